// Good examples stay good when they are written differently: ten seeded changes a rule that mean nothing to a user.

import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct MutationTests {
  /// A change of an example's text that changes no finding.
  enum Change: CaseIterable {
    case comments, blankLines, windowsLineEnds, group, condition, compilerCondition, loop, parentheses,
      trailingComments, tabs
  }

  /// splitmix64: the same changes on each run and machine.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  static let rules = AllRules.all.map(\.id)

  @Test(arguments: rules)
  func changedGoodExamplesStaySilent(_ rule: String) {
    let all = PageTests.examples.filter { $0.rule == rule && $0.kind == .good }
    let examples = all.filter { $0.sources.count == 1 && $0.isSwift }
    guard !examples.isEmpty else {
      if !all.contains(where: { !$0.isSwift }) { Issue.record("\(rule) has no good example") }
      return
    }
    var generator = Generator(state: rule.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
    for change in Change.allCases {
      let example = examples.randomElement(using: &generator)!
      let text = Self.apply(change, to: example.sources[0].text)
      let found = Checking.shown(of: rule, in: [("Example.swift", text)])
      #expect(found.isEmpty, "\(example.testDescription) after \(change):\n\(text)\n\(found)")
    }
  }

  static func apply(_ change: Change, to text: String) -> String {
    let isExpression = Checking.wrapped(text).shift == 2
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let inString = text.contains("\"\"\"")
    switch change {
    case .comments where !inString: return lines.map { "/* a /* nested */ note */ " + $0 }.joined(separator: "\n")
    case .blankLines where !inString: return lines.joined(separator: "\n\n")
    case .windowsLineEnds: return lines.joined(separator: "\r\n")
    case .trailingComments where !inString: return lines.map { $0 + " // Image(\"x\") { }" }.joined(separator: "\n")
    case .tabs where !inString: return lines.map { "\t" + $0 }.joined(separator: "\n")
    case .group where isExpression: return "Group {\n\(text)\n}"
    case .condition where isExpression: return "if isShown {\n\(text)\n}"
    case .compilerCondition where isExpression: return "#if os(iOS)\n\(text)\n#endif"
    case .loop where isExpression: return "switch kind {\ncase .one:\n\(text)\ndefault: EmptyView()\n}"
    case .parentheses where isExpression: return "Group {\n#if !os(macOS)\n\(text)\n#endif\n}"
    default: return "\n\n" + text + "\n// the end"
    }
  }
}
