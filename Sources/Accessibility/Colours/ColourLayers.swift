// What lies behind each view of a file, and in which colour it is drawn: kept as chains of layers that views share, made
// in one sweep from the top. Nothing is resolved before a rule asks for the colours of a view.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A modifier whose argument is a colour, with the place where the argument is to be read.
struct ColourSource {
  var use: ViewModifierUse
  var scope: Scope
  /// Index of the view in the swept file on which it takes effect.
  var owner: Int32
  /// Whether it may not apply.
  var isConditional: Bool
  /// The branches that it stands in, see `AppliedModifier`.
  var branches: [AppliedBranch] = []
}

/// One thing that lies behind a view.
enum ColourLayer {
  /// `.background(colour)`.
  case fill(Int)
  /// `.listRowBackground(colour)`: it takes the place of the row's own colour, so that what shines through is the list's.
  case row(Int)
  /// A colour, shape or gradient that is drawn.
  case surface(ViewReference)
  /// The same behind a row, in place of the row's own colour.
  case rowSurface(ViewReference)
  /// Everything is faded by the argument of the source.
  case opacity(Int)
  /// Everything is shown in one appearance only.
  case scheme(isDark: Bool)
  /// What the system draws behind a screen, a row or a sheet.
  case platform(ResolvedColour)
  /// The fill of a prominent button, in the tint that holds there.
  case tintFill(Int)
  /// The same where no tint is set in the body of this number: the accent color, unless a use of it sets one.
  case accentFill(Int32)
  /// The top of what makes a body, with the body or -1: what lies behind depends on its uses.
  case open(Int32)
  case unknown
}

/// In which colour something is drawn.
enum ForegroundState: Equatable {
  /// None is set: the label colour.
  case automatic
  /// None is set on a control: the tint.
  case tint(Int)
  /// None is set: what the system takes for headers, for labels of rows, in bars, menus and pickers.
  case system
  /// White on the fill of a prominent button.
  case onFill
  case source(Int)
  case unknown
}

/// How buttons look.
enum ButtonLook: Equatable {
  case automatic, plain, prominent, other
  /// As a style of the project makes them, by its number in `ColourModel.styles`.
  case own(Int)
}

/// The colours around one view.
struct ColourState {
  /// Index of the innermost layer, or -1.
  var layer: Int32
  var foreground: ForegroundState
  /// Index of the source of the tint, or -1.
  var tint: Int
  var look: ButtonLook
  /// Whether something around it changes all colours.
  var isRecoloured = false
  /// The body whose uses decide what nothing in it sets, or -1.
  var root: Int32 = -1
}

/// The layers of one file. Made and used by one thread.
public final class ColourModel {
  /// Kept by it.
  unowned(unsafe) let model: FileModel
  let file: FileViews
  public let resolver: ColourResolver
  @exclusivity(unchecked) var sources: [ColourSource] = []
  @exclusivity(unchecked) var layers: [(layer: ColourLayer, next: Int32)] = []
  /// By layer: the branches of a modifier of the project's own in which it is there.
  @exclusivity(unchecked) var masks: [Int32: [AppliedBranch]] = [:]
  /// By layer of a shape on which something lies: the modifier that puts it there, before which the shape is painted.
  @exclusivity(unchecked) var shapeLimits: [Int32: NodeID] = [:]
  /// The label in styles of buttons, as each is made where it is set.
  @exclusivity(unchecked) var styles: [ViewReference] = []
  /// State inside each view, its own modifiers included.
  @exclusivity(unchecked) var states: [ColourState?]
  /// State just outside a modifier that has views of its own, for those views.
  @exclusivity(unchecked) private var outside: [Int32: ColourState] = [:]
  /// Whether a modifier of the file has views of its own: most have none.
  private lazy var hasViews: [Bool] = {
    var result = [Bool](repeating: false, count: file.modifiers.count)
    for index in file.views.indices where file.views[index].slotModifier >= 0 {
      result[Int(file.views[index].slotModifier)] = true
    }
    return result
  }()
  /// By stack: what lies behind its children.
  @exclusivity(unchecked) private var stacks: [Int32: StackedLayers] = [:]
  /// The same by modifier with views of its own, which lie over each other as in a stack.
  @exclusivity(unchecked) private var closures: [Int32: StackedLayers] = [:]
  /// What views draw over everything, see `painted(_:)`.
  @exclusivity(unchecked) private var paints: [Int32: ColourLayer?] = [:]
  @exclusivity(unchecked) private var sweeping: Set<Int32> = []
  /// By body: what its roots find around themselves.
  @exclusivity(unchecked) private var roots: [Int32: ColourState] = [:]
  /// By body, see `holdsWhiteOnNothing(_:)`.
  @exclusivity(unchecked) var whiteOnNothing: [Int32: Bool] = [:]
  /// By body, see `scheme(ofBody:)`.
  @exclusivity(unchecked) var bodySchemes: [SchemeKey: Bool?] = [:]
  /// See `decided(at:depth:)`.
  @exclusivity(unchecked) var decidedInBranches: [DecidedKey: DecidedConditions] = [:]
  /// Views that stand for a property or function of this file.
  private lazy var references: [Name: [Int32]] = {
    var result: [Name: [Int32]] = [:]
    for (index, view) in file.views.enumerated() where view.kind == .reference && !view.qualifier.exists {
      result[view.name, default: []].append(Int32(index))
    }
    return result
  }()
  /// By body, see `places(ofBody:)`.
  @exclusivity(unchecked) var placesOfBodies: [Int32: BodyPlaces?] = [:]
  @exclusivity(unchecked) var sourceValues: [Int: ColourValue] = [:]
  @exclusivity(unchecked) var layerValues: [Int32: ColourValue] = [:]
  /// What is seen from a layer down; views in one stack share what lies below them.
  @exclusivity(unchecked) var grounds: [Int32: ColourGround?] = [:]

  init(model: FileModel) {
    self.model = model
    file = model.file
    resolver = ColourResolver(model.evaluator, model.limits.palette)
    states = Array(repeating: nil, count: model.file.views.count)
  }

  /// The state inside a view, made with those of the views around it when it is first asked for: of another file, where
  /// something of this one is used, it is asked for few.
  func state(of view: Int32) -> ColourState {
    if let state = states[Int(view)] { return state }
    let body = file.views[Int(view)].body
    guard file.bodies[Int(body)].views.contains(view), sweeping.insert(body).inserted else {
      return Self.unknownState
    }
    defer { sweeping.remove(body) }
    var path: [Int32] = []
    var last = view
    // Mostly what is around it is known.
    while case let parent = file.views[Int(last)].parent, parent >= 0, states[Int(parent)] == nil {
      path.append(last)
      last = parent
    }
    sweep(last)
    for index in path.reversed() { sweep(index) }
    return states[Int(view)] ?? Self.unknownState
  }

  static let unknownState = ColourState(layer: -1, foreground: .unknown, tint: -1, look: .other)

  /// The one view that stands for the property of a body, in a type of the same name; nil when there are several.
  func onlyUse(ofPropertyOf body: Body) -> Int32? {
    guard body.member >= 0, let uses = references[file.members[Int(body.member)].name], uses.count == 1 else {
      return nil
    }
    let owner = file.bodies[Int(file.views[Int(uses[0])].body)].owner
    guard owner >= 0, body.owner >= 0, file.types[Int(owner)].name == file.types[Int(body.owner)].name else {
      return nil
    }
    return uses[0]
  }

  /// The state just outside a modifier that was written in this file.
  func outside(of use: ViewModifierUse) -> ColourState? {
    _ = state(of: use.owner)
    return outside[Int32(use.call.index)]
  }

  // MARK: Bodies

  private static let sweepLimit = 100

  private func rootState(of body: Int32) -> ColourState {
    if let known = roots[body] { return known }
    let state = findRootState(of: body)
    roots[body] = state
    return state
  }

  private func findRootState(of index: Int32) -> ColourState {
    let body = file.bodies[Int(index)]
    var state = ColourState(
      layer: push(.open(index), on: -1), foreground: .automatic, tint: -1, look: .automatic, root: index)
    switch body.kind {
    case .body:
      // Menus and bars draw what they hold their own way.
      if let first = body.views.first, model.outerFlags[Int(first)].contains(.systemHost) {
        return unknown(state, isSystem: true)
      }
      if let first = body.views.first { state.isRecoloured = model.outerFlags[Int(first)].contains(.recoloured) }
      if let background = screenBackground(of: body) {
        state.layer = push(.platform(background), on: -1)
      } else if isRowWhereUsed(index) {
        state.layer = row(isPlain: false, hidesList: false, on: -1)
      }
    case .property, .function:
      guard body.member >= 0 else { break }
      // Each of a long line of properties shows the next.
      guard sweeping.count < Self.sweepLimit else { return unknown(state) }
      let uses = references[file.members[Int(body.member)].name] ?? []
      let inside = uses.filter { file.views[Int($0)].body != index && !sweeping.contains(file.views[Int($0)].body) }
      // Several uses: what lies behind is known only when it is the same for all.
      if uses.count == 1, inside.count == 1 { return self.state(of: inside[0]) }
      if inside.count == uses.count, let first = inside.first {
        let states = inside.map { self.state(of: $0) }
        let same = states.allSatisfy {
          $0.layer == states[0].layer && $0.foreground == states[0].foreground && $0.look == states[0].look
            && $0.isRecoloured == states[0].isRecoloured
        }
        if same { return self.state(of: first) }
        if states.contains(where: { $0.look != .automatic }) { state.look = .other }
      }
    case .style, .modifier:
      state.layer = push(.open(-1), on: -1)
      state.foreground = .unknown
      state.root = -1
    case .preview: break
    }
    return state
  }

  /// What the system draws behind a screen.
  public func systemGround() -> ResolvedColour? {
    SystemColours.ground("systemBackground", isForMac: model.project.isForMacOnly)
  }

  /// What the system draws behind a body that is proved to be a screen or a sheet; nil when it may be anything.
  private func screenBackground(of body: Body, depth: Int = 0) -> ResolvedColour? {
    for index in body.views {
      let view = file.views[Int(index)]
      if let part = partThatIsAll(view), depth < 3, let ground = screenBackground(of: part, depth: depth + 1) {
        return ground
      }
      if view.slot.isPresentation, view.slot != .toolbar { continue }
      switch view.known {
      case .NavigationStack, .NavigationView: return systemGround()
      default: break
      }
      for modifier in view.modifiers {
        switch file.modifiers[Int(modifier)].known {
        case .navigationTitle, .navigationBarTitle, .navigationBarTitleDisplayMode:
          return systemGround()
        default: break
        }
      }
    }
    guard depth == 0, body.owner >= 0, let number = model.project.index(of: file) else { return nil }
    let uses = model.project.uses(of: TypeReference(file: number, index: body.owner))
    let isOpened = uses.contains { use in
      let slot = model.project.files[Int(use.file)].views[Int(use.index)].slot
      return slot == .destination || slot == .presentation
    }
    let hosted = model.project.schemes.keepsSystemBackground[file.types[Int(body.owner)].name]
    let isHosted = hosted ?? uses.contains(where: isRootOfWindow)
    // What is opened here and lies on something of the project's own there has two grounds.
    guard isOpened && uses.count == 1 || (isOpened || isHosted) && !mayLieOnOther(bodyOf: body) else { return nil }
    return systemGround()
  }

  /// The property or function of the type that a root stands for: `var body: some View { content }`.
  private func partThatIsAll(_ view: ViewNode) -> Body? {
    guard view.kind == .reference, view.parent < 0, !view.qualifier.exists, let members = file.memberIndex[view.name]
    else { return nil }
    let owner = file.bodies[Int(view.body)].owner
    guard owner >= 0 else { return nil }
    for index in members {
      let member = file.members[Int(index)]
      if member.body >= 0, member.owner >= 0, file.types[Int(member.owner)].name == file.types[Int(owner)].name {
        return file.bodies[Int(member.body)]
      }
    }
    return nil
  }

  // MARK: Views

  func push(_ layer: ColourLayer, on next: Int32) -> Int32 {
    layers.append((layer, next))
    return Int32(layers.count - 1)
  }

  /// Makes the state inside a view from that of its parent.
  private func sweep(_ index: Int32) {
    let view = file.views[Int(index)]
    var state = view.parent < 0 ? rootState(of: view.body) : state(around: view, index: index)
    // From the outermost modifier inwards.
    let holdsViews = view.end > index + 1
    let reference = ViewReference(file: file, index: index)
    if !model.isPlain[Int(index)] {
      for modifier in model.engine.appliedModifiers(of: reference).reversed() {
        // A modifier of the project's own may hold views that are written elsewhere.
        if modifier.file === file, holdsViews || modifier.use.known == .border || model.engine.mayExpand(modifier.use) {
          outside[Int32(modifier.use.call.index)] = state
        }
        apply(modifier, owner: index, to: &state)
      }
    } else {
      // What stands around those without colours is kept for the views that they hold.
      for modifier in view.modifiers.reversed() {
        let use = file.modifiers[Int(modifier)]
        if use.known == .border || holdsViews && hasViews[Int(modifier)] { outside[Int32(use.call.index)] = state }
        guard Self.changesColours(use.known) else { continue }
        apply(AppliedModifier(use: use, scope: reference.scope), owner: index, to: &state)
      }
    }
    states[Int(index)] = state
  }

  /// What a view finds around itself, from its parent.
  private func state(around view: ViewNode, index: Int32) -> ColourState {
    let parent = file.views[Int(view.parent)]
    var state = states[Int(view.parent)] ?? Self.unknownState
    if view.slotModifier >= 0 {
      let call = file.modifiers[Int(view.slotModifier)].call
      let around = outside[Int32(call.index)] ?? Self.unknownState
      switch view.slot {
      case .overlay:
        overlay(on: parent, view.parent, by: call, state: &state)
        state.foreground = around.foreground
        state.tint = around.tint
        state.isRecoloured = around.isRecoloured
        paintSiblings(before: index, view, state: &state)
        return state
      case .background:
        var state = around
        paintSiblings(before: index, view, state: &state)
        return state
      case .presentation, .destination:
        state.layer = screen(openedFrom: around.layer)
        state.foreground = .automatic
        state.tint = around.tint
        state.look = .automatic
        state.isRecoloured = false
        state.root = -1
        return state
      case .transform: return state
      // Dialogs and menus are drawn by the system, whatever is set around them.
      case .actions, .contextMenu: return unknown(state, isSystem: true, isWhole: true)
      case .apart where file.modifiers[Int(view.slotModifier)].known.isDialog:
        return unknown(state, isSystem: true, isWhole: true)
      // Bars, tabs and swiped buttons take the tint, where one is set.
      case .toolbar, .tabItem, .swipeActions: return unknown(state, isSystem: state.tint < 0)
      default:
        return unknown(state)
      }
    }
    if view.slot == .toolbar || view.slot == .tabItem || view.slot == .actions || view.slot == .contextMenu
      || view.slot == .swipeActions || view.slot == .representation
    {
      return unknown(state, isSystem: true)
    }
    if view.slot == .destination || view.slot == .presentation { return opened(from: state) }
    contain(view, index: index, in: parent, state: &state)
    return state
  }

  /// What lies over a view stands on what the view draws.
  private func overlay(on view: ViewNode, _ index: Int32, by call: NodeID, state: inout ColourState) {
    if isSurface(view) { return layShape(ViewReference(file: file, index: index), under: call, state: &state) }
    switch model.known(view) {
    case .List, .Form, .Section, .NavigationStack, .NavigationView, .NavigationSplitView, .TabView, .GeometryReader,
      .ForEach, .LazyVGrid, .LazyHGrid, .Grid, .TextEditor, .SecureField:
      break
    default: paint(index, state: &state)
    }
  }

  /// The views that stand before one in the closure of a modifier lie behind it, as in a ZStack. `state` is that of the
  /// first of them.
  private func paintSiblings(before index: Int32, _ view: ViewNode, state: inout ColourState) {
    var known =
      closures.removeValue(forKey: view.slotModifier)
      ?? StackedLayers(first: firstInClosure(view, index), on: state.layer)
    while known.next < index {
      let sibling = file.views[Int(known.next)]
      var last = known.last
      if sibling.slotModifier == view.slotModifier, let layer = painted(known.next) {
        last.layer = push(layer, on: last.layer)
      }
      last.next = sibling.end
      known.add(last)
    }
    state.layer = known.behind(index).layer
    closures[view.slotModifier] = known
  }

  /// The first view in the closure of the modifier that a view stands in.
  private func firstInClosure(_ view: ViewNode, _ index: Int32) -> Int32 {
    var child = view.parent + 1
    while child < index, file.views[Int(child)].slotModifier != view.slotModifier { child = file.views[Int(child)].end }
    return child
  }

  /// What a screen begins with that a view opens.
  func opened(from state: ColourState) -> ColourState {
    ColourState(layer: screen(openedFrom: state.layer), foreground: .automatic, tint: state.tint, look: .automatic)
  }

  /// What the system draws behind what a view opens, in the appearance that is set around the view.
  func screen(openedFrom outer: Int32) -> Int32 {
    var next: Int32 = -1
    var layer = outer
    while layer >= 0 {
      if case .scheme = layers[Int(layer)].layer {
        next = push(layers[Int(layer)].layer, on: -1)
        break
      }
      layer = layers[Int(layer)].next
    }
    return push(systemGround().map(ColourLayer.platform) ?? .unknown, on: next)
  }

  /// `isWhole` tells that nothing around it reaches what the system draws.
  private func unknown(_ state: ColourState, isSystem: Bool = false, isWhole: Bool = false) -> ColourState {
    let foreground: ForegroundState
    switch state.foreground {
    case _ where isSystem && isWhole: foreground = .system
    case .automatic, .tint(-1), .system: foreground = isSystem ? .system : .unknown
    default: foreground = .unknown
    }
    return ColourState(layer: push(.unknown, on: -1), foreground: foreground, tint: state.tint, look: .other)
  }

  /// What a container does to the views in it.
  private func contain(_ view: ViewNode, index: Int32, in parent: ViewNode, state: inout ColourState) {
    switch model.known(parent) {
    case .List, .Form:
      guard view.slot == .content else { return }
      state.layer = row(
        isPlain: Self.isPlainList(parent, in: file), hidesList: hidesBackground(of: view.parent, in: file),
        on: state.layer)
    case .Section:
      if view.slot == .header || view.slot == .footer { section(view.parent, in: file, &state) }
    case .ZStack: stack(below: view, index: index, state: &state)
    case .WindowGroup: state.layer = screen(openedFrom: state.layer)
    case .Button, .Menu, .Link, .NavigationLink, .ShareLink, .PhotosPicker:
      guard parent.kind == .use else { return unresolved(&state) }
      label(of: parent, state: &state)
    case .Toggle, .Stepper, .DatePicker, .LabeledContent, .DisclosureGroup: break
    case .TabView: tab(of: parent, view, state: &state)
    case .Picker, .GroupBox, .ControlGroup, .Gauge, .Slider, .ContentUnavailableView, .ToolbarItem, .ToolbarItemGroup,
      .Table:
      if state.foreground == .automatic { state.foreground = .system }
      unresolved(&state)
    case .Map, .Chart, .Canvas, .VideoPlayer, .AsyncImage, .Image, .GlassEffectContainer: unresolved(&state)
    case .other where parent.kind == .use || parent.kind == .reference:
      component(parent, view, index: index, state: &state)
    default: break
    }
    if view.slot == .custom, model.known(parent) != .other { unresolved(&state) }
  }

  func unresolved(_ state: inout ColourState) {
    state.layer = push(.unknown, on: -1)
    if state.foreground != .system { state.foreground = .unknown }
    state.look = .other
  }

  func label(of control: ViewNode, state: inout ColourState) {
    // Where its look is the system's, the system draws what destroys in red.
    if isDestructive(control), state.look == .automatic || state.look == .prominent {
      if state.look == .prominent { state.layer = push(.unknown, on: state.layer) }
      if state.foreground == .automatic { state.foreground = .unknown }
      return
    }
    switch state.look {
    case .own(let number): label(of: styles[number], state: &state)
    case .plain: break
    case .automatic:
      let isRow = model.known(control) == .NavigationLink
      if state.foreground == .automatic { state.foreground = isRow ? .system : .tint(state.tint) }
    case .prominent:
      state.layer = push(state.tint >= 0 ? .tintFill(state.tint) : .accentFill(state.root), on: state.layer)
      if state.foreground == .automatic { state.foreground = .onFill }
    case .other: unresolved(&state)
    }
  }

  private func isDestructive(_ control: ViewNode) -> Bool {
    file.tree.argument(of: control.expression, label: "role").map { file.tree.mainIs($0, "destructive") } ?? false
  }

  /// The siblings before a view in a ZStack lie behind it.
  private func stack(below view: ViewNode, index: Int32, state: inout ColourState) {
    var known = stacks.removeValue(forKey: view.parent) ?? StackedLayers(first: view.parent + 1, on: state.layer)
    while known.next < index {
      let sibling = file.views[Int(known.next)]
      var last = known.last
      if sibling.parent == view.parent, sibling.slotModifier < 0, let layer = painted(known.next) {
        last.layer = push(layer, on: last.layer)
      }
      if isBand(known.next, in: view.parent) { last.holdsBand = true }
      last.next = sibling.end
      known.add(last)
    }
    let behind = known.behind(index)
    stacks[view.parent] = known
    state.layer = behind.layer
    if scrolls(view), behind.holdsBand { state.layer = push(.unknown, on: state.layer) }
  }

  private func scrolls(_ view: ViewNode) -> Bool {
    switch model.known(view) {
    case .ScrollView, .List, .Form: true
    default: false
    }
  }

  /// Whether a child of a stack has a height of its own, so that what scrolls over it is mostly beside it.
  private func isBand(_ index: Int32, in stack: Int32) -> Bool {
    let view = file.views[Int(index)]
    guard view.parent == stack, view.slotModifier < 0 else { return false }
    return view.modifiers.contains { modifier in
      let use = file.modifiers[Int(modifier)]
      return use.known == .frame && file.tree.argument(of: use.call, label: "height") != nil
    }
  }

  /// Puts what a view draws over everything on the layers.
  private func paint(_ index: Int32, state: inout ColourState) {
    if let layer = painted(index) { state.layer = push(layer, on: state.layer) }
  }

  /// What a view draws over everything; nil when it leaves what lies behind it as it is. All its overlays ask.
  private func painted(_ index: Int32) -> ColourLayer? {
    if let known = paints[index] { return known }
    let layer = drawn(by: ViewReference(file: file, index: index))
    paints[index] = .some(layer)
    return layer
  }

  /// The same of a view of any file, as its component is made.
  func drawn(by reference: ViewReference) -> ColourLayer? {
    let view = reference.node
    if isSurface(view) { return laid(reference, .stack) }
    if leavesGround(reference) { return nil }
    switch view.kind {
    case .use:
      guard model.engine.known(view, in: reference.file) == .other else { return .unknown }
      // A ring of the project's own leaves what is inside it as it is.
      return drawsLinesOnly(reference) ? nil : filling(of: reference) ?? .unknown
    case .reference:
      if let roots = model.engine.expansion(of: reference), roots.count == 1, isSurface(roots[0].node),
        !isRecoloured(reference)
      {
        return .surface(roots[0])
      }
      return colorLaid(reference) ?? .unknown
    case .opaque: return colorLaid(reference) ?? .unknown
    case .choice where view.modifiers.isEmpty: return .surface(reference)
    default: return .unknown
    }
  }

  /// Whether a modifier on a view changes its colours.
  func isRecoloured(_ view: ViewReference) -> Bool {
    view.node.modifiers.contains { model.evaluator.recolours(view.file.modifiers[Int($0)], in: view.scope) }
  }

  /// Whether a view draws one colour, or a gradient, over its whole area.
  func isSurface(_ view: ViewNode) -> Bool {
    switch view.known {
    case .Color, .Rectangle, .RoundedRectangle, .UnevenRoundedRectangle, .Circle, .Capsule, .Ellipse,
      .ContainerRelativeShape, .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient:
      return view.kind == .use || view.kind == .reference
    default: return false
    }
  }

  /// Whether a view lets through nine tenths of what is below it or more.
  func isThin(_ view: ViewNode, in file: FileViews) -> Bool {
    for modifier in view.modifiers where file.modifiers[Int(modifier)].known == .opacity {
      let call = file.modifiers[Int(modifier)].call
      guard let argument = file.tree.argument(of: call, label: nil) else { continue }
      let scope = Scope(file: file, body: view.body)
      if let factor = model.evaluator.value(of: argument, in: scope).number, factor <= 0.1 { return true }
    }
    return false
  }

  /// A dot, a line, a badge: nothing that text stands on.
  private func isSmall(_ view: ViewReference) -> Bool {
    view.node.modifiers.contains { modifier in
      let use = view.file.modifiers[Int(modifier)]
      return use.known == .frame && Extent(use, view.scope, model.evaluator).isSmall
    }
  }

  /// Whether a view leaves what lies behind it as it is for what stands over it: words, what is small or hardly there, and
  /// containers of such views, as a link around nothing that makes a row respond.
  func leavesGround(_ view: ViewReference) -> Bool {
    if isThin(view.node, in: view.file) || isSmall(view) { return true }
    guard view.node.kind == .use else { return false }
    switch model.engine.known(view.node, in: view.file) {
    case .Text, .Label, .Spacer, .EmptyView, .Divider, .ProgressView, .Toggle, .TextField: return true
    case .VStack, .HStack, .Group, .ScrollView, .LazyVStack, .LazyHStack, .ZStack, .Button, .Menu, .Link,
      .NavigationLink:
      func fills(_ node: ViewNode) -> Bool {
        node.modifiers.contains { view.file.modifiers[Int($0)].known == .background }
      }
      let inner = (view.index + 1)..<max(view.index + 1, view.node.end)
      return !fills(view.node)
        && !inner.contains { child in
          let node = view.file.views[Int(child)]
          if node.slot.isPresentation || node.slot == .actions { return false }
          if fills(node) { return true }
          switch node.known {
          case let known where Self.leavesBelowBare.contains(known): return false
          // With a style, a field may be filled.
          case .TextField, .SecureField:
            return node.modifiers.contains { view.file.modifiers[Int($0)].known == .textFieldStyle }
          default: return node.kind != .choice
          }
        }
    default: return false
    }
  }

  /// Where a view of one colour is laid.
  enum Place { case stack, background, row }

  /// Puts a view of one colour behind what stands on it, as far as it reaches there.
  private func lay(_ view: ViewReference, _ place: Place, state: inout ColourState) {
    if let layer = laid(view, place) { state.layer = push(layer, on: state.layer) }
  }

  func laid(_ view: ViewReference, _ place: Place) -> ColourLayer? {
    if place == .row { return .rowSurface(view) }
    let uses = view.node.modifiers.map { view.file.modifiers[Int($0)] }
    // An outline leaves what is inside it as it is, however far it goes.
    let isOutline = uses.contains { $0.known == .stroke || $0.known == .strokeBorder }
    var isCertain = true
    // Wherever it ends, a layer so thin leaves what is below it about as it is.
    var unknown: ColourLayer? { isThin(view.node, in: view.file) ? nil : .unknown }
    for use in uses {
      let extent = Extent(use, view.scope, model.evaluator)
      // A line below the words, a dot beside them.
      if extent.isSmall { return place == .stack && !extent.isLine && !isOutline ? unknown : nil }
      // What stands in a stack with something is mostly made as large as that.
      if extent.isUnknown, !isOutline, use.known != .frame || place == .background { isCertain = false }
    }
    return isCertain ? .surface(view) : unknown
  }

  // MARK: Modifiers

  private func source(_ modifier: AppliedModifier, _ owner: Int32) -> Int {
    sources.append(
      ColourSource(
        use: modifier.use, scope: modifier.scope, owner: owner, isConditional: modifier.isOpen,
        branches: modifier.branches))
    return sources.count - 1
  }

  func apply(_ modifier: AppliedModifier, owner: Int32, to state: inout ColourState) {
    let before = state.layer
    read(modifier, owner: owner, to: &state)
    // What stands in a branch is there in that branch only.
    var layer = state.layer
    while !modifier.branches.isEmpty, layer >= 0, layer != before {
      masks[layer] = modifier.branches
      layer = layers[Int(layer)].next
    }
  }

  private func read(_ modifier: AppliedModifier, owner: Int32, to state: inout ColourState) {
    let tree = modifier.file.tree
    let call = modifier.use.call
    // A call of the project's overload says nothing to the system's modifier of that name.
    if model.engine.isOverload(modifier.use, in: modifier.file) { return }
    switch modifier.use.known {
    case .background, .listRowBackground:
      if modifier.isOpen {
        state.layer = push(.unknown, on: state.layer)
      } else if let content = content(of: modifier) {
        // A clear row shows what lies below the list's own color for it.
        let isRow = modifier.use.known == .listRowBackground
        for view in content
        where (isRow || !view.drawsNothing()) && (isSurface(view.node) || !isThin(view.node, in: view.file)) {
          lay(view, isRow ? .row : .background, state: &state)
        }
      } else if tree.argument(of: call, label: nil) != nil {
        let index = source(modifier, owner)
        state.layer = push(modifier.use.known == .background ? .fill(index) : .row(index), on: state.layer)
      } else {
        state.layer = push(.unknown, on: state.layer)
      }
    case .foregroundStyle, .foregroundColor:
      state.foreground = isLevel(modifier) && hasOwnStyle(state) ? .unknown : .source(source(modifier, owner))
    case .tint, .accentColor: state.tint = source(modifier, owner)
    case .opacity: state.layer = push(.opacity(source(modifier, owner)), on: state.layer)
    case .buttonStyle:
      guard let argument = tree.argument(of: call, label: nil), !modifier.use.isConditional else {
        return state.look = .other
      }
      let names = tree.text(tree.kind(argument) == .callExpr ? tree.firstChild(argument) : argument)
      switch names {
      case "plain", "PlainButtonStyle": state.look = .plain
      case "automatic", "borderless", "BorderlessButtonStyle", "DefaultButtonStyle": state.look = .automatic
      case "borderedProminent", "BorderedProminentButtonStyle": state.look = .prominent
      default: state.look = ownStyle(argument, in: modifier.scope).map(ButtonLook.own) ?? .other
      }
    case let known where known.mayRecolour:
      if modifier.use.isConditional || model.evaluator.recolours(modifier.use, in: modifier.scope) {
        state.isRecoloured = true
      }
    case .containerBackground:
      // What a widget or a screen lies on; what shines through it is not known.
      state.layer = push(.unknown, on: state.layer)
      let content = content(of: modifier)
      if !modifier.isOpen, let content {
        for view in content where view.node.known != .EmptyView { lay(view, .background, state: &state) }
      } else if !modifier.isOpen, tree.argument(of: call, label: nil) != nil {
        state.layer = push(.fill(source(modifier, owner)), on: state.layer)
      }
    case .glassEffect, .presentationBackground, .backgroundStyle, .redacted:
      state.layer = push(.unknown, on: state.layer)
    case .colorScheme, .preferredColorScheme, .environment:
      if let isDark = modifier.file.scheme(of: modifier.use), !model.isReplaced(modifier.use, in: modifier.file) {
        state.layer = push(.scheme(isDark: isDark), on: state.layer)
      }
    case .modifier, .other: other(modifier, state: &state)
    default: break
    }
  }

  /// `.foregroundStyle(.secondary)`: a level of the style that holds there, not a colour.
  private func isLevel(_ modifier: AppliedModifier) -> Bool {
    let tree = modifier.file.tree
    guard modifier.use.known == .foregroundStyle, let argument = tree.argument(of: modifier.use.call, label: nil),
      tree.kind(argument) == .implicitMemberExpr
    else { return false }
    return ["secondary", "tertiary", "quaternary", "quinary"].contains(tree.text(argument))
  }

  /// Whether a style holds of which a level is another colour than that of the label: how it is faded is not published.
  private func hasOwnStyle(_ state: ColourState) -> Bool {
    switch state.foreground {
    case .automatic, .system, .unknown: return false
    case .tint, .onFill: return true
    case .source(let index):
      let source = sources[index]
      let tree = source.scope.file.tree
      guard let argument = tree.argument(of: source.use.call, label: nil) else { return true }
      return !["primary", "label", "secondary", "tertiary", "quaternary"].contains(tree.text(argument))
    }
  }

  /// Whether `apply` does something for a modifier.
  private static func changesColours(_ known: Known) -> Bool {
    switch known {
    case .background, .listRowBackground, .foregroundStyle, .foregroundColor, .tint, .accentColor, .opacity,
      .buttonStyle, .glassEffect, .presentationBackground, .containerBackground, .backgroundStyle, .redacted,
      .colorScheme, .preferredColorScheme, .environment, .modifier, .other:
      true
    default: known.mayRecolour
    }
  }

  /// Modifiers that the project does not declare, or that could not be looked into, may paint when their name says so.
  private func other(_ modifier: AppliedModifier, state: inout ColourState) {
    let tree = modifier.file.tree
    let text: ArraySlice<UInt8>
    if modifier.use.known == .modifier, let argument = tree.argument(of: modifier.use.call, label: nil) {
      if model.engine.componentType(argument, in: modifier.file) != nil { return }
      text = tree.mainText(tree.kind(argument) == .callExpr ? tree.firstChild(argument) : argument)
    } else if model.project.hasViewExtension(modifier.use.name) {
      return
    } else {
      text = tree.tokens.text(modifier.use.nameToken, in: tree.source)
    }
    if Self.paintingWords.holdsWord(of: text) {
      state.layer = push(.unknown, on: state.layer)
      state.foreground = .unknown
    }
  }

  private static let paintingWords: WordSet = [
    "style", "styled", "theme", "themed", "background", "color", "colour", "foreground", "card", "surface", "tint",
    "glass", "blur", "material", "button", "badge", "chip", "pill", "gradient", "dark", "light", "appearance",
  ]
}
