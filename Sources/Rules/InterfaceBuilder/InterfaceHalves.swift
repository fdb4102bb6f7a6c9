// What rules on views and UIKit code say of storyboards and xibs.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum InterfaceHalves {
  /// Controls that are held to less than a finger needs.
  static func touchTargets(_ model: InterfaceModel, _ report: inout Report) {
    let needed = model.limits.targetSize
    for element in model.elements where isTapped(element) && !element.isHiddenForGood && !element.isInHidden {
      let size = element.heldSize
      let sides = [size.width, size.height].compactMap(\.self)
      if report.isAsked(about: element), let side = sides.min(), side >= needed {
        let measure = HitMeasure.textWithUnit(size.width, size.height)
        report.silent(measured: "\(measure), needs \(Rule.measure(needed)) × \(Rule.measure(needed))")
      }
      guard let side = sides.min(), side < needed, side > 0 else {
        if sides.isEmpty { smallByContent(element, &report) }
        continue
      }
      guard isHitWhereShown(element, model) else { continue }
      let measure = HitMeasure.text(size.width, size.height)
      report.add(
        .error, .high, at: element.range,
        "The touch target of this \(role(element)) is smaller than \(Rule.measure(needed)) × \(Rule.measure(needed)) points: \(measure)",
        help: "Make its \(shortSides(size, element.shownSize, needed)) at least \(Rule.measure(needed)) points"
          + (element.showsIcon ? "; the image in it may stay as it is." : "."),
        cause: element.index)
    }
  }

  /// Buttons that are as large as what they show, where that leaves them 8 points or more under what a finger needs.
  private static func smallByContent(_ element: InterfaceElement, _ report: inout Report) {
    let (needed, size) = (element.limits.targetSize, element.contentSize)
    guard let least = [size.width, size.height].compactMap(\.self).min(), least <= needed - Self.clearly, least > 0,
      isHitWhereShown(element, element.model), !element.isInTappedView,
      !element.facts.saysAny(
        .font, .setImage, .setBackgroundImage, .configuration, .numberOfLines, .contentEdgeInsets, .setAttributedTitle),
      element.hasWords || !element.facts.says(.setTitle)
    else { return }
    let measure = "its \(element.hasWords ? "title" : "image"): \(HitMeasure.text(size.width, size.height))"
    report.add(
      .warning, .medium, at: element.range,
      "The touch target of this button is smaller than \(Rule.measure(needed)) × \(Rule.measure(needed)) points, "
        + "because it is as large as \(measure)",
      help: "Add a constraint that makes its \(shortSides(size, element.shownSize, needed)) at least "
        + "\(Rule.measure(needed)) points.",
      cause: element.index)
  }

  private static let clearly = 8.0

  /// Whether nothing makes it react around what is shown: a class that says where it is hit, code that lays it out. WCAG
  /// 2.5.8 leaves out what another control does as well.
  private static func isHitWhereShown(_ element: InterfaceElement, _ model: InterfaceModel) -> Bool {
    !element.facts.isOpen && !model.hasMember(Name("point"), element) && !model.hasMember(Name("hitTest"), element)
      && !element.hasEqualBeside && !element.hasEqualAround
  }

  /// The sides that are too short. One that nothing holds is as long as in Interface Builder, unless people ask for larger
  /// text.
  private static func shortSides(
    _ size: (width: Double?, height: Double?), _ shown: (width: Double?, height: Double?), _ needed: Double
  ) -> String {
    switch ((size.width ?? shown.width ?? needed) < needed, (size.height ?? shown.height ?? needed) < needed) {
    case (true, true): "width and height"
    case (true, false): "width"
    default: "height"
    }
  }

  private static func isTapped(_ element: InterfaceElement) -> Bool {
    switch element.kind {
    case .button: !element.takesNoTouches && (element.hasAction || !element.facts.isOpen)
    case .view, .imageView, .label: element.hasTapGesture
    default: false
    }
  }

  private static func role(_ element: InterfaceElement) -> String {
    switch element.kind {
    case .button: "button"
    case .imageView: "image view"
    case .label: "text"
    default: "view"
    }
  }

  /// Views with a tap gesture of the file that do not say that they can be tapped.
  static func taps(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements where element.hasTapGesture {
      guard element.kind == .imageView || element.kind == .label, !element.hasTrait("button"),
        !element.hasTrait("link"), !element.isHiddenForGood, !element.isInHidden, !element.isCovered
      else { continue }
      let facts = element.facts
      guard !facts.isOpen,
        !facts.saysAny(
          .accessibilityTraits, .isAccessibilityElement, .accessibilityElementsHidden, .accessibilityCustomActions)
      else { continue }
      report.add(
        .error, .high, at: element.range,
        "This \(role(element)) is tappable but not exposed as a button to VoiceOver and Switch Control",
        help: "Use a button, or set the Button trait in the Accessibility section.", cause: element.index)
    }
  }

  /// Controls that the file takes away from everybody who does not touch the glass.
  static func hiddenControls(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements where element.isElement == false {
      switch element.kind {
      case .button, .toggle, .slider, .stepper, .textField: break
      default: continue
      }
      guard !element.isHiddenForGood, !element.isInHidden, !element.isCovered, !element.isRepeatedByCell else {
        continue
      }
      let facts = element.facts
      guard !facts.isOpen, !facts.saysAny(.isAccessibilityElement, .accessibilityElementsHidden) else { continue }
      report.add(
        .warning, .medium, at: element.range,
        "This working \(name(element)) is hidden from VoiceOver, Voice Control, Switch Control and the keyboard",
        help: "Select Enabled in the Accessibility section, and hide only decorative views.", cause: element.index)
    }
  }

  private static func name(_ element: InterfaceElement) -> String {
    switch element.kind {
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .textField: "text field"
    default: "button"
    }
  }

  /// Labels on what VoiceOver never meets.
  static func hiddenLabels(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements {
      guard element.child(key: "accessibilityConfiguration") != nil, element.label != nil else { continue }
      let why: String
      if element.isElement == false {
        why = "Enabled is off in its Accessibility section"
      } else if element.kind == .imageView, element.isElement == nil {
        why = "images are skipped unless Enabled is on in their Accessibility section"
      } else {
        continue
      }
      let facts = element.facts
      guard !facts.isOpen, !facts.saysAny(.isAccessibilityElement, .accessibilityElements) else { continue }
      report.add(
        .warning, .medium, at: element.range, "VoiceOver never speaks this label, because \(why)",
        help: "Select Enabled, or delete the label.", cause: element.index)
    }
  }
}
