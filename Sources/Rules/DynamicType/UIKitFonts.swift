// Fonts that code sets on labels, fields and titles of buttons: fixed ones, and scaled ones that are not scaled again.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitFonts {
  /// Texts whose font is a number of points.
  static func fixed(_ model: UIKitModel, _ report: inout Report) {
    for use in texts(model, ofStyles: true) {
      let look = model.fontLook(of: use.value, member: use.member)
      guard isFixed(look), look != .fitted else { continue }
      let points: Double? = if case .fixed(let points)? = look { points } else { nil }
      // A font that is set elsewhere as well may be the one that is seen.
      let others = fonts(ofObjectIn: use, model)
      guard others.allSatisfy({ isFixed(model.fontLook(of: $0.value, member: $0.member)) }) else { continue }
      guard points ?? 1 >= 1, isRead(use, model) else { continue }
      add(use.value, points, model.fontOrigin(of: use.value, member: use.member), use, use.member, model, &report)
    }
  }

  /// Texts that are handed a style whose font is a number of points.
  static func styled(_ model: UIKitModel, _ report: inout Report) {
    for styled in model.styledTexts {
      guard case .fixed(let points) = styled.look, points >= 1, !report.hasFinding(at: model.tree.range(styled.style))
      else { continue }
      if let use = styled.use, use.path.root != .own {
        guard fonts(ofObjectIn: use, model).allSatisfy({ isFixed(model.fontLook(of: $0.value, member: $0.member)) }),
          isRead(use, model)
        else { continue }
      }
      add(styled.style, points, model.fontOrigin(of: styled), styled.use, styled.member, model, &report)
    }
  }

  /// Whether the object that is given a font shows words in it that somebody reads.
  private static func isRead(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let facts = model.facts(ofObjectIn: use)
    // Plain words have this font, whatever a styled string in their place has.
    guard !showsOnlySigns(facts, model), keepsItsFont(use, facts, model), !isOnlyDrawn(use.local, model),
      !isPicture(use, model)
    else { return false }
    return !isOnlyMeasured(use.local, model) && !isShownLarge(use, model) && !isWithoutWords(use, facts, model)
      // Of a class that is not known and hidden for good, it is there to be measured.
      && (model.type(of: use) != nil || facts.isShownAtTimes(model.tree))
  }

  /// Reports a fixed font where it is given to a text; `use` says which, where that has a name.
  private static func add(
    _ font: NodeID, _ points: Double?, _ origin: ValueOrigin?, _ use: UIKitUse?, _ member: Int32, _ model: UIKitModel,
    _ report: inout Report
  ) {
    let surroundings = model.file.members[Int(member)].surroundings
    let isSoft = points ?? 0 >= 60 || !surroundings.isDisjoint(with: [.widget, .debug])
    // Titles of bars keep their size everywhere.
    let owner = model.file.members[Int(member)].owner
    let isOfBar =
      owner >= 0 && model.file.types[Int(owner)].name == Name("UINavigationItem")
      || use.map { points ?? 0 >= 15 && isBarTitle($0, model) || isBarItem($0, model) } ?? false
    report.add(
      isOfBar ? .note : isSoft ? .warning : .error, isOfBar ? .medium : .high,
      at: model.tree.range(font), message(points, by: font, origin, model),
      help: isOfBar
        ? "Bars do not scale with the text size: let a long press show it enlarged, with showsLargeContentViewer and a "
          + "UILargeContentViewerInteraction\(model.project.runsBefore(iOS: 13) ? " (iOS 13 and later)." : ".")"
        : "\(origin.map { "In \($0.fileName), use" } ?? "Use") \(scaling(points)), and "
          + "set adjustsFontForContentSizeCategory\(origin == nil ? "" : " here").")
  }

  /// Whether words are shown in the font: plain ones, whatever a styled string in their place has, and styled ones that are
  /// given none, or are there already when it is set.
  private static func keepsItsFont(_ use: UIKitUse, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    guard facts.says(.attributedText), !facts.says(.text) else { return true }
    guard let kind = model.type(of: use)?.kind, kind == .label || kind == .button else { return false }
    return model.leavesStyled(.font, facts)
  }

  /// What is said of a font; without its size where a function is given another number, which it changes by what may change
  /// while the app runs.
  static func message(_ points: Double?, by font: NodeID, _ origin: ValueOrigin?, _ model: UIKitModel) -> String {
    let tree = model.tree
    let given =
      tree.kind(font) == .callExpr
      ? tree.children(font).dropFirst().compactMap { Double(tree.sourceText(tree.lastChild($0))) } : []
    let isSaid = points.map { given.isEmpty || given.contains($0) } ?? false
    let measure = points.flatMap { isSaid ? ": \($0.plainText) points" : nil } ?? ""
    let place = measure.isEmpty ? origin?.fontSuffix : origin?.sizeSuffix
    return "This text has a fixed font size and ignores Dynamic Type\(measure)\(place ?? "")"
  }

  /// What a font of some points becomes; no text style is as large as the largest ones.
  private static func scaling(_ points: Double?) -> String {
    (points ?? 0) < TextStyle.largerThanAll
      ? "UIFont.preferredFont(forTextStyle:) or UIFontMetrics"
      : "UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for:), which looks the same at the default setting"
  }

  /// Labels that nobody gives a font: theirs is the system's at 17 points, whatever text size people choose.
  static func unset(_ model: UIKitModel, _ report: inout Report) {
    for object in model.keptObjects where object.type.kind == .label && !object.type.isOwn {
      let facts = model.facts(of: object)
      guard !facts.isOpen, !facts.saysAny(.font, .attributedText), facts.says(.text),
        !isAlwaysEmpty(facts, model.tree), isPlainlyMade(object.creation, model.tree), !showsOnlySigns(facts, model),
        // Code that meets the label by its holder may give it words: `cell.label.text = …`.
        let said = facts.uses.first(where: { $0.word == .text }) ?? facts.uses.first, !isPicture(said, model),
        !isOnlyDrawn(object.local, model), !isOnlyMeasured(object.local, model), !isBarTitle(said, model),
        model.file.members[Int(object.member)].surroundings.isDisjoint(with: [.widget, .debug, .placeholder]),
        // All files are asked, so only for what is left.
        !setsFontsOfAll(model)
      else { continue }
      report.add(
        .warning, .medium, at: model.tree.firstChild(object.creation),
        "No font is set on this label, so its text stays at 17 points and ignores Dynamic Type",
        help: "Set its font to UIFont.preferredFont(forTextStyle:), and adjustsFontForContentSizeCategory to true.")
    }
  }

  /// Whether the empty text is all that code gives a label, which then only keeps a place.
  private static func isAlwaysEmpty(_ facts: UIKitFacts, _ tree: Tree) -> Bool {
    let texts = facts.uses.filter { $0.word == .text }
    return !texts.isEmpty && texts.allSatisfy { tree.isEmptyLiteral($0.value) }
  }

  /// Whether a call is one of the system's, `UILabel()` or `UILabel(frame: .zero)`: an initializer of the project's own may
  /// give the label a font.
  private static func isPlainlyMade(_ creation: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(creation) == .callExpr else { return false }
    return tree.children(creation).dropFirst().allSatisfy { part in
      tree.kind(part) == .argument && tree.label(of: part).map { tree.string(of: $0) == "frame" } ?? false
    }
  }

  /// Whether code gives all labels a font: `UILabel.appearance().font = …`.
  private static func setsFontsOfAll(_ model: UIKitModel) -> Bool {
    model.project.files.contains { $0.uikit?.appearanceClasses.contains(label) ?? false }
  }

  private static let label = Name("UILabel")

  /// Whether nobody gives words to a label that lives in one function, so that it shows nothing.
  private static func isWithoutWords(_ use: UIKitUse, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    guard use.local >= 0, !use.path.part.exists, model.propertyName(ofLocal: use.local) == nil,
      model.type(of: use)?.kind == .label,
      !facts.isOpen
    else { return false }
    return !facts.saysAny(.text, .attributedText)
  }

  /// Whether the text, or the view of the project's own that it is a part of, is shown large while a finger rests on it.
  private static func isShownLarge(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    if model.facts(ofObjectIn: use).says(.showsLargeContentViewer) { return true }
    let owner = model.file.members[Int(use.member)].owner
    guard owner >= 0 else { return false }
    let name = model.file.types[Int(owner)].name
    return model.code.uses.contains { said in
      guard said.word == .showsLargeContentViewer, said.path.root == .own,
        model.boolean(of: said.value, member: said.member) == true
      else { return false }
      let holder = model.file.members[Int(said.member)].owner
      return holder >= 0 && model.file.types[Int(holder)].name == name
    }
  }

  /// Whether what is shown is a picture made of letters: the initials of a name, a count in a badge.
  private static func isPicture(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let name = use.local >= 0 ? model.propertyName(ofLocal: use.local) ?? use.path.name : use.path.name
    let tree = model.tree
    let texts = model.facts(ofObjectIn: use).uses.filter { $0.word == .text && $0.value.exists }
    let code = texts.map { tree.sourceText($0.value) }
    if code.contains(where: { $0.contains("initials") || $0.contains(".first!") || $0.contains(".prefix(1)") }) {
      return true
    }
    return name != .none && pictureNames.contains(name)
  }

  private static let pictureNames: Set<Name> = Set(
    [
      "initials", "initialsLabel", "initialLabel", "monogramLabel", "avatarLabel", "badgeLabel", "emojiLabel",
      "initialsView", "lettersLabel",
    ].map { Name($0) })

  /// Whether the text is given to a navigation bar for its title, or stands in a view that is.
  private static func isBarTitle(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let own = use.local >= 0 ? model.propertyName(ofLocal: use.local) : nil
    if isTitleView(own ?? use.path.name, in: model.file) { return true }
    let owner = model.file.members[Int(use.member)].owner
    guard owner >= 0, model.file.types[Int(owner)].kind == .classDecl else { return false }
    let made = model.creations(ofClass: model.file.types[Int(owner)].name)
    return !made.isEmpty && made.allSatisfy { isTitleView(model.keptName(of: $0), in: $0.file) }
  }

  /// Whether the text is shown by an item of a bar: `UIBarButtonItem(customView: button)`, perhaps in a container.
  private static func isBarItem(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let name = (use.local >= 0 ? model.propertyName(ofLocal: use.local) : nil) ?? use.path.name
    guard name != .none else { return false }
    let (tree, code) = (model.tree, model.code)
    let shown = code.creations.compactMap { creation -> NodeID? in
      guard tree.text(tree.firstChild(creation.call)) == "UIBarButtonItem" else { return nil }
      return tree.argument(of: creation.call, label: "customView")
    }
    guard !shown.isEmpty else { return false }
    // `container.addSubview(button)`
    let holders = code.placements.filter { $0.child.name == name }.compactMap { $0.holder?.name }
    return shown.contains { view in
      let shown = tree.name(view)
      return shown != .none && (shown == name || holders.contains(shown))
    }
  }

  private static func isTitleView(_ name: Name, in file: FileViews) -> Bool {
    name != .none
      && file.uikit?.uses.contains {
        $0.word == .assigned && $0.name == Name("titleView") && $0.path.name == name
      } == true
  }

  /// Texts whose font was scaled once, when it was made.
  static func notAdjusting(_ model: UIKitModel, _ report: inout Report) {
    for use in texts(model) where model.fontLook(of: use.value, member: use.member) == .scaled {
      let facts = model.facts(ofObjectIn: use)
      guard staysAsMade(use, facts, model) else { continue }
      reportNotAdjusting(&report, at: model.tree.range(use.value))
    }
    // What the function that makes a text says to it.
    for object in model.givenObjects {
      guard [.label, .textField, .textView].contains(object.type.kind) else { continue }
      let facts = model.facts(of: object)
      guard facts.says(.font), !facts.isOpen, !facts.says(.adjustsFontForContentSizeCategory),
        let fonts = model.said(.font, to: object, facts), fonts.count == 1, let font = fonts.first,
        !facts.uses.contains(where: { $0.node == font.use.node }), model.fontLook(of: font) == .scaled,
        !setsFontAnew(object.member, model), !showsOnlySigns(facts, model), !isOnlyDrawn(object.local, model),
        !isOnlyMeasured(object.local, model), case let place = model.tree.range(font.place),
        !report.hasFinding(at: place)
      else { continue }
      reportNotAdjusting(&report, at: place, related: model.related(font))
    }
    attributedNotAdjusting(model, &report)
  }

  /// Whether a text that nobody tells to follow the text size is shown as it is, and read.
  static func staysAsMade(_ use: UIKitUse, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    !facts.isOpen && !facts.says(.adjustsFontForContentSizeCategory) && !setsFontAnew(use.member, model)
      && !showsOnlySigns(facts, model) && !isSetByMakers(use, model) && !isOnlyDrawn(use.local, model)
      && !isOnlyMeasured(use.local, model) && !isBarTitle(use, model)
  }

  static func reportNotAdjusting(
    _ report: inout Report, at place: ByteRange, related: [RelatedLocation] = []
  ) {
    report.add(
      .warning, .medium, at: place,
      "This font is scaled only once, so the text does not resize when people change the text size later",
      help: "Set adjustsFontForContentSizeCategory to true.", related: related)
  }

  /// Whether an object that a function makes is drawn into a picture, by itself or in another one, and put nowhere else.
  private static func isOnlyDrawn(_ local: Int32, _ model: UIKitModel, depth: Int = 0) -> Bool {
    guard local >= 0, depth < 4 else { return false }
    let put = model.code.placements.filter { $0.childLocal == local }
    guard put.isEmpty else { return put.allSatisfy { isOnlyDrawn($0.holderLocal, model, depth: depth + 1) } }
    let tree = model.tree
    let bound = model.code.locals[Int(local)]
    let member = model.file.members[Int(bound.member)]
    let tokens = tree[member.node].tokens
    return tokens.contains { token in
      guard tree.tokens.isName(token), tree.name(of: token) == bound.name, token + 4 < tokens.upperBound,
        tree.tokens.start(token) < bound.end
      else { return false }
      func reads(_ text: StaticString, at place: TokenID) -> Bool {
        tree.tokens.isSpelt(token + place, text, in: tree.source)
      }
      return reads("drawHierarchy", at: 2) || reads("layer", at: 2) && reads("render", at: 4)
    }
  }

  /// Whether an object that a function makes is asked for its size and given to nobody, so that no screen shows it.
  private static func isOnlyMeasured(_ local: Int32, _ model: UIKitModel) -> Bool {
    guard local >= 0 else { return false }
    let bound = model.code.locals[Int(local)]
    let tree = model.tree
    guard bound.value.exists, tree.kind(bound.value) == .callExpr,
      tree.trailingClosure(of: bound.value, label: nil) == nil
    else { return false }
    var measures = false
    for token in tree[model.file.members[Int(bound.member)].node].tokens
    where tree.tokens.isName(token) && tree.name(of: token) == bound.name {
      let start = tree.tokens.start(token)
      guard start >= bound.start, start < bound.end, !tree[bound.node].tokens.contains(token) else { continue }
      guard tree.tokens.kind(token + 1) == .period, tree.tokens.kind(token &- 1) != .period else { return false }
      let member = tree.name(of: token + 2)
      if measuring.contains(member) {
        measures = true
      } else if !settingUp.contains(member) {
        return false
      }
    }
    return measures
  }

  private static let measuring: Set<Name> = Set(
    [
      "sizeToFit", "sizeThatFits", "systemLayoutSizeFitting", "intrinsicContentSize", "textRect", "bounds",
      "contentSize",
    ].map { Name($0) })
  private static let settingUp: Set<Name> = Set(
    [
      "font", "text", "attributedText", "numberOfLines", "lineBreakMode", "textAlignment", "preferredMaxLayoutWidth",
      "frame", "layoutIfNeeded", "setNeedsLayout", "textContainerInset", "textContainer", "minimumScaleFactor",
      "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "isScrollEnabled", "titleLabel", "setTitle",
    ].map { Name($0) })

  /// Whether a class that sets its own font is told to follow the text size by everybody who makes one.
  private static func isSetByMakers(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let owner = model.file.members[Int(use.member)].owner
    guard use.path.root == .own, owner >= 0 else { return false }
    let made = model.creations(ofClass: model.file.types[Int(owner)].name)
    return !made.isEmpty && made.allSatisfy { $0.said.says(.adjustsFontForContentSizeCategory) }
  }

  private static let title = Name("titleLabel")

  /// Assignments of fonts to objects that show text. A configuration overrides what is set on the title of its button.
  /// With `ofStyles`, also what functions do that the project adds to classes of the system.
  static func texts(_ model: UIKitModel, ofStyles: Bool = false) -> [UIKitUse] {
    model.code.uses.filter { use in
      guard use.word == .font, use.value.exists, model.isJudged(use.member), model.tree.mainIs(use.node, "=") else {
        return false
      }
      guard let type = model.type(of: use) else { return ofStyles && model.isTextByItsFont(use) }
      switch type.kind {
      case .label, .textField, .textView: break
      case .button: guard use.path.part == Self.title else { return false }
      default: return false
      }
      if use.path.part == Self.title, model.isConfigured(use) { return false }
      // An extension speaks for all objects of a class of the system, which others go on with; a function in it is what they
      // call for the looks, and a fixed size is one for all of them.
      guard
        use.path.root != .own || type.isOwn || ofStyles && model.file.members[Int(use.member)].kind == .function
      else { return false }
      // A class that sets its font at any time decides how it grows.
      return use.path.root == .own || !model.classSays(.font, afterwards: type)
    }
  }

  private static func fonts(ofObjectIn use: UIKitUse, _ model: UIKitModel) -> [UIKitUse] {
    model.facts(ofObjectIn: use).uses.filter { $0.word == .font && $0.value.exists && $0.node != use.node }
  }

  /// Whether all that is shown is a bullet, an arrow or an emoji, written out.
  private static func showsOnlySigns(_ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    let texts = facts.uses.filter { $0.word == .text && $0.value.exists }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        let words = model.wordings(of: text.value, member: text.member)
        return !words.hasRuntime && !words.all.isEmpty
          && words.all.allSatisfy { wording in
            // What is filled in stands as `‹…›`.
            !wording.isBlank && !wording.text.contains { $0.isLetter || $0.isNumber || $0 == "‹" }
          }
      }
  }

  private static func isFixed(_ look: UIKitFontLook?) -> Bool {
    switch look {
    case .fixed?, .kept?, .unscaled?, .fitted?: true
    case .scaled?, nil: false
    }
  }

  /// Whether code that runs when traits change asks for the light or dark look alone.
  private static func asksForLookOnly(_ member: Member, _ tree: Tree) -> Bool {
    guard member.block.exists else { return false }
    let text = tree.source.string(tree.range(member.block))
    return (text.contains("userInterfaceStyle") || text.contains("hasDifferentColorAppearance"))
      && !text.contains("ontentSize")
  }

  /// Whether the type listens for another text size, or the code runs each time something is shown.
  private static func setsFontAnew(_ member: Int32, _ model: UIKitModel) -> Bool {
    guard model.file.textSizeTokens.isEmpty else { return true }
    let owner = model.file.members[Int(member)].owner
    guard owner >= 0 else { return true }
    return ["traitCollectionDidChange", "registerForTraitChanges"].contains {
      guard let found = model.types.member(Name($0), ofType: owner, in: model.file) else { return false }
      return !asksForLookOnly(model.project.member(found), model.project.file(found).tree)
    }
  }
}
