// Where a file asks for Reduce Motion, and which code depends on the answer. A mere mention elsewhere guards nothing.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// The names that carry the Reduce Motion setting in a file, and the code that runs with and without it.
public struct MotionGuards: Sendable {
  /// Names of properties and functions whose value depends on the setting.
  public private(set) var names: Set<Name> = []
  /// Names that other files can ask for it: properties and functions whose body reads the setting, properties of objects
  /// that keep it, and values of the environment that are set to it.
  public private(set) var exported: Set<Name> = []
  /// Where the exported names are written.
  private(set) var exportedTokens: [TokenID] = []

  init(tree: Tree, members: [Member], types: [TypeDeclaration], modifiers: [ViewModifierUse]) {
    names = Self.settingNames
    var tokens: [TokenID] = []
    // Derived names: two rounds reach a property made from a property.
    for _ in 0..<2 {
      for member in Self.derived(from: names, members, tree) {
        names.insert(member.name)
        guard !member.isHidden, !member.attributeNodes.contains(where: { Self.mentions(names, in: $0, tree) }),
          exported.insert(member.name).inserted
        else { continue }
        tokens.append(member.nameToken)
      }
      for (token, isShared) in Self.keepers(of: names, tree, members, types) {
        names.insert(tree.name(of: token))
        if isShared, exported.insert(tree.name(of: token)).inserted { tokens.append(token) }
      }
    }
    for use in modifiers where use.known == .environment {
      let arguments = tree.children(use.call).dropFirst()
      guard arguments.count == 2, let path = arguments.first, tree.kind(tree.lastChild(path)) == .keyPathExpr,
        let value = arguments.last, Self.mentions(names, in: value, tree),
        let key = tree[path].tokens.last(where: tree.tokens.isName)
      else { continue }
      if exported.insert(tree.name(of: key)).inserted { tokens.append(key) }
    }
    exportedTokens = tokens
  }

  /// The members that are not among `names` and whose value, code or attributes mention one of them.
  public static func derived(from names: Set<Name>, _ members: [Member], _ tree: Tree) -> [Member] {
    var names = names
    return members.filter { member in
      guard !names.contains(member.name), asks(member, { mentions(names, in: $0, tree) }) else { return false }
      names.insert(member.name)
      return true
    }
  }

  /// Whether what a member stands for depends on the setting, as `isAsked` tells of its parts.
  public static func asks(_ member: Member, _ isAsked: (NodeID) -> Bool) -> Bool {
    if member.attributeNodes.contains(where: isAsked) { return true }
    if member.kind == .property, member.value.exists, isAsked(member.value) { return true }
    guard member.block.exists, member.body < 0 || member.kind == .function, Known(member.name) != .body,
      isAsked(member.block)
    else { return false }
    return member.kind == .property || member.body >= 0 || returns(member)
  }

  /// The names of properties to which nothing but the setting is ever assigned, `still = isReduceMotionEnabled`, and
  /// whether others can ask for them: properties of objects, not those of a view.
  private static func keepers(
    of names: Set<Name>, _ tree: Tree, _ members: [Member], _ types: [TypeDeclaration]
  ) -> [(token: TokenID, isShared: Bool)] {
    var found: [Name: (token: TokenID, isShared: Bool)] = [:]
    var others: Set<Name> = []
    for index in tree.nodes.indices {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .assignExpr:
        let target = tree.firstChild(node)
        guard target.exists, tree.kind(target) == .identifierExpr || tree.kind(target) == .memberExpr else { continue }
        let name = tree.name(target)
        guard !names.contains(name) else { continue }
        if mentions(names, in: tree.lastChild(node), tree) {
          let isOfObject = tree.kind(target) == .memberExpr && !tree.mainIs(tree.firstChild(target), "self")
          let isOwn = members.contains {
            $0.name == name && $0.owner >= 0 && !types[Int($0.owner)].conforms(to: .View) && !$0.isHidden
          }
          found[name] = (tree[target].main, isOfObject || isOwn)
        } else if !isCopy(tree.lastChild(node), of: name, tree) {
          others.insert(name)
        }
      case .callExpr:
        // `isOpen.toggle()` sets it to something else.
        let callee = tree.firstChild(node)
        guard tree.kind(callee) == .memberExpr, tree.mainIs(callee, "toggle") else { continue }
        others.insert(tree.name(tree.firstChild(callee)))
      default: continue
      }
    }
    return found.filter { !others.contains($0.key) }.map(\.value).sorted { $0.token < $1.token }
  }

  /// `still = other.still`: the same of another object.
  private static func isCopy(_ value: NodeID, of name: Name, _ tree: Tree) -> Bool {
    tree.kind(value) == .memberExpr && tree.name(value) == name
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

/// Names that carry the Reduce Motion setting: all over a file, or within a part of it only.
public struct MotionNames: Sendable {
  public private(set) var everywhere: Set<Name>
  private var parts: [Name: [ByteRange]] = [:]

  public init(_ everywhere: Set<Name>) { self.everywhere = everywhere }

  public var isEmpty: Bool { everywhere.isEmpty && parts.isEmpty }

  public mutating func insert(_ name: Name) { everywhere.insert(name) }

  public mutating func insert(_ name: Name, within range: ByteRange) { parts[name, default: []].append(range) }

  /// Whether a name carries it at a place.
  public func contains(_ name: Name, at offset: UInt32) -> Bool {
    everywhere.contains(name) || parts[name]?.contains { $0.contains(offset) } ?? false
  }

  /// Whether a subtree names one of them.
  public func areMentioned(in node: NodeID, _ tree: Tree) -> Bool {
    guard node.exists, !isEmpty else { return false }
    for token in tree[node].tokens where tree.tokens.isName(token) {
      if contains(tree.name(of: token), at: tree.tokens.start(token)) { return true }
    }
    return false
  }
}
