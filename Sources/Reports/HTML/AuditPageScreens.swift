// The screens on the audit page: a map, a table, and for each what is wrong and what is heard.

import CurbcutFindings
import CurbcutSourceText

extension AuditPage {
  /// Screens that are drawn, and the bytes that transcripts may take in all.
  private static let mapLimit = 48
  /// Screens that are told in full, and those that get a line.
  private static let fullLimit = 300
  private static let lineLimit = 1500
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
    map()
    let worst = audit.screens.indices.sorted { a, b in
      let (first, second) = (audit.screens[a], audit.screens[b])
      if first.errors != second.errors { return first.errors > second.errors }
      if first.warnings != second.warnings { return first.warnings > second.warnings }
      return a < b
    }
    var left = Self.transcriptBudget
    for index in worst.prefix(Self.fullLimit) { screen(index, &left) }
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
      html.raw(" <span class=\"meta\">\(counted(transcript.stops.count, "stop"))\(unnamed)</span>")
    }
    html.raw("</h3></summary><div class=\"in\">\n<p class=\"small\">")
    html.text(screen.place.text)
    let ways = ScreensReport.entryTexts(screen.entries)
    html.text(". Reached: \(ways.prefix(6).joined(separator: "; "))\(ways.count > 6 ? "; …" : "").")
    if !screen.parts.isEmpty {
      html.text(
        " Contains \(screen.parts.prefix(14).joined(separator: ", "))\(screen.parts.count > 14 ? " and \(screen.parts.count - 14) more" : "")."
      )
    }
    html.raw("</p>\n")
    statements(of: screen)
    rules(of: screen)
    heard(screen, &left)
    html.raw("</div></details>\n")
  }

  private mutating func statements(of screen: AuditScreen) {
    guard !screen.statements.isEmpty else { return }
    var counts: [StatementState: Int] = [:]
    for standing in screen.statements { counts[standing.state, default: 0] += 1 }
    // What is about other ways through the app is left out.
    let order: [StatementState] = [.fails, .undecided, .nothingFound, .byHand]
    let parts = order.compactMap { state in counts[state].map { "\($0) \(state == .fails ? "failed" : state.text)" } }
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

  private mutating func rules(of screen: AuditScreen) {
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
    html.raw("</p>\n")
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
    html.raw("<h4>What VoiceOver will say</h4>\n<ol class=\"heard\">\n")
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
      html.raw("<p class=\"soft\">And \(transcript.lines.count - limit) more lines.</p>\n")
    }
    left -= html.count - before
  }

  // MARK: The map

  private mutating func map() {
    let layout = MapLayout(audit, limit: Self.mapLimit)
    guard layout.nodes.count > 1 else { return }
    html.raw("<figure><div class=\"scroll map\" tabindex=\"0\" role=\"region\" aria-label=\"Map of the screens\">")
    html.raw(layout.svg(audit))
    html.raw("</div><figcaption>")
    html.text(
      "From left to right: the screens people start on, then those they reach from there. Numbers are errors, warnings and notes."
    )
    if audit.screens.count > layout.nodes.count {
      html.text(" The \(layout.nodes.count) screens with the most findings of \(audit.screens.count) are drawn.")
    }
    html.text(" The list below has the same information as text.")
    html.raw("</figcaption></figure>\n")
  }
}

/// Where screens stand on the map: in columns by how many steps they are away.
private struct MapLayout {
  struct Node {
    var screen: Int
    var column: Int
    var row: Int
  }

  private(set) var nodes: [Node] = []
  private var edges: [(from: Int, to: Int)] = []
  private static let width = 204
  private static let height = 46
  private static let gapX = 62
  private static let gapY = 14

  init(_ audit: Audit, limit: Int) {
    let chosen = audit.screens.indices.sorted { a, b in
      let (first, second) = (audit.screens[a].findings.count, audit.screens[b].findings.count)
      return first == second ? a < b : first > second
    }.prefix(limit).sorted()
    var byName: [String: Int] = [:]
    for (position, index) in chosen.enumerated() where byName[audit.screens[index].name] == nil {
      byName[audit.screens[index].name] = position
    }
    // A component opens for every screen it is a part of.
    var holders: [String: [Int]] = [:]
    for (position, index) in chosen.enumerated() {
      for part in audit.screens[index].parts { holders[part, default: []].append(position) }
    }
    var links = Set<[Int]>()
    for (position, index) in chosen.enumerated() {
      for entry in audit.screens[index].entries {
        guard let from = entry.from else { continue }
        let sources = byName[from].map { [$0] } ?? Array((holders[from] ?? []).prefix(3))
        for source in sources where source != position { links.insert([source, position]) }
      }
    }
    edges = links.map { ($0[0], $0[1]) }.sorted { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
    // Breadth first from what nothing leads to, scenes and tabs before others.
    var columns = [Int](repeating: -1, count: chosen.count)
    var queue: [Int] = []
    func begin(_ position: Int) {
      columns[position] = 0
      queue.append(position)
    }
    for (position, index) in chosen.enumerated() {
      if audit.screens[index].entries.contains(where: { $0.kind == "scene" }) { begin(position) }
    }
    for position in chosen.indices where columns[position] < 0 && !edges.contains(where: { $0.to == position }) {
      begin(position)
    }
    if queue.isEmpty, !chosen.isEmpty { begin(0) }
    var next = 0
    while next < queue.count || columns.contains(-1) {
      if next == queue.count, let lost = columns.firstIndex(of: -1) { begin(lost) }
      let position = queue[next]
      next += 1
      for edge in edges where edge.from == position && columns[edge.to] < 0 {
        columns[edge.to] = columns[position] + 1
        queue.append(edge.to)
      }
    }
    var rows: [Int: Int] = [:]
    for position in queue {
      nodes.append(Node(screen: chosen[position], column: columns[position], row: rows[columns[position], default: 0]))
      rows[columns[position], default: 0] += 1
    }
    // Edges speak of positions among the chosen; nodes are in the order of the queue.
    var place = [Int](repeating: 0, count: chosen.count)
    for (index, position) in queue.enumerated() { place[position] = index }
    edges = edges.map { (place[$0.from], place[$0.to]) }
  }

  private func point(_ node: Node) -> (x: Int, y: Int) {
    (8 + node.column * (Self.width + Self.gapX), 8 + node.row * (Self.height + Self.gapY))
  }

  func svg(_ audit: Audit) -> String {
    let right = nodes.map { point($0).x + Self.width }.max() ?? 0
    let bottom = nodes.map { point($0).y + Self.height }.max() ?? 0
    var svg = "<svg viewBox=\"0 0 \(right + 8) \(bottom + 8)\" width=\"\(right + 8)\" height=\"\(bottom + 8)\" "
    svg +=
      "style=\"max-width:none\" role=\"img\" aria-label=\"\(nodes.count) screens and how they lead to each other\">"
    for edge in edges {
      let from = point(nodes[edge.from])
      let to = point(nodes[edge.to])
      let (x1, y1) = (from.x + Self.width, from.y + Self.height / 2)
      let (x2, y2) = (to.x, to.y + Self.height / 2)
      let bend = max(24, abs(x2 - x1) / 2)
      svg += "<path d=\"M\(x1) \(y1)C\(x1 + bend) \(y1) \(x2 - bend) \(y2) \(x2) \(y2)\" fill=\"none\" "
      svg += "stroke=\"var(--strong)\" stroke-width=\"1.5\"/>"
    }
    for node in nodes {
      let screen = audit.screens[node.screen]
      let (x, y) = point(node)
      let colour = screen.errors > 0 ? "error" : screen.warnings > 0 ? "warning" : "strong"
      svg +=
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(Self.width)\" height=\"\(Self.height)\" rx=\"8\" fill=\"var(--card)\" "
      svg += "stroke=\"var(--\(colour))\" stroke-width=\"\(screen.errors > 0 ? 3 : 1.5)\"/>"
      let name = screen.name.count > 21 ? screen.name.prefix(20) + "…" : screen.name[...]
      svg += "<text x=\"\(x + 12)\" y=\"\(y + 19)\">\(HTMLWriter.escaped(String(name)))</text>"
      svg +=
        "<text class=\"muted\" x=\"\(x + 12)\" y=\"\(y + 37)\">\(screen.errors) · \(screen.warnings) · \(screen.notes)</text>"
    }
    return svg + "</svg>"
  }
}
