// Messages and controls that go away by themselves after some seconds.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let timedDismissal = Rule(
    "timed-dismissal", options: [leastForControls, leastForMessages],
    .view([.other]) { element, report in
      guard element.node.kind == .choice, element.node.branches == -1, !element.isOutOfScope,
        !element.surroundings.contains(.widget)
      else { return }
      guard element.model.code.calls.contains(where: { $0.known == .asyncAfter || $0.known == .sleep }) else { return }
      let tree = element.tree
      let condition = tree.firstChild(element.node.expression)
      guard condition.exists else { return }
      let names = tree.names(in: condition).subtracting(otherNames)
      guard names.count <= 2, !tree.beginsWithNot(condition), !tree.sourceText(condition).contains("||") else { return }
      // Less than a second is a wait for something else.
      guard let seconds = dismissal(of: names, element), seconds >= 1 else { return }
      let words = element.descendants.flatMap { $0.textWordings.all }.map { $0.text.split(separator: " ").count }
        .reduce(0, +)
      let hasControl = element.controlsInside().contains { $0.gesture == nil }
      guard hasControl || words > 0 || element.containsText else { return }
      if hasControl, seconds < report.number(leastForControls) {
        report.add(
          .warning, .medium, at: tree.tokens.range(element.node.nameToken),
          "This control disappears after \(plain(seconds)) seconds, before people who use VoiceOver or a switch can reach it",
          help: "Keep it until people dismiss it, or for more than 20 seconds.", cause: element.index)
      } else if seconds < max(report.number(leastForMessages), Double(words) / 2), words > 5 {
        report.add(
          .warning, .medium, at: tree.tokens.range(element.node.nameToken),
          "This message disappears after \(plain(seconds)) seconds, before people who read slowly have finished it",
          help: "Keep it until people dismiss it, or show it longer.", cause: element.index)
      } else if seconds < report.number(leastForMessages),
        element.model.announcedNames(ofType: element.body.owner).isDisjoint(with: names),
        element.containsText
      {
        report.add(
          .note, .medium, at: tree.tokens.range(element.node.nameToken),
          "This message disappears after \(plain(seconds)) seconds and is not announced to VoiceOver users",
          help: "Announce it, and keep it for at least \(plain(report.number(leastForMessages))) seconds.",
          cause: element.index)
      } else {
        let needed = hasControl ? report.number(leastForControls) : report.number(leastForMessages)
        report.silent(measured: "disappears after \(plain(seconds)) seconds, needs \(plain(needed))")
      }
    })

  private static let otherNames: Set<Name> = [Name("self"), Name("let"), Name("nil"), Name("viewModel")]
  private static let leastForControls = RuleOption.number(
    "controls", 10, in: 1...60, unit: "seconds", "Minimum time that a control, such as Undo, stays visible")
  private static let leastForMessages = RuleOption.number(
    "messages", 5, in: 1...60, unit: "seconds", "Minimum time that a message stays visible")

  private static func plain(_ seconds: Double) -> String {
    seconds.plainText
  }

  /// After how many seconds code of the type takes one of the states back.
  private static func dismissal(of names: Set<Name>, _ element: Element) -> Double? {
    guard element.body.owner >= 0 else { return nil }
    let tree = element.tree
    let type = tree[element.file.types[Int(element.body.owner)].node].tokens
    for call in element.model.code.calls where call.known == .asyncAfter || call.known == .sleep {
      guard type.contains(call.nameToken) else { continue }
      if call.known == .asyncAfter {
        guard let deadline = tree.argument(of: call.call, label: "deadline"),
          let closure = tree.trailingClosure(of: call.call, label: nil), takesBack(names, closure, element)
        else { continue }
        return seconds(deadline, element.model.scope(at: call.call), element)
      }
      guard let block = block(around: call.call, tree), takesBack(names, block, element, after: call.call) else {
        continue
      }
      for child in tree.children(call.call).dropFirst() {
        guard let found = seconds(tree.lastChild(child), element.model.scope(at: call.call), element) else { continue }
        return found > 1_000_000 ? found / 1_000_000_000 : found
      }
    }
    return nil
  }

  /// Whether code sets one of the names to false or nil.
  private static func takesBack(
    _ names: Set<Name>, _ code: NodeID, _ element: Element, after place: NodeID = .none
  ) -> Bool {
    let tree = element.tree
    return tree.assignments(below: code).contains { assignment in
      guard names.contains(tree.name(assignment.target)), !place.exists || assignment.node.index > place.index else {
        return false
      }
      if tree.kind(assignment.value) == .nilLiteral { return true }
      let scope = element.model.scope(at: assignment.value)
      return element.model.evaluator.boolean(of: assignment.value, in: scope) == false
    }
  }

  private static func block(around node: NodeID, _ tree: Tree) -> NodeID? {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      let candidate = tree.nodes[index]
      if candidate.firstDescendant <= node.index, candidate.kind == .closureExpr || candidate.kind == .codeBlock {
        return NodeID(index)
      }
      index += 1
    }
    return nil
  }

  /// The seconds that an expression says: `.now() + 3`, `.seconds(delay)`, `2_000_000_000` of nanoseconds.
  private static func seconds(_ node: NodeID, _ scope: Scope, _ element: Element, depth: Int = 0) -> Double? {
    let tree = scope.file.tree
    guard depth < 4, node.exists else { return nil }
    if let number = element.model.evaluator.value(of: node, in: scope).number { return number }
    func last(of node: NodeID) -> Double? {
      tree.kind(tree.lastChild(node)) == .argument
        ? seconds(tree.lastChild(tree.lastChild(node)), scope, element, depth: depth + 1) : nil
    }
    switch tree.kind(node) {
    // Where nothing else is said, the value behind `??` is how long it takes.
    case .binaryExpr where tree.mainIs(node, "+") || tree.mainIs(node, "??"):
      return seconds(tree.lastChild(node), scope, element, depth: depth + 1)
    case .callExpr:
      switch tree.text(tree.firstChild(node)) {
      case "seconds", "Double", "TimeInterval", "Int", "UInt64": return last(of: node)
      case "milliseconds": return last(of: node).map { $0 / 1_000 }
      case "microseconds": return last(of: node).map { $0 / 1_000_000 }
      case "nanoseconds": return last(of: node).map { $0 / 1_000_000_000 }
      default: return nil
      }
    default: return nil
    }
  }
}
