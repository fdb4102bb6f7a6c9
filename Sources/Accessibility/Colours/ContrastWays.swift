// Which pairs of colors are seen together, however the conditions turn out that they hang on, and which of them count.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// The contrast of a foreground on a background; nil when a colour is not known.
  public func judge(_ foreground: ColourValue, on background: EffectiveBackground) -> ContrastJudgement? {
    let known = KnownColours.of(model.evaluator)
    let pair = JudgedPair(foreground, background)
    if let judgement = known.judgements[pair] { return judgement }
    let judgement = Self.judge(foreground, on: background)
    known.judgements[pair] = .some(judgement)
    return judgement
  }

  /// The contrast of a foreground on a background; nil when a colour is not known.
  public static func judge(_ foreground: ColourValue, on background: EffectiveBackground) -> ContrastJudgement? {
    let foreground = faded(foreground, background)
    let above = foreground.conditions
    let below = background.value.conditions
    guard let found = combinations(foreground, above, background.value, below) else { return nil }
    let (ways, conditions, chosen) = (found.ways, found.conditions, found.chosen)
    let known = ways.count { !$0.pairs.isEmpty }
    guard known > 0 else { return nil }
    let conditionsApart = apart(above, below, background)
    let apart = Free(conditions, conditionsApart)
    let decisive = decisive(ways, chosen, conditions.map(\.isInstance))
    let isUse = conditions.map(\.isUse)
    let entries = background.appearances.compactMap { appearance -> ContrastJudgement.Entry? in
      let ratios = found.pairs.ratios(in: appearance)
      guard let pair = worst(of: decisive, chosen, ratios, apart) else { return nil }
      var entry = found.pairs.entry(pair.number, ratio: pair.ratio, in: appearance)
      if known > 1, !appearance.isIncreased {
        let alike = found.pairs.alike(pair.number, in: appearance)
        let seen = circumstance(
          of: alike, in: decisive, chosen, ratios, conditions, without: conditionsApart.passing)
        entry.condition = seen.words
        entry.otherwise = seen.otherwise.map { [found.pairs.entry($0.number, ratio: $0.ratio, in: appearance)] } ?? []
      }
      // How much stronger the system makes its colors there is not published.
      if !appearance.isIncreased {
        entry.highest = highest(of: ways, chosen, found.pairs.highestRatios(isDark: appearance.isDark), isUse)
      }
      return entry
    }
    guard !entries.isEmpty else { return nil }
    return ContrastJudgement(entries: entries, isChoice: known > 1, background: background.kind)
  }

  // MARK: What counts

  /// The ways that decide: of the themes that people choose from the one that the app begins with. Where that is not known,
  /// whatever they choose has to fail.
  private static func decisive(_ ways: [Way], _ chosen: Chosen, _ isInstance: [Bool]) -> [Way] {
    guard isInstance.contains(true) else { return ways }
    let first = ways.filter { chosen.part(of: $0.number, isInstance) == 0 }
    if first.count == ways.count || first.contains(where: { !$0.pairs.isEmpty }) { return first }
    let others = ways.filter { chosen.part(of: $0.number, isInstance) != 0 }
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

  /// The same by the numbers of the conditions, asked once for all appearances.
  private struct Free {
    var isEmpty: Bool
    var all: [Bool] = []
    /// What nobody reads in, and the conditions of one side, where each side has some.
    var sides: [[Bool]] = []

    init(_ conditions: [String], _ apart: Apart) {
      isEmpty = apart.isEmpty
      if isEmpty { return }
      let (first, second) = apart.sides
      let isPassing = conditions.map(apart.passing.contains)
      let (isFirst, isSecond) = (conditions.map(first.contains), conditions.map(second.contains))
      all = conditions.indices.map { isPassing[$0] || isFirst[$0] || isSecond[$0] }
      if first.isEmpty || second.isEmpty { return }
      sides = [isFirst, isSecond].map { side in zip(isPassing, side).map { $0 || $1 } }
    }
  }

  /// The conditions of which only one side knows, where each side has some: what they choose may never meet in the way
  /// that fails.
  private static func apart(_ above: [String], _ below: [String], _ background: EffectiveBackground) -> Apart {
    func isData(_ condition: String) -> Bool { !condition.isUse && !condition.hasPrefix(.environment) }
    let (mine, theirs) = (Set(above.filter(isData)), Set(below.filter(isData)))
    let passing = mine.union(theirs).filter { passingStates.holdsWord(of: ArraySlice($0.utf8)) }
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
  private static func worst(of ways: [Way], _ chosen: Chosen, _ ratios: [Double], _ apart: Free) -> Pair? {
    let worst = ways.map { $0.worst(ratios) }
    if apart.isEmpty { return worst.lazy.compactMap { $0 }.min { $0.ratio < $1.ratio } }
    var found = best(of: ways, chosen, worst, whatever: apart.all, needsAll: false)
    for side in apart.sides { found += best(of: ways, chosen, worst, whatever: side, needsAll: true) }
    return found.min { ($0.pair.ratio, $0.place) < ($1.pair.ratio, $1.place) }?.pair
  }

  /// The best pair whatever some conditions turn out to be, for each way that the rest does. Where all of them have to be
  /// known, what is not known may be good enough.
  private static func best(
    of ways: [Way], _ chosen: Chosen, _ worst: [Pair?], whatever isFree: [Bool], needsAll: Bool
  ) -> [(place: Int, pair: Pair)] {
    var best: [Int: Int] = [:]
    var open: Set<Int> = []
    let isFixed = isFree.map(!)
    for (place, way) in ways.enumerated() {
      let key = chosen.part(of: way.number, isFixed)
      guard let pair = worst[place] else {
        if needsAll { open.insert(key) }
        continue
      }
      if let known = best[key], let other = worst[known], other.ratio >= pair.ratio { continue }
      best[key] = place
    }
    return best.compactMap { key, place in
      needsAll && open.contains(key) ? nil : worst[place].map { (place, $0) }
    }
  }

  /// The highest ratio of all pairs that are known, however conditions turn out, in each generation of the system. Of the
  /// uses of a component the one counts where that is lowest: it is seen there, whatever the others put behind it.
  private static func highest(
    of ways: [Way], _ chosen: Chosen, _ ratios: [Double], _ isUse: [Bool]
  ) -> Double {
    guard isUse.contains(true) else { return ways.lazy.map { $0.highest(ratios) }.max() ?? .infinity }
    var byUse: [Int: Double] = [:]
    for way in ways where !way.pairs.isEmpty {
      byUse[chosen.part(of: way.number, isUse), default: 0].raise(to: way.highest(ratios))
    }
    return byUse.values.min() ?? .infinity
  }

  /// The foreground as an opacity leaves it that lies between the words and their ground.
  private static func faded(_ foreground: ColourValue, _ background: EffectiveBackground) -> ColourValue {
    let foreground = background.opacity < 1 ? foreground.map { $0.opacity(background.opacity) } : foreground
    guard let fade = background.fade else { return foreground }
    return fade.replacing { fade in foreground.map { $0.opacity(fade.light.alpha) } }
  }

  // MARK: When a pair is seen

  /// When one of some pairs that look alike is seen, in words for a message, and the worst of those that are seen otherwise
  /// where one condition decides.
  private static func circumstance(
    of alike: Set<Int>, in ways: [Way], _ chosen: Chosen, _ ratios: [Double], _ conditions: [String],
    without passing: Set<String>
  ) -> (words: String?, otherwise: Pair?) {
    let seen = ways.filter { !alike.isDisjoint(with: $0.pairs) }
    let others = ways.filter { alike.isDisjoint(with: $0.pairs) }
    guard others.contains(where: { !$0.pairs.isEmpty }) else { return (nil, nil) }
    // What decides nothing of the pair turns out both ways where it is seen.
    var (held, refused): ([Int], [Int]) = ([], [])
    for number in conditions.indices where !conditions[number].isUse && !passing.contains(conditions[number]) {
      let count = seen.count { chosen.holds(number, in: $0.number) }
      if count == seen.count { held.append(number) } else if count == 0 { refused.append(number) }
    }
    guard !held.isEmpty || !refused.isEmpty else { return (nil, nil) }
    let deciding = held.isEmpty ? refused : held
    // One state may be asked in several components.
    let asked = deciding.map { Conditions.forReading(conditions[$0]) }.reduce(into: [String?]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard asked.count < 3, !asked.contains(nil), held.isEmpty || asked.count == 1 else {
      return (Self.oneOfStates, nil)
    }
    let words = "\(held.isEmpty ? "unless" : "if") \(asked.compactMap { $0 }.joined(separator: " or "))"
    guard held.count + refused.count == 1 else { return (words, nil) }
    return (words, others.compactMap { $0.worst(ratios) }.min { $0.ratio < $1.ratio })
  }

  private static let oneOfStates = "in one of its states"

  // MARK: Ways

  /// Which conditions hold in which way that all of them can turn out. Of a group one holds or none, so that a way is a
  /// number with a digit for each group: texts, or lists of what holds, would be compared for each way and each color.
  private struct Chosen {
    /// How many ways there are.
    private(set) var count = 1
    /// For each condition the digit that it is where it holds, how much that digit counts, and how many it can be.
    private var digits: [(value: Int, weight: Int, base: Int)]

    /// A group is the numbers of conditions of which one holds at most.
    init(_ groups: [[Int]], of conditions: Int) {
      digits = Array(repeating: (0, 1, 1), count: conditions)
      for group in groups {
        for (place, condition) in group.enumerated() { digits[condition] = (place + 1, count, group.count + 1) }
        count *= group.count + 1
      }
    }

    func holds(_ condition: Int, in way: Int) -> Bool {
      guard digits.indices.contains(condition) else { return false }
      let digit = digits[condition]
      return way / digit.weight % digit.base == digit.value
    }

    /// What a way says of some of the conditions: the same number for all ways that say the same, 0 where none holds.
    func part(of way: Int, _ isAsked: [Bool]) -> Int {
      var result = 0
      for (condition, digit) in digits.enumerated() where isAsked[condition] && holds(condition, in: way) {
        result += digit.value * digit.weight
      }
      return result
    }
  }

  /// One way that the conditions turn out.
  private struct Way {
    var number: Int
    /// The pairs that are seen together, by their numbers; empty where a color is not known.
    var pairs: [Int]

    func worst(_ ratios: [Double]) -> Pair? {
      var found: Pair?
      for number in pairs {
        if let found, ratios[number] >= found.ratio { continue }
        found = Pair(number: number, ratio: ratios[number])
      }
      return found
    }

    func highest(_ ratios: [Double]) -> Double {
      var result = 0.0
      for number in pairs { result.raise(to: ratios[number]) }
      return result
    }
  }

  /// A pair with its ratio in one appearance.
  private struct Pair {
    var number: Int
    var ratio: Double
  }

  /// The colors of either side, of which each with each makes a pair: ways share them.
  private struct Pairs {
    var tops: [ResolvedColour] = []
    var bottoms: [ResolvedColour] = []
    /// The pairs that some way shows.
    var seen: [Int] = []

    func entry(_ number: Int, ratio: Double, in appearance: Appearance) -> ContrastJudgement.Entry {
      ContrastJudgement.Entry(
        appearance: appearance, foreground: tops[number / bottoms.count], background: bottoms[number % bottoms.count],
        ratio: ratio, highest: .infinity)
    }

    /// The pairs that look as one does in an appearance.
    func alike(_ number: Int, in appearance: Appearance) -> Set<Int> {
      let (top, bottom) = (tops[number / bottoms.count][appearance], bottoms[number % bottoms.count][appearance])
      return Set(
        seen.filter { tops[$0 / bottoms.count][appearance] == top && bottoms[$0 % bottoms.count][appearance] == bottom }
      )
    }

    /// By pair; of those that no way shows it is not asked.
    func ratios(in appearance: Appearance) -> [Double] {
      let (above, below) = (tops.map { Shade($0[appearance]) }, bottoms.map { Shade($0[appearance]) })
      return ratios { above[$0].contrast(on: below[$1]) }
    }

    /// The highest ratio of each pair, over what is seen of both in each generation of the system.
    func highestRatios(isDark: Bool) -> [Double] {
      func shades(_ colours: [ResolvedColour]) -> [(own: Shade, other: Shade?)] {
        colours.map { colour in
          (Shade(isDark ? colour.dark : colour.light), colour.other.map { Shade(isDark ? $0.dark : $0.light) })
        }
      }
      let (above, below) = (shades(tops), shades(bottoms))
      return ratios { top, bottom in
        var result = 0.0
        func raise(_ above: Shade) {
          result.raise(to: above.contrast(on: below[bottom].own))
          if let other = below[bottom].other { result.raise(to: above.contrast(on: other)) }
        }
        raise(above[top].own)
        if let other = above[top].other { raise(other) }
        return result
      }
    }

    private func ratios(_ ratio: (Int, Int) -> Double) -> [Double] {
      var result = [Double](repeating: 0, count: tops.count * bottoms.count)
      for number in seen { result[number] = ratio(number / bottoms.count, number % bottoms.count) }
      return result
    }
  }

  /// A color with its luminance, worked out once for all that it is met by.
  private struct Shade {
    let colour: Colour
    let luminance: Double

    init(_ colour: Colour) {
      self.colour = colour
      luminance = colour.luminance
    }

    /// As `Colour.contrast(on:)`; what is opaque hides what lies below it.
    func contrast(on below: Shade) -> Double {
      let above = colour.alpha == 1 ? luminance : colour.over(below.colour).luminance
      return (max(above, below.luminance) + 0.05) / (min(above, below.luminance) + 0.05)
    }
  }

  /// The pairs that are seen together, for each way the conditions of either side can turn out, and the conditions by the
  /// numbers that ways have of them; nil when there are too many, or nobody reads then.
  private static func combinations(
    _ foreground: ColourValue, _ above: [String], _ background: ColourValue, _ below: [String]
  ) -> (ways: [Way], pairs: Pairs, conditions: [String], chosen: Chosen)? {
    let conditions = (above + below).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // A value is not equal to two others at once, so that all cases of a `switch` are one question.
    var groups: [(subject: Substring?, conditions: [Int])] = []
    for (number, condition) in conditions.enumerated() {
      let subject = Conditions.subject(of: condition)
      if let subject, let known = groups.firstIndex(where: { $0.subject == subject }) {
        groups[known].conditions.append(number)
      } else {
        groups.append((subject, [number]))
      }
    }
    let data = groups.count { group in
      group.conditions.contains { !conditions[$0].isUse && !conditions[$0].hasPrefix(.environment) }
    }
    if data > 8 || (data > 4 && !above.isEmpty && !below.isEmpty) { return nil }
    var count = 1
    for group in groups {
      count *= group.conditions.count + 1
      guard count <= waysLimit else { return nil }
    }
    let chosen = Chosen(groups.map(\.conditions), of: conditions.count)
    var pairs = Pairs()
    let upper = DecidedColours(foreground, conditions, &pairs.tops)
    let lower = DecidedColours(background, conditions, &pairs.bottoms)
    let width = pairs.bottoms.count
    var isSeen = [Bool?](repeating: nil, count: pairs.tops.count * width)
    let found = (0..<chosen.count).map { number in
      var way = Way(number: number, pairs: [])
      guard let tops = upper.colours(number, chosen), let bottoms = lower.colours(number, chosen) else { return way }
      way.pairs.reserveCapacity(tops.count * bottoms.count)
      for top in tops {
        for bottom in bottoms {
          let number = top * width + bottom
          if isSeen[number] == nil {
            isSeen[number] = !pairs.tops[top].isSuspiciouslyLike(pairs.bottoms[bottom])
            if isSeen[number] == true { pairs.seen.append(number) }
          }
          if isSeen[number] == true { way.pairs.append(number) }
        }
      }
      return way
    }
    return (found, pairs, conditions, chosen)
  }

  /// A color with the numbers of its conditions in place of their texts, and those of its colors in a list.
  private indirect enum DecidedColours {
    case colours([Int])
    case choice(Int, DecidedColours, DecidedColours)
    case any([DecidedColours])
    case unknown

    init(_ value: ColourValue, _ conditions: [String], _ list: inout [ResolvedColour]) {
      switch value {
      case .colour(let colour):
        self = .colours([list.count])
        list.append(colour)
      case .choice(let condition, let then, let otherwise):
        let first = DecidedColours(then, conditions, &list)
        self = .choice(
          conditions.firstIndex(of: condition) ?? -1, first, DecidedColours(otherwise, conditions, &list))
      case .any(let values): self = .any(values.map { DecidedColours($0, conditions, &list) })
      case .unknown: self = .unknown
      }
    }

    /// The colors that are left in one way that the conditions turn out; nil when one of them is not known.
    func colours(_ way: Int, _ chosen: Chosen) -> [Int]? {
      switch self {
      case .colours(let colours): return colours
      case .choice(let condition, let then, let otherwise):
        return (chosen.holds(condition, in: way) ? then : otherwise).colours(way, chosen)
      case .any(let values):
        var result: [Int] = []
        for value in values {
          guard let inner = value.colours(way, chosen) else { return nil }
          result += inner
        }
        return result
      case .unknown: return nil
      }
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
    guard let combined else { return [] }
    return combined.ways.flatMap(\.pairs).compactMap { number in
      let top = combined.pairs.tops[number / combined.pairs.bottoms.count]
      let bottom = combined.pairs.bottoms[number % combined.pairs.bottoms.count]
      let looks = Appearance.allCases.flatMap { [top[$0], bottom[$0]] }
      guard seen.insert(looks).inserted else { return nil }
      let entries = background.appearances.map { ContrastJudgement.Entry(top, on: bottom, in: $0) }
      return entries.isEmpty ? nil : ContrastJudgement(entries: entries, isChoice: false, background: background.kind)
    }
  }

  private static let passingStates: WordSet = [
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
