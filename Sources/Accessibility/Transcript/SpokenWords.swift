// What expressions will say, as a transcript prints it: the text that the evaluator reads, with the code of what only a run
// can tell in its place.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Presents the texts of expressions. Belongs to one engine and its thread.
struct SpokenWords {
  private let reader: TextReader
  /// Longest expression that is printed in full.
  private static let longestSource = 60

  init(engine: NameEngine) { reader = TextReader(engine.evaluator) }

  /// The words of an expression.
  func words(_ node: NodeID, _ scope: Scope) -> SpokenText { Self.spoken(reader.text(of: node, in: scope)) }

  private static func spoken(_ text: TextValue) -> SpokenText {
    switch text {
    case .words(let words): return SpokenText(words)
    case .open(let origins):
      let sources = origins.map { source(of: $0.node, in: $0.scope.file) }
      return SpokenText([.runtime(sources.isEmpty ? "a value" : sources.joined(separator: ", "))])
    case .joined(let parts):
      var result = SpokenText()
      for part in parts { result.append(spoken(part)) }
      return result
    case .listed(let parts): return .joined(parts.map(spoken))
    case .oneOf(let texts): return .oneOf(texts.map(spoken))
    }
  }

  /// Source code in one line; what is long is named briefly.
  static func source(of node: NodeID, in file: FileViews) -> String {
    let text = file.tree.source.string(file.tree.range(node))
    return line(text)
  }

  static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longestSource ? CodeInMessage.brief(line) : line
  }
}
