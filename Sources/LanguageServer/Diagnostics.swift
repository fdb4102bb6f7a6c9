// Findings as editors show them, sent whenever they change or when the editor asks for them.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

extension LanguageServer {
  /// What is found in an open file now.
  func report(_ uri: String) -> SessionReport? {
    guard let document = documents[uri] else { return nil }
    if let report = document.report { return report }
    let report = session(document.root).judge(document.name)
    documents[uri]?.report = report
    return report
  }

  /// Judges a file that is due and sends what is new.
  func publish(_ uri: String) {
    documents[uri]?.due = nil
    let report = report(uri)
    let items = JSONValue.list(diagnostics(report, uri))
    guard let document = documents[uri], document.isAwaited || document.published != items else { return }
    documents[uri]?.published = items
    documents[uri]?.isAwaited = false
    send(diagnostics: items, uri: uri, version: document.version)
  }

  func send(diagnostics items: JSONValue, uri: String, version: Int?) {
    var params: [(name: String, value: JSONValue)] = [("uri", .string(uri))]
    if let version { params.append(("version", .integer(version))) }
    params.append(("diagnostics", items))
    notify("textDocument/publishDiagnostics", .members(params))
  }

  /// The answer to an editor that asks.
  func pulled(_ uri: String, previous: String?) -> JSONValue {
    let items = JSONValue.list(diagnostics(report(uri), uri))
    var text = ""
    items.append(to: &text)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let id = String(hash, radix: 16)
    if previous == id { return .members([("kind", .string("unchanged")), ("resultId", .string(id))]) }
    return .members([("kind", .string("full")), ("resultId", .string(id)), ("items", items)])
  }

  private func diagnostics(_ report: SessionReport?, _ uri: String) -> [JSONValue] {
    guard let report, let document = documents[uri] else { return [] }
    let positions = TextPositions(document.text[...], client.encoding)
    let unread = report.problems.filter { $0.range == nil }.map { problem in
      JSONValue.members([
        ("range", positions.json(ByteRange(0, 0))), ("severity", .integer(2)), ("source", .string("curbcut")),
        ("message", .string(problem.message)),
      ])
    }
    var tables: PathMap<TextPositions> = [:]
    return unread + report.findings.map { diagnostic($0, document, positions, &tables) }
  }

  func diagnostic(
    _ finding: Finding, _ document: Document, _ positions: TextPositions, _ tables: inout PathMap<TextPositions>
  ) -> JSONValue {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    var members: [(name: String, value: JSONValue)] = [
      ("range", positions.json(finding.range)), ("severity", .integer(severity)), ("code", .string(finding.rule)),
    ]
    if client.takesPages, let page = Self.pages[finding.rule] {
      members.append(("codeDescription", .members([("href", .string(page))])))
    }
    members.append(("source", .string("curbcut")))
    members.append(("message", .string(finding.help.isEmpty ? finding.message : "\(finding.message)\n\(finding.help)")))
    if client.takesRelated {
      let related = finding.places.prefix(20).compactMap { related -> JSONValue? in
        guard let location = location(related.path, related.range, document, positions, &tables) else { return nil }
        return .members([("location", location), ("message", .string(related.message))])
      }
      if !related.isEmpty { members.append(("relatedInformation", .list(related))) }
    }
    members.append(
      (
        "data",
        .members([
          ("rule", .string(finding.rule)), ("confidence", .string(finding.confidence.name)),
          ("fixes", .list(finding.fixes.map(\.safety.name))),
        ])
      ))
    return .members(members)
  }

  private func location(
    _ path: String, _ range: ByteRange, _ document: Document, _ positions: TextPositions,
    _ tables: inout PathMap<TextPositions>
  ) -> JSONValue? {
    if path == document.name {
      return .members([("uri", .string(document.uri)), ("range", positions.json(range))])
    }
    let known = tables[path] ?? session(document.root).source(path).map { TextPositions($0, client.encoding) }
    guard let known else { return nil }
    tables[path] = known
    let absolute = Paths.join(document.root, path)
    let uri = documents.values.first { $0.path == absolute }?.uri ?? DocumentURI.uri(absolute)
    return .members([("uri", .string(uri)), ("range", known.json(range))])
  }

  /// The page of the first success criterion that a rule checks.
  private static let pages: [String: String] = {
    var pages: [String: String] = [:]
    for rule in RuleCatalogue.descriptions {
      let own = rule.wcag.lazy.compactMap { number in SuccessCriterion.all.first { $0.number == number } }
      if let page = own.first?.page { pages[rule.id] = page }
    }
    return pages
  }()
}
