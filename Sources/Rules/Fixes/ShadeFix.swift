// The nearest shade of a colour that is written out, where one is strong enough in every appearance.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

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
    // `.gray` and `.gray.opacity(0.5)`, but not `.gray500`, which is a color of the project's own.
    let written = code.drop { $0 != "." }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isWritten =
      code.hasPrefix("Color(")
      || (code.hasPrefix("Color.") || code.hasPrefix(".")) && names.contains(String(written))
    // `Color(.paleText)`, `Color("Brand")` and conditions say it elsewhere.
    guard isWritten, !restsOnName(argument, tree), !code.contains("?"), !code.contains("\""), !code.hasPrefix("Color(.")
    else { return nil }
    let below = worst.background[worst.appearance]
    let top = worst.foreground[worst.appearance].over(below)
    if let fix = stronger(code, argument, judgement, worst) { return fix }
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

  /// Whether an expression rests on a name, such as a parameter, that means other colors elsewhere.
  private func restsOnName(_ argument: NodeID, _ tree: Tree) -> Bool {
    let range = tree.range(argument)
    return tree.nodes.indices.contains { index in
      let node = NodeID(index)
      return tree.kind(node) == .identifierExpr && range.contains(tree.range(node)) && tree.sourceText(node) != "Color"
        && tree.sourceText(node) != "UIColor"
    }
  }

  /// The same color, less transparent: `.white.opacity(0.35)` stays white where that is how colors are written.
  private func stronger(
    _ code: String, _ argument: NodeID, _ judgement: ContrastJudgement, _ worst: ContrastJudgement.Entry
  ) -> Fix? {
    guard code.hasSuffix(")"), let open = code.ranges(of: ".opacity(").last,
      let share = Double(code[open.upperBound...].dropLast()), share > 0
    else { return nil }
    var better = (share * 20).rounded(.down) / 20 + 0.05
    while better < 0.999 {
      let passes = judgement.entries.allSatisfy { entry in
        let (top, below) = (entry.foreground[entry.appearance], entry.background[entry.appearance])
        let stronger = Colour(red: top.red, green: top.green, blue: top.blue, alpha: min(1, top.alpha / share * better))
        return entry.appearance.isIncreased || stronger.over(below).contrast(on: below) >= needed
      }
      if passes {
        let hundredths = Int(saturating: (better * 100).rounded())
        let number = hundredths % 10 == 0 ? "0.\(hundredths / 10)" : "0.\(hundredths)"
        return Fix(
          title: "Use the opacity that passes, \(number)", safety: .unsafe,
          edits: [
            TextEdit(range: element.tree.range(argument), text: code[..<open.upperBound] + number + ")")
          ])
      }
      better += 0.05
    }
    return nil
  }
}
