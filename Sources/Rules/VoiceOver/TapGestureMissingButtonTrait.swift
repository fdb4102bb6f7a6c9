// A view that reacts to taps without telling assistive technology that it can be activated.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let tapGestureMissingButtonTrait = Rule(
    "tap-gesture-missing-button-trait",
    .modifier([.onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture]) { element, use, report in
      guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget), let tap = Tap(use, of: element)
      else { return }
      if element.hasEmptyAction { return ofEmptyButton(element, use, tap, &report) }
      guard element.node.kind != .base, element.body.kind != .style, element.control == nil,
        !element.flags.contains(.labelSlot),
        !isNonVisual(element)
      else { return }
      guard
        element.outerFlags.isDisjoint(with: [.mapContent, .systemHost]) || element.outerFlags.contains(.listRow)
          || element.isInToolbar
      else { return }
      guard !element.hasTrait(Element.actionTraits), !element.hasTraitInside(Element.actionTraits),
        !element.hasAccessibilityAction
      else {
        return
      }
      guard !element.ancestors.contains(where: { $0.control?.isInteractive == true }) else { return }
      guard !isSwitchedOff(use, element), !tap.isHarmless, !containsControl(element, before: use),
        !isControlItself(element),
        !isOfferedElsewhere(tap.actions, element), !putsAwayWhatGoes(tap.actions, element),
        !closesMenu(tap.actions, element),
        !tap.actions.allSatisfy({ element.doesNothingGiven($0) || element.isForTesters($0) }),
        !element.isActivatableByUse
      else { return }
      // VoiceOver pulls a list down with three fingers.
      let isEased = element.isDoneByPulling(tap.actions)
      report.add(
        isEased ? .warning : .error, isEased ? .medium : .high, at: element.tree.tokens.range(use.nameToken),
        isEased
          ? "This \(element.noun) is tappable but not exposed as a button to VoiceOver, Switch Control and Full Keyboard Access; "
            + "pull to refresh does the same"
          : "This \(element.noun) is tappable but not exposed as a button to VoiceOver, Switch Control and Full Keyboard Access",
        help: help(element, use),
        cause: element.index, name: element.name)
    }, uikit: { model, report in UIKitTargets.taps(model, &report) },
    interface: { model, report in InterfaceHalves.taps(model, &report) })

  private static func ofEmptyButton(_ element: Element, _ use: ViewModifierUse, _ tap: Tap, _ report: inout Report) {
    guard !tap.isHarmless, !element.hasAccessibilityAction, !isSwitchedOff(use, element) else { return }
    report.add(
      .warning, .medium, at: element.tree.tokens.range(use.nameToken),
      "The action of this button is empty and a tap gesture does its work, so VoiceOver, Switch Control and Full Keyboard "
        + "Access may activate it without effect",
      help: "Move the code of the gesture into the action of the button.", cause: element.index, name: element.name)
  }

  private static func help(_ element: Element, _ use: ViewModifierUse) -> String {
    if !isOneElement(element), holdsActions(element, before: use) {
      return
        "Keep the controls inside reachable: make only the rest a Button, or offer the tap with .accessibilityAction(named:)."
    }
    let isOne = isOneElement(element)
    // Nothing in it that could be read makes a button without a name.
    if !element.name.isExplicit, isWordless(element) || isPicture(element) {
      return
        "Use a Button with a label, or add \(isOne ? "" : ".accessibilityElement(), ")"
        + ".accessibilityLabel(\"…\") and .accessibilityAddTraits(.isButton)."
    }
    // A button that its component shows in some states only.
    if !isOne, holdsControls(element, depth: 5, areScrolling: false) {
      return
        "It shows other controls in some states, which have to stay reachable: make only the rest a Button, or offer the tap with "
        + ".accessibilityAction(named:)."
    }
    if !isOne, holdsControls(element, depth: 5) || holdsHandedActions(element) {
      return
        "Use a Button, or, if nothing inside can be activated by itself, add .accessibilityElement(children: .combine) and "
        + ".accessibilityAddTraits(.isButton)."
    }
    // Nothing that is known to be inside has words.
    if !isOne, element.name.name.isProvedWordless, !element.containsText {
      return
        "Use a Button with a label, or add .accessibilityElement(children: .combine), .accessibilityLabel(\"…\") and "
        + ".accessibilityAddTraits(.isButton)."
    }
    if !isOne, element.name.name.isUnknown, !element.containsText {
      return
        "Use a Button, or add .accessibilityElement(children: .combine) and .accessibilityAddTraits(.isButton); if no text "
        + "is inside, add .accessibilityLabel(\"…\") as well."
    }
    return isOne
      ? "Use a Button, or add .accessibilityAddTraits(.isButton)."
      : "Use a Button, or add .accessibilityElement(children: .combine) and .accessibilityAddTraits(.isButton)."
  }

  /// Whether it comes to a picture that is no symbol, perhaps in a component.
  private static func isPicture(_ element: Element) -> Bool {
    guard element.name.hasImage else { return false }
    switch element.name.name {
    case .none, .file: return true
    default: return false
    }
  }

  /// Whether all that is seen are colors, shapes, room and pictures without a label.
  private static func isWordless(_ element: Element) -> Bool {
    ([element] + element.shownInside).allSatisfy { (view: Element) -> Bool in
      guard !view.name.isExplicit else { return false }
      switch view.known {
      case .Color, .Spacer, .Divider, .EmptyView, .LinearGradient, .RadialGradient, .AngularGradient, .Material,
        .AsyncImage, .VStack, .HStack, .ZStack, .Group, .GeometryReader:
        return true
      case .Image:
        // A symbol has a name of the system's, if not a good one.
        return isPicture(view) || view.argument("uiImage") != nil || view.argument("cgImage") != nil
      default: return view.known.isShape || view.node.kind == .choice
      }
    }
  }

  /// Whether the view is one element by itself, so that the trait is all it lacks.
  private static func isOneElement(_ element: Element) -> Bool {
    switch element.known {
    case .Text, .Image, .Label, .AsyncImage: true
    default: element.hasModifier(.accessibilityElement)
    }
  }

  /// `.disabled(true)` behind the tap: nobody can activate it.
  private static func isSwitchedOff(_ tap: ViewModifierUse, _ element: Element) -> Bool {
    let all = element.modifiers
    let place = all.firstIndex { $0.file === element.file && $0.use.nameToken == tap.nameToken }
    return all[(place ?? all.endIndex)...].contains { applied in
      guard applied.use.known == .disabled, !applied.use.isConditional,
        let value = applied.file.tree.argument(of: applied.use.call, label: nil)
      else { return false }
      return element.model.evaluator.boolean(of: value, in: applied.scope) == true
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
  private static func containsControl(_ element: Element, before use: ViewModifierUse) -> Bool {
    switch element.known {
    case .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .TabView, .GeometryReader: return true
    default: break
    }
    // A tap that runs beside those of what is inside, as on a whole screen, is no control of its own.
    if use.known == .simultaneousGesture, holdsControls(element) { return true }
    // A component's fields are found where it is declared.
    return element.shownInside.contains { $0.known == .ScrollView || $0.known == .List || $0.known == .Form }
      || element.controlsInside(before: use).contains { control in
        switch control.known {
        case .TextField, .SecureField, .TextEditor: true
        default: false
        }
      }
  }

  /// Whether something inside can be activated by itself: one element, or a button around it, would take that away. What
  /// comes up from the view is not inside.
  private static func holdsActions(_ element: Element, before use: ViewModifierUse) -> Bool {
    let taps: Set<Known> = [.onTapGesture, .gesture, .highPriorityGesture, .accessibilityAction]
    return !element.controlsInside(before: use).isEmpty
      || element.shownInside.contains { $0.writtenModifiers.contains { taps.contains($0.known) } }
  }

  /// Whether a view, or what its component is made of, has controls or scrolls.
  private static func holdsControls(_ element: Element, depth: Int = 3, areScrolling: Bool = true) -> Bool {
    var roots = [element.reference]
    for _ in 0..<depth {
      var inner: [ViewReference] = []
      for root in roots {
        var next = root.index
        while next < root.node.end {
          let view = ViewReference(file: root.file, index: next, frame: root.frame)
          // What comes up from the view is not inside, and in one element nothing can be reached.
          let slot = view.node.slot
          let isApart =
            next != root.index
            && (slot.isPresentationSlot
              || slot == .custom && view.node.slotModifier >= 0 && root.file.presenting(view.node.slotModifier).exists)
          let isOne =
            !areScrolling
            && view.node.modifiers.contains { root.file.modifiers[Int($0)].known == .accessibilityElement }
          if isApart || isOne {
            next = view.node.end
            continue
          }
          next += 1
          switch element.model.engine.known(view.node, in: view.file) {
          case .Button, .NavigationLink, .Link, .Toggle: return true
          case .ScrollView, .List, .Form, .TabView: if areScrolling { return true }
          case .other: inner += element.model.engine.expansion(of: view) ?? []
          default: if view.node.kind == .reference { inner += element.model.engine.expansion(of: view) ?? [] }
          }
          if inner.count > 64 { return false }
        }
      }
      roots = inner
    }
    return false
  }

  /// Whether a component inside is handed code to run, as those that hold buttons are.
  private static func holdsHandedActions(_ element: Element) -> Bool {
    element.shownInside.contains { view in
      view.node.kind == .use && view.known == .other && !ActionEffect(ofComponent: view.index, in: view.file).isEmpty
    }
  }

  /// Whether a tap around links and buttons only puts away what they stand in, as choosing one of them does.
  private static func closesMenu(_ actions: [NodeID], _ element: Element) -> Bool {
    let set = actions.flatMap { element.tree.assignments(below: $0) }
    guard !set.isEmpty, set.allSatisfy({ isClosing($0.value, element) }),
      actions.flatMap({ element.tree.calls(below: $0) }).allSatisfy({ $0.name == "withAnimation" })
    else { return false }
    return element.descendants.contains { $0.control?.isInteractive == true && !$0.node.slot.isPresentationSlot }
  }

  /// Whether the component or property is a control of the system, which says what it is whatever else a tap does.
  private static func isControlItself(_ element: Element) -> Bool {
    guard element.node.kind == .reference || element.node.kind == .use && element.known == .other,
      let roots = element.model.engine.expansion(of: element.reference), roots.count == 1
    else { return false }
    let root = roots[0]
    return root.node.kind == .use && element.model.engine.known(root.node, in: root.file).control?.isInteractive == true
  }

  /// Whether a real control inside the view, beside it or around it in the same row or screen runs the same code, so that
  /// the tap only makes its target larger; or closes what the tap closes.
  private static func isOfferedElsewhere(_ actions: [NodeID], _ element: Element) -> Bool {
    let code = actions.flatMap { element.codeBehindCondition(of: $0) }
    let closed = actions.flatMap { element.tree.assignments(below: $0) }
    func offers(_ holder: Element) -> Bool {
      let offered = holder.offeredCode
      return !offered.isEmpty && code.contains { offered.contains($0) }
    }
    if offers(element.parent ?? element) { return true }
    let closing = closed.allSatisfy { isClosing($0.value, element) } && !closed.isEmpty && actions.count == 1
    for holder in element.ancestors {
      // A row's tap and a button outside may be about different things.
      if holder.known == .ForEach || holder.known == .List { return false }
      if offers(holder) || closing && isClosed(closed.map(\.target), inside: holder, element) { return true }
    }
    return false
  }

  /// Whether a tap only puts away what code takes away by itself after a while, as a toast.
  private static func putsAwayWhatGoes(_ actions: [NodeID], _ element: Element) -> Bool {
    let tree = element.tree
    let set = actions.flatMap { tree.assignments(below: $0) }
    guard !set.isEmpty, set.allSatisfy({ isClosing($0.value, element) }) else { return false }
    let names = Set(set.map { tree.name($0.target) })
    return names.isSubset(of: element.model.namesTakenBackLater(inType: element.body.owner))
      || element.model.typeWords(of: element.index).contains { ["toast", "snackbar"].contains($0) }
  }

  private static func isClosing(_ value: NodeID, _ element: Element) -> Bool {
    element.tree.kind(value) == .nilLiteral || element.model.evaluator.boolean(of: value, in: element.scope) == false
  }

  /// Whether a button inside sets the same to false or nil and does nothing else, or turns it over: the way to close what a
  /// tap beside it closes as well. A whole page may be tapped to close what a component is handed the state of.
  private static func isClosed(_ targets: [NodeID], inside holder: Element, _ element: Element) -> Bool {
    let wanted = Set(targets.map { element.code(of: $0) })
    let names = Set(targets.map { element.tree.name($0) })
    let isPage: Bool
    switch element.known {
    case .Text, .Image, .Label, .HStack, .Circle, .Capsule, .RoundedRectangle: isPage = false
    default: isPage = true
    }
    return holder.descendants.contains { inner in
      if isPage, inner.node.kind == .use, inner.index != element.index, inner.known == .other || inner.known == .Toggle
      {
        return names.isSubset(of: inner.handedBindings)
      }
      guard inner.known == .Button, inner.node.kind == .use,
        !inner.node.slot.isPresentationSlot || inner.node.slot == .toolbar,
        let action = inner.action
      else { return false }
      if isPage, names.isSubset(of: ActionEffect(of: action, in: inner.file).toggles) { return true }
      let set = inner.tree.assignments(below: action)
      return !set.isEmpty && wanted.isSubset(of: Set(set.map { inner.code(of: $0.target) }))
        && set.allSatisfy { isClosing($0.value, inner) }
    }
  }
}
