// Walks a view as VoiceOver does: through containers, alternatives and the project's own components, in reading order.
// What a view's own modifiers change is in `TranscriptModifiers`, what each control says in `TranscriptControls`.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Reads transcripts. Belongs to one thread.
public final class TranscriptReader {
  public let project: Project
  let engine: NameEngine
  let words: SpokenWords
  /// Stops of one transcript, so that components that hold each other many times end.
  private static let limit = 1200
  private static let depthLimit = 60
  var left = TranscriptReader.limit
  private var depth = 0
  /// The declarations that are being followed, so that one that holds itself ends.
  var following: [NodeID] = []

  /// `facts`: what was found out of the same project on the same thread.
  public convenience init(project: Project, facts: ProjectFacts = ProjectFacts()) {
    self.init(engine: NameEngine(project: project, facts: facts))
  }

  /// With the names that were found out for a file.
  public convenience init(model: FileModel) { self.init(engine: model.engine) }

  init(engine: NameEngine) {
    project = engine.project
    self.engine = engine
    words = SpokenWords(engine: engine)
  }

  // MARK: Asking

  /// What is heard of a piece of code that makes views; nil for previews and styles.
  public func transcript(ofBody index: Int32, in file: FileViews) -> Transcript? {
    let body = file.bodies[Int(index)]
    guard body.kind != .preview, body.kind != .style, body.kind != .modifier else { return nil }
    left = Self.limit
    let items = items(of: engine.rootViews(of: body, in: file).map { ViewReference(file: file, index: $0) })
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

  /// What is heard of a view, asked from outside.
  public func heard(_ view: ViewReference) -> [TranscriptItem] {
    left = Self.limit
    return items(of: view)
  }

  /// What is heard of a view with its modifiers.
  func items(of view: ViewReference) -> [TranscriptItem] {
    let node = view.node
    guard node.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform]) else { return [] }
    guard left > 0 else { return [gap(view, "more than is read at once")] }
    left -= 1
    guard depth < Self.depthLimit else { return [gap(view, "more than is read at once")] }
    depth += 1
    defer { depth -= 1 }
    let modifiers = node.modifiers.isEmpty ? [] : engine.appliedModifiers(of: view)
    return applied(modifiers, of: view, to: isSilent(modifiers) ? [] : content(of: view))
  }

  /// Whether a view is hidden whatever happens, so that nobody has to look what it holds.
  private func isSilent(_ modifiers: [AppliedModifier]) -> Bool {
    modifiers.contains { modifier in
      guard !modifier.use.isConditional else { return false }
      func argument() -> NodeID? { modifier.file.tree.argument(of: modifier.use.call, label: nil) }
      switch modifier.use.known {
      case .hidden: return argument() == nil
      case .accessibilityHidden:
        guard let argument = argument(), case .bool(true) = engine.evaluator.value(of: argument, in: modifier.scope)
        else {
          return false
        }
        return true
      case .opacity:
        return argument().map { engine.evaluator.value(of: $0, in: modifier.scope).number == 0 } ?? false
      default: return false
      }
    }
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

  func children(of view: ViewReference, where isWanted: (ViewNode) -> Bool) -> [ViewReference] {
    var result: [ViewReference] = []
    var child = view.index + 1
    while child < view.node.end {
      let node = view.file.views[Int(child)]
      if isWanted(node) { result.append(ViewReference(file: view.file, index: child, frame: view.frame)) }
      child = node.end
    }
    return result
  }

  func items(of views: [ViewReference]) -> [TranscriptItem] {
    var result: [TranscriptItem] = []
    for view in views {
      // What is left out is told once, however many views follow.
      let isLast = left <= 0
      result += items(of: view)
      if isLast { break }
    }
    return sorted(result)
  }

  /// What is heard of a view without its modifiers.
  private func content(of view: ViewReference) -> [TranscriptItem] {
    let node = view.node
    switch node.kind {
    case .choice: return choice(view)
    case .concatenation:
      let text = concatenated(view)
      return text.isBlank ? [] : [TranscriptItem(element(view, .words(text)))]
    case .opaque: return opaque(view)
    case .base: return given(to: view) ?? [gap(view, "content passed by the caller")]
    case .reference: return reference(view)
    case .use: return use(view)
    }
  }

  private func use(_ view: ViewReference) -> [TranscriptItem] {
    let tree = view.file.tree
    let node = view.node
    if let given = project.given(node, in: view.file) { return described(view, given) }
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
    case .Table: return table(view)
    case .List, .Form:
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
    if known.isRemoteImage {
      // A decorative one becomes a stop only by a label.
      if project.packageView(node, in: view.file)?.isSilent == true, !engine.name(of: view).isExplicit { return [] }
      return [TranscriptItem(element(view, .none, .image))]
    }
    if known.isShape { return [] }
    if known.isContainer || known.isView {
      return items(of: children(of: view, [.content, .header, .footer, .actions, .custom, .label]))
    }
    return [gap(view, known.text)]
  }
}
