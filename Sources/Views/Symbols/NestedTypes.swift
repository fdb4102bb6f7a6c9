// Types in other types, by the names of both.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  /// The last name of a written type; where the project has a type of that name in the one that is written before it, and
  /// the system one as well, the name by which the project's is found everywhere: `DesignSystem.Font`.
  func name(ofType type: NodeID, _ tree: Tree) -> Name {
    let name = tree.name(type)
    guard tree.kind(type) == .memberType, Known(name) != .other else { return name }
    let nested = name.below(tree.name(tree.firstChild(type)))
    return declaresType(nested) ? nested : name
  }
}

extension Evaluator {
  /// A type in another one, which many write in small letters: `UIColor.text.detail`.
  public func nestedType(_ name: Name, below outer: Name, from file: FileViews) -> Name? {
    guard let found = project.type(named: name, from: file, below: outer), case let type = project.type(found),
      type.parent >= 0, project.files[Int(found.file)].types[Int(type.parent)].name == outer
    else { return nil }
    return name
  }

  /// The type that a name below another type stands for: one in it, or one that a static member of it gives, so that its
  /// members are found by that name: `static var app = AppColors.self`, `UIColor.app.accent`.
  public func typeBehind(_ name: Name, below outer: Name, from file: FileViews) -> Name? {
    nestedType(name, below: outer, from: file) ?? typeGiven(by: name, of: outer, from: file)
  }

  private func typeGiven(by name: Name, of outer: Name, from file: FileViews) -> Name? {
    let found = project.members(named: name, ofType: outer, from: file)
    guard let only = found.first, found.count == 1, case let member = project.member(only), member.isStatic,
      member.kind == .property, case let tree = project.file(only).tree
    else { return nil }
    let given = member.block.exists ? singleExpression(member.block, in: tree) ?? .none : member.value
    guard given.exists, tree.kind(given) == .memberExpr, tree.mainIs(given, "self"),
      case let type = tree.firstChild(given), tree.startsUppercase(type)
    else { return nil }
    return tree.name(type)
  }
}
