// Which code puts one screen in the place of another: the animators of transitions of the project's own.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether a member is code of a transition between screens, which moves what fills the screen or most of it.
  public func isOfTransition(_ member: Int32) -> Bool {
    let owner = file.members[Int(member)].owner
    guard owner >= 0 else { return false }
    for (ancestor, from) in types.lineage(of: file.types[Int(owner)].name, from: file) {
      for declaration in project.declarations(ofType: ancestor, from: from)
      where project.type(declaration).inheritedNames.contains(Self.animator) {
        return true
      }
    }
    return false
  }

  private static let animator = Name("UIViewControllerAnimatedTransitioning")
}
