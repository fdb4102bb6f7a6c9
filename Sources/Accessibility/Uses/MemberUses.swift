// What all uses of a property or function in its file put around it, gathered by name: overloads of one function share
// their uses, and there may be as many of the ones as of the others.

import CurbcutSymbols
import CurbcutViews

/// What the uses that are written in one way put around what they mean.
struct MemberUses {
  /// How a use is written: `closeButton`, `Self.closeButton`, `Screen.closeButton`.
  struct Key: Hashable {
    var name: Name
    /// The name before the dot, or none.
    var qualifier: Name

    private var mixed: UInt64 { mixedBits(name.hash, qualifier.hash) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// How uses of a member may be written.
  static func keys(for member: Member, in file: FileViews) -> [Key] {
    let plain = Key(name: member.name, qualifier: .none)
    guard member.owner >= 0 else { return [plain] }
    let owner = file.types[Int(member.owner)].name
    let byOwner = owner == selfName ? [] : [Key(name: member.name, qualifier: owner)]
    return [plain, Key(name: member.name, qualifier: selfName)] + byOwner
  }

  private static let selfName = Name("Self")

  /// What the uses in each body have in common.
  private var ofBodies: [Int32: ElementFlags] = [:]
  /// In how many bodies each flag is missing.
  private var missing = [Int](repeating: 0, count: ElementFlags.RawValue.bitWidth)

  mutating func add(_ flags: ElementFlags, in body: Int32) {
    ofBodies[body] = ofBodies[body].map { $0.intersection(flags) } ?? flags
  }

  /// To be called once all uses are added.
  mutating func sumUp() {
    for flags in ofBodies.values {
      for bit in missing.indices where flags.rawValue >> bit & 1 == 0 { missing[bit] += 1 }
    }
  }

  /// What all uses outside of a body have in common; nil when there is none.
  func flags(outside body: Int32) -> ElementFlags? {
    let own = ofBodies[body]
    guard ofBodies.count > (own == nil ? 0 : 1) else { return nil }
    var result: ElementFlags.RawValue = 0
    for bit in missing.indices {
      let isMissingHere = own.map { $0.rawValue >> bit & 1 == 0 } ?? false
      if missing[bit] == (isMissingHere ? 1 : 0) { result |= 1 << bit }
    }
    return ElementFlags(rawValue: result)
  }
}
