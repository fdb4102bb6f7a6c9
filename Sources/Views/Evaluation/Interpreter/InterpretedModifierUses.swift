// Where a modifier of the project is put on views, what each of these places gives is what its properties and parameters are
// worth: `offset` of `FadeIn`, which `fadeIn(offset:)` makes with its default or with what each use says.

import CurbcutSymbols
import CurbcutSyntax

/// A call that is written on a view.
private struct ModifierUse {
  var file: FileViews
  var call: NodeID
  var view: Int32
  var place: UsePlace

  var scope: Scope { Scope(file: file, body: file.views[Int(view)].body) }
}

extension Interpretation {
  /// Places of a modifier that are told apart.
  private static let modifierUseLimit = 64

  /// What a stored property of a modifier is worth, one value for each `modifier(Type(…))`; nil where the type is named
  /// otherwise, or by nobody.
  mutating func joined(
    _ reference: MemberReference, ofModifier owner: TypeDeclaration, _ home: FileViews, _ type: Name
  ) -> Outcome? {
    let declared = TypeReference(file: reference.file, index: project.member(reference).owner)
    guard let uses = makers(of: owner, declared, in: home), !uses.isEmpty else { return nil }
    return joined(.modifier(declared), uses.map(\.place), UseName(owner: owner.name)) { run, number in
      let use = uses[number]
      guard let frame = run.evaluator.frame(forType: declared, call: use.call, scope: use.scope, callSite: use.view)
      else {
        return .unknown(.fuel)
      }
      let inside = Scope(file: home, type: declared.index, member: reference.index, frame: frame)
      return run.value(ofMember: reference, from: .none, inside, type)
    }
  }

  /// What a parameter of a modifier of the project is worth, one value for each place where it is put on; its default where
  /// nobody does. nil where its name is said otherwise.
  mutating func joined(
    _ parameter: Parameter, ofModifier reference: MemberReference, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    guard let uses = uses(ofModifier: reference) else { return nil }
    let outside = Scope(file: scope.file, type: scope.type, member: -1)
    if uses.isEmpty { return parameter.defaultValue.exists ? follow(parameter.defaultValue, outside, type) : nil }
    let name = UseName(owner: project.member(reference).name)
    return joined(.function(reference), uses.map(\.place), name) { run, number in
      let use = uses[number]
      guard let frame = run.evaluator.frame(for: reference, call: use.call, scope: use.scope, callSite: use.view) else {
        return .unknown(.fuel)
      }
      if let argument = frame.arguments[parameter.name] { return run.follow(argument, use.scope, type) }
      guard parameter.defaultValue.exists else { return .unknown(.parameter(parameter.name)) }
      return run.follow(parameter.defaultValue, outside, type)
    }
  }

  /// All places where `modifier(Type(…))` makes a type; nil where its name is said otherwise.
  private func makers(of type: TypeDeclaration, _ declared: TypeReference, in home: FileViews) -> [ModifierUse]? {
    places(of: type.name, text: home.tree.tokens.text(type.nameToken, in: home.tree.source)) { file, number in
      guard project.type(named: type.name, from: file).map({ project.type($0).node == type.node }) ?? false else {
        return [:]
      }
      var calls: [TokenID: ModifierUse] = [:]
      for use in file.modifiers where use.known == .modifier && use.owner >= 0 {
        let tree = file.tree
        guard let argument = tree.children(use.call).dropFirst().first, tree.kind(argument) == .argument,
          case let made = tree.lastChild(argument), tree.kind(made) == .callExpr,
          tree.kind(tree.firstChild(made)) == .identifierExpr
        else { continue }
        calls[tree[tree.firstChild(made)].main] = ModifierUse(
          file: file, call: made, view: use.owner,
          place: UsePlace(file: number, index: Int32(tree.range(made).start), name: tree[tree.firstChild(made)].main))
      }
      return calls
    } isDeclaration: { file, token in
      file.types.contains { $0.nameToken == token }
    }
  }

  /// All places where a modifier of the project is put on; nil where its name is said otherwise.
  private func uses(ofModifier function: MemberReference) -> [ModifierUse]? {
    let home = project.file(function)
    let member = project.member(function)
    guard project.viewExtensions(named: member.name) == [function] else { return nil }
    return places(of: member.name, text: home.tree.tokens.text(member.nameToken, in: home.tree.source)) {
      file, number in
      var calls: [TokenID: ModifierUse] = [:]
      for use in file.modifiers where use.name == member.name && use.owner >= 0 {
        calls[use.nameToken] = ModifierUse(
          file: file, call: use.call, view: use.owner,
          place: UsePlace(file: number, index: Int32(file.tree.range(use.call).start), name: use.nameToken))
      }
      return calls
    } isDeclaration: { file, token in
      file.members.contains { $0.nameToken == token }
    }
  }

  private func places(
    of name: Name, text: some Collection<UInt8>, _ calls: (FileViews, Int32) -> [TokenID: ModifierUse],
    isDeclaration: (FileViews, TokenID) -> Bool
  ) -> [ModifierUse]? {
    guard let kind = NameClasses.number(of: text) else { return nil }
    var classes = NameClasses()
    classes.insert(kind)
    var result: [ModifierUse] = []
    var isKnown = true
    for (number, file) in project.files.enumerated() where file.names.mayHold(kind) {
      var found: [TokenID: ModifierUse]?
      file.tree.tokens.forEachName(in: classes) { token in
        guard isKnown, file.tree.name(of: token) == name, !isDeclaration(file, token) else { return }
        if found == nil { found = calls(file, Int32(number)) }
        guard let use = found?[token], result.count < Self.modifierUseLimit else {
          isKnown = false
          return
        }
        if !file.views[Int(use.view)].surroundings.isOutOfScope { result.append(use) }
      }
      if !isKnown { return nil }
    }
    return result
  }
}
