// One of several members, without lists of those that are wanted.

import CurbcutSymbols

/// The only one of several members that are met one after the other.
struct Only {
  private(set) var count = 0
  private var first: MemberReference?
  /// nil where there is none, or another one as well.
  var member: MemberReference? { count == 1 ? first : nil }

  mutating func add(_ member: MemberReference) {
    if count == 0 { first = member }
    count += 1
  }
}
