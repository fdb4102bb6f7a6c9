// Boxes of MBProgressHUD that show something and go away by themselves: the package posts nothing.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum PassingBoxes {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    guard model.project.imports.contains(box), model.project.announcements(in: model.file).isEmpty,
      !model.project.declaresType(box)
    else { return }
    let tree = model.tree
    for local in model.code.locals where isBox(local.value, tree) && model.isJudged(local.member) {
      let member = model.file.members[Int(local.member)]
      for index in tree.nodes(below: member.node) where tree.nodes[index].kind == .assignExpr {
        let node = NodeID(index)
        let target = tree.firstChild(node)
        guard tree.kind(target) == .memberExpr, tree.mainIs(target, "mode"),
          case let holder = tree.firstChild(target), tree.kind(holder) == .identifierExpr,
          tree.name(holder) == local.name, case let start = tree.range(holder).start, local.start <= start,
          start < local.end, tells(tree.lastChild(node), tree)
        else { continue }
        let hasText = tree.mainIs(tree.lastChild(node), "text") || givesText(to: local, in: member, tree)
        report.add(
          .warning, .medium, at: node,
          "This HUD shows \(hasText ? "a text" : "a view") and disappears without an announcement, so VoiceOver users may miss it",
          help:
            "Call UIAccessibility.post(notification: .announcement, argument: …) with \(hasText ? "the text" : "what the view tells") when it appears."
        )
      }
    }
  }

  private static let box = Name("MBProgressHUD")

  /// `MBProgressHUD.showAdded(to: view, animated: true)`, `MBProgressHUD(view: view)`
  private static func isBox(_ value: NodeID, _ tree: Tree) -> Bool {
    guard value.exists, tree.kind(value) == .callExpr else { return false }
    let callee = tree.firstChild(value)
    switch tree.kind(callee) {
    case .identifierExpr: return tree.name(callee) == box
    case .memberExpr:
      let holder = tree.firstChild(callee)
      return tree.kind(holder) == .identifierExpr && tree.name(holder) == box && tree.mainIs(callee, "showAdded")
    default: return false
    }
  }

  /// Whether the code around gives the box words: `hud.label.text = title`.
  private static func givesText(to local: UIKitLocal, in member: Member, _ tree: Tree) -> Bool {
    tree.nodes(below: member.node).contains { index in
      guard tree.nodes[index].kind == .assignExpr, case let target = tree.firstChild(NodeID(index)),
        tree.kind(target) == .memberExpr
      else { return false }
      var holder = tree.firstChild(target)
      if tree.mainIs(target, "text"), tree.kind(holder) == .memberExpr { holder = tree.firstChild(holder) }
      guard tree.mainIs(target, "text") || texts.contains(tree.name(target)), tree.kind(holder) == .identifierExpr,
        tree.name(holder) == local.name, case let start = tree.range(holder).start
      else { return false }
      return local.start <= start && start < local.end
    }
  }

  private static let texts: Set<Name> = [Name("labelText"), Name("detailsLabelText")]

  /// Words or a picture in place of the spinner.
  private static func tells(_ mode: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(mode) {
    case .implicitMemberExpr, .memberExpr: tree.mainIs(mode, "text") || tree.mainIs(mode, "customView")
    default: false
    }
  }
}
