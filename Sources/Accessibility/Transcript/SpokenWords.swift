// What an expression will say: literals, string tables, constants, alternatives, interpolations. Where the value is only
// known when the app runs, the expression itself stands for it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Reads expressions as words. Belongs to one engine and its thread.
struct SpokenWords {
  let engine: NameEngine
  var project: Project { engine.project }
  private static let depthLimit = 12
  /// Longest expression that is printed in full.
  private static let longestSource = 60

  init(engine: NameEngine) { self.engine = engine }

  /// The words of an expression.
  func words(_ node: NodeID, _ scope: Scope) -> SpokenText { words(node, scope, depth: 0) }

  func words(_ node: NodeID, _ scope: Scope, depth: Int) -> SpokenText {
    guard node.exists else { return SpokenText() }
    let text = followed(node, scope, depth: depth)
    switch scope.file.tree.kind(node) {
    case .callExpr
    where Self.wrapsWords(scope.file.tree.known(scope.file.tree.firstChild(node)))
      || scope.file.tree.kind(scope.file.tree.firstChild(node)) == .memberExpr:
      return text
    case .identifierExpr where scope.frame?.arguments[scope.file.tree.name(node)] != nil:
      // What the caller gave tells more than the name it goes by inside.
      return text
    case .memberExpr where isGiven(scope.file.tree.firstChild(node), scope): return text
    case .identifierExpr, .memberExpr, .callExpr:
      // What only a run can tell is better told by its own name than by how it comes about.
      return text.isBlank || text.hasWords && text.text.utf8.count < 400 ? text : runtime(node, scope)
    default: return text
    }
  }

  /// Whether an expression is the name of something that the caller of a component gave.
  private func isGiven(_ node: NodeID, _ scope: Scope) -> Bool {
    scope.file.tree.kind(node) == .identifierExpr && scope.frame?.arguments[scope.file.tree.name(node)] != nil
  }

  /// Whether a call by this name only wraps the words in it.
  static func wrapsWords(_ callee: Known) -> Bool {
    switch callee {
    case .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .Text, .AttributedString, .String: true
    default: false
    }
  }

  private func followed(_ node: NodeID, _ scope: Scope, depth: Int) -> SpokenText {
    let tree = scope.file.tree
    guard depth < Self.depthLimit else { return runtime(node, scope) }
    switch tree.kind(node) {
    case .stringLiteral: return string(node, scope, depth)
    case .integerLiteral, .floatLiteral: return SpokenText(Self.source(of: node, in: scope.file))
    case .nilLiteral: return SpokenText()
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return runtime(node, scope) }
      return words(tree.lastChild(argument), scope, depth: depth + 1)
    case .forceUnwrapExpr, .tryExpr, .awaitExpr, .optionalChainExpr:
      return words(tree.lastChild(node), scope, depth: depth + 1)
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3 else { return runtime(node, scope) }
      return .oneOf([words(parts[1], scope, depth: depth + 1), words(parts[2], scope, depth: depth + 1)])
    case .binaryExpr:
      let parts = tree.children(node)
      guard parts.count == 2 else { return runtime(node, scope) }
      if tree.mainIs(node, "+") {
        // A sum is one value, not two pieces of text: `index + 1`.
        if parts.contains(where: { [.integerLiteral, .floatLiteral].contains(tree.kind($0)) }) {
          return runtime(node, scope)
        }
        var text = words(parts[0], scope, depth: depth + 1)
        text.append(words(parts[1], scope, depth: depth + 1))
        return text.hasWords || isConcatenation(node, tree) ? text : runtime(node, scope)
      }
      guard tree.mainIs(node, "??") else { return runtime(node, scope) }
      return .oneOf([words(parts[0], scope, depth: depth + 1), words(parts[1], scope, depth: depth + 1)])
    case .ifExpr, .switchExpr: return branches(node, scope, depth)
    case .identifierExpr: return identifier(node, scope, depth)
    case .memberExpr: return member(node, scope, depth)
    case .callExpr: return call(node, scope, depth)
    case .closureExpr:
      let last = tree.lastChild(node)
      return last.exists ? words(last, scope, depth: depth + 1) : SpokenText()
    default: return runtime(node, scope)
    }
  }

  /// Whether a `+` joins more than names, of which nobody knows whether they are numbers.
  private func isConcatenation(_ sum: NodeID, _ tree: Tree) -> Bool {
    tree.children(sum).contains { part in
      switch tree.kind(part) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr: false
      case .binaryExpr where tree.mainIs(part, "+"): isConcatenation(part, tree)
      default: true
      }
    }
  }

  // MARK: Literals

  func string(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText {
    let tree = scope.file.tree
    var text = SpokenText()
    for child in tree.children(node) {
      if tree.kind(child) == .stringSegment {
        text.append(.words(unescape(tree.mainText(child))))
        continue
      }
      let argument = tree.firstChild(child)
      guard argument.exists else { continue }
      let value = tree.lastChild(argument)
      // A symbol among words is drawn, not read.
      if Self.isPicture(value, tree) { continue }
      // A number or date is told by its expression; words inside words are followed.
      text.append(words(value, scope, depth: depth + 1))
    }
    guard let literal = text.literal else { return translated(node, scope, depth) ?? text }
    return SpokenText(engine.translated(literal, in: scope.file))
  }

  static func isPicture(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .callExpr && tree.known(tree.firstChild(node)) == .Image
  }

  /// The words that a table gives for a text with values in it, whose key has `%@` or `%lld` in their place.
  private func translated(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText? {
    guard !project.strings.isEmpty else { return nil }
    let tree = scope.file.tree
    var segments = [""]
    var values: [NodeID] = []
    for child in tree.children(node) {
      if tree.kind(child) == .stringSegment {
        segments[segments.count - 1] += unescape(tree.mainText(child))
      } else {
        let argument = tree.firstChild(child)
        guard argument.exists else { return nil }
        values.append(tree.lastChild(argument))
        segments.append("")
      }
    }
    // The type of a value decides its placeholder; it is not known, so each is tried.
    guard (1...3).contains(values.count) else { return nil }
    let placeholders = ["%@", "%lld", "%lf"]
    var keys = [segments[0]]
    for segment in segments.dropFirst() { keys = keys.flatMap { key in placeholders.map { key + $0 + segment } } }
    for key in keys {
      if let entry = project.strings.entry(key, near: scope.file), !entry.text.isEmpty {
        return filled(SpokenText(entry.text), values, scope, depth)
      }
    }
    return nil
  }

  /// An expression that only a run can tell, as it is written, in one line.
  func runtime(_ node: NodeID, _ scope: Scope) -> SpokenText {
    SpokenText([.runtime(Self.source(of: node, in: scope.file))])
  }

  /// Source code in one line; what is long is named briefly.
  static func source(of node: NodeID, in file: FileViews) -> String {
    let text = file.tree.source.string(file.tree.range(node))
    return line(text)
  }

  static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longestSource ? CodeInMessage.brief(line) : line
  }

  // MARK: Alternatives

  private func branches(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText {
    let tree = scope.file.tree
    var texts: [SpokenText] = []
    func block(_ block: NodeID) {
      let last = tree.lastChild(block)
      guard last.exists else { return }
      let value = tree.kind(last) == .returnStmt ? tree.lastChild(last) : last
      texts.append(value.exists ? words(value, scope, depth: depth + 1) : SpokenText())
    }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock, .switchCase: block(child)
      case .ifExpr: texts.append(branches(child, scope, depth + 1))
      default: break
      }
    }
    return texts.isEmpty ? runtime(node, scope) : .oneOf(texts)
  }

  /// What a getter or function gives: its last expression, every `return`, or the branches of its last statement.
  func result(of block: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText? {
    let tree = scope.file.tree
    let last = tree.lastChild(block)
    guard last.exists else { return nil }
    var texts: [SpokenText] = []
    collectReturns(in: block, scope, depth, into: &texts)
    if texts.isEmpty {
      switch tree.kind(last) {
      case .varDecl, .assignExpr: return nil
      default: return words(last, scope, depth: depth + 1)
      }
    }
    return texts.count <= 8 ? .oneOf(texts) : nil
  }

  private func collectReturns(in node: NodeID, _ scope: Scope, _ depth: Int, into texts: inout [SpokenText]) {
    let tree = scope.file.tree
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .returnStmt:
        let value = tree.lastChild(child)
        if value.exists { texts.append(words(value, scope, depth: depth + 1)) }
      case .ifExpr, .switchExpr, .switchCase, .codeBlock, .guardStmt, .doStmt:
        if texts.count <= 8 { collectReturns(in: child, scope, depth, into: &texts) }
      default: break
      }
    }
  }

  // MARK: Names

  private func identifier(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText {
    let file = scope.file
    let name = file.tree.name(node)
    if let local = engine.evaluator.local(name, at: file.tree.range(node).start, in: file) {
      if local.value.exists, local.isConstant { return words(local.value, scope, depth: depth + 1) }
      return assigned(name, scope, depth) ?? runtime(node, scope)
    }
    if let frame = scope.frame, let argument = frame.arguments[name] {
      return words(argument, frame.scope, depth: depth + 1)
    }
    if scope.member >= 0, file.members[Int(scope.member)].parameters.contains(where: { $0.name == name }) {
      return runtime(node, scope)
    }
    if let own = engine.evaluator.ownMember(name, in: scope) {
      return value(of: own, scope, depth) ?? runtime(node, scope)
    }
    if let global = project.global(named: name, from: file), let text = value(of: global, scope, depth) { return text }
    return runtime(node, scope)
  }

  /// The words that a local is given later: `let status: String; if … { status = "collected" } else …`.
  private func assigned(_ name: Name, _ scope: Scope, _ depth: Int) -> SpokenText? {
    guard scope.member >= 0 else { return nil }
    let tree = scope.file.tree
    let member = scope.file.members[Int(scope.member)]
    guard member.block.exists else { return nil }
    var texts: [SpokenText] = []
    for index in Int(tree[member.block].firstDescendant)..<Int(member.block.index) {
      let node = NodeID(index)
      guard tree.kind(node) == .assignExpr else { continue }
      let parts = tree.children(node)
      guard parts.count == 2, tree.kind(parts[0]) == .identifierExpr, tree.name(parts[0]) == name else { continue }
      texts.append(words(parts[1], scope, depth: depth + 1))
      if texts.count > 8 { return nil }
    }
    return texts.isEmpty ? nil : .oneOf(texts)
  }

  func member(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText {
    let tree = scope.file.tree
    let base = tree.firstChild(node)
    let name = tree.name(node)
    // What changes the letters changes nothing that is heard.
    if [
      "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "description", "localized",
      "wrappedValue",
    ].contains(tree.text(node)) {
      let inner = words(base, scope, depth: depth + 1)
      if !inner.parts.contains(where: { if case .runtime = $0 { true } else { false } }) { return inner }
      // What the caller gave tells more than the name it goes by inside.
      if isGiven(base, scope) { return inner }
      return runtime(node, scope)
    }
    if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
      if let argument = scope.frame?.arguments[name] { return words(argument, scope.frame!.scope, depth: depth + 1) }
      if let own = engine.evaluator.ownMember(name, in: scope), let text = value(of: own, scope, depth) { return text }
      return runtime(node, scope)
    }
    guard tree.kind(base) == .identifierExpr || tree.kind(base) == .memberExpr else { return runtime(node, scope) }
    if let found = nested(base, name, scope) { return value(of: found, scope, depth) ?? runtime(node, scope) }
    if let type = engine.evaluator.typeName(base, in: scope) {
      let found = project.members(named: name, ofType: type, from: scope.file).filter { project.member($0).isStatic }
      guard found.count == 1 else { return runtime(node, scope) }
      return value(of: found[0], scope, depth) ?? runtime(node, scope)
    }
    // `status.words`, where the type of `status` is the project's own.
    if let type = declaredType(of: base, scope) {
      let home = project.files[Int(type.file)]
      let found = project.members(named: name, ofType: project.type(type).name, from: home).filter {
        let member = project.member($0)
        return member.kind == .property && !member.isStatic && member.block.exists
      }
      if found.count == 1, let text = value(of: found[0], scope, depth),
        text.parts.contains(where: { if case .runtime = $0 { false } else { true } })
      {
        return text
      }
    }
    return runtime(node, scope)
  }

  /// `L10n.Settings.Title.save`: a static member of a type by its whole path, because generated tables have many types
  /// of one name.
  func nested(_ base: NodeID, _ name: Name, _ scope: Scope) -> MemberReference? {
    let tree = scope.file.tree
    var path: [Name] = []
    var part = base
    while tree.kind(part) == .memberExpr {
      path.insert(tree.name(part), at: 0)
      part = tree.firstChild(part)
    }
    guard !path.isEmpty, tree.kind(part) == .identifierExpr, tree.mainText(part).first.map({ $0 < 97 }) ?? false else {
      return nil
    }
    path.insert(tree.name(part), at: 0)
    let found = project.members(named: name, ofPath: path, from: scope.file)
    return found.count == 1 ? found[0] : nil
  }

  /// The project's type that a property or parameter is declared with.
  private func declaredType(of node: NodeID, _ scope: Scope) -> TypeReference? {
    let tree = scope.file.tree
    guard tree.kind(node) == .identifierExpr else { return nil }
    let name = tree.name(node)
    var type = NodeID.none
    var home = scope.file
    if scope.member >= 0,
      let parameter = scope.file.members[Int(scope.member)].parameters.first(where: { $0.name == name })
    {
      type = parameter.type
    } else if let own = engine.evaluator.ownMember(name, in: scope) {
      type = project.member(own).type
      home = project.file(own)
    }
    if !type.exists { return elementType(of: node, name, scope) }
    if home.tree.kind(type) == .optionalType { type = home.tree.firstChild(type) }
    guard home.tree.kind(type) == .identifierType || home.tree.kind(type) == .memberType else { return nil }
    return project.type(named: home.tree.name(type), from: home)
  }

  /// The project's type of what a `ForEach` around an expression hands to its closure under a name: of
  /// `Sort.allCases`, or of a property that is declared as a list.
  private func elementType(of node: NodeID, _ name: Name, _ scope: Scope) -> TypeReference? {
    let tree = scope.file.tree
    let offset = tree.range(node).start
    for view in scope.file.views.reversed() where view.known == .ForEach && tree.kind(view.expression) == .callExpr {
      guard tree.range(view.expression).contains(offset), let data = tree.argument(of: view.expression, label: nil),
        let closure = tree.children(view.expression).dropFirst().lazy.map({ tree.lastChild($0) })
          .first(where: { tree.kind($0) == .closureExpr && tree.range($0).contains(offset) })
      else { continue }
      let signature = tree.firstChild(closure)
      guard signature.exists, tree.kind(signature) == .closureSignature,
        tree.children(signature).contains(where: { tree.kind($0) == .closureParameter && tree.name($0) == name })
      else { continue }
      var list: MemberReference?
      if tree.kind(data) == .memberExpr, let type = engine.evaluator.typeName(tree.firstChild(data), in: scope) {
        if tree.mainIs(data, "allCases") { return project.type(named: type, from: scope.file) }
        let found = project.members(named: tree.name(data), ofType: type, from: scope.file)
        list = found.count == 1 ? found[0] : nil
      } else if tree.kind(data) == .identifierExpr {
        list = engine.evaluator.ownMember(tree.name(data), in: scope)
      }
      guard let list, project.member(list).type.exists else { return nil }
      let home = project.file(list)
      let declared = project.member(list).type
      guard home.tree.kind(declared) == .arrayType else { return nil }
      let element = home.tree.firstChild(declared)
      guard home.tree.kind(element) == .identifierType || home.tree.kind(element) == .memberType else { return nil }
      return project.type(named: home.tree.name(element), from: home)
    }
    return nil
  }

  /// What a property says; nil when only a run can tell.
  private func value(of reference: MemberReference, _ scope: Scope, _ depth: Int) -> SpokenText? {
    let member = project.member(reference)
    let home = project.file(reference)
    guard member.kind == .property, member.body < 0 else { return nil }
    let inner = Scope(file: home, type: member.owner, member: reference.index)
    if member.isConstant || (member.isStatic && !member.block.exists) {
      return member.value.exists ? words(member.value, inner, depth: depth + 1) : nil
    }
    guard member.block.exists else { return nil }
    // The getter of a component sees what the component was given.
    let seen = Scope(
      file: home, type: member.owner, member: reference.index, frame: home === scope.file ? scope.frame : nil)
    return result(of: member.block, seen, depth)
  }
}
