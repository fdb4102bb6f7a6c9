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
    return ids.map { id in
      pages[id]
        ?? RuleDescription(
          id: id, title: id, category: "directives", severity: .warning, confidence: .high, wcag: [], labels: [],
          affects: "", since: Version.number, page: "# \(id)\n")
    }
  }()

  /// Says that there is no such rule and which one may have been meant.
  public static func unknown(_ id: String) -> String {
    let nearest = NearestName.of(id, among: ids)
    return "There is no rule \(id). " + (nearest.map { "Did you mean \($0)?" } ?? "`curbcut rules` lists the rules.")
  }
}
