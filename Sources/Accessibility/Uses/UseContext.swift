// What stands around a body where it is used: a component in a toolbar, in a row, in the label of a button or below an
// element that ignores its children is met there, not where it is declared.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Finds what all uses of components, and the places that a component gives its content, have in common.
final class UseContext {
  private let project: Project
  private let engine: NameEngine
  let bodies: BodyUses
  @exclusivity(unchecked) private var ofBodies: [BodyKey: ElementFlags] = [:]
  @exclusivity(unchecked) private var ofParameters: [NameEngine.HandedKey: ElementFlags] = [:]
  /// What the arguments of a use decide.
  private(set) lazy var choices = ShownByUse(engine: engine)
  /// How deep in components that are handed content it is just looked.
  @exclusivity(unchecked) private var wrappers = 0

  /// Uses of uses are followed this far.
  private static let depthLimit = 4

  init(engine: NameEngine) {
    self.engine = engine
    project = engine.project
    bodies = BodyUses(engine: engine)
  }

  /// What the slots, containers and modifiers around a view put on it, up to its presentation; where the body ends, what
  /// all uses of the body have in common.
  func flags(around view: ViewReference, depth: Int = 0) -> ElementFlags {
    let here = flagsWithin(view)
    return here.isPresented
      ? here.flags : here.flags.union(flags(ofBody: view.node.body, in: view.file, depth: depth + 1))
  }

  /// The same up to the end of the body, and whether it is a presentation that ends it.
  private func flagsWithin(_ view: ViewReference) -> (flags: ElementFlags, isPresented: Bool) {
    let file = view.file
    var index = view.index
    var node = view.node
    var result: ElementFlags = []
    while true {
      let slot = node.slot == .custom ? engine.slot(of: ViewReference(file: file, index: index)) : node.slot
      result.formUnion(slot.flags)
      if slot.isPresentation { return (result, true) }
      // `Wrapper(content: { Row() })`: where the wrapper puts it.
      guard node.parent >= 0 else { break }
      result.formUnion(flags(ofCustomSlot: ViewReference(file: file, index: index)))
      let parent = file.views[Int(node.parent)]
      result.formUnion(containerFlags(of: parent, on: node, in: file))
      result.formUnion(coverFlags(of: node.parent, after: node.slotModifier, in: file))
      index = node.parent
      node = parent
    }
    return (result, false)
  }

  /// What a container means for the views in its content.
  func containerFlags(of parent: ViewNode, on view: ViewNode, in file: FileViews) -> ElementFlags {
    guard view.slotModifier < 0 else { return [] }
    let known = engine.known(parent, in: file)
    switch known {
    case .List, .Form: return view.slot == .content ? [.listRow] : []
    case .Menu, .CommandMenu, .CommandGroup, .ControlGroup, .ToolbarItem, .ToolbarItemGroup, .Alert:
      return view.slot == .label ? [.labelSlot] : [.systemHost]
    default: return []
    }
  }

  /// Hidden or ignored by the modifiers of a view around, those behind `modifier`.
  private func coverFlags(of parent: Int32, after modifier: Int32, in file: FileViews) -> ElementFlags {
    var result: ElementFlags = []
    for index in file.views[Int(parent)].modifiers where index > modifier {
      let use = file.modifiers[Int(index)]
      guard !use.isConditional else { continue }
      if Self.covers(use.known) {
        result.formUnion(coverFlags(of: use, in: Scope(file: file, body: file.views[Int(parent)].body)))
      }
      guard engine.mayExpand(use), engine.mayApply(use, in: file, Self.covers) else { continue }
      for applied in engine.modifiers(appliedBy: use, on: ViewReference(file: file, index: parent))
      where !applied.use.isConditional {
        result.formUnion(coverFlags(of: applied.use, in: applied.scope))
      }
    }
    return result
  }

  private static func covers(_ known: Known) -> Bool {
    switch known {
    case .accessibilityElement, .accessibilityHidden, .transaction: true
    default: known.mayRecolour
    }
  }

  private func coverFlags(of use: ViewModifierUse, in scope: Scope) -> ElementFlags {
    let tree = scope.file.tree
    switch use.known {
    case .accessibilityElement:
      let behaviour = tree.argument(of: use.call, label: "children")
      return behaviour.map { tree.known($0) == .ignore } ?? true ? .ignored : []
    case .accessibilityHidden:
      let argument = tree.argument(of: use.call, label: nil)
      return argument.map { engine.evaluator.boolean(of: $0, in: scope) == true } ?? true ? .hidden : []
    case .transaction: return engine.stopsAnimations(use, in: scope.file) ? .calmed : []
    case let known where known.mayRecolour: return engine.evaluator.recolours(use, in: scope) ? .recoloured : []
    default: return []
    }
  }

  // MARK: Uses of a body

  private func flags(ofBody body: Int32, in file: FileViews, depth: Int) -> ElementFlags {
    guard depth < Self.depthLimit else { return [] }
    if isOnlyRendered(file.bodies[Int(body)], in: file) { return [.offscreen] }
    if isBarContent(file.bodies[Int(body)], in: file) { return [.systemHost] }
    let key = BodyKey(file: ObjectIdentifier(file), body: body)
    if let known = ofBodies[key] { return known }
    // Bodies that use each other add nothing.
    ofBodies[key] = []
    var common: ElementFlags?
    // A body that uses itself adds nothing, as a node of a tree does.
    for use in uses(ofBody: body, in: file) where use.file !== file || use.node.body != body {
      let seen = flags(around: use, depth: depth).union(ownFlags(of: use))
      common = common.map { $0.intersection(seen) } ?? seen
      if common == [] { break }
    }
    ofBodies[key] = common ?? []
    return common ?? []
  }

  /// Whether a body is that of a view that is only drawn into a picture.
  func isOnlyRendered(_ body: Body, in file: FileViews) -> Bool {
    body.kind == .body && body.owner >= 0
      && engine.evaluator.isOnlyRendered(file.types[Int(body.owner)].name, from: file)
  }

  /// Whether a body makes items of a bar: `some ToolbarContent`.
  private func isBarContent(_ body: Body, in file: FileViews) -> Bool {
    guard body.member >= 0 else { return false }
    var type = file.members[Int(body.member)].type
    while type.exists, file.tree.kind(type) == .someOrAnyType { type = file.tree.lastChild(type) }
    guard type.exists else { return false }
    switch file.tree.known(type) {
    case .ToolbarContent, .CustomizableToolbarContent: return true
    default: return false
    }
  }

  /// How many uses of what makes a body stand as is asked, and how many there are. Uses in previews count for nothing,
  /// and so do those that only keep the place until the words have come.
  /// `stands` tells of one use within its own body; where it cannot, the uses of that body are asked in turn.
  private func count(
    ofBody body: Int32, in file: FileViews, depth: Int = 0, where stands: (ViewReference) -> Bool?
  ) -> (wanted: Int, all: Int) {
    guard depth < Self.depthLimit else { return (0, 0) }
    var result = (wanted: 0, all: 0)
    for use in uses(ofBody: body, in: file) where !use.node.surroundings.isOutOfScope && !isRedacted(use) {
      result.all += 1
      if let stands = stands(use) {
        if stands { result.wanted += 1 }
      } else {
        let around = count(ofBody: use.node.body, in: use.file, depth: depth + 1, where: stands)
        if around.wanted * 2 > around.all { result.wanted += 1 }
      }
    }
    return result
  }

  private func isRedacted(_ use: ViewReference) -> Bool {
    use.node.modifiers.contains { index in
      let modifier = use.file.modifiers[Int(index)]
      return modifier.known == .redacted && !modifier.isConditional
        && use.file.tree.argument(of: modifier.call, label: "reason").map {
          use.file.tree.mainIs($0, "placeholder")
        } ?? false
    }
  }

  /// Whether a body is used, and each use stands beside a text that is made from what the use is given:
  /// `Logo(category)` and `Text(category.name)`.
  func hasOwnWordsBeside(ofBody body: Int32, in file: FileViews) -> Bool {
    let uses = uses(ofBody: body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty && uses.allSatisfy(hasOwnWordsBeside)
  }

  private func hasOwnWordsBeside(_ use: ViewReference) -> Bool {
    let file = use.file
    let tree = file.tree
    guard tree.kind(use.node.expression) == .callExpr, use.node.parent >= 0 else { return false }
    let given = tree.children(use.node.expression).dropFirst().reduce(into: Set<Name>()) { names, argument in
      guard tree.kind(argument) == .argument,
        [.identifierExpr, .memberExpr].contains(tree.kind(tree.lastChild(argument)))
      else { return }
      names.insert(tree.name(tree.lastChild(argument)))
    }
    let parent = file.views[Int(use.node.parent)]
    switch engine.known(parent, in: file) {
    case .HStack, .VStack, .LazyHStack, .LazyVStack, .GridRow: break
    default: return false
    }
    return engine.children(of: ViewReference(file: file, index: use.node.parent)).contains { index in
      let sibling = file.views[Int(index)]
      guard sibling.kind == .use, engine.known(sibling, in: file) == .Text,
        let words = tree.argument(of: sibling.expression, label: nil)
          ?? tree.argument(of: sibling.expression, label: "verbatim")
      else { return false }
      return !tree.names(in: words).isDisjoint(with: given)
    }
  }

  /// Whether most uses of what makes a body stand in rows, grids of data, menus or labels of controls.
  func isMostlyPart(ofBody body: Int32, in file: FileViews) -> Bool {
    if isRowByName(body, in: file) { return true }
    let count = count(ofBody: body, in: file, where: isPart)
    return count.wanted * 2 > count.all
  }

  /// `ForEach(items, content: tile)`: a function of the type that makes the rows, handed over by its name.
  private func isRowByName(_ body: Int32, in file: FileViews) -> Bool {
    let body = file.bodies[Int(body)]
    guard body.kind == .function, body.member >= 0, body.owner >= 0 else { return false }
    let name = file.members[Int(body.member)].name
    let parts = project.declarations(ofType: file.types[Int(body.owner)].name, from: file)
    let others = parts.map { project.files[Int($0.file)] }.filter { $0 !== file }
    return ([file] + others).contains { home in
      home.views.contains { view in
        guard view.kind == .use, view.known == .ForEach || view.known == .List else { return false }
        let tree = home.tree
        let made = ["content", "rowContent"].lazy.compactMap { tree.argument(of: view.expression, label: $0) }.first
        guard let made, tree.kind(made) == .identifierExpr || tree.kind(made) == .memberExpr else { return false }
        return tree.name(made) == name
      }
    }
  }

  /// Whether most uses of what makes a body stand in something that can be opened: the label of a control, or below a
  /// tap gesture.
  func isMostlyOpened(ofBody body: Int32, in file: FileViews) -> Bool {
    let count = count(ofBody: body, in: file, where: isOpened)
    return count.wanted * 2 > count.all
  }

  /// Whether most uses of what makes a body stand in bars.
  func isMostlyInBar(ofBody body: Int32, in file: FileViews) -> Bool {
    let count = count(ofBody: body, in: file) { [self] use in
      flags(around: use, depth: Self.depthLimit).contains(.systemHost) ? true : nil
    }
    return count.wanted * 2 > count.all
  }

  /// Whether every use of what makes a body is one of several layouts, of which the text size or the room picks one.
  func isAlwaysOneOfSeveral(ofBody body: Int32, in file: FileViews, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let uses = uses(ofBody: body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    // What stands in both branches is there at every size.
    let isOnce = uses.count == 1
    return !uses.isEmpty
      && uses.allSatisfy { use in
        isOneOfSeveral(use, byTextSize: isOnce)
          ?? isAlwaysOneOfSeveral(ofBody: use.node.body, in: use.file, depth: depth + 1)
      }
  }

  private func isOneOfSeveral(_ use: ViewReference, byTextSize: Bool) -> Bool? {
    let file = use.file
    guard !file.textSizeTokens.isEmpty else { return nil }
    var node = use.node
    while node.parent >= 0, !node.slot.isPresentation {
      let first = file.tree[node.chain].firstToken
      node = file.views[Int(node.parent)]
      if engine.known(node, in: file) == .ViewThatFits { return true }
      guard byTextSize, node.kind == .choice else { continue }
      let condition = file.tree[node.expression].firstToken
      if file.textSizeTokens.contains(where: { condition <= $0 && $0 < first }) { return true }
    }
    return node.slot.isPresentation ? false : nil
  }

  private func isPart(_ use: ViewReference) -> Bool? {
    stands(use) { [self] node, parent, file in
      if node.slot == .contextMenu || node.slot == .swipeActions { return true }
      if node.slot == .header { return false }
      guard let parent, node.slotModifier < 0 else { return nil }
      let known = engine.known(parent, in: file)
      if known == .ForEach || parent.kind == .use && known.control?.isInteractive == true { return true }
      // `MenuItem { … } label: { row(title) }` of a package is a control, by the name of its argument.
      if node.slot == .custom, parent.kind == .use, known == .other, isInLabel(node, of: parent, in: file) == true {
        return true
      }
      return containerFlags(of: parent, on: node, in: file).contains(.listRow) ? true : nil
    }
  }

  private func isOpened(_ use: ViewReference) -> Bool? {
    stands(use) { [self] node, parent, file in
      guard let parent, node.slotModifier < 0, parent.kind == .use else { return nil }
      if node.slot == .custom { return isLabelOfOwnLink(node, of: parent, in: file) ? true : nil }
      return engine.known(parent, in: file).control?.isInteractive == true ? true : nil
    }
  }

  /// Whether a component of the project is a link and nothing else, and a view in its call is the label of that:
  /// `LazyLink(destination: DetailScreen()) { Row() }`.
  private func isLabelOfOwnLink(_ node: ViewNode, of parent: ViewNode, in file: FileViews) -> Bool {
    guard engine.known(parent, in: file) == .other,
      let type = project.type(named: parent.name, from: file, below: parent.qualifier),
      let member = engine.body(named: Name("body"), ofType: type, from: file, where: { $0.kind == .body })
    else { return false }
    let home = project.file(member)
    let views = home.bodies[Int(project.member(member).body)].views
    func isAlternative(_ index: Int32) -> Bool { index < 0 || home.views[Int(index)].kind == .choice }
    let shown = views.filter { isAlternative(home.views[Int($0)].parent) && !isAlternative($0) }
    guard !shown.isEmpty, shown.allSatisfy({ engine.known(home.views[Int($0)], in: home) == .NavigationLink }) else {
      return false
    }
    return isInLabel(node, of: parent, in: file) ?? true
  }

  private static let label = Name("label")

  /// Whether a view stands in what a call is given as `label:`; nil for a trailing closure without a label.
  private func isInLabel(_ node: ViewNode, of parent: ViewNode, in file: FileViews) -> Bool? {
    let tree = file.tree
    let argument = tree.children(parent.expression).dropFirst().first {
      tree[$0].firstDescendant <= node.chain.index && node.chain.index <= $0.index
    }
    guard let argument else { return false }
    if let label = tree.label(of: argument) { return tree.name(of: label) == Self.label }
    return tree.kind(argument) == .trailingClosure ? nil : false
  }

  /// Asks a use and each view around it, up to a presentation; what reacts to taps counts. nil where the body ends.
  private func stands(
    _ use: ViewReference, _ isWanted: (_ node: ViewNode, _ parent: ViewNode?, _ file: FileViews) -> Bool?
  ) -> Bool? {
    let file = use.file
    var node = use.node
    while true {
      if node.modifiers.contains(where: { Self.tapping.contains(file.modifiers[Int($0)].known) }) { return true }
      let parent = node.parent >= 0 && !node.slot.isPresentation ? file.views[Int(node.parent)] : nil
      if let answer = isWanted(node, parent, file) { return answer }
      if node.slot.isPresentation { return false }
      guard let parent else { return nil }
      node = parent
    }
  }

  /// Whether each use of what makes a body, or something around it up to its presentation, is as wanted. A body without
  /// a use is not; uses in previews count for nothing, and uses of uses are followed.
  /// When it is asked for certain views, uses of the component that by what they hand in never show these count for
  /// nothing either.
  func isEveryUse(
    ofBody body: Int32, in file: FileViews, showing views: [ViewReference] = [], depth: Int = 0,
    _ isWanted: (ViewReference) -> Bool
  ) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var isUsed = false
    let isComponent = file.bodies[Int(body)].kind == .body
    for use in uses(ofBody: body, in: file) where !use.node.surroundings.isOutOfScope {
      if isComponent, choices.rulesOut(views, use) { continue }
      isUsed = true
      guard isAroundUse(use, showing: isComponent ? [] : views, depth: depth, isWanted) else { return false }
    }
    return isUsed
  }

  private func isAroundUse(
    _ use: ViewReference, showing views: [ViewReference], depth: Int, _ isWanted: (ViewReference) -> Bool
  ) -> Bool {
    var view = use
    while !isWanted(view) {
      let node = view.node
      if node.slot.isPresentation { return false }
      guard node.parent >= 0 else {
        let all = views + [use]
        return isEveryUse(ofBody: node.body, in: view.file, showing: all, depth: depth + 1, isWanted)
      }
      view.index = node.parent
    }
    return true
  }

  /// What all uses that show a view put around it, when some use of its component never does; nil when each may.
  func flags(whereShown view: ViewReference) -> ElementFlags? {
    var isRuledOut = false
    let result = flags(whereShown: view, [], depth: 0, &isRuledOut)
    return isRuledOut ? result : nil
  }

  private func flags(
    whereShown view: ViewReference, _ below: [ViewReference], depth: Int, _ isRuledOut: inout Bool
  ) -> ElementFlags {
    let here = flagsWithin(view)
    guard !here.isPresented, depth < Self.depthLimit else { return here.flags }
    let body = view.node.body
    let isComponent = view.file.bodies[Int(body)].kind == .body
    let views = below + [view]
    var common: ElementFlags?
    for use in uses(ofBody: body, in: view.file) where !use.node.surroundings.isOutOfScope {
      if isComponent, choices.rulesOut(views, use) {
        isRuledOut = true
        continue
      }
      let around =
        isComponent
        ? flags(around: use, depth: depth + 1) : flags(whereShown: use, views, depth: depth + 1, &isRuledOut)
      var seen = around.union(ownFlags(of: use))
      if engine.explicitLabel(of: use) != nil { seen.formUnion([.labelledAncestor, .namedByUse]) }
      common = common.map { $0.intersection(seen) } ?? seen
    }
    return here.flags.union(common ?? [])
  }

  private static let tapping: Set<Known> = [.onTapGesture, .onLongPressGesture]

  private func ownFlags(of use: ViewReference) -> ElementFlags {
    coverFlags(of: use.index, after: -1, in: use.file)
  }

  func uses(ofBody body: Int32, in file: FileViews) -> [ViewReference] { bodies.uses(ofBody: body, in: file) }

  // MARK: Content handed to a component

  /// What stands around the place where a modifier or component of the project puts a closure it is given.
  func flags(ofCustomSlot view: ViewReference) -> ElementFlags {
    let node = view.node
    guard node.parent >= 0 else { return [] }
    let parent = view.file.views[Int(node.parent)]
    // A type of the project may have the name of one of the system's: `struct Form<Content: View>: View`.
    guard
      node.slot == .custom
        || node.slotModifier < 0 && parent.known != .other && engine.known(parent, in: view.file) == .other
    else { return [] }
    if node.slotModifier >= 0 {
      guard let (member, name) = engine.handedParameter(of: view) else { return [] }
      return flags(ofParameter: name, of: member)
    }
    guard parent.kind == .use, engine.known(parent, in: view.file) == .other,
      let type = project.type(named: parent.name, from: view.file, below: parent.qualifier),
      let member = engine.body(named: Name("body"), ofType: type, from: view.file, where: { $0.kind == .body })
    else { return [] }
    return flags(ofParameter: engine.closureLabel(of: view) ?? Name("content"), of: member)
  }

  /// What all places in a member's body that name a parameter have around them. Where the body of a view leaves it to its
  /// properties and functions to show it, only bars count, which are bars whatever lies around them.
  private func flags(ofParameter name: Name, of reference: MemberReference) -> ElementFlags {
    let key = NameEngine.HandedKey(member: reference, name: name)
    if let known = ofParameters[key] { return known }
    // Wrappers in wrappers in wrappers.
    guard wrappers < Self.depthLimit else { return [] }
    wrappers += 1
    defer { wrappers -= 1 }
    ofParameters[key] = []
    let member = project.member(reference)
    let file = project.file(reference)
    guard member.body >= 0 else { return [] }
    var flags = common(around: places(naming: name, in: member.body, of: file))
    if flags == nil {
      let others = otherParts(of: member, in: file).filter { !namesAnew(name, $0.body, in: $0.file) }
      let shown = others.flatMap { places(naming: name, in: $0.body, of: $0.file) }
      flags = common(around: shown)?.intersection(.systemHost)
    }
    ofParameters[key] = flags ?? []
    return flags ?? []
  }

  /// What all places have around them; nil where there is none.
  private func common(around places: [ViewReference]) -> ElementFlags? {
    var common: ElementFlags?
    for place in places {
      // What stands on the content itself holds for all of it: `content.accessibilityHidden(true)`.
      var seen = flags(around: place, depth: Self.depthLimit).union(ownFlags(of: place))
      // `ToolbarItem(placement: .principal, content: content)`
      if place.node.kind == .use {
        var inside = place.node
        inside.slot = .content
        inside.slotModifier = -1
        seen.formUnion(containerFlags(of: place.node, on: inside, in: place.file))
      }
      common = common.map { $0.intersection(seen) } ?? seen
    }
    return common
  }

  /// The bodies of the other members of a view, where a member is its body.
  private func otherParts(of member: Member, in file: FileViews) -> [(file: FileViews, body: Int32)] {
    guard file.bodies[Int(member.body)].kind == .body, member.owner >= 0 else { return [] }
    return project.parts(ofLine: [(file.types[Int(member.owner)].name, file)]).flatMap { part in
      part.file.bodies.indices.filter { index in
        part.file.bodies[index].owner == part.index && part.file.bodies[index].kind != .preview
      }.map { (part.file, Int32($0)) }
    }
  }

  /// Whether a function has a parameter of a name.
  private func namesAnew(_ name: Name, _ body: Int32, in file: FileViews) -> Bool {
    let member = file.bodies[Int(body)].member
    return member >= 0 && file.bodies[Int(body)].kind == .function
      && file.members[Int(member)].parameters.contains { $0.name == name }
  }

  /// The views in a body that name a parameter.
  private func places(naming name: Name, in body: Int32, of file: FileViews) -> [ViewReference] {
    let tree = file.tree
    let block = tree[file.bodies[Int(body)].block]
    return block.tokens.compactMap { token in
      guard tree.tokens.isName(token), tree.name(of: token) == name,
        // The label of an argument is no mention.
        !(token < block.lastToken && tree.tokens.text(token + 1, in: tree.source).elementsEqual(":".utf8)),
        let index = innermostView(at: token, of: body, in: file),
        !file.views[Int(index)].surroundings.isOutOfScope
      else { return nil }
      return ViewReference(file: file, index: index)
    }
  }

  private func innermostView(at token: TokenID, of body: Int32, in file: FileViews) -> Int32? {
    file.bodies[Int(body)].views.last { index in
      let view = file.views[Int(index)]
      let node = file.tree[view.expression]
      return node.firstToken <= token && token <= node.lastToken
    }
  }
}

extension Element {
  /// Whether code draws the view into a picture, which follows nobody's text size, also when it is shown beside that: what
  /// stands on the screen is what will be shared.
  public var isDrawnIntoPicture: Bool {
    flags.contains(.offscreen)
      || body.owner >= 0 && model.project.isRendered(file.types[Int(body.owner)].name)
  }
}
