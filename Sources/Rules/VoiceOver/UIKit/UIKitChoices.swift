// Choices of a menu that UIKit code makes, of which a picture shows the chosen one.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitChoices {
  /// A picture of a menu's item that is only there, or another one, where something has a certain value.
  private struct Choice {
    var call: NodeID
    var condition: NodeID
  }

  static func check(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    var byMember: [Int32: [Choice]] = [:]
    var order: [Int32] = []
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard let condition = condition(of: call, tree) else { continue }
      if byMember[member] == nil { order.append(member) }
      byMember[member, default: []].append(Choice(call: call, condition: condition))
    }
    for member in order {
      // One alone may show something else than a choice.
      guard let choices = byMember[member], choices.count > 1, !saysStates(model.file.members[Int(member)].node, tree)
      else { continue }
      for choice in choices where choices.contains(where: { isOfTheSame(choice, $0, tree) }) {
        let condition = CodeInMessage.oneLine(tree.sourceText(choice.condition))
        report.add(
          .warning, .medium, at: tree.firstChild(choice.call),
          "The selection “\(CodeInMessage.short(condition))” is only visual, so VoiceOver does not announce it",
          help: "Pass state: \(condition) ? .on : .off.")
      }
    }
  }

  /// `order == .name` of `UIAction(title: …, image: order == .name ? check : nil)`, which passes no state.
  private static func condition(of call: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.text(tree.firstChild(call)) == "UIAction", tree.argument(of: call, label: "state") == nil,
      let image = tree.argument(of: call, label: "image"), tree.kind(image) == .ternaryExpr
    else { return nil }
    // Words that change with it tell.
    for label in ["title", "subtitle", "discoverabilityTitle"] {
      if let words = tree.argument(of: call, label: label), tree.kind(words) == .ternaryExpr { return nil }
    }
    let parts = tree.children(image)
    guard parts.count == 3, tree.kind(parts[0]) == .binaryExpr, tree.mainIs(parts[0], "=="),
      tree.kind(parts[2]) == .nilLiteral
    else { return nil }
    return parts[0]
  }

  /// Whether two ask the same thing for another value.
  private static func isOfTheSame(_ choice: Choice, _ other: Choice, _ tree: Tree) -> Bool {
    let (sides, others) = (tree.children(choice.condition), tree.children(other.condition))
    guard sides.count == 2, others.count == 2 else { return false }
    func text(_ node: NodeID) -> String { tree.source.string(tree.range(node)) }
    return text(sides[0]) == text(others[0]) && text(sides[1]) != text(others[1])
  }

  /// Whether the code sets the state of an action later, or leaves the selection to the menu.
  private static func saysStates(_ code: NodeID, _ tree: Tree) -> Bool {
    (Int(tree[code].firstDescendant)..<Int(code.index)).contains { index in
      let node = NodeID(index)
      switch tree.kind(node) {
      case .assignExpr:
        let target = tree.firstChild(node)
        return tree.kind(target) == .memberExpr && tree.name(target) == Name("state")
      case .implicitMemberExpr: return tree.name(node) == Name("singleSelection")
      default: return false
      }
    }
  }
}
