// Statements: which `return` is reached, and by which conditions.

import CurbcutSymbols
import CurbcutSyntax

/// Statements that are run one after the other.
struct Code {
  var statements: ArraySlice<NodeID>
  /// Whether the last statement of a branch is what the branch gives, as in `let side = if isLarge { 44 } else { 30 }` and
  /// in getters of one expression.
  var isValue: Bool
  /// Whether a condition decides if it runs.
  var isBranch = false

  init(_ statements: [NodeID], isValue: Bool) {
    self.statements = statements[...]
    self.isValue = isValue
  }

  /// A branch and what comes behind it.
  init(branch statements: some Sequence<NodeID>, before rest: ArraySlice<NodeID>, isValue: Bool) {
    self.init(Array(statements) + rest, isValue: isValue)
    isBranch = true
  }
}

extension Interpretation {
  /// Code of more nodes is not run: each question would go through all of it.
  private static let nodeLimit = 4_000

  /// Whether a block or choice is short enough to be run for each question about it.
  func isShort(_ code: NodeID, in tree: Tree) -> Bool { tree.nodes(below: code).count <= Self.nodeLimit }

  /// What a getter or function gives. `{ get { … } }` counts like `{ … }`.
  mutating func run(newBlock block: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    var block = block
    if tree.kind(block) == .accessorBlock {
      guard let get = tree.children(block).first(where: { tree.mainIs($0, "get") }) else { return .unknown(.code) }
      block = tree.lastChild(get)
    }
    guard isShort(block, in: tree) else { return .unknown(.fuel) }
    let statements = Array(tree.children(block))
    return run(Code(statements, isValue: statements.count == 1), scope, type)
  }

  mutating func run(_ code: Code, _ start: Scope, _ type: Name) -> Outcome {
    var scope = start
    let tree = scope.file.tree
    var rest = code.statements
    guard depthAllows() else { return .unknown(.fuel) }
    while let statement = rest.popFirst() {
      guard spend() else { return .unknown(.fuel) }
      switch tree.kind(statement) {
      case .returnStmt:
        let value = tree.lastChild(statement)
        guard value.exists else { return .never }
        let outcome = follow(value, scope, type)
        return code.isBranch ? told(outcome, by: value, scope) : outcome
      case .throwStmt: return .never
      case .varDecl: declare(statement, in: &scope)
      case .assignExpr: assign(statement, in: &scope)
      case .ifExpr:
        if code.isValue || gives(statement, in: tree) || sets(statement, scope) {
          return branches(statement, rest, code, scope, type)
        }
      case .guardStmt:
        let parts = tree.children(statement)
        guard parts.count == 2 else { return .unknown(.code) }
        let failed = Code(branch: tree.children(parts[1]), before: [], isValue: false)
        let passed = Code(branch: [], before: rest, isValue: code.isValue)
        return choose(parts[0], scope, { $0.run(passed, scope, type) }, { $0.run(failed, scope, type) })
      case .switchExpr:
        if code.isValue || gives(statement, in: tree) || sets(statement, scope) {
          return cases(statement, rest, code, scope, type)
        }
      case .doStmt where gives(statement, in: tree): return caught(statement, rest, code, scope, type)
      case .doStmt, .forStmt, .whileStmt, .repeatStmt, .labeledStmt, .ifConfig, .deferStmt:
        if gives(statement, in: tree) { return .unknown(.code) }
        forget(statement, in: &scope)
      case .callExpr where tree.mainIs(tree.firstChild(statement), "fatalError"): return .never
      default:
        if code.isValue, rest.isEmpty {
          let outcome = follow(statement, scope, type)
          return code.isBranch ? told(outcome, by: statement, scope) : outcome
        }
        forget(statement, in: &scope)
      }
    }
    return .unknown(.code)
  }

  // MARK: Variables

  /// Notes the variables, and the constants that get their value later, that a statement declares.
  func declare(_ statement: NodeID, in scope: inout Scope) {
    let tree = scope.file.tree
    for binding in tree.children(statement) where tree.kind(binding) == .binding {
      let parts = tree.children(binding)
      guard let pattern = parts.first, tree.kind(pattern) == .identifierPattern else { continue }
      let initializer = parts.first { tree.kind($0) == .initializer }
      if tree.mainIs(statement, "let"), initializer != nil { continue }
      scope.bindings = LocalBinding(
        tree.name(pattern), declaredAt: tree.range(binding).start, initializer.map { tree.lastChild($0) } ?? .none,
        scope)
    }
  }

  func assign(_ statement: NodeID, in scope: inout Scope) {
    let tree = scope.file.tree
    let target = tree.firstChild(statement)
    let name = tree.name(root(of: target, in: tree))
    guard let held = scope.bindings?.last(name) else { return }
    let isWhole = tree.kind(target) == .identifierExpr && tree.mainIs(statement, "=")
    if !isWhole, tree.kind(target) != .identifierExpr, isAttributed(held) { return }
    scope.bindings = LocalBinding(
      name, declaredAt: held.start, isWhole ? tree.lastChild(statement) : .none, scope)
  }

  /// Whether a variable holds a text with attributes, of which those change, but not the words.
  private func isAttributed(_ held: LocalBinding) -> Bool {
    let tree = held.scope.file.tree
    return held.value.exists && tree.kind(held.value) == .callExpr
      && tree.known(tree.firstChild(held.value)) == .AttributedString
  }

  /// Whether a statement gives one of the variables another value.
  private func sets(_ statement: NodeID, _ scope: Scope) -> Bool {
    guard let bindings = scope.bindings else { return false }
    let tree = scope.file.tree
    return tree.nodes(below: statement).contains { index in
      guard tree.nodes[index].kind == .assignExpr else { return false }
      return bindings.last(tree.name(root(of: tree.firstChild(NodeID(index)), in: tree))) != nil
    }
  }

  /// Forgets what the variables hold that a statement may change: a loop that assigns, a call that changes its base.
  func forget(_ statement: NodeID, in scope: inout Scope) {
    guard let bindings = scope.bindings else { return }
    let tree = scope.file.tree
    for index in tree.nodes(below: statement) {
      let node = NodeID(index)
      var changed = NodeID.none
      switch tree.nodes[index].kind {
      case .assignExpr: changed = tree.firstChild(node)
      case .prefixExpr where tree.mainIs(node, "&"): changed = tree.lastChild(node)
      case .callExpr where tree.kind(tree.firstChild(node)) == .memberExpr: changed = tree.firstChild(node)
      default: continue
      }
      let name = tree.name(root(of: changed, in: tree))
      if let held = bindings.last(name) {
        scope.bindings = LocalBinding(name, declaredAt: held.start, .none, scope)
      }
    }
  }

  /// The name that a chain of members and calls begins with.
  private func root(of node: NodeID, in tree: Tree) -> NodeID {
    var node = node
    while [.memberExpr, .callExpr, .subscriptExpr, .optionalChainExpr, .forceUnwrapExpr].contains(tree.kind(node)) {
      node = tree.firstChild(node)
    }
    return node
  }

  /// Whether something below a statement gives a value back, or ends the code.
  func gives(_ statement: NodeID, in tree: Tree) -> Bool {
    tree.nodes(below: statement).contains { index in
      let kind = tree.nodes[index].kind
      return kind == .returnStmt || kind == .throwStmt
    }
  }

  /// `if a { … } else if b { … } else { … }`, and what comes behind it.
  private mutating func branches(
    _ statement: NodeID, _ rest: ArraySlice<NodeID>, _ code: Code, _ scope: Scope, _ type: Name
  ) -> Outcome {
    let tree = scope.file.tree
    let parts = tree.children(statement)
    guard parts.count >= 2 else { return .unknown(.code) }
    let then = Code(branch: tree.children(parts[1]), before: rest, isValue: code.isValue)
    let otherwise: Code
    if parts.count > 2 {
      otherwise =
        tree.kind(parts[2]) == .ifExpr
        ? Code(branch: [parts[2]], before: rest, isValue: code.isValue)
        : Code(branch: tree.children(parts[2]), before: rest, isValue: code.isValue)
    } else {
      otherwise = Code(branch: [], before: rest, isValue: code.isValue)
    }
    return choose(parts[0], scope, { $0.run(then, scope, type) }, { $0.run(otherwise, scope, type) })
  }

  private mutating func choose(
    _ condition: NodeID, _ scope: Scope, _ then: (inout Interpretation) -> Outcome,
    _ otherwise: (inout Interpretation) -> Outcome
  ) -> Outcome {
    deeper { run in
      switch run.truth(of: condition, scope) {
      case true?: return then(&run)
      case false?: return otherwise(&run)
      case nil:
        let first = then(&run)
        return .chosen(.expression(condition, scope), first, otherwise(&run))
      }
    }
  }

  /// The case that is known to be taken, else one of all by what they ask.
  private mutating func cases(
    _ statement: NodeID, _ rest: ArraySlice<NodeID>, _ code: Code, _ scope: Scope, _ type: Name
  ) -> Outcome {
    let tree = scope.file.tree
    guard let cases = evaluator.cases(of: statement, in: scope.file), !cases.isEmpty else { return .unknown(.code) }
    func body(_ branch: NodeID) -> Code {
      var own = tree.children(branch).filter { tree.kind($0) != .caseItem && tree.kind($0) != .attribute }
      var next = cases.firstIndex { $0.node == branch }.map { $0 + 1 } ?? cases.count
      // `fallthrough` goes on with the case behind.
      while next < cases.count, let last = own.last, tree.mainIs(last, "fallthrough") {
        own.removeLast()
        own += tree.children(cases[next].node).filter { tree.kind($0) != .caseItem && tree.kind($0) != .attribute }
        next += 1
      }
      return Code(branch: own, before: rest, isValue: code.isValue)
    }
    if let taken = caseTaken(of: statement, cases, scope) {
      return deeper { $0.run(body(taken), scope, type) }
    }
    return deeper { run in
      var results = cases.map { (text: $0.text, outcome: run.run(body($0.node), scope, type)) }
      guard var result = results.popLast()?.outcome else { return .unknown(.code) }
      for one in results.reversed() {
        result = one.text.map { .chosen(.text($0), one.outcome, result) } ?? one.outcome
      }
      return result
    }
  }

  /// The case of a `switch` that runs; nil where that cannot be told.
  mutating func caseTaken(of statement: NodeID, _ cases: [(node: NodeID, text: String?)], _ scope: Scope) -> NodeID? {
    let tree = scope.file.tree
    return follow(tree.firstChild(statement), scope, .none).single.flatMap { taken($0, of: cases, in: tree) }
  }

  /// The case whose pattern a value is; nil where that cannot be told.
  private func taken(_ value: Terminal, of cases: [(node: NodeID, text: String?)], in tree: Tree) -> NodeID? {
    for one in cases {
      let patterns = tree.children(one.node).filter { tree.kind($0) == .caseItem }
      // `default`
      if patterns.isEmpty { return one.node }
      for pattern in patterns {
        guard tree.children(pattern).count == 1, case let inner = tree.firstChild(pattern),
          tree.kind(inner) == .expressionPattern,
          let isIt = equals(value, tree.firstChild(inner), in: tree)
        else { return nil }
        if isIt { return one.node }
      }
    }
    return nil
  }

  /// Whether a value is what a pattern or the other side of a comparison writes out; nil where that cannot be told.
  private func equals(_ value: Terminal, _ other: NodeID, in tree: Tree) -> Bool? {
    if let number = number(value.node, in: value.scope.file.tree), let isInside = holds(other, number, in: tree) {
      return isInside
    }
    guard let first = constant(value.node, in: value.scope.file.tree), let second = constant(other, in: tree),
      first.isCase == second.isCase
    else { return nil }
    return first.text == second.text
  }

  func number(_ node: NodeID, in tree: Tree) -> Double? {
    switch tree.kind(node) {
    case .integerLiteral, .floatLiteral: return Double(tree.text(node))
    case .prefixExpr where tree.mainIs(node, "-"): return number(tree.lastChild(node), in: tree).map { -$0 }
    default: return nil
    }
  }

  /// Whether a range of numbers that are written out holds one: `..<12`, `12...`, `1...3`; nil for anything else.
  private func holds(_ range: NodeID, _ value: Double, in tree: Tree) -> Bool? {
    switch tree.kind(range) {
    case .integerLiteral, .floatLiteral: return number(range, in: tree).map { $0 == value }
    case .prefixExpr:
      guard let end = number(tree.lastChild(range), in: tree) else { return nil }
      return tree.mainIs(range, "..<") ? value < end : tree.mainIs(range, "...") ? value <= end : nil
    case .postfixExpr:
      guard let start = number(tree.lastChild(range), in: tree) else { return nil }
      return tree.mainIs(range, "...") ? value >= start : nil
    case .binaryExpr:
      let parts = tree.children(range)
      guard parts.count == 2, let start = number(parts[0], in: tree), let end = number(parts[1], in: tree) else {
        return nil
      }
      if tree.mainIs(range, "..<") { return start <= value && value < end }
      return tree.mainIs(range, "...") ? start <= value && value <= end : nil
    default: return nil
    }
  }

  /// The name of a case, or a literal as it is written.
  private func constant(_ node: NodeID, in tree: Tree) -> (text: String, isCase: Bool)? {
    switch tree.kind(node) {
    case .implicitMemberExpr where !tree.mainIs(node, "init"): return (tree.text(node), true)
    // `Status.late`; a member of a value is anything.
    case .memberExpr where tree.startsUppercase(tree.firstChild(node)): return (tree.text(node), true)
    case .callExpr: return constant(tree.firstChild(node), in: tree).flatMap { $0.isCase ? $0 : nil }
    case .integerLiteral, .boolLiteral, .nilLiteral, .floatLiteral:
      return (tree.source.string(tree.range(node)), false)
    case .stringLiteral:
      let text = tree.source.string(tree.range(node))
      return text.contains("\\(") ? nil : (text, false)
    default: return nil
    }
  }

  // MARK: Conditions

  /// Whether a condition holds wherever it is asked with these arguments; nil where that is decided when the code runs.
  mutating func truth(of condition: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    guard depthAllows(), spend() else { return nil }
    switch tree.kind(condition) {
    case .conditions:
      var isOpen = false
      for part in tree.children(condition) {
        switch truth(of: part, scope) {
        case false?: return false
        case nil: isOpen = true
        case true?: break
        }
      }
      return isOpen ? nil : true
    case .boolLiteral: return tree.mainIs(condition, "true")
    case .availability: return evaluator.project.isAlwaysAvailable(condition, in: tree) ? true : nil
    case .tupleExpr:
      let inner = tree.lastChild(condition)
      guard tree.children(condition).count == 1 else { return nil }
      return deeper { $0.truth(of: tree.lastChild(inner), scope) }
    case .prefixExpr where tree.mainIs(condition, "!"):
      return deeper { $0.truth(of: tree.lastChild(condition), scope) }.map { !$0 }
    case .binaryExpr:
      let parts = tree.children(condition)
      guard parts.count == 2 else { return nil }
      if tree.mainIs(condition, "&&") || tree.mainIs(condition, "||") {
        let decisive = tree.mainIs(condition, "||")
        return deeper { run in
          let left = run.truth(of: parts[0], scope)
          if left == decisive { return decisive }
          let right = run.truth(of: parts[1], scope)
          if right == decisive { return decisive }
          return left == nil || right == nil ? nil : !decisive
        }
      }
      if tree.mainIs(condition, "??") {
        let outcome = follow(condition, scope, .none)
        return deeper { $0.truth(ofEach: outcome, from: condition, scope) }
      }
      if let answer = deeper({ $0.isOrdered(condition, scope) }) { return answer }
      let isEqual = tree.mainIs(condition, "==")
      if isEqual || tree.mainIs(condition, "!="), tree.kind(parts[1]) == .nilLiteral {
        return deeper { $0.presence(of: parts[0], scope) }.map { $0 != isEqual }
      }
      guard isEqual || tree.mainIs(condition, "!="), let left = follow(parts[0], scope, .none).single else {
        return nil
      }
      let right =
        constant(parts[1], in: tree) == nil ? follow(parts[1], scope, .none).single : Terminal(parts[1], scope)
      guard let right, let same = equals(left, right.node, in: right.scope.file.tree) else { return nil }
      return same == isEqual
    case .optionalBinding: return bindingHolds(condition, scope)
    case .isExpr: return castHolds(condition, scope)
    case .memberExpr where tree.mainIs(condition, "isEmpty"): return deeper { $0.isEmpty(condition, scope) }
    case .identifierExpr, .memberExpr, .callExpr, .ternaryExpr, .ifExpr, .switchExpr:
      let outcome = follow(condition, scope, .none)
      return deeper { $0.truth(ofEach: outcome, from: condition, scope) }
    default: return nil
    }
  }

  /// Whether each value that a condition comes to is the same truth value.
  private mutating func truth(ofEach outcome: Outcome, from condition: NodeID, _ scope: Scope) -> Bool? {
    switch outcome {
    case .value(let terminal):
      return terminal.isItself(condition, in: scope) ? nil : truth(of: terminal.node, terminal.scope)
    case .choice(_, let then, let otherwise, _):
      guard let first = truth(ofEach: then, from: condition, scope) else { return nil }
      return truth(ofEach: otherwise, from: condition, scope) == first ? first : nil
    case .unknown, .never: return nil
    }
  }
}
