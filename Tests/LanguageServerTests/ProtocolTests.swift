// The protocol itself: messages cut anywhere, the order of a session, what is refused and how.

import CurbcutTestSupport
import CurbcutLint
import CurbcutSourceText
import Testing

@testable import CurbcutLanguageServer

struct ProtocolTests {
  @Test func messagesMayBeCutAnywhere() throws {
    let bytes = Editor.framed(#"{"a":"é😀"}"#) + Editor.framed("[]") + Array("content-length:2\r\nX: y\r\n\r\n{}".utf8)
    for cut in 0...bytes.count {
      var stream = MessageStream()
      var bodies: [String] = []
      for part in [bytes[..<cut], bytes[cut...]] {
        stream.append(part)
        while let piece = stream.next() {
          guard case .body(let body) = piece else {
            Issue.record("not a body: \(piece)")
            return
          }
          bodies.append(String(decoding: body, as: UTF8.self))
        }
      }
      #expect(bodies == [#"{"a":"é😀"}"#, "[]", "{}"])
      #expect(stream.heldBytes == 0)
    }
  }

  @Test func aMessageThatIsTooLargeIsSkippedWithoutBeingHeld() throws {
    var stream = MessageStream()
    let count = MessageStream.bodyLimit + 10
    stream.append(Array("Content-Length: \(count)\r\n\r\n".utf8))
    #expect(stream.next() == .tooLarge(count))
    let block = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<64 {
      stream.append(block)
      #expect(stream.next() == nil)
      #expect(stream.heldBytes == 0)
    }
    stream.append([UInt8](repeating: 0x20, count: 10) + Editor.framed("1"))
    #expect(stream.next() == .body([0x31]))
  }

  @Test(arguments: [
    "X: y\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n",
    "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "Content-Length: 0x2\r\n\r\n{}", "{}\r\n\r\n",
    "Content-Length:\r\n\r\n", String(repeating: "a", count: 5000),
  ])
  func aStreamThatCannotBeReadEndsTheServer(header: String) throws {
    let editor = Editor(try TemporaryFolder())
    editor.server.receive(Array(header.utf8))
    editor.work()
    #expect(editor.received.first?["error"]?["code"]?.integer == -32700)
    #expect(editor.server.exitStatus == 1)
    editor.send("{}")
    #expect(editor.received.count == 1)
  }

  @Test func whatIsNoMessageIsRefusedAndTheServerGoesOn() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    let before = editor.received.count
    for text in ["{", "", "\u{0}", "[1", String(repeating: "[", count: 5000)] { editor.send(text) }
    #expect(
      editor.received.dropFirst(before).map { $0["error"]?["code"]?.integer } == Array(repeating: -32700, count: 5))
    for text in ["[]", "1", "{}", #"{"id":3}"#, #"{"method":4}"#] { editor.send(text) }
    #expect(editor.received.last?["error"]?["code"]?.integer == -32600)
    // An answer to nothing, and notifications nobody knows.
    let count = editor.received.count
    editor.send(#"{"id":"curbcut-9","result":null}"#)
    editor.notify("$/setTrace", #"{"value":"off"}"#)
    editor.notify("workspace/unheardOf", "null")
    editor.notify("textDocument/didOpen", "7")
    editor.notify("textDocument/didChange", #"{"textDocument":{"uri":"file:///nowhere"}}"#)
    #expect(editor.received.count == count)
    #expect(try editor.request("textDocument/unheardOf", "{}")["error"]?["code"]?.integer == -32601)
    for method in ["textDocument/hover", "textDocument/codeAction", "workspace/executeCommand"] {
      #expect(try editor.request(method, "{}")["error"]?["code"]?.integer == -32602)
    }
  }

  @Test func aSessionHasAnOrder() throws {
    let editor = Editor(try TemporaryFolder())
    #expect(try editor.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32002)
    let answer = try editor.request("initialize", #"{"capabilities":{}}"#)
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-16")
    #expect(answer["result"]?["capabilities"]?["diagnosticProvider"] == nil)
    #expect(try editor.request("initialize", #"{"capabilities":{}}"#)["error"]?["code"]?.integer == -32600)
    #expect(try editor.request("shutdown", "null")["result"]?.value == .null)
    #expect(try editor.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32600)
    #expect(editor.server.exitStatus == nil)
    editor.notify("exit", "null")
    #expect(editor.server.exitStatus == 0)
  }

  @Test func whoLeavesWithoutShutdownEndsTheServerWithOne() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    editor.notify("exit", "null")
    #expect(editor.server.exitStatus == 1)
    let other = try Editor.ready(try TemporaryFolder())
    other.server.close()
    #expect(other.server.exitStatus == 1)
  }

  @Test(arguments: [
    (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-32","utf-16"]"#, "utf-16"), ("[]", "utf-16"), ("7", "utf-16"),
  ])
  func theUnitOfColumnsIsAgreedOn(offered: String, chosen: String) throws {
    let editor = Editor(try TemporaryFolder())
    let answer = try editor.request(
      "initialize", #"{"capabilities":{"general":{"positionEncodings":\#(offered)}}}"#)
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == chosen)
  }

  @Test func aRequestThatWaitsCanBeCancelled() throws {
    let editor = try Editor.ready(try TemporaryFolder())
    // Both have come before the server begins with either.
    editor.server.receive(
      Editor.framed(#"{"id":"a","method":"textDocument/hover","params":{}}"#)
        + Editor.framed(#"{"id":"b","method":"shutdown"}"#)
        + Editor.framed(#"{"method":"$/cancelRequest","params":{"id":"a"}}"#))
    editor.work()
    #expect(editor.received.suffix(2).map { $0["id"]?.string } == ["a", "b"])
    #expect(editor.received.suffix(2).first?["error"]?["code"]?.integer == -32800)
  }

  @Test func placesInBothUnits() {
    // A byte order mark, a character of two bytes, one of four, and each kind of line break.
    let text = Array("\u{FEFF}a\r\né😀b\rc\n".utf8)
    let utf16 = TextPositions(text[...], .utf16)
    let utf8 = TextPositions(text[...], .utf8)
    for (line, character, offset) in [
      (0, 1, 3), (0, 9, 4), (1, 0, 6), (1, 1, 8), (1, 3, 12), (1, 4, 13), (2, 1, 15), (3, 0, 16),
    ] {
      #expect(utf16.offset(of: EditorPosition(line: line, character: character)) == offset)
    }
    // The middle of a pair is its beginning; a line that is not there is the end.
    #expect(utf16.offset(of: EditorPosition(line: 1, character: 2)) == 8)
    #expect(utf16.offset(of: EditorPosition(line: 9, character: 0)) == 16)
    #expect(utf8.offset(of: EditorPosition(line: 1, character: 6)) == 12)
    #expect(utf8.offset(of: EditorPosition(line: 1, character: 4)) == 8)
    for offset in [0, 3, 4, 6, 8, 12, 13, 14, 15, 16] {
      #expect(utf16.offset(of: utf16.position(of: offset)) == offset)
      #expect(utf8.offset(of: utf8.position(of: offset)) == offset)
    }
    #expect(utf16.position(of: 12) == EditorPosition(line: 1, character: 3))
    #expect(utf8.position(of: 12) == EditorPosition(line: 1, character: 6))
  }

  @Test func pathsInURIs() {
    let path = "/a b/ü/%41#?.swift"
    #expect(DocumentURI.path(DocumentURI.uri(path)) == path)
    #expect(DocumentURI.uri("/a b") == "file:///a%20b")
    #expect(DocumentURI.path("file:///a%3Ab/c.swift") == "/a:b/c.swift")
    #expect(DocumentURI.path("file://localhost/a") == "/a")
    for uri in [
      "untitled:1", "file:", "file://", "file://host/a", "file:///a%", "file:///a%zz", "file:///%FF", "file:///a%00b",
    ] {
      #expect(DocumentURI.path(uri) == nil, "\(uri)")
    }
  }
}
