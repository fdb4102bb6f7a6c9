// Where modifiers of the project's own put what they are written on: `struct Collapsed: ViewModifier` may show its content
// in a menu, and then the view is an entry of that menu, wherever the modifier is written.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// The places of the view in the bodies of the project's own modifiers that are written on it, each with the views around
  /// it there, from the inside out.
  public var placesInOwnModifiers: [[ViewReference]] { model.engine.placesInOwnModifiers(of: reference, depth: 0) }
}

extension NameEngine {
  fileprivate func placesInOwnModifiers(of view: ViewReference, depth: Int) -> [[ViewReference]] {
    var result: [[ViewReference]] = []
    guard depth < Self.depthLimit else { return result }
    for index in view.node.modifiers {
      let use = view.file.modifiers[Int(index)]
      guard mayExpand(use), result.count < Self.appliedLimit,
        let (body, frame) = ownBody(of: use, in: view.file, scope: view.scope, callSite: view.index)
      else { continue }
      let home = project.file(body)
      let number = project.member(body).body
      guard number >= 0 else { continue }
      for inner in home.bodies[Int(number)].views where home.views[Int(inner)].kind == .base {
        let place = ViewReference(file: home, index: inner, frame: frame)
        result.append(Self.path(from: place))
        result += placesInOwnModifiers(of: place, depth: depth + 1)
      }
    }
    return result
  }
}
