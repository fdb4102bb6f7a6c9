// What an expression is worth without running it: literals, constants in other files, alternatives; else runtime or unknown.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What can be said about an expression.
public enum Value: Sendable {
  /// A literal string, escapes resolved.
  case string(String)
  /// A string with interpolations; each stands as `‹…›`.
  case interpolated(String)
  case number(Double)
  case bool(Bool)
  case none
  /// `.name`, an enum case or static member that is not looked into.
  case member(Name)
  /// A number that follows the text size (`@ScaledMetric`), and what it is at the usual one, where that is known.
  case scaled(Double?)
  /// One of several, by a condition.
  case choice([Value])
  /// Decided when the app runs.
  case runtime

  /// All alternatives, nested ones included.
  public var alternatives: [Value] {
    guard case .choice = self else { return [self] }
    var result: [Value] = []
    collectAlternatives(into: &result)
    return result
  }

  private func collectAlternatives(into result: inout [Value]) {
    guard case .choice(let values) = self else { return result.append(self) }
    for value in values { value.collectAlternatives(into: &result) }
  }

  /// Whether none of the alternatives is known.
  var isOpen: Bool {
    switch self {
    case .runtime: true
    case .choice(let values): values.allSatisfy(\.isOpen)
    default: false
    }
  }

  /// Whether nothing of it is decided when the app runs.
  var isWhole: Bool {
    switch self {
    case .runtime, .interpolated: false
    case .choice(let values): values.allSatisfy(\.isWhole)
    default: true
    }
  }

  /// One of several, by a condition. Where each of them is the same, no condition decides.
  static func chosen(_ values: [Value]) -> Value {
    guard let first = values.first, values.allSatisfy({ $0.isSame(as: first) }) else { return .choice(values) }
    return first
  }

  /// The same of two, without a list where no condition decides.
  static func chosen(_ first: Value, _ second: Value) -> Value {
    first.isSame(as: first) && second.isSame(as: first) ? first : .choice([first, second])
  }

  /// Whether both are the same value, and known.
  private func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.member(let a), .member(let b)): a == b
    case (.none, .none): true
    case (.scaled(let a), .scaled(let b)): a == b
    default: false
    }
  }

  /// The numbers of which it is one, each of them known; nil when one of them is not.
  public var numbers: [Double]? {
    let values = alternatives
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }

  /// The texts of which it is one, each of them known; nil when one of them is not.
  public var texts: [String]? {
    switch self {
    case .string(let text): return [text]
    case .choice: break
    default: return nil
    }
    var result: [String] = []
    for value in alternatives {
      guard case .string(let text) = value else { return nil }
      if !result.contains(text) { result.append(text) }
    }
    return result.isEmpty ? nil : result
  }

  /// The number, when there is only one.
  public var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The number at the usual text size.
  public var usualNumber: Double? {
    if case .scaled(let number) = self { return number }
    return number
  }
}

/// Where an expression stands: its file, its type, its position, and the arguments its function was called with.
public struct Scope: Sendable {
  public var file: FileViews
  /// Index of the enclosing type, or -1.
  public var type: Int32
  /// Index of the enclosing member, or -1.
  public var member: Int32
  public var frame: Frame?
  /// What the variables of a function hold at one place of its code.
  var bindings: LocalBinding?

  public init(file: FileViews, type: Int32, member: Int32, frame: Frame? = nil) {
    self.file = file
    self.type = type
    self.member = member
    self.frame = frame
  }

  /// Scope of a body.
  public init(file: FileViews, body: Int32, frame: Frame? = nil) {
    let body = file.bodies[Int(body)]
    self.init(file: file, type: body.owner, member: body.member, frame: frame)
  }
}

/// What a variable of a function holds from one statement on.
final class LocalBinding: Sendable {
  let name: Name
  /// Where the variable is declared, as `Local.start`.
  let start: UInt32
  /// The expression that it was given, or none where that is not known.
  let value: NodeID
  /// Where the expression stands, with what the variables held before.
  let scope: Scope
  let next: LocalBinding?

  init(_ name: Name, declaredAt start: UInt32, _ value: NodeID, _ scope: Scope) {
    self.name = name
    self.start = start
    self.value = value
    self.scope = scope
    next = scope.bindings
  }

  /// What a call gives a parameter of a closure that a constant keeps; `next` are the parameters before it.
  init(parameter name: Name, _ value: NodeID, _ caller: Scope, next: LocalBinding?) {
    self.name = name
    start = Self.ofClosure
    self.value = value
    scope = caller
    self.next = next
  }

  /// Where parameters of closures count as declared, which are no locals.
  private static let ofClosure = UInt32.max
  var isOfClosure: Bool { start == Self.ofClosure }

  /// What was given to a variable last.
  func last(_ name: Name) -> LocalBinding? {
    var binding: LocalBinding? = self
    while let current = binding, current.name != name { binding = current.next }
    return binding
  }
}

/// The arguments of one call, by the name of the parameter or stored property they reach.
public final class Frame: Sendable {
  public let arguments: Arguments
  /// Where the arguments stand.
  public let scope: Scope
  /// Index of the view in the scope's file that makes the call, or -1.
  public let callSite: Int32
  /// What `self` is in a function that is called on another instance than its caller's; nil where it is the caller's.
  public let instance: Frame?
  /// The enum case that `self` is, or none; it stands in the frame's scope.
  public let subject: NodeID
  /// The type of that case.
  public let subjectType: Name
  /// The initializer that the call makes an instance with; nil where the type declares none, or no instance is made.
  let initializer: MemberReference?
  /// Number of frames below.
  public let depth: Int

  public convenience init(arguments: Arguments, scope: Scope, callSite: Int32 = -1) {
    self.init(arguments, scope, callSite, on: nil, subject: .none, type: .none)
  }

  /// The call of an initializer, its arguments by the stored properties that they reach.
  convenience init(arguments: Arguments, scope: Scope, callSite: Int32, initializer: MemberReference?) {
    self.init(arguments, scope, callSite, on: nil, subject: .none, type: .none, initializer)
  }

  /// What `self` is in the getters and functions of an enum.
  convenience init(subject: NodeID, type: Name, scope: Scope) {
    self.init(Arguments(), scope, -1, on: nil, subject: subject, type: type)
  }

  private init(
    _ arguments: Arguments, _ scope: Scope, _ callSite: Int32, on instance: Frame?, subject: NodeID, type: Name,
    _ initializer: MemberReference? = nil
  ) {
    self.arguments = arguments
    self.scope = scope
    self.callSite = callSite
    self.instance = instance
    self.subject = subject
    subjectType = type
    self.initializer = initializer
    depth = (scope.frame?.depth ?? 0) + 1
  }

  /// The same call on an instance.
  func called(on instance: Frame) -> Frame {
    Frame(arguments, scope, callSite, on: instance, subject: subject, type: subjectType, initializer)
  }
}

/// Evaluates expressions against a project.
public struct Evaluator: Sendable {
  public let project: Project
  /// What was found out for one question and holds for others. Belongs, as who asks does, to one thread.
  let shared: SharedOutcomes
  /// What was found out for other files of the project.
  public let facts: ProjectFacts
  static let depthLimit = 12

  /// `facts`: those of the same project and thread.
  public init(project: Project, facts: ProjectFacts = ProjectFacts()) {
    self.project = project
    self.facts = facts
    shared = SharedOutcomes(facts, project.restriction)
  }

  /// What an expression is worth. Each use of a component may pass on what its own uses give, so that over several levels
  /// the same place is asked for as often as there are ways to it; and rules ask for the words and sizes of one view after
  /// the other.
  public func value(of node: NodeID, in scope: Scope, depth: Int = 0) -> Value {
    guard node.exists, depth < Self.depthLimit else { return .runtime }
    switch scope.file.tree.kind(node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .implicitMemberExpr:
      return value(of: node, in: scope, depth: depth, .followed)
    default: break
    }
    guard scope.bindings == nil else { return value(of: node, in: scope, depth: depth, .followed) }
    let key = SharedOutcomes.Place(node, in: scope, depth: depth)
    if let known = shared.value(key) { return known }
    let start = shared.begin()
    let found = value(of: node, in: scope, depth: depth, .followed)
    shared.answers.values[key] = KeptAnswers.Kept(found: found, frame: scope.frame, uses: shared.end(start))
    return found
  }

  /// How far an expression is looked at.
  enum Reach {
    /// What is written, behind names that mean one expression. Who asks goes on to the interpreter where that is not
    /// enough; asking it behind each name as well would ask twice as much with each.
    case written
    /// All that the interpreter can follow.
    case followed
  }

  func value(of node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    guard node.exists, depth < Self.depthLimit else { return .runtime }
    let written = written(node, in: scope, depth: depth, reach)
    guard reach == .followed else { return written }
    switch scope.file.tree.kind(node) {
    case .identifierExpr, .memberExpr:
      // Behind a name only what is written was looked at.
      if written.isWhole { return written }
      let found = value(of: Interpreter(self).outcome(of: node, in: scope), from: node, scope, depth)
      if case .runtime = found { return written }
      return found
    case .callExpr, .ifExpr, .switchExpr, .binaryExpr:
      guard case .runtime = written else { return written }
      return value(of: Interpreter(self).outcome(of: node, in: scope), from: node, scope, depth)
    default: return written
    }
  }

  /// What the values are worth that an expression comes to.
  private func value(of outcome: Outcome, from node: NodeID, _ scope: Scope, _ depth: Int) -> Value {
    switch outcome {
    case .value(let terminal):
      if terminal.isItself(node, in: scope) { return .runtime }
      let found = value(of: terminal.node, in: terminal.scope, depth: depth + 1)
      // A key that code looks up in a table that is not known here gives words that are not known.
      if case .string(let key) = found, looksUp(terminal), !project.strings.isEmpty || namesTable(terminal),
        project.strings.text(key, near: scope.file)?.isEmpty ?? true
      {
        return .runtime
      }
      return found
    case .choice(let condition, let then, let otherwise, _):
      let first = value(of: then, from: node, scope, depth)
      let second = value(of: otherwise, from: node, scope, depth)
      // `title ?? ""` puts nothing in the place of what is missing; that it ever is nobody says.
      if condition.isInWords, case .string("") = first, case .runtime = second { return .runtime }
      // Where nothing is written that an app begins with, each of the instances that it keeps counts.
      if condition.isInstance, case .runtime = second, first.numbers != nil { return first }
      return first.isOpen && second.isOpen ? .runtime : .chosen(first, second)
    case .unknown, .never: return .runtime
    }
  }

  /// Whether a value is the call of a function of the system that looks words up: `NSLocalizedString(key, …)`.
  private func looksUp(_ terminal: Terminal) -> Bool {
    let tree = terminal.scope.file.tree
    guard tree.kind(terminal.node) == .callExpr else { return false }
    switch tree.known(tree.firstChild(terminal.node)) {
    case .NSLocalizedString, .String, .LocalizedStringResource, .LocalizedStringKey: return true
    default: return false
    }
  }

  /// Whether such a call says in which table or bundle.
  private func namesTable(_ terminal: Terminal) -> Bool {
    let tree = terminal.scope.file.tree
    let labels = [Name("tableName"), Name("table"), Name("bundle")]
    return tree.children(terminal.node).contains { child in
      tree.label(of: child).map { labels.contains(tree.name(of: $0)) } ?? false
    }
  }

  private func written(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .stringLiteral: return string(node, in: scope, depth: depth, reach)
    case .integerLiteral, .floatLiteral: return number(tree, node).map(Value.number) ?? .runtime
    case .boolLiteral: return .bool(tree.mainText(node).count == 4)
    case .nilLiteral: return .none
    case .prefixExpr:
      guard let inner = value(of: tree.lastChild(node), in: scope, depth: depth + 1, reach).number else {
        return .runtime
      }
      return tree.mainIs(node, "-") ? .number(-inner) : .runtime
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return .runtime }
      return value(of: tree.lastChild(argument), in: scope, depth: depth + 1, reach)
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3 else { return .runtime }
      return .chosen([
        value(of: parts[1], in: scope, depth: depth + 1, reach),
        value(of: parts[2], in: scope, depth: depth + 1, reach),
      ])
    case .binaryExpr: return arithmetic(node, in: scope, depth: depth, reach)
    case .implicitMemberExpr: return .member(tree.name(node))
    case .identifierExpr: return identifier(node, in: scope, depth: depth, reach)
    case .memberExpr: return member(node, in: scope, depth: depth, reach)
    case .callExpr: return call(node, in: scope, depth: depth, reach)
    case .ifExpr, .switchExpr: return branches(node, in: scope, depth: depth, reach)
    default: return .runtime
    }
  }

  // MARK: Literals

  private func number(_ tree: Tree, _ node: NodeID) -> Double? {
    if let simple = FastText.decimal(tree.mainText(node)) { return simple }
    var text = ""
    for byte in tree.mainText(node) where byte != UInt8(ascii: "_") { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
    return Double(text)
  }

  /// Texts of which one is chosen by conditions inside a literal are told apart up to this number.
  private static let textLimit = 8

  private func string(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    var text = ""
    var isRuntime = false
    // `"\(isOpen ? "xmark" : "plus").circle"` is one of two; mostly there are no others.
    var others: [(text: String, isRuntime: Bool)] = []
    func append(_ part: String, isRuntime isPartRuntime: Bool = false) {
      text += part
      isRuntime = isRuntime || isPartRuntime
      for index in others.indices {
        others[index].text += part
        others[index].isRuntime = others[index].isRuntime || isPartRuntime
      }
    }
    for child in tree.children(node) {
      if tree.kind(child) == .stringSegment {
        append(unescape(tree.mainText(child)))
        continue
      }
      let argument = tree.firstChild(child)
      guard argument.exists else {
        append("‹…›", isRuntime: true)
        continue
      }
      let inserted = value(of: tree.lastChild(argument), in: scope, depth: depth + 1, reach)
      if case .string(let inner) = inserted {
        append(inner)
      } else if let parts = inserted.texts, parts.count * (others.count + 1) <= Self.textLimit {
        let before = [(text: text, isRuntime: isRuntime)] + others
        let after = parts.flatMap { part in before.map { (text: $0.text + part, isRuntime: $0.isRuntime) } }
        (text, isRuntime) = after[0]
        others = Array(after.dropFirst())
      } else {
        append("‹…›", isRuntime: true)
      }
    }
    func made(_ text: String, _ isRuntime: Bool) -> Value { isRuntime ? .interpolated(text) : .string(text) }
    if others.isEmpty { return made(text, isRuntime) }
    return .choice([made(text, isRuntime)] + others.map { made($0.text, $0.isRuntime) })
  }

  // MARK: Operators and branches

  private func arithmetic(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    let parts = tree.children(node)
    guard parts.count == 2 else { return .runtime }
    let left = value(of: parts[0], in: scope, depth: depth + 1, reach)
    let right = value(of: parts[1], in: scope, depth: depth + 1, reach)
    switch String(decoding: tree.mainText(node), as: UTF8.self) {
    case "+":
      if case .string(let a) = left, case .string(let b) = right { return .string(a + b) }
      if let a = left.texts, let b = right.texts {
        guard a.count * b.count <= Self.textLimit else { return .runtime }
        return .choice(a.flatMap { first in b.map { .string(first + $0) } })
      }
      return scaled(left, right) { $0 + $1 } ?? numbers(left, right) { $0 + $1 }
    case "-", "*", "/":
      switch tree.mainText(node).first {
      case UInt8(ascii: "-"): return scaled(left, right) { $0 - $1 } ?? numbers(left, right) { $0 - $1 }
      case UInt8(ascii: "*"): return scaled(left, right) { $0 * $1 } ?? numbers(left, right) { $0 * $1 }
      default:
        func quotient(_ left: Double, _ right: Double) -> Double? { right == 0 ? nil : left / right }
        return scaled(left, right, quotient) ?? numbers(left, right, quotient)
      }
    case let sign:
      guard let operation = BitOperation(rawValue: sign) else { return .runtime }
      return numbers(left, right) { operation.result($0, $1) }
    }
  }

  /// What an operation makes of a number that follows the text size; nil where neither side does.
  private func scaled(_ left: Value, _ right: Value, _ operation: (Double, Double) -> Double?) -> Value? {
    switch (left, right) {
    case (.scaled, _), (_, .scaled):
      guard let first = left.usualNumber, let second = right.usualNumber else { return .scaled(nil) }
      return .scaled(operation(first, second))
    default: return nil
    }
  }

  /// Numbers of which one is chosen by conditions are told apart up to this number.
  private static let numberLimit = 64

  /// What an operation makes of two numbers, each of which may be one of several.
  private func numbers(_ left: Value, _ right: Value, _ operation: (Double, Double) -> Double?) -> Value {
    let (first, second) = (left.alternatives, right.alternatives)
    guard first.count * second.count <= Self.numberLimit else { return .runtime }
    var results: [Double] = []
    for a in first {
      for b in second {
        guard let a = a.number, let b = b.number, let result = operation(a, b) else { return .runtime }
        if !results.contains(result) { results.append(result) }
      }
    }
    return results.count == 1 ? .number(results[0]) : .choice(results.map(Value.number))
  }

  private func branches(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    var results: [Value] = []
    func block(_ block: NodeID) {
      guard let last = tree.reversedChildren(block).first(where: { _ in true }) else { return }
      if tree.kind(last) == .ifExpr || tree.kind(last) == .switchExpr {
        results.append(branches(last, in: scope, depth: depth + 1, reach))
      } else {
        let expression = tree.kind(last) == .returnStmt ? tree.lastChild(last) : last
        results.append(value(of: expression, in: scope, depth: depth + 1, reach))
      }
    }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock, .switchCase: block(child)
      case .ifExpr: results.append(branches(child, in: scope, depth: depth + 1, reach))
      default: break
      }
    }
    return results.isEmpty ? .runtime : .chosen(results)
  }

  // MARK: Names

  private func identifier(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let file = scope.file
    let name = file.tree.name(node)
    let offset = file.tree.range(node).start
    if let local = local(name, at: offset, in: file) {
      // What a variable holds where its code has been followed to, which may not be known.
      if let held = scope.bindings?.last(name), held.start == local.start {
        return value(of: held.value, in: held.scope, depth: depth + 1, .written)
      }
      guard local.isConstant else { return .runtime }
      return value(of: local.value, in: scope, depth: depth + 1, .written)
    }
    if let held = scope.bindings?.last(name), held.isOfClosure {
      return value(of: held.value, in: held.scope, depth: depth + 1, .written)
    }
    if let argument = scope.frame?.arguments[name] {
      return value(of: argument, in: scope.frame!.scope, depth: depth + 1, .written)
    }
    if scope.member >= 0,
      let parameter = file.members[Int(scope.member)].parameters.first(where: { $0.name == name })
    {
      // A call that leaves it out means its default.
      guard scope.frame != nil, parameter.defaultValue.exists else { return .runtime }
      return value(
        of: parameter.defaultValue, in: Scope(file: file, type: scope.type, member: -1), depth: depth + 1, .written)
    }
    if let member = ownMember(name, in: scope) {
      if let left = valueLeft(to: member, in: scope, depth: depth) { return left }
      return value(ofMember: member, in: scope, depth: depth)
    }
    if let global = project.global(named: name, from: file) {
      return value(ofMember: global, in: scope, depth: depth)
    }
    return .runtime
  }

  /// What a property is worth in a component that is made by a known call: its default where the call leaves it out, its
  /// getter with what the call gives. nil where the call is not known, or belongs to a function with names of its own.
  private func valueLeft(to reference: MemberReference, in scope: Scope, depth: Int) -> Value? {
    guard let frame = scope.frame, scope.member >= 0 else { return nil }
    // `body(content:)` of a modifier is called by the system, with what its type was made with.
    let caller = scope.file.members[Int(scope.member)]
    guard caller.kind == .property || caller.name == Self.body else { return nil }
    let member = project.member(reference)
    guard member.kind == .property, !member.isStatic, member.attributes.isEmpty, member.owner >= 0, scope.type >= 0,
      project.file(reference).types[Int(member.owner)].name == scope.file.types[Int(scope.type)].name
    else { return nil }
    let home = project.file(reference)
    if member.block.exists, member.body < 0, let expression = singleExpression(member.block, in: home.tree) {
      let inner = Scope(file: home, type: member.owner, member: reference.index, frame: frame)
      return value(of: expression, in: inner, depth: depth + 1, .written)
    }
    guard member.value.exists, !member.isConstant, !home.assigns(member.name) else { return nil }
    return value(
      of: member.value, in: Scope(file: home, type: member.owner, member: reference.index), depth: depth + 1, .written)
  }

  private static let body = Name("body")

  /// The innermost local of a name that can be seen at an offset.
  public func local(_ name: Name, at offset: UInt32, in file: FileViews) -> Local? {
    file.local(named: name, at: offset)
  }

  private func member(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    let base = tree.firstChild(node)
    guard tree.kind(base) == .identifierExpr || tree.kind(base) == .memberExpr else { return .runtime }
    let name = tree.name(node)
    if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
      guard let own = ownMember(name, in: scope) else { return .runtime }
      if let argument = scope.frame?.arguments[name] {
        return value(of: argument, in: scope.frame!.scope, depth: depth + 1, .written)
      }
      return value(ofMember: own, in: scope, depth: depth)
    }
    guard let type = typeName(base, in: scope) else { return .runtime }
    let found = statics(name, of: base, named: type, in: scope)
    guard found.count == 1 else {
      return found.isEmpty && type == Self.uiFont ? Self.fontSizes[name].map(Value.number) ?? .runtime : .runtime
    }
    return value(ofMember: found[0], in: scope, depth: depth)
  }

  private static let uiFont = Name("UIFont")
  /// The sizes that UIKit names, which are the same at any text size.
  private static let fontSizes: [Name: Double] = [
    Name("labelFontSize"): 17, Name("buttonFontSize"): 18, Name("systemFontSize"): 14, Name("smallSystemFontSize"): 12,
  ]

  /// The type a bare `Type` or `Outer.Type` names; nil for values.
  public func typeName(_ node: NodeID, in scope: Scope) -> Name? {
    let tree = scope.file.tree
    if tree.kind(node) == .identifierExpr, tree.mainIs(node, "Self"), scope.type >= 0 {
      return scope.file.types[Int(scope.type)].name
    }
    if tree.startsUppercase(node) { return tree.name(node) }
    guard tree.kind(node) == .memberExpr, case let outer = tree.firstChild(node), tree.startsUppercase(outer) else {
      return nil
    }
    return typeBehind(tree.name(node), below: tree.name(outer), from: scope.file)
  }

  /// What a member is worth: a constant's value, or a getter of one expression.
  private func value(ofMember reference: MemberReference, in scope: Scope, depth: Int) -> Value {
    let member = project.member(reference)
    let home = project.file(reference)
    let inner = Scope(file: home, type: member.owner, member: reference.index)
    if member.attributes.contains(.ScaledMetric) {
      return .scaled(value(of: member.value, in: inner, depth: depth + 1, .written).number)
    }
    guard member.kind == .property else { return .runtime }
    if member.isConstant || (member.isStatic && !member.block.exists) {
      return value(of: member.value, in: inner, depth: depth + 1, .written)
    }
    guard member.block.exists, member.body < 0, let expression = singleExpression(member.block, in: home.tree) else {
      return .runtime
    }
    return value(of: expression, in: inner, depth: depth + 1, .written)
  }

  /// The only expression of a block, `return` taken off; also a lone `if` or `switch`.
  public func singleExpression(_ block: NodeID, in tree: Tree) -> NodeID? {
    let last = tree.lastChild(block)
    guard last.exists, !tree.previousSibling(last, in: block).exists else { return nil }
    if tree.kind(last) == .returnStmt {
      let value = tree.lastChild(last)
      return value.exists ? value : nil
    }
    return last
  }

  // MARK: Calls

  private func call(_ node: NodeID, in scope: Scope, depth: Int, _ reach: Reach) -> Value {
    let tree = scope.file.tree
    let children = tree.children(node)
    guard let callee = children.first else { return .runtime }
    if tree.kind(callee) == .memberExpr, children.count == 1 {
      return inOtherLetters(callee, in: scope, depth: depth, reach)
    }
    guard tree.kind(callee) == .identifierExpr else { return .runtime }
    let first = children.dropFirst().first { tree.kind($0) == .argument }
    if tree.mainIs(callee, "min") || tree.mainIs(callee, "max") {
      let isLeast = tree.mainIs(callee, "min")
      let values = children.dropFirst().map { value(of: tree.lastChild($0), in: scope, depth: depth + 1, reach) }
      guard let start = values.first, values.count > 1 else { return .runtime }
      return values.dropFirst().reduce(start) { numbers($0, $1) { isLeast ? min($0, $1) : max($0, $1) } }
    }
    switch tree.known(callee) {
    case .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .Text, .AttributedString, .CGFloat, .Double:
      guard let first else { return .runtime }
      return value(of: tree.lastChild(first), in: scope, depth: depth + 1, reach)
    case .String:
      guard let first else { return .string("") }
      guard let label = tree.label(of: first) else {
        // Words stay words; what becomes of a number is its format's.
        let inner = value(of: tree.lastChild(first), in: scope, depth: depth + 1, reach)
        if case .interpolated = inner { return inner }
        return inner.texts == nil ? .runtime : inner
      }
      // A sign that is repeated stays a sign.
      if tree.name(of: label) == Name("repeating"),
        case .string(let sign) = value(of: tree.lastChild(first), in: scope, depth: depth + 1, reach),
        !sign.contains(where: { $0.isLetter || $0.isNumber })
      {
        return .string(sign)
      }
      guard tree.name(of: label) == Name("localized") else { return .runtime }
      return value(of: tree.lastChild(first), in: scope, depth: depth + 1, reach)
    default: return .runtime
    }
  }
}

/// Resolves `\n`, `\t`, `\"`, `\\`, `\u{…}` in the text of a string.
public func unescape(_ bytes: ArraySlice<UInt8>) -> String {
  let isPlain = bytes.withUnsafeBufferPointer { bytes in
    for byte in bytes where byte == UInt8(ascii: "\\") { return false }
    return true
  }
  if isPlain { return String(decoding: bytes, as: UTF8.self) }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var rest = bytes.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "\\"), let escaped = rest.next() else {
      result.append(byte)
      continue
    }
    switch escaped {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "u"):
      var digits: [UInt8] = []
      while let digit = rest.next(), digit != UInt8(ascii: "}") {
        if digit != UInt8(ascii: "{") { digits.append(digit) }
      }
      if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let value = Unicode.Scalar(code) {
        result += String(value).utf8
      }
    default: result.append(escaped)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
