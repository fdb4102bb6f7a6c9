// Lists of elements that leave out what can be seen, or name things twice or in another order than they stand.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let uikitElementOrderIncomplete = Rule(
    "uikit-element-order-incomplete", .uikitOnly,
    uikit: { model, report in
      let lists = ElementList.all(in: model)
      for list in lists {
        repeated(list, model, &report)
        reordered(list, model, &report)
      }
      let holders = lists.reduce(into: [UIKitHandle]()) { if !$0.contains($1.holder) { $0.append($1.holder) } }
      for holder in holders { leftOut(lists.filter { $0.holder == holder }, of: holder, model, &report) }
    })

  // MARK: Twice

  private static func repeated(_ list: ElementList, _ model: UIKitModel, _ report: inout Report) {
    var seen: Set<UIKitHandle> = []
    for (node, handle) in list.elements where !seen.insert(handle).inserted {
      report.add(
        .warning, .high, at: node,
        "\(text(node, model)) is in accessibilityElements twice, so VoiceOver users reach it twice",
        help: "List each element once.")
    }
  }

  // MARK: Left out

  private static func leftOut(
    _ lists: [ElementList], of holder: UIKitHandle, _ model: UIKitModel, _ report: inout Report
  ) {
    let listed = Set(lists.flatMap { $0.elements.map(\.handle) })
    guard let first = lists.first, lists.allSatisfy(\.isComplete), !grows(holder, model) else { return }
    let missing = model.objects.filter { object in
      guard isActedOn(object, model), let handle = model.handle(of: object), !listed.contains(handle) else {
        return false
      }
      if isBackingOthers(handle, object, model) { return false }
      let around = model.holders(of: handle)
      return around.contains(holder) && !around.contains { listed.contains($0) }
    }
    let names = missing.map { model.tree.source.string(model.tree.tokens.range(nameToken(of: $0, model))) }
    guard let name = names.first else { return }
    report.add(
      .warning, .medium, at: first.place,
      names.count > 1
        ? "\(name) and \(counted(names.count - 1, "other visible control")) are missing from accessibilityElements, so VoiceOver users never reach them"
        : "The visible control \(name) is missing from accessibilityElements, so VoiceOver users never reach it",
      help: "List everything that people can use, or remove the list and put the views in order.")
  }

  private static func nameToken(of object: UIKitObject, _ model: UIKitModel) -> TokenID {
    object.local >= 0
      ? model.tree[model.code.locals[Int(object.local)].node].main : model.file.members[Int(object.member)].nameToken
  }

  /// A control that does something and is always there.
  private static func isActedOn(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    guard object.type.kind.isControl else { return false }
    let facts = model.facts(of: object)
    guard !facts.isOpen,
      !facts.saysAny(
        .isHidden, .alpha, .isAccessibilityElement, .accessibilityElementsHidden, .isUserInteractionEnabled)
    else { return false }
    switch object.type.kind {
    case .button, .control: return facts.saysAny(.addTarget, .menu, .addAction)
    case .pageControl: return false
    default: return true
    }
  }

  /// Whether a control shows nothing and lies behind all else in its view: taps on what is listed reach it.
  private static func isBackingOthers(_ handle: UIKitHandle, _ object: UIKitObject, _ model: UIKitModel) -> Bool {
    let facts = model.facts(of: object)
    guard !facts.saysAny(.setTitle, .setAttributedTitle, .setImage, .setBackgroundImage, .configuration) else {
      return false
    }
    let tree = model.tree
    return model.placed.contains { placed in
      guard placed.child == handle, let place = tree.argument(of: placed.placement.node, label: "at") else {
        return false
      }
      return tree.text(place) == "0"
    }
  }

  /// Whether something is added to the list elsewhere.
  private static func grows(_ holder: UIKitHandle, _ model: UIKitModel) -> Bool {
    model.code.uses.contains { $0.path.name == Name("accessibilityElements") }
  }

  // MARK: Order

  /// What one stack lays out is listed in another order.
  private static func reordered(_ list: ElementList, _ model: UIKitModel, _ report: inout Report) {
    var byStack: [UIKitHandle: [(handle: UIKitHandle, node: NodeID, position: Int)]] = [:]
    for (node, handle) in list.elements {
      let places = model.placed.indices.filter { model.placed[$0].child == handle }
      guard places.count == 1, let position = places.first else { continue }
      let placed = model.placed[position]
      guard placed.placement.isArranged, !model.isConditional(placed.placement.node), isPlain(placed, model) else {
        continue
      }
      byStack[placed.holder, default: []].append((handle, node, position))
    }
    for (_, members) in byStack.sorted(by: { $0.value[0].position < $1.value[0].position }) {
      for (before, after) in zip(members, members.dropFirst()) where after.position < before.position {
        report.add(
          .note, .medium, at: after.node,
          "VoiceOver reads \(text(after.node, model)) after what follows it on the screen",
          help: "List the elements as the stack shows them, or put the views in that order.")
        break
      }
    }
  }

  /// Whether things are put into the stack one after the other, in one piece of code.
  private static func isPlain(_ placed: UIKitPlaced, _ model: UIKitModel) -> Bool {
    let others = model.placed.filter { $0.holder == placed.holder }
    return others.allSatisfy { other in
      other.placement.member == placed.placement.member
        && !model.tree.text(model.tree.firstChild(other.placement.node)).hasPrefix("insert")
    }
  }

  private static func text(_ node: NodeID, _ model: UIKitModel) -> String {
    model.tree.codeInMessage(node)
  }
}

/// A list that code gives a view as its elements.
private struct ElementList {
  /// Whose elements they are.
  var holder: UIKitHandle
  var elements: [(node: NodeID, handle: UIKitHandle)] = []
  /// Whether all that stands in the list is known.
  var isComplete = true
  /// The assignment or the property that gives the list.
  var place: NodeID

  static func all(in model: UIKitModel) -> [ElementList] {
    var result: [ElementList] = []
    for use in model.code.uses where use.word == .accessibilityElements && model.isJudged(use.member) {
      guard use.value.exists, let holder = model.handle(of: use.path, local: use.local, member: use.member) else {
        continue
      }
      result.append(
        ElementList(holder: holder, place: model.tree.firstChild(use.node), list: use.value, member: use.member, model))
    }
    for index in model.file.memberIndex[name] ?? [] {
      let member = model.file.members[Int(index)]
      guard member.kind == .property, member.block.exists, member.owner >= 0, model.isJudged(index) else { continue }
      let holder = UIKitHandle(type: model.file.types[Int(member.owner)].name, name: .none)
      let given = model.singleExpression(of: index)
      result.append(ElementList(holder: holder, place: member.node, list: given ?? .none, member: index, model))
    }
    return result
  }

  private static let name = Name("accessibilityElements")

  private init(holder: UIKitHandle, place: NodeID, list: NodeID, member: Int32, _ model: UIKitModel) {
    self.holder = holder
    self.place = place
    let tree = model.tree
    guard list.exists, tree.kind(list) == .arrayLiteral else {
      // Nothing at all gives the choice back to the system.
      isComplete = list.exists && tree.kind(list) == .nilLiteral
      return
    }
    for element in tree.children(list) {
      guard let path = UIKitCode.path(element, tree) else {
        isComplete = false
        continue
      }
      let local = path.root == .bare ? model.code.local(named: path.name, at: tree.range(element).start) ?? -1 : -1
      guard let handle = model.handle(of: path, local: local, member: member), !handle.isOwn else {
        isComplete = false
        continue
      }
      elements.append((element, handle))
    }
  }
}
