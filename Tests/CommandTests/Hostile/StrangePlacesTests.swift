// Places where programs are seldom tried: without a home, a git or room on the disk, in a tree that is only read, with
// names that are no text. What needs signals, several programs at once or very many files is in `.ci/strange`.

import Foundation
import Testing

struct StrangePlacesTests {
  @Test func anEmptyEnvironment() throws {
    let folder = try Folder()
    try folder.write("Bad.swift", Snippet.bad)
    let run = try Tool.shell("env -i \"$CURBCUT\" lint .", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Bad.swift:5:5: error:"))
    #expect(run.errors.isEmpty)
  }

  @Test func withoutGit() throws {
    let folder = try Folder()
    try folder.write("Bad.swift", Snippet.bad)
    try folder.write("bin/README", "nothing to run")
    _ = try Tool.shell("git init --quiet", in: folder)
    let lint = try Tool.run(["lint", "."], in: folder, environment: ["PATH": folder.path + "/bin"])
    #expect(lint.status == 1)
    let since = try Tool.run(["lint", "--since", "main", "."], in: folder, environment: ["PATH": folder.path + "/bin"])
    #expect(since.status == 2)
    #expect(since.output.isEmpty)
    #expect(since.errors.hasPrefix("curbcut: ") && since.errors.contains("git"))
  }

  @Test func aTreeThatIsOnlyRead() throws {
    let folder = try Folder()
    try folder.write("App/Bad.swift", Snippet.bad)
    let state = "find . -not -name out | sort; cksum App/Bad.swift"
    let before = try Tool.shell(state, in: folder).output
    let run = try Tool.shell("chmod -R a-w App && \"$CURBCUT\" lint App; echo $?; chmod -R u+w App", in: folder)
    #expect(run.output.hasSuffix("\n1\n"))
    #expect(before.contains("./App/Bad.swift\n"))
    #expect(try Tool.shell(state, in: folder).output == before)
  }

  @Test func aNameThatIsNoText() throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    let run = try Tool.shell(
      "cp Good.swift \"$(printf 'caf\\351.swift')\" 2> /dev/null || exit 99; \"$CURBCUT\" lint .", in: folder)
    // Some file systems take text only.
    if run.status == 99 { return }
    #expect(run.status == 3)
    #expect(run.output.contains("problem: "))
    #expect(run.output.contains("caf\u{FFFD}.swift"))
    #expect(run.output.contains("in 1 file"))
  }

  @Test func aReportThatDoesNotFitKeepsTheOldOne() throws {
    let folder = try Folder()
    let buttons = (0..<50).map { "struct V\($0): View { var body: some View { \(Snippet.badLine) } }\n" }
    try folder.write("App/Many.swift", "import SwiftUI\n" + buttons.joined())
    try folder.write("report.json", "old\n")
    // A limit on the size of files does what a full disk does.
    let run = try Tool.shell(
      "trap '' XFSZ; ulimit -f 1; \"$CURBCUT\" lint App --quiet --output json=report.json > /dev/null", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("curbcut: The output cannot be written: report.json: "))
    #expect(try folder.read("report.json") == "old\n")
    #expect(try Tool.shell("ls", in: folder).output == "App\nreport.json\n")
  }
}
