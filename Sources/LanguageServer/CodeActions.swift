// What an editor can do about a finding: mend it, silence it with a reason, or have the rule explained.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

extension LanguageServer {
  static let explainCommand = "curbcut.explain"
  static let fixAllKind = "source.fixAll.curbcut"

  func codeActions(_ uri: String, _ wanted: JSONElement, _ context: JSONElement?) -> [JSONValue] {
    guard let report = report(uri), let document = documents[uri], let source = report.source else { return [] }
    let positions = TextPositions(document.text[...], client.encoding)
    guard let range = positions.range(wanted) else { return [] }
    let only = context?["only"]?.elements.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    var actions: [JSONValue] = []
    var tables: PathMap<TextPositions> = [:]
    if isWanted("quickfix") {
      // The editor asks for a line or a selection; what touches it is meant.
      let meant = report.findings.filter {
        Int($0.range.start) <= range.upperBound && range.lowerBound <= Int($0.range.end)
      }
      for finding in meant {
        let shown = diagnostic(finding, document, positions, &tables)
        for (index, fix) in finding.fixes.enumerated() {
          let remark: String
          switch fix.safety {
          case .safe: remark = ""
          case .unsafe: remark = " (unsafe: review it)"
          case .suggestion: remark = " (suggestion: choose the wording)"
          }
          actions.append(
            .members([
              ("title", .string(fix.title + remark)), ("kind", .string("quickfix")), ("diagnostics", .list([shown])),
              ("isPreferred", .bool(fix.safety == .safe && index == 0)),
              ("edit", edit(fix.edits, document, positions)),
            ]))
        }
      }
      for finding in meant {
        let shown = diagnostic(finding, document, positions, &tables)
        if document.name.hasSuffix(".swift"), !DirectiveRule.all.contains(finding.rule) {
          let directive = LintSession.directive(for: finding, in: source)
          actions.append(
            .members([
              ("title", .string("Ignore \(finding.rule) here, with a reason")), ("kind", .string("quickfix")),
              ("diagnostics", .list([shown])), ("edit", edit([directive], document, positions)),
            ]))
        }
        let title = JSONValue.string("Explain \(finding.rule)")
        actions.append(
          .members([
            ("title", title), ("kind", .string("quickfix")), ("diagnostics", .list([shown])),
            (
              "command",
              .members([
                ("title", title), ("command", .string(Self.explainCommand)), ("arguments", .list([finding.rule])),
              ])
            ),
          ]))
      }
    }
    if isWanted(Self.fixAllKind) {
      let edits = LintSession.edits(mending: report, .safe)
      if !edits.isEmpty {
        actions.append(
          .members([
            ("title", .string("Apply all safe fixes in this file")),
            ("kind", .string(Self.fixAllKind)), ("edit", edit(edits, document, positions)),
          ]))
      }
    }
    return actions
  }

  private func edit(_ edits: [TextEdit], _ document: Document, _ positions: TextPositions) -> JSONValue {
    let edits = JSONValue.list(
      edits.map { JSONValue.members([("range", positions.json($0.range)), ("newText", .string($0.text))]) })
    guard client.versionsEdits else {
      return .members([("changes", .members([(document.uri, edits)]))])
    }
    let version = document.version.map(JSONValue.integer) ?? .null
    let named = JSONValue.members([("uri", .string(document.uri)), ("version", version)])
    return .members([("documentChanges", .list([.members([("textDocument", named), ("edits", edits)])]))])
  }

  /// What a rule is about, for a message box.
  func explanation(of id: String) -> String? {
    guard let rule = RuleCatalogue.descriptions.first(where: { $0.id == id }) else { return nil }
    let affects = rule.affects.isEmpty ? "" : "\n\(rule.affects)"
    return "\(rule.id): \(rule.title)\(affects)\n`curbcut explain \(rule.id)` shows the page with examples."
  }
}
