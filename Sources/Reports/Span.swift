// Places as lines and columns, for formats that count columns in different units.

import CurbcutSourceText
import CurbcutFindings

/// A place in a file; lines and columns count from 1, the end is exclusive.
struct Span {
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int
}

extension LineTables {
  /// Columns in UTF-8 bytes; nil when the text is not at hand.
  mutating func bytes(_ path: String, _ range: ByteRange) -> Span? {
    guard let table = table(path) else { return nil }
    let start = table.position(of: range.start)
    let end = table.position(of: range.end)
    return Span(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// Columns in UTF-16 units.
  mutating func units(_ path: String, _ range: ByteRange) -> Span? {
    guard var span = bytes(path, range), let table = table(path) else { return nil }
    span.column = table.utf16Column(of: range.start)
    span.endColumn = table.utf16Column(of: range.end)
    return span
  }
}

extension Report {
  /// A path as it counts from the top of the repository, which is how services know files.
  func projectPath(_ path: String) -> String {
    if path.hasPrefix("../") || pathPrefix.isEmpty { return path }
    return pathPrefix + path
  }

  /// The most severe and surest first, then what a change brought, then by place.
  func worstFirst() -> [Finding] {
    findings.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.severity != second.severity { return first.severity > second.severity }
      if first.confidence != second.confidence { return first.confidence > second.confidence }
      if (first.regression == nil) != (second.regression == nil) { return first.regression != nil }
      return a.offset < b.offset
    }.map(\.element)
  }
}

extension Finding {
  /// What is wrong, what a change took away, and what to do.
  var sentences: String {
    guard let regression else { return CurbcutReports.sentences(message, help) }
    return CurbcutReports.sentences(CurbcutReports.sentences(message, regression), help)
  }
}
