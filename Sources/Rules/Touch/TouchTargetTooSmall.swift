// A control or tappable view whose hit area has a side under 44 points.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What can be set about sizes. Sources: Human Interface Guidelines, Buttons (44 × 44); WCAG 2.5.8 (24 × 24 CSS pixels).
enum TargetSize {
  static let minimum = RuleOption.points(
    "minimum", 44, in: 24...100, "Minimum width and height of a touch target; related rules use it, too")
  static let recommended = RuleOption.points(
    "recommended", 0, in: 0...100,
    "Recommended width and height of a touch target; 0 for none")
  static let mainHeight = RuleOption.points(
    "mainHeight", 0, in: 0...100, "Minimum height of the filled main button of a screen; 0 for none")
}

extension Rule {
  static let touchTargetTooSmall = Rule(
    "touch-target-too-small", options: [TargetSize.minimum, TargetSize.recommended, TargetSize.mainHeight],
    .view(Set(ViewCategory.allCases)) { element, report in
      let mainHeight = report.number(TargetSize.mainHeight)
      if mainHeight > 0, let height = heightAsMainButton(element), height < mainHeight {
        return report.add(
          .note, .medium, at: element.nameRange,
          "This main button is less than \(measure(mainHeight)) points high, the minimum in this project: \(measure(height))",
          help: "Use .controlSize(.large) or .extraLarge, or give its label .frame(minHeight:).", cause: element.index)
      }
      guard let target = TouchTarget(element) else { return }
      let limits = element.model.limits
      var needed: String { "\(measure(limits.targetSize)) × \(measure(limits.targetSize))" }
      guard let side = target.area.smallerSide else {
        let least = max(target.area.leastWidth, target.area.leastHeight)
        if least >= limits.targetSize {
          return report.silent(measured: "at least \(measure(least.rounded())) points, needs \(needed)")
        }
        return report.silent(because: "its size is unknown: \(element.sizeReason)")
      }
      if target.area.isEstimate, (target.area.smallerWrittenSide ?? .infinity) >= limits.targetSize {
        // What stays under the least size at its largest is under it; a line of text may take a second one.
        let isUnder = target.isIcon && (target.area.upperSmallerSide ?? side) < limits.targetSize
        guard side <= limits.targetEstimate || isUnder else {
          return report.silent(
            measured: "about \(target.measureWithUnit), needs \(needed); estimates are reported from "
              + "\(measure(limits.targetEstimate)) points down")
        }
        // Words alone at the size that people read are what the system makes of a button by itself, and may be as wide as
        // they like.
        if target.isBareLine, target.gesture == nil, target.area.width == nil, !isSmallLine(target) {
          return report.silent(because: "it is a line of text of the usual size")
        }
        // A symbol that stays under it even when it is one of the largest is as sure as a written frame.
        report.add(
          isUnder && !target.mayWrap ? .error : target.isBareLine && side >= minimumOfWCAG ? .note : .warning,
          isUnder && !target.mayWrap
            ? .high : target.mayWrap || target.isBareLine && !isTargetOfItsOwn(element, target) ? .low : .medium,
          at: element.nameRange,
          "The touch target of this \(target.role) is smaller than \(needed) points: about \(target.measure)",
          help: help(limits.targetSize, of: target, element), cause: element.index)
      } else {
        let recommended = report.number(TargetSize.recommended)
        if side >= limits.targetSize, side < recommended {
          return report.add(
            .note, .medium, at: target.area.frameToken.map { element.tree.tokens.range($0) } ?? element.nameRange,
            "The touch target of this \(target.role) is smaller than the \(measure(recommended)) × \(measure(recommended)) points that this project recommends: \(target.measure)",
            help: help(recommended, of: target, element), cause: element.index)
        }
        guard side < limits.targetSize else {
          return report.silent(measured: "\(target.measureWithUnit), needs \(needed)")
        }
        let range = target.area.frameToken.map { element.tree.tokens.range($0) } ?? element.nameRange
        // A frame in another body does not show which control it is the target of.
        let chain = element.tree.range(element.node.chain)
        let isElsewhere = range.start < chain.start || range.end > chain.end
        report.add(
          .error, .high, at: range,
          "The touch target of this \(target.role) is smaller than \(needed) points: \(target.measure)"
            + (sizeOrigin(target, element)?.sizeSuffix ?? ""),
          help: help(limits.targetSize, of: target, element), cause: element.index,
          related: target.area.frameToken == nil ? givenLabel(of: element) : [],
          uses: isElsewhere
            ? [
              RelatedLocation(
                path: element.file.path, range: element.nameRange, message: "The \(target.role) whose size it sets")
            ] : [])
      }
    }, uikit: { model, report in UIKitTargets.tooSmall(model, &report) },
    interface: { model, report in InterfaceHalves.touchTargets(model, &report) })

  /// Where the uses of a component give a control what it is as large as.
  private static func givenLabel(of element: Element) -> [RelatedLocation] {
    element.children.filter { $0.node.slot == .label }.flatMap { element.model.views(givenTo: $0) }.map { given in
      RelatedLocation(
        path: given.file.path, range: given.file.tree.range(given.node.chain), message: "What determines its size")
    }
  }

  /// The height of a filled button that its size as a control gives; nil when its label has a say, or it is unknown.
  private static func heightAsMainButton(_ element: Element) -> Double? {
    guard element.known == .Button, element.node.kind == .use, !element.isOutOfScope,
      element.outerFlags.isDisjoint(with: [.systemHost, .listRow]), !element.surroundings.contains(.widget),
      element.writtenModifiers.contains(where: { $0.isProminent(element.tree) && !$0.isConditional }),
      !element.withAncestors.contains(where: { $0.hasModifier(.modifier) })
    else { return nil }
    // What is in the label besides words may be higher.
    let inner: Set<Known> = [.Text, .Label, .HStack, .Spacer]
    guard
      element.descendants.allSatisfy({ view in
        inner.contains(view.known) && !view.hasModifier(.frame) && !view.hasModifier(.padding)
      })
    else { return nil }
    let size = element.withAncestors.lazy.flatMap(\.writtenModifiers).first { $0.known == .controlSize }
    guard let size else { return 34 }
    guard !size.isConditional, let argument = element.tree.argument(of: size.call, label: nil) else { return nil }
    switch element.tree.text(argument) {
    case "mini", "small": return 28
    case "regular": return 34
    case "large": return 50
    default: return nil
    }
  }

  /// Width and height that WCAG 2.5.8 asks for at least.
  private static let minimumOfWCAG = 24.0

  private static func help(_ size: Double, of target: TouchTarget, _ element: Element) -> String {
    // What is tapped by a gesture has no label; the frame has to come before the gesture.
    let isTitled = target.gesture == nil && !element.children.contains { $0.node.slot == .label }
    // A frame around the use decides before what the style draws.
    if target.gesture == nil, target.area.frameToken == nil, element.flags.contains(.customStyle),
      let style = element.nameOfOwnButtonStyle
    {
      return
        "In the button style \(style), add .frame(\(frames(size, target))) to the label, after any fixed frame, and "
        + ".contentShape(.rect)."
    }
    let place =
      target.gesture == nil
      ? isTitled ? "Write the label as a closure, and inside it" : "Inside the label"
      // A frame on a group goes to each view in it.
      : element.known == .Group && element.children.count > 1
        ? "Put the content of the Group in an HStack, and before the gesture" : "Before the gesture"
    // A picture that takes what room it is given would grow with the frame.
    if target.gesture == nil, target.isIcon, isStretched(element), target.area.frameToken != nil {
      return
        "Move the frame into the label, onto the image, and after it add .frame(\(frames(size, target))) and "
        + ".contentShape(.rect)."
    }
    // What is put around the button would come on top.
    if target.gesture == nil, !isTitled, element.writtenModifiers.contains(where: { $0.known == .padding }) {
      return
        "Move the padding into the label, and after it add .frame(\(frames(size, target))) and .contentShape(.rect)."
    }
    return "\(place), add .frame(\(frames(size, target))) and .contentShape(.rect)"
      + (target.isIcon && showsPictureOnly(element, isTitled)
        ? "; the icon may stay as it is." : "; its content may stay as it is.")
  }

  /// Whether the picture in a label can be stretched and has no frame of its own.
  private static func isStretched(_ element: Element) -> Bool {
    let pictures = element.descendants.filter { $0.known == .Image }
    return pictures.count == 1 && pictures[0].hasModifier(.resizable)
      && !element.descendants.contains { $0.hasModifier(.frame) }
  }

  /// The sides that are too short, as arguments of a frame.
  private static func frames(_ size: Double, _ target: TouchTarget) -> String {
    let area = target.area
    let sides = [("minWidth", area.width ?? area.partWidth), ("minHeight", area.height ?? area.partHeight)]
    let short = sides.filter { $0.1.map { $0 < size } ?? false }
    return (short.isEmpty ? sides : short).map { "\($0.0): \(measure(size))" }.joined(separator: ", ")
  }

  /// Whether all that is seen is one picture, so that the help may speak of an icon.
  private static func showsPictureOnly(_ element: Element, _ isTitled: Bool) -> Bool {
    if isTitled, element.known != .Image { return element.argument("systemImage") != nil }
    let drawn = ([element] + element.descendants).filter { view in
      switch view.known {
      case .Text, .Label, .Image, .AsyncImage, .Color, .ZStack, .other:
        view.index != element.index || view.known == .Image
      default: view.known.isShape
      }
    }
    return drawn.count == 1 && drawn[0].known == .Image
  }

  /// The declaration of a size that the frame uses by a name.
  private static func sizeOrigin(_ target: TouchTarget, _ element: Element) -> ValueOrigin? {
    guard target.area.frame.exists, let token = target.area.frameToken,
      let use = element.file.modifiers.first(where: { $0.nameToken == token }), use.owner >= 0
    else { return nil }
    let scope = Scope(file: element.file, body: element.file.views[Int(use.owner)].body)
    let isLow = (target.area.height ?? .infinity) <= (target.area.width ?? .infinity)
    let label = isLow ? "height" : "width"
    return element.tree.argument(of: target.area.frame, label: label).flatMap {
      element.model.origin(of: $0, in: scope)
    }
  }
}

/// The hit area of a control or tappable view that the rules on touch judge.
struct TouchTarget {
  var area: HitArea
  var role: String
  /// Whether an icon gives the target its size.
  var isIcon = true
  /// Index of the gesture modifier, for a view that is no control.
  var gesture: Int32?

  private static func isIcon(_ area: HitArea) -> Bool { !area.isLineOfText && !area.isStackOfText }

  /// Whether it is a line of text with nothing around it, which may be a link among words.
  var isBareLine: Bool { area.isLineOfText && !area.isPadded }

  /// Whether words that are not known may take a second line; who puts padding around them made a shape for a word or two.
  var mayWrap: Bool { area.mayWrap && !area.isPadded }

  /// Width and height, for messages that name the unit already.
  var measure: String {
    let sides = HitMeasure.text(area.width?.rounded(), area.height?.rounded())
    let all = area.varies ? "\(sides) at its smallest" : sides
    guard area.width == nil || area.height == nil, let width = area.width ?? area.partWidth,
      let height = area.height ?? area.partHeight
    else { return all }
    return "\(all), in some cases \(HitMeasure.text(width.rounded(), height.rounded()))"
  }

  /// The same with the unit.
  var measureWithUnit: String { HitMeasure.textWithUnit(area.width?.rounded(), area.height?.rounded()) }

  /// Whether the space around a control reacts to a tap gesture of its own: `.padding(12).onTapGesture { … }`.
  private static func isWidenedByTap(_ element: Element) -> Bool {
    let modifiers = element.writtenModifiers
    if let tap = modifiers.lastIndex(where: { $0.known == .onTapGesture && !$0.isConditional }) {
      return modifiers[..<tap].contains { $0.known == .padding || $0.known == .frame }
    }
    // A stack around the control alone.
    guard element.node.slot == .content, let stack = element.parent, stack.node.kind == .use,
      element.model.contentChildren(of: stack.index).count == 1
    else { return false }
    switch stack.known {
    case .HStack, .VStack, .ZStack, .Group: return isWidenedByTap(stack)
    default: return false
    }
  }

  /// Whether the element is a target that the system gives no size: no row, bar item or menu entry, and nothing hidden.
  static func mayHaveOwnSize(_ element: Element) -> Bool {
    guard isPlaced(element), !element.flags.contains(.borderedStyle) else { return false }
    if element.control != nil { return isSizedByLabel(element.known) }
    return element.writtenModifiers.contains { element.reactsToPress($0) }
  }

  /// Whether a control is as large as its label.
  private static func isSizedByLabel(_ known: Known) -> Bool {
    switch known {
    case .Button, .Menu, .NavigationLink, .Link, .ShareLink, .PhotosPicker: true
    default: false
    }
  }

  private static func isPlaced(_ element: Element) -> Bool {
    guard !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]),
      // What is always disabled nobody can tap.
      element.flags.isDisjoint(with: [.hidden, .disabled])
    else { return false }
    let outer = element.outerFlags
    guard outer.isDisjoint(with: [.systemHost, .mapContent, .chart]) else { return false }
    guard !outer.contains(.labelSlot) || isButtonInLabel(element) else { return false }
    // With the automatic style the row reacts, though not to open a menu; with a plain one its label. A link to another
    // page is the row's own, whatever its style.
    let isRow = outer.contains(.listRow) && element.known != .Menu && !element.isInHeaderOrFooter
    // A plain style that is set around the row leaves it the target of a link.
    let isSizedByRow =
      !element.flags.contains(.plainStyle) || element.known == .NavigationLink
      || element.known == .Link && !element.hasModifier(.buttonStyle)
    guard !isRow || !isSizedByRow || element.known == .Button && element.isOneOfSeveralInRow,
      !isPlacedElsewhere(element)
    else { return false }
    if element.control != nil, isSizedByRow, element.known != .Menu, element.isInRowsWhereModifierIsUsed {
      return false
    }
    let isStyled = element.control != nil && element.flags.contains(.customStyle)
    return !element.flags.contains(.noHitTesting) && (!isStyled || element.ownButtonStyle != nil)
  }

  /// Whether a button stands in the label of a button or link, where it is written or where its component is used: it takes
  /// the touches on it from the one around it.
  private static func isButtonInLabel(_ element: Element) -> Bool {
    guard element.known == .Button else { return false }
    if let isInButton = isInLabelOfButton(element.reference, element.model.engine) { return isInButton }
    let uses = element.model.uses(ofBody: element.node.body, in: element.file).filter {
      !$0.node.surroundings.isOutOfScope
    }
    return !uses.isEmpty && uses.allSatisfy { isInLabelOfButton($0, element.model.engine) ?? true }
  }

  /// Whether the label that a view stands in is that of a button or link; nil where it stands in none.
  private static func isInLabelOfButton(_ view: ViewReference, _ engine: NameEngine) -> Bool? {
    for inner in view.withAncestors where inner.node.slot == .label && inner.node.slotModifier < 0 {
      guard inner.node.parent >= 0 else { return nil }
      switch engine.known(view.file.views[Int(inner.node.parent)], in: view.file) {
      case .Button, .NavigationLink, .Link: return true
      default: return false
      }
    }
    return nil
  }

  /// Whether a tap on what lies around the view runs the same code: its target is that larger one.
  private static func isTappedAround(_ tap: ViewModifierUse, _ element: Element) -> Bool {
    guard let own = Tap(tap, of: element)?.actions.map({ element.code(of: $0) }) else { return false }
    return element.ancestors.contains { holder in
      holder.writtenModifiers.contains { use in
        guard use.known == .onTapGesture, !use.isConditional, let around = Tap(use, of: holder) else { return false }
        return around.actions.map { holder.code(of: $0) } == own
      }
    }
  }

  /// Whether a component is nothing but the control and only previews show it as a view, or nothing shows a function or
  /// property that is: what code puts it where, in a bar or a row's swipe perhaps, is not known.
  private static func isPlacedElsewhere(_ element: Element) -> Bool {
    guard element.ancestors.allSatisfy({ $0.node.kind == .choice || $0.known == .Group }) else { return false }
    switch element.body.kind {
    case .function, .property: return element.body.owner >= 0 && !element.isOwnMemberUsed
    case .body: break
    default: return false
    }
    let uses = element.model.uses(ofBody: element.node.body, in: element.file)
    return !uses.isEmpty && uses.allSatisfy { $0.node.surroundings.isOutOfScope }
  }

  /// nil when the element is no target, or its size is the system's or unknown.
  init?(_ element: Element) {
    guard Self.isPlaced(element) else { return nil }
    let (flags, outer) = (element.flags, element.outerFlags)
    if element.control != nil, let area = element.model.styledHitArea(of: element.index) {
      self.area = area
      self.role = element.noun
      isIcon = false
      return
    }
    guard !flags.contains(.borderedStyle) else { return nil }
    if element.control != nil {
      // A style that a modifier of the project sets, perhaps only on some systems.
      guard !element.modifiers.contains(where: { $0.use.known == .buttonStyle && $0.use.owner != element.index }) else {
        return nil
      }
      guard Self.isSizedByLabel(element.known), !Self.isWidenedByTap(element) else { return nil }
      let area: HitArea?
      if flags.contains(.customStyle) {
        guard let style = element.ownButtonStyle else { return nil }
        area = element.model.labelHitArea(of: element.index, styledBy: style)
      } else {
        area = element.model.labelHitArea(of: element.index)
      }
      guard let area else { return nil }
      self.area = area
      self.role = element.noun
      isIcon = Self.isIcon(area)
      return
    }
    guard element.node.kind == .use || element.node.kind == .reference else { return nil }
    for modifier in element.node.modifiers {
      let use = element.file.modifiers[Int(modifier)]
      let isPressed = element.reactsToPress(use)
      guard isPressed || element.isDragged(by: use), !outer.contains(.tappableAncestor) else { continue }
      guard let area = element.model.gestureHitArea(of: element.index, before: modifier),
        !Self.isTappedAround(use, element),
        // What is dragged has a size where it is given one, as the thumb of a slider is.
        isPressed || area.frameToken != nil
      else { return nil }
      self.area = area
      self.role = element.noun
      isIcon = Self.isIcon(area)
      self.gesture = modifier
      return
    }
    return nil
  }
}
