// The audit page by its structure: what a reader finds there with and without script. `.ci/audit` looks at it in a browser.

import Foundation
import Testing

@testable import CurbcutReports

@Suite struct AuditPageTests {
  /// An app with two findings that are proven and one that is likely, and three screens, two of them in a circle.
  private func page() throws -> String {
    let folder = try Folder()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { NavigationStack { VStack { Row(); NavigationLink("Detail") { Detail() }; Link2() } } }
      }
      struct Link2: View { var body: some View { NavigationLink("Other") { Other() } } }
      struct Row: View { var body: some View { Button(action: { like() }) { Image(systemName: "heart") } } }
      struct Detail: View {
        var body: some View {
          Button(action: { like() }) { Image(systemName: "heart") }
          NavigationLink("Back") { Home() }
        }
      }
      struct Other: View { var body: some View { Text("Other").font(.system(size: 11)) } }
      """)
    return try Tool.run(["audit", "--format", "html"], in: folder).output
  }

  private func between(_ text: String, _ start: String, _ end: String) -> String {
    text.components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first ?? ""
  }

  @Test func theSectionsAreNamedAsTheLinksToThem() throws {
    let html = try page()
    let links = between(html, "<nav id=\"sections\"", "</nav>")
    for title in ["Who is affected", "Priorities", "Visuals", "Manual tests", "Not checked"] {
      let isLinked = links.contains(">\(title)</a>")
      let isTitle = html.contains("-title\">\(title)</h2>")
      #expect(isLinked && isTitle, "\(title)")
    }
    #expect(html.contains("position:sticky"))
  }

  @Test func theHeadlineCountsProvenAndLikelyApart() throws {
    let html = try page()
    let headline = between(html, "<header", "</header>")
    let items = html.components(separatedBy: "<li data-s=\"error\"")
    let likely = items.dropFirst().count { $0.hasPrefix(" data-e=\"likely\"") }
    let proven = items.count - 1 - likely
    #expect(proven > 0)
    #expect(headline.contains("<strong>\(proven) proven barriers"), "\(headline)")
    #expect(headline.contains(" likely") == html.contains(" · likely"))
    #expect(headline.contains("Proven: the source code shows the barrier. Likely: verify before fixing."))
  }

  /// Fixes that are safe and fixes that need review are one kind of effort, as are those of a line.
  @Test(arguments: [
    (["one line"], "one line"),
    (["one line", "auto-fix (needs review)"], "one line or auto-fix (needs review)"),
    (["auto-fix (needs review)", "auto-fix"], "auto-fix (some need review)"),
    (["auto-fix", "a few lines", "auto-fix (needs review)"], "auto-fix (some need review) or a few lines"),
    (["one line", "a few lines", "a layout change"], "one line, a few lines or a layout change"),
  ])
  func effortsAreOnePhrase(_ efforts: [String], _ words: String) {
    #expect(AuditPage.inWords(efforts) == words)
  }

  @Test func theSearchHasWhatItLooksFor() throws {
    let html = try page()
    let group = between(html, "<details id=\"rule-icon-button-missing-label\"", "</details>")
    // The script gathers what is marked so, and the text of each finding, which names its file.
    #expect(group.contains("data-t><code>icon-button-missing-label</code> · WCAG "), "\(group)")
    #expect(group.contains("App.swift:7"))
    #expect(html.contains("searchParams.set(name,value)") && html.contains("take(location.search)"))
    #expect(html.contains("data-filter=\"c=") && html.contains("data-filter=\"p=voice\""))
  }

  @Test func aKindOfFixIsOneRow() throws {
    let priorities = between(try page(), "<section id=\"first\"", "</section>")
    #expect(priorities.components(separatedBy: "href=\"#rule-icon-button-missing-label\"").count == 2)
    #expect(priorities.contains("<code>Row</code>") && priorities.contains("<code>Detail</code>"), "\(priorities)")
  }

  @Test func theMapHasLayersAndBundlesAndAZoom() throws {
    let map = between(try page(), "<figure class=\"map-figure\">", "</figure>")
    // Both ways out of the first screen are one line, and the way back is a number and no line.
    #expect(map.components(separatedBy: "<path class=\"way\"").count == 2, "\(map)")
    #expect(map.contains(">Start</text>") && map.contains(">1 step</text>") && !map.contains(">2 steps</text>"))
    #expect(map.contains("Also opens from Detail") && map.contains(">+1</text>"))
    for size in ["fit", "100", "150", "200"] {
      #expect(map.contains("<label><input type=\"radio\" name=\"zoom\" id=\"zoom-\(size)\""))
    }
    #expect(map.components(separatedBy: "<a href=\"#screen-").count == 4)
  }

  /// The old limit was 48.
  @Test func theMapDrawsSixtyScreens() throws {
    let folder = try Folder()
    let names = (1...60).map { "Page\($0)" }
    let links = names.map { "NavigationLink(\"\($0)\") { \($0)() }" }.joined(separator: "\n")
    let pages = names.map { "struct \($0): View { var body: some View { Text(\"\($0)\") } }" }
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { List { Home() } } } } }
      struct Home: View { var body: some View { List { \(links) } } }
      \(pages.joined(separator: "\n"))
      """)
    let html = try Tool.run(["audit", "--format", "html"], in: folder).output
    let map = between(html, "<figure class=\"map-figure\">", "</figure>")
    let boxes = map.components(separatedBy: "<rect class=\"box\"").count - 1
    #expect(boxes >= 60, "\(boxes)")
    #expect(!map.contains("are drawn"))
  }

  @Test func paperLeavesOutWhatOnlyAScreenNeeds() throws {
    let print = between(try page(), "@media print{", "</style>")
    for part in [".heard", ".found pre", ".help", ".zoom", ".same>.message"] {
      #expect(between(print, "nav,", "{").contains(part), "\(part)")
    }
  }
}
