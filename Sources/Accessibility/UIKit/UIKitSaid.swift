// What is said to an object by one word: where it is kept, by the function that makes it, by its class, with the scope in
// which each value means something.

import CurbcutSyntax
import CurbcutViews

/// Something said to an object, which holds in the end.
public struct UIKitSaid {
  public var use: UIKitUse
  /// What is said; none for calls without a value.
  public var value: NodeID
  public var isConditional: Bool
  /// Where a finding about it is shown, in the model's file.
  public var place: NodeID
  /// Index into `FileViews.members` of that file.
  public var member: Int32
  /// Where the value is written.
  public var scope: Scope

  /// The file that says it, which is another one for a class or function that is declared there.
  public var file: FileViews { scope.file }
}

extension UIKitModel {
  /// The objects of the file that have a name, whoever makes them: its own code, functions, Interface Builder.
  public var keptObjects: [UIKitObject] { objects + givenObjects + outletObjects }

  /// Outlets whose file is known.
  func makeOutletObjects() -> [UIKitObject] {
    var result: [UIKitObject] = []
    // By their places: a copy of a member counts references.
    let members = file.members
    for index in members.indices
    where members[index].kind == .property && isJudged(Int32(index)) && members[index].owner >= 0
      && members[index].attributeNodes.contains(where: { tree.text($0).hasPrefix("IB") })
    {
      let names = types.lineage(of: file.types[Int(members[index].owner)].name, from: file).map(\.name)
      guard project.outlets.words(saidTo: members[index].name, ofTypes: names) != nil,
        let type = type(ofMember: Int32(index))
      else { continue }
      result.append(
        UIKitObject(
          type: type, creation: members[index].node, member: Int32(index), local: -1, name: members[index].name))
    }
    return result
  }

  /// What is said to an object by one word and holds in the end; nil where others may say it at any time, or a file of
  /// Interface Builder says it last.
  public func said(_ word: UIKitWord, to object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSaid]? {
    guard !facts.saysForeign(word) else { return nil }
    let isTitle = word == .setTitleColor
    func isMeant(_ use: UIKitUse, in there: Tree) -> Bool {
      use.word == word && (!isTitle || isForNormal(use, in: there))
    }
    var result = withoutOverwritten(facts.uses.filter { isMeant($0, in: tree) }).map { said(by: $0) }
    let called = facts.made.filter { $0.call != nil && isMeant($0.use, in: $0.file.tree) }
    if let call = called.first {
      // Which of several is said last is not known.
      guard called.count == 1, result.isEmpty, !facts.isBuiltWith(word) else { return nil }
      return said(call, to: object, isTitle: isTitle).map { [$0] }
    }
    // What is said where the object is kept comes after what is said where it is made.
    if result.contains(where: { !$0.isConditional }) { return result }
    for made in facts.made where isMeant(made.use, in: made.file.tree) {
      guard let made = said(made, to: object, isTitle: isTitle) else { return nil }
      result.append(made)
    }
    if facts.isBuiltWith(word), !result.contains(where: { !$0.isConditional }) { return nil }
    return result
  }

  /// What a use in the model's file says.
  private func said(by use: UIKitUse) -> UIKitSaid {
    let value = use.word == .setTitleColor ? tree.argument(of: use.node, label: nil) ?? .none : use.value
    return UIKitSaid(
      use: use, value: value, isConditional: isConditional(use), place: value, member: use.member,
      scope: scope(of: use.member))
  }

  private func said(_ made: UIKitMade, to object: UIKitObject, isTitle: Bool) -> UIKitSaid? {
    let there = made.file.tree
    let value = isTitle ? there.argument(of: made.use.node, label: nil) ?? .none : made.use.value
    guard value.exists else { return nil }
    let member = made.file === file ? made.use.member : object.member
    return UIKitSaid(
      use: made.use, value: value,
      isConditional: Self.isConditional(made.use, in: made.file) || made.call.map(isConditional) ?? false,
      place: place(of: value, made, object), member: made.call?.member ?? member,
      scope: Scope(
        file: made.file, type: made.file.members[Int(made.use.member)].owner, member: made.use.member,
        frame: made.frame))
  }

  /// Where a value is written that a function or class gives: in this file, in the call that passes it, else where the
  /// object is made.
  private func place(of node: NodeID, _ made: UIKitMade, _ object: UIKitObject) -> NodeID {
    let there = made.file.tree
    if let call = made.call?.node {
      // What the call passes tells the color.
      let passed = tree.children(call).dropFirst().first { tree.kind($0) == .argument }
      return passed.map { tree.lastChild($0) } ?? call
    }
    if there.kind(node) == .identifierExpr, let frame = made.frame, let argument = frame.arguments[there.name(node)] {
      return frame.scope.file === file ? argument : object.creation
    }
    return made.file === file ? node : object.creation
  }

  private func isForNormal(_ use: UIKitUse, in there: Tree) -> Bool {
    guard let state = there.argument(of: use.node, label: "for") else { return false }
    return there.isNormalState(state)
  }

  /// What is said last in a function, where it is always said, takes the place of what is said there before.
  private func withoutOverwritten(_ uses: [UIKitUse]) -> [UIKitUse] {
    guard uses.count > 1 else { return uses }
    var last: [Int32: NodeID] = [:]
    for use in uses where !isConditional(use) { last[use.member] = max(last[use.member] ?? use.node, use.node) }
    return uses.filter { use in last[use.member].map { $0 <= use.node } ?? true }
  }

  // MARK: What holds its sides

  /// What holds one side of an object, `.fixedWidth` or `.fixedHeight`; nil where others may hold it as well. What holds a
  /// side is not overwritten by more.
  public func sides(_ word: UIKitWord, of object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSide]? {
    guard !facts.saysForeign(word), !facts.isBuiltWith(word) else { return nil }
    var result = facts.uses.compactMap { use -> UIKitSide? in
      if use.word == word {
        return UIKitSide(said: said(by: use), points: leastNumber(of: use.value, member: use.member))
      }
      guard use.word == .visualFormat, let points = points(byFormatIn: use, word) else { return nil }
      return UIKitSide(said: said(by: use), points: points)
    }
    for made in facts.made where made.use.word == word {
      guard let said = said(made, to: object, isTitle: false) else { return nil }
      result.append(UIKitSide(said: said, points: leastNumber(of: said.value, in: said.scope)))
    }
    return result
  }

  /// The points that a visual format holds a side of its object to; nil for a range, a priority or a metric. Of several
  /// formats, each has to hold it.
  private func points(byFormatIn use: UIKitUse, _ word: UIKitWord) -> Double? {
    guard let entry = tree.parent(of: use.base), let formats = texts(of: use.value, member: use.member) else {
      return nil
    }
    let key = tree.children(tree.firstChild(entry)).map { tree.text($0) }.joined()
    var least: Double?
    for format in formats {
      guard UIKitCode.side(ofFormat: format) == word, let points = UIKitCode.points(inFormat: format, of: key) else {
        return nil
      }
      least = min(points, least ?? points)
    }
    return least
  }

  // MARK: What it comes to

  public func boolean(of said: UIKitSaid) -> Bool? { model.evaluator.boolean(of: said.value, in: said.scope) }

  public func number(of said: UIKitSaid) -> Double? { model.evaluator.value(of: said.value, in: said.scope).number }
}

/// A side of an object that code holds to a number of points.
public struct UIKitSide {
  /// What holds it.
  public var said: UIKitSaid
  /// The least number of points that it may be; nil where it is not known.
  public var points: Double?
}
