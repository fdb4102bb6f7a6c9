// A colour as the app shows it: four values, one for each appearance, and where they come from.

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
  /// Published by the platform for one generation of the system.
  case documented
  /// Written in the project.
  case written

  public static func < (a: ColourEvidence, b: ColourEvidence) -> Bool { a.rawValue < b.rawValue }
}

/// A colour in four appearances.
public struct ResolvedColour: Sendable, Hashable {
  public var light: Colour
  public var dark: Colour
  public var lightIncreased: Colour
  public var darkIncreased: Colour
  public var evidence: ColourEvidence
  /// What it is called: `#3182CE`, `systemBlue`, `Color("Brand")`.
  public var name: String
  /// Whether the system made it and changes it with the appearance.
  public var isSystem = false
  /// Name of the colour set, when it comes from one.
  public var asset: String?

  public init(
    light: Colour, dark: Colour, lightIncreased: Colour, darkIncreased: Colour, evidence: ColourEvidence, name: String,
    isSystem: Bool = false
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased
    self.darkIncreased = darkIncreased
    self.evidence = evidence
    self.name = name
    self.isSystem = isSystem
  }

  /// The same in every appearance.
  public init(_ colour: Colour, name: String? = nil) {
    self.init(
      light: colour, dark: colour, lightIncreased: colour, darkIncreased: colour, evidence: .written,
      name: name ?? colour.hex)
  }

  public subscript(_ appearance: Appearance) -> Colour {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightIncreased: lightIncreased
    case .darkIncreased: darkIncreased
    }
  }

  /// Whether it stays the same in every appearance.
  public var isFixed: Bool { light == dark && light == lightIncreased && dark == darkIncreased }

  /// Light values of one colour with the dark values of another.
  public static func byScheme(light: ResolvedColour, dark: ResolvedColour) -> ResolvedColour {
    ResolvedColour(
      light: light.light, dark: dark.dark, lightIncreased: light.lightIncreased, darkIncreased: dark.darkIncreased,
      evidence: min(light.evidence, dark.evidence), name: "\(light.name) / \(dark.name)")
  }

  /// Each value changed alike.
  public func map(_ name: String? = nil, _ change: (Colour) -> Colour) -> ResolvedColour {
    var result = self
    result.light = change(light)
    result.dark = change(dark)
    result.lightIncreased = change(lightIncreased)
    result.darkIncreased = change(darkIncreased)
    if let name { result.name = name }
    return result
  }

  public func opacity(_ factor: Double) -> ResolvedColour {
    if factor >= 1 { return self }
    let percent = Int((factor * 100).rounded())
    return map("\(name) at \(percent) %") { $0.opacity(factor) }
  }

  /// What is seen when the colour lies over another.
  public func over(_ below: ResolvedColour) -> ResolvedColour {
    if light.alpha >= 1, dark.alpha >= 1, lightIncreased.alpha >= 1, darkIncreased.alpha >= 1 { return self }
    return ResolvedColour(
      light: light.over(below.light), dark: dark.over(below.dark),
      lightIncreased: lightIncreased.over(below.lightIncreased),
      darkIncreased: darkIncreased.over(below.darkIncreased), evidence: min(evidence, below.evidence),
      name: name(over: below), isSystem: isSystem && below.isSystem)
  }

  /// Of very many colours that lie over each other only the nearest are named.
  private func name(over below: ResolvedColour) -> String {
    below.name.utf8.count > 160 ? "\(name) over other colors" : "\(name) over \(below.name)"
  }

  /// Whether nothing shines through in any appearance.
  public var isOpaque: Bool { Appearance.allCases.allSatisfy { self[$0].alpha >= 1 } }
}

/// What can be said about an expression for a colour.
public indirect enum ColourValue: Sendable {
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

  /// The conditions it depends on, outer ones first.
  public var conditions: [String] {
    switch self {
    case .colour, .unknown: return []
    case .any(let values): return values.flatMap(\.conditions)
    case .choice(let condition, let then, let otherwise):
      return [condition] + then.conditions + otherwise.conditions
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
