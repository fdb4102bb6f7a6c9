// Animations of Core Animation that repeat without end, in code that never asks for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitAnimations {
  static func endlessLayers(_ model: UIKitModel, _ report: inout Report) {
    // A file that asks for the setting may ask for it here.
    guard model.file.motionGuards == nil else { return }
    let tree = model.tree
    var stops: [Int]?
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard isLayerAnimation(call, tree), movesLayer(call, member, model),
        let local = model.code.locals.first(where: { $0.value == call })
      else { continue }
      let block = model.file.members[Int(member)].block
      guard block.exists, let count = endlessCount(of: local.name, in: block, tree), !tellsOfWork(member, model)
      else { continue }
      // Where other code takes animations of layers away, this one lasts as long as something else.
      let known = stops ?? self.stops(in: tree)
      stops = known
      let own = tree.nodes(below: block)
      guard known.first.map(own.contains) ?? true, known.last.map(own.contains) ?? true else { continue }
      report.add(
        .warning, .medium, at: tree.range(count),
        "This animation repeats forever, even when Reduce Motion is on",
        help: "Check UIAccessibility.isReduceMotionEnabled first, and show the end state instead.")
    }
  }

  private static func isLayerAnimation(_ call: NodeID, _ tree: Tree) -> Bool {
    ["CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation"].contains(tree.text(tree.firstChild(call)))
  }

  /// Whether the key that is animated says where a layer is, how large or how it is turned.
  private static func movesLayer(_ call: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    guard let key = model.tree.argument(of: call, label: "keyPath") else { return false }
    let paths = model.texts(of: key, member: member) ?? []
    return !paths.isEmpty
      && paths.allSatisfy { path in
        ["transform", "position", "bounds"].contains { path == $0 || path.hasPrefix($0 + ".") }
      }
  }

  /// Where an animation is told to be repeated for ever.
  private static func endlessCount(of name: Name, in block: NodeID, _ tree: Tree) -> NodeID? {
    for index in tree.nodes(below: block) where tree.nodes[index].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, tree.mainIs(target, "repeatCount"), tree.mainIs(NodeID(index), "="),
        tree.kind(tree.firstChild(target)) == .identifierExpr, tree.name(tree.firstChild(target)) == name
      else { continue }
      let value = tree.lastChild(NodeID(index))
      switch tree.text(value) {
      case "infinity", "greatestFiniteMagnitude", "HUGE", "MAXFLOAT": return value
      default: continue
      }
    }
    return nil
  }

  /// Where code takes animations of layers away, ascending.
  private static func stops(in tree: Tree) -> [Int] {
    tree.nodes.indices.filter { index in
      tree.nodes[index].kind == .memberExpr
        && (tree.mainIs(NodeID(index), "removeAllAnimations") || tree.mainIs(NodeID(index), "removeAnimation"))
    }
  }

  /// Whether the code or its type is named for something that goes on and ends.
  private static func tellsOfWork(_ member: Int32, _ model: UIKitModel) -> Bool {
    let declaration = model.file.members[Int(member)]
    var names = [declaration.nameToken]
    if declaration.owner >= 0 { names.append(model.file.types[Int(declaration.owner)].nameToken) }
    return names.contains { Element.isNamedForWork(model.tree.string(of: $0)) }
  }

  /// `view.loopMode = .loop` and `view.play()` in the code that makes the view, of a package whose model says so.
  static func endlessAnimations(_ model: UIKitModel, _ report: inout Report) {
    guard model.file.motionGuards == nil else { return }
    let tree = model.tree
    for local in model.code.locals where local.value.exists && model.isJudged(local.member) {
      guard tree.kind(local.value) == .callExpr,
        let type = model.project.packageType(tree.name(tree.firstChild(local.value)), in: model.file),
        let mode = type.mode,
        case let block = model.file.members[Int(local.member)].block, block.exists,
        loops(local.name, in: block, mode, type.endless, tree)
      else { continue }
      let plays = model.code.uses.first {
        $0.word == .called && type.plays.contains($0.name) && $0.path.name == local.name && $0.member == local.member
      }
      guard let plays, !model.isConditional(plays.node), !tellsOfWork(local.member, model) else { continue }
      report.add(
        .warning, .medium, at: tree.range(plays.node),
        "This Lottie animation loops forever, even when Reduce Motion is on",
        help: "Check UIAccessibility.isReduceMotionEnabled first, and show a still frame when it is on.")
    }
  }

  private static func loops(
    _ name: Name, in block: NodeID, _ mode: String, _ endless: [String], _ tree: Tree
  ) -> Bool {
    tree.nodes(below: block).contains { index in
      guard tree.nodes[index].kind == .assignExpr else { return false }
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, tree.text(target) == mode,
        tree.name(tree.firstChild(target)) == name
      else { return false }
      return endless.contains(tree.text(tree.lastChild(NodeID(index))))
    }
  }
}
