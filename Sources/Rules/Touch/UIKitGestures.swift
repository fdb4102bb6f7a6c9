// Taps and long presses that UIKit code listens to where assistive technology has no element for them and nothing else
// does the same.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitGestures {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.word == .addGestureRecognizer && model.isJudged(use.member) {
      let owner = model.file.members[Int(use.member)].owner
      guard owner >= 0, let type = model.types.type(named: model.file.types[Int(owner)].name, from: model.file),
        !type.kind.isController, !offersActions(type, model)
      else { continue }
      switch use.path.root {
      case .own: press(use, type, model, &report)
      case .bare, .member: tap(use, type, model, &report)
      case .foreign, .closure: break
      }
    }
  }

  /// A tap on a part of a view that is one element, or on a part that is none.
  private static func tap(_ use: UIKitUse, _ type: UIKitType, _ model: UIKitModel, _ report: inout Report) {
    guard UIKitTargets.isTap(use, model), !UIKitTargets.putsAway(use, model) else { return }
    let facts = model.facts(ofObjectIn: use)
    let said = facts.uses.filter { $0.word == .isAccessibilityElement && $0.value.exists }
    let isNone =
      !said.isEmpty && said.allSatisfy { model.tree.mainIs($0.value, "false") }
      && !facts.saysElsewhere(.isAccessibilityElement)
    let isCovered = model.classSays(.isAccessibilityElement, type)
    guard isNone || isCovered && !facts.isOpen && !facts.says(.isAccessibilityElement) else { return }
    guard !facts.saysAny(.accessibilityCustomActions, .menu) else { return }
    report.add(
      .warning, .medium, at: use.node,
      "VoiceOver and Switch Control users cannot trigger this action: \(isNone ? "the tapped view is not an accessibility element" : "the view around it is a single element"), and there is no custom action",
      help: "Add an accessibilityCustomAction to the element that does what the tap does.")
  }

  /// A long press on a cell that has no actions.
  private static func press(_ use: UIKitUse, _ type: UIKitType, _ model: UIKitModel, _ report: inout Report) {
    guard type.kind == .tableCell || type.kind == .collectionCell,
      model.recognizer(of: use) == Name("UILongPressGestureRecognizer")
    else { return }
    report.add(
      .warning, .medium, at: use.node,
      "This action works only with a gesture, which many people cannot perform or discover: a long press",
      help: "Add accessibilityCustomActions, and a button or menu that does the same.")
  }

  /// Whether a class, or one it inherits from, gives VoiceOver something that acts, or chooses its elements.
  private static func offersActions(_ type: UIKitType, _ model: UIKitModel) -> Bool {
    model.classSaysAny([.accessibilityCustomActions, .accessibilityElements, .menu], type)
      || [Name("accessibilityActivate"), Name("accessibilityActivationPoint"), Name("contextMenuInteraction")]
        .contains { model.hasMember($0, type) }
  }
}

extension UIKitTargets {
  /// Whether what a tap runs puts the keyboard, or something shown, away: the backdrop behind it is no control.
  static func putsAway(_ use: UIKitUse, _ model: UIKitModel) -> Bool { calls(puttingAway, use, model) }

  /// Whether code gives something that it puts into a tapped view a trait, or makes it an element: VoiceOver activates that
  /// in the view's place.
  static func holdsSpokenPart(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let code = model.code
    return code.placements.contains { placement in
      guard let holder = placement.holder, holder.name == use.path.name, placement.holderLocal == use.local,
        use.path.root != .own || holder.root == .own
      else { return false }
      return (code.usesByName[placement.child.name] ?? []).contains { index in
        let said = code.uses[Int(index)]
        return said.local == placement.childLocal
          && (said.word == .accessibilityTraits || said.word == .isAccessibilityElement)
      }
    }
  }

  /// Whether what a tap runs asks where the finger was, as links in a text do.
  static func asksWhere(_ use: UIKitUse, _ model: UIKitModel) -> Bool { calls([Name("location")], use, model) }

  /// Whether what a tap runs is what a control of the file runs.
  static func isOfferedByControl(_ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    var run: Set<Name> = []
    if use.word == .called {
      guard tree[use.node].firstDescendant < use.node.index else { return false }
      for index in tree[use.node].firstDescendant..<use.node.index where tree.nodes[Int(index)].kind == .callExpr {
        let name = tree.name(tree.firstChild(NodeID(index)))
        if model.file.memberIndex[name] != nil { run.insert(name) }
      }
    } else if let function = model.tapFunction(of: use) {
      run = [function]
      if let handed = onlyCall(of: function, model) { run.insert(handed) }
    }
    return !run.isEmpty && !run.isDisjoint(with: functionsOfControls(model))
  }

  /// What controls and bar buttons of the file run.
  private static func functionsOfControls(_ model: UIKitModel) -> Set<Name> {
    let tree = model.tree
    var result: Set<Name> = []
    func note(_ action: NodeID?) {
      if let action, let function = UIKitCode.function(ofSelector: action, tree) { result.insert(function) }
    }
    // Recognizers are given targets too, for no event.
    for other in model.code.uses where other.word == .addTarget && tree.argument(of: other.node, label: "for") != nil {
      note(tree.argument(of: other.node, label: "action"))
    }
    for creation in model.code.creations { note(tree.argument(of: creation.call, label: "action")) }
    // `cancelItem.action = #selector(cancel)`
    tree.forEachNode(of: .assignExpr) { assignment in
      let target = tree.firstChild(assignment)
      if tree.kind(target) == .memberExpr, tree.mainIs(target, "action") { note(tree.lastChild(assignment)) }
    }
    return result
  }

  /// The function of the file that another one calls, where that is all it calls.
  private static func onlyCall(of function: Name, _ model: UIKitModel) -> Name? {
    let tree = model.tree
    guard let places = model.file.memberIndex[function], places.count == 1, let place = places.first,
      case let block = model.file.members[Int(place)].block, block.exists, tree[block].firstDescendant < block.index
    else { return nil }
    var called: [Name] = []
    for index in tree[block].firstDescendant..<block.index where tree.nodes[Int(index)].kind == .callExpr {
      called.append(tree.name(tree.firstChild(NodeID(index))))
    }
    return called.count == 1 && model.file.memberIndex[called[0]] != nil ? called[0] : nil
  }

  /// Whether the function that a tap calls on `self` has a call of one of several names in it.
  private static func calls(_ names: Set<Name>, _ use: UIKitUse, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    func isCalled(in code: NodeID) -> Bool {
      code.exists && tree[code].firstDescendant < code.index
        && (tree[code].firstDescendant..<code.index).contains { node in
          tree.nodes[Int(node)].kind == .callExpr && names.contains(tree.name(tree.firstChild(NodeID(node))))
        }
    }
    // What a function of the project's own is given runs.
    if use.word == .called { return isCalled(in: use.node) }
    guard let function = model.tapFunction(of: use) else { return false }
    for index in model.file.memberIndex[function] ?? [] {
      let block = model.file.members[Int(index)].block
      if isCalled(in: block) { return true }
    }
    return false
  }

  /// Functions of the system that put something away.
  private static let puttingAway: Set<Name> = Set(
    ["endEditing", "resignFirstResponder", "dismiss", "removeFromSuperview", "popViewController"].map { Name($0) })
}
