// A rule's page on one screen: whom it concerns, what is reported, one bad example and how it is fixed. The whole page
// is for people who work on the rule, or who doubt a finding.

import CurbcutFindings

extension RulePage {
  /// How the short page tells that there is more.
  public enum Remainder: Sendable {
    /// By the number of lines, for a terminal.
    case lines
    /// For readers whose lines nobody counts.
    case page
  }

  /// The short page in Markdown: shown at a width, it takes at most that many lines.
  public static func short(
    _ rule: RuleDescription, lines: Int = 60, width: Int = 80, remainder: Remainder = .lines
  ) -> String {
    let sections = Sections(rule.page)
    let example = Example(sections)
    let items = sections.reported.items.count
    let command = "`curbcut explain \(rule.id) --all`"
    // A blank line, and those that tell what is left out.
    let room = lines - 1 - shownLines("\(command) shows 1000 more lines.", width)
    var text = ""
    // Whatever does not fit is left out from the end: what is said after the items, then items, then lines of code.
    var attempts = [(items: items, note: true, code: Int.max), (items: items, note: false, code: Int.max)]
    attempts += (1..<max(items, 1)).reversed().map { ($0, false, Int.max) }
    attempts += [16, 12, 8, 4].map { (min(items, 1), false, $0) }
    for (items, note, code) in attempts {
      text = assembled(rule, sections, example, items: items, note: note, code: code)
      // A report has all rules, and nobody counts its lines.
      if (remainder == .page ? atMostLines(text, width) : shownLines(text, width)) <= room { break }
    }
    guard remainder == .lines else { return "\(text)\n\(command) shows the whole page.\n" }
    let left = shownLines(markdown(rule), width) - shownLines(text, width)
    if left <= 0 { return text }
    return "\(text)\n\(command) shows \(left) more \(left == 1 ? "line" : "lines").\n"
  }

  private static func shownLines(_ text: String, _ width: Int) -> Int {
    MarkdownText.bytes(text, style: TextStyle(color: false), width: width).reduce(0) {
      $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0)
    }
  }

  /// As many lines as a text may take: each one of the page by itself, and longer ones broken early.
  private static func atMostLines(_ text: String, _ width: Int) -> Int {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).reduce(0) {
      $0 + 1 + $1.count / (width - 8)
    }
  }

  private static func assembled(
    _ rule: RuleDescription, _ sections: Sections, _ example: Example, items: Int, note: Bool, code: Int
  ) -> String {
    var lines = facts(rule, hasVersion: false)
    let reported = sections.reported
    if !reported.items.isEmpty || !reported.before.isEmpty {
      lines += ["", "## What is reported", ""] + reported.before + reported.items.prefix(items).joined()
      let left = reported.items.count - items
      if left > 0 { lines.append("- … and \(left) more \(left == 1 ? "case" : "cases").") }
      if note { lines += reported.after.dropLast(reported.after.last?.isEmpty == true ? 1 : 0) }
    }
    if let bad = example.bad { lines += ["", "## Bad", ""] + withoutMarks(bad.cut(to: code)) }
    if !sections.advice.isEmpty || example.good != nil {
      lines += ["", sections.advice.isEmpty ? "## Good" : "## How to fix it", ""] + sections.advice
      if let good = example.good { lines += [""] + withoutMarks(good.cut(to: code)) }
    }
    lines += [""] + options(rule)
    return lines.joined(separator: "\n")
  }
}

/// The parts of a page that its short form shows.
private struct Sections {
  /// A section that lists what is meant.
  struct List {
    var before: [String] = []
    var items: [[String]] = []
    var after: [String] = []
  }

  var reported = List()
  /// How to fix it, in words.
  var advice: [String] = []
  var fixed: [Code] = []
  var bad: [Code] = []
  var good: [Code] = []

  init(_ page: String) {
    var section = ""
    var code: Code?
    // What the last block of code was for: files that follow it belong to it.
    var last: WritableKeyPath<Sections, [Code]>?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if var open = code {
          open.lines.append(line)
          code = nil
          if let list = open.list ?? last {
            if open.list == nil, !self[keyPath: list].isEmpty {
              self[keyPath: list][self[keyPath: list].count - 1].lines += open.lines
            } else {
              self[keyPath: list].append(open)
            }
            last = list
          }
        } else {
          let words = line.split(separator: " ").dropFirst()
          let isAdvice = section.hasPrefix("## How")
          let list: WritableKeyPath<Sections, [Code]>? =
            words.contains("bad")
            ? \.bad : isAdvice || words.contains("fixed") ? \.fixed : words.contains("good") ? \.good : nil
          code = Code(lines: [line], list: list)
        }
      } else if code != nil {
        code?.lines.append(line)
      } else if line.hasPrefix("## ") || line.hasPrefix("### ") {
        section = line
        last = nil
      } else if section == "## What is reported" {
        report(line)
      } else if section.hasPrefix("## How"), !(line.isEmpty && advice.isEmpty), fixed.isEmpty {
        advice.append(line)
      }
    }
    while advice.last?.isEmpty == true { advice.removeLast() }
    // Words that only lead to an example of their own.
    while advice.last?.hasSuffix(":") == true, fixed.isEmpty { advice.removeLast() }
  }

  private mutating func report(_ line: String) {
    if line.hasPrefix("- ") {
      // Items go on after a remark between them.
      if !reported.after.isEmpty, reported.after.contains(where: { !$0.isEmpty }) {
        reported.items[reported.items.count - 1] += reported.after
      }
      reported.after = []
      reported.items.append([line])
    } else if reported.items.isEmpty {
      if !(line.isEmpty && reported.before.isEmpty) { reported.before.append(line) }
    } else if line.hasPrefix(" "), reported.after.isEmpty {
      reported.items[reported.items.count - 1].append(line)
    } else {
      reported.after.append(line)
    }
  }
}

/// A block of code with its fences, and the files that belong to it.
private struct Code {
  var lines: [String]
  /// Where it is kept; nil for a file that belongs to the block before.
  var list: WritableKeyPath<Sections, [Code]>?

  var body: [String] { lines.filter { !$0.hasPrefix("```") } }

  /// The block with at most as many lines of code.
  func cut(to count: Int) -> [String] {
    guard body.count > count else { return lines }
    var kept = 0
    var result: [String] = []
    for line in lines {
      if line.hasPrefix("```") {
        // A file of which nothing is left is not named.
        if line.count > 3, kept >= count { break }
        result.append(line)
        continue
      }
      guard kept < count else { continue }
      kept += 1
      result.append(kept == count ? line.prefix { $0 == " " } + "…" : line)
    }
    return result
  }
}

/// The bad example that is shown, and the good one beside it.
private struct Example {
  /// Lines from which on a block of code takes too much of a screen.
  private static let limit = 14

  var bad: Code?
  var good: Code?

  init(_ sections: Sections) {
    good = Self.first(sections.fixed) ?? Self.first(sections.good)
    // The bad example that the good one is the fixed form of has the most lines in common with it.
    let fixed = Set((good?.body ?? []).map(Self.bare))
    let fitting = sections.bad.filter { $0.body.count <= Self.limit }
    func likeness(_ code: Code) -> Int { code.body.reduce(0) { $0 + (fixed.contains(Self.bare($1)) ? 1 : 0) } }
    bad =
      fitting.enumerated().max { a, b in
        let (x, y) = (likeness(a.element), likeness(b.element))
        return x == y ? a.offset > b.offset : x < y
      }?.element ?? Self.first(sections.bad)
  }

  /// The first that is short enough, else the shortest.
  private static func first(_ codes: [Code]) -> Code? {
    codes.first { $0.body.count <= limit } ?? codes.min { $0.body.count < $1.body.count }
  }

  private static func bare(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    return String(text.ranges(of: " // ✗").first.map { text[..<$0.lowerBound] } ?? text)
  }
}
