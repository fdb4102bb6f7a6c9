// What an editor shows while somebody types.

import CurbcutTestSupport
import CurbcutLint
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLanguageServer

struct EditingTests {
  private static let nameless = "icon-button-missing-label"

  @Test func findingsComeAtOnceWhenAFileIsOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("Row.swift", Sample.view("Row", Sample.labelled))
    let editor = try Editor.ready(folder)
    // The editor's text counts, not the one on disk.
    editor.open("Row.swift", Sample.view("Row", Sample.bare))
    let diagnostic = try #require(try editor.published("Row.swift").first)
    #expect(diagnostic["code"]?.string == Self.nameless)
    #expect(diagnostic["severity"]?.integer == 1)
    #expect(diagnostic["source"]?.string == "curbcut")
    #expect(diagnostic["range"]?["start"]?["line"]?.integer == 4)
    #expect(diagnostic["data"]?["confidence"]?.string == "high")
    #expect(diagnostic["codeDescription"] == nil)
    editor.close("Row.swift")
    #expect(try editor.published("Row.swift").isEmpty)
  }

  @Test func typingIsWaitedOut() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    editor.open("Row.swift", Sample.view("Row", "Text(\"a\")"))
    #expect(try editor.published("Row.swift").isEmpty)
    let before = editor.publications()
    // As UTF-16 from an editor, a key at a time.
    editor.change("Row.swift", version: 2, "", from: (4, 4), to: (4, 13))
    for (index, letter) in Sample.bare.enumerated() {
      editor.pass(LanguageServer.pause / 2)
      editor.change("Row.swift", version: 3 + index, String(letter), from: (4, 4 + index), to: (4, 4 + index))
    }
    #expect(editor.publications() == before)
    #expect(editor.server.deadline != nil)
    editor.pass(LanguageServer.pause)
    #expect(editor.publications() == before + 1)
    #expect(Editor.codes(try editor.published("Row.swift")) == [Self.nameless])
    #expect(editor.server.deadline == nil)
    // Saving does not wait.
    editor.change("Row.swift", version: 200, Sample.view("Row", Sample.labelled))
    editor.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(editor.uri("Row.swift"))"}}"#)
    #expect(try editor.published("Row.swift").isEmpty)
  }

  @Test func unsavedTextOfOneFileCountsInAnother() throws {
    let folder = try TemporaryFolder()
    try folder.write("Icon.swift", Sample.view("Icon", "Image(systemName: \"heart\")"))
    let use = Sample.view("Row", "Button(action: { go() }) { Icon() }")
    try folder.write("Row.swift", use)
    let editor = try Editor.ready(folder)
    editor.open("Row.swift", use)
    #expect(Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
    editor.open("Icon.swift", Sample.view("Icon", "Image(systemName: \"heart\")"))
    editor.change("Icon.swift", version: 2, Sample.view("Icon", "Text(\"Delete\")"))
    editor.pass(2)
    #expect(try editor.published("Row.swift").isEmpty)
    // Closed without saving: the disk counts again.
    editor.close("Icon.swift")
    editor.pass(2)
    #expect(Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
  }

  @Test func whatTheDiskBringsIsSeen() throws {
    let folder = try TemporaryFolder()
    let use = Sample.view("Row", "Button(action: { go() }) { Icon() }")
    let capabilities = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
    let editor = try Editor.ready(folder, capabilities: capabilities)
    #expect(editor.received.contains { $0["method"]?.string == "client/registerCapability" })
    editor.open("Row.swift", use)
    #expect(try editor.published("Row.swift").isEmpty)
    func changed(_ name: String) {
      editor.notify("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(editor.uri(name))","type":1}]}"#)
      editor.pass(2)
    }
    try folder.write("Sub/Icon.swift", Sample.view("Icon", "Image(systemName: \"heart\")"))
    changed("Sub/Icon.swift")
    #expect(Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
    try folder.write(".curbcut.json", #"{ "rules": { "icon-button-missing-label": "off" } }"#)
    changed(".curbcut.json")
    #expect(!Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
    // A mistake in it is told once, and nothing is judged by half a configuration.
    try folder.write(".curbcut.json", #"{ "rulez": {} }"#)
    changed(".curbcut.json")
    let told = editor.received.filter { $0["method"]?.string == "window/showMessage" }
    #expect(told.count == 1)
    #expect(told.first?["params"]?["message"]?.string?.contains("rulez") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/.curbcut.json")
    changed(".curbcut.json")
    #expect(Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
    try FileManager.default.removeItem(atPath: folder.path + "/Sub/Icon.swift")
    changed("Sub/Icon.swift")
    #expect(try editor.published("Row.swift").isEmpty)
  }

  @Test func withoutAWatcherTheDiskIsReadOnSaving() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor.ready(folder)
    editor.open("Row.swift", Sample.view("Row", "Button(action: { go() }) { Icon() }"))
    try folder.write("Icon.swift", Sample.view("Icon", "Image(systemName: \"heart\")"))
    editor.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(editor.uri("Row.swift"))"}}"#)
    #expect(Editor.codes(try editor.published("Row.swift")).contains(Self.nameless))
  }

  @Test func foldersAreProjectsOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    let icon = Sample.view("Icon", "Image(systemName: \"heart\")")
    let use = Sample.view("Row", "Button(action: { go() }) { Icon() }")
    try folder.write("One/Icon.swift", icon)
    try folder.write("One/Row.swift", use)
    try folder.write("Two/Row.swift", use)
    let editor = Editor(folder)
    let folders = ["One", "Two"].map { #"{"uri":"\#(editor.uri($0))","name":"\#($0)"}"# }.joined(separator: ",")
    _ = try editor.request("initialize", #"{"capabilities":{},"workspaceFolders":[\#(folders)]}"#)
    editor.open("One/Row.swift", use)
    editor.open("Two/Row.swift", use)
    #expect(Editor.codes(try editor.published("One/Row.swift")).contains(Self.nameless))
    #expect(try editor.published("Two/Row.swift").isEmpty)
    #expect(editor.server.sessions.count == 2)
    editor.close("Two/Row.swift")
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"removed":[{"uri":"\#(editor.uri("Two"))","name":"Two"}],"added":[]}}"#)
    #expect(editor.server.sessions.count == 1)
  }

  @Test func whatARunLeavesOutIsLeftOutHere() throws {
    let folder = try TemporaryFolder()
    try folder.write(".curbcut.json", #"{ "exclude": ["Old/**"] }"#)
    let text = Sample.view("Row", Sample.bare)
    let editor = try Editor.ready(folder)
    for name in ["Old/Row.swift", "Pods/Row.swift", "notes.txt"] {
      editor.open(name, text)
      #expect(try editor.published(name).isEmpty)
    }
    // Another scheme is nobody's file.
    let count = editor.received.count
    editor.notify("textDocument/didOpen", #"{"textDocument":{"uri":"untitled:1","text":"x","version":1}}"#)
    #expect(editor.received.count == count)
  }

  @Test func whatTheBaselineKnowsIsNotShown() throws {
    let folder = try TemporaryFolder()
    let text = Sample.view("Row", Sample.bare)
    try folder.write("Row.swift", text)
    _ = try BaselineFile.create(LintRequest(workingDirectory: folder.path, root: folder.path), force: false)
    let editor = try Editor.ready(folder)
    editor.open("Row.swift", text)
    #expect(try editor.published("Row.swift").isEmpty)
    editor.change("Row.swift", version: 2, text + Sample.view("New", Sample.bare))
    editor.pass(1)
    #expect(Editor.codes(try editor.published("Row.swift")) == [Self.nameless])
  }

  @Test func editorsThatAskGetAnAnswerAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let capabilities =
      #"{"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
    let editor = try Editor.ready(folder, capabilities: capabilities)
    editor.open("Row.swift", Sample.view("Row", Sample.bare))
    let params = #""textDocument":{"uri":"\#(editor.uri("Row.swift"))"}"#
    let full = try #require(try editor.request("textDocument/diagnostic", "{\(params)}")["result"])
    #expect(full["kind"]?.string == "full")
    #expect(Editor.codes(full["items"]?.elements ?? []) == [Self.nameless])
    #expect(
      full["items"]?.elements.first?["codeDescription"]?["href"]?.string?.hasPrefix("https://www.w3.org/") == true)
    let id = try #require(full["resultId"]?.string)
    let again = try editor.request("textDocument/diagnostic", #"{\#(params),"previousResultId":"\#(id)"}"#)["result"]
    #expect(again?["kind"]?.string == "unchanged")
    editor.change("Row.swift", version: 2, Sample.view("Row", Sample.labelled))
    editor.pass(5)
    #expect(editor.publications() == 0)
    let mended = try editor.request("textDocument/diagnostic", #"{\#(params),"previousResultId":"\#(id)"}"#)["result"]
    #expect(mended?["items"]?.elements.isEmpty == true)
    editor.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
    #expect(editor.received.last?["method"]?.string == "workspace/diagnostic/refresh")
    let unknown = try editor.request("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///x.swift"}}"#)
    #expect(unknown["result"]?["items"]?.elements.isEmpty == true)
  }

  @Test func storyboardsAreJudgedToo() throws {
    let folder = try TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <button opaque="NO" id="b"><rect key="frame" x="0" y="0" width="44" height="44"/>
              <state key="normal" image="heart" catalog="system"/></button>
          </subviews></view>
        </objects>
      </document>

      """
    let editor = try Editor.ready(folder)
    editor.open("Row.xib", text)
    #expect(Editor.codes(try editor.published("Row.xib")) == ["ib-control-missing-label"])
  }

  @Test func relatedPlacesAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("A b.swift", Sample.view("One", "VStack { Trash(); Trash() }"))
    let capabilities = #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#
    let editor = try Editor.ready(folder, capabilities: capabilities)
    editor.open("Trash.swift", Sample.view("Trash", Sample.bare))
    let related = try editor.published("Trash.swift").first?["relatedInformation"]?.elements ?? []
    #expect(related.count == 2)
    #expect(related.first?["location"]?["uri"]?.string == editor.uri("A b.swift"))
    #expect(related.last?["location"]?["range"]?["start"]?["character"]?.integer == 22)
  }
}
