// A `switch` over a state that shows nothing in one case and only words in others: all that it is for is to tell how
// something went.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum StatusSwitches {
  static func judge(_ element: Element, _ report: inout Report) {
    guard element.mayBringUpWords, element.tree.kind(element.node.expression) == .switchExpr,
      let state = state(element), let message = message(element), element.isSilent(about: state),
      changesLater(state, element)
    else { return }
    report.add(
      .warning, .medium, at: message.nameRange,
      "\(Rule.appearsUnsaid): it is shown only for some values of \(element.tree.codeInMessage(element.tree.firstChild(element.node.expression)))",
      help: Rule.sayIt(element.model.project), cause: message.index)
  }

  /// The state of the view itself that is asked.
  private static func state(_ choice: Element) -> Name? {
    let asked = choice.tree.firstChild(choice.node.expression)
    guard asked.exists, choice.tree.kind(asked) == .identifierExpr else { return nil }
    let name = choice.tree.name(asked)
    return choice.model.evaluator.isState(name, in: choice.scope) ? name : nil
  }

  /// The words of the last case that has any, where another case shows nothing and none more than words, a picture or
  /// that something goes on.
  private static func message(_ choice: Element) -> Element? {
    var message: Element?
    var isEmptyOnce = false
    for view in choice.descendants {
      guard view.node.kind == .use, !view.node.slot.isPresentationSlot else { return nil }
      switch view.known {
      case .EmptyView: isEmptyOnce = true
      case .Text, .Label: message = view
      case .ProgressView, .Image, .HStack, .VStack, .Group, .Spacer: break
      default: return nil
      }
    }
    return isEmptyOnce ? message : nil
  }

  /// Whether code sets the state otherwise than when the view appears: what stands there from the beginning is met like the
  /// rest.
  private static func changesLater(_ state: Name, _ choice: Element) -> Bool {
    let tree = choice.tree
    guard choice.body.owner >= 0 else { return false }
    return tree.nodes(below: choice.file.types[Int(choice.body.owner)].node).contains { index in
      guard tree.nodes[index].kind == .assignExpr, tree.name(tree.firstChild(NodeID(index))) == state else {
        return false
      }
      return !tree.enclosing(NodeID(index), while: { $0 != .funcDecl && $0 != .structDecl }).contains { around in
        guard tree.kind(around) == .callExpr else { return false }
        let name = tree.firstChild(around)
        return tree.mainIs(name, "onAppear") || tree.mainIs(name, "task")
      }
    }
  }
}
