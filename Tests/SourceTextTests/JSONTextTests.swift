// Reading JSON with the place of every value.

import CurbcutSourceText
import Testing

struct JSONTextTests {
  private func read(_ text: String, relaxed: Bool = false) throws -> JSONElement {
    try JSONReader.read(Array(text.utf8)[...], relaxed: relaxed)
  }

  @Test func readsValuesWithTheirPlaces() throws {
    let json = try read(#"{ "a": [1, -2.5e1, true, null], "b": "x\n\u00e4\ud83d\ude00" }"#)
    #expect(json["a"]?.elements.map(\.number) == [1, -25, nil, nil])
    #expect(json["a"]?.elements[2].bool == true)
    #expect(json["a"]?.elements[3].value == .null)
    #expect(json["b"]?.string == "x\nä😀")
    #expect(json["a"]?.range == ByteRange(7, 30))
    #expect(json["c"] == nil)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "{a: 1}", "\"x", "1 2", "nul", "[1 2]", "// x\n1", "'x'", "\"\\u12\"",
  ])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(throws: JSONProblem.self) { try read(text) }
  }

  @Test func takesWhatPeopleWriteWhenItMay() throws {
    let json = try read("// settings\n{ rules: ['a', \"b\",], /* more */ deep: { x: +1, }, }", relaxed: true)
    #expect(json["rules"]?.elements.map(\.string) == ["a", "b"])
    #expect(json["deep"]?["x"]?.number == 1)
    #expect(throws: JSONProblem.self) { try read("/* open", relaxed: true) }
  }

  @Test func refusesWhatIsNestedTooDeep() {
    #expect(throws: JSONProblem.self) { try read(String(repeating: "[", count: 100_000)) }
  }

  @Test func saysWhere() {
    do {
      _ = try read("{ \"a\": ? }")
      Issue.record("it was read")
    } catch let problem as JSONProblem {
      #expect(problem.offset == 7)
    } catch { Issue.record(error) }
  }
}
