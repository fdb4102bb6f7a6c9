// Tabs of UIKit code that are made with a picture and without words.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitTabs {
  static func nameless(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    var objects: [NodeID: UIKitObject]?
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard tree.text(tree.firstChild(call)) == "UITabBarItem", let title = tree.argument(of: call, label: "title"),
        hasNoWords(title, member, model), let image = tree.argument(of: call, label: "image"),
        tree.kind(image) != .nilLiteral
      else { continue }
      let known = objects ?? Dictionary(model.objects.map { ($0.creation, $0) }) { first, _ in first }
      objects = known
      guard staysNameless(call, known[call], member, model) else { continue }
      report.add(
        .warning, .medium, at: title,
        "This tab has an image but no title, so VoiceOver reads the name of the image",
        help: "Give the tab bar item a title, or set its accessibilityLabel.")
    }
  }

  private static func hasNoWords(_ title: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    if model.tree.kind(title) == .nilLiteral { return true }
    let words = model.wordings(of: title, member: member)
    return !words.hasRuntime && words.areKnown && !words.all.isEmpty && words.all.allSatisfy(\.isBlank)
  }

  /// Whether nothing names the item later: nobody says words to it where it is kept, and the controller that it is given
  /// to has no title of its own, which would become the tab's.
  private static func staysNameless(
    _ call: NodeID, _ object: UIKitObject?, _ member: Int32, _ model: UIKitModel
  ) -> Bool {
    if let object {
      let facts = model.facts(of: object)
      return !facts.isOpen && !facts.saysAny(.title, .accessibilityLabel, .accessibilityAttributedLabel)
    }
    let tree = model.tree
    let index = Int(call.index) + 1
    guard index < tree.nodes.count, tree.nodes[index].kind == .assignExpr else { return false }
    let target = tree.firstChild(NodeID(index))
    guard tree.mainIs(target, "tabBarItem") else { return false }
    let controller = tree.kind(target) == .memberExpr ? tree.firstChild(target) : .none
    if !controller.exists || tree.mainIs(controller, "self") {
      // The controller's own, to which its class says all that it says of itself.
      guard let type = model.type(around: member), type.kind == .viewController,
        !model.classSaysAny([.title, .accessibilityLabel], type)
      else { return false }
      let owner = model.file.members[Int(member)].owner
      return !model.file.members.contains { other in
        other.owner == owner && other.block.exists
          && names(other.block, tree) { says("tabBarItem", $0, tree) }
      }
    }
    guard tree.kind(controller) == .identifierExpr, let type = model.type(of: controller, member: member),
      type.kind == .viewController, !type.isOwn || !model.classSaysAny([.title, .accessibilityLabel], type)
    else { return false }
    let block = model.file.members[Int(member)].block
    return block.exists
      && !names(block, tree) { holder in
        tree.nodes(below: holder).contains {
          tree.nodes[$0].kind == .identifierExpr && tree.name(NodeID($0)) == tree.name(controller)
        }
      }
  }

  /// Whether code gives a controller or its item words: `home.title = …`, `home.tabBarItem.accessibilityLabel = …`.
  private static func names(_ block: NodeID, _ tree: Tree, where isMeant: (NodeID) -> Bool) -> Bool {
    tree.nodes(below: block).contains { index in
      guard tree.nodes[index].kind == .assignExpr else { return false }
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr else { return false }
      switch tree.text(target) {
      case "title", "accessibilityLabel", "accessibilityAttributedLabel": return isMeant(target)
      default: return false
      }
    }
  }

  private static func says(_ name: StaticString, _ node: NodeID, _ tree: Tree) -> Bool {
    tree[node].tokens.contains { tree.tokens.isSpelt($0, name, in: tree.source) }
  }
}
