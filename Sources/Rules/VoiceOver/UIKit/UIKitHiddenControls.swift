// Controls of UIKit code that act and are taken away from assistive technology.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitHiddenControls {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    guard model.code.uses.contains(where: isAboutElements), !offersActions(model) else { return }
    for object in model.keptObjects where isActedOn(object.type.kind) {
      let facts = model.facts(of: object)
      guard !facts.isOpen, let said = hiding(object, facts, model), isUsed(object, facts),
        !facts.saysAny(.isUserInteractionEnabled, .isHidden, .alpha), !model.isInsideElement(object)
      else { continue }
      let place = model.tree.range(said.file === model.file ? said.use.node : said.place)
      guard !report.hasFinding(at: place) else { continue }
      report.add(
        .warning, .medium, at: place,
        "This working \(name(object)) is hidden from VoiceOver, Voice Control, Switch Control and the keyboard",
        help: "Hide only decorative views, not the control.", related: model.related(said))
    }
  }

  private static func isActedOn(_ kind: UIKitClass) -> Bool {
    switch kind {
    case .button, .toggle, .slider, .stepper, .textField: true
    default: false
    }
  }

  /// The only thing that is said of whether it is an element, there or where it is made: that it is none.
  private static func hiding(_ object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel) -> UIKitSaid? {
    guard facts.uses.count(where: isAboutElements) < 2,
      let elements = model.said(.isAccessibilityElement, to: object, facts),
      let hidden = model.said(.accessibilityElementsHidden, to: object, facts), elements.count + hidden.count == 1,
      let said = elements.first ?? hidden.first, !said.isConditional, let value = model.boolean(of: said)
    else { return nil }
    return value == (said.use.word == .accessibilityElementsHidden) ? said : nil
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
