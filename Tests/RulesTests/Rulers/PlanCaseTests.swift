// The cases of the plans: what is missed is known by name and may only become less, nothing right is accused, and copies
// of a program give what it gives.

import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

@Suite struct PlanCaseTests {
  struct Result: Sendable {
    var unit: PlanUnit
    var profile: String
    var outcome: PlanOutcome
    /// The copies that give something else, with what they give.
    var differing: [(copy: PlanCopy, outcome: PlanOutcome)] = []

    var title: String { "\(unit.title) \(profile)" }
  }

  /// Everything at once: what was read serves both profiles.
  static let results: [Result] = {
    let units = PlanCase.units
    let profiles = PlanProfile.all
    return Parallel.map(units.count, jobs: nil) { results(of: units[$0], profiles) }.flatMap(\.self)
  }()

  private static func results(of unit: PlanUnit, _ profiles: [String: PlanProfile]) -> [Result] {
    let names = ["default", unit.plan]
    let program = PlanProgram(unit.sources)
    var results = names.compactMap { name in
      profiles[name].map { Result(unit: unit, profile: name, outcome: program.outcome($0)) }
    }
    for copy in PlanCopy.allCases {
      guard let copied = copy.applied(to: unit.sources) else { continue }
      let program = PlanProgram(copied.sources)
      for index in results.indices {
        guard let profile = profiles[results[index].profile] else { continue }
        let outcome = program.outcome(profile) { file, line in
          if file == PlanCopy.other { return nil }
          guard let lines = copied.lines[file] else { return line }
          return lines.indices.contains(line - 1) ? lines[line - 1] : line
        }
        let before = results[index].outcome
        if outcome.verdict(of: unit) != before.verdict(of: unit) || outcome.kinds != before.kinds {
          results[index].differing.append((copy, outcome))
        }
      }
    }
    return results
  }

  /// The names of the plans' profiles are aliases of files beside the samples.
  @Test func aProfileInAFileFindsWhatItsAliasDoes() throws {
    let samples = RulePageFile.root.appendingPathComponent("samples")
    for plan in Set(PlanCase.units.map(\.plan)).sorted() {
      let folders = try FileManager.default.contentsOfDirectory(atPath: samples.path)
      let paths = folders.map { "\(samples.path)/\($0)/\(plan).json" }
      let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0) }, "there is no \(plan).json")
      let profile = try PlanProfile(file: path)
      for result in Self.results where result.unit.plan == plan && result.profile == plan {
        #expect(PlanProgram(result.unit.sources).outcome(profile) == result.outcome, "\(result.title)")
      }
    }
  }

  @Test func theSuiteIsWhole() {
    #expect(PlanCase.units.count == 331)
    #expect(PlanCase.units.filter(\.isBad).count == 234)
    #expect(Self.results.count == 2 * PlanCase.units.count)
    #expect(Set(PlanCase.units.map(\.title)).count == PlanCase.units.count)
    let known = Set(PlanCase.units.flatMap { unit in unit.sources.map { "\(unit.id)/\($0.path)" } })
    #expect(Set(PlanCase.texts.keys) == known)
  }

  @Test func noMoreIsMissed() {
    let bad = Self.results.filter(\.unit.isBad)
    func hits(_ isPlan: Bool) -> Int {
      bad.filter { ($0.profile != "default") == isPlan && $0.outcome.verdict(of: $0.unit) == .hit }.count
    }
    let list = CheckedList(
      name: "plan-cases-missed.txt",
      heading: [
        "Bad programs of Tests/PlanCases in which what the plan demands is not found where it has to be: case, program,",
        "profile. An entry that is found goes out; nothing may come in.",
        "Found: \(hits(false)) of \(bad.count / 2) with the default profile, \(hits(true)) with the plans' own.",
      ])
    list.compare(Set(bad.filter { $0.outcome.verdict(of: $0.unit) != .hit }.map(\.title)))
  }

  @Test func noGoodProgramIsAccused() {
    for result in Self.results where !result.unit.isBad {
      let found = result.outcome.found.filter { result.unit.rules.contains($0.rule) }
      #expect(found.isEmpty, "\(result.title)")
    }
  }

  @Test func copiesGiveTheSame() {
    let list = CheckedList(
      name: "plan-copies-differing.txt",
      heading: [
        "Programs of Tests/PlanCases that give something else when their types have other names, members another order,",
        "or another file private types of the system's names: case, program, profile, copy. It may only shrink.",
      ])
    list.compare(Set(Self.results.flatMap { result in result.differing.map { "\(result.title) \($0.copy)" } }))
  }

  /// A copy that changes nothing would prove nothing.
  @Test func copiesAreOtherTexts() throws {
    let text = "struct A: View {\n  let b: B\n  var body: some View {\n    c\n  }\n  // Why.\n  var c: B { b }\n}\n"
    let sources = [SourceText(path: "A.swift", text + "struct B: View { var body: some View { Image(\"A\") } }\n")]
    func copy(_ copy: PlanCopy) throws -> (texts: [String], lines: [Int]?) {
      let copied = try #require(copy.applied(to: sources))
      let texts = copied.sources.map { $0.string(ByteRange(0, UInt32($0.count))) }
      return (texts, copied.lines["A.swift"])
    }
    let renamed = try copy(.renamed).texts[0]
    #expect(renamed.hasPrefix("struct Xq1: View {\n  let b: Xq2\n"))
    #expect(renamed.hasSuffix("struct Xq2: View { var body: some View { Image(\"A\") } }\n"))
    let reordered = try copy(.reordered)
    #expect(reordered.lines == [1, 6, 7, 3, 4, 5, 2, 8, 9, 10])
    #expect(
      reordered.texts[0].hasPrefix(
        "struct A: View {\n  // Why.\n  var c: B { b }\n  var body: some View {\n    c\n  }\n  let b: B\n}\nstruct B"))
    #expect(try copy(.namesakes).texts[1] == "import Foundation\nprivate struct Image: Codable {}\n")
  }
}
