// What expressions and color sets come to as colors, kept for all files that one thread looks at: many texts and grounds of
// an app are in few of them.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What is known of colors. Belongs to one thread.
final class KnownColours {
  /// An expression, and what its place asks for.
  struct Key: Hashable {
    var place: AskedExpression
    var realm: ColourResolver.Realm
    var palette: SystemPalette

    func _rawHashValue(seed: Int) -> Int { place._rawHashValue(seed: seed) }
    func hash(into hasher: inout Hasher) { place.hash(into: &hasher) }
  }

  struct SetKey: Hashable {
    /// The text of the set.
    var source: ObjectIdentifier
    var palette: SystemPalette
  }

  @exclusivity(unchecked) var values: [Key: (value: ColourValue, resting: Resting)] = [:]
  /// With the text, which is the same one only as long as something holds it.
  @exclusivity(unchecked) var sets: [SetKey: (value: ColourValue, source: SourceText)] = [:]
  /// The contrast of pairs that were judged: the texts of a component are mostly in one color on one ground.
  @exclusivity(unchecked) var judgements: [JudgedPair: ContrastJudgement?] = [:]
  /// What is known of the project with all of its uses, where only some of them count here.
  private let whole: KnownColours?

  private init(whole: KnownColours?) {
    self.whole = whole
    sets = whole?.sets ?? [:]
    judgements = whole?.judgements ?? [:]
  }

  /// Those that a thread keeps with what it has found out of a project.
  static func of(_ evaluator: Evaluator) -> KnownColours {
    let facts = evaluator.facts
    if let known = facts.ofColours as? KnownColours { return known }
    let made = KnownColours(whole: facts.ofColoursOfAll as? KnownColours)
    facts.ofColours = made
    return made
  }

  /// What an expression comes to, if that is known.
  func value(_ key: Key, _ evaluator: Evaluator) -> ColourValue? {
    if let known = values[key], evaluator.takes(known.resting, isOfAll: false) { return known.value }
    guard let whole, let known = whole.values[key], evaluator.takes(known.resting, isOfAll: true) else { return nil }
    return known.value
  }
}

/// A foreground and a background, as far as their contrast rests on them.
struct JudgedPair: Hashable {
  private let foreground: ColourValue
  private let background: ColourValue
  private let fade: ColourValue?
  private let opacity: Double
  private let appearances: [Appearance]
  private let given: Set<String>
  private let kind: BackgroundKind
  private let mixed: Int

  init(_ foreground: ColourValue, _ background: EffectiveBackground) {
    self.foreground = foreground
    self.background = background.value
    fade = background.fade
    opacity = background.opacity
    appearances = background.appearances
    given = background.given
    kind = background.kind
    var mixed: UInt64 = 0
    foreground.mix(into: &mixed)
    background.value.mix(into: &mixed)
    self.mixed = Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

extension ColourValue {
  /// Adds what tells it from most others to a number.
  fileprivate func mix(into mixed: inout UInt64) {
    func add(_ part: UInt64) { mixed = (mixed ^ part) &* 0x9E37_79B9_7F4A_7C15 ^ mixed >> 29 }
    func add(_ colour: Colour) {
      add(colour.red.bitPattern)
      add(colour.green.bitPattern)
      add(colour.blue.bitPattern)
      add(colour.alpha.bitPattern)
    }
    switch self {
    case .unknown: add(1)
    case .colour(let colour):
      add(colour.light)
      add(colour.dark)
    case .any(let values):
      add(UInt64(values.count) + 2)
      for value in values { value.mix(into: &mixed) }
    case .choice(let condition, let then, let otherwise):
      add(UInt64(bitPattern: Int64(condition.hashValue)))
      then.mix(into: &mixed)
      otherwise.mix(into: &mixed)
    }
  }
}
