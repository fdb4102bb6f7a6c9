// A toggle, slider, picker or other control with a value and no words for what it sets.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let controlMissingLabel = Rule(
    "control-missing-label",
    .view([.control]) { element, report in
      guard let control = element.control, isJudgedByLabel(element.known) else { return }
      guard !element.isExemptFromSpeech, !element.isNamedFromAround else { return }
      let name = element.name
      guard name.name.isProvedWordless, !name.isExplicit else { return }
      // Their pictures belong to icon-button-missing-label.
      if name.hasImage, element.known == .Toggle || element.known == .DisclosureGroup { return }
      let lack = name.hasImage ? "only a picture for a label" : "no label"
      let tail = element.captionBeside.map { "; the text beside it is not connected to it: \($0)" } ?? ""
      report.add(
        .error, .high, at: element.nameRange,
        "This \(control.role.name) has \(lack), so VoiceOver reads a value and not of what\(tail)",
        help: "Put the words into the control's label; .labelsHidden() keeps them out of sight.",
        cause: element.index, name: name)
    })

  private static func isJudgedByLabel(_ known: Known) -> Bool {
    switch known {
    case .Toggle, .Slider, .Stepper, .Picker, .DatePicker, .MultiDatePicker, .ColorPicker, .Gauge, .DisclosureGroup,
      .ProgressView:
      return true
    default: return false
    }
  }
}
