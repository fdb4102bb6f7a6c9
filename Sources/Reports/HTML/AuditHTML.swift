// An audit as one page for everybody: designers, product owners and the people who sign it off. It asks nobody for
// anything, works without script, and is itself held to what it asks of others.

import CurbcutFindings
import CurbcutSourceText

/// Writes audits as HTML.
public enum AuditHTML {
  /// `people` tells whom a rule is for.
  public static func bytes(_ audit: Audit, people: (RuleDescription) -> Set<AffectedPeople>) -> [UInt8] {
    var page = AuditPage(audit: audit, people: audit.rules.mapValues(people))
    return page.bytes()
  }
}

/// The page under way.
struct AuditPage {
  let audit: Audit
  let people: [String: Set<AffectedPeople>]
  var html = HTMLWriter()
  var tables: LineTables

  init(audit: Audit, people: [String: Set<AffectedPeople>]) {
    self.audit = audit
    self.people = people
    tables = LineTables(audit.sources)
  }

  /// Sections with their titles, in the order of the page.
  private var sections: [(id: String, title: String)] {
    var sections = [("people", "Who is affected")]
    if audit.trend != nil { sections.append(("trend", "Trend")) }
    if !audit.flows.isEmpty { sections.append(("flows", "Flows")) }
    sections.append(("screens", "Screens"))
    sections.append(("first", "Priorities"))
    if audit.checklist != nil { sections.append(("checklist", "Checklist")) }
    if !audit.contrasts.isEmpty || !audit.targets.isEmpty || !audit.fonts.isEmpty {
      sections.append(("pictures", "Visuals"))
    }
    sections += [
      ("wcag", "WCAG 2.2"), ("labels", "Nutrition Labels"), ("hand", "Manual tests"), ("coverage", "Not checked"),
      ("findings", "Findings"),
    ]
    return sections
  }

  mutating func bytes() -> [UInt8] {
    let name = HTMLWriter.escaped(audit.name)
    html.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    // A second wall behind escaping: should somebody's text become markup all the same, it loads and runs nothing.
    html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; ")
    html.raw("script-src 'sha256-\(AuditScript.hash)'; base-uri 'none'; form-action 'none'\">\n")
    html.raw("<title>Accessibility audit of \(name)</title>\n<style>\n\(AuditStyle.css)\n</style>\n</head>\n<body>\n")
    html.raw("<a class=\"skip\" href=\"#main\">Skip to the report</a>\n")
    hero()
    html.raw("<nav id=\"sections\" aria-label=\"Sections\"><div class=\"wrap\"><ul>\n")
    for section in sections { html.raw("<li><a href=\"#\(section.id)\">\(section.title)</a></li>\n") }
    html.raw("</ul></div></nav>\n")
    // Where the list takes several lines, this line stays in sight instead of it.
    html.raw("<nav class=\"back\" aria-label=\"Back\"><a href=\"#sections\">All sections</a></nav>\n")
    html.raw("<main id=\"main\"><div class=\"wrap\">\n")
    for section in sections {
      switch section.id {
      case "people": peopleSection()
      case "trend": trend()
      case "flows": flows()
      case "screens": screens()
      case "first": causes()
      case "checklist": checklist()
      case "pictures": pictures()
      case "wcag": criteria()
      case "labels": labels()
      case "hand": tasks()
      case "coverage": coverage()
      default: findings()
      }
    }
    html.raw("</div></main>\n<footer><div class=\"wrap\"><p>")
    html.text("\(audit.tool) \(audit.version), profile \(audit.profile). \(AuditMarkdown.honesty)")
    html.raw("</p></div></footer>\n<script>\n\(AuditScript.text)\n</script>\n</body>\n</html>\n")
    return html.bytes
  }

  mutating func open(_ id: String, _ title: String, _ lead: String) {
    html.raw("<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">")
    html.text(title)
    html.raw("</h2>\n<p class=\"lead\">")
    html.text(lead)
    html.raw("</p>\n")
  }

  mutating func close() { html.raw("</section>\n") }

  private mutating func hero() {
    html.raw("<header class=\"hero\"><div class=\"wrap\">\n<p class=\"eyebrow\">Accessibility audit</p>\n")
    html.raw("<h1>\(path(audit.name))</h1>\n")
    let errors = audit.count(.error)
    let hit = audit.screens.count { $0.errors > 0 }
    html.raw("<p>")
    if errors == 0 {
      html.text("No barrier was found in the source code. What remains to be checked is listed below.")
    } else {
      html.raw("<strong>\(evidence(of: .error, "barrier"))</strong> ")
      html.text("that \(errors == 1 ? "blocks" : "block") people")
      if hit > 0 { html.text(", on \(hit) of \(counted(audit.screens.count, "screen"))") }
      html.text(".")
    }
    if let outside = ScreensReport.outside(audit) { html.text(" " + outside) }
    html.raw("</p>\n<p>")
    html.text(AuditMarkdown.honesty)
    html.raw("</p>\n<ul class=\"tiles\">\n")
    let severities: [(Severity, String)] = [
      (.error, "errors: block people"), (.warning, "warnings: make it harder"), (.note, "notes: worth reviewing"),
    ]
    for (severity, label) in severities {
      let count = audit.count(severity)
      html.raw("<li><b>\(count)</b> <span>\(label)")
      if count > 0 { html.raw("<br>\(evidence(of: severity))") }
      html.raw("</span></li>\n")
    }
    for (count, label) in [(audit.screens.count, "screens"), (audit.files, "files read")] {
      html.raw("<li><b>\(count)</b> <span>\(label)</span></li>\n")
    }
    html.raw("</ul>\n")
    if !audit.findings.isEmpty {
      html.raw("<p class=\"terms\">")
      html.text("Proven: the source code shows the barrier. Likely: verify before fixing.")
      html.raw("</p>\n")
    }
    html.raw("<p class=\"paper\">")
    html.text("The printed version omits code, help and VoiceOver transcripts.")
    html.raw("</p>\n</div></header>\n")
  }

  /// `3 proven, 1 likely`, or with a noun `3 proven barriers, 1 likely`; what there is none of is left out.
  private func evidence(of severity: Severity, _ noun: String? = nil) -> String {
    let count = audit.count(severity)
    let proven = audit.findings.count { $0.severity == severity && $0.isProven }
    func numbered(_ count: Int, _ word: String, withNoun: Bool) -> String {
      if withNoun, let noun { counted(count, "\(word) \(noun)") } else { "\(count) \(word)" }
    }
    var parts: [String] = []
    if proven > 0 { parts.append(numbered(proven, "proven", withNoun: true)) }
    if count > proven { parts.append(numbered(count - proven, "likely", withNoun: parts.isEmpty)) }
    return parts.joined(separator: ", ")
  }

  // MARK: People, flows

  private mutating func peopleSection() {
    open(
      "people", "Who is affected",
      "Each barrier counts for every group it affects, so one finding can appear in several groups.")
    html.raw("<ul class=\"grid\">\n")
    let most = audit.groups.map(\.count).max() ?? 0
    for group in audit.groups {
      html.raw("<li class=\"card\">")
      html.element("h3", "", group.people.title)
      html.element("p", "", group.people.sentence)
      if group.count > 0 {
        html.raw("<p class=\"big\">\(group.count)</p>")
        html.raw(bar(group, most))
      }
      let screens = group.screens > 0 ? ", on \(counted(group.screens, "screen"))" : ""
      html.element("p", "", ScreensReport.severities(group.errors, group.warnings, group.notes) + screens)
      if group.count > 0 {
        html.raw("<p><a href=\"#findings\" data-filter=\"p=\(group.people.rawValue)\">Findings for ")
        html.text(group.people.title.lowercased())
        html.raw("</a></p>")
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n")
    close()
  }

  /// Errors, warnings and notes side by side, as long as their number; patterns tell them apart without colour.
  private func bar(_ group: AuditGroup, _ most: Int) -> String {
    guard most > 0 else { return "" }
    func width(_ count: Int) -> Int { count * 1000 / most }
    let (errors, warnings, notes) = (width(group.errors), width(group.warnings), width(group.notes))
    var svg = "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
    svg += "<rect width=\"1000\" height=\"10\" fill=\"var(--panel)\"/>"
    svg += "<rect width=\"\(errors)\" height=\"10\" fill=\"var(--error)\"/>"
    svg += "<rect x=\"\(errors)\" y=\"2\" width=\"\(warnings)\" height=\"6\" fill=\"var(--warning)\"/>"
    svg += "<rect x=\"\(errors + warnings)\" y=\"4\" width=\"\(notes)\" height=\"2\" fill=\"var(--note)\"/></svg>"
    return svg
  }

  private mutating func flows() {
    open("flows", "Flows", "The tasks that the team has named. A barrier here can end the task.")
    html.raw("<ul class=\"grid\">\n")
    for flow in audit.flows {
      html.raw("<li class=\"card\">")
      html.element("h3", "", flow.name)
      html.raw("<p><span class=\"pill plain\">priority \(HTMLWriter.escaped(flow.priority))</span></p><p>")
      html.text(flow.steps.joined(separator: " → "))
      html.raw("</p>")
      html.raw("<p>")
      html.raw(counts(flow.errors, flow.warnings, flow.notes))
      html.raw("</p>")
      if !flow.unknown.isEmpty {
        html.element("p", "", "Not a screen: \(flow.unknown.joined(separator: ", ")).")
      }
      html.raw("</li>\n")
    }
    html.raw("</ul>\n")
    close()
  }

  /// Pills with the numbers of findings.
  func counts(_ errors: Int, _ warnings: Int, _ notes: Int) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append("<span class=\"pill error\">\(counted(errors, "error"))</span>") }
    if warnings > 0 { parts.append("<span class=\"pill warning\">\(counted(warnings, "warning"))</span>") }
    if notes > 0 { parts.append("<span class=\"pill note\">\(counted(notes, "note"))</span>") }
    return parts.isEmpty ? "<span class=\"soft\">no findings</span>" : parts.joined(separator: " ")
  }

  /// A state with its looks.
  func state(_ standing: AuditStatement.Standing) -> String {
    let looks =
      switch standing.state {
      case .fails: "error"
      case .undecided, .byHand: "open"
      case .nothingFound, .notExamined: "plain"
      }
    return "<span class=\"pill \(looks)\">\(standing.text)</span>"
  }

  /// A table that becomes a list where it is narrow. Rows give one cell for each column; the first is the row's header.
  mutating func table(
    _ caption: String, _ head: [(title: String, isNumber: Bool)], _ rows: [[String]]
  ) {
    html.raw("<div class=\"scroll\"><table class=\"stack\">")
    html.element("caption", "", caption)
    html.raw("<thead><tr>")
    for column in head { html.element("th", "scope=\"col\"\(column.isNumber ? " class=\"n\"" : "")", column.title) }
    html.raw("</tr></thead>\n<tbody>\n")
    for row in rows {
      html.raw("<tr>")
      for (column, cell) in zip(head, row) {
        if column.title == head[0].title {
          html.raw("<th scope=\"row\">\(cell)</th>")
        } else {
          let isNumber = column.isNumber ? " class=\"n\"" : ""
          html.raw("<td\(isNumber) data-l=\"\(HTMLWriter.escaped(column.title))\">\(cell)</td>")
        }
      }
      html.raw("</tr>\n")
    }
    html.raw("</tbody></table></div>\n")
  }

  /// A path, which may break behind its slashes.
  func path(_ text: String) -> String { escaped(text).replacing("/", with: "/<wbr>") }
  func code(_ text: String) -> String { HTMLWriter.tag("code", "", text) }
  func escaped(_ text: String) -> String { HTMLWriter.escaped(text) }
}
