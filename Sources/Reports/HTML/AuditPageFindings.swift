// The findings on the audit page, by rule, with the code and the place in it. Large projects have more of them than a page
// can hold: each rule shows some in full, more as places, and counts the rest.

import CurbcutFindings

extension Finding {
  /// Whether the source shows it; else it is an estimate.
  var isProven: Bool { confidence == .high }

  func isTold(like other: Finding) -> Bool { severity == other.severity && message == other.message }
}

extension AuditPage {
  /// Findings shown with their code and as a place only, over all rules.
  private static let fullLimit = 2000
  private static let placeLimit = 8000

  mutating func findings() {
    open(
      "findings", "Findings",
      "By rule, the most frequent errors first. The code in question is highlighted.")
    if audit.findings.isEmpty {
      html.raw("<p>No findings. That does not prove that there are no barriers.</p>\n")
      return close()
    }
    filter()
    var byRule: [String: [Int]] = [:]
    for (index, finding) in audit.findings.enumerated() { byRule[finding.rule, default: []].append(index) }
    func rank(_ rule: String) -> (Int, Int) {
      let found = byRule[rule]!
      return (Int(found.map { audit.findings[$0].severity.rawValue }.max() ?? 0), found.count)
    }
    let rules = byRule.keys.sorted { a, b in
      let (first, second) = (rank(a), rank(b))
      return first == second ? a < b : first > second
    }
    // Every rule gets its share of what fits.
    let share = Self.share(of: Self.fullLimit, among: rules.map { byRule[$0]!.count })
    let places = Self.share(of: Self.placeLimit, among: rules.map { max(0, byRule[$0]!.count - share) })
    html.raw("<div id=\"found\">\n")
    for rule in rules { group(rule, byRule[rule]!, share, places) }
    html.raw("</div>\n")
    close()
  }

  /// The largest number that each may have so that all together have no more than `total`.
  static func share(of total: Int, among counts: [Int]) -> Int {
    var left = total
    var share = 0
    for (index, count) in counts.sorted().enumerated() {
      let each = left / (counts.count - index)
      share = max(share, min(count, each))
      left -= min(count, each)
    }
    return share
  }

  private mutating func filter() {
    html.raw(
      """
      <form id="filter" class="filters" role="search" autocomplete="off" aria-label="Filter the findings" hidden>
      <div><label for="filter-q">Search</label><input id="filter-q" name="q" type="search" autocomplete="off"
      aria-describedby="filter-hint"></div>
      <div><label for="filter-s">Severity</label><select id="filter-s" name="s"><option value="">All</option>
      <option value="error">Errors</option><option value="warning">Warnings</option><option value="note">Notes</option></select></div>
      <div><label for="filter-e">Evidence</label><select id="filter-e" name="e"><option value="">All</option>
      <option value="proven">Proven</option><option value="likely">Likely</option></select></div>
      <div><label for="filter-p">People</label><select id="filter-p" name="p"><option value="">Everyone</option>

      """)
    for group in audit.groups where group.count > 0 {
      html.element("option", "value=\"\(group.people.rawValue)\"", group.people.title)
    }
    html.raw(
      "</select></div>\n<div><label for=\"filter-c\">Screen</label><select id=\"filter-c\" name=\"c\"><option value=\"\">All</option>\n"
    )
    let worst = audit.screens.indices.filter { !audit.screens[$0].findings.isEmpty }.sorted {
      audit.screens[$0].findings.count > audit.screens[$1].findings.count
    }.prefix(400).sorted()
    for index in worst {
      let screen = audit.screens[index]
      html.element("option", "value=\"\(index)\"", screen.name)
    }
    html.raw(
      """
      </select></div>
      <div><button type="reset">Show all</button></div>
      <p id="filter-hint">Search words, rule ids, files or WCAG numbers. The address of this page keeps the filter, so you can share it.</p>
      <p id="filter-status" role="status"></p>
      </form>

      """)
  }

  private mutating func group(_ rule: String, _ found: [Int], _ share: Int, _ places: Int) {
    let description = audit.rules[rule]
    let who = AffectedPeople.allCases.filter { people[rule]?.contains($0) == true }
    let (errors, warnings, notes) = found.reduce(into: (0, 0, 0)) { counts, index in
      switch audit.findings[index].severity {
      case .error: counts.0 += 1
      case .warning: counts.1 += 1
      case .note: counts.2 += 1
      }
    }
    html.raw(
      "<details id=\"rule-\(escaped(rule))\" data-p=\"\(who.map(\.rawValue).joined(separator: " "))\"><summary><h3>")
    html.element("span", "data-t", description?.title ?? rule)
    html.raw(" \(counts(errors, warnings, notes))</h3></summary><div class=\"in\">\n<p>")
    html.text(description?.affects ?? "")
    html.raw("</p>\n<p class=\"small soft\" data-t>")
    html.raw(code(rule))
    if let description {
      let criteria = description.wcag.map { "WCAG \($0)" } + description.labels.map { "label \($0)" }
      if !criteria.isEmpty { html.text(" · \(criteria.joined(separator: ", "))") }
    }
    html.raw("</p>\n<ul class=\"found\">\n")
    // The worst come first, so that what is cut off is the least.
    let sorted = found.enumerated().sorted { a, b in
      let (first, second) = (audit.findings[a.element], audit.findings[b.element])
      if first.severity != second.severity { return first.severity > second.severity }
      if first.confidence != second.confidence { return first.confidence > second.confidence }
      return a.offset < b.offset
    }.map(\.element)
    for (place, index) in sorted.prefix(share).enumerated() {
      item(index, repeats: place > 0 && audit.findings[sorted[place - 1]].isTold(like: audit.findings[index]))
    }
    for index in sorted.dropFirst(share).prefix(places) { placeItem(index) }
    html.raw("</ul>\n")
    let rest = sorted.count - share - places
    if rest > 0 { html.raw("<p class=\"soft\">And \(rest) more; the JSON report has all of them.</p>\n") }
    html.raw("</div></details>\n")
  }

  private func attributes(_ index: Int) -> String {
    let finding = audit.findings[index]
    let screens = audit.screensOfFindings[index]
    let shown = screens.isEmpty ? "" : " data-c=\"\(screens.map(String.init).joined(separator: " "))\""
    let evidence = finding.isProven ? "" : " data-e=\"likely\""
    return "data-s=\"\(finding.severity.name)\"\(evidence)\(shown)"
  }

  /// `repeats`: paper does not say again what the finding before said.
  private mutating func item(_ index: Int, repeats: Bool) {
    let finding = audit.findings[index]
    let line = tables.bytes(finding.path, finding.range)?.line
    html.raw(
      "<li \(attributes(index))\(repeats ? " class=\"same\"" : "")><p class=\"message\"><span class=\"pill \(finding.severity.name)\">\(finding.severity.name)</span> "
    )
    html.text(finding.message)
    html.raw("</p>\n<p class=\"soft help\">")
    html.text(finding.help)
    html.raw("</p>")
    if let source = tables.source(finding.path), let table = tables.table(finding.path) {
      html.raw(CodeExcerpt.markup(finding.range, in: source, table: table))
    }
    html.raw("<p class=\"small soft\">")
    html.raw(path(finding.path + (line.map { ":\($0)" } ?? "")))
    if !finding.isProven { html.text(" · likely") }
    let screens = audit.screensOfFindings[index]
    if !screens.isEmpty {
      let names = screens.prefix(4).map { audit.screens[$0].name }.joined(separator: ", ")
      html.raw("<span class=\"on\">")
      html.text(" · on \(names)\(screens.count > 4 ? " and \(screens.count - 4) more" : "")")
      html.raw("</span>")
    }
    html.raw("</p></li>\n")
  }

  private mutating func placeItem(_ index: Int) {
    let finding = audit.findings[index]
    let line = tables.bytes(finding.path, finding.range)?.line
    html.raw("<li class=\"small\" \(attributes(index))>\(finding.severity.name) · ")
    html.text(finding.path + (line.map { ":\($0)" } ?? ""))
    html.raw("</li>\n")
  }
}
