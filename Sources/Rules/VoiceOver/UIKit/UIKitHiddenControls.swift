// Controls of UIKit code that act and are taken away from assistive technology.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitHiddenControls {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    guard model.code.uses.contains(where: isAboutElements), !offersActions(model) else { return }
    for object in model.objects where isActedOn(object.type.kind) {
      let facts = model.facts(of: object)
      guard !facts.isOpen, let use = hiding(facts, model), isUsed(object, facts),
        !facts.saysAny(.isUserInteractionEnabled, .isHidden, .alpha), !model.isInsideElement(object)
      else { continue }
      report.add(
        .warning, .medium, at: use.node,
        "This working control is hidden from VoiceOver, Voice Control, Switch Control and the keyboard: \(name(object))",
        help: "Hide only decorative views, not the control.")
    }
  }

  private static func isActedOn(_ kind: UIKitClass) -> Bool {
    switch kind {
    case .button, .toggle, .slider, .stepper, .textField: true
    default: false
    }
  }

  /// The only thing that is said of whether it is an element: that it is none.
  private static func hiding(_ facts: UIKitFacts, _ model: UIKitModel) -> UIKitUse? {
    let said = facts.uses.filter(isAboutElements)
    guard said.count == 1, let use = said.first, !facts.saysElsewhere(use.word), !model.isConditional(use.node),
      use.value.exists, let value = model.boolean(of: use.value, member: use.member)
    else { return nil }
    return value == (use.word == .accessibilityElementsHidden) ? use : nil
  }

  private static func isAboutElements(_ use: UIKitUse) -> Bool {
    use.word == .isAccessibilityElement || use.word == .accessibilityElementsHidden
  }

  /// Whether something happens by it. What a button does that has no action is not known.
  private static func isUsed(_ object: UIKitObject, _ facts: UIKitFacts) -> Bool {
    object.type.kind != .button || facts.saysAny(.addTarget, .addAction)
  }

  /// Whether code of the file offers actions of its own, orders the elements, or acts when it is activated itself.
  private static func offersActions(_ model: UIKitModel) -> Bool {
    let tree = model.tree
    return model.code.uses.contains { $0.word == .accessibilityCustomActions || $0.word == .accessibilityElements }
      || model.file.members.contains { member in
        ["accessibilityActivate", "accessibilityCustomActions", "accessibilityElements"]
          .contains(tree.string(of: member.nameToken))
      }
  }

  private static func name(_ object: UIKitObject) -> String {
    switch object.type.kind {
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .textField: "text field"
    default: "button"
    }
  }
}
