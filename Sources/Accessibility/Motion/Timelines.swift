// Views that the system draws anew with each frame, `TimelineView(.animation)`, and what in them follows the date.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What follows the date in a timeline.
public enum TimelineMotion: Sendable {
  /// Something is moved, scaled or turned.
  case place
  /// Something is faded, blurred or colored.
  case look
}

extension Element {
  /// Whether a timeline draws its content with each frame, and goes on doing so: nothing pauses it, and its ticks are less
  /// than a second apart.
  public var drawsEachFrame: Bool {
    guard let schedule = argument(nil) else { return false }
    switch tree.kind(schedule) {
    case .implicitMemberExpr: return tree.mainIs(schedule, "animation")
    case .callExpr:
      let callee = tree.firstChild(schedule)
      guard tree.mainIs(callee, "animation") || tree.mainIs(callee, "AnimationTimelineSchedule") else { return false }
      if let paused = tree.argument(of: schedule, label: "paused"),
        !model.evaluator.value(of: paused, in: scope).isFalse
      {
        return false
      }
      guard let interval = tree.argument(of: schedule, label: "minimumInterval") else { return true }
      // How far apart the ticks are is not known, or it is that of a clock.
      guard tree.kind(interval) != .nilLiteral else { return true }
      return model.evaluator.value(of: interval, in: scope).number.map { $0 < 1 } ?? false
    default: return false
    }
  }

  /// What follows the date in the content of a timeline; nil when nothing is known to. A clock's hands follow the time,
  /// which is what they are there for.
  public var motionByDate: TimelineMotion? {
    guard let content = tree.trailingClosure(of: node.expression, label: nil) else { return nil }
    let dated = datedNames(in: content)
    guard !dated.isEmpty else { return nil }
    var result: TimelineMotion?
    for inner in descendants {
      if inner.isShape(drawnBy: dated), !model.isMotionGuarded(inner.node.expression) { return .place }
      for use in inner.writtenModifiers {
        let isPlace = FileModel.spatialModifiers.contains(use.known)
        guard isPlace || Self.looks.contains(use.known) else { continue }
        let arguments = tree.children(use.call).dropFirst()
        guard arguments.contains(where: { !names(in: $0).isDisjoint(with: dated) }),
          !model.isMotionGuarded(argumentsOf: use.call), !model.code.isGuarded(tree.tokens.start(use.nameToken))
        else { continue }
        if isPlace {
          let isHand = arguments.contains { model.followsClock(tree.lastChild($0), in: scope) }
          if !isHand { return .place }
        } else {
          result = .look
        }
      }
    }
    return result
  }

  /// Whether the points of a mesh, or what a shape of the project is made with, follow the date: `Wave(phase: seconds)`.
  private func isShape(drawnBy dated: Set<Name>) -> Bool {
    guard node.kind == .use else { return false }
    if known == .MeshGradient {
      return argument("points").map { !names(in: $0).isDisjoint(with: dated) } ?? false
    }
    guard known == .other, tree.kind(node.expression) == .callExpr,
      model.project.isType(node.name, a: Name("Shape"), from: file)
    else { return false }
    return tree.children(node.expression).dropFirst().contains { argument in
      !names(in: argument).isDisjoint(with: dated) && !model.followsClock(tree.lastChild(argument), in: scope)
    }
  }

  private static let looks: Set<Known> = [.opacity, .hueRotation, .blur, .brightness]

  /// The names that stand for the date in a timeline's content, or for what is worked out from it.
  private func datedNames(in content: NodeID) -> Set<Name> {
    var result: Set<Name> = []
    for index in tree.nodes(below: content) where tree.nodes[index].kind == .closureParameter {
      result.insert(tree.name(NodeID(index)))
      // The content's own parameter comes first; those of closures inside are others.
      break
    }
    if result.isEmpty { result.insert(Name("$0")) }
    let range = tree.range(content)
    for local in file.locals where range.contains(local.start) && local.value.exists {
      if !names(in: local.value).isDisjoint(with: result) { result.insert(local.name) }
    }
    return result
  }
}

extension Value {
  /// Whether it is `false` and nothing else.
  fileprivate var isFalse: Bool {
    if case .bool(false) = self { return true }
    return false
  }
}
