// An editor for tests: sends messages to a server and keeps what comes back. Time is what the test says it is.

import CurbcutTestSupport
import CurbcutLint
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLanguageServer

final class Editor {
  let server: LanguageServer
  let folder: TemporaryFolder
  /// Everything the server sent, in order.
  private(set) var received: [JSONElement] = []
  var now = 0.0
  private var lastID = 0

  init(_ folder: TemporaryFolder) {
    self.folder = folder
    server = LanguageServer(workingDirectory: folder.path, jobs: 1)
  }

  /// An editor that has shaken hands. `capabilities` is JSON.
  static func ready(
    _ folder: TemporaryFolder, capabilities: String = #"{"textDocument":{"publishDiagnostics":{}}}"#
  ) throws -> Editor {
    let editor = Editor(folder)
    let answer = try editor.request(
      "initialize", #"{"capabilities":\#(capabilities),"workspaceFolders":[{"uri":"\#(editor.uri(""))","name":"x"}]}"#)
    #expect(answer["result"]?["capabilities"] != nil)
    editor.notify("initialized", "{}")
    return editor
  }

  func uri(_ name: String) -> String { DocumentURI.uri(name.isEmpty ? folder.path : folder.path + "/" + name) }

  static func framed(_ text: String) -> [UInt8] { Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8) }

  func send(_ text: String) {
    server.receive(Self.framed(text))
    work()
  }

  /// Lets the server do all that is due.
  func work() {
    var stream = MessageStream()
    while let bytes = server.step(now: now) { stream.append(bytes) }
    while case .body(let body)? = stream.next() {
      if let message = try? JSONReader.read(body[...]) { received.append(message) }
    }
  }

  func pass(_ seconds: Double) {
    now += seconds
    work()
  }

  func notify(_ method: String, _ params: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// The answer to a request, with its result or error.
  func request(_ method: String, _ params: String) throws -> JSONElement {
    lastID += 1
    send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
    let id = lastID
    return try #require(received.last { $0["id"]?.integer == id && $0["method"] == nil }, "no answer to \(method)")
  }

  func open(_ name: String, _ text: String) {
    let quoted = JSONValue.quoted(text)
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri(name))","languageId":"swift","version":1,"text":\#(quoted)}}"#)
  }

  /// Replaces from a place to a place, or everything.
  func change(_ name: String, version: Int, _ text: String, from: (Int, Int)? = nil, to: (Int, Int)? = nil) {
    var range = ""
    if let from, let to {
      range =
        #""range":{"start":{"line":\#(from.0),"character":\#(from.1)},"end":{"line":\#(to.0),"character":\#(to.1)}},"#
    }
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri(name))","version":\#(version)},"contentChanges":[{\#(range)"text":\#(JSONValue.quoted(text))}]}"#
    )
  }

  func close(_ name: String) { notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri(name))"}}"#) }

  /// What was published for a file, the last time.
  func published(_ name: String) throws -> [JSONElement] {
    let last = received.last {
      $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri(name)
    }
    return try #require(last, "nothing was published for \(name)")["params"]?["diagnostics"]?.elements ?? []
  }

  func publications() -> Int { received.count { $0["method"]?.string == "textDocument/publishDiagnostics" } }

  static func codes(_ diagnostics: [JSONElement]) -> [String] { diagnostics.compactMap { $0["code"]?.string } }
}

enum Sample {
  static let bare = "Button(action: { go() }) { Image(systemName: \"heart\").frame(width: 44, height: 44) }"
  static let labelled = bare + ".accessibilityLabel(\"Delete\")"

  static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\n\nstruct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }
}
