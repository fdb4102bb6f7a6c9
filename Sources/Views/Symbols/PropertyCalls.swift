// What the code of a class calls on one of its properties, wherever the class is declared and extended.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  /// The names that stand behind a property in the code of a type: `setTapGesture` of `card.setTapGesture { … }`.
  public func namesCalled(on property: Name, ofType type: Name, from file: FileViews) -> [String] {
    declarations(ofType: type, from: file).flatMap { declaration in
      let home = files[Int(declaration.file)]
      let tree = home.tree
      return tree[home.types[Int(declaration.index)].node].tokens.compactMap { token in
        tree.tokens.isName(token) && tree.name(of: token) == property && tree.tokens.kind(token + 1) == .period
          ? tree.string(of: token + 2) : nil
      }
    }
  }
}
