// Where a file asks for Reduce Motion, and which code depends on the answer. A mere mention elsewhere guards nothing.

import CurbcutSourceText
import CurbcutSyntax

/// The names that carry the Reduce Motion setting in a file, and the code that runs with and without it.
public struct MotionGuards: Sendable {
  /// Names of properties and functions whose value depends on the setting.
  public private(set) var names: Set<Name> = []
  /// Names of members that other files can ask: properties and functions whose body reads the setting.
  public private(set) var exported: Set<Name> = []

  init(tree: Tree, members: [Member]) {
    names = Self.settingNames
    for member in members {
      for attribute in member.attributeNodes where Self.mentions(names, in: attribute, tree) {
        names.insert(member.name)
      }
    }
    // Derived names: two rounds reach a property made from a property.
    for _ in 0..<2 {
      for member in members where !names.contains(member.name) {
        if member.kind == .property, member.value.exists, Self.mentions(names, in: member.value, tree) {
          names.insert(member.name)
          exported.insert(member.name)
        } else if member.block.exists, member.body < 0 || member.kind == .function, Known(member.name) != .body,
          Self.mentions(names, in: member.block, tree)
        {
          if member.kind == .property || member.body >= 0 || Self.returns(member) {
            names.insert(member.name)
            exported.insert(member.name)
          }
        }
      }
    }
  }

  private static func returns(_ member: Member) -> Bool {
    // A helper that takes the work as a closure (`withMotion { }`) guards its call; so does one that returns an animation.
    member.kind == .function && (member.type.exists || !member.parameters.isEmpty)
  }

  /// What the system calls the setting.
  static let settingWords: [StaticString] = [
    "accessibilityReduceMotion", "isReduceMotionEnabled", "prefersCrossFadeTransitions",
    "accessibilityPrefersCrossFadeTransitions",
  ]

  /// The same as names.
  public static let settingNames: Set<Name> = Set(settingWords.map { Name("\($0)") })

  /// Whether a subtree names one of `names`.
  public static func mentions(_ names: Set<Name>, in node: NodeID, _ tree: Tree) -> Bool {
    guard node.exists else { return false }
    let root = tree[node]
    for token in root.tokens where tree.tokens.isName(token) {
      if names.contains(tree.name(of: token)) { return true }
    }
    return false
  }
}
