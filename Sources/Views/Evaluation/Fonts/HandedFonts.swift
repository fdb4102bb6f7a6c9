// Fonts that calls hand to functions of the project, which put them on words: `title.show(name, font: .systemFont(ofSize: 16))`.

import CurbcutSymbols
import CurbcutSyntax

/// A font that a call hands on.
public struct HandedFont: Sendable {
  public var font: NodeID
  /// The call's argument stands in the code of this member.
  public var member: Int32
  fileprivate var call: NodeID
}

extension Evaluator {
  private static let handedDepth = 4
  private static let textClasses = [
    "UILabel", "UITextView", "UITextField", "UIButton", "UIView", "NSMutableAttributedString", "NSAttributedString",
    "String", "NSString",
  ].map { Name($0) }

  /// What calls of the file hand on under a label that speaks of a font.
  public func handedFonts(in file: FileViews, memberAround: (NodeID) -> Int32?) -> [HandedFont] {
    let tree = file.tree
    var result: [HandedFont] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .argument {
      let argument = NodeID(index)
      guard let label = tree.label(of: argument), Self.speaksOfFont(tree.tokens.text(label, in: tree.source)),
        let call = tree.parent(of: argument), tree.kind(call) == .callExpr,
        !tree.startsUppercase(tree.firstChild(call)),
        let member = memberAround(call)
      else { continue }
      result.append(HandedFont(font: tree.lastChild(argument), member: member, call: call))
    }
    return result
  }

  /// Asked of every label, so of its bytes.
  private static func speaksOfFont(_ label: ArraySlice<UInt8>) -> Bool {
    label.hasSuffix("font" as StaticString) || label.hasSuffix("Font" as StaticString)
  }

  /// Whether each function that the call may mean sets the font on words as it is.
  public func isPutOnWords(_ handed: HandedFont, in file: FileViews) -> Bool {
    let owner = file.members[Int(handed.member)].owner
    return isPutOnWords(
      handed.font, of: handed.call, in: Scope(file: file, type: owner, member: handed.member), depth: 0)
  }

  private func isPutOnWords(_ value: NodeID, of call: NodeID, in scope: Scope, depth: Int) -> Bool {
    guard depth < Self.handedDepth else { return false }
    let found = functions(calledBy: call, in: scope)
    return !found.isEmpty
      && found.allSatisfy { function in
        guard let frame = Binder(project: project).frame(for: function, call: call, scope: scope),
          let parameter = frame.arguments.first(where: { $0.value == value })?.key
        else { return false }
        return puts(parameter, function, depth: depth)
      }
  }

  private func functions(calledBy call: NodeID, in scope: Scope) -> [MemberReference] {
    let (file, tree) = (scope.file, scope.file.tree)
    let callee = tree.firstChild(call)
    let name = tree.name(callee)
    var found: [MemberReference] = []
    let own = scope.type >= 0 ? file.types[Int(scope.type)].name : .none
    switch tree.kind(callee) {
    case .identifierExpr:
      if own.exists { found = project.members(named: name, ofType: own, from: file) }
      if found.isEmpty, let global = project.global(named: name, from: file) { found = [global] }
    case .memberExpr:
      let base = tree.firstChild(callee)
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") || tree.mainIs(base, "Self") {
        if own.exists { found = project.members(named: name, ofType: own, from: file) }
      } else if tree.startsUppercase(base) {
        found = project.members(named: name, ofType: tree.name(base), from: file)
      }
      // What the project adds to classes that show text, and to strings.
      if found.isEmpty { found = project.functions(named: name, addedTo: Self.textClasses.map { ($0, file) }) }
    default: return []
    }
    found = found.filter { project.member($0).kind == .function && project.member($0).block.exists }
    return Binder(project: project).fitting(found, call: call, in: file)
  }

  /// Whether a function puts what a parameter holds on words, and is not asked for their measures or a picture of them.
  private func puts(_ parameter: Name, _ function: MemberReference, depth: Int) -> Bool {
    let member = project.member(function)
    let file = project.file(function)
    let tree = file.tree
    var type = member.type
    if type.exists, tree.kind(type) == .optionalType { type = tree.lastChild(type) }
    if type.exists, Self.measures.contains(tree.text(type)) { return false }
    let scope = Scope(file: file, type: member.owner, member: function.index)
    return tree.nodes(below: member.block).contains { index in
      let node = NodeID(index)
      guard tree.kind(node) == .identifierExpr, tree.name(node) == parameter else { return false }
      return isPut(node, in: scope, depth: depth)
    }
  }

  private func isPut(_ node: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    var value = node
    while let parent = tree.parent(of: value) {
      switch tree.kind(parent) {
      case .asExpr, .forceUnwrapExpr, .tupleExpr: value = parent
      case .binaryExpr where tree.mainIs(parent, "??") && tree.firstChild(parent) == value: value = parent
      case .assignExpr:
        guard tree.lastChild(parent) == value, case let target = tree.firstChild(parent) else { return false }
        if tree.kind(target) == .memberExpr { return tree.mainIs(target, "font") }
        // `attributes[.font] = font`
        guard tree.kind(target) == .subscriptExpr, case let key = tree.lastChild(target), key.exists else {
          return false
        }
        return isFontKey(tree.kind(key) == .argument ? tree.lastChild(key) : key, tree)
      case .dictionaryElement: return tree.lastChild(parent) == value && isFontKey(tree.firstChild(parent), tree)
      case .argument:
        guard let call = tree.parent(of: parent), tree.kind(call) == .callExpr else { return false }
        // `string.addAttribute(.font, value: font, range: all)`
        if tree.mainIs(tree.firstChild(call), "addAttribute") {
          return tree.argument(of: call, label: nil).map { isFontKey($0, tree) } ?? false
        }
        return isPutOnWords(value, of: call, in: scope, depth: depth + 1)
      default: return false
      }
    }
    return false
  }

  /// `.font`, `NSAttributedString.Key.font`
  private func isFontKey(_ node: NodeID, _ tree: Tree) -> Bool {
    (tree.kind(node) == .implicitMemberExpr || tree.kind(node) == .memberExpr) && tree.mainIs(node, "font")
  }

  /// What is asked for how large words are, or for a picture of them.
  static let measures: Set<String> = [
    "CGFloat", "CGSize", "CGRect", "Double", "Float", "Int", "Bool", "UIImage", "CGImage", "CALayer", "UIFont",
  ]
}

extension Tree {
  /// The object and the member that reactive code speaks of by `.rx`: `title` and `text` in `name.drive(title.rx.text)`.
  func reactive(_ node: NodeID) -> (object: NodeID, member: Name)? {
    guard kind(node) == .memberExpr, case let extensions = firstChild(node), extensions.exists,
      kind(extensions) == .memberExpr, mainIs(extensions, "rx"), case let object = firstChild(extensions), object.exists
    else { return nil }
    return (object, name(node))
  }
}
