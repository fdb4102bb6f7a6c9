// Thin letters in small text.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let boldTextIgnored = Rule(
    "bold-text-ignored", options: [largestThin],
    .effective([.font, .fontWeight]) { element, modifier, report in
      guard !modifier.isConditional, isJudgedForTextSize(element), element.known != .Image,
        let argument = modifier.argument(nil), let thin = thinWeight(argument, modifier, element.model),
        !isOverruled(modifier, element)
      else { return }
      let points: Double?
      if modifier.known == .font {
        switch element.model.fontSize(argument.node, in: argument.scope) {
        case .fixed(let size), .scaled(let size): points = size
        case .unknown:
          points = element.model.values(of: argument, type: Known.Font.name)?.lazy.compactMap(styledPoints).min()
        }
      } else {
        // What a property makes has the font that is set around it.
        points = element.fontModifier != nil ? element.fontPoints : element.body.kind == .property ? nil : 17
      }
      guard let points, points < report.number(largestThin) else { return }
      let texts = element.model.shownTexts(in: element.reference) ?? []
      guard !texts.isEmpty || element.known == .TextField else { return }
      report.add(
        .note, thin == "light" && points >= smallestLight ? .low : .medium, at: argument.place,
        "Text in \(thin == "ultraLight" ? "an ultralight" : "a \(thin)") weight is hard to read at \(measure(points)) points",
        help: "Use the regular weight, or pick the weight based on @Environment(\\.legibilityWeight).",
        cause: element.index
      )
    })

  private static let largestThin = RuleOption.points(
    "smallest", 20, in: 11...100, "Minimum size at which thin letters are large enough")

  /// From this size on, in points, readers do not agree whether light letters are too thin: that of subheadlines.
  private static let smallestLight = 15.0

  private static let thinWeights: Set<String> = ["ultraLight", "thin", "light"]

  /// Whether a weight is set inside of this one: what is nearest to the text counts.
  private static func isOverruled(_ modifier: EffectiveModifier, _ element: Element) -> Bool {
    for inner in element.effectiveModifiers {
      if inner.isSame(as: modifier) { return false }
      if (inner.known == .fontWeight || inner.known == .bold) && !inner.isConditional { return true }
    }
    return false
  }

  /// The size of a style with a weight: `.callout.weight(.thin)`.
  private static func styledPoints(_ font: Terminal) -> Double? {
    let tree = font.scope.file.tree
    return tree[font.node].tokens.lazy.compactMap { TextStyle.named(tree.string(of: $0))?.size }.first
  }

  /// The thin weight that an expression names without asking for the setting.
  private static func thinWeight(
    _ argument: EffectiveArgument, _ modifier: EffectiveModifier, _ model: FileModel
  ) -> String? {
    if let thin = thinWeight(argument.node, argument.tree) { return thin }
    let type = modifier.known == .font ? Known.Font.name : Name("Weight")
    var thin: String?
    for value in model.values(of: argument, type: type) ?? [] {
      guard let weight = thinWeight(value.node, value.scope.file.tree) else { return nil }
      thin = weight
    }
    return thin
  }

  private static func thinWeight(_ node: NodeID, _ tree: Tree) -> String? {
    let range = tree[node]
    // A weight that is chosen by a condition.
    guard !range.tokens.contains(where: { tree.string(of: $0) == "?" }) else { return nil }
    for token in range.tokens {
      let text = tree.string(of: token)
      if tree.tokens.isName(token), thinWeights.contains(text), token > range.firstToken { return text }
    }
    return nil
  }
}
