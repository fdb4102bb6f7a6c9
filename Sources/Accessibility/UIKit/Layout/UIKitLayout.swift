// Which sides of an object the layout code of a file decides: by anchors, by the chains of packages, by stacks. What such code
// leaves to the object itself is as large as what the object shows.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What the code of a file says of the sides of one object.
struct UIKitLayout: Sendable {
  /// An edge or middle of an object.
  enum Edge: UInt8, Sendable { case top, bottom, middle, leading, trailing, center }

  /// What is held to something else.
  var edges: Set<Edge> = []
  /// Whether something is said of its width and height, in whatever way.
  var saysWidth = false
  var saysHeight = false
  /// Whether something is called that may lay it out.
  var isUnknown = false
  /// How a stack arranges its views; what is said more than once is not known.
  var axis: Name?
  var alignment: Name?
  var distribution: Name?

  mutating func hold(_ name: Name) {
    switch Self.words[name] {
    case .edge(let edge)?: edges.insert(edge)
    case .width?: saysWidth = true
    case .height?: saysHeight = true
    case .all(let all)?: edges.formUnion(all)
    case .size?: (saysWidth, saysHeight) = (true, true)
    case nil: break
    }
  }

  private enum Word: Sendable {
    case edge(Edge), width, height, size
    case all([Edge])
  }

  static func isSide(_ name: Name) -> Bool { words[name] != nil }

  /// Calls on an object that leave its size and its look as they are.
  static let silentCalls: Set<Name> = Set(
    [
      "setContentHuggingPriority", "setContentCompressionResistancePriority", "addSubview", "addSubviews",
      "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews", "setCustomSpacing",
      "removeTarget", "addInteraction", "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
      "setTitleShadowColor", "becomeFirstResponder", "resignFirstResponder", "setPreferredSymbolConfiguration",
      "imageView", "isDescendant", "convert", "bringSubviewToFront", "sendSubviewToBack", "image", "title",
      "titleColor", "currentTitle", "forEach",
    ].map { Name($0) })

  private static let words: [Name: Word] = {
    let edges: [(Edge, [String])] = [
      (.top, ["top", "topMargin"]), (.bottom, ["bottom", "bottomMargin"]),
      (.leading, ["leading", "left", "leadingMargin", "leftMargin"]),
      (.trailing, ["trailing", "right", "trailingMargin", "rightMargin"]), (.center, ["centerX"]),
      (.middle, ["centerY", "firstBaseline", "lastBaseline"]),
    ]
    var result: [Name: Word] = [:]
    for (edge, names) in edges {
      for name in names {
        result[Name(name)] = .edge(edge)
        result[Name(name + "Anchor")] = .edge(edge)
      }
    }
    for name in ["width", "widthAnchor"] { result[Name(name)] = .width }
    for name in ["height", "heightAnchor"] { result[Name(name)] = .height }
    result[Name("size")] = .size
    result[Name("center")] = .all([.center, .middle])
    for name in ["edges", "directionalEdges", "margins", "directionalMargins"] {
      result[Name(name)] = .all([.top, .bottom, .leading, .trailing])
    }
    for name in ["horizontalEdges", "directionalHorizontalEdges"] { result[Name(name)] = .all([.leading, .trailing]) }
    for name in ["verticalEdges", "directionalVerticalEdges"] { result[Name(name)] = .all([.top, .bottom]) }
    return result
  }()
}

extension UIKitModel {
  /// What the file says of the sides of its objects, in one walk.
  func makeLayouts() -> [UIKitHandle: UIKitLayout] {
    var result: [UIKitHandle: UIKitLayout] = [:]
    let parents = tree.parents()
    for member in file.members.indices where isJudged(Int32(member)) {
      for index in tree.nodes(below: file.members[member].node) {
        let node = NodeID(index)
        switch tree.nodes[index].kind {
        case .memberExpr: readSide(node, below: parents[index], Int32(member), &result)
        case .callExpr where tree.name(tree.firstChild(node)) == Self.layoutConstraint:
          readItems(node, Int32(member), &result)
        case .assignExpr: readArrangement(node, Int32(member), &result)
        default: break
        }
      }
    }
    return result
  }

  /// `button.topAnchor`, `button.snp`, `button.pinToEdges()`
  private func readSide(
    _ node: NodeID, below parent: NodeID, _ member: Int32, _ layouts: inout [UIKitHandle: UIKitLayout]
  ) {
    let base = tree.firstChild(node)
    let name = tree.name(node)
    guard base.exists, parent.exists else { return }
    // `button.anchors.top.pin()`, `button.layout.width.equal(20)`: the words of packages without a model.
    if Self.guides.contains(name), tree.kind(parent) == .memberExpr {
      guard UIKitLayout.isSide(tree.name(parent)), let outer = tree.parent(of: parent), tree.kind(outer) == .memberExpr,
        let handle = handle(ofNode: base, member: member), !handle.isOwn
      else { return }
      layouts[handle, default: UIKitLayout()].hold(tree.name(parent))
      return
    }
    let isCalled = tree.kind(parent) == .callExpr && tree.firstChild(parent) == node
    let constraints = project.packages.constraints(name)
    // `button.snp.makeConstraints { … }` is read by `button.snp`.
    let isInChain =
      tree.kind(base) == .memberExpr
      && (Self.guides.contains(tree.name(base)) || project.packages.constraints(tree.name(base)) != nil)
    let isAnchor = UIKitLayout.isSide(name) && !isCalled && !isInChain
    guard !isInChain || constraints != nil else { return }
    guard isAnchor || isCalled || constraints != nil, let handle = handle(ofNode: base, member: member), !handle.isOwn
    else { return }
    if let constraints {
      readMaker(parent, constraints, of: handle, &layouts)
    } else if isAnchor {
      readAnchor(node, name, parent, of: handle, member, &layouts)
    } else if UIKitWord(member: name) == nil, !UIKitLayout.silentCalls.contains(name), !isAboutTouches(parent) {
      layouts[handle, default: UIKitLayout()].isUnknown = true
    }
  }

  /// Whether a call is told of touches: `button.addHandler(for: .touchUpInside) { … }`.
  func isAboutTouches(_ call: NodeID) -> Bool {
    tree.children(call).dropFirst().contains { part in
      tree.kind(part) == .argument && Self.touches.contains(tree.name(tree.lastChild(part)))
    }
  }

  private static let touches: Set<Name> = Set(
    ["touchUpInside", "touchDown", "primaryActionTriggered"].map { Name($0) })
  private static let guides: Set<Name> = [Name("anchors"), Name("layout")]

  private func readAnchor(
    _ node: NodeID, _ name: Name, _ parent: NodeID, of handle: UIKitHandle, _ member: Int32,
    _ layouts: inout [UIKitHandle: UIKitLayout]
  ) {
    // `button.topAnchor.constraint(equalTo: view.topAnchor)`
    if tree.kind(parent) == .memberExpr, tree.name(parent) == Self.constraintCall,
      let call = tree.parent(of: parent), tree.kind(call) == .callExpr
    {
      layouts[handle, default: UIKitLayout()].hold(name)
      return
    }
    guard tree.string(of: tree[node].main).hasSuffix("Anchor") else { return }
    // `card.bottomAnchor.constraint(equalTo: button.bottomAnchor)`: the view around it ends where it ends.
    var argument = parent
    while tree.kind(argument) == .ternaryExpr, let outer = tree.parent(of: argument) { argument = outer }
    guard tree.kind(argument) == .argument, let call = tree.parent(of: argument), tree.kind(call) == .callExpr,
      case let callee = tree.firstChild(call), tree.kind(callee) == .memberExpr,
      tree.name(callee) == Self.constraintCall
    else {
      layouts[handle, default: UIKitLayout()].isUnknown = true
      return
    }
    let held = tree.firstChild(callee)
    let holder = tree.kind(held) == .memberExpr ? self.handle(ofNode: tree.firstChild(held), member: member) : nil
    let isSide = name == Self.widthAnchor || name == Self.heightAnchor
    if isSide || holder.map({ $0.isOwn || holders(of: handle).contains($0) }) ?? true {
      layouts[handle, default: UIKitLayout()].hold(name)
    }
  }

  /// `button.snp.makeConstraints { make in make.top.equalToSuperview() }`; the sides of what others are held to say nothing.
  private func readMaker(
    _ maker: NodeID, _ constraints: PackageConstraints, of handle: UIKitHandle,
    _ layouts: inout [UIKitHandle: UIKitLayout]
  ) {
    guard tree.kind(maker) == .memberExpr else { return }
    guard let call = tree.parent(of: maker), tree.kind(call) == .callExpr, tree.firstChild(call) == maker else {
      if [Self.width, Self.height, Self.size].contains(tree.name(maker)) {
        layouts[handle, default: UIKitLayout()].hold(tree.name(maker))
      }
      return
    }
    guard constraints.makers.contains(tree.name(maker)) else {
      layouts[handle, default: UIKitLayout()].isUnknown = true
      return
    }
    var layout = layouts[handle] ?? UIKitLayout()
    for index in tree.nodes(below: call) where tree.nodes[index].kind == .memberExpr {
      let node = NodeID(index)
      guard UIKitLayout.isSide(tree.name(node)) else { continue }
      var root = tree.firstChild(node)
      while root.exists, tree.kind(root) == .memberExpr { root = tree.firstChild(root) }
      guard root.exists, tree.kind(root) == .identifierExpr,
        tree.mainIs(root, "$0")
          || code.binding(of: root, tree).map({ tree.kind($0.node) == .closureParameter }) == true
      else { continue }
      layout.hold(tree.name(node))
    }
    layouts[handle] = layout
  }

  /// `NSLayoutConstraint(item: button, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, …)`
  private func readItems(_ call: NodeID, _ member: Int32, _ layouts: inout [UIKitHandle: UIKitLayout]) {
    guard let item = tree.argument(of: call, label: "item"), let handle = handle(ofNode: item, member: member),
      !handle.isOwn
    else { return }
    guard let attribute = tree.argument(of: call, label: "attribute"), UIKitLayout.isSide(tree.name(attribute)) else {
      layouts[handle, default: UIKitLayout()].isUnknown = true
      return
    }
    layouts[handle, default: UIKitLayout()].hold(tree.name(attribute))
  }

  /// `stack.axis = .vertical`
  private func readArrangement(_ node: NodeID, _ member: Int32, _ layouts: inout [UIKitHandle: UIKitLayout]) {
    let target = tree.firstChild(node)
    guard tree.kind(target) == .memberExpr, case let name = tree.name(target),
      name == Self.axis || name == Self.alignment || name == Self.distribution,
      let handle = handle(ofNode: tree.firstChild(target), member: member)
    else { return }
    let value = tree.lastChild(node)
    var layout = layouts[handle] ?? UIKitLayout()
    func said(_ before: Name?) -> Name {
      let isKnown =
        before == nil && !isConditional(node)
        && (tree.kind(value) == .implicitMemberExpr || tree.kind(value) == .memberExpr)
      return isKnown ? tree.name(value) : .none
    }
    switch name {
    case Self.axis: layout.axis = said(layout.axis)
    case Self.alignment: layout.alignment = said(layout.alignment)
    default: layout.distribution = said(layout.distribution)
    }
    layouts[handle] = layout
  }

  private static let constraintCall = Name("constraint")
  private static let layoutConstraint = Name("NSLayoutConstraint")
  private static let widthAnchor = Name("widthAnchor")
  private static let heightAnchor = Name("heightAnchor")
  private static let width = Name("width")
  private static let height = Name("height")
  private static let size = Name("size")
  private static let axis = Name("axis")
  private static let alignment = Name("alignment")
  private static let distribution = Name("distribution")
}

extension UIKitModel {
  /// Whether nothing decides the height of an object but what it shows, and the code that lays it out is read.
  func isFree(_ handle: UIKitHandle, isWidth: Bool, depth: Int = 0) -> Bool {
    let layout = layouts[handle] ?? UIKitLayout()
    guard depth < 4, !layout.isUnknown, isWidth ? !layout.saysWidth : !layout.saysHeight else { return false }
    let places = placed.filter { $0.child == handle }
    guard let place = places.first,
      places.allSatisfy({ $0.holder == place.holder && !$0.placement.isByFunction })
    else {
      return false
    }
    if place.placement.isArranged { return isFree(in: place.holder, isWidth: isWidth, depth: depth + 1) }
    let (near, far, middle): (UIKitLayout.Edge, UIKitLayout.Edge, UIKitLayout.Edge) =
      isWidth ? (.leading, .trailing, .center) : (.top, .bottom, .middle)
    guard !layout.edges.contains(near) || !layout.edges.contains(far) else { return false }
    return [near, far, middle].contains { layout.edges.contains($0) }
  }

  /// Whether a stack leaves a side of what it arranges as it is.
  private func isFree(in stack: UIKitHandle, isWidth: Bool, depth: Int) -> Bool {
    let layout = layouts[stack] ?? UIKitLayout()
    guard let axis = layout.axis ?? (isPlainStack(stack) ? Self.horizontal : nil), axis.exists, !layout.isUnknown else {
      return false
    }
    if (axis == Self.vertical) == isWidth {
      // Across: each is as large as it wants to be, or all are as large as the largest.
      return layout.alignment.map { $0.exists && $0 != Self.fill } ?? false
    }
    guard layout.distribution.map({ Self.keeping.contains($0) }) ?? true else { return false }
    return isFree(stack, isWidth: isWidth, depth: depth)
  }

  /// Whether an object is made by an initializer of the system's, with nothing behind it: stacks are horizontal then.
  private func isPlainStack(_ handle: UIKitHandle) -> Bool {
    guard let stack = objects.first(where: { self.handle(of: $0) == handle }), !stack.type.isOwn,
      tree.name(tree.firstChild(stack.creation)) == Self.stackView, !facts(of: stack).isOpen,
      let parent = tree.parent(of: stack.creation),
      tree.kind(parent) == .initializer || tree.kind(parent) == .assignExpr
    else { return false }
    return tree.children(stack.creation).dropFirst().allSatisfy { part in
      tree.kind(part) == .argument
        && tree.label(of: part).map { ["arrangedSubviews", "frame"].contains(tree.string(of: $0)) } ?? false
    }
  }

  private static let stackView = Name("UIStackView")
  private static let horizontal = Name("horizontal")
  private static let vertical = Name("vertical")
  private static let fill = Name("fill")
  private static let keeping: Set<Name> = Set(["fill", "equalSpacing", "equalCentering"].map { Name($0) })
}
