// Colour sets of the asset catalogues that lack the variants which the texts using them need. Judged once for a project,
// from the uses that the files report.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

/// One use of a colour set for text, or behind text.
public struct ColourSetUse: Sendable {
  /// Path of the set's `Contents.json`.
  public var set: String
  /// Path of the file and range of the text.
  public var path: String
  public var range: ByteRange
  /// Whether the set lies behind the text.
  var isBehind: Bool
  /// The ratio that the text needs.
  var needed: Double
  /// Whether the text cannot be read in the dark appearance; nil when not both colours are known.
  var failsInDark: Bool?
}

/// The rule `color-asset-missing-variants`.
public enum ColourSetVariants {
  static let id = Rule.colorAssetMissingVariants.id

  static let highContrast = RuleOption.flag(
    "highContrast", false, "Whether text colors need variants for Increase Contrast, too")

  /// The colour sets that a file uses for text and behind text.
  static func uses(in model: FileModel) -> [ColourSetUse] {
    guard !model.project.colourSets.isEmpty else { return [] }
    var result: [ColourSetUse] = []
    for index in model.file.views.indices {
      let element = Element(model: model, index: Int32(index))
      guard let text = TextColours(element), !isInDynamicIsland(element) else { continue }
      // What can be read in each appearance on what is known to lie behind it needs no variants.
      if text.judgement != nil, text.failing.isEmpty { continue }
      // What is shown in one appearance only needs no other.
      let shown = model.colours.appearances(of: element.index)
      guard shown.contains(where: \.isDark), shown.contains(where: { !$0.isDark }) else { continue }
      // Two fixed colours are a pair of their own.
      var (above, below) = (SetsOfColour(), SetsOfColour())
      above.add(text.foreground.value)
      if let background = text.background { below.add(background.value) }
      // Each set is judged for itself, so that their order says nothing.
      var sets = !below.isAny || !below.isFixed ? above.sets : []
      if !above.isFixed { sets += below.sets.filter { !sets.contains($0) } }
      if sets.isEmpty { continue }
      let failsInDark = text.judgement.map { _ in text.failing.contains(where: \.appearance.isDark) }
      for set in sets {
        result.append(
          ColourSetUse(
            set: set, path: model.file.path, range: element.nameRange,
            isBehind: !above.sets.contains(set), needed: text.needed, failsInDark: failsInDark))
      }
    }
    return result
  }

  /// The Dynamic Island is black in both appearances.
  private static func isInDynamicIsland(_ element: Element) -> Bool {
    element.ancestors.contains { $0.node.name == Name("DynamicIsland") }
  }

  /// The sets that a color comes from, gathered without a list of its parts, which may be many.
  private struct SetsOfColour {
    /// Each once, in the order in which they are met.
    var sets: [String] = []
    /// Whether any of it is known, and whether that is the same in every appearance.
    var isAny = false
    var isFixed = true

    mutating func add(_ value: ColourValue) {
      switch value {
      case .colour(let colour):
        isAny = true
        isFixed = isFixed && colour.isFixed
        // They are few, and often the same as the one before.
        if let asset = colour.asset, !sets.reversed().contains(asset) { sets.append(asset) }
      case .unknown: break
      case .any(let values): for value in values { add(value) }
      case .choice(_, let then, let otherwise):
        add(then)
        add(otherwise)
      }
    }
  }

  /// What is missing in the sets that are used; each use stands in the order of the files.
  public static func findings(
    _ uses: [ColourSetUse], in project: Project, settings: RuleSettings = RuleSettings()
  ) -> [Finding] {
    let needsHighContrast = settings.value(highContrast, of: id) == .flag(true)
    var usesOfSets: [String: [ColourSetUse]] = [:]
    for use in uses { usesOfSets[use.set, default: []].append(use) }
    return project.colourSets.compactMap { set in
      guard project.schemeLock(at: set.path) == nil, let uses = usesOfSets[set.path], !set.isEmpty, !isExempt(set.name)
      else { return nil }
      guard case .colour(let colour) = ColourResolver(project: project).colour(of: set) else { return nil }
      // A set that names colours of the system has their variants.
      let isAdaptive = set.variants.contains { if case .system = $0.value { true } else { false } }
      guard !isAdaptive else { return nil }
      func related(_ use: ColourSetUse) -> [RelatedLocation] {
        [
          RelatedLocation(
            path: use.path, range: use.range,
            message: use.isBehind ? "This text is on the color." : "This text uses the color.")
        ]
      }
      let onWhite = colour.light.over(.white).contrast(on: .white)
      let onBlack = colour.dark.over(.black).contrast(on: .black)
      if !set.hasDark {
        // What can be read in the dark appearance as it is needs no variant for it.
        let onDark = colour.dark.over(.black).contrast(on: .white)
        guard let use = uses.first(where: { $0.failsInDark ?? (($0.isBehind ? onDark : onBlack) < $0.needed) }) else {
          return nil
        }
        return Finding(
          rule: id, severity: .warning, confidence: .medium, path: set.path, range: place(set),
          message: "\(subject(use, set)) has no dark variant",
          help: "Add a dark variant, or use a color that adapts.", related: related(use))
      }
      guard let use = uses.first, !set.hasHighContrast, onWhite < 7 || onBlack < 7 else { return nil }
      return Finding(
        rule: id, severity: needsHighContrast ? .warning : .note, confidence: needsHighContrast ? .medium : .low,
        path: set.path, range: place(set),
        message: "\(subject(use, set)) has no variant for Increase Contrast",
        help: "Add high-contrast variants.", related: related(use))
    }
  }

  private static func subject(_ use: ColourSetUse, _ set: ColourSet) -> String {
    "The text \(use.isBehind ? "background" : "color") “\(set.name)”"
  }

  /// The first entry of the set, narrowed to one line.
  private static func place(_ set: ColourSet) -> ByteRange {
    let start = set.variants.first?.range.start ?? set.range.start
    return ByteRange(start, start + 1)
  }

  private static func isExempt(_ name: String) -> Bool {
    let words = Set(Words.split(name))
    return !words.isDisjoint(with: ["shadow", "overlay", "scrim", "chart", "illustration", "accent"])
  }
}

extension Rule {
  static let colorAssetMissingVariants = Rule(
    "color-asset-missing-variants", options: [ColourSetVariants.highContrast], .colourSets)
}
