// Animations of UIKit that never end, and transitions that turn views over, in code that never asks for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitAnimations {
  static func endless(_ model: UIKitModel, _ report: inout Report) {
    // A file that asks for the setting may ask for it here.
    guard model.file.motionGuards == nil else { return }
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr, let options = tree.argument(of: call, label: "options"),
        repeats(options, tree), let block = animations(call, tree), moves(block, tree)
      else { continue }
      report.add(
        .warning, .high, at: options,
        "This animation repeats forever, even when Reduce Motion is on",
        help: "Check UIAccessibility.isReduceMotionEnabled first, and show the end state instead.")
    }
  }

  /// Views and screens that turn over or curl up into others: `UIView.transition(with:duration:options:)`.
  static func turns(_ model: UIKitModel, _ report: inout Report) {
    guard model.file.motionGuards == nil else { return }
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr, tree.mainIs(callee, "transition"),
        let options = tree.argument(of: call, label: "options"), let turn = elements(options, tree).first(where: isTurn)
      else { continue }
      if let duration = tree.argument(of: call, label: "duration"),
        let seconds = model.number(of: duration, member: member), seconds <= shortest
      {
        continue
      }
      func isTurn(_ option: NodeID) -> Bool {
        ["transitionFlip", "transitionCurl"].contains { tree.text(option).hasPrefix($0) }
      }
      report.add(
        .warning, .medium, at: turn,
        "This transition flips or curls a view and ignores Reduce Motion, which people with vestibular disorders turn on",
        help: "Check UIAccessibility.isReduceMotionEnabled first, and use .transitionCrossDissolve when it is on.")
    }
  }

  private static func elements(_ options: NodeID, _ tree: Tree) -> [NodeID] {
    tree.kind(options) == .arrayLiteral ? Array(tree.children(options)) : [options]
  }

  /// Whether a call animates what its closure changes: `UIView.animate(…) { … }`, `UIViewPropertyAnimator(…) { … }`.
  static func isAnimation(_ call: NodeID, _ tree: Tree) -> Bool {
    let callee = tree.firstChild(call)
    return tree.kind(callee) == .memberExpr || tree.mainIs(callee, "UIViewPropertyAnimator")
  }

  static func repeats(_ options: NodeID, _ tree: Tree) -> Bool {
    elements(options, tree).contains { tree.text($0) == "repeat" }
  }

  /// The closure that says what changes.
  static func animations(_ call: NodeID, _ tree: Tree) -> NodeID? {
    if let argument = tree.argument(of: call, label: "animations"), tree.kind(argument) == .closureExpr {
      return argument
    }
    return tree.trailingClosure(of: call, label: nil)
  }

  /// Whether something turns, grows or travels; a fading alone is none of this.
  private static func moves(_ block: NodeID, _ tree: Tree) -> Bool {
    for index in Int(tree[block].firstDescendant)..<Int(block.index) where tree.nodes[index].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      switch tree.text(target) {
      case "transform", "center", "frame", "origin", "constant", "contentOffset": return true
      default: continue
      }
    }
    return false
  }
}
