// Values that come from another type: the caller, a theme, a property wrapper, the environment.

import CurbcutSyntax
import CurbcutViews

extension MatrixWriter {
  func acrossTypes(_ form: MatrixForm) throws(MatrixReason) -> MatrixRewriting {
    switch form {
    case .argument:
      try requirePortable(value.node)
      let added = "  let datum: \(storedType)"
      return try called(passing: "datum: \(literal)", use("datum") + [firstMember(added)])
    case .defaultArgument:
      try requirePortable(value.node)
      return try called(passing: nil, use("datum") + [firstMember("  var datum: \(value.type) = \(literal)")])
    case .namesakes:
      let text =
        "import Foundation\n"
        + Set(program.usedTypes).subtracting(declaredTypes).sorted().map {
          "private struct \($0): Codable {}\n"
        }.joined()
      if !text.contains("struct") { throw .kind }
      return MatrixRewriting(edits: [], files: [(PlanCopy.other, text)])
    default: break
    }
    try requirePortable(value.node)
    guard owner.canStore else { throw .place }
    let isStatic = owner.isStatic ? "static " : ""
    // An example may have a theme of its own.
    let theme = program.knows("Theme") ? "DatumTheme" : "Theme"
    switch form {
    case .instanceMember:
      return MatrixRewriting(
        edits: use("theme.datum") + [member("  private \(isStatic)let theme = \(theme)()")],
        files: [file("\(theme).swift", "struct \(theme) {\n  var datum: \(value.type) = \(literal)\n}")])
    case .standardInstance:
      return MatrixRewriting(
        edits: use("\(theme).standard.datum"),
        files: [
          file(
            "\(theme).swift",
            "struct \(theme) {\n  let datum: \(storedType)\n  static let standard = \(theme)(datum: \(literal))\n}")
        ])
    case .propertyWrapper:
      if owner.isStatic { throw .place }
      let dynamic = owner.role == .object ? "" : ": DynamicProperty"
      return MatrixRewriting(
        edits: use("datum") + [member("  @Datum private var datum: \(value.type)")],
        files: [
          file(
            "Datum.swift",
            "@propertyWrapper\nstruct Datum\(dynamic) {\n  var wrappedValue: \(value.type) { \(literal) }\n}")
        ])
    case .environmentDefault, .environmentValue:
      guard [.view, .partOfViews].contains(owner.role), !owner.isStatic else { throw .place }
      let key = file(
        "Datum.swift",
        """
        private struct DatumKey: EnvironmentKey {
          static let defaultValue: \(value.type) = \(literal)
        }
        extension EnvironmentValues {
          var datum: \(value.type) {
            get { self[DatumKey.self] }
            set { self[DatumKey.self] = newValue }
          }
        }
        """)
      let edits = use("datum") + [member("  @Environment(\\.datum) private var datum")]
      if form == .environmentDefault { return MatrixRewriting(edits: edits, files: [key]) }
      if !calls.isEmpty { throw .used }
      let call = try self.call(passing: nil)
      let caller = caller(call + "\n        .environment(\\.datum, \(literal))")
      return MatrixRewriting(edits: edits + opened, files: [key, caller])
    default: throw .kind
    }
  }

  private var storedType: String { isAction ? "() -> Void" : value.type }

  private var declaredTypes: Set<String> {
    Set(
      tree.nodes.indices.filter {
        [.structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl].contains(tree.nodes[$0].kind)
      }.map { tree.text(NodeID($0)) })
  }

  // MARK: Calls

  /// Where the example makes the type itself.
  var calls: [NodeID] {
    tree.nodes.indices.map { NodeID($0) }.filter { node in
      guard tree.kind(node) == .callExpr, let callee = tree.children(node).first else { return false }
      return tree.kind(callee) == .identifierExpr && tree.text(callee) == owner.name
    }
  }

  /// The type with one more argument wherever it is made; made by a screen in another file where nothing makes it.
  func called(passing argument: String?, _ edits: [MatrixEdit]) throws(MatrixReason) -> MatrixRewriting {
    guard owner.canStore, owner.role != .object, owner.role != .other, !owner.isStatic else { throw .place }
    guard owner.isMemberwise else { throw .initializer }
    if program.others.contains(where: { $0.text.contains("\(owner.name)(") }) { throw .used }
    let calls = calls
    if calls.isEmpty {
      let call = try call(passing: argument)
      return MatrixRewriting(edits: edits + opened, files: [caller(call)])
    }
    guard let argument else { return MatrixRewriting(edits: edits) }
    let added = calls.map { call in
      let first = tree.children(call).first { tree.kind($0) == .argument }
      if let first { return MatrixEdit(at: program.range(first).lowerBound, argument + ", ") }
      let callee = tree.children(call).first.map(program.range) ?? program.range(call)
      let isClosed = callee.upperBound < program.bytes.count && program.bytes[callee.upperBound] == 0x28
      return isClosed
        ? MatrixEdit(at: callee.upperBound + 1, argument) : MatrixEdit(at: callee.upperBound, "(\(argument))")
    }
    return MatrixRewriting(edits: edits + added)
  }

  /// How a view is made that nothing makes: what it asks for is passed under the same names, which nobody knows.
  func call(passing argument: String?) throws(MatrixReason) -> String {
    guard owner.role == .view, let block = program.child(owner.node, .memberBlock) else { throw .place }
    guard owner.isMemberwise, !owner.isGeneric else { throw .initializer }
    let arguments = (argument.map { [$0] } ?? []) + tree.memberwiseArguments(ofMembers: block)
    return "\(owner.name)(\(arguments.joined(separator: ", ")))"
  }

  /// The screen that makes it.
  func caller(_ call: String) -> (name: String, text: String) {
    file(
      "SurroundingScreen.swift",
      "struct SurroundingScreen: View {\n  var body: some View {\n    VStack {\n      \(call)\n    }\n  }\n}")
  }

  /// Other files see what is not private.
  var opened: [MatrixEdit] {
    tree.children(owner.node).filter {
      tree.kind($0) == .modifier && ["private", "fileprivate"].contains(tree.text($0))
    }.map { MatrixEdit(program.range($0), "") }
  }
}
