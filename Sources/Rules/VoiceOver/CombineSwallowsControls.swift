// Controls lost in a view that is made one element.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

extension Rule {
  static let combineSwallowsControls = Rule(
    "combine-swallows-controls",
    .modifier([.accessibilityElement]) { element, use, report in
      guard !element.isOutOfScope, !element.isUnreachable, !use.isConditional else { return }
      guard let behaviour = element.model.childBehaviour(of: use), behaviour != .contain else { return }
      // A control's own label has no controls of its own; if it has, that is another mistake.
      guard element.control == nil, !element.flags.contains(.labelSlot) else { return }
      let after = element.modifiers(after: use)
      let controls = element.controlsInside(before: use)
      guard !controls.isEmpty else { return }
      let actions = actionCount(element.modifiers)
      guard actions < max(1, controls.count - 1) else { return }
      let place = element.tree.tokens.range(use.nameToken)
      switch behaviour {
      case .ignore:
        // An element without words is spoken of by another rule.
        guard after.contains(where: { $0.use.known == .accessibilityLabel || $0.use.known == .accessibility }) else {
          return
        }
        guard !element.writtenModifiers.contains(where: { $0.known == .onTapGesture }) || controls.count > 1 else {
          return
        }
        report.add(
          .error, .high, at: place,
          "This element ignores its children, so VoiceOver and Switch Control users cannot reach the controls inside: "
            + list(controls),
          help:
            "Use .accessibilityElement(children: .contain), or offer each control with .accessibilityAction(named:).",
          cause: element.index)
      case .combine:
        let lost = controls.filter { !fitsIntoOneElement($0.known) && $0.gesture == nil }
        let isNameless = controls.contains { element.model.engine.name(of: $0.reference).name.isProvedWordless }
        guard lost.count > 0 && (controls.count > 1 || !isSwitch(lost[0])) || controls.count > 1 && isNameless else {
          return
        }
        report.add(
          .warning, .high, at: place,
          lost.isEmpty
            ? "Combined into one element, these controls become actions, and one of them has no name: \(list(controls))"
            : "Combined into one element, these controls can no longer be used one by one with VoiceOver: \(list(lost))",
          help: "Use .accessibilityElement(children: .contain), or give every button inside a name.",
          cause: element.index)
      case .contain: break
      }
    })

  /// Buttons become actions of the combined element.
  private static func fitsIntoOneElement(_ known: Known) -> Bool {
    switch known.control?.role {
    case .toggle, .textField, .secureField, .textEditor, .slider, .stepper, .picker, .datePicker, .colorPicker: false
    default: true
    }
  }

  /// A lone switch or menu of options combined with its words is read and worked as one.
  private static func isSwitch(_ control: InnerControl) -> Bool { control.known == .Toggle || control.known == .Picker }

  private static func actionCount(_ modifiers: [AppliedModifier]) -> Int {
    modifiers.reduce(0) { sum, applied in
      switch applied.use.known {
      case .accessibilityAction: sum + 1
      case .accessibilityActions, .accessibilityAdjustableAction, .accessibilityRepresentation, .accessibilityRotor:
        sum + 64
      default: sum
      }
    }
  }

  private static func list(_ controls: [InnerControl]) -> String {
    var names: [String] = []
    for control in controls {
      let name = control.known.control?.role.name ?? "a tappable view"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}
