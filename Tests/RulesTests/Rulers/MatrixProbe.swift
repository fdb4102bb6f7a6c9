// Which values of its bad examples a rule reads, and whether it finds the same when they arrive in other forms.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

/// One rule, asked about programs.
struct MatrixRule: Sendable {
  let id: String
  private let engine: RuleEngine

  init(_ rule: Rule) {
    id = rule.id
    engine = RuleEngine(rules: [rule])
  }

  /// A finding with all lines that it names.
  struct Found {
    var path: String
    var offset: Int
    var severity: Severity
    var isShown: Bool
    var lines: [String: Set<Int>]
  }

  func found(in sources: [SourceText]) -> [Found] {
    let code = sources.filter { !InterfaceFile.isInterface($0.path) }
    let files = code.map { FileViews(tree: Parser.parse($0)) }
    let interfaces = sources.filter { InterfaceFile.isInterface($0.path) }.compactMap { try? InterfaceFile($0) }
    let project = Project(files: files, outlets: OutletIndex(interfaces))
    var result: [Found] = []
    var tables: [String: LineTable] = [:]
    for source in sources { tables[source.path] = LineTable(source) }
    for file in files {
      for finding in engine.check(file, in: project).findings where finding.rule == id {
        var lines: [String: Set<Int>] = [:]
        for (path, range) in [(finding.path, finding.range)] + finding.places.map({ ($0.path, $0.range) }) {
          guard let table = tables[path] else { continue }
          lines[path, default: []].insert(table.position(of: range.start).line)
        }
        result.append(
          Found(
            path: finding.path, offset: Int(finding.range.start), severity: finding.severity,
            isShown: finding.confidence >= .medium, lines: lines))
      }
    }
    return result
  }

  /// What is found at one of the places.
  func found(in sources: [SourceText], at lines: [String: Set<Int>]) -> [Found] {
    found(in: sources).filter { found in
      found.lines.contains { path, own in lines[path].map { !$0.isDisjoint(with: own) } == true }
    }
  }
}

/// A value that a rule reads: without it the finding is gone.
struct MatrixProbe {
  var rule: MatrixRule
  var program: MatrixProgram
  var value: MatrixValue
  /// What is found while the value is written in its place.
  var place: Int
  var severity: Severity
  var isShown: Bool

  enum Outcome: Equatable {
    case passes, fails
    case notApplicable(MatrixReason)

    var letter: String {
      switch self {
      case .passes: "✓"
      case .fails: "✗"
      case .notApplicable(let reason): reason.letter
      }
    }
  }

  /// The outcome with the first value that the form fits.
  static func outcome(_ form: MatrixForm, _ probes: [MatrixProbe]) -> (outcome: Outcome, sources: [SourceText]) {
    let outcomes = probes.lazy.map { $0.outcome(form) }
    let applied = outcomes.first { outcome in
      if case .notApplicable = outcome.outcome { return false }
      return true
    }
    return applied ?? probes[0].outcome(form)
  }

  func outcome(_ form: MatrixForm) -> (outcome: Outcome, sources: [SourceText]) {
    let rewriting: MatrixRewriting
    do {
      rewriting = try MatrixWriter(program: program, value: value).rewriting(form)
    } catch {
      return (.notApplicable(error), [])
    }
    let (sources, lines) = rewriting.sources(of: program, place: place)
    let isFound = rule.found(in: sources, at: lines).contains { $0.severity == severity && ($0.isShown || !isShown) }
    return (isFound ? .passes : .fails, sources)
  }

  /// What rows of the table are for: a kind of value, in views or in objects of UIKit.
  struct Subject: Hashable, Comparable {
    var kind: MatrixValue.Kind
    var isObject: Bool

    var title: String { kind.rawValue + (isObject ? " (UIKit)" : "") }

    init(_ value: MatrixValue) {
      kind = value.kind
      isObject = value.owner.role == .object
    }

    static func < (a: Self, b: Self) -> Bool {
      a.kind == b.kind ? !a.isObject && b.isObject : a.kind < b.kind
    }
  }

  /// How many values of a subject are kept: a form is applied to the first that it fits.
  private static let enough = 4

  /// The first values of each subject that the rule reads in its examples, one of a subject in each program.
  static func all(of rule: Rule, _ examples: [Example]) -> [Subject: [MatrixProbe]] {
    let rule = MatrixRule(rule)
    var probes: [Subject: [MatrixProbe]] = [:]
    for example in examples where example.rule == rule.id && example.kind == .bad {
      guard let sources = MatrixProgram.sources(of: example) else { continue }
      let found = rule.found(in: sources)
      for source in sources {
        let own = found.filter { $0.path == source.path }
        if own.isEmpty { continue }
        let others = sources.filter { $0.path != source.path }.map {
          ($0.path, String(decoding: $0[ByteRange(0, UInt32($0.count))], as: UTF8.self))
        }
        let program = MatrixProgram(source, others: others)
        if program.knows("datum") || program.knows("Datum") { continue }
        let values = MatrixValues(program).all.filter { probes[Subject($0), default: []].count < enough }
        for probe in read(rule, program, values, own) { probes[Subject(probe.value), default: []].append(probe) }
      }
    }
    return probes
  }

  /// How many values of a kind are tried for a finding, the nearest first.
  private static let tries = 3

  private static func read(
    _ rule: MatrixRule, _ program: MatrixProgram, _ values: [MatrixValue], _ found: [MatrixRule.Found]
  ) -> [MatrixProbe] {
    var result: [MatrixProbe] = []
    for subject in Set(values.map(Subject.init)).sorted() {
      let own = values.filter { Subject($0) == subject }
      search: for found in found {
        func distance(_ value: MatrixValue) -> Int { abs(value.start(in: program) - found.offset) }
        for value in own.sorted(by: { distance($0) < distance($1) }).prefix(tries) {
          let unknown = MatrixRewriting(
            edits: MatrixWriter(program: program, value: value).use("elsewhere.datum"))
          let (sources, lines) = unknown.sources(of: program, place: found.offset)
          guard rule.found(in: sources, at: lines).isEmpty else { continue }
          result.append(
            MatrixProbe(
              rule: rule, program: program, value: value, place: found.offset, severity: found.severity,
              isShown: found.isShown))
          break search
        }
      }
    }
    return result
  }
}
