// A check that traps or takes up the whole stack costs its own file and nothing else. Debug builds end at a file that
// `CURBCUT_TRAP` names; no release has that.

import CurbcutSourceText
import Foundation
import Testing

struct TrapTests {
  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", Snippet.badLine))
    try folder.write("B.swift", Snippet.view("B", Snippet.badLine))
    try folder.write("C.swift", Snippet.good)
    return folder
  }

  @Test(arguments: ["trap-judge", "trap-parse", "overflow-judge", "overflow-parse"], ["1", "2"])
  func theOthersAreStillReported(fault: String, jobs: String) throws {
    let run = try Tool.run(
      ["lint", "--jobs", jobs], in: project(), environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "\(fault):B.swift"])
    #expect(run.status == 1)
    #expect(run.output.contains("A.swift:5:"))
    #expect(!run.output.contains("B.swift:5:"))
    #expect(run.output.contains("B.swift: problem: The file was not checked: Curbcut crashed on it."))
    #expect(run.errors.contains("curbcut: B.swift was not checked, because Curbcut crashed on it."))
  }

  @Test func aRunWithoutFindingsIsIncomplete() throws {
    let run = try Tool.run(
      ["lint", "C.swift"], in: project(), environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "trap-judge:C.swift"])
    #expect(run.status == 3)
  }

  @Test func severalFilesMayBeAtFault() throws {
    let folder = try project()
    try folder.write("e/\u{E9}\u{1B}[31m.swift", Snippet.bad)
    let run = try Tool.run(
      ["lint"], in: folder,
      environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "trap-judge:A.swift,trap-parse:e/\u{E9}\u{1B}[31m.swift"])
    #expect(run.output.contains("B.swift:5:"))
    #expect(run.output.contains("A.swift: problem:"))
    #expect(run.output.contains("2 problems"))
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }

  @Test(arguments: [["audit"], ["contrast"], ["screens"], ["components"], ["speak", "A"], ["baseline", "create"]])
  func otherCommandsGoOn(arguments: [String]) throws {
    let run = try Tool.run(
      arguments, in: project(), environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "trap-parse:B.swift"])
    #expect(run.errors.contains("curbcut: B.swift was not checked"))
    #expect(run.status < 4)
  }

  @Test func whatCameOverAPipeIsNamed() throws {
    // It is not there a second time.
    #expect(throws: Ended.self) {
      try Tool.run(
        ["lint", "--stdin", "--stdin-filename", "D.swift"], in: project(), input: Snippet.bad,
        environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "trap-judge:D.swift"])
    }
    let folder = try project()
    let run = try Tool.shell(
      "SWIFT_BACKTRACE= CURBCUT_TRAP=trap-judge:D.swift \"$CURBCUT\" lint --stdin --stdin-filename D.swift < A.swift 2> err; true",
      in: folder)
    #expect(run.status == 0)
    #expect(try folder.read("err").contains("curbcut: The program ended while it was checking D.swift."))
  }

  @Test func whoLooksForTheFaultFindsIt() throws {
    // Fuzzing has to see a trap as one.
    #expect(throws: Ended.self) {
      try Tool.run(
        ["lint"], in: project(), environment: ["SWIFT_BACKTRACE": "enable=no", "CURBCUT_TRAP": "trap-judge:B.swift"])
    }
  }

  @Test func nothingIsWrittenTwice() throws {
    let folder = try project()
    let run = try Tool.run(
      ["lint", "--unsafe-fixes", "--output", "json=out.json"], in: folder,
      environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "trap-judge:B.swift"])
    #expect(run.status == 3)
    #expect(try folder.read("A.swift").contains(".accessibilityLabel("))
    #expect(try folder.read("B.swift") == Snippet.view("B", Snippet.badLine))
  }

  @Test func theServerOfAnEditorLivesOn() throws {
    let folder = try project()
    func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }
    func quoted(_ text: String) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self)
    }
    func open(_ name: String) throws -> String {
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri(name))","languageId":"swift","version":1,"text":\#(try quoted(folder.read(name)))}}}"#
    }
    let messages = try [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"diagnostic":{}}},"rootUri":"\#(uri(""))"}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, open("A.swift"), open("B.swift"),
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri("A.swift"))"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri("B.swift"))"}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri("A.swift"))"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    for fault in ["trap-judge", "trap-parse", "overflow-judge"] {
      let run = try Tool.run(
        ["lsp"], in: folder, input: input, environment: ["SWIFT_BACKTRACE": "", "CURBCUT_TRAP": "\(fault):B.swift"])
      #expect(run.status == 0)
      let answers = run.output.components(separatedBy: "Content-Length: ").dropFirst()
      #expect(answers.count { $0.contains("\"capabilities\"") } == 1, "the greeting is answered once")
      for id in 1...5 { #expect(answers.count { $0.contains("\"id\":\(id),") } == 1, "request \(id) is answered once") }
      #expect(answers.count { $0.contains("icon-button-missing-label") } == 2)
      #expect(answers.contains { $0.contains("window/showMessage") && $0.contains("B.swift") })
      #expect(answers.contains { $0.contains("\"id\":3,") && $0.contains("Curbcut crashed on it") })
    }
  }
}
