// Screens that work in one orientation only.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let orientationLocked = Rule(
    "orientation-locked",
    .file { model, report in
      guard !model.file.orientationTokens.isEmpty else { return }
      let tree = model.file.tree
      var seen: Set<TokenID> = []
      for token in model.file.orientationTokens {
        let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform]
        guard model.surroundings(at: tree.tokens.start(token)).isDisjoint(with: exempt) else { continue }
        guard let lock = OrientationLock(token, model), seen.insert(lock.place).inserted, !lock.isTurnAskedFor
        else { continue }
        report.add(
          lock.isEssential ? .note : .warning, lock.isEssential ? .medium : .high, at: tree.tokens.range(lock.place),
          "This code \(lock.isTurned ? "rotates" : "locks") the screen to \(lock.name), which excludes people whose device is mounted another way",
          help: lock.isTurned
            ? "Leave the orientation to the system, and make the layout work in both."
            : "Allow .allButUpsideDown or .all, and make the layout work in both.")
      }
    })
}

/// Code that allows only portrait, or only landscape.
private struct OrientationLock {
  var place: TokenID
  var name: String
  /// Whether the type shows a camera, a game or the like, for which one orientation may be essential.
  var isEssential = false

  /// Whether the screen is turned once, and not kept so.
  var isTurned = false
  /// Whether the screen is turned once because a person asks for it, as for a film on the whole screen.
  var isTurnAskedFor = false

  private static let upright: Set<String> = ["portrait", "portraitUpsideDown"]
  private static let sideways: Set<String> = ["landscape", "landscapeLeft", "landscapeRight"]

  /// The texts that an expression comes to, as far as they are known.
  private static func texts(of node: NodeID, _ model: FileModel) -> [String] {
    let start = model.file.tree.range(node).start
    let scope = Scope(file: model.file, type: model.type(at: start) ?? -1, member: model.member(at: start) ?? -1)
    return model.evaluator.value(of: node, in: scope).alternatives.compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
  }

  init?(_ token: TokenID, _ model: FileModel) {
    let tree = model.file.tree
    place = token
    var node = NodeID.none
    switch tree.string(of: token) {
    case "orientationLock":
      guard let assignment = Self.node(around: token, in: tree, where: { $0 == .assignExpr }),
        token <= tree[tree.firstChild(assignment)].lastToken
      else { return nil }
      node = tree.lastChild(assignment)
    case "requestGeometryUpdate":
      guard let call = Self.node(around: token, in: tree, where: { $0 == .callExpr }) else { return nil }
      node = call
    case "UIInterfaceOrientation":
      guard let call = Self.node(around: token, in: tree, where: { $0 == .callExpr }) else { return nil }
      let callee = tree.firstChild(call)
      guard tree.text(callee) == "setValue", let key = tree.argument(of: call, label: "forKey"),
        Self.texts(of: key, model).contains(where: { $0.contains("orientation") }),
        let value = tree.argument(of: call, label: nil)
      else { return nil }
      node = value
    case "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor":
      guard let index = model.member(at: tree.tokens.start(token)) else { return nil }
      let member = model.file.members[Int(index)]
      guard member.block.exists, token < tree[member.block].firstToken,
        let only = model.evaluator.singleExpression(member.block, in: tree)
      else { return nil }
      node = only
    default: return nil
    }
    guard node.exists, let name = Self.lock(in: node, tree, isCall: tree.string(of: token) == "requestGeometryUpdate")
    else { return nil }
    self.name = name
    if tree.string(of: token) == "requestGeometryUpdate" || tree.string(of: token) == "UIInterfaceOrientation" {
      isTurned = true
      isTurnAskedFor = Self.isAskedFor(token, model)
    }
    if let type = model.type(at: tree.tokens.start(token)) {
      let essential = ["AVCapture", "ARSCNView", "ARView", "SKView", "SCNView", "SpriteView", "AVPlayer"]
      isEssential = tree.source[tree.range(model.file.types[Int(type)].node)].withUnsafeBufferPointer { code in
        essential.contains { $0.utf8.withContiguousStorageIfAvailable { FastText.find($0, in: code) } ?? false }
      }
    }
  }

  /// Whether a function turns the screen, by its name, or because it asks for one orientation or the other.
  private static func isAskedFor(_ token: TokenID, _ model: FileModel) -> Bool {
    let tree = model.file.tree
    guard let index = model.member(at: tree.tokens.start(token)) else { return false }
    let member = model.file.members[Int(index)]
    guard member.block.exists else { return false }
    if !turning.isDisjoint(with: Words.split(tree.string(of: member.nameToken))) { return true }
    let block = tree[member.block].tokens
    return model.file.orientationTokens.contains {
      $0 != token && block.contains($0) && tree.name(of: $0) == tree.name(of: token)
    }
  }

  private static let turning: Set<String> = [
    "toggle", "full", "fullscreen", "rotate", "rotation", "enter", "exit", "flip",
  ]

  /// The only orientation that an expression names; nil when it names others or depends on something.
  private static func lock(in node: NodeID, _ tree: Tree, isCall: Bool) -> String? {
    guard !isCall else { return only(names(in: node, tree)) }
    switch tree.kind(node) {
    case .implicitMemberExpr, .memberExpr, .arrayLiteral, .callExpr: return only(names(in: node, tree))
    default: return nil
    }
  }

  private static func names(in node: NodeID, _ tree: Tree) -> [String] {
    var result: [String] = []
    let range = tree[node]
    for token in range.tokens where tree.tokens.isName(token) {
      let text = tree.string(of: token)
      let lower = text.lowercased()
      if upright.contains(text) || sideways.contains(text) || lower.hasPrefix("all") || text.hasPrefix("is")
        || lower.contains("mask") && text.first?.isLowercase == true
      {
        result.append(text)
      }
    }
    return result
  }

  private static func only(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    let set = Set(names)
    return set.isSubset(of: upright) || set.isSubset(of: sideways) ? first : nil
  }

  private static func node(around token: TokenID, in tree: Tree, where isWanted: (NodeKind) -> Bool) -> NodeID? {
    // Children come before their parents, so the first that holds the token is the innermost.
    for (index, node) in tree.nodes.enumerated()
    where isWanted(node.kind) && node.firstToken <= token && token <= node.lastToken {
      return NodeID(index)
    }
    return nil
  }
}
