// Fonts whose letters are pictures: FontAwesome, Material Icons and the like. What is set in them is a drawing, which a
// text style would make an empty box of.

import CurbcutSyntax
import CurbcutViews

public enum IconFont {
  /// Whether a font is one of icons by its name or family: `FontAwesome6Free-Solid`, `Material Icons`, `Stamps-Icons`.
  public static func isFamily(_ name: String) -> Bool {
    let words = Words.split(name)
    if words.contains(where: { $0.hasSuffix("icons") || families.contains($0) }) { return true }
    let letters = name.lowercased().filter(\.isLetter)
    return ["fontawesome", "materialsymbols", "iconfont", "iconsfont"].contains { letters.contains($0) }
  }

  private static let families: Set<String> = [
    "icon", "fontawesome", "icomoon", "fontello", "glyphicons", "entypo", "ionicon",
  ]

  /// Whether a text consists of characters that have no meaning outside of one font: the areas for private use.
  public static func isDrawing(_ text: String) -> Bool {
    var isDrawn = false
    for scalar in text.unicodeScalars where scalar != " " {
      switch scalar.value {
      case 0xE000...0xF8FF, 0xF0000...0x10FFFF: isDrawn = true
      default: return false
      }
    }
    return isDrawn
  }

  /// Whether a call makes a font of icons: `.custom("FontAwesome", fixedSize: 20)`, `UIFont(name: "FontAwesome", size: 20)`.
  static func isMade(by call: NodeID, in scope: Scope, _ evaluator: Evaluator) -> Bool {
    let tree = scope.file.tree
    guard tree.kind(call) == .callExpr,
      let name = tree.argument(of: call, label: "name") ?? tree.argument(of: call, label: nil)
    else { return false }
    let names = evaluator.value(of: name, in: scope).alternatives
    return names.allSatisfy { if case .string(let name) = $0 { isFamily(name) } else { false } }
  }
}

extension Element {
  /// Whether a font that is set here draws icons in place of letters.
  public func isIconFont(_ argument: NodeID) -> Bool { IconFont.isMade(by: argument, in: scope, model.evaluator) }
  /// The same of a font that may come by a modifier of the project's own.
  public func isIconFont(_ argument: EffectiveArgument) -> Bool {
    IconFont.isMade(by: argument.node, in: argument.scope, model.evaluator)
  }
}

extension InterfaceElement {
  /// Whether what stands in it is a picture by its font or its letters.
  public var showsIcon: Bool {
    if let (place, _) = font {
      for key: StaticString in ["family", "name"] {
        if let name = document.value(key, of: place), IconFont.isFamily(name) { return true }
      }
    }
    // Code may put words in its place.
    guard !facts.saysAny(.text, .setTitle), let words = text("text") ?? text("title") ?? normalTitle else {
      return false
    }
    return IconFont.isDrawing(words)
  }

  /// The title that a button has where nothing is done with it.
  var normalTitle: String? { child(key: "normal").flatMap { file.text("title", of: $0) } }
}
