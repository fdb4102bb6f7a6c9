// A control whose label is made of pictures alone, without an accessibility label.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

extension Rule {
  static let iconButtonMissingLabel = Rule(
    "icon-button-missing-label",
    .view([.control, .image, .other]) { element, report in
      if element.control == nil {
        if element.known == .other { givenIcon(element, &report) }
        return element.known == .Image ? tappablePicture(element, &report) : tappedGroup(element, &report)
      }
      guard let control = element.control, control.isInteractive, isNamedByLabelSlot(element.known) else { return }
      guard !element.isExemptFromNaming, !element.flags.contains(.namedByUse) else { return }
      // In an element combined with words, the control is read with them.
      if element.outerFlags.contains(.combined), combinedHasWords(element) { return }
      // A container that is no element hands its label to what it holds.
      if element.outerFlags.contains(.labelledAncestor), !element.outerFlags.contains(.contained) { return }
      let name = element.name
      guard name.hasImage, !name.isExplicit, !element.isNamedByStyle else { return }
      let isBadge = isNumberOnly(name)
      if let picture = name.pictureInstead, !element.hasModifier(.allowsHitTesting),
        !element.isPartWhereShown([.namedByUse, .hidden, .ignored])
      {
        report.add(
          .warning, .medium, at: element.nameRange,
          "This \(element.noun) has no accessibility label for when it shows only an image: \(read(picture))",
          help: "Give that image an .accessibilityLabel(\"…\"), or label the \(element.noun) as a whole.",
          cause: element.index, name: name)
        return
      }
      guard name.name.isProvedWordless || isBadge, !element.isNamedByStyle,
        !element.isPartWhereShown([.namedByUse, .hidden, .ignored])
      else { return }
      let said = isBadge ? nil : SystemWords(name.pictures, action: element.action, in: element.tree)
      // No name could say what it does.
      if element.isIdleButton {
        guard !element.flags.contains(.disabled) else { return }
        report.add(
          .warning, .medium, at: element.nameRange,
          "This button does nothing and has no accessibility label: \(said?.text ?? spoken(name, control: control))",
          help: "Remove or disable it until it does something, and label it then.", cause: element.index,
          name: name)
        return
      }
      if let said, element.isOfferedAsAction {
        report.add(
          .note, .medium, at: element.nameRange,
          "This row action has an icon but no title: VoiceOver most likely calls it \(said.names)",
          help: "Use a Label with a title; the system's default label for this symbol is not guaranteed.",
          cause: element.index,
          name: name)
        return
      }
      if let said {
        report.add(
          said.severity, said.confidence, at: element.nameRange,
          "This \(element.noun) shows only an icon and has no accessibility label: \(said.text)",
          help: SystemWords.help("the \(element.noun)"), cause: element.index, name: name)
        return
      }
      report.add(
        .error, .high, at: element.nameRange, message(name, control: control, noun: element.noun),
        help:
          "Add .accessibilityLabel(\"…\") that says \(element.noun.hasSuffix("link") ? "where the link leads" : "what the \(element.noun) does"), or use a Label with a title.",
        cause: element.index, name: name)
    }, uikit: { model, report in UIKitIconButton.check(model, &report) })

  /// A stack that is tapped: one button without a name where there are only pictures in it, and where it is a button
  /// without being one element, as many buttons as it has parts.
  private static func tappedGroup(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use, [.VStack, .HStack, .ZStack].contains(element.known),
      !element.node.modifiers.isEmpty,
      let tap = element.tap, element.labelOwner == nil, !element.isExemptFromNaming, !tap.isHarmless,
      element.flags.isDisjoint(with: [.labelSlot, .namedByUse]),
      element.outerFlags.isDisjoint(with: [.labelSlot, .combined, .labelledAncestor, .namedByUse, .tappableAncestor])
    else { return }
    let name = element.name
    guard !name.isExplicit, !element.hasModifier(.accessibilityLabel) else { return }
    let parts = element.descendants.filter { $0.node.slot.isSpoken && $0.node.kind == .use }
    guard !parts.contains(where: { $0.control?.isInteractive == true || $0.tap != nil }) else { return }
    if name.name.isProvedWordless, name.hasImage {
      return picture(element, tap, &report)
    }
    guard name.name.hasWords, element.hasTrait([.isButton]), !element.hasModifier(.accessibilityElement),
      let part = parts.first(where: { isStopWithoutName($0) })
    else { return }
    report.add(
      .error, .medium, at: element.nameRange,
      "Each part of this tapped group is a separate button, and one of them has no name: "
        + read(part.name.name),
      help: "Add .accessibilityElement(children: .combine) before the trait, so that the group is one button.",
      cause: element.index, name: part.name)
  }

  /// A picture that is read by its drawing.
  private static func isStopWithoutName(_ part: Element) -> Bool {
    part.known == .Image && part.argument("decorative") == nil && !part.isExemptFromNaming && !part.name.isExplicit
      && part.name.name.isProvedWordless && part.flags.isDisjoint(with: [.hidden, .ignored, .combined, .maybeHidden])
  }

  /// A picture that is tapped is a button in all but name and role.
  private static func tappablePicture(_ element: Element, _ report: inout Report) {
    guard element.known == .Image, element.node.kind == .use, element.labelOwner == nil else { return }
    guard let tap = element.tap, !element.isExemptFromNaming else { return }
    let named: ElementFlags = [.labelSlot, .combined, .labelledAncestor, .namedByUse, .tappableAncestor, .mapContent]
    guard element.flags.isDisjoint(with: [.labelSlot, .namedByUse]), element.outerFlags.isDisjoint(with: named) else {
      return
    }
    let name = element.name
    guard !name.isExplicit, name.name.isProvedWordless, element.argument("decorative") == nil, !tap.isHarmless else {
      return
    }
    picture(element, tap, &report)
  }

  private static func picture(_ element: Element, _ tap: Tap, _ report: inout Report) {
    let name = element.name
    let said = SystemWords(name.pictures, action: tap.actions.first, in: element.tree)
    report.add(
      said?.severity ?? .error, said?.confidence ?? .high, at: element.nameRange,
      "This \(element.known == .Image ? "image" : "view with an image") is tappable and has no accessibility label: \(said?.text ?? read(name.name))",
      help: "Add .accessibilityLabel(\"…\") that says what the tap does, or use a Button with a Label.",
      cause: element.index, name: name)
  }

  /// What is heard of a picture without words.
  private static func read(_ name: AccessibleName) -> String {
    switch name {
    case .symbol(let symbol) where !symbol.isEmpty: SystemWords.builtInName(of: symbol)
    default: "VoiceOver reads \(name.readOfFile ?? "at most its file name")"
    }
  }

  /// Whether the accessible name of the control is what its label slot holds.
  static func isNamedByLabelSlot(_ known: Known) -> Bool {
    switch known {
    case .Button, .Menu, .NavigationLink, .Link, .ShareLink, .PhotosPicker, .Toggle, .DisclosureGroup: true
    default: false
    }
  }

  /// "3" in a badge names nothing.
  private static func isNumberOnly(_ name: ElementName) -> Bool {
    guard case .runtime(let text) = name.name, name.hasImage else { return false }
    guard text == "‹…›" else { return false }
    // Only a count says that the interpolation is a number, and a text beside it names the control.
    guard !name.steps.contains(where: { $0.source == "Text" }) else { return false }
    return name.steps.contains { $0.source == NameEngine.countSource }
  }

  private static func combinedHasWords(_ element: Element) -> Bool {
    element.ancestors.contains { $0.hasModifier(.accessibilityElement) && $0.containsText }
  }

  static func message(_ name: ElementName, control: ControlRow, noun: String? = nil) -> String {
    "This \(noun ?? control.role.name) shows only an icon and has no accessibility label: \(spoken(name, control: control))"
  }

  /// What is heard of a control without a label.
  private static func spoken(_ name: ElementName, control: ControlRow) -> String {
    switch name.name {
    case .symbol(let symbol) where !symbol.isEmpty: SystemWords.builtInName(of: symbol)
    case .symbol: "VoiceOver speaks the built-in name of its symbol"
    case .file: "VoiceOver reads \(name.name.readOfFile ?? "at most the image's name")"
    default: "VoiceOver says only “\(control.role.name)”"
    }
  }
}
