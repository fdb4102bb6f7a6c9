// A working control taken away from everybody who does not touch the glass.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let interactiveElementHidden = Rule(
    "interactive-element-hidden",
    .effective([.accessibilityHidden, .accessibility, .accessibilityRespondsToUserInteraction, .opacity]) {
      element, use, report in
      if use.known == .opacity { return unseenLink(element, &report) }
      guard !element.isOutOfScope, !use.isConditional, isLiteral(use, element) else { return }
      guard element.node.kind != .base, element.body.kind != .style, element.body.kind != .modifier else { return }
      guard element.flags.isDisjoint(with: [.disabled, .noHitTesting, .represented, .labelSlot, .redacted]),
        !element.outerFlags.contains(.hidden), !element.outerFlags.contains(.ignored), !isInvisible(element)
      else { return }
      var controls = element.model.engine.controls(
        below: element.reference, before: element.index(of: use.written) ?? .max)
      if let control = element.control {
        guard control.isInteractive else { return }
        controls = [InnerControl(reference: element.reference, known: element.known, site: element.index)]
      } else if use.known == .accessibilityRespondsToUserInteraction {
        // A view or component of the project that reacts to taps; what stands deeper inside is another element.
        guard controls.count == 1, controls[0].gesture != nil, controls[0].site == element.index || controls[0].site < 0
        else { return }
      }
      // A view that only reacts to taps is often the dimmed background of something with a button of its own.
      let countsTaps = use.known == .accessibilityRespondsToUserInteraction
      controls = controls.filter { ($0.gesture == nil || countsTaps) && hasContent($0, element.model.engine) }
      guard !controls.isEmpty, !isOfferedByAncestor(element) else { return }
      controls = controls.filter {
        !isButton($0) || !element.isOfferedElsewhere(ActionEffect(of: $0)) && !isRunElsewhere($0, element)
      }
      guard !controls.isEmpty else { return }
      let role = controls[0].known.control?.role.name ?? "control"
      report.add(
        .error, .high, at: use.place,
        use.known == .accessibilityRespondsToUserInteraction
          ? "This modifier removes a working \(role) from Voice Control, Switch Control and the keyboard"
          : "This modifier hides a working \(role) from VoiceOver, Voice Control, Switch Control and the keyboard",
        help: "Hide only decorative views, not the control.", cause: element.index)
    },
    uikit: { model, report in UIKitHiddenControls.check(model, &report) },
    interface: { model, report in InterfaceHalves.hiddenControls(model, &report) })

  /// A link without opacity behind the words of a row: the list opens it by touch, and assistive technology meets words.
  private static func unseenLink(_ element: Element, _ report: inout Report) {
    guard element.known == .NavigationLink, !element.isOutOfScope, element.isUnseenLinkOfRow,
      !report.hasFinding(at: element.nameRange)
    else { return }
    report.add(
      .warning, .medium, at: element.nameRange,
      "This link is fully transparent, so its row is neither link nor button for assistive technology",
      help: "Make what the row shows the label of the link, or combine it and add .accessibilityAddTraits(.isButton).",
      cause: element.index)
  }

  private static func isButton(_ control: InnerControl) -> Bool {
    switch control.known.control?.role {
    case .button, .link, .menu: true
    default: false
    }
  }

  /// Whether a button that can be reached runs the very same code: “Not now” beside a hidden cross.
  private static func isRunElsewhere(_ control: InnerControl, _ element: Element) -> Bool {
    guard control.reference.file === element.file else { return false }
    let codes = Element(model: element.model, index: control.reference.index).actionCode.map { element.code(of: $0) }
    // `{}` does nothing that another could do.
    guard !codes.isEmpty, codes.allSatisfy({ $0.count > 2 }) else { return false }
    return element.file.bodies.contains { body in
      body.owner == element.body.owner
        && body.views.contains { index in
          guard !(element.index..<element.node.end).contains(index) else { return false }
          let other = Element(model: element.model, index: index)
          return other.known == .Button && !other.flags.contains(.hidden)
            && other.actionCode.map { other.code(of: $0) } == codes
        }
    }
  }

  private static func isLiteral(_ use: EffectiveModifier, _ element: Element) -> Bool {
    let label = use.known == .accessibility ? "hidden" : nil
    guard let argument = use.argument(label) else { return false }
    let wanted = use.known != .accessibilityRespondsToUserInteraction
    if case .bool(let value) = element.model.evaluator.value(of: argument.node, in: argument.scope) {
      return value == wanted
    }
    return false
  }

  /// Nobody sees it either: a link or field that is there for code alone.
  private static func isInvisible(_ element: Element) -> Bool {
    element.modifiers.contains { applied in
      let tree = applied.file.tree
      func number(_ label: String?) -> Double? {
        tree.argument(of: applied.use.call, label: label).flatMap {
          element.model.evaluator.value(of: $0, in: applied.scope).number
        }
      }
      switch applied.use.known {
      case .hidden: return true
      case .opacity: return (number(nil) ?? 1) < 0.02
      case .frame: return (number("width") ?? 9) <= 1 || (number("height") ?? 9) <= 1
      default: return false
      }
    }
  }

  /// A button or link without any content is there for code.
  private static func hasContent(_ control: InnerControl, _ engine: NameEngine) -> Bool {
    switch control.known {
    case .Button, .NavigationLink, .Link, .Menu:
      let name = engine.name(of: control.reference)
      return name.name.hasWords || name.hasImage
    default: return true
    }
  }

  private static func isOfferedByAncestor(_ element: Element) -> Bool {
    let offers: Set<Known> = [
      .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction, .accessibilityRepresentation,
      .accessibilityChildren,
    ]
    return element.withAncestors.contains { view in
      view.modifiers.contains { offers.contains($0.use.known) }
        || view.control?.isInteractive == true && view.index != element.index
    }
  }
}
