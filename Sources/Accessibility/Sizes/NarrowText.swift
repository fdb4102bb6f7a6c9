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
    var narrowest: (text: String, width: Double)?
    for wording in wordings.all {
      let text = Self.withoutFilledIn(wording.text)
      if wordings.all.count == 1 { return text }
      let width = Self.widthInParagraph(ofText: text)
      if narrowest.map({ width < $0.width }) ?? true { narrowest = (text, width) }
    }
    return narrowest?.text
  }

  /// Of letters that are bytes.
  private static let widthsOfBytes: [Double] = {
    var widths = [Double](repeating: 0, count: 128)
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { widths[Int(byte)] = capital }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { widths[Int(byte)] = small }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { widths[Int(byte)] = small }
    for byte in "ijlI.,:;'!|".utf8 { widths[Int(byte)] = 0.22 }
    for byte in "ftr()-/1".utf8 { widths[Int(byte)] = 0.32 }
    for byte in "mwMW%@".utf8 { widths[Int(byte)] = 0.75 }
    return widths
  }()

  private static let capital = 0.55
  private static let small = 0.48
  /// In a paragraph, where lines may break at it.
  private static let space = 0.2

  /// The widths of all letters of a text together, as in a paragraph.
  static func widthInParagraph(ofText text: String) -> Double {
    let widths = widthsOfBytes
    let simple: Double?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var width = 0.0
      for byte in bytes {
        // A return and the line feed behind it are one letter.
        guard byte < 128, byte != 0x0D else { return nil }
        width += byte == 0x20 ? space : widths[Int(byte)]
      }
      return width
    }
    if case let width?? = simple { return width }
    return text.reduce(0) { $0 + widthInParagraph(of: $1) }
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
    if let byte = letter.asciiValue { return widthsOfBytes[Int(byte)] }
    // With something put on it.
    switch letter {
    case "A"..."Z": return capital
    case "a"..."z", "0"..."9": return small
    default: return 0
    }
  }

  /// The same where lines may break between any two letters, as between those of Chinese, Japanese and Korean.
  static func widthInParagraph(of letter: Character) -> Double {
    switch letter {
    case " ": space
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
