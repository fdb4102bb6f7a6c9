// What a component makes of a condition that it is given: `Chip(title, isSelected: tag == chosen)` may show it by a color, a
// picture, words or a trait, which its body tells.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Notes what the conditions decide that a component is given. One that cannot be looked into may do anything with them.
  func noteGiven(to element: Element, into result: inout [ConditionalFact]) {
    let tree = file.tree
    let call = element.node.expression
    guard tree.kind(call) == .callExpr else { return }
    // Looked into only for what may be a condition: most of what components are given is text.
    var expanded: [ViewReference]?
    for child in tree.children(call).dropFirst() {
      // Views and actions in closures have their own say.
      if tree.kind(child) == .trailingClosure || tree.kind(tree.lastChild(child)) == .closureExpr { continue }
      let value = tree.lastChild(child)
      guard tree.kind(child) == .argument, mayBeCondition(child, value) else {
        add(child, part: .unknown, element, into: &result)
        continue
      }
      let roots = expanded ?? engine.expansion(of: element.reference) ?? []
      expanded = roots
      guard let frame = roots.first?.frame,
        let parameter = frame.arguments.first(where: { $0.value == value })?.key,
        isTruthValue(parameter, of: roots[0]), case let parts = partsDecided(by: parameter, in: roots), !parts.isEmpty
      else {
        add(child, part: .unknown, element, into: &result)
        continue
      }
      for part in parts { add(condition(givenBy: value), part: part, element, into: &result) }
    }
  }

  /// Whether an argument is true or false by what is written: a comparison, a question, a name that says so. A binding lets
  /// the component change what it is given.
  private func mayBeCondition(_ argument: NodeID, _ value: NodeID) -> Bool {
    let tree = file.tree
    switch tree.kind(value) {
    case .binaryExpr: return true
    case .prefixExpr: return tree.mainIs(value, "!")
    case .callExpr:
      let callee = tree.firstChild(value)
      return tree.mainIs(callee, "contains") || tree.mainIs(callee, "constant") || isNamedAsState(callee, tree)
    case .identifierExpr, .memberExpr:
      guard tree.tokens.kind(tree[value].main) != .dollarIdentifier else { return false }
      let names = [tree.label(of: argument).map { tree.string(of: $0) } ?? "", tree.text(value)]
      return names.contains { name in
        let words = Words.split(name)
        return words.first == "is" || words.contains { Self.wordsOfStates.contains($0) }
      }
    default: return false
    }
  }

  private static let wordsOfStates: Set<String> = [
    "on", "active", "selected", "select", "chosen", "picked", "checked", "current", "marked", "highlighted", "expanded",
    "favorite", "liked", "saved", "muted",
  ]

  /// `tag == chosen` of `.constant(tag == chosen)`.
  private func condition(givenBy value: NodeID) -> NodeID {
    guard file.tree.kind(value) == .callExpr, file.tree.mainIs(file.tree.firstChild(value), "constant"),
      let constant = file.tree.argument(of: value, label: nil)
    else { return value }
    return constant
  }

  /// Whether a property of a component, or a parameter of the function that makes a view, is declared to be true or false.
  private func isTruthValue(_ name: Name, of root: ViewReference) -> Bool {
    let home = root.file
    let tree = home.tree
    func isBool(_ type: NodeID) -> Bool {
      type.exists && tree.kind(type) == .identifierType && tree.mainIs(type, "Bool")
    }
    let body = home.bodies[Int(root.node.body)]
    if body.member >= 0, home.members[Int(body.member)].kind == .function {
      return home.members[Int(body.member)].parameters.contains { $0.name == name && isBool($0.type) }
    }
    guard body.owner >= 0 else { return false }
    return (home.memberIndex[name] ?? []).contains { index in
      let member = home.members[Int(index)]
      return member.owner == body.owner && member.kind == .property && isBool(member.type)
    }
  }

  /// What a name decides in the views that a component is made of; none where it is not seen to decide anything.
  private func partsDecided(by name: Name, in roots: [ViewReference]) -> [ConditionalFact.Part] {
    let asking = head ?? self
    guard asking.componentsAsked < Self.mostComponentsDeep else { return [] }
    asking.componentsAsked += 1
    defer { asking.componentsAsked -= 1 }
    var parts: [ConditionalFact.Part] = []
    for root in roots {
      for fact in asking.factsOfComponent(root) where fact.names.contains(name) {
        if !parts.contains(fact.part) { parts.append(fact.part) }
      }
    }
    return parts
  }

  /// The facts of a root of a component, which many uses ask for.
  private func factsOfComponent(_ root: ViewReference) -> [ConditionalFact] {
    let key = NameEngine.ViewKey(file: ObjectIdentifier(root.file), index: root.index)
    // Below a component that is being asked less is known.
    if let known = componentFacts[componentsAsked]?[key] { return known }
    let facts = Element(model: neighbor(of: root.file), index: root.index).conditionalFacts()
    componentFacts[componentsAsked, default: [:]][key] = facts
    return facts
  }

  private static let mostComponentsDeep = 2
}
