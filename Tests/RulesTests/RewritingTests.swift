// Good examples stay good when the same view is written through other parts of a program, and bad ones stay bad when it
// only moves to another place of the same file.

import CurbcutRules
import Foundation
import Testing

@Suite struct RewritingTests {
  static let rules = AllRules.all.map(\.id)

  /// Where a rewriting changes what people get, or what the rule is about.
  static let meant: [(rule: String, rewriting: Rewriting, why: String)] = [
    ("preview-missing", .component, "the screen around it is a view without a preview as well"),
    ("swipe-actions-only", .component, "the row stands in a stack too, besides the cell whose list nobody knows"),
    ("dynamic-type-clamped", .modifiers, "a limit in a modifier of its own holds for whatever that is put on later"),
    ("endless-animation", .extended, "what only a branch in another file calls is not followed from there"),
    ("endless-animation", .parts, "what only a branch in another file calls is not followed from there"),
    ("endless-animation", .conformance, "what only a branch in another file calls is not followed from there"),
  ]

  /// Barriers that are not found through a closure that a component shows: what it does with it may tell more.
  static let lostInComponents: Set<String> = [
    "drawing-missing-label", "haptic-only-feedback", "image-missing-label", "missing-screen-title",
  ]

  @Test(arguments: rules)
  func rewrittenGoodExamplesStaySilent(_ rule: String) {
    let wanted = Rewriting.allCases.filter { rewriting in
      !Self.meant.contains { $0.rule == rule && $0.rewriting == rewriting }
    }
    for (example, rewriting, sources) in Self.all(of: rule, .good, wanted) {
      let found = Checking.shown(of: rule, in: sources)
      #expect(found.isEmpty, "\(example.testDescription) as \(rewriting):\n\(Self.text(sources))\n\(found)")
    }
  }

  @Test(arguments: rules)
  func movedBadExamplesAreStillFound(_ rule: String) {
    let isLost = Self.lostInComponents.contains(rule)
    for (example, rewriting, sources) in Self.all(of: rule, .bad, [.property, .function, .component, .card]) {
      if rewriting == .card, isLost { continue }
      let found = Checking.findings(of: rule, in: sources).filter(\.isShownByDefault)
      // Some marks are of findings that are not shown by default.
      if found.count >= example.expectations.count { continue }
      let before = Checking.findings(of: rule, in: [("Example.swift", example.sources[0].text)])
        .filter(\.isShownByDefault)
      #expect(
        found.count >= before.count, "\(example.testDescription) as \(rewriting):\n\(Self.text(sources))\n\(found)")
    }
  }

  /// The examples of a kind, rewritten in each way that can be applied to them.
  private static func all(of rule: String, _ kind: Example.Kind, _ rewritings: [Rewriting]) -> [(
    Example, Rewriting, Rewriting.Sources
  )] {
    let examples = PageTests.examples.filter {
      $0.rule == rule && $0.kind == kind && $0.sources.count == 1 && $0.isSwift
    }
    return examples.flatMap { example in
      Rewriting.applied(rewritings, to: example.sources[0].text).map { (example, $0.rewriting, $0.sources) }
    }
  }

  private static func text(_ sources: Rewriting.Sources) -> String {
    sources.map { "--- \($0.name)\n\($0.text)" }.joined(separator: "\n")
  }
}
