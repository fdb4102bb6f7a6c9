// Sizes that layout code holds objects to, in the forms that are not anchors: items and attributes, visual formats, and
// the chains of packages.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

extension UIKitCode {
  /// `NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, …, constant: 24)`, when nobody
  /// keeps it to change it.
  mutating func fixedByItem(_ call: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    guard let item = tree.argument(of: call, label: "item"), let path = Self.path(item, tree),
      let attribute = tree.argument(of: call, label: "attribute"), let word = Self.side(tree.text(attribute)),
      let relation = tree.argument(of: call, label: "relatedBy"), tree.text(relation) == "equal",
      let other = tree.argument(of: call, label: "toItem"), tree.kind(other) == .nilLiteral,
      let value = tree.argument(of: call, label: "constant"), !Self.isKept(call, tree) || givesBack(call, path, tree)
    else { return }
    add(word, path, name: Self.constraint, node: call, base: item, value: value, member, range, tree)
  }

  /// `constraints(withVisualFormat: "H:[button(24)]", …, views: ["button": button])`: what the format holds is for those who
  /// know its text.
  mutating func laidOutByFormat(_ call: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    guard let format = tree.argument(of: call, label: "withVisualFormat"),
      let views = tree.argument(of: call, label: "views"), tree.kind(views) == .dictionaryLiteral
    else { return }
    for entry in tree.children(views) {
      let key = tree.firstChild(entry)
      let value = tree.lastChild(entry)
      guard key != value, tree.kind(key) == .stringLiteral, let path = Self.path(value, tree) else { continue }
      let name = tree.children(key).map { tree.text($0) }.joined()
      add(.visualFormat, path, name: Name(name), node: call, base: value, value: format, member, range, tree)
    }
  }

  /// The number of points that a visual format holds a view to, such as 24 in `H:|-[button(24)]`; nil for a range, a
  /// priority or a metric.
  public static func points(inFormat format: String, of view: String) -> Double? {
    guard let start = format.firstRange(of: "[\(view)(")?.upperBound else { return nil }
    guard let end = format[start...].firstIndex(of: ")") else { return nil }
    var inner = format[start..<end]
    if inner.hasPrefix("==") { inner = inner.dropFirst(2) }
    return Double(inner)
  }

  /// The side that a visual format is about.
  public static func side(ofFormat format: String) -> UIKitWord {
    format.hasPrefix("V:") ? .fixedHeight : .fixedWidth
  }

  /// `button.snp.makeConstraints { make in make.width.height.equalTo(24) }`; what is noted has the name of the property
  /// before it, by which the models of packages tell whether it is meant.
  mutating func fixedByMaker(
    _ call: NodeID, _ callee: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree
  ) {
    guard tree.kind(callee) == .memberExpr else { return }
    let maker = tree.firstChild(callee)
    guard tree.kind(maker) == .memberExpr,
      let path = Self.path(tree.firstChild(maker), tree), let block = Self.closure(of: call, tree)
    else { return }
    let base = tree.firstChild(maker)
    for statement in tree.children(block) where tree.kind(statement) == .callExpr {
      let equal = tree.firstChild(statement)
      guard tree.kind(equal) == .memberExpr, tree.mainIs(equal, "equalTo"),
        let value = tree.argument(of: statement, label: nil)
      else { continue }
      var words: [UIKitWord] = []
      var node = tree.firstChild(equal)
      while tree.kind(node) == .memberExpr {
        if tree.mainIs(node, "size") { words += [.fixedWidth, .fixedHeight] }
        if let word = Self.side(tree.text(node)) { words.append(word) }
        node = tree.firstChild(node)
      }
      for word in words {
        var value = value
        if tree.kind(value) == .callExpr {
          guard let side = tree.argument(of: value, label: word == .fixedWidth ? "width" : "height") else {
            continue
          }
          value = side
        }
        add(word, path, name: tree.name(maker), node: statement, base: base, value: value, member, range, tree)
      }
    }
  }

  /// `button.widthAnchor /==/ 44`: a comparison of anchors whose answer nobody uses is a constraint, by an operator of a
  /// package or of the project's own. What such operators lay out has no frame of its own any more.
  mutating func fixedByOperator(_ node: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    guard let parent = tree.parent(of: node), tree.kind(parent) == .codeBlock || tree.kind(parent) == .closureExpr,
      case let parts = tree.children(node), parts.count == 2, tree.kind(parts[0]) == .memberExpr,
      case let sign = tree.text(node), sign.contains("==") || sign.contains("<=") || sign.contains(">="),
      case let anchor = tree.text(parts[0]), anchor.hasSuffix("Anchor") || anchor.hasSuffix("Anchors"),
      case let base = tree.firstChild(parts[0]), let path = Self.path(base, tree)
    else { return }
    add(
      .translatesAutoresizingMaskIntoConstraints, path, name: Self.constraint, node: node, base: base, value: .none,
      member, range, tree)
    guard sign.contains("=="), anchor.hasSuffix("Anchor"), let word = Self.side(String(anchor.dropLast(6))) else {
      return
    }
    add(word, path, name: Self.constraint, node: node, base: base, value: parts[1], member, range, tree)
  }

  private static func closure(of call: NodeID, _ tree: Tree) -> NodeID? {
    for child in tree.children(call).dropFirst() {
      if tree.kind(child) == .trailingClosure { return tree.lastChild(child) }
      if tree.kind(child) == .argument, tree.kind(tree.lastChild(child)) == .closureExpr {
        return tree.lastChild(child)
      }
    }
    return nil
  }

  /// Whether a function gives a constraint of its own view back, which whoever calls it switches on.
  private func givesBack(_ call: NodeID, _ holder: UIKitPath, _ tree: Tree) -> Bool {
    guard holder.root == .own, let parent = tree.parent(of: call) else { return false }
    return tree.kind(parent) == .returnStmt || tree.kind(parent) == .codeBlock
  }

  /// Whether a constraint that a local keeps is switched on and nothing else: `let side = …; side.isActive = true`. One of
  /// the function's own view may be given back as well, to whoever calls it.
  static func isOnlySwitchedOn(_ initializer: NodeID, ofOwn isOwn: Bool, _ tree: Tree) -> Bool {
    guard let binding = tree.parent(of: initializer), tree.kind(binding) == .binding,
      case let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifierPattern,
      let declaration = tree.parent(of: binding), let block = tree.parent(of: declaration),
      tree.kind(block) == .codeBlock || tree.kind(block) == .closureExpr
    else { return false }
    let name = tree.name(pattern)
    // Layout code is a list of statements; a block as long as that is not searched for each of them.
    guard block.index - declaration.index < mostNodesSearched else { return false }
    var isOn = false
    for index in declaration.index + 1..<block.index where tree.nodes[Int(index)].kind == .identifierExpr {
      let node = NodeID(index)
      guard tree.name(node) == name, let parent = tree.parent(of: node) else { continue }
      switch tree.kind(parent) {
      case .returnStmt where isOwn: isOn = true
      case .memberExpr:
        guard tree.text(parent) == "isActive", let assignment = tree.parent(of: parent),
          tree.kind(assignment) == .assignExpr, tree.firstChild(assignment) == parent,
          tree.mainIs(tree.lastChild(assignment), "true")
        else { return false }
        isOn = true
      default: return false
      }
    }
    return isOn
  }

  private static let mostNodesSearched: UInt32 = 1_000
  /// The name of what is said by items, formats and anchors.
  public static let constraint = Name("constraint")

  private static func side(_ name: String) -> UIKitWord? {
    switch name {
    case "width": .fixedWidth
    case "height": .fixedHeight
    default: nil
    }
  }

  /// Whether a constraint is kept under a name, so that code may change it.
  private static func isKept(_ call: NodeID, _ tree: Tree) -> Bool {
    guard let parent = tree.parent(of: call) else { return true }
    switch tree.kind(parent) {
    case .arrayLiteral, .argument: return false
    case .memberExpr: return tree.text(parent) != "isActive"
    default: return true
    }
  }
}
