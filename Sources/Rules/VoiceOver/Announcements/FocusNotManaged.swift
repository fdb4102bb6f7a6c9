// Changes after which VoiceOver's focus is nowhere.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let focusNotManaged = Rule(
    "focus-not-managed",
    .view([.control, .other]) { element, report in
      if element.node.kind == .choice { return checkDialog(element, &report) }
      guard element.known == .Button, element.node.kind == .use, !element.isExemptFromSpeech,
        !element.flags.contains(.systemHost), !element.surroundings.contains(.widget)
      else { return }
      for action in element.actionCode {
        if let place = refusal(action, element) {
          report.add(
            .note, .medium, at: place,
            "When this form is rejected, VoiceOver focus stays on the button, away from the error",
            help: element.model.project.runsBefore(iOS: 15)
              ? "Announce the error."
              : "Move focus to the first invalid field with @AccessibilityFocusState, or announce the error.",
            cause: element.index)
          return
        }
      }
    })

  /// A dialog of the app's own that closes without saying where the focus goes.
  private static func checkDialog(_ element: Element, _ report: inout Report) {
    guard element.node.branches == -1, !element.isOutOfScope, !element.isUnreachable,
      !element.surroundings.contains(.widget), let dialog = HomeMadeDialog(element), dialog.closes
    else { return }
    let tree = element.tree
    let focus = focusNames(element)
    for button in element.descendants where button.known == .Button {
      for action in button.actionCode where focus.isDisjoint(with: tree.names(in: action)) {
        guard !element.model.announces(in: action), let place = closing(action, dialog.names, tree) else { continue }
        report.add(
          .note, .medium, at: place,
          "When this dialog closes, VoiceOver focus is lost, because the focused element is gone",
          // @AccessibilityFocusState came with iOS 15.
          help: element.model.project.runsBefore(iOS: 15)
            ? "Post UIAccessibility.Notification.screenChanged when it closes."
            : "Move focus back to what opened the dialog with @AccessibilityFocusState.",
          cause: button.index)
        return
      }
    }
  }

  /// The statement that takes the dialog away.
  private static func closing(_ action: NodeID, _ names: Set<Name>, _ tree: Tree) -> NodeID? {
    for assignment in tree.assignments(below: action) where names.contains(tree.name(assignment.target)) {
      return assignment.node
    }
    return tree.calls(below: action).first { call in
      call.name == "toggle" && call.base.exists && names.contains(tree.name(call.base))
    }?.call
  }

  private static func focusNames(_ element: Element) -> Set<Name> {
    let members = element.file.members + element.membersOfType.map(\.member)
    return Set(
      members.filter { $0.attributes.contains(.AccessibilityFocusState) || $0.attributes.contains(.FocusState) }
        .map(\.name))
  }

  /// Where the action or the function behind it sets an error and returns, in a form.
  private static func refusal(_ action: NodeID, _ element: Element) -> NodeID? {
    // What is not written in this file sets no error of its fields.
    guard let run = element.innermostCode(running: action).first, run.file === element.file else { return nil }
    let (code, tree) = (run.node, element.tree)
    guard tree.nodes(below: code).contains(where: { tree.nodes[$0].kind == .returnStmt }) else { return nil }
    let fields = element.body.views.count { index in
      let known = element.file.views[Int(index)].known
      return known == .TextField || known == .SecureField || known == .TextEditor
    }
    guard fields > 1 else { return nil }
    let focus = focusNames(element)
    guard focus.isDisjoint(with: tree.names(in: code)), !element.model.announces(in: code) else { return nil }
    // An alert takes the focus itself.
    let alerts = element.file.modifiers.filter { $0.known == .alert || $0.known == .sheet }
    for assignment in tree.assignments(below: code) {
      let words = Set(Words.split(tree.text(assignment.target)))
      guard !words.isDisjoint(with: ["error", "errors", "invalid"]), words.isDisjoint(with: ["alert"]) else { continue }
      if case .nilLiteral = tree.kind(assignment.value) { continue }
      let name = tree.name(assignment.target)
      let isAlert = alerts.contains { use in
        tree[use.call].tokens.contains { token in
          tree.name(of: token) == name || tree.string(of: token) == "$" + tree.text(assignment.target)
        }
      }
      if !isAlert, followedByReturn(assignment.node, code, tree) { return assignment.node }
    }
    return nil
  }

  /// Whether the block that holds the assignment ends with `return`.
  private static func followedByReturn(_ node: NodeID, _ code: NodeID, _ tree: Tree) -> Bool {
    var index = Int(node.index) + 1
    while index < Int(code.index) {
      let candidate = tree.nodes[index]
      if candidate.firstDescendant <= node.index, candidate.kind == .codeBlock {
        return tree.kind(tree.lastChild(NodeID(index))) == .returnStmt
      }
      index += 1
    }
    return false
  }
}
