// The screens on the audit page: the map, and for each what is wrong and what is heard.

import CurbcutFindings
import CurbcutSourceText

extension AuditPage {
  /// Screens that are told in full, and those that get a line.
  private static let fullLimit = 300
  private static let lineLimit = 1500
  /// Bytes that transcripts may take in all.
  private static let transcriptBudget = 1_100_000

  mutating func screens() {
    open(
      "screens", "Screens",
      "How people get there, what was found, and what VoiceOver will say. A finding in a component counts for every screen that shows it."
    )
    if audit.screens.isEmpty {
      html.raw(
        "<p>No screens were found: no view is known to be reached through a scene, a tab, navigation or a sheet.</p>\n")
      return close()
    }
    let worst = audit.screens.indices.sorted { a, b in
      let (first, second) = (audit.screens[a], audit.screens[b])
      if first.errors != second.errors { return first.errors > second.errors }
      if first.warnings != second.warnings { return first.warnings > second.warnings }
      return a < b
    }
    map(Array(worst))
    var left = Self.transcriptBudget
    html.raw("<div class=\"screens\" id=\"screen-list\">\n")
    for index in worst.prefix(Self.fullLimit) { screen(index, &left) }
    html.raw("</div>\n")
    let others = worst.dropFirst(Self.fullLimit)
    if !others.isEmpty {
      html.raw("<details><summary>\(counted(others.count, "more screen"))</summary><div class=\"in\"><ul>\n")
      for index in others.prefix(Self.lineLimit) {
        let screen = audit.screens[index]
        html.raw("<li>")
        html.text("\(screen.name), \(screen.place.text): ")
        html.text(ScreensReport.severities(screen.errors, screen.warnings, screen.notes))
        html.raw("</li>\n")
      }
      html.raw("</ul>")
      if others.count > Self.lineLimit {
        html.raw("<p>And \(others.count - Self.lineLimit) more; the JSON report has all of them.</p>")
      }
      html.raw("</div></details>\n")
    }
    if audit.elsewhere > 0 {
      html.raw("<p class=\"soft\">")
      html.text("\(counted(audit.elsewhere, "finding")) not on any of these screens; see Findings.")
      html.raw("</p>\n")
    }
    close()
  }

  private mutating func screen(_ index: Int, _ left: inout Int) {
    let screen = audit.screens[index]
    html.raw("<details id=\"screen-\(index)\"><summary><h3>")
    html.text(screen.name)
    html.raw(" \(counts(screen.errors, screen.warnings, screen.notes))")
    if let transcript = screen.transcript {
      let unnamed = transcript.unnamed > 0 ? ", \(transcript.unnamed) without a name" : ""
      html.raw(" <span class=\"meta\">\(countedOrNo(transcript.stops.count, "stop"))\(unnamed)</span>")
    }
    html.raw("</h3></summary><div class=\"in\">\n<p class=\"small\">")
    html.text(screen.place.text)
    let ways = ScreensReport.entryTexts(screen.entries)
    html.text(". Reached: \(ways.prefix(6).joined(separator: "; "))\(ways.count > 6 ? "; …" : "").")
    if !screen.parts.isEmpty {
      html.raw("<span class=\"parts\">")
      html.text(
        " Contains \(screen.parts.prefix(14).joined(separator: ", "))\(screen.parts.count > 14 ? " and \(screen.parts.count - 14) more" : "")."
      )
      html.raw("</span>")
    }
    html.raw("</p>\n")
    statements(of: screen)
    rules(of: screen, index)
    heard(screen, &left)
    html.raw("</div></details>\n")
  }

  private mutating func statements(of screen: AuditScreen) {
    guard !screen.statements.isEmpty else { return }
    var counts: [StatementState: Int] = [:]
    for standing in screen.statements { counts[standing.state, default: 0] += 1 }
    // What is about other ways through the app is left out.
    let order: [StatementState] = [.fails, .undecided, .nothingFound, .byHand]
    let parts = order.compactMap { state in counts[state].map { "\($0) \(state.textBehindNumber)" } }
    if parts.isEmpty { return }
    html.raw("<p>")
    html.text("Checklist: \(parts.joined(separator: ", ")).")
    html.raw("</p>\n")
    let failing = zip(audit.statements, screen.statements).filter { $0.1.state == .fails }
    guard !failing.isEmpty else { return }
    html.raw("<ul>")
    for (statement, standing) in failing {
      html.raw("<li>\(state(standing)) ")
      html.text(statement.text)
      html.raw("</li>")
    }
    html.raw("</ul>\n")
  }

  private mutating func rules(of screen: AuditScreen, _ index: Int) {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for index in screen.findings {
      let rule = audit.findings[index].rule
      if counts[rule] == nil { order.append(rule) }
      counts[rule, default: 0] += 1
    }
    guard !order.isEmpty else { return }
    let sorted = order.sorted { counts[$0]! == counts[$1]! ? $0 < $1 : counts[$0]! > counts[$1]! }
    html.raw("<p class=\"small\">Found: ")
    html.raw(sorted.map { "<a href=\"#rule-\($0)\">\(escaped($0))</a> \(counts[$0]!)" }.joined(separator: ", "))
    html.raw(". <a class=\"all\" href=\"#findings\" data-filter=\"c=\(index)\">All on this screen</a></p>\n")
  }

  private mutating func heard(_ screen: AuditScreen, _ left: inout Int) {
    guard let transcript = screen.transcript else {
      html.raw("<p class=\"soft\">No transcript: this is a UIKit screen.</p>\n")
      return
    }
    if transcript.lines.isEmpty {
      html.raw("<p class=\"soft\">No elements could be determined here.</p>\n")
      return
    }
    guard left > 0 else {
      html.raw("<p class=\"soft\">The transcript is omitted to keep this page small: ")
      html.raw(code("curbcut speak \(screen.name)"))
      html.raw("</p>\n")
      return
    }
    let before = html.count
    html.raw("<h4 class=\"heard-title\">What VoiceOver will say</h4>\n<ol class=\"heard\">\n")
    let limit = 150
    for line in transcript.lines.prefix(limit) {
      html.raw("<li\(line.depth > 0 ? " style=\"--d:\(min(line.depth, 8))\"" : "")>")
      html.raw("<span class=\"k\">\(line.number.map(String.init) ?? "")</span>")
      switch line.kind {
      case "element":
        let isBad = line.stop?.isUnnamed == true || line.stop?.reactsToTaps == true
        html.raw(isBad ? HTMLWriter.tag("span", "class=\"x\"", line.text) : escaped(line.text))
      case "gap": html.element("span", "class=\"x\"", line.text)
      default: html.element("span", "class=\"g\"", line.text)
      }
      html.raw("</li>\n")
    }
    html.raw("</ol>\n")
    if transcript.lines.count > limit {
      html.raw("<p class=\"soft heard-more\">And \(transcript.lines.count - limit) more lines.</p>\n")
    }
    left -= html.count - before
  }
}
