// A text taken apart into words, sentences and syllables by its bytes: nearly all texts are ASCII with a few signs, and
// characters cost twenty times as much.

import CurbcutSourceText

/// Words, sentences and syllables of a text.
struct TextParts {
  /// Number of words.
  var count = 0
  var sentences = 0
  var syllables = 0
  /// Number of words that nearly every English sentence has one of.
  var known = 0
  /// Whether all letters are English ones.
  var isLatin = true
  /// The words, when they are asked for.
  var words: [String] = []

  init() {}

  /// nil when letters or signs stand in the text that only `Character` can judge.
  init?(_ text: String, keepsWords: Bool) {
    var text = text
    let isPlain = text.withUTF8 { bytes in read(bytes, keepsWords: keepsWords) }
    guard isPlain else { return nil }
  }

  /// "‹…›" stands for what is filled in, and is read as one word.
  private static let filledIn: [UInt8] = Array("‹…›".utf8)

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, keepsWords: Bool) -> Bool {
    var word: [UInt8] = []
    word.reserveCapacity(32)
    var hasLetter = false
    // The sign that a word and its closing quotes and brackets end with decides about the sentence.
    var endsSentence = false
    var isOpen = false
    func take(_ byte: UInt8) {
      word.append(byte)
      hasLetter = hasLetter || FastText.isLetter(byte)
      if byte != UInt8(ascii: "'") { endsSentence = false }
    }
    func endWord() {
      if hasLetter {
        count += 1
        syllables += Self.syllables(in: word[...])
        if Self.isCommon(word) { known += 1 }
        if keepsWords { words.append(String(decoding: word, as: UTF8.self)) }
        if endsSentence { sentences += 1 }
        isOpen = !endsSentence
      }
      word.removeAll(keepingCapacity: true)
      hasLetter = false
      endsSentence = false
    }
    func endLine() {
      if isOpen { sentences += 1 }
      isOpen = false
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A...0x0D:
        endWord()
        endLine()
      case 0x20, 0x09, UInt8(ascii: "/"): endWord()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "'"):
        take(byte)
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"):
        endsSentence = true
      case UInt8(ascii: "\""), UInt8(ascii: ")"): break
      case 0..<0x80: endsSentence = false
      default:
        if bytes[(index - 1)...].starts(with: Self.filledIn) {
          for letter in "one".utf8 { take(letter) }
          index += Self.filledIn.count - 1
          continue
        }
        guard let sign = FastText.punctuation(bytes, at: index - 1) else { return false }
        index += 2
        switch sign {
        case 0x2013, 0x2014: endWord()
        case 0x2019: word += [0xE2, 0x80, 0x99]
        case 0x201D: break
        case 0x2026: endsSentence = true
        default: endsSentence = false
        }
      }
    }
    endWord()
    endLine()
    return true
  }

  /// The words that nearly every English sentence has one of, as integers of their bytes.
  private static let common: Set<UInt32> = Set(
    [
      "the", "a", "an", "to", "of", "and", "is", "are", "you", "your", "it", "this", "that", "for", "with", "on", "in",
      "be", "was", "can", "will", "not", "or", "by", "from", "we", "our", "have", "has", "when", "if", "as", "at",
    ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })

  /// Whether nearly every English sentence has the word or another one that is as common.
  static func isCommon(_ word: [UInt8]) -> Bool {
    guard word.count <= 4 else { return false }
    return common.contains(word.reduce(0) { $0 << 8 | UInt32(FastText.isLetter($1) ? $1 | 0x20 : $1) })
  }

  /// Syllables by groups of vowels. Names, which begin with a capital, count two at most: readers know them.
  static func syllables(in word: ArraySlice<UInt8>) -> Int {
    if word.contains(UInt8(ascii: "-")) {
      return word.split(separator: UInt8(ascii: "-")).reduce(0) { $0 + syllables(in: $1) }
    }
    var count = 0
    var letters = 0
    // The last three letters, and whether the last one is a vowel.
    var (before, last, final): (UInt8, UInt8, UInt8) = (0, 0, 0)
    var wasVowel = false
    for byte in word where FastText.isLetter(byte) {
      (before, last, final) = (last, final, byte | 0x20)
      letters += 1
      let isVowel = isVowel(final)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    // A silent e: "make", "used", "clothes"; not "table", "needed", "boxes".
    if count > 1, letters > 2 {
      if final == UInt8(ascii: "e"), !isVowel(last), !(last == UInt8(ascii: "l") && !isVowel(before)) {
        count -= 1
      } else if final == UInt8(ascii: "d"), last == UInt8(ascii: "e"), before != UInt8(ascii: "t"),
        before != UInt8(ascii: "d"), !isVowel(before)
      {
        count -= 1
      }
    }
    let isName = word.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
    return max(1, isName ? min(2, count) : count)
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      return true
    default: return false
    }
  }
}
