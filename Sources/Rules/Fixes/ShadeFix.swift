// The nearest shade of a colour that is written out, where one is strong enough in every appearance.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText

extension TextColours {
  /// A fix for the worst of the pairs; nil when the colour has a name of its own, which other texts share, or when no
  /// single shade does for all that is behind it.
  func shade(_ worst: ContrastJudgement.Entry) -> Fix? {
    guard let judgement, !judgement.isChoice, !Rule.hasLightWords(worst), worst.foreground.isFixed,
      let argument = foreground.argument,
      let background, background.value.single != nil, background.opacity >= 1
    else {
      return nil
    }
    let tree = element.tree
    let code = tree.source.string(tree.range(argument))
    let names = ["white", "black", "gray", "red", "orange", "yellow", "green", "blue", "brown", "pink", "purple"]
    let isWritten =
      code.hasPrefix("Color(") || code.hasPrefix("Color.") && names.contains { code.dropFirst(6).hasPrefix($0) }
      || code.hasPrefix(".") && names.contains { code.dropFirst().hasPrefix($0) }
    // `Color(.paleText)`, `Color("Brand")` and conditions say it elsewhere.
    guard isWritten, !code.contains("?"), !code.contains("\""), !code.hasPrefix("Color(.") else { return nil }
    let below = worst.background[worst.appearance]
    let top = worst.foreground[worst.appearance].over(below)
    guard let shade = top.nearest(reaching: needed, on: below) else { return nil }
    for entry in judgement.entries where !entry.appearance.isIncreased {
      guard shade.contrast(on: entry.background[entry.appearance]) >= needed else { return nil }
    }
    let parts = [("red", shade.red), ("green", shade.green), ("blue", shade.blue)].map { name, value in
      "\(name): \(Int(saturating: (value * 255).rounded())) / 255"
    }
    // White on a bright color as gray is another design.
    let change = max(abs(shade.red - top.red), abs(shade.green - top.green), abs(shade.blue - top.blue))
    return Fix(
      title: "Use the nearest shade that passes, \(shade.hex)", safety: change > 0.35 ? .suggestion : .unsafe,
      edits: [TextEdit(range: tree.range(argument), text: "Color(\(parts.joined(separator: ", ")))")])
  }
}
