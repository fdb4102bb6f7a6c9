// Screens that UIKit code pushes and that never say what they are.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitScreens {
  static func untitled(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    var told: Set<Name> = []
    for use in model.code.uses where use.word == .called && use.name == Name("pushViewController") {
      guard model.isJudged(use.member), let argument = tree.argument(of: use.node, label: nil) else { continue }
      var creation = argument
      if tree.kind(argument) == .identifierExpr,
        let local = model.code.local(named: tree.name(argument), at: tree.range(argument).start)
      {
        creation = model.code.locals[Int(local)].value
        // The title may be given by whoever pushes.
        guard !model.code.uses.contains(where: { $0.local == local && titles.contains($0.word) }),
          !model.code.uses.contains(where: {
            $0.local == local && $0.word == .passed && $0.name != Name("pushViewController")
          }),
          !isTitled(tree.string(of: tree[argument].main), in: use.member, model)
        else { continue }
      }
      // Without an animation it is what a stack begins with.
      if let animated = tree.argument(of: use.node, label: "animated"),
        tree.source.string(tree.range(animated)) == "false"
      {
        continue
      }
      guard creation.exists, tree.kind(creation) == .callExpr, tree.kind(tree.firstChild(creation)) == .identifierExpr,
        !hidesBar(use, model)
      else { continue }
      if let hosted = hostedView(creation, tree) {
        guard model.screenTitle(ofViewNamed: tree.name(hosted)) == .missing, told.insert(tree.name(hosted)).inserted
        else { continue }
        report.add(
          .warning, .medium, at: hosted,
          "The screen \(tree.text(hosted)) is pushed without a title, so VoiceOver does not announce where people are",
          help: "Add .navigationTitle(\"…\") to the view, or set the title of the hosting controller.")
        continue
      }
      let name = tree.name(tree.firstChild(creation))
      guard model.systemClass(of: name) == Name("UIViewController"), !model.mentionsTitle(name),
        told.insert(name).inserted
      else { continue }
      report.add(
        .warning, .medium, at: tree.firstChild(creation),
        "The screen \(tree.text(tree.firstChild(creation))) is pushed without a title, so VoiceOver does not announce where people are",
        help: "Set its title, or navigationItem.title, to distinguish this screen from the others.")
    }
  }

  /// The view in `UIHostingController(rootView: Screen())`; nothing where modifiers stand behind it.
  private static func hostedView(_ creation: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.text(tree.firstChild(creation)) == "UIHostingController",
      let root = tree.argument(of: creation, label: "rootView"), tree.kind(root) == .callExpr,
      tree.kind(tree.firstChild(root)) == .identifierExpr
    else { return nil }
    return tree.firstChild(root)
  }

  private static let titles: Set<UIKitWord> = [.title, .titleView]

  /// `detail.navigationItem.title = …`
  private static func isTitled(_ name: String, in member: Int32, _ model: UIKitModel) -> Bool {
    let code = model.tree.source.string(model.tree.range(model.file.members[Int(member)].node))
    return code.contains("\(name).navigationItem") || code.contains("\(name).title")
      || code.contains("\(name)?.title")
  }

  /// Whether the bar with the title is hidden by whoever pushes, in the declaration of its type or an extension.
  private static func hidesBar(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let owner = model.file.members[Int(use.member)].owner
    guard owner >= 0 else { return true }
    let parts = model.project.parts(ofType: model.file.types[Int(owner)].name, from: model.file)
    return parts.contains { file, node in
      let code = file.tree.source.string(file.tree.range(node))
      return code.contains("avigationBarHidden") || code.contains("avigationBar.isHidden")
    }
  }
}
