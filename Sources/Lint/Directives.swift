// Comments that silence a rule in one place: read from `//` comments, applied to findings, and reported themselves when
// they name nothing, give no reason or silence nothing.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Ids of what directives are told off for; they are rules like others, only that no view is looked at.
public enum DirectiveRule {
  public static let unknownRule = "directive-unknown-rule"
  public static let missingReason = "directive-missing-reason"
  public static let unused = "directive-unused"
  public static let expired = "directive-expired"
  /// All of them, sorted.
  public static let all = [expired, missingReason, unknownRule, unused]
}

/// One directive comment.
struct Directive {
  /// What a directive reaches.
  enum Scope: Equatable {
    case file
    /// The lines or the expression; more than one when the expression does not begin its line.
    case ranges([ByteRange])
  }

  /// The directive in the comment, without the slashes.
  var range: ByteRange
  var rules: [(id: String, range: ByteRange)]
  var hasReason: Bool
  var scope: Scope
  /// The word behind `curbcut:`.
  var kind: String
  /// The last day on which it holds, as 20270131, and where that stands.
  var until: (day: Int?, range: ByteRange)?

  /// The text behind the dashes.
  func reason(in source: SourceText) -> String {
    let text = source.string(range)
    guard let dashes = text.ranges(of: " --").first else { return "" }
    return String(text[dashes.upperBound...].drop { $0 == "-" || $0 == " " })
  }
  /// The word behind `curbcut:` when it is none of ours.
  var unknownWord: (String, ByteRange)?

  func covers(_ finding: Finding) -> Bool { reaches(finding.range.start) }

  func reaches(_ offset: UInt32) -> Bool {
    guard case .ranges(let ranges) = scope else { return true }
    return ranges.contains { $0.contains(offset) || $0.start == offset }
  }
}

/// What the directives of a file leave of its findings.
struct DirectiveOutcome {
  var findings: [Finding]
  /// Number of findings that were silenced.
  var suppressed: Int
}

enum Directives {
  private static let words = ["ignore", "ignore-file", "expect"]
  private static let marker = Array("curbcut:".utf8)

  // MARK: Reading

  /// The directives of a file in source order.
  static func read(_ tree: Tree) -> [Directive] {
    var result: [Directive] = []
    var surroundings: Surroundings?
    for (index, comment) in tree.comments.enumerated() where comment.isLine {
      guard let text = body(of: comment, in: tree.source) else { continue }
      if surroundings == nil { surroundings = Surroundings(tree) }
      result.append(parse(text, reach: surroundings!.reach(of: index, in: tree), in: tree))
    }
    return result
  }

  /// Range of what stands behind `//` and blanks, if it begins with the marker.
  private static func body(of comment: Comment, in source: SourceText) -> ByteRange? {
    var start = Int(comment.range.start) + 2
    let end = min(Int(comment.range.end), source.count)
    while start < end, isBlank(source.padded[start]) { start += 1 }
    guard end - start >= marker.count, source.padded[start..<start + marker.count].elementsEqual(marker) else {
      return nil
    }
    var last = end
    while last > start, isBlank(source.padded[last - 1]) || source.padded[last - 1] == 0x0D { last -= 1 }
    return ByteRange(UInt32(start), UInt32(last))
  }

  private static func parse(_ text: ByteRange, reach: @autoclosure () -> [ByteRange], in tree: Tree) -> Directive {
    let bytes = tree.source.padded
    let end = Int(text.end)
    var position = Int(text.start) + marker.count
    let wordStart = position
    while position < end, !isBlank(bytes[position]) { position += 1 }
    let wordRange = ByteRange(UInt32(wordStart), UInt32(position))
    let word = tree.source.string(wordRange)

    // The reason begins behind two dashes that stand alone in front.
    var rulesEnd = end
    var hasReason = false
    var search = position
    while search + 1 < end {
      if bytes[search] == UInt8(ascii: "-"), bytes[search + 1] == UInt8(ascii: "-"), isBlank(bytes[search - 1]) {
        rulesEnd = search
        hasReason = bytes[(search + 2)..<end].contains { !isBlank($0) && $0 != UInt8(ascii: "-") }
        break
      }
      search += 1
    }
    var rules: [(String, ByteRange)] = []
    var until: (day: Int?, range: ByteRange)?
    var isDate = false
    while position < rulesEnd {
      while position < rulesEnd, isBlank(bytes[position]) || bytes[position] == UInt8(ascii: ",") { position += 1 }
      let start = position
      while position < rulesEnd, !isBlank(bytes[position]), bytes[position] != UInt8(ascii: ",") { position += 1 }
      if position > start {
        let range = ByteRange(UInt32(start), UInt32(position))
        let text = tree.source.string(range)
        if isDate {
          until = (CivilDay.parse(text), range)
        } else if text == "until" {
          until = (nil, range)
        } else {
          rules.append((text, range))
        }
        isDate = text == "until"
      }
    }
    let scope: Directive.Scope = word == "ignore-file" ? .file : .ranges(reach())
    return Directive(
      range: text, rules: rules, hasReason: hasReason, scope: scope, kind: word, until: until,
      unknownWord: words.contains(word) ? nil : (word, wordRange))
  }

  /// What stands around the comments of a file.
  private struct Surroundings {
    private let chains: Chains
    /// Where the code behind each comment begins, other comments left out.
    private let code: [Int]
    /// What the directive before reaches, and the code that it stands above: mostly many stand above one place.
    private var last: (code: Int, reach: [ByteRange]) = (-1, [])

    init(_ tree: Tree) {
      chains = Chains(tree)
      let source = tree.source
      var code = [Int](repeating: source.count, count: tree.comments.count)
      // From the back, so that a comment behind which another one follows takes the place from that one.
      for index in tree.comments.indices.reversed() {
        var offset = Int(tree.comments[index].range.end)
        while offset < source.count, isBlank(source.padded[offset]) || isLineBreak(source.padded[offset]) {
          offset += 1
        }
        let isFollowed = index + 1 < code.count && Int(tree.comments[index + 1].range.start) == offset
        code[index] = isFollowed ? code[index + 1] : offset
      }
      self.code = code
    }

    /// What a directive reaches: its own line when code stands before it; otherwise the next line with code, and the
    /// whole expression that begins there, modifiers included.
    mutating func reach(of index: Int, in tree: Tree) -> [ByteRange] {
      let comment = tree.comments[index]
      if !comment.ownLine { return [line(around: Int(comment.range.start), in: tree.source)] }
      if last.code != code[index] {
        let line = line(around: code[index], in: tree.source)
        let rest = ByteRange(UInt32(code[index]), line.end)
        last = (code[index], chains.first(in: rest).map { [line, $0] } ?? [line])
      }
      return last.reach
    }
  }

  /// The expressions of a file by where they begin, for the directives above them.
  private struct Chains {
    /// The longest that begins at each place, in the order of the source.
    private let ranges: [ByteRange]

    init(_ tree: Tree) {
      // Ancestors come later in post-order, so the last node that begins at a place is the whole chain.
      var widest: [UInt32: ByteRange] = [:]
      for index in tree.nodes.indices where isChain(tree.nodes[index].kind) {
        let range = tree.range(NodeID(index))
        widest[range.start] = range
      }
      ranges = widest.values.sorted { $0.start < $1.start }
    }

    /// The one that begins first in a range.
    func first(in code: ByteRange) -> ByteRange? {
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].start < code.start { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && code.contains(ranges[low].start) ? ranges[low] : nil
    }
  }

  private static func isChain(_ kind: NodeKind) -> Bool {
    switch kind {
    case .callExpr, .memberExpr, .implicitMemberExpr, .identifierExpr, .subscriptExpr, .postfixIfConfig, .macroExpr,
      .forceUnwrapExpr, .optionalChainExpr, .ternaryExpr, .binaryExpr, .tupleExpr, .stringLiteral, .arrayLiteral:
      true
    default: false
    }
  }

  private static func line(around offset: Int, in source: SourceText) -> ByteRange {
    var start = min(offset, source.count)
    var end = start
    while start > 0, !isLineBreak(source.padded[start - 1]) { start -= 1 }
    while end < source.count, !isLineBreak(source.padded[end]) { end += 1 }
    return ByteRange(UInt32(start), UInt32(end))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: Applying

  /// Takes out what is silenced and adds what is wrong with the directives. `known` are all rule ids there are, `ran`
  /// those that were asked in this run.
  static func apply(
    _ directives: [Directive], to findings: [Finding], in tree: Tree, known: Set<String>, ran: Set<String>,
    now: () -> Int = System.now
  ) -> DirectiveOutcome {
    if directives.isEmpty { return DirectiveOutcome(findings: findings, suppressed: 0) }
    let path = tree.source.path
    var all = findings
    for directive in directives {
      all += complaints(about: directive, path: path, known: known).filter { ran.contains($0.rule) }
    }
    // The day is only asked for where a directive names one.
    let today = directives.contains { $0.until != nil } ? CivilDay.number(now()) : 0
    let isOver = directives.map { directive in directive.until.map { ($0.day ?? .max) < today } ?? false }
    if ran.contains(DirectiveRule.expired) {
      for (directive, isOver) in zip(directives, isOver) where isOver {
        all.append(
          Finding(
            rule: DirectiveRule.expired, severity: .error, confidence: .high, path: path,
            range: directive.until!.range, message: "This directive has expired",
            help: "Fix what it silences, or give a new reason and a later day."))
      }
    }
    var used = directives.map { [Bool](repeating: false, count: $0.rules.count) }
    // By rule: what its directives reach, and where it was found.
    var index: [String: Reach] = [:]
    for (position, directive) in directives.enumerated() where directive.unknownWord == nil && !isOver[position] {
      for (place, rule) in directive.rules.enumerated() {
        index[rule.id, default: Reach()].add(directive.scope, position, place)
      }
    }
    for rule in index.keys { index[rule]?.sort() }
    for finding in all { index[finding.rule]?.found.append(finding.range.start) }
    for reach in index.values { for (position, place) in reach.met() { used[position][place] = true } }
    func isSilenced(_ finding: Finding) -> Bool { index[finding.rule]?.covers(finding.range.start) ?? false }
    var kept = all.filter { !isSilenced($0) }
    var suppressed = all.count - kept.count

    // Where a part of the file could not be read, what a directive is for may be in that part.
    if ran.contains(DirectiveRule.unused), tree.problems.isEmpty {
      var unused: [Finding] = []
      for (position, directive) in directives.enumerated() where directive.unknownWord == nil && !isOver[position] {
        let isExpected = directive.kind == "expect"
        for (place, rule) in directive.rules.enumerated() {
          guard !used[position][place], ran.contains(rule.id), rule.id != DirectiveRule.unused else { continue }
          unused.append(
            Finding(
              rule: DirectiveRule.unused, severity: isExpected ? .error : .warning, confidence: .high, path: path,
              range: rule.range,
              message: isExpected
                ? "The finding this directive expects is gone: \(rule.id)"
                : "This directive silences nothing: \(rule.id)",
              help: "Remove it, so that it cannot hide a later finding."))
        }
      }
      let before = unused.count
      unused.removeAll(where: isSilenced)
      suppressed += before - unused.count
      kept += unused
    }
    return DirectiveOutcome(findings: kept, suppressed: suppressed)
  }

  // MARK: Mending

  /// Unused directives can be taken out: the one rule, or the whole comment when nothing is left of it.
  static func attachFixes(to findings: inout [Finding], in tree: Tree) {
    guard findings.contains(where: { $0.rule == DirectiveRule.unused }) else { return }
    let directives = read(tree)
    let unused = Set(findings.lazy.filter { $0.rule == DirectiveRule.unused }.map(\.range))
    for index in findings.indices where findings[index].rule == DirectiveRule.unused {
      let range = findings[index].range
      // Both stand in the order of the source.
      let above = directives.firstPlace { $0.range.end >= range.end }
      guard above < directives.count, case let directive = directives[above], directive.range.contains(range),
        let place = directive.rules.firstIndex(where: { $0.range == range })
      else { continue }
      let holder = tree.comments.firstPlace { $0.range.end >= directive.range.end }
      guard holder < tree.comments.count, case let comment = tree.comments[holder],
        comment.range.contains(directive.range)
      else { continue }
      let edit: TextEdit
      if directive.rules.allSatisfy({ unused.contains($0.range) }) {
        edit = TextEdit(range: whole(comment, in: tree.source), text: "")
      } else if place == 0 {
        edit = TextEdit(range: ByteRange(range.start, directive.rules[1].range.start), text: "")
      } else {
        edit = TextEdit(range: ByteRange(directive.rules[place - 1].range.end, range.end), text: "")
      }
      findings[index].fixes = [Fix(title: "Remove what silences nothing", safety: .safe, edits: [edit])]
    }
  }

  /// A comment with its line when it stands alone there, else with the blanks before it.
  private static func whole(_ comment: Comment, in source: SourceText) -> ByteRange {
    var start = Int(comment.range.start)
    var end = min(Int(comment.range.end), source.count)
    while start > 0, isBlank(source.padded[start - 1]) { start -= 1 }
    guard comment.ownLine else { return ByteRange(UInt32(start), UInt32(end)) }
    if end < source.count, source.padded[end] == 0x0D { end += 1 }
    if end < source.count, source.padded[end] == 0x0A { end += 1 }
    return ByteRange(UInt32(start), UInt32(end))
  }

  /// What the directives for one rule reach.
  private struct Reach {
    private var wholeFile: [(position: Int, place: Int)] = []
    private var parts: [(range: ByteRange, position: Int, place: Int)] = []
    /// For each part the end of what it and those before it reach.
    private var ends: [UInt32] = []
    /// Where the rule found something.
    var found: [UInt32] = []

    mutating func add(_ scope: Directive.Scope, _ position: Int, _ place: Int) {
      switch scope {
      case .file: wholeFile.append((position, place))
      case .ranges(let ranges): parts += ranges.map { ($0, position, place) }
      }
    }

    mutating func sort() {
      parts.sort { $0.range.start < $1.range.start }
      var end: UInt32 = 0
      for part in parts {
        end = max(end, part.range.end)
        ends.append(end)
      }
    }

    /// Whether a directive reaches an offset.
    func covers(_ offset: UInt32) -> Bool {
      if !wholeFile.isEmpty { return true }
      let count = parts.firstPlace { $0.range.start > offset }
      // What begins at the offset reaches it, however short it is.
      return count > 0 && (ends[count - 1] > offset || parts[count - 1].range.start == offset)
    }

    /// The directives that reach something that was found.
    func met() -> [(position: Int, place: Int)] {
      if found.isEmpty { return [] }
      let offsets = found.sorted()
      return wholeFile
        + parts.filter { part in
          let first = offsets.firstPlace { $0 >= part.range.start }
          return first < offsets.count && (offsets[first] < part.range.end || offsets[first] == part.range.start)
        }.map { ($0.position, $0.place) }
    }
  }

  private static func complaints(about directive: Directive, path: String, known: Set<String>) -> [Finding] {
    func finding(_ rule: String, _ range: ByteRange, _ message: String, _ help: String) -> Finding {
      Finding(
        rule: rule, severity: .warning, confidence: .high, path: path, range: range, message: message, help: help)
    }
    if let (word, range) = directive.unknownWord {
      return [
        finding(
          DirectiveRule.unknownRule, range.isEmpty ? directive.range : range,
          "Unknown directive: curbcut:\(word)",
          "Write `curbcut:ignore rule-id -- reason` or `curbcut:ignore-file rule-id -- reason`.")
      ]
    }
    if let until = directive.until, until.day == nil {
      return [
        finding(
          DirectiveRule.unknownRule, until.range,
          "The end date of this directive is not a valid day",
          "Write the day as 2027-01-31.")
      ]
    }
    if directive.rules.isEmpty {
      return [
        finding(
          DirectiveRule.unknownRule, directive.range, "This directive names no rule, so it silences nothing",
          "Write the id of the rule, as `curbcut rules` lists it.")
      ]
    }
    var result: [Finding] = []
    for rule in directive.rules where !known.contains(rule.id) {
      let nearest = NearestName.of(rule.id, among: known.sorted(by: precedes))
      result.append(
        finding(
          DirectiveRule.unknownRule, rule.range, "This directive names a rule that does not exist: \(rule.id)",
          nearest.map { "Did you mean `\($0)`?" } ?? "`curbcut rules` lists the ids."))
    }
    if !directive.hasReason {
      result.append(
        finding(
          DirectiveRule.missingReason, directive.range,
          "This directive gives no reason, so it is unclear whether it is still needed",
          "Write the reason after the rule: `-- reason`."))
    }
    return result
  }
}
