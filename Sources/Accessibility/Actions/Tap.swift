// A single tap on a view: what runs, and whether anything comes of it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A modifier that makes a view react to one tap.
public struct Tap {
  /// The closures and functions that run.
  public let actions: [NodeID]
  private let element: Element

  /// The modifiers that may be one.
  public static let modifiers: Set<Known> = [.onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture]

  /// nil when the modifier is another gesture.
  public init?(_ use: ViewModifierUse, of element: Element) {
    guard Self.modifiers.contains(use.known), Self.isSingle(use, element) else { return nil }
    actions = Self.actions(use, element)
    guard !actions.isEmpty else { return nil }
    self.element = element
  }

  /// Whether nothing happens that a person wants, or only the keyboard or something shown on top goes away. Reads the actions, so cheaper
  /// questions come first.
  public var isHarmless: Bool { actions.allSatisfy { Self.isHarmless($0, element) } }

  /// What the gesture's own code does. A call with a constant says which of several things: `press(false)` is not what
  /// `press(true)` is.
  var effect: ActionEffect {
    let tree = element.tree
    var result = ActionEffect()
    for action in actions {
      result.formUnion(ActionEffect(of: action, in: element.file))
      for call in tree.calls(below: action) {
        let arguments = tree.children(call.call).dropFirst().map { tree.lastChild($0) }
        if call.name == "onEnded", let handler = arguments.first, tree.kind(handler) != .closureExpr {
          result.formUnion(ActionEffect(of: handler, in: element.file))
        }
        let evaluator = element.model.evaluator
        if arguments.contains(where: { evaluator.isConstant($0, in: element.scope) }) {
          result.calls.remove(Name(call.name))
        }
      }
    }
    return result
  }

  private static func isSingle(_ use: ViewModifierUse, _ element: Element) -> Bool {
    if use.isConditional { return false }
    let tree = element.tree
    if use.known == .onTapGesture {
      if let count = tree.argument(of: use.call, label: "count") {
        return element.model.evaluator.value(of: count, in: element.scope).number == 1
      }
      // A closure with a location is about where, not about pressing.
      if let closure = actions(use, element).first, tree.kind(closure) == .closureExpr {
        let first = tree.firstChild(closure)
        if first.exists, tree.kind(first) == .closureSignature { return false }
      }
      return true
    }
    guard let gesture = tree.argument(of: use.call, label: nil) else { return false }
    let first = tree.tokens.text(tree[gesture].firstToken, in: tree.source)
    guard first.elementsEqual("TapGesture".utf8) else { return false }
    let names = element.names(in: gesture)
    return !names.contains(Name("count")) && !names.contains(Name("simultaneously"))
      && !names.contains(Name("exclusively"))
  }

  /// The closures and functions that run on a tap.
  private static func actions(_ use: ViewModifierUse, _ element: Element) -> [NodeID] {
    [element.tree.action(ofGesture: use.call)].compactMap(\.self)
  }

  /// Nothing happens that a person wants, or only the keyboard or something shown on top goes away.
  private static func isHarmless(_ action: NodeID, _ element: Element) -> Bool {
    let tree = element.tree
    if tree.kind(action) == .closureExpr, tree.isEmptyClosure(action) { return true }
    if element.model.isIncidental(action, in: element.scope) { return true }
    if countsTaps(action, tree) || isCountedElsewhere(action, element) { return true }
    if movesFocus(action, tree, element.scope, element) || callsHarmless(action, element) { return true }
    return speaksOfHarmless(action, tree)
  }

  /// Whether a name in code tells of the keyboard, the focus or something on top.
  private static func speaksOfHarmless(_ action: NodeID, _ tree: Tree) -> Bool {
    let range = tree[action]
    for token in range.tokens where tree.tokens.isName(token) {
      let bytes = tree.tokens.text(token, in: tree.source)
      guard bytes.count >= 5 else { continue }
      let name = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      if Self.harmlessWords.contains(where: { word in
        name.count >= word.count
          && (0...(name.count - word.count)).contains { name[$0] == word[0] && name[$0...].starts(with: word) }
      }) {
        return true
      }
    }
    return false
  }

  /// Whether all that code does is to set where the focus is, whatever that is called: `isTyping = true`.
  private static func movesFocus(_ code: NodeID, _ tree: Tree, _ scope: Scope, _ element: Element) -> Bool {
    let set = tree.assignments(below: code)
    guard !set.isEmpty, tree.calls(below: code).isEmpty else { return false }
    return set.allSatisfy { element.model.evaluator.isFocus(tree.name($0.target), in: scope) }
  }

  /// The member of the type that an action is, or calls and does nothing else: `perform: hide` and `{ hide() }`.
  private static func calledMember(_ action: NodeID, _ element: Element) -> MemberReference? {
    let tree = element.tree
    let evaluator = element.model.evaluator
    var callee = tree.kind(action) == .closureExpr ? evaluator.singleExpression(action, in: tree) ?? .none : action
    if callee.exists, tree.kind(callee) == .callExpr { callee = tree.firstChild(callee) }
    guard callee.exists, [.identifierExpr, .memberExpr].contains(tree.kind(callee)) else { return nil }
    return evaluator.ownMember(tree.name(callee), in: element.scope)
  }

  /// `{ hide() }` and `perform: hide`, a function of the type that puts the keyboard away or moves the focus and does
  /// nothing else.
  private static func callsHarmless(_ action: NodeID, _ element: Element) -> Bool {
    guard let reference = calledMember(action, element) else { return false }
    let member = element.model.project.member(reference)
    let home = element.model.project.file(reference)
    guard member.kind == .function, member.block.exists,
      element.model.evaluator.singleExpression(member.block, in: home.tree) != nil
    else { return false }
    let inner = Scope(file: home, type: member.owner, member: reference.index)
    return movesFocus(member.block, home.tree, inner, element) || speaksOfHarmless(member.block, home.tree)
  }

  /// `taps += 1; if taps >= 7 { … }`: something hidden on purpose, and no button.
  private static func countsTaps(_ action: NodeID, _ tree: Tree) -> Bool {
    let counted = Set(
      tree.assignments(below: action).filter { tree.text($0.node) == "+=" && tree.text($0.value) == "1" }
        .map { tree.name($0.target) })
    guard !counted.isEmpty else { return false }
    return tree.nodes(below: action).contains { index in
      let node = NodeID(index)
      guard tree.kind(node) == .binaryExpr, [">=", "==", ">"].contains(tree.text(node)),
        counted.contains(tree.name(tree.firstChild(node))), let limit = Int(tree.text(tree.lastChild(node)))
      else { return false }
      return limit >= 3
    }
  }

  /// `{ countTap() }` and `perform: countTap`, a function of the type that counts.
  private static func isCountedElsewhere(_ action: NodeID, _ element: Element) -> Bool {
    guard let reference = calledMember(action, element) else { return false }
    let member = element.model.project.member(reference)
    return member.block.exists && countsTaps(member.block, element.model.project.file(reference).tree)
  }

  /// Parts of names that tell of the keyboard, the focus or something on top, as bytes in lower case.
  private static let harmlessWords: [[UInt8]] = [
    "keyboard", "endediting", "focus", "responder", "showcontrols", "controlsvisible", "showui", "overlayvisible",
    "isediting", "showtoolbar", "autohide", "backgroundtap", "tappedbackground", "tapbackground", "outsidetap",
    "tappedoutside", "tapoutside",
  ].map { Array($0.utf8) }
}

extension Element {
  /// The single tap that the view reacts to itself.
  public var tap: Tap? {
    for use in writtenModifiers where Tap.modifiers.contains(use.known) {
      if let tap = Tap(use, of: self) { return tap }
    }
    return nil
  }
}
