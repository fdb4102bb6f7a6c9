// What is asked of bytes says what the standard library says of characters, for the texts it is asked about.

import CurbcutSourceText
import Testing

@Suite("Text by its bytes")
struct FastTextTests {
  static let samples = [
    "", "a", "Tap the star (twice)!", "‹…› of ‹…› pages", "price: 5 €/month, don't wait.", "Ünïcödé", "日本語 text",
    "“quoted”",
    "::a::b:::", "aaaa", "read more…", "e\u{301}clair", "a\r\nb",
  ]

  @Test("replaces as the standard library does", arguments: samples)
  func replacing(_ text: String) {
    for (part, other) in [("‹…›", "one"), (":", ""), ("aa", "b"), ("…", "..."), ("", "x"), ("\"", "\\\"")] {
      let generic = Array(text.unicodeScalars).split(separator: Array(part.unicodeScalars)).map {
        $0.map(Character.init)
      }
      let expected = part.isEmpty ? text : generic.map { String($0) }.joined(separator: other)
      // What is split keeps no empty part at either end, so those texts are told apart by their length.
      let replaced = text.replacing(part, with: other)
      if !text.hasPrefix(part), !text.hasSuffix(part), !text.contains(part + part) { #expect(replaced == expected) }
      let count = part.isEmpty ? 0 : occurrences(of: part, in: text)
      #expect(replaced.utf8.count == text.utf8.count + count * (other.utf8.count - part.utf8.count))
    }
  }

  private func occurrences(of part: String, in text: String) -> Int {
    var count = 0
    var rest = text.utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: part.utf8) {
        count += 1
        rest = rest.dropFirst(part.utf8.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return count
  }

  @Test("knows what names are made of")
  func bytesOfNames() {
    for byte in UInt8(0)..<0x80 {
      let character = Character(Unicode.Scalar(byte))
      #expect(FastText.isOfName(byte) == (character.isLetter || character.isNumber || character == "_"), "\(byte)")
    }
    #expect("größe_2".utf8.allSatisfy(FastText.isOfName))
  }

  @Test("finds where a text stands first")
  func firstRange() {
    let text = "scheme == .dark == x"
    let range = text.firstRange(of: "==")
    #expect(range.map { text[..<$0.lowerBound] } == "scheme ")
    #expect(range.map { text[$0.upperBound...] } == " .dark == x")
    #expect(text.firstRange(of: "!=") == nil)
    #expect("".firstRange(of: "=") == nil)
    #expect("é=ü".firstRange(of: "=").map { String("é=ü"[$0]) } == "=")
  }

  @Test("takes words as characters would be taken", arguments: samples)
  func words(_ text: String) {
    for signs in ["'‹", "':/.-", ""] {
      let expected = text.lowercased().split { !$0.isLetter && !$0.isNumber && !signs.contains($0) }.map(String.init)
      #expect(FastText.words(in: text, alsoWith: signs) == expected)
    }
  }

  @Test func theNextOfTwoBytesIsFoundWhereverItStands() {
    for length in 0..<40 {
      for place in 0...length {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        // Bytes that differ by a bit from what is looked for are none of it.
        for index in bytes.indices where index % 3 == 0 { bytes[index] = [0x23, 0x21, 0xA2, 0x5D, 0xDC][index % 5] }
        if place < length { bytes[place] = place % 2 == 0 ? UInt8(ascii: "\"") : UInt8(ascii: "\\") }
        bytes.withUnsafeBufferPointer { bytes in
          for start in 0...length {
            let found = FastText.next(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), in: bytes, from: start)
            #expect(found == (start <= place ? place : length))
          }
        }
      }
    }
  }
}
