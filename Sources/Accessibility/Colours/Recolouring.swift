// Modifiers that change the colours of all they are put on, text and ground alike: what is written is not what is seen.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Known {
  /// Whether a modifier may change all colours.
  var mayRecolour: Bool {
    switch self {
    case .colorInvert, .colorMultiply, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .blendMode,
      .luminanceToAlpha:
      true
    default: false
    }
  }
}

extension Evaluator {
  /// Whether a modifier changes the colours in a way that is not worked out. Where it does so in one of two states only,
  /// what is written is seen in the other: `.brightness(isPressed ? -0.1 : 0)`.
  func recolours(_ use: ViewModifierUse, in scope: Scope) -> Bool {
    guard use.known.mayRecolour else { return false }
    let tree = scope.file.tree
    guard let argument = tree.argument(of: use.call, label: nil) else { return true }
    switch use.known {
    case .brightness, .grayscale: return !isNeutral(argument, 0, in: scope)
    case .contrast, .saturation: return !isNeutral(argument, 1, in: scope)
    case .hueRotation:
      // `.degrees(0)`
      guard tree.kind(argument) == .callExpr, let angle = tree.children(argument).dropFirst().first else { return true }
      return !isNeutral(tree.lastChild(angle), 0, in: scope)
    case .blendMode: return !tree.mainIs(argument, "normal")
    case .colorMultiply: return !tree.mainIs(argument, "white")
    default: return true
    }
  }

  private func isNeutral(_ argument: NodeID, _ neutral: Double, in scope: Scope) -> Bool {
    value(of: argument, in: scope).alternatives.contains { $0.number == neutral }
  }
}
