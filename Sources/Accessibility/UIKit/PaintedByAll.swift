// Code that paints whatever there is: a function that the project adds to all views, and that goes on with what is in them.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension InterfaceModel {
  /// Whether all objects of a class get a color by a function that goes through the views: `func applyTheme()` of an
  /// extension of UIView, which says a color and calls itself on each of `subviews`.
  func isPaintedWithAll(_ word: UIKitWord, _ kind: UIKitClass) -> Bool {
    if paints.isWalked == nil { paints.isWalked = isWalked }
    guard paints.isWalked == true else { return false }
    if let known = paints.withAll[kind] { return known.contains(word) }
    var words: Set<UIKitWord> = []
    let line = (kind.systemNames + [Self.uiView]).map { (name: $0, file: file.home) }
    for part in project.parts(ofLine: line) {
      for use in part.file.uikit?.uses ?? []
      where use.path.root == .own && !use.path.part.exists && part.file.members[Int(use.member)].owner == part.index {
        words.insert(use.word)
      }
    }
    paints.withAll[kind] = words
    return words.contains(word)
  }

  private var isWalked: Bool {
    project.parts(ofLine: [(Self.uiView, file.home)]).contains { part in
      let home = part.file
      return home.types[Int(part.index)].members.contains { index in
        let member = home.members[Int(index)]
        guard member.kind == .function, member.block.exists else { return false }
        let tree = home.tree
        let inside = tree[member.block].firstDescendant..<member.block.index
        var (asksForParts, goesOn) = (false, false)
        for node in inside.map({ NodeID($0) }) {
          switch tree.kind(node) {
          case .identifierExpr: asksForParts = asksForParts || tree.name(node) == Self.subviews
          case .memberExpr:
            asksForParts = asksForParts || tree.name(node) == Self.subviews
            goesOn =
              goesOn
              || tree.name(node) == member.name && !tree.mainIs(tree.firstChild(node), "self")
                && !tree.mainIs(tree.firstChild(node), "super")
          default: break
          }
        }
        return asksForParts && goesOn
      }
    }
  }

  private static let uiView = Name("UIView")
  private static let subviews = Name("subviews")
}
