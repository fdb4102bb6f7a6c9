// Fixes for words: hints, links, fields, charts and drawings. The words come from what stands beside them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum WordFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "hint-repeats-label": hint,
    "jargon-in-ui-text": everyday,
    "duplicate-label": apart,
    "generic-link-text": { site in
      let site = site.onView
      guard site.view?.kind == .use, let own = quotedDetail(site), let heading = site.wordsBefore,
        !site.isKeyOnly(heading),
        // A link within a paragraph has no label of its own.
        site.view?.known != .Text || site.view.flatMap(site.words) == own,
        let said = site.literal(saying: "\(own): \(heading)")
      else { return [] }
      return site.add(".accessibilityLabel(\(said.code))", .unsafe).map { $0.with(said.newKey) }
    },
    "text-field-missing-instructions": { site in
      // In the way in which the text itself says it: by a member, by a key.
      guard let words = quotedDetail(site), let code = site.codeOfText(behind: words) else { return [] }
      return site.add(".accessibilityHint(\(code))", .unsafe)
    },
    "chart-missing-description": series,
    "drawing-missing-label": drawing,
    "image-missing-label": image,
  ]

  /// The words between quotation marks at the end of the message; nil when they are shortened there.
  private static func quotedDetail(_ site: FixSite) -> String? {
    let detail = site.detail
    guard detail.hasPrefix("“"), detail.hasSuffix("”"), !detail.contains("…"), !detail.contains("‹") else { return nil }
    return String(detail.dropFirst().dropLast())
  }

  /// "Show larger buttons" as "Shows larger buttons."; a hint that says the label again goes.
  private static func hint(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibilityHint"), let literal = site.literalAtFinding else { return [] }
    if site.finding.message.hasPrefix("This hint repeats") { return site.remove(.unsafe) }
    guard site.finding.message.hasPrefix("This hint is phrased as a command"),
      let words = FixWords.thirdPerson(literal.words), !site.losesTranslations(of: literal.words, for: words)
    else { return [] }
    return site.fix("Say \"\(words)\"", .unsafe, TextEdit(range: literal.range, text: words))
  }

  /// The word that the help names instead of the technical one.
  private static func everyday(_ site: FixSite) -> [Fix] {
    guard let literal = site.literalAtFinding,
      let open = site.finding.help.firstIndex(of: "“"), let close = site.finding.help.firstIndex(of: "”")
    else { return [] }
    var instead = String(site.finding.help[site.finding.help.index(after: open)..<close])
    let lower = literal.words.lowercased()
    guard !instead.contains("…"), !instead.contains(" or "), lower.utf8.count == literal.words.utf8.count,
      let place = lower.ranges(of: site.detail(after: "“", before: "”").lowercased()).first
    else { return [] }
    let (start, end) = (place.lowerBound, place.upperBound)
    guard end == lower.endIndex || !lower[end].isLetter,
      start == lower.startIndex || !lower[lower.index(before: start)].isLetter
    else { return [] }
    let before = lower.utf8.distance(from: lower.startIndex, to: start)
    let range = ByteRange(
      literal.range.start + UInt32(before),
      literal.range.start + UInt32(lower.utf8.distance(from: lower.startIndex, to: end)))
    if site.source.string(range).first?.isUppercase == true {
      instead = instead.asSentence
    }
    let (front, behind) = (ByteRange(literal.range.start, range.start), ByteRange(range.end, literal.range.end))
    let words = site.source.string(front) + instead + site.source.string(behind)
    guard !site.losesTranslations(of: literal.words, for: words) else { return [] }
    return site.fix("Say \"\(instead)\"", .unsafe, TextEdit(range: range, text: instead))
  }

  /// "Delete" in a row as "Delete, \(thought.preview)"; beside a heading with its words.
  private static func apart(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.kind == .use, let own = quotedDetail(site) else { return [] }
    // The placeholder of a field is read as its value.
    if view.known == .TextField || view.known == .SecureField {
      guard let caption = site.codeOfCaption, !site.isRepeated else { return [] }
      return site.add(".accessibilityLabel(\(caption))", .unsafe)
    }
    if let words = wordsOfRow(site) {
      guard site.places.takesLiterals else { return [] }
      return site.add(".accessibilityLabel(\"\(own), \\(\(words))\")", .unsafe)
    }
    // What is written out is the same in every row, too.
    guard let heading = site.wordsBefore.map(withoutColon), !site.isKeyOnly(heading), !site.isRepeated,
      let said = site.literal(saying: "\(own), \(heading)")
    else { return [] }
    return site.add(".accessibilityLabel(\(said.code))", .unsafe).map { $0.with(said.newKey) }
  }

  private static func withoutColon(_ words: String) -> String {
    words.hasSuffix(":") ? String(words.dropLast()) : words
  }

  /// What the first text of the row shows of the row's element.
  private static func wordsOfRow(_ site: FixSite) -> String? {
    guard let row = site.ancestors.first(where: { $0.known == .ForEach || $0.known == .List }),
      let closure = site.tree.trailingClosure(of: row.expression, label: nil),
      let signature = site.tree.children(closure).first(where: { site.tree.kind($0) == .closureSignature })
    else { return nil }
    let parameters = site.tree.children(signature)
    guard parameters.count == 1 else { return nil }
    let element = site.text(parameters[0])
    let within = site.tree.range(closure)
    for view in site.file.views where view.known == .Text && within.contains(site.tree.range(view.expression)) {
      guard let argument = site.firstArgument(of: view.expression), site.tree.label(of: argument) == nil else {
        continue
      }
      let value = site.tree.lastChild(argument)
      guard site.tree.kind(value) == .memberExpr, site.text(site.tree.firstChild(value)) == element else { continue }
      return site.text(value)
    }
    return nil
  }

  /// `.value("", s.date)` with the name of what is shown.
  private static func series(_ site: FixSite) -> [Fix] {
    guard site.code == "\"\"", let call = site.innermost([.callExpr], around: site.finding.range),
      let mark = site.innermost(
        [.callExpr], around: ByteRange(site.tree.range(call).start - 1, site.tree.range(call).end))
    else { return [] }
    var edits: [TextEdit] = []
    // All empty names of the mark, since one of them is reported.
    for value in site.tree.children(mark) where site.tree.kind(value) == .argument {
      let arguments = site.tree.children(site.tree.lastChild(value)).filter { site.tree.kind($0) == .argument }
      guard arguments.count >= 2, site.text(arguments[0]) == "\"\"" else { continue }
      guard let words = FixWords.binding(site.text(arguments[1])) else { continue }
      edits.append(TextEdit(range: site.tree.range(arguments[0]), text: NameFixes.quoted(words)))
    }
    return edits.isEmpty ? [] : [Fix(title: "Name the values as in the code", safety: .unsafe, edits: edits)]
  }

  /// The name of the type, or of the value that a shape shows.
  private static func drawing(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.kind == .use else { return [] }
    if let trim = site.modifiers(of: view).first(where: { site.tree.string(of: $0.nameToken) == "trim" }) {
      guard let value = site.tree.argument(of: trim.call, label: "to"), let words = FixWords.binding(site.text(value)),
        let said = site.literal(saying: words)
      else { return [] }
      let percent = "Double(\(site.text(value))).formatted(.percent.precision(.fractionLength(0)))"
      return site.add(
        [
          ".accessibilityElement()", ".accessibilityLabel(\(said.code))",
          ".accessibilityValue(\(percent))",
        ], .unsafe)
    }
    let body = site.file.bodies[Int(view.body)]
    guard body.kind == .body, body.owner >= 0,
      let words = FixWords.screen(site.tree.string(of: site.file.types[Int(body.owner)].nameToken)),
      let said = site.literal(saying: words)
    else { return [] }
    // The name of a type is a name of the code, unless the app says the same.
    return site.add(
      [".accessibilityElement()", ".accessibilityLabel(\(said.code))"], site.isSaidHere(words) ? .unsafe : .suggestion)
  }

  /// Whether a picture says something is known to a person only: both ways are shown, none is taken.
  private static func image(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.kind == .use, view.known == .Image else { return [] }
    var fixes = site.add(".accessibilityHidden(true)", .suggestion)
    if site.finding.name?.kind == "symbol", let symbol = site.finding.name?.value,
      let words = SymbolLabels.action(symbol)
    {
      fixes += site.add(".accessibilityLabel(\(NameFixes.quoted(words)))", .suggestion)
    }
    return fixes
  }
}
