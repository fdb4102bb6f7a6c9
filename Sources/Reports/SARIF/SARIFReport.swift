// SARIF 2.1.0, the form that code scanning services read. Paths are relative, columns count UTF-16 units, nothing in it
// depends on the time, the machine or the folder, and all rules are listed whether they found something or not.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as SARIF.
public enum SARIFReport {
  /// GitHub refuses a file with more results than this.
  public static let resultLimit = 25_000

  private static let taxonomy = (name: "WCAG", guid: "5a0b7d6e-3c1f-4b57-9c7e-2f6f6d5c9b22")

  /// The name of the fingerprint that is curbcut's own.
  static let contextFingerprint: StaticString = "curbcutContext/v1"

  /// The whole document. Of more than `limit` findings the most severe are kept, and the document says so.
  public static func bytes(_ report: Report, limit: Int = resultLimit) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { $0.object { run(report, limit, &$0) } }
    }
    return writer.finished()
  }

  private static func run(_ report: Report, _ limit: Int, _ writer: inout JSONWriter) {
    let rules = report.rules
    let findings = SARIFUses.results(report.findings)
    let criteria = Set(rules.flatMap(\.wcag)).sorted(by: precedesCriterion).compactMap(SuccessCriterion.numbered)
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", report.tool)
        writer.member("semanticVersion", report.version)
        writer.array("rules") { writer in
          for rule in rules { writer.object { write(rule, criteria, &$0) } }
        }
        writer.array("notifications") { writer in
          for (id, text) in Notification.all {
            writer.object { writer in
              writer.member("id", id)
              writer.object("shortDescription") { $0.member("text", text) }
            }
          }
        }
        if !criteria.isEmpty {
          writer.array("supportedTaxonomies") { $0.object(writeReference) }
        }
      }
    }
    if !criteria.isEmpty { writer.array("taxonomies") { $0.object { writeTaxonomy(criteria, &$0) } } }
    // No automationDetails: it would win over the category that people give their upload step.
    writer.object("originalUriBaseIds") { writer in
      writer.object("%SRCROOT%") { $0.object("description") { $0.member("text", "The root of the project.") } }
    }
    writer.member("columnKind", "utf16CodeUnits")
    writer.member("defaultSourceLanguage", "swift")
    if let shard = report.shard {
      // By these `merge` knows what belongs together; it takes them out.
      writer.object("properties") { writer in
        writer.member("findings", findings.count)
        if let limit = report.maxWarnings { writer.member("maxWarnings", limit) }
        writer.member("shard", shard)
      }
    }

    var places = Places(report.sources, pathPrefix: report.pathPrefix)
    let kept = capped(findings, limit, severity: \.finding.severity)
    writer.array("invocations") { writer in
      writer.object { writer in
        writer.member("executionSuccessful", true)
        writer.member("exitCode", report.exitStatus)
        writer.array("toolExecutionNotifications") { writer in
          // Notes belong to no place, so the order in which parts bring them together is that of their words.
          for note in report.notes.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            writer.object { writer in
              writer.member("level", "note")
              writer.object("descriptor") { $0.member("id", Notification.run) }
              writer.object("message") { $0.member("text", escaped(note)) }
            }
          }
          for problem in report.problems { writer.object { write(problem, &places, &$0) } }
          if kept.count < findings.count { writeLimit(findings.count - kept.count, &writer) }
        }
      }
    }
    var indexes: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indexes[rule.id] = index }
    writer.array("results") { writer in
      for result in kept {
        writer.object { write(result, indexes[result.finding.rule], isPart: report.joinsLater, &places, &$0) }
      }
    }
  }

  /// Says how many findings are left out.
  static func writeLimit(_ count: Int, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("level", "warning")
      writer.object("descriptor") { $0.member("id", Notification.limit) }
      writer.object("message") { $0.member("text", "\(count) findings of the lowest severity are omitted.") }
    }
  }

  /// The findings as far as they are accepted: the least severe are left out first, the order stays.
  static func capped<Element>(_ findings: [Element], _ limit: Int, severity: (Element) -> Severity) -> [Element] {
    if findings.count <= limit { return findings }
    var room = limit
    var kept: Set<Int> = []
    for level in Severity.allCases.reversed() {
      for (index, finding) in findings.enumerated() where room > 0 && severity(finding) == level {
        kept.insert(index)
        room -= 1
      }
    }
    return findings.indices.filter(kept.contains).map { findings[$0] }
  }

  enum Notification {
    static let unread = "unread-input"
    static let syntax = "syntax-problem"
    static let limit = "result-limit"
    static let run = "run-note"
    static let all = [
      (limit, "There are more findings than services accept."),
      (run, "Something to know when reading the results."),
      (syntax, "Part of a file is not valid Swift and was not checked."),
      (unread, "A file or folder cannot be read."),
    ]
  }

  // MARK: Rules

  private static func write(_ rule: RuleDescription, _ criteria: [SuccessCriterion], _ writer: inout JSONWriter) {
    let own = rule.wcag.compactMap { number in criteria.first { $0.number == number } }
    let full = rule.affects.isEmpty ? rule.title : sentences(rule.title, rule.affects)
    writer.member("id", rule.id)
    writer.member("name", camelCase(rule.id))
    writer.object("shortDescription") { $0.member("text", shortened(rule.title)) }
    writer.object("fullDescription") { $0.member("text", shortened(full)) }
    writer.object("help") { writer in
      let page = RulePage.short(rule, remainder: .page)
      // Whoever shows it breaks its lines.
      let text = MarkdownText.bytes(page, style: TextStyle(color: false), width: 10_000)
      writer.member("text", String(decoding: text, as: UTF8.self))
      writer.member("markdown", page)
    }
    if let page = own.first?.page { writer.member("helpUri", page) }
    writer.object("defaultConfiguration") { $0.member("level", rule.severity.name) }
    if !own.isEmpty {
      writer.array("relationships") { writer in
        for criterion in own {
          writer.object { writer in
            writer.object("target") { writer in
              writer.member("id", criterion.number)
              writer.member("index", criteria.firstIndex(of: criterion) ?? 0)
              writer.object("toolComponent", writeReference)
            }
            writer.member("kinds", ["relevant"])
          }
        }
      }
    }
    writer.object("properties") { writer in
      writer.member("category", rule.category)
      writer.member("precision", rule.confidence.name)
      writer.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.name)
      writer.member("tags", tags(rule, own))
    }
  }

  /// At most twenty, of which GitHub shows ten: what a person filters by comes first.
  private static func tags(_ rule: RuleDescription, _ criteria: [SuccessCriterion]) -> [String] {
    var result: [String] = []
    for tag in ["accessibility"] + rule.labels + criteria.flatMap(\.tags) where !result.contains(tag) {
      result.append(tag)
    }
    return Array(result.prefix(20))
  }

  /// `icon-button-missing-label` as `IconButtonMissingLabel`.
  static func camelCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// At most 1,024 characters, as GitHub wants descriptions.
  private static func shortened(_ text: String) -> String { text.count <= 1024 ? text : text.prefix(1023) + "…" }

  private static func writeReference(_ writer: inout JSONWriter) {
    writer.member("name", taxonomy.name)
    writer.member("index", 0)
    writer.member("guid", taxonomy.guid)
  }

  private static func writeTaxonomy(_ criteria: [SuccessCriterion], _ writer: inout JSONWriter) {
    writer.member("name", taxonomy.name)
    writer.member("version", "2.2")
    writer.member("guid", taxonomy.guid)
    writer.member("organization", "W3C")
    writer.member("informationUri", "https://www.w3.org/TR/WCAG22/")
    writer.object("shortDescription") { $0.member("text", "Web Content Accessibility Guidelines") }
    writer.member("isComprehensive", false)
    writer.array("taxa") { writer in
      for criterion in criteria {
        writer.object { writer in
          writer.member("id", criterion.number)
          writer.member("name", criterion.name)
          writer.object("shortDescription") {
            $0.member("text", "Success criterion \(criterion.number) \(criterion.name) (level \(criterion.level))")
          }
          writer.member("helpUri", criterion.page)
        }
      }
    }
  }

  // MARK: Results

  private static func write(
    _ result: SARIFUses.Result, _ ruleIndex: Int?, isPart: Bool, _ places: inout Places, _ writer: inout JSONWriter
  ) {
    let finding = result.finding
    writer.member("ruleId", finding.rule)
    if let ruleIndex { writer.member("ruleIndex", ruleIndex) }
    writer.member("level", finding.severity.name)
    writer.object("message") { $0.member("text", escaped(finding.sentences)) }
    writer.array("locations") { writer in
      writer.object { location(finding.path, finding.range, &places, &$0) }
    }
    let pointedAt = finding.places
    if !pointedAt.isEmpty {
      writer.array("relatedLocations") { writer in
        for (index, related) in pointedAt.enumerated() {
          writer.object { writer in
            writer.member("id", index + 1)
            location(related.path, related.range, &places, &writer)
            writer.object("message") { $0.member("text", escaped(related.message)) }
          }
        }
      }
    }
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    if !fixes.isEmpty {
      writer.array("fixes") { writer in
        for fix in fixes { writer.object { write(fix, finding.path, &places, &$0) } }
      }
    }
    writer.object("partialFingerprints") { writer in
      writer.member(contextFingerprint, places.contextFingerprint(finding))
      if let hash = places.lineHash(finding) { writer.member("primaryLocationLineHash", hash) }
    }
    writer.object("properties") { writer in
      writer.member("confidence", finding.confidence.name)
      writer.member("kind", finding.confidence.kind)
      if result.isUse { writer.member(SARIFUses.property, true) }
      if let name = finding.name { writer.member("name", FindingText.derivation(name)) }
      // A part of a run says each place for itself; `merge` joins them and takes this out.
      if isPart, let common = finding.common, finding.regression == nil {
        writer.object("common") { writer in
          writer.member("plural", common.plural)
          writer.member("subject", common.subject)
          writer.member("help", finding.help)
          writer.member("exposure", "\(finding.exposure)")
        }
      }
    }
  }

  private static func write(_ fix: Fix, _ path: String, _ places: inout Places, _ writer: inout JSONWriter) {
    writer.object("description") { $0.member("text", escaped(fix.title)) }
    writer.array("artifactChanges") { writer in
      writer.object { writer in
        writer.object("artifactLocation") { writer in
          writer.member("uri", uri(places.projectPath(path)))
          writer.member("uriBaseId", "%SRCROOT%")
        }
        writer.array("replacements") { writer in
          for edit in fix.edits {
            writer.object { writer in
              guard let region = places.region(path, edit.range) else { return }
              writer.object("deletedRegion") { writer in
                writer.member("startLine", region.startLine)
                writer.member("startColumn", region.startColumn)
                writer.member("endLine", region.endLine)
                writer.member("endColumn", region.endColumn)
              }
              if !edit.text.isEmpty { writer.object("insertedContent") { $0.member("text", edit.text) } }
            }
          }
        }
      }
    }
  }

  private static func write(_ problem: Problem, _ places: inout Places, _ writer: inout JSONWriter) {
    writer.member("level", "warning")
    writer.object("descriptor") { $0.member("id", problem.range == nil ? Notification.unread : Notification.syntax) }
    writer.object("message") { $0.member("text", escaped(problem.message)) }
    writer.array("locations") { writer in
      writer.object { location(problem.path, problem.range, &places, &$0) }
    }
  }

  private static func location(
    _ path: String, _ range: ByteRange?, _ places: inout Places, _ writer: inout JSONWriter
  ) {
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { writer in
        writer.member("uri", uri(places.projectPath(path)))
        writer.member("uriBaseId", "%SRCROOT%")
      }
      guard let range, let region = places.region(path, range) else { return }
      writer.object("region") { writer in
        writer.member("startLine", region.startLine)
        writer.member("startColumn", region.startColumn)
        writer.member("endLine", region.endLine)
        writer.member("endColumn", region.endColumn)
      }
    }
  }

  /// A relative reference: each segment percent-encoded, so that no `:` in the first one reads as a scheme.
  static func uri(_ path: String) -> String {
    var result: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Text in which brackets and backslashes cannot be taken for a link.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in DisplayText.neutral(text) {
      if character == "[" || character == "]" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

/// Lines, UTF-16 columns and fingerprints of places, each table made once for a file.
private struct Places {
  struct Region {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  private var tables: LineTables
  private var hashes: PathMap<[String]> = [:]
  private var occurrences: PathMap<[UInt64: Int]> = [:]
  /// The last place counted to, so that findings on one long line do not each count from its beginning.
  private var memo: (path: String, line: Int, offset: UInt32, column: Int)?

  private let pathPrefix: String

  init(_ sources: PathMap<SourceText>, pathPrefix: String) {
    tables = LineTables(sources)
    self.pathPrefix = pathPrefix
  }

  func projectPath(_ path: String) -> String { path.hasPrefix("../") ? path : pathPrefix + path }

  mutating func region(_ path: String, _ range: ByteRange) -> Region? {
    guard let table = tables.table(path), let source = tables.source(path) else { return nil }
    let startLine = table.position(of: range.start).line
    let startColumn = column(path, startLine, range.start, table, source)
    let endLine = table.position(of: range.end).line
    let endColumn = column(path, endLine, range.end, table, source)
    return Region(startLine: startLine, startColumn: startColumn, endLine: endLine, endColumn: endColumn)
  }

  private mutating func column(
    _ path: String, _ line: Int, _ offset: UInt32, _ table: LineTable, _ source: SourceText
  ) -> Int {
    let column: Int
    if let memo, PathKey(memo.path) == PathKey(path), memo.line == line, memo.offset <= offset {
      column = memo.column + source.string(ByteRange(memo.offset, offset)).utf16.count
    } else {
      column = table.utf16Column(of: offset)
    }
    memo = (path, line, offset, column)
    return column
  }

  mutating func lineHash(_ finding: Finding) -> String? {
    guard let table = tables.table(finding.path), let source = tables.source(finding.path) else { return nil }
    let all = hashes[finding.path] ?? Fingerprints.lineHashes(source)
    hashes[finding.path] = all
    let line = table.position(of: finding.range.start).line
    return line <= all.count ? all[line - 1] : nil
  }

  mutating func contextFingerprint(_ finding: Finding) -> String {
    let hash = Fingerprints.context(
      of: finding, in: tables.source(finding.path), table: tables.table(finding.path))
    let count = occurrences[finding.path, default: [:]][hash, default: 0] + 1
    occurrences[finding.path, default: [:]][hash] = count
    return "\(String(hash, radix: 16)):\(count)"
  }
}
