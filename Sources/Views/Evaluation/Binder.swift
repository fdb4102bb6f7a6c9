// Which declaration a call means, and which argument reaches which parameter. The one place that matches the two.

import CurbcutSymbols
import CurbcutSyntax

/// Matches calls with declarations.
public struct Binder: Sendable {
  public let project: Project
  /// Calls in calls are followed this far.
  public static let depthLimit = 8
  static let initializer = Name("init")

  public init(project: Project) { self.project = project }

  /// The arguments of a call of a function or initializer by the names of its parameters; nil where too many calls stand
  /// around.
  public func frame(for reference: MemberReference, call: NodeID, scope: Scope, callSite: Int32 = -1) -> Frame? {
    guard (scope.frame?.depth ?? 0) < Self.depthLimit else { return nil }
    let tree = scope.file.tree
    var arguments = Arguments()
    guard tree.kind(call) == .callExpr else { return Frame(arguments: Arguments(), scope: scope, callSite: callSite) }
    // Read where it lies, as below: copying a member copies all that it holds.
    let home = project.file(reference)
    let index = Int(reference.index)
    let isCalled = home.members[index].kind == .function || home.members[index].kind == .initializer
    let count = isCalled ? home.members[index].parameters.count : 0
    var position = 0
    let parts = tree.children(call)
    // Room for all at once: growing by one after the other makes the list anew.
    if parts.count > 2 { arguments.reserveCapacity(parts.count - 1) }
    for child in parts.dropFirst() where tree.kind(child) == .argument {
      let label = tree.label(of: child).map { tree.name(of: $0) } ?? .none
      let value = tree.lastChild(child)
      if isCalled {
        var found = position
        while found < count, home.members[index].parameters[found].label != label { found += 1 }
        // One more value of a list, `format(_ key: String, _ values: Any..., fallback: String)`, takes no other's place.
        if found < count {
          arguments[home.members[index].parameters[found].name] = value
          position = found + 1
        }
      } else if label.exists {
        arguments[label] = value
      }
    }
    if isCalled, hasClosures(behind: call, in: tree) {
      let receivers = receivers(of: home.members[index], in: home)
      bindClosures(behind: call, in: tree, to: receivers, from: position, &arguments)
    }
    return Frame(arguments: arguments, scope: scope, callSite: callSite)
  }

  /// The arguments of a call that makes an instance, by the stored properties that they reach.
  public func frame(forType type: TypeReference, call: NodeID, scope: Scope, callSite: Int32 = -1) -> Frame? {
    let home = project.files[Int(type.file)]
    let initializers = project.members(
      named: Self.initializer, ofType: home.types[Int(type.index)].name, from: home)
    return frame(forType: type, initializers, call: call, scope: scope, callSite: callSite)
  }

  /// The same where the initializers of the type are known.
  func frame(
    forType type: TypeReference, _ initializers: [MemberReference], call: NodeID, scope: Scope, callSite: Int32
  ) -> Frame? {
    guard (scope.frame?.depth ?? 0) < Self.depthLimit else { return nil }
    let home = project.files[Int(type.file)]
    let tree = scope.file.tree
    var arguments = Arguments()
    let initializer = overload(initializers, call: call, in: scope.file)
    if let initializer, let byParameter = frame(for: initializer, call: call, scope: scope, callSite: callSite) {
      // `self.title = title` is so common that equal names are taken as stored; other names are followed in the block.
      arguments = byParameter.arguments
      let member = project.member(initializer)
      let initTree = project.file(initializer).tree
      if member.block.exists {
        for statement in initTree.reversedChildren(member.block) where initTree.kind(statement) == .assignExpr {
          let parts = initTree.children(statement)
          guard parts.count == 2, initTree.kind(parts[1]) == .identifierExpr else { continue }
          if let value = byParameter.arguments[initTree.name(parts[1])] { arguments[initTree.name(parts[0])] = value }
        }
      }
    } else if tree.kind(call) == .callExpr {
      let parts = tree.children(call)
      if parts.count > 2 { arguments.reserveCapacity(parts.count - 1) }
      for child in parts.dropFirst() where tree.kind(child) == .argument {
        if let label = tree.label(of: child) { arguments[tree.name(of: label)] = tree.lastChild(child) }
      }
      // Of several initializers that may be meant, none says which closure is which.
      if initializers.isEmpty, hasClosures(behind: call, in: tree) {
        let receivers = receivers(ofType: home.types[Int(type.index)], in: home)
        bindClosures(behind: call, in: tree, to: receivers, from: 0, &arguments)
      }
    }
    return Frame(arguments: arguments, scope: scope, callSite: callSite, initializer: initializer)
  }

  // MARK: Overloads

  /// The overload whose labels fit a call; nil when none or several do.
  public func overload(_ candidates: [MemberReference], call: NodeID, in file: FileViews) -> MemberReference? {
    if candidates.count == 1 { return candidates[0] }
    guard file.tree.kind(call) == .callExpr else { return nil }
    let fitting = fitting(candidates, call: call, in: file)
    if fitting.count < 2 { return fitting.first }
    // Closures behind the call take what it does not name.
    let named = Set(argumentLabels(of: call, in: file))
    let closures = closureLabels(of: call, in: file)
    let exact = fitting.filter { candidate in
      let parameters = project.member(candidate).parameters
      let required = parameters.filter { !$0.defaultValue.exists }
      let left = required.count - required.count { named.contains($0.label) }
      return left == closures.count
        && closures.allSatisfy { closure in !closure.exists || parameters.contains { $0.label == closure } }
    }
    if exact.count == 1 { return exact[0] }
    // `.font(of: .title)` and `.font(of: 17)` differ by what is written as their argument.
    let accepting = (exact.isEmpty ? fitting : exact).filter { acceptsKinds($0, call: call, in: file) }
    if accepting.count < 2 { return accepting.first }
    // Different modules have each their own.
    guard accepting.dropFirst().allSatisfy({ areAlike(accepting[0], $0) }) else { return nil }
    return project.symbols.nearestOne(of: accepting, from: file.symbols)
  }

  /// Whether two functions have the same labels and types of parameters, so that no module can have both.
  private func areAlike(_ a: MemberReference, _ b: MemberReference) -> Bool {
    let (one, other) = (project.member(a), project.member(b))
    guard a.file != b.file, one.kind == .function, other.kind == .function, one.isStatic == other.isStatic,
      one.parameters.count == other.parameters.count
    else { return false }
    let (tree, otherTree) = (project.file(a).tree, project.file(b).tree)
    return zip(one.parameters, other.parameters).allSatisfy { own, their in
      guard own.label == their.label, own.type.exists, their.type.exists else { return false }
      return tree.source.string(tree.range(own.type)) == otherTree.source.string(otherTree.range(their.type))
    }
  }

  /// The functions that take the arguments that a call names.
  public func fitting(_ candidates: [MemberReference], call: NodeID, in file: FileViews) -> [MemberReference] {
    guard file.tree.kind(call) == .callExpr else { return [] }
    let labels = argumentLabels(of: call, in: file)
    guard candidates.contains(where: { !takes(labels, $0) }) else { return candidates }
    return candidates.filter { takes(labels, $0) }
  }

  /// Whether a function takes all that a call gives, and the call all that it needs.
  public func accepts(_ candidate: MemberReference, call: NodeID, in file: FileViews) -> Bool {
    guard !fitting([candidate], call: call, in: file).isEmpty else { return false }
    let parameters = project.member(candidate).parameters
    let given = argumentLabels(of: call, in: file).count
    let needed = parameters.count { !$0.defaultValue.exists }
    return needed <= given + closureLabels(of: call, in: file).count
  }

  /// The labels of the arguments in parentheses, `.none` for those without.
  public func argumentLabels(of call: NodeID, in file: FileViews) -> [Name] {
    labels(of: call, .argument, in: file.tree)
  }

  /// The labels of the closures behind a call, `.none` for the first.
  public func closureLabels(of call: NodeID, in file: FileViews) -> [Name] {
    labels(of: call, .trailingClosure, in: file.tree)
  }

  private func labels(of call: NodeID, _ kind: NodeKind, in tree: Tree) -> [Name] {
    var labels: [Name] = []
    for child in tree.children(call).dropFirst() where tree.kind(child) == kind {
      labels.append(tree.label(of: child).map { tree.name(of: $0) } ?? .none)
    }
    return labels
  }

  private func takes(_ labels: [Name], _ candidate: MemberReference) -> Bool {
    var position = 0
    let parameters = project.file(candidate).members[Int(candidate.index)].parameters
    for label in labels {
      while position < parameters.count, parameters[position].label != label {
        guard parameters[position].defaultValue.exists else { return false }
        position += 1
      }
      guard position < parameters.count else { return false }
      position += 1
    }
    return true
  }
}
