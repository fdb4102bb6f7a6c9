// A server that begins anew goes on where the one before ended.

import CurbcutLint
import CurbcutSourceText
import CurbcutTestSupport
import Testing

@testable import CurbcutLanguageServer

struct ServerMemoryTests {
  /// What another server says that goes on from the memory of the editor's.
  private func successor(of editor: Editor, then more: [UInt8] = []) -> [JSONElement] {
    let server = LanguageServer(workingDirectory: editor.folder.path, jobs: 1)
    server.resume(editor.server.memory(), now: editor.now)
    server.receive(more)
    var stream = MessageStream()
    while let bytes = server.step(now: editor.now) { stream.append(bytes) }
    var messages: [JSONElement] = []
    while case .body(let body)? = stream.next() {
      if let message = try? JSONReader.read(body[...]) { messages.append(message) }
    }
    return messages
  }

  @Test func whatIsOpenIsOpenAgainAsItWasEdited() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor.ready(folder)
    editor.open("A.swift", Sample.view("A", "Text(\"x\")"))
    editor.change("A.swift", version: 2, Sample.view("A", Sample.bare))
    editor.open("B.swift", Sample.view("B", Sample.bare))
    editor.open("C.swift", Sample.view("C", Sample.bare))
    editor.close("C.swift")
    let messages = successor(of: editor)
    let published = messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(
      published.compactMap { $0["params"]?["uri"]?.string }.sorted() == [editor.uri("A.swift"), editor.uri("B.swift")])
    #expect(published.allSatisfy { !($0["params"]?["diagnostics"]?.elements.isEmpty ?? true) })
    #expect(published.contains { $0["params"]?["version"]?.integer == 2 })
    #expect(!messages.contains { $0["id"] != nil }, "the greeting is not answered twice")
  }

  @Test func whatHasComeAndIsNotDoneIsDone() throws {
    let folder = try TemporaryFolder()
    let editor = try Editor.ready(folder)
    editor.open("A.swift", Sample.view("A", Sample.bare))
    let request =
      #"{"jsonrpc":"2.0","id":"q","method":"textDocument/hover","params":{"textDocument":{"uri":"\#(editor.uri("A.swift"))"},"position":{"line":4,"character":5}}}"#
    let framed = Editor.framed(request)
    // A message in full, and one of which a part has come.
    editor.server.receive(framed + framed[..<40])
    let messages = successor(of: editor, then: Array(framed[40...]))
    #expect(messages.count { $0["id"]?.string == "q" } == 2)
  }

  @Test func aServerThatWasNotGreetedHasNothingToKeep() throws {
    let editor = Editor(try TemporaryFolder())
    #expect(editor.server.memory().isEmpty)
    let server = LanguageServer(workingDirectory: "/", jobs: 1)
    for bytes in ["", "x\n", "9999999999999999999999\n", "-1\n{}", "100\nshort"] {
      server.resume(Array(bytes.utf8), now: 0)
      #expect(server.step(now: 0) == nil)
    }
  }
}
