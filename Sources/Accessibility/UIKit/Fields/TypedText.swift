// What code does with what people type: text views that it reads are fields, others may only show something.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitTypes {
  /// Whether the code of a class, or of those it inherits from, reads the text of a property: `notes.text` that is not given
  /// words.
  func readsText(of property: Name, inClass name: Name, from file: FileViews) -> Bool {
    let line = lineage(of: name, from: file).filter { UIKitClass(system: $0.name) == nil }
    return project.parts(ofLine: line).contains { part in
      let tree = part.file.tree
      return tree[part.file.types[Int(part.index)].node].tokens.contains { token in
        tree.tokens.isName(token) && tree.name(of: token) == property && tree.readsText(behind: token)
      }
    }
  }
}

extension Tree {
  private static let texts: Set<Name> = [Name("text"), Name("attributedText")]

  /// Whether `.text` or `?.text` stands behind a name, and no assignment behind that.
  fileprivate func readsText(behind token: TokenID) -> Bool {
    var next = token + 1
    if string(of: next) == "?" || string(of: next) == "!" { next += 1 }
    guard string(of: next).hasSuffix("."), Self.texts.contains(name(of: next + 1)) else { return false }
    return string(of: next + 2) != "="
  }
}

extension UIKitModel {
  /// Whether the class that keeps an object in a property reads what is typed into it.
  public func isRead(_ object: UIKitObject) -> Bool {
    let owner = file.members[Int(object.member)].owner
    let name = object.local >= 0 ? propertyName(of: object) ?? .none : object.name
    guard owner >= 0, name.exists else { return false }
    return types.readsText(of: name, inClass: file.types[Int(owner)].name, from: file)
  }

  /// What a closure says to the first thing it is given: `alert.addTextField { $0.placeholder = … }`.
  public func facts(ofFirstIn closure: NodeID) -> UIKitFacts {
    var reader = UIKitFactReader(model: self)
    reader.read(closure: closure, in: file)
    return reader.facts
  }

  /// The calls that give an alert of the system a field.
  public var alertFields: [UIKitUse] {
    code.uses.filter { use in
      use.word == .called && use.name == Self.addTextField && tree.kind(use.node) == .callExpr && isJudged(use.member)
        && types.declaredName(of: use.base, in: file, member: use.member)?.name == Self.alert
    }
  }

  private static let addTextField = Name("addTextField")
  private static let alert = Name("UIAlertController")
}
