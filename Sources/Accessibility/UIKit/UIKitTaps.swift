// What a tap recogniser that code gives to a view runs.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitCode {
  /// The function that a single tap on the object of `addGestureRecognizer` calls on `self`, where the code says so.
  func tapFunction(of use: UIKitUse, in file: FileViews, countingTaps: Bool = true) -> Name? {
    let tree = file.tree
    guard use.word == .addGestureRecognizer, var made = tree.argument(of: use.node, label: nil) else { return nil }
    if let path = Self.path(made, tree), !path.part.exists {
      if path.root == .bare, let local = local(named: path.name, at: tree.range(made).start) {
        made = givenLast(to: local, before: use.node, tree) ?? locals[Int(local)].value
      } else {
        let owner = file.members[Int(use.member)].owner
        let kept = (file.memberIndex[path.name] ?? []).first { file.members[Int($0)].owner == owner }
        made = kept.map { file.members[Int($0)].value } ?? .none
        if !made.exists { made = madeOnce(path.name, by: owner, in: file) ?? .none }
      }
    }
    guard made.exists, tree.kind(made) == .callExpr, tree.text(tree.firstChild(made)) == "UITapGestureRecognizer",
      let target = tree.argument(of: made, label: "target"), tree.text(target) == "self",
      let action = tree.argument(of: made, label: "action")
    else { return nil }
    // Two or three taps are something else.
    if countingTaps {
      let code = tree.tokens
      for token in tree[file.members[Int(use.member)].node].tokens
      where code.isSpelt(token, "numberOfTapsRequired", in: tree.source)
        || code.isSpelt(token, "numberOfTouchesRequired", in: tree.source)
      {
        return nil
      }
    }
    return Self.function(ofSelector: action, tree)
  }

  /// The call that a local was given last before a place in its function: `tap = UITapGestureRecognizer(…)`.
  func givenLast(to local: Int32, before node: NodeID, _ tree: Tree) -> NodeID? {
    let bound = locals[Int(local)]
    guard bound.node < node else { return nil }
    var index = node.index
    while index > bound.node.index {
      index -= 1
      guard tree.nodes[Int(index)].kind == .assignExpr, case let target = tree.firstChild(NodeID(index)),
        target.exists, tree.kind(target) == .identifierExpr, tree.name(target) == bound.name,
        binding(of: target, tree)?.node == bound.node,
        case let value = tree.lastChild(NodeID(index)), tree.kind(value) == .callExpr
      else { continue }
      return value
    }
    return nil
  }

  /// The call whose object a property is given, where the code of its type gives it one once: `tap = UITapGestureRecognizer(…)`.
  func madeOnce(_ property: Name, by owner: Int32, in file: FileViews) -> NodeID? {
    guard owner >= 0 else { return nil }
    let type = file.types[Int(owner)].name
    let made = (makingsByName[property] ?? []).filter { place in
      let owner = file.members[Int(makings[Int(place)].member)].owner
      return owner >= 0 && file.types[Int(owner)].name == type
    }
    guard made.count == 1, let only = made.first else { return nil }
    return makings[Int(only)].value
  }

  /// `open` of `#selector(open)`, `#selector(Card.open(_:))` and `#selector(self.open)`.
  public static func function(ofSelector action: NodeID, _ tree: Tree) -> Name? {
    guard tree.kind(action) == .macroExpr, tree.text(action) == "selector",
      var named = tree.children(action).first(where: { tree.kind($0) == .argument }).map({ tree.lastChild($0) })
    else { return nil }
    if tree.kind(named) == .callExpr { named = tree.firstChild(named) }
    return tree.name(named)
  }
}

extension UIKitModel {
  /// The call that makes the recognizer of `addGestureRecognizer`, where the code says so.
  public func madeRecognizer(of use: UIKitUse) -> NodeID? {
    guard use.word == .addGestureRecognizer, var made = tree.argument(of: use.node, label: nil) else { return nil }
    if let (path, local) = code.object(named: made, tree), !path.part.exists {
      if local >= 0 {
        made = code.givenLast(to: local, before: use.node, tree) ?? code.locals[Int(local)].value
      } else if path.root == .bare || path.root == .member {
        let owner = file.members[Int(use.member)].owner
        if let kept = keptRecognizer(named: path.name, of: use) {
          made = file.members[Int(kept)].value
        } else {
          made = code.madeOnce(path.name, by: owner, in: file) ?? .none
        }
      }
    }
    guard made.exists, tree.kind(made) == .callExpr else { return nil }
    // `lazy var tap = { let tap = UITapGestureRecognizer(…); return tap }()`
    guard tree.kind(tree.firstChild(made)) == .closureExpr else { return made }
    guard let given = types.returned(by: tree.firstChild(made), in: file) else { return nil }
    if tree.kind(given) == .callExpr { return given }
    let value = code.binding(of: given, tree)?.value ?? .none
    return value.exists && tree.kind(value) == .callExpr ? value : nil
  }

  /// The property of the file that keeps a recognizer.
  private func keptRecognizer(named name: Name, of use: UIKitUse) -> Int32? {
    let owner = file.members[Int(use.member)].owner
    guard owner >= 0, let found = types.member(name, ofType: owner, in: file), project.file(found) === file,
      project.member(found).kind == .property, project.member(found).value.exists
    else { return nil }
    return found.index
  }

  /// The class of the recognizer that an object is given.
  public func recognizer(of use: UIKitUse) -> Name? {
    if let made = madeRecognizer(of: use) { return tree.name(tree.firstChild(made)) }
    return givenRecognizer(of: use).map { project.file($0).tree.name(project.member($0).type) }
  }

  /// The member that the project adds to the recognizer's class and that makes it: `UITapGestureRecognizer.single`.
  private func givenRecognizer(of use: UIKitUse) -> MemberReference? {
    guard use.word == .addGestureRecognizer, var made = tree.argument(of: use.node, label: nil) else { return nil }
    if let local = code.binding(of: made, tree) { made = local.value }
    guard made.exists, tree.kind(made) == .memberExpr, case let base = tree.firstChild(made),
      tree.kind(base) == .identifierExpr, Self.recognizers.contains(tree.name(base))
    else { return nil }
    guard let only = types.member(tree.name(made), ofTypeNamed: tree.name(base), from: file),
      case let member = project.member(only),
      member.isStatic, member.kind == .property, member.type.exists,
      project.file(only).tree.name(member.type) == tree.name(base)
    else { return nil }
    return only
  }

  private static let recognizers: Set<Name> = Set(
    ["UITapGestureRecognizer", "UILongPressGestureRecognizer"].map { Name($0) })

  /// Whom a recognizer calls, and what: as it is made, or by the one `addTarget` on the local that keeps it.
  private func target(of use: UIKitUse) -> (target: NodeID, action: NodeID)? {
    if let made = madeRecognizer(of: use), let target = tree.argument(of: made, label: "target"),
      let action = tree.argument(of: made, label: "action"), tree.kind(action) != .nilLiteral
    {
      return (target, action)
    }
    guard let named = tree.argument(of: use.node, label: nil), tree.kind(named) == .identifierExpr,
      let local = code.object(named: named, tree)?.local, local >= 0
    else { return nil }
    let added = (code.usesByName[tree.name(named)] ?? []).map { code.uses[Int($0)] }
      .filter { $0.word == .addTarget && $0.local == local }
    guard added.count == 1, let target = tree.argument(of: added[0].node, label: nil),
      let action = tree.argument(of: added[0].node, label: "action")
    else { return nil }
    return (target, action)
  }

  /// What the recognizer that an object is given calls; nil where the code does not say it.
  public func recognizerAction(of use: UIKitUse) -> NodeID? { target(of: use)?.action }

  /// The function that a tap on an object calls on `self`, however many taps it takes.
  public func tapFunction(of use: UIKitUse) -> Name? {
    guard recognizer(of: use) == Self.tapRecognizer, let (target, action) = target(of: use),
      tree.text(target) == "self"
    else { return nil }
    return UIKitCode.function(ofSelector: action, tree)
  }

  private static let tapRecognizer = Name("UITapGestureRecognizer")

  /// Whether the recognizer that an object is given asks for one tap with one finger.
  public func isSingleTap(_ use: UIKitUse) -> Bool {
    let name = tree.argument(of: use.node, label: nil).map { tree.name($0) }
    guard isSingleTap(named: name, in: scope(of: use.member)) else { return false }
    if let given = givenRecognizer(of: use) {
      let owner = project.member(given).owner
      return isSingleTap(named: nil, in: Scope(file: project.file(given), type: owner, member: given.index))
    }
    guard let name, let made = tree.argument(of: use.node, label: nil), code.binding(of: made, tree) == nil,
      let kept = keptRecognizer(named: name, of: use)
    else { return true }
    return isSingleTap(named: nil, in: scope(of: kept))
  }

  /// Whether the code of a member asks for no other number of taps, of a recognizer of a name or of any.
  private func isSingleTap(named name: Name?, in scope: Scope) -> Bool {
    let (tree, member) = (scope.file.tree, scope.file.members[Int(scope.member)].node)
    guard tree[member].firstDescendant < member.index else { return true }
    for index in tree[member].firstDescendant..<member.index where tree.nodes[Int(index)].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, Self.numbersOfTaps.contains(tree.name(target)) else { continue }
      let base = tree.firstChild(target)
      if tree.kind(base) == .identifierExpr, let name, tree.name(base) != name { continue }
      guard model.evaluator.value(of: tree.lastChild(NodeID(index)), in: scope).number == 1 else { return false }
    }
    return true
  }

  /// Whether a call on an object is a function that the project adds to all views, which gives its view a recognizer for
  /// one tap.
  public func addsTap(_ use: UIKitUse) -> Bool {
    guard use.word == .called, model.evaluator.givesRecognizers(use.name) else { return false }
    let found = project.functions(named: use.name, addedTo: UIKitPlaces.bases(from: file))
    guard !found.isEmpty else { return false }
    let fitting = Binder(project: project).fitting(found, call: use.node, in: file)
    return !fitting.isEmpty
      && fitting.allSatisfy { function in
        let home = project.file(function)
        return home.uikit?.uses.contains {
          $0.member == function.index && $0.path.root == .own
            && home.uikit?.tapFunction(of: $0, in: home) != nil
        } == true
      }
  }

  private static let numbersOfTaps: Set<Name> = [Name("numberOfTapsRequired"), Name("numberOfTouchesRequired")]
}

extension UIKitModel {
  /// Whether code of the file gives a view a recognizer, by itself or by a function of the project.
  public var givesRecognizers: Bool {
    code.uses.contains { $0.word == .addGestureRecognizer || model.evaluator.givesRecognizers($0.name) }
  }
}
