// How wide the words of a text are at least, so that a width that holds them can be judged.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The least width of the longest word of a text, in parts of its font size, as far as the source says what it shows:
  /// letters that are written, and a digit for each number that is put between them. nil where it says nothing.
  public func leastWordWidth(of text: ViewReference) -> Double? {
    let tree = text.file.tree
    guard engine.known(text.node, in: text.file) == .Text, tree.kind(text.node.expression) == .callExpr,
      let shown = tree.argument(of: text.node.expression, label: nil)
        ?? tree.argument(of: text.node.expression, label: "verbatim"),
      let words = leastText(shown, in: text.scope, depth: 0)
    else { return nil }
    let widths = words.split(separator: " ").map { word in word.reduce(0) { $0 + Self.width(of: $1) } }
    return widths.max().flatMap { $0 > 0 ? $0 : nil }
  }

  /// The least width of a text in one line, in parts of its font size; 0 where nothing of it is known.
  func leastLineWidth(of text: ViewReference) -> Double {
    guard let shown = text.writtenWords else { return 0 }
    return leastLineWidth(of: shown, in: text.scope)
  }

  func leastLineWidth(of words: NodeID, in scope: Scope) -> Double {
    (leastText(words, in: scope, depth: 0) ?? "").reduce(0) { $0 + Self.width(of: $1) }
  }

  /// What an expression shows in any case: its letters, and `0` for each number.
  func leastText(_ expression: NodeID, in scope: Scope, depth: Int) -> String? {
    let tree = scope.file.tree
    guard depth < 4 else { return nil }
    switch tree.kind(expression) {
    case .stringLiteral:
      var result = ""
      for child in tree.children(expression) {
        if tree.kind(child) == .stringSegment {
          result += unescape(tree.mainText(child))
        } else {
          let argument = tree.firstChild(child)
          // What is not known may be nothing.
          if argument.exists, isWholeNumber(tree.lastChild(argument), in: tree) { result += "0" }
        }
      }
      // A key of a table stands for other words.
      if !result.isEmpty, let entry = project.strings.entry(result, near: scope.file) { return entry.text }
      return result
    case .callExpr:
      guard !isWholeNumber(expression, in: tree) else { return "0" }
      guard tree.known(tree.firstChild(expression)) == .String, let inner = tree.argument(of: expression, label: nil)
      else { return shortestWording(of: expression, in: scope) }
      return isWholeNumber(inner, in: tree) ? "0" : leastText(inner, in: scope, depth: depth + 1)
    default: return shortestWording(of: expression, in: scope)
    }
  }

  /// The narrowest of the texts that constants, tables and alternatives say an expression is, without what is filled in;
  /// nil where one of them is not known.
  private func shortestWording(of expression: NodeID, in scope: Scope) -> String? {
    let wordings = wordings(of: expression, in: scope)
    guard !wordings.hasRuntime, !wordings.all.isEmpty,
      // A key without a text may stand for other words.
      wordings.all.allSatisfy({ $0.key != nil && !$0.isLookedUp || !$0.isLookedUp && !$0.looksLikeKey })
    else { return nil }
    return wordings.all.map { Self.withoutFilledIn($0.text) }.min { a, b in
      a.reduce(0) { $0 + Self.widthInParagraph(of: $1) } < b.reduce(0) { $0 + Self.widthInParagraph(of: $1) }
    }
  }

  private static func withoutFilledIn(_ text: String) -> String {
    guard text.contains("‹") else { return text }
    var (result, isFilledIn) = ("", false)
    for letter in text {
      switch letter {
      case "‹": isFilledIn = true
      case "›": isFilledIn = false
      default: if !isFilledIn { result.append(letter) }
      }
    }
    return result
  }

  /// `Int(…)`, `items.count`: at least one digit.
  private func isWholeNumber(_ expression: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(expression) {
    case .callExpr:
      let callee = tree.firstChild(expression)
      return tree.kind(callee) == .identifierExpr && tree.text(callee) == "Int"
    case .memberExpr: return tree.text(expression) == "count"
    default: return false
    }
  }

  /// The width of a letter in the system's font in parts of its size, narrow ones told apart; not more than it is.
  private static func width(of letter: Character) -> Double {
    switch letter {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|": 0.22
    case "f", "t", "r", "(", ")", "-", "/", "1": 0.32
    case "m", "w", "M", "W", "%", "@": 0.75
    case "A"..."Z": 0.55
    case "a"..."z", "0"..."9": 0.48
    default: 0
    }
  }

  /// The same where lines may break between any two letters, as between those of Chinese, Japanese and Korean.
  static func widthInParagraph(of letter: Character) -> Double {
    switch letter {
    case " ": 0.2
    case "\u{3041}"..."\u{30FF}", "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}": 0.85
    case _ where !letter.isASCII && letter.isLetter: 0.2
    default: width(of: letter)
    }
  }
}

extension ViewReference {
  /// What a text is made with, `Text(words)` or `Text(verbatim: words)`; nil where it is made in another way.
  var writtenWords: NodeID? {
    guard file.tree.kind(node.expression) == .callExpr else { return nil }
    return file.tree.argument(of: node.expression, label: nil)
      ?? file.tree.argument(of: node.expression, label: "verbatim")
  }
}
