// Every rule that can be named, with its description: what `rules`, `explain` and the machine formats list.

import CurbcutFindings
import CurbcutRules

/// The rules there are.
public enum RuleCatalogue {
  /// All ids, sorted.
  public static let ids: [String] = (AllRules.all.map(\.id) + DirectiveRule.all).sorted(by: precedes)

  /// One description for each id, sorted by id.
  public static let descriptions: [RuleDescription] = {
    var pages: [String: RuleDescription] = [:]
    for page in RulePages.all { pages[page.id] = page }
    for rule in AllRules.all {
      pages[rule.id]?.isOnByDefault = rule.isOnByDefault
      pages[rule.id]?.options = rule.options.map {
        OptionDescription(name: $0.name, domain: $0.domain, value: $0.value.text, summary: $0.summary)
      }
    }
    for id in FixCatalogue.rules + [DirectiveRule.unused] { pages[id]?.isFixable = true }
    return ids.map { id in
      pages[id]
        ?? RuleDescription(
          id: id, title: id, category: "directives", severity: .warning, confidence: .high, wcag: [], labels: [],
          affects: "", since: Version.number, page: "# \(id)\n")
    }
  }()

  /// The options of a rule; none for the rules about directives.
  public static func options(of id: String) -> [RuleOption] { AllRules.all.first { $0.id == id }?.options ?? [] }

  /// Says that there is no such rule and which one may have been meant.
  public static func unknown(_ id: String) -> String {
    let nearest = NearestName.of(id, among: ids)
    return "There is no rule \(id). " + (nearest.map { "Did you mean \($0)?" } ?? "`curbcut rules` lists the rules.")
  }
}
