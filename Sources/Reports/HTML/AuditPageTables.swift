// The tables of the audit page: the checklist, WCAG, Nutrition Labels, what remains by hand, what could
// not be judged, and the trend.

import CurbcutFindings
import CurbcutSourceText

extension AuditPage {
  mutating func checklist() {
    open("checklist", "Checklist", audit.checklist ?? "")
    html.raw(
      "<p class=\"lead\">Source code can disprove a statement but never prove it, so the best possible state is “no findings”.</p>"
    )
    table(
      "Each statement and its state",
      [("Statement", false), ("State", false), ("Found by", false), ("Manual test", false)],
      audit.statements.map { statement in
        [
          escaped(statement.text), state(statement.standing),
          statement.rules.prefix(4).map { "\(code($0.rule)) \($0.count)" }.joined(separator: ", "),
          escaped(statement.byHand),
        ]
      })
    close()
  }

  mutating func criteria() {
    open(
      "wcag", "WCAG 2.2",
      "Findings by success criterion. A criterion without findings is not necessarily met; most need manual testing.")
    func rows(_ levels: Set<String>) -> [[String]] {
      audit.criteria.filter { levels.contains($0.level) }.map { criterion in
        [
          "<a href=\"\(criterion.page)\">\(escaped(criterion.number)) \(escaped(criterion.name))</a>", criterion.level,
          state(criterion.standing), "\(criterion.rules)",
        ]
      }
    }
    let head = [("Criterion", false), ("Level", false), ("State", false), ("Rules that check it", true)]
    table("Levels A and AA", head, rows(["A", "AA"]))
    html.raw("<details><summary>Level AAA</summary><div class=\"in\">")
    table("Level AAA", head, rows(["AAA"]))
    html.raw("</div></details>\n")
    close()
  }

  mutating func labels() {
    open(
      "labels", "Accessibility Nutrition Labels",
      "What blocks each label of the App Store. Declaring a label takes testing the common tasks, not just an empty list."
    )
    table(
      "Each label with proven blockers and open questions",
      [("Label", false), ("Proven blockers", true), ("To review", true), ("Open question", false)],
      audit.labels.map { label in
        let rules = label.rules.prefix(2).map { code($0) }.joined(separator: ", ")
        return [
          escaped(label.name),
          label.blockers == 0
            ? "none found"
            : "<span class=\"pill error\">\(label.blockers)</span> <span class=\"small\">\(rules)</span>",
          "\(label.likely)", escaped(label.questions.joined(separator: " ")),
        ]
      })
    close()
  }

  mutating func tasks() {
    open(
      "hand", "Manual tests", "What source code cannot show: a test plan for the running app.")
    html.raw("<div class=\"tests\">\n")
    for task in audit.tasks {
      html.raw("<article class=\"card\">")
      html.element("h3", "", task.title)
      html.element("p", "", "For: \(task.people.map { $0.title.lowercased() }.joined(separator: ", ")).")
      html.raw("<ol>")
      for step in task.steps { html.element("li", "", step) }
      html.raw("</ol>")
      html.element("p", "", "Expected: \(task.expected)")
      html.raw("</article>\n")
    }
    html.raw("</div>\n")
    close()
  }

  mutating func coverage() {
    open(
      "coverage", "Not checked", "No findings here does not mean a pass: these parts could not be understood.")
    let total = audit.coverage.controls
    if total > 0 {
      let share = audit.coverage.checked * 100 / total
      html.raw("<p><span class=\"big\">\(share)%</span> of the controls were checked for a name.</p>")
    }
    html.raw("<ul>\n")
    for line in AuditMarkdown.coverageLines(audit) { html.element("li", "", line) }
    html.raw("</ul>\n")
    close()
  }

  mutating func trend() {
    guard let trend = audit.trend else { return }
    open(
      "trend", "Trend",
      AuditMarkdown.changes(trend).map { "Compared with \(trend.file): \($0)." } ?? "No changes since \(trend.file).")
    html.raw("<div class=\"grid\"><figure class=\"card\">")
    html.raw(bars(trend.severities))
    html.raw("<figcaption>Before (upper bar) and now (lower bar).</figcaption></figure>")
    html.raw("<figure class=\"card\">")
    html.raw(bars(trend.people))
    html.raw("<figcaption>The same, by group of people.</figcaption></figure></div>\n")
    let rows = trend.severities + trend.people + trend.screens.prefix(40)
    table(
      "Findings before and now", [("What", false), ("Before", true), ("Now", true), ("Change", true)],
      rows.map { row in
        let change = row.now - row.before
        return [
          escaped(row.name), "\(row.before)", "\(row.now)",
          change > 0 ? "+\(change)" : change == 0 ? "0" : "−\(-change)",
        ]
      })
    close()
  }

  private func bars(_ rows: [AuditTrend.Row]) -> String {
    let most = max(1, rows.flatMap { [$0.before, $0.now] }.max() ?? 1)
    var svg = "<svg viewBox=\"0 0 320 \(rows.count * 42)\" role=\"img\" aria-label=\""
    svg += escaped(rows.map { "\($0.name): \($0.before) before, \($0.now) now" }.joined(separator: "; ")) + "\">"
    for (index, row) in rows.enumerated() {
      let y = index * 42
      svg += "<text x=\"0\" y=\"\(y + 14)\">\(escaped(row.name))</text>"
      svg += "<text x=\"320\" y=\"\(y + 14)\" text-anchor=\"end\">\(row.before) → \(row.now)</text>"
      svg += "<rect y=\"\(y + 19)\" width=\"\(row.before * 320 / most)\" height=\"6\" fill=\"var(--strong)\"/>"
      svg += "<rect y=\"\(y + 27)\" width=\"\(row.now * 320 / most)\" height=\"6\" fill=\"var(--accent)\"/>"
    }
    return svg + "</svg>"
  }
}
