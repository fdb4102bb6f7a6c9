// Fixed fonts that a function is given for the texts that it sets up: `style(title, font: .boldSystemFont(ofSize: 16))`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFonts {
  /// Reports the fonts that the calls of a private function give it, where the function puts them on a text as they are.
  static func given(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    for use in texts(model) {
      guard tree.kind(use.value) == .identifierExpr, let parameter = parameter(use, model),
        !model.facts(ofObjectIn: use).says(.adjustsFontForContentSizeCategory)
      else { continue }
      for call in calls(of: use.member, model) {
        guard let font = model.argument(parameter, of: call.node, to: use.member, member: call.member),
          case .fixed(let points)? = model.fontLook(of: font, member: call.member), points >= 1
        else { continue }
        report.add(
          .error, .high, at: tree.range(font),
          "This font is fixed and ignores Dynamic Type: \(points.plainText) points; "
            + "\(tree.string(of: model.file.members[Int(use.member)].nameToken)) sets it as the font of a label",
          help: "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and set "
            + "adjustsFontForContentSizeCategory in the function.")
      }
    }
  }

  /// The fonts that calls hand to functions of the project which put them on words.
  static func handed(_ model: UIKitModel, _ report: inout Report) {
    for handed in model.fontsPutOnWords { add(handed.font, handed.member, model, &report) }
  }

  /// The parameter that a font is, of a function that is called in its own file only.
  private static func parameter(_ use: UIKitUse, _ model: UIKitModel) -> Name? {
    let member = model.file.members[Int(use.member)]
    guard member.kind == .function, member.isHidden, case let name = model.tree.name(use.value),
      member.parameters.contains(where: { $0.name == name }),
      // Of several functions of one name each call means one.
      model.file.members.count(where: { $0.kind == .function && $0.name == member.name }) == 1
    else { return nil }
    return name
  }

  private static func calls(of member: Int32, _ model: UIKitModel) -> [(node: NodeID, member: Int32)] {
    let (tree, name) = (model.tree, model.file.members[Int(member)].name)
    return tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .callExpr, case let callee = tree.firstChild(NodeID(index)),
        tree.name(callee) == name,
        tree.kind(callee) == .identifierExpr
          || tree.kind(callee) == .memberExpr && tree.mainIs(tree.firstChild(callee), "self"),
        let around = model.member(around: NodeID(index)), model.isJudged(around)
      else { return nil }
      return (NodeID(index), around)
    }
  }
}
