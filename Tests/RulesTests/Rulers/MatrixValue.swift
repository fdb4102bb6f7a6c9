// The values of an example that a rule may read: literals and what is made of them, with the type they are in.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// One value, where it is written.
struct MatrixValue {
  enum Kind: String, CaseIterable, Comparable {
    case number, color, font, text, symbol, boolean, action

    static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  }

  /// The type in whose code it is.
  struct Owner {
    enum Role { case view, partOfViews, object, other }

    var node: NodeID
    var name: String
    var role: Role
    /// Where members begin and end.
    var start: Int
    var end: Int
    /// Whether the member with the value is one of the type itself.
    var isStatic: Bool
    var canStore: Bool
    /// Whether it is made by its memberwise initializer.
    var isMemberwise: Bool
    var isGeneric: Bool
  }

  var kind: Kind
  var node: NodeID
  var text: String
  /// The type it has in a declaration.
  var type: String
  var owner: Owner
  /// The block of the member that it is in, and whether that block gives something back.
  var block: NodeID

  /// Where it begins.
  func start(in program: MatrixProgram) -> Int { program.range(node).lowerBound }
}

/// Finds the values of a program.
struct MatrixValues {
  let program: MatrixProgram
  private var tree: Tree { program.tree }

  init(_ program: MatrixProgram) { self.program = program }

  /// All values, in the order of the source.
  var all: [MatrixValue] {
    tree.nodes.indices.compactMap { value(NodeID($0)) }
      .sorted { $0.start(in: program) < $1.start(in: program) }
  }

  private func value(_ node: NodeID) -> MatrixValue? {
    guard let (kind, type) = kind(node), let place = place(node) else { return nil }
    return MatrixValue(
      kind: kind, node: node, text: program.string(node), type: type, owner: place.owner, block: place.block)
  }

  // MARK: What it is

  private func kind(_ node: NodeID) -> (MatrixValue.Kind, type: String)? {
    let use = Use(node, program)
    switch tree.kind(node) {
    case .integerLiteral, .floatLiteral:
      guard use.isPlain, !program.ancestors(node).contains(where: { tree.kind($0) == .subscriptExpr }) else {
        return nil
      }
      return (.number, numberType(use))
    case .boolLiteral: return use.isPlain ? (.boolean, "Bool") : nil
    case .stringLiteral:
      let text = program.string(node)
      guard use.isPlain, text.count > 2, !text.contains("\n"), program.child(node, .interpolation) == nil else {
        return nil
      }
      let isSymbol = ["systemName", "systemImage"].contains(use.label) || use.callee == "Image" && use.label == nil
      if isSymbol { return (.symbol, "String") }
      // A link in a text is one only where the text may be translated.
      let isMarkedUp = text.contains("](") && !use.callee.isEmpty
      return (.text, use.callee == "keyboardShortcut" ? "KeyEquivalent" : isMarkedUp ? "LocalizedStringKey" : "String")
    case .closureExpr:
      guard tree.kind(program.parent(node)) == .trailingClosure || ["action", "perform"].contains(use.label),
        ["Button", "onTapGesture", "onLongPressGesture", "onAppear"].contains(use.callee),
        program.child(node, .closureSignature) == nil,
        use.label == nil || ["action", "perform"].contains(use.label)
      else { return nil }
      // A button's last closure is its label where the action is an argument.
      if use.callee == "Button", use.label == nil, use.hasArgument("action") { return nil }
      return (.action, "() -> Void")
    case .implicitMemberExpr, .memberExpr, .callExpr: return look(node, use)
    default: return nil
    }
  }

  private static let painting: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "fill", "stroke", "strokeBorder", "border",
    "listRowBackground", "accentColor", "setTitleColor", "shadow",
  ]

  /// A color or a font, as a whole.
  private func look(_ node: NodeID, _ use: Use) -> (MatrixValue.Kind, type: String)? {
    guard use.isWhole else { return nil }
    let text = program.string(node)
    let isObject = use.assigned != nil || use.callee == "setTitleColor"
    if use.callee == "font" && use.label == nil || use.assigned == "font" {
      return (.font, isObject ? "UIFont" : "Font")
    }
    let isColored =
      use.assigned.map { $0.hasSuffix("Color") }
      ?? (Self.painting.contains(use.callee) && (use.label ?? "color") == "color")
    guard isColored, use.isFirst else { return nil }
    // Styles that are no colors.
    let first = text.drop { $0 == "." }.prefix { $0.isLetter }
    let styles: Set<String> = [
      "tertiary", "quaternary", "selection", "regularMaterial", "thinMaterial", "ultraThinMaterial", "thickMaterial",
      "ultraThickMaterial", "bar", "linearGradient", "radialGradient", "angularGradient", "LinearGradient",
      "RadialGradient", "AngularGradient", "Material", "ImagePaint",
    ]
    if styles.contains(String(first)) { return nil }
    // A view behind another one is no color, unless it is made as one.
    if !text.hasPrefix("."), !text.hasPrefix("Color"), !text.hasPrefix("UIColor"),
      tree.kind(node) == .callExpr, !text.contains("olor")
    {
      return nil
    }
    return (.color, isObject ? "UIColor" : "Color")
  }

  private func numberType(_ use: Use) -> String {
    let whole: Set<String> = ["lineLimit", "numberOfLines", "prefix", "repeatCount", "count"]
    let fraction: Set<String> = [
      "opacity", "white", "red", "green", "blue", "hue", "saturation", "brightness", "duration", "delay", "speed",
      "response", "dampingFraction", "seconds", "withTimeInterval", "every", "timeInterval", "bounce",
      "deadline",
    ]
    let words = [use.callee, use.label, use.assigned].compactMap { $0 }
    if words.contains(where: whole.contains) { return "Int" }
    return words.contains(where: fraction.contains) ? "Double" : "CGFloat"
  }

  /// How a value is used: as an argument, or assigned.
  private struct Use {
    var isPlain = false
    var isWhole = false
    var callee = ""
    var label: String?
    var assigned: String?
    var isFirst = true
    private var labels: [String] = []

    func hasArgument(_ label: String) -> Bool { labels.contains(label) }

    init(_ node: NodeID, _ program: MatrixProgram) {
      let tree = program.tree
      let parent = program.parent(node)
      var holder = parent
      switch tree.kind(parent) {
      case .argument, .trailingClosure:
        label = tree.label(of: parent).map { tree.string(of: $0) }
        holder = program.parent(parent)
        isPlain = true
        isWhole = true
      case .assignExpr:
        guard tree.children(parent).last == node, let left = tree.children(parent).first else { return }
        isPlain = true
        isWhole = true
        assigned = tree.text(left)
        return
      case .binaryExpr, .ternaryExpr, .prefixExpr, .returnStmt:
        isPlain = tree.kind(parent) != .prefixExpr
        while holder.exists, [.binaryExpr, .ternaryExpr, .prefixExpr, .tupleExpr].contains(tree.kind(holder)) {
          holder = program.parent(holder)
        }
        if tree.kind(holder) == .argument {
          label = tree.label(of: holder).map { tree.string(of: $0) }
          holder = program.parent(holder)
        }
      default: return
      }
      guard tree.kind(holder) == .callExpr, let callee = tree.children(holder).first else {
        isWhole = false
        isPlain = isPlain && [.returnStmt, .assignExpr].contains(tree.kind(holder))
        return
      }
      self.callee = tree.text(callee)
      let arguments = tree.children(holder).filter { tree.kind($0) == .argument }
      isFirst = arguments.first == parent || arguments.isEmpty
      labels = arguments.compactMap { tree.label(of: $0).map { tree.string(of: $0) } }
    }
  }

  // MARK: Where it is

  private func place(_ node: NodeID) -> (owner: MatrixValue.Owner, block: NodeID)? {
    var block = NodeID.none
    var member = NodeID.none
    for ancestor in program.ancestors(node) {
      switch tree.kind(ancestor) {
      case .attribute, .macroExpr, .enumElement, .caseItem, .availability: return nil
      case .codeBlock:
        // Of a member, not of an `if` in it.
        if [.funcDecl, .binding, .initDecl, .accessor].contains(tree.kind(program.parent(ancestor))) {
          block = ancestor
        }
      case .memberBlock:
        guard block.exists, member.exists else { return nil }
        return owner(program.parent(ancestor), ancestor, member).map { ($0, block) }
      default: break
      }
      member = ancestor
    }
    return nil
  }

  private func owner(_ node: NodeID, _ block: NodeID, _ member: NodeID) -> MatrixValue.Owner? {
    let kinds: [NodeKind] = [.structDecl, .classDecl, .enumDecl, .extensionDecl]
    guard kinds.contains(tree.kind(node)) else { return nil }
    let conformances = program.child(node, .inheritance).map { Array(tree.children($0)).map { tree.text($0) } } ?? []
    let role: MatrixValue.Owner.Role
    if tree.kind(node) == .classDecl {
      role = .object
    } else if conformances.contains("View") {
      role = .view
    } else {
      role = conformances.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") } ? .partOfViews : .other
    }
    let range = program.range(block)
    let isType = tree.kind(node) == .structDecl || tree.kind(node) == .classDecl
    return MatrixValue.Owner(
      node: node, name: tree.text(node), role: role, start: range.lowerBound + 1, end: range.upperBound - 1,
      isStatic: tree.children(member).contains { tree.kind($0) == .modifier && tree.text($0) == "static" },
      canStore: isType, isMemberwise: tree.kind(node) == .structDecl && program.child(block, .initDecl) == nil,
      isGeneric: program.child(node, .genericParameters) != nil)
  }
}
