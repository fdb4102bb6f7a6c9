// Swift inside strings: the tests of a Swift parser hold thousands of short pieces of code, most of them odd. Each
// string literal of several lines becomes a file of its own.

import Corpus
import SwiftParser
import SwiftSyntax

/// The pieces of code in the string literals of a file.
func literals(in file: CorpusFile) -> [CorpusFile] {
  let tree = file.bytes.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
  let collector = LiteralCollector(viewMode: .sourceAccurate)
  collector.walk(tree)
  let converter = SourceLocationConverter(fileName: file.name, tree: tree)
  return collector.found.map { offset, text in
    let line = converter.location(for: AbsolutePosition(utf8Offset: offset)).line
    return CorpusFile(name: "\(file.name)#\(line)", bytes: Array(text.utf8))
  }
}

private final class LiteralCollector: SyntaxVisitor {
  private(set) var found: [(offset: Int, text: String)] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.openingQuote.tokenKind == .multilineStringQuote, let text = node.representedLiteralValue else {
      return .visitChildren
    }
    // Without the markers that SwiftSyntax's own tests put at places: a digit in a box, or an `i` in one.
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1].value == 0xFE0F, scalars[index + 2].value == 0x20E3 {
        index += 3
      } else if index + 1 < scalars.count, scalars[index].value == 0x2139, scalars[index + 1].value == 0xFE0F {
        index += 2
      } else {
        kept.append(scalars[index])
        index += 1
      }
    }
    found.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, String(kept)))
    return .skipChildren
  }
}
