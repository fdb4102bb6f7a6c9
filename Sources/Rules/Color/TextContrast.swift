// Text whose colour is too near to the colour behind it.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

/// What can be set about contrast. Sources: WCAG 1.4.3, 1.4.6 and 1.4.11; Human Interface Guidelines, Accessibility.
enum ContrastOptions {
  static let text = RuleOption.number(
    "text", 4.5, in: 3...21, unit: "ratios", "Minimum contrast ratio of text")
  static let largeText = RuleOption.number(
    "largeText", 3, in: 3...21, unit: "ratios", "Minimum contrast ratio of large text")
  static let definition = RuleOption.choice(
    "large", "wcag", of: ["wcag", "hig"],
    "When text is large: from 18 points, or from 14 points in bold (wcag) or in bold of any size (hig)")
  static let nonText = RuleOption.number(
    "minimum", 3, in: 1.5...21, unit: "ratios", "Minimum contrast ratio of symbols and edges")
}

extension Rule {
  static let textContrast = Rule(
    "text-contrast", options: [ContrastOptions.text, ContrastOptions.largeText, ContrastOptions.definition],
    .view([.text, .control, .other]) { element, report in
      let text = TextColours(element)
      if let faint = text.flatMap({ FaintText($0) }) { return faint.add(to: &report) }
      if let reason = report.isTraced ? TextColours.unknownReason(element) : nil {
        return report.silent(because: reason)
      }
      guard let text else { return }
      if text.failing.isEmpty {
        return report.silent(passing: text.judgement, needed: needed(text.target, element.model.limits))
      }
      guard text.concern == .contrast, let judgement = text.judgement, !report.hasFinding(at: text.range) else {
        return
      }
      let proved = text.proved
      guard let worst = (proved.isEmpty ? text.failing : proved).min(by: { $0.ratio < $1.ratio }) else { return }
      let shown = judgement.entries.filter { !$0.appearance.isIncreased }
      let severity: Severity = !proved.isEmpty ? .error : text.isAsFaintAsPlaceholders ? .note : .warning
      // Nothing but the values that the system does not publish is in doubt.
      let isWritten =
        !text.isAsFaintAsPlaceholders && !text.isEnoughInPlaces(worst) && judgement.evidence >= .documented
        && judgement.background == .written && !judgement.isChoice && text.target != nil
      let confidence: Confidence = !proved.isEmpty || isWritten ? .high : .medium
      let second = second(worst, of: text.failing, in: shown, needed: text.needed)
      let help = help(
        worst, text.element.model.limits.contrast(text.target ?? .text), in: shown, instead: text.origin,
        faded: text.background, besides: second)
      report.add(
        severity, confidence, at: text.range,
        "\(text.subject) has too little contrast"
          + words(worst, of: text.failing, in: shown)
          + ", but should be at least \(needed(text.target, text.element.model.limits))\(remark(on: second))"
          + (changesGround(help) ? text.groundSource(of: worst) : text.source(of: worst)),
        help: help, cause: element.index,
        related: text.related,
        fix: text.shade(worst))
    }, uikit: { model, report in UIKitContrast.text(model, &report) },
    interface: { model, report in UIKitContrast.text(model, &report) })

  /// Behind "too little contrast": the pair with its ratio, the appearance to which that belongs, and when it is seen.
  static func words(
    _ worst: ContrastJudgement.Entry, of failing: [ContrastJudgement.Entry], in shown: [ContrastJudgement.Entry]
  ) -> String {
    let mode = " in \(worst.appearance.name) mode"
    let when = condition(worst)
    // What is the same in every appearance needs none to be named.
    if failing.count == shown.count, shown.count > 1,
      shown.allSatisfy({ printedRatio($0.ratio) == printedRatio(worst.ratio) })
    {
      return ": \(pair(worst)) is \(printedRatio(worst.ratio))\(when)"
    }
    // The same pair in the other appearance: who reads of one only takes the other for readable.
    let other =
      failing.filter { $0.appearance != worst.appearance && isSamePair($0, worst) }.min { $0.ratio < $1.ratio }
    if let other {
      return ": \(pair(worst)) is \(printedRatio(worst.ratio))\(mode) (\(other.appearance.name) mode: "
        + "\(printedRatio(other.ratio)))\(when)"
    }
    // Where a condition chooses, another pair may be the one that fails there.
    if failing.contains(where: { $0.appearance != worst.appearance }) {
      return ": \(pair(worst)) is \(printedRatio(worst.ratio))\(mode)\(when)"
    }
    return "\(mode): \(pair(worst)) is \(printedRatio(worst.ratio))\(when)"
  }

  private static func condition(_ entry: ContrastJudgement.Entry) -> String { entry.condition.map { " \($0)" } ?? "" }

  /// The pair that fails besides the one of a message: in the other appearance, or under another condition. Two pairs with
  /// their conditions would be a message that no one reads to its end.
  static func second(
    _ worst: ContrastJudgement.Entry, of failing: [ContrastJudgement.Entry], in shown: [ContrastJudgement.Entry],
    needed: Double
  ) -> ContrastJudgement.Entry? {
    let others = failing.filter { $0.appearance != worst.appearance }
    if let other = others.first, !others.contains(where: { isSamePair($0, worst) }) { return other }
    guard let other = worst.otherwise.first, other.ratio < needed, !isSamePair(worst, other) else { return nil }
    return other
  }

  /// Behind what is needed, for a message.
  static func remark(on second: ContrastJudgement.Entry?) -> String {
    second == nil ? "" : "; another pair fails as well"
  }

  /// The same for a help, which names the pair.
  static func helpRemark(on second: ContrastJudgement.Entry?, besides entry: ContrastJudgement.Entry) -> String {
    guard let second else { return "" }
    let mode = second.appearance == entry.appearance ? "" : " in \(second.appearance.name) mode"
    return " The other pair: \(pair(second)) is \(printedRatio(second.ratio))\(mode)\(condition(second))."
  }

  private static func isSamePair(_ a: ContrastJudgement.Entry, _ b: ContrastJudgement.Entry) -> Bool {
    a.foreground.name == b.foreground.name && a.background.name == b.background.name
  }

  /// The two colors of one appearance: `Color("Mint") (#6CC6A0) on white`.
  static func pair(_ entry: ContrastJudgement.Entry) -> String {
    let below = entry.background[entry.appearance]
    let top = entry.foreground[entry.appearance].over(below)
    return "\(shown(entry.foreground, in: entry.appearance, as: top))"
      + " on \(shown(entry.background, in: entry.appearance, as: below))"
  }

  /// A name that is no value is followed by what is seen. A color set that only names a color of the system is called as
  /// code calls it.
  private static func shown(_ color: ResolvedColour, in appearance: Appearance, as seen: Colour) -> String {
    let name = color.words(in: appearance)
    if let set = color.setOfSystem { return "Color(\"\(set)\") (\(name), \(seen.hex))" }
    // What is called a gradient has a name of its own at that point.
    if case let stop = color.name(in: appearance), stop != name, !stop.hasPrefix("#"), !stop.contains(" over ") {
      return "\(name) (\(stop), \(seen.hex))"
    }
    let isPlain =
      ["white", "black", "UIColor.white", "UIColor.black"].contains(name)
      || name.hasPrefix("#") && !name.contains(" over ")
    return isPlain ? name : "\(name) (\(seen.hex))"
  }

  static func number(_ ratio: Double) -> String { OptionValue.number(ratio).text }

  /// The ratio that a text needs, in words; where its size cannot be told, what is needed by large and by other text.
  static func needed(_ target: ContrastTarget?, _ limits: Limits) -> String {
    if let target { return "\(number(limits.contrast(target))):1" }
    let (large, text) = (limits.contrast(.largeText), limits.contrast(.text))
    return large == text ? "\(number(text)):1" : "\(number(large)):1 if it is large, \(number(text)):1 otherwise"
  }

  /// `entries` are those of all appearances that are judged: a shade that does in one may be too faint in another.
  static func help(
    _ entry: ContrastJudgement.Entry, _ needed: Double, in entries: [ContrastJudgement.Entry] = [],
    instead origin: ValueOrigin? = nil, faded background: EffectiveBackground? = nil,
    besides second: ContrastJudgement.Entry? = nil
  ) -> String {
    let advice = advice(entry, needed, in: entries, instead: origin, faded: background)
    return advice + helpRemark(on: second, besides: entry)
  }

  private static func advice(
    _ entry: ContrastJudgement.Entry, _ needed: Double, in entries: [ContrastJudgement.Entry],
    instead origin: ValueOrigin?, faded background: EffectiveBackground?
  ) -> String {
    // Where a condition chooses, another pair may be the worst one there. A color that is changed is changed on whatever it
    // lies on.
    let all =
      [entry]
      + entries.filter {
        $0.appearance != entry.appearance && (isSamePair($0, entry) || $0.foreground.name == entry.foreground.name)
      }
    // A shade that is set would be faded like the one that it replaces.
    if let opacity = background?.fadedTo, opacity > 0, opacity < 1 {
      let plain = all.map { entry in
        var entry = entry
        entry.foreground = entry.foreground.map {
          Colour(red: $0.red, green: $0.green, blue: $0.blue, alpha: min(1, $0.alpha / opacity))
        }
        return entry
      }
      func least(at percent: Int) -> Double {
        plain.map {
          $0.foreground[$0.appearance].opacity(Double(percent) / 100).contrast(on: $0.background[$0.appearance])
        }
        .min() ?? 1
      }
      let percent = Int(saturating: (opacity * 100).rounded())
      if let enough = (min(percent, 99) + 1...100).first(where: { least(at: $0) >= needed }) {
        return enough == 100
          ? "Remove the opacity of \(percent)%; without it the contrast is \(printedRatio(least(at: 100)))."
          : "Use an opacity of at least \(enough)% instead of \(percent)%; at full opacity the contrast is \(printedRatio(least(at: 100)))."
      }
      let advice = Self.advice(plain.first ?? entry, needed, in: Array(plain.dropFirst()), instead: origin, faded: nil)
      return "Remove the opacity of \(percent)%, and \(advice.prefix(1).lowercased())\(advice.dropFirst())"
    }
    if hasLightWords(entry), let advice = darkerGround(all, needed, background) { return advice }
    // What is seen of the same color otherwise has to be read in its new shade as well.
    let others = entry.otherwise.filter { $0.foreground.name == entry.foreground.name && !isSamePair($0, entry) }
    let shades = (all + others).compactMap { entry in
      let below = entry.background[entry.appearance]
      return entry.foreground[entry.appearance].over(below).nearest(reaching: needed, on: below)
    }
    func does(_ shade: Colour) -> Bool {
      (all + others).allSatisfy { shade.contrast(on: $0.background[$0.appearance]) >= needed }
    }
    if !others.isEmpty, !shades.contains(where: does) {
      let seen = all + others
      func ratio(_ shade: Colour, on seen: [ContrastJudgement.Entry]) -> String {
        printedRatio(seen.map { shade.contrast(on: $0.background[$0.appearance]) }.min() ?? 1)
      }
      if let shade = shadeOnAll(seen, needed) {
        return
          "Use another color; the nearest shade that passes on each background is \(shade.hex) (\(ratio(shade, on: seen)))."
      }
      let here = seen.filter { $0.appearance == entry.appearance }
      if here.count < seen.count, let shade = shadeOnAll(here, needed) {
        return
          "Use another color in \(entry.appearance.name) mode; the nearest shade that passes on each background there "
          + "is \(shade.hex) (\(ratio(shade, on: here)))."
      }
      // What can be read otherwise stays as it is.
      if let condition = entry.condition, condition.hasPrefix("if ") || condition.hasPrefix("unless "),
        others.allSatisfy({ $0.ratio >= needed }), let shade = shadeOnAll([entry], needed)
      {
        return "Use another color \(condition); the nearest shade that passes on this background is \(shade.hex) "
          + "(\(ratio(shade, on: [entry])))."
      }
      return "Use a different color on each background, since no single color passes on all of them."
    }
    guard let shade = shades.first(where: does) ?? shades.first else {
      return "Choose two colors with more contrast."
    }
    // Light words that would have to become darker than what lies behind them are no shade of themselves any more.
    let isTurned = isTurned(entry, by: shade)
    if isTurned, !SystemColours.isGround(entry.background), let advice = darkerGround(all, needed, background) {
      return advice
    }
    let ratio = printedRatio(
      all.map { shade.contrast(on: $0.background[$0.appearance]) }.filter { $0 >= needed }.min() ?? 1)
    let place = does(shade) ? "" : " in \(entry.appearance.name) mode"
    // What is the color of backgrounds elsewhere cannot be changed for words.
    let isBackground = SystemColours.isGround(entry.foreground)
    // Nor can one set that is both colors, or that is faded here: its new shade would be faded as well.
    let isTied =
      entry.foreground[entry.appearance].alpha < 1
      || entry.foreground.asset != nil && entry.background.name.contains(entry.foreground.name)
    let named =
      isBackground || isTied || isTurned
      ? nil
      : entry.foreground.asset.map { "the color set “\(colorSetName($0))”" }
        ?? origin.map { "\($0.name) in \($0.fileName)" }
    let isFixed = entry.foreground.light == entry.foreground.dark && !isBackground
    if !does(shade), let pair = shadesOfEach(all, needed) {
      let both = entry.foreground.asset == nil ? "a shade for each mode" : "a light and a dark appearance"
      let hasBoth = entry.foreground.hasBothAppearances
      let change = named.map {
        "Use another color here, or "
          + (hasBoth ? "change \($0) in both appearances" : isFixed ? "give \($0) \(both)" : "change \($0)")
      }
      return
        "\(change ?? (isFixed ? "Use a color for each mode" : "Use a stronger color")); the nearest shades that pass are \(pair)."
    }
    // A color that is the same everywhere cannot have the shade that only one appearance can take.
    if !does(shade), isFixed {
      let mode = entry.appearance.name
      let change =
        entry.foreground.asset != nil
        ? named.map {
          entry.foreground.hasBothAppearances
            ? "Use another color here, or change the \(mode) appearance of \($0)"
            : "Use another color here, or give \($0) a separate \(mode) appearance"
        }
        : named.map { "Use another color here, or give \($0) another shade in \(mode) mode" }
      return
        "\(change ?? "Use another color in \(mode) mode"); the nearest shade that passes there is \(shade.hex) (\(ratio))."
    }
    let change =
      named.map { "Use another color here, or change \($0)" }
      ?? (isBackground || isTurned || isTied && entry.foreground.asset != nil
        ? "Use another color here" : "Use a stronger color")
    return "\(change); the nearest shade that passes\(place) is \(shade.hex) (\(ratio))."
  }

  /// Where more than one appearance fails and no shade does for all: the nearest one for each, in words.
  private static func shadesOfEach(_ entries: [ContrastJudgement.Entry], _ needed: Double) -> String? {
    let failing = entries.filter { $0.ratio < needed }
    guard failing.count > 1 else { return nil }
    let shades = failing.compactMap { entry -> String? in
      let below = entry.background[entry.appearance]
      guard let shade = entry.foreground[entry.appearance].over(below).nearest(reaching: needed, on: below) else {
        return nil
      }
      return "\(shade.hex) in \(entry.appearance.name) mode (\(printedRatio(shade.contrast(on: below))))"
    }
    return shades.count == failing.count ? shades.joined(separator: " and ") : nil
  }

  /// The nearest shade that can be read on all backgrounds: mostly one that is darker, or lighter, than all of them.
  private static func shadeOnAll(_ entries: [ContrastJudgement.Entry], _ needed: Double) -> Colour? {
    guard let first = entries.first else { return nil }
    let colour = first.foreground[first.appearance].over(first.background[first.appearance])
    return colour.nearest(reaching: needed, on: entries.map { $0.background[$0.appearance] })
  }

  /// `Brand` of `Assets.xcassets/Brand.colorset/Contents.json`.
  static func colorSetName(_ path: String) -> String {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".colorset") } ?? path[...]
    return folder.hasSuffix(".colorset") ? String(folder.dropLast(9)) : String(folder)
  }

  /// Light words on a darker fill: what would be the nearest shade for them is nearly black, and nobody wants it there.
  static func hasLightWords(_ entry: ContrastJudgement.Entry) -> Bool {
    let below = entry.background[entry.appearance]
    let words = entry.foreground[entry.appearance].over(below).luminance
    return words > 0.5 && below.luminance < min(0.75, words - 0.1)
      && !SystemColours.isGround(entry.background)
  }

  /// Whether a shade is on the other side of the background: dark in place of light words, or light in place of dark ones.
  private static func isTurned(_ entry: ContrastJudgement.Entry, by shade: Colour) -> Bool {
    let below = entry.background[entry.appearance]
    let words = entry.foreground[entry.appearance].over(below).luminance
    return words > below.luminance && shade.luminance < below.luminance
  }

  private static let darkerBackground = "Use a darker background"
  private static let darkerGradient = "Use darker colors in the gradient behind it"

  /// Whether a help says to change what lies behind the words, so that nobody has to know where the color of these is set.
  static func changesGround(_ help: String) -> Bool {
    help.hasPrefix(darkerBackground) || help.hasPrefix(darkerGradient)
  }

  /// The nearest ground on which the words can be read in each appearance; words that let it show through change with it.
  private static func darkerGround(
    _ entries: [ContrastJudgement.Entry], _ needed: Double, _ background: EffectiveBackground?
  ) -> String? {
    func ratio(_ entry: ContrastJudgement.Entry, on ground: Colour) -> Double {
      entry.foreground[entry.appearance].over(ground).contrast(on: ground)
    }
    func does(_ ground: Colour) -> Bool { entries.allSatisfy { ratio($0, on: ground) >= needed } }
    let found = entries.lazy.compactMap { entry -> (old: Colour, new: Colour)? in
      let below = entry.background[entry.appearance]
      return below.darkened(until: does).map { (below, $0) }
    }
    guard let ground = found.first else { return nil }
    let least = printedRatio(entries.map { ratio($0, on: ground.new) }.min() ?? 1)
    // A gradient has no one shade to change.
    guard let background, TextColours.isGradient(background.value) else {
      return "\(darkerBackground); the nearest shade that passes is \(ground.new.hex) (\(least))."
    }
    return
      "\(darkerGradient); the nearest shade that passes in place of \(ground.old.hex) is \(ground.new.hex) (\(least))."
  }
}

extension Report {
  /// Notes the lowest ratio of a pair that is enough in each appearance; costs nothing in a run.
  mutating func silent(passing judgement: ContrastJudgement?, needed: @autoclosure () -> String) {
    guard isTraced else { return }
    let shown = (judgement?.entries ?? []).filter { !$0.appearance.isIncreased }
    guard let lowest = shown.min(by: { $0.ratio < $1.ratio }) else { return }
    silent(measured: "\(printedRatio(lowest.ratio)) in \(lowest.appearance.name) mode, needs \(needed())")
  }
}
