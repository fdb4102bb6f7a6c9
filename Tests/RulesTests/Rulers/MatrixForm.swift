// The forms in which real code passes a value on. What a person gets is the same in each.

import CurbcutSyntax
import CurbcutViews

/// A way in which a value arrives where it is read.
enum MatrixForm: String, CaseIterable, Sendable {
  // In the same type.
  case stored = "stored property"
  case nestedConstant = "constant of a nested enum"
  case getter
  case function
  case functionParameter = "function with a parameter"
  case earlyReturn = "early return"
  case switchSelf = "switch self"
  case ifExpression = "if expression"
  case localLet = "local let"
  case minimum = "min"
  case maximum = "max"
  case coalescing = "??"
  // From other types.
  case argument = "argument of a component"
  case defaultArgument = "default of a parameter"
  case instanceMember = "theme.side"
  case standardInstance = "Theme.standard.side"
  case propertyWrapper = "own property wrapper"
  case environmentDefault = "default of an environment key"
  case environmentValue = "environment of the caller"
  case namesakes = "private namesakes elsewhere"
  // Through modifiers, styles and slots.
  case viewFunction = "own modifier"
  case viewModifier = ".modifier(T())"
  case buttonStyle = "ButtonStyle"
  case overload = "overload of a system modifier"
  case callerGround = "ground of the caller"
  case callerFont = "font of the caller"
  case callerTint = "tint of the caller"
  case slot = "@ViewBuilder slot"
  // In UIKit.
  case factory
  case lazyClosure = "lazy closure"
  case subclass
  case outlet
}

/// Why a form cannot be applied to a value.
enum MatrixReason: String, Error, CaseIterable {
  case kind = "such a value does not come so"
  case place = "the code is in no type that could hold or get it"
  case initializer = "the type is generic, or made by an initializer of its own"
  case names = "it names members or locals of its place"
  case modifier = "it is no argument of such a modifier of a view"
  case object = "it is said to no object of UIKit that is made there"
  case used = "the example makes the view itself, or says it twice"

  /// One letter, for the table.
  var letter: String {
    switch self {
    case .kind: "k"
    case .place: "p"
    case .initializer: "i"
    case .names: "n"
    case .modifier: "m"
    case .object: "o"
    case .used: "u"
    }
  }
}

/// One value of one program, to be written in any form. Its new name says nothing: `datum`.
struct MatrixWriter {
  let program: MatrixProgram
  let value: MatrixValue

  var tree: Tree { program.tree }
  var owner: MatrixValue.Owner { value.owner }
  var isAction: Bool { value.kind == .action }
  /// The value as it is written, where it is from now on.
  var literal: String { Self.marked(value.text) }
  private var isStatic: String { owner.isStatic ? "static " : "" }

  func rewriting(_ form: MatrixForm) throws(MatrixReason) -> MatrixRewriting {
    switch form {
    case .stored, .nestedConstant, .getter, .function, .functionParameter, .earlyReturn, .switchSelf, .ifExpression,
      .localLet, .minimum, .maximum, .coalescing:
      return try inType(form)
    case .argument, .defaultArgument, .instanceMember, .standardInstance, .propertyWrapper, .environmentDefault,
      .environmentValue, .namesakes:
      return try acrossTypes(form)
    case .viewFunction, .viewModifier, .buttonStyle, .overload, .callerGround, .callerFont, .callerTint, .slot:
      return try acrossViews(form)
    case .factory, .lazyClosure, .subclass, .outlet: return try inObjects(form)
    }
  }

  // MARK: Parts of rewritings

  static func marked(_ text: String) -> String {
    "\(MatrixRewriting.start)\(text)\(MatrixRewriting.end)"
  }

  /// An expression in place of the value.
  func use(_ expression: String) -> [MatrixEdit] {
    let parent = program.parent(value.node)
    guard isAction, tree.kind(parent) == .trailingClosure else {
      return [MatrixEdit(program.range(value.node), expression)]
    }
    // A closure behind the call becomes an argument of it.
    let call = program.parent(parent)
    let label = tree.children(call).first.map { tree.text($0) } == "Button" ? "action" : "perform"
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    var edits: [MatrixEdit] = []
    let closure = program.range(value.node)
    if let last = arguments.last {
      edits.append(MatrixEdit(program.range(last).upperBound..<closure.upperBound, ", \(label): \(expression))"))
    } else {
      let callee = tree.children(call).first.map(program.range) ?? closure
      edits.append(MatrixEdit(callee.upperBound..<closure.upperBound, "(\(label): \(expression))"))
    }
    // The next closure is the first one now.
    let closures = tree.children(call).filter { tree.kind($0) == .trailingClosure }
    if closures.count > 1, let next = closures.dropFirst().first, let inside = tree.children(next).first {
      edits.append(MatrixEdit(closure.upperBound..<program.range(inside).lowerBound, " "))
    }
    return edits
  }

  /// A part of the program with an expression in place of the value.
  func written(_ range: Range<Int>, with expression: String) -> String {
    var bytes = Array(program.bytes[range])
    for edit in use(expression).sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      let place = edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      bytes.replaceSubrange(place, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same with the value as it is, and marks around it.
  func marked(_ range: Range<Int>) -> String {
    let own = program.range(value.node)
    return program.string(range.lowerBound..<own.lowerBound) + literal
      + program.string(own.upperBound..<range.upperBound)
  }

  func member(_ text: String) -> MatrixEdit { MatrixEdit(at: owner.end, "\n\(text)\n") }
  func firstMember(_ text: String) -> MatrixEdit { MatrixEdit(at: owner.start, "\n\(text)") }

  /// Another file of the module, which knows the same frameworks: what is moved there may ask for them.
  func file(_ name: String, _ text: String) -> (name: String, text: String) {
    let imports = tree.children(tree.root).filter { tree.kind($0) == .importDecl }.map { program.string($0) }
    return (
      name, (["import SwiftUI"] + imports.filter { $0 != "import SwiftUI" } + [text]).joined(separator: "\n") + "\n"
    )
  }

  func requireFree() throws(MatrixReason) { if !program.isFree(value.node) { throw .names } }
  func requirePortable(_ node: NodeID) throws(MatrixReason) { if !program.isPortable(node) { throw .names } }

  // MARK: In the same type

  private func inType(_ form: MatrixForm) throws(MatrixReason) -> MatrixRewriting {
    try requireFree()
    let type = value.type
    func written(_ expression: String, _ text: String) -> MatrixRewriting {
      MatrixRewriting(edits: use(expression) + [member(text)])
    }
    switch form {
    case .stored:
      guard owner.canStore else { throw .place }
      try requirePortable(value.node)
      return written("datum", "  private \(isStatic)let datum: \(type) = \(literal)")
    case .nestedConstant:
      try requirePortable(value.node)
      return written("Constants.datum", "  private enum Constants {\n    static let datum: \(type) = \(literal)\n  }")
    case .getter:
      return written("datum", "  private \(isStatic)var datum: \(type) { \(literal) }")
    case .function:
      if isAction { return written("datum", "  private \(isStatic)func datum() \(literal)") }
      return written("datum()", "  private \(isStatic)func datum() -> \(type) { \(literal) }")
    case .functionParameter:
      if isAction {
        return written("{ datum(1) }", "  private \(isStatic)func datum(_ number: Int) \(literal)")
      }
      return written(
        "datum(\(literal))", "  private \(isStatic)func datum(_ value: \(type)) -> \(type) { value }")
    case .earlyReturn:
      if isAction {
        return written(
          "{ datum(1) }",
          "  private \(isStatic)func datum(_ number: Int) {\n    if number < 0 { return }\n    \(statements)\n  }")
      }
      return written(
        "datum(1)",
        "  private \(isStatic)func datum(_ number: Int) -> \(type) {\n    if number > 0 { return \(literal) }\n"
          + "    return \(literal)\n  }")
    case .switchSelf:
      try requirePortable(value.node)
      return written(
        "Choice.one.datum",
        "  private enum Choice {\n    case one, two\n    var datum: \(type) {\n      switch self {\n      case .one: "
          + "\(literal)\n      case .two: \(literal)\n      }\n    }\n  }")
    case .ifExpression:
      if isAction { throw .kind }
      return written(
        "datum",
        "  private \(isStatic)var datum: \(type) {\n    let value: \(type) = if Bool.random() { \(literal) } else { "
          + "\(literal) }\n    return value\n  }")
    case .localLet:
      let block = program.range(value.block)
      var edits = use("datum")
      edits.append(MatrixEdit(at: block.lowerBound + 1, "\n    let datum: \(type) = \(literal)\n"))
      if let only = onlyExpression { edits.append(MatrixEdit(at: program.range(only).lowerBound, "return ")) }
      return MatrixRewriting(edits: edits)
    case .minimum, .maximum:
      guard value.kind == .number else { throw .kind }
      return MatrixRewriting(edits: use(form == .minimum ? "min(\(literal), 900)" : "max(\(literal), -900)"))
    case .coalescing:
      guard owner.canStore else { throw .place }
      let optional = isAction ? "(\(type))?" : "\(type)?"
      return written("datum ?? \(literal)", "  private \(isStatic)let datum: \(optional) = nil")
    default: throw .kind
    }
  }

  /// The inside of an action's braces.
  private var statements: String {
    Self.marked(String(value.text.dropFirst().dropLast().drop { $0 == " " || $0 == "\n" }))
  }

  /// What a block without `return` gives back, where nothing makes it a builder.
  private var onlyExpression: NodeID? {
    let holder = program.parent(value.block)
    let name = tree.text(holder)
    let inside = Array(tree.children(value.block))
    guard inside.count == 1,
      ![.returnStmt, .assignExpr, .varDecl, .ifExpr, .switchExpr].contains(tree.kind(inside[0])),
      !["body", "makeBody"].contains(name)
    else { return nil }
    let isBuilder = ([holder] + program.ancestors(holder).prefix(1)).contains { node in
      tree.children(node).contains { tree.kind($0) == .attribute && tree.text($0).hasSuffix("Builder") }
    }
    let givesBack = program.child(holder, .returnType) != nil || tree.kind(holder) == .binding
    return givesBack && !isBuilder ? inside[0] : nil
  }
}
