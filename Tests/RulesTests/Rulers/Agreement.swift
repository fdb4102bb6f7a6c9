// What `speak`, `why`, `contrast` and `lint` say of the same views, side by side.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

@testable import CurbcutLint
@testable import CurbcutRules

/// Some files that are one project, asked by each of the commands.
struct Agreement {
  /// Two answers that are not the same, by the place and what was asked.
  struct Difference: Sendable {
    var title: String
    var answers: String
  }

  /// Answers that were known.
  struct Known: Sendable {
    var spokenNames = 0
    var names = 0
    var sizes = 0
    var fonts = 0
    var colors = 0
    /// Findings that name a size or a ratio.
    var found = 0

    static func + (a: Known, b: Known) -> Known {
      Known(
        spokenNames: a.spokenNames + b.spokenNames, names: a.names + b.names, sizes: a.sizes + b.sizes,
        fonts: a.fonts + b.fonts, colors: a.colors + b.colors, found: a.found + b.found)
    }
  }

  private(set) var differences: [Difference] = []
  private(set) var known = Known()

  private let name: String
  private let files: [FileViews]
  private let project: Project

  /// Rules whose findings say what something is called, how large it is or what colors it has.
  private static let rules: Set<String> = [
    "icon-button-missing-label", "image-missing-label", "touch-target-too-small", "text-contrast", "non-text-contrast",
    "fixed-font-size", "font-below-minimum",
  ]
  /// Without rules `why` says what it knows, at once.
  private static let knowledge = RuleEngine(rules: [])
  private static let lint = RuleEngine(rules: AllRules.all.filter { rules.contains($0.id) })

  init(_ name: String, _ sources: [SourceText]) {
    self.name = name
    files = sources.map { FileViews(tree: Parser.parse($0)) }
    project = Project(files: files, appearance: LintRun.appearance(.none, [], files))
    let stops = self.stops
    for file in files { compare(file, stops) }
  }

  private struct Place: Hashable {
    var path: String
    var range: ByteRange
  }

  /// What is heard at each view, through whatever bodies it is reached.
  private var stops: [Place: [SpokenElement]] {
    let reader = TranscriptReader(project: project)
    var stops: [Place: [SpokenElement]] = [:]
    for file in files {
      for body in file.bodies.indices.map(Int32.init) where SpeakRun.isView(body, in: file) {
        for element in reader.transcript(ofBody: body, in: file)?.elements ?? [] {
          let place = Place(path: element.place.path, range: element.place.range)
          if stops[place]?.contains(element) != true { stops[place, default: []].append(element) }
        }
      }
    }
    return stops
  }

  private mutating func compare(_ file: FileViews, _ stops: [Place: [SpokenElement]]) {
    let table = LineTable(file.tree.source)
    let used = UsedColours.all(in: file, project, limits: RuleSettings().limits).known
    var pairs: [ByteRange: [UsedColours]] = [:]
    for pair in used { pairs[pair.range, default: []].append(pair) }
    var found: [ByteRange: [Finding]] = [:]
    let report = Self.lint.check(file, in: project)
    for finding in report.findings { found[finding.range, default: []].append(finding) }
    var explained: Set<ByteRange> = []
    for view in file.views where view.kind == .use || view.kind == .reference {
      let range = file.tree.tokens.range(view.nameToken)
      let position = table.position(of: range.start)
      guard explained.insert(range).inserted,
        let why = Self.knowledge.explain(
          range.start, isExact: true, line: table.lineRange(position.line), in: file, project), why.range == range
      else { continue }
      func differ(_ subject: String, _ answers: String...) {
        differences.append(
          Difference(
            title: "\(name) | \(file.path):\(position.line):\(position.column) \(why.view) | \(subject)",
            answers: answers.joined(separator: "; ")))
      }
      if why.role != "container", why.role != "component", why.name.kind != "unknown" { known.names += 1 }
      if let size = why.hitArea.first, !size.hasPrefix("unknown") { known.sizes += 1 }
      if let font = why.font, font.result != "unknown" { known.fonts += 1 }
      if let colors = why.colours.first, !colors.hasPrefix("unknown") { known.colors += 1 }

      // Names: what is heard, and what rules see.
      let heard = stops[Place(path: file.path, range: range)] ?? []
      let spoken = heard.compactMap(Self.words)
      if !spoken.isEmpty { known.spokenNames += 1 }
      // A component that its uses label is called by these wherever it is heard.
      let isNamedByUse = why.around.contains { $0.hasPrefix("labeled wherever") }
      if !isNamedByUse, why.name.kind == "text", let value = why.name.value.map(Self.plain), !value.isEmpty {
        if !spoken.isEmpty, !spoken.contains(value) { differ("name", "speak: \(spoken)", "why: \(value)") }
        if !heard.isEmpty, heard.allSatisfy(\.isUnnamed) {
          differ("name", "speak: \(heard.map(\.nameText))", "why: \(value)")
        }
      }
      if ["none", "symbol", "file"].contains(why.name.kind), heard.contains(where: \.isInteractive), spoken.count == 1 {
        differ("name", "speak: \(spoken)", "why: \(why.name.kind)")
      }

      // Colors: the pairs of the app, and those of the view.
      let ratios = (pairs[range] ?? []).flatMap { $0.judgement.entries.map { printedRatio($0.ratio) } }
      let lines = why.colours.dropFirst()
      if (ratios.isEmpty) != lines.isEmpty
        || ratios.contains(where: { ratio in !lines.contains { $0.contains(ratio) } })
      {
        differ("colors", "contrast: \(ratios)", "why: \(why.colours)")
      }
    }
    compare(report.findings, in: file, table)
  }

  /// Each finding is one that `why` gives of a view, with the size, the ratio and the name that it knows of it.
  private mutating func compare(_ findings: [Finding], in file: FileViews, _ table: LineTable) {
    guard !findings.isEmpty else { return }
    var open = findings
    // A finding is in the chain of its view, mostly of the innermost.
    let views = file.views.filter { view in
      let chain = file.tree.range(view.chain)
      return [.use, .reference, .base].contains(view.kind) && findings.contains { chain.contains($0.range.start) }
    }
    for view in views.sorted(by: { file.tree.range($0.chain).count < file.tree.range($1.chain).count }) {
      let chain = file.tree.range(view.chain)
      guard open.contains(where: { chain.contains($0.range.start) }) else { continue }
      let start = file.tree.tokens.range(view.nameToken).start
      let line = table.lineRange(table.position(of: start).line)
      guard let why = Self.lint.explain(start, isExact: true, line: line, in: file, project) else { continue }
      let said = why.verdicts.flatMap(\.findings)
      for finding in open where said.contains(where: { Self.isSame($0, finding) }) {
        if let size = Self.size(in: finding) {
          known.found += 1
          if why.hitArea.first.flatMap(Self.size) != size {
            differ(finding, "size", "lint: \(size)", "why: \(why.hitArea.first ?? "")", table)
          }
        }
        if let ratio = Self.ratio(in: finding), !why.colours.isEmpty {
          known.found += 1
          if !why.colours.contains(where: { $0.contains(ratio) }) {
            differ(finding, "colors", "lint: \(ratio)", "why: \(why.colours)", table)
          }
        }
        if let name = finding.name, name.kind != why.name.kind || name.value != why.name.value {
          differ(
            finding, "name", "lint: \(name.kind) \(name.value ?? "")", "why: \(why.name.kind) \(why.name.value ?? "")",
            table)
        }
      }
      open.removeAll { finding in said.contains { Self.isSame($0, finding) } }
    }
    for finding in open { differ(finding, "finding", "lint: \(finding.message)", "why: of no view", table) }
  }

  private mutating func differ(
    _ finding: Finding, _ subject: String, _ lint: String, _ why: String, _ table: LineTable
  ) {
    let position = table.position(of: finding.range.start)
    differences.append(
      Difference(
        title: "\(name) | \(finding.path):\(position.line):\(position.column) \(finding.rule) | \(subject)",
        answers: "\(lint); \(why)"))
  }

  // MARK: Reading answers

  private static func isSame(_ a: Finding, _ b: Finding) -> Bool {
    a.rule == b.rule && a.range == b.range && a.message == b.message && a.severity == b.severity
  }

  /// The words of a name that is written out.
  private static func words(_ element: SpokenElement) -> String? {
    guard case .words(let words) = element.name, let text = words.literal, !words.isBlank else { return nil }
    return plain(text)
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func size(in finding: Finding) -> String? {
    finding.rule == "touch-target-too-small" ? size(in: finding.message) : nil
  }

  /// `28 × 32` or `32 points high`, in whole points, at the end of a message or in what `why` says.
  private static func size(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    // One side alone stands behind all others.
    for (number, side) in words.enumerated().reversed() where side.hasPrefix("high") || side.hasPrefix("wide") {
      guard number >= 2, words[number - 1] == "points", let points = Double(words[number - 2]) else { break }
      return "\(Int(saturating: points.rounded())) \(side.prefix(4))"
    }
    guard let sign = words.lastIndex(of: "×"), sign > 0, sign + 1 < words.count else { return nil }
    let sides = [words[sign - 1], words[sign + 1]].map { side in
      Double(side.filter { $0 != "," }).map { String(Int(saturating: $0.rounded())) } ?? "?"
    }
    return sides.joined(separator: " × ")
  }

  /// `2.3:1` in a message: the first is the one that there is.
  private static func ratio(in finding: Finding) -> String? {
    guard finding.rule == "text-contrast" else { return nil }
    return finding.message.split(whereSeparator: { $0 == " " || $0 == "," }).first { $0.hasSuffix(":1") }.map(
      String.init)
  }
}
