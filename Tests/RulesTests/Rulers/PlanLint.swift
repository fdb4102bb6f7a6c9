// Lints programs of the plans in memory, as `curbcut lint --profile` does a folder that holds nothing else.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews
import Testing

@testable import CurbcutLint

/// A profile with its rules, made once for all programs.
struct PlanProfile: Sendable {
  let settings: LintRun.EngineSettings
  let context: LintRun.Context

  init(_ name: String?) {
    var options = ConfigurationOptions()
    options.profile = name
    // A profile that is misspelled in the index fails the first test that asks for it.
    self.init(try! Configuration(root: "/", options: options))
  }

  /// A profile in a file.
  init(file: String) throws {
    var options = ConfigurationOptions()
    options.profile = file
    self.init(try ConfigurationLoader.load(root: "/", options: options, workingDirectory: "/"))
  }

  private init(_ configuration: Configuration) {
    settings = LintRun.EngineSettings(configuration.settings(of: ""))
    context = LintRun.Context(jobs: 1, minConfidence: configuration.minConfidence)
  }

  static let all: [String: PlanProfile] = {
    var result = ["default": PlanProfile(nil)]
    for plan in PlanCase.all { result[plan.plan] = result[plan.plan] ?? PlanProfile(plan.plan) }
    return result
  }()
}

/// What is found in a program with one profile.
struct PlanOutcome: Sendable, Equatable {
  struct Found: Sendable, Equatable, Comparable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var endLine: Int

    static func < (a: Self, b: Self) -> Bool {
      (a.file, a.line, a.rule, a.severity) < (b.file, b.line, b.rule, b.severity)
    }
  }

  /// What became of the program.
  enum Verdict: String {
    case hit, quiet
    /// Nothing of the rules, something too little or at other places; or something in a good program.
    case missed, partly, misplaced, accused
  }

  var found: [Found]

  /// How far from a line that is expected a finding may be.
  private static let window = 4

  func verdict(of unit: PlanUnit) -> Verdict {
    let own = found.filter { unit.rules.contains($0.rule) }
    if !unit.isBad { return own.isEmpty ? .quiet : .accused }
    guard !own.isEmpty else { return .missed }
    func isFound(_ place: PlanCase.Place) -> Bool {
      own.contains { found in
        found.file == place.file
          && (abs(found.line - place.line) <= Self.window || (found.line...found.endLine).contains(place.line))
      }
    }
    let misses = unit.expected.filter { !isFound($0) }
    if misses.isEmpty, unit.oneOf.isEmpty || unit.oneOf.contains(where: isFound) { return .hit }
    return (unit.expected + unit.oneOf).contains(where: isFound) ? .partly : .misplaced
  }

  /// Rules and severities without their places.
  var kinds: [String] { found.map { "\($0.severity) \($0.rule)" }.sorted() }
}

/// A program that was read, ready for any profile.
struct PlanProgram {
  private let loaded: [LintRun.Loaded]
  private let project: Project

  init(_ sources: [SourceText]) {
    loaded = sources.map { LintRun.parse($0, reportsProblems: false) }
    project = Project(
      files: loaded.compactMap(\.views), appearance: LintRun.appearance(.none, [], loaded.lazy.map(\.views)))
  }

  /// `line` gives the line in the file as it was checked in.
  func outcome(
    _ profile: PlanProfile, line: (_ file: String, _ line: Int) -> Int? = { $1 }
  ) -> PlanOutcome {
    var found: [PlanOutcome.Found] = []
    for file in loaded {
      guard let source = file.views?.tree.source else { continue }
      let table = LineTable(source)
      for finding in LintRun.judge(file, in: project, profile.settings, profile.context).findings {
        let start = table.position(of: finding.range.start).line
        let end = table.position(of: finding.range.end).line
        // What is in no file of the program is none of its findings.
        guard let first = line(finding.path, start) else { continue }
        found.append(
          PlanOutcome.Found(
            rule: finding.rule, severity: finding.severity.name, file: finding.path, line: first,
            endLine: max(first, line(finding.path, end) ?? first)))
      }
    }
    return PlanOutcome(found: found.sorted())
  }
}
