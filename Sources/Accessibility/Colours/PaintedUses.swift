// What the uses of a component put behind it: a component that paints nothing itself may lie on a gradient or something
// dark wherever it is used, and then the background of a screen says nothing about its texts.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// Whether each use of the component or property that a body belongs to lies on a picture, on something dark, or on a
  /// gradient whose stops cannot be told. Asked before something is reported only, so nothing is kept.
  public func isPaintedWhereUsed(_ body: Int32) -> Bool {
    isPaintedWhereUsed(body, in: file, depth: 0)
  }

  private func isPaintedWhereUsed(_ body: Int32, in file: FileViews, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let uses = model.uses(ofBody: body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty && uses.count <= 16 && uses.allSatisfy { isPainted($0, depth: depth) }
  }

  /// Whether a use of the component or property that a body belongs to lies on something that is not the system's
  /// background: a fill or picture of the project's own, or what cannot be told. Asked before something is reported only.
  public func mayLieOnOther(_ body: Int32) -> Bool { mayLieOnOther(body, in: file, depth: 0) }

  /// Whether the system's background is surely what is seen behind a body: no use lies on anything else, as far as they
  /// go. A widget stands on what its screen shows.
  public func isSurelyOnSystem(_ body: Int32) -> Bool {
    guard let first = file.bodies[Int(body)].views.first,
      !file.views[Int(first)].surroundings.contains(.widget)
    else { return false }
    return !mayLieOnOther(body, in: file, depth: 0, needsAll: true)
  }

  func mayLieOnOther(bodyOf body: Body) -> Bool {
    guard let index = body.views.first.map({ file.views[Int($0)].body }) else { return false }
    return mayLieOnOther(index, in: file, depth: 0)
  }

  /// `needsAll` takes uses that are too many, or too far, to look at for such that lie on something else.
  private func mayLieOnOther(_ body: Int32, in file: FileViews, depth: Int, needsAll: Bool = false) -> Bool {
    guard depth < 4 else { return needsAll }
    let uses = model.uses(ofBody: body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    if needsAll, uses.count > 16 { return true }
    return uses.prefix(16).contains {
      ($0.file !== file || $0.node.body != body) && liesOnOther($0, depth: depth, needsAll: needsAll)
    }
  }

  private func liesOnOther(_ use: ViewReference, depth: Int, needsAll: Bool) -> Bool {
    var view = use
    while true {
      if model.engine.appliedModifiers(of: view).contains(where: hidesSystem) { return true }
      let node = view.node
      if node.slotModifier >= 0, node.slot == .overlay || node.slot == .background { return true }
      if node.slot.isPresentation { return false }
      guard node.parent >= 0 else { break }
      let parent = ViewReference(file: view.file, index: node.parent)
      if model.engine.known(parent.node, in: view.file) == .ZStack, isOnAnything(view, in: parent) { return true }
      view = parent
    }
    return mayLieOnOther(view.node.body, in: view.file, depth: depth + 1, needsAll: needsAll)
  }

  /// A background that is not the system's.
  private func hidesSystem(_ applied: AppliedModifier) -> Bool {
    switch applied.use.known {
    case .background, .listRowBackground: break
    case .glassEffect: return true
    default: return false
    }
    let tree = applied.file.tree
    guard let argument = tree.argument(of: applied.use.call, label: nil) else { return true }
    let value = resolver.value(of: argument, in: applied.scope, realm: .init(ofModifier: applied.use.known))
    guard let colour = value.single else { return true }
    return !SystemColours.isGround(colour) && colour.light.alpha > 0
  }

  private func isOnAnything(_ view: ViewReference, in stack: ViewReference) -> Bool {
    var sibling = stack.index + 1
    while sibling < view.index {
      let node = view.file.views[Int(sibling)]
      if node.slotModifier < 0, node.known != .Spacer, node.known != .EmptyView, node.known != .Text { return true }
      sibling = node.end
    }
    return false
  }

  private func isPainted(_ use: ViewReference, depth: Int) -> Bool {
    var view = use
    while true {
      // What an overlay or a label closure of a modifier holds lies on the view, and the view is not looked into.
      if view.node.slotModifier >= 0 || view.node.slot.isPresentation { return false }
      if model.engine.appliedModifiers(of: view).contains(where: paints) || hasPaintedBackground(view) { return true }
      guard view.node.parent >= 0 else { break }
      let parent = ViewReference(file: view.file, index: view.node.parent)
      if model.engine.known(parent.node, in: view.file) == .ZStack, isOnSurface(view, in: parent) { return true }
      view = parent
    }
    return isPaintedWhereUsed(view.node.body, in: view.file, depth: depth + 1)
  }

  private func paints(_ applied: AppliedModifier) -> Bool {
    let tree = applied.file.tree
    guard applied.use.known == .background, let argument = tree.argument(of: applied.use.call, label: nil) else {
      return false
    }
    let value = resolver.value(of: argument, in: applied.scope, realm: .init(ofModifier: .background))
    return isDark(
      value, isGradient: tree.kind(argument) == .callExpr && Self.isGradient(tree.known(tree.firstChild(argument))))
  }

  private static func isGradient(_ known: Known) -> Bool {
    switch known {
    case .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient, .MeshGradient: true
    default: false
    }
  }

  /// `.background { LinearGradient(…) }`
  private func hasPaintedBackground(_ view: ViewReference) -> Bool {
    var child = view.index + 1
    while child < view.node.end {
      let node = view.file.views[Int(child)]
      if node.slot == .background, isPaint(ViewReference(file: view.file, index: child)) { return true }
      child = node.end
    }
    return false
  }

  /// Whether something that is drawn before a view in a stack lies behind it.
  private func isOnSurface(_ view: ViewReference, in stack: ViewReference) -> Bool {
    var sibling = stack.index + 1
    while sibling < view.index {
      let node = view.file.views[Int(sibling)]
      if node.slotModifier < 0, isPaint(ViewReference(file: view.file, index: sibling)) { return true }
      sibling = node.end
    }
    return false
  }

  /// A picture, a gradient or a colour that is dark as far as can be told.
  private func isPaint(_ view: ViewReference) -> Bool {
    let known = model.engine.known(view.node, in: view.file)
    if known == .Image || known == .AsyncImage { return true }
    let isGradient = Self.isGradient(known)
    return (isGradient || known == .Color) && isDark(surface(view), isGradient: isGradient)
  }

  /// Whether a colour is dark in the light appearance, or one of the stops of a gradient is.
  private func isDark(_ value: ColourValue, isGradient: Bool) -> Bool {
    switch value {
    case .colour(let colour): colour.light.over(.white).luminance < 0.5
    case .any(let values): values.contains { isDark($0, isGradient: isGradient) }
    case .choice(_, let then, let otherwise):
      isDark(then, isGradient: isGradient) && isDark(otherwise, isGradient: isGradient)
    case .unknown: isGradient
    }
  }
}
