// `curbcut audit` and `curbcut screens`: what they write, that nothing in it is markup of others, and that the audits of
// the samples are what is committed.

import Foundation
import Testing

@Suite struct AuditTests {
  /// The samples with their profiles; Stampbook names its ways through the app as well.
  static let samples = SampleTableTests.samples

  private func arguments(_ folder: String, _ profile: String, _ format: String) -> [String] {
    let legacy = "samples/\(folder)/Legacy"
    let standing = profile == "stampbook" ? ["--config", "samples/Stampbook/audit.json"] : ["--profile", profile]
    return ["audit", legacy, "--root", legacy, "--format", format] + standing
  }

  /// Rewritten when stale, except on CI, where that fails.
  @Test(arguments: samples.map(\.folder), ["md", "html"])
  func theSamplesAuditsAreTrue(_ folder: String, _ ending: String) throws {
    // One page to look at is enough; the others would be a megabyte.
    if ending == "html", folder != "Stampbook" { return }
    let profile = try #require(Self.samples.first { $0.folder == folder }).name
    let run = try Tool.runAtRoot(arguments(folder, profile, ending == "md" ? "markdown" : "html"))
    #expect(run.status == 0)
    #expect(ending == "html" || !run.output.contains("| 0 |"))
    let url = SampleTests.root.appendingPathComponent("samples/\(folder)/audit.\(ending)")
    let committed = try? String(contentsOf: url, encoding: .utf8)
    if committed == run.output { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try run.output.write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("samples/\(folder)/audit.\(ending) was stale; it is rewritten, commit it")
  }

  @Test(arguments: samples.map(\.folder))
  func claimsNothing(_ folder: String) throws {
    let profile = try #require(Self.samples.first { $0.folder == folder }).name
    for format in ["markdown", "statement", "html"] {
      let text = try Tool.runAtRoot(arguments(folder, profile, format)).output.lowercased()
      for claim in [
        " passed:", ">passed", "| passed", "all passed", "compliant", "conforms", "fully accessible", "wcag 2.1 aa",
      ] {
        let isClaimed = text.contains(claim)
        #expect(!isClaimed, "\(folder), \(format): \(claim)")
      }
    }
  }

  // MARK: Other people's text

  private static let hostile = #"</script><script>alert(1)</script>'"&<b>`~~~~~~"#

  private func hostileFolder() throws -> Folder {
    let folder = try Folder()
    let words = Self.hostile.replacingOccurrences(of: "\"", with: "\\\"") + "\u{202E}\u{0007}\u{200B}\\u{1B}[31m"
    let name = "Sources/<img src=x onerror=alert(1)> & 'it'.swift"
    try folder.write(
      name,
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
      struct Page: View {
        var body: some View {
          VStack {
            Text("\(words)").font(.system(size: 9)).foregroundColor(.gray)
            Button(action: {}) { Image(systemName: "\(words)") }
            Text("Read " + "\(words)").onTapGesture {}
          }
          .navigationTitle("\(words)")
        }
      }
      """)
    return folder
  }

  @Test func nothingOfOthersBecomesMarkup() throws {
    let folder = try hostileFolder()
    let outcome = try Tool.run(
      [
        "audit", "--profile", "audit", "--output", "html=a.html", "--output", "markdown=a.md", "--output",
        "json=a.json",
        "--output", "xctest=T.txt", "--output", "statement=s.md",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let html = try folder.read("a.html")
    #expect(html.components(separatedBy: "<script>").count == 2)
    #expect(html.components(separatedBy: "</script>").count == 2)
    #expect(!html.contains("<img") && !html.contains("<b>`") && !html.contains("alert(1)</"))
    #expect(html.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    for name in ["a.html", "a.md", "s.md", "T.txt"] {
      let text = try folder.read(name)
      let bad = text.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
          || $0.value == 0x200B
      }
      #expect(bad.isEmpty, "\(name): \(bad.map { String($0.value, radix: 16) })")
    }
    let markdown = try folder.read("a.md")
    #expect(
      !markdown.replacingOccurrences(of: "~~~~~~text", with: "").contains("<script>alert")
        || markdown.contains("~~~~~~text"))
    #expect(!(try folder.read("s.md")).contains("<script>"))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.json")))
    #expect((json as? [String: Any])?["kind"] as? String == "audit")
    // The same bytes again.
    let again = try Tool.run(["audit", "--profile", "audit", "--format", "html", "--jobs", "1"], in: folder)
    let isSame = again.output == html
    #expect(isSame)
  }

  @Test func thePageIsSound() throws {
    let html = try Tool.runAtRoot(arguments("Able", "able", "html")).output
    #expect(html.components(separatedBy: "<h1").count == 2)
    #expect(html.contains("<html lang=\"en\">") && html.contains("<main id=\"main\">"))
    #expect(html.contains("class=\"skip\" href=\"#main\""))
    #expect(!html.contains("<th>") && html.contains("scope=\"row\"") && html.contains("<caption>"))
    // Nothing is asked for elsewhere: links lead to the standard, and that is all.
    for word in [" src=", "@import", "url(", "<link", "<iframe", "fetch("] { #expect(!html.contains(word), "\(word)") }
  }

  // MARK: Screens and flows

  private func app() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var shows = false
        var body: some View {
          TabView {
            NavigationStack { Home() }.tabItem { Text("Home") }
            Tab("More", systemImage: "ellipsis") { More() }
          }
          .sheet(isPresented: $shows) { NavigationStack { Editor() } }
        }
      }
      struct Home: View { var body: some View { NavigationLink("Detail") { Detail() } } }
      struct More: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Button(action: { like() }) { Image(systemName: "heart") } } }
      struct Detail: View { var body: some View { VStack { Row(); Text("Detail") } } }
      struct Editor: View { var body: some View { Text("Editor") } }
      """)
    try folder.write(
      "Old.swift",
      """
      import UIKit
      import SwiftUI
      final class OldController: UIViewController {
        @objc func go() {
          navigationController?.pushViewController(NextController(), animated: true)
          present(UIHostingController(rootView: Hosted()), animated: true)
        }
      }
      final class NextController: UIViewController {}
      struct Hosted: View { var body: some View { Text("Hosted") } }
      """)
    try folder.write(
      ".curbcut.json",
      """
      { "flows": [
        { "name": "Reading", "priority": "high", "screens": ["Home", "Detail"] },
        { "name": "Writing", "screens": ["Editor"] },
      ] }
      """)
    return folder
  }

  @Test func listsScreensAndHowTheyAreReached() throws {
    let output = try Tool.run(["screens"], in: app()).output
    for line in [
      "Root  App.swift:3\n  scene from Main", "Home  App.swift:13\n  tab from Root",
      "More  App.swift:14\n  tab from Root",
      "Detail  App.swift:16\n  pushed from Home", "Editor  App.swift:17\n  sheet from Root", "  contains Row",
      "NextController  Old.swift:9\n  pushed from OldController",
      "Hosted  Old.swift:10\n  hosted in UIKit from OldController",
      "Flow Reading (priority high)\n  Home → Detail\n  2 errors",
      "Flow Writing (priority medium)\n  Editor\n  no findings",
    ] {
      #expect(output.contains(line), "\(line)\n\(output)")
    }
    #expect(!output.contains("Row  App.swift"))
  }

  @Test func failsOnTheFlowThatIsNamed() throws {
    let folder = try app()
    for command in ["screens", "audit", "lint"] {
      #expect(try Tool.run([command, "--fail-on-flow", "Reading"], in: folder).status == 1)
      #expect(try Tool.run([command, "--fail-on-flow", "Writing"], in: folder).status == 0)
      let unknown = try Tool.run([command, "--fail-on-flow", "Writng"], in: folder)
      #expect(unknown.status == 2 && unknown.errors.contains("Did you mean Writing?"), "\(unknown.errors)")
    }
    // Findings are reported all the same; only the status is the flow's.
    let writing = try Tool.run(["lint", "--fail-on-flow", "Writing", "--format", "json"], in: folder)
    #expect(writing.output.contains("\"severity\": \"error\"") && writing.output.contains("\"failing\": 0"))
    let reading = try Tool.run(["lint", "--fail-on-flow", "Writing", "--fail-on-flow", "Reading"], in: folder)
    #expect(
      reading.status == 1 && reading.errors.contains("2 findings of the flow Reading fail the run."),
      "\(reading.errors)")
    // A part of the app says nothing against a flow elsewhere.
    #expect(try Tool.run(["lint", "Old.swift", "--fail-on-flow", "Reading"], in: folder).status == 0)
    #expect(try Tool.run(["lint", "--fix", "--fail-on-flow", "Reading"], in: folder).status == 2)
    #expect(try Tool.run(["audit"], in: folder).status == 0)
    #expect(try Tool.run(["audit", "--fail-on", "error"], in: folder).status == 1)
  }

  @Test func tellsTheTrend() throws {
    let folder = try app()
    #expect(try Tool.run(["audit", "--output", "json=old.json"], in: folder).status == 0)
    let text = try folder.read("App.swift").replacingOccurrences(
      of: "Image(systemName: \"heart\")", with: "Image(systemName: \"heart\").accessibilityLabel(\"Delete\")")
    try folder.write("App.swift", text)
    let html = try Tool.run(["audit", "--compare", "old.json", "--format", "html"], in: folder).output
    let isTold = html.contains("Compared with old.json: 1 fixed or removed.")
    #expect(isTold)
    #expect(try Tool.run(["audit", "--output", "json=new.json"], in: folder).status == 0)
    let same = try Tool.run(["audit", "--compare", "new.json"], in: folder).output
    #expect(same.contains("\nNo changes since new.json.\n"), "\(same)")
    // What is gone has a dash, and what never was has no row.
    try folder.write("App.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"Done\") } }\n")
    let page = try Tool.run(["audit", "--compare", "old.json", "--format", "markdown"], in: folder).output
    let table = try #require(page.components(separatedBy: "| Before | Now |\n").last).components(separatedBy: "\n\n")[0]
    #expect(table.contains(" | – |") && !table.contains("| – | – |") && !table.contains(" 0 |"), "\(page)")
    try folder.write("no.json", "{}")
    let wrong = try Tool.run(["audit", "--compare", "no.json"], in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("is not a Curbcut audit"))
    #expect(try Tool.run(["audit", "--compare", "missing.json"], in: folder).status == 2)
  }

  /// Several findings of one cause go by the title of their rule, and what is on no screen has no number of screens.
  @Test func prioritiesSpeakForAllTheirFindings() throws {
    let folder = try Folder()
    func button(_ symbol: String) -> String { "Button { go() } label: { Image(systemName: \"\(symbol)\") }" }
    try folder.write(
      "Bar.swift",
      "import SwiftUI\nstruct Bar: View { var body: some View {\n\(button("heart"))\n\(button("trash"))\n} }")
    let text = try Tool.run(["audit"], in: folder).output
    let title =
      "A control that shows only an icon has no name, so VoiceOver and Voice Control users cannot tell what it does"
    #expect(text.contains("\(title) [icon-button-missing-label]\n"), "\(text)")
    #expect(text.contains("2 findings; effort: "), "\(text)")
    #expect(!text.contains("0 screens"), "\(text)")
    let page = try Tool.run(["audit", "--format", "markdown"], in: folder).output
    #expect(page.contains("| Hearing | – | – | – | – |  |"), "\(page)")
    #expect(page.contains("\(title) `icon-button-missing-label` | 2 | – |"), "\(page)")
  }

  @Test(arguments: [
    (["audit", "--format", "sarif"], "--format has no value sarif."),
    (["audit", "--output", "pdf=a.pdf"], "--output has no value pdf."),
    (["audit", "--output", "html=none/a.html"], "There is no folder to write the output to"),
    (["screens", "--format", "html"], "supports the formats text and json"),
    (["lint", "--compare", "a.json"], "`curbcut lint` has no --compare option."),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ message: String) throws {
    let outcome = try Tool.run(arguments, in: app())
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func theTestsForDevicesSkipWhatTheyCannotReach() throws {
    let swift = try Tool.run(["audit", "--format", "xctest"], in: app()).output
    #expect(swift.contains("case \"Root\": break"))
    #expect(swift.contains("case \"Detail\": throw XCTSkip("))
    #expect(swift.contains("func testDetail() throws {") && swift.contains("try app.performAccessibilityAudit()"))
  }
}
