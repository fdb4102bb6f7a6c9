// Functions of the project that give texts the font of what they are handed: `func apply(style: Style) { font = style.font }`.

import CurbcutSymbols
import CurbcutSyntax

/// The functions and initializers of a project that set fonts from their parameters, found out once for all files.
public final class FontSetters: Sendable {
  /// What a function does with a parameter.
  enum Step {
    /// A font that it sets, which is part of the parameter.
    case font(NodeID)
    /// A call of such a function, to which it hands the parameter on.
    case call(NodeID)
  }
  struct Setter {
    var parameter: Name
    var step: Step
  }

  let setters: [MemberReference: [Setter]]
  /// All functions that have the name of one that sets fonts.
  let functions: [Name: [MemberReference]]
  /// The types that are made by an initializer which sets fonts.
  let made: Set<Name>

  private static let rounds = 3
  static let initializer = Name("init")

  /// `showsText` tells whether a font is set on an object that shows text.
  init(_ project: Project, showsText: (UIKitUse, FileViews) -> Bool) {
    var setters: [MemberReference: [Setter]] = [:]
    var names: Set<Name> = []
    var made: Set<Name> = []
    func add(_ setter: Setter, _ reference: MemberReference) {
      setters[reference, default: []].append(setter)
      let member = project.member(reference)
      if member.kind == .initializer {
        if member.owner >= 0 { made.insert(project.file(reference).types[Int(member.owner)].name) }
      } else {
        names.insert(member.name)
      }
    }
    for (number, file) in project.files.enumerated() {
      guard let code = file.uikit else { continue }
      for use in code.uses where use.word == .font && use.value.exists {
        guard Self.isCalled(file.members[Int(use.member)], file.tree), file.tree.mainIs(use.node, "="),
          let parameter = Self.parameter(behind: use.value, file, code, file.members[Int(use.member)]),
          showsText(use, file)
        else { continue }
        add(
          Setter(parameter: parameter, step: .font(use.value)), MemberReference(file: Int32(number), index: use.member))
      }
    }
    if !setters.isEmpty {
      let handing = Self.handing(in: project)
      var known: Set<MemberReference> = Set(setters.keys)
      for _ in 0..<Self.rounds {
        var found: [(Setter, MemberReference)] = []
        for call in handing where !known.contains(call.function) {
          let isOne = call.makes ? made.contains(call.name) : names.contains(call.name)
          if isOne { found.append((Setter(parameter: call.parameter, step: .call(call.node)), call.function)) }
        }
        if found.isEmpty { break }
        for (setter, function) in found {
          add(setter, function)
          known.insert(function)
        }
      }
    }
    var functions: [Name: [MemberReference]] = [:]
    if !names.isEmpty {
      for (number, file) in project.files.enumerated() {
        for name in names {
          for index in file.memberIndex[name] ?? []
          where file.members[Int(index)].kind == .function && file.members[Int(index)].owner >= 0 {
            functions[name, default: []].append(MemberReference(file: Int32(number), index: index))
          }
        }
      }
    }
    (self.setters, self.functions, self.made) = (setters, functions, made)
  }

  /// Whether code is called with parameters, and not for the measures of words.
  private static func isCalled(_ member: Member, _ tree: Tree) -> Bool {
    guard member.kind == .function || member.kind == .initializer, !member.parameters.isEmpty,
      member.surroundings.isDisjoint(with: [.preview, .tests])
    else { return false }
    var type = member.type
    if type.exists, tree.kind(type) == .optionalType { type = tree.lastChild(type) }
    return !type.exists || !Evaluator.measures.contains(tree.text(type))
  }

  /// The parameter that an expression is a part of: `style` of `style.title.font`, or of a local that keeps that.
  private static func parameter(
    behind value: NodeID, _ file: FileViews, _ code: UIKitCode, _ member: Member, depth: Int = 0
  ) -> Name? {
    let tree = file.tree
    var node = tree.bare(value)
    while node.exists, tree.kind(node) == .memberExpr { node = tree.bare(tree.firstChild(node)) }
    guard node.exists, tree.kind(node) == .identifierExpr else { return nil }
    let name = tree.name(node)
    if let local = code.local(named: name, at: tree.range(node).start), case let bound = code.locals[Int(local)],
      bound.value.exists
    {
      return depth < 2 && bound.value != value
        ? parameter(behind: bound.value, file, code, member, depth: depth + 1) : nil
    }
    return member.parameters.contains { $0.name == name } ? name : nil
  }

  private struct Handing {
    var name: Name
    var makes: Bool
    var parameter: Name
    var node: NodeID
    var function: MemberReference
  }

  /// The calls that hand a parameter of the function around them on.
  private static func handing(in project: Project) -> [Handing] {
    var result: [Handing] = []
    for (number, file) in project.files.enumerated() where file.uikit != nil {
      let tree = file.tree
      for index in file.members.indices where file.members[index].block.exists && isCalled(file.members[index], tree) {
        let function = MemberReference(file: Int32(number), index: Int32(index))
        let parameters = Set(file.members[index].parameters.map(\.name))
        for place in tree.nodes(below: file.members[index].block) where tree.nodes[place].kind == .callExpr {
          let call = NodeID(place)
          guard let parameter = parameter(handedBy: call, among: parameters, tree) else { continue }
          var callee = tree.firstChild(call)
          if tree.kind(callee) == .memberExpr, tree.mainIs(callee, "init") {
            let base = tree.firstChild(callee)
            callee = base.exists ? base : callee
          }
          var name = tree.name(callee)
          // `self.init(style: style)`
          if tree.mainIs(callee, "self"), file.members[index].owner >= 0 {
            name = file.types[Int(file.members[index].owner)].name
          }
          result.append(
            Handing(
              name: name, makes: tree.startsUppercase(callee) || tree.mainIs(callee, "self"), parameter: parameter,
              node: call, function: function))
        }
      }
    }
    return result
  }

  /// The first of some names that an argument of a call has in it.
  static func parameter(handedBy call: NodeID, among names: Set<Name>, _ tree: Tree) -> Name? {
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      let value = tree.lastChild(argument)
      guard tree.kind(value) != .closureExpr else { continue }
      for place in tree[value].firstDescendant...value.index where tree.nodes[Int(place)].kind == .identifierExpr {
        let name = tree.name(NodeID(place))
        if names.contains(name) { return name }
      }
    }
    return nil
  }
}

extension FontSetters {
  /// Whether a call has the name of a function that sets fonts, or of a type whose initializer does.
  func mayMean(_ call: NodeID, _ tree: Tree) -> Bool {
    var callee = tree.firstChild(call)
    if tree.kind(callee) == .memberExpr, tree.mainIs(callee, "init") { callee = tree.firstChild(callee) }
    guard callee.exists else { return false }
    return tree.startsUppercase(callee) ? made.contains(tree.name(callee)) : functions[tree.name(callee)] != nil
  }
}

extension Tree {
  /// The expression in `(try? x)!` and the like.
  func bare(_ node: NodeID) -> NodeID {
    var node = node
    while node.exists {
      switch kind(node) {
      case .optionalChainExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr: node = lastChild(node)
      case .asExpr: node = firstChild(node)
      default: return node
      }
    }
    return node
  }
}
