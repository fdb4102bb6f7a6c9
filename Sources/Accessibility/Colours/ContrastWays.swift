// Which pairs of colors are seen together, however the conditions turn out that they hang on, and which of them count.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// The contrast of a foreground on a background; nil when a colour is not known.
  public func judge(_ foreground: ColourValue, on background: EffectiveBackground) -> ContrastJudgement? {
    Self.judge(foreground, on: background)
  }

  /// The contrast of a foreground on a background; nil when a colour is not known.
  public static func judge(_ foreground: ColourValue, on background: EffectiveBackground) -> ContrastJudgement? {
    let foreground = faded(foreground, background)
    let above = foreground.conditions
    let below = background.value.conditions
    guard let ways = combinations(foreground, above, background.value, below) else { return nil }
    let known = ways.count { !$0.pairs.isEmpty }
    guard known > 0 else { return nil }
    let apart = apart(above, below, background)
    let decisive = decisive(ways)
    let entries = background.appearances.compactMap { appearance -> ContrastJudgement.Entry? in
      guard var entry = worst(of: decisive, apart, appearance) else { return nil }
      entry.highest = highest(of: ways, appearance)
      return entry
    }
    guard !entries.isEmpty else { return nil }
    return ContrastJudgement(entries: entries, isChoice: known > 1, background: background.kind)
  }

  // MARK: What counts

  /// The ways that decide: of the themes that people choose from the one that the app begins with. Where that is not known,
  /// whatever they choose has to fail.
  private static func decisive(_ ways: [Way]) -> [Way] {
    let first = ways.filter { !$0.held.contains(where: \.isInstance) }
    if first.count == ways.count || first.contains(where: { !$0.pairs.isEmpty }) { return first }
    let others = ways.filter { $0.held.contains(where: \.isInstance) }
    return others.contains(where: \.pairs.isEmpty) ? [] : others
  }

  /// Conditions that need not turn out in the way that fails.
  private struct Apart {
    /// What nobody reads in: a button that is pressed, a screen that is dimmed behind something.
    var passing: Set<String>
    /// The conditions of which only one side knows, where each side has some.
    var sides: (Set<String>, Set<String>)

    var isEmpty: Bool { passing.isEmpty && sides.0.isEmpty && sides.1.isEmpty }
  }

  /// The conditions of which only one side knows, where each side has some: what they choose may never meet in the way
  /// that fails.
  private static func apart(_ above: [String], _ below: [String], _ background: EffectiveBackground) -> Apart {
    func isData(_ condition: String) -> Bool { !condition.isUse && !condition.hasPrefix(.environment) }
    let (mine, theirs) = (Set(above.filter(isData)), Set(below.filter(isData)))
    let passing = mine.union(theirs).filter { !Set(Words.split($0)).isDisjoint(with: passingStates) }
    let instances = (above + below).filter(\.isInstance)
    return Apart(passing: passing.union(instances), sides: unpaired(mine, theirs, above + below, background))
  }

  private static func unpaired(
    _ mine: Set<String>, _ theirs: Set<String>, _ all: [String], _ background: EffectiveBackground
  ) -> (Set<String>, Set<String>) {
    let (onlyMine, onlyTheirs) = (mine.subtracting(theirs), theirs.subtracting(mine))
    if !onlyMine.isEmpty, !onlyTheirs.isEmpty { return (onlyMine, onlyTheirs) }
    // What a use gives may go along with what it lies on.
    guard !background.given.isEmpty, all.contains(where: \.isUse) else { return ([], []) }
    let given = mine.union(theirs).filter { condition in
      condition.utf8.split { !FastText.isOfName($0) }.contains { background.given.contains(String(Substring($0))) }
    }
    return given.isEmpty ? ([], []) : (given, Set(all.filter(\.isUse)))
  }

  /// The pair that counts in an appearance. Of what may never meet in the way that fails the best counts; but whatever one
  /// side comes to is met with something on the other, so that what fails with all of that fails.
  private static func worst(of ways: [Way], _ apart: Apart, _ appearance: Appearance) -> ContrastJudgement.Entry? {
    let worst = ways.map { $0.worst(appearance) }
    if apart.isEmpty { return worst.lazy.compactMap { $0 }.min { $0.ratio < $1.ratio } }
    let (first, second) = apart.sides
    var found = best(of: ways, worst, whatever: apart.passing.union(first).union(second), needsAll: false)
    if !first.isEmpty, !second.isEmpty {
      for side in [first, second] {
        found += best(of: ways, worst, whatever: apart.passing.union(side), needsAll: true)
      }
    }
    return found.min { ($0.entry.ratio, $0.place) < ($1.entry.ratio, $1.place) }?.entry
  }

  /// The best pair whatever some conditions turn out to be, for each way that the rest does. Where all of them have to be
  /// known, what is not known may be good enough.
  private static func best(
    of ways: [Way], _ worst: [ContrastJudgement.Entry?], whatever free: Set<String>, needsAll: Bool
  ) -> [(place: Int, entry: ContrastJudgement.Entry)] {
    var best: [[String]: (place: Int, entry: ContrastJudgement.Entry)] = [:]
    var open: Set<[String]> = []
    for (place, way) in ways.enumerated() {
      let key = way.held.filter { !free.contains($0) }
      guard let entry = worst[place] else {
        open.insert(key)
        continue
      }
      if let known = best[key], known.entry.ratio >= entry.ratio { continue }
      best[key] = (place, entry)
    }
    return needsAll ? best.filter { !open.contains($0.key) }.map(\.value) : Array(best.values)
  }

  /// The highest ratio of all pairs that are known, however conditions turn out, in each generation of the system. Of the
  /// uses of a component the one counts where that is lowest: it is seen there, whatever the others put behind it.
  private static func highest(of ways: [Way], _ appearance: Appearance) -> Double {
    // How much stronger the system makes its colors there is not published.
    if appearance.isIncreased { return .infinity }
    var byUse: [[String]: Double] = [:]
    for way in ways where !way.pairs.isEmpty {
      byUse[way.held.filter(\.isUse), default: 0].raise(to: way.highest(isDark: appearance.isDark))
    }
    return byUse.values.min() ?? .infinity
  }

  /// The foreground as an opacity leaves it that lies between the words and their ground.
  private static func faded(_ foreground: ColourValue, _ background: EffectiveBackground) -> ColourValue {
    let foreground = background.opacity < 1 ? foreground.map { $0.opacity(background.opacity) } : foreground
    guard let fade = background.fade else { return foreground }
    return fade.replacing { fade in foreground.map { $0.opacity(fade.light.alpha) } }
  }

  // MARK: Ways

  /// One way that the conditions turn out.
  private struct Way {
    /// The conditions that hold.
    var held: [String]
    /// The pairs that are seen together; empty where a color is not known.
    var pairs: [(ResolvedColour, ResolvedColour)]

    func worst(_ appearance: Appearance) -> ContrastJudgement.Entry? {
      pairs.map { top, bottom in ContrastJudgement.Entry(top, on: bottom, in: appearance) }.min { $0.ratio < $1.ratio }
    }

    func highest(isDark: Bool) -> Double {
      var result = 0.0
      for (top, bottom) in pairs {
        for above in top.variants {
          for below in bottom.variants {
            result.raise(to: isDark ? above.dark.contrast(on: below.dark) : above.light.contrast(on: below.light))
          }
        }
      }
      return result
    }
  }

  /// The pairs that are seen together, for each way the conditions of either side can turn out; nil when there are too
  /// many, or nobody reads then.
  private static func combinations(
    _ foreground: ColourValue, _ above: [String], _ background: ColourValue, _ below: [String]
  ) -> [Way]? {
    let conditions = (above + below).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let rest = conditions.filter { !$0.isUse }
    let data = rest.count { !$0.hasPrefix(.environment) }
    if data > 8 || (data > 4 && !above.isEmpty && !below.isEmpty) { return nil }
    // A value is not equal to two others at once.
    var groups: [(subject: Substring?, conditions: [String])] = []
    for condition in conditions {
      let subject = Conditions.subject(of: condition)
      if let subject, let known = groups.firstIndex(where: { $0.subject == subject }) {
        groups[known].conditions.append(condition)
      } else {
        groups.append((subject, [condition]))
      }
    }
    var ways: [[String]] = [[]]
    for group in groups {
      guard ways.count * (group.conditions.count + 1) <= waysLimit else { return nil }
      ways += group.conditions.flatMap { one in ways.map { $0 + [one] } }
    }
    return ways.map { held in
      guard let tops = foreground.colours(deciding: held.contains),
        let bottoms = background.colours(deciding: held.contains)
      else { return Way(held: held, pairs: []) }
      return Way(
        held: held,
        pairs: tops.flatMap { top in bottoms.map { (top, $0) } }.filter { !$0.isSuspiciouslyLike($1) })
    }
  }

  /// So many ways that conditions turn out are told apart.
  private static let waysLimit = 512

  /// Each pair that a foreground and a background can make, with its ratio in each appearance; empty when a colour is not
  /// known.
  public static func pairs(_ foreground: ColourValue, on background: EffectiveBackground) -> [ContrastJudgement] {
    var seen: Set<[Colour]> = []
    let foreground = faded(foreground, background)
    let combined = combinations(
      foreground, foreground.conditions, background.value, background.value.conditions)
    return (combined ?? []).flatMap(\.pairs).compactMap { top, bottom in
      let looks = Appearance.allCases.flatMap { [top[$0], bottom[$0]] }
      guard seen.insert(looks).inserted else { return nil }
      let entries = background.appearances.map { ContrastJudgement.Entry(top, on: bottom, in: $0) }
      return entries.isEmpty ? nil : ContrastJudgement(entries: entries, isChoice: false, background: background.kind)
    }
  }

  private static let passingStates: Set<String> = [
    "pressed", "pressing", "modal", "presented", "popup", "dialog", "alert", "sheet", "hovered", "hovering", "hover",
    "highlighted", "dimmed", "disabled", "enabled", "loading", "targeted", "dragging",
  ]
}

extension ContrastJudgement.Entry {
  fileprivate init(_ foreground: ResolvedColour, on background: ResolvedColour, in appearance: Appearance) {
    self.init(
      appearance: appearance, foreground: foreground, background: background,
      ratio: foreground[appearance].contrast(on: background[appearance]), highest: .infinity)
  }
}

extension Double {
  fileprivate mutating func raise(to other: Double) { self = Swift.max(self, other) }
}
