// The trend against an earlier audit, read from its JSON.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

extension AuditTrend {
  /// Compares an audit with the report of an earlier one. Throws when the file is no such report.
  static func comparing(_ audit: Audit, with name: String, _ bytes: [UInt8]) throws(UsageError) -> AuditTrend {
    let top: JSONElement
    do {
      top = try JSONReader.read(bytes[...])
    } catch {
      throw UsageError("\(name) is not JSON: \(error.reason).")
    }
    guard top["kind"]?.string == "audit", let findings = top["findings"] else {
      throw UsageError("\(name) is not a Curbcut audit: make one with curbcut audit --output json=\(name).")
    }
    var severities: [String: Int] = [:]
    var people: [String: Int] = [:]
    var screens: [String: Int] = [:]
    // How many of a rule stand in a declaration: an edit nearby makes nothing new.
    var before: [[String]: Int] = [:]
    for finding in findings.elements {
      before[["rule", "path", "declaration"].map { finding[$0]?.string ?? "" }, default: 0] += 1
      severities[finding["severity"]?.string ?? "", default: 0] += 1
      for one in finding["people"]?.elements ?? [] { people[one.string ?? "", default: 0] += 1 }
      for screen in finding["screens"]?.elements ?? [] { screens[screen.string ?? "", default: 0] += 1 }
    }
    var now: [[String]: Int] = [:]
    for finding in audit.findings {
      now[[finding.rule, finding.path, finding.context?.declaration ?? ""], default: 0] += 1
    }
    let gone = before.reduce(0) { $0 + max(0, $1.value - (now[$1.key] ?? 0)) }
    let new = now.reduce(0) { $0 + max(0, $1.value - (before[$1.key] ?? 0)) }
    var after: [String: Int] = [:]
    for screen in audit.screens { after[screen.name] = (after[screen.name] ?? 0) + screen.findings.count }
    let names = Set(after.keys).union(screens.keys)
    let rows = names.map { Row(name: $0, before: screens[$0] ?? 0, now: after[$0] ?? 0) }
      .filter { $0.before != $0.now }
      .sorted { a, b in
        let (first, second) = (a.now - a.before, b.now - b.before)
        return first == second ? precedes(a.name, b.name) : first > second
      }
    return AuditTrend(
      file: name,
      severities: [Severity.error, .warning, .note].map {
        Row(name: $0.name, before: severities[$0.name] ?? 0, now: audit.count($0))
      },
      people: audit.groups.map { Row(name: $0.people.title, before: people[$0.people.rawValue] ?? 0, now: $0.count) },
      screens: rows, gone: gone, new: new)
  }
}
