// Words that a message takes the place of: `if problem.isEmpty { Text(hint) } else { Text(problem) }`. The hint is read where
// it stands, and nobody reads it again once code has put the message there.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum ReplacedWords {
  static func check(_ element: Element, _ report: inout Report) {
    guard element.mayBringUpWords, element.node.branches == 2, element.tree.kind(element.node.expression) == .ifExpr,
      let (state, asked) = state(element), let message = message(state, element), element.isSilent(about: state),
      element.model.holdsOnlyMessages(state, ofType: element.body.owner)
    else { return }
    report.add(
      .warning, .medium, at: message.nameRange,
      "\(Rule.appearsUnsaid): it takes the place of other text when \(element.tree.codeInMessage(asked)) changes",
      help: Rule.sayIt(element.model.project), cause: message.index)
  }

  /// The state of the view that the condition asks whether it holds anything: `x.isEmpty`, `x == nil`, `x == ""`.
  private static func state(_ choice: Element) -> (Name, NodeID)? {
    let tree = choice.tree
    let conditions = tree.firstChild(choice.node.expression)
    let parts = tree.children(conditions)
    guard tree.kind(conditions) == .conditions, parts.count == 1 else { return nil }
    var asked = NodeID.none
    switch tree.kind(parts[0]) {
    case .memberExpr where tree.mainIs(parts[0], "isEmpty"): asked = tree.firstChild(parts[0])
    case .binaryExpr where tree.mainIs(parts[0], "=="):
      let sides = tree.children(parts[0])
      guard sides.count == 2, tree.kind(sides[1]) == .nilLiteral || tree.range(sides[1]).count == 2 else { return nil }
      asked = sides[0]
    default: return nil
    }
    guard asked.exists, tree.kind(asked) == .identifierExpr else { return nil }
    let name = tree.name(asked)
    return choice.model.evaluator.isState(name, in: choice.scope) ? (name, asked) : nil
  }

  /// The text of the second branch, which shows the state, where the first holds words only.
  private static func message(_ state: Name, _ choice: Element) -> Element? {
    let texts = choice.children
    guard texts.count == 2, texts.allSatisfy({ $0.known == .Text && $0.node.kind == .use }),
      texts[0].node.branch == 0, texts[1].node.branch == 1,
      let hint = texts[0].argument(nil), let words = texts[1].argument(nil),
      choice.names(in: words).contains(state), !choice.names(in: hint).contains(state)
    else { return nil }
    return texts[1]
  }
}
