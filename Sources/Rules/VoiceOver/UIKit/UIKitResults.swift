// Results that UIKit code shows by looks alone: right or wrong, told by a colour and a picture, and by nothing that is
// heard.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitResults {
  /// Calls such as `button.wrongAnswer()` that only paint, in a branch that asks how something went.
  static func unannounced(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    for use in model.code.uses where use.word == .called && model.isJudged(use.member) {
      guard tells(tree.firstChild(use.node), tree), let branch = branch(around: use.node, tree),
        asksForResult(branch.conditions, tree), !isTold(model.file.members[Int(use.member)].node, model),
        paintsOnly(use, model)
      else { continue }
      report.add(
        .warning, .medium, at: use.node,
        "\(tree.text(tree.firstChild(use.node)))() shows the result only visually, so VoiceOver users may miss it",
        help:
          "Call UIAccessibility.post(notification: .announcement, argument: …) with the result, and include it in the label or value."
      )
    }
  }

  /// Labels named for an outcome that code brings up with new words: `errorLabel.text = …; errorLabel.isHidden = false`.
  static func unannouncedLabels(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    guard model.project.announcements(in: model.file).isEmpty else { return }
    for use in model.code.uses where use.word == .isHidden && model.isJudged(use.member) {
      guard use.value.exists, use.path.root == .bare || use.path.root == .member, !use.path.part.exists,
        tells(use.base, tree), model.boolean(of: use.value, member: use.member) == false,
        model.type(of: use)?.kind == .label,
        let block = tree.enclosing(use.node, while: { $0 != .funcDecl }).first(where: { tree.kind($0) == .codeBlock }),
        model.code.uses.contains(where: {
          $0.word == .text && $0.path.name == use.path.name && $0.member == use.member && $0.value.exists
            && tree.enclosing($0.node, while: { $0 != .funcDecl }).first { tree.kind($0) == .codeBlock } == block
        }),
        !isTold(model.file.members[Int(use.member)].node, model), !isRow(use.member, model)
      else { continue }
      report.add(
        .warning, .medium, at: use.node,
        "\(Rule.appearsUnsaid): \(tree.codeInMessage(use.base)) is shown with new text",
        help: "Call UIAccessibility.post(notification: .announcement, argument: …) with its text when it appears.")
    }
  }

  /// The same of labels that are shown from the start, wherever that is said: words come into them when something went wrong.
  static func unannouncedWords(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    guard model.project.announcements(in: model.file).isEmpty, model.code.uses.contains(where: { $0.word == .text })
    else { return }
    for object in model.keptObjects where object.type.kind == .label && object.name.exists {
      let facts = model.facts(of: object)
      // Code that shows and hides it is asked for itself; what is said while it is made is not.
      guard !facts.uses.contains(where: { $0.word == .isHidden && $0.member != object.member }),
        !facts.saysElsewhere(.text), !facts.uses.contains(where: { $0.word == .text && $0.member == object.member }),
        let shown = model.said(.isHidden, to: object, facts), !shown.isEmpty,
        shown.allSatisfy({ !$0.isConditional && model.boolean(of: $0) == false })
      else { continue }
      for use in facts.uses
      where use.word == .text && use.value.exists && model.isJudged(use.member) {
        guard tree.kind(use.value) != .nilLiteral, !tree.isBlankLiteral(use.value), model.isConditional(use.node),
          tells(use.base, tree), model.file.members[Int(use.member)].kind == .function,
          !isSetUp(model.file.members[Int(use.member)], tree),
          !isTold(model.file.members[Int(use.member)].node, model), !isRow(use.member, model)
        else { continue }
        report.add(
          .warning, .medium, at: tree.range(use.node),
          "\(Rule.appearsUnsaid): \(tree.codeInMessage(use.base)) gets new text",
          help: "Call UIAccessibility.post(notification: .announcement, argument: …) with its words when it appears.",
          related: shown.map {
            RelatedLocation(
              path: $0.file.path, range: $0.file.tree.range($0.value), message: "always shown")
          })
      }
    }
  }

  /// Whether code runs when a screen appears: what is there from the start is met like anything else.
  private static func isSetUp(_ member: Member, _ tree: Tree) -> Bool {
    let name = tree.string(of: member.nameToken)
    let isOverride = tree.children(member.node).contains { tree.kind($0) == .modifier && tree.text($0) == "override" }
    return isOverride || ["viewDidLoad", "loadView", "awakeFromNib"].contains(name)
  }

  /// Whether code is that of a cell, whose words are met with the row.
  private static func isRow(_ member: Int32, _ model: UIKitModel) -> Bool {
    let owner = model.file.members[Int(member)].owner
    guard owner >= 0 else { return true }
    return model.types.lineage(of: model.file.types[Int(owner)].name, from: model.file).contains {
      $0.name == Name("UITableViewCell") || $0.name == Name("UICollectionViewCell")
    }
  }

  private static let outcomes: WordSet = [
    "correct", "wrong", "incorrect", "success", "succeeded", "failure", "failed", "valid", "invalid", "error",
  ]

  private static func tells(_ name: NodeID, _ tree: Tree) -> Bool { outcomes.holdsWord(of: tree.mainText(name)) }

  /// The `if` with an `else` whose branch a call stands in.
  private static func branch(around node: NodeID, _ tree: Tree) -> (conditions: NodeID, statement: NodeID)? {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      if tree.nodes[index].firstDescendant <= node.index {
        switch tree.nodes[index].kind {
        case .ifExpr:
          let parts = tree.children(NodeID(index))
          return parts.count == 3 ? (parts[0], NodeID(index)) : nil
        case .closureExpr, .funcDecl, .initDecl, .accessor: return nil
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// A single condition that is named for an outcome: `isCorrect`, `answer.isValid`.
  private static func asksForResult(_ conditions: NodeID, _ tree: Tree) -> Bool {
    let parts = tree.children(conditions)
    guard parts.count == 1 else { return false }
    switch tree.kind(parts[0]) {
    case .identifierExpr, .memberExpr: return tells(parts[0], tree)
    default: return false
    }
  }

  /// Whether the code around says it in another way: an announcement, an alert, a focus that moves.
  private static func isTold(_ member: NodeID, _ model: UIKitModel) -> Bool {
    speaks(model.tree, member)
  }

  /// Whether the function that is called does no more than paint, as far down as the project goes.
  private static func paintsOnly(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    guard let type = model.type(of: use) else { return false }
    var open = functions(named: use.name, of: type.name, from: model.file, model)
    var seen: Set<MemberReference> = []
    var paints = false
    while let next = open.popLast() {
      guard seen.insert(next).inserted, seen.count < 12 else { continue }
      let member = model.project.member(next)
      let home = model.project.file(next)
      guard member.kind == .function, member.block.exists, !speaks(home.tree, member.node) else { return false }
      let tree = home.tree
      for index in Int(tree[member.block].firstDescendant)..<Int(member.block.index) {
        let node = NodeID(index)
        switch tree.nodes[index].kind {
        case .identifierExpr, .memberExpr:
          let words = Words.split(tree.text(node))
          if words.contains(where: { ["color", "colour", "image", "tint", "background"].contains($0) }) {
            paints = true
          }
        case .callExpr:
          let callee = tree.firstChild(node)
          if tree.kind(callee) == .identifierExpr, tree.text(callee).first?.isLowercase == true {
            open += functions(named: tree.name(callee), of: type.name, from: home, model)
          }
        default: break
        }
      }
    }
    return paints
  }

  private static func functions(
    named name: Name, of type: Name, from file: FileViews, _ model: UIKitModel
  ) -> [MemberReference] {
    for ancestor in model.types.lineage(of: type, from: file) {
      let found = model.project.members(named: name, ofType: ancestor.name, from: ancestor.file)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether code sets words, announces, moves the focus, or shows an alert.
  private static func speaks(_ tree: Tree, _ node: NodeID) -> Bool {
    let first = Int(tree[node].firstDescendant)
    for index in first..<Int(node.index) {
      switch tree.nodes[index].kind {
      case .identifierExpr, .memberExpr:
        let text = tree.text(NodeID(index)).lowercased()
        if text.contains("accessib") || text.contains("announce") || text == "post" || text.contains("alert")
          || text == "present" || text.contains("haptic") || text.contains("feedback")
        {
          return true
        }
      default: break
      }
    }
    return false
  }
}
