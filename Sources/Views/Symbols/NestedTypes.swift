// Types in other types, by the names of both.

import CurbcutSymbols
import CurbcutSyntax

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

extension Project {
  /// The type that a name below another one means, where several share it: `UILabel.Style`.
  public func exactName(_ name: Name, below outer: NodeID, in scope: Scope) -> Name {
    guard symbols.isShared(name), scope.file.tree.startsUppercase(outer) else { return name }
    return exactName(name, below: [scope.file.tree.name(outer)], in: scope.file, askedFrom: scope.file)
  }

  /// The type that a name alone means inside of a type, where several share it: one that it or a type around it holds.
  public func exactName(_ name: Name, around scope: Scope) -> Name {
    guard symbols.isShared(name) else { return name }
    return exactName(name, below: typesAround(scope), in: scope.file, askedFrom: scope.file)
  }

  /// The names of the types around a place, the innermost first.
  private func typesAround(_ scope: Scope) -> [Name] {
    var names: [Name] = []
    var type = scope.type
    while type >= 0 {
      names.append(scope.file.types[Int(type)].name)
      type = scope.file.types[Int(type)].parent
    }
    return names
  }

  /// The type that a declaration is written with, by the last name of it; by a name of its own where code in the file that
  /// asks would mean another one by the written name: `style: Style` in an extension of a class, `font: Tokens.Font`.
  public func declaredType(_ written: NodeID, in scope: Scope, askedFrom asking: FileViews?) -> Name? {
    let tree = scope.file.tree
    var node = written
    while node.exists, tree.kind(node) == .optionalType || tree.kind(node) == .someOrAnyType {
      node = tree.lastChild(node)
    }
    guard node.exists, tree.kind(node) == .identifierType || tree.kind(node) == .memberType else { return nil }
    let name = tree.name(node)
    guard symbols.isShared(name) else { return name }
    let outer = tree.kind(node) == .memberType ? [tree.name(tree.firstChild(node))] : typesAround(scope)
    return exactName(name, below: outer, in: scope.file, askedFrom: asking ?? scope.file)
  }

  /// `outer` are the types that may hold it, the nearest first.
  private func exactName(_ name: Name, below outer: [Name], in file: FileViews, askedFrom asking: FileViews) -> Name {
    for qualifier in outer {
      guard let found = type(named: name, from: file, below: qualifier),
        case let parent = type(found).parent, parent >= 0,
        files[Int(found.file)].types[Int(parent)].name == qualifier
      else { continue }
      return found == type(named: name, from: asking) ? name : symbols.exactName(of: found)
    }
    guard let found = type(named: name, from: file) else { return name }
    return found == type(named: name, from: asking) ? name : symbols.exactName(of: found)
  }
}
