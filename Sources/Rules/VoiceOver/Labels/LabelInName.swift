// Accessibility labels that replace the words people see by others.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let labelInName = Rule(
    "label-in-name",
    .view([.control, .other]) { element, report in
      CaptionOfField.judge(element, &report)
      let isComponent = element.node.kind == .use && element.known == .other
      guard isComponent || element.control?.isInteractive == true, !element.isExemptFromSpeech else { return }
      guard let label = element.labelModifier, !label.use.isConditional, isComponent || showsItsWords(element) else {
        return
      }
      let labels = element.labelWordings
      guard labels.areKnown, !labels.all.isEmpty, !labels.all.contains(where: \.isBlank) else { return }
      // Which of several labels goes with which words is not known where one of them is filled in.
      guard labels.all.count == 1 || !labels.all.contains(where: { NameWords($0.text).isPartlyRuntime }) else { return }
      let pieces = isComponent ? wordsOfComponent(element) : element.visibleWordings
      guard !pieces.isEmpty, pieces.allSatisfy({ $0.areKnown && !$0.all.isEmpty }) else { return }
      guard !hasUnreadContent(element), !isOfferedToVoice(element, pieces) else { return }
      for (index, words) in labels.all.enumerated() {
        let spoken = NameWords(words.text)
        guard !spoken.isPartlyRuntime else { continue }
        let shown = pieces.map { piece in
          // `on ? "Stop" : "Start"` twice: the branches belong together.
          piece.all.count == labels.all.count ? [piece.all[index].text] : piece.all.map(\.text)
        }
        guard let (severity, text) = judge(shown, spoken) else { continue }
        let lack = severity == .error ? "shares no word with" : "does not begin with"
        report.add(
          severity, severity == .error ? .high : .low, at: words.node,
          "This label \(lack) the visible text, so Voice Control may not recognize what people read on the control: “\(text)”",
          help: "Begin the label with the visible text, or add that with accessibilityInputLabels.",
          cause: element.index,
          name: element.name)
      }
    })

  private static func judge(_ shown: [[String]], _ spoken: NameWords) -> (Severity, String)? {
    var isAnyShared = false
    for piece in shown {
      for text in piece {
        let visible = NameWords(text)
        if visible.isSign || visible.isPartlyRuntime || spoken.begins(with: visible) { return nil }
        isAnyShared = isAnyShared || spoken.shares(visible)
      }
    }
    guard let first = shown.first?.first else { return nil }
    if !isAnyShared { return (.error, first) }
    // Of several texts any may come first.
    guard shown.count == 1, shown[0].count == 1 else { return nil }
    // The words are in the label, which is enough for speech input, if not the best order.
    return spoken.containsAll(of: NameWords(first)) ? (.note, first) : nil
  }

  /// The words that a component of the project shows which is nothing but a button or link, as a use fills them in; none
  /// where something else is in it that cannot be read.
  private static func wordsOfComponent(_ use: Element) -> [Wordings] {
    let model = use.model
    guard !isIconOnly(use), let roots = model.engine.expansion(of: use.reference), roots.count == 1 else { return [] }
    let root = roots[0]
    switch root.node.known {
    case .Button, .NavigationLink, .Link: break
    default: return []
    }
    guard root.node.kind == .use else { return [] }
    if let title = model.engine.titleArgument(of: root) { return [model.wordings(of: title, in: root.scope)] }
    var result: [Wordings] = []
    for index in (root.index + 1)..<max(root.index + 1, root.node.end) {
      let view = ViewReference(file: root.file, index: index, frame: root.frame)
      guard view.node.slotModifier < 0, view.node.kind == .use else { return [] }
      switch view.node.known {
      case .Text:
        guard let words = root.file.tree.argument(of: view.node.expression, label: nil) else { return [] }
        result.append(model.wordings(of: words, in: view.scope))
      case .HStack, .VStack, .ZStack, .Group, .Spacer, .Image: break
      default: return []
      }
    }
    return result
  }

  /// Fields and pickers show a value, not their title.
  private static func showsItsWords(_ element: Element) -> Bool {
    switch element.known {
    case .Button, .NavigationLink, .Link, .Menu, .ShareLink, .PhotosPicker, .Toggle, .DisclosureGroup:
      return !element.hasModifier(.labelsHidden) && !isIconOnly(element)
    default: return false
    }
  }

  private static func isIconOnly(_ element: Element) -> Bool {
    // A bar shows the icon of a button with both, and people read no title on it.
    if element.isIconOfLabel { return true }
    return ([element] + element.descendants + element.ancestors).contains { holder in
      holder.effectiveModifiers { $0 == .labelStyle }.contains {
        $0.argument(nil).map { $0.tree.known($0.node) } != .titleAndIcon
      }
    }
  }

  /// Components and other content whose words are not known here.
  private static func hasUnreadContent(_ element: Element) -> Bool {
    element.descendants.contains { inner in
      guard inner.node.slot.isSpoken, inner.labelOwner != nil else { return false }
      switch inner.node.kind {
      case .reference, .base, .opaque: return true
      case .use: return inner.known == .other
      case .choice, .concatenation: return false
      }
    }
  }

  /// Whether `accessibilityInputLabels` offers the visible words, or words that are not known here.
  private static func isOfferedToVoice(_ element: Element, _ pieces: [Wordings]) -> Bool {
    for use in element.effectiveModifiers(where: { $0 == .accessibilityInputLabels }) {
      guard let given = use.argument(nil), given.isHere, case let list = given.node,
        element.tree.kind(list) == .arrayLiteral
      else { return true }
      for item in element.tree.children(list) {
        let words = element.model.wordings(of: item, in: element.scope)
        if words.hasRuntime { return true }
        for piece in pieces {
          for text in piece.all
          where words.all.contains(where: { NameWords($0.text).begins(with: NameWords(text.text)) }) {
            return true
          }
        }
      }
    }
    return false
  }
}

/// A label as Voice Control compares it: words without case, accents, punctuation, arrows and emoji.
struct NameWords {
  let words: [String]
  let isPartlyRuntime: Bool

  init(_ text: String) {
    isPartlyRuntime = text.contains("‹…›")
    let letters = text.replacing("’", with: "'").replacing("&", with: " and ").filter { $0 != "'" }
    words = letters.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      // Without accents: the base letter of each decomposed character.
      String(word.map { NameWords.base(of: $0) })
    }
  }

  /// Nothing that could be said: a sign, or only numbers.
  var isSign: Bool { words.allSatisfy { $0.count <= 1 || $0.allSatisfy(\.isNumber) } }

  func begins(with visible: NameWords) -> Bool {
    guard words.count >= visible.words.count else { return isSpeltOut(visible) }
    return zip(words, visible.words).allSatisfy { Self.matches($0, $1) } || isSpeltOut(visible)
  }

  func containsAll(of visible: NameWords) -> Bool {
    visible.words.allSatisfy { word in words.contains { Self.matches($0, word) } }
  }

  func shares(_ visible: NameWords) -> Bool {
    visible.words.contains { word in words.contains { Self.matches($0, word) } }
  }

  /// "FAQ" as "Frequently asked questions".
  private func isSpeltOut(_ visible: NameWords) -> Bool {
    guard visible.words.count == 1, visible.words[0].count > 1 else { return false }
    return String(words.compactMap(\.first)).hasPrefix(visible.words[0])
  }

  /// Whether a spoken word says a visible one: the same, another form of it, or one that it abbreviates.
  private static func matches(_ spoken: String, _ visible: String) -> Bool {
    if spoken == visible || abbreviations[visible] == spoken { return true }
    if visible.count >= 2, spoken.hasPrefix(visible) { return true }
    // "saving" and "save", "stories" and "story".
    return visible.count >= 4 && spoken.count >= 4 && spoken.prefix(visible.count - 1) == visible.dropLast()
  }

  private static let abbreviations: [String: String] = [
    "km": "kilometres", "kg": "kilograms", "lb": "pounds", "hr": "hours", "ok": "okay", "tv": "television",
    "vs": "versus",
    "x": "times", "no": "number", "qty": "quantity", "pts": "points",
  ]

  private static func base(of character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, scalar.value > 127 else { return character }
    return folded[character] ?? character
  }

  private static let folded: [Character: Character] = [
    "á": "a", "à": "a", "â": "a", "ä": "a", "ã": "a", "å": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "í": "i",
    "ì": "i",
    "î": "i", "ï": "i", "ó": "o", "ò": "o", "ô": "o", "ö": "o", "õ": "o", "ú": "u", "ù": "u", "û": "u", "ü": "u",
    "ñ": "n",
    "ç": "c",
  ]
}
