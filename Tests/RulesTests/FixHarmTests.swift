// The promise of safe fixes: whoever listens to the view afterwards misses nothing, and whoever looks at it sees the same.
// Held for every example of the pages, every file of the samples and the cases of the plans.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

@testable import CurbcutLint

/// Some sources that are one project.
struct SourceSet: Sendable, CustomTestStringConvertible {
  var name: String
  var sources: [SourceText]

  var testDescription: String { name }

  /// The examples of the pages, one set for each page.
  static let pages: [[SourceSet]] = RulePageFile.all.map { page in
    page.examples.enumerated().map { index, example in
      SourceSet(
        name: "rules/\(page.file), example \(index + 1)",
        sources: example.sources.filter { $0.name.hasSuffix(".swift") }.map {
          SourceText(path: $0.name, "import SwiftUI\n" + Checking.wrapped($0.text).0)
        })
    }
  }

  /// The two versions of each sample app.
  static let samples: [SourceSet] = {
    let root = RulePageFile.root.appendingPathComponent("samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().flatMap { name in
      ["Legacy", "Fixed"].compactMap { version in
        let folder = root.appendingPathComponent("\(name)/\(version)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let sources = files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
          (try? Data(contentsOf: folder.appendingPathComponent(file))).map {
            SourceText(path: file, bytes: [UInt8]($0))
          }
        }
        return sources.isEmpty ? nil : SourceSet(name: "\(name)/\(version)", sources: sources)
      }
    }
  }()

  /// The programs of the plans, one list for each plan.
  static let planCases: [[SourceSet]] = Dictionary(grouping: PlanCase.units, by: \.plan).sorted { $0.key < $1.key }
    .map { $0.value.map { SourceSet(name: $0.title, sources: $0.sources) } }
}

struct FixHarmTests {
  /// What each of the safe fixes does by itself, and all of a file together.
  private func harms(_ set: SourceSet) -> (fixes: Int, harms: [String]) {
    let result = LintRun.check(set.sources, wantsContexts: true, wantsFixes: true)
    let files = set.sources.map { FileViews(tree: Parser.parse($0)) }
    let project = Project(files: files)
    var count = 0
    var harms: [String] = []
    for file in files {
      let own = result.findings.filter { $0.path == file.path && $0.fixes.contains { $0.safety == .safe } }
      if own.isEmpty { continue }
      let proof = FixProof(file, in: project, listeners: files)
      var all: [Fix] = []
      for finding in own {
        guard let fix = finding.fixes.first(where: { $0.safety == .safe }) else { continue }
        count += 1
        if !all.contains(where: { overlap($0, fix) }) { all.append(fix) }
        harms += proof.harms(of: [fix]).map { "\(finding.rule), \(fix.title): \($0)" }
      }
      if harms.isEmpty { harms += proof.harms(of: all).map { "all together: \($0)" } }
    }
    return (count, harms)
  }

  private func overlap(_ a: Fix, _ b: Fix) -> Bool {
    a.edits.contains { one in
      b.edits.contains { $0.range.start <= one.range.end && one.range.start <= $0.range.end }
    }
  }

  @Test(arguments: SourceSet.pages)
  func safeFixesOfThePagesDoNoHarm(_ page: [SourceSet]) {
    for example in page {
      let found = harms(example)
      #expect(found.harms.isEmpty, "\(example.name):\n\(found.harms.joined(separator: "\n"))")
    }
  }

  @Test(arguments: SourceSet.samples)
  func safeFixesOfTheSamplesDoNoHarm(_ sample: SourceSet) {
    let found = harms(sample)
    #expect(found.harms.isEmpty, "\(found.harms.joined(separator: "\n"))")
  }

  @Test(arguments: SourceSet.planCases)
  func safeFixesOfThePlansDoNoHarm(_ plan: [SourceSet]) {
    var fixes = 0
    for unit in plan {
      let found = harms(unit)
      fixes += found.fixes
      #expect(found.harms.isEmpty, "\(unit.name):\n\(found.harms.joined(separator: "\n"))")
    }
    #expect(fixes > 0, "no unit has a safe fix, so nothing was held to the promise")
  }

  /// A tapped group without a name is none for `lint` either, and one that has a name is left alone by both.
  @Test(arguments: [
    "VStack { Image(systemName: \"star\") }", "VStack { Image(systemName: \"star\").accessibilityLabel(\"Rate\") }",
    "HStack { Image(systemName: \"star\"); Text(\"Rate\") }", "HStack { Image(decorative: \"star\"); Text(\"Rate\") }",
    "ZStack { Circle(); Image(\"star\") }", "VStack { Text(\"Rate\"); Text(\"Stars\") }",
    "Image(systemName: \"star\")", "Text(\"Rate\")",
  ])
  func lintAndSpeakAgreeOnWhatIsTapped(view: String) throws {
    for end in ["", ".accessibilityElement(children: .combine)"] {
      let text =
        "import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(view)\n      .onTapGesture { rate() }\(end)\n"
        + "      .accessibilityAddTraits(.isButton)\n  }\n}\n"
      let source = SourceText(path: "V.swift", text)
      let file = FileViews(tree: Parser.parse(source))
      let transcript = try #require(
        TranscriptReader(project: Project(files: [file])).transcript(ofBody: 0, in: file))
      let isHeard = transcript.elements.contains { $0.isInteractive && $0.isUnnamed }
      let found = LintRun.check([source], rules: ["icon-button-missing-label"]).findings
      #expect(found.isEmpty != isHeard, "\(view)\(end): \(transcript.lines.map(\.text)), \(found.map(\.message))")
    }
  }

  @Test func thereAreCasesToHoldItOn() {
    #expect(SourceSet.planCases.flatMap(\.self).flatMap(\.sources).count > 300)
    #expect(SourceSet.samples.count >= 10)
  }
}
