// Alternatives: which branches there are, and which of them cannot be when a component is seen from the call that makes it.

import CurbcutSourceText
import CurbcutSymbols
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

  /// For each branch of a choice whether it is shown; nil where only a run can tell. `last`: those behind it are not asked.
  func verdicts(of view: ViewReference, upTo last: Int = .max) -> [Bool?] {
    guard view.frame != nil else { return [] }
    let tree = view.file.tree
    let node = view.node.expression
    switch tree.kind(node) {
    case .switchExpr: return decidedCase(of: node, view)
    case .ternaryExpr:
      let truth = truth(tree.firstChild(node), view.scope)
      return [truth, truth.map { !$0 }]
    case .ifExpr:
      var verdicts: [Bool?] = []
      var current = node
      let scope = view.scope
      while true {
        let parts = tree.children(current)
        guard parts.count >= 2 else { return verdicts }
        verdicts.append(truth(parts[0], scope))
        guard parts.count > 2, verdicts.count <= last else { return verdicts }
        // The last branch is shown when none before it is.
        guard tree.kind(parts[2]) == .ifExpr else {
          return verdicts + [verdicts.allSatisfy { $0 == false } ? true : nil]
        }
        current = parts[2]
      }
    default: return []
    }
  }

  /// A switch over a case that is known where the call is.
  private func decidedCase(of node: NodeID, _ view: ViewReference) -> [Bool?] {
    let cases = cases(of: node, in: view.file)
    guard !cases.names.isEmpty, cases.subject.exists,
      let wanted = engine.evaluator.caseName(of: cases.subject, in: view.scope)
    else {
      return []
    }
    if let known = cases.fitting[wanted] { return known }
    var fitting = cases.names.map { Optional($0.contains(wanted)) }
    if !fitting.contains(true) { fitting = [] }
    engine.components.switches[key(of: node, in: view.file)]?.fitting[wanted] = fitting
    return fitting
  }

  private func key(of node: NodeID, in file: FileViews) -> NameEngine.ViewKey {
    NameEngine.ViewKey(file: ObjectIdentifier(file), index: Int32(bitPattern: node.index))
  }

  /// What a switch asks; each view in it asks for that.
  private func cases(of node: NodeID, in file: FileViews) -> SwitchCases {
    let key = key(of: node, in: file)
    if let known = engine.components.switches[key] { return known }
    let tree = file.tree
    let children = tree.children(node)
    var result = SwitchCases(subject: children.first ?? .none)
    let cases = children.dropFirst()
    if cases.allSatisfy({ tree.kind($0) == .switchCase }) {
      result.names = cases.map { one in
        tree.children(one).reduce(into: Set<Name>()) { names, item in
          if tree.kind(item) == .caseItem { names.formUnion(tree.names(in: item)) }
        }
      }
    }
    engine.components.switches[key] = result
    return result
  }

  /// Whether a condition holds, by the arguments of the call; nil when only a run can tell.
  private func truth(_ node: NodeID, _ scope: Scope) -> Bool? {
    let node = scope.file.tree.lone(node)
    if let known = engine.evaluator.boolean(of: node, in: scope) { return known }
    // What is given in closures is there, or not.
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .conditions:
      let parts = tree.children(node)
      return parts.isEmpty ? nil : all(parts.map { truth($0, scope) })
    case .optionalBinding:
      let parts = tree.children(node)
      guard let pattern = parts.first else { return nil }
      return hasContent(parts.count == 1 ? pattern : tree.lastChild(parts[parts.count - 1]), scope)
    case .binaryExpr:
      let parts = tree.children(node)
      let isEqual = tree.mainIs(node, "==")
      guard parts.count == 2, isEqual || tree.mainIs(node, "!="), tree.kind(parts[1]) == .nilLiteral else { return nil }
      return hasContent(parts[0], scope).map { $0 != isEqual }
    default: return nil
    }
  }

  private func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  /// Whether the call gives what a property keeps of its closures; nil for other properties.
  private func hasContent(_ node: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    guard node.exists else { return nil }
    let name = tree.name(node)
    switch tree.kind(node) {
    case .identifierExpr, .identifierPattern:
      guard engine.evaluator.local(name, at: tree.range(node).start, in: scope.file) == nil else { return nil }
    case .memberExpr where tree.mainIs(tree.firstChild(node), "self"): break
    default: return nil
    }
    guard let frame = scope.frame, frame.callSite >= 0, frame.arguments[name] == nil, scope.type >= 0,
      let own = engine.evaluator.ownMember(name, in: scope)
    else { return nil }
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
    if slots.contains(name) {
      let given = closures(of: caller)
      return given.contains { $0.label == name } || slots[0] == name && given.contains { !$0.label.exists }
    }
    // Nothing is given and nothing stands in for it.
    return initialisers(of: caller).isEmpty && !member.value.exists ? false : nil
  }
}

/// What a switch asks.
struct SwitchCases {
  /// What it asks about: found from the last case on.
  var subject: NodeID
  /// The names in the patterns of each case; empty where conditions of the compiler stand between them.
  var names: [Set<Name>] = []
  /// For names that were asked for: which of the cases are met; empty when none is.
  var fitting: [Name: [Bool?]] = [:]
}
