// Thin letters in small text.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let boldTextIgnored = Rule(
    "bold-text-ignored", options: [largestThin],
    .modifier([.font, .fontWeight]) { element, use, report in
      guard !use.isConditional, isJudgedForTextSize(element), element.known != .Image,
        let argument = element.model.firstArgument(of: use.call, label: nil), let thin = thinWeight(argument, element)
      else { return }
      let points: Double?
      if use.known == .font {
        switch element.model.fontSize(argument, in: element.scope) {
        case .fixed(let size), .scaled(let size): points = size
        case .unknown: points = styledPoints(argument, element)
        }
      } else {
        points = element.fontModifier == nil ? 17 : element.fontPoints
      }
      guard let points, points < report.number(largestThin) else { return }
      let texts = element.model.shownTexts(in: element.reference) ?? []
      guard !texts.isEmpty || element.known == .TextField else { return }
      report.add(
        .note, .medium, at: argument,
        "Letters this thin are hard to read at this size, and stay thinner than the rest with Bold Text on: \(thin)",
        help: "Use the regular weight, or choose the weight by @Environment(\\.legibilityWeight).", cause: element.index
      )
    })

  private static let largestThin = RuleOption.points(
    "smallest", 20, in: 11...100, "Least size at which thin letters are large enough")

  private static let thinWeights: Set<String> = ["ultraLight", "thin", "light"]

  /// The size of a style with a weight: `.callout.weight(.thin)`.
  private static func styledPoints(_ argument: NodeID, _ element: Element) -> Double? {
    element.tree[argument].tokens.lazy.compactMap { TextStyle.named(element.tree.string(of: $0))?.size }.first
  }

  /// The thin weight that an expression names without asking for the setting.
  private static func thinWeight(_ argument: NodeID, _ element: Element) -> String? {
    let tree = element.tree
    let range = tree[argument]
    // A weight that is chosen by a condition.
    guard !range.tokens.contains(where: { tree.string(of: $0) == "?" }) else { return nil }
    for token in range.tokens {
      let text = tree.string(of: token)
      if tree.tokens.isName(token), thinWeights.contains(text), token > range.firstToken { return text }
    }
    return nil
  }
}
