// Titles that code gives to buttons, and takes away.

import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  mutating func title(setBy use: UIKitUse, in there: FileViews, isPainted: Bool = false) {
    if let isNormal = emptied(by: use, there.tree) {
      facts.emptiesTitle = facts.emptiesTitle || isNormal
    } else {
      say(use.word, in: there, isPainted: isPainted)
    }
  }

  mutating func say(_ word: UIKitWord, in there: FileViews, isPainted: Bool = false) {
    if there === file, !knowsOutlets || isPainted {
      facts.note(word)
    } else if there === file {
      facts.noteUnplaced(word)
    } else {
      facts.noteElsewhere(word, isPainted: isPainted)
    }
  }

  /// For a call that sets no words: whether it is for the state in which a button mostly is; nil for any other call.
  func emptied(by use: UIKitUse, _ tree: Tree) -> Bool? {
    guard let title = tree.argument(of: use.node, label: nil),
      tree.isBlankLiteral(title) || tree.kind(title) == .nilLiteral
    else { return nil }
    guard let state = tree.argument(of: use.node, label: "for") else { return nil }
    return tree.kind(state) == .implicitMemberExpr && tree.mainIs(state, "normal")
  }
}
