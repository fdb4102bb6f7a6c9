// One finding as a person reads it: where, what, who is affected, what decided it, what to do.

import CurbcutFindings
import CurbcutSourceText

/// Writes findings, whole or in one line.
struct FindingText {
  let style: TextStyle
  /// Columns; nil where lines are not broken.
  let width: Int?
  let rules: [String: RuleDescription]
  var tables: LineTables
  /// Rules that have said who is affected: once each, a hundred times it is noise.
  private var told: Set<String> = []

  init(_ report: Report, _ style: TextStyle, width: Int?) {
    self.style = style
    self.width = width
    rules = report.descriptions()
    tables = LineTables(report.sources)
  }

  /// `path:line:column: severity: message [rule] [fix]`.
  mutating func head(_ finding: Finding) -> [String] {
    var text = WrappedText()
    text.addWhole(place(finding.path, finding.range), .bold)
    text.add(": ")
    text.add(finding.severity.name, TextStyle.Paint(finding.severity))
    text.add(": ")
    text.add(DisplayText.neutral(finding.message), .bold)
    text.add(" [\(finding.rule)]")
    if let mark = Self.mark(finding) { text.add(" " + mark) }
    return text.lines(width: width, hanging: 4, style)
  }

  /// All that is known of it; on a first screen, which is `brief`, what tells whether to go there now. `screens` are those
  /// on which it is met.
  mutating func whole(_ finding: Finding, isBrief: Bool = false, screens: [String] = []) -> [String] {
    var lines = head(finding)
    var gutter = " "
    if let source = tables.source(finding.path), let table = tables.table(finding.path) {
      let room = width.map { min(200, $0 - 12) } ?? 200
      let frame = CodeFrame(finding.range, in: source, table: table, longest: room)
      let number = String(frame.line)
      gutter = String(repeating: " ", count: number.utf8.count)
      if width == nil { lines.append(style.paint(" \(gutter) |", .faint)) }
      lines.append(style.paint(" \(number) |", .faint) + (frame.text.isEmpty ? "" : " " + frame.text))
      if !isBrief {
        // A range that ends behind what is shown is marked as far as there is room.
        let most = width.map { max(1, $0 - gutter.utf8.count - 4 - frame.indent) } ?? frame.carets
        let marks = String(repeating: "^", count: min(frame.carets, most))
        let carets = style.paint(marks, TextStyle.Paint(finding.severity))
        lines.append(
          style.paint(" \(gutter) |", .faint) + String(repeating: " ", count: frame.indent + 1) + carets)
      }
    }
    func detail(_ name: String, _ text: String) {
      var wrapped = WrappedText()
      wrapped.add(" \(gutter) =", .faint)
      wrapped.add(" ")
      wrapped.add(name, .bold)
      wrapped.add(": \(DisplayText.neutral(text))")
      lines += wrapped.lines(width: width, hanging: gutter.utf8.count + 4, style)
    }
    if told.insert(finding.rule).inserted, let affects = rules[finding.rule]?.affects, !affects.isEmpty {
      detail("affects", affects)
    }
    if isBrief {
      // The message has the values, and the line above the code.
    } else if let name = finding.name {
      detail("name", Self.derivation(name))
    } else if let proof = proof(finding) {
      detail("proof", proof)
    }
    if let regression = finding.regression { detail("change", regression) }
    if !finding.help.isEmpty { detail("help", finding.help) }
    let sites = finding.callSites
    if isBrief {
      var met: [String] = []
      if screens.count > 1 { met.append("on \(screens.count) screens") }
      if !sites.isEmpty { met.append("at \(counted(sites.count, "call site"))") }
      if !met.isEmpty { detail("used", met.joined(separator: ", ")) }
      return lines
    }
    if !sites.isEmpty {
      let shown = sites.prefix(3).map { self.place($0.path, $0.range) }
      let more = sites.count > shown.count ? " and \(sites.count - shown.count) more" : ""
      detail("used", "at \(counted(sites.count, "call site")): \(shown.joined(separator: ", "))\(more)")
    }
    // A style that an app repeats has as many places.
    for related in finding.placesBeside {
      detail("see", "\(self.place(related.path, related.range)): \(related.message)")
    }
    return lines
  }

  /// What decided an error that is certain, where no name did: the line that sets the value, if that is another than the
  /// one that is shown. The values themselves are in the message.
  private mutating func proof(_ finding: Finding) -> String? {
    guard finding.severity == .error, finding.confidence == .high else { return nil }
    // `(Theme.swift:9)`, as messages name the place of a value.
    let places = finding.message.matches(of: /([^\s(]+\.swift):(\d+)/)
    guard let last = places.last, let number = Int(last.2), number > 0 else { return nil }
    let name = String(last.1)
    let paths = tables.paths(named: name)
    guard paths.count == 1, let source = tables.source(paths[0]), let table = tables.table(paths[0]),
      number <= table.lineCount
    else { return nil }
    if paths[0] == finding.path, table.position(of: finding.range.start).line == number { return nil }
    let code = source.string(table.lineRange(number)).drop(while: \.isWhitespace)
    return code.isEmpty ? nil : "\(name):\(number): \(code.count > 80 ? code.prefix(79) + "…" : code)"
  }

  /// `path:line:column`, or the path alone when nothing more is known.
  mutating func place(_ path: String, _ range: ByteRange?) -> String {
    tables.place(path, range, style)
  }

  /// Which option fixes it; nil where none does.
  static func mark(_ finding: Finding) -> String? {
    switch finding.fixes.map(\.safety).max() {
    case .safe?: "[fix]"
    case .unsafe?: "[unsafe fix]"
    case .suggestion?, nil: nil
    }
  }

  /// How a name came about, on one line: what it is, and the steps to it.
  static func derivation(_ name: NameDerivation) -> String {
    var result = name.words
    if !name.steps.isEmpty {
      result +=
        " ← "
        + name.steps.map { step in
          // What is said already need not be said twice: `symbol “trash” ← Image(systemName:)`.
          step.isName ? step.source : "\(step.source): \(step.result)"
        }.joined(separator: "; ")
    }
    return result
  }
}
