// Compares one file: parses it twice, reduces both trees to facts and lists where they differ.

import Corpus
import CurbcutSourceText
import CurbcutSyntax
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What was compared, and what differed.
struct Comparison {
  var files = 0
  /// Files that SwiftSyntax finds errors in. Nothing is compared there: recovery may differ.
  var refused: [String] = []
  /// How many of these our parser takes without a problem.
  var silent = 0
  var bytes = 0
  /// Expressions with operators of other files, whose precedence neither side can know.
  var unfolded = 0
  var compared: [FactKind: Int] = [:]
  var mismatches: [Mismatch] = []

  mutating func merge(_ other: Comparison) {
    files += other.files
    refused += other.refused
    silent += other.silent
    bytes += other.bytes
    unfolded += other.unfolded
    compared.merge(other.compared, uniquingKeysWith: +)
    mismatches += other.mismatches
  }

  /// Compares one file in the given respects.
  static func compare(_ file: CorpusFile, kinds: Set<FactKind>) -> Comparison {
    var result = Comparison()
    let source = SourceText(path: file.name, bytes: file.bytes)
    let tree = CurbcutSyntax.Parser.parse(source)
    let oracle = file.bytes.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
    if oracle.hasError {
      result.refused = [file.name]
      if tree.problems.isEmpty { result.silent = 1 }
      return result
    }
    result.files = 1
    result.bytes = file.bytes.count
    let lines = LineTable(source)

    func report(_ kind: FactKind, at offset: UInt32, ours: String?, theirs: String?) {
      result.mismatches.append(
        Mismatch(
          kind: kind, path: file.name, line: lines.position(of: offset).line, ours: ours, theirs: theirs))
    }

    if kinds.contains(.token) {
      let ours = classifiedTokens(tree)
      let theirs = classifiedTokens(oracle)
      result.compared[.token] = theirs.count
      func describe(_ tokens: [ClassifiedToken]) -> String {
        tokens.prefix(8).map { "\($0.tokenClass) `\(source.string($0.range))`" }.joined(separator: ", ")
      }
      for difference in tokenDifferences(ours, theirs) {
        let start = difference.ours.first?.range.start ?? difference.theirs.first?.range.start ?? 0
        report(.token, at: start, ours: describe(difference.ours), theirs: describe(difference.theirs))
      }
    }

    var ours = TreeFacts(tree).facts
    let (folded, unfolded) = fold(oracle)
    let collector = OracleFacts()
    collector.walk(folded)
    var theirs = collector.facts
    if kinds.contains(.comment) { theirs[.comment] = comments(oracle) }
    result.unfolded = unfolded.count
    if !unfolded.isEmpty {
      for sequence in unfolded {
        ours[.operator]?.removeAll { sequence.contains($0.range) }
        theirs[.operator]?.removeAll { sequence.contains($0.range) }
      }
    }
    for kind in FactKind.allCases where kind != .token && kinds.contains(kind) {
      result.compared[kind] = theirs[kind]?.count ?? 0
      for difference in differences(ours[kind] ?? [], theirs[kind] ?? []) {
        let start = difference.ours?.range.start ?? difference.theirs?.range.start ?? 0
        var mine = difference.ours?.description(in: source)
        if kind == .problem { mine = tree.problems.first { $0.range.start == start }?.message }
        report(kind, at: start, ours: mine, theirs: difference.theirs?.description(in: source))
      }
    }
    return result
  }

  /// Folds the operators of a file; also the ranges of what holds an unknown operator among others.
  private static func fold(_ file: SourceFileSyntax) -> (Syntax, [ByteRange]) {
    var table = OperatorTable.standardOperators
    table.addSourceFile(file) { _ in }
    let unknown = UnknownOperators(table)
    unknown.walk(file)
    return (table.foldAll(file) { _ in }, unknown.ranges)
  }

  private static func comments(_ file: SourceFileSyntax) -> [Fact] {
    var facts: [Fact] = []
    func add(_ trivia: Trivia, at start: Int) {
      var offset = start
      for piece in trivia {
        let length = piece.sourceLength.utf8Length
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment:
          facts.append(Fact(kind: .comment, range: ByteRange(UInt32(offset), UInt32(offset + length))))
        default: break
        }
        offset += length
      }
    }
    for token in file.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, at: token.position.utf8Offset)
      add(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return facts
  }
}

/// Finds expressions of several operators of which one is declared in another file.
private final class UnknownOperators: SyntaxVisitor {
  private let table: OperatorTable
  private(set) var ranges: [ByteRange] = []

  init(_ table: OperatorTable) {
    self.table = table
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elements.count > 3 else { return .visitChildren }
    for element in node.elements {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
      if table.infixOperator(named: name) == nil { ranges.append(node.byteRange) }
    }
    return .visitChildren
  }
}
