// Which arguments a parameter cannot take, by what is written: a number is no font, `.title` is no number.

import CurbcutSymbols
import CurbcutSyntax

extension Binder {
  /// Whether each argument of a call may be of the type of the parameter that it reaches. What is not written out may.
  public func acceptsKinds(_ function: MemberReference, call: NodeID, in file: FileViews) -> Bool {
    // Most calls write out nothing that tells, and need not be matched.
    guard tellsKinds(call, in: file.tree) else { return true }
    guard let frame = frame(for: function, call: call, scope: Scope(file: file, type: -1, member: -1)) else {
      return true
    }
    let home = project.file(function)
    return project.member(function).parameters.allSatisfy { parameter in
      guard let argument = frame.arguments[parameter.name], parameter.type.exists else { return true }
      return acceptsKinds(of: parameter.type, in: home, argument, in: file, of: project.member(function).owner)
    }
  }

  /// Whether a call has an argument that cannot be of every type.
  private func tellsKinds(_ call: NodeID, in tree: Tree) -> Bool {
    guard tree.kind(call) == .callExpr else { return false }
    return tree.children(call).contains { child in
      guard tree.kind(child) == .argument else { return false }
      let argument = tree.lastChild(child)
      switch tree.kind(argument) {
      case .integerLiteral, .floatLiteral, .stringLiteral, .boolLiteral, .implicitMemberExpr: return true
      case .memberExpr: return tree.kind(tree.firstChild(argument)) == .stringLiteral
      default: return false
      }
    }
  }

  private func acceptsKinds(
    of type: NodeID, in home: FileViews, _ argument: NodeID, in file: FileViews, of owner: Int32
  ) -> Bool {
    let kind = home.tree.kind(type)
    if kind == .optionalType {
      return file.tree.kind(argument) == .nilLiteral
        || acceptsKinds(of: home.tree.firstChild(type), in: home, argument, in: file, of: owner)
    }
    guard kind == .identifierType || kind == .memberType else { return true }
    let name = home.tree.name(type)
    let isNumber = Self.numbers.contains(name)
    let isText = Self.texts.contains(name)
    let isKnown =
      isNumber || isText || name == Self.boolean || Known(name) != .other || Self.withoutLiterals.contains(name)
    switch file.tree.kind(argument) {
    case .integerLiteral, .floatLiteral: return isNumber || !isKnown && !isDeclared(name, from: home)
    case .stringLiteral: return isText || Known(name) == .Text || !isKnown && !isDeclared(name, from: home)
    case .memberExpr where file.tree.kind(file.tree.firstChild(argument)) == .stringLiteral:
      // `"sign.in".localized` is a String, and no literal of another type.
      guard isString(file.tree.name(argument), from: file) else { return true }
      return name == Self.string || Known(name) == .Text || !isKnown && !isDeclared(name, from: home)
    case .boolLiteral: return name == Self.boolean || !isKnown && !isDeclared(name, from: home)
    case .implicitMemberExpr:
      let member = file.tree.name(argument)
      let meant =
        project.declaredType(type, in: Scope(file: home, type: owner, member: -1), askedFrom: file) ?? name
      if !project.members(named: member, ofType: meant, from: file).isEmpty { return true }
      if isNumber { return Self.numberMembers.contains(member) }
      return !isText && name != Self.boolean && !isDeclared(name, from: home)
    default: return true
    }
  }

  /// Whether a property that the project adds to texts is a text.
  private func isString(_ member: Name, from file: FileViews) -> Bool {
    let found = project.members(named: member, ofType: Self.string, from: file)
    return !found.isEmpty
      && found.allSatisfy { reference in
        let (type, tree) = (project.member(reference).type, project.file(reference).tree)
        return type.exists && tree.kind(type) == .identifierType && tree.name(type) == Self.string
      }
  }

  /// Whether the project declares the type, so that all its members are known.
  private func isDeclared(_ name: Name, from file: FileViews) -> Bool {
    guard let type = project.type(named: name, from: file) else { return false }
    return [.enumDecl, .structDecl, .classDecl].contains(project.type(type).kind)
  }

  private static let numbers: Set<Name> = [Name("CGFloat"), Name("Double"), Name("Float"), Name("Int")]
  private static let texts: Set<Name> = [
    Name("String"), Name("LocalizedStringKey"), Name("LocalizedStringResource"), Name("Substring"),
  ]
  private static let boolean = Name("Bool")
  private static let string = Name("String")
  /// Types of the system that no literal of a number, text or truth value is, or not where it could be a String.
  private static let withoutLiterals: Set<Name> = Set(
    [
      "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIImage", "UIColor", "UIFont", "UIEdgeInsets",
      "CGSize", "CGPoint", "CGRect", "AttributedString",
    ].map { Name($0) })
  private static let numberMembers: Set<Name> = [Name("infinity"), Name("zero"), Name("pi")]
}
