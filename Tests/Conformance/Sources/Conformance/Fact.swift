// What both parsers are asked: a list of facts about one file. Two trees of different shapes can be compared when each
// is reduced to the same kind of list, and a difference then has a place and a name.

import CurbcutSourceText

/// What a fact is about. The raw value is the word for `--kind` and for the allowance file.
enum FactKind: String, CaseIterable, Comparable {
  case token, comment, problem
  case call, chain, declaration, parameter, attribute, closure, branch, string, `operator`, statement, type

  static func < (a: FactKind, b: FactKind) -> Bool { a.rawValue < b.rawValue }
}

/// What a part of a fact is to the whole.
enum Role: UInt8 {
  /// The word that says what sort of thing it is: `struct`, `if`, an operator.
  case sort
  case name
  case callee
  /// A label of an argument or a parameter; empty for none.
  case label
  case trailingLabel
  case inherited
  case condition
  case literal
  case interpolation
  case capture
  /// Links of a chain, in order.
  case root, member, call, subscriptCall, optional, forced, postfix, conditional
}

/// One part of a fact: a place in the text. Comparing places is stricter than comparing text, and costs nothing.
struct Part: Hashable, Comparable {
  var role: Role
  var range: ByteRange

  init(_ role: Role, _ range: ByteRange) {
    self.role = role
    self.range = range
  }

  static func < (a: Part, b: Part) -> Bool {
    (a.range.start, a.range.end, a.role.rawValue) < (b.range.start, b.range.end, b.role.rawValue)
  }
}

struct Fact: Hashable, Comparable {
  var kind: FactKind
  var range: ByteRange
  var parts: [Part] = []

  static func < (a: Fact, b: Fact) -> Bool {
    if a.range != b.range { return (a.range.start, a.range.end) < (b.range.start, b.range.end) }
    return a.parts.lexicographicallyPrecedes(b.parts)
  }

  /// One line for a report.
  func description(in source: SourceText) -> String {
    func text(_ range: ByteRange, _ limit: Int) -> String {
      let text = source.string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return text.count <= limit ? text : text.prefix(limit / 2) + "…" + text.suffix(limit / 2)
    }
    let list = parts.map { "\($0.role)=\(text($0.range, 24))" }.joined(separator: " ")
    return "`\(text(range, 60))` \(list)"
  }
}

/// A fact that only one side tells.
struct Mismatch {
  var kind: FactKind
  var path: String
  var line: Int
  var ours: String?
  var theirs: String?
}

/// The facts that only one of two lists has; both are sorted here. Facts that begin at the same place are paired.
func differences(_ ours: [Fact], _ theirs: [Fact]) -> [(ours: Fact?, theirs: Fact?)] {
  let a = ours.sorted()
  let b = theirs.sorted()
  var onlyOurs: [Fact] = []
  var onlyTheirs: [Fact] = []
  var i = 0
  var j = 0
  while i < a.count || j < b.count {
    if i < a.count, j < b.count, a[i] == b[j] {
      i += 1
      j += 1
    } else if j == b.count || (i < a.count && a[i] < b[j]) {
      onlyOurs.append(a[i])
      i += 1
    } else {
      onlyTheirs.append(b[j])
      j += 1
    }
  }
  var result: [(ours: Fact?, theirs: Fact?)] = []
  for fact in onlyTheirs {
    if let pair = onlyOurs.firstIndex(where: { $0.range.start == fact.range.start }) {
      result.append((onlyOurs.remove(at: pair), fact))
    } else {
      result.append((nil, fact))
    }
  }
  for fact in onlyOurs { result.append((fact, nil)) }
  return result
}
