// Switches, sliders and steppers of UIKit code that nobody gives a name, and labels that end with the role.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitControls {
  // MARK: Names

  static func nameless(_ model: UIKitModel, _ report: inout Report) {
    for object in model.objects {
      guard let role = role(object.type.kind), !object.type.isOwn else { continue }
      let facts = model.facts(of: object)
      guard !facts.isOpen,
        !facts.saysAny(
          .accessibilityLabel, .accessibilityAttributedLabel, .isAccessibilityElement, .accessibilityElementsHidden,
          .title, .isUserInteractionEnabled, .alpha, .isHidden),
        facts.saysAny(.addTarget, .addAction), !model.isInsideElement(object), !isInRow(object, model)
      else { continue }
      report.add(
        .warning, .high, at: model.tree.firstChild(object.creation),
        "This \(role) has no label, so VoiceOver does not say what it is for",
        help: "Give it an accessibilityLabel that says what it is for.")
    }
  }

  private static func role(_ kind: UIKitClass) -> String? {
    switch kind {
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    default: nil
    }
  }

  /// The system reads a switch at the end of a row together with the row's words.
  private static func isInRow(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    if model.code.uses.contains(where: {
      $0.word == .assigned && $0.name == Name("accessoryView")
        && ($0.path.name == object.name || $0.path.name == model.propertyName(of: object))
    }) {
      return true
    }
    let owner = model.file.members[Int(object.member)].owner
    guard owner >= 0, let kind = model.types.type(named: model.file.types[Int(owner)].name, from: model.file)?.kind
    else { return false }
    // A cell may be read as a whole.
    return kind == .tableCell || kind == .collectionCell
  }

  // MARK: Words

  static func roles(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.word == .accessibilityLabel && use.value.exists && model.isJudged(use.member) {
      guard use.path.root != .own || use.path.part.exists, let type = model.type(of: use) else { continue }
      let roles: Set<String>
      switch type.kind {
      case .button, .barButtonItem: roles = ["button", "btn"]
      case .slider: roles = ["slider"]
      case .toggle: roles = ["switch", "toggle"]
      case .textField: roles = ["text field", "textfield"]
      default: continue
      }
      for words in model.wordings(of: use.value, member: use.member).all where !words.looksLikeKey {
        guard let role = Rule.trailingRole(of: words.text, among: roles) else { continue }
        report.add(
          .warning, .high, at: model.tree.range(use.value),
          "This label includes the role “\(role)”, which VoiceOver adds, so people hear it twice: “\(words.text.shortened)”",
          help: "Remove the word; the element's role or trait says it.")
        break
      }
    }
  }
}
