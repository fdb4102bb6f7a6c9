// Pictures of UIKit code that a state shows, or exchanges, and of which VoiceOver says nothing: image views are no elements,
// and neither a label of the view around nor words beside them depend on that state.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A picture that alone tells a state.
public struct UIKitStateMark {
  /// The property that keeps the image view, as an index into `FileViews.members`.
  public var property: Int32
  /// Where the state shows or exchanges the picture.
  public var use: UIKitUse
  /// What is asked there.
  public var condition: NodeID
}

extension UIKitModel {
  /// The pictures of the file's views and cells that alone tell a state.
  public func stateMarks() -> [UIKitStateMark] {
    var result: [UIKitStateMark] = []
    var seen: Set<Int32> = []
    for use in code.uses where use.word == .isHidden || use.word == .image {
      guard use.value.exists, isJudged(use.member), use.path.root == .bare || use.path.root == .member,
        !use.path.part.exists, use.local < 0, isInView(use.member), let property = property(of: use),
        !seen.contains(property), let type = type(of: use), type.kind == .imageView, !type.isOwn,
        let condition = use.word == .isHidden ? conditionOfHiding(use) : conditionOfPictures(use)
      else { continue }
      let deciders = deciders(in: condition)
      guard !deciders.names.isEmpty, deciders.words.isDisjoint(with: Self.wordsOfNoState),
        Set(Words.split(tree.string(of: file.members[Int(property)].nameToken))).isDisjoint(with: Self.ornaments),
        isUnheard(use), !isSaid(deciders.names, besides: use)
      else { continue }
      seen.insert(property)
      result.append(UIKitStateMark(property: property, use: use, condition: condition))
    }
    return result
  }

  /// Whether the code is that of a view or cell, where a picture goes with what it shows.
  private func isInView(_ member: Int32) -> Bool {
    switch type(around: member)?.kind {
    case .view?, .tableCell?, .collectionCell?, .control?: true
    default: false
    }
  }

  private func property(of use: UIKitUse) -> Int32? {
    let owner = file.members[Int(use.member)].owner
    guard owner >= 0, let found = types.member(use.path.name, ofType: owner, in: file),
      project.file(found) === file, project.member(found).kind == .property
    else { return nil }
    return found.index
  }

  // MARK: What decides

  /// `icon.isHidden = !isMuted`, or `true` and `false` by a condition around.
  private func conditionOfHiding(_ use: UIKitUse) -> NodeID? {
    if tree.kind(use.value) == .boolLiteral {
      // One way alone may put it away while the cell is used anew.
      guard tree.mainIs(use.value, "false") else { return nil }
      let isPutAway = code.uses.contains {
        $0.word == .isHidden && $0.path.name == use.path.name && $0.member == use.member && $0.value.exists
          && tree.kind($0.value) == .boolLiteral && tree.mainIs($0.value, "true")
      }
      return isPutAway ? choice(around: use.node) : nil
    }
    // `icon.isHidden = icon.image == nil` says no more than the picture does.
    return tree.nodes(below: use.value).contains { tree.nodes[$0].kind == .nilLiteral } ? nil : use.value
  }

  /// What chooses between pictures that are named where they are set, each by a name of its own.
  private func conditionOfPictures(_ use: UIKitUse) -> NodeID? {
    guard namesPicture(use.value), let condition = choice(around: use.node) else { return nil }
    let others = code.uses.filter {
      $0.word == .image && $0.path.name == use.path.name && $0.member == use.member && $0.value.exists
    }
    guard others.count > 1, others.allSatisfy({ namesPicture($0.value) || tree.kind($0.value) == .nilLiteral }),
      Set(others.map { tree.sourceText($0.value) }).count > 1
    else { return nil }
    return condition
  }

  /// `UIImage(named: "lock")`, `UIImage(systemName: "pin")`, `#imageLiteral(resourceName: "done")`
  private func namesPicture(_ value: NodeID) -> Bool {
    tree.nodes(below: value).contains { tree.nodes[$0].kind == .stringLiteral }
  }

  /// What the innermost `if` or `switch` around asks.
  private func choice(around node: NodeID) -> NodeID? {
    for outer in tree.enclosing(node) {
      switch tree.kind(outer) {
      case .ifExpr, .switchExpr: return tree.firstChild(outer)
      case .guardStmt, .forStmt, .whileStmt, .closureExpr, .funcDecl, .accessor, .initDecl: return nil
      default: continue
      }
    }
    return nil
  }

  private func deciders(in condition: NodeID) -> (names: Set<Name>, words: Set<String>) {
    var names: Set<Name> = []
    var words: Set<String> = []
    for index in tree.nodes(below: condition) {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .identifierExpr where tree.startsWithCapital(node): continue
      case .identifierExpr, .memberExpr, .identifierPattern, .implicitMemberExpr:
        words.formUnion(Words.split(tree.text(node)))
        guard !model.isWay(node, below: condition, tree) else { continue }
        names.insert(tree.name(node))
      default: continue
      }
    }
    return (names.subtracting(FileModel.namesOfNothing), words)
  }

  /// What opens, loads, selects or makes room is no state of what is shown; of the look of the app neither.
  private static let wordsOfNoState: Set<String> = [
    "expanded", "collapsed", "compact", "show", "shows", "showing", "shown", "editing", "edit", "selected",
    "highlighted",
    "image", "url", "loading", "loaded", "empty", "large", "small", "size", "width", "height", "dark", "theme", "style",
    "first", "last", "index", "ipad", "idiom", "landscape", "portrait", "open", "opened", "visible", "hidden",
    "animated",
    "icon", "drag", "dragged", "progress",
  ]
  private static let ornaments: Set<String> = [
    "arrow", "chevron", "disclosure", "expand", "separator", "divider", "background", "avatar", "photo", "placeholder",
    "thumbnail", "preview", "artwork", "cover", "logo", "spinner", "shadow", "gradient", "overlay", "line", "check",
    "checkmark", "tick", "radio", "selection", "profile", "blur", "caret",
  ]

  // MARK: What is heard

  private func isUnheard(_ use: UIKitUse) -> Bool {
    let facts = facts(ofObjectIn: use)
    guard !facts.isOpen,
      !facts.saysAny(
        .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityValue, .accessibilityTraits,
        .accessibilityHint)
    else { return false }
    return facts.uses.allSatisfy { said in
      said.word != .isAccessibilityElement || said.value.exists && tree.mainIs(said.value, "false")
    }
  }

  /// Whether words, or another view that may hold some, depend on one of the names, or what the view says of itself.
  private func isSaid(_ names: Set<Name>, besides mark: UIKitUse) -> Bool {
    let owner = file.members[Int(mark.member)].owner
    let name = file.types[Int(owner)].name
    var speaks = false
    for use in code.uses where use.value.exists || use.word == .setTitle {
      switch use.word {
      case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityAttributedLabel:
        speaks = true
      case .text, .attributedText, .setTitle, .setAttributedTitle: break
      case .isHidden, .alpha:
        guard use.path.name != mark.path.name, type(of: use)?.kind != .imageView else { continue }
      default: continue
      }
      if dependsOn(names, use) { return true }
      if Self.words.contains(use.word), namesState(use.value) { return true }
    }
    if isTold(names, besides: mark) { return true }
    // What a class works out when it is asked may say anything that it names.
    for member in file.members where member.owner >= 0 && file.types[Int(member.owner)].name == name {
      guard Self.spoken.contains(member.name), member.block.exists else { continue }
      speaks = true
      if !tree.names(in: member.block).isDisjoint(with: names) { return true }
    }
    return !speaks && mentionsAccessibility(name)
  }

  private static let words: Set<UIKitWord> = [.text, .attributedText, .setTitle, .setAttributedTitle]

  /// `account.type.shortText`, `item.statusText`
  private func namesState(_ value: NodeID) -> Bool {
    guard value.exists else { return false }
    return tree[value].tokens.contains { token in
      tree.tokens.isName(token)
        && Words.split(tree.string(of: token)).contains { Element.wordsOfStates.contains($0) || $0 == "type" }
    }
  }

  /// Whether a property that may hold words is told something in a choice by the names, or of them:
  /// `nameLabel.configure(with: verifiedLink)`.
  private func isTold(_ names: Set<Name>, besides mark: UIKitUse) -> Bool {
    let member = file.members[Int(mark.member)]
    for index in tree.nodes(below: member.node) where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr, case let object = tree.firstChild(callee), object.exists,
        tree.kind(object) == .identifierExpr, tree.name(object) != mark.path.name,
        types.member(tree.name(object), ofType: member.owner, in: file) != nil,
        Words.split(tree.text(object)).contains(where: { $0 == "label" || $0 == "button" }),
        tree.children(call).contains(where: { tree.kind($0) == .argument })
      else { continue }
      if !tree.names(in: call).isDisjoint(with: names) || isAsked(names, around: call) { return true }
    }
    return false
  }

  private func dependsOn(_ names: Set<Name>, _ use: UIKitUse) -> Bool {
    !tree.names(in: use.value.exists ? use.value : use.node).isDisjoint(with: names) || isAsked(names, around: use.node)
  }

  private func isAsked(_ names: Set<Name>, around node: NodeID) -> Bool {
    for outer in tree.enclosing(node) {
      switch tree.kind(outer) {
      case .ifExpr, .switchExpr, .ternaryExpr:
        let condition = tree.firstChild(outer)
        if condition.exists, !tree.names(in: condition).isDisjoint(with: names) { return true }
      case .funcDecl, .accessor, .initDecl: return false
      default: continue
      }
    }
    return false
  }

  private static let spoken: Set<Name> = Set(
    ["accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAttributedLabel"].map { Name($0) })
}
