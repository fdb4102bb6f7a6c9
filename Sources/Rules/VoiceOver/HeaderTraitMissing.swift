// Text that looks like a heading and is not marked as one.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let headerTraitMissing = Rule(
    "header-trait-missing",
    .view([.text]) { element, report in
      guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else { return }
      guard !element.hasTrait(Element.headerTrait), element.body.kind != .style, element.body.kind != .modifier else {
        return
      }
      guard element.labelOwner == nil,
        element.flags.isDisjoint(with: [.labelSlot, .mapContent, .chart, .namedByUse])
      else { return }
      if element.flags.contains(.systemHost) {
        if isTitleOfScreen(element) {
          report.add(
            .note, .medium, at: element.nameRange,
            "This text is the title of the screen, but VoiceOver does not treat it as a heading",
            help: "Add .accessibilityAddTraits(.isHeader), or set .navigationTitle(\"…\").", cause: element.index,
            name: element.name)
        }
        return
      }
      if element.hasModifier(.accessibilityHeading) {
        guard !isMessage(element) else { return }
        report.add(
          .warning, .medium, at: element.nameRange,
          "This text has a heading level but no header trait, so VoiceOver does not treat it as a heading",
          help: "Add .accessibilityAddTraits(.isHeader) as well.", cause: element.index, name: element.name)
        return
      }
      let look = element.model.fontLook(of: element)
      let ownRank = look.headingRank ?? (SectionStart.isTitleOfBar(element, look) ? .note : nil)
      let titlesGroup = ownRank == nil && SectionStart.titlesGroup(element)
      guard let rank = ownRank ?? (titlesGroup ? .note : nil), isWords(element, look),
        !isStatement(element), !isLineAboveTitle(element, look),
        !(rank == .note
          && (isInTile(element) || isSentence(element) || captionsRow(element.asShown) || isStatusLine(element)
            || element.isInNoticeThatAsks))
      else { return }
      let place = element.asShown
      guard !isStatusOverPicture(place), !isMessage(element), !isGoingOn(element), !isOfNothing(element),
        !isInRowOrControl(element), place.model === element.model || !isInRowOrControl(place),
        !element.isInPlaceOfNothing,
        !isCombinedWithWords(element),
        SectionStart.opens(element), !element.isMostlyPartOfOthers, !labelOfField(place).isLabel,
        !isInBoxBesideOthers(place), !beginsPhrase(element)
      else {
        return
      }
      report.add(
        rank, .medium, at: element.nameRange,
        titlesGroup
          ? "This text is the title of a group, but VoiceOver users cannot jump to it"
          : "This text looks like a heading, but VoiceOver users cannot jump to it: \(style(look))",
        help: setter(of: element, look).map { "Add .accessibilityAddTraits(.isHeader) here, or in \($0)." }
          ?? "Add .accessibilityAddTraits(.isHeader).", cause: element.index, name: element.name,
        // Below a drag, and other gestures that are no tap.
        since: element.flags.contains(.tappableAncestor) ? "0.2.0" : nil)
    }, uikit: { model, report in UIKitHeaders.check(model, &report) },
    interface: { model, report in UIKitHeaders.file(model, &report) })

  /// Whether it is what the middle of the navigation bar shows, or its beginning in the type of a title, on a screen that
  /// gives the bar no title: the words of such a title are a heading, those of a view in its place are not.
  private static func isTitleOfScreen(_ element: Element) -> Bool {
    let look = element.model.fontLook(of: element)
    guard let item = element.ancestors.first(where: { $0.known == .ToolbarItem }),
      let placement = item.argument("placement"),
      item.tree.mainIs(placement, "principal")
        || look.headingRank != nil && leadingPlacements.contains(item.tree.text(placement)),
      !isCombinedWithWords(element), element.control == nil, isWords(element, look)
    else { return false }
    // What follows below it is a line of the same title.
    guard item.descendants.first(where: { $0.known == .Text })?.index == element.index,
      !element.ancestors.contains(where: { $0.control?.isInteractive == true })
    else { return false }
    let titles: Set<Known> = [.navigationTitle, .navigationBarTitle, .accessibilityHeading]
    return !element.file.modifiers.contains { use in
      titles.contains(use.known) && use.owner >= 0
        && element.file.bodies[Int(element.file.views[Int(use.owner)].body)].owner == element.body.owner
    }
  }

  private static let leadingPlacements: Set<String> = ["navigationBarLeading", "topBarLeading", "navigation"]

  /// What makes a text look like a heading, in words.
  private static func style(_ look: FontLook) -> String {
    let weight = look.weight ?? (look.isBold || look.isHandedBold ? "bold" : "medium")
    guard let style = look.style else { return "its font is \(weight), \(Int(saturating: look.points ?? 0)) points" }
    // A style of running text heads something by its weight.
    return look.headingRank == nil ? "its font is \(weight) in the text style \(style)" : "its text style is \(style)"
  }

  /// The modifier of the project's own that makes it look like a heading, by a name that says so.
  private static func setter(of element: Element, _ look: FontLook) -> String? {
    for use in element.effectiveModifiers(where: { $0 == .font }) where !use.isWritten {
      let name = element.tree.string(of: use.written.nameToken)
      if !["title", "header", "heading", "headline"].filter(Words.split(name).contains).isEmpty { return ".\(name)()" }
    }
    return nil
  }

  /// A small title above a value, with a control or another text beside both: a row, no section.
  private static func captionsRow(_ element: Element) -> Bool {
    guard let column = element.parent, column.known == .VStack, let row = column.parent, row.known == .HStack else {
      return false
    }
    return row.children.contains { sibling in
      guard sibling.index != column.index, sibling.node.slot == .content else { return false }
      return sibling.known == .Text || sibling.known == .Label || sibling.control?.isInteractive == true
    }
  }

  /// A symbol, and beside it a line from the model with a smaller one below it: all there is, so it heads nothing.
  private static func isStatusLine(_ element: Element) -> Bool {
    guard case .runtime = element.name.name, let column = element.parent, column.known == .VStack,
      let row = column.parent, row.known == .HStack
    else { return false }
    let lines = element.model.contentChildren(of: column.index)
    guard lines.count == 2, lines[0] == element.index else { return false }
    let below = Element(model: element.model, index: lines[1])
    guard below.known == .Text, below.model.fontLook(of: below).headingRank == nil else { return false }
    let beside = element.model.contentChildren(of: row.index).filter { $0 != column.index }
    guard !beside.isEmpty, beside.allSatisfy({ SectionStart.isPicture(Element(model: element.model, index: $0)) })
    else {
      return false
    }
    // A property that makes the head of something is called so.
    if element.body.member >= 0 {
      let name = element.tree.string(of: element.file.members[Int(element.body.member)].nameToken)
      if !titleWords.isDisjoint(with: Words.split(name)) { return false }
    }
    guard let around = row.parent else { return true }
    return element.model.contentChildren(of: around.index).last == row.index
  }

  /// A symbol and words in one row that lies over something else: what goes on there.
  private static func isStatusOverPicture(_ element: Element) -> Bool {
    guard element.flags.contains(.layered), let row = element.parent, row.known == .HStack else { return false }
    return row.children.contains { $0.known == .Image } && row.children.count { $0.known == .Text } == 1
  }

  /// The words of a message that comes and goes.
  private static func isMessage(_ element: Element) -> Bool {
    let owner = element.body.owner
    guard owner >= 0 else { return false }
    let type = element.file.types[Int(owner)]
    let words = Words.split(element.tree.string(of: type.nameToken))
    return words.contains { ["toast", "snackbar", "banner", "hud"].contains($0) }
  }

  /// The words of a screen that has nothing to show, or failed: they are all there is to read.
  private static func isOfNothing(_ element: Element) -> Bool {
    if let text = literalEnd(element) {
      let start = text.lowercased()
      if wordsOfNothing.contains(where: start.hasPrefix) || start.hasSuffix("not found") { return true }
    }
    var words: [String] = []
    if element.body.owner >= 0 {
      words = Words.split(element.tree.string(of: element.file.types[Int(element.body.owner)].nameToken))
    }
    if element.body.member >= 0 {
      words += Words.split(element.tree.string(of: element.file.members[Int(element.body.member)].nameToken))
    }
    return words.first == "no" || words.contains { ["empty", "error", "failure", "unavailable"].contains($0) }
  }

  /// How the words begin of a screen that has nothing to show, or failed.
  static let wordsOfNothing = [
    "no ", "nothing", "error", "failed", "couldn", "could not", "cannot", "can't", "can’t", "unable", "oops",
    "something went wrong", "empty",
  ]

  /// "Uploading…" tells what goes on.
  private static func isGoingOn(_ element: Element) -> Bool {
    guard let text = literalEnd(element) else { return false }
    // Not "Before you begin…", which heads what follows.
    guard text.hasSuffix("…") || text.hasSuffix("...") else { return false }
    return text.prefix { $0.isLetter }.hasSuffix("ing")
  }

  /// Whether the type is by its name one of many alike, in which a headline is the name of the thing.
  private static func isInTile(_ element: Element) -> Bool {
    guard element.body.owner >= 0 else { return false }
    let words = Words.split(element.tree.string(of: element.file.types[Int(element.body.owner)].nameToken))
    return words.suffix(2).contains { ["tile", "cell", "row"].contains($0) }
  }

  /// "Please choose one of these." introduces, and "Delete it?" asks, but neither heads anything.
  private static func isSentence(_ element: Element) -> Bool {
    literalEnd(element).map { $0.hasSuffix(".") || $0.hasSuffix("?") } ?? false
  }

  /// "You have no messages yet." in large letters tells something, and heads nothing.
  private static func isStatement(_ element: Element) -> Bool {
    guard let text = literalEnd(element), text.hasSuffix("."), !text.hasSuffix("..") else { return false }
    return text.contains(" ")
  }

  /// "Welcome to" right above "Hacker News": the smaller of two lines is a part of the title that the larger one is.
  private static func isLineAboveTitle(_ element: Element, _ look: FontLook) -> Bool {
    guard let column = element.parent, column.known == .VStack,
      let points = look.points ?? look.style.flatMap({ TextStyle.named($0)?.size })
    else { return false }
    let lines = element.model.contentChildren(of: column.index)
    guard let place = lines.firstIndex(of: element.index), place + 1 < lines.count else { return false }
    let below = Element(model: element.model, index: lines[place + 1])
    guard below.known == .Text, below.node.kind == .use else { return false }
    let other = below.model.fontLook(of: below)
    guard other.headingRank != nil, let larger = other.points ?? other.style.flatMap({ TextStyle.named($0)?.size })
    else {
      return false
    }
    return larger > points
  }

  /// "Prepare to join:" right above the one value that ends the phrase. What stands above a paragraph, a list or several
  /// lines heads them, with a colon or without.
  private static func beginsPhrase(_ element: Element) -> Bool {
    guard let text = literalEnd(element), text.hasSuffix(":"), let column = element.parent else { return false }
    let lines = element.model.contentChildren(of: column.index)
    guard let position = lines.firstIndex(of: element.index), position + 1 < lines.count else { return false }
    func line(_ position: Int) -> Element { Element(model: element.model, index: lines[position]) }
    let value = line(position + 1)
    guard value.known == .Text, value.node.kind == .use, case .runtime = value.name.name,
      let shown = element.model.shownText(of: value.reference), !shown.content.isLong
    else { return false }
    guard position + 2 < lines.count else { return true }
    let next = line(position + 2)
    return next.known != .Text && next.known != .Label && next.known != .ForEach
  }

  /// The words of a text whose end is known: "Connecting to ‹…›…".
  private static func literalEnd(_ element: Element) -> String? {
    switch element.name.name {
    case .text(let text), .runtime(let text): text
    default: nil
    }
  }

  /// Whether it says words rather than a number, a price, a time or one sign.
  private static func isWords(_ element: Element, _ look: FontLook) -> Bool {
    guard !look.isMonospacedDigit else { return false }
    if element.known == .Text,
      element.tree.children(element.node.expression).dropFirst().contains(where: { argument in
        guard let label = element.tree.label(of: argument) else { return false }
        return ["format", "style", "formatter"].contains(element.tree.string(of: label))
      })
    {
      return false
    }
    switch element.name.name {
    case .text(let text):
      // A face made of signs is a picture.
      let letters = text.count { $0.isLetter && $0.unicodeScalars.first?.properties.generalCategory != .modifierLetter }
      let digits = text.count(where: \.isNumber)
      let blanks = text.count(where: \.isWhitespace)
      return text.count <= 60 && letters >= 2 && 2 * (letters + digits) > text.count - blanks
    case .runtime(let text) where !text.isEmpty:
      if isCounted(text, element) { return false }
      if SectionStart.headsListOfEach(element) { return true }
      return element.name.name.alternatives.allSatisfy { text in
        text.count <= 60 && text.replacing("‹…›", with: "").filter(\.isLetter).count >= 4
      }
    case .runtime:
      // Only a variable that is called a title is taken for one, or one that stands where a section begins.
      guard let argument = element.argument(nil), argument.exists else { return false }
      if SectionStart.leadsToAllOfList(element, look) || SectionStart.headsListOfEach(element) { return true }
      // `header.currentTemp` is a value in a header.
      if element.tree.kind(argument) == .memberExpr,
        Words.split(element.tree.text(argument)).allSatisfy({ !titleWords.contains($0) && !wordsOfText.contains($0) })
      {
        return false
      }
      let words = Words.split(element.tree.source.string(element.tree.range(argument)))
      if words.contains(where: { valueWords.contains($0) }) { return false }
      // In the largest style the name of a thing is the title of its page.
      return words.contains { titleWords.contains($0) } || look.style == "largeTitle" && words.last == "name"
    default: return false
    }
  }

  /// "12 records": how many there are, and of what in a word.
  private static func isCounted(_ text: String, _ element: Element) -> Bool {
    guard text.hasPrefix("‹…›"), var words = element.argument(nil) ?? element.argument("verbatim") else { return false }
    let nouns = text.dropFirst("‹…›".count).split(separator: " ")
    guard nouns.count == 1, let noun = nouns.first?.lowercased() else { return false }
    // `Text(recordsLabel)`, a property that makes it.
    if element.tree.kind(words) == .identifierExpr,
      let own = element.model.evaluator.ownMember(element.tree.name(words), in: element.scope),
      element.model.project.file(own) === element.file
    {
      let block = element.model.project.member(own).block
      guard block.exists, let made = element.model.evaluator.singleExpression(block, in: element.tree) else {
        return false
      }
      words = made
    }
    let tokens = element.tree[words].tokens.filter { element.tree.tokens.isName($0) }
    return tokens.contains { token in
      // `\(game.points) points`
      Words.split(element.tree.string(of: token)).contains { ["count", "total", "number", noun].contains($0) }
    }
  }

  private static let titleWords: Set<String> = ["title", "header", "heading", "headline"]
  private static let valueWords: Set<String> = [
    "value", "count", "amount", "price", "time", "date", "duration", "total", "number", "score", "percent", "formatted",
    "item", "row", "card", "button",
  ]

  /// What a text is called whatever it says.
  private static let wordsOfText: Set<String> = [
    "text", "string", "name", "label", "localized", "uppercased", "lowercased", "capitalized", "raw", "wrapped",
    "description", "key", "resource",
  ]

  /// Whether a tap on a view around a text, or on it, does something; a drag leaves a heading a heading.
  private static func isTapped(_ element: Element) -> Bool {
    guard element.flags.contains(.tappableAncestor) else { return false }
    let gestures: Set<Known> = [
      .onTapGesture, .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture,
    ]
    var isWritten = false
    for view in element.withAncestors {
      for use in view.writtenModifiers where gestures.contains(use.known) {
        isWritten = true
        if Tap(use, of: view) != nil { return true }
      }
    }
    // What a modifier of the project's own adds may be a tap.
    return !isWritten
  }

  /// Titles of rows and cards, and words of something that can be activated.
  private static func isInRowOrControl(_ element: Element) -> Bool {
    if element.flags.contains(.listRow), element.node.slot != .header { return true }
    if element.control != nil || isTapped(element) { return true }
    for ancestor in element.ancestors {
      // What comes once for each of several groups heads the group.
      if ancestor.known == .ForEach && !SectionStart.headsListOfEach(element)
        || ancestor.control?.isInteractive == true
      {
        return true
      }
      switch ancestor.known {
      case .Section where ancestor.children.contains(where: { $0.node.slot == .header }):
        if isIn(.header, of: ancestor, element) { return true }
      case .GroupBox, .ContentUnavailableView, .LabeledContent, .Alert, .Table, .OutlineGroup, .TabView: break
      default: break
      }
      // Boxes side by side are cards.
      if ancestor.known == .GroupBox, let row = ancestor.parent,
        [.HStack, .LazyHStack, .LazyVGrid, .LazyHGrid].contains(row.known)
      {
        return true
      }
      if ancestor.known == .ContentUnavailableView || ancestor.known == .LabeledContent { return true }
    }
    return false
  }

  /// Boxes side by side, made by a property, function or component.
  private static func isInBoxBesideOthers(_ element: Element) -> Bool {
    element.ancestors.contains { $0.known == .GroupBox }
      && element.isWhereUsedInside([.HStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .GridRow])
  }

  private static func isIn(_ slot: Slot, of owner: Element, _ element: Element) -> Bool {
    owner.children.contains { $0.node.slot == slot && $0.index <= element.index && element.index < $0.node.end }
  }

  private static func isCombinedWithWords(_ element: Element) -> Bool {
    element.outerFlags.contains(.combined)
  }

  /// What says whether the text is the label of the one control below it.
  private static func labelOfField(_ element: Element) -> LabelOfField {
    LabelOfField(
      text: element,
      isAlike: { one, other in
        let looks = (one.model.fontLook(of: one), other.model.fontLook(of: other))
        return looks.0.style == looks.1.style && looks.0.points == looks.1.points
      }, isSmall: { $0.model.fontLook(of: $0).headingRank == nil })
  }
}
