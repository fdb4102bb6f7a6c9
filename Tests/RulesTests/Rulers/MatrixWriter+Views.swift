// Values that come with a modifier or a view: the project's own modifiers and styles, the surroundings, a slot.

import CurbcutSyntax
import CurbcutViews

/// The modifier of which a value is an argument.
private struct AppliedModifier {
  var call: NodeID
  /// The view that it is applied to.
  var base: NodeID
  var name: String
  /// From the end of the base to the end of the call; and from the name on.
  var range: Range<Int>
  var named: Range<Int>
  /// The whole chain, which is a statement.
  var chain: NodeID
}

extension MatrixWriter {
  func acrossViews(_ form: MatrixForm) throws(MatrixReason) -> MatrixRewriting {
    if form == .slot { return try inSlot() }
    guard let modifier = appliedModifier else { throw .modifier }
    try requirePortable(value.node)
    switch form {
    case .callerGround, .callerFont, .callerTint: return try byCaller(form, modifier)
    default: break
    }
    // What else the modifier is made with goes with it.
    for child in tree.children(modifier.call).dropFirst() { try requirePortable(child) }
    let used = written(modifier.named, with: "datum")
    switch form {
    case .viewFunction:
      return MatrixRewriting(
        edits: [MatrixEdit(modifier.named, "applied(\(literal))")],
        files: [
          file(
            "View+Applied.swift",
            "extension View {\n  func applied(_ datum: \(parameterType)) -> some View {\n    \(used)\n  }\n}")
        ])
    case .overload:
      return MatrixRewriting(
        edits: [MatrixEdit(modifier.named, "\(modifier.name)(datum: \(literal))")],
        files: [
          file(
            "View+Applied.swift",
            "extension View {\n  func \(modifier.name)(datum: \(parameterType)) -> some View {\n    self.\(used)\n  }\n}"
          )
        ])
    case .viewModifier:
      let body = "func body(content: Content) -> some View {\n    content.\(used)\n  }"
      return MatrixRewriting(
        edits: [MatrixEdit(modifier.named, "modifier(Applied(datum: \(literal)))")],
        files: [
          file("Applied.swift", "struct Applied: ViewModifier {\n  let datum: \(value.type)\n\n  \(body)\n}")
        ])
    case .buttonStyle: return try inStyle(modifier, used)
    default: throw .kind
    }
  }

  private var parameterType: String { isAction ? "@escaping () -> Void" : value.type }

  /// The nearest modifier around the value, on a chain that makes a view.
  private var appliedModifier: AppliedModifier? {
    var from = value.node
    for node in program.ancestors(value.node) {
      defer { from = node }
      if tree.kind(node) == .closureExpr || tree.kind(node) == .codeBlock { return nil }
      guard tree.kind(node) == .callExpr, let callee = tree.children(node).first, callee != from,
        tree.kind(callee) == .memberExpr, let base = tree.children(callee).first, let chain = viewChain(node)
      else { continue }
      let name = program.range(callee).upperBound - tree.text(callee).utf8.count
      let range = program.range(base).upperBound..<program.range(node).upperBound
      return AppliedModifier(
        call: node, base: base, name: tree.text(callee), range: range, named: name..<range.upperBound, chain: chain)
    }
    return nil
  }

  /// The whole chain around a call, if it begins with a view and is a statement.
  private func viewChain(_ call: NodeID) -> NodeID? {
    var root = call
    while let inner = tree.children(root).first, [.callExpr, .memberExpr].contains(tree.kind(root)) { root = inner }
    let first = tree.text(root)
    guard tree.kind(root) == .identifierExpr,
      ["content", "configuration"].contains(first) || first.first?.isUppercase == true && isMade(root)
    else { return nil }
    var top = call
    while true {
      let parent = program.parent(top)
      guard parent.exists, [.callExpr, .memberExpr].contains(tree.kind(parent)), tree.children(parent).first == top
      else { break }
      top = parent
    }
    let statements: [NodeKind] = [.codeBlock, .closureExpr, .returnStmt, .switchCase, .ifConfigClause]
    return statements.contains(tree.kind(program.parent(top))) ? top : nil
  }

  private func isMade(_ type: NodeID) -> Bool { tree.kind(program.parent(type)) == .callExpr }

  // MARK: Styles

  /// The last modifier of a button's label, in a style of the project's own.
  private func inStyle(_ modifier: AppliedModifier, _ used: String) throws(MatrixReason) -> MatrixRewriting {
    let closure = program.parent(modifier.chain)
    guard modifier.call == modifier.chain, tree.kind(closure) == .closureExpr,
      tree.children(closure).filter({ tree.kind($0) != .closureSignature }).count == 1
    else { throw .modifier }
    let holder = program.parent(closure)
    let button = program.parent(holder)
    let hasAction = tree.children(button).contains { child in
      tree.kind(child) == .argument && tree.label(of: child).map { tree.string(of: $0) } == "action"
    }
    guard tree.kind(holder) == .trailingClosure, tree.kind(button) == .callExpr,
      tree.children(button).first.map({ tree.text($0) }) == "Button", tree.label(of: holder) != nil || hasAction
    else { throw .modifier }
    for node in program.ancestors(button) where tree.kind(node) == .callExpr {
      if tree.children(node).first.map({ tree.text($0) }) == "buttonStyle" { throw .used }
    }
    let label = modifier.range
    let style = "func makeBody(configuration: Configuration) -> some View {\n    configuration.label.\(used)\n  }"
    return MatrixRewriting(
      edits: [
        MatrixEdit(label, ""),
        MatrixEdit(at: program.range(button).upperBound, ".buttonStyle(AppliedStyle(datum: \(literal)))"),
      ],
      files: [
        file("AppliedStyle.swift", "struct AppliedStyle: ButtonStyle {\n  let datum: \(value.type)\n\n  \(style)\n}")
      ])
  }

  // MARK: Surroundings

  private static let inherited: [MatrixForm: Set<String>] = [
    .callerGround: ["background"], .callerFont: ["font"],
    .callerTint: ["tint", "foregroundStyle", "foregroundColor"],
  ]

  /// The modifier is on the component where a screen in another file uses it.
  private func byCaller(_ form: MatrixForm, _ modifier: AppliedModifier) throws(MatrixReason) -> MatrixRewriting {
    guard Self.inherited[form]?.contains(modifier.name) == true else { throw .modifier }
    for child in tree.children(modifier.call).dropFirst() { try requirePortable(child) }
    guard calls.isEmpty, !program.others.contains(where: { $0.text.contains("\(owner.name)(") }) else { throw .used }
    // A ground is behind the whole body; the others are inherited, unless something nearer says the same.
    let isWhole = modifier.chain == tree.children(value.block).last && modifier.call == modifier.chain
    if form == .callerGround, !isWhole { throw .modifier }
    // What else the body shows would get it too, and look otherwise than before.
    guard isAll(modifier.chain) else { throw .modifier }
    for node in program.ancestors(modifier.call) + chainBelow(modifier.base) where tree.kind(node) == .callExpr {
      if tree.children(node).first.map({ tree.text($0) }) == modifier.name { throw .used }
    }
    guard tree.text(program.parent(value.block)) == "body" else { throw .modifier }
    let call = try call(passing: nil)
    return MatrixRewriting(
      edits: [MatrixEdit(modifier.range, "")] + opened, files: [caller(call + "\n        .\(marked(modifier.named))")])
  }

  /// Whether a view is all that the body shows: each block around it holds one statement.
  private func isAll(_ chain: NodeID) -> Bool {
    for node in [chain] + program.ancestors(chain) {
      let holder = program.parent(node)
      guard holder.exists, node != value.block else { return true }
      guard [.codeBlock, .closureExpr].contains(tree.kind(holder)) else { continue }
      guard tree.children(holder).filter({ tree.kind($0) != .closureSignature }).count == 1 else { return false }
    }
    return true
  }

  private func chainBelow(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var next: NodeID? = node
    while let node = next, [.callExpr, .memberExpr].contains(tree.kind(node)) {
      result.append(node)
      next = tree.children(node).first
    }
    return result
  }

  // MARK: Slots

  /// The view with the value comes from the caller, into a slot of the component.
  private func inSlot() throws(MatrixReason) -> MatrixRewriting {
    guard owner.role == .view, !owner.isStatic else { throw .place }
    guard owner.isMemberwise, !owner.isGeneric else { throw .initializer }
    guard calls.isEmpty, !program.others.contains(where: { $0.text.contains("\(owner.name)(") }) else { throw .used }
    guard let statement = viewStatement else { throw .modifier }
    try requirePortable(statement)
    // What is moved is the whole statement, and what is found in it was found in it before.
    let text = Self.marked(program.string(program.range(statement)))
    let call = try call(passing: nil)
    let name = tree.mainRange(owner.node)
    return MatrixRewriting(
      edits: [
        MatrixEdit(program.range(statement), "datum()"), MatrixEdit(at: Int(name.end), "<Datum: View>"),
        member("  @ViewBuilder let datum: () -> Datum"),
      ] + opened,
      files: [caller(call + " {\n        \(text)\n      }")])
  }

  /// The statement around the value that makes a view.
  private var viewStatement: NodeID? {
    var from = value.node
    for node in program.ancestors(value.node) {
      defer { from = node }
      guard [.codeBlock, .closureExpr, .returnStmt, .switchCase].contains(tree.kind(node)) else { continue }
      // The closure of an action is no place for a view.
      guard tree.kind(from) == .callExpr else { continue }
      var root = from
      while let inner = tree.children(root).first, [.callExpr, .memberExpr].contains(tree.kind(root)) { root = inner }
      if tree.kind(root) == .identifierExpr, tree.text(root).first?.isUppercase == true { return from }
    }
    return nil
  }
}
