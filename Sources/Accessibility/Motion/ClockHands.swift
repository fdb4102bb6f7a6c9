// Hands of a watch: what is turned by as much as a clock says, a little with each tick.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether an angle in the code of a member is that of the hand of a watch.
  public func followsClock(_ angle: NodeID, member: Int32) -> Bool {
    let declaration = file.members[Int(member)]
    let scope = Scope(file: file, type: declaration.owner, member: member)
    return model.followsClock(angle, in: scope, within: declaration.block)
  }
}

extension FileModel {
  private static let times: Set<String> = [
    "elapsed", "remaining", "second", "seconds", "minute", "minutes", "hour", "hours", "clock", "tick", "ticks",
  ]
  private static let shares: Set<String> = ["progress", "fraction", "ratio"]
  private static let clocks: Set<String> = ["timer", "clock", "watch", "stopwatch", "countdown"]

  /// Whether an angle is worked out from a time that goes on: `elapsed / total * 360`, or a share of it in what is called
  /// a timer. Names of the code around are followed, and those of the type once.
  public func followsClock(_ angle: NodeID, in scope: Scope, within block: NodeID = .none) -> Bool {
    var locals = [angle]
    var place = 0
    while place < locals.count, locals.count < 8 {
      for token in file.tree[locals[place]].tokens where file.tree.tokens.isName(token) {
        if let local = local(file.tree.name(of: token), in: block), !locals.contains(local) { locals.append(local) }
      }
      place += 1
    }
    var codes = locals.map { (code: $0, tree: file.tree) }
    for name in file.tree.names(in: angle) {
      guard let own = evaluator.ownMember(name, in: scope) else { continue }
      let member = project.member(own)
      if member.block.exists { codes.append((member.block, project.file(own).tree)) }
    }
    // What only asks for a time turns from one side to the other.
    let isWorkedOut = codes.contains { code, tree in
      tree.nodes(below: code).contains { index in
        tree.nodes[index].kind == .binaryExpr && ["*", "/"].contains(tree.text(NodeID(index)))
      }
    }
    guard isWorkedOut else { return false }
    let words = codes.reduce(into: Set<String>()) { $0.formUnion($1.tree.words(below: $1.code)) }
    if !words.isDisjoint(with: Self.times) { return true }
    guard !words.isDisjoint(with: Self.shares), scope.type >= 0 else { return false }
    return !Self.clocks.isDisjoint(with: Words.split(file.tree.string(of: file.types[Int(scope.type)].nameToken)))
  }

  /// What a name of a piece of code is bound to: `let angle = …`.
  private func local(_ name: Name, in block: NodeID) -> NodeID? {
    guard block.exists else { return nil }
    for index in file.tree.nodes(below: block) where file.tree.nodes[index].kind == .binding {
      let node = NodeID(index)
      let pattern = file.tree.firstChild(node)
      guard file.tree.kind(pattern) == .identifierPattern, file.tree.name(pattern) == name else { continue }
      return node
    }
    return nil
  }
}
