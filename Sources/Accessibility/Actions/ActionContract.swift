// What people can do with a view, by any means: controls, taps, menus behind a long press, swipes, accessibility actions.
// Components are followed to their declarations and to their uses, and menus that are components as well.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One thing that can be done with a view.
public struct OfferedAction: Sendable {
  /// How people get at it.
  public enum Means: Sendable {
    /// A control or a tap.
    case visible
    case contextMenu, swipe, accessibilityAction
  }

  public var means: Means
  /// What is called and changed, functions of the type followed.
  public var effect: ActionEffect
  /// Whether something is deleted or removed, by its role, words, symbol or code.
  public var deletes: Bool
}

/// What a view and the components it is made of let people do.
public struct ActionContract: Sendable {
  public fileprivate(set) var actions: [OfferedAction] = []
  /// Whether it leads somewhere or does something when it is tapped, so that more may be offered there.
  public fileprivate(set) var opens = false
  /// Whether it holds an `EditButton`.
  public fileprivate(set) var hasEditButton = false
  /// Whether all menus could be looked into; one that is made elsewhere may offer anything.
  public fileprivate(set) var isWhole = true
  /// Whether it is made of more than is looked at.
  fileprivate var isCutOff = false

  /// What is done after anything was changed.
  fileprivate static let followingUp: Set<Name> = Set(
    ["save", "commit", "reload", "refresh", "update", "fetch", "load", "sync"].map { Name($0) })

  /// Whether something is offered by one of the means: the same is done, or both delete. What deletes and what does not
  /// may change the same state.
  public func offers(_ effect: ActionEffect, deletes: Bool, by means: Set<OfferedAction.Means>) -> Bool {
    isCutOff || !isWhole && means.contains(.contextMenu)
      || actions.contains { action in
        guard means.contains(action.means) else { return false }
        guard deletes else { return action.effect.overlaps(effect) }
        return action.deletes
          || !action.effect.calls.intersection(effect.calls).isSubset(of: Self.followingUp)
      }
  }
}

extension Tree {
  private static let deletingWords: Set<String> = ["delete", "remove", "erase", "trash"]

  /// Whether the words, names or symbols of a control say that it deletes.
  public func speaksOfDeleting(_ node: NodeID) -> Bool {
    if let role = argument(of: node, label: "role"), text(role) == "destructive" { return true }
    return !Self.deletingWords.isDisjoint(with: Words.split(sourceText(node)))
  }
}

extension Element {
  /// What the view offers: for a `ForEach` what each of its rows does.
  public var actionsInside: ActionContract {
    var reader = ActionReader(engine: model.engine)
    if known == .ForEach {
      for row in reader.rows(of: reference) { reader.read(row, .visible, isRow: true, depth: 0) }
    } else {
      reader.read(reference, .visible, isRow: true, depth: 0)
    }
    return reader.contract
  }

  /// What is offered where the component that the view stands in is used: by modifiers on the use, by what it is put
  /// into, by the `ForEach` that repeats it. Where a modifier of the project's own is applied, what it is applied to.
  public var actionsAround: ActionContract {
    var reader = ActionReader(engine: model.engine)
    reader.readAround(self)
    return reader.contract
  }

  /// Whether what the view opens when it is activated, such as a sheet, a popover or a page, offers a deed: a control there
  /// calls the same.
  public func opensWay(to effect: ActionEffect) -> Bool {
    let calls = effect.calls.filter { name in
      !ActionContract.followingUp.contains(name)
        && !model.words(of: name).contains { ["track", "log", "print"].contains($0) }
    }
    guard !calls.isEmpty else { return false }
    var reader = ActionReader(engine: model.engine)
    for view in presentedViews { reader.read(view.reference, .visible, isRow: false, depth: 0) }
    return reader.contract.actions.contains { $0.means == .visible && !$0.effect.calls.isDisjoint(with: calls) }
  }

  /// The views that are brought up when the view is activated.
  private var presentedViews: [Element] {
    var result = known == .NavigationLink ? children.filter { $0.node.slot == .destination } : []
    let changes = activation.changes
    guard !changes.isEmpty else { return result }
    for holder in withAncestors {
      result += holder.children.filter { child in
        guard child.node.slotModifier >= 0, child.node.slot == .presentation || child.node.slot == .custom else {
          return false
        }
        let binding = file.presenting(child.node.slotModifier)
        return binding.exists && !changes.isDisjoint(with: ActionEffect(bindingsIn: binding, tree).changes)
      }
    }
    return result
  }

  /// Whether the list around a view is edited in a mode of its own: the file has an `EditButton` or a state for it, or a
  /// screen that the list is part of has an `EditButton`.
  public var isInEditableList: Bool {
    if let known = model.editableLists[body.owner] { return known || isEditedByOwnModifier }
    let result = findEditableList()
    model.editableLists[body.owner] = result
    return result || isEditedByOwnModifier
  }

  /// Whether a modifier of the project brings the toolbar with the button.
  private var isEditedByOwnModifier: Bool {
    withAncestors.contains { holder in
      holder.modifiers.contains { applied in
        applied.file !== file && applied.use.known == .toolbar
          && applied.file.tree.names(in: applied.use.call).contains(Name("EditButton"))
      }
    }
  }

  private func findEditableList() -> Bool {
    if model.engine.hasEditButton(file) || model.engine.hasEditState(file) { return true }
    for part in model.parts(ofType: body.owner) where part.file !== file {
      if model.engine.hasEditButton(part.file) || model.engine.hasEditState(part.file) { return true }
    }
    func check(_ file: FileViews, _ owner: Int32, _ depth: Int) -> Bool {
      guard depth < 3, owner >= 0, let number = model.project.index(of: file) else { return false }
      let uses = model.project.uses(of: TypeReference(file: number, index: owner))
      guard uses.count <= 16 else { return false }
      return uses.contains { use in
        let home = model.project.files[Int(use.file)]
        var node = home.views[Int(use.index)]
        let body = node.body
        while node.parent >= 0, !node.slot.isPresentation { node = home.views[Int(node.parent)] }
        // What presents a list does not edit it.
        guard !node.slot.isPresentation else { return false }
        return home !== file && model.engine.hasEditButton(home)
          || check(home, home.bodies[Int(body)].owner, depth + 1)
      }
    }
    return check(file, body.owner, 0)
  }
}

extension NameEngine {
  /// What the controls and taps in sight of a view do, components and functions of types followed.
  func visibleEffects(of view: ViewReference) -> [ActionEffect] {
    var reader = ActionReader(engine: self)
    reader.read(view, .visible, isRow: false, depth: 0)
    return reader.contract.actions.filter { $0.means == .visible }.map(\.effect)
  }

  private static let editingWords: Set<String> = [
    "is", "in", "edit", "mode", "editing", "list", "active", "enabled", "selecting", "selection",
  ]

  /// Whether a file keeps a state by which a list is edited, or asks for the environment's.
  fileprivate func hasEditState(_ file: FileViews) -> Bool {
    let tree = file.tree
    let hasState = file.members.contains { member in
      guard member.kind == .property || member.kind == .enumCase else { return false }
      let words = Words.split(tree.string(of: member.nameToken))
      guard words.contains("editing") || words.contains("edit") && words.contains("mode") else { return false }
      return words.allSatisfy(Self.editingWords.contains)
    }
    return hasState
      || file.modifiers.contains { use in
        guard use.known == .environment, let key = tree.argument(of: use.call, label: nil) else { return false }
        return tree.holds("editMode", in: key)
      }
  }

  /// Whether a file has an `EditButton`, in a component of its toolbars as well.
  fileprivate func hasEditButton(_ file: FileViews) -> Bool {
    if file.views.contains(where: { $0.known == .EditButton }) { return true }
    for (index, view) in file.views.enumerated() where view.slot == .toolbar {
      var reader = ActionReader(engine: self)
      reader.read(ViewReference(file: file, index: Int32(index)), .visible, isRow: false, depth: 0)
      if reader.contract.hasEditButton { return true }
    }
    return false
  }
}

/// Walks through a view and what it is made of.
private struct ActionReader {
  let engine: NameEngine
  var contract = ActionContract()
  /// Views that may still be read; components that hold several others each make a tree.
  private var left = 300

  init(engine: NameEngine) { self.engine = engine }

  /// Reads a view that is met by some means; one that is the whole row opens it by itself.
  mutating func read(_ view: ViewReference, _ means: OfferedAction.Means, isRow: Bool, depth: Int) {
    let node = view.node
    guard !node.surroundings.isOutOfScope else { return }
    guard left > 0, engine.actionReadsLeft > 0 else {
      contract.isCutOff = true
      return
    }
    left -= 1
    engine.actionReadsLeft -= 1
    readModifiers(of: view, isRow: isRow && means == .visible)
    let known = engine.known(node, in: view.file)
    var isPart = false
    switch node.kind {
    case .use where known == .EditButton: contract.hasEditButton = true
    case .use where known.control?.isInteractive == true:
      add(ofCall: node.expression, in: view, means, isButton: known == .Button)
      isPart = true
      guard means == .visible else { break }
      if known == .NavigationLink || known == .Button && (isRow ? !copies(view) : leads(node.expression, view.file)) {
        contract.opens = true
      }
    case .use where known == .other:
      if !follow(view, means, isRow: isRow, depth) { readHanded(view, means) }
      isPart = true
    case .reference:
      _ = follow(view, means, isRow: isRow, depth)
      // `row(for: route) { remove(route) }`; a closure that makes views is read as views.
      if node.end == view.index + 1 { readHanded(view, means) }
    case .opaque, .base: if means == .contextMenu { contract.isWhole = false }
    default: isPart = known.isContainer && known != .Group
    }
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      if let inner = self.means(of: next, in: view.file, below: means) {
        let reference = ViewReference(file: view.file, index: child, frame: view.frame)
        read(reference, inner, isRow: isRow && !isPart && next.slotModifier < 0, depth: depth)
      }
      child = next.end
    }
  }

  /// Reads what a component or property stands for; false when it is made elsewhere.
  private mutating func follow(
    _ view: ViewReference, _ means: OfferedAction.Means, isRow: Bool, _ depth: Int
  ) -> Bool {
    guard depth < NameEngine.depthLimit, let roots = engine.expansion(of: view) else {
      if means == .contextMenu { contract.isWhole = false }
      return false
    }
    for root in roots { read(root, means, isRow: isRow, depth: depth + 1) }
    return true
  }

  /// By which means a view inside is met; nil when it is shown later, or elsewhere.
  private func means(
    of view: ViewNode, in file: FileViews, below means: OfferedAction.Means
  ) -> OfferedAction.Means? {
    switch view.slot {
    case .contextMenu: return .contextMenu
    case .swipeActions: return .swipe
    case .actions:
      guard view.slotModifier >= 0 else { return means }
      return file.modifiers[Int(view.slotModifier)].known == .accessibilityActions ? .accessibilityAction : nil
    case .presentation, .destination, .representation, .tabItem, .apart: return nil
    default: return means
    }
  }

  /// The places that a `ForEach` repeats: its content, or the function that makes it.
  func rows(of view: ViewReference) -> [ViewReference] {
    let node = view.node
    var result: [ViewReference] = []
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      if next.slotModifier < 0 { result.append(ViewReference(file: view.file, index: child, frame: view.frame)) }
      child = next.end
    }
    let tree = view.file.tree
    for label in ["content", "rowContent"] {
      guard let argument = tree.argument(of: node.expression, label: label) else { continue }
      guard tree.kind(argument) == .identifierExpr || tree.kind(argument) == .memberExpr,
        let reference = engine.evaluator.ownMember(tree.name(argument), in: view.scope)
      else { continue }
      let body = engine.project.member(reference).body
      let home = engine.project.file(reference)
      guard body >= 0 else { continue }
      for root in engine.rootViews(of: home.bodies[Int(body)], in: home) {
        result.append(ViewReference(file: home, index: root, frame: view.frame))
      }
    }
    return result
  }

  // MARK: Modifiers

  private mutating func readModifiers(of view: ViewReference, isRow: Bool) {
    for applied in engine.appliedModifiers(of: view) {
      let inner = ViewReference(file: applied.file, index: applied.use.owner, frame: applied.scope.frame)
      switch applied.use.known {
      case .onTapGesture:
        add(ofCall: applied.use.call, in: inner, .visible)
        if isRow || leads(applied.use.call, applied.file) { contract.opens = true }
      case .accessibilityAction: add(ofCall: applied.use.call, in: inner, .accessibilityAction)
      case .onDelete:
        contract.actions.append(
          OfferedAction(
            means: .swipe, effect: effect(ofCall: applied.use.call, in: inner), deletes: true))
      case .contextMenu, .swipeActions:
        if applied.use.known == .swipeActions { addSwipes(ofArgumentsOf: applied.use.call, in: inner) }
        // Menus that a modifier of the project's own brings along.
        guard applied.file !== view.file || applied.use.owner != view.index else { continue }
        readSlots(of: applied.use, in: inner)
      default: break
      }
    }
  }

  /// Swipes that are handed over as values: `.swipeActions([Swipe("trash") { remove(row) }])` of a project's own.
  private mutating func addSwipes(ofArgumentsOf call: NodeID, in view: ViewReference) {
    let tree = view.file.tree
    var effect = ActionEffect()
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      let value = tree.lastChild(argument)
      if tree.kind(value) == .arrayLiteral { effect.formUnion(ActionEffect(of: value, in: view.file)) }
    }
    guard !effect.isEmpty else { return }
    contract.actions.append(
      OfferedAction(
        means: .swipe, effect: engine.evaluator.followed(effect, in: view.scope), deletes: tree.speaksOfDeleting(call)))
  }

  /// The views in the closures of a modifier.
  private mutating func readSlots(of use: ViewModifierUse, in view: ViewReference) {
    guard let place = view.file.place(of: use, on: view.node) else { return }
    var child = view.index + 1
    while child < view.node.end {
      let next = view.file.views[Int(child)]
      if next.slotModifier == place, let means = means(of: next, in: view.file, below: .visible) {
        read(ViewReference(file: view.file, index: child, frame: view.frame), means, isRow: false, depth: 1)
      }
      child = next.end
    }
  }

  // MARK: Actions

  private func effect(ofCall call: NodeID, in view: ViewReference) -> ActionEffect {
    var effect = engine.evaluator.followed(ActionEffect(ofCall: call, in: view.file), in: view.scope)
    // `Button("Delete", action: onDelete)` of a component does what its caller says.
    if let frame = view.frame {
      for name in effect.calls {
        guard let given = frame.arguments[name] else { continue }
        let file = frame.scope.file
        effect.formUnion(engine.evaluator.followed(ActionEffect(of: given, in: file), in: frame.scope))
      }
    }
    return effect
  }

  /// A switch that is turned off may remove something from a list, too, and deletes nothing.
  private mutating func add(
    ofCall call: NodeID, in view: ViewReference, _ means: OfferedAction.Means, isButton: Bool = true
  ) {
    contract.actions.append(
      OfferedAction(
        means: means, effect: effect(ofCall: call, in: view),
        deletes: isButton && view.file.tree.speaksOfDeleting(call)))
  }

  /// What a component is given to do: `Row(item, onDelete: { … })`.
  private mutating func readHanded(_ view: ViewReference, _ means: OfferedAction.Means) {
    let effect = effect(ofCall: view.node.expression, in: view)
    guard !effect.isEmpty else { return }
    let tree = view.file.tree
    let deletes = tree.children(view.node.expression).dropFirst().contains { child in
      tree.label(of: child).map { !Set(["delete", "remove"]).isDisjoint(with: Words.split(tree.string(of: $0))) }
        ?? false
    }
    contract.actions.append(OfferedAction(means: means, effect: effect, deletes: deletes))
  }

  /// Whether a button only copies something.
  private func copies(_ view: ViewReference) -> Bool {
    view.file.tree.holds("asteboard", in: view.node.expression)
      || Words.split(view.file.tree.sourceText(view.node.expression)).contains("copy")
  }

  private static let leadingWords: Set<String> = [
    "present", "presented", "presenting", "show", "shows", "showing", "sheet", "open", "push", "navigate", "navigation",
    "detail", "details", "edit", "path", "route", "router", "selected", "destination",
  ]

  /// Whether what is tapped brings up something else, by its words.
  private func leads(_ call: NodeID, _ file: FileViews) -> Bool {
    !Self.leadingWords.isDisjoint(with: file.tree.words(below: call))
  }

  // MARK: Around

  /// Uses of a component that are looked at; of one that is used more often hardly anything is common.
  private static let useLimit = 16

  mutating func readAround(_ element: Element) {
    let body = element.body
    let file = element.file
    let type = body.owner >= 0 ? file.types[Int(body.owner)] : nil
    // `ForEach(stamps) { Row($0).contextMenu { … } }.onDelete { … }`
    for holder in element.ancestors.prefix(while: { $0.known != .List && $0.known != .Form })
    where holder.known == .ForEach { readModifiers(of: holder.reference, isRow: false) }
    switch body.kind {
    case .body:
      guard let number = engine.project.index(of: file), body.owner >= 0 else { return }
      let uses = engine.project.uses(of: TypeReference(file: number, index: body.owner))
      guard uses.count <= Self.useLimit else { return }
      for use in uses { readUse(ViewReference(file: engine.project.files[Int(use.file)], index: use.index), depth: 0) }
    case .modifier: if let type { readApplied(type.name) }
    case .function where type?.kind == .extensionDecl && element.withAncestors.contains { $0.node.kind == .base }:
      if body.member >= 0 { readApplied(file.members[Int(body.member)].name) }
    case .property, .function:
      let uses = element.allUsesOfOwnMember
      guard uses.count <= Self.useLimit else { return }
      for use in uses { readUse(use, depth: 0) }
    default: break
    }
  }

  /// The views that a modifier of the project's own is applied to.
  private mutating func readApplied(_ name: Name) {
    let uses = engine.project.uses(ofMenuModifier: name)
    guard uses.count <= Self.useLimit else { return }
    for use in uses {
      let view = ViewReference(file: engine.project.files[Int(use.file)], index: use.index)
      read(view, .visible, isRow: true, depth: 1)
      readUse(view, depth: 1)
    }
  }

  /// What stands around one use of a component, up to the list.
  private mutating func readUse(_ use: ViewReference, depth: Int) {
    let file = use.file
    readModifiers(of: use, isRow: true)
    for modifier in use.node.modifiers {
      let applied = file.modifiers[Int(modifier)]
      if applied.known == .contextMenu || applied.known == .swipeActions { readSlots(of: applied, in: use) }
    }
    var node = use.node
    while node.parent >= 0, !node.slot.isPresentation {
      let parent = ViewReference(file: file, index: node.parent, frame: use.frame)
      let known = engine.known(parent.node, in: file)
      if known == .List || known == .Form { return }
      readModifiers(of: parent, isRow: known != .ForEach)
      if known == .NavigationLink || known == .Button { contract.opens = true }
      node = parent.node
    }
    // A row that is a function or property of the screen.
    guard depth < 2, node.parent < 0 else { return }
    let body = file.bodies[Int(node.body)]
    guard body.kind == .property || body.kind == .function, body.member >= 0 else { return }
    for index in file.references[file.members[Int(body.member)].name] ?? [] {
      readUse(ViewReference(file: file, index: index), depth: depth + 1)
    }
  }
}
