// The directives of a project, by age and by whom the code belongs to: what a team looks through now and then.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

/// One directive, as it is listed.
public struct Suppression: Sendable, Equatable {
  /// From the root.
  public var path: String
  public var line: Int
  /// `ignore`, `ignore-file` or `expect`.
  public var kind: String
  public var rules: [String]
  public var reason: String
  /// Seconds since 1970 of the commit that brought the line; nil when it is not committed or there is no git.
  public var committed: Int?
  /// Who owns the file by CODEOWNERS.
  public var owners: [String]

  /// The day of the commit, in universal time, such as 2026-11-21.
  public var day: String? { committed.map(CivilDay.text) }
}

/// Days of the calendar, without asking for a time zone.
enum CivilDay {
  /// Year, month and day of seconds since 1970, as 20261121. The algorithm is Howard Hinnant's `civil_from_days`.
  static func number(_ seconds: Int) -> Int {
    let days = (seconds >= 0 ? seconds : seconds - 86399) / 86400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let day = days - era * 146_097
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    return (year + era * 400 + (number <= 2 ? 1 : 0)) * 10000 + number * 100 + date
  }

  static func text(_ seconds: Int) -> String {
    let digits = String(number(seconds))
    return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
  }

  /// 20261121 for "2026-11-21"; nil when there is no such day.
  static func parse(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day) ? year * 10000 + month * 100 + day : nil
  }
}

/// Lists directives.
public enum Suppressions {
  /// All directives below the paths, the oldest first, those without a commit last.
  public static func list(_ paths: [String], workingDirectory: String, root: String?) throws(UsageError)
    -> [Suppression]
  {
    let read = try ProjectRun.read(paths.first ?? root ?? ".", workingDirectory: workingDirectory, root: root)
    let owners = CodeOwners(root: read.root)
    let git = try? Git(folder: read.root, option: "curbcut suppressions")
    var result: [Suppression] = []
    for file in read.asked {
      let directives = Directives.read(file.tree).filter { $0.unknownWord == nil }
      if directives.isEmpty { continue }
      let table = LineTable(file.tree.source)
      let days = CommittedLines(git?.committedLines(of: file.path) ?? []).times(in: file.tree.source)
      for directive in directives {
        let line = table.position(of: directive.range.start).line
        result.append(
          Suppression(
            path: file.path, line: line, kind: directive.kind, rules: directive.rules.map(\.id),
            reason: directive.reason(in: file.tree.source), committed: days[line],
            owners: owners?.owners(of: file.path) ?? []))
      }
    }
    return result.sorted { a, b in
      if a.committed != b.committed { return (a.committed ?? .max) < (b.committed ?? .max) }
      return a.path.utf8.elementsEqual(b.path.utf8) ? a.line < b.line : precedes(a.path, b.path)
    }
  }
}

/// Which lines of a file on disk were committed when, told by what they say: of equal lines the first is the first.
struct CommittedLines {
  private var times: [[UInt8]: [Int]] = [:]

  init(_ lines: [(text: [UInt8], time: Int)]) {
    for line in lines { times[Self.withoutReturn(line.text[...]), default: []].append(line.time) }
  }

  /// By line, counted from 1; those that are not committed are left out.
  func times(in source: SourceText) -> [Int: Int] {
    if times.isEmpty { return [:] }
    var result: [Int: Int] = [:]
    var met: [[UInt8]: Int] = [:]
    let lines = source.padded[..<source.count].split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = Self.withoutReturn(line)
      guard let known = times[text] else { continue }
      let number = met[text, default: 0]
      met[text] = number + 1
      if number < known.count { result[index + 1] = known[number] }
    }
    return result
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == 0x0D ? line.dropLast() : line)
  }
}

/// The file in which GitHub and GitLab look for who owns what: patterns as in `.gitignore`, the last that fits decides.
struct CodeOwners {
  private var rows: [(pattern: IgnorePattern, owners: [String])] = []
  private let prefix: String

  /// nil when there is none.
  init?(root: String) {
    prefix = Root.prefixInRepository(root)
    var base = root
    for _ in prefix.split(separator: "/") { base = Paths.parent(base) }
    for name in [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"] {
      guard let file = try? System.readFile(Paths.join(base, name), limit: 1 << 22) else { continue }
      for line in file.bytes[..<file.count].split(separator: 0x0A) {
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: {
          $0 == " " || $0 == "\t" || $0 == "\r"
        })
        guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("["),
          let pattern = IgnorePattern(line: Array(first.utf8)[...])
        else { continue }
        let owners = words.dropFirst().prefix { !$0.hasPrefix("#") }.map(String.init)
        rows.append((pattern, owners))
      }
      return
    }
    return nil
  }

  func owners(of path: String) -> [String] {
    let bytes = Array((prefix + path).utf8)
    var ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
    ends.append(bytes.count)
    for row in rows.reversed() {
      for end in ends where row.pattern.matches(bytes[..<end], isDirectory: end < bytes.count) { return row.owners }
    }
    return []
  }
}
