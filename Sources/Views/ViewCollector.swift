// Reads the bodies of a file: every use of a view with its slots and its modifier chain, through builders, `if`, `switch`,
// `#if`, `?:` and `ForEach`. Knows nothing about other files.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

struct ViewCollector {
  let tree: Tree
  var members: [Member]
  var locals: [Local] = []
  var bodies: [Body] = []
  var views: [ViewNode] = []
  var modifiers: [ViewModifierUse] = []

  private let types: [TypeDeclaration]
  private let previews: [(block: NodeID, owner: Int32, surroundings: Surroundings)]
  private let viewMemberNames: Set<Name>
  /// Functions of `extension View`, which are called on a view.
  private let viewExtensionNames: Set<Name>
  /// Types that make what they call `content` themselves.
  private var contentTypes: Set<Name> = []
  /// Types that are given it.
  private var givenContentTypes: Set<Name> = []
  private var depth = 0
  private static let depthLimit = 200
  /// The constants of the body that is read, by name, the last one last.
  var constants: [Name: [Int]] = [:]

  /// Where a view stands.
  struct Place {
    var parent: Int32
    var slot: Slot
    var slotModifier: Int32 = -1
    var branch: Int16 = 0
    var surroundings: Surroundings

    func within(_ parent: Int32, _ slot: Slot, modifier: Int32 = -1) -> Place {
      Place(parent: parent, slot: slot, slotModifier: modifier, branch: 0, surroundings: surroundings)
    }
  }

  /// Takes the members over, so that noting their bodies copies none of them.
  init(tree: Tree, declarations: inout DeclarationCollector) {
    self.tree = tree
    self.members = []
    swap(&members, &declarations.members)
    self.types = declarations.types
    self.previews = declarations.previews
    self.viewMemberNames = declarations.viewMemberNames
    var names: Set<Name> = []
    // Read where they lie: a copy of a member counts references.
    for index in members.indices where members[index].owner >= 0 {
      let owner = Int(members[index].owner)
      switch members[index].kind {
      case .function:
        if members[index].body == DeclarationCollector.awaited, !members[index].isStatic,
          Self.isViewExtension(declarations.types[owner])
        {
          names.insert(members[index].name)
        }
      case .property where Known(members[index].name) == .content:
        if members[index].block.exists, members[index].body == DeclarationCollector.awaited {
          contentTypes.insert(types[owner].name)
        } else {
          givenContentTypes.insert(types[owner].name)
        }
      default: break
      }
    }
    viewExtensionNames = names
  }

  // MARK: Bodies

  mutating func collectBodies() {
    for index in members.indices {
      let block = members[index].block
      guard block.exists else { continue }
      guard members[index].body == DeclarationCollector.awaited else {
        collectLocals(in: block)
        continue
      }
      members[index].body = Int32(bodies.count)
      collect(
        kind: kind(of: members[index]), owner: members[index].owner, member: Int32(index), block: block,
        surroundings: members[index].surroundings)
    }
    for preview in previews {
      collect(
        kind: .preview, owner: preview.owner, member: -1, block: preview.block,
        surroundings: preview.surroundings)
    }
  }

  private func kind(of member: Member) -> BodyKind {
    switch Known(member.name) {
    case .body where member.kind == .property: return .body
    case .body where member.kind == .function && member.parameters.first?.label == Name("content"): return .modifier
    // `func body(props: Props) -> some View`, which a protocol of the project calls from its `body`.
    case .body where member.kind == .function && isOnlyBody(of: member): return .body
    case .makeBody: return .style
    default: return member.kind == .property ? .property : .function
    }
  }

  /// Whether the type of a function `body` has no other `body`.
  private func isOnlyBody(of member: Member) -> Bool {
    guard member.owner >= 0 else { return false }
    return types[Int(member.owner)].members.filter { members[Int($0)].name == member.name }.count == 1
  }

  private mutating func collect(
    kind: BodyKind, owner: Int32, member: Int32, block: NodeID, surroundings: Surroundings
  ) {
    let first = Int32(views.count)
    let index = Int32(bodies.count)
    bodies.append(
      Body(kind: kind, owner: owner, member: member, block: block, views: first..<first, surroundings: surroundings))
    constants.removeAll(keepingCapacity: true)
    statements(of: block, place: Place(parent: -1, slot: .root, surroundings: surroundings))
    bodies[Int(index)].views = first..<Int32(views.count)
  }

  /// Notes the locals of a block that makes no views, nested blocks and closures included, in one sweep.
  private mutating func collectLocals(in block: NodeID) {
    let first = Int(tree[block].firstDescendant)
    guard first < Int(block.index) else { return }
    let end = tree.range(block).end
    for index in first..<Int(block.index) where tree.nodes[index].kind == .binding {
      add(local: NodeID(index), isConstant: true, end: end)
    }
  }

  // MARK: Statements

  private mutating func statements(of block: NodeID, place: Place) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return }
    let end = tree.range(block).end
    for statement in tree.children(block) { self.statement(statement, place: place, end: end) }
  }

  private mutating func statement(_ node: NodeID, place: Place, end: UInt32) {
    switch tree.kind(node) {
    case .varDecl:
      let isConstant = tree.mainIs(node, "let")
      for binding in tree.children(node) where tree.kind(binding) == .binding {
        add(local: binding, isConstant: isConstant, end: end)
        if isConstant, let name = locals.last?.name { constants[name, default: []].append(locals.count - 1) }
      }
    case .returnStmt:
      let value = tree.lastChild(node)
      if value.exists { view(value, place: place) }
    case .ifExpr, .switchExpr: choice(node, place: place)
    case .ifConfig: conditional(node, place: place, end: end)
    case .guardStmt:
      // The `else` of a guard may return another view.
      let block = tree.lastChild(node)
      if block.exists { statements(of: block, place: place) }
    case .funcDecl, .structDecl, .closureSignature, .importDecl, .assignExpr, .deferStmt, .throwStmt, .jumpStmt,
      .forStmt, .whileStmt, .repeatStmt, .doStmt:
      break
    case .labeledStmt, .unexpected, .missing: break
    default: view(node, place: place)
    }
  }

  private mutating func add(local binding: NodeID, isConstant: Bool, end: UInt32) {
    var local = Local(
      name: .none, isConstant: isConstant, value: .none, type: .none, start: tree.range(binding).start, end: end)
    for part in tree.reversedChildren(binding) {
      switch tree.kind(part) {
      case .identifierPattern: local.name = tree.name(part)
      case .initializer: local.value = tree.lastChild(part)
      case .typeAnnotation: local.type = tree.lastChild(part)
      default: break
      }
    }
    if local.name.exists { locals.append(local) }
  }

  // MARK: Choices

  private mutating func choice(_ node: NodeID, place: Place) {
    let index = append(.choice, expression: node, chain: node, token: tree[node].main, place: place)
    var branch: Int16 = 0
    var isExhaustive = true
    branches(of: node, index: index, place: place, branch: &branch, isExhaustive: &isExhaustive)
    views[Int(index)].branches = isExhaustive ? branch : -branch
    close(index)
  }

  private mutating func branches(
    of node: NodeID, index: Int32, place: Place, branch: inout Int16, isExhaustive: inout Bool
  ) {
    if tree.kind(node) == .ifExpr {
      // `else if` chains are walked in a loop: a thousand branches stay flat.
      var current = node
      while true {
        let parts = tree.children(current)
        guard parts.count >= 2 else { return }
        var (then, otherwise) = (place, place)
        if let isPreview = asksForPreviews(tree, parts[0]) {
          if isPreview { then.surroundings.insert(.preview) } else { otherwise.surroundings.insert(.preview) }
        }
        branchBlock(parts[1], index: index, place: then, branch: &branch)
        guard parts.count > 2 else {
          isExhaustive = false
          return
        }
        if tree.kind(parts[2]) == .ifExpr {
          current = parts[2]
          continue
        }
        branchBlock(parts[2], index: index, place: otherwise, branch: &branch)
        return
      }
    }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .switchCase: branchBlock(child, index: index, place: place, branch: &branch)
      case .ifConfig:
        for clause in tree.children(child) {
          for item in tree.children(clause) where tree.kind(item) == .switchCase {
            branchBlock(item, index: index, place: place, branch: &branch)
          }
        }
      default: break
      }
    }
  }

  /// Counts the branches of a choice, as far as a node counts: all beyond that read as the last one.
  private static func next(_ branch: inout Int16) -> Int16 {
    defer { branch = Int16(clamping: Int(branch) + 1) }
    return branch
  }

  private mutating func branchBlock(_ block: NodeID, index: Int32, place: Place, branch: inout Int16) {
    var inner = place.within(index, .content)
    inner.branch = Self.next(&branch)
    if tree.kind(block) == .switchCase {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit else { return }
      let end = tree.range(block).end
      for child in tree.children(block) where tree.kind(child) != .caseItem {
        statement(child, place: inner, end: end)
      }
    } else {
      statements(of: block, place: inner)
    }
  }

  /// `#if` among views: each branch is an alternative.
  private mutating func conditional(_ node: NodeID, place: Place, end: UInt32) {
    let index = append(.choice, expression: node, chain: node, token: tree[node].main, place: place)
    var branch: Int16 = 0
    var earlier = EarlierClauses()
    var hasElse = false
    for clause in tree.children(node) {
      var inner = place.within(index, .content)
      inner.branch = Self.next(&branch)
      let condition = clauseCondition(tree, clause)
      if condition == nil { hasElse = true }
      inner.surroundings.formUnion(branchSurroundings(tree, clause: clause, earlier: &earlier))
      for child in tree.children(clause) where child != condition { statement(child, place: inner, end: end) }
    }
    views[Int(index)].branches = hasElse ? branch : -branch
    close(index)
  }

  // MARK: Nodes

  @discardableResult
  mutating func append(
    _ kind: ViewKind, expression: NodeID, chain: NodeID, token: TokenID, place: Place
  ) -> Int32 {
    let index = Int32(views.count)
    let first = Int32(modifiers.count)
    views.append(
      ViewNode(
        kind: kind, slot: place.slot, known: .other, name: .none, qualifier: .none, expression: expression,
        chain: chain, nameToken: token, parent: place.parent, end: index + 1, slotModifier: place.slotModifier,
        branch: place.branch, branches: 0, modifiers: first..<first, body: Int32(bodies.count) - 1,
        surroundings: place.surroundings))
    return index
  }

  mutating func close(_ index: Int32) { views[Int(index)].end = Int32(views.count) }

  // MARK: Expressions

  /// One link of a chain, from the outside in.
  enum Link {
    case call(NodeID, callee: NodeID)
    case member(NodeID)
    case conditional(NodeID)
  }

  /// Reads an expression in view position.
  mutating func view(_ expression: NodeID, place: Place) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return }
    var links: [Link] = []
    let primary = unchain(expression, into: &links)
    switch tree.kind(primary) {
    case .callExpr:
      let callee = tree.firstChild(primary)
      guard tree.kind(callee) == .identifierExpr else {
        opaque(primary, chain: expression, links: links, place: place)
        return
      }
      // `withAnimation { Image(…) }` gives what its closure makes.
      if links.isEmpty, tree.known(callee) == .withAnimation, let body = tree.trailingClosure(of: primary, label: nil) {
        statements(of: body, place: place)
        return
      }
      // Some write functions that return views like types.
      let isType = tree.startsUppercase(callee) && !viewMemberNames.contains(tree.name(callee))
      if !isType, isImplicitSelf(callee) {
        // `padding()` in an extension of View: a modifier on what the function is called on.
        links.append(.call(primary, callee: callee))
        finish(.base, callee, name: callee, qualifier: .none, chain: expression, links: links, place: place)
        return
      }
      finish(
        isType ? .use : .reference, primary, name: callee, qualifier: .none, chain: expression, links: links,
        place: place)
    case .identifierExpr:
      if !constant(primary, chain: expression, links: links, place: place) {
        identifier(primary, chain: expression, links: links, place: place)
      }
    case .ternaryExpr: ternary(primary, chain: expression, links: links, place: place)
    case .ifExpr, .switchExpr: choice(primary, place: place)
    case .binaryExpr: binary(primary, chain: expression, links: links, place: place)
    case .ifConfigBase, .implicitMemberExpr, .subscriptExpr, .macroExpr, .memberExpr, .asExpr:
      opaque(primary, chain: expression, links: links, place: place)
    default: break
    }
  }

  /// Takes the links off a chain and returns what they hang on. A loop, so that ten thousand modifiers cost no stack.
  private func unchain(_ expression: NodeID, into links: inout [Link]) -> NodeID {
    var current = expression
    while true {
      switch tree.kind(current) {
      case .callExpr:
        let callee = tree.firstChild(current)
        guard tree.kind(callee) == .memberExpr else { return current }
        links.append(.call(current, callee: callee))
        current = tree.firstChild(callee)
      case .memberExpr:
        links.append(.member(current))
        current = tree.firstChild(current)
      case .postfixIfConfig:
        links.append(.conditional(current))
        current = tree.firstChild(current)
      case .optionalChainExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .prefixKeywordExpr:
        current = tree.lastChild(current)
      case .tupleExpr:
        let argument = tree.lastChild(current)
        guard argument.exists, !tree.previousSibling(argument, in: current).exists, tree.label(of: argument) == nil
        else { return current }
        current = tree.lastChild(argument)
      default: return current
      }
      if !current.exists { return expression }
    }
  }

  /// A name that is not called: `content`, `self`, `header`, `Color.red`, `viewModel.icon`, `Theme.makeLogo()`.
  private mutating func identifier(_ primary: NodeID, chain: NodeID, links: [Link], place: Place) {
    var links = links
    var base = primary
    var name = primary
    var qualifier = Name.none
    var kind = ViewKind.reference
    let isSelf = isWord(primary, "self") || isWord(primary, "Self")
    let isConfiguration = tree.known(primary) == .configuration
    if tree.startsUppercase(primary) && !isSelf {
      qualifier = tree.name(primary)
      kind = .opaque
      // `Namespace.Type(…)`, `Type.make(…)`, `Color.red`: what follows the type belongs to the base.
      takeBase: while let link = links.last {
        links.removeLast()
        switch link {
        case .member(let node):
          base = node
          name = node
          kind = .reference
          // Nothing is nested in a color: `Color.Accent` is one.
          if tree.startsUppercase(node), Known(qualifier) != .Color {
            qualifier = tree.name(node)
            continue takeBase
          }
        case .call(let call, let callee):
          base = call
          name = callee
          kind = tree.startsUppercase(callee) ? .use : .reference
          if tree.mainIs(callee, "init") {
            kind = .use
            name = tree.firstChild(callee)
          }
        case .conditional: links.append(link)
        }
        break
      }
      if name == primary { kind = .opaque }
    } else if isSelf || isConfiguration || isModelObject(primary) {
      kind = isConfiguration ? .base : (isSelf ? .reference : .opaque)
      if let link = links.last {
        switch link {
        case .member(let node):
          base = node
          name = node
          links.removeLast()
        case .call(let call, let callee):
          // In `extension View`, `self.padding()` is a modifier on the base. What the file does not declare may be a
          // function of the type in another file.
          if isSelf,
            isInViewExtension || tree.known(callee) != .other && !viewMemberNames.contains(tree.name(callee))
          {
            kind = .base
          } else {
            base = call
            name = callee
            links.removeLast()
          }
        case .conditional: kind = .base
        }
      } else {
        kind = .base
      }
    } else {
      let isGiven = tree.known(primary) == .content && !isOwnContent(place)
      if isGiven || tree.mainText(primary).first == UInt8(ascii: "$") { kind = .base }
      while case .member(let node)? = links.last {
        base = node
        name = node
        kind = .opaque
        links.removeLast()
      }
    }
    finish(kind, base, name: name, qualifier: qualifier, chain: chain, links: links, place: place)
  }

  /// Whether `content` is a property that the type makes itself, and nothing that is handed in.
  private func isOwnContent(_ place: Place) -> Bool {
    guard let body = bodies.last, body.owner >= 0, body.kind != .modifier, body.kind != .style,
      place.slot != .transform
    else { return false }
    let type = types[Int(body.owner)].name
    // `var body: some View { content }` in a type that declares none here: an extension in another file does.
    if body.kind == .body, place.slot == .root, !givenContentTypes.contains(type) { return true }
    guard contentTypes.contains(type) else { return false }
    return body.member < 0 || !members[Int(body.member)].parameters.contains { Known($0.name) == .content }
  }

  /// Whether a bare lower-case call is a modifier on an implicit `self`.
  private func isImplicitSelf(_ callee: NodeID) -> Bool {
    guard isInViewExtension else { return false }
    let name = tree.name(callee)
    return Known(name).isModifier || !viewMemberNames.contains(name) || viewExtensionNames.contains(name)
  }

  /// Whether the body being read belongs to `extension View` or another extension of a system view.
  private var isInViewExtension: Bool {
    guard let owner = bodies.last?.owner, owner >= 0 else { return false }
    return Self.isViewExtension(types[Int(owner)])
  }

  private static func isViewExtension(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .extensionDecl else { return false }
    let known = Known(type.name)
    return known == .View || known == .Shape || known.isView
  }

  private func isWord(_ node: NodeID, _ word: StaticString) -> Bool { tree.mainIs(node, word) }

  /// Whether a lower-case name is by its ending an object that makes views, so that `.row(x)` behind it is no modifier.
  private func isModelObject(_ node: NodeID) -> Bool {
    let text = tree.mainText(node)
    for ending: StaticString in [
      "odel", "outer", "oordinator", "actory", "rovider", "uilder", "tore", "anager", "ervice",
    ]
    where text.hasSuffix(ending) {
      return true
    }
    return false
  }

  private mutating func opaque(_ primary: NodeID, chain: NodeID, links: [Link], place: Place) {
    finish(
      tree.kind(primary) == .ifConfigBase ? .base : .opaque, primary, name: primary, qualifier: .none, chain: chain,
      links: links, place: place)
  }

  private mutating func ternary(_ node: NodeID, chain: NodeID, links: [Link], place: Place) {
    let parts = tree.children(node)
    guard parts.count == 3, isViewLike(parts[1]) || isViewLike(parts[2]) else { return }
    let index = append(.choice, expression: node, chain: chain, token: tree[parts[0]].firstToken, place: place)
    apply(links, to: index)
    for branch in 1...2 {
      var inner = place.within(index, .content)
      inner.branch = Int16(branch - 1)
      view(parts[branch], place: inner)
    }
    views[Int(index)].branches = 2
    modifierSlots(of: index, place: place)
    close(index)
  }

  private mutating func binary(_ node: NodeID, chain: NodeID, links: [Link], place: Place) {
    let isPlus = isWord(node, "+")
    guard isPlus || isWord(node, "??") else { return }
    // `a + b + c` leans left; the operands are gathered in a loop.
    var operands: [NodeID] = []
    var current = node
    while tree.kind(current) == .binaryExpr, isWord(current, isPlus ? "+" : "??") {
      let parts = tree.children(current)
      guard parts.count == 2 else { return }
      operands.append(parts[1])
      current = parts[0]
    }
    operands.append(current)
    guard operands.contains(where: isViewLike) else { return }
    let index = append(
      isPlus ? .concatenation : .choice, expression: node, chain: chain, token: tree[node].firstToken, place: place)
    apply(links, to: index)
    for (branch, operand) in operands.reversed().enumerated() {
      var inner = place.within(index, .content)
      inner.branch = isPlus ? 0 : Int16(clamping: branch)
      view(operand, place: inner)
    }
    views[Int(index)].branches = isPlus ? 0 : Int16(clamping: operands.count)
    modifierSlots(of: index, place: place)
    close(index)
  }

  private mutating func finish(
    _ kind: ViewKind, _ base: NodeID, name: NodeID, qualifier: Name, chain: NodeID, links: [Link], place: Place
  ) {
    let index = append(kind, expression: base, chain: chain, token: tree[name].main, place: place)
    views[Int(index)].name = tree.name(name)
    views[Int(index)].qualifier = qualifier
    let known = Known(views[Int(index)].name)
    views[Int(index)].known = kind == .use && known.isView && !qualifier.isProjectQualifier ? known : .other
    // What such a view's closures make stands in a picture; whether the package is meant is known to the project only.
    if kind == .use, known == .other, PackageModels.pictures.contains(views[Int(index)].name) {
      views[Int(index)].known = .AsyncImage
    }
    // `Color.brand`, `LinearGradient.sky`: whatever its name is, it is one.
    if kind == .reference, Known(qualifier).isColourOrGradient { views[Int(index)].known = Known(qualifier) }
    apply(links, to: index)
    if tree.kind(base) == .callExpr { callSlots(of: index, call: base, place: place) }
    modifierSlots(of: index, place: place)
    close(index)
  }

  // MARK: Modifiers

  mutating func apply(_ links: [Link], to index: Int32) {
    let first = Int32(modifiers.count)
    for link in links.reversed() { apply(link, to: index, isConditional: false) }
    views[Int(index)].modifiers = first..<Int32(modifiers.count)
  }

  private mutating func apply(_ link: Link, to index: Int32, isConditional: Bool) {
    switch link {
    case .call(let call, let callee):
      let name = tree.name(callee)
      modifiers.append(
        ViewModifierUse(
          known: SystemShapes.known(name, call: call, in: tree), name: name, call: call,
          nameToken: tree[callee].main, owner: index, isConditional: isConditional))
    case .member: break
    case .conditional(let node):
      var earlier = EarlierClauses()
      for clause in tree.children(node).dropFirst() {
        let surroundings = branchSurroundings(tree, clause: clause, earlier: &earlier)
        guard !surroundings.contains(.otherPlatform) else { continue }
        var inner: [Link] = []
        let element = tree.lastChild(clause)
        guard element.exists else { continue }
        _ = unchain(element, into: &inner)
        for link in inner.reversed() { apply(link, to: index, isConditional: true) }
      }
    }
  }

  /// Views in the closures and arguments of modifiers.
  mutating func modifierSlots(of index: Int32, place: Place) {
    for modifier in views[Int(index)].modifiers {
      let use = modifiers[Int(modifier)]
      for child in tree.children(use.call).dropFirst() {
        guard let slot = SlotTable.slot(modifier: use.known, child: child, in: tree) else { continue }
        slotContent(child, place: place.within(index, slot, modifier: modifier), isCertain: slot != .custom)
      }
    }
  }

  /// Views in the closures and arguments of the call that makes a view.
  private mutating func callSlots(of index: Int32, call: NodeID, place: Place) {
    let view = views[Int(index)]
    let slots = SlotTable.CallShape(call: call, in: tree)
    for child in slots.children {
      guard let slot = slots.slot(view: view.known, child: child) else { continue }
      slotContent(child, place: place.within(index, slot), isCertain: slot != .custom)
    }
  }

  /// `child` is an argument or trailing closure of a call. With `isCertain` false it is looked into only if it looks like views.
  private mutating func slotContent(_ child: NodeID, place: Place, isCertain: Bool) {
    let value = tree.lastChild(child)
    guard value.exists else { return }
    if tree.kind(value) == .closureExpr {
      guard isCertain || closureIsViewLike(value) else { return }
      statements(of: value, place: place)
    } else if isViewLike(value) {
      view(value, place: place)
    }
  }

  /// Whether a closure's statements look like views rather than an action.
  private func closureIsViewLike(_ closure: NodeID) -> Bool {
    for statement in tree.reversedChildren(closure) {
      switch tree.kind(statement) {
      case .ifExpr, .switchExpr:
        if choiceIsViewLike(statement) { return true }
      case .closureSignature, .varDecl, .assignExpr: continue
      case .identifierExpr: if viewMemberNames.contains(tree.name(statement)) { return true }
      default: if isViewLike(statement) { return true }
      }
    }
    return false
  }

  private func choiceIsViewLike(_ node: NodeID) -> Bool {
    for index in Int(tree[node].firstDescendant)..<Int(node.index) where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      if tree.kind(callee) == .identifierExpr, tree.known(callee).isView { return true }
    }
    return false
  }

  /// Whether an expression makes a view: its chain begins with a type that is no well-known other thing, or a view member.
  private func isViewLike(_ expression: NodeID) -> Bool {
    var links: [Link] = []
    let primary = unchain(expression, into: &links)
    switch tree.kind(primary) {
    case .callExpr:
      let callee = tree.firstChild(primary)
      guard tree.kind(callee) == .identifierExpr else { return false }
      if tree.startsUppercase(callee) {
        let known = tree.known(callee)
        if known.isView { return true }
        return known == .other
          && (SlotTable.mayBeView(tree.mainText(callee)) || hasLabel(primary) || isChangedAsView(links))
      }
      return viewMemberNames.contains(tree.name(callee)) || isChangedAsView(links)
    case .identifierExpr:
      if let link = links.last {
        switch link {
        case .member(let node):
          if isWord(primary, "self") { return viewMemberNames.contains(tree.name(node)) }
          return tree.known(primary) == .configuration || tree.known(primary) == .Color
        case .call(let call, let callee):
          if tree.startsUppercase(primary), tree.startsUppercase(callee) {
            return SlotTable.mayBeView(tree.mainText(callee)) || hasLabel(call) || isChangedAsView(links)
          }
          if viewMemberNames.contains(tree.name(callee)) { return true }
          if viewMemberNames.contains(tree.name(primary)) { return true }
          let known = tree.known(callee)
          return known.isModifier && !tree.startsUppercase(primary) && SlotTable.isViewOnly(known)
        case .conditional: return true
        }
      }
      return viewMemberNames.contains(tree.name(primary)) || tree.known(primary) == .content
    case .ternaryExpr:
      let parts = tree.children(primary)
      return parts.count == 3 && (isViewLike(parts[1]) || isViewLike(parts[2]))
    case .binaryExpr:
      guard isWord(primary, "+") || isWord(primary, "??") else { return false }
      return tree.children(primary).contains { tree.kind($0) != .binaryExpr && isViewLike($0) }
    case .ifConfigBase: return true
    default: return false
    }
  }

  /// Whether a call is given what it shows as its label: `MenuItem { … } label: { … }`.
  private func hasLabel(_ call: NodeID) -> Bool { tree.trailingClosure(of: call, label: "label") != nil }

  /// Whether one of the links is a modifier that hardly anything but a view has: `thumb().frame(width: 20)`, of what a
  /// closure in a property makes. Colors can be made fainter as well.
  private func isChangedAsView(_ links: [Link]) -> Bool {
    links.contains { link in
      guard case .call(_, let callee) = link else { return false }
      return tree.known(callee) != .opacity && SlotTable.isViewOnly(tree.known(callee))
    }
  }
}

extension Name {
  /// Whether a name before the dot is a project's own namespace rather than `SwiftUI` or `Charts`.
  var isProjectQualifier: Bool { exists && Known(self) != .SwiftUI }
}
