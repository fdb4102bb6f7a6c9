// The executable as its documentation promises it.

import CurbcutLint
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
    #expect(run.output.hasSuffix("Checked the name of the only control.\n"))
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
    #expect(
      run.output.hasSuffix("3 pairs of colors, 1 with insufficient contrast; 1 text element with unknown colors.\n"))
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

  @Test func contrastOfSystemColors() throws {
    let folder = try project()
    let label = try Tool.run(["contrast", ".secondary", "systemBackground"], in: folder)
    #expect(
      label.status == 0
        && label.output.hasPrefix("secondary on systemBackground\n\nlight: #8A8A8E on #FFFFFF: 3.44:1\n"))
    #expect(label.output.contains("\ndark: #8D8D93 on #000000: 6.36:1\n"))
    #expect(
      label.output.hasSuffix(
        "\nApple publishes no values of secondary with increased contrast; those without it are used.\n"))
    let blue = try Tool.run(["contrast", "systemBlue", "#FFF"], in: folder).output
    #expect(blue.contains("\nlight, increased contrast: #1E6EF4 on #FFFFFF: 4.57:1\n") && !blue.contains("Apple"))
    let earlier = try Tool.run(["contrast", "systemBlue", "white", "--ios", "18"], in: folder).output
    #expect(earlier.contains("\nlight: #007AFF on #FFFFFF: 4.02:1\n"))
    #expect(earlier.hasSuffix("\nWith increased contrast the values of iOS 26 are used.\n"))
    // What is the same in each appearance is said once; UIKit has a red of its own.
    let fixed = try Tool.run(["contrast", "UIColor.red", "black"], in: folder).output
    #expect(fixed.hasPrefix("#FF0000 on #000000: 5.25:1\n") && !fixed.contains("dark"))
    for (wrong, message) in [
      (["labl", "systemBackground"], "There is no color labl. Did you mean label?"),
      (["labl", "sistemBackground"], "There is no color labl. Did you mean label?"),
      (["systemblue", "white"], "There is no color systemblue. Did you mean systemBlue?"),
      (
        [".nothing", "white"], "“.nothing” is neither a color of the form #RRGGBB nor a system color such as label."
      ),
      (["label"], "curbcut contrast takes two colors"),
    ] {
      let run = try Tool.run(["contrast"] + wrong, in: folder)
      #expect(run.status == 2 && run.errors.hasPrefix("curbcut: \(message)"), "\(run.errors)")
    }
    // A folder of that name is meant.
    try folder.write("label/A.swift", Snippet.good)
    #expect(try Tool.run(["contrast", "label"], in: folder).status == 0)
  }

  @Test func rulesAreListedByWhatTheyAreAbout() throws {
    let folder = try Folder()
    func ids(_ arguments: String...) throws -> [String] {
      let run = try Tool.run(["rules", "--format", "json"] + arguments, in: folder)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let ids = try #require(json?["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
      let list = try Tool.run(["rules"] + arguments, in: folder).output
      let listed = list.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.split(separator: " ")[0]) }
      #expect(listed.sorted() == ids)
      return ids
    }
    let all = RuleCatalogue.descriptions
    #expect(try ids("--category", "dynamic-type") == all.filter { $0.category == "Dynamic Type" }.map(\.id))
    #expect(try ids("--wcag", "1.4.3") == all.filter { $0.wcag.contains("1.4.3") }.map(\.id))
    #expect(try ids("--wcag", "1.4") == all.filter { $0.wcag.contains { $0.hasPrefix("1.4.") } }.map(\.id))
    let fixable = try ids("--fixable")
    #expect(
      fixable.contains("directive-unused") && fixable.contains("text-contrast") && !fixable.contains("color-only-state")
    )
    let both = all.filter { ["Touch", "Motion"].contains($0.category) && $0.wcag.contains { $0.hasPrefix("2.5.") } }
    let narrow = try ids("--category", "touch", "--category", "Motion", "--wcag", "2.5", "--fixable")
    #expect(narrow == both.map(\.id).filter(fixable.contains) && !narrow.isEmpty)
    let none = try Tool.run(["rules", "--category", "motion", "--wcag", "1.1.1"], in: folder)
    #expect(none.status == 0 && none.output == "No rule matches.\n")
  }

  @Test func componentsOfAFolderOrOfAName() throws {
    let folder = try project()
    let whole = try Tool.run(["components"], in: folder).output
    #expect(try Tool.run(["components", "App"], in: folder).output == whole && whole.contains(" (view, App/"))
    #expect(whole.contains("\n  colors: ") && !whole.contains("colours") && !whole.contains("use#"))
    let lost = try Tool.run(["components", "Ap"], in: folder)
    #expect(lost.status == 2 && lost.errors.contains("There is no component Ap."), "\(lost.errors)")
  }

  @Test func statisticsSayWhatCannotBeTold() throws {
    let folder = try Folder()
    try folder.write(
      "Row.swift",
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Who\").foregroundStyle(theme.text).background(.white) } }\n"
    )
    let told = try Tool.run([".", "--statistics"], in: folder).output
    #expect(told.contains("  1 text element with unknown colors\n"))
    // The reason, and the name at which following ends.
    #expect(told.contains("1  name theme\n"))
    #expect(try !Tool.run(["."], in: folder).output.contains("with unknown colors"))
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
    #expect(empty.output == "No files checked.\n")
    #expect(try Tool.run(["--files-from", "nowhere"], in: folder).status == 2)
  }

  @Test func namedFilesThatAreLeftOutAreSaid() throws {
    let folder = try project()
    try folder.write("Pods/Bad.swift", Snippet.bad)
    let run = try Tool.run(["--root", ".", "Pods/Bad.swift", "App/Good.swift"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "curbcut: Pods/Bad.swift is skipped: Pods is never searched.\n")
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
    #expect(run.output.contains("\n    1    -    -   -          1  icon-button-missing-label: "))
  }

  @Test func quietIsOnlyFindings() throws {
    let folder = try project()
    #expect(try Tool.run(["--quiet", "App/Good.swift"], in: folder).output.isEmpty)
    #expect(try !Tool.run(["-q", "."], in: folder).output.contains("Checked the names"))
  }

  @Test func tellsAboutItself() throws {
    let folder = try Folder()
    #expect(try Tool.run(["--version"], in: folder).output == "0.2.0\n")
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
    #expect(found.output.hasPrefix("App/Row.swift:4:5: Text\n  name: text “a”\n"))
    #expect(found.output.contains("\n  role: text\n"))
    let last = try #require(found.output.split(separator: "\n").last)
    #expect(last.contains(/^  \d+ rules do not apply or found nothing here, \d+ are off; --rules lists them\.$/))
    let all = try Tool.run(["why", "App/Row.swift:4", "--rules"], in: folder).output
    #expect(all.contains("\n    icon-button-missing-label: does not apply to text\n"))
    let json = try Tool.run(["why", "App/Row.swift:4:7", "--format", "json"], in: folder).output
    let members = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    // What readers look for.
    for name in [
      "version", "path", "line", "column", "view", "role", "name", "traits", "hidden", "around", "hitArea", "colors",
      "rules", "facts",
    ] {
      #expect(members[name] != nil, "\(name)")
    }
    let rules = try #require(members["rules"] as? [[String: Any]])
    #expect(rules.allSatisfy { $0["rule"] is String && $0["findings"] is [Any] && $0["status"] is String })
    for place in ["App/Row.swift", "App/Row.swift:1", "App/Row.swift:99", "App:3", "Ap/Row.swift:4"] {
      let refused = try Tool.run(["why", place], in: folder)
      #expect(refused.status == 2, "\(place)")
      #expect(refused.output.isEmpty)
      #expect(!refused.errors.isEmpty)
    }
  }

  @Test func whyTellsWhatIsFoundFirst() throws {
    let folder = try Folder()
    let small =
      "Button { go() } label: { Image(systemName: \"gear\").frame(width: 20, height: 20) }.buttonStyle(.plain)"
    try folder.write("A.swift", Snippet.view("A", small))
    let lines = try Tool.run(["why", "A.swift:5"], in: folder).output.split(separator: "\n")
    #expect(lines.count < 24)
    #expect(
      lines.dropFirst().first?.hasPrefix("  error, high confidence: icon-button-missing-label at A.swift:5:") == true)
    #expect(lines.contains { $0.hasPrefix("    Fix: ") })
    let name = try #require(lines.firstIndex { $0.hasPrefix("  name: ") })
    #expect(lines[name...].allSatisfy { !$0.contains("confidence") })
    #expect(lines.contains { $0.hasPrefix("  size: 20 × 20 points (A.swift:5:") })
    try folder.write(
      "B.swift",
      "import SwiftUI\n\nstruct B: View {\n  var body: some View {\n"
        + "    // curbcut:disable-next icon-button-missing-label -- Said by its row.\n    \(small)\n  }\n}\n")
    let silenced = try Tool.run(["why", "B.swift:6"], in: folder).output
    #expect(silenced.contains("  not reported: icon-button-missing-label: silenced by the directive on line 5\n"))
  }

  @Test func whyExplainsObjectsOfStoryboards() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write(
      "Main.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
        <objects>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <label opaque="NO" text="Your words" id="a">
                <fontDescription key="fontDescription" type="system" pointSize="13"/>
                <color key="textColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </label>
              <button opaque="NO" fixedFrame="YES" id="b">
                <rect key="frame" x="0.0" y="0.0" width="48" height="44"/>
                <state key="normal" image="heart" catalog="system"/>
                <connections><action selector="go:" destination="v" eventType="touchUpInside" id="c"/></connections>
              </button>
            </subviews>
          </view>
        </objects>
      </document>

      """)
    let button = try Tool.run(["why", "Main.xib:12"], in: folder)
    #expect(button.status == 0, "\(button.errors)")
    #expect(button.output.hasPrefix("Main.xib:12:9: button\n"))
    #expect(button.output.contains("high confidence: ib-control-missing-label at Main.xib:12:9\n"))
    #expect(button.output.contains("  measured: touch-target-too-small: 48 × 44 points, needs 44 × 44\n"))
    #expect(button.output.contains("  name: symbol “heart”\n"))
    // A line inside an object is about that object.
    #expect(try Tool.run(["why", "Main.xib:14"], in: folder).output == button.output)
    let label = try Tool.run(["why", "Main.xib:7"], in: folder).output
    #expect(label.contains("  name: text “Your words”\n"))
    #expect(label.contains("  measured: text-contrast: 21.00:1 in light mode, needs 4.5:1\n"))
    #expect(label.contains("    foreground: "))
    #expect(label.contains("warning, high confidence: ib-font-not-dynamic at Main.xib:8:11\n"))
    #expect(label.contains("  font: fixed at 13 points (Main.xib:8:11)\n"))
    try folder.write(
      "Old.swift", "import UIKit\nfunc shrink(_ label: UILabel) {\n  label.font = .systemFont(ofSize: 9)\n}")
    for (place, message) in [
      (
        "Old.swift:3",
        "There is no SwiftUI view at Old.swift:3. `curbcut lint Old.swift` lists what was found in UIKit code."
      ),
      ("Main.xib:1", "There is no object at Main.xib:1."),
      ("Main.xib:99", "Main.xib has no line 99; it ends with line 21."),
    ] {
      let refused = try Tool.run(["why", place], in: folder)
      #expect(refused.status == 2 && refused.errors.contains(message), "\(refused.errors)")
    }
    try folder.write("Main.xib", "<<<")
    let broken = try Tool.run(["why", "Main.xib:1"], in: folder)
    #expect(broken.status == 2 && broken.errors.contains("The file is not valid XML"), "\(broken.errors)")
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
      // The short page says how long the whole one is.
      let lines = page.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= 60, "\(id)")
      #expect(page.output.contains("\nBad\n"), "\(id)")
      #expect(page.output.contains("\nHow to fix it\n") || page.output.contains("\nGood\n"), "\(id)")
      let whole = try Tool.run(["explain", id, "--all"], in: folder).output
      #expect(whole.contains("What is not reported"))
      // Long names have the sentence broken.
      let last = try #require(lines.lastIndex { $0.hasPrefix("`curbcut explain") })
      let more = whole.split(separator: "\n", omittingEmptySubsequences: false).count - last
      #expect(
        lines[last...].joined(separator: " ") == "`curbcut explain \(id) --all` shows \(more) more lines. ", "\(id)")
    }
  }
}
