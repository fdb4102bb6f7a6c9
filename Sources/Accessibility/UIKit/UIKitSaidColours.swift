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
  /// What says it; nil for a styled string.
  var said: UIKitSaid?
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
  func colours(_ word: UIKitWord, of object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSaidColour]? {
    said(word, to: object, facts)?.map {
      UIKitSaidColour(
        value: colour(of: $0), node: $0.place, member: $0.member, isConditional: $0.isConditional,
        said: $0)
    }
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
    guard let value = tree.value(inDictionary: list, where: { tree.text($0) == "foregroundColor" }) else { return [] }
    return [
      UIKitSaidColour(
        value: colour(of: value, member: member), node: value, member: member, isConditional: isConditional(node))
    ]
  }

  /// What a constant holds that an expression names.
  private func valued(_ node: NodeID) -> NodeID {
    guard let local = code.binding(of: node, tree), local.value.exists, tree.kind(local.node) == .binding,
      case let declaration = tree.parent(of: local.node), let declaration, tree.mainIs(declaration, "let")
    else { return node }
    return local.value
  }
}
