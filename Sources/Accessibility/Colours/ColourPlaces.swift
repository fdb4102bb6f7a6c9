// Where the color of a modifier is written in the file of the view, and which views a modifier holds.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// The argument that a color comes from, as it is written in the file: where a modifier of the project's own is of
  /// another file, what its call passes; nil where the color is written elsewhere.
  func argument(of source: ColourSource) -> NodeID? {
    guard let argument = source.scope.file.tree.argument(of: source.use.call, label: nil) else { return nil }
    if source.scope.file === file { return argument }
    let passed = Binder.passed(argument, in: source.scope)
    if passed.scope.frame == nil { return passed.scope.file === file ? passed.node : nil }
    return Binder.outermost(of: argument, in: source.scope).flatMap { $0.scope.file === file ? $0.node : nil }
  }

  /// Whether a style of buttons in another file says both the color of a text and what lies behind it, whatever the call that
  /// sets the style passes: they are checked where the style is declared.
  public func isColoredByStyleElsewhere(_ view: Int32) -> Bool {
    let state = titleState(of: view)
    guard case .source(let index) = state.foreground, isOfStyleElsewhere(sources[index]),
      let ground = ground(from: state.layer), ground.kind == .written, ground.nearest >= 0,
      // What shines through is not the style's.
      Self.isOpaque(value(ofLayer: ground.nearest))
    else { return false }
    switch layers[Int(ground.nearest)].layer {
    case .fill(let index): return index >= 0 && isOfStyleElsewhere(sources[index])
    case .surface(let view):
      return view.file !== file && isOfStyle(view.node, in: view.file) && argument(of: view) == nil
    default: return false
    }
  }

  private func isOfStyleElsewhere(_ source: ColourSource) -> Bool {
    let home = source.scope.file
    return home !== file && source.use.owner >= 0 && isOfStyle(home.views[Int(source.use.owner)], in: home)
      && argument(of: source) == nil
  }

  private func isOfStyle(_ view: ViewNode, in home: FileViews) -> Bool {
    view.body >= 0 && home.bodies[Int(view.body)].kind == .style
  }

  /// The argument in this file that a surface depends on which a modifier of the project draws.
  func argument(of surface: ViewReference) -> NodeID? {
    Binder.outermost(of: surface.node.chain, in: surface.scope).flatMap { $0.scope.file === file ? $0.node : nil }
  }

  /// The view of this file on which a modifier is written that draws a surface, or -1.
  func owner(of surface: ViewReference) -> Int32 {
    var frame = surface.frame
    while let outer = frame?.scope.frame { frame = outer }
    guard let frame, frame.scope.file === file, file.views.indices.contains(Int(frame.callSite)) else { return -1 }
    return frame.callSite
  }
}

extension ColourModel {
  /// The views in a modifier's closure or argument; nil when it takes a style instead.
  func content(of modifier: AppliedModifier, byName: Bool = false) -> [ViewReference]? {
    let file = modifier.file
    let owner = modifier.use.owner
    let node = file.views[Int(owner)]
    var result: [ViewReference] = []
    func add(_ child: Int32) {
      let view = file.views[Int(child)]
      guard view.parent == owner, view.slotModifier >= 0, view.slot == .background,
        file.modifiers[Int(view.slotModifier)].call == modifier.use.call
      else { return }
      result.append(ViewReference(file: file, index: child, frame: modifier.scope.frame))
    }
    if file === self.file, let place = file.place(of: modifier.use, on: node) {
      for child in model.viewsByModifier[place] ?? [] { add(child) }
    } else {
      var child = owner + 1
      while child < node.end {
        add(child)
        child = file.views[Int(child)].end
      }
    }
    if result.isEmpty { return nil }
    // A colour by a name or a choice is read as an expression.
    if !byName, result.count == 1,
      result[0].node.kind == .reference || result[0].node.kind == .choice
        || result[0].node.kind == .opaque, !isSurface(result[0].node),
      file.tree.argument(of: modifier.use.call, label: nil) != nil
    {
      return nil
    }
    return result
  }
}
