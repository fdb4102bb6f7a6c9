// The controls inside a view as assistive technology would meet them: slots, alternatives and the project's own
// components are followed, hidden and dead ones left out.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A control somewhere below a view.
public struct InnerControl {
  public var reference: ViewReference
  /// What it is known as; a view with a tap gesture keeps its own kind.
  public var known: Known
  /// The view in the asked file through which it is reached: itself, or the component it stands in.
  public var site: Int32
  /// The gesture modifier that makes it a control, when nothing else does.
  public var gesture: ViewModifierUse?

  public init(reference: ViewReference, known: Known, site: Int32, gesture: ViewModifierUse? = nil) {
    self.reference = reference
    self.known = known
    self.site = site
    self.gesture = gesture
  }
}

extension NameEngine {
  /// The controls below a view. Content that is attached by a modifier after `modifier` is not covered by it.
  public func controls(below view: ViewReference, before modifier: Int32 = .max) -> [InnerControl] {
    // Several rules ask about one view, and so do their fixes.
    let isLast = lastControls.view == view.index && lastControls.modifier == modifier && lastControls.file === view.file
    if isLast, view.frame == nil { return lastControls.found }
    var result: [InnerControl] = []
    for root in componentRoots(of: view) { visit(root, site: view.index, depth: 1, into: &result) }
    collect(below: view, before: modifier, site: -1, depth: 0, into: &result)
    if view.frame == nil { lastControls = (view.file, view.index, modifier, result) }
    return result
  }

  /// The controls that a view is or holds, in a given slot or seen from outside.
  public func controls(in view: ViewReference) -> [InnerControl] {
    var result: [InnerControl] = []
    visit(view, site: -1, depth: 0, into: &result)
    return result
  }

  /// Whether a link shows nothing when it is followed: `NavigationLink(destination: EmptyView()) { … }`, which is put into
  /// the label of a button to draw the system's arrow.
  public func leadsNowhere(_ view: ViewReference) -> Bool {
    guard known(view.node, in: view.file) == .NavigationLink, view.node.kind == .use else { return false }
    var isEmpty = false
    var child = view.index + 1
    while child < view.node.end {
      let next = view.file.views[Int(child)]
      if next.slot == .destination, next.slotModifier < 0 {
        guard next.kind == .use, known(next, in: view.file) == .EmptyView else { return false }
        isEmpty = true
      }
      child = next.end
    }
    return isEmpty
  }

  private func collect(
    below view: ViewReference, before modifier: Int32, site: Int32, depth: Int, into result: inout [InnerControl]
  ) {
    guard depth < Self.depthLimit else { return }
    let node = view.node
    let isLast = depth + 1 == Self.depthLimit
    var child = view.index + 1
    while child < node.end, result.count < 64 {
      let next = view.file.views[Int(child)]
      // Where components are not looked into any more, most of them are nothing but a name.
      if isLast, next.isPlainComponent(at: child) {
        child = next.end
        continue
      }
      if !next.slot.isPresentation, next.slot != .accessibilityLabel, next.slotModifier < modifier,
        next.slot != .custom || next.slotModifier < 0 || !view.file.presents(next.slotModifier),
        next.slot != .custom || !slot(of: ViewReference(file: view.file, index: child)).isPresentation
      {
        let reference = ViewReference(file: view.file, index: child, frame: view.frame)
        visit(reference, site: site, depth: depth, into: &result)
      }
      child = next.end
    }
  }

  private func visit(_ view: ViewReference, site: Int32, depth: Int, into result: inout [InnerControl]) {
    guard depth < Self.depthLimit, result.count < 64, !isInert(view) else { return }
    let node = view.node
    let here = site >= 0 ? site : view.index
    let known = known(node, in: view.file)
    if node.kind == .use, let control = known.control, control.isInteractive, !leadsNowhere(view) {
      result.append(InnerControl(reference: view, known: known, site: here))
      return
    }
    if let gesture = tapGesture(on: view) {
      result.append(InnerControl(reference: view, known: known, site: here, gesture: gesture))
      return
    }
    guard !isElementOfItsOwn(view) else { return }
    // What would not be looked into is not asked for either.
    if depth + 1 < Self.depthLimit {
      for root in componentRoots(of: view) { visit(root, site: here, depth: depth + 1, into: &result) }
    }
    // What another component shows on a condition of its own is there for some of those who use it.
    if node.kind == .choice, view.frame != nil, !isDecidedByState(view) {
      collectAlways(below: view, site: site, depth: depth, into: &result)
      return
    }
    collect(below: view, before: .max, site: site, depth: depth, into: &result)
  }

  /// The controls of a choice each of whose branches holds one.
  private func collectAlways(below choice: ViewReference, site: Int32, depth: Int, into result: inout [InnerControl]) {
    guard choice.node.branches > 0 else { return }
    var branches: [Int16: [InnerControl]] = [:]
    var child = choice.index + 1
    var last: Int16?
    while child < choice.node.end {
      let next = choice.file.views[Int(child)]
      // One branch without any is enough.
      if let last, last != next.branch, branches[last]?.isEmpty ?? true { return }
      last = next.branch
      let reference = ViewReference(file: choice.file, index: child, frame: choice.frame)
      visit(reference, site: site, depth: depth, into: &branches[next.branch, default: []])
      child = next.end
    }
    guard branches.count == Int(choice.node.branches), branches.values.allSatisfy({ !$0.isEmpty }) else { return }
    for branch in branches.keys.sorted() { result.append(contentsOf: branches[branch]!) }
  }

  /// Whether an `if` asks only what the component itself keeps and changes, so that either branch is met some time.
  private func isDecidedByState(_ choice: ViewReference) -> Bool {
    let tree = choice.file.tree
    guard tree.kind(choice.node.expression) == .ifExpr else { return false }
    let conditions = tree.firstChild(choice.node.expression)
    guard conditions.exists else { return false }
    var asked = 0
    for index in Int(tree[conditions].firstDescendant)...Int(conditions.index) {
      let node = NodeID(index)
      guard [.identifierExpr, .identifierPattern].contains(tree.kind(node)) else { continue }
      asked += 1
      guard let own = evaluator.ownMember(tree.name(node), in: choice.scope),
        project.member(own).attributes.contains(where: { Self.stateWrappers.contains($0) })
      else { return false }
    }
    return asked > 0
  }

  private static let stateWrappers: Set<Known> = [
    .State, .Binding, .Environment, .AppStorage, .SceneStorage, .FocusState, .GestureState,
  ]

  /// Whether a view inside is made one element already, or perhaps; what becomes of its controls is settled there.
  private func isElementOfItsOwn(_ view: ViewReference) -> Bool {
    view.node.modifiers.contains { index in
      let use = view.file.modifiers[Int(index)]
      guard use.known == .accessibilityElement else { return false }
      let behaviour = view.file.tree.argument(of: use.call, label: "children")
      return behaviour.map { view.file.tree.known($0) != .contain } ?? true
    }
  }

  /// What a component of the project or a property stands for; empty when it cannot be followed.
  private func componentRoots(of view: ViewReference) -> [ViewReference] {
    let node = view.node
    guard node.kind == .reference || node.kind == .use && known(node, in: view.file) == .other else { return [] }
    return expansion(of: view) ?? []
  }

  private func isIncidental(_ closure: NodeID, in scope: Scope) -> Bool {
    IncidentalCode(evaluator: evaluator).isIncidental(closure, in: scope)
  }

  /// The modifier by which a view reacts to taps with code of its own.
  private func tapGesture(on view: ViewReference) -> ViewModifierUse? {
    for index in view.node.modifiers {
      let use = view.file.modifiers[Int(index)]
      guard use.known == .onTapGesture, !use.isConditional else { continue }
      let tree = view.file.tree
      // Several taps are a way around, no control of its own.
      if let count = tree.argument(of: use.call, label: "count"), tree.text(count) != "1" { continue }
      guard let closure = tree.trailingClosure(of: use.call, label: nil) else { return use }
      if !tree.isEmptyClosure(closure), !isIncidental(closure, in: view.scope) { return use }
    }
    return nil
  }

  /// Whether a view's own modifiers take it out of reach: hidden, replaced, disabled, or without touches.
  public func isInert(_ view: ViewReference) -> Bool {
    guard !view.node.modifiers.isEmpty else { return false }
    if isHidden(view) { return true }
    for applied in appliedModifiers(of: view) where !applied.use.isConditional {
      let tree = applied.file.tree
      let argument = tree.argument(of: applied.use.call, label: nil)
      switch applied.use.known {
      case .accessibilityRepresentation, .accessibilityChildren: return true
      case .disabled:
        if let argument, case .bool(true) = evaluator.value(of: argument, in: applied.scope) { return true }
      case .allowsHitTesting:
        if let argument, case .bool(false) = evaluator.value(of: argument, in: applied.scope) { return true }
      case .opacity:
        if let argument, evaluator.value(of: argument, in: applied.scope).number == 0 { return true }
      default: break
      }
    }
    return false
  }
}

extension ViewNode {
  /// Whether it is a view that the system does not know, without modifiers and content.
  fileprivate func isPlainComponent(at index: Int32) -> Bool {
    (kind == .use || kind == .reference) && known == .other && end == index + 1 && modifiers.isEmpty
  }
}

extension Element {
  /// The controls below the view, components followed; see `NameEngine.controls(below:before:)`.
  public func controlsInside(before modifier: ViewModifierUse? = nil) -> [InnerControl] {
    let position = modifier.flatMap(index(of:)) ?? .max
    return model.engine.controls(below: reference, before: position)
  }

  /// Whether the view is a control, or a component that shows just one.
  public var isOrShowsOneControl: Bool {
    control?.isInteractive == true || known == .other && model.engine.controls(in: reference).count == 1
  }

  /// The position of one of the view's own modifiers in the file, or nil.
  public func index(of use: ViewModifierUse) -> Int32? {
    node.modifiers.first { file.modifiers[Int($0)].nameToken == use.nameToken }
  }

  /// The modifiers that reach the view from `use` on, the project's own ones replaced by what they apply.
  public func modifiers(after use: ViewModifierUse) -> [AppliedModifier] {
    let all = modifiers
    guard let own = all.firstIndex(where: { $0.file === file && $0.use.nameToken == use.nameToken }) else { return [] }
    return Array(all[(own + 1)...])
  }
}

extension FileViews {
  /// Whether a modifier that is not SwiftUI's brings something up, by a binding that says when or of what, whatever it is
  /// called: `.renameAlert(item: $folder) { … }`.
  func presents(_ modifier: Int32) -> Bool { presenting(modifier).exists }

  /// The binding by which a modifier brings something up, or none.
  public func presenting(_ modifier: Int32) -> NodeID {
    let call = modifiers[Int(modifier)].call
    for label in ["isPresented", "item", "isShowing", "isShown", "isOpen"] {
      guard let value = tree.argument(of: call, label: label) else { continue }
      let isBinding =
        tree.isBinding(value)
        || tree.kind(value) == .callExpr && tree.holds("Binding", in: value)
        || tree.kind(value) == .callExpr && tree.kind(tree.firstChild(value)) == .implicitMemberExpr
      if isBinding { return value }
    }
    return .none
  }
}
