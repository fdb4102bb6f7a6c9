// Profiles name no rule in vain: each that one of them names is on there, and some example of its page is shown under it.

import CurbcutFindings
import CurbcutLint
import CurbcutRules
import Testing

@Suite struct ProfileRulesTests {
  private static let named: [(profile: String, rule: String)] = (Profiles.names + Profiles.aliases).flatMap { name in
    guard let file = Profiles.file(name) else { return [(profile: String, rule: String)]() }
    var rules = Set(file.rules.keys)
    for case .rule(let id) in file.select ?? [] { rules.insert(id) }
    return rules.sorted().map { (profile: name, rule: $0) }
  }

  @Test(arguments: named)
  func aRuleThatIsNamedShows(_ profile: String, _ rule: String) throws {
    let file = try #require(Profiles.file(profile))
    let description = try #require(RuleCatalogue.descriptions.first { $0.id == rule }, "there is no such rule")
    let isSelected = file.select?.contains { $0.selects(description) } ?? description.isOnByDefault
    #expect(file.rules[rule]?.isOn ?? isSelected, "\(profile) names \(rule) and has it off")
    var setting = file.rules[rule] ?? RuleSetting()
    setting.isOn = true
    let least = file.minConfidence ?? .medium
    let page = try #require(RulePageFile.all.first { $0.fields["id"] == rule })
    let isShown = page.examples.contains { example in
      guard example.kind == .bad else { return false }
      let sources = example.sources.map { ($0.name, $0.text) }
      return Checking.findings(of: rule, in: sources, settings: RuleSettings(rules: [rule: setting]))
        .contains { $0.finding.confidence >= least }
    }
    #expect(
      isShown, "under \(profile), which shows \(least.name) confidence and above, \(rule) finds nothing in its page")
  }
}
