// Inputs that lead to another place as soon as a value is chosen.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let inputChangesContext = Rule(
    "input-changes-context",
    .modifier([.onChange]) { element, use, report in
      guard !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]),
        let value = element.tree.argument(of: use.call, label: "of"), element.tree.kind(value) == .identifierExpr,
        let closure = element.tree.action(ofEvent: use.call)
      else { return }
      let name = element.tree.name(value)
      guard let change = contextChange(in: closure, element, value: element.tree.text(value)),
        let control = control(boundTo: name, in: element), !saysSo(control)
      else { return }
      let isStep = control.known == .TextField || control.known == .SecureField
      report.add(
        isStep ? .note : .warning, .medium, at: element.tree.tokens.range(use.nameToken),
        isStep
          ? "Typing here \(change) at once, which takes people by surprise who use VoiceOver or type slowly"
          : "Choosing a value here \(change) at once, but people who use VoiceOver or a keyboard step through several values on the way",
        help: "Do this only when people tap a button, such as “Continue”.", cause: element.index)
    })

  /// The control of the same body whose value it is.
  private static func control(boundTo name: Name, in element: Element) -> Element? {
    let file = element.file
    let wanted: Set<Known> = [.Picker, .Toggle, .Slider, .Stepper, .DatePicker, .TextField, .SecureField, .ColorPicker]
    for body in file.bodies where body.owner == element.body.owner && body.owner >= 0 {
      for index in body.views where wanted.contains(element.model.knowns[Int(index)]) {
        let control = Element(model: element.model, index: index)
        guard control.node.kind == .use else { continue }
        for label in ["selection", "isOn", "value", "text"] {
          guard let binding = control.argument(label), file.tree.kind(binding) == .identifierExpr else { continue }
          let text = file.tree.text(binding)
          if text.hasPrefix("$"), Name(String(text.dropFirst())) == name { return control }
        }
      }
    }
    return nil
  }

  private static func saysSo(_ control: Element) -> Bool { control.hasModifier(.accessibilityHint) }

  /// What the code does that moves people elsewhere, whatever the value is: “opens showsDetail”.
  private static func contextChange(in closure: NodeID, _ element: Element, value: String) -> String? {
    let tree = element.tree
    func isUnconditional(_ node: NodeID) -> Bool {
      !tree.stands(node, belowAnyOf: [.ifExpr, .switchExpr, .guardStmt, .ternaryExpr], inside: closure)
        && !tree.nodes(below: closure).contains { index in
          // A guard before it decides as well.
          tree.nodes[index].kind == .guardStmt && index < Int(node.index)
        }
    }
    for call in tree.calls(below: closure) where isUnconditional(call.call) {
      if call.name == "dismiss", !call.base.exists || tree.text(call.base) == "wrappedValue" {
        return "closes this view"
      }
      if call.name == "append", call.base.exists,
        ["path", "navigationPath", "navPath"].contains(tree.text(call.base))
      {
        return "pushes another view (\(tree.text(call.base)).append)"
      }
    }
    for assignment in tree.assignments(below: closure) where isUnconditional(assignment.node) {
      guard tree.kind(assignment.target) == .identifierExpr else { continue }
      let name = tree.text(assignment.target)
      guard name != value else { continue }
      if presents(name, element), element.model.evaluator.boolean(of: assignment.value, in: element.scope) == true {
        return "opens another view (\(name))"
      }
      if tree.kind(assignment.value) != .nilLiteral, element.model.evaluator.isFocus(Name(name), in: element.scope) {
        return "moves the focus (\(name))"
      }
    }
    return nil
  }

  /// Whether a sheet, cover or destination of the type is shown by a state.
  private static func presents(_ name: String, _ element: Element) -> Bool {
    let kinds: Set<Known> = [.sheet, .fullScreenCover, .navigationDestination]
    return element.file.modifiers.contains { use in
      guard kinds.contains(use.known), let shown = element.tree.argument(of: use.call, label: "isPresented") else {
        return false
      }
      return element.tree.text(shown) == "$" + name
    }
  }
}
