// Alerts of UIKit code that say neither what went wrong nor what to do.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitAlerts {
  /// Alerts with a vague title, no words that say more, and nothing but a button that closes them.
  static func vague(_ model: UIKitModel, _ report: inout Report, more: Set<String>) {
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard tree.text(tree.firstChild(call)) == "UIAlertController",
        let title = tree.argument(of: call, label: "title"),
        isAllVague(title, member, model, more), let words = model.wordings(of: title, member: member).all.first,
        saysNoMore(tree.argument(of: call, label: "message"), member, model, more),
        model.file.members[Int(member)].surroundings.isDisjoint(with: [.debug, .widget]),
        let local = model.code.locals.firstIndex(where: { $0.value == call }), onlyCloses(local, model)
      else { continue }
      report.add(
        .note, .medium, at: title, Rule.missing(words.text), help: Rule.wayOn)
    }
  }

  private static func isAllVague(
    _ words: NodeID, _ member: Int32, _ model: UIKitModel, _ more: Set<String>
  ) -> Bool {
    let found = model.wordings(of: words, member: member)
    return !found.hasRuntime && found.areKnown && !found.all.isEmpty
      && found.all.allSatisfy { Rule.isVague($0.text, more) }
  }

  private static func saysNoMore(
    _ message: NodeID?, _ member: Int32, _ model: UIKitModel, _ more: Set<String>
  ) -> Bool {
    guard let message, model.tree.kind(message) != .nilLiteral else { return true }
    return isAllVague(message, member, model, more)
  }

  /// Whether all that is said to an alert is one button that puts it away; who is handed the alert may add to it.
  private static func onlyCloses(_ local: Int, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    var actions = 0
    for use in model.code.uses where use.local == Int32(local) {
      switch use.word {
      case .called where use.name == Name("addAction"), .addAction:
        actions += 1
        guard actions == 1, let action = tree.argument(of: use.node, label: nil), closes(action, use.member, model)
        else {
          return false
        }
      // `present(alert, animated: true)`
      case .passed where use.name == Name("present"): break
      default: return false
      }
    }
    return true
  }

  private static func closes(_ action: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    guard tree.kind(action) == .callExpr, tree.text(tree.firstChild(action)) == "UIAlertAction",
      let title = tree.argument(of: action, label: "title"), tree.trailingClosure(of: action, label: nil) == nil
    else { return false }
    if let handler = tree.argument(of: action, label: "handler"), tree.kind(handler) != .nilLiteral { return false }
    let words = model.wordings(of: title, member: member)
    return !words.hasRuntime && !words.all.isEmpty
      && words.all.allSatisfy { Rule.closing.contains($0.text.lowercased()) }
  }
}
