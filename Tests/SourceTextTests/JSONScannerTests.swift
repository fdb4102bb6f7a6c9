// Going over JSON without making values of it: what is met, what is skipped, and what is not JSON.

import CurbcutSourceText
import Testing

struct JSONScannerTests {
  /// The texts that stand directly in an object, by name; nil when the whole is not sound.
  private func texts(_ json: String) -> [String: String]? {
    Array(json.utf8).withUnsafeBufferPointer { bytes -> [String: String]? in
      func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      var scanner = JSONScanner(bytes)
      var result: [String: String] = [:]
      scanner.members { scanner, name in result[string(name)] = scanner.text().map(string) ?? "-" }
      return scanner.isAtEnd && scanner.isSound ? result : nil
    }
  }

  @Test func meetsTheMembersAndSkipsOtherValues() {
    #expect(
      texts(#" { "a" : "x\"y" , "b":{"c":[1,{"d":"}"}]}, "e":-1.5e3, "f": true,"g":"" } "#)
        == ["a": #"x\"y"#, "b": "-", "e": "-", "f": "-", "g": ""])
    #expect(texts("\u{FEFF}{}") == [:])
    #expect(texts("[{\"a\": \"b\"}]") == [:])
  }

  @Test(arguments: [
    "", "{", "{\"a\"", "{\"a\":", "{\"a\":}", "{\"a\":\"b\"", "{\"a\":\"b\",}", "{a:1}", "{\"a\":[1}", "{\"a\":\"b",
    "{\"a\":\"b\"} x", "{\"a\" \"b\"}", "{\"a\":{\"b\":[}",
  ])
  func tellsWhatIsNotSound(_ json: String) {
    #expect(texts(json) == nil)
  }

  @Test func followsNoEndlessNesting() {
    #expect(texts("{\"a\":" + String(repeating: "[", count: 100_000) + "}") == nil)
  }

  @Test func tellsFalseFromOtherValues() {
    Array("{\"a\":false,\"b\":true,\"c\":\"false\"}".utf8).withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      var found: [Bool] = []
      scanner.members { scanner, _ in found.append(scanner.isFalse()) }
      #expect(found == [true, false, false])
    }
  }
}
