// The list of all rules, for a person at a terminal.

import CurbcutFindings

/// Writes what `curbcut rules` prints.
public enum RuleList {
  /// One line for each rule under the heading of its category.
  public static func bytes(_ rules: [RuleDescription], style: TextStyle) -> [UInt8] {
    var out = ByteWriter()
    if rules.isEmpty { out += "No rule matches.\n" }
    let idWidth = rules.map(\.id.utf8.count).max() ?? 0
    let categories = Set(rules.map(\.category)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (position, category) in categories.enumerated() {
      if position > 0 { out += "\n" }
      out += style.paint(category, .bold) + "\n"
      for rule in rules where rule.category == category {
        out += "  \(padded(rule.id, idWidth))  "
        out += style.paint(padded(rule.severity.name, 7), TextStyle.Paint(rule.severity))
        out += "  \(padded(rule.confidence.name, 6))  \(rule.isOnByDefault ? "" : "(off) ")\(rule.title)\n"
      }
    }
    return out.bytes
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
