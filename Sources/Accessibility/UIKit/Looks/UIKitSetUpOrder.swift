// Which of two views is put into their superview last, where functions that the class calls in turn add them.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// When the functions of a class run while one of its objects is set up: only of those that nothing else calls.
struct UIKitSetUpOrder {
  /// One way to a function: the member that the system calls, and the calls from there on.
  private struct Way {
    var root: Int32
    var event: Int
    var calls: [NodeID]
  }

  private var ways: [Int32: [Way]] = [:]

  init(of type: Name, in file: FileViews) {
    let tree = file.tree
    let owned = file.members.indices.filter { index in
      let member = file.members[index]
      return member.owner >= 0 && file.types[Int(member.owner)].name == type && member.block.exists && !member.isStatic
        && member.kind != .property
    }.map { Int32($0) }
    var named: [Name: [Int32]] = [:]
    for index in owned { named[file.members[Int(index)].name, default: []].append(index) }
    var open: [(member: Int32, way: Way)] = []
    for (event, names) in Self.events.enumerated() {
      for root in names.flatMap({ named[$0] ?? [] }) {
        open.append((root, Way(root: root, event: event, calls: [])))
      }
    }
    while let (member, way) = open.popLast() {
      guard way.calls.count < Self.depth else { continue }
      ways[member, default: []].append(way)
      for (name, call) in StartingCode.calls(in: file.members[Int(member)].block, tree, inOrder: true) {
        // Of overloads, nobody knows which one is called.
        guard let called = named[name], called.count == 1 else { continue }
        open.append((called[0], Way(root: way.root, event: way.event, calls: way.calls + [call])))
      }
    }
    // What something else calls too, or calls twice, may run at any time.
    let places = Self.mentions(of: Set(named.keys), in: file, type)
    ways = ways.filter { member, ways in
      let known = Set(ways.compactMap(\.calls.last))
      if known.isEmpty { return true }
      return known.count == places[file.members[Int(member)].name, default: 0]
        && Set(ways.map(\.root)).count == ways.count && ways.allSatisfy { !$0.calls.isEmpty }
    }
  }

  /// Whether a statement of one function always runs before that of another one.
  func runs(_ first: NodeID, in member: Int32, before second: NodeID, in other: Int32) -> Bool {
    guard let firsts = ways[member], let seconds = ways[other] else { return false }
    var isKnown = false
    for one in firsts {
      for two in seconds {
        if one.root == two.root {
          guard (one.calls + [first]).lexicographicallyPrecedes(two.calls + [second]) else { return false }
        } else if one.event == two.event {
          // Of two initializers, only one sets an object up.
          guard one.event == 0 else { return false }
          continue
        } else if one.event > two.event {
          return false
        }
        isKnown = true
      }
    }
    return isKnown
  }

  /// How often the code of a class names its functions.
  private static func mentions(of names: Set<Name>, in file: FileViews, _ type: Name) -> [Name: Int] {
    let tree = file.tree
    var result: [Name: Int] = [:]
    for index in file.types.indices where file.types[index].name == type {
      for node in tree.nodes(below: file.types[index].node) {
        switch tree.nodes[node].kind {
        case .identifierExpr, .memberExpr:
          let name = tree.name(NodeID(node))
          if names.contains(name) { result[name, default: 0] += 1 }
        default: break
        }
      }
    }
    return result
  }

  private static let depth = 6

  /// What the system calls once, in its order.
  private static let events: [[Name]] = [["init"], ["awakeFromNib", "loadView"], ["viewDidLoad"]].map {
    $0.map { Name($0) }
  }
}

extension UIKitModel {
  /// Whether one view is added before another one by functions that the class calls in turn.
  func isSetUp(_ first: UIKitPlacement, before second: UIKitPlacement) -> Bool {
    let owner = file.members[Int(first.member)].owner
    guard owner >= 0, case let type = file.types[Int(owner)].name,
      case let other = file.members[Int(second.member)].owner, other >= 0, file.types[Int(other)].name == type,
      !isPutOff(first)
    else { return false }
    let order = setUpOrders[type] ?? UIKitSetUpOrder(of: type, in: file)
    setUpOrders[type] = order
    return order.runs(first.node, in: first.member, before: second.node, in: second.member)
  }

  /// Whether a closure adds a view, which may run later than what comes after it.
  private func isPutOff(_ placement: UIKitPlacement) -> Bool {
    var node = placement.node
    let declaration = file.members[Int(placement.member)].node
    while node != declaration, let parent = tree.parent(of: node) {
      if tree.kind(parent) == .closureExpr { return true }
      node = parent
    }
    return false
  }
}
