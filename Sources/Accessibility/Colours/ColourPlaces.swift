// Where the color of a modifier is written in the file of the view.

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
