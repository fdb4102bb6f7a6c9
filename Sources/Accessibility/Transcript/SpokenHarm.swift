// What a change of the source takes from people who listen: two transcripts of the same view, held against each other.
// A fix that calls itself safe leaves none of this behind.

/// Something that is heard worse than before.
public enum SpokenHarm: Sendable, Hashable, CustomStringConvertible {
  /// A stop, or a control, without words where there was none; how it is read.
  case unnamedStop(String)
  /// More stops became controls than one.
  case secondControl(String)
  /// A control is gone, or has become part of another element.
  case lostControl(String)
  /// A stop says that it is two things at once.
  case twoRoles(String)
  /// Words that were heard and are not heard any more.
  case lostWords(String)
  /// A trait that holds just when the source says that it does not.
  case oppositeTrait(String)
  /// The frames, padding, fonts or stacks of the views are others.
  case layout(String)

  public var description: String {
    switch self {
    case .unnamedStop(let text): "one more stop has no name: \(text)"
    case .secondControl(let text): "more than one stop became a control: \(text)"
    case .lostControl(let text): "a control is gone: \(text)"
    case .twoRoles(let text): "a stop has two roles: \(text)"
    case .lostWords(let text): "words are not heard any more: \(text)"
    case .oppositeTrait(let text): "a trait says the opposite: \(text)"
    case .layout(let text): "the layout is another: \(text)"
    }
  }

  /// What one view loses; `fixes` is how many changes were made, each of which may make one stop a control.
  public static func harms(
    from before: [TranscriptItem], to after: [TranscriptItem], fixes: Int = 1
  ) -> [SpokenHarm] {
    let (old, new) = (Heard(before), Heard(after))
    var result: [SpokenHarm] = []
    if new.unnamed.count > old.unnamed.count || new.unnamedControls.count > old.unnamedControls.count {
      let stops =
        new.unnamedControls.count > old.unnamedControls.count
        ? (old.unnamedControls, new.unnamedControls) : (old.unnamed, new.unnamed)
      result.append(.unnamedStop(added(from: stops.0, to: stops.1)))
    }
    let controls = (distinct(before), distinct(after))
    if controls.1 > controls.0 + fixes {
      result.append(.secondControl("\(controls.0) before, \(controls.1) now"))
    }
    if new.controls.count < old.controls.count {
      result.append(.lostControl(added(from: new.controls, to: old.controls)))
    }
    if new.doubled.count > old.doubled.count {
      result.append(.twoRoles(added(from: old.doubled, to: new.doubled)))
    }
    // "Save, button" may become "Save" where the role is said anyway.
    let lost = old.words.subtracting(new.words).subtracting(new.roles).sorted()
    if !lost.isEmpty { result.append(.lostWords(lost.joined(separator: ", "))) }
    for trait in new.conditional where !old.conditional.contains(trait) {
      if old.conditional.contains(trait.reversed) || new.conditional.contains(trait.reversed)
        || trait.contradictsItsCondition
      {
        result.append(.oppositeTrait(trait.text))
      }
    }
    return result
  }

  /// The first of the second list that the first has not, or has fewer times.
  private static func added(from old: [String], to new: [String]) -> String {
    var left = old
    for text in new {
      guard let place = left.firstIndex(of: text) else { return text }
      left.remove(at: place)
    }
    return new.last ?? ""
  }

  /// The number of controls written at different places; of alternatives only those of one are there at a time.
  private static func distinct(_ items: [TranscriptItem]) -> Int {
    var seen: Set<SourcePlace> = []
    collect(items, into: &seen)
    return seen.count
  }

  private static func collect(_ items: [TranscriptItem], into seen: inout Set<SourcePlace>) {
    for item in items {
      switch item.content {
      case .element(let element): if element.isInteractive { seen.insert(element.place) }
      case .group(let group): collect(group.items, into: &seen)
      case .choice(let branches):
        var most = seen
        for branch in branches {
          var own = seen
          collect(branch.items, into: &own)
          if own.count > most.count { most = own }
        }
        seen = most
      case .opens, .gap: break
      }
    }
  }
}

/// What is heard of a view, as far as two versions are compared.
private struct Heard {
  var unnamed: [String] = []
  var unnamedControls: [String] = []
  var controls: [String] = []
  /// Stops with more than one role.
  var doubled: [String] = []
  /// The words and expressions that are heard, wherever.
  var words: Set<String> = []
  /// The words of roles and traits.
  var roles: Set<String> = []
  var conditional: Set<ConditionalTrait> = []

  /// What an element is; it can be one of them.
  private static let roleWords: Set<String> = [
    "button", "link", "switch button", "adjustable", "text field", "search field", "heading", "tab", "image",
    "pop-up button", "keyboard key", "tab bar", "picker", "secure text field", "video player",
  ]

  init(_ items: [TranscriptItem]) { read(items) }

  private mutating func read(_ items: [TranscriptItem]) {
    for item in items {
      switch item.content {
      case .element(let element): read(element)
      case .group(let group):
        note(group.label)
        read(group.items)
      case .choice(let branches): for branch in branches { read(branch.items) }
      case .opens, .gap: break
      }
    }
  }

  private mutating func read(_ element: SpokenElement) {
    let text = element.text
    if element.isUnnamed { unnamed.append(text) }
    if element.isInteractive {
      controls.append(text)
      if element.isUnnamed { unnamedControls.append(text) }
    }
    if case .words(let words) = element.name { note(words) }
    for words in [element.value, element.hint] + element.actions + element.inputLabels { note(words) }
    let always = element.traits.filter { $0.condition == nil }.map(\.word)
    let said = Set(always + [element.roleWord].compactMap(\.self))
    for word in said { roles.formUnion(word.split(separator: " ").map(String.init)) }
    if said.intersection(Self.roleWords).count > 1 { doubled.append(text) }
    for trait in element.traits {
      if let condition = trait.condition { conditional.insert(ConditionalTrait(trait.word, condition)) }
    }
  }

  private mutating func note(_ text: SpokenText) {
    for part in text.parts {
      switch part {
      case .words(let words):
        for word in words.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          self.words.insert(String(word))
        }
      case .runtime(let source), .unknown(let source): words.insert("‹\(source)›")
      case .oneOf(let texts): for text in texts { note(text) }
      }
    }
  }
}

/// A trait that holds when an expression is true, or when it is false.
private struct ConditionalTrait: Hashable {
  var word: String
  /// The expression without what turns it round.
  var source: String
  var isNegated: Bool
  /// As it is read.
  var text: String

  init(_ word: String, _ condition: String) {
    self.word = word
    text = "\(word) \(condition)"
    let opening = ["when ", "unless ", "if "].first { condition.hasPrefix($0) } ?? ""
    let turned = TurnedCondition(String(condition.dropFirst(opening.count)))
    source = turned.source
    isNegated = turned.isNegated != (opening == "unless ")
  }

  static func == (a: ConditionalTrait, b: ConditionalTrait) -> Bool {
    a.word == b.word && a.source == b.source && a.isNegated == b.isNegated
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    hasher.combine(source)
    hasher.combine(isNegated)
  }

  var reversed: ConditionalTrait {
    var other = self
    other.isNegated.toggle()
    return other
  }

  /// `selected` of the ones that are not chosen: `chosen != item`.
  var contradictsItsCondition: Bool { word == "selected" && isNegated && source.contains(" == ") }
}
