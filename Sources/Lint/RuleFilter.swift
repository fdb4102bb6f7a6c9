// Which rules `curbcut rules` lists.

import CurbcutFindings
import CurbcutSourceText

/// Rules of some categories, about some success criteria, with fixes: what is left open leaves nothing out.
public struct RuleFilter: Sendable, Equatable {
  /// As rules write them.
  private var wantedCategories: Set<String> = []
  private var wantedCriteria: Set<String> = []
  public var onlyFixable = false

  public init() {}

  /// The categories there are, sorted.
  public static let categories = Set(RuleCatalogue.descriptions.map(\.category)).sorted(by: precedes)

  /// The success criteria of WCAG 2.2, in their order, and what they are grouped in: `1`, `1.4`, `1.4.3`.
  public static let criteria: [String] = {
    var numbers: Set<String> = []
    for criterion in SuccessCriterion.all {
      let parts = criterion.number.split(separator: ".")
      for count in 1...parts.count { numbers.insert(parts[..<count].joined(separator: ".")) }
    }
    func order(_ number: String) -> [Int] { number.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers.sorted { order($0).lexicographicallyPrecedes(order($1)) }
  }()

  /// A category as one word, for shells: `dynamic-type`.
  public static func word(_ category: String) -> String {
    category.lowercased().split { !$0.isLetter }.joined(separator: "-")
  }

  /// Also takes rules of a category, in any case and with any signs between its words.
  public mutating func add(category name: String) throws(UsageError) {
    guard let category = Self.categories.first(where: { Self.word($0) == Self.word(name) }) else {
      let nearest =
        NearestName.of(name, among: Self.categories)
        ?? NearestName.of(Self.word(name), among: Self.categories.map(Self.word))
      throw UsageError(
        "There is no category \(name). "
          + (nearest.map { "Did you mean \($0)?" } ?? "Use one of \(Self.categories.joined(separator: ", "))."))
    }
    wantedCategories.insert(category)
  }

  /// Also takes rules about a success criterion, or about all of a guideline or principle.
  public mutating func add(criterion number: String) throws(UsageError) {
    guard Self.criteria.contains(number) else {
      let nearest = NearestName.of(number, among: Self.criteria)
      throw UsageError(
        "WCAG 2.2 has no \(number). "
          + (nearest.map { "Did you mean \($0)?" } ?? "Use a number such as 1.4.3, or 1.4 for all that begin with it."))
    }
    wantedCriteria.insert(number)
  }

  public func selects(_ rule: RuleDescription) -> Bool {
    (wantedCategories.isEmpty || wantedCategories.contains(rule.category))
      && (wantedCriteria.isEmpty
        || rule.wcag.contains { number in wantedCriteria.contains { number == $0 || number.hasPrefix("\($0).") } })
      && (!onlyFixable || rule.isFixable)
  }
}
