// The committed list of differences that are known and accepted: `allowance.tsv`, one line for each, with the kind,
// the number of places, the path, a date and a reason. Fewer places than allowed fail as well, so the list only shrinks.

import Foundation

struct Allowance {
  struct Entry {
    var kind: String
    var path: String
    var count: Int
  }

  var entries: [Entry] = []

  /// Reads the list. Nil with a message when a line is not as it has to be.
  static func read(_ url: URL) throws(AllowanceError) -> Allowance {
    var result = Allowance()
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return result }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, FactKind(rawValue: fields[0]) != nil, let count = Int(fields[1]), count > 0,
        fields[3].wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil, fields[4].count > 10
      else { throw AllowanceError(line: index + 1) }
      if fields[0] == "call" || fields[0] == "declaration" { throw AllowanceError(line: index + 1) }
      result.entries.append(Entry(kind: fields[0], path: fields[2], count: count))
    }
    return result
  }

  /// What is left of the mismatches, and which entries are stale: their file was read and has fewer.
  func apply(to mismatches: [Mismatch], read: Set<String>) -> (left: [Mismatch], stale: [Entry]) {
    var left: [Mismatch] = []
    var found: [Int: Int] = [:]
    for mismatch in mismatches {
      let index = entries.firstIndex { $0.kind == mismatch.kind.rawValue && $0.path == mismatch.path }
      if let index, found[index, default: 0] < entries[index].count {
        found[index, default: 0] += 1
      } else {
        left.append(mismatch)
      }
    }
    let stale = entries.indices.filter { read.contains(entries[$0].path) && found[$0, default: 0] < entries[$0].count }
    return (left, stale.map { entries[$0] })
  }
}

struct AllowanceError: Error {
  var line: Int
}
