// The colours that code gives a text of UIKit: where it is made, where it is kept, in a styled string, in a configuration.

import CurbcutSyntax
import CurbcutViews

/// A colour that a text is given.
struct UIKitSaidColour {
  var value: ColourValue
  /// Where a finding about it is shown, in the model's file.
  var node: NodeID
  var member: Int32
  var isConditional: Bool
}

extension UIKitModel {
  /// Objects that functions of the project make: `let title = makeLabel()`.
  func makeGivenObjects() -> [UIKitObject] {
    var result: [UIKitObject] = []
    func isGiven(_ value: NodeID) -> Bool {
      guard value.exists, tree.kind(value) == .callExpr, creation(of: value) == nil else { return false }
      let callee = tree.firstChild(value)
      return tree.kind(callee) == .identifierExpr || tree.kind(callee) == .memberExpr
    }
    for (index, local) in code.locals.enumerated() where isJudged(local.member) && isGiven(local.value) {
      guard let type = type(of: local.value, member: local.member) else { continue }
      result.append(
        UIKitObject(
          type: type, creation: local.value, member: local.member, local: Int32(index), name: local.name))
    }
    // By their places: a copy of a member counts references.
    let members = file.members
    for index in members.indices
    where members[index].kind == .property && isJudged(Int32(index)) && isGiven(members[index].value) {
      guard let type = type(of: members[index].value, member: Int32(index)) else { continue }
      result.append(
        UIKitObject(
          type: type, creation: members[index].value, member: Int32(index), local: -1, name: members[index].name))
    }
    return result.sorted { $0.creation < $1.creation }
  }

  /// The colours that are said to an object by one word; nil where others may say it at any time.
  func said(_ word: UIKitWord, to object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSaidColour]? {
    guard !facts.saysForeign(word) else { return nil }
    let isTitle = word == .setTitleColor
    let own = withoutOverwritten(facts.uses.filter { $0.word == word && (!isTitle || isForNormal($0, in: tree)) })
    var result = own.map { use in
      let node = isTitle ? tree.argument(of: use.node, label: nil) ?? .none : use.value
      return UIKitSaidColour(
        value: colour(of: node, member: use.member), node: node, member: use.member,
        isConditional: isConditional(use.node))
    }
    // What is said where the object is kept comes after what is said where it is made.
    if result.contains(where: { !$0.isConditional }) { return result }
    for made in facts.made where made.use.word == word && (!isTitle || isForNormal(made.use, in: made.file.tree)) {
      let there = made.file.tree
      let node = isTitle ? there.argument(of: made.use.node, label: nil) ?? .none : made.use.value
      guard node.exists else { return nil }
      let scope = Scope(
        file: made.file, type: made.file.members[Int(made.use.member)].owner, member: made.use.member,
        frame: made.frame)
      result.append(
        UIKitSaidColour(
          value: resolver.value(of: node, in: scope, realm: .uiKit), node: place(of: node, made, object),
          member: made.file === file ? made.use.member : object.member,
          isConditional: Self.isConditional(made.use.node, in: there)))
    }
    return result
  }

  /// Where the color is written that a function or class gives: in this file, in the call that passes it, else where the
  /// object is made.
  private func place(of node: NodeID, _ made: UIKitMade, _ object: UIKitObject) -> NodeID {
    let there = made.file.tree
    if there.kind(node) == .identifierExpr, let frame = made.frame, let argument = frame.arguments[there.name(node)] {
      return frame.scope.file === file ? argument : object.creation
    }
    return made.file === file ? node : object.creation
  }

  private func isForNormal(_ use: UIKitUse, in there: Tree) -> Bool {
    guard let state = there.argument(of: use.node, label: "for") else { return false }
    return there.text(state) == "normal"
  }

  /// What is said last in a function, where it is always said, takes the place of what is said there before.
  private func withoutOverwritten(_ uses: [UIKitUse]) -> [UIKitUse] {
    guard uses.count > 1 else { return uses }
    var last: [Int32: NodeID] = [:]
    for use in uses where !isConditional(use.node) { last[use.member] = max(last[use.member] ?? use.node, use.node) }
    return uses.filter { use in last[use.member].map { $0 <= use.node } ?? true }
  }

  // MARK: Styled strings

  /// The colour in `NSAttributedString(string:attributes:)`; nil where the string is made in another way, an empty list
  /// where it says none.
  func colours(inStyled node: NodeID, member: Int32) -> [UIKitSaidColour]? {
    let made = tree.unwrapped(valued(node))
    guard made.exists, tree.kind(made) == .callExpr, case let callee = tree.firstChild(made),
      ["NSAttributedString", "NSMutableAttributedString"].contains(tree.text(callee)),
      tree.argument(of: made, label: "string") != nil
    else { return nil }
    guard let argument = tree.argument(of: made, label: "attributes") else { return [] }
    let list = tree.unwrapped(valued(argument))
    guard list.exists, tree.kind(list) == .dictionaryLiteral else { return nil }
    for entry in tree.children(list) {
      let key = tree.firstChild(entry)
      guard key.exists, tree.text(key) == "foregroundColor", case let value = tree.lastChild(entry), value != key else {
        continue
      }
      return [
        UIKitSaidColour(
          value: colour(of: value, member: member), node: value, member: member, isConditional: isConditional(node))
      ]
    }
    return []
  }

  /// What a constant holds that an expression names.
  private func valued(_ node: NodeID) -> NodeID {
    guard let local = code.binding(of: node, tree), local.value.exists, tree.kind(local.node) == .binding,
      case let declaration = tree.parent(of: local.node), let declaration, tree.mainIs(declaration, "let")
    else { return node }
    return local.value
  }
}
