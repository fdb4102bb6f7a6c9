// The forms of text: lines in a pipe, whole findings on request, groups, and a limit to warnings.

import Foundation
import Testing

struct TextFormTests {
  private func project() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bad.swift", Snippet.bad)
    try folder.write(
      "App/Shown.swift",
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          Text("A").font(.system(size: 9))
          Text("B").font(.system(size: 9)).onTapGesture { go() }
        }
      }
      """)
    return folder
  }

  @Test func aPipeGetsLines() throws {
    let run = try Tool.run(["lint", "."], in: project())
    #expect(run.status == 1)
    #expect(!run.output.contains("= help:"))
    #expect(run.output.contains("App/Shown.swift:5:"))
    #expect(run.output.contains("rule: who is affected"))
    let concise = try Tool.run(["lint", "--format", "concise", "."], in: project())
    #expect(concise.output == run.output)
  }

  @Test func allIsWhole() throws {
    let run = try Tool.run(["lint", "--all", "."], in: project())
    #expect(run.output.contains("= help:"))
    #expect(!run.output.contains("= proof:"))
  }

  @Test func screensGroupWhatIsMetOnThem() throws {
    let run = try Tool.run(["lint", "--group-by", "screen", "."], in: project())
    #expect(run.output.contains("Home ("))
    #expect(run.output.contains("\n  App/Shown.swift:5:"))
    #expect(run.output.contains("not on a screen (") || !run.output.contains("App/Bad.swift"))
  }

  @Test func warningsMayBeLimited() throws {
    let folder = try Folder()
    try folder.write(
      "V.swift",
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack {
            Text("Stamps").font(.largeTitle)
            Text("Those that were collected this year are in the order of their days.")
          }
        }
      }
      """)
    let counted = try Tool.run(["lint", "--format", "json", "--fail-on", "never", "."], in: folder).output
    let warnings = counted.components(separatedBy: "\"severity\": \"warning\"").count - 1
    let rules = ["--fail-on", "never"]
    #expect(try Tool.run(["lint", "--max-warnings", "\(warnings)", "."] + rules, in: folder).status == 0)
    let over = try Tool.run(["lint", "--max-warnings", "0", "."] + rules, in: folder)
    #expect(over.status == (warnings > 0 ? 1 : 0))
    #expect(warnings > 0 && over.errors.contains("more than --max-warnings allows (0)"))
  }

  /// Findings about a color set have one cause, the set, whatever else is said of it.
  @Test func aColorSetIsACause() throws {
    let folder = try Folder()
    try folder.write(
      "View.swift",
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").foregroundStyle(Color(\"Cloud\")) } }")
    try folder.write(
      "A.xcassets/Cloud.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0.2", "green": "0.2", "blue": "0.2", "alpha": "1"}}}
      ]}
      """)
    let causes = try Tool.run(["lint", "--group-by", "cause", "--min-confidence", "low", "."], in: folder).output
    #expect(causes.contains("color-asset-missing-variants: Cloud (1)\n"), "\(causes)")
  }

  @Test(arguments: [
    (["--max-warnings", "-1"], "--max-warnings needs a number of 0 or more, not -1."),
    (["--group-by", "files"], "--group-by has no value files. Did you mean file?"),
    (["--group-by", "rule", "--format", "json"], "--group-by works with --format text only;"),
    (["--all", "--format", "sarif"], "--all works with --format text only;"),
    (["--all", "--format", "concise"], "--all cannot be combined with --format concise"),
  ])
  func whatDoesNotGoTogetherIsSaid(arguments: [String], message: String) throws {
    let run = try Tool.run(["lint"] + arguments, in: project())
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
