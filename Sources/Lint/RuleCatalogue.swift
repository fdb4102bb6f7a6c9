// Every rule that can be named, with its description: what `rules`, `explain` and the machine formats list.

import CurbcutFindings
import CurbcutRules
import CurbcutViews

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

  /// The packages that the product has models of, sorted.
  public static let packages: [String] = PackageModels.all.map(\.package).sorted(by: precedes)

  /// The page of a package's model; nil when there is none.
  public static func page(ofPackage name: String) -> String? {
    PackageModels.all.first { $0.package == name }?.page
  }

  /// Says that there is no such rule or model and which one may have been meant.
  public static func unknownPage(_ name: String) -> String {
    guard let nearest = NearestName.of(name, among: packages), NearestName.of(name, among: ids) == nil else {
      return unknown(name)
    }
    return "There is no rule or package \(name). Did you mean \(nearest)?"
  }

  /// Says that there is no such rule and which one may have been meant.
  public static func unknown(_ id: String) -> String {
    let nearest = NearestName.of(id, among: ids)
    return "There is no rule \(id). " + (nearest.map { "Did you mean \($0)?" } ?? "`curbcut rules` lists the rules.")
  }
}
