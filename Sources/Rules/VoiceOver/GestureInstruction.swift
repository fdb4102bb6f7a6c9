// Hints and labels that tell which gesture to make.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let gestureInstruction = Rule(
    "gesture-instruction",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard !element.isExemptFromSpeech else { return }
      for use in element.effectiveModifiers(where: speaks) {
        guard let words = spokenWords(of: use) else { continue }
        for wording in element.model.wordings(of: words).all {
          guard let gesture = GestureWords.instruction(in: wording.text), !isDirectTouch(element) else { continue }
          report.add(
            .warning, .high, at: wording.node,
            "This \(noun(of: use.known)) names a gesture (\(gesture)) that VoiceOver already announces and switch or keyboard users do not make: “\(wording.text.shortened(around: gesture))”",
            help: help(noun(of: use.known), wording.text), cause: element.index)
        }
      }
      for wording in element.textWordings.all {
        guard let gesture = GestureWords.leadingGesture(of: wording.text), !isDirectTouch(element) else { continue }
        report.add(
          .note, .medium, at: wording.node,
          "This text describes only a gesture (\(gesture)), which works differently with VoiceOver, a switch or a keyboard: “\(wording.text.shortened(around: gesture))”",
          help: "Say what can be done, and offer it without the gesture as well.", cause: element.index)
      }
    }, uikit: { model, report in uikitHints(model, &report) })

  /// Hints, labels and values that code sets on objects of UIKit.
  private static func uikitHints(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.value.exists && model.isJudged(use.member) {
      let noun: String
      switch use.word {
      case .accessibilityHint: noun = "hint"
      case .accessibilityLabel: noun = "label"
      case .accessibilityValue: noun = "value"
      default: continue
      }
      for wording in model.wordings(of: use.value, member: use.member).all {
        guard let gesture = GestureWords.instruction(in: wording.text) else { continue }
        report.add(
          .warning, .high, at: wording.node,
          "This \(noun) names a gesture (\(gesture)) that VoiceOver already announces and switch or keyboard users do not make: “\(wording.text.shortened(around: gesture))”",
          help: help(noun, wording.text))
      }
    }
  }

  private static func help(_ noun: String, _ text: String) -> String {
    switch noun {
    case "label": "Leave the gesture out, and name only what the control does."
    case "value": "Leave the gesture out of the value, which says only what is set or shown."
    default: GestureWords.advice(for: text)
    }
  }

  private static func noun(of modifier: Known) -> String {
    switch modifier {
    case .accessibilityLabel: "label"
    case .accessibilityValue: "value"
    default: "hint"
    }
  }

  private static func speaks(_ known: Known) -> Bool {
    switch known {
    case .accessibilityHint, .accessibilityLabel, .accessibilityValue, .accessibility: true
    default: false
    }
  }

  /// The words of a hint, label or value.
  private static func spokenWords(of use: EffectiveModifier) -> EffectiveArgument? {
    switch use.known {
    case .accessibilityHint, .accessibilityLabel, .accessibilityValue: use.argument(nil)
    case .accessibility: use.argument("hint") ?? use.argument("label")
    default: nil
    }
  }

  /// Where fingers play or draw, the gesture is the content.
  private static func isDirectTouch(_ element: Element) -> Bool {
    element.withAncestors.contains { holder in
      holder.hasModifier(.accessibilityDirectTouch)
    } || element.hasTrait([.allowsDirectInteraction])
  }
}

/// Finds the shape of an instruction: a gesture as a verb, with what belongs to it.
enum GestureWords {
  /// The gesture that a spoken text tells to make.
  static func instruction(in text: String) -> String? {
    guard mayName(text) else { return nil }
    for sentence in sentences(text) {
      for start in sentence.indices {
        guard let verb = gesture(at: start, in: sentence) else { continue }
        let next = start + verb.count < sentence.count ? sentence[start + verb.count] : nil
        let isPhrase = verb.count > 1
        let isStart = start == 0 || connectives.contains(sentence[start - 1])
        guard isPhrase || isStart, next.map(followers.contains) ?? (isPhrase || start == 0) else { continue }
        return verb.joined(separator: " ")
      }
    }
    return nil
  }

  /// What to say instead: of “Double-tap to show highlights” what happens.
  static func advice(for text: String) -> String {
    // Which sentence tells to make the gesture: “Showing the overlay. Double-tap to hide.”
    text.split { $0 == "." || $0 == "!" || $0 == "\n" }.lazy.compactMap { advice(forSentence: $0) }.first
      ?? "Say only what happens, as in “Plays the song.”"
  }

  private static func advice(forSentence sentence: Substring) -> String? {
    let words = sentence.split(separator: " ")
    guard let to = words.firstIndex(of: "to"), (1...3).contains(to), words.count > to + 1, words.count <= to + 8,
      case let deed = words[(to + 1)...],
      !deed.contains(where: { $0.contains("‹") || $0 == "and" || $0 == "or" }),
      deed.dropLast().allSatisfy({ !$0.contains(where: \.isPunctuation) }),
      case let verb = deed.first!.lowercased(), verb.allSatisfy({ $0.isLetter && $0.isASCII }), verb.count > 1,
      instruction(in: words[..<to].joined(separator: " ") + " to") != nil
    else { return nil }
    let ending =
      ["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix)
      ? "es" : verb.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains(where: verb.hasSuffix) ? "ies" : "s"
    let stem = ending == "ies" ? String(verb.dropLast()) : verb
    let rest = deed.dropFirst().map { " " + $0 }.joined()
    let said = stem.asSentence + ending + rest
    // A verb alone does not say what it is done to, and “it” would say no more.
    if rest.isEmpty { return "Say what happens instead, such as “\(said) …”." }
    return "Say what happens instead, such as “\(said)\(said.last?.isPunctuation == true ? "" : ".")”"
  }

  /// The gesture a visible text begins with, if it is one that not everybody makes and the text knows no other way.
  static func leadingGesture(of text: String) -> String? {
    guard mayBegin(text), mayName(text), text.utf8.count <= 1000, text.count <= 120,
      let sentence = sentences(text).first,
      let verb = gesture(at: 0, in: sentence), verb.count > 1 || rare.contains(verb[0]), sentence.count > verb.count,
      followers.contains(sentence[verb.count]),
      !sentence[verb.count...].contains(where: { $0 == "tap" || $0 == "click" || $0 == "button" || $0 == "press" })
    else { return nil }
    return verb.joined(separator: " ")
  }

  /// Whether a gesture may be in the text: few texts have one, and splitting all into words took a tenth of a run.
  /// Each phrase and verb below has one of these letter triples in it.
  private static func mayName(_ text: String) -> Bool {
    var window: UInt32 = 0
    for byte in text.utf8 {
      // Of the letters beyond ASCII only the Kelvin sign becomes ASCII in lower case, and no triple has a k.
      window = (window << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
      switch window {
      // tap, cli, pre, swi, pin, dra, sha, hol
      case 0x746170, 0x636C69, 0x707265, 0x737769, 0x70696E, 0x647261, 0x736861, 0x686F6C: return true
      default: continue
      }
    }
    return false
  }

  /// Whether the first word may be one of a gesture, by its first three letters.
  private static func mayBegin(_ text: String) -> Bool {
    var letters: UInt32 = 0
    var isInWord = false
    for byte in text.utf8 {
      // What is not ASCII is left to `Character`.
      if byte >= 0x80 { return true }
      let isPart = FastText.isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "'")
      guard isInWord || isPart else { continue }
      if !isPart { return false }
      isInWord = true
      letters = letters << 8 | UInt32(byte | 0x20)
      if letters > 0xFFFF { break }
    }
    switch letters {
    // tap, dou, tri, sin, lon, cli, pre, tou, swi, pin, dra, sha
    case 0x746170, 0x646F75, 0x747269, 0x73696E, 0x6C6F6E, 0x636C69, 0x707265, 0x746F75, 0x737769, 0x70696E, 0x647261,
      0x736861:
      return true
    default: return false
    }
  }

  private static func gesture(at start: Int, in words: [String]) -> [String]? {
    for phrase in phrases where start + phrase.count <= words.count {
      if Array(words[start..<(start + phrase.count)]) == phrase { return phrase }
    }
    return verbs.contains(words[start]) ? [words[start]] : nil
  }

  private static func sentences(_ text: String) -> [[String]] {
    text.lowercased().split { ".!?,;:\n()".contains($0) }.map { sentence in
      sentence.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "‹" }.map(String.init)
    }.filter { !$0.isEmpty }
  }

  private static let phrases: [[String]] = [
    ["double", "tap"], ["triple", "tap"], ["single", "tap"], ["double", "click"], ["long", "press"],
    ["press", "and", "hold"], ["tap", "and", "hold"], ["touch", "and", "hold"], ["swipe", "left"], ["swipe", "right"],
    ["swipe", "up"], ["swipe", "down"],
  ]
  private static let verbs: Set<String> = ["tap", "doubletap", "click", "press", "swipe", "pinch", "drag", "shake"]
  private static let rare: Set<String> = ["swipe", "pinch", "drag", "shake"]
  private static let connectives: Set<String> = ["and", "or", "then", "please", "to", "just"]
  /// Words that follow a verb, not a noun: "tap to open", but "tap water".
  private static let followers: Set<String> = [
    "to", "for", "here", "on", "the", "this", "again", "twice", "anywhere", "a", "an", "any", "in", "left", "right",
    "up",
    "down", "and", "or", "it", "your", "with", "once", "from", "until", "if", "when",
  ]
}
