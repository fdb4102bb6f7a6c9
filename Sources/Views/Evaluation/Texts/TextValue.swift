// What an expression says: what is written out, what only a run can tell, and what is one of several.

import CurbcutSyntax

/// A value as a text.
public indirect enum TextValue: Sendable, Equatable {
  /// Written out in the source, or in a table of the project.
  case words(String)
  /// Told when the app runs, by the expressions that decide it; none where nothing is written.
  case open([Origin])
  /// One after the other.
  case joined([TextValue])
  /// One of a list, each a piece of its own.
  case listed([TextValue])
  /// One of several, by a condition, in the order of the source.
  case oneOf([TextValue])

  /// Nothing to be said.
  static let nothing = TextValue.joined([])

  static func open(_ origin: Origin) -> TextValue { .open([origin]) }

  /// One of several; what all of them say, where that is the same.
  static func anyOf(_ texts: [TextValue]) -> TextValue {
    var distinct: [TextValue] = []
    for text in texts where !distinct.contains(text) { distinct.append(text) }
    if distinct.count > 1, let joined = joined(ofAlike: distinct) { return joined }
    return distinct.count == 1 ? distinct[0] : .oneOf(distinct)
  }

  /// Texts that differ in one piece only, as one text with that piece chosen: `Pin, ‹close | too far›, selected`. nil for
  /// others.
  private static func joined(ofAlike texts: [TextValue]) -> TextValue? {
    guard case .joined(var parts)? = texts.first, parts.count > 1 else { return nil }
    var differing: Int?
    var pieces: [TextValue] = []
    for text in texts {
      guard case .joined(let others) = text, others.count == parts.count else { return nil }
      for index in parts.indices where others[index] != parts[index] {
        guard differing == nil || differing == index else { return nil }
        differing = index
      }
    }
    guard let differing else { return nil }
    for case .joined(let others) in texts { pieces.append(others[differing]) }
    parts[differing] = anyOf(pieces)
    return .joined(parts)
  }

  /// The words, where all are written out.
  public var literal: String? {
    switch self {
    case .words(let words): return words
    case .open, .listed, .oneOf: return nil
    case .joined(let parts):
      var text = ""
      for part in parts {
        guard let words = part.literal else { return nil }
        text += words
      }
      return text
    }
  }

  /// Whether some letter is written out.
  var hasWords: Bool {
    switch self {
    case .words(let words): words.contains(where: \.isLetter)
    case .open: false
    case .joined(let parts), .listed(let parts), .oneOf(let parts): parts.contains(where: \.hasWords)
    }
  }

  /// Whether there is nothing to be said.
  var isBlank: Bool {
    switch self {
    case .words(let words): words.allSatisfy(\.isWhitespace)
    case .open: false
    case .joined(let parts), .listed(let parts), .oneOf(let parts): parts.allSatisfy(\.isBlank)
    }
  }

  /// Whether only a run can tell some of it.
  var isOpen: Bool {
    switch self {
    case .words: false
    case .open: true
    case .joined(let parts), .listed(let parts), .oneOf(let parts): parts.contains(where: \.isOpen)
    }
  }

  /// Whether one of the expressions that stand for what is not known is as wanted.
  func contains(_ isWanted: (Origin) -> Bool) -> Bool {
    switch self {
    case .words: false
    case .open(let origins): origins.contains(where: isWanted)
    case .joined(let parts), .listed(let parts), .oneOf(let parts): parts.contains { $0.contains(isWanted) }
    }
  }

  /// Whether nothing but what a call passes decides it.
  var isPassed: Bool {
    if case .open(let origins) = self { return origins.contains(where: \.isPassed) }
    return false
  }

  /// Its length in bytes, with the expressions that stand for what is not known; of long ones, the beginning.
  var length: Int {
    switch self {
    case .words(let words): words.utf8.count
    case .open(let origins): origins.reduce(0) { $0 + min(60, $1.scope.file.tree.range($1.node).count) }
    case .joined(let parts), .listed(let parts), .oneOf(let parts): parts.reduce(0) { $0 + $1.length }
    }
  }
}

extension Origin {
  /// Whether it tells of `self` alone in the code of another type than a name is read in: nobody knows there who that is.
  func tellsSelf(elsewhereThan name: Origin) -> Bool {
    guard scope.file !== name.scope.file || scope.type != name.scope.type else { return false }
    let tree = scope.file.tree
    return tree[node].tokens.contains { token in
      tree.string(of: token) == "self" && tree.tokens.kind(token + 1) != .period
    }
  }
}

extension Origin: Equatable {
  /// Whether both stand at the same place.
  public static func == (a: Origin, b: Origin) -> Bool { a.node == b.node && a.scope.file === b.scope.file }
}
