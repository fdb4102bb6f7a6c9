// The numbers that a modifier of the project is given wherever it is put on: `offset` of `FadeIn`, which `fadeIn(offset:)`
// makes with its default or with what each use says.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Where a name is used is followed this deep, and up to this number of places.
  private static let givenDepth = 3
  private static let givenLimit = 64

  /// The numbers that a property of a `ViewModifier` is given by all that make it; nil where one of them is not known.
  func numbersGiven(to expression: NodeID, in scope: Scope) -> [Double]? {
    let tree = scope.file.tree
    guard tree.kind(expression) == .identifierExpr, scope.frame == nil, scope.type >= 0,
      scope.file.types[Int(scope.type)].conforms(to: .ViewModifier),
      evaluator.local(tree.name(expression), at: tree.range(expression).start, in: scope.file) == nil,
      let own = evaluator.ownMember(tree.name(expression), in: scope)
    else { return nil }
    let member = project.member(own)
    let home = project.file(own)
    guard member.kind == .property, !member.isStatic, !member.block.exists, member.attributes.isEmpty,
      member.isConstant || !member.value.exists, member.owner >= 0
    else { return nil }
    let type = home.types[Int(member.owner)]
    guard type.kind == .structDecl, let made = makers(of: type, in: home), !made.isEmpty else { return nil }
    var result: [Double] = []
    for maker in made {
      guard let declared = project.type(named: type.name, from: maker.file),
        project.type(declared).node == type.node,
        let frame = engine.frame(forType: declared, call: maker.call, scope: maker.scope, callSite: maker.view),
        let argument = frame.arguments[member.name],
        let numbers = numbers(of: argument, in: maker.scope, depth: 0)
      else { return nil }
      result += numbers
    }
    return result
  }

  /// A call that is written on a view, and the scope of its arguments.
  private struct Maker {
    var file: FileViews
    var call: NodeID
    var view: Int32

    var scope: Scope { Scope(file: file, body: file.views[Int(view)].body) }
  }

  /// All places where `modifier(Type(…))` makes a type; nil where its name is said otherwise.
  private func makers(of type: TypeDeclaration, in home: FileViews) -> [Maker]? {
    places(of: type.name, text: home.tree.tokens.text(type.nameToken, in: home.tree.source)) { file in
      var calls: [TokenID: Maker] = [:]
      for use in file.modifiers where use.known == .modifier && use.owner >= 0 {
        guard let made = file.tree.argument(of: use.call, label: nil), file.tree.kind(made) == .callExpr,
          file.tree.kind(file.tree.firstChild(made)) == .identifierExpr
        else { continue }
        calls[file.tree[file.tree.firstChild(made)].main] = Maker(file: file, call: made, view: use.owner)
      }
      return calls
    } isDeclaration: { file, token in
      file.types.contains { $0.nameToken == token }
    }
  }

  /// All places where a modifier of the project is put on; nil where its name is said otherwise.
  private func uses(of function: MemberReference) -> [Maker]? {
    let home = project.file(function)
    let member = project.member(function)
    guard project.viewExtensions(named: member.name).count == 1 else { return nil }
    return places(of: member.name, text: home.tree.tokens.text(member.nameToken, in: home.tree.source)) { file in
      var calls: [TokenID: Maker] = [:]
      for use in file.modifiers where use.name == member.name && use.owner >= 0 {
        calls[use.nameToken] = Maker(file: file, call: use.call, view: use.owner)
      }
      return calls
    } isDeclaration: { file, token in
      file.members.contains { $0.nameToken == token }
    }
  }

  private func places(
    of name: Name, text: some Collection<UInt8>, _ calls: (FileViews) -> [TokenID: Maker],
    isDeclaration: (FileViews, TokenID) -> Bool
  ) -> [Maker]? {
    var classes = NameClasses()
    classes.insert(text)
    var result: [Maker] = []
    var isKnown = true
    for file in project.files {
      var found: [TokenID: Maker]?
      file.tree.tokens.forEachName(in: classes) { token in
        guard isKnown, file.tree.name(of: token) == name, !isDeclaration(file, token) else { return }
        if found == nil { found = calls(file) }
        if let maker = found?[token], result.count < Self.givenLimit {
          result.append(maker)
        } else {
          isKnown = false
        }
      }
      if !isKnown { return nil }
    }
    return result
  }

  /// What an argument is worth: itself, or at all uses of the modifier whose parameter it is.
  private func numbers(of argument: NodeID, in scope: Scope, depth: Int) -> [Double]? {
    let alternatives = evaluator.value(of: argument, in: scope).alternatives
    let numbers = alternatives.compactMap(\.number)
    if !numbers.isEmpty, numbers.count == alternatives.count { return numbers }
    let tree = scope.file.tree
    guard depth < Self.givenDepth, tree.kind(argument) == .identifierExpr, scope.member >= 0 else { return nil }
    let function = scope.file.members[Int(scope.member)]
    let name = tree.name(argument)
    guard function.kind == .function, let reference = project.viewExtensions(named: function.name).first,
      reference.index == scope.member, project.file(reference) === scope.file,
      let parameter = function.parameters.first(where: { $0.name == name }),
      evaluator.local(name, at: tree.range(argument).start, in: scope.file) == nil, let uses = uses(of: reference)
    else { return nil }
    if uses.isEmpty {
      return parameter.defaultValue.exists ? self.numbers(of: parameter.defaultValue, in: scope, depth: depth + 1) : nil
    }
    var result: [Double] = []
    for use in uses {
      guard let frame = engine.frame(for: reference, call: use.call, scope: use.scope, callSite: use.view) else {
        return nil
      }
      let given: [Double]?
      if let value = frame.arguments[name] {
        given = self.numbers(of: value, in: use.scope, depth: depth + 1)
      } else if parameter.defaultValue.exists {
        given = self.numbers(of: parameter.defaultValue, in: scope, depth: depth + 1)
      } else {
        given = nil
      }
      guard let given else { return nil }
      result += given
    }
    return result
  }
}
