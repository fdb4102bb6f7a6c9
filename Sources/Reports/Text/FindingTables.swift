// What stands below the findings: how many of which rule, in which files, from which causes.

import CurbcutFindings

/// Counts over the findings of a report.
struct FindingTables {
  struct Rule {
    var id: String
    var errors = 0
    var warnings = 0
    var notes = 0
    var fixable = 0
    var unsafe = 0
    var total: Int { errors + warnings + notes }
  }

  /// One fault that many places show: the same color pair, or a component with many uses.
  struct Cause {
    var finding: Finding
    var places: Int
    /// The values that the places have in common; nil where it is a component.
    var values: String?
  }

  let rules: [Rule]
  let files: [(path: String, count: Int)]
  let causes: [Cause]
  /// Findings that `--fix` takes, and those that only `--unsafe-fixes` takes.
  let safe: Int
  let unsafe: Int

  init(_ findings: [Finding], _ descriptions: [String: RuleDescription]) {
    var rules: [String: Rule] = [:]
    var files: [String: Int] = [:]
    var safe = 0
    var unsafe = 0
    for finding in findings {
      files[finding.path, default: 0] += 1
      var rule = rules[finding.rule] ?? Rule(id: finding.rule)
      switch finding.severity {
      case .error: rule.errors += 1
      case .warning: rule.warnings += 1
      case .note: rule.notes += 1
      }
      switch finding.fixes.map(\.safety).max() {
      case .safe?:
        safe += 1
        rule.fixable += 1
      case .unsafe?:
        unsafe += 1
        rule.unsafe += 1
      case .suggestion?, nil: break
      }
      rules[finding.rule] = rule
    }
    self.safe = safe
    self.unsafe = unsafe
    self.rules = rules.values.sorted { a, b in
      if a.errors != b.errors { return a.errors > b.errors }
      if a.total != b.total { return a.total > b.total }
      return a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
    }
    self.files = files.map { (path: $0.key, count: $0.value) }.sorted { a, b in
      a.count != b.count ? a.count > b.count : a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
    }
    causes = Self.causes(findings) { descriptions[$0]?.category == "Color" }
  }

  /// What a rule measured: a pair of colors, a size, a symbol. It is what is behind the last colon of the message, one in
  /// parentheses apart.
  static func values(of finding: Finding) -> String? {
    let message = finding.message
    var (depth, start): (Int, String.Index?) = (0, nil)
    for index in message.indices {
      switch message[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case ":" where depth == 0 && message[index...].hasPrefix(": "): start = message.index(index, offsetBy: 2)
      default: break
      }
    }
    return start.map { String(message[$0...]) }
  }

  /// The color that a message begins with: `The text color “Mint” has no dark variant`.
  static func subject(of finding: Finding) -> String? {
    for start in ["The text color “", "The text background “"] where finding.message.hasPrefix(start) {
      return String(finding.message.dropFirst(start.count).prefix { $0 != "”" })
    }
    return nil
  }

  /// The number of places at which people meet a finding: the uses of a component that is little more than what the finding
  /// is about, and the places that a joined finding speaks for.
  private static func places(_ finding: Finding) -> Int {
    max(1, finding.uses.count { $0.isSame && $0.kind != .outlet })
  }

  /// Colors are chosen once and used in many places; other values, such as a size or a symbol, may be equal by chance.
  private static func causes(_ findings: [Finding], isAboutColor: (String) -> Bool) -> [Cause] {
    var indexes: [String: Int] = [:]
    var causes: [Cause] = []
    for finding in findings {
      // Without values findings of one rule have nothing in common but the rule.
      let values = isAboutColor(finding.rule) ? values(of: finding) ?? subject(of: finding) : nil
      let key = values.map { "\(finding.rule)\0\($0)" } ?? "\(causes.count)"
      if let index = indexes[key] {
        causes[index].places += places(finding)
        if finding.severity > causes[index].finding.severity { causes[index].finding = finding }
      } else {
        indexes[key] = causes.count
        causes.append(Cause(finding: finding, places: places(finding), values: values))
      }
    }
    // Fewer are in the table of rules anyway.
    return causes.filter { $0.places >= 5 && $0.finding.severity > .note }.enumerated().sorted { a, b in
      a.element.places != b.element.places ? a.element.places > b.element.places : a.offset < b.offset
    }.map(\.element)
  }
}
