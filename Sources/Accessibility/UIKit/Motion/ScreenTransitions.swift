// Which code puts one screen in the place of another: the animators of transitions of the project's own.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether a member is code of a transition between screens, which moves what fills the screen or most of it.
  public func isOfTransition(_ member: Int32) -> Bool {
    let owner = file.members[Int(member)].owner
    guard owner >= 0 else { return false }
    let line = types.lineage(of: file.types[Int(owner)].name, from: file)
    // Where a class is declared, the name of its base is looked up.
    for (index, base) in line.enumerated().dropFirst() {
      let name = line[index - 1].name
      if base.file.types.contains(where: { $0.name == name && $0.inheritedNames.contains(Self.animator) }) {
        return true
      }
    }
    return false
  }

  private static let animator = Name("UIViewControllerAnimatedTransitioning")
}
