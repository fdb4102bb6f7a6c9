// Which uses of a component show a part of it: `Card(task)` that leaves `onToggle` nil never shows what stands in
// `if let onToggle { … }`, so what that use puts around the card says nothing of the part.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Asks what the arguments of a use decide. Belongs to one thread.
public struct ShownByUse {
  /// More uses than this are not asked one by one what they show.
  public static let usesAsked = 64

  public let engine: NameEngine
  private let reader: TranscriptReader

  public init(engine: NameEngine) {
    self.engine = engine
    reader = TranscriptReader(engine: engine)
  }

  /// Whether a use of a component, by what it hands in or leaves out, never shows one of the views of the component's type.
  public func rulesOut(_ views: [ViewReference], _ use: ViewReference) -> Bool {
    var frame: Frame?
    for view in views {
      var node = view.node
      while node.parent >= 0, !node.slot.isPresentation {
        let branch = Int(node.branch)
        let parent = node.parent
        node = view.file.views[Int(parent)]
        guard node.kind == .choice else { continue }
        if frame == nil { frame = self.frame(of: use) }
        guard let frame else { return false }
        let choice = ViewReference(file: view.file, index: parent, frame: frame)
        let verdicts = reader.verdicts(of: choice, upTo: branch)
        guard branch >= 0, branch < verdicts.count else { continue }
        if verdicts[branch] == false || verdicts[..<branch].contains(true) { return true }
      }
    }
    return false
  }

  /// Whether what a component or style was made with, by the frame of a choice, leaves a branch of it out.
  func rulesOut(branch: Int16, of choice: ViewReference) -> Bool {
    let verdicts = reader.verdicts(of: choice, upTo: Int(branch))
    guard branch >= 0, Int(branch) < verdicts.count else { return false }
    return verdicts[Int(branch)] == false || verdicts[..<Int(branch)].contains(true)
  }

  /// What a use hands in; nil when it may be told more by a method of the component: `Card(task).onToggle { … }`.
  private func frame(of use: ViewReference) -> Frame? {
    guard use.node.kind == .use,
      let type = engine.project.type(named: use.node.name, from: use.file, below: use.node.qualifier)
    else {
      return nil
    }
    let name = engine.project.type(type).name
    let home = engine.project.files[Int(type.file)]
    let isToldMore = use.node.modifiers.contains { index in
      let modifier = use.file.modifiers[Int(index)]
      return modifier.known == .other
        && !engine.project.members(named: modifier.name, ofType: name, from: home).isEmpty
    }
    guard !isToldMore else { return nil }
    return engine.frame(forType: type, call: use.node.expression, scope: use.scope, callSite: use.index)
  }
}

extension Element {
  /// Whether each use of the property or component that the view stands in names it: by an accessibility label, or inside
  /// a `LabeledContent`. To be asked last: it looks at each use.
  public var isNamedByEachUse: Bool {
    let engine = model.engine
    return model.isEveryUse(showing: reference) { use in
      use.node.kind == .use && engine.known(use.node, in: use.file) == .LabeledContent
        || engine.explicitLabel(of: use) != nil
    }
  }

  /// Whether the component that the view stands in is part of something, by one of the flags, wherever a use shows the
  /// view, while other uses never do. To be asked last: it looks at each use.
  public func isPartWhereShown(_ flags: ElementFlags) -> Bool {
    let body = body
    guard body.owner >= 0, body.kind != .body || hasAncestor(where: { $0.node.kind == .choice }),
      let shown = model.flags(whereShown: reference)
    else { return false }
    return !shown.isDisjoint(with: flags)
  }
}

extension FileModel {
  /// Whether each use of the component that a view stands in rules the view out by what it passes or leaves out:
  /// `if let title { … }` where no use passes a title. Only for components that nobody but the uses can make. To be asked
  /// last: it looks at each use.
  public func isRuledOutByEachUse(_ view: Int32) -> Bool {
    guard file.isChosen(view) else { return false }
    let body = file.bodies[Int(file.views[Int(view)].body)]
    let owner = body.owner
    // What a function shows is decided by its calls.
    guard owner >= 0, body.kind == .body || body.kind == .property, case let type = file.types[Int(owner)],
      type.kind == .structDecl, type.conforms(to: .View), !type.isExported
    else { return false }
    let all = uses(ofType: owner)
    guard !all.isEmpty, all.count <= ShownByUse.usesAsked else { return false }
    let isRuledOut = zip(all, rulesOut(view, all)).allSatisfy { use, isRuledOut in
      isRuledOut || use.node.surroundings.isOutOfScope
    }
    guard isRuledOut else { return false }
    let uses = all.filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty && !isNamedBeside(uses, owner)
  }

  /// Whether a type is named anywhere but at its uses and where it is declared or extended: a name for it, its type as a
  /// value, `.init`. Whoever does that may make one of it.
  private func isNamedBeside(_ uses: [ViewReference], _ owner: Int32) -> Bool {
    if let known = namedBeside[owner] { return known }
    let type = file.types[Int(owner)]
    let text = file.tree.tokens.text(type.nameToken, in: file.tree.source)
    guard let number = NameClasses.number(of: text) else { return false }
    var classes = NameClasses()
    classes.insert(number)
    let isNamed = project.files.contains { home in
      home.names.mayHold(number)
        && Self.mentions(of: type.name, classes, in: home) > uses.count { $0.file === home }
    }
    namedBeside[owner] = isNamed
    return isNamed
  }

  /// How often a name stands in a file, apart from declarations, previews and tests. A view that nothing shows yet may
  /// be shown soon, and what it passes then is.
  private static func mentions(of name: Name, _ classes: NameClasses, in home: FileViews) -> Int {
    let tree = home.tree
    func isApart(_ token: TokenID) -> Bool {
      home.types.contains { type in
        type.nameToken == token || type.surroundings.isOutOfScope && tree[type.node].tokens.contains(token)
      } || home.bodies.contains { $0.kind == .preview && tree[$0.block].tokens.contains(token) }
    }
    var count = 0
    tree.tokens.forEachName(in: classes) { token in
      if tree.tokens.isName(token), tree.name(of: token) == name, !isApart(token) { count += 1 }
    }
    return count
  }
}
