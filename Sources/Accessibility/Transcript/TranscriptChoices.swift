// Alternatives: which branches there are, and which of them cannot be when a component is seen from the call that makes it.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  func choice(_ view: ViewReference) -> [TranscriptItem] {
    let conditions = ChoiceConditions.lines(of: view.node.expression, in: view.file)
    let children = Dictionary(grouping: children(of: view) { $0.slotModifier < 0 }) { Int($0.node.branch) }
    let verdicts = verdicts(of: view)
    var branches: [TranscriptBranch] = []
    var isDecided = false
    var isFirst = true
    for number in 0..<Int(abs(view.node.branches)) {
      let own = children[number] ?? []
      // What is not compiled for iOS is no alternative.
      if !own.isEmpty, own.allSatisfy({ $0.node.surroundings.contains(.otherPlatform) }) { continue }
      let verdict = number < verdicts.count ? verdicts[number] : nil
      if isDecided || verdict == false { continue }
      isDecided = verdict == true
      if isDecided, branches.isEmpty { return items(of: own) }
      var condition = number < conditions.count ? conditions[number] : (number == 0 ? "if there is one" : "otherwise")
      if isDecided { condition = "otherwise" }
      if isFirst, condition.hasPrefix("else if ") { condition.removeFirst("else ".count) }
      isFirst = false
      branches.append(TranscriptBranch(condition: condition, items: items(of: own)))
    }
    if branches.allSatisfy(\.items.isEmpty) { return [] }
    let isConfiguration = view.file.tree.kind(view.node.expression) == .ifConfig
    if branches.count == 1, isConfiguration || branches[0].condition == "otherwise" { return branches[0].items }
    let isComplete = view.node.branches > 0 || isDecided
    if branches.count > 1, isComplete, branches.dropFirst().allSatisfy({ sounds($0.items, like: branches[0].items) }) {
      return branches[0].items
    }
    // An empty branch tells when there is something in the last one.
    let hasRest = branches.last.map { $0.condition == "otherwise" && !$0.items.isEmpty } ?? false
    return [
      TranscriptItem(.choice(branches.filter { !$0.items.isEmpty || hasRest || $0.condition == "otherwise" }))
    ]
  }

  /// Whether two pieces are heard the same, wherever they are written.
  func sounds(_ items: [TranscriptItem], like others: [TranscriptItem]) -> Bool {
    guard items != others else { return true }
    let (lines, otherLines) = (Transcript.lines(of: items), Transcript.lines(of: others))
    return lines.count == otherLines.count
      && zip(lines, otherLines).allSatisfy { $0.kind == $1.kind && $0.depth == $1.depth && $0.text == $1.text }
  }

  // MARK: What a call decides

  /// For each branch of a choice whether it is shown; nil where only a run can tell.
  func verdicts(of view: ViewReference) -> [Bool?] {
    guard view.frame != nil else { return [] }
    let tree = view.file.tree
    let node = view.node.expression
    switch tree.kind(node) {
    case .switchExpr: return decidedCase(of: node, view)
    case .ternaryExpr:
      let truth = truth(tree.firstChild(node), view)
      return [truth, truth.map { !$0 }]
    case .ifExpr:
      var verdicts: [Bool?] = []
      var current = node
      while true {
        let parts = tree.children(current)
        guard parts.count >= 2 else { return verdicts }
        verdicts.append(truth(parts[0], view))
        guard parts.count > 2 else { return verdicts }
        // The last branch is shown when none before it is.
        guard tree.kind(parts[2]) == .ifExpr else {
          return verdicts + [verdicts.allSatisfy { $0 == false } ? true : nil]
        }
        current = parts[2]
      }
    default: return []
    }
  }

  /// A switch over a case that the call writes out.
  private func decidedCase(of node: NodeID, _ view: ViewReference) -> [Bool?] {
    let cases = cases(of: node, in: view.file)
    guard let subject = cases.subject, var frame = view.frame, var argument = frame.arguments[subject] else {
      return []
    }
    // A component may hand on what it was given.
    while frame.scope.file.tree.kind(argument) == .identifierExpr, let outer = frame.scope.frame,
      let given = outer.arguments[frame.scope.file.tree.name(argument)]
    {
      frame = outer
      argument = given
    }
    let caller = frame.scope.file.tree
    if caller.kind(argument) == .callExpr { argument = caller.firstChild(argument) }
    guard caller.kind(argument) == .implicitMemberExpr else { return [] }
    let wanted = caller.name(argument)
    if let known = cases.fitting[wanted] { return known }
    var fitting = cases.names.map { Optional($0.contains(wanted)) }
    if !fitting.contains(true) { fitting = [] }
    engine.switches[key(of: node, in: view.file)]?.fitting[wanted] = fitting
    return fitting
  }

  private func key(of node: NodeID, in file: FileViews) -> NameEngine.ViewKey {
    NameEngine.ViewKey(file: ObjectIdentifier(file), index: Int32(bitPattern: node.index))
  }

  /// What a switch asks; each view in it asks for that.
  private func cases(of node: NodeID, in file: FileViews) -> SwitchCases {
    let key = key(of: node, in: file)
    if let known = engine.switches[key] { return known }
    let tree = file.tree
    let parts = tree.children(node)
    var result = SwitchCases()
    let cases = parts.dropFirst()
    if let subject = parts.first, tree.kind(subject) == .identifierExpr,
      cases.allSatisfy({ tree.kind($0) == .switchCase })
    {
      result.subject = tree.name(subject)
      result.names = cases.map { one in
        tree.children(one).reduce(into: Set<Name>()) { names, item in
          if tree.kind(item) == .caseItem { names.formUnion(tree.names(in: item)) }
        }
      }
    }
    engine.switches[key] = result
    return result
  }

  /// Whether a condition holds, by the arguments of the call; nil when only a run can tell.
  private func truth(_ node: NodeID, _ view: ViewReference, depth: Int = 0) -> Bool? {
    let tree = view.file.tree
    switch tree.kind(node) {
    case .conditions: return all(tree.children(node).map { truth($0, view, depth: depth) })
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return nil }
      return truth(tree.lastChild(argument), view, depth: depth)
    case .boolLiteral:
      if case .bool(let value) = engine.evaluator.value(of: node, in: view.scope) { return value }
      return nil
    case .prefixExpr: return tree.mainIs(node, "!") ? truth(tree.lastChild(node), view, depth: depth).map { !$0 } : nil
    case .binaryExpr:
      let parts = tree.children(node)
      guard parts.count == 2 else { return nil }
      if tree.mainIs(node, "&&") {
        return all([truth(parts[0], view, depth: depth), truth(parts[1], view, depth: depth)])
      }
      if tree.mainIs(node, "||") {
        return all([truth(parts[0], view, depth: depth), truth(parts[1], view, depth: depth)].map { $0.map { !$0 } })
          .map { !$0 }
      }
      if let compared = comparison(node, parts[0], parts[1], view) { return compared }
      let isEqual = tree.mainIs(node, "==")
      guard isEqual || tree.mainIs(node, "!=") else { return nil }
      if tree.kind(parts[1]) == .nilLiteral { return presence(parts[0], view.scope).map { $0 != isEqual } }
      guard tree.kind(parts[0]) == .identifierExpr, tree.kind(parts[1]) == .implicitMemberExpr,
        let given = value(ofProperty: tree.name(parts[0]), in: view.scope),
        case .member(let name) = engine.evaluator.value(of: given.node, in: given.scope)
      else { return nil }
      return (name == tree.name(parts[1])) == isEqual
    case .optionalBinding:
      let parts = tree.children(node)
      guard let pattern = parts.first else { return nil }
      if parts.count == 1 { return presence(named: tree.name(pattern), at: tree.range(pattern).start, view.scope) }
      return presence(tree.lastChild(parts[parts.count - 1]), view.scope)
    case .identifierExpr:
      guard let given = value(ofProperty: tree.name(node), in: view.scope) else {
        return depth < 4 ? getter(tree.name(node), view).flatMap { truth($0, view, depth: depth + 1) } : nil
      }
      guard case .bool(let value) = engine.evaluator.value(of: given.node, in: given.scope) else { return nil }
      return value
    case .memberExpr where tree.mainIs(node, "isEmpty"):
      let base = tree.firstChild(node)
      guard tree.kind(base) == .identifierExpr, let given = value(ofProperty: tree.name(base), in: view.scope) else {
        return nil
      }
      if given.scope.file.tree.kind(given.node) == .arrayLiteral {
        return !given.scope.file.tree.firstChild(given.node).exists
      }
      guard case .string(let text) = engine.evaluator.value(of: given.node, in: given.scope) else { return nil }
      return text.isEmpty
    default: return nil
    }
  }

  /// What a property of the component works out, in one expression of the same file: `progress > 0 && progress < 1`.
  private func getter(_ name: Name, _ view: ViewReference) -> NodeID? {
    let scope = view.scope
    guard scope.type >= 0, let own = engine.evaluator.ownMember(name, in: scope), project.file(own) === view.file else {
      return nil
    }
    let member = project.member(own)
    guard member.kind == .property, !member.isStatic, member.block.exists, member.attributes.isEmpty else { return nil }
    return engine.evaluator.singleExpression(member.block, in: view.file.tree)
  }

  /// Whether one number is larger or smaller than another; nil when only a run can tell, or nothing of the kind is asked.
  private func comparison(_ node: NodeID, _ left: NodeID, _ right: NodeID, _ view: ViewReference) -> Bool? {
    let tree = view.file.tree
    func number(_ node: NodeID) -> Double? {
      guard tree.kind(node) == .identifierExpr else {
        switch tree.kind(node) {
        case .integerLiteral, .floatLiteral, .prefixExpr:
          return engine.evaluator.value(of: node, in: view.scope).number
        default: return nil
        }
      }
      guard let given = value(ofProperty: tree.name(node), in: view.scope) else { return nil }
      return engine.evaluator.value(of: given.node, in: given.scope).number
    }
    guard let left = number(left), let right = number(right) else { return nil }
    if tree.mainIs(node, ">") { return left > right }
    if tree.mainIs(node, "<") { return left < right }
    if tree.mainIs(node, ">=") { return left >= right }
    if tree.mainIs(node, "<=") { return left <= right }
    if tree.mainIs(node, "==") { return left == right }
    return tree.mainIs(node, "!=") ? left != right : nil
  }

  private func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  /// Whether an optional has a value; nil when only a run can tell.
  private func presence(_ node: NodeID, _ scope: Scope, depth: Int = 0) -> Bool? {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .nilLiteral: return false
    case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .arrayLiteral, .closureExpr: return true
    case .identifierExpr:
      return presence(named: tree.name(node), at: tree.range(node).start, scope, depth: depth)
    case .memberExpr
    where tree.kind(tree.firstChild(node)) == .identifierExpr && tree.mainIs(tree.firstChild(node), "self"):
      return presence(named: tree.name(node), at: nil, scope, depth: depth)
    default: return nil
    }
  }

  private func presence(named name: Name, at offset: UInt32?, _ scope: Scope, depth: Int = 0) -> Bool? {
    guard depth < 8, let frame = scope.frame else { return nil }
    if let offset, engine.evaluator.local(name, at: offset, in: scope.file) != nil { return nil }
    if let argument = frame.arguments[name] { return presence(argument, frame.scope, depth: depth + 1) }
    guard frame.callSite >= 0, scope.type >= 0, let own = engine.evaluator.ownMember(name, in: scope) else {
      return nil
    }
    let member = project.member(own)
    let home = project.file(own)
    guard member.kind == .property, !member.isStatic, !member.block.exists, member.attributes.isEmpty,
      member.type.exists, home.tree.kind(member.type) == .optionalType
    else { return nil }
    let caller = ViewReference(file: frame.scope.file, index: frame.callSite, frame: frame.scope.frame)
    // A property of another type than the one that is called.
    guard caller.node.kind == .use, caller.node.name == scope.file.types[Int(scope.type)].name else { return nil }
    if takesClosure(name, member.type, home, of: caller) { return nil }
    let slots = builders(of: caller)
    if let given = value(ofProperty: name, in: scope) { return presence(given.node, given.scope, depth: depth + 1) }
    if slots.contains(name) {
      let given = closures(of: caller)
      return given.contains { $0.label == name } || slots[0] == name && given.contains { !$0.label.exists }
    }
    // Nothing is given and nothing stands in for it.
    return initialisers(of: caller).isEmpty && !member.value.exists ? false : nil
  }
}

/// What a switch over a name asks.
struct SwitchCases {
  /// The name; nil where something else is asked, or conditions of the compiler stand between the cases.
  var subject: Name?
  /// The names in the patterns of each case.
  var names: [Set<Name>] = []
  /// For names that were asked for: which of the cases are met; empty when none is.
  var fitting: [Name: [Bool?]] = [:]
}
