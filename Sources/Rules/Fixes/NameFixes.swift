// Fixes for names, values and hints.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum NameFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "icon-button-missing-label": { site in
      if site.finding.message.hasPrefix("Each part of this tapped group") { return TapFixes.group(site) }
      let fixes = button(site)
      return fixes.isEmpty ? UIKitFixes.label(site) : fixes
    },
    "content-button-missing-label": button,
    "toggle-state-missing": { state($0, .unsafe) },
    "selected-trait-missing": { state($0, .safe) },
    "control-missing-label": FieldFixes.field,
    "text-field-missing-label": FieldFixes.field,
    "decorative-image-exposed": decorative,
    "label-is-symbol-name": symbolName,
    "label-contains-role": role,
    "label-format": format,
    "label-in-name": { spokenName($0) },
    "gesture-instruction": instruction,
    "empty-label": empty,
    "tab-missing-label": tab,
    "missing-screen-title": title,
    "external-link-undisclosed": { site in
      guard let said = site.literal(saying: "Opens a website.") else { return [] }
      return site.add(".accessibilityHint(\(said.code))", .unsafe).map { $0.with(said.newKey) }
    },
  ]

  static func quoted(_ words: String) -> String {
    "\"" + words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The name of an action, unless it leaves open which of several things it is about.
  static func suggestion(_ site: FixSite) -> (words: String, from: String)? {
    found(site).flatMap { $0.words == "Copy" && site.copiesOneOfSeveral ? nil : $0 }
  }

  /// The name of the action comes first, then the drawing.
  private static func found(_ site: FixSite) -> (words: String, from: String)? {
    let pictures = site.inner.filter { $0.known == .Image && $0.slot != .presentation }
    // One of several drawings, by a state, is what it is in that state only.
    let isChanging = isChosen(site) || pictures.count > 1
    let symbol =
      !isChanging && site.writesSymbol && site.finding.name?.kind == "symbol" ? site.finding.name?.value : nil
    if let hint = site.wordsOfHint, !isChanging { return (hint.words, "the hint") }
    // Other words than those that a pointer is shown would be a second name.
    if site.hasTooltip { return nil }
    // A picture that code decides tells something, which a label would hide.
    if site.drawsWhatCodeDecides || site.drawsSymbolOfVariable || site.drawsItsItem { return nil }
    if let action = site.action, !hasDrawings(site) {
      // A long name of a function is a sentence of the code.
      let words = FixWords.action(action, site).flatMap {
        $0.split(separator: " ").count > 3 && !site.isSaidHere($0) ? nil : $0
      }
      // What several beside each other do differs in what they hand on.
      if site.isOneOfMany(action) {
        let constant = FixWords.constant(in: action, site)
        // "Green" alone, of a picture that looks otherwise once it is chosen, says neither what is green nor whether it is.
        if words == nil, isChanging { return nil }
        return constant.map { (words.map { "\($0): " } ?? "") + $0 }.map { ($0, "the action") }
      }
      if let state = site.stateShown(by: action) {
        if let words, site.choosesOnePhoto(whereShownBy: state) { return (FixWords.singular(words), "the action") }
        if site.stands(inWhatIsShownBy: state) { return ("Close", "the action") }
        // "Search" drawn as a plus sign: which of them it is, is known to a person.
        if let words, symbol.flatMap(SpokenSymbols.word) == "Add", !saysAdding(words) { return nil }
        if let title = site.title(ofWhatIsShownBy: state),
          // Beside the same words it would be said twice, and not that it tells of them.
          title != site.wordsBefore,
          // What the tables have says the same in all languages.
          !(words.map(saysADeed) ?? false) || words.map(site.isNewWord) == true && !site.isNewWord(title)
        {
          return (title, "the title of what it shows")
        }
      }
      // `adjust(by: -15)` does not tell up from down; the drawing does.
      if let words,
        words.hasPrefix("Increase") || words.hasPrefix("Decrease")
          || !site.text(action).contains(where: \.isNumber), !words.hasPrefix("Toggle") || !isChanging
      {
        // An arrow that closes leads back.
        if words == "Close", site.showsWayBack || symbol.flatMap(SymbolLabels.action) == "Back" {
          return ("Back", symbol.map { "the symbol \($0)" } ?? "its picture")
        }
        // A mark that people tap says what was done, and a button with one that they have seen it.
        if words == "Close", symbol?.hasPrefix("checkmark") == true {
          return site.view?.known == .Button ? ("Done", "its picture") : nil
        }
        return chosen(words, drawnAs: symbol, site)
      }
    }
    if let action = site.action, site.runsOtherTaps(than: action) { return nil }
    if let title = site.titleOfDestination { return (title, "the title of where it leads") }
    if let action = site.action, site.choosesConstant(action) { return nil }
    guard !isChanging, let symbol, let view = site.view else { return nil }
    // Several beside each other with one drawing do different things.
    guard view.parent < 0 || site.places.count(ofViewsBeside: view, saying: quoted(symbol)) < 2 else { return nil }
    let words = view.known == .Menu ? SymbolLabels.menu(symbol) : SymbolLabels.action(symbol)
    // Beside what is tapped, an arrow points to what is shown.
    guard let words, !saysNoMore(words), view.known == .Button || !symbol.hasPrefix("chevron") else { return nil }
    // What is drawn for a state is shown while it lasts: a pause sign says that it is paused.
    guard !site.isShown(while: words) else { return nil }
    if let code = site.action.map(site.text)?.lowercased() {
      if let meanings = SymbolLabels.meanings(of: words) {
        // A cross closes, and takes away as well.
        if let meant = meanings.first(where: { code.contains($0.part) }) {
          // Who leaves also cleans up behind: what is cleared is not what is asked for. What is taken away may be.
          if words == "Close", leaves(code), meant.words != "Cancel" {
            return meant.words == "Clear" ? (words, "the symbol \(symbol)") : nil
          }
          // A state is called after what will be asked: what it is called there is seen by people.
          let isSaid = meant.words == words || site.places.literals.contains(meant.words.lowercased())
          return site.onlySets && !isSaid ? nil : (meant.words, "the action")
        }
        // What a bin takes is gone, by whatever name; a cross also says no.
        guard words == "Delete" || words == "Close" && !code.contains(": false"), !site.emptiesWhatIsKept else {
          return nil
        }
      } else if SymbolLabels.meansManyThings(words) {
        guard isConfirmed(words, by: code) else { return nil }
        // Which things come one after the other is said by nobody but the code: slides, pages, days.
        if words.hasSuffix(" track"), !["track", "song", "play"].contains(where: code.contains) { return nil }
      } else if symbol.contains(".badge."), let thing = words.split(separator: " ").last,
        !code.contains(thing.lowercased().prefix(4))
      {
        // What the sign adds to may be a document on the outside only.
        return nil
      }
    }
    return (words, "the symbol \(symbol)")
  }

  /// Whether code goes back to where people came from.
  private static func leaves(_ code: String) -> Bool {
    ["dismiss", "pop", "goback", "close"].contains(where: code.contains)
  }

  /// Whether the code of an action has one of the words, so that the drawing is not taken for something else.
  private static func isConfirmed(_ words: String, by code: String) -> Bool {
    words.lowercased().split(separator: " ").contains { word in
      word.utf8.count > 2 && code.contains(word.utf8.count > 5 ? word.dropLast(2) : word)
    }
  }

  /// What an action is called, held against what is drawn: where the name of a state that shows something and a drawing that
  /// means one thing disagree, only a person knows which is meant.
  private static func chosen(
    _ words: String, drawnAs symbol: String?, _ site: FixSite
  ) -> (words: String, from: String)? {
    guard !saysNoMore(words) else { return nil }
    // What is updated while it is shown is the code's concern.
    if words.hasPrefix("Update "), !site.isSaidHere(words) { return nil }
    guard !saysADeed(words) else { return (words, "the action") }
    guard let symbol, let drawn = SymbolLabels.action(symbol) else {
      // A list or options of something: the words of what is built, where people see what is done there.
      return isPlace(words) ? nil : (words, "the action")
    }
    let parts = Set(words.lowercased().split(separator: " "))
    return drawn.lowercased().split(separator: " ").contains(where: parts.contains) && !isPlace(words)
      ? (words, "the action") : nil
  }

  /// Whether words say where something is chosen, and not what.
  private static func isPlace(_ words: String) -> Bool {
    ["list", "options", "selector", "picker", "bar", "panel", "sheet"].contains(last(words))
  }

  private static func last(_ words: String) -> String { words.split(separator: " ").last.map { $0.lowercased() } ?? "" }

  /// Whether words can be those of a plus sign.
  private static func saysAdding(_ words: String) -> Bool {
    let first = words.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return [
      "add", "compose", "connect", "create", "import", "insert", "invite", "join", "new", "open", "post", "register",
      "schedule", "start", "upload", "write",
    ].contains(first)
  }

  /// Whether words tell what is done, and not only that something is shown.
  private static func saysADeed(_ words: String) -> Bool { !words.hasPrefix("Show ") }

  /// Whether words tell nothing without what they are about, and so no more than the system says by itself.
  static func saysNoMore(_ words: String) -> Bool {
    [
      "Add", "Edit", "Create", "Change", "Choose",
      // About what, the sign says no more than these.
      "Info", "Information", "Show info", "Show information", "More info", "Help", "Show help",
    ].contains(words)
  }

  /// Whether a condition decides on what the view draws.
  private static func isChosen(_ site: FixSite) -> Bool {
    guard let view = site.view else { return false }
    // What looks different by a state is one of two.
    let looks: Set<Known> = [.opacity, .foregroundColor, .foregroundStyle, .tint, .background]
    let states = ([view] + site.inner.filter { $0.known == .Image }).flatMap(site.modifiers).filter {
      looks.contains($0.known) || site.tree.string(of: $0.nameToken) == "symbolVariant"
    }
    if states.contains(where: { site.text(of: $0).contains(" ? ") }) { return true }
    return hasDrawings(site)
  }

  /// Whether a condition decides which picture is drawn: what happens is another thing with each of them.
  private static func hasDrawings(_ site: FixSite) -> Bool {
    guard let view = site.view else { return false }
    if site.inner.contains(where: { $0.kind == .choice && $0.slot != .presentation }) { return true }
    return ([view] + site.inner).contains { image in
      image.known == .Image && image.kind == .use
        && site.tree.argument(of: image.expression, label: "systemName").map { site.text($0).contains("?") } ?? false
    }
  }

  private static func button(_ site: FixSite) -> [Fix] {
    // What does nothing cannot be named by what it does.
    guard !site.finding.message.hasPrefix("This button does nothing"), let view = site.view,
      let (words, from) = suggestion(site)
    else { return [] }
    // What is said besides the name is the name.
    if let hint = site.wordsOfHint, hint.words == words, hint.use.known == .accessibilityHint {
      return site.fix(
        "Say the hint as the label", .unsafe,
        TextEdit(range: site.tree.tokens.range(hint.use.nameToken), text: "accessibilityLabel"))
    }
    guard let said = site.literal(saying: words) else { return [] }
    // A row action is no element; its title is read.
    if site.finding.message.hasPrefix("This row action") {
      guard let image = site.inner.first(where: { $0.known == .Image && $0.kind == .use }),
        let argument = site.tree.argument(of: image.expression, label: "systemName"), site.literal(argument) != nil
      else { return [] }
      return site.fix(
        "Use a Label with the title \(said.code), from \(from)", .unsafe,
        TextEdit(
          range: site.tree.range(image.expression), text: "Label(\(said.code), systemImage: \(site.text(argument)))")
      ).map { $0.with(said.newKey) }
    }
    let text = ".accessibilityLabel(\(said.code))"
    // What each row has, and what VoiceOver says of the symbol already, does not tell one row from the next.
    let safety: Safety = site.isInRow && site.finding.message.hasSuffix("“\(words)”") ? .suggestion : .unsafe
    // A picture that is tapped stays a picture until it is said to be a button.
    if view.known == .Image, let tap = site.modifiers(of: view).first(where: { $0.known == .onTapGesture }),
      !site.modifiers(of: view).contains(where: { $0.known == .accessibilityAddTraits }),
      // What does nothing at times is no button then.
      site.action.map({ TapFixes.isConditional($0, site) }) != true
    {
      let parts = [text, ".accessibilityAddTraits(.isButton)", ".accessibilityRemoveTraits(.isImage)"]
      return site.fix(
        "Add \(parts.joined()), from \(from)", safety, site.append(parts, behindOwnPartsOf: view, after: tap)
      ).map { $0.with(said.newKey) }
    }
    let title = "Add \(text), from \(from)"
    return site.fix(title, safety, site.append(text, to: view)).map { $0.with(said.newKey) }
  }

  /// What can be used gets the words of its action; what cannot says nothing at all.
  private static func empty(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibilityLabel"), let modifier = site.modifier else { return [] }
    if site.finding.message.hasPrefix("This element") {
      return site.fix(
        "Hide it from assistive technology", .unsafe, site.replace(modifier, by: "accessibilityHidden(true)"))
    }
    guard let literal = site.literalAtFinding, literal.words.allSatisfy({ $0 == " " }),
      let (words, from) = suggestion(site)
    else { return [] }
    return site.fix("Say \"\(words)\", from \(from)", .unsafe, TextEdit(range: literal.range, text: words))
  }

  private static func tab(_ site: FixSite) -> [Fix] {
    guard let image = ([site.view].compactMap(\.self) + site.inner).first(where: { $0.known == .Image }),
      let argument = site.tree.argument(of: image.expression, label: "systemName"),
      let name = site.literal(argument), let words = tagged(site) ?? SymbolLabels.action(name.words),
      let said = site.literal(saying: words)
    else { return [] }
    return site.fix(
      // The bar shows the title, which nobody saw so far.
      "Use a Label with a title for the symbol", .suggestion,
      TextEdit(
        range: site.tree.range(image.expression),
        text: "Label(\(said.code), systemImage: \(quoted(name.words)))")
    ).map { $0.with(said.newKey) }
  }

  /// What the tab of an image is called in the code: the words of its tag.
  private static func tagged(_ site: FixSite) -> String? {
    for view in [site.view].compactMap(\.self) + site.ancestors {
      for use in site.modifiers(of: view) where site.tree.string(of: use.nameToken) == "tag" {
        let value = site.firstArgument(of: use.call).map(site.tree.lastChild)
        guard let value else { return nil }
        if let words = site.literal(value)?.words, words.first?.isUppercase == true { return words }
        guard [.memberExpr, .implicitMemberExpr].contains(site.tree.kind(value)) else { return nil }
        return FixWords.thing(String(decoding: site.tree.mainText(value), as: UTF8.self))
      }
      if view.known == .TabView { return nil }
    }
    return nil
  }

  private static func decorative(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.known == .Image else { return [] }
    if site.tree.argument(of: view.expression, label: "systemName") != nil {
      return site.add(".accessibilityHidden(true)", .unsafe)
    }
    guard let argument = site.firstArgument(of: view.expression), site.tree.label(of: argument) == nil,
      site.literal(site.tree.lastChild(argument)) != nil
    else { return [] }
    return site.fix(
      "Use Image(decorative:)", .safe, site.insert("decorative: ", at: site.tree.range(argument).start))
  }

  private static func symbolName(_ site: FixSite) -> [Fix] {
    guard let literal = site.literalAtFinding,
      let words = SymbolLabels.action(literal.words) ?? site.action.flatMap({ FixWords.action($0, site) })
    else { return [] }
    return site.fix("Say \"\(words)\"", .unsafe, TextEdit(range: literal.range, text: words))
  }

  private static let roles = ["button", "image", "heading", "header", "link", "tab", "icon", "picture", "switch"]

  /// "Save, button" as "Save".
  private static func role(_ site: FixSite) -> [Fix] {
    guard let literal = site.literalAtFinding else { return [] }
    var words = literal.words
    let lower = words.lowercased()
    guard let role = roles.first(where: { lower.hasSuffix(" " + $0) || lower.hasSuffix("," + $0) }) else { return [] }
    words = String(words.dropLast(role.count))
    while let last = words.last, last == " " || last == "," { words.removeLast() }
    guard !words.isEmpty else { return [] }
    // What is seen is not changed without being asked, and a word that the role does not say would be missed.
    return site.fix(
      "Say \"\(words)\"", site.isOn("accessibilityLabel") && saysItself(role, site) ? .safe : .unsafe,
      TextEdit(range: literal.range, text: words))
  }

  /// Whether VoiceOver adds the word by itself: "button" for a button.
  private static func saysItself(_ role: String, _ site: FixSite) -> Bool {
    guard let view = site.view, view.kind == .use else { return false }
    if view.known == .Image { return role == Role.image.name }
    return view.known.control?.role.name == role
  }

  /// Blanks and punctuation at the end, and a small letter at the beginning.
  private static func format(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibilityLabel"), let literal = site.literalAtFinding else { return [] }
    var words = literal.words
    while let last = words.last, " .,;:!".contains(last) { words.removeLast() }
    while words.first == " " { words.removeFirst() }
    if let first = words.first, first.isLowercase, words.dropFirst().first?.isUppercase != true {
      words = first.uppercased() + words.dropFirst()
    }
    guard !words.isEmpty, words != literal.words else { return [] }
    return site.fix("Say \"\(words)\"", .safe, TextEdit(range: literal.range, text: words))
  }

  /// The words that are seen, as a further name to call the control by.
  private static func spokenName(_ site: FixSite) -> [Fix] {
    // A field is called by the words that people read before it.
    if let view = site.view, view.known == .TextField || view.known == .SecureField {
      return site.codeOfCaption.map { site.add(".accessibilityLabel(\($0))", .unsafe) } ?? []
    }
    var words: String?
    if let view = site.view, let argument = site.firstArgument(of: view.expression),
      site.tree.label(of: argument) == nil
    {
      words = site.literal(site.tree.lastChild(argument))?.words
    }
    if words == nil {
      let texts = site.inner.filter { $0.known == .Text && $0.slot != .presentation }
      if texts.count == 1, let argument = site.firstArgument(of: texts[0].expression) {
        words = site.literal(site.tree.lastChild(argument))?.words
      }
    }
    guard let words, !words.isEmpty else { return [] }
    return site.add(".accessibilityInputLabels([\(quoted(words))])", .safe)
  }

  private static func instruction(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibilityHint"), let literal = site.literalAtFinding else { return [] }
    let lower = literal.words.lowercased()
    for opening in ["double-tap to ", "double tap to ", "tap to ", "press to ", "click to "]
    where lower.hasPrefix(opening) {
      guard let words = FixWords.thirdPerson(String(literal.words.dropFirst(opening.count))),
        !site.losesTranslations(of: literal.words, for: words)
      else { continue }
      return site.fix("Say \"\(words)\"", .unsafe, TextEdit(range: literal.range, text: words))
    }
    return []
  }

  /// A title from the name of the type, on the outermost view.
  private static func title(_ site: FixSite) -> [Fix] {
    let file = site.file
    let start = site.finding.range.start
    guard
      let body = file.bodies.first(where: {
        $0.kind == .body && $0.owner >= 0 && $0.member >= 0
          && site.tree.tokens.start(file.members[Int($0.member)].nameToken) == start
      }),
      let words = FixWords.screen(site.tree.string(of: file.types[Int(body.owner)].nameToken)),
      let root = body.views.first.map({ file.views[Int($0)] }), root.kind == .use
    else { return [] }
    let text = ".navigationTitle(\(quoted(words)))"
    // A stack shows the title of what is inside it.
    if root.known == .NavigationStack || root.known == .NavigationView {
      let inside = file.views[body.views.lowerBound.asIndex + 1..<body.views.upperBound.asIndex].first {
        $0.parent == body.views.lowerBound && $0.slot == .content
      }
      guard let inside, inside.kind == .use else { return [] }
      return site.fix("Add \(text), from the name of the type", .suggestion, site.append(text, to: inside))
    }
    // People see a title, and what the code calls a screen is seldom what the app does.
    return site.fix("Add \(text), from the name of the type", .suggestion, site.append(text, to: root))
  }
}

extension Int32 {
  var asIndex: Int { Int(self) }
}
