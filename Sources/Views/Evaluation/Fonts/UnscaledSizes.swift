// Sizes of fonts that are not known and all the same never follow the text size people choose: a setting of the app's own,
// what the width of a screen leaves, a parameter that only numbers are passed to.

import CurbcutSymbols
import CurbcutSyntax

/// What a size is made of that is not known.
public enum UnknownSize: Sendable {
  /// Numbers, parameters that numbers reach, and what the app keeps: nothing asks for the text size.
  case unscaled
  /// The sides of views and screens among others, so that the text may fill its place.
  case fitted
}

extension Evaluator {
  private static let sizeDepth = 6
  private static let uiFont = Name("UIFont")

  /// What a size comes from; nil where something in it may follow the text size.
  public func unknownSize(_ node: NodeID, in scope: Scope, depth: Int = 0) -> UnknownSize? {
    guard node.exists, depth < Self.sizeDepth else { return nil }
    if value(of: node, in: scope).numbers != nil { return .unscaled }
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .binaryExpr:
      return unknownSize(ofAll: [tree.firstChild(node), tree.lastChild(node)], in: scope, depth: depth)
    case .tupleExpr, .argument, .prefixExpr, .forceUnwrapExpr, .tryExpr:
      return unknownSize(tree.lastChild(node), in: scope, depth: depth)
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .identifierExpr, Self.keepingSize.contains(tree.text(callee)) {
        let arguments = Array(tree.children(node).dropFirst())
        guard !arguments.isEmpty, arguments.allSatisfy({ tree.kind($0) == .argument }) else { return nil }
        return unknownSize(ofAll: arguments, in: scope, depth: depth)
      }
      // `UserDefaults.standard.double(forKey: "size")`: a setting of the app's own.
      if tree.kind(callee) == .memberExpr, tree.mainIs(innermost(callee, tree), "UserDefaults") { return .unscaled }
      return followedSize(node, in: scope, depth: depth)
    case .memberExpr:
      if Self.sides.contains(tree.text(node)) { return .fitted }
      return followedSize(node, in: scope, depth: depth)
    case .identifierExpr:
      // What the call passes.
      if let frame = scope.frame, let argument = frame.arguments[tree.name(node)] {
        return unknownSize(argument, in: frame.scope, depth: depth + 1)
      }
      return followedSize(node, in: scope, depth: depth)
    case .implicitMemberExpr: return followedSize(node, in: scope, depth: depth)
    default: return nil
    }
  }

  private func unknownSize(ofAll nodes: [NodeID], in scope: Scope, depth: Int) -> UnknownSize? {
    var result = UnknownSize.unscaled
    for node in nodes {
      guard let one = unknownSize(node, in: scope, depth: depth + 1) else { return nil }
      if one == .fitted { result = .fitted }
    }
    return result
  }

  /// What a name or a call of the project leads to.
  private func followedSize(_ node: NodeID, in scope: Scope, depth: Int) -> UnknownSize? {
    let outcome = Interpreter(self).outcome(of: node, in: scope)
    var result = UnknownSize.unscaled
    for value in outcome.values {
      guard let value else {
        switch outcome.reason {
        case .parameter(let name)?: return passedSize(name, node, in: scope, depth: depth)
        case .state(let name)?: return isKeptApart(name, node, in: scope) ? .unscaled : nil
        default: return nil
        }
      }
      guard !value.isItself(node, in: scope),
        let one = unknownSize(value.node, in: value.scope, depth: depth + 1)
      else { return nil }
      if one == .fitted { result = .fitted }
    }
    return result
  }

  /// What all calls in the file pass to a parameter.
  private func passedSize(_ name: Name, _ node: NodeID, in scope: Scope, depth: Int) -> UnknownSize? {
    let (file, tree) = (scope.file, scope.file.tree)
    guard scope.member >= 0, tree.kind(node) == .identifierExpr, tree.name(node) == name,
      case let member = file.members[Int(scope.member)], member.kind == .function, member.owner >= 0,
      let parameter = member.parameters.first(where: { $0.name == name })
    else { return nil }
    guard member.isHidden,
      let own = project.members(named: member.name, ofType: file.types[Int(member.owner)].name, from: file).first(
        where: {
          project.file($0) === file && $0.index == scope.member
        })
    else { return nil }
    var result: UnknownSize?
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      guard tree.name(tree.firstChild(call)) == member.name else { continue }
      let frame = Binder(project: project).frame(
        for: own, call: call, scope: Scope(file: file, type: member.owner, member: -1))
      let passed: UnknownSize?
      if let argument = frame?.arguments[name] {
        passed = unknownSize(argument, in: Scope(file: file, type: member.owner, member: -1), depth: depth + 1)
      } else {
        passed = parameter.defaultValue.exists ? unknownSize(parameter.defaultValue, in: scope, depth: depth + 1) : nil
      }
      guard let passed else { return nil }
      if result != .fitted { result = passed }
    }
    return result
  }

  /// Whether a property changes while the app runs, in a file that never asks for the text size.
  private func isKeptApart(_ name: Name, _ node: NodeID, in scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.name(node) == name else { return false }
    var type = Name.none
    if tree.kind(node) == .memberExpr, tree.startsUppercase(tree.firstChild(node)) {
      type = tree.name(tree.firstChild(node))
    } else if scope.type >= 0 {
      type = scope.file.types[Int(scope.type)].name
    }
    guard type.exists else { return false }
    let found = project.members(named: name, ofType: type, from: scope.file)
    return !found.isEmpty
      && found.allSatisfy { project.member($0).kind == .property && project.file($0).textSizeTokens.isEmpty }
  }

  private func innermost(_ node: NodeID, _ tree: Tree) -> NodeID {
    var node = node
    while tree.kind(node) == .memberExpr, case let base = tree.firstChild(node), base.exists { node = base }
    return node
  }

  /// What makes a number of another one.
  private static let keepingSize: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "max", "min", "round", "floor", "ceil", "abs",
  ]
  private static let sides: Set<String> = ["width", "height", "minX", "maxX", "midX", "minY", "maxY", "midY"]
}
