// A picture that is an element of its own and has neither a description nor is hidden.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let imageMissingLabel = Rule(
    "image-missing-label",
    .view([.image, .text]) { element, report in
      guard element.known != .Text, element.known != .Label || isEmptyLabel(element) else { return }
      // What a style draws is part of the control that has it.
      guard element.body.kind != .style || !isOfButtons(element) else { return }
      if element.joinsWordsByItsFile, !isDecorative(element), !isBackdrop(element), !isStored(element) {
        report.add(
          .note, .medium, at: element.nameRange,
          "VoiceOver reads the \(isGenerated(element.name) ? "asset" : "file") name of this image with the words around it\(element.name.value.map { ": \($0)" } ?? "")",
          help: hideBesideWords(element), cause: element.index, name: element.name)
        return
      }
      guard !element.isExemptFromNaming, element.labelOwner == nil, !element.flags.contains(.labelSlot) else { return }
      // A tap on a card with words merges nothing: its pictures are stops of their own.
      let isInTappedCard = element.symbolArgument == nil && isInTappedCard(element)
      guard
        element.outerFlags.isDisjoint(with: [.combined, .labelledAncestor, .mapContent, .chart, .namedByUse]),
        isInTappedCard || !element.outerFlags.contains(.tappableAncestor)
      else { return }
      guard !isStored(element), !isInsideImage(element), !isBackdrop(element), !isDrawn(element),
        !isHandedOver(element)
      else { return }
      let name = element.name
      guard !name.isExplicit, name.name.isProvedWordless, !isDecorative(element), !isInOptionWithWords(element) else {
        return
      }
      guard !element.isPartWhereShown([.labelSlot, .namedByUse, .hidden, .ignored]) else { return }
      let isSymbol = if case .symbol = name.name { true } else { element.known == .Label }
      // A gesture makes it a control; the rules on gestures speak of that.
      guard isInTappedCard || !element.flags.contains(.tappableAncestor), !hasGesture(element) else { return }
      if isSymbol {
        // A symbol beside words repeats them, unless it comes and goes with a state. One that stands alone carries the
        // meaning alone, and one above words is a stop of its own.
        guard !hasWordsBeside(element) || tellsState(element) else { return }
        // Whoever uses a component of pictures only, or takes one into a closure, may say what it means.
        let isOpen =
          isPictureComponent(element) || element.ancestors.contains { $0.node.slot == .custom }
          || element.node.slot == .custom
        report.add(
          .note, isOpen ? .low : .medium, at: element.nameRange,
          "\(isOption(element) ? "This option of a picker shows only a symbol, so VoiceOver" : "VoiceOver stops at this symbol and") speaks \((name.value ?? literalSymbol(element)).map { "the built-in name of “\($0)”" } ?? "its built-in name")",
          help: help(element), cause: element.index, name: name)
        return
      }
      // The rules on gestures ask for a button there, which joins all that is in it.
      if isInTappedCard { return illustrates(element, name, &report) }
      // A picture given at run time inside a component of pictures only is described where the component is used.
      if name.value == nil, isPictureComponent(element), !isPage(element) { return }
      // One chosen by what the component is given, beside the words of the same thing, repeats them.
      if isChosen(element), isPictureComponent(element), element.hasOwnWordsBesideEachUse { return }
      if element.known.isRemoteImage {
        guard isLarge(element), !hasWordsBeside(element) else { return illustrates(element, name, &report) }
      } else if isTiny(element), nearestContainer(element)?.containsText == true {
        // One of the size of a letter is an ornament of the words in its stack.
        return illustrates(element, name, &report)
      } else if hasWordsBeside(element) {
        // A small picture illustrates the words beside it; a large one from the catalogue is content.
        guard let file = name.value, !file.isEmpty, isLarge(element) else {
          return illustrates(element, name, &report)
        }
      }
      if isNamedByTextBeside(element) {
        report.add(
          .note, .medium, at: element.nameRange,
          "VoiceOver reads the file name of this image, then the same words again next to it",
          help: help(element), cause: element.index, name: name)
        return
      }
      report.add(
        .warning, .medium, at: element.nameRange,
        "This image has no description, so VoiceOver reads \(fileName(name) ?? "nothing useful")",
        help: help(element), cause: element.index, name: name)
    },
    uikit: { model, report in
      UIKitImages.unmet(model, &report)
      UIKitImages.statesUnheard(model, &report)
    })

  /// Whether the picture stands in a stack with words that reacts to taps as a whole and is no button.
  private static func isInTappedCard(_ element: Element) -> Bool {
    guard let card = element.ancestors.first(where: hasGesture) else { return false }
    return card.known.isStack && card.containsText && !card.hasTrait(Element.actionTraits)
      && !card.hasModifier(.accessibilityElement)
  }

  /// A picture that goes with words is a stop of its own all the same: VoiceOver makes an element of each.
  private static func illustrates(_ element: Element, _ name: ElementName, _ report: inout Report) {
    // A component beside it may say what it is; the head of a section is read as one.
    guard !isNamedByTextBeside(element), nearestContainer(element).map(\.containsText) ?? false,
      !element.withAncestors.contains(where: { $0.node.slot == .header || $0.node.slot == .footer })
    else { return }
    let said = fileName(name) ?? "only “image”"
    report.add(
      .note, .medium, at: element.nameRange,
      "VoiceOver stops at this image next to its text and reads \(said)",
      help: hideBesideWords(element), cause: element.index, name: name)
  }

  /// What VoiceOver reads of a picture that has a file: `its file name: “map”`. Of an asset that the code means by a generated
  /// symbol only the symbol is known: `the name of the asset .mapPin`.
  private static func fileName(_ name: ElementName) -> String? {
    guard let file = name.value, !file.isEmpty else {
      return name.isReadByFile || name.value != nil ? "its file name" : nil
    }
    return isGenerated(name) ? name.name.readOfFile : "its file name: “\(file)”"
  }

  private static func isGenerated(_ name: ElementName) -> Bool {
    if case .file(let file) = name.name { file.hasPrefix(".") } else { false }
  }

  private static func hideBesideWords(_ element: Element) -> String {
    let isNamed = element.known == .Image && element.argument(nil) != nil
    return "If the text says it all, hide it with "
      + "\(isNamed ? "Image(decorative:) or " : "").accessibilityHidden(true); otherwise describe it with "
      + ".accessibilityLabel(\"…\")."
  }

  /// `Image(medal.name)` and `Text(medal.name)` in one stack.
  private static func isNamedByTextBeside(_ element: Element) -> Bool {
    guard element.known == .Image, let file = element.argument(nil), let stack = nearestContainer(element),
      [.memberExpr, .identifierExpr].contains(element.tree.kind(file))
    else { return false }
    let code = element.code(of: file)
    return stack.descendants.contains { other in
      guard other.known == .Text, let words = other.argument(nil) else { return false }
      return other.code(of: words) == code
    }
  }

  /// Only pictures that are named can be made as decorative ones.
  private static func help(_ element: Element) -> String {
    if isOption(element) {
      return "Give the option a name: use a Label with a title, or add .accessibilityLabel(\"…\")."
    }
    // What comes and goes with a state tells it: hidden, nothing would.
    if element.symbolArgument != nil, hasWordsBeside(element), tellsState(element) {
      return "Say what it shows with .accessibilityLabel(\"…\"), or include it in the label of the text next to it."
    }
    let isNamed = element.known == .Image && element.argument(nil) != nil
    return "Describe it with .accessibilityLabel(\"…\"), or hide it with "
      + "\(isNamed ? "Image(decorative:) or " : "").accessibilityHidden(true)."
  }

  /// Whether the picture is all that an option of a picker shows, which would have no name without it.
  private static func isOption(_ element: Element) -> Bool {
    let inner: Set<Known> = [.ForEach, .Group, .Section]
    return element.ancestors.first { $0.node.kind != .choice && !inner.contains($0.known) }?.known == .Picker
  }

  /// Whether the picture is beside words in an option of a picker: each option is one stop, which has the words for a name.
  private static func isInOptionWithWords(_ element: Element) -> Bool {
    // Hardly a picture is in a picker, and what a stack holds is a walk over all of it.
    guard element.hasAncestor(where: { $0.known == .Picker }) else { return false }
    return element.ancestors.prefix { $0.known != .Picker }.contains { $0.known.isStack && $0.containsText }
  }

  /// `Label("", systemImage: "globe")`: a symbol in the clothes of a label.
  private static func isEmptyLabel(_ element: Element) -> Bool {
    guard element.argument("systemImage") != nil || element.argument("image") != nil,
      let title = element.argument(nil)
    else { return false }
    return element.tree.kind(title) == .stringLiteral && element.name.value == nil
  }

  /// The symbol of a `Label` that is written out.
  private static func literalSymbol(_ element: Element) -> String? {
    guard let symbol = element.argument("systemImage"), element.tree.kind(symbol) == .stringLiteral,
      case .string(let text) = element.model.evaluator.value(of: symbol, in: element.scope), !text.isEmpty
    else { return nil }
    return text
  }

  /// Whether the file is one of several.
  private static func isChosen(_ element: Element) -> Bool {
    element.argument(nil).map {
      element.tree.kind($0) != .stringLiteral && element.tree.kind($0) != .implicitMemberExpr
    }
      ?? false
  }

  /// A symbol of success, failure or warning that is shown in one state only, or that warns; also one for success and
  /// another for failure.
  private static func tellsState(_ element: Element) -> Bool {
    guard element.known == .Label || element.symbolArgument != nil else { return false }
    if element.known == .Label || element.isMarkOfState && !element.isOneOfTwoSymbols { return true }
    let symbols = element.name.pictures.compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }
    if symbols.count > 1, symbols.contains(where: { $0.hasPrefix("checkmark") }),
      symbols.contains(where: { $0.hasPrefix("xmark") || $0.hasPrefix("exclamationmark") }),
      hasFixedWords(nearestContainer(element))
    {
      return true
    }
    guard case .symbol(let symbol) = element.name.name else { return false }
    if symbol.hasPrefix("exclamationmark") { return true }
    guard ["checkmark", "xmark", "questionmark"].contains(where: symbol.hasPrefix) else { return false }
    guard let container = nearestContainer(element) else { return false }
    return element.ancestors.contains { $0.index > container.index && $0.node.kind == .choice }
  }

  /// Whether all words in a container are the same in each state, so that they do not tell it.
  private static func hasFixedWords(_ container: Element?) -> Bool {
    guard let container else { return false }
    return container.children.allSatisfy { child in
      guard child.node.kind != .choice else { return false }
      if case .text = child.name.name { return true }
      return child.name.name.isProvedWordless
    }
  }

  private static func isOfButtons(_ element: Element) -> Bool {
    let owner = element.body.owner
    guard owner >= 0 else { return false }
    return element.file.types[Int(owner)].inheritedNames.contains { ofButtons.contains($0) }
  }

  private static let ofButtons: Set<Name> = [Name("ButtonStyle"), Name("PrimitiveButtonStyle")]

  /// Hidden by the call, or `Image("")`, which is the place for something else.
  private static func isDecorative(_ element: Element) -> Bool {
    if element.argument("decorative") != nil || element.packageView?.isSilent == true { return true }
    guard element.known == .Image, let file = element.argument(nil) else { return false }
    return element.tree.sourceText(file) == "\"\""
  }

  /// A property or function that gives an `Image` is labelled where it is used.
  private static func isStored(_ element: Element) -> Bool {
    guard element.node.slot == .root || element.parent?.node.kind == .choice, element.body.member >= 0 else {
      return false
    }
    let type = element.file.members[Int(element.body.member)].type
    // Also `Image?`, as a tip's picture is declared.
    return type.exists && element.tree.known(of: element.tree[type].firstToken) == .Image
  }

  /// Whether the picture is an argument of a component or function, which decides where it stands and what it is called.
  private static func isHandedOver(_ element: Element) -> Bool {
    var inner = element
    while let outer = inner.parent, !inner.node.slot.isPresentationSlot {
      if outer.known == .other, outer.node.kind == .use || outer.node.kind == .reference {
        let tree = outer.tree
        guard tree.kind(outer.node.expression) == .callExpr else { return false }
        return tree.children(outer.node.expression).dropFirst().contains { argument in
          tree.kind(argument) == .argument && tree.lastChild(argument) == inner.node.chain
        }
      }
      guard outer.known == .AnyView else { return false }
      inner = outer
    }
    return false
  }

  /// Whether the body holds nothing but pictures, shapes and layout.
  private static func isPictureComponent(_ element: Element) -> Bool {
    // A gallery repeats its pictures: each is content.
    let galleries: Set<Known> = [.ForEach, .TabView, .ScrollView, .List]
    guard !element.ancestors.contains(where: { galleries.contains($0.known) }) else { return false }
    return element.body.views.allSatisfy { index in
      let view = Element(model: element.model, index: index)
      // The spinner that keeps the place of a loaded picture.
      if view.known == .ProgressView, isInsideImage(view) { return true }
      return view.known != .Text && view.known != .Label && view.control == nil && view.node.kind != .reference
    }
  }

  /// Whether the image is a page by itself, with a title in the bar: nothing around it could describe it.
  private static func isPage(_ element: Element) -> Bool {
    [.body, .property, .function].contains(element.body.kind)
      && element.withAncestors.contains { view in
        view.modifiers.contains { $0.use.known == .navigationTitle || $0.use.known == .navigationBarTitle }
      }
  }

  /// The picture inside `AsyncImage { image in … }` is judged at the AsyncImage.
  private static func isInsideImage(_ element: Element) -> Bool {
    element.ancestors.contains { $0.known.isRemoteImage || $0.known == .Canvas }
  }

  private static func isBackdrop(_ element: Element) -> Bool {
    if element.flags.contains(.layered), !isOnShape(element) { return true }
    let edges: Set<Known> = [.ignoresSafeArea, .edgesIgnoringSafeArea]
    if element.modifiers.contains(where: { edges.contains($0.use.known) }) { return true }
    // A property or component that is nothing but the picture.
    guard element.parent == nil else { return false }
    let engine = element.model.engine
    let uses = element.model.uses(ofBody: element.node.body, in: element.file)
      .filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty
      && uses.allSatisfy { use in engine.appliedModifiers(of: use).contains { edges.contains($0.use.known) } }
  }

  /// Whether the picture lies on a circle or another shape that is drawn for it: `Circle().overlay { Image("Harbor") }`.
  private static func isOnShape(_ element: Element) -> Bool {
    guard element.node.slot == .overlay, let shape = element.parent else { return false }
    return shape.known.isShape && !shape.flags.contains(.layered)
  }

  private static func isDrawn(_ element: Element) -> Bool {
    element.surroundings.contains(.placeholder) || element.node.slot == .placeholder || element.node.slot == .icon
      || element.ancestors.contains { $0.node.slot == .placeholder || $0.node.slot == .icon }
  }

  private static func hasGesture(_ element: Element) -> Bool {
    gestures.contains(where: element.hasModifier)
  }

  private static let gestures: [Known] = [
    .onTapGesture, .gesture, .onLongPressGesture, .simultaneousGesture, .highPriorityGesture,
  ]

  /// Whether the picture stands in a row with words, or with something that may hold words.
  private static func hasWordsBeside(_ element: Element) -> Bool {
    var container = nearestContainer(element)
    var levels = 0
    while let current = container, levels < 2 {
      switch current.known {
      case .HStack, .LazyHStack, .GridRow, .LabeledContent:
        return current.containsText || hasUnknownContent(current, besides: element)
      case .Section: if element.node.slot == .header || element.node.slot == .footer { return current.containsText }
      default: break
      }
      container = nearestContainer(current)
      levels += 1
    }
    return false
  }

  private static func hasUnknownContent(_ container: Element, besides element: Element) -> Bool {
    container.descendants.contains { other in
      guard other.index < element.index || other.index >= element.node.end else { return false }
      switch other.node.kind {
      case .reference, .base, .opaque: return true
      case .use: return other.known == .other
      default: return false
      }
    }
  }

  private static func nearestContainer(_ element: Element) -> Element? {
    var current = element.parent
    while let candidate = current {
      switch candidate.known {
      case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .GridRow, .Section, .List, .Form, .LabeledContent:
        return candidate
      default: current = candidate.node.slot.isPresentationSlot ? nil : candidate.parent
      }
    }
    return nil
  }

  /// Whether a picture is no larger than 24 points by either side.
  private static func isTiny(_ element: Element) -> Bool {
    element.modifiers.contains { applied in
      guard applied.use.known == .frame else { return false }
      return ["width", "height"].allSatisfy { label in
        guard let side = applied.file.tree.argument(of: applied.use.call, label: label),
          let points = element.model.evaluator.value(of: side, in: applied.scope).number
        else { return false }
        return points <= 24
      }
    }
  }

  /// Whether a loaded picture is content rather than an avatar: 80 points or more, or filling its place.
  private static func isLarge(_ element: Element) -> Bool {
    for applied in element.modifiers where applied.use.known == .frame {
      let tree = applied.file.tree
      for label in ["width", "height", "maxWidth", "maxHeight", "minHeight"] {
        guard let side = tree.argument(of: applied.use.call, label: label) else { continue }
        if let number = element.model.evaluator.value(of: side, in: applied.scope).number { return number >= 80 }
        if isOfScreen(side, applied.scope, element) { return true }
      }
    }
    return false
  }

  /// Whether a side is as long as that of the screen: `UIScreen.main.bounds.width`, wherever that is kept.
  private static func isOfScreen(_ side: NodeID, _ scope: Scope, _ element: Element) -> Bool {
    let values = element.model.values(of: side, in: scope, type: .none) ?? []
    return !values.isEmpty
      && values.allSatisfy { value in
        let tree = value.scope.file.tree
        guard tree.kind(value.node) == .memberExpr,
          tree.mainIs(value.node, "width") || tree.mainIs(value.node, "height")
        else { return false }
        return tree.sourceText(value.node).hasPrefix("UIScreen.main.bounds.")
      }
  }
}
