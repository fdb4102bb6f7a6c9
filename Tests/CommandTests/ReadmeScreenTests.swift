// The screens in README.md: what a terminal of 100 columns shows. Rewritten when stale, except on CI, where that fails.

import CurbcutTestSupport
import Foundation
import Testing

@Suite struct ReadmeScreenTests {
  @Test func theReadmeShowsWhatATerminalShows() throws {
    let url = SampleTests.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var pieces = text.components(separatedBy: "```console\n")
    #expect(pieces.count > 1, "README.md shows no screen")
    for index in pieces.indices.dropFirst() {
      let end = try #require(pieces[index].range(of: "```"))
      let command = try #require(pieces[index].split(separator: "\n").first)
      let words = command.split(separator: " ").map(String.init)
      try #require(words.starts(with: ["$", "curbcut"]), "\(command)")
      let shown = try Self.shown(Array(words.dropFirst(2)), columns: 100)
      pieces[index] = "\(command)\n\(shown)" + pieces[index][end.lowerBound...]
    }
    let new = pieces.joined(separator: "```console\n")
    if new == text { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try new.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("A screen in README.md was stale and is rewritten; run the tests again")
    } else {
      Issue.record("A screen in README.md is stale; run the tests without CI set, and commit it")
    }
  }

  /// What `curbcut` prints to a terminal without colors, at the top of this package.
  private static func shown(_ arguments: [String], columns: UInt16) throws -> String {
    let executable = try #require(Tool.executable, "the executable is not beside the tests")
    var screen: Int32 = -1
    // Kept open, so that what was written stays until it is read.
    var terminal: Int32 = -1
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 1024)
    try #require(openpty(&screen, &terminal, &name, nil, &size) == 0)
    defer {
      close(screen)
      close(terminal)
    }
    #expect(fcntl(screen, F_SETFL, O_NONBLOCK) == 0)
    let process = try ChildProcess(
      executable, arguments, in: SampleTests.root.path, environment: ["TERM": "dumb"],
      output: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self), errors: "/dev/null"
    )
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    var isRunning = true
    while true {
      let count = read(screen, &piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if isRunning {
        usleep(2_000)
        isRunning = process.isRunning
      } else {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
