// Private functions that only code for developers calls: `#if DEBUG` stands around the call, and the function is compiled in
// each build.

import CurbcutSymbols
import CurbcutSyntax

enum DebuggedFunctions {
  /// So often what calls them is looked for once more, since such functions may call others.
  private static let rounds = 4

  /// The tokens of these functions.
  static func tokens(of file: FileViews, calledIn debugging: [Range<TokenID>]) -> [Range<TokenID>] {
    guard !debugging.isEmpty else { return [] }
    var candidates = file.members.filter { $0.kind == .function && $0.isHidden && !isCalledElsewhere($0, file.tree) }
    // Of two functions of one name it is not told here which is meant.
    let counts = Dictionary(candidates.map { ($0.name, 1) }, uniquingKeysWith: +)
    candidates.removeAll { counts[$0.name] != 1 }
    guard !candidates.isEmpty else { return [] }
    let names = Set(candidates.map(\.name))
    let tree = file.tree
    var mentions: [Name: [TokenID]] = [:]
    for token in tree[tree.root].tokens where tree.tokens.isName(token) {
      let name = tree.name(of: token)
      if names.contains(name) { mentions[name, default: []].append(token) }
    }
    var found: [Range<TokenID>] = []
    for _ in 0..<rounds {
      let known = debugging + found
      let next = candidates.filter { member in
        let places = (mentions[member.name] ?? []).filter { $0 != member.nameToken }
        return !places.isEmpty && places.allSatisfy { place in known.contains { $0.contains(place) } }
      }
      if next.isEmpty { break }
      found += next.map { tree[$0.node].tokens }
      candidates.removeAll { member in next.contains { $0.nameToken == member.nameToken } }
    }
    return found
  }

  /// Interface Builder names its actions in other files.
  private static func isCalledElsewhere(_ member: Member, _ tree: Tree) -> Bool {
    member.attributeNodes.contains { tree.source.string(tree.range($0)).hasPrefix("@IB") }
  }
}
