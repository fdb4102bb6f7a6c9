// The directives of a project, for people and programs.

import CurbcutSourceText

/// One directive.
public struct SuppressionRow: Sendable {
  public var path: String
  public var line: Int
  public var kind: String
  public var rules: [String]
  public var reason: String
  /// Such as 2026-11-21; nil when it is not committed.
  public var day: String?
  public var owners: [String]

  public init(
    path: String, line: Int, kind: String, rules: [String], reason: String, day: String?, owners: [String]
  ) {
    self.path = path
    self.line = line
    self.kind = kind
    self.rules = rules
    self.reason = reason
    self.day = day
    self.owners = owners
  }
}

/// Writes lists of directives.
public enum SuppressionReport {
  /// One line for each, and how many belong to whom.
  public static func text(_ rows: [SuppressionRow]) -> [UInt8] {
    var out = ByteWriter()
    var counts: [String: Int] = [:]
    for row in rows {
      let owners = row.owners.isEmpty ? "no owner" : row.owners.joined(separator: " ")
      counts[owners, default: 0] += 1
      out += "\(row.day ?? "not committed")  \(DisplayText.path(row.path)):\(row.line): "
      out += DisplayText.neutral("\(row.kind) \(row.rules.joined(separator: ", ")) -- \(row.reason) [\(owners)]") + "\n"
    }
    for (owners, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      out += "\(count)  \(DisplayText.neutral(owners))\n"
    }
    out += countedOrNo(rows.count, "directive").asSentence + ".\n"
    return out.bytes
  }

  /// A list of objects.
  public static func json(_ rows: [SuppressionRow]) -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      for row in rows {
        writer.object { writer in
          writer.member("path", row.path)
          writer.member("line", row.line)
          writer.member("kind", row.kind)
          writer.member("rules", row.rules)
          writer.member("reason", row.reason)
          writer.key("committed")
          if let day = row.day { writer.string(day) } else { writer.null() }
          writer.member("owners", row.owners)
        }
      }
    }
    return writer.finished()
  }
}
