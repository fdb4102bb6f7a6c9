// The report for a person: findings as far as they are asked for, then how many there are of what, then where to go on.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as text.
public enum TextReport {
  /// The whole text.
  public static func bytes(_ report: Report, style: TextStyle, options: TextOptions = TextOptions(.all)) -> [UInt8] {
    var writer = TextWriter(report, style, options)
    return writer.bytes()
  }

  // MARK: The end

  /// One sentence with the counts.
  static func summary(_ report: Report) -> String {
    let counts: [String] = [
      (report.count(.error), "error"), (report.count(.warning), "warning"), (report.count(.note), "note"),
    ].compactMap { $0.0 == 0 ? nil : counted($0.0, $0.1) }
    let files = counted(report.files, "file")
    var result: String
    if report.files == 0, counts.isEmpty {
      result = "No files checked"
    } else if counts.isEmpty {
      result = "No \(report.comparison == nil && (report.known ?? 0) == 0 ? "" : "new ")findings in \(files)"
    } else {
      var paths: PathSet = []
      for finding in report.findings { paths.insert(finding.path) }
      result = "\(joined(counts)) in \(paths.count) of \(files)"
    }
    if let known = report.known, known > 0 { result += " (\(known) in the baseline)" }
    if report.suppressed > 0 { result += ", \(report.suppressed) silenced by directives" }
    if report.unshown > 0 {
      result += ", \(report.unshown) more in unused views (show with --min-confidence low)"
    }
    if !report.problems.isEmpty { result += ", \(counted(report.problems.count, "problem"))" }
    return result + "."
  }

  /// How much of what is there could be checked; nil when there is nothing to check.
  static func coverage(_ report: Report, isBrief: Bool = false) -> String? {
    let coverage = report.coverage
    guard coverage.controls > 0 else { return nil }
    // Rounded down, so that 100 % means all.
    let share = coverage.checked * 100 / coverage.controls
    if let all = coverage.allNamesChecked { return all }
    var result = "Checked the names of \(coverage.checked) of \(counted(coverage.controls, "control")) (\(share)%)."
    let unresolved = report.unresolved().prefix(3).map {
      "\(DisplayText.neutral($0.name)) (\(counted($0.count, "use")))"
    }
    if !isBrief, coverage.unknown > 0, !unresolved.isEmpty {
      result += " Unresolved components, controls or not: \(joined(Array(unresolved)))."
    }
    return result
  }

  /// What is shown and no rule can look into; nil when there is nothing of it.
  static func outside(_ report: Report) -> String? {
    let parts = report.coverage.outside.map { "\($0.title) (\(counted($0.places, "place")))" }
    return parts.isEmpty ? nil : "Not examined: \(joined(parts))."
  }

  static func joined(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }

  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
