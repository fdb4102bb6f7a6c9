// Which pictures a name is made of, and which symbols the system most likely speaks by the very word that one would
// write for a control.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A picture that is shown.
public enum ShownPicture: Sendable, Hashable {
  /// A symbol of the system.
  case symbol(String)
  /// A symbol that the project chooses by a name of its own: `remove` for `ThemeImage(.remove)`.
  case chosen(String)
  /// Anything else.
  case other
}

/// Symbols that iOS has a word for, where the word is the deed. Taken from what tests of public apps find on the screen
/// ("More", "Search", "Close") and from the names that the system's own bar buttons have; nobody promises them, so they
/// soften a finding and never make one. Left out are those named after the drawing ("Love", "Gear Shape", "Selected",
/// "Up") and those with several uses, of which the word names one: `minus`, `square.and.pencil`.
public enum SpokenSymbols {
  /// What the system most likely says for a symbol.
  public static func word(_ symbol: String) -> String? {
    if let word = words[symbol] { return word }
    var parts = symbol.split(separator: ".")
    // The shape around a drawing and its filling change nothing.
    while parts.count > 1, let last = parts.last, shapes.contains(last) {
      parts.removeLast()
      if let word = words[parts.joined(separator: ".")] { return word }
    }
    return nil
  }

  /// What the system probably says for a symbol that has several uses, of which the word names one: the word is for a
  /// message and softens nothing.
  public static func probableWord(_ symbol: String) -> String? {
    switch symbol {
    case "chevron.left", "chevron.backward": "Back"
    case "chevron.right", "chevron.forward": "Forward"
    default: nil
    }
  }

  /// Whether a symbol is a check mark, in a frame or not: its drawing tells that something is chosen.
  public static func isCheckmark(_ symbol: String) -> Bool {
    let parts = symbol.split(separator: ".")
    return parts.first == "checkmark" && parts.dropFirst().allSatisfy { shapes.contains($0) || $0 == "seal" }
  }

  /// The same for a symbol that goes by a name of the project's own: `editableSectionRemove`.
  static func word(chosenAs name: String) -> String? {
    let parts = Words.split(name)
    return chosen.first { parts.contains($0.key) }?.word
  }

  /// The words for all that is shown, in the order of the source; nil when one of the pictures has none.
  public static func words(_ pictures: [ShownPicture]) -> [String]? {
    var result: [String] = []
    for picture in pictures {
      let word: String?
      switch picture {
      case .symbol(let symbol): word = Self.word(symbol)
      case .chosen(let name): word = Self.word(chosenAs: name)
      case .other: word = nil
      }
      guard let word else { return nil }
      if !result.contains(word) { result.append(word) }
    }
    return result.isEmpty ? nil : result
  }

  private static let shapes: Set<Substring> = ["fill", "circle", "square", "app"]

  private static let words: [String: String] = [
    "bold": "Bold",
    "eject": "Eject",
    "ellipsis": "More",
    "italic": "Italic",
    "magnifyingglass": "Search",
    "pause": "Pause",
    "pencil": "Edit",
    "play": "Play",
    "plus": "Add",
    "power": "Power",
    "repeat": "Repeat",
    "shuffle": "Shuffle",
    "square.and.arrow.up": "Share",
    "stop": "Stop",
    "strikethrough": "Strikethrough",
    "trash": "Delete",
    "underline": "Underline",
    "xmark": "Close",
  ]

  private static let chosen: [(key: String, word: String)] = [
    ("add", "Add"), ("plus", "Add"), ("delete", "Delete"), ("trash", "Delete"), ("remove", "Delete"),
    ("search", "Search"), ("share", "Share"), ("close", "Close"), ("xmark", "Close"), ("more", "More"),
    ("ellipsis", "More"),
  ]
}

extension NameEngine {
  /// The pictures that the argument naming a symbol stands for, one for each alternative.
  func shownPictures(ofSymbol argument: NodeID, in scope: Scope) -> [ShownPicture] {
    evaluator.value(of: argument, in: scope).alternatives.map { value in
      switch value {
      case .string(let symbol): .symbol(symbol)
      case .runtime: chosenName(argument, scope).map(ShownPicture.chosen) ?? .other
      default: .other
      }
    }
  }

  /// The case by which a symbol is looked up: `remove` in `theme.symbol(name)`, where the caller gives `.remove`.
  private func chosenName(_ node: NodeID, _ scope: Scope) -> String? {
    let tree = scope.file.tree
    guard tree.kind(node) == .callExpr, let argument = tree.argument(of: node, label: nil) else { return nil }
    if tree.kind(argument) == .implicitMemberExpr { return tree.text(argument) }
    guard tree.kind(argument) == .identifierExpr, let frame = scope.frame,
      let given = frame.arguments[tree.name(argument)]
    else { return nil }
    let caller = frame.scope.file.tree
    return caller.kind(given) == .implicitMemberExpr ? caller.text(given) : nil
  }
}
