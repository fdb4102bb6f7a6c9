// What binds the names of a file that stand for no declaration: `if let` and `guard let`, loops, parameters of closures.

import CurbcutSymbols
import CurbcutSyntax

/// What binds a name.
struct BoundName {
  enum Kind {
    /// `let name = value` among the conditions of an `if`, a `while` or a `guard`.
    case optional
    /// A loop.
    case loop
    /// A closure, by its first parameter.
    case closure
    /// A closure, by a parameter behind the first.
    case furtherParameter
  }

  var kind: Kind
  /// The optional binding, the loop or the closure.
  var node: NodeID
}

/// The names that are bound in one file. Where each can be seen is found out for those that are asked for, since most
/// never are. Belongs to one thread.
final class BoundNames {
  /// UTF-8 offsets at which a name can be seen: behind its condition, and, of a `guard`, behind that as well.
  private struct Reach {
    var near: Range<UInt32>
    var far: Range<UInt32> = 0..<0

    func contains(_ offset: UInt32) -> Bool { near.contains(offset) || far.contains(offset) }
  }

  private let tree: Tree
  private var bound: [BoundName] = []
  private var reaches: [Reach?]
  private let index: NameIndex

  init(_ tree: Tree) {
    var bound: [BoundName] = []
    var names: [Name] = []
    for node in tree.binders {
      switch tree.kind(node) {
      case .closureSignature:
        var kind = BoundName.Kind.closure
        for parameter in tree.children(node) {
          guard tree.kind(parameter) == .closureParameter || tree.kind(parameter) == .parameter else { continue }
          names.append(tree.name(parameter))
          bound.append(BoundName(kind: kind, node: node))
          kind = .furtherParameter
        }
      case let kind:
        let pattern = tree.firstChild(node)
        guard tree.kind(pattern) == .identifierPattern else { continue }
        names.append(tree.name(pattern))
        bound.append(BoundName(kind: kind == .forStmt ? .loop : .optional, node: node))
      }
    }
    self.tree = tree
    self.bound = bound
    reaches = Array(repeating: nil, count: bound.count)
    index = NameIndex(count: names.count) { names[$0] }
  }

  /// What binds a name at an offset, the innermost one.
  func bound(_ name: Name, at offset: UInt32) -> BoundName? {
    var found: Int?
    var start: UInt32 = 0
    for place in index.places(of: name) {
      let place = Int(place)
      // Nothing is seen before it is bound.
      if bound[place].kind == .optional, tree.range(bound[place].node).start > offset { continue }
      let reach = reach(of: place)
      guard reach.contains(offset), found == nil || reach.near.lowerBound >= start else { continue }
      (found, start) = (place, reach.near.lowerBound)
    }
    return found.map { bound[$0] }
  }

  private func reach(of place: Int) -> Reach {
    if let known = reaches[place] { return known }
    let reach = findReach(of: place)
    reaches[place] = reach
    return reach
  }

  private func findReach(of place: Int) -> Reach {
    let node = bound[place].node
    switch bound[place].kind {
    case .loop:
      let body = tree.range(tree.lastChild(node))
      return Reach(near: body.start..<max(body.start, body.end))
    case .closure, .furtherParameter:
      guard let closure = tree.way(to: node).last else { break }
      bound[place].node = closure
      let start = tree.range(node).end
      return Reach(near: start..<max(start, tree.range(closure).end))
    case .optional:
      let way = tree.way(to: node)
      guard way.count > 2 else { break }
      let (conditions, statement, block) = (way[way.count - 1], way[way.count - 2], way[way.count - 3])
      // The conditions behind it can see it already.
      let start = tree.range(node).end
      switch tree.kind(statement) {
      case .ifExpr, .whileStmt:
        // What is bound is not there in the `else`.
        let parts = tree.children(statement)
        guard parts.count > 1 else { break }
        return Reach(near: start..<max(start, tree.range(parts[1]).end))
      case .guardStmt:
        let behind = tree.range(statement).end
        return Reach(
          near: start..<max(start, tree.range(conditions).end), far: behind..<max(behind, tree.range(block).end))
      default: break
      }
    }
    return Reach(near: 0..<0)
  }
}

extension ProjectFacts {
  /// What binds names in a file.
  func boundNames(in file: FileViews) -> BoundNames {
    // One name after the other is asked for in the same file.
    if let last = lastBound, last.file == ObjectIdentifier(file) { return last.names }
    let names = bound[ObjectIdentifier(file)] ?? BoundNames(file.tree)
    bound[ObjectIdentifier(file)] = names
    lastBound = (ObjectIdentifier(file), names)
    return names
  }
}
