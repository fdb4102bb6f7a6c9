// Parts of texts by their bytes are what the standard library makes of characters.

import CurbcutSourceText
import Testing

@Suite("Parts of texts by their bytes")
struct FastPartsTests {
  private static let samples = FastTextTests.samples + ["a/b//c/", "/", "a/\u{301}b", "\r\n\n"]

  @Test("splits as the standard library does", arguments: samples)
  func split(_ text: String) {
    for separator: Character in ["/", ":", " ", ".", "\n", "\r", "‹"] {
      for omits in [true, false] {
        let expected = Array(text).split(separator: separator, omittingEmptySubsequences: omits).map { String($0) }
        let parts = text.split(separator: separator, omittingEmptySubsequences: omits)
        #expect(parts.map(String.init) == expected, "at \(separator)")
      }
    }
    let first = text.split(separator: ":", maxSplits: 1).map(String.init)
    #expect(first == Array(text).split(separator: ":", maxSplits: 1).map { String($0) })
  }

  @Test func rangesOfATextFollowEachOther() {
    let text = "a == b == ===="
    let places = text.ranges(of: "==").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
    #expect(places == [2, 7, 10, 12])
    #expect(text.ranges(of: "==").allSatisfy { text[$0] == "==" })
    #expect(text.ranges(of: "!").isEmpty && text.ranges(of: "").isEmpty && "".ranges(of: "a").isEmpty)
    #expect("é–é–".ranges(of: "–").map { String("é–é–"[$0]) } == ["–", "–"])
  }

  @Test func aPartOfATextIsSearchedAlone() {
    let text = "scheme == .dark"
    let part = text.dropFirst(4)
    #expect(part.contains("me ==") && !part.contains("scheme") && part.contains(""))
    #expect(part.firstRange(of: "==").map { text[..<$0.lowerBound] } == "scheme ")
    #expect(part.firstRange(of: "scheme") == nil && part.firstRange(of: "") == nil)
  }

  @Test func whiteSpaceAloneIsBlank() {
    for text in FastTextTests.samples + [" ", "\t\n", "\u{A0}", " a", "\u{2003} ", "\u{301}"] {
      #expect(text.isBlank == text.allSatisfy(\.isWhitespace), "\(text)")
    }
  }

  @Test func numbersInKeysAreWrittenInFull() {
    var numbers: [UInt64] = [0, .max]
    for power in 1..<20 {
      let ten = (0..<power).reduce(1 as UInt64) { number, _ in number * 10 }
      numbers += [ten - 1, ten, ten + 1]
    }
    for number in numbers { #expect(String(key: 20) { $0.add(number) } == "\(number)") }
    #expect(String(key: 11) { $0.add(Int32.min) } == "-2147483648")
    #expect(String(key: 2) { $0.add(100 as UInt64) } == "")
  }

  @Test func pathsAreToldApartByTheirBytes() {
    let paths = [
      "a", "b", "", "Sources/View.swift", "Sources/Views.swift", "\u{E9}", "e\u{301}", "12345678", "123456789",
    ]
    var map: PathMap<Int> = [:]
    for (number, path) in paths.enumerated() { map[path] = number }
    for (number, path) in paths.enumerated() { #expect(map[path] == number) }
    #expect(map.count == paths.count && map["c"] == nil)
  }
}
