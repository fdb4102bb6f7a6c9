// Words in another language than the rest, which VoiceOver reads in the wrong voice.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let languageNotMarked = Rule(
    "language-not-marked",
    .file { model, report in
      var texts: [(element: Element, wording: Wording, language: String?)] = []
      var usual = 0
      for index in model.file.views.indices where model.file.views[index].known == .Text {
        let element = Element(model: model, index: Int32(index))
        guard !element.isExemptFromSpeech else { continue }
        for wording in element.textWordings.all where !wording.text.dropFirst(3).isEmpty {
          let language = ForeignText.language(of: wording.text)
          if language == nil { usual += 1 }
          texts.append((element, wording, language))
        }
      }
      let foreign = texts.filter { $0.language != nil }
      // What stands around a text that a component shows is what the component says.
      let around = foreign.lazy.compactMap(\.element.slotOfComponent).flatMap(texts(around:)).map(\.text)
      usual += around.count { ForeignText.language(of: $0) == nil }
      // Where most texts are in that language, the app is.
      guard !foreign.isEmpty, usual >= 2 * foreign.count || foreign.count == 1 && usual >= 1 else { return }
      let own = model.project.ownScripts
      // Letters tell another script; of a language in Latin letters, titles without small words are not known to be others.
      let isEnglish =
        texts.contains { $0.language == nil && ForeignText.isEnglish($0.wording.text) }
        || around.contains { ForeignText.language(of: $0) == nil && ForeignText.isEnglish($0) }
      var places: Set<UInt32> = []
      for (element, wording, language) in foreign where !isMarked(element) {
        if ForeignText.isLatin(language ?? ""), !isEnglish { continue }
        // The app itself speaks that language.
        if let language, own.contains(language) { continue }
        // A property of several texts is one place.
        guard places.insert(element.tree.range(wording.node).start).inserted else { continue }
        report.add(
          .note, .medium, at: element.tree.range(wording.node),
          "VoiceOver reads this text\(language.map { ", which is in \($0)," } ?? "") with the voice for the app's language instead of its own",
          help:
            "Mark the language with .environment(\\.locale, …), or use an AttributedString with a languageIdentifier.",
          cause: element.index)
      }
    })

  /// The texts in the body that a slot stands in.
  private static func texts(around slot: Element) -> [Wording] {
    slot.body.views.flatMap { index -> [Wording] in
      let view = Element(model: slot.model, index: index)
      return view.known == .Text && view.node.kind == .use
        ? view.textWordings.all.filter { !$0.text.dropFirst(3).isEmpty } : []
    }
  }

  private static func isMarked(_ element: Element) -> Bool {
    element.withAncestors.contains { view in
      view.modifiers.contains { applied in
        switch applied.use.known {
        case .typesettingLanguage: return true
        case .environment:
          let tree = applied.file.tree
          guard let key = tree.argument(of: applied.use.call, label: nil) else { return false }
          return tree.source.string(tree.range(key)).contains("locale")
        case .accessibilityLabel: return true
        default: return false
        }
      }
    } || element.tree.source.string(element.tree.range(element.node.expression)).contains("languageIdentifier")
  }
}

/// Tells the language of a text from its letters, or from the small words that only one language has.
private enum ForeignText {
  private static let smallWords: [(language: String, words: Set<String>)] = [
    ("Spanish", ["el", "los", "las", "una", "por", "para", "con", "está", "esta", "que", "del", "y", "es", "su"]),
    ("French", ["le", "les", "des", "une", "est", "pour", "avec", "vous", "nous", "dans", "et", "du", "ce", "sur"]),
    ("German", ["der", "die", "das", "und", "ist", "nicht", "mit", "für", "ein", "eine", "sie", "wir", "ich", "auf"]),
    ("Italian", ["il", "gli", "una", "per", "con", "che", "non", "della", "sono", "di", "è", "e", "la", "del"]),
    ("Portuguese", ["os", "uma", "para", "com", "não", "você", "que", "dos", "em", "é", "do", "da", "e", "o"]),
  ]
  private static let english: Set<String> = ["the", "is", "of", "and", "to", "for", "with", "you", "your", "this"]

  /// Words that many texts of an English app have and texts in the other languages have not.
  private static let englishSigns: Set<String> = english.union([
    "welcome", "hello", "settings", "save", "delete", "cancel", "done", "edit", "share", "open", "close",
    "new", "from", "my", "are", "have", "can", "will", "ready", "pick",
    "choose", "select", "search", "more", "about", "what", "how", "when", "yes", "next", "back", "please",
  ])

  static func isEnglish(_ text: String) -> Bool {
    text.lowercased().split(whereSeparator: { !$0.isLetter }).contains {
      englishSigns.contains(String($0))
    }
  }

  /// The words without links and addresses: "com" is a word of Portuguese.
  private static func withoutAddresses(_ text: String) -> String {
    func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@") }
    guard text.utf8.contains(where: { isSign($0) || $0 == UInt8(ascii: ".") }) else { return text }
    let words = text.utf8.split(separator: UInt8(ascii: " ")).filter { word in
      !word.contains(where: isSign) && !word.dropLast().contains(UInt8(ascii: "."))
    }
    return String(decoding: Array(words.joined(separator: CollectionOfOne(UInt8(ascii: " ")))), as: UTF8.self)
  }

  static func isLatin(_ language: String) -> Bool { smallWords.contains { $0.language == language } }

  static func language(of text: String) -> String? {
    // Most texts are ASCII; they are told by their bytes, or not at all when no small word stands in them.
    if let mayBeForeign = text.utf8.withContiguousStorageIfAvailable(mayBeForeign) ?? nil, !mayBeForeign { return nil }
    let text = withoutAddresses(text)
    var letters = 0
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars {
      guard scalar.value < 0x80 ? FastText.isLetter(UInt8(scalar.value)) : scalar.properties.isAlphabetic else {
        continue
      }
      letters += 1
      if let script = LiteralScripts.script(of: scalar.value) { counts[script, default: 0] += 1 }
    }
    if let (script, count) = counts.max(by: { $0.value < $1.value }), count * 2 > letters, count >= 3 { return script }
    let written = text.split(whereSeparator: { !$0.isLetter })
    let words = written.map { $0.lowercased() }
    guard words.count >= 4, english.isDisjoint(with: words) else { return nil }
    // In names and addresses a small word is none: "Los Angeles, CA 90027", "2800 E Observatory Rd".
    let areCapitals = !text.contains(where: \.isLowercase)
    let counted = written.indices.filter { areCapitals || $0 == 0 || written[$0].first?.isLowercase == true }
    guard !areCapitals || !text.contains(where: \.isNumber) else { return nil }
    var best: (language: String, hits: Int)?
    for (language, small) in smallWords {
      let hits = counted.count { small.contains(words[$0]) }
      if hits > (best?.hits ?? 0) { best = (language, hits) }
    }
    guard let best, best.hits >= 2, best.hits * 6 >= words.count else { return nil }
    return best.language
  }

  /// The small words without letters beyond ASCII, as numbers.
  private static let smallKeys: Set<UInt32> = Set(
    smallWords.flatMap(\.words).filter(\.isASCII).map { word in word.utf8.reduce(0) { $0 << 8 | UInt32($1) } })

  /// Whether at least two small words stand in a text of at least four words; nil for letters beyond ASCII.
  private static func mayBeForeign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var words = 0
    var hits = 0
    var length = 0
    var key: UInt32 = 0
    func close() {
      if length > 0 { words += 1 }
      if length > 0, length <= 4, smallKeys.contains(key) { hits += 1 }
      length = 0
      key = 0
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte >= 0x80 {
        // Signs such as “ ” ’ – … and the ‹…› of what is filled in are no letters; of others Unicode is asked.
        guard byte == 0xE2, index + 1 < bytes.count, bytes[index] == 0x80 else { return nil }
        let sign = bytes[index + 1]
        guard sign >= 0x90 && sign < 0xA8 || sign == 0xB9 || sign == 0xBA else { return nil }
        index += 2
        close()
      } else if FastText.isLetter(byte) {
        key = key << 8 | UInt32(byte | 0x20)
        length += 1
      } else {
        close()
      }
    }
    close()
    return words >= 4 && hits >= 2
  }
}
