// The closures behind a call: which parameter of a function, or which stored property of a type, each of them is.

import CurbcutSymbols
import CurbcutSyntax

/// What a call may give a value to.
struct Receiver {
  var label: Name
  var name: Name
  var isRequired: Bool
  /// Whether it is written as a function; nil where only its name is known, as with an alias or a generic type.
  var takesClosure: Bool?
}

extension Binder {
  /// Whether closures stand behind a call; where there are none, nobody asks what might take them.
  func hasClosures(behind call: NodeID, in tree: Tree) -> Bool {
    tree.kind(tree.lastChild(call)) == .trailingClosure
  }

  /// Adds the closures behind a call to its arguments. `next` is where the receivers begin that the arguments in
  /// parentheses leave.
  ///
  /// A closure with a label goes to the receiver of that label. The first one has none: it goes to the first function that
  /// is left, or to the first of those that have to be given.
  func bindClosures(
    behind call: NodeID, in tree: Tree, to receivers: [Receiver], from next: Int, _ arguments: inout Arguments
  ) {
    var first: NodeID?
    var labels: Set<Name> = []
    for child in tree.children(call).dropFirst() where tree.kind(child) == .trailingClosure {
      let closure = tree.lastChild(child)
      guard closure.exists, tree.kind(closure) == .closureExpr else { continue }
      if let label = tree.label(of: child) {
        let name = tree.name(of: label)
        labels.insert(name)
        if let receiver = receivers.first(where: { $0.label == name }) { arguments[receiver.name] = closure }
      } else {
        first = closure
      }
    }
    guard let first else { return }
    let left = receivers.dropFirst(next).filter {
      arguments[$0.name] == nil && !labels.contains($0.label) && $0.takesClosure != false
    }
    let written = left.filter { $0.takesClosure == true }
    let receiver =
      written.first(where: \.isRequired) ?? written.first
      ?? (left.count(where: \.isRequired) == 1 ? left.first(where: \.isRequired) : left.count == 1 ? left.first : nil)
    if let receiver { arguments[receiver.name] = first }
  }

  /// The parameters of a function or initializer.
  func receivers(of member: Member, in home: FileViews) -> [Receiver] {
    member.parameters.map {
      Receiver(
        label: $0.label, name: $0.name, isRequired: !$0.defaultValue.exists,
        takesClosure: $0.isBuilder ? true : takesClosure($0.type, home.tree))
    }
  }

  /// The stored properties that an initializer which nobody wrote takes.
  func receivers(ofType declaration: TypeDeclaration, in home: FileViews) -> [Receiver] {
    declaration.members.compactMap { index in
      // Read where it lies: a copy of each member of each type that is made took a fortieth of a run.
      let index = Int(index)
      guard home.members[index].kind == .property, !home.members[index].isStatic, !home.members[index].block.exists
      else { return nil }
      let (type, value) = (home.members[index].type, home.members[index].value)
      let isConstant = home.members[index].isConstant
      if isConstant && value.exists { return nil }
      let isOptional = type.exists && home.tree.kind(type) == .optionalType
      let isBuilder = home.members[index].attributes.contains(.ViewBuilder)
      return Receiver(
        label: home.members[index].name, name: home.members[index].name,
        isRequired: !value.exists && (isConstant || !isOptional),
        takesClosure: isBuilder ? true : takesClosure(type, orValue: value, home.tree))
    }
  }

  private func takesClosure(_ type: NodeID, orValue value: NodeID, _ tree: Tree) -> Bool? {
    if !type.exists, value.exists { return tree.kind(value) == .closureExpr }
    return takesClosure(type, tree)
  }

  /// Whether a type is written as a function; nil where a name may stand for one.
  private func takesClosure(_ type: NodeID, _ tree: Tree) -> Bool? {
    var type = type
    while type.exists {
      switch tree.kind(type) {
      case .functionType: return true
      case .attributedType, .optionalType: type = tree.lastChild(type)
      // `(() -> Void)?`
      case .tupleType:
        let only = tree.firstChild(type)
        guard only.exists, only == tree.lastChild(type) else { return false }
        type = only
      case .identifierType:
        let name = tree.name(type)
        return Known(name) == .other && !Self.values.contains(name) ? nil : false
      case .memberType: return nil
      default: return false
      }
    }
    return nil
  }

  private static let values: Set<Name> = Set(
    ["Bool", "CGFloat", "CGSize", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UUID"].map { Name($0) })
}
