// What can be done about a finding, and what is told of a view.

import CurbcutTestSupport
import CurbcutLint
import CurbcutSourceText
import Testing

@testable import CurbcutLanguageServer

struct ActionTests {
  private func actions(_ editor: Editor, line: Int, only: String? = nil) throws -> [JSONElement] {
    let context = only.map { #"{"diagnostics":[],"only":["\#($0)"]}"# } ?? #"{"diagnostics":[]}"#
    let place = #"{"line":\#(line),"character":6}"#
    return try editor.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(editor.uri("Row.swift"))"},"range":{"start":\#(place),"end":\#(place)},"context":\#(context)}"#
    )["result"]?.elements ?? []
  }

  /// A text with the edits of an action, counted in UTF-16.
  private func applied(_ action: JSONElement, _ editor: Editor, to text: String) throws -> String {
    let edits = action["edit"]?["changes"]?[editor.uri("Row.swift")]?.elements ?? []
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      let range = try #require(TextPositions(bytes[...], .utf16).range(edit["range"]))
      bytes.replaceSubrange(range, with: try #require(edit["newText"]?.string).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let redundant = "Text(\"😀é\").font(.body).accessibilityAddTraits(.isStaticText)"

  @Test func aSafeFixIsPreferredAndMends() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    let text = Sample.view("Row", Self.redundant)
    editor.open("Row.swift", text)
    let found = Editor.codes(try editor.published("Row.swift"))
    #expect(found == ["redundant-trait"])
    let all = try #require(try actions(editor, line: 0, only: "source.fixAll").first)
    #expect(all["kind"]?.string == LanguageServer.fixAllKind)
    let mended = try applied(all, editor, to: text)
    #expect(mended != text)
    let line = try #require(try editor.published("Row.swift").first?["range"]?["start"]?["character"]?.integer)
    let place = #"{"line":4,"character":\#(line)}"#
    let quick =
      try editor.request(
        "textDocument/codeAction",
        #"{"textDocument":{"uri":"\#(editor.uri("Row.swift"))"},"range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[],"only":["quickfix"]}}"#
      )["result"]?.elements ?? []
    let fix = try #require(quick.first { $0["isPreferred"]?.bool == true })
    #expect(try applied(fix, editor, to: text) == mended)
    #expect(fix["diagnostics"]?.elements.first?["code"]?.string == "redundant-trait")
    editor.change("Row.swift", version: 2, mended)
    editor.pass(1)
    #expect(try editor.published("Row.swift").isEmpty)
  }

  @Test func anUnsafeFixSaysSo() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    let text = Sample.view(
      "Row", "Button(action: { deleteRow() }) { Image(systemName: \"heart\").frame(width: 44, height: 44) }")
    editor.open("Row.swift", text)
    let offered = try actions(editor, line: 4)
    let fix = try #require(offered.first)
    #expect(fix["title"]?.string?.hasSuffix("(unsafe: review it)") == true)
    #expect(fix["isPreferred"]?.bool == false)
    editor.change("Row.swift", version: 2, try applied(fix, editor, to: text))
    editor.pass(1)
    #expect(try editor.published("Row.swift").isEmpty)
    // Nothing unsafe is done without being chosen, and where nothing is found nothing is offered.
    #expect(try actions(editor, line: 4, only: "source.fixAll").isEmpty)
    #expect(try actions(editor, line: 0).isEmpty)
  }

  @Test func aFindingIsIgnoredWithAReasonThatHasToBeWritten() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    let text = Sample.view("Row", Sample.bare)
    editor.open("Row.swift", text)
    let ignore = try #require(try actions(editor, line: 4).first { $0["title"]?.string?.hasPrefix("Ignore ") == true })
    let silenced = try applied(ignore, editor, to: text)
    #expect(silenced.contains("\n    // curbcut:ignore icon-button-missing-label -- \n    Button"))
    editor.change("Row.swift", version: 2, silenced)
    editor.pass(1)
    #expect(Editor.codes(try editor.published("Row.swift")) == ["directive-missing-reason"])
    editor.change("Row.swift", version: 3, silenced.replacing("-- \n", with: "-- Hidden from people.\n"))
    editor.pass(1)
    #expect(try editor.published("Row.swift").isEmpty)
  }

  @Test func editsNameTheVersionTheyAreFor() throws {
    let editor = try Editor.ready(
      try TemporaryFolder(), capabilities: #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
    editor.open("Row.swift", Sample.view("Row", Sample.bare))
    let edit = try #require(try actions(editor, line: 4).first?["edit"])
    #expect(edit["documentChanges"]?.elements.first?["textDocument"]?["version"]?.integer == 1)
    #expect(edit["changes"] == nil)
  }

  @Test func aRuleIsExplained() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    editor.open("Row.swift", Sample.view("Row", Sample.bare))
    let explain = try #require(try actions(editor, line: 4).first { $0["command"] != nil })
    #expect(explain["command"]?["command"]?.string == LanguageServer.explainCommand)
    let params = #"{"command":"curbcut.explain","arguments":["icon-button-missing-label"]}"#
    let answer = try editor.request("workspace/executeCommand", params)
    #expect(answer["result"]?.string?.contains("curbcut explain icon-button-missing-label") == true)
    #expect(editor.received.contains { $0["method"]?.string == "window/showMessage" })
    let unknown = try editor.request(
      "workspace/executeCommand", #"{"command":"curbcut.explain","arguments":["icon-buton"]}"#)
    #expect(unknown["error"]?["code"]?.integer == -32602)
  }

  private func hover(_ editor: Editor, _ line: Int, _ character: Int) throws -> String {
    let result = try editor.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"\#(editor.uri("Row.swift"))"},"position":{"line":\#(line),"character":\#(character)}}"#
    )["result"]
    return result?["contents"]?["value"]?.string ?? ""
  }

  @Test func aViewTellsItsNameAndWhatIsHeard() throws {
    let editor = try Editor.ready(
      try TemporaryFolder(), capabilities: #"{"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}}"#)
    editor.open("Row.swift", Sample.view("Row", Sample.labelled))
    let text = try hover(editor, 4, 6)
    #expect(text.hasPrefix("```text\nButton: button\n"))
    #expect(text.contains("\nname: text “Delete”\n"))
    #expect(text.contains("\nVoiceOver:\n  1. Delete"))
    // On the declaration the whole transcript; outside of views nothing.
    #expect(try hover(editor, 2, 8).contains("Delete"))
    #expect(try hover(editor, 0, 3).isEmpty)
    #expect(try hover(editor, 900, 3).isEmpty)
  }

  @Test func wordsOfTheSourceCannotLeaveTheirFence() throws {
    let editor = try Editor.ready(
      try TemporaryFolder(), capabilities: #"{"textDocument":{"hover":{"contentFormat":["markdown"]}}}"#)
    editor.open("Row.swift", Sample.view("Row", "Text(\"```\\n![x](https://example.com/\u{202E})\")"))
    let text = try hover(editor, 4, 5)
    #expect(text.hasPrefix("````text\n"))
    #expect(text.hasSuffix("\n````"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}
