// The views that whoever uses a component gives it in a closure, as they are where its body shows them: by the closure
// that is bound to the name, when the component is seen through a call.

import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The views of the caller that a name in the body of a component stands for; nil when there is no caller, or it gives
  /// none.
  func givenViews(for view: ViewReference) -> [ViewReference]? {
    guard let frame = view.frame, frame.callSite >= 0 else { return nil }
    let caller = ViewReference(file: frame.scope.file, index: frame.callSite, frame: frame.scope.frame)
    let tree = caller.file.tree
    var given = children(of: caller).filter { caller.file.views[Int($0)].slot == .custom }
    if let closure = frame.arguments[view.node.name], tree.kind(closure) == .closureExpr {
      let range = tree.range(closure)
      given = given.filter { range.contains(tree.range(caller.file.views[Int($0)].chain).start) }
    }
    return given.isEmpty ? nil : given.map { ViewReference(file: caller.file, index: $0, frame: caller.frame) }
  }
}

extension FileModel {
  /// Uses of a component of which more are not compared.
  private static let comparedUses = 24

  /// The size of what is given to a component, seen through one call or, from the component itself, as large as the
  /// largest of all its uses; nil where it is not known.
  func givenArea(_ view: ViewReference, around: Double?, depth: Int) -> HitArea? {
    guard view.node.kind == .base || view.node.kind == .reference else { return nil }
    if view.frame != nil { return areaGiven(to: view, around: around, depth: depth) }
    let uses = uses(ofBody: view.node.body, in: view.file).filter { !$0.node.surroundings.isOutOfScope }
    guard !uses.isEmpty, uses.count <= Self.comparedUses else { return nil }
    var result: HitArea?
    for use in uses {
      // A style around the use, or what it stands in, gives the control its size.
      if isSizedAround(use) { return nil }
      guard let frame = engine.expansion(of: use)?.first?.frame else { return nil }
      let inside = ViewReference(file: view.file, index: view.index, frame: frame)
      guard let area = areaGiven(to: inside, around: around, depth: depth) else { return nil }
      if result == nil { result = area } else { result?.grow(to: area, isAlternative: true) }
    }
    return result
  }

  /// Whether a style, a menu, a bar or a row around a view sizes the controls in it, as far as its body says.
  private func isSizedAround(_ view: ViewReference) -> Bool {
    let file = view.file
    var index = view.index
    while index >= 0 {
      let node = file.views[Int(index)]
      let applied = engine.appliedModifiers(of: ViewReference(file: file, index: index))
      if applied.contains(where: { $0.use.known == .buttonStyle || $0.use.known == .controlSize }) { return true }
      switch node.slot {
      case .toolbar, .actions, .contextMenu, .swipeActions, .tabItem: return true
      default: break
      }
      switch node.known {
      case .List, .Form, .Menu, .CommandMenu, .CommandGroup, .ToolbarItem, .ToolbarItemGroup: return true
      default: index = node.parent
      }
    }
    return false
  }

  /// The views that the uses of a component give it for a name in its body, each where it is used; none where one of them
  /// is not known.
  public func views(givenTo view: Element) -> [ViewReference] {
    guard view.node.kind == .base || view.node.kind == .reference else { return [] }
    let uses = uses(ofBody: view.node.body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    guard uses.count <= Self.comparedUses else { return [] }
    var result: [ViewReference] = []
    for use in uses {
      guard let frame = engine.expansion(of: use)?.first?.frame,
        let given = engine.givenViews(for: ViewReference(file: file, index: view.index, frame: frame))
      else { return [] }
      result += given
    }
    return result
  }

  /// The views that each use of a component puts where a slot of it stands; none where one of them is not known, or where
  /// what stands there is no slot.
  func viewsByUse(givenTo view: Element) -> [[ViewReference]] {
    let node = view.node
    guard view.isSlot else { return [] }
    let uses = uses(ofBody: node.body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    guard !uses.isEmpty, uses.count <= Self.comparedUses else { return [] }
    var result: [[ViewReference]] = []
    for use in uses {
      guard let frame = engine.expansion(of: use)?.first?.frame,
        let closure = frame.arguments[node.name], frame.scope.file.tree.kind(closure) == .closureExpr,
        let given = engine.givenViews(for: ViewReference(file: file, index: view.index, frame: frame))
      else { return [] }
      result.append(given)
    }
    return result
  }

  private func areaGiven(to view: ViewReference, around: Double?, depth: Int) -> HitArea? {
    guard let given = engine.givenViews(for: view), given.count == 1 else { return nil }
    return area(of: given[0], around: around, depth: depth + 1)
  }
}
