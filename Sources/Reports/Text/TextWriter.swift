// Puts a text report together: findings, what could not be read, tables, counts, and on a first screen where to go on.

import CurbcutFindings

struct TextWriter {
  private let report: Report
  private let style: TextStyle
  private var options: TextOptions
  private let counts: FindingTables
  private var text: FindingText
  /// What is worth reading first, on a first screen.
  private lazy var order = FirstScreen.order(report)

  init(_ report: Report, _ style: TextStyle, _ options: TextOptions) {
    self.report = report
    self.style = style
    self.options = options
    text = FindingText(report, style, width: options.width)
    counts = FindingTables(report.findings, text.rules)
  }

  mutating func bytes() -> [UInt8] {
    if options.extent == .firstScreen, report.findings.count <= FirstScreen.findings {
      // What fits on a screen is shown whole, in the order of the source.
      var all = FindingText(report, style, width: options.width)
      let count = report.findings.reduce(0) { $0 + all.whole($1).count + 1 }
      if count <= FirstScreen.lines - 5 { options.extent = .all }
    }
    let end = options.quiet ? [] : self.end()
    var lines = findings(room: FirstScreen.lines - end.count)
    let other = problems()
    // Lines that stand alone are told apart from what follows; whole findings end with an empty line of their own.
    if !lines.isEmpty, lines.last != "", !other.isEmpty || !end.isEmpty { lines.append("") }
    lines += other
    if !options.quiet, !report.stale.isEmpty {
      lines += ["`curbcut baseline prune` removes entries that no longer match.", ""]
    }
    if !options.quiet, !report.problems.isEmpty { lines.append("") }
    var out = ByteWriter()
    for line in lines + end { out += line + "\n" }
    return out.bytes
  }

  // MARK: Findings

  private mutating func findings(room: Int) -> [String] {
    if let grouping = options.grouping { return groups(grouping) }
    switch options.extent {
    case .all: return report.findings.flatMap { text.whole($0) + [""] }
    case .lines:
      let whole =
        report.comparison == nil ? [] : Set(report.findings.indices.filter { report.fails(report.findings[$0]) })
      var lines: [String] = []
      for index in report.findings.indices {
        if whole.contains(index) {
          lines += text.whole(report.findings[index]) + [""]
        } else {
          lines += text.head(report.findings[index])
        }
      }
      return lines
    case .firstScreen:
      if options.quiet { return report.findings.flatMap { text.head($0) } }
      var lines: [String] = []
      var shown = 0
      for index in order {
        let screens = index < report.screens.count ? report.screens[index] : []
        let next = text.whole(report.findings[index], isBrief: true, screens: screens) + [""]
        if shown > 0, lines.count + next.count + 2 > room { continue }
        lines += next
        shown += 1
      }
      if shown == 0 { return [] }
      let most = report.priorities.isEmpty ? "the worst first" : "those on the most screens first"
      return [style.paint("\(shown) of \(counted(report.findings.count, "finding")), \(most)", .faint), ""] + lines
    }
  }

  private mutating func groups(_ grouping: Grouping) -> [String] {
    var titles: [String] = []
    var members: [String: [Int]] = [:]
    for (index, finding) in report.findings.enumerated() {
      for title in self.titles(of: finding, at: index, by: grouping) {
        if members[title] == nil { titles.append(title) }
        members[title, default: []].append(index)
      }
    }
    // Files stand in the order of their paths; the others with what is met most often first.
    if grouping != .file {
      let order = titles.enumerated().sorted { a, b in
        let (first, second) = (members[a.element]!.count, members[b.element]!.count)
        return first != second ? first > second : a.offset < b.offset
      }
      titles = order.map(\.element)
    }
    var lines: [String] = []
    for title in titles {
      let indexes = members[title]!
      lines.append(style.paint(DisplayText.neutral(title), .underline) + " (\(indexes.count))")
      for index in indexes {
        let finding = report.findings[index]
        lines += (options.extent == .all ? text.whole(finding) : text.head(finding)).map { "  " + $0 }
      }
      lines.append("")
    }
    return lines
  }

  private func titles(of finding: Finding, at index: Int, by grouping: Grouping) -> [String] {
    switch grouping {
    case .file: return [style.displayPath(finding.path)]
    case .rule: return [finding.rule]
    case .cause:
      let values = FindingTables.values(of: finding) ?? FindingTables.subject(of: finding)
      return ["\(finding.rule): \(values ?? style.displayPath(finding.path))"]
    case .screen:
      guard index < report.screens.count, !report.screens[index].isEmpty else { return ["not on a screen"] }
      return report.screens[index]
    }
  }

  private mutating func problems() -> [String] {
    var lines: [String] = []
    for problem in report.problems {
      var line = WrappedText()
      line.add(text.place(problem.path, problem.range), .bold)
      line.add(": ")
      line.add("problem", .yellow)
      line.add(": " + DisplayText.neutral(problem.message))
      lines += line.lines(width: options.width, hanging: 4, style)
    }
    for entry in report.stale {
      var line = WrappedText()
      line.add("\(DisplayText.path(style.displayPath(entry.path))): the baseline has a finding that is gone: ")
      line.add("\(DisplayText.neutral(entry.rule)) in \(DisplayText.neutral(entry.declaration))")
      lines += line.lines(width: options.width, hanging: 4, style)
    }
    return lines
  }

  // MARK: The end

  /// Everything below the findings.
  private mutating func end() -> [String] {
    var lines: [String] = []
    if options.statistics { lines += ExaminedText.lines(report) }
    let wantsTables =
      switch options.extent {
      case .firstScreen, .lines: true
      case .all: options.statistics
      }
    if wantsTables, !report.findings.isEmpty {
      lines += ruleTable()
      if options.extent == .firstScreen {
        lines += fileTable()
        lines += causeTable()
      }
    }
    if let comparison = report.comparison { lines += wrapped(DisplayText.neutral(comparison) + ".") }
    lines += wrapped(TextReport.summary(report))
    if let fixable { lines += wrapped(fixable) }
    if let coverage = TextReport.coverage(report, isBrief: options.extent == .firstScreen) {
      lines += wrapped(coverage)
    }
    if let outside = TextReport.outside(report) { lines += wrapped(outside) }
    if options.extent == .firstScreen { lines += nextCommands() }
    return lines
  }

  private func wrapped(_ text: String, hanging: Int = 0) -> [String] {
    var line = WrappedText()
    line.add(text)
    return line.lines(width: options.width, hanging: hanging, style)
  }

  /// A heading, its rows, and how many more there are.
  private func table(_ heading: String, _ rows: [(left: String, right: String)]) -> [String] {
    let column = rows.map(\.left.utf8.count).max() ?? 0
    return [style.paint(heading, .faint)]
      + rows.flatMap { row in
        wrapped(TextReport.padded(row.left, column) + "  " + row.right, hanging: column + 2)
      } + [""]
  }

  private func ruleTable() -> [String] {
    let limit = options.extent == .firstScreen ? 6 : counts.rules.count
    // One more row than there is room for is no longer than the line that would say so.
    let shown = counts.rules.prefix(counts.rules.count == limit + 1 ? limit + 1 : limit)
    let heads = ["error", "warn", "note", "fix", "unsafe fix"]
    func cells(_ rule: FindingTables.Rule) -> [Int] {
      [rule.errors, rule.warnings, rule.notes, rule.fixable, rule.unsafe]
    }
    let widths = heads.indices.map { index in
      max(heads[index].utf8.count, shown.map { String(cells($0)[index]).utf8.count }.max() ?? 0)
    }
    func row(_ cells: [String]) -> String {
      zip(cells, widths).map { TextReport.padded($0, $1) }.joined(separator: " ")
    }
    var rows: [(String, String)] = shown.map { rule in
      let known = text.rules[rule.id]
      // A screen says of its findings who is affected; lines say it here.
      let affects = options.extent == .firstScreen ? known.map { " (\($0.category))" } : known.map { ": \($0.affects)" }
      return (row(cells(rule).map { $0 == 0 ? "-" : String($0) }), rule.id + (affects ?? ""))
    }
    let rest = counts.rules.dropFirst(shown.count)
    if !rest.isEmpty {
      let number = rest.reduce(0) { $0 + $1.total }
      let errors = rest.reduce(0) { $0 + $1.errors }
      rows.append(
        (
          "",
          "and \(counted(number, "finding")) of \(counted(rest.count, "more rule", "more rules"))"
            + (errors > 0 ? ", \(counted(errors, "error")) among them" : "")
        ))
    }
    return table(row(heads) + "  rule" + (options.extent == .firstScreen ? "" : ": who is affected"), rows)
  }

  /// One paragraph, since paths are long and a screen is short.
  private func fileTable() -> [String] {
    guard counts.files.count > 3 else { return [] }
    let files = counts.files.prefix(5).map { "\(DisplayText.path(style.displayPath($0.path))) (\($0.count))" }
    return wrapped("Most findings: " + files.joined(separator: ", "), hanging: 2) + [""]
  }

  private mutating func causeTable() -> [String] {
    let causes = counts.causes.prefix(3)
    guard let first = causes.first, first.places < report.findings.count || causes.count > 1 else { return [] }
    return table(
      "One cause, many places",
      causes.map { cause in
        let detail = cause.values ?? text.place(cause.finding.path, cause.finding.range)
        return ("  \(cause.places)", "\(cause.finding.rule): \(DisplayText.neutral(detail))")
      })
  }

  private var fixable: String? {
    switch (counts.safe, counts.unsafe) {
    case (0, 0): nil
    case (let safe, 0): "\(safe) fixable with --fix."
    case (0, let unsafe): "\(unsafe) fixable with --unsafe-fixes; review them before you commit."
    case (let safe, let unsafe): "\(safe) fixable with --fix, \(unsafe) more with --unsafe-fixes."
    }
  }

  /// Three commands at most that lead on from here.
  private mutating func nextCommands() -> [String] {
    guard let first = order.first else { return [] }
    var rows: [(left: String, right: String)] = [("\(options.command) --all", "all findings in full")]
    if counts.safe > 0 {
      rows.append(("\(options.command) --fix --diff", "preview the safe fixes"))
    } else if counts.unsafe > 0 {
      rows.append(("\(options.command) --unsafe-fixes --diff", "preview the fixes"))
    }
    if report.known == nil, report.comparison == nil, report.failing > FirstScreen.findings {
      rows.append(("curbcut baseline create", "accept these findings, so that only new ones fail"))
    }
    rows.append(("curbcut explain \(report.findings[first].rule)", "why it matters and how to fix it"))
    let shown = rows.prefix(3)
    let column = shown.map(\.left.utf8.count).max() ?? 0
    return [style.paint("Next", .faint)]
      + shown.flatMap { row in
        let gap = String(repeating: " ", count: column - row.left.utf8.count)
        return wrapped("  \(row.left)\(gap)  \(row.right)", hanging: 6)
      }
  }
}
