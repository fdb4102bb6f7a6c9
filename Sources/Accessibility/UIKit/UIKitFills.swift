// What the views that UIKit code puts into each other are filled with.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The colour behind an expression in one of the files that say what a class paints.
  private func colour(of node: NodeID, member: Int32, in there: FileViews, _ frame: Frame? = nil) -> ColourValue {
    resolver.value(
      of: node, in: Scope(file: there, type: there.members[Int(member)].owner, member: member, frame: frame),
      realm: .uiKit)
  }

  enum Fill {
    case none, unknown
    /// Colors that may let what lies below be seen; `.none` where the file does not say them.
    case colour(ColourValue, NodeID)
    /// What the system draws.
    case systems(ResolvedColour)
  }

  /// What an object is filled with.
  func fill(in facts: UIKitFacts) -> Fill {
    guard facts.says(.backgroundColor) else { return facts.isOpen ? .unknown : .none }
    // How it looks while it is pressed, chosen or off is another matter.
    let uses = facts.uses.filter { $0.word == .backgroundColor && !isOfStates($0.member) }
    let made = facts.made.filter {
      $0.use.word == .backgroundColor && !Self.isOfStates($0.use.member, in: $0.file)
    }
    if uses.isEmpty, made.count == 1, !facts.saysForeign(.backgroundColor) {
      return fill([made[0].use], isElsewhere: false, in: made[0].file, made[0].frame)
    }
    // What is said where the object is kept comes after what its class says.
    return fill(uses, isElsewhere: facts.saysForeign(.backgroundColor), in: file)
  }

  private func fill(_ uses: [UIKitUse], isElsewhere: Bool, in there: FileViews, _ frame: Frame? = nil) -> Fill {
    guard uses.count == 1, let use = uses.first, !isElsewhere, !Self.isConditional(use, in: there),
      use.value.exists
    else { return .unknown }
    let value = colour(of: use.value, member: use.member, in: there, frame)
    if let single = value.single, Appearance.allCases.allSatisfy({ single[$0].alpha == 0 }) { return .none }
    return value.isKnown ? .colour(value, there === file ? use.value : .none) : .unknown
  }

  /// What code fills a view with in one case and another: each of them is seen.
  private func fill(oneOf uses: [UIKitUse], in there: FileViews) -> Fill {
    var result: ColourValue?
    for (index, use) in uses.enumerated() {
      guard use.value.exists, case let value = colour(of: use.value, member: use.member, in: there),
        let single = value.single,
        single.isOpaque
      else { return .unknown }
      result = result.map { .choice(condition: "background \(index)", then: value, otherwise: $0) } ?? value
    }
    return result.map { .colour($0, there === file ? uses[0].value : .none) } ?? .unknown
  }

  func fill(of holder: UIKitHandle) -> Fill {
    if holder.isOwn { return fillOfOwnView(holder.type) }
    guard let object = (objects + givenObjects).first(where: { handle(of: $0) == holder }) else { return .unknown }
    switch object.type.kind {
    case .view, .stackView, .scrollView: break
    default: return .unknown
    }
    if isEffect(object.type) { return .unknown }
    return object.type.isOwn && draws(object.type.name) ? .unknown : fill(in: facts(of: object))
  }

  /// What the project declares of a class and of those it inherits from, extensions included.
  private func ownDeclarations(of type: Name) -> [(file: FileViews, index: Int32)] {
    types.lineage(of: type, from: file).flatMap { ancestor, from -> [(file: FileViews, index: Int32)] in
      guard UIKitClass(system: ancestor) == nil else { return [] }
      return project.declarations(ofType: ancestor, from: from).map { (project.files[Int($0.file)], $0.index) }
    }
  }

  /// Whether a class of the project draws, has layers, or puts views into itself that may lie behind others.
  /// What one class puts into itself is left out where that is looked at for itself.
  func draws(_ type: Name, besides known: Name = .none) -> Bool {
    ownDeclarations(of: type).contains { there, index in
      guard let code = there.uikit else { return true }
      func isOwn(_ member: Int32) -> Bool { there.members[Int(member)].owner == index }
      let isKnown = there === file && there.types[Int(index)].name == known
      return there.types[Int(index)].members.contains { Self.drawing.contains(there.members[Int($0)].name) }
        || !isKnown && code.placements.contains { isOwn($0.member) && !$0.isArranged && $0.holder?.root == .own }
        || code.uses.contains { isOwn($0.member) && $0.path.name == Name("layer") && $0.word == .called }
    }
  }

  /// Whether the system draws and measures the objects of a class: one of its own, or one that only says something to itself
  /// when it is made.
  public func isDrawnBySystem(_ type: UIKitType) -> Bool {
    guard type.isOwn else { return true }
    return ownDeclarations(of: type.name).allSatisfy { there, index in
      there.types[Int(index)].members.allSatisfy { number in
        let member = there.members[Int(number)]
        guard member.kind != .initializer else { return true }
        let declaration = member.kind == .property ? there.tree.parent(of: member.node) : member.node
        return declaration.map { node in
          !there.tree.children(node).contains { there.tree.kind($0) == .modifier && there.tree.mainIs($0, "override") }
        } ?? false
      }
    }
  }

  private static let drawing: Set<Name> = Set(["draw", "layerClass", "drawHierarchy"].map { Name($0) })

  /// `view.backgroundColor` of a controller, `backgroundColor` of a view, said anywhere in its class or its bases.
  private func fillOfOwnView(_ type: Name) -> Fill {
    guard let kind = types.type(named: type, from: file)?.kind,
      kind.isController || kind == .tableCell || kind == .collectionCell || Self.plain.contains(kind)
    else {
      return .unknown
    }
    var found: [(file: FileViews, use: UIKitUse)] = []
    for (there, index) in ownDeclarations(of: type) {
      guard let code = there.uikit else { return .unknown }
      for use in code.uses
      where use.word == .backgroundColor && use.local < 0 && there.members[Int(use.member)].owner == index
        && isGround(use, ofOwn: kind) && !Self.isOfStates(use.member, in: there)
      {
        found.append((there, use))
      }
    }
    if found.isEmpty, kind == .tableCell, types.isUnpaintedCell(type, from: file),
      let ground = SystemColours.semantic("systemBackground")
    {
      return .systems(ground)
    }
    guard let first = found.first, !Self.plain.contains(kind) || !isPaintedWhereMade(type) else {
      return Self.plain.contains(kind) ? fillWhereShown(type) : .unknown
    }
    // Whether a class or the one it inherits from paints last is not known.
    guard found.allSatisfy({ $0.file === first.file }) else { return .unknown }
    guard found.count > 1 else { return fill(found.map(\.use), isElsewhere: false, in: first.file) }
    let owners = Set(found.map { $0.file.types[Int($0.file.members[Int($0.use.member)].owner)].name })
    guard owners.count == 1 else { return .unknown }
    return fill(oneOf: found.map(\.use), in: first.file)
  }

  /// Views that have no ground of their own.
  private static let plain: Set<UIKitClass> = [.view, .control, .stackView]

  /// Whether what a class says paints its own view: a cell's is mostly its content view.
  private func isGround(_ use: UIKitUse, ofOwn kind: UIKitClass) -> Bool {
    if kind.isController { return use.path.name == Name("view") && use.path.root != .foreign }
    if use.path.root == .own { return true }
    return (kind == .tableCell || kind == .collectionCell) && use.path.name == Name("contentView")
      && use.path.root != .foreign
  }
}
