// Which way round a condition marks the chosen one. `chosen == item` says it itself; `chosen != item ? "home" :
// "home.fill"` marks what it is not true for. Only what is proved is said; a fix that guesses makes VoiceOver say
// “selected” of all the others.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The branch of a condition in which something is marked.
struct MarkedBranch {
  /// Whether it is marked when the condition is true; nil where neither is proved, or two places contradict each other.
  let isTrue: Bool?
  private let condition: TurnedCondition
  /// Whether the condition is an expression that may stand elsewhere: no list, and nothing that binds a name.
  private let isExpression: Bool

  init(_ element: Element, _ fact: ConditionalFact) {
    let tree = element.tree
    let condition = TurnedCondition(tree.sourceText(fact.condition))
    self.condition = condition
    isExpression = Self.isExpression(fact.condition, tree)
    var votes: Set<Bool> = []
    if let reading = Self.reading(fact.condition, tree, isNamedSo: UnspokenStates.namesSelection(fact.words)) {
      votes.insert(reading)
    }
    for index in tree.nodes(below: element.node.chain) {
      let choice = NodeID(index)
      let kind = tree.kind(choice)
      guard kind == .ternaryExpr || kind == .ifExpr else { continue }
      let parts = tree.children(choice)
      guard parts.count > 1 else { continue }
      let own = TurnedCondition(tree.sourceText(parts[0]))
      guard own.source == condition.source, let first = Self.isFirstMarked(parts, element) else { continue }
      votes.insert(first == (own.isNegated == condition.isNegated))
    }
    isTrue = votes.count == 1 ? votes.first : nil
  }

  /// The trait that goes with the marked branch; nil where it is not proved which one that is, or asking may change
  /// something.
  var trait: String? {
    guard let isTrue, isExpression else { return nil }
    let source = condition.source
    guard !source.contains("…"), !source.contains("\n"),
      !hasCall(source)
    else { return nil }
    return isTrue != condition.isNegated ? "\(source) ? .isSelected : []" : "\(source) ? [] : .isSelected"
  }

  /// Whether something is called besides one `contains`.
  private func hasCall(_ source: String) -> Bool {
    guard let range = source.firstRange(of: ".contains(") else { return source.contains("(") }
    return source[..<range.lowerBound].contains("(") || source[range.upperBound...].contains("(")
  }

  /// The trait as it most likely goes; nil where the condition cannot be asked elsewhere.
  var likelyTrait: String? {
    trait ?? asked.map { isTrue == false ? "\($0) ? [] : .isSelected" : "\($0) ? .isSelected : []" }
  }

  /// The condition as it can be asked elsewhere, whichever branch is the marked one.
  var asked: String? {
    let source = condition.source
    guard isExpression, !source.contains("…"), !source.contains("\n") else { return nil }
    guard condition.isNegated else { return source }
    if source.ranges(of: " == ").count == 1 { return source.replacing(" == ", with: " != ") }
    return source.contains(" ") ? "!(\(source))" : "!\(source)"
  }

  private static func isExpression(_ node: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .conditions:
      let parts = tree.children(node)
      return parts.count == 1 && isExpression(parts[0], tree)
    case .optionalBinding, .matchingPattern, .availability: return false
    // An assignment or another choice would need parentheses.
    case .ternaryExpr, .assignExpr: return false
    default: return true
    }
  }

  // MARK: What the condition says

  /// Whether a condition is true for the chosen one, as far as it says so: by what it compares, or by its name.
  private static func reading(_ node: NodeID, _ tree: Tree, isNamedSo: Bool) -> Bool? {
    switch tree.kind(node) {
    case .conditions, .tupleExpr:
      let parts = tree.children(node)
      return parts.count == 1 ? reading(parts[0], tree, isNamedSo: isNamedSo) : nil
    case .argument: return reading(tree.lastChild(node), tree, isNamedSo: isNamedSo)
    case .prefixExpr:
      guard tree.mainIs(node, "!") else { return nil }
      return reading(tree.lastChild(node), tree, isNamedSo: isNamedSo).map(!)
    case .binaryExpr:
      let sides = tree.children(node)
      guard sides.count == 2 else { return nil }
      if tree.mainIs(node, "&&") {
        let read = Set(
          sides.compactMap { tree.kind($0) == .binaryExpr ? reading($0, tree, isNamedSo: isNamedSo) : nil })
        return read.count == 1 ? read.first : nil
      }
      guard tree.mainIs(node, "==") || tree.mainIs(node, "!=") else { return nil }
      let isEqual = tree.mainIs(node, "==")
      // `isSelected == false` is `!isSelected`; `isIncome == false` is one of two that can be chosen.
      if let literal = sides.first(where: { tree.kind($0) == .boolLiteral }), isNamedSo {
        return (tree.sourceText(literal) == "true") == isEqual
      }
      return isEqual
    case .callExpr:
      let callee = tree.firstChild(node)
      let isChoice =
        tree.kind(callee) == .memberExpr && tree.mainIs(callee, "contains")
        && !tree.isWrittenList(tree.firstChild(callee))
      return isChoice ? true : nil
    case .identifierExpr, .memberExpr:
      return UnspokenStates.saysThatItIsSelected(Words.split(String(decoding: tree.mainText(node), as: UTF8.self)))
        ? true : nil
    default: return nil
    }
  }

  // MARK: What the look says

  /// Whether the first of two branches is the marked one; nil where the two do not tell.
  private static func isFirstMarked(_ parts: NodeList, _ element: Element) -> Bool? {
    let tree = element.tree
    if parts.count < 3 {
      // Nothing is drawn in the other case.
      return symbols(parts[1], element).contains(where: SpokenSymbols.isCheckmark) ? true : nil
    }
    let (first, second) = (symbols(parts[1], element), symbols(parts[2], element))
    if first.count == 1, second.count == 1 { return isMark(first[0], of: second[0]) }
    func differs(_ name: StaticString) -> Bool? {
      let (one, other) = (names(parts[1], name, tree), names(parts[2], name, tree))
      return one == other ? nil : one
    }
    // `.clear` draws nothing, `.fill` is the variant with a mark.
    if let isFirstClear = differs("clear") { return !isFirstClear }
    if let isFirstFilled = differs("fill") { return isFirstFilled }
    if let one = Double(tree.sourceText(parts[1])), let other = Double(tree.sourceText(parts[2])),
      (one == 0) != (other == 0)
    {
      return other == 0
    }
    return nil
  }

  private static func names(_ node: NodeID, _ name: StaticString, _ tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .memberExpr, .implicitMemberExpr: tree.mainIs(node, name)
    default: false
    }
  }

  /// The literals of a branch; of one that names a text elsewhere, that text.
  private static func symbols(_ branch: NodeID, _ element: Element) -> [String] {
    let tree = element.tree
    let literals = tree.nodes(below: branch).map { NodeID($0) }.filter { tree.kind($0) == .stringLiteral }.map {
      String(tree.sourceText($0).dropFirst().dropLast())
    }
    return literals.isEmpty ? element.model.evaluator.value(of: branch, in: element.scope).texts ?? [] : literals
  }

  /// Whether the first symbol is the second with a mark or a filling, or the other way round.
  private static func isMark(_ first: String, of second: String) -> Bool? {
    let (one, other) = (Set(Words.split(first)), Set(Words.split(second)))
    let (more, less) = (one.subtracting(other), other.subtracting(one))
    let isFirst = !more.isEmpty && more.isSubset(of: Element.marksOfChoice)
    let isSecond = !less.isEmpty && less.isSubset(of: Element.marksOfChoice)
    if less.isEmpty || less.isSubset(of: Element.framesOfMarks), isFirst, !isSecond { return true }
    if more.isEmpty || more.isSubset(of: Element.framesOfMarks), isSecond, !isFirst { return false }
    return nil
  }
}
