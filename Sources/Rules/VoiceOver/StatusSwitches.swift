// A `switch` over a state that shows nothing in one case and only words in others: all that it is for is to tell how
// something went.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum StatusSwitches {
  static func judge(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .choice, element.tree.kind(element.node.expression) == .switchExpr,
      !element.isExemptFromSpeech, !element.surroundings.contains(.widget), element.labelOwner == nil,
      element.flags.isDisjoint(with: [.labelSlot, .systemHost, .mapContent, .chart, .hidden]),
      let state = state(element), let message = message(element),
      !element.ancestors.contains(where: Rule.isOpenedOrRow), !Rule.isOpenedOrRowWhereUsed(element),
      isSetByControl(state, element)
    else { return }
    let model = element.model
    guard !model.announces(in: element.node.expression),
      model.announcedNames(ofType: element.body.owner).isDisjoint(with: [state]),
      !element.announcesChange(of: [state]), !element.announcesItself
    else { return }
    report.add(
      .warning, .medium, at: message.nameRange,
      "\(Rule.appearsUnsaid): \(element.tree.sourceText(element.tree.firstChild(element.node.expression)))",
      help: Rule.sayIt, cause: message.index)
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

  /// Whether a control of the view sets the state, so that who activates it is told how it went by the words alone.
  private static func isSetByControl(_ state: Name, _ choice: Element) -> Bool {
    choice.model.effectsOfVisibleControls(ofType: choice.body.owner).contains {
      choice.model.followed($0, in: choice.scope).changes.contains(state)
    }
  }
}
