// The fixes on the examples of the rule pages: what they make parses as well as before, the finding they mend is gone,
// and once more gives the same bytes.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutLint

struct FixPageTests {
  /// Rules of which a fix mends a part only: the next finding of the same rule may take its place.
  private static let partial: Set<String> = [
    "gesture-only-action", "label-format", "jargon-in-ui-text", "chart-missing-description",
    "swipe-card-missing-actions",
  ]

  private static let mendable = PageTests.examples.filter {
    $0.kind == .bad && FixCatalogue.rules.contains($0.rule) && $0.sources[0].name.hasSuffix(".swift")
  }

  /// The findings of the rule in the sources, with fixes.
  private func findings(_ rule: String, _ sources: [SourceText]) -> [Finding] {
    LintRun.check(sources, rules: [rule], wantsContexts: true, wantsFixes: true).findings
  }

  @Test(arguments: mendable)
  func aFixMendsItsFinding(_ example: Example) {
    var sources = example.sources.filter { $0.name.hasSuffix(".swift") }.map {
      SourceText(path: $0.name, "import SwiftUI\n" + Checking.wrapped($0.text).0)
    }
    let before = findings(example.rule, sources)
    guard before.contains(where: { !$0.fixes.isEmpty }) else { return }
    var mended = 0
    for index in sources.indices {
      var rejected: Set<Finding> = []
      var broken = 0
      let own = before.filter { $0.path == sources[index].path }
      let (bytes, applied) = FixRun.apply(own, to: sources[index], .unsafe, &rejected, &broken)
      #expect(broken == 0, "a fix breaks the file: \(own.flatMap(\.fixes).map(\.title))")
      mended += applied.count
      if !applied.isEmpty { sources[index] = SourceText(path: sources[index].path, bytes: bytes) }
    }
    let after = findings(example.rule, sources)
    if !Self.partial.contains(example.rule) {
      let text = sources.map { String(decoding: $0.padded[..<$0.count], as: UTF8.self) }.joined(separator: "\n--\n")
      #expect(after.count <= before.count - mended, "\(before.flatMap(\.fixes).map(\.title)) left:\n\(text)")
    }
  }

  @Test func everyFixBelongsToARule() {
    let rules = Set(AllRules.all.map(\.id))
    #expect(Set(FixCatalogue.rules).subtracting(rules) == [])
    #expect(FixCatalogue.rules.count > 40)
  }
}
