// Accessibility labels that are not written the way labels are spoken: a short phrase with a capital letter, no full
// stop, no shouting, no emoji.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let labelFormat = Rule(
    "label-format", options: [longestLabel],
    .file { model, report in
      for index in model.file.views.indices where !model.file.views[index].modifiers.isEmpty {
        judge(Element(model: model, index: Int32(index)), &report)
      }
      for text in model.screenTexts where text.part == .text && isMask(text.text) {
        let element = Element(model: model, index: text.view)
        guard !element.isExemptFromSpeech, element.labelModifier == nil, element.labelOwner == nil else { continue }
        report.add(
          .note, .medium, at: text.node,
          "This text is written as a mask instead of words, so VoiceOver reads it character by character: “\(text.text.shortened)”",
          help: "Add .accessibilityLabel(\"Hidden\") if the characters hide something.",
          cause: element.index,
          common: CommonFault(
            plural: "masks are written in place of words, so VoiceOver reads them character by character",
            subject: "“\(text.text.shortened)”"))
      }
    })

  private static func judge(_ element: Element, _ report: inout Report) {
    guard !element.isExemptFromSpeech else { return }
    let longest = Int(saturating: report.number(longestLabel))
    for words in element.labelWordings.all {
      guard !words.isBlank, !words.looksLikeKey, !words.beginsLikeKey, !words.isLookedUp else { continue }
      guard let fault = LabelFault(words.text, isControl: element.control != nil, longest),
        // Inside a control or a combined element it is one part of what is read, and goes on what is before it.
        !(fault.isOfCase && (isPart(element) || isTranslated(words, element)))
      else { continue }
      let quoted = "“\(words.text.shortened)”"
      report.add(
        .note, fault.confidence, at: words.node, "This label \(fault.text): \(quoted)", help: fault.help,
        cause: element.index, name: element.name,
        common: CommonFault(plural: "labels \(fault.plural)", subject: quoted))
      // The other words of the same expression are mended with these.
      return
    }
  }

  /// Whether it is read with other words, here or wherever its property, function or component is used.
  private static func isPart(_ element: Element) -> Bool {
    element.labelOwner != nil || !element.flags.isDisjoint(with: [.labelSlot, .combined])
  }

  /// Whether a table has the words in other languages as well: whoever made them has seen how they begin.
  private static func isTranslated(_ words: Wording, _ element: Element) -> Bool {
    let strings = element.model.project.strings
    guard let key = words.key, let entry = strings.entry(key, near: element.file) else { return false }
    return entry.missing.count < strings.languages(near: element.file).count
  }

  /// `••••••`, which stands for a password.
  private static func isMask(_ text: String) -> Bool {
    // A sign in front that is no letter of ASCII; characters are compared one by one.
    guard let byte = text.utf8.first, byte >= 0x80 || byte == UInt8(ascii: "*"), let first = text.first,
      "•●*∙".contains(first)
    else { return false }
    return text.count >= 3 && text.allSatisfy { $0 == first || $0 == " " }
  }

  private static let longestLabel = RuleOption.count(
    "longest", 100, in: 20...500, "characters", "Maximum length of a control's label")
}

/// The first thing that is wrong with how a label is written. How labels are written is a matter of style: VoiceOver
/// reads them all the same, so no fault is sure to cost anybody anything.
private struct LabelFault {
  /// After “This label” and after “labels”.
  var text: String
  var plural: String
  var help: String
  var confidence = Confidence.medium
  /// Whether it is only that the first letter is a small one, which nobody hears.
  var isOfCase = false

  init?(_ text: String, isControl: Bool, _ longest: Int) {
    let trimmed = text.drop(while: \.isWhitespace)
    guard let first = trimmed.first, let last = text.last(where: { !$0.isWhitespace }) else { return nil }
    if text.contains("\n") || text.contains("&nbsp;") {
      self.init(
        "contains", "contain", "a line break or an HTML entity", "Write it as one short phrase.")
    } else if !text.isASCII, text.contains(where: Self.isEmoji) {
      self.init("contains", "contain", "an emoji, whose name is read out as well", "Remove the emoji from the label.")
    } else if Self.shouts(text) {
      self.init(
        "is", "are", "in capitals, which VoiceOver may spell out letter by letter",
        "Write it in normal case, and use .textCase(.uppercase) for its appearance.")
    } else if text.contains("(s)") {
      self.init(
        "contains", "contain", "“(s)”, which is read out",
        "Use a plural variation in the string catalog.")
    } else if Self.hasSlash(text) {
      self.init(
        "contains", "contain", "a slash, which is read out",
        "Say which of the two it is, or join them with “or”.")
    } else if Self.repeatsPunctuation(text) {
      self.init(
        "repeats", "repeat", "punctuation, which is read out or causes a long pause", "Remove the extra punctuation.")
    } else if last == "!" || last == ";" || last == ":" && isControl || last == "." && Self.isPhrase(text, isControl) {
      self.init("ends", "end", "in “\(last)”; labels are phrases, not sentences", "Remove the last character.")
    } else if last == "…" || text.hasSuffix("...") {
      self.init("ends", "end", "in an ellipsis, which means nothing when read out", "Remove the ellipsis.")
      confidence = .low
    } else if first.isLowercase, Self.startsLikeWord(trimmed) {
      self.init(
        "begins", "begin", "with a lowercase letter instead of a capital letter",
        "Capitalize the first letter.")
      isOfCase = true
    } else if isControl, text.utf8.count > longest, text.count > longest, text.count(where: \.isLetter) > longest / 2 {
      self.init(
        "is", "are", "over \(longest) characters long, and VoiceOver reads all of it each time",
        "Keep only the name in the label, and move the rest to the value, the hint or custom content.")
    } else {
      return nil
    }
  }

  private init(_ singular: String, _ plural: String, _ rest: String, _ help: String) {
    text = "\(singular) \(rest)"
    self.plural = "\(plural) \(rest)"
    self.help = help
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F && character.unicodeScalars.count > 1
    }
  }

  /// More than four letters and none of them small; words with digits are codes.
  private static func shouts(_ text: String) -> Bool {
    // A small letter of ASCII settles nearly all texts.
    guard !text.utf8.contains(where: { $0 &- 0x61 < 26 }) else { return false }
    let letters = text.filter(\.isLetter)
    guard letters.count > 4, !text.contains(where: \.isNumber), !text.contains("‹") else { return false }
    guard letters.allSatisfy(\.isUppercase) else { return false }
    return text.split { !$0.isLetter }.contains { $0.count > 4 }
  }

  /// `Save/Share`, but neither dates nor units nor addresses.
  private static func hasSlash(_ text: String) -> Bool {
    guard !text.contains("://"), !text.contains("‹") else { return false }
    let characters = Array(text)
    return characters.indices.dropFirst().dropLast().contains { index in
      guard characters[index] == "/" else { return false }
      let before = characters[..<index].reversed().prefix { $0.isLetter }.count
      let after = characters[(index + 1)...].prefix { $0.isLetter }.count
      return before > 2 && after > 2
    }
  }

  private static func repeatsPunctuation(_ text: String) -> Bool {
    for mark in ["!!", "??", "--", "**", "::", ",,", "!?"] where text.contains(mark) { return true }
    return false
  }

  /// Whether a final full stop is out of place: controls have phrases, pictures may be described in sentences.
  private static func isPhrase(_ text: String, _ isControl: Bool) -> Bool {
    if text.hasSuffix("..") { return false }
    // "etc." and initials keep their stop.
    let lastWord = text.dropLast().split(separator: " ").last ?? ""
    if lastWord.contains(".") || lastWord.count == 1 || lastWord.lowercased() == "etc" { return false }
    return isControl || text.split(separator: " ").count < 6
  }

  /// A word that is not spelt with a capital inside, as `iPhone` and `eBay` are.
  private static func startsLikeWord(_ text: Substring) -> Bool {
    let word = text.prefix { $0.isLetter }
    // One letter alone is a sign or a variable.
    return word.count > 1 && word.allSatisfy(\.isLowercase)
  }
}

extension Wording {
  /// Whether a key with something filled in behind it, such as `row.reply ‹…›`.
  fileprivate var beginsLikeKey: Bool {
    // `row.reply: ‹…›` and `row.reply, ‹…›` as well.
    guard var first = text.split(separator: " ").first, first.count < text.count else { return false }
    if first.last == ":" || first.last == "," { first.removeLast() }
    var words = self
    words.text = String(first)
    return first.last?.isLetter == true && words.looksLikeKey
  }
}

extension String {
  /// At most 60 characters for a message.
  var shortened: String {
    let line = contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    return line.count <= 60 ? line : line.prefix(57) + "…"
  }

  /// The same with the words that a message is about, whole words around them.
  func shortened(around words: String) -> String {
    let line = Array(contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self)
    let sought = Array(words)
    func isHere(_ start: Int) -> Bool {
      zip(line[start...], sought).allSatisfy { $0 == "-" && $1 == " " || $0.lowercased() == $1.lowercased() }
    }
    guard line.count > 60, sought.count < 40, let start = (0...(line.count - sought.count)).first(where: isHere),
      start + sought.count > 50
    else { return shortened }
    // From a word some way before to the end of one behind.
    let first = line[..<max(0, start - 24)].lastIndex(of: " ").map { $0 + 1 } ?? 0
    let most = min(line.count, first + 57)
    let last = most == line.count ? most : line[(start + sought.count)..<most].lastIndex(of: " ") ?? most
    return (first > 0 ? "…" : "") + String(line[first..<last]) + (last < line.count ? "…" : "")
  }
}
