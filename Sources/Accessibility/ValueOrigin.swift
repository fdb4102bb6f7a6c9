// Where a font, color or size that a view uses is written, when that is not where it is used: messages point there, because
// that is the line to change.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The declaration behind a value that is used by a name.
public struct ValueOrigin: Sendable {
  /// As the use writes it: `.bodyMedium`, `Spacing.icon`.
  public var name: String
  public var file: FileViews
  public var range: ByteRange
  /// Whether the name is also one of the system's, which means something else: an app's own `.caption`.
  public var hidesSystemName = false
  /// Whether the name is that of a style or modifier whose code sets the value.
  public var isSetter = false
  /// Whether the use passes the size of the font to that style or modifier.
  public var isGivenSize = false
  /// Whether it is a number: the size of a font, not the font.
  public var isNumber = false
  /// Whether it is a font of UIKit, which SwiftUI may use as well: `Font(Theme.title)`.
  public var isOfUIKit = false

  public init(name: String, file: FileViews, range: ByteRange) {
    self.name = name
    self.file = file
    self.range = range
  }

  /// The place for reading: `TypographyTokens.swift:14`.
  public var place: String { file.placeForReading(range) }

  /// The file for reading.
  public var fileName: String { file.nameForReading }
}

extension FileViews {
  /// The name of the file without its folders.
  public var nameForReading: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// A place in the file for a message that is shown beside another one.
  public func placeForReading(_ range: ByteRange) -> String {
    "\(nameForReading):\(LineTable(tree.source).position(of: range.start).line)"
  }
}

extension FileModel {
  /// What an expression that is a name, or a call of the project, leads to; nil where it is written out, or where several
  /// values are possible.
  public func origin(of expression: NodeID, in scope: Scope, type: Name = .none) -> ValueOrigin? {
    let tree = scope.file.tree
    guard expression.exists else { return nil }
    switch tree.kind(expression) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr, .callExpr: break
    default: return nil
    }
    let values = Interpreter(evaluator).outcome(of: expression, in: scope, type: type).values
    guard let first = values.first ?? nil, !first.isItself(expression, in: scope),
      values.allSatisfy({ $0?.node == first.node && $0?.scope.file === first.scope.file })
    else { return nil }
    var (file, range) = (first.scope.file, first.scope.file.tree.range(first.node))
    // A constant that a function works out is changed where it is declared: `static let brand = color(0xFE8F13)`.
    let token = file.tree[first.node].main
    let isWorkedOut = file.members.contains { !$0.parameters.isEmpty && file.tree[$0.node].tokens.contains(token) }
    if isWorkedOut, let constant = constant(expression, in: scope, type: Known(type)) {
      let member = project.member(constant)
      if member.kind == .property, member.value.exists {
        (file, range) = (project.file(constant), project.file(constant).tree.range(member.value))
      }
    }
    let asked = tree.range(expression)
    // What a use passes is said of the uses.
    guard file.tree.enclosing(first.node).first.map({ file.tree.kind($0) != .argument }) ?? true else { return nil }
    guard file !== scope.file || range.end <= asked.start || range.start >= asked.end else { return nil }
    return ValueOrigin(name: Self.name(of: expression, tree), file: file, range: range)
  }

  /// Where the color of a text comes from that a view of the file sets by a name, or that a style or modifier of the
  /// project sets in another file.
  public func origin(of color: GivenColour) -> ValueOrigin? {
    let (file, tree) = (color.scope.file, color.scope.file.tree)
    // What the view itself passes to a style is no declaration elsewhere.
    if let origin = origin(of: color.node, in: color.scope, type: Known.Color.name),
      origin.file !== self.file || file === self.file
    {
      return origin
    }
    guard file !== self.file else { return nil }
    var name = Self.name(of: color.node, tree)
    if color.scope.type >= 0, case let type = file.types[Int(color.scope.type)], type.kind != .extensionDecl {
      name = tree.string(of: type.nameToken)
    } else if color.scope.member >= 0 {
      name = ".\(tree.string(of: file.members[Int(color.scope.member)].nameToken))"
    }
    var origin = ValueOrigin(name: name, file: file, range: tree.range(color.node))
    origin.isSetter = true
    return origin
  }

  /// Where the size of a font comes from; nil where it is written in the expression itself.
  public func fontOrigin(
    of expression: NodeID, in scope: Scope, type: Name = Known.Font.name, depth: Int = 0
  ) -> ValueOrigin? {
    guard depth < 8, expression.exists else { return nil }
    let tree = scope.file.tree
    if var origin = origin(of: expression, in: scope, type: type) {
      if tree.kind(expression) == .implicitMemberExpr || tree.kind(expression) == .memberExpr {
        // `static let title = Font(UIFont.systemFont(ofSize: 20))`
        let code = origin.file.tree.source.string(origin.range)
        origin.isOfUIKit = code.hasPrefix("UIFont") || code.hasPrefix("Font(UIFont")
        origin.hidesSystemName = project.textStyle(named: tree.text(expression)) != nil && isOfFont(expression, tree)
      }
      return origin
    }
    guard tree.kind(expression) == .callExpr else { return nil }
    for label in ["size", "fixedSize", "ofSize"] {
      guard let size = tree.argument(of: expression, label: label) else { continue }
      var origin = origin(of: size, in: scope)
      origin?.isNumber = true
      return origin
    }
    let callee = tree.firstChild(expression)
    // `Font(UIFont.title)`
    if tree.kind(callee) == .identifierExpr, tree.known(callee) == .Font {
      return tree.argument(of: expression, label: nil).flatMap {
        fontOrigin(of: $0, in: scope, type: Known.UIFont.name, depth: depth + 1).map(Self.ofUIKit)
      }
    }
    // `.bodyMedium.weight(.bold)`; a font that gets another size has that one.
    guard tree.kind(callee) == .memberExpr, !tree.mainIs(callee, "withSize") else { return nil }
    return fontOrigin(of: tree.firstChild(callee), in: scope, type: type, depth: depth + 1)
  }

  fileprivate static func ofUIKit(_ origin: ValueOrigin) -> ValueOrigin {
    var origin = origin
    origin.isOfUIKit = true
    return origin
  }

  /// The same of a font that a modifier puts on a view: of one of the project's own, what it applies.
  public func fontOrigin(of modifier: EffectiveModifier, _ argument: EffectiveArgument) -> ValueOrigin? {
    guard !modifier.isWritten else { return fontOrigin(of: argument.node, in: argument.scope) }
    let name = file.tree.string(of: modifier.written.nameToken)
    let applied = modifier.applied
    var origin = ValueOrigin(
      name: ".\(name)\(file.tree.children(modifier.written.call).count > 1 ? "(…)" : "()")", file: applied.file,
      range: applied.file.tree.tokens.range(applied.use.nameToken))
    origin.isSetter = true
    let scope = Scope(file: file, body: file.views[Int(modifier.written.owner)].body)
    origin.isGivenSize = file.tree.children(modifier.written.call).dropFirst().contains { given in
      if let label = file.tree.label(of: given), file.tree.string(of: label).lowercased().hasSuffix("size") {
        return true
      }
      return evaluator.value(of: file.tree.lastChild(given), in: scope).number != nil
    }
    return origin
  }

  private func isOfFont(_ member: NodeID, _ tree: Tree) -> Bool {
    tree.kind(member) == .implicitMemberExpr || tree.known(tree.firstChild(member)) == .Font
  }

  /// The expression as a name: of a call only what is called, so that a message has no code over several lines.
  fileprivate static func name(of expression: NodeID, _ tree: Tree) -> String {
    let isCall = tree.kind(expression) == .callExpr
    let named = tree.sourceText(isCall ? tree.firstChild(expression) : expression)
    return named.filter { !$0.isWhitespace } + (isCall ? "(…)" : "")
  }
}

extension UIKitModel {
  /// Where the size of a font that UIKit code sets comes from.
  public func fontOrigin(of node: NodeID, member: Int32) -> ValueOrigin? {
    model.fontOrigin(of: node, in: scope(of: member), type: Known.UIFont.name).map(FileModel.ofUIKit)
  }

  /// Where the font of a style comes from, which a call hands on under the name of the style.
  public func fontOrigin(of styled: StyledText) -> ValueOrigin? {
    guard let font = model.fontOrigin(of: styled.font, in: styled.scope, type: Known.UIFont.name) else { return nil }
    var origin = FileModel.ofUIKit(font)
    origin.name = FileModel.name(of: styled.style, tree)
    return origin
  }

  /// Where a number that UIKit code uses by a name comes from.
  public func sizeOrigin(of node: NodeID, member: Int32) -> ValueOrigin? {
    model.origin(of: node, in: scope(of: member))
  }

  /// Where a color that is said to an object comes from.
  public func colorOrigin(of said: UIKitSaid) -> ValueOrigin? {
    model.origin(of: said.value, in: said.scope, type: Known.UIColor.name)
  }
}
