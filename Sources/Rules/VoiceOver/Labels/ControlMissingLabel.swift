// A toggle, slider, picker or other control with a value and no words for what it sets.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

extension Rule {
  static let controlMissingLabel = Rule(
    "control-missing-label",
    .view([.control]) { element, report in
      guard let control = element.control, isJudgedByLabel(element.known) else { return }
      guard !element.isExemptFromNaming, !element.isNamedFromAround else { return }
      let name = element.name
      if !name.isExplicit, let words = element.nameFromOwnValue {
        guard element.body.kind != .style, !isListOfItems(element), !isTitleOfBar(element) else { return }
        // Segments and rows are read one by one, with their own words.
        let reads =
          showsOptions(element)
          ? "reads the options but not what they are for" : "reads the value twice but not what it is for"
        report.add(
          .warning, .medium, at: element.nameRange,
          "This \(control.role.name) is labeled with its own value, so VoiceOver \(reads): \(element.tree.codeInMessage(words))",
          help:
            "Say in the label what is being set; VoiceOver \(showsOptions(element) ? "says which option is selected" : "adds the value").",
          cause: element.index, name: name)
        return
      }
      guard name.name.isProvedWordless, !name.isExplicit, !element.isNamedByStyle else { return }
      // What a style draws stands for a control that has its label already. In a menu the options are its items.
      guard element.body.kind != .style, !isListOfItems(element), !isTitleOfBar(element) else { return }
      // Their pictures belong to icon-button-missing-label.
      if name.hasImage, element.known == .Toggle || element.known == .DisclosureGroup { return }
      let isReadOnly = element.known == .ProgressView || element.known == .Gauge
      // In the label of a button its value is read with the button's words.
      if isReadOnly, element.flags.contains(.labelSlot) || isInLabelOfWidget(element) { return }
      let part: ElementFlags =
        isReadOnly ? [.namedByUse, .hidden, .ignored, .labelSlot] : [.namedByUse, .hidden, .ignored]
      guard !element.isPartWhereShown(part), !element.isNamedByEachUse else { return }
      let lack = name.hasImage ? "only an image for a label" : "no label"
      let tail = element.captionRemark
      let isProved = !showsOptions(element) && !(isReadOnly && hasTextBeside(element))
      if element.known == .Picker, element.flags.contains(.listRow), hasStyle(element, inlineStyles) {
        // The header of the section is read before its options.
        if isHeaded(element) { return }
        report.add(
          .note, .medium, at: element.nameRange,
          "These options have no label, so VoiceOver reads each of them but not what they are for\(tail)",
          help: "Give the picker a label, or put it in a Section with a header.", cause: element.index, name: name)
        return
      }
      report.add(
        isProved ? .error : .warning, isProved ? .high : .medium, at: element.nameRange,
        "This \(control.role.name) has \(lack), so VoiceOver does not say what it is for\(tail)",
        help: tail.isEmpty
          ? "Give it a label that says what it is for; .labelsHidden() hides the label visually."
          : hidesLabel(element)
            ? "Use the text next to it as the label too, and keep that text: a \(control.role.name) does not show its label here."
            : "Make that text its label; .labelsHidden() hides the label visually.",
        cause: element.index, name: name)
    }, uikit: { model, report in UIKitControls.nameless(model, &report) })

  /// Whether a control is shown without its label: a slider on iOS always, and a picker outside a list or form.
  private static func hidesLabel(_ element: Element) -> Bool {
    switch element.known {
    case .Slider: true
    case .Picker: !element.flags.contains(.listRow) && !hasStyle(element, [Name("navigationLink")])
    default: false
    }
  }

  /// Whether the section that holds a picker of its own has a header.
  private static func isHeaded(_ picker: Element) -> Bool {
    guard let section = picker.ancestors.first(where: { $0.known == .Section }),
      section.children.filter({ $0.node.slot == .content }).count == 1
    else { return false }
    return section.children.contains { $0.node.slot == .header } || section.argument(nil) != nil
      || section.argument("header") != nil
  }

  /// Whether words stand in the same stack, which are read just before or after what cannot be changed anyway; also
  /// where the property that makes the view is used: `HStack { Text("Upload"); bar }`.
  private static func hasTextBeside(_ element: Element, depth: Int = 0) -> Bool {
    var current = element
    while let parent = current.parent, !current.node.slot.isPresentationSlot {
      switch parent.known {
      case .HStack, .VStack, .ZStack, .GridRow, .Section:
        return parent.children.contains { beside in
          // A property or component may hold words as well.
          let holdsText =
            beside.known == .Text || beside.known == .Label
            || beside.node.kind == .reference && beside.index != element.index
            || (beside.known.isStack || beside.known == .Group) && beside.containsText
          return holdsText && !beside.flags.contains(.hidden)
        }
      default: current = parent
      }
    }
    guard depth < 2, element.body.kind == .property, !current.node.slot.isPresentationSlot else { return false }
    let uses = element.usesOfOwnMember.filter { $0.node.body != element.node.body && !$0.isOutOfScope }
    // What stands beside a use in another file is not looked at.
    return uses.isEmpty
      ? !element.usesOfOwnMemberElsewhere.isEmpty : uses.allSatisfy { hasTextBeside($0, depth: depth + 1) }
  }

  /// Whether the view is in the label that a widget on a watch face or the Lock Screen has beside its view, which is read
  /// with it: `Text(title).widgetLabel { ProgressView(value: done) }`.
  private static func isInLabelOfWidget(_ element: Element) -> Bool {
    element.withAncestors.contains { view in
      view.node.slotModifier >= 0 && view.file.modifiers[Int(view.node.slotModifier)].name == widgetLabel
    }
  }

  private static let widgetLabel = Name("widgetLabel")

  /// A picker in a menu, whose options stand in that menu unless its style makes a menu of its own.
  private static func isListOfItems(_ element: Element) -> Bool {
    guard element.known == .Picker, !element.hasModifier(.pickerStyle) else { return false }
    var current = element
    while let parent = current.parent {
      if isMenu(current.node.slot) { return true }
      current = parent
    }
    // `.modifier(Collapsed())`, whose body shows its content in a menu.
    let places = element.placesInOwnModifiers
    return places.contains { $0.contains { isMenu($0.node.slot) } }
  }

  private static func isMenu(_ slot: Slot) -> Bool { slot == .actions || slot == .contextMenu }

  /// Segments in a bar, which stand in the place of its title: each is read with its words, and says whether it is chosen.
  private static func isTitleOfBar(_ element: Element) -> Bool {
    element.known == .Picker && element.flags.contains(.systemHost)
      && hasStyle(element, [Name("segmented"), Name("SegmentedPickerStyle")])
  }

  /// A picker whose options are elements of their own: each is read with its words, and a heading may tell the rest.
  private static func showsOptions(_ element: Element) -> Bool {
    guard element.known == .Picker else { return false }
    if element.flags.contains(.systemHost) { return true }
    let others: Set<Name> = [Name("segmented"), Name("palette"), Name("SegmentedPickerStyle")]
    return hasStyle(element, inlineStyles.union(others))
  }

  private static let inlineStyles: Set<Name> = [Name("inline"), Name("InlinePickerStyle")]

  /// Whether a picker has one of the styles, from around it or from each of its uses.
  private static func hasStyle(_ element: Element, _ styles: Set<Name>) -> Bool {
    let uses = element.allUsesOfOwnMember
    let around = element.withAncestors.map(\.reference) + uses.flatMap(\.withAncestors)
    return around.contains { holder in
      element.model.engine.appliedModifiers(of: holder).contains { applied in
        guard applied.use.known == .pickerStyle,
          let style = applied.file.tree.argument(of: applied.use.call, label: nil)
        else { return false }
        return !styles.isDisjoint(with: applied.file.tree.names(in: style))
      }
    }
  }

  private static func isJudgedByLabel(_ known: Known) -> Bool {
    switch known {
    case .Toggle, .Slider, .Stepper, .Picker, .DatePicker, .MultiDatePicker, .ColorPicker, .Gauge, .DisclosureGroup,
      .ProgressView:
      return true
    default: return false
    }
  }
}
