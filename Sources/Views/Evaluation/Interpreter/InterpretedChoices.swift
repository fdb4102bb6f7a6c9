// Goes on from the values of a choice: to a property of each of them, to what a call of each gives. What is given in the
// place of what is missing or fails is a choice as well.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Goes on from each value of an outcome to what an expression makes of it. `open` stands for what is not known.
  mutating func each(
    _ outcome: Outcome, at node: NodeID, _ scope: Scope, open: Outcome? = nil,
    _ next: (inout Interpretation, Terminal) -> Outcome
  ) -> Outcome {
    switch outcome {
    case .value(let terminal): return next(&self, terminal)
    case .choice:
      var found: [SharedOutcomes.Question: Outcome] = [:]
      return each(outcome, at: node, scope, open: open, &found, next)
    case .unknown: return open ?? outcome.withoutOrigin
    case .never: return outcome
    }
  }

  /// The same for a choice. Uses of a component often pass the same thing, which is asked once.
  private mutating func each(
    _ outcome: Outcome, at node: NodeID, _ scope: Scope, open: Outcome?,
    _ found: inout [SharedOutcomes.Question: Outcome], _ next: (inout Interpretation, Terminal) -> Outcome
  ) -> Outcome {
    switch outcome {
    case .value(let terminal):
      guard terminal.scope.bindings == nil else { return told(next(&self, terminal), byOnly: node, scope) }
      let place = SharedOutcomes.Place(terminal.node, in: terminal.scope)
      let key = SharedOutcomes.Question(place: place, asked: terminal.type)
      if let known = found[key] { return known }
      let result = told(next(&self, terminal), byOnly: node, scope)
      found[key] = result
      return result
    case .choice(let condition, let then, let otherwise, _):
      let first = each(then, at: node, scope, open: open, &found, next)
      return .chosen(condition, first, each(otherwise, at: node, scope, open: open, &found, next))
    case .unknown: return told(open ?? outcome.withoutOrigin, byOnly: node, scope)
    case .never: return outcome
    }
  }

  // MARK: What takes the place of something else

  /// `left ?? right`: the right side only where the left one is, or may be, missing.
  mutating func coalesced(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    let parts = tree.children(node)
    guard parts.count == 2 else { return .unknown(.code) }
    // In words only where it may be missing.
    func isMissing() -> OutcomeCondition { .missing("\(tree.compactText(of: parts[0]))==nil") }
    let left = told(follow(parts[0], scope, type), by: parts[0], scope)
    if case .unknown = left {
      return .choice(isMissing(), told(follow(parts[1], scope, type), by: parts[1], scope), left)
    }
    // Where the place asks for no type, what is declared on the left says which it is.
    let asked = type.exists ? type : left.values.lazy.compactMap(\.?.type).first ?? type
    let right = told(follow(parts[1], scope, asked), by: parts[1], scope)
    let values = left.values
    if !values.isEmpty, values.allSatisfy({ $0.map(isNil) ?? false }) { return right }
    // `item?.title ?? "none"`: whatever the title is, the item may be missing. Put in the place of each value alone, what is
    // there instead would multiply.
    let isOpen = !isPresent(along: parts[0], scope) || values.contains { $0 == nil }
    if isOpen || values.allSatisfy({ $0.map { isNil($0) || mayBeMissing($0) } ?? true }) {
      return .chosen(isMissing(), right, left.map(isKept: true) { isNil($0) ? right : .value($0) })
    }
    return left.map { terminal in
      if isNil(terminal) { return right }
      return mayBeMissing(terminal) ? .choice(isMissing(), right, .value(terminal)) : .value(terminal)
    }
  }

  private func isNil(_ value: Terminal) -> Bool { value.scope.file.tree.kind(value.node) == .nilLiteral }

  /// Whether a value may be missing: what a call gives may, what is written out may not.
  private func mayBeMissing(_ value: Terminal) -> Bool {
    let tree = value.scope.file.tree
    switch tree.kind(value.node) {
    case .callExpr, .subscriptExpr, .memberExpr, .optionalChainExpr:
      return !(value.type.exists && startsWithType(value.node, in: tree))
    default: return false
    }
  }

  /// Whether nothing is missing that a chain asks with `?` for.
  private mutating func isPresent(along chain: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    var node = chain
    while true {
      switch tree.kind(node) {
      case .memberExpr, .callExpr, .subscriptExpr, .forceUnwrapExpr: node = tree.firstChild(node)
      case .optionalChainExpr:
        node = tree.firstChild(node)
        let isThere = follow(node, scope, .none).values.allSatisfy { value in
          value.map { !isNil($0) && !mayBeMissing($0) } ?? false
        }
        guard isThere else { return false }
      default: return true
      }
    }
  }

  /// `do { … } catch { … }`: what is done, or what is caught where that throws.
  mutating func caught(
    _ statement: NodeID, _ rest: ArraySlice<NodeID>, _ code: Code, _ scope: Scope, _ type: Name
  ) -> Outcome {
    let tree = scope.file.tree
    return deeper { run in
      var result: Outcome?
      for (number, part) in tree.children(statement).enumerated().reversed() {
        let block = tree.kind(part) == .catchClause ? tree.lastChild(part) : part
        let one = run.run(Code(branch: tree.children(block), before: rest, isValue: code.isValue), scope, type)
        result = result.map { .chosen(.text("done \(tree.range(part).start) \(number)"), one, $0) } ?? one
      }
      return result ?? .unknown(.code)
    }
  }
}
