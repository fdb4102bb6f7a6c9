// A draft of the accessibility statement that an app and its site publish. It claims nothing that was not seen: what is
// said of support is left for a person to fill in after testing, and the known barriers are those that were found.

import CurbcutFindings
import CurbcutSourceText

/// Writes the draft.
public enum AuditStatementDraft {
  private static let limit = 30

  public static func bytes(_ audit: Audit) -> [UInt8] {
    func text(_ text: String) -> String { MarkdownReport.escaped(text) }
    var out = ByteWriter()
    out += "# Accessibility statement for \(text(audit.name)) (draft)\n\n"
    out += """
      > A draft based on the source code. Fill in the parts in angle brackets, remove what is not true, and have it
      > reviewed by a person who has used the app with assistive technology. Nothing here claims that a standard is met.

      We want everyone to be able to use \(text(audit.name)). This statement says what we know to work and what does not
      work yet.

      ## How it was tested

      - The source code was checked by \(text(audit.tool)) \(audit.version) with the profile \(text(audit.profile)):
        \(countedOrNo(audit.files, "file")), \(countedOrNo(audit.screens.count, "screen")).
      - Manual testing with assistive technology: ‹who, when, which devices; “not yet” if not yet›.
      - By people with disabilities: ‹who, when; “not yet” if not yet›.

      ## What has been tested to work

      ‹List only what a person has tried from start to end: VoiceOver, Voice Control, Switch Control, Full Keyboard Access,
      the largest text size, Bold Text, Increase Contrast, Reduce Transparency, Reduce Motion, captions.›

      ## Known barriers


      """
    var byRule: [String: [AuditCause]] = [:]
    var order: [String] = []
    for cause in audit.causes where cause.severity != .note {
      if byRule[cause.rule] == nil { order.append(cause.rule) }
      byRule[cause.rule, default: []].append(cause)
    }
    if order.isEmpty {
      out +=
        "None was found in the source code, which does not mean that there are none: ‹what manual testing found›.\n"
    }
    for rule in order.prefix(limit) {
      let causes = byRule[rule]!
      let title = audit.rules[rule]?.title ?? rule
      let affects = audit.rules[rule]?.affects ?? ""
      var screens: [String] = []
      for cause in causes { for screen in cause.screens where !screens.contains(screen) { screens.append(screen) } }
      out += "- **\(text(title)).** \(text(affects))"
      if !screens.isEmpty {
        let shown =
          screens.prefix(6).joined(separator: ", ") + (screens.count > 6 ? " and \(screens.count - 6) more" : "")
        out += " Where: \(text(shown))."
      }
      out += " Planned: ‹date or version›.\n"
    }
    if order.count > limit { out += "- ‹\(order.count - limit) more kinds of barriers; see the audit.›\n" }
    let byHand = audit.statements.filter { $0.standing.state == .byHand || $0.standing.state == .undecided }
    out += "\n## Not known yet\n\n"
    for statement in byHand { out += "- \(text(statement.text)) (\(statement.standing.text))\n" }
    // That all names are known is nothing that is not.
    let unknown = AuditMarkdown.coverageLines(audit).dropFirst(audit.coverage.unknown > 0 ? 0 : 1)
    for line in unknown { out += "- \(text(line))\n" }
    if byHand.isEmpty, unknown.isEmpty { out += "‹What has not been tested.›\n" }
    out += """

      ## Tell us

      If something keeps you from using \(text(audit.name)), write to ‹address›. We answer within ‹number› working days.

      ‹Date of this statement; when it will be reviewed; who is responsible.›

      """
    return out.bytes
  }
}
