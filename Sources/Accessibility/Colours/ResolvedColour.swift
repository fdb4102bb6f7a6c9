// A colour as the app shows it: four values, one for each appearance, and where they come from.

import CurbcutSourceText

/// The appearances an app can be seen in.
public enum Appearance: Int, Sendable, CaseIterable {
  case light, dark, lightIncreased, darkIncreased

  public var isDark: Bool { self == .dark || self == .darkIncreased }
  public var isIncreased: Bool { self == .lightIncreased || self == .darkIncreased }

  /// The name used in reports.
  public var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightIncreased: "light, increased contrast"
    case .darkIncreased: "dark, increased contrast"
    }
  }
}

/// How sure a value is.
public enum ColourEvidence: Int, Sendable, Comparable {
  /// Taken to be so; never enough for an error.
  case assumed
  /// What the platform shows in the generations of the system that were looked at; it publishes no values.
  case documented
  /// Published by the platform for each generation of the system that people have.
  case published
  /// Written in the project.
  case written

  public static func < (a: ColourEvidence, b: ColourEvidence) -> Bool { a.rawValue < b.rawValue }
}

/// A color in both appearances without increased contrast.
public struct ColourVariant: Sendable, Hashable {
  public var light: Colour
  public var dark: Colour

  public init(light: Colour, dark: Colour) {
    self.light = light
    self.dark = dark
  }
}

/// What a color is called in one appearance, with the opacity in which it is drawn.
public struct ColourName: Sendable, Hashable {
  public var base: String
  public var opacity = 1.0
  /// Whether it is one of the colors of a gradient.
  public var isOfGradient = false

  public var text: String { faded(base) }

  /// The same for a message: who reads of one color of a gradient takes the whole for it.
  public var words: String { isOfGradient ? faded("the worst point of a gradient") : text }

  private func faded(_ name: String) -> String {
    opacity >= 1 ? name : "\(name) at \(Int(saturating: (opacity * 100).rounded()))% opacity"
  }

  /// Of very many colors that lie over each other only the nearest are named.
  fileprivate func over(_ below: ColourName) -> ColourName {
    ColourName(base: below.words.utf8.count > 160 ? "\(words) over other colors" : "\(words) over \(below.words)")
  }
}

/// A colour in four appearances.
public struct ResolvedColour: Sendable, Hashable {
  public var light: Colour
  public var dark: Colour
  public var lightIncreased: Colour
  public var darkIncreased: Colour
  public var evidence: ColourEvidence
  /// What it is called in the light and in the dark appearance.
  private var lightName: ColourName
  private var darkName: ColourName
  /// What it is called: `#3182CE`, `systemBlue`, `Color("Brand")`; both names where one color is for each appearance.
  public var name: String {
    get { lightName == darkName ? lightName.text : "\(lightName.text) / \(darkName.text)" }
    set {
      lightName = ColourName(base: newValue)
      darkName = lightName
    }
  }
  /// Whether the system made it and changes it with the appearance.
  public var isSystem = false
  /// Name of the colour set, when it comes from one.
  public var asset: String?
  /// Whether that color set has a color for each appearance, also where both are the same.
  public var hasBothAppearances = false
  /// What else people see in its place, in another generation of the system or on what is raised; nil where that is the
  /// same.
  public var other: ColourVariant?

  public init(
    light: Colour, dark: Colour, lightIncreased: Colour, darkIncreased: Colour, evidence: ColourEvidence, name: String,
    isSystem: Bool = false, other: ColourVariant? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased
    self.darkIncreased = darkIncreased
    self.evidence = evidence
    lightName = ColourName(base: name)
    darkName = lightName
    self.isSystem = isSystem
    self.other = other
  }

  /// The same in every appearance.
  public init(_ colour: Colour, name: String? = nil) {
    self.init(
      light: colour, dark: colour, lightIncreased: colour, darkIncreased: colour, evidence: .written,
      name: name ?? colour.solid.hex)
    guard name == nil, colour.alpha < 1 else { return }
    lightName.opacity = colour.alpha
    darkName = lightName
  }

  /// What it is called in one appearance.
  public func name(in appearance: Appearance) -> String { (appearance.isDark ? darkName : lightName).text }

  /// The same for a message, where a gradient is one.
  public func words(in appearance: Appearance) -> String { (appearance.isDark ? darkName : lightName).words }

  /// Whether it is one of the colors of a gradient.
  public var isOfGradient: Bool { lightName.isOfGradient || darkName.isOfGradient }

  /// The same as one of the colors of a gradient.
  var ofGradient: ResolvedColour {
    var color = self
    (color.lightName.isOfGradient, color.darkName.isOfGradient) = (true, true)
    return color
  }

  public subscript(_ appearance: Appearance) -> Colour {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightIncreased: lightIncreased
    case .darkIncreased: darkIncreased
    }
  }

  /// The color set that only names this color of the system, by which code calls it.
  public var setOfSystem: String? {
    guard isSystem, let asset, lightName == darkName, lightName.opacity >= 1 else { return nil }
    let folder = asset.split(separator: "/").last { $0.hasSuffix(".colorset") }
    return folder.map { String($0.dropLast(9)) }
  }

  /// Whether the project has it let its ground through, by an opacity beside what it is by itself.
  public var isFaded: Bool { lightName.opacity < 1 || darkName.opacity < 1 }

  /// Whether it stays the same in every appearance.
  public var isFixed: Bool { light == dark && light == lightIncreased && dark == darkIncreased }

  /// Whether it is another color set than a second one and looks the same in every appearance. Nobody makes two names for
  /// one color and puts the one on the other, so one of them was not read as it is shown.
  public func isSuspiciouslyLike(_ other: ResolvedColour) -> Bool {
    guard let asset, let otherAsset = other.asset, asset != otherAsset else { return false }
    return Appearance.allCases.allSatisfy { self[$0].hasComponents(of: other[$0]) }
  }

  /// Whether it is the same color set as another one, and looks the same: who draws in the color that lies behind wants
  /// nothing to be seen.
  public func isSameColour(as other: ResolvedColour) -> Bool {
    asset != nil && asset == other.asset && Appearance.allCases.allSatisfy { self[$0] == other[$0] }
  }

  /// What may be seen without increased contrast: the color as it is, and what else people see in its place.
  public var variants: [ColourVariant] {
    let own = ColourVariant(light: light, dark: dark)
    return other.map { [own, $0] } ?? [own]
  }

  /// What else is seen where two colors are put together; nil where neither is seen in another way.
  private static func other(
    _ first: ResolvedColour, _ second: ResolvedColour, _ join: (ColourVariant, ColourVariant) -> ColourVariant
  ) -> ColourVariant? {
    guard first.other != nil || second.other != nil, let a = first.variants.last, let b = second.variants.last else {
      return nil
    }
    return join(a, b)
  }

  /// Light values of one colour with the dark values of another.
  public static func byScheme(light: ResolvedColour, dark: ResolvedColour) -> ResolvedColour {
    var result = ResolvedColour(
      light: light.light, dark: dark.dark, lightIncreased: light.lightIncreased, darkIncreased: dark.darkIncreased,
      evidence: min(light.evidence, dark.evidence), name: "",
      other: other(light, dark) { ColourVariant(light: $0.light, dark: $1.dark) })
    (result.lightName, result.darkName) = (light.lightName, dark.darkName)
    return result
  }

  /// One color, and another one where people ask for more contrast.
  static func byContrast(_ color: ResolvedColour, increased: ResolvedColour) -> ResolvedColour {
    var result = color
    (result.lightIncreased, result.darkIncreased) = (increased.lightIncreased, increased.darkIncreased)
    result.evidence = min(color.evidence, increased.evidence)
    return result
  }

  /// The same as what is seen there as far as is known.
  var assumed: ResolvedColour {
    var color = self
    color.evidence = .assumed
    return color
  }

  /// Each value changed alike.
  public func map(_ name: String? = nil, _ change: (Colour) -> Colour) -> ResolvedColour {
    var result = self
    result.light = change(light)
    result.dark = change(dark)
    result.lightIncreased = change(lightIncreased)
    result.darkIncreased = change(darkIncreased)
    result.other = other.map { ColourVariant(light: change($0.light), dark: change($0.dark)) }
    if let name { result.name = name }
    return result
  }

  public func opacity(_ factor: Double) -> ResolvedColour {
    if factor >= 1 { return self }
    var result = map { $0.opacity(factor) }
    result.lightName.opacity *= max(0, factor)
    result.darkName.opacity *= max(0, factor)
    return result
  }

  /// What is seen when the colour lies over another.
  public func over(_ below: ResolvedColour) -> ResolvedColour {
    if light.alpha >= 1, dark.alpha >= 1, lightIncreased.alpha >= 1, darkIncreased.alpha >= 1 { return self }
    var result = ResolvedColour(
      light: light.over(below.light), dark: dark.over(below.dark),
      lightIncreased: lightIncreased.over(below.lightIncreased),
      darkIncreased: darkIncreased.over(below.darkIncreased), evidence: min(evidence, below.evidence),
      name: "", isSystem: isSystem && below.isSystem,
      other: Self.other(self, below) {
        ColourVariant(light: $0.light.over($1.light), dark: $0.dark.over($1.dark))
      })
    result.lightName = Self.name(lightName, light, over: below.lightName)
    result.darkName = Self.name(darkName, dark, over: below.darkName)
    return result
  }

  /// What hides all below it, or is not seen at all, leaves one name.
  private static func name(_ upper: ColourName, _ color: Colour, over below: ColourName) -> ColourName {
    if color.alpha >= 1 { return upper }
    return color.alpha < 0.005 ? below : upper.over(below)
  }

  /// Whether nothing shines through in any appearance.
  public var isOpaque: Bool { Appearance.allCases.allSatisfy { self[$0].alpha >= 1 } }
}

/// What can be said about an expression for a colour.
public indirect enum ColourValue: Sendable, Equatable {
  case colour(ResolvedColour)
  /// One of two by a condition; `condition` is its text, so that two places with the same condition go together.
  case choice(condition: String, then: ColourValue, otherwise: ColourValue)
  /// Several colours at once, as in a gradient: each may lie under the text.
  case any([ColourValue])
  case unknown

  /// The colour, when there is exactly one.
  public var single: ResolvedColour? {
    if case .colour(let colour) = self { return colour }
    return nil
  }

  /// Whether it is one color that nobody sees.
  var isUnseen: Bool { single.map { $0.light.alpha <= 0.1 && $0.dark.alpha <= 0.1 } ?? false }

  /// The same without what nobody sees in one of the cases, as words that only keep their place: `isOn ? .blue : .clear`.
  public var seen: ColourValue {
    func isClear(_ value: ColourValue) -> Bool { value.isUnseen }
    switch self {
    case .choice(let condition, let then, let otherwise):
      let (then, otherwise) = (then.seen, otherwise.seen)
      if isClear(then) { return otherwise }
      return isClear(otherwise) ? then : .choice(condition: condition, then: then, otherwise: otherwise)
    case .any(let values):
      let left = values.map(\.seen).filter { !isClear($0) }
      return left.isEmpty ? self : left.count == 1 ? left[0] : .any(left)
    default: return self
    }
  }

  /// Whether each of its colours is known and none is a hue of the system.
  public var isWrittenOut: Bool {
    switch self {
    case .colour(let colour): !colour.isSystem
    case .choice(_, let then, let otherwise): then.isWrittenOut && otherwise.isWrittenOut
    case .any(let values): values.allSatisfy(\.isWrittenOut)
    case .unknown: false
    }
  }

  /// Whether each of its colors is known.
  public var isKnown: Bool {
    switch self {
    case .colour: true
    case .choice(_, let then, let otherwise): then.isKnown && otherwise.isKnown
    case .any(let values): values.allSatisfy(\.isKnown)
    case .unknown: false
    }
  }

  /// Whether a condition that it depends on is as asked.
  public func hasCondition(where isAsked: (String) -> Bool = { _ in true }) -> Bool {
    switch self {
    case .colour, .unknown: false
    case .any(let values): values.contains { $0.hasCondition(where: isAsked) }
    case .choice(let condition, let then, let otherwise):
      isAsked(condition) || then.hasCondition(where: isAsked) || otherwise.hasCondition(where: isAsked)
    }
  }

  /// The conditions it depends on, outer ones first.
  public var conditions: [String] {
    var result: [String] = []
    collectConditions(into: &result)
    return result
  }

  private func collectConditions(into result: inout [String]) {
    switch self {
    case .colour, .unknown: break
    case .any(let values): for value in values { value.collectConditions(into: &result) }
    case .choice(let condition, let then, let otherwise):
      result.append(condition)
      then.collectConditions(into: &result)
      otherwise.collectConditions(into: &result)
    }
  }

  /// The colours left when conditions are decided; nil when one of them is not known.
  public func colours(deciding: (String) -> Bool) -> [ResolvedColour]? {
    switch self {
    case .colour(let colour): return [colour]
    case .unknown: return nil
    case .choice(let condition, let then, let otherwise):
      return (deciding(condition) ? then : otherwise).colours(deciding: deciding)
    case .any(let values):
      var result: [ResolvedColour] = []
      for value in values {
        guard let inner = value.colours(deciding: deciding) else { return nil }
        result += inner
      }
      return result
    }
  }

  /// The same with each gradient as it looks in its middle.
  public var middle: ColourValue {
    switch self {
    case .colour, .unknown: return self
    case .choice(let condition, let then, let otherwise):
      return .choice(condition: condition, then: then.middle, otherwise: otherwise.middle)
    case .any(let values):
      let stops = values.compactMap(\.single)
      guard let first = stops.first, stops.count == values.count else { return self }
      var result = first
      result.light = Colour.mean(stops.map(\.light))
      result.dark = Colour.mean(stops.map(\.dark))
      result.lightIncreased = Colour.mean(stops.map(\.lightIncreased))
      result.darkIncreased = Colour.mean(stops.map(\.darkIncreased))
      let others = stops.compactMap(\.variants.last)
      result.other = ColourVariant(light: Colour.mean(others.map(\.light)), dark: Colour.mean(others.map(\.dark)))
      return .colour(result)
    }
  }

  public func map(_ change: (ResolvedColour) -> ResolvedColour) -> ColourValue {
    switch self {
    case .colour(let colour): .colour(change(colour))
    case .unknown: .unknown
    case .any(let values): .any(values.map { $0.map(change) })
    case .choice(let condition, let then, let otherwise):
      .choice(condition: condition, then: then.map(change), otherwise: otherwise.map(change))
    }
  }
}
