// What the code of a class calls on one of its properties, wherever the class is declared and extended.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  /// Whether the code of a class, or of one that it inherits from, names something: a font of its own, whoever sets it.
  public func codeOfClass(_ name: Name, from file: FileViews, names word: Name) -> Bool {
    var (current, home, seen) = (name, file, Set<Name>())
    while seen.insert(current).inserted {
      let declarations = declarations(ofType: current, from: home)
      for declaration in declarations {
        let tree = files[Int(declaration.file)].tree
        let node = files[Int(declaration.file)].types[Int(declaration.index)].node
        if tree[node].tokens.contains(where: { tree.tokens.isName($0) && tree.name(of: $0) == word }) { return true }
      }
      let classes = declarations.filter { type($0).kind == .classDecl }
      guard let own = classes.first, let above = type(own).inheritedNames.first else { return false }
      (current, home) = (above, files[Int(own.file)])
    }
    return false
  }

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
