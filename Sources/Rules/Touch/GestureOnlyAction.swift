// Something that can be done by a gesture only.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let gestureOnlyAction = Rule(
    "gesture-only-action",
    .effective([
      .onLongPressGesture, .onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture, .tabViewStyle,
    ]) { element, use, report in
      if use.known == .tabViewStyle {
        guard use.isWritten, !use.isConditional, isTurnedBySwipesOnly(element, use.use) else { return }
        // Marks of the project's own may show that there are more.
        let isShown = showsSelectionElsewhere(element) || isTurnedByTime(element)
        report.add(
          isShown ? .note : .warning, .medium, at: element.nameRange,
          "These pages can be changed only by swiping, which many people cannot do"
            + (isShown ? "" : ", and nothing shows that there are more pages"),
          help: "Add buttons that change the selection, or show the page dots: .page(indexDisplayMode: .always).",
          cause: element.index)
        return
      }
      guard let gesture = judgedGesture(of: use, on: element) else { return }
      let offer = GestureOffer(gesture, element: element)
      guard !offer.isVisible, !element.isOfferedByComponent(use.written, gesture.effect),
        !isDoneByTime(gesture, element),
        !copiesBeside(gesture, element, use),
        !isHiddenDoor(gesture, element, use)
      else { return }
      // A pinch and two taps that both enlarge a picture are one barrier, and two taps need one finger only.
      let partner = gestureBeside(gesture, element, use)
      if gesture.kind == .doubleTap, partner == .magnify { return }
      let how = gesture.kind.rawValue
      // What several taps bring up is hidden on purpose; on a line of text, from those who need not know.
      let isHidden = gesture.kind == .multipleTap || element.known == .Text && gesture.kind == .doubleTap
      let isEased = offer.isSpoken || gesture.kind == .magnify && partner == .doubleTap
      let isOfUses = isGivenToModifier(gesture, element)
      if isOfUses, element.isModifierForOthers { return }
      let what = isOfUses ? "What this modifier is used for" : "This action"
      report.add(
        isHidden ? .note : isEased ? .warning : .error, isHidden ? .low : .medium,
        at: use.place,
        offer.isSpoken
          ? "VoiceOver offers this as an action, but for everyone else there is no control, only \(how)"
          : "\(what) works only with \(how), which many people cannot perform or discover",
        help: isOfUses
          ? "Where it is used, add a button that does the same, and .accessibilityAction(named:)."
          : help(gesture, element.model.project), cause: element.index)
    }, uikit: { model, report in UIKitGestures.check(model, &report) })

  /// What can be offered instead: a drag that sets something by how far it goes is a value, which one button cannot set.
  private static func help(_ gesture: GestureUse, _ project: Project) -> String {
    switch gesture.kind {
    case .magnify:
      "Add buttons for it, and \(project.runsBefore(iOS: 17) ? ".accessibilityAdjustableAction" : ".accessibilityZoomAction") on the view."
    case .drag where !gesture.decidesByDirection && !gesture.actsOnceWhileMoving:
      "Add a button that does the same; where the drag sets a value, give the view a label, a value and "
        + ".accessibilityAdjustableAction instead."
    default: "Add a button that does the same, and .accessibilityAction(named:) on the view."
    }
  }

  /// Whether a press of some seconds, or several taps, open what is for developers alone and is hidden on purpose.
  private static func isHiddenDoor(_ gesture: GestureUse, _ element: Element, _ use: EffectiveModifier) -> Bool {
    switch gesture.kind {
    case .multipleTap: break
    case .longPress:
      let press =
        use.known == .onLongPressGesture ? (use.use.call, use.scope) : use.argument(nil).map { ($0.node, $0.scope) }
      guard let press, let seconds = minimumDuration(below: press.0, press.1, element), seconds >= 3 else {
        return false
      }
    default: return false
    }
    let effect = element.model.followed(gesture.effect, in: element.scope)
    return effect.calls.union(effect.changes).contains { name in
      element.model.words(of: name).contains {
        ["developer", "developers", "debug", "diagnostics", "testflight"].contains($0)
      }
    }
  }

  /// The number behind `minimumDuration:` in the code of a gesture.
  private static func minimumDuration(below node: NodeID, _ scope: Scope, _ element: Element) -> Double? {
    let tree = scope.file.tree
    for call in tree.nodes(below: node) where tree.nodes[call].kind == .callExpr {
      guard let seconds = tree.argument(of: NodeID(call), label: "minimumDuration") else { continue }
      return element.model.evaluator.value(of: seconds, in: scope).number
    }
    return nil
  }

  /// Whether a long press on a control only copies something, beside what a tap does with it.
  private static func copiesBeside(_ gesture: GestureUse, _ element: Element, _ use: EffectiveModifier) -> Bool {
    guard gesture.kind == .longPress, element.control?.isInteractive == true else { return false }
    return [(use.tree, use.use.call), (element.tree, use.written.call)].contains { tree, call in
      tree.holds("asteboard", in: call) || tree.words(below: call).contains("copy")
    }
  }

  /// The kind of another gesture on the view that changes the same.
  private static func gestureBeside(
    _ gesture: GestureUse, _ element: Element, _ use: EffectiveModifier
  ) -> GestureUse.Kind? {
    guard gesture.kind == .doubleTap || gesture.kind == .magnify else { return nil }
    let changes = element.model.followed(gesture.effect, in: element.scope).changes
    for other in element.effectiveModifiers where !other.isSame(as: use) {
      guard let found = element.gesture(of: other), found.kind == .doubleTap || found.kind == .magnify else { continue }
      let same = element.model.followed(found.effect, in: element.scope).changes
      if found.kind != gesture.kind, !same.isDisjoint(with: changes) { return found.kind }
    }
    return nil
  }

  /// Whether a gesture only puts away what goes away by itself after a while.
  private static func isDoneByTime(_ gesture: GestureUse, _ element: Element) -> Bool {
    let effect = gesture.effect
    if isToastPutAway(effect, element) { return true }
    guard effect.calls.isEmpty, !effect.changes.isEmpty else { return false }
    return effect.changes.isSubset(of: element.model.namesTakenBackLater(inType: element.body.owner))
  }

  /// What code calls that puts something away, and the state that shows it.
  private static let putAway: Set<String> = [
    "dismiss", "dismissed", "dismissing", "hide", "hidden", "close", "shown", "presented", "visible", "showing",
  ]

  /// A toast goes by itself, wherever its time is kept: `struct ToastView`, `model.willDismiss()`.
  private static func isToastPutAway(_ effect: ActionEffect, _ element: Element) -> Bool {
    let names = effect.calls.union(effect.changes)
    return !names.isEmpty && element.body.owner >= 0
      && element.model.typeWords(of: element.index).contains { ["toast", "snackbar"].contains($0) }
      && names.allSatisfy { name in
        let words = element.model.words(of: name)
        return words.contains { putAway.contains($0) }
      }
  }

  /// Whether a timer turns the pages as well, which shows that there are more.
  private static func isTurnedByTime(_ element: Element) -> Bool {
    guard let selection = element.argument("selection") else { return false }
    let name = Name(String(element.tree.sourceText(selection).dropFirst()))
    return element.file.modifiers.contains { use in
      use.known == .onReceive
        && element.file.bodies[Int(element.file.views[Int(use.owner)].body)].owner == element.body.owner
        && element.model.followed(ActionEffect(ofCall: use.call, in: element.file), in: element.scope).changes
          .contains(name)
    }
  }

  /// Whether another view of the type looks otherwise by which page is shown.
  private static func showsSelectionElsewhere(_ element: Element) -> Bool {
    guard let selection = element.argument("selection") else { return false }
    let name = Name(String(element.tree.sourceText(selection).dropFirst()))
    let looks: Set<Known> = [
      .opacity, .fill, .foregroundStyle, .foregroundColor, .frame, .background, .scaleEffect, .tint,
    ]
    // Dots of the project's own: `PageDots(count: 3, current: page)`.
    let isHanded = element.file.views.indices.contains { index in
      guard index < element.index || index >= element.node.end else { return false }
      let view = element.file.views[index]
      guard view.kind == .use, view.known == .other else { return false }
      return element.file.bodies[Int(view.body)].owner == element.body.owner
        && element.names(in: view.expression).contains(name)
    }
    if isHanded { return true }
    return element.file.modifiers.contains { use in
      guard looks.contains(use.known), use.owner < element.index || use.owner >= element.node.end else { return false }
      return element.file.bodies[Int(element.file.views[Int(use.owner)].body)].owner == element.body.owner
        && element.names(in: use.call).contains(name)
    }
  }

  /// Whether a view of pages hides its dots, and no control of the type changes which page is shown.
  private static func isTurnedBySwipesOnly(_ element: Element, _ use: ViewModifierUse) -> Bool {
    guard element.known == .TabView, !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else {
      return false
    }
    let tree = element.tree
    guard let style = tree.argument(of: use.call, label: nil), tree.kind(style) == .callExpr,
      let mode = tree.argument(of: style, label: "indexDisplayMode"), tree.text(mode) == "never",
      let selection = element.argument("selection"),
      !element.hasModifier(.accessibilityAction), !element.hasModifier(.accessibilityScrollAction),
      !element.hasModifier(.accessibilityAdjustableAction)
    else { return false }
    // Who holds the selection elsewhere may change it, too.
    let text = tree.sourceText(selection)
    guard text.hasPrefix("$"), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let own = element.model.evaluator.ownMember(Name(String(text.dropFirst())), in: element.scope),
      element.model.project.member(own).attributes.contains(.State)
    else { return false }
    // A component that is handed the state is free to change it, but this view is itself what it is bound to.
    let name = Name(String(text.dropFirst()))
    let offered = element.model.effectsOfVisibleControls(ofType: element.body.owner)
    return !offered.contains { $0.changes.contains(name) }
  }

  /// `func onHold(perform action: @escaping () -> Void) -> some View`: who calls it may offer the same otherwise.
  private static func isGivenByCaller(_ gesture: GestureUse, _ element: Element) -> Bool {
    guard element.body.kind == .function, element.body.member >= 0, gesture.effect.changes.isEmpty else { return false }
    let parameters = Set(element.file.members[Int(element.body.member)].parameters.map(\.name))
    return gesture.effect.calls.isSubset(of: parameters)
  }

  /// Whether all that a gesture of a modifier does is what each use of the modifier hands it.
  private static func isGivenToModifier(_ gesture: GestureUse, _ element: Element) -> Bool {
    let (body, file) = (element.body, element.file)
    guard body.kind == .modifier, body.owner >= 0, gesture.effect.changes.isEmpty else { return false }
    let kept = file.types[Int(body.owner)].members.map { file.members[Int($0)] }
      .filter { $0.kind == .property && !$0.isStatic && !$0.block.exists && !$0.value.exists }
    return gesture.effect.calls.isSubset(of: Set(kept.map(\.name)))
  }

  /// Dragging over a chart only shows what the marks below tell assistive technology.
  private static func isOverChart(_ element: Element) -> Bool {
    element.withAncestors.contains { holder in
      guard holder.node.slotModifier >= 0 else { return false }
      let modifier = holder.file.modifiers[Int(holder.node.slotModifier)].known
      return modifier == .chartOverlay || modifier == .chartBackground
    }
  }

  /// The gesture of a modifier when rules on gestures are to judge it: it does something that lasts, for everybody.
  static func judgedGesture(of use: EffectiveModifier, on element: Element) -> GestureUse? {
    guard !use.isConditional, use.isDecidedByCall, !element.isExemptFromSpeech,
      element.surroundings.isDisjoint(with: [.widget, .debug])
    else { return nil }
    guard !element.flags.contains(.chart), element.node.slot != .representation, !isOverChart(element) else {
      return nil
    }
    switch element.known {
    case .Canvas, .SpriteView, .SceneView, .RealityView, .Map, .Chart, .Model3D, .CameraView: return nil
    default: break
    }
    let written = use.written.call
    let actions = element.tree.children(written).dropFirst().map { element.tree.lastChild($0) }
    if actions.contains(where: element.isForTesters) { return nil }
    if element.worksOnMacOnly(written) { return nil }
    guard let gesture = element.gesture(of: use), !gesture.effect.isEmpty, !isGivenByCaller(gesture, element) else {
      return nil
    }
    // Whoever scrolls makes the drag as well; nobody has to make it.
    if use.known == .simultaneousGesture, gesture.kind == .drag, !gesture.decidesByDirection {
      switch element.known {
      case .List, .Form, .ScrollView: return nil
      default: break
      }
    }
    let instead: Set<Known> = [
      .accessibilityRepresentation, .accessibilityChildren, .accessibilityAdjustableAction, .accessibilityDirectTouch,
    ]
    if element.withAncestors.contains(where: { $0.modifiers.contains { instead.contains($0.use.known) } }) {
      return nil
    }
    if element.isGivenByUse(instead) { return nil }
    let engine = element.model.engine
    let isReplaced = element.model.isEveryUse(showing: element.reference) { use in
      engine.appliedModifiers(of: use).contains { instead.contains($0.use.known) }
    }
    return isReplaced ? nil : gesture
  }
}

/// Who else offers what a gesture does.
struct GestureOffer {
  var isVisible = false
  var isSpoken = false

  init(_ gesture: GestureUse, element: Element) {
    let actions: Set<Known> = [
      .accessibilityAction, .accessibilityActions, .accessibilityZoomAction, .accessibilityScrollAction,
      .accessibilityQuickAction,
    ]
    isSpoken =
      element.hasAccessibilityAction || element.isGivenByUse(actions)
      || ([element] + element.descendants).contains {
        $0.modifiers.contains { actions.contains($0.use.known) && $0.offersAction }
      }
    if element.hasModifier(.contextMenu), gesture.kind == .longPress { isVisible = true }
    let effect = element.model.followed(gesture.effect, in: element.scope)
    let offered = element.model.offeredEffects(ofType: element.body.owner)
    if offered.isVisible(effect) { isVisible = true }
    if offered.isSpoken(effect) { isSpoken = true }
    guard !isVisible else { return }
    let users = element.otherWaysOfUsers(effect)
    if users.isVisible { isVisible = true }
    if users.isSpoken { isSpoken = true }
    // A swipe over the button that opens the list of the same things.
    if !isVisible, element.control != nil || element.tap != nil { isVisible = element.opensWay(to: effect) }
  }
}
