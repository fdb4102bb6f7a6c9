// Calls in ordinary code that rules ask for (animations, announcements), and the code that depends on Reduce Motion.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A call of a function the model knows, outside the chain of modifiers.
public struct CodeCall: Sendable {
  public var known: Known
  public var call: NodeID
  public var nameToken: TokenID
}

/// Code that runs only with or only without Reduce Motion.
public struct MotionRegion: Sendable {
  public var range: ByteRange
  /// true: runs with Reduce Motion on; false: off; nil: depends on it in a way that cannot be told.
  public var whenReduced: Bool?
}

/// An index over the code of one file.
public struct CodeIndex: Sendable {
  public let calls: [CodeCall]
  public internal(set) var motionRegions: [MotionRegion]

  /// Whether a name is as long as one of the calls that are listed.
  private static func mayBeIndexed(_ range: ByteRange) -> Bool {
    switch range.end - range.start {
    case 4, 5, 10, 11, 12, 13, 15: true
    default: false
    }
  }

  init(file: FileViews, guards: MotionNames) {
    let tree = file.tree
    var calls: [CodeCall] = []
    var regions: [MotionRegion] = []
    let hasGuards = !guards.isEmpty
    guard hasGuards || file.mentionsIndexedCalls else {
      self.calls = []
      self.motionRegions = []
      return
    }
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .callExpr:
        let id = NodeID(index)
        let callee = tree.firstChild(id)
        // Nearly all calls are told apart by the length of the name.
        guard hasGuards || Self.mayBeIndexed(tree.tokens.textRange(tree[callee].main)) else { continue }
        switch tree.kind(callee) {
        case .identifierExpr, .memberExpr, .implicitMemberExpr:
          let name = tree.name(callee)
          let known = Known(name)
          if known.isIndexedCall { calls.append(CodeCall(known: known, call: id, nameToken: tree[callee].main)) }
          if hasGuards, guards.contains(name, at: tree.tokens.start(tree[callee].main)) {
            regions.append(MotionRegion(range: tree.range(id), whenReduced: nil))
          }
        default: break
        }
      case .ternaryExpr, .ifExpr, .guardStmt, .switchExpr, .whileStmt:
        if hasGuards { Self.add(NodeID(index), tree: tree, guards: guards, to: &regions) }
      default: break
      }
    }
    self.calls = calls
    self.motionRegions = regions
  }

  private static func add(_ node: NodeID, tree: Tree, guards: MotionNames, to regions: inout [MotionRegion]) {
    let parts = tree.children(node)
    guard let condition = parts.first, guards.areMentioned(in: condition, tree) else { return }
    let polarity = polarity(of: condition, tree: tree, guards: guards)
    switch tree.kind(node) {
    case .ternaryExpr, .ifExpr:
      if parts.count > 1 { regions.append(MotionRegion(range: tree.range(parts[1]), whenReduced: polarity)) }
      if parts.count > 2 {
        regions.append(MotionRegion(range: tree.range(parts[2]), whenReduced: polarity.map { !$0 }))
      } else if parts.count == 2, leaves(parts[1], tree) {
        // `if reduceMotion { …; return }`: what follows in the block runs only when the condition does not hold.
        let end = enclosingBlockEnd(of: node, tree: tree)
        regions.append(MotionRegion(range: ByteRange(tree.range(node).end, end), whenReduced: polarity.map { !$0 }))
      }
    case .guardStmt:
      // What follows the guard in its block runs only when the condition holds.
      let end = enclosingBlockEnd(of: node, tree: tree)
      regions.append(MotionRegion(range: ByteRange(tree.range(node).end, end), whenReduced: polarity))
    default: regions.append(MotionRegion(range: tree.range(node), whenReduced: nil))
    }
  }

  /// Whether a block ends by leaving the code around it.
  private static func leaves(_ block: NodeID, _ tree: Tree) -> Bool {
    guard let last = tree.children(block).last else { return false }
    switch tree.kind(last) {
    case .returnStmt, .jumpStmt, .throwStmt: return true
    default: return false
    }
  }

  /// Whether a condition holds with Reduce Motion on; nil when it cannot be told.
  private static func polarity(of condition: NodeID, tree: Tree, guards: MotionNames) -> Bool? {
    var current = condition
    var isPositive = true
    while true {
      switch tree.kind(current) {
      case .conditions:
        let parts = tree.children(current)
        if parts.count > 1 {
          // `if !reduceMotion, x { motion }`: the branch runs with the first condition true.
          let asking = parts.filter { guards.areMentioned(in: $0, tree) }
          guard asking.count == 1, polarity(of: asking[0], tree: tree, guards: guards) == false else {
            return nil
          }
          return nil
        }
        guard let only = parts.first else { return nil }
        current = only
      case .prefixExpr:
        guard tree.mainIs(current, "!") else { return nil }
        isPositive.toggle()
        current = tree.lastChild(current)
      case .tupleExpr:
        let argument = tree.lastChild(current)
        guard argument.exists else { return nil }
        current = tree.lastChild(argument)
      case .identifierExpr, .memberExpr, .implicitMemberExpr:
        // Only names that are the setting itself have a known sense; derived helpers may be inverted.
        let name = tree.name(current)
        if MotionGuards.settingNames.contains(name) || isPlainSense(tree.mainText(current)) { return isPositive }
        return nil
      default: return nil
      }
    }
  }

  private static func isPlainSense(_ text: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: text, as: UTF8.self).lowercased()
    return name.hasPrefix("reducemotion") || name.hasPrefix("isreducemotion") || name.hasSuffix("reducemotion")
      || name == "reducedmotion"
  }

  private static func enclosingBlockEnd(of node: NodeID, tree: Tree) -> UInt32 {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      let candidate = tree.nodes[index]
      if candidate.firstDescendant <= node.index {
        switch candidate.kind {
        case .codeBlock, .closureExpr, .switchCase, .file: return tree.range(NodeID(index)).end
        default: break
        }
      }
      index += 1
    }
    return UInt32(tree.source.count)
  }

  /// Whether a place runs only under a condition on Reduce Motion.
  public func isGuarded(_ offset: UInt32) -> Bool { motionRegions.contains { $0.range.contains(offset) } }

  /// Whether a place inside a piece of code runs only under a condition on Reduce Motion that stands inside it as well.
  public func isGuarded(_ offset: UInt32, inside range: ByteRange) -> Bool {
    motionRegions.contains { $0.range.contains(offset) && !$0.range.contains(range.start) }
  }

  /// Whether a place runs only with Reduce Motion on.
  public func runsWhenReduced(_ offset: UInt32) -> Bool {
    motionRegions.contains { $0.whenReduced == true && $0.range.contains(offset) }
  }
}

extension FileModel {
  /// Whether an expression or the code around it depends on the Reduce Motion setting.
  public func isMotionGuarded(_ node: NodeID) -> Bool {
    guard !guards.isEmpty else { return false }
    return guards.areMentioned(in: node, file.tree) || code.isGuarded(file.tree.range(node).start)
  }

  /// Whether the arguments of a modifier's call depend on the Reduce Motion setting; the chain before it is left out.
  public func isMotionGuarded(argumentsOf call: NodeID) -> Bool {
    guard !guards.isEmpty else { return false }
    return file.tree.children(call).dropFirst().contains { guards.areMentioned(in: $0, file.tree) }
  }

  /// The innermost view whose expression, modifiers included, holds an offset; nil outside of bodies.
  public func view(around offset: UInt32) -> Int32? {
    guard let body = file.bodies.last(where: { file.tree.range($0.block).contains(offset) }) else { return nil }
    return body.views.last { file.tree.range(file.views[Int($0)].chain).contains(offset) }
  }

  /// The innermost type around an offset, or nil.
  public func type(at offset: UInt32) -> Int32? {
    typeRanges.last(around: offset).map(Int32.init)
  }

  /// The member around an offset, or nil.
  public func member(at offset: UInt32) -> Int32? {
    guard membersAreSorted else { return memberRanges.lastIndex { $0.contains(offset) }.map(Int32.init) }
    // The last one that begins before the offset, or one around it.
    var low = 0
    var high = memberRanges.count
    while low < high {
      let middle = (low + high) / 2
      if memberRanges[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return memberRanges[..<low].lastIndex { $0.contains(offset) }.map(Int32.init)
  }

  /// The type and member that code stands in.
  public func scope(at node: NodeID) -> Scope {
    let offset = file.tree.range(node).start
    return Scope(file: file, type: type(at: offset) ?? -1, member: member(at: offset) ?? -1)
  }

  /// What surrounds an offset: its member's or type's surroundings.
  public func surroundings(at offset: UInt32) -> Surroundings {
    if let member = member(at: offset) { return file.members[Int(member)].surroundings }
    if let type = type(at: offset) { return file.types[Int(type)].surroundings }
    if let body = file.bodies.first(where: { file.tree.range($0.block).contains(offset) }) { return body.surroundings }
    return []
  }
}
