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
    for rewriting in Rewriting.allCases {
      guard !Self.meant.contains(where: { $0.rule == rule && $0.rewriting == rewriting }) else { continue }
      for (example, sources) in Self.all(of: rule, .good, rewriting) {
        let found = Self.shown(rule, sources)
        #expect(found.isEmpty, "\(example.testDescription) as \(rewriting):\n\(Self.text(sources))\n\(found)")
      }
    }
  }

  @Test(arguments: rules)
  func movedBadExamplesAreStillFound(_ rule: String) {
    for rewriting in [Rewriting.property, .function, .component, .card] {
      if rewriting == .card, Self.lostInComponents.contains(rule) { continue }
      for (example, sources) in Self.all(of: rule, .bad, rewriting) {
        let found = Self.shown(rule, sources)
        // Some marks are of findings that are not shown by default.
        if found.count >= example.expectations.count { continue }
        let before = Self.shown(rule, [("Example.swift", example.sources[0].text)])
        #expect(
          found.count >= before.count, "\(example.testDescription) as \(rewriting):\n\(Self.text(sources))\n\(found)")
      }
    }
  }

  /// The examples of a kind that the rewriting can be applied to.
  private static func all(of rule: String, _ kind: Example.Kind, _ rewriting: Rewriting) -> [(
    Example, Rewriting.Sources
  )] {
    let examples = PageTests.examples.filter {
      $0.rule == rule && $0.kind == kind && $0.sources.count == 1 && $0.isSwift
    }
    var result: [(Example, Rewriting.Sources)] = []
    for example in examples {
      guard let sources = rewriting.applied(to: example.sources[0].text) else { continue }
      result.append((example, sources))
    }
    return result
  }

  private static func shown(_ rule: String, _ sources: Rewriting.Sources) -> [Found] {
    Checking.findings(of: rule, in: sources).filter(\.isShownByDefault)
  }

  private static func text(_ sources: Rewriting.Sources) -> String {
    sources.map { "--- \($0.name)\n\($0.text)" }.joined(separator: "\n")
  }
}
