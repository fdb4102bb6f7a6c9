// `--watch` and `lsp` as processes: what comes in, what goes out, how they end.

import CurbcutTestSupport
import Foundation
import Testing

struct WatchTests {
  /// A process that goes on, with its outputs in files.
  private final class Running {
    let process: ChildProcess
    let streams: Folder

    init(_ arguments: [String], in folder: Folder) throws {
      streams = try Folder()
      let executable = try #require(Tool.executable, "the executable is not beside the tests")
      process = try ChildProcess(
        executable, arguments, in: folder.path, output: streams.path + "/out", errors: streams.path + "/err")
    }

    /// Waits until an output says something so often; five minutes are for ever.
    func waits(for text: String, in stream: String, times: Int = 1) throws -> Bool {
      for _ in 0..<6000 {
        if try streams.read(stream).ranges(of: text).count >= times { return true }
        if !process.isRunning { return false }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return false
    }
  }

  @Test func judgesAgainWhenSomethingChanges() throws {
    let folder = try Folder()
    try folder.write("App/Row.swift", Snippet.bad)
    let running = try Running(["lint", "--watch", "--output", "json=App/report.json", "App"], in: folder)
    let waiting = "Waiting for changes; press Ctrl-C to stop."
    #expect(try running.waits(for: waiting, in: "err"))
    #expect(try running.streams.read("out").contains("icon-button-missing-label"))
    // Its own report begins no run, a file in a new folder does.
    try folder.write("App/New/Deeper/Other.swift", Snippet.good)
    #expect(try running.waits(for: "of 2 files.", in: "out"))
    try folder.write("App/Row.swift", Snippet.good)
    #expect(try running.waits(for: "No findings in 2 files", in: "out"))
    #expect(try running.waits(for: "App/Row.swift changed", in: "err"))
    // A mistake in the configuration is told and waited out.
    try folder.write("App/.curbcut.json", "{ \"rulez\": {} }")
    #expect(try running.waits(for: "rulez", in: "err"))
    let before = try running.streams.read("err").ranges(of: waiting).count
    try FileManager.default.removeItem(atPath: folder.path + "/App/.curbcut.json")
    #expect(try running.waits(for: waiting, in: "err", times: before + 1))
    running.process.interrupt()
    #expect(running.process.wait() == .signal(SIGINT))
    #expect(folder.exists("App/report.json"))
  }

  @Test func whatLiesBesideTheCodeIsWatchedToo() throws {
    let folder = try Folder()
    try folder.write("App/Row.swift", Snippet.good)
    try folder.write("App/App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {}; }\n")
    try folder.write("App/Resources/Info.plist", "<plist/>\n")
    try folder.write(
      "App/Assets.xcassets/C.colorset/Contents.json", "{\"colors\": []}")
    try folder.write("App/en.lproj/Localizable.strings", "\"a\" = \"b\";\n")
    try folder.write("App/.curbcut.json", "{ \"extends\": [\"../team/shared.json\"] }")
    try folder.write("team/shared.json", "{}")
    try folder.write("team/Other.swift", Snippet.bad)
    let running = try Running(["lint", "--watch", "--root", "App"], in: folder)
    let waiting = "Waiting for changes; press Ctrl-C to stop."
    #expect(try running.waits(for: waiting, in: "err"))
    for (name, text) in [
      ("App/App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = { }; }\n"),
      ("App/Resources/Info.plist", "<plist> </plist>\n"),
      ("App/Assets.xcassets/C.colorset/Contents.json", "{\"colors\": [ ]}"),
      ("App/en.lproj/Localizable.strings", "\"a\" = \"c\";\n"), ("team/shared.json", "{ }"),
    ] {
      // Of files that change together only one is named. A program that another test starts at this moment holds what is
      // being written open for a while, and it counts as changed once more when that ends: then it is written again.
      var isNamed = false
      for _ in 0..<20 where !isNamed {
        let before = try running.streams.read("err")
        // Nobody's business, though it lies beside what is extended.
        try folder.write("team/Other.swift", Snippet.good)
        try folder.write(name, text)
        #expect(try running.waits(for: waiting, in: "err", times: before.ranges(of: waiting).count + 1))
        isNamed = try running.streams.read("err").dropFirst(before.count).contains("\(name) changed")
      }
      let said = try running.streams.read("err")
      #expect(isNamed, "\(name) is not named in: \(said)")
    }
    #expect(try !running.streams.read("err").contains("team/Other.swift"))
    running.process.interrupt()
    #expect(running.process.wait() == .signal(SIGINT))
  }

  @Test(arguments: [["--fix"], ["--diff"], ["--suppress-all", "--reason", "x"], ["--files-from", "-"]])
  func watchingOnlyLooks(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write("Row.swift", Snippet.bad)
    let run = try Tool.run(["lint", "--watch"] + arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--watch"))
    #expect(try folder.read("Row.swift") == Snippet.bad)
  }

  private static func framed(_ texts: [String]) -> String {
    texts.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  @Test func theLanguageServerEndsAsItWasAsked() throws {
    let folder = try Folder()
    let uri = "file://" + folder.path + "/Row.swift"
    let text = Snippet.bad.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let session = Self.framed([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"text":"\#(text)"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":4,"character":6}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
    ])
    let ended = try Tool.run(
      ["lsp"], in: folder, input: session + Self.framed([#"{"jsonrpc":"2.0","method":"exit"}"#]))
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    // Nothing but messages, each as long as it says.
    var rest = Array(ended.output.utf8)[...]
    var count = 0
    while !rest.isEmpty {
      let end = try #require(rest.firstIndex(of: 0x0D))
      let length = try #require(Int(String(decoding: rest[..<end], as: UTF8.self).dropFirst("Content-Length: ".count)))
      #expect(
        JSONSerialization.isValidJSONObject(
          try JSONSerialization.jsonObject(with: Data(rest[(end + 4)...].prefix(length)))))
      rest = rest[(end + 4)...].dropFirst(length)
      count += 1
    }
    #expect(count >= 3)
    #expect(ended.output.contains("\"id\":3,\"result\":null"))
    // The pipe that closes without a word is an editor that went away.
    #expect(try Tool.run(["lsp"], in: folder, input: session).status == 0)
    #expect(try Tool.run(["lsp"], in: folder).status == 1)
    #expect(try Tool.run(["lsp"], in: folder, input: "Content-Length: -5\r\n\r\n").status == 1)
    let extra = try Tool.run(["lsp", "Sources"], in: folder)
    #expect(extra.status == 2)
  }
}
