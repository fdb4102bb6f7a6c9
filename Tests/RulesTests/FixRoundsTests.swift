// Fixes are applied until nothing changes: whoever runs them a second time finds nothing to do.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct FixRoundsTests {
  /// Writes a set into a folder and fixes it twice.
  private func expectNothingMore(_ set: SourceSet, _ safety: Safety) throws {
    let folder = try TemporaryFolder()
    for source in set.sources { try folder.write(source.path, bytes: Array(source.padded[..<source.count])) }
    let request = LintRequest(workingDirectory: folder.path, root: folder.path)
    let first = try FixRun.run(request, safety: safety)
    // What changed nothing finds the same files again.
    if first.files.isEmpty { return }
    #expect(FixRun.write(first.files, root: first.result.root).problems == [])
    let second = try FixRun.run(request, safety: safety)
    for file in second.files {
      let patch = Patch.text(file.path, before: file.before, after: file.after)
      Issue.record("\(set.name), \(safety.name), once more:\n\(String(decoding: patch, as: UTF8.self))")
    }
    // Nothing is broken on the way.
    #expect(second.applied == 0 || !second.files.isEmpty || first.applied >= second.applied)
    for file in first.files {
      let problems = [file.before, file.after].map {
        Parser.parse(SourceText(path: file.path, bytes: $0)).problems.count
      }
      #expect(problems[1] <= problems[0], "\(set.name), \(file.path)")
    }
  }

  @Test(arguments: SourceSet.samples)
  func aSecondRunChangesNoSample(_ sample: SourceSet) throws {
    for safety in [Safety.safe, .unsafe] { try expectNothingMore(sample, safety) }
  }

  @Test(arguments: SourceSet.planCases)
  func aSecondRunChangesNoPlanCase(_ plan: [SourceSet]) throws {
    for unit in plan {
      for safety in [Safety.safe, .unsafe] { try expectNothingMore(unit, safety) }
    }
  }

  @Test(arguments: SourceSet.pages)
  func aSecondRunChangesNoExample(_ page: [SourceSet]) throws {
    for example in page where !example.sources.isEmpty { try expectNothingMore(example, .unsafe) }
  }

  private func fixed(_ body: String, _ rules: [String], _ safety: Safety = .safe) throws -> (String, FixOutcome) {
    let text = "import SwiftUI\n\nstruct A: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    var request = LintRequest(workingDirectory: folder.path, root: folder.path)
    request.options.onlyRules = rules
    let outcome = try FixRun.run(request, safety: safety)
    return (outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) } ?? text, outcome)
  }

  /// Each declares a property at the same place, so one is applied in each round.
  @Test func asManyRoundsAsItTakes() throws {
    let names = "ABCDEFGHIJKLMN"
    let buttons = names.map { "    Button(\"Delete \($0)\") { store.delete(\"\($0)\") }\n" }.joined()
    let (text, outcome) = try fixed("VStack {\n\(buttons)    }", ["destructive-without-confirmation"], .unsafe)
    #expect(outcome.applied == names.count)
    #expect(text.ranges(of: "@State private var isConfirmingDelete").count == names.count)
    #expect(outcome.result.findings.isEmpty)
  }
}
