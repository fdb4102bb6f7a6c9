// The code behind controls, gestures and events, and the traits on a view, for rules that ask what such code does.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A call in the code of an action.
public struct ActionCall: Sendable {
  /// The last name of what is called.
  public var name: String
  public var call: NodeID
  /// What it is called on; none for a bare name.
  public var base: NodeID
}

extension Tree {
  /// Whether a closure does nothing: `{}`, `{ _ in }`.
  public func isEmptyClosure(_ closure: NodeID) -> Bool {
    reversedChildren(closure).allSatisfy { kind($0) == .closureSignature }
  }

  /// What a gesture's modifier runs or is given: the closure of `onTapGesture { … }`, `TapGesture().onEnded { … }`.
  func action(ofGesture call: NodeID) -> NodeID? {
    trailingClosure(of: call, label: nil) ?? argument(of: call, label: "perform") ?? argument(of: call, label: nil)
  }

  /// What a gesture that is written out runs while it goes on and at its end: `DragGesture().onChanged { … }`.
  func handlers(ofGesture gesture: NodeID) -> [NodeID] {
    calls(below: gesture).filter { $0.name == "onEnded" || $0.name == "onChanged" }
      .flatMap { children($0.call).dropFirst().map { lastChild($0) } }
  }

  /// The calls below a node, inner ones first.
  public func calls(below node: NodeID) -> [ActionCall] {
    guard node.exists else { return [] }
    var result: [ActionCall] = []
    for index in nodes(below: node) where nodes[index].kind == .callExpr {
      let callee = firstChild(NodeID(index))
      switch kind(callee) {
      case .identifierExpr, .implicitMemberExpr:
        result.append(ActionCall(name: text(callee), call: NodeID(index), base: .none))
      case .memberExpr:
        result.append(ActionCall(name: text(callee), call: NodeID(index), base: firstChild(callee)))
      default: break
      }
    }
    return result
  }

  /// Whether each file that code removes is written anew by a later call: `removeItem(at: copy)`, and then
  /// `copyItem(at: original, to: copy)`. What was there is replaced, and nothing is missing afterwards.
  public func onlyClearsTheWay(in node: NodeID) -> Bool {
    let calls = calls(below: node)
    let removed = calls.filter { $0.name == "removeItem" }
    return !removed.isEmpty
      && removed.allSatisfy { removal in
        guard let path = argument(of: removal.call, label: "at") ?? argument(of: removal.call, label: "atPath") else {
          return false
        }
        let text = sourceText(path)
        return calls.contains { call in
          guard call.call > removal.call else { return false }
          switch call.name {
          case "copyItem", "moveItem":
            return (argument(of: call.call, label: "to") ?? argument(of: call.call, label: "toPath"))
              .map { sourceText($0) == text } ?? false
          case "write": return argument(of: call.call, label: "to").map { sourceText($0) == text } ?? false
          case "createFile", "createDirectory":
            return (argument(of: call.call, label: "at") ?? argument(of: call.call, label: "atPath"))
              .map { sourceText($0) == text } ?? false
          default: return false
          }
        }
      }
  }

  /// The words of all names below a node, lower-case: `webURL` gives `web` and `url`.
  public func words(below node: NodeID) -> Set<String> {
    guard node.exists else { return [] }
    var result: Set<String> = []
    for token in self[node].tokens where tokens.isName(token) { result.formUnion(Words.split(string(of: token))) }
    return result
  }

  /// Whether an expression is a call of `Image`.
  func isImage(_ node: NodeID) -> Bool {
    guard kind(node) == .callExpr else { return false }
    let callee = firstChild(node)
    return kind(callee) == .identifierExpr && known(callee) == .Image
  }

  /// Whether the text of a node begins with `!`.
  public func beginsWithNot(_ node: NodeID) -> Bool { source.padded[Int(range(node).start)] == UInt8(ascii: "!") }

  /// Whether a text stands in the source of a node.
  public func holds(_ text: StaticString, in node: NodeID) -> Bool {
    source[range(node)].withUnsafeBufferPointer { bytes in text.withUTF8Buffer { FastText.find($0, in: bytes) } }
  }

  /// The source text of a node.
  public func sourceText(_ node: NodeID) -> String { source.string(range(node)) }

  /// The assignments below a node: what is set, and to what.
  public func assignments(below node: NodeID) -> [(node: NodeID, target: NodeID, value: NodeID)] {
    guard node.exists else { return [] }
    return nodes(below: node).compactMap { index in
      guard nodes[index].kind == .assignExpr else { return nil }
      return (NodeID(index), firstChild(NodeID(index)), lastChild(NodeID(index)))
    }
  }

  /// Whether `inner` stands below a node of one of the kinds that itself stands below `outer`.
  public func stands(_ inner: NodeID, belowAnyOf kinds: Set<NodeKind>, inside outer: NodeID) -> Bool {
    var index = Int(inner.index) + 1
    while index < Int(outer.index) {
      let candidate = nodes[index]
      if candidate.firstDescendant <= inner.index, kinds.contains(candidate.kind) { return true }
      index += 1
    }
    return false
  }
}

extension FileModel {
  /// The state that code of a type sets to nil or false after a while: `asyncAfter(deadline: …) { toast = nil }`.
  public func namesTakenBackLater(inType owner: Int32) -> Set<Name> {
    guard owner >= 0 else { return [] }
    let type = file.tree[file.types[Int(owner)].node].tokens
    var result: Set<Name> = []
    for call in code.calls where call.known == .asyncAfter || call.known == .sleep {
      guard type.contains(call.nameToken) else { continue }
      let later =
        call.known == .sleep ? blockAround(call.call) : file.tree.trailingClosure(of: call.call, label: nil)
      guard let later else { continue }
      for assignment in file.tree.assignments(below: later) {
        guard call.known == .asyncAfter || assignment.node.index > call.call.index else { continue }
        let isTakenBack =
          file.tree.kind(assignment.value) == .nilLiteral
          || evaluator.boolean(of: assignment.value, in: scope(at: assignment.value)) == false
        if isTakenBack { result.insert(file.tree.name(assignment.target)) }
      }
    }
    return result
  }

  private func blockAround(_ node: NodeID) -> NodeID? {
    for index in (Int(node.index) + 1)..<max(Int(node.index) + 1, file.tree.nodes.count) {
      let candidate = file.tree.nodes[index]
      guard candidate.firstDescendant <= node.index else { continue }
      if candidate.kind == .closureExpr || candidate.kind == .codeBlock { return NodeID(index) }
    }
    return nil
  }

  /// The words of a condition, which several rules ask for one after the other.
  public func words(ofCondition node: NodeID) -> Set<String> {
    if lastWords.node != node { lastWords = (node, file.tree.words(below: node)) }
    return lastWords.words
  }
}

extension Element {
  /// The code that pressing a button or tapping the view runs: closures, or names of functions.
  public var actionCode: [NodeID] {
    var result: [NodeID] = []
    if known == .Button, node.kind == .use, argument("intent") == nil {
      let call = node.expression
      if let action = argument("action") ?? tree.trailingClosure(of: call, label: "action")
        ?? tree.trailingClosure(of: call, label: nil)
      {
        result.append(action)
      }
    }
    for use in writtenModifiers where use.known == .onTapGesture {
      if let action = tree.argument(of: use.call, label: "perform") ?? tree.trailingClosure(of: use.call, label: nil) {
        result.append(action)
      }
    }
    return result
  }

  /// Whether it is a button whose action does nothing, wherever it is written: here, in a constant or function, or at each
  /// use of the component.
  public var hasEmptyAction: Bool {
    guard node.kind == .use, let action else { return false }
    let ways = model.evaluator.code(of: action, in: scope)
    return !ways.isEmpty
      && ways.allSatisfy { way in
        way.last.map { model.evaluator.statements(of: $0).isEmpty } ?? false
      }
  }

  /// Whether the view is a button that does nothing yet: its action is written out and empty, and nothing else on it,
  /// in it or around it reacts. A function that is called may be empty only until the rest of the app is there.
  public var isIdleButton: Bool {
    guard known == .Button, node.kind == .use, argument("role") == nil, node.slot != .actions,
      let action, tree.kind(action) == .closureExpr, tree.isEmptyClosure(action),
      labelOwner == nil, !hasAncestor(where: { $0.tap != nil })
    else { return false }
    let reacts = modifiers.contains { applied in
      switch applied.use.known {
      case .onTapGesture, .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture, .contextMenu,
        .accessibilityAction, .accessibilityActions, .onDrag, .draggable, .buttonStyle:
        true
      // What one of the project's own applies follows it here.
      case .modifier, .other: !model.engine.mayExpand(applied.use)
      default: false
      }
    }
    return !reacts && !descendants.contains { $0.control != nil || $0.tap != nil || $0.known == .other }
  }

  /// The code that an action runs, outermost first: what is written, kept or passed, and what that is nothing but a call of.
  public func code(running action: NodeID) -> [RunCode] {
    model.evaluator.code(of: action, in: scope).flatMap(\.self)
  }

  /// Code that an action runs and of which something holds, whichever use of the component passes the action; nil where a
  /// use passes other code, or what is not known.
  public func code(running action: NodeID, where holds: (RunCode) -> Bool) -> RunCode? {
    var first: RunCode?
    for way in model.evaluator.code(of: action, in: scope) {
      guard let found = way.first(where: holds) else { return nil }
      first = first ?? found
    }
    return first
  }

  /// The code at the end of what an action runs: what it is nothing but a call of. One for each use of the component.
  public func innermostCode(running action: NodeID) -> [RunCode] {
    model.evaluator.code(of: action, in: scope).compactMap(\.last)
  }
}

/// A trait in an `accessibilityAddTraits` or `accessibilityRemoveTraits`.
public struct TraitUse: Sendable {
  public var trait: Known
  public var node: NodeID
  /// Whether it holds only on a condition.
  public var isConditional: Bool
  public var isRemoved: Bool
}

extension Element {
  /// The traits that one of the view's own modifiers names.
  public func traits(of use: ViewModifierUse) -> [TraitUse] {
    var result: [TraitUse] = []
    func note(_ node: NodeID, _ isConditional: Bool, _ isRemoved: Bool) {
      switch tree.kind(node) {
      case .implicitMemberExpr, .memberExpr:
        result.append(
          TraitUse(trait: tree.known(node), node: node, isConditional: isConditional, isRemoved: isRemoved))
      case .ternaryExpr: for part in tree.children(node).dropFirst() { note(part, true, isRemoved) }
      case .arrayLiteral: for part in tree.children(node) { note(part, isConditional, isRemoved) }
      case .tupleExpr: for part in tree.children(node) { note(tree.lastChild(part), isConditional, isRemoved) }
      default: break
      }
    }
    switch use.known {
    case .accessibilityAddTraits, .accessibilityRemoveTraits:
      guard let argument = tree.argument(of: use.call, label: nil) else { return [] }
      note(argument, use.isConditional, use.known == .accessibilityRemoveTraits)
    case .accessibility:
      for label in ["addTraits", "removeTraits"] {
        guard let argument = tree.argument(of: use.call, label: label) else { continue }
        note(argument, use.isConditional, label == "removeTraits")
      }
    default: break
    }
    return result
  }

  /// The traits that all of the view's own modifiers name, in source order.
  public var traitUses: [TraitUse] {
    var result: [TraitUse] = []
    for modifier in node.modifiers {
      let use = file.modifiers[Int(modifier)]
      switch use.known {
      case .accessibilityAddTraits, .accessibilityRemoveTraits, .accessibility: result += traits(of: use)
      default: continue
      }
    }
    return result
  }

  /// Whether one of the view's own modifiers is `.accessibilityHidden` and hides it always.
  public var hidesItself: Bool {
    if node.modifiers.count > 16, !hasModifier(.accessibilityHidden), !hasModifier(.accessibility) { return false }
    return effectiveModifiers { $0 == .accessibilityHidden || $0 == .accessibility }.contains { use in
      let label: String? = use.known == .accessibility ? "hidden" : nil
      guard !use.isConditional, let argument = use.argument(label) else { return false }
      return model.evaluator.boolean(of: argument.node, in: argument.scope) == true
    }
  }
}
