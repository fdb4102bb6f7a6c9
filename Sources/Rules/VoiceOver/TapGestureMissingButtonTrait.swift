// A view that reacts to taps without telling assistive technology that it can be activated.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let tapGestureMissingButtonTrait = Rule(
    "tap-gesture-missing-button-trait",
    .modifier([.onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture]) { element, use, report in
      guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget), let tap = Tap(use, of: element)
      else { return }
      guard element.node.kind != .base, element.body.kind != .style, element.control == nil,
        !element.flags.contains(.labelSlot),
        !isNonVisual(element)
      else { return }
      guard element.outerFlags.isDisjoint(with: [.mapContent, .systemHost]) || element.outerFlags.contains(.listRow)
      else { return }
      guard !element.hasTrait(Element.actionTraits), !element.hasTraitInside(Element.actionTraits),
        !element.hasAccessibilityAction
      else {
        return
      }
      guard !element.ancestors.contains(where: { $0.control?.isInteractive == true }) else { return }
      guard !isSwitchedOff(use, element), !tap.isHarmless, !containsControl(element), !isControlItself(element),
        !isOfferedElsewhere(tap.actions, element),
        !element.isActivatableByUse
      else { return }
      report.add(
        .error, .high, at: element.tree.tokens.range(use.nameToken),
        "This view reacts to taps, but VoiceOver, Switch Control and Full Keyboard Access do not know it is a button",
        help: "Use a Button, or add .accessibilityAddTraits(.isButton) and make the view one accessibility element.",
        cause: element.index, name: element.name)
    }, uikit: { model, report in UIKitTargets.taps(model, &report) },
    interface: { model, report in InterfaceHalves.taps(model, &report) })

  /// `.disabled(true)`, written out, behind the tap: nobody can activate it.
  private static func isSwitchedOff(_ tap: ViewModifierUse, _ element: Element) -> Bool {
    element.writtenModifiers.contains { use in
      guard use.known == .disabled, !use.isConditional, use.nameToken > tap.nameToken,
        let value = element.tree.argument(of: use.call, label: nil)
      else { return false }
      return element.tree.kind(value) == .boolLiteral && element.tree.text(value) == "true"
    }
  }

  /// Colours and shapes that lie behind something as a way to close it, and views that draw nothing.
  private static func isNonVisual(_ element: Element) -> Bool {
    switch element.known {
    case .Color, .Rectangle, .EmptyView, .Spacer, .Material, .Map, .Chart, .Canvas: true
    default: element.flags.contains(.chart)
    }
  }

  /// A container around real controls: the tap is an extra, or dismisses something.
  private static func containsControl(_ element: Element) -> Bool {
    switch element.known {
    case .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .TabView, .GeometryReader: return true
    default: break
    }
    return element.descendants.contains { inner in
      switch inner.known {
      case .TextField, .SecureField, .TextEditor, .ScrollView, .List, .Form: return true
      default: return false
      }
    }
  }

  /// Whether the component or property is a control of the system, which says what it is whatever else a tap does.
  private static func isControlItself(_ element: Element) -> Bool {
    guard element.node.kind == .reference || element.node.kind == .use && element.known == .other,
      let roots = element.model.engine.expansion(of: element.reference), roots.count == 1
    else { return false }
    let root = roots[0]
    return root.node.kind == .use && element.model.engine.known(root.node, in: root.file).control?.isInteractive == true
  }

  /// Whether a real control inside the view or beside it runs the same code, so that the tap only makes its target larger.
  private static func isOfferedElsewhere(_ actions: [NodeID], _ element: Element) -> Bool {
    let offered = (element.parent ?? element).offeredCode
    return !offered.isEmpty
      && actions.contains { action in
        element.codeBehindCondition(of: action).contains { offered.contains($0) }
      }
  }
}
