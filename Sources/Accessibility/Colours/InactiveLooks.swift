// Colours of what cannot be used at the moment: WCAG asks no contrast of a control that is inactive.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether one of the colours may be that of a control while it cannot be used: something is `disabled`, or takes no
  /// touches under a condition that the colours hang on as well.
  public func mayBeInactive(where conditions: () -> [String]) -> Bool {
    var asked: [String]?
    for view in withAncestors where !view.node.modifiers.isEmpty {
      for use in view.writtenModifiers {
        if use.known == .disabled { return true }
        guard use.known == .allowsHitTesting, let argument = model.firstArgument(of: use.call, label: nil),
          tree.kind(argument) != .boolLiteral
        else { continue }
        let texts = asked ?? conditions()
        asked = texts
        if tree.nodes(below: argument).contains(where: { index in
          switch tree.nodes[index].kind {
          case .memberExpr, .identifierExpr: break
          default: return false
          }
          let text = tree.sourceText(NodeID(index))
          return texts.contains { Self.asks(text, in: $0) }
        }) {
          return true
        }
      }
    }
    return false
  }

  /// The colors of a control while it can be used: conditions that its `disabled` asks as well are decided by that. What
  /// is chosen by others may still be that of a control that is off.
  public func whileUsable(
    _ foreground: ColourValue, on background: EffectiveBackground
  ) -> (foreground: ColourValue, background: EffectiveBackground) {
    var decided = DecidedConditions()
    for view in withAncestors where !view.node.modifiers.isEmpty {
      for use in view.writtenModifiers where use.known == .disabled || use.known == .allowsHitTesting {
        guard let argument = model.firstArgument(of: use.call, label: nil) else { continue }
        decided.note(whether: argument, is: use.known == .allowsHitTesting, in: Conditions(tree: tree))
        decided.note("isEnabled", true)
      }
    }
    var below = background
    below.value = background.value.deciding(decided)
    if let fade = background.fade {
      let left = fade.deciding(decided)
      // What is faded in no state that is left is not faded.
      below.fade = left.single.map { $0.light.alpha == 1 } == true ? nil : left
    }
    return (foreground.deciding(decided), below)
  }

  /// Whether a condition asks a state, and not one of a longer name.
  private static func asks(_ state: String, in condition: String) -> Bool {
    func isPart(_ unit: UInt8) -> Bool {
      unit == UInt8(ascii: "_") || unit == UInt8(ascii: ".") || unit >= 128
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit | 0x20
    }
    let state = Array(state.utf8)
    let condition = Array(condition.utf8)
    guard !state.isEmpty, condition.count >= state.count else { return false }
    return (0...(condition.count - state.count)).contains { start in
      let end = start + state.count
      return condition[start..<end].elementsEqual(state) && (start == 0 || !isPart(condition[start - 1]))
        && (end == condition.count || !isPart(condition[end]))
    }
  }
}
