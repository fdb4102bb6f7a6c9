// Two files whose names differ only in how an accented letter is written. Swift takes the names for equal; the disk
// does not, so neither may be taken for the other. The file systems of Apple cannot hold both.

#if os(Linux)
  import Foundation
  import Testing

  struct TwinNamesTests {
    private static let composed = "e/\u{E9}.swift"
    private static let decomposed = "e/e\u{301}.swift"

    /// Two files with a defect each, the second far down.
    private func twins() throws -> Folder {
      let folder = try Folder()
      try folder.write(Self.composed, Snippet.bad)
      let padding = String(repeating: "// A line that only makes the file longer.\n", count: 300)
      try folder.write(
        Self.decomposed, padding + Snippet.view("Other", "Button(action: { go() }) { Image(systemName: \"trash\") }"))
      return folder
    }

    private func isSame(_ a: Substring, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

    @Test(arguments: [
      "text", "json", "sarif", "xcode", "github", "gitlab", "junit", "checkstyle", "rdjson", "sonar", "markdown",
      "agent",
    ])
    func bothAreReported(format: String) throws {
      let folder = try twins()
      let whole = try Tool.run(["lint", "--format", format, "--rule", "icon-button-missing-label"], in: folder)
      #expect(whole.status == 1)
      #expect(whole.output.contains("305"), "the line of the second file is missing")
      // Either file may fall to either part.
      let parts = try (1...2).map { number in
        try Tool.run(["lint", "--format", format, "--shard", "\(number)/2"], in: folder)
      }
      #expect(parts.contains { $0.status == 1 } && parts.allSatisfy { $0.status < 2 })
      #expect(parts.contains { $0.output.contains("305") }, "the line of the second file is missing")
    }

    @Test func eachShowsItsOwnLines() throws {
      let run = try Tool.run(["lint", "--all", "--rule", "icon-button-missing-label"], in: twins())
      let lines = run.output.split(separator: "\n")
      let first = try #require(lines.firstIndex { isSame($0.prefix { $0 != ":" }, Self.composed) })
      let second = try #require(lines.firstIndex { isSame($0.prefix { $0 != ":" }, Self.decomposed) })
      #expect(lines[first].contains(".swift:5:"))
      #expect(lines[second].contains(".swift:305:"))
      #expect(run.output.contains("systemName: \"heart\"") && run.output.contains("systemName: \"trash\""))
      #expect(run.output.contains("in 2 of 2 files"))
    }

    @Test func bothAreFixed() throws {
      let folder = try twins()
      let patch = try Tool.run(["lint", "--unsafe-fixes", "--diff"], in: folder)
      #expect(patch.output.contains("heart") && patch.output.contains("trash"))
      #expect(patch.output.components(separatedBy: "\n+++ ").count == 3)
      _ = try Tool.run(["lint", "--unsafe-fixes"], in: folder)
      #expect(try folder.read(Self.composed) != Snippet.bad)
      #expect(try folder.read(Self.decomposed).contains(".accessibilityLabel("))
      #expect(try folder.read(Self.decomposed).hasPrefix("// A line that only"))
    }

    @Test func bothAreKnownToABaseline() throws {
      let folder = try twins()
      #expect(try Tool.run(["baseline", "create"], in: folder).status == 0)
      #expect(try Tool.run(["lint"], in: folder).status == 0)
      try folder.write(Self.decomposed, Snippet.view("Other", "Text(\"Hello\")"))
      let run = try Tool.run(["lint", "--strict-baseline"], in: folder)
      #expect(run.status == 1, "the entry of the second file is no longer true")
    }

    @Test func eachIsComparedWithItself() throws {
      let folder = try twins()
      let git = "git -c user.name=T -c user.email=t@example.com"
      #expect(try Tool.shell("git init -q && git add . && \(git) commit -qm one", in: folder).status == 0)
      let same = try Tool.run(["lint", "--since", "HEAD"], in: folder)
      #expect(same.status == 0)
      #expect(same.output.contains("none changed"))
      try folder.write(Self.composed, try folder.read(Self.composed) + Snippet.view("New", Snippet.badLine))
      let run = try Tool.run(["lint", "--since", "HEAD", "--rule", "icon-button-missing-label"], in: folder)
      #expect(run.status == 1)
      #expect(run.output.split(separator: "\n").contains { isSame($0.prefix { $0 != ":" }, Self.composed) })
      #expect(!run.output.split(separator: "\n").contains { isSame($0.prefix { $0 != ":" }, Self.decomposed) })
    }
  }
#endif
