// The executable as its documentation promises it.

import Foundation
import Testing

struct CommandLineTests {
  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bad.swift", Snippet.bad)
    try folder.write("App/Good.swift", Snippet.good)
    return folder
  }

  @Test func findsAndFails() throws {
    let folder = try project()
    let run = try Tool.run(["lint", "--all", "--rule", "icon-button-missing-label"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("App/Bad.swift:5:5: error: "))
    #expect(run.output.contains("\n 5 |     Button(action:"))
    #expect(run.output.contains("\n   |     ^^^^^^\n"))
    #expect(run.output.contains("= help: "))
    #expect(run.output.contains("1 error in 1 of 2 files.\n"))
    #expect(run.output.hasSuffix("Named or judged 1 of 1 control (100 %).\n"))
  }

  @Test func lintIsWhatHappensWithoutACommand() throws {
    let folder = try project()
    #expect(try Tool.run(["App"], in: folder).output == Tool.run(["lint", "App"], in: folder).output)
    #expect(try Tool.run([], in: folder).status == 1)
    #expect(try Tool.run(["App/Good.swift"], in: folder).status == 0)
  }

  @Test func theFailLevelsDecideTheStatus() throws {
    let folder = try project()
    #expect(try Tool.run(["--fail-on", "never", "."], in: folder).status == 0)
    #expect(try Tool.run(["--fail-on=warning", "."], in: folder).status == 1)
    #expect(try Tool.run(["--rule", "fixed-font-size", "."], in: folder).status == 0)
  }

  @Test func contrastListsThePairsOfAProject() throws {
    let folder = try Folder()
    try folder.write(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text("Saved").foregroundStyle(Color(hex: 0xDD6B20)).background(.white)
            Text("Open").foregroundStyle(isOn ? Color.white : .black).background(isOn ? Color.black : .white)
            Text("Who").foregroundStyle(theme.text).background(.white)
          }
        }
      }
      """)
    let run = try Tool.run(["contrast", "App"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("#DD6B20 on white (text, needs 4.5:1)\n"))
    #expect(run.output.contains("3.39:1 fails, nearest that passes #"))
    #expect(run.output.contains("  App/Row.swift:6\n"))
    #expect(run.output.contains("white on black (text, needs 4.5:1)\n"))
    #expect(run.output.contains("black on white (text, needs 4.5:1)\n"))
    #expect(run.output.hasSuffix("3 pairs, 1 with too little contrast; 1 text whose colours cannot be told.\n"))
    let json = try Tool.run(["contrast", "--format", "json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["pairs"] as? [[String: Any]])?.count == 3)
    #expect(object?["unknown"] as? Int == 1)
  }

  @Test func contrastOfTwoColours() throws {
    let folder = try project()
    let run = try Tool.run(["contrast", "#3182CE", "#FFFFFF"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("#3182CE on #FFFFFF: 4.03:1\n"))
    for wrong in [
      ["#3182CE"], ["#3182CE", "App"], ["#12", "#FFFFFF"], ["nope"], ["#111", "#222", "--format", "json"],
    ] {
      #expect(try Tool.run(["contrast"] + wrong, in: folder).status == 2)
    }
  }

  @Test func statisticsSayWhatCannotBeTold() throws {
    let folder = try Folder()
    try folder.write(
      "Row.swift",
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Who\").foregroundStyle(theme.text).background(.white) } }\n"
    )
    #expect(try Tool.run([".", "--statistics"], in: folder).output.contains("  1 text whose colors cannot be told\n"))
    #expect(try !Tool.run(["."], in: folder).output.contains("colors cannot be told"))
  }

  @Test func pathsAreShownFromTheWorkingFolder() throws {
    let folder = try project()
    let run = try Tool.shell(
      "cd App && \"$CURBCUT\" lint --root .. Bad.swift; cd ..; mkdir x; cd x; \"$CURBCUT\" ../App", in: folder)
    #expect(run.output.hasPrefix("Bad.swift:5:5:"))
    #expect(run.output.contains("\n../App/Bad.swift:5:5:"))
  }

  @Test func writesWhatOtherToolsRead() throws {
    let folder = try project()
    let run = try Tool.run(
      [
        "lint", ".", "--root", ".", "--format", "xcode", "--output", "json=out.json", "--output", "sarif=out.sarif",
        "--output=text=out.txt", "--output", "xcode=out.log",
      ], in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(folder.path)/App/Bad.swift:5:5: error: "))
    #expect(try folder.read("out.log") == run.output)
    #expect(try folder.read("out.txt").hasPrefix("App/Bad.swift:5:5: error: "))
    let json = try JSONSerialization.jsonObject(with: Data(folder.read("out.json").utf8)) as? [String: Any]
    #expect((json?["findings"] as? [[String: Any]])?.first?["path"] as? String == "App/Bad.swift")
    let sarif = try JSONSerialization.jsonObject(with: Data(folder.read("out.sarif").utf8)) as? [String: Any]
    #expect(sarif?["version"] as? String == "2.1.0")
    // Nothing is left of the way the files were written.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func outputsThatCannotBeWrittenAreToldBeforeTheRun() throws {
    let folder = try project()
    let missing = try Tool.run(["--output", "json=no/such/out.json", "."], in: folder)
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
    #expect(missing.errors == "curbcut: There is no folder to write the output to: no/such/out.json.\n")
    #expect(try Tool.run(["--output", "json=App", "."], in: folder).status == 2)
  }

  @Test func anOutputThatIsALinkIsWrittenThrough() throws {
    let folder = try project()
    try folder.write("real.json", "old")
    try folder.link("link.json", to: "real.json")
    #expect(try Tool.run(["--output", "json=link.json", "--output", "text=/dev/null", "App"], in: folder).status == 1)
    #expect(try folder.read("real.json").hasPrefix("{"))
  }

  @Test func theSameBytesComeOutEveryTime() throws {
    let folder = try project()
    for format in ["text", "json", "sarif", "xcode"] {
      let first = try Tool.run(["--format", format, "--root", ".", "."], in: folder)
      let second = try Tool.run(["--format", format, "--jobs", "1", "--root", ".", "App", "App/Bad.swift"], in: folder)
      #expect(first.output == second.output)
    }
  }

  @Test func coloursAreForTerminalsAndThoseWhoAsk() throws {
    let folder = try project()
    #expect(try !Tool.run(["."], in: folder).output.contains("\u{1B}"))
    #expect(try Tool.run(["--color", "always", "."], in: folder).output.contains("\u{1B}[1;31merror"))
    #expect(
      try !Tool.run(["--color", "never", "."], in: folder, environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
    #expect(try Tool.run(["--color=always", "--format", "json", "."], in: folder).output.utf8.contains(0x1B) == false)
  }

  @Test func standardInputStandsInForAFile() throws {
    let folder = try project()
    let clean = try Tool.run(["--stdin", "--stdin-filename", "App/Bad.swift"], in: folder, input: Snippet.good)
    #expect(clean.status == 0)
    let bad = try Tool.run(["--stdin", "--stdin-filename", "App/New.swift"], in: folder, input: Snippet.bad)
    #expect(bad.status == 1)
    #expect(bad.output.hasPrefix("App/New.swift:5:5:"))
    #expect(!bad.output.contains("App/Bad.swift"))
  }

  @Test func listsOfFilesAreReadFromFilesAndPipes() throws {
    let folder = try project()
    try folder.write("list", "App/Good.swift\nApp/Bad.swift\n")
    let fromFile = try Tool.run(["--files-from", "list"], in: folder)
    let fromPipe = try Tool.run(["--files-from", "-"], in: folder, input: "App/Good.swift\0App/Bad.swift\0")
    #expect(fromFile.status == 1)
    #expect(fromFile.output == fromPipe.output)
    let empty = try Tool.run(["--files-from", "-"], in: folder, input: "")
    #expect(empty.status == 0)
    #expect(empty.output == "Nothing found in 0 files.\n")
    #expect(try Tool.run(["--files-from", "nowhere"], in: folder).status == 2)
  }

  @Test func namedFilesThatAreLeftOutAreSaid() throws {
    let folder = try project()
    try folder.write("Pods/Bad.swift", Snippet.bad)
    let run = try Tool.run(["--root", ".", "Pods/Bad.swift", "App/Good.swift"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "curbcut: Pods/Bad.swift is left out: Pods is never searched.\n")
    #expect(try Tool.run(["-q", "--root", ".", "Pods/Bad.swift"], in: folder).errors.isEmpty)
  }

  @Test func machineFormatsTellOfProblemsOnTheSide() throws {
    let folder = try project()
    try folder.link("App/Gone.swift", to: "nowhere")
    let run = try Tool.run(["--format", "sarif", "--fail-on", "never", "."], in: folder)
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("{"))
    #expect(run.errors == "curbcut: Some input could not be read in full; the report lists the problems (1).\n")
  }

  @Test func statisticsCountByRule() throws {
    let run = try Tool.run(["--statistics", "--rule", "icon-button-missing-label", "."], in: project())
    #expect(run.output.contains("\n    1    -    -   -  icon-button-missing-label (VoiceOver, Voice Control)\n"))
  }

  @Test func quietIsOnlyFindings() throws {
    let folder = try project()
    #expect(try Tool.run(["--quiet", "App/Good.swift"], in: folder).output.isEmpty)
    #expect(try !Tool.run(["-q", "."], in: folder).output.contains("Named or judged"))
  }

  @Test func tellsAboutItself() throws {
    let folder = try Folder()
    #expect(try Tool.run(["--version"], in: folder).output == "0.1.0\n")
    let help = try Tool.run(["--help"], in: folder)
    #expect(help.status == 0)
    #expect(help.output.contains("Usage: curbcut"))
    #expect(try Tool.run(["lint", "--help"], in: folder).output.contains("--fail-confidence"))
    #expect(try Tool.run(["help", "explain"], in: folder).output.contains("curbcut explain <rule>"))
  }

  @Test func whyExplainsAViewAndRefusesOtherPlaces() throws {
    let folder = try project()
    try folder.write(
      "App/Row.swift", "import SwiftUI\nstruct Row: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}\n")
    let found = try Tool.run(["why", "App/Row.swift:4"], in: folder)
    #expect(found.status == 0)
    #expect(found.output.hasPrefix("App/Row.swift:4:5: Text\n  role: text\n  name: text \"a\"\n"))
    let json = try Tool.run(["why", "App/Row.swift:4:7", "--format", "json"], in: folder).output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    for place in ["App/Row.swift", "App/Row.swift:1", "App/Row.swift:99", "App:3", "Ap/Row.swift:4"] {
      let refused = try Tool.run(["why", place], in: folder)
      #expect(refused.status == 2, "\(place)")
      #expect(refused.output.isEmpty)
      #expect(!refused.errors.isEmpty)
    }
  }

  @Test func explainsEveryRuleItLists() throws {
    let folder = try Folder()
    let rules = try Tool.run(["rules", "--format", "json"], in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [String: Any]
    let ids = try #require(json?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(ids.count > 3)
    let list = try Tool.run(["rules"], in: folder).output
    for id in ids {
      #expect(list.contains(id))
      let page = try Tool.run(["explain", id], in: folder)
      #expect(page.status == 0)
      #expect(page.output.hasPrefix(id + "\n"))
      #expect(!page.output.contains("```"))
    }
  }
}
