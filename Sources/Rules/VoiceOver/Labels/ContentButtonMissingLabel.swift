// A control whose label is a loaded picture, a drawing or nothing, without any words.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let contentButtonMissingLabel = Rule(
    "content-button-missing-label",
    .view([.control]) { element, report in
      switch element.known {
      case .Button, .NavigationLink, .Link, .Menu, .PhotosPicker, .ShareLink: break
      default: return
      }
      guard let control = element.control, !element.isExemptFromNaming, !element.isNamedFromAround else { return }
      // A link that code follows shows nothing to be pressed.
      if element.known == .NavigationLink, ["isActive", "tag"].contains(where: { element.argument($0) != nil }) {
        return
      }
      if element.model.engine.leadsNowhere(element.reference) { return }
      let name = element.name
      // Symbols and assets belong to icon-button-missing-label.
      guard case .none = name.name, !name.isExplicit, !name.hasImage, !element.isNamedByStyle else { return }
      report.add(
        .error, .high, at: element.nameRange,
        "This \(control.role.name) has no text and no accessibility label, so VoiceOver says only its role: “\(control.role.name)”",
        help: "Add .accessibilityLabel(\"…\") that says what the \(control.role.name) does or shows.",
        cause: element.index, name: name)
    })
}
