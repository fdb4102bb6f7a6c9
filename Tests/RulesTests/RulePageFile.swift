// Reads the pages in rules/: front matter, and the examples that are the rules' tests.

import CurbcutFindings
import Foundation
import Testing

/// A page of a rule as it lies in `rules/`.
struct RulePageFile: Sendable {
  var file: String
  var fields: [String: String] = [:]
  /// The page without its front matter.
  var body: String = ""
  var examples: [Example] = []

  /// Root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All pages, sorted by id.
  static let all: [RulePageFile] = {
    let folder = root.appendingPathComponent("rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
      let text = try! String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return RulePageFile(file: name, text: text)
    }
  }()

  init(file: String, text: String) {
    self.file = file
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var offset = 0
    if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
      for line in lines[1..<end] {
        guard let colon = line.firstIndex(of: ":") else { continue }
        fields[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
      offset = end + 1
      lines.removeFirst(end + 1)
    }
    body = lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    readExamples(lines, offset: offset)
  }

  private mutating func readExamples(_ lines: [String], offset: Int) {
    var index = 0
    while index < lines.count {
      // String tables, colour sets, files of Interface Builder and settings of Xcode projects go with the source before them, or begin an example.
      guard
        lines[index].hasPrefix("```swift ") || lines[index].hasPrefix("```strings ")
          || lines[index].hasPrefix("```json file=") || lines[index].hasPrefix("```xml ")
          || lines[index].hasPrefix("```pbxproj ")
      else {
        index += 1
        continue
      }
      let words = lines[index].dropFirst(3).split(separator: " ").dropFirst().joined(separator: " ").split(
        separator: " "
      ).map(String.init)
      let start = index + 1
      var end = start
      while end < lines.count, lines[end] != "```" { end += 1 }
      let name = words.first { $0.hasPrefix("file=") }.map { String($0.dropFirst("file=".count)) }
      let text = lines[start..<min(end, lines.count)].joined(separator: "\n")
      let source = Example.Source(name: name ?? "Example.swift", text: text, line: offset + start + 1)
      // A block that says what it shows begins an example; one with only a name goes with the block before it.
      if let kind = words.first.flatMap(Example.Kind.init) {
        examples.append(Example(rule: fields["id"] ?? "", page: file, kind: kind, sources: [source]))
      } else if name != nil, !examples.isEmpty {
        examples[examples.count - 1].sources.append(source)
      }
      index = end + 1
    }
  }

  private func list(_ field: String) -> [String] {
    (fields[field] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The page as the product describes the rule.
  var description: RuleDescription? {
    guard let id = fields["id"], let title = fields["title"], let category = fields["category"],
      let severity = Severity.allCases.first(where: { $0.name == fields["severity"] }),
      let confidence = Confidence.allCases.first(where: { $0.name == fields["confidence"] }),
      let affects = fields["affects"], let since = fields["since"]
    else { return nil }
    return RuleDescription(
      id: id, title: title, category: category, severity: severity, confidence: confidence, wcag: list("wcag"),
      labels: list("labels"), affects: affects, since: since, page: body)
  }
}

/// One example of a page: a file, or several.
struct Example: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable { case bad, good, fixed }

  struct Source: Sendable {
    var name: String
    var text: String
    /// Line of the page on which the text begins, 1-based.
    var line: Int
  }

  /// What a line of a bad example expects.
  struct Expectation: Sendable, CustomStringConvertible {
    var source: Int
    /// 1-based line in the example's text.
    var line: Int
    var severity: String
    var column: Int?
    var name: String?
    var message: String?

    var description: String { "line \(line): \(severity)\(column.map { " col \($0)" } ?? "")" }
  }

  var rule: String
  var page: String
  var kind: Kind
  var sources: [Source]

  /// Whether all of it is Swift.
  var isSwift: Bool { sources.allSatisfy { $0.name.hasSuffix(".swift") } }

  var testDescription: String { "rules/\(page):\(sources[0].line)" }

  /// The marks `// ✗ severity col n name=kind:value : message`.
  var expectations: [Expectation] {
    var result: [Expectation] = []
    for (index, source) in sources.enumerated() {
      for (number, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let mark = line.range(of: "// ✗ ") ?? line.range(of: "<!-- ✗ ") else { continue }
        var marked = line[mark.upperBound...]
        if marked.hasSuffix(" -->") { marked = marked.dropLast(4) }
        let parts = marked.split(separator: " : ", maxSplits: 1)
        let words = parts[0].split(separator: " ").map(String.init)
        var expectation = Expectation(source: index, line: number + 1, severity: words[0])
        if let column = words.firstIndex(of: "col"), column + 1 < words.count {
          expectation.column = Int(words[column + 1])
        }
        expectation.name = words.first { $0.hasPrefix("name=") }.map { String($0.dropFirst("name=".count)) }
        expectation.message = parts.count > 1 ? String(parts[1]) : nil
        result.append(expectation)
      }
    }
    return result
  }
}
