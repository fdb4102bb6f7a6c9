// The accessible-name computation for SwiftUI: what VoiceOver would say for a view, followed through labels, slots,
// alternatives and the project's own components. Unknown stays unknown.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Computes accessible names across files. Belongs to one file's model and one thread; what it
/// has worked out about a view it keeps.
public final class NameEngine {
  public let project: Project
  /// Whether a configuration says something of views.
  private let hasConfigured: Bool
  let evaluator: Evaluator
  let binder: Binder
  /// Components are followed this often for one name: those that hold several others each make a tree that grows by a
  /// power of the depth. Measured over the apps of the rulers: from here on no finding becomes another one.
  static let expansionLimit = 120
  @exclusivity(unchecked) var expansionsLeft = NameEngine.expansionLimit
  /// Views that may still be read for what they let people do, over the whole file.
  @exclusivity(unchecked) var actionReadsLeft = 100_000
  /// Components are followed this deep.
  static let depthLimit = 8
  /// Modifiers of one view, those behind the project's own included, from which on no more are looked into.
  static let appliedLimit = 256

  /// What components and modifiers of the project's own stand for, as other files on the same thread found out.
  let components: KnownComponents
  @exclusivity(unchecked) private var nameCache: [ViewKey: (name: ElementName, resting: Resting)] = [:]
  /// What is known with all uses, where only some of them count here.
  private let whole: NameEngine?
  /// The controls below the view that was asked for last, see `controls(below:before:)`.
  @exclusivity(unchecked) var lastControls: (file: FileViews?, view: Int32, modifier: Int32, found: [InnerControl]) =
    (nil, -1, -1, [])
  /// Properties of which is known whether they are handed Reduce Motion, see `isHanded(_:)`.
  @exclusivity(unchecked) var handedMotion: [MemberReference: Bool] = [:]
  /// Where modifiers of the project put what they are handed, see `slot(of:)`.
  @exclusivity(unchecked) var handedSlots: [HandedKey: Slot?] = [:]
  /// Modifiers of the project that are being followed, so that one that applies itself ends.
  @exclusivity(unchecked) var following: [MemberReference] = []

  /// A view of a file.
  struct ViewKey: Hashable {
    var file: ObjectIdentifier
    var index: Int32

    fileprivate var mixed: UInt64 {
      UInt64(truncatingIfNeeded: UInt(bitPattern: file)) ^ UInt64(UInt32(bitPattern: index)) << 36
    }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A view of a file as it is seen through a call.
  struct CalledViewKey: Hashable {
    var view: ViewKey
    var frame: ObjectIdentifier

    private var mixed: UInt64 {
      view.mixed ^ UInt64(truncatingIfNeeded: UInt(bitPattern: frame)) &* 0xC2B2_AE3D_27D4_EB4F
    }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// Whether sizes are told with their arithmetic; only where somebody asks.
  public var notesSizes = false

  /// See `standsForSystems(_:_:)`.
  @exclusivity(unchecked) private var standIns: [TypeReference: Bool] = [:]
  /// What names of the system's mean in the file that was asked about first.
  @exclusivity(unchecked) private var namesakes: (file: FileViews?, types: [Name: TypeReference?]) = (nil, [:])

  public init(project: Project, facts: ProjectFacts = ProjectFacts()) {
    self.project = project
    hasConfigured = project.hasConfigured
    binder = Binder(project: project)
    evaluator = Evaluator(project: project, facts: facts)
    components = KnownComponents.of(facts)
    whole = nil
  }

  /// For the same project with fewer uses: they decide nothing of which modifiers stand on a view, and of what a component
  /// is made.
  init(_ engine: NameEngine, withFewerUses project: Project) {
    self.project = project
    hasConfigured = project.hasConfigured
    binder = Binder(project: project)
    evaluator = Evaluator(project: project, facts: ProjectFacts(withFewerUsesThan: engine.evaluator.facts))
    components = engine.components
    whole = engine.whole ?? engine
  }

  /// What a view is known as; `.other` when the project's own type of that name is meant.
  public func known(_ view: ViewNode, in file: FileViews) -> Known {
    // Nearly all are the system's, under names that nobody else has.
    switch view.known {
    case .other, .AsyncImage: break
    default: if !hasConfigured, !project.shadows(view.known) { return view.known }
    }
    if view.kind == .use, let given = project.configured(view.name) { return given.known ?? .other }
    if view.mayBeOfPackage { return project.packageView(view, in: file)?.known ?? .other }
    guard project.shadows(view.known) else { return view.known }
    // `SwiftUI.Form` in a project that has a `Form` of its own.
    if view.qualifier.exists, Known(view.qualifier) == .SwiftUI { return view.known }
    guard view.kind == .use, let own = typeNamedAsSystems(view.name, from: file) else { return view.known }
    guard !standsForSystems(own, view.known) else { return view.known }
    // A nested type hides the system's only inside its own enclosing type, extensions included.
    let parent = project.type(own).parent
    guard parent >= 0 else { return .other }
    let outer = project.files[Int(own.file)].types[Int(parent)].name
    var type = file.bodies[Int(view.body)].owner
    while type >= 0 {
      if file.types[Int(type)].name == outer { return .other }
      type = file.types[Int(type)].parent
    }
    return view.known
  }

  /// Whether a type of the project's own under a name of the system's is no view, so that the system's is meant among
  /// views, or does nothing but show the system's.
  private func standsForSystems(_ own: TypeReference, _ known: Known) -> Bool {
    if let answer = standIns[own] { return answer }
    standIns[own] = !mayBeView(own) || showsSystems(own, known)
    return standIns[own]!
  }

  /// Whether a type may be a view, by what it and its extensions conform to: a protocol of the project may be one of views.
  /// A class is UIKit's or a model.
  private func mayBeView(_ type: TypeReference) -> Bool {
    let declared = project.type(type)
    if declared.kind == .classDecl { return false }
    let home = project.files[Int(type.file)]
    return project.declarations(ofType: declared.name, from: home).contains { part in
      project.type(part).inheritedNames.contains { name in
        switch Known(name) {
        case .View, .Shape, .InsettableShape, .UIViewRepresentable, .UIViewControllerRepresentable,
          .NSViewRepresentable,
          .NSViewControllerRepresentable, .Scene, .Widget, .ToolbarContent, .MapContent, .ChartContent, .TabContent:
          true
        case .other: project.declaresType(name)
        default: false
        }
      }
    }
  }

  /// `SwiftUI.Section(content: content)` and no more.
  private func showsSystems(_ type: TypeReference, _ known: Known) -> Bool {
    let home = project.files[Int(type.file)]
    guard let member = body(named: Name("body"), ofType: type, from: home, where: { $0.kind == .body }),
      project.file(member) === home
    else { return false }
    let roots = rootViews(of: home.bodies[Int(project.member(member).body)], in: home)
    guard roots.count == 1 else { return false }
    let root = home.views[Int(roots[0])]
    return root.kind == .use && root.known == known && Known(root.qualifier) == .SwiftUI && root.modifiers.isEmpty
  }

  /// The project's own type that a name of the system's means in a file. Kept for one file: each of its views asks.
  private func typeNamedAsSystems(_ name: Name, from file: FileViews) -> TypeReference? {
    guard namesakes.file == nil || namesakes.file === file else { return project.type(named: name, from: file) }
    if let known = namesakes.types[name] { return known }
    let found = project.type(named: name, from: file)
    namesakes.file = file
    namesakes.types[name] = .some(found)
    return found
  }

  /// The name of a view.
  public func name(of view: ViewReference, depth: Int = 0) -> ElementName {
    guard depth < Self.depthLimit * 8 else { return ElementName(.unknown("nested too deeply")) }
    let key = view.frame == nil && depth < 16 ? ViewKey(file: ObjectIdentifier(view.file), index: view.index) : nil
    guard let key else { return findName(of: view, depth: depth) }
    if let known = nameCache[key], evaluator.takes(known.resting, isOfAll: false) { return known.name }
    if let known = whole?.nameCache[key], evaluator.takes(known.resting, isOfAll: true) { return known.name }
    let start = evaluator.beginQuestion()
    let name = findName(of: view, depth: depth)
    let resting = evaluator.endQuestion(start, in: view.scope)
    // What was cut short may be known when it is asked for on its own.
    if expansionsLeft > 0 || depth == 0 { nameCache[key] = (name, resting) }
    return name
  }

  private func findName(of view: ViewReference, depth: Int) -> ElementName {
    if depth == 0 { expansionsLeft = Self.expansionLimit }
    return explicitLabel(of: view, depth: depth) ?? spokenContent(of: view, depth: depth)
  }

  private func spokenContent(of view: ViewReference, depth: Int) -> ElementName {
    let content = contentName(of: view, depth: depth)
    guard !view.node.modifiers.isEmpty, takesLayers(view) else { return content }
    let layers = children(of: view).filter { view.file.views[Int($0)].slotModifier >= 0 }
    if layers.isEmpty { return content }
    return combine([content] + layers.map { joined([$0], view: view, depth: depth) })
  }

  /// Whether the words in an overlay or background are read with the view: they are unless it is a control, which is an
  /// element of its own, or a container, whose children are joined anyway.
  private func takesLayers(_ view: ViewReference) -> Bool {
    switch view.node.kind {
    case .reference, .base, .opaque: return true
    case .choice, .concatenation: return false
    case .use: break
    }
    let known = known(view.node, in: view.file)
    return known == .other || known == .Text || known == .Image || known.isShape || known.isRemoteImage
  }

  /// Words, or nothing when they are blank.
  private func unlessBlank(_ words: AccessibleName) -> AccessibleName {
    if case .text(let text) = words, text.isBlank { return .none }
    return words
  }

  // MARK: Accessibility labels

  /// The outermost accessibility label on a view, own modifiers of the project followed, or on a group around it, which
  /// hands it on to each view inside; nil when there is none.
  public func explicitLabel(of view: ViewReference, depth: Int = 0) -> ElementName? {
    labelWritten(on: view, depth: depth) ?? labelOfGroup(around: view, depth: depth)
  }

  /// The label of the nearest `Group` around a view: a group is no view of its own, and what is put on it is put on each
  /// of those in it.
  private func labelOfGroup(around view: ViewReference, depth: Int) -> ElementName? {
    var node = view.node
    while node.parent >= 0, node.slotModifier < 0, node.slot == .content || node.slot == .root {
      let index = node.parent
      node = view.file.views[Int(index)]
      switch node.kind {
      case .choice: continue
      case .use where known(node, in: view.file) == .Group:
        let group = ViewReference(file: view.file, index: index, frame: view.frame)
        if let label = labelWritten(on: group, depth: depth) { return label }
      default: return nil
      }
    }
    return nil
  }

  private func labelWritten(on view: ViewReference, depth: Int) -> ElementName? {
    guard mayApply(view, Self.mayLabel) else { return nil }
    for applied in appliedModifiers(of: view, depth: depth).reversed() {
      let tree = applied.file.tree
      let call = applied.use.call
      switch applied.use.known {
      case .accessibilityLabel:
        if let closure = slotName(of: view, applied: applied, depth: depth) { return closure }
        guard let argument = tree.argument(of: call, label: nil) ?? tree.argument(of: call, label: "label") else {
          return explicit(.runtime(""), applied, "accessibilityLabel", "provided by a closure")
        }
        if applied.use.isConditional || tree.argument(of: call, label: "isEnabled") != nil {
          return explicit(.runtime(""), applied, "accessibilityLabel", "on a condition")
        }
        return explicit(words(of: argument, in: applied.scope), applied, "accessibilityLabel", nil)
      case .accessibility:
        guard let argument = tree.argument(of: call, label: "label") else { continue }
        return explicit(words(of: argument, in: applied.scope), applied, "accessibility(label:)", nil)
      case .accessibilityLabeledPair:
        return explicit(.runtime(""), applied, "accessibilityLabeledPair", "named by its pair")
      case .accessibilityRepresentation:
        return explicit(.unknown("accessibilityRepresentation"), applied, "accessibilityRepresentation", "replaced")
      default: continue
      }
    }
    return nil
  }

  private static func mayLabel(_ known: Known) -> Bool {
    switch known {
    case .accessibilityLabel, .accessibility, .accessibilityLabeledPair, .accessibilityRepresentation: true
    default: false
    }
  }

  private func slotName(of view: ViewReference, applied: AppliedModifier, depth: Int) -> ElementName? {
    guard applied.file === view.file, applied.file.tree.trailingClosure(of: applied.use.call, label: nil) != nil else {
      return nil
    }
    return explicit(.runtime(""), applied, "accessibilityLabel", "provided by a closure")
  }

  private func explicit(
    _ name: AccessibleName, _ applied: AppliedModifier, _ source: String, _ result: String?
  ) -> ElementName {
    var element = ElementName(name)
    element.isExplicit = true
    if case .text(let text) = name, text.isBlank {
      element.name = .none
      element.isEmptyLabel = true
    }
    element.derivation = Derivation(
      after: nil, source: source, result: result, of: element.name, at: applied.use.nameToken, in: applied.file)
    return element
  }

  /// What an expression gives as words.
  public func words(of expression: NodeID, in scope: Scope) -> AccessibleName {
    let values = evaluator.value(of: expression, in: scope).alternatives
    var texts: [String] = []
    for value in values {
      switch value {
      case .string(let text): texts.append(translated(text, in: scope.file))
      case .interpolated(let text): return .runtime(text)
      default: return .runtime("")
      }
    }
    guard let first = texts.first else { return .runtime("") }
    if texts.count == 1 { return .text(first) }
    // An empty alternative leaves the element nameless part of the time; rules on wording look at the alternatives.
    return texts.allSatisfy { $0.isEmpty } ? .text("") : .runtime(texts.joined(separator: AccessibleName.separator))
  }

  /// The words that a string table gives for a key; other texts as they are.
  func translated(_ text: String, in file: FileViews) -> String {
    guard !project.strings.isEmpty, let entry = project.strings.entry(text, near: file), !entry.text.isEmpty else {
      return text
    }
    return entry.text
  }

  // MARK: Content

  private func contentName(of view: ViewReference, depth: Int) -> ElementName {
    let node = view.node
    switch node.kind {
    case .choice: return choiceName(of: view, depth: depth)
    case .concatenation: return joined(children(of: view), view: view, depth: depth)
    case .opaque: return opaqueName(of: view)
    case .base: return baseName(of: view, depth: depth)
    case .reference: return referenceName(of: view, depth: depth)
    case .use: break
    }
    if let given = project.given(node, in: view.file) { return givenName(of: view, given) }
    let known = known(node, in: view.file)
    switch known {
    case .Text: return textName(of: view)
    case .Image: return imageName(of: view)
    case .Label: return labelName(of: view, depth: depth)
    case .other: return componentName(of: view, depth: depth)
    case .Spacer, .Divider, .EmptyView: return ElementName(.none)
    case .Marker, .Annotation: return titleName(of: view) ?? ElementName(.none)
    case .Section: return joined(children(of: view), view: view, depth: depth)
    case .ContentUnavailableView, .ToolbarItem, .ToolbarItemGroup, .LabeledContent:
      return titleName(of: view) ?? joined(children(of: view), view: view, depth: depth)
    case .Tab: return tabName(of: view, depth: depth)
    case .Canvas, .Chart, .Map, .WebView, .SpriteView, .SceneView, .RealityView:
      return step(ElementName(.none), view, known.text, "no label")
    default: break
    }
    if known.isShape { return ElementName(.none) }
    // A loaded picture has not even a file name.
    if known.isRemoteImage {
      let source = view.file.tree.string(of: node.nameToken)
      return step(ElementName(.none), view, source, "an image without text")
    }
    if let control = known.control { return controlName(of: view, control: control, depth: depth) }
    return joined(children(of: view), view: view, depth: depth)
  }

  /// The name of a view that the configuration describes.
  private func givenName(of view: ViewReference, _ given: GivenComponent) -> ElementName {
    let tree = view.file.tree
    let isConfigured = project.components[view.node.name] != nil
    let source = tree.string(of: view.node.nameToken) + (isConfigured ? ", as configured" : ", as its package says")
    switch given.name {
    case .unknown: return ElementName(.unknown("\(tree.string(of: view.node.nameToken)) could not be resolved"))
    case .own: return step(ElementName(.runtime("")), view, source, "names itself")
    case .none: return step(ElementName(.none), view, source, "decoration")
    case .argument(let label):
      let arguments = tree.children(view.node.expression).dropFirst().filter { tree.kind($0) == .argument }
      let found = arguments.first { tree.label(of: $0).map(tree.name(of:)) == label }
      let argument = found.map(tree.lastChild)
      guard let argument else { return step(ElementName(.none), view, source, "no argument for its name") }
      return step(ElementName(unlessBlank(words(of: argument, in: view.scope))), view, source)
    }
  }

  func step(
    _ name: ElementName, _ view: ViewReference, _ source: String, _ result: String? = nil, image: Bool = false
  ) -> ElementName {
    var name = name
    name.derivation = Derivation(
      after: name.derivation, source: source, result: result, of: name.name, at: view.node.nameToken, in: view.file)
    if image { name.hasImage = true }
    if image, name.pictures.isEmpty, name.name.isProvedWordless { name.pictures = [.other] }
    return name
  }

  private func textName(of view: ViewReference) -> ElementName {
    let tree = view.file.tree
    let call = view.node.expression
    guard let argument = tree.argument(of: call, label: nil) ?? tree.argument(of: call, label: "verbatim") else {
      return step(ElementName(.runtime("")), view, "Text")
    }
    // An image among words is read as it is elsewhere.
    if tree.isImage(argument) {
      if let symbol = symbolName(of: argument, in: view.scope) {
        return step(symbol, view, "Text(Image(systemName:))", image: true)
      }
      return imageName(ofCall: argument, in: view.scope, shownBy: view)
    }
    let source = isCount(argument, tree) ? Self.countSource : "Text"
    return step(ElementName(unlessBlank(words(of: argument, in: view.scope))), view, source)
  }

  /// The source of a step for a text that is a bare number, such as the badge on a cart.
  public static let countSource = "Text of a count"

  /// Whether a string is nothing but one interpolated count: `"\(items.count)"`.
  private func isCount(_ argument: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(argument) == .stringLiteral else { return false }
    let parts = tree.children(argument)
    guard parts.count == 1, tree.kind(parts[0]) == .interpolation else { return false }
    let value = tree.firstChild(parts[0])
    guard value.exists else { return false }
    let expression = tree.lastChild(value)
    guard tree.kind(expression) == .memberExpr || tree.kind(expression) == .identifierExpr else { return false }
    let text = tree.mainText(expression)
    return text.elementsEqual("count".utf8) || text.suffix(5).elementsEqual("Count".utf8)
  }

  private func imageName(of view: ViewReference) -> ElementName {
    imageName(ofCall: view.node.expression, in: view.scope, shownBy: view)
  }

  /// What an image is named that a call makes, perhaps in a constant that a view shows.
  func imageName(ofCall call: NodeID, in scope: Scope, shownBy view: ViewReference) -> ElementName {
    let tree = scope.file.tree
    if let label = tree.argument(of: call, label: "label") {
      return step(ElementName(words(of: label, in: scope)), view, "Image label", image: true)
    }
    if tree.argument(of: call, label: "decorative") != nil {
      return step(ElementName(.none), view, "Image(decorative:)", "nothing", image: true)
    }
    if let symbol = symbolName(of: call, in: scope) {
      let source = tree.argument(of: call, label: "systemName") != nil ? "Image(systemName:)" : "Image(systemSymbol:)"
      return step(symbol, view, source, image: true)
    }
    if let asset = tree.argument(of: call, label: nil) {
      // A picture whose name is a key of the string table is named by that text.
      // Catalogues may hold the empty key; a name made at run time is none.
      let file = firstText(asset, scope)
      if !file.isEmpty, !project.strings.isEmpty, let entry = project.strings.entry(file, near: scope.file) {
        let words: AccessibleName = entry.text.isEmpty ? .runtime("") : .text(entry.text)
        return step(ElementName(words), view, "Image, named by the string table", image: true)
      }
      // `Image(.deleteIcon)`: the symbol is generated from the picture's name, by which it is read.
      let isGenerated = file.isEmpty && tree.kind(asset) == .implicitMemberExpr
      var shown = ElementName(.file(isGenerated ? ".\(tree.text(asset))" : file))
      shown.isReadByFile = true
      return step(shown, view, "Image", image: true)
    }
    if let first = tree.children(call).dropFirst().first, tree.kind(first) == .argument,
      let label = tree.label(of: first), !Self.imageLabels.contains(tree.name(of: label))
    {
      let name = ownImageName(of: call, label: tree.name(of: label), in: scope, shownBy: view)
      return step(name, view, "Image(\(tree.string(of: label)):)", image: true)
    }
    return step(ElementName(.file("")), view, "Image", image: true)
  }

  /// The text of a literal, or of the first alternative that is one.
  func firstText(_ node: NodeID, _ scope: Scope) -> String {
    for value in evaluator.value(of: node, in: scope).alternatives {
      if case .string(let text) = value { return text }
    }
    return ""
  }

  private func labelName(of view: ViewReference, depth: Int) -> ElementName {
    if let title = titleName(of: view) ?? ownTitleName(of: view) { return title }
    let titles = children(of: view).filter { view.file.views[Int($0)].slot == .label }
    return joined(titles, view: view, depth: depth)
  }

  private static let titleLabels = [Name("titleKey"), Name("title"), Name("label")]

  /// The title a call is given: its first argument without a label, or a labelled one that by its name is the title.
  public func titleArgument(of view: ViewReference) -> NodeID? {
    let tree = view.file.tree
    let call = view.node.expression
    guard tree.kind(call) == .callExpr, let first = tree.children(call).dropFirst().first,
      tree.kind(first) == .argument
    else { return nil }
    let value = tree.lastChild(first)
    guard tree.kind(value) != .closureExpr else { return nil }
    guard let label = tree.label(of: first) else { return value }
    let name = tree.name(of: label)
    return Self.titleLabels.contains(name) ? value : nil
  }

  private func titleName(of view: ViewReference) -> ElementName? {
    guard let value = titleArgument(of: view) else { return nil }
    let tree = view.file.tree
    // A configuration is no title: `ProgressView(configuration)`, `Button(configuration)`.
    if tree.known(value) == .configuration { return ElementName(.unknown("a style's configuration")) }
    let source = tree.label(of: tree.children(view.node.expression)[1]) == nil ? " title" : " label"
    return step(ElementName(unlessBlank(words(of: value, in: view.scope))), view, view.node.known.text + source)
  }

  /// The words of `Label(localized: x, systemImage: "y")`, an initialiser that the system does not have: somebody has added
  /// it, and hands its first value on as the title.
  private func ownTitleName(of view: ViewReference) -> ElementName? {
    let tree = view.file.tree
    guard tree.kind(view.node.expression) == .callExpr,
      let first = tree.children(view.node.expression).dropFirst().first, tree.kind(first) == .argument,
      let label = tree.label(of: first), !Self.labelParts.contains(tree.name(of: label))
    else { return nil }
    let value = tree.lastChild(first)
    guard tree.kind(value) != .closureExpr else { return nil }
    let words = words(of: value, in: view.scope)
    let name = words.isProvedWordless ? .unknown("an initializer of the project") : words
    return step(ElementName(name), view, "Label \(tree.string(of: label))")
  }

  /// What the system's initialisers of labels call their parts.
  private static let labelParts = Set(["title", "icon", "systemImage", "image"].map { Name($0) })

  private func tabName(of view: ViewReference, depth: Int) -> ElementName {
    if let title = titleName(of: view) { return title }
    if view.file.tree.argument(of: view.node.expression, label: "role") != nil {
      return step(ElementName(.runtime("")), view, "Tab(role:)", "named by the system")
    }
    let labels = children(of: view).filter { view.file.views[Int($0)].slot == .label }
    return joined(labels, view: view, depth: depth)
  }

  private func controlName(of view: ViewReference, control: ControlRow, depth: Int) -> ElementName {
    let node = view.node
    if control.hasTitle, let title = titleName(of: view) { return title }
    let all = children(of: view)
    let labels = all.filter { view.file.views[Int($0)].slot == .label }
    if !labels.isEmpty {
      var name = joined(labels, view: view, depth: depth)
      if case .none = name.name { name = step(name, view, node.known.text, "no text in its label") }
      return name
    }
    if control.isSystemNamed { return step(ElementName(.runtime("")), view, node.known.text, "named by the system") }
    if hasUnreadLabel(view) { return ElementName(.unknown("its label is created elsewhere")) }
    if let own = ownButtonName(of: view, depth: depth) { return own }
    switch node.known {
    case .ShareLink:
      return step(ElementName(.text("Share")), view, "ShareLink", "named by the system")
    case .ProgressView where view.file.tree.argument(of: node.expression, label: "value") == nil:
      return step(ElementName(.runtime("")), view, "ProgressView", "named by the system")
    case .Button, .Menu:
      // `Button(role: .close) { }` without a label is named by its role (iOS 26).
      if view.file.tree.argument(of: node.expression, label: "role") != nil {
        return step(ElementName(.runtime("")), view, "Button(role:)", "named by the system")
      }
      return step(ElementName(.none), view, node.known.text, "no label")
    default: return step(ElementName(.none), view, node.known.text, "no label")
    }
  }

  /// Whether a label is given in a form that holds no views we can read (`label: makeLabel`, `Button(action:label:)` with names).
  private func hasUnreadLabel(_ view: ViewReference) -> Bool {
    let tree = view.file.tree
    let call = view.node.expression
    if let label = tree.argument(of: call, label: "label") {
      return tree.kind(label) != .closureExpr || !tree.isEmptyClosure(label)
    }
    if let closure = tree.trailingClosure(of: call, label: "label") { return !tree.isEmptyClosure(closure) }
    guard let closure = tree.trailingClosure(of: call, label: nil) else { return false }
    switch view.node.known {
    case .Button:
      let isLabel = tree.argument(of: call, label: "action") != nil || tree.argument(of: call, label: "intent") != nil
      return isLabel && !tree.isEmptyClosure(closure)
    case .Slider, .Stepper, .Picker, .Menu, .DisclosureGroup: return false
    default: return !tree.isEmptyClosure(closure)
    }
  }

  private func opaqueName(of view: ViewReference) -> ElementName {
    ElementName(.unknown("it is made by code that could not be resolved"))
  }

  // MARK: Joining

  /// The direct children of a view that are read as part of it.
  public func children(of view: ViewReference) -> [Int32] {
    var result: [Int32] = []
    let node = view.node
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      if next.slot.isSpoken, next.slot != .placeholder,
        next.slot != .custom || slot(of: ViewReference(file: view.file, index: child)).isSpoken
      {
        result.append(child)
      }
      child = next.end
    }
    return result
  }

  private func joined(_ views: [Int32], view: ViewReference, depth: Int) -> ElementName {
    if views.count == 1 { return combined(name(ofPart: views[0], of: view, depth: depth)) }
    return views.isEmpty ? ElementName(.none) : combine(views.map { name(ofPart: $0, of: view, depth: depth) })
  }

  private func name(ofPart child: Int32, of view: ViewReference, depth: Int) -> ElementName {
    let reference = ViewReference(file: view.file, index: child, frame: view.frame)
    if isHidden(reference, depth: depth) {
      var hidden = hiddenName(of: reference, depth: depth)
      hidden.hasImage = view.file.views[Int(child)].known == .Image
      return step(hidden, reference, view.file.views[Int(child)].known.text, "hidden")
    }
    let name = name(of: reference, depth: depth + 1)
    // What lies behind a view is there to be seen; a background that cannot be followed holds no words.
    let slot = view.file.views[Int(child)].slot
    if case .unknown = name.name, slot == .background || slot == .mask { return ElementName(.none) }
    return name
  }

  /// What is left of a hidden view: overlays and backgrounds put on it after it was hidden, as in
  /// `layout.hidden().overlay { content }`.
  func hiddenName(of view: ViewReference, depth: Int) -> ElementName {
    let hiding = view.node.modifiers.filter {
      let use = view.file.modifiers[Int($0)]
      return use.known == .hidden || use.known == .accessibilityHidden || use.known == .accessibility
    }
    guard let last = hiding.last, depth < Self.depthLimit * 4 else { return ElementName(.none) }
    let layers = children(of: view).filter {
      let child = view.file.views[Int($0)]
      return child.slot.isLayer && child.slotModifier > last
    }
    return layers.isEmpty ? ElementName(.none) : joined(layers, view: view, depth: depth + 1)
  }

  /// The name of a view as part of a larger one, in which it may be hidden.
  func partName(of view: ViewReference, depth: Int) -> ElementName {
    isHidden(view, depth: depth) ? hiddenName(of: view, depth: depth) : name(of: view, depth: depth + 2)
  }

  /// Joins the names of views that are read together.
  func combine(_ names: [ElementName]) -> ElementName {
    if names.count == 1 { return combined(names[0]) }
    var words: [String] = []
    var isRuntime = false
    var unknown: ElementName?
    var picture: ElementName?
    var result = ElementName(.none)
    var derivations: [Derivation] = []
    for name in names {
      result.hasImage = result.hasImage || name.hasImage
      result.isReadByFile = result.isReadByFile || name.isReadByFile
      if !name.pictures.isEmpty { result.pictures += name.pictures }
      if let derivation = name.derivation { derivations.append(derivation) }
      switch name.name {
      case .text(let text): if !text.isBlank { words.append(text) }
      case .runtime(let text):
        isRuntime = true
        if !text.isEmpty { words.append(text) }
      case .unknown: unknown = unknown ?? name
      case .symbol, .file: picture = picture ?? name
      case .none: break
      }
    }
    result.derivation = .joined(derivations, each: Self.stepsOfEach)
    if isRuntime {
      result.name = .runtime(words.joined(separator: ", "))
    } else if !words.isEmpty {
      result.name = .text(words.joined(separator: ", "))
    } else if let unknown {
      result.name = unknown.name
    } else if let picture {
      result.name = picture.name
    }
    let spoken = names.filter { !$0.name.isProvedWordless }
    if spoken.count == 1 { result.pictureInstead = spoken[0].pictureInstead }
    return result
  }

  /// The same of one name alone.
  private func combined(_ name: ElementName) -> ElementName {
    var isBlank = false
    if case .text(let text) = name.name { isBlank = text.isBlank }
    let isLong = (name.derivation?.count ?? 0) > Self.stepsOfEach
    // Nearly every name stays as it is.
    guard isBlank || isLong || name.isExplicit || name.isEmptyLabel else { return name }
    var result = name
    if let all = result.derivation { result.derivation = .joined([all], each: Self.stepsOfEach) }
    (result.isExplicit, result.isEmptyLabel) = (false, false)
    if isBlank { result.name = .none }
    return result
  }

  /// Of each of several names so many steps are kept.
  private static let stepsOfEach = 6

  /// The best of the alternatives: an element counts as nameless only when no alternative gives it words.
  private func choiceName(of view: ViewReference, depth: Int) -> ElementName {
    var branches: [(number: Int16, views: [Int32])] = []
    for child in children(of: view) {
      let number = view.file.views[Int(child)].branch
      // They stand one behind the other.
      if let known = branches.lastIndex(where: { $0.number == number }) {
        branches[known].views.append(child)
      } else {
        branches.append((number, [child]))
      }
    }
    branches.sort { $0.number < $1.number }
    if let shown = casesShown(by: view) { branches.removeAll { !shown.contains(Int($0.number)) } }
    var names = branches.map { joined($0.views, view: view, depth: depth) }
    if names.contains(where: \.hasImage) {
      // A spinner in place of a picture says that one has to wait, and nothing of what the picture stands for.
      let shown = zip(branches, names).filter { branch, _ in !branch.views.allSatisfy { isSpinner($0, in: view) } }
      if shown.contains(where: { $0.1.hasImage }) { names = shown.map(\.1) }
    }
    guard var best = names.first else { return ElementName(.none) }
    guard names.count > 1 else { return best }
    for name in names.dropFirst() where rank(name.name) > rank(best.name) { best = name }
    if let runtime = oneOf(names) { best.name = runtime }
    if best.name.hasWords { best.pictureInstead = Self.pictureInstead(names) }
    best.hasImage = names.contains(where: \.hasImage)
    best.isReadByFile = names.contains(where: \.isReadByFile)
    best.pictures = names.flatMap(\.pictures)
    return best
  }

  /// The picture of a branch that has nothing else.
  private static func pictureInstead(_ names: [ElementName]) -> AccessibleName? {
    for name in names {
      if let deeper = name.pictureInstead { return deeper }
      if name.hasImage, name.name.isProvedWordless, !name.isExplicit { return name.name }
    }
    return nil
  }

  /// The words of which one is read, where all of the alternatives are literals and not all the same.
  private func oneOf(_ names: [ElementName]) -> AccessibleName? {
    var literals: [String] = []
    for name in names {
      guard case .text(let text) = name.name else { return nil }
      literals.append(text)
    }
    return Set(literals).count > 1 ? .runtime(literals.joined(separator: AccessibleName.separator)) : nil
  }

  /// Whether a view turns until something is done, without words.
  private func isSpinner(_ index: Int32, in choice: ViewReference) -> Bool {
    let view = ViewReference(file: choice.file, index: index, frame: choice.frame)
    guard view.node.kind == .use, known(view.node, in: view.file) == .ProgressView else { return false }
    let tree = view.file.tree
    let call = view.node.expression
    return tree.kind(call) == .callExpr
      && !tree.children(call).dropFirst().contains { tree.kind($0) != .closureSignature }
  }

  private func rank(_ name: AccessibleName) -> Int {
    switch name {
    case .text: 5
    case .runtime: 4
    case .unknown: 3
    case .symbol: 2
    case .file: 1
    case .none: 0
    }
  }

  /// Whether a view's own modifiers hide it, by a literal.
  public func isHidden(_ view: ViewReference, depth: Int = 0) -> Bool {
    guard mayApply(view, { $0 == .hidden || $0 == .accessibilityHidden || $0 == .accessibility }) else { return false }
    for applied in appliedModifiers(of: view, depth: depth) where !applied.use.isConditional {
      switch applied.use.known {
      case .hidden: return true
      case .accessibilityHidden:
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { return true }
        if case .bool(true) = evaluator.value(of: argument, in: applied.scope) { return true }
      case .accessibility:
        if let argument = applied.file.tree.argument(of: applied.use.call, label: "hidden"),
          case .bool(true) = evaluator.value(of: argument, in: applied.scope)
        {
          return true
        }
      default: break
      }
    }
    return false
  }
}
