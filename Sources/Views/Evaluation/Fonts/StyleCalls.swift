// Calls that hand a style to a function of the project, which gives a text the font of it: who is meant, and which font.

import CurbcutSymbols
import CurbcutSyntax

/// A call that sets fonts which are part of what it hands on.
public struct StyleCall {
  /// The argument that holds the fonts.
  public var style: NodeID
  public var call: NodeID
  /// The member around the call.
  public var member: Int32
  /// The fonts where the function sets them, with what the call hands it.
  public var fonts: [(node: NodeID, scope: Scope)]
}

extension Evaluator {
  /// What is known of the classes of objects.
  public struct Classes {
    /// The class of an expression and those that it inherits from; nil where that is not known.
    var receiver: (NodeID, Scope) -> [(name: Name, file: FileViews)]?
    var lineage: (Name, FileViews) -> [(name: Name, file: FileViews)]
    /// Whether a font is set on an object that shows text.
    var showsText: (UIKitUse, FileViews) -> Bool

    public init(
      receiver: @escaping (NodeID, Scope) -> [(name: Name, file: FileViews)]?,
      lineage: @escaping (Name, FileViews) -> [(name: Name, file: FileViews)],
      showsText: @escaping (UIKitUse, FileViews) -> Bool
    ) {
      (self.receiver, self.lineage, self.showsText) = (receiver, lineage, showsText)
    }
  }

  private static let handingDepth = 4

  /// The functions of the project that set fonts; asked once, and kept with what else is known of it.
  private func fontSetters(_ classes: Classes) -> FontSetters {
    if let known = facts.fontSetters { return known }
    let found = FontSetters(project, showsText: classes.showsText)
    facts.fontSetters = found
    return found
  }

  /// The calls of a file that hand on a style with fonts in it.
  public func styleCalls(in file: FileViews, _ classes: Classes, memberAround: (NodeID) -> Int32?) -> [StyleCall] {
    let setters = fontSetters(classes)
    guard !setters.setters.isEmpty else { return [] }
    let tree = file.tree
    var result: [StyleCall] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      guard setters.mayMean(call, tree), let member = memberAround(call) else { continue }
      let scope = Scope(file: file, type: file.members[Int(member)].owner, member: member)
      guard let found = fonts(setBy: call, in: scope, setters, classes, depth: 0), let style = found.style,
        // What the function around is handed itself is of its own calls.
        !isParameter(style, of: file.members[Int(member)], tree)
      else { continue }
      result.append(StyleCall(style: style, call: call, member: member, fonts: found.fonts))
    }
    return result
  }

  private func isParameter(_ style: NodeID, of member: Member, _ tree: Tree) -> Bool {
    var node = tree.bare(style)
    while node.exists, tree.kind(node) == .memberExpr { node = tree.bare(tree.firstChild(node)) }
    guard node.exists, tree.kind(node) == .identifierExpr else { return false }
    return member.parameters.contains { $0.name == tree.name(node) }
  }

  /// The fonts that a call sets, and the argument that holds them; nil where that is not known of each function that may be
  /// meant.
  private func fonts(
    setBy call: NodeID, in scope: Scope, _ setters: FontSetters, _ classes: Classes, depth: Int
  ) -> (fonts: [(node: NodeID, scope: Scope)], style: NodeID?)? {
    guard depth < Self.handingDepth else { return nil }
    let meant = functions(meantBy: call, in: scope, setters, classes)
    guard !meant.isEmpty else { return nil }
    var fonts: [(node: NodeID, scope: Scope)] = []
    var style: NodeID?
    for function in meant {
      guard let known = setters.setters[function], let frame = frame(for: function, call: call, scope: scope) else {
        return nil
      }
      let home = project.file(function)
      let inner = Scope(file: home, type: project.member(function).owner, member: function.index, frame: frame)
      let count = fonts.count
      for setter in known {
        guard let argument = frame.arguments[setter.parameter] else { continue }
        switch setter.step {
        case .font(let value): fonts.append((value, inner))
        case .call(let next):
          guard let found = self.fonts(setBy: next, in: inner, setters, classes, depth: depth + 1) else { continue }
          fonts += found.fonts
        }
        style = style ?? argument
      }
      guard fonts.count > count else { return nil }
    }
    return (fonts, style)
  }

  // MARK: Who is meant

  /// The functions that a call may mean: those of the class that it is called on, where that is known, else all of the
  /// project that take what the call hands them.
  private func functions(meantBy call: NodeID, in scope: Scope, _ setters: FontSetters, _ classes: Classes)
    -> [MemberReference]
  {
    let (there, tree) = (scope.file, scope.file.tree)
    let callee = tree.firstChild(call)
    let name = tree.name(callee)
    let own = scope.type >= 0 ? there.types[Int(scope.type)].name : .none
    var found: [MemberReference] = []
    func functions(of lineage: [(name: Name, file: FileViews)]) -> [MemberReference] {
      for ancestor in lineage {
        let found = project.members(named: name, ofType: ancestor.name, from: ancestor.file)
          .filter { project.member($0).kind == .function && project.member($0).block.exists }
        if !found.isEmpty { return found }
      }
      return []
    }
    switch tree.kind(callee) {
    case .identifierExpr:
      if tree.startsUppercase(callee) {
        found = initializers(of: name, from: there)
      } else if own.exists {
        found = functions(of: classes.lineage(own, there))
      }
    case .memberExpr:
      let base = tree.bare(tree.firstChild(callee))
      guard base.exists else { return [] }
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") || tree.mainIs(base, "Self") {
        guard own.exists else { return [] }
        found =
          tree.mainIs(callee, "init")
          ? initializers(of: own, from: there) : functions(of: classes.lineage(own, there))
      } else if tree.mainIs(callee, "init") {
        found = initializers(of: tree.name(base), from: there)
      } else if let lineage = classes.receiver(base, scope) {
        found = functions(of: lineage)
      } else {
        found = (setters.functions[name] ?? []).filter { !project.member($0).isStatic }
      }
    default: return []
    }
    let fitting = Binder(project: project).fitting(found, call: call, in: there)
    let taking = fitting.map { (function: $0, fit: fit(of: $0, call, in: scope)) }
    let certain = taking.filter { $0.fit == .certain }
    return (certain.isEmpty ? taking.filter { $0.fit == .possible } : certain).map(\.function)
  }

  private func initializers(of type: Name, from there: FileViews) -> [MemberReference] {
    project.members(named: FontSetters.initializer, ofType: type, from: there)
  }

  /// How what a call hands on fits a function.
  private enum Fit { case none, possible, certain }

  /// Whether a function can take what a call hands it: a style has a member of the written name, or is of the type that the
  /// call makes.
  private func fit(of function: MemberReference, _ call: NodeID, in scope: Scope) -> Fit {
    guard let frame = frame(for: function, call: call, scope: scope) else { return .none }
    let home = project.file(function)
    let member = project.member(function)
    let place = Scope(file: home, type: member.owner, member: function.index)
    var result = Fit.possible
    for parameter in member.parameters {
      guard let argument = frame.arguments[parameter.name] else {
        if parameter.defaultValue.exists || !parameter.type.exists { continue }
        return .none
      }
      guard let type = project.declaredType(parameter.type, in: place, askedFrom: scope.file) else { continue }
      switch fit(of: argument, to: type, in: scope) {
      case .none: return .none
      case .possible: break
      case .certain: result = .certain
      }
    }
    return result
  }

  private func fit(of argument: NodeID, to type: Name, in scope: Scope) -> Fit {
    let (file, tree) = (scope.file, scope.file.tree)
    let node = tree.bare(argument)
    guard node.exists else { return .possible }
    switch tree.kind(node) {
    case .implicitMemberExpr:
      guard project.type(named: type, from: file) != nil else { return .possible }
      return project.members(named: tree.name(node), ofType: type, from: file).isEmpty ? .none : .certain
    case .callExpr:
      var callee = tree.firstChild(node)
      if tree.kind(callee) == .implicitMemberExpr {
        return tree.mainIs(callee, "init") ? .possible : fit(of: callee, to: type, in: scope)
      }
      if tree.kind(callee) == .memberExpr, tree.mainIs(callee, "init") { callee = tree.firstChild(callee) }
      guard callee.exists, tree.startsUppercase(callee), let made = made(by: callee, file) else { return .possible }
      guard let known = project.type(named: type, from: file) else {
        return project.type(made).name == type ? .possible : .none
      }
      return made == known ? .certain : .none
    case .memberExpr:
      // `UILabel.Style.title`
      let base = tree.firstChild(node)
      guard base.exists, tree.startsUppercase(base), let owner = made(by: base, file),
        let known = project.type(named: type, from: file)
      else { return .possible }
      return owner == known ? .certain : .possible
    default: return .possible
    }
  }

  /// The type of the project that an expression names.
  private func made(by node: NodeID, _ file: FileViews) -> TypeReference? {
    let tree = file.tree
    let outer = tree.kind(node) == .memberExpr ? tree.firstChild(node) : .none
    return project.type(named: tree.name(node), from: file, below: outer.exists ? tree.name(outer) : .none)
  }
}
