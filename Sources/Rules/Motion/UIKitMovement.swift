// Movements that UIKit code animates once, in code that never asks for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitAnimations {
  /// Up to this many seconds nobody follows a movement.
  static let shortest = 0.15
  /// From this change of scale on a view grows rather than gives way.
  static let smallestScale = 0.25

  static func once(_ model: UIKitModel, _ report: inout Report) {
    // A file that asks for the setting may ask for it here.
    guard model.file.motionGuards == nil else { return }
    let isStrict = report.flag(Rule.countsSmallMotion)
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard isAnimation(call, tree), let block = animations(call, tree) ?? kept(call, model) else { continue }
      if let options = tree.argument(of: call, label: "options"), repeats(options, tree) { continue }
      if let duration = tree.argument(of: call, label: "withDuration") ?? tree.argument(of: call, label: "duration"),
        let seconds = model.number(of: duration, member: member), seconds <= shortest, !isStrict
      {
        continue
      }
      guard !isDriven(call, tree), !answersHand(member, model),
        let movement = movement(in: block, member: member, isStrict, model)
          ?? travel(in: block, member: member, model),
        !followsFinger(call, member, model), !report.hasFinding(at: tree.range(movement.place))
      else { continue }
      report.add(
        .warning, .medium, at: tree.range(movement.place),
        "This animation \(movement.verb) a view and ignores Reduce Motion, which people with vestibular disorders turn on",
        help: "Check UIAccessibility.isReduceMotionEnabled first, and fade or show the end state when it is on.")
    }
  }

  /// Whether code moves an animator on by hand, as far as a finger has gone.
  private static func isDriven(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.mainIs(tree.firstChild(call), "UIViewPropertyAnimator")
      && tree.nodes.indices.contains { index in
        tree.nodes[index].kind == .memberExpr && tree.mainIs(NodeID(index), "fractionComplete")
      }
  }

  /// Whether the movement goes with a finger or the keyboard, which move anyway.
  private static func answersHand(_ member: Int32, _ model: UIKitModel) -> Bool {
    let words = Words.split(model.tree.string(of: model.file.members[Int(member)].nameToken))
    return words.contains {
      ["keyboard", "pan", "drag", "swipe", "gesture", "touches", "highlight"].contains($0)
    }
      // `didPressLike` is what a tap does, no answer to a finger that is down.
      || words.contains("press") && !words.contains("did")
  }

  /// The closure that a local keeps: `let changes = { … }`, `animations: changes`.
  private static func kept(_ call: NodeID, _ model: UIKitModel) -> NodeID? {
    let tree = model.tree
    guard let argument = tree.argument(of: call, label: "animations"),
      let binding = model.code.binding(of: argument, tree), binding.value.exists,
      tree.kind(binding.value) == .closureExpr
    else { return nil }
    return binding.value
  }

  /// What is put elsewhere: a whole screen in the code of a transition, any view as far as a screen is wide or high.
  private static func travel(in block: NodeID, member: Int32, _ model: UIKitModel) -> Movement? {
    let tree = model.tree
    let isTransition = model.isOfTransition(member)
    for index in Int(tree[block].firstDescendant)..<Int(block.index) where tree.nodes[index].kind == .assignExpr {
      let node = NodeID(index)
      let target = tree.firstChild(node)
      guard tree.kind(target) == .memberExpr, tree.mainIs(node, "="), case let value = tree.lastChild(node),
        let side = side(of: target, tree), !isSmall(target, member: member, model),
        !isAnimatedInside(node, block, member, model)
      else { continue }
      if isTransition || isOneScreen(side, value, tree) { return (target, "moves") }
    }
    return nil
  }

  private enum Side { case x, y, both }

  /// Which side of its place an assignment gives a view.
  private static func side(of target: NodeID, _ tree: Tree) -> Side? {
    switch tree.text(target) {
    case "frame", "center", "origin": return .both
    case "x", "y":
      let holder = tree.firstChild(target)
      guard tree.kind(holder) == .memberExpr, ["origin", "center"].contains(tree.text(holder)) else { return nil }
      return tree.text(target) == "x" ? .x : .y
    default: return nil
    }
  }

  /// Whether a view is put as far away as its surroundings are wide or high: `view.bounds.height`, not half of it.
  private static func isOneScreen(_ side: Side, _ value: NodeID, _ tree: Tree) -> Bool {
    func isFar(_ node: NodeID?, _ lengths: Set<String>) -> Bool {
      guard var node else { return false }
      if tree.kind(node) == .prefixExpr { node = tree.lastChild(node) }
      guard tree.kind(node) == .memberExpr, lengths.contains(tree.text(node)) else { return false }
      let holder = tree.sourceText(tree.firstChild(node))
      return ["view.bounds", "view.frame", "screen.bounds", "main.bounds", "containerView.bounds", "window.bounds"]
        .contains { holder.hasSuffix($0) || holder.hasSuffix($0.replacing(".", with: "!.")) }
    }
    switch side {
    case .x: return isFar(value, ["width", "maxX"])
    case .y: return isFar(value, ["height", "maxY"])
    case .both:
      guard tree.kind(value) == .callExpr else { return false }
      return isFar(tree.argument(of: value, label: "x"), ["width", "maxX"])
        || isFar(tree.argument(of: value, label: "y"), ["height", "maxY"])
    }
  }

  /// Whether the code around, a closure or the whole member, asks a gesture how far the finger is.
  private static func followsFinger(_ call: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    let declaration = model.file.members[Int(member)]
    let isGiven = declaration.parameters.contains { parameter in
      parameter.type.exists && tree.sourceText(parameter.type).contains("GestureRecognizer")
    }
    if isGiven { return true }
    if declaration.owner >= 0 {
      let owner = model.file.types[Int(declaration.owner)].name
      if model.types.lineage(of: owner, from: model.file).contains(where: { recognisers.contains($0.name) }) {
        return true
      }
    }
    guard declaration.block.exists else { return false }
    // The closures around, or the whole member where there is none.
    let closures = tree.nodes(below: declaration.block).filter { index in
      tree.nodes[index].kind == .closureExpr && tree.nodes[index].firstDescendant <= call.index
        && call.index < UInt32(index)
    }
    return closures.isEmpty
      ? asksDistance(declaration.block, tree) : closures.contains { asksDistance(NodeID($0), tree) }
  }

  private static let recognisers = Set(
    ["", "Pan", "Pinch", "Rotation", "LongPress", "Swipe", "ScreenEdgePan"].map { Name("UI\($0)GestureRecognizer") })

  /// `translation(in:)` or `velocity(in:)` of a pan.
  private static func asksDistance(_ code: NodeID, _ tree: Tree) -> Bool {
    tree.calls(below: code).contains { call in
      ["translation", "velocity"].contains(call.name) && tree.argument(of: call.call, label: "in") != nil
    }
  }

  private typealias Movement = (place: NodeID, verb: String)

  /// What turns, grows or travels far in a block.
  private static func movement(
    in block: NodeID, member: Int32, _ isStrict: Bool, _ model: UIKitModel
  ) -> Movement? {
    let tree = model.tree
    for index in Int(tree[block].firstDescendant)..<Int(block.index) where tree.nodes[index].kind == .assignExpr {
      let node = NodeID(index)
      let target = tree.firstChild(node)
      guard tree.text(target) == "transform", tree.mainIs(node, "="), !isSmall(target, member: member, model),
        !isAnimatedInside(node, block, member, model)
      else { continue }
      if isHand(tree.lastChild(node), member: member, model) { continue }
      if let verb = verb(of: tree.lastChild(node), member: member, isStrict, model) { return (target, verb) }
      // Back to where it belongs, from where this code has put it.
      guard tree.text(tree.lastChild(node)) == "identity",
        let start = start(of: target, before: block, member: member, isStrict, model)
      else { continue }
      return (target, start)
    }
    return nil
  }

  /// Whether an animation inside the block animates what a node does, which is its own.
  private static func isAnimatedInside(_ node: NodeID, _ block: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    return model.code.creations.contains { inner in
      guard inner.member == member, inner.call < block, inner.call.index > tree[block].firstDescendant,
        let own = animations(inner.call, tree)
      else { return false }
      return tree[own].firstDescendant <= node.index && node < own
    }
  }

  /// A control that gives way under the finger, or an arrow that turns on its spot.
  private static func isSmall(_ target: NodeID, member: Int32, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    let base = tree.firstChild(target)
    let path = UIKitCode.path(tree.kind(target) == .memberExpr ? base : target, tree)
    let owner = model.file.members[Int(member)].owner
    if tree.kind(target) == .identifierExpr || path?.root == .own, owner >= 0 {
      return model.types.type(named: model.file.types[Int(owner)].name, from: model.file)?.kind.isControl ?? false
    }
    let words = Words.split(tree.source.string(tree.range(base)))
    if words.contains(where: small.contains) { return true }
    // What moves in a button, moves with it.
    guard owner >= 0, let around = model.types.type(named: model.file.types[Int(owner)].name, from: model.file) else {
      return false
    }
    return around.kind.isControl
  }

  private static let small: Set<String> = [
    "arrow", "chevron", "caret", "disclosure", "icon", "indicator", "button", "label", "knob", "thumb", "star",
  ]

  /// How an object was moved before, in the same code and outside of a condition.
  private static func start(
    of target: NodeID, before block: NodeID, member: Int32, _ isStrict: Bool, _ model: UIKitModel
  ) -> String? {
    let tree = model.tree
    let object = spelt(target, tree)
    for use in model.code.uses where use.word == .transform && use.member == member && use.node < block {
      guard tree.kind(use.node) == .assignExpr, use.value.exists, !model.isConditional(use.node),
        spelt(tree.firstChild(use.node), tree) == object,
        let verb = verb(of: use.value, member: member, isStrict, model)
      else { continue }
      return verb
    }
    return nil
  }

  /// Whether a rotation is that of the hand of a watch.
  private static func isHand(_ value: NodeID, member: Int32, _ model: UIKitModel) -> Bool {
    guard let angle = model.tree.argument(of: value, label: "rotationAngle") else { return false }
    return model.followsClock(angle, member: member)
  }

  /// A target without the `self` that closures need.
  private static func spelt(_ target: NodeID, _ tree: Tree) -> String {
    let text = tree.source.string(tree.range(target))
    for prefix in ["self.", "self?.", "this?.", "strongSelf."] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }

  /// What a transform does to a view, where it is more than a nod or nods count as well.
  private static func verb(of value: NodeID, member: Int32, _ isStrict: Bool, _ model: UIKitModel) -> String? {
    let tree = model.tree
    guard tree.kind(value) == .callExpr else { return nil }
    func argument(_ label: String) -> NodeID? { tree.argument(of: value, label: label) }
    if argument("rotationAngle") != nil || tree.text(tree.firstChild(value)) == "rotated" { return "rotates" }
    if let x = argument("scaleX") ?? argument("x"), argument("scaleX") != nil || isCall("scaledBy", value, tree) {
      guard let scale = model.number(of: x, member: member) else { return nil }
      return abs(1 - scale) >= (isStrict ? .ulpOfOne : smallestScale) ? "scales" : nil
    }
    guard argument("translationX") != nil || isCall("translatedBy", value, tree) else { return nil }
    let sides = ["translationX", "x", "y"].compactMap(argument)
    for side in sides {
      if let points = model.number(of: side, member: member) {
        if abs(points) >= (isStrict ? 1 : MotionSize.farthest) { return "moves" }
      } else if isSizeOfScreen(side, tree) {
        return "moves"
      }
    }
    return nil
  }

  private static func isCall(_ name: String, _ call: NodeID, _ tree: Tree) -> Bool {
    tree.text(tree.firstChild(call)) == name
  }

  /// `view.bounds.height`: as far as something is wide or high.
  private static func isSizeOfScreen(_ side: NodeID, _ tree: Tree) -> Bool {
    let text = tree.source.string(tree.range(side))
    return text.contains("bounds") || text.contains("frame")
  }
}
