// Controls lost in a view that is made one element.

import CurbcutAccessibility
import CurbcutSourceText
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
          "This element ignores its children, so VoiceOver and Switch Control users cannot reach \(list(controls)) inside",
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
            ? "Combined into one element, \(list(controls)) become actions, and one of them has no name"
            : "Combined into one element, \(list(lost)) can no longer be used separately with VoiceOver",
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

  /// `the button and the 2 toggles`.
  private static func list(_ controls: [InnerControl]) -> String {
    var counts: [(name: String, count: Int)] = []
    for control in controls {
      let name = control.known.control?.role.name ?? "tappable view"
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let parts = counts.map { $0.count == 1 ? "the \($0.name)" : "the \(counted($0.count, $0.name))" }
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}
