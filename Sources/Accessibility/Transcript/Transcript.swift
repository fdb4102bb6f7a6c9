// What VoiceOver will say of a view, in reading order, before the app is built.

import CurbcutSourceText

/// A place in the sources.
public struct SourcePlace: Sendable, Hashable {
  public var path: String
  public var range: ByteRange

  public init(path: String, range: ByteRange) {
    self.path = path
    self.range = range
  }
}

/// One stop of VoiceOver.
public struct SpokenElement: Sendable, Hashable {
  /// What the element is called.
  public enum Name: Sendable, Hashable {
    case words(SpokenText)
    /// No words: only a symbol or picture, whose own name may be read.
    case picture(SpokenText)
    /// Nothing at all.
    case none
    /// Cannot be told from the source.
    case unknown(String)
  }

  /// A trait, or one that holds on a condition.
  public struct Trait: Sendable, Hashable {
    /// As VoiceOver says it: `heading`, `selected`, `dimmed`.
    public var word: String
    /// When it holds, as the source writes it; nil: always.
    public var condition: String?
  }

  public var name: Name
  public var value = SpokenText()
  public var role: Role
  public var traits: [Trait] = []
  public var hint = SpokenText()
  /// Names of the actions behind VoiceOver's rotor.
  public var actions: [SpokenText] = []
  /// What Voice Control listens to besides the name.
  public var inputLabels: [SpokenText] = []
  /// Whether people act on it.
  public var isInteractive = false
  /// Whether it reacts to taps and does not say so.
  public var reactsToTaps = false
  /// The view that a link leads to.
  public var leadsTo: String?
  public var place: SourcePlace

  /// Adds actions; one that has the words of another is told once.
  mutating func add(_ actions: [SpokenText]) {
    for action in actions where !action.isBlank && !self.actions.contains(action) { self.actions.append(action) }
  }

  /// Whether it has no words, and that is known.
  public var isUnnamed: Bool {
    switch name {
    case .picture, .none: true
    case .words(let words): words.isBlank
    case .unknown: false
    }
  }

  /// Whether what it is called cannot be told.
  public var isUnknown: Bool { if case .unknown = name { true } else { false } }

  /// The name as it is printed.
  public var nameText: String {
    switch name {
    case .words(let words): words.isBlank ? "‹unnamed›" : words.trimmedText
    case .picture(let words): words.isBlank ? "‹unnamed›" : "‹unnamed: \(words.plainText)›"
    case .none: "‹unnamed›"
    case .unknown(let reason): "‹unknown: \(reason)›"
    }
  }

  /// The role as VoiceOver says it; nil for what it does not say.
  public var roleWord: String? {
    switch role {
    case .text, .container, .other, .annotation: nil
    case .toggle: "switch button"
    case .slider, .stepper: "adjustable"
    case .menu: "pop-up button"
    case .textEditor: "text field"
    case .disclosure: "button"
    case .progress: "progress indicator"
    default: role.name
    }
  }

  /// What is heard at this stop: name, value, role, traits, hint, actions.
  public var text: String {
    var parts = [nameText]
    if !value.isBlank { parts.append(value.text) }
    var words: [String] = []
    if let roleWord { words.append(roleWord) }
    for trait in traits {
      let text = trait.condition.map { "‹\(trait.word) \($0)›" } ?? trait.word
      if !words.contains(text) { words.append(text) }
    }
    parts += words
    var result = parts.joined(separator: ", ")
    if !hint.isBlank { result += ". \(hint.text)" }
    if !actions.isEmpty { result += ". Actions: \(actions.map(\.text).joined(separator: "; "))" }
    if reactsToTaps { result += " (tappable, but not exposed as a button)" }
    return result
  }
}

/// A piece of a transcript.
public struct TranscriptItem: Sendable, Hashable {
  public indirect enum Content: Sendable, Hashable {
    case element(SpokenElement)
    /// Things that belong together: the navigation bar, each row of a list, a menu, an alert.
    case group(TranscriptGroup)
    /// One of several, by a condition.
    case choice([TranscriptBranch])
    /// Another view that is shown from here.
    case opens(kind: String, target: String, SourcePlace)
    /// Something that cannot be followed.
    case gap(String, SourcePlace)
  }

  public var content: Content
  /// `accessibilitySortPriority`: higher ones are read first.
  var priority = 0.0

  init(_ content: Content) { self.content = content }
  init(_ element: SpokenElement) { content = .element(element) }
}

/// Things that belong together.
public struct TranscriptGroup: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case navigationBar, bottomBar, keyboardBar, menu, dialog, container, tab, map, chart, pulledOpen
    /// Shown below the search field while people type.
    case searchSuggestions
    /// Each of the values of an expression.
    case each(String)
    /// A presentation whose content stands here.
    case presentation(String)
    /// What a modifier of the project or of another module shows.
    case modifier(String)
  }

  public var kind: Kind
  public var label = SpokenText()
  public var items: [TranscriptItem]

  /// The line that begins the group.
  public var heading: String {
    let name = label.isBlank ? "" : " \(label.text)"
    switch kind {
    case .navigationBar: return "navigation bar:"
    case .bottomBar: return "bottom bar:"
    case .keyboardBar: return "above the keyboard:"
    case .searchSuggestions: return "suggestions when searching:"
    case .menu: return "when opened:"
    case .dialog: return "dialog\(name):"
    case .container: return label.isBlank ? "group:" : "group\(name):"
    case .tab: return "tab\(name):"
    case .map: return "map:"
    case .chart: return "chart\(name):"
    case .pulledOpen: return "when expanded:"
    case .each(let source): return "for each of \(source):"
    case .presentation(let kind): return "\(kind):"
    case .modifier(let name): return "in .\(name):"
    }
  }
}

/// One of several alternatives.
public struct TranscriptBranch: Sendable, Hashable {
  /// `if isLoading`, `otherwise`.
  public var condition: String
  public var items: [TranscriptItem]
}

/// What is heard of one view.
public struct Transcript: Sendable, Hashable {
  /// The view's name, or the property's or function's that makes it.
  public var name: String
  public var place: SourcePlace
  public var items: [TranscriptItem]
  /// Where the view is a part of something larger: what is heard there.
  public var uses: [TranscriptUse] = []
}

/// What a component is heard as where it is used.
public struct TranscriptUse: Sendable, Hashable {
  /// The view that uses it.
  public var view: String
  public var place: SourcePlace
  public var element: SpokenElement
}

/// A line of a transcript.
public struct TranscriptLine: Sendable, Hashable {
  public enum Kind: String, Sendable { case element, group, branch, opens, gap }

  public var kind: Kind
  public var depth: Int
  public var text: String
  /// For elements: the stop.
  public var element: SpokenElement?
  public var place: SourcePlace?
}

extension Transcript {
  /// The transcript line by line.
  public var lines: [TranscriptLine] { Self.lines(of: items) }

  static func lines(of items: [TranscriptItem]) -> [TranscriptLine] {
    var result: [TranscriptLine] = []
    append(items, depth: 0, to: &result)
    return result
  }

  private static func append(_ items: [TranscriptItem], depth: Int, to lines: inout [TranscriptLine]) {
    for item in items {
      switch item.content {
      case .element(let element):
        var text = element.text
        if let target = element.leadsTo { text += " → \(target)" }
        lines.append(
          TranscriptLine(kind: .element, depth: depth, text: text, element: element, place: element.place))
      case .group(let group):
        lines.append(TranscriptLine(kind: .group, depth: depth, text: group.heading))
        append(group.items, depth: depth + 1, to: &lines)
      case .choice(let branches):
        for branch in branches {
          let isEmpty = branch.items.isEmpty
          lines.append(
            TranscriptLine(
              kind: .branch, depth: depth, text: branch.condition + (isEmpty ? ": nothing" : ":")))
          append(branch.items, depth: depth + 1, to: &lines)
        }
      case .opens(let kind, let target, let place):
        lines.append(TranscriptLine(kind: .opens, depth: depth, text: "→ \(kind): \(target)", place: place))
      case .gap(let reason, let place):
        lines.append(TranscriptLine(kind: .gap, depth: depth, text: "‹unknown: \(reason)›", place: place))
      }
    }
  }

  /// All stops, in reading order.
  public var elements: [SpokenElement] { lines.compactMap(\.element) }
}
