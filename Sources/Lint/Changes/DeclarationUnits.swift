// The declarations of a file, each with the code that is its own, to tell which of them a change touches and by which
// names other files meet them.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The declarations of a file in the order of their first tokens; the file itself is the first. A token belongs to the
/// innermost one around it.
final class DeclarationUnits: Sendable {
  struct Unit: Sendable {
    var tokens: Range<TokenID>
    /// The unit around it; -1 for the file.
    var outer: Int
    /// Its name, `.none` for the file and initializers, and where that stands.
    var name: Name
    var nameToken: TokenID
    /// The type it belongs to, itself included; -1 for none.
    var type: Int
    var isExtension = false
  }

  let file: FileViews
  let units: [Unit]

  init(_ file: FileViews) {
    self.file = file
    let tree = file.tree
    var found: [Unit] = [
      Unit(tokens: 0..<TokenID(tree.tokens.count), outer: -1, name: .none, nameToken: 0, type: -1)
    ]
    for type in file.types {
      found.append(
        Unit(
          tokens: tree[type.node].tokens, outer: 0, name: type.name, nameToken: type.nameToken, type: 0,
          isExtension: type.kind == .extensionDecl))
    }
    for member in file.members {
      let name = member.kind == .initializer ? .none : member.name
      found.append(Unit(tokens: tree[member.node].tokens, outer: 0, name: name, nameToken: member.nameToken, type: -1))
    }
    found.sort {
      $0.tokens.lowerBound != $1.tokens.lowerBound
        ? $0.tokens.lowerBound < $1.tokens.lowerBound : $0.tokens.upperBound > $1.tokens.upperBound
    }
    found[0].type = -1
    for index in found.indices.dropFirst() {
      var outer = index - 1
      while outer > 0, found[outer].tokens.upperBound < found[index].tokens.upperBound { outer = found[outer].outer }
      found[index].outer = max(0, outer)
      found[index].type = found[index].type == 0 ? index : found[max(0, outer)].type
    }
    units = found
  }

  /// The innermost unit around a token.
  func unit(at token: TokenID) -> Int {
    var unit = units.firstPlace { $0.tokens.lowerBound > token } - 1
    while unit > 0, !units[unit].tokens.contains(token) { unit = units[unit].outer }
    return max(0, unit)
  }

  /// The unit in which a name is used; nil where it is declared.
  func use(at token: TokenID) -> Int? {
    let unit = unit(at: token)
    return unit > 0 && units[unit].nameToken == token ? nil : unit
  }

  /// The units with all that they hold.
  func whole(_ chosen: Set<Int>) -> Set<Int> {
    var result = chosen
    for index in units.indices.dropFirst() where result.contains(units[index].outer) && units[index].outer > 0 {
      result.insert(index)
    }
    return result
  }

  // MARK: What a change touches

  /// What a unit is known by in another version of its file.
  private func key(_ unit: Int) -> UInt64 {
    var hash: UInt64 = 0
    var unit = unit
    while unit > 0 {
      hash = Self.mixed(hash, units[unit].name.hash)
      unit = units[unit].outer
    }
    return hash
  }

  private static func mixed(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  /// A hash of the code of each unit, that of the units in it left out.
  private func codes() -> [UInt64] {
    var hashes = [UInt64](repeating: 0, count: units.count)
    let tree = file.tree
    var unit = 0
    var next = 1
    for index in 0..<tree.tokens.count {
      let token = TokenID(index)
      while unit > 0, units[unit].tokens.upperBound <= token { unit = units[unit].outer }
      while next < units.count, units[next].tokens.lowerBound == token {
        unit = next
        next += 1
      }
      hashes[unit] = Self.mixed(hashes[unit], tree.name(of: token).hash)
    }
    return hashes
  }

  /// The units that the other version has not, name for name and token for token; all where there is none.
  func differing(from other: DeclarationUnits?) -> Set<Int> {
    guard let other else { return Set(units.indices) }
    struct Version: Hashable {
      var key: UInt64
      var code: UInt64
    }
    var left: [Version: Int] = [:]
    for (unit, code) in other.codes().enumerated() { left[Version(key: other.key(unit), code: code), default: 0] += 1 }
    var result: Set<Int> = []
    for (unit, code) in codes().enumerated() {
      let version = Version(key: key(unit), code: code)
      if let count = left[version], count > 0 { left[version] = count - 1 } else { result.insert(unit) }
    }
    return result
  }

  // MARK: What names lead to

  /// A name with its class, which the lexer knows; see `NameClasses`.
  struct Lead: Hashable, Sendable {
    var name: Name
    var number: Int
  }

  private func lead(_ unit: Int) -> Lead? {
    guard units[unit].name.exists else { return nil }
    let text = file.tree.tokens.text(units[unit].nameToken, in: file.tree.source)
    guard let first = text.first, let last = text.last else { return nil }
    return Lead(
      name: units[unit].name, number: NameClasses.number(length: text.count, first: first, last: last))
  }

  /// By which names others meet what a unit is: its own, and that of its type, which shows what it is made of. What the
  /// system asks a type for, as its body, nobody names.
  func leads(_ unit: Int) -> (own: Lead?, type: Lead?) {
    let type = units[unit].type
    if type == unit { return (nil, lead(unit)) }
    return (Known(units[unit].name) == .other ? lead(unit) : nil, type > 0 ? lead(type) : nil)
  }

  /// The text of a unit's name.
  func text(_ unit: Int) -> [UInt8] {
    units[unit].name.exists ? Array(file.tree.tokens.text(units[unit].nameToken, in: file.tree.source)) : []
  }

  /// Adds the units of the file that mention what the chosen ones declare, again and again: within a file every name
  /// leads on.
  func closed(_ chosen: Set<Int>) -> Set<Int> {
    var result = chosen
    var names: Set<Name> = []
    var fresh = chosen
    while true {
      let added = Set(fresh.lazy.map { self.units[$0].name }.filter(\.exists)).subtracting(names)
      if added.isEmpty { return result }
      names.formUnion(added)
      fresh = []
      file.tree.tokens.forEachName { token, _ in
        guard added.contains(file.tree.name(of: token)), let unit = use(at: token) else { return }
        if result.insert(unit).inserted { fresh.insert(unit) }
      }
    }
  }

  /// How often the code of some units holds each name, those in strings included where they are a whole text.
  func mentions(of chosen: Set<Int>) -> [Name: Int] {
    var result: [Name: Int] = [:]
    let tokens = file.tree.tokens
    for token in 0..<TokenID(tokens.count) {
      guard tokens.isName(token) || tokens.kind(token) == .stringSegment else { continue }
      if let unit = use(at: token), chosen.contains(unit) { result[file.tree.name(of: token), default: 0] += 1 }
    }
    return result
  }
}
