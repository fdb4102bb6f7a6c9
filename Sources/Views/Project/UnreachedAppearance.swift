// Code that would set another appearance, and that nothing runs: a theme that people could choose in an earlier version.

import CurbcutSymbols
import CurbcutSyntax

/// Which settings of `overrideUserInterfaceStyle` never set anything. Asked only where the settings of an app lock it.
struct UnreachedAppearance {
  private let files: [FileViews]
  /// The names that answers rest on, of functions and stored values: where they are mentioned decides.
  private(set) var asked: Set<Name> = []
  private var uncalled: [Name: Bool] = [:]

  init(_ files: [FileViews]) { self.files = files }

  /// Whether an assignment to a token gives on the parameter of a function that nothing calls, or a stored value that begins
  /// unspecified and that only such functions write.
  mutating func neverSets(_ token: TokenID, in file: FileViews) -> Bool {
    let tree = file.tree
    guard
      let index = tree.nodes.indices.first(where: {
        tree.nodes[$0].kind == .assignExpr && tree[tree.firstChild(NodeID($0))].main == token
      })
    else { return false }
    let value = tree.lastChild(NodeID(index))
    switch tree.kind(value) {
    case .identifierExpr:
      guard let function = Self.function(around: token, in: file),
        function.parameters.contains(where: { $0.name == tree.name(value) })
      else { return false }
      return isUncalled(function, in: file)
    case .memberExpr: return keepsItsStart(tree.name(value))
    default: return false
    }
  }

  /// How often a file mentions what answers rest on.
  static func mentions(of names: Set<Name>, in file: FileViews) -> Int {
    let tree = file.tree
    return (0..<TokenID(tree.tokens.count)).count { tree.tokens.isName($0) && names.contains(tree.name(of: $0)) }
  }

  private static func function(around token: TokenID, in file: FileViews) -> Member? {
    file.members.last { $0.kind == .function && file.tree[$0.node].tokens.contains(token) }
  }

  /// Whether nothing calls a function, but other functions that nothing calls. What the system calls never takes an
  /// appearance.
  private mutating func isUncalled(_ function: Member, in file: FileViews) -> Bool {
    let takesAppearance = function.parameters.contains { parameter in
      parameter.type.exists && file.tree.source.string(file.tree.range(parameter.type)).contains("UIUserInterfaceStyle")
    }
    guard takesAppearance else { return false }
    if let known = uncalled[function.name] { return known }
    asked.insert(function.name)
    // Functions that only call each other are called by nobody.
    uncalled[function.name] = true
    var isCalled = false
    for other in files where !isCalled {
      let tree = other.tree
      for token in 0..<TokenID(tree.tokens.count)
      where tree.tokens.isName(token) && tree.name(of: token) == function.name {
        if token > 0, tree.tokens.isSpelt(token - 1, "func", in: tree.source) { continue }
        guard let caller = Self.function(around: token, in: other), isUncalled(caller, in: other) else {
          isCalled = true
          break
        }
      }
    }
    uncalled[function.name] = !isCalled
    return !isCalled
  }

  /// Whether a property is declared with `.unspecified`, and written only where nothing runs.
  private mutating func keepsItsStart(_ name: Name) -> Bool {
    asked.insert(name)
    var owners: [Name] = []
    for file in files {
      for member in file.members where member.kind == .property && member.name == name && member.owner >= 0 {
        guard file.tree.source.string(file.tree.range(member.node)).contains(".unspecified") else { continue }
        owners.append(file.types[Int(member.owner)].name)
      }
    }
    guard owners.count == 1 else { return false }
    for file in files {
      let tree = file.tree
      for index in tree.nodes.indices where tree.nodes[index].kind == .assignExpr {
        let target = tree.firstChild(NodeID(index))
        guard tree.kind(target) == .memberExpr || tree.kind(target) == .identifierExpr, tree.name(target) == name,
          !Self.isOther(target, owners[0], in: file)
        else { continue }
        guard let writer = Self.function(around: tree[target].main, in: file), isUncalled(writer, in: file) else {
          return false
        }
      }
    }
    return true
  }

  /// Whether what is written is a property of another type: `bar.appearance`, or a bare name outside of the type.
  private static func isOther(_ target: NodeID, _ owner: Name, in file: FileViews) -> Bool {
    let tree = file.tree
    let token = tree[target].main
    let isInside = file.types.contains { $0.name == owner && tree[$0.node].tokens.contains(token) }
    guard tree.kind(target) == .memberExpr, case let base = tree.firstChild(target), tree.kind(base) == .identifierExpr
    else { return !isInside }
    let isOfObject = tree.mainText(base).first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
    return isOfObject && !(isInside && tree.mainIs(base, "self"))
  }
}
