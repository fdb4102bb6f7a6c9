// Walks a view as VoiceOver does: through containers, alternatives and the project's own components, in reading order.
// What a view's own modifiers change is in `TranscriptModifiers`, what each control says in `TranscriptControls`.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// Reads transcripts. Belongs to one thread.
public final class TranscriptReader {
  public let project: Project
  let engine: NameEngine
  let words: SpokenWords
  /// Stops of one transcript, so that components that hold each other many times end.
  private static let limit = 1500
  private static let depthLimit = 60
  private var left = TranscriptReader.limit
  private var depth = 0
  /// The declarations that are being followed, so that one that holds itself ends.
  private var following: [NodeID] = []

  public init(project: Project) {
    self.project = project
    engine = NameEngine(project: project)
    words = SpokenWords(engine: engine)
  }

  // MARK: Asking

  /// What is heard of a piece of code that makes views; nil for previews and styles.
  public func transcript(ofBody index: Int32, in file: FileViews) -> Transcript? {
    let body = file.bodies[Int(index)]
    guard body.kind != .preview, body.kind != .style, body.kind != .modifier else { return nil }
    left = Self.limit
    let items = sorted(
      engine.rootViews(of: body, in: file).flatMap { self.items(of: ViewReference(file: file, index: $0)) })
    let token: TokenID
    if body.kind == .body, body.owner >= 0 {
      token = file.types[Int(body.owner)].nameToken
    } else if body.member >= 0 {
      token = file.members[Int(body.member)].nameToken
    } else {
      return nil
    }
    return Transcript(
      name: file.tree.string(of: token),
      place: SourcePlace(path: file.path, range: file.tree.tokens.range(token)), items: items)
  }

  /// Where a component is a part of a larger element: what is heard there. At most `limit` of them.
  public func uses(ofType type: TypeReference, limit: Int = 4) -> [TranscriptUse] {
    var result: [TranscriptUse] = []
    for use in project.uses(of: type) where result.count < limit {
      let file = project.files[Int(use.file)]
      guard let owner = enclosingElement(of: use.index, in: file) else { continue }
      left = Self.limit
      let items = items(of: ViewReference(file: file, index: owner))
      guard items.count == 1, case .element(let element) = items[0].content else { continue }
      let body = file.bodies[Int(file.views[Int(owner)].body)]
      let view = body.owner >= 0 ? file.tree.string(of: file.types[Int(body.owner)].nameToken) : file.path
      result.append(TranscriptUse(view: view, place: element.place, element: element))
    }
    return result
  }

  /// The outermost view around that swallows a view into one element: a control's label or a combined container.
  private func enclosingElement(of index: Int32, in file: FileViews) -> Int32? {
    var found: Int32?
    var current = index
    while !file.views[Int(current)].slot.isPresentation {
      let parent = file.views[Int(current)].parent
      guard parent >= 0 else { break }
      let slot = file.views[Int(current)].slot
      let node = file.views[Int(parent)]
      if slot == .label || slot == .icon, engine.known(node, in: file).control != nil { found = parent }
      if node.modifiers.contains(where: { file.modifiers[Int($0)].known == .accessibilityElement }) { found = parent }
      current = parent
    }
    return found
  }

  // MARK: Walking

  func place(_ view: ViewReference) -> SourcePlace {
    SourcePlace(path: view.file.path, range: view.file.tree.tokens.range(view.node.nameToken))
  }

  func element(
    _ view: ViewReference, _ name: SpokenElement.Name, _ role: Role = .text
  ) -> SpokenElement {
    SpokenElement(name: name, role: role, place: place(view))
  }

  func gap(_ view: ViewReference, _ reason: String) -> TranscriptItem {
    TranscriptItem(.gap(reason, place(view)))
  }

  /// What is heard of a view with its modifiers.
  func items(of view: ViewReference) -> [TranscriptItem] {
    let node = view.node
    guard node.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform]) else { return [] }
    guard depth < Self.depthLimit, left > 0 else { return [gap(view, "more than is read at once")] }
    depth += 1
    left -= 1
    defer { depth -= 1 }
    return applied(modifiersOf: view, to: content(of: view))
  }

  /// Higher priorities first, equal ones in the order of the source.
  func sorted(_ items: [TranscriptItem]) -> [TranscriptItem] {
    guard items.contains(where: { $0.priority != 0 }) else { return items }
    return items.enumerated().sorted { a, b in
      a.element.priority == b.element.priority ? a.offset < b.offset : a.element.priority > b.element.priority
    }.map(\.element)
  }

  /// The views in a slot of a view itself, not of one of its modifiers.
  func children(of view: ViewReference, _ slots: Set<Slot>) -> [ViewReference] {
    children(of: view) { $0.slotModifier < 0 && slots.contains($0.slot) }
  }

  /// The views in the closures and arguments of a modifier.
  func children(of view: ViewReference, modifier: Int32) -> [ViewReference] {
    children(of: view) { $0.slotModifier == modifier }
  }

  private func children(of view: ViewReference, where isWanted: (ViewNode) -> Bool) -> [ViewReference] {
    var result: [ViewReference] = []
    var child = view.index + 1
    while child < view.node.end {
      let node = view.file.views[Int(child)]
      if isWanted(node) { result.append(ViewReference(file: view.file, index: child, frame: view.frame)) }
      child = node.end
    }
    return result
  }

  func items(of views: [ViewReference]) -> [TranscriptItem] { sorted(views.flatMap { items(of: $0) }) }

  /// What is heard of a view without its modifiers.
  private func content(of view: ViewReference) -> [TranscriptItem] {
    let node = view.node
    switch node.kind {
    case .choice: return choice(view)
    case .concatenation:
      return [TranscriptItem(element(view, name(of: items(of: children(of: view, [.content])))))]
    case .opaque: return [gap(view, "code that cannot be followed")]
    case .base: return given(to: view) ?? [gap(view, "content given from outside")]
    case .reference: return reference(view)
    case .use: return use(view)
    }
  }

  private func choice(_ view: ViewReference) -> [TranscriptItem] {
    let conditions = ChoiceConditions.lines(of: view.node.expression, in: view.file)
    let children = children(of: view) { $0.slotModifier < 0 }
    if let decided = decidedBranch(of: view) {
      return items(of: children.filter { Int($0.node.branch) == decided })
    }
    var branches: [TranscriptBranch] = []
    for number in 0..<Int(abs(view.node.branches)) {
      let own = children.filter { Int($0.node.branch) == number }
      // What is not compiled for iOS is no alternative.
      if !own.isEmpty, own.allSatisfy({ $0.node.surroundings.contains(.otherPlatform) }) { continue }
      let condition = number < conditions.count ? conditions[number] : (number == 0 ? "if there is one" : "otherwise")
      branches.append(TranscriptBranch(condition: condition, items: items(of: own)))
    }
    if branches.allSatisfy(\.items.isEmpty) { return [] }
    if branches.count == 1, view.file.tree.kind(view.node.expression) == .ifConfig { return branches[0].items }
    if branches.count > 1, branches.dropFirst().allSatisfy({ $0.items == branches[0].items }), view.node.branches > 0 {
      return branches[0].items
    }
    return [TranscriptItem(.choice(branches.filter { !$0.items.isEmpty || $0.condition == "otherwise" }))]
  }

  /// The branch that the arguments of a call decide: of a switch over a case that is written there, of an if over a
  /// literal. nil when only a run can tell.
  private func decidedBranch(of view: ViewReference) -> Int? {
    guard let frame = view.frame else { return nil }
    let tree = view.file.tree
    let node = view.node.expression
    guard let subject = tree.children(node).first else { return nil }
    switch tree.kind(node) {
    case .switchExpr:
      guard tree.kind(subject) == .identifierExpr, var argument = frame.arguments[tree.name(subject)] else {
        return nil
      }
      let caller = frame.scope.file.tree
      if caller.kind(argument) == .callExpr { argument = caller.firstChild(argument) }
      guard caller.kind(argument) == .implicitMemberExpr else { return nil }
      let wanted = caller.name(argument)
      let cases = tree.children(node).dropFirst().filter { tree.kind($0) == .switchCase }
      guard cases.count == tree.children(node).count - 1 else { return nil }
      return cases.firstIndex { one in
        tree.children(one).contains { tree.kind($0) == .caseItem && tree.names(in: $0).contains(wanted) }
      }.map { $0 - cases.startIndex }
    case .ternaryExpr, .ifExpr:
      var condition = subject
      if tree.kind(condition) == .conditions {
        guard tree.children(condition).count == 1 else { return nil }
        condition = tree.firstChild(condition)
      }
      var isNegated = false
      if tree.kind(condition) == .prefixExpr, tree.mainIs(condition, "!") {
        isNegated = true
        condition = tree.lastChild(condition)
      }
      guard tree.kind(condition) == .identifierExpr, frame.arguments[tree.name(condition)] != nil,
        case .bool(let value) = engine.evaluator.value(of: condition, in: view.scope)
      else { return nil }
      let holds = value != isNegated
      return holds ? 0 : 1
    default: return nil
    }
  }

  private func reference(_ view: ViewReference) -> [TranscriptItem] {
    if view.node.known == .Color { return [] }
    if let roots = engine.expansion(of: view) { return items(ofRoots: roots, of: view) }
    if let given = given(to: view) { return given }
    let name = view.file.tree.string(of: view.node.nameToken)
    if let reference = engine.referencedMember(of: view), project.member(reference).value.exists {
      let picture = engine.name(of: view)
      if case .symbol(let symbol) = picture.name {
        return [TranscriptItem(element(view, .picture(SpokenText(symbol)), .image))]
      }
    }
    return [gap(view, name)]
  }

  /// What the caller of a component put into its closures.
  private func given(to view: ViewReference) -> [TranscriptItem]? {
    guard let frame = view.frame, frame.callSite >= 0 else { return nil }
    let caller = ViewReference(file: frame.scope.file, index: frame.callSite, frame: frame.scope.frame)
    // A component that bears the name of a view of the system was taken for it when its closures were read.
    let all = children(of: caller, caller.node.known == .other ? [.custom] : [.custom, .content, .label])
    guard !all.isEmpty else { return nil }
    let tree = caller.file.tree
    let wanted = view.node.name
    func label(of child: ViewReference) -> Name {
      let start = tree.range(child.node.chain).start
      for part in tree.children(caller.node.expression).dropFirst() where tree.range(part).contains(start) {
        return tree.label(of: part).map { tree.name(of: $0) } ?? .none
      }
      return .none
    }
    let labelled = all.filter { label(of: $0) == wanted }
    if !labelled.isEmpty { return items(of: labelled) }
    // The closure without a label is the first that the component takes; the others show what they show by default.
    let slots = builders(of: caller)
    if slots.count > 1, slots.contains(wanted), slots[0] != wanted { return [] }
    let unlabelled = all.filter { !label(of: $0).exists }
    return items(of: unlabelled.isEmpty ? all : unlabelled)
  }

  /// The names of a component's closures of content, in the order of its initialiser or properties.
  private func builders(of caller: ViewReference) -> [Name] {
    guard caller.node.kind == .use, let type = project.type(named: caller.node.name, from: caller.file) else {
      return []
    }
    let declaration = project.type(type)
    let home = project.files[Int(type.file)]
    let initialisers = project.members(named: Name("init"), ofType: declaration.name, from: home)
    var names: [Name] = []
    for reference in initialisers {
      for parameter in project.member(reference).parameters where parameter.isBuilder && !names.contains(parameter.name)
      {
        names.append(parameter.name)
      }
    }
    if !names.isEmpty { return names }
    for index in declaration.members {
      let member = home.members[Int(index)]
      if member.kind == .property, member.attributes.contains(.ViewBuilder), !member.block.exists {
        names.append(member.name)
      }
    }
    return names
  }

  /// What a declaration shows; nothing but its name when it is followed already, other than once inside its own content.
  private func items(ofRoots roots: [ViewReference], of view: ViewReference) -> [TranscriptItem] {
    guard let root = roots.first else { return [] }
    let block = root.file.bodies[Int(root.node.body)].block
    guard following.count(where: { $0 == block }) < 2 else {
      return [gap(view, "\(view.file.tree.string(of: view.node.nameToken)) in itself")]
    }
    following.append(block)
    defer { following.removeLast() }
    return sorted(roots.flatMap { items(of: $0) })
  }

  /// The roots of a component of the project, or what can be said of one that is declared elsewhere.
  private func component(_ view: ViewReference) -> [TranscriptItem] {
    if let roots = engine.expansion(of: view) { return items(ofRoots: roots, of: view) }
    let name = view.file.tree.string(of: view.node.nameToken)
    let shown = children(of: view, [.custom])
    if !shown.isEmpty { return items(of: shown) }
    return [gap(view, name)]
  }

  private func use(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let node = view.node
    if let given = project.components[node.name] { return described(view, given) }
    let known = engine.known(node, in: view.file)
    if let control = known.control { return self.control(view, known, control) }
    switch known {
    case .Text: return text(view)
    case .Label:
      return [TranscriptItem(element(view, title(of: view) ?? name(of: items(of: children(of: view, [.label])))))]
    case .Image: return image(view)
    case .other: return component(view)
    case .Spacer, .Divider, .EmptyView, .ToolbarSpacer, .UserAnnotation: return []
    case .ForEach, .OutlineGroup: return each(view)
    case .List, .Form, .Table:
      let hasData = tree.kind(node.expression) == .callExpr && tree.argument(of: node.expression, label: nil) != nil
      return hasData && known != .Form ? each(view) : items(of: children(of: view, [.content]))
    case .Section, .GroupBox: return section(view)
    case .ViewThatFits: return Array(children(of: view, [.content]).prefix(1)).flatMap { items(of: $0) }
    case .TabView: return tabs(view)
    case .Tab: return tab(view)
    case .Map: return map(view)
    case .Marker, .MapMarker, .MapPin:
      var element = element(view, title(of: view) ?? .none, .annotation)
      element.isInteractive = tree.argument(of: view.node.expression, label: "tag") != nil
      return [TranscriptItem(element)]
    case .Annotation, .MapAnnotation: return annotation(view)
    case .ContentUnavailableView: return unavailable(view)
    case .LabeledContent: return labeledContent(view)
    case .Chart:
      return [TranscriptItem(.group(TranscriptGroup(kind: .chart, items: [gap(view, "marks, read one by one")])))]
    case .Canvas: return []
    case .WebView, .SpriteView, .SceneView, .RealityView, .Model3D, .StoreView, .ProductView, .SubscriptionStoreView:
      return [gap(view, "what \(known.text) shows")]
    default: break
    }
    if known.isRemoteImage { return [TranscriptItem(element(view, .none, .image))] }
    if known.isShape { return [] }
    if known.isContainer || known.isView {
      return items(of: children(of: view, [.content, .header, .footer, .actions, .custom, .label]))
    }
    return [gap(view, known.text)]
  }

  private func each(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let inner = items(of: children(of: view, [.content, .custom]))
    guard !inner.isEmpty else { return [] }
    let data = tree.argument(of: view.node.expression, label: nil)
    let source = data.map { SpokenWords.source(of: $0, in: view.file) } ?? "its values"
    return [TranscriptItem(.group(TranscriptGroup(kind: .each(source), items: inner)))]
  }

  private func section(_ view: ViewReference) -> [TranscriptItem] {
    var result: [TranscriptItem] = []
    if let title = title(of: view) {
      var heading = element(view, title)
      heading.traits.append(SpokenElement.Trait(word: "heading"))
      result.append(TranscriptItem(heading))
    }
    result += items(of: children(of: view, [.header, .label])).map { item in
      item.mapElements { element in
        guard element.role == .text, !element.isInteractive else { return element }
        var heading = element
        if !heading.traits.contains(where: { $0.word == "heading" }) {
          heading.traits.append(SpokenElement.Trait(word: "heading"))
        }
        return heading
      }
    }
    return result + items(of: children(of: view, [.content, .custom])) + items(of: children(of: view, [.footer]))
  }

  private func map(_ view: ViewReference) -> [TranscriptItem] {
    let inner = items(of: children(of: view, [.content]))
    return [TranscriptItem(.group(TranscriptGroup(kind: .map, items: inner)))]
  }

  private func annotation(_ view: ViewReference) -> [TranscriptItem] {
    let inner = items(of: children(of: view, [.content, .label, .custom]))
    guard case .words(let words)? = title(of: view), !words.isBlank else { return inner }
    if inner.isEmpty { return [TranscriptItem(element(view, .words(words), .annotation))] }
    return inner.map { item in
      item.mapElements { element in
        guard element.isUnnamed else { return element }
        var named = element
        named.name = .words(words)
        return named
      }
    }
  }

  private func unavailable(_ view: ViewReference) -> [TranscriptItem] {
    var heading = element(view, title(of: view) ?? name(of: items(of: children(of: view, [.label]))))
    heading.traits.append(SpokenElement.Trait(word: "heading"))
    var result = [TranscriptItem(heading)]
    if let description = view.file.tree.argument(of: view.node.expression, label: "description") {
      let text = words.words(description, view.scope)
      if !text.isBlank { result.append(TranscriptItem(element(view, .words(text)))) }
    } else {
      result += items(of: children(of: view, [.valueLabel]))
    }
    return result + items(of: children(of: view, [.content, .actions]))
  }

  private func labeledContent(_ view: ViewReference) -> [TranscriptItem] {
    let label = title(of: view) ?? name(of: items(of: children(of: view, [.label])))
    if let value = view.file.tree.argument(of: view.node.expression, label: "value") {
      var element = element(view, label)
      element.value = words.words(value, view.scope)
      return [TranscriptItem(element)]
    }
    let inner = items(of: children(of: view, [.content, .custom]))
    if inner.count == 1, case .element(var element) = inner[0].content {
      if element.isInteractive {
        if element.isUnnamed { element.name = label }
        return [TranscriptItem(element)]
      }
      var whole = self.element(view, label)
      if case .words(let words) = element.name { whole.value = words }
      return [TranscriptItem(whole)]
    }
    return [TranscriptItem(element(view, label))] + inner
  }
}
