// The colours of a view as pairs, and whether their contrast is enough in each appearance.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// How the background of a view is known.
public enum BackgroundKind: Sendable {
  /// Written in the source.
  case written
  /// What the system draws behind a proven screen, row or sheet.
  case platform
  /// Partly written, over whatever the component is put on; the system's background is taken.
  case overOpen
}

/// The background of a view.
public struct EffectiveBackground: Sendable {
  public var value: ColourValue
  public var kind: BackgroundKind
  /// What the text itself is faded by.
  public var opacity: Double
  /// What the text is faded by in one state of what it shows: black, as far as it is opaque.
  public var fade: ColourValue?
  /// Where that is written, in the same file.
  public var fadeArgument: NodeID?
  /// The appearances in which the view is shown.
  public var appearances: [Appearance]
  /// The argument of the innermost colour, when it is written on a view of the same file.
  public var argument: NodeID?
  public var owner: Int32
  /// What the uses of the component give it, where they also decide what lies behind it.
  public var given: Set<String> = []
  /// Where the uses of the component paint it.
  public var painted: [GivenColour] = []
  /// Whether what the system draws is seen, through what lies over it if need be.
  public var isOnSystem = false

  /// What is left of the text at its faintest, of 1.
  public var fadedTo: Double {
    func least(_ value: ColourValue) -> Double {
      switch value {
      case .colour(let colour): colour.light.alpha
      case .choice(_, let then, let otherwise): min(least(then), least(otherwise))
      case .any(let values): values.map(least).min() ?? 1
      case .unknown: 1
      }
    }
    return opacity * (fade.map(least) ?? 1)
  }

  /// The system's background of a screen or row.
  public static func platform(_ colour: ResolvedColour, appearances: [Appearance]) -> EffectiveBackground {
    EffectiveBackground(
      value: .colour(colour), kind: .platform, opacity: 1, appearances: appearances, argument: nil, owner: -1,
      isOnSystem: true)
  }
}

/// The worst pair of a view in each appearance.
public struct ContrastJudgement: Sendable {
  public struct Entry: Sendable {
    public var appearance: Appearance
    public var foreground: ResolvedColour
    public var background: ResolvedColour
    public var ratio: Double
    /// The highest ratio of all pairs that are known to be seen in its place: however conditions turn out, over the whole
    /// of a gradient, in each generation of the system; at the use of a component where that is lowest.
    public var highest: Double
    /// When the pair is seen, where conditions choose between it and others: `if isSelected`.
    public var condition: String?
    /// The pair that is seen otherwise, where that condition alone decides; none or one.
    public var otherwise: [Entry] = []
  }

  public var entries: [Entry]
  /// Whether one of the colours depends on a condition or is one of several.
  public var isChoice: Bool
  public var background: BackgroundKind

  public func entry(_ appearance: Appearance) -> Entry? { entries.first { $0.appearance == appearance } }

  /// The entry with the lowest ratio among those without increased contrast.
  public var worst: Entry? {
    var place: Int?
    for index in entries.indices where !entries[index].appearance.isIncreased {
      if let place, entries[index].ratio >= entries[place].ratio { continue }
      place = index
    }
    return place.map { entries[$0] }
  }

  /// The least sure of the colours.
  public var evidence: ColourEvidence {
    entries.map { min($0.foreground.evidence, $0.background.evidence) }.min() ?? .assumed
  }

  /// Whether the ratio of an entry is surely lower than what is needed, whatever else may be seen there.
  public func proves(_ entry: Entry, needed: Double) -> Bool {
    min(entry.foreground.evidence, entry.background.evidence) >= .published && entry.highest < needed
  }
}

/// The foreground of a view.
public struct EffectiveForeground: Sendable {
  public var value: ColourValue
  /// Whether the source sets it; otherwise it is what the system takes.
  public var isWritten: Bool
  /// Whether it is the tint of a control.
  public var isTint: Bool
  /// Whether nothing around it in its component says a color, so that it is what the system takes there.
  public var isSystems = false
  public var argument: NodeID?
  public var owner: Int32
  /// Where the uses of the component give it, one place for each that does.
  public var given: [GivenColour] = []
  /// The argument that it is made of, in whatever file that is; nil where several are possible.
  public var source: GivenColour?
}

/// A colour that a use gives to the component that it shows.
public struct GivenColour: Sendable {
  public var node: NodeID
  public var scope: Scope
}

/// The colours of a text with what is asked of them.
public struct ContrastReading: Sendable {
  public var foreground: EffectiveForeground
  /// nil when it cannot be told, or nothing is written and the place is open.
  public var background: EffectiveBackground?
  /// nil when the font is not known.
  public var target: ContrastTarget?
  public var judgement: ContrastJudgement?

  public init(
    foreground: EffectiveForeground, background: EffectiveBackground?, target: ContrastTarget?,
    judgement: ContrastJudgement?
  ) {
    self.foreground = foreground
    self.background = background
    self.target = target
    self.judgement = judgement
  }
}

extension ColourModel {
  // MARK: Background

  /// What lies behind a view; nil when it cannot be told, or when nothing is written and the place is open.
  public func background(of view: Int32) -> EffectiveBackground? {
    let state = titleState(of: view)
    guard !state.isRecoloured, var found = background(from: state.layer, in: appearances(of: view)) else { return nil }
    if found.kind != .written, isDrawn(view) { return nil }
    if found.value.hasCondition() { found.value = found.value.deciding(decided(at: view)) }
    if found.value.hasCondition(where: \.isUse) { found.given = given(toOwnerOf: view) }
    return found
  }

  func background(from start: Int32, in appearances: [Appearance]) -> EffectiveBackground? {
    guard let ground = ground(from: start), let kind = ground.kind else { return nil }
    if case .unknown = ground.value { return nil }
    var result = EffectiveBackground(
      value: ground.value, kind: kind, opacity: ground.opacity, appearances: appearances, argument: nil, owner: -1,
      painted: ground.painted, isOnSystem: ground.isOnSystem)
    if let fade = ground.fade {
      result.fade = fade.value
      let source = sources[fade.source]
      if source.scope.file === file { result.fadeArgument = file.tree.argument(of: source.use.call, label: nil) }
    }
    if ground.nearest >= 0 { note(layers[Int(ground.nearest)].layer, &result) }
    return result
  }

  /// What lies behind the row of a list, from the layers behind the content of the row; nil when the list stands elsewhere.
  func belowRow(_ start: Int32) -> Int32? {
    var layer = start
    while layer >= 0 {
      switch layers[Int(layer)].layer {
      case .platform: return layers[Int(layer)].next >= 0 ? layers[Int(layer)].next : nil
      // Of two colours for a row the inner one is shown.
      case .scheme, .opacity, .row, .rowSurface: layer = layers[Int(layer)].next
      default: return nil
      }
    }
    return nil
  }

  private func note(_ layer: ColourLayer, _ result: inout EffectiveBackground) {
    switch layer {
    case .fill(let index), .row(let index), .tintFill(let index):
      let source = sources[index]
      guard let argument = argument(of: source) else { return }
      result.argument = argument
      result.owner = source.owner
    case .surface(let view) where view.file === file, .rowSurface(let view) where view.file === file:
      result.owner = view.index
    case .surface(let view), .rowSurface(let view):
      result.argument = argument(of: view)
      result.owner = owner(of: view)
    default: break
    }
  }

  static func isOpaque(_ value: ColourValue) -> Bool {
    switch value {
    case .colour(let colour): colour.isOpaque
    case .choice(_, let then, let otherwise): isOpaque(then) && isOpaque(otherwise)
    case .any(let values): values.allSatisfy(isOpaque)
    case .unknown: true
    }
  }

  static func over(_ top: ColourValue, _ below: ColourValue) -> ColourValue {
    switch top {
    case .colour(let colour): colour.isOpaque ? top : below.map { colour.over($0) }
    case .choice(let condition, let then, let otherwise):
      .choice(condition: condition, then: over(then, below), otherwise: over(otherwise, below))
    case .any(let values): .any(values.map { over($0, below) })
    case .unknown: .unknown
    }
  }

  func value(ofLayer index: Int32) -> ColourValue {
    if let known = layerValues[index] { return known }
    var value: ColourValue
    switch layers[Int(index)].layer {
    case .fill(let source), .row(let source), .tintFill(let source): value = self.value(ofSource: source)
    case .accentFill(let root):
      value = ownAccent(untintedIn: root) ?? .unknown
      // As in `ground(from:)`.
      if model.home != nil { return value }
    case .surface(let view), .rowSurface(let view):
      value = shapeLimits[index].map { paint(of: view, under: $0) } ?? surface(view)
    default: value = .unknown
    }
    if let branches = masks[index] { value = masked(value, by: branches, else: .colour(ResolvedColour(.clear))) }
    layerValues[index] = value
    return value
  }

  /// The colour of the argument of a modifier.
  func value(ofSource index: Int) -> ColourValue {
    if let known = sourceValues[index] { return known }
    let source = sources[index]
    var value = ColourValue.unknown
    if !source.isConditional, let argument = source.scope.file.tree.argument(of: source.use.call, label: nil) {
      value = resolver.value(of: argument, in: source.scope, realm: .init(ofModifier: source.use.known))
      // A shape that is given as an argument: `.background(Capsule().fill(.blue))` is a view and was read as one.
      if case .unknown = value, source.use.known == .background { value = view(of: source) }
    }
    if !source.branches.isEmpty, source.use.known != .background, source.use.known != .listRowBackground {
      value = masked(value, by: source.branches, else: .unknown)
    }
    sourceValues[index] = value
    return value
  }

  /// The colour a shape, colour or gradient is filled with.
  func surface(_ view: ViewReference, depth: Int = 0, under call: NodeID? = nil) -> ColourValue {
    let tree = view.file.tree
    let node = view.node
    guard depth < 6 else { return .unknown }
    var value: ColourValue?
    switch node.kind {
    case .choice: return branches(view, depth: depth)
    case .use where node.known == .Group && node.modifiers.isEmpty:
      let inner = children(of: view)
      return inner.count == 1 ? surface(inner[0], depth: depth + 1) : .unknown
    case .use where node.known == .ZStack && node.modifiers.isEmpty: return stacked(view, depth: depth)
    case .reference where !node.known.isColourOrGradient:
      guard let roots = model.engine.expansion(of: view), !roots.isEmpty else {
        // A color of an instance is a view as well: `theme.background`.
        value = resolver.value(of: node.expression, in: view.scope)
        break
      }
      return node.modifiers.isEmpty && roots.count == 1 ? surface(roots[0], depth: depth + 1) : .unknown
    case .use where node.known == .other && node.modifiers.isEmpty:
      guard let roots = model.engine.expansion(of: view), roots.count == 1 else { return .unknown }
      return surface(roots[0], depth: depth + 1)
    case .opaque: value = resolver.value(of: node.expression, in: view.scope)
    default: break
    }
    if case .unknown? = value { return .unknown }
    switch node.known {
    case .Color, .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient:
      value = resolver.value(of: node.expression, in: view.scope)
    default: break
    }
    for index in node.modifiers {
      let use = view.file.modifiers[Int(index)]
      // What lies on the shape, and what is put around both.
      if use.call == call { break }
      switch use.known {
      case .overlay where drawsOutline(index, on: view): continue
      case .background where value != nil:
        guard let below = behind(view, index, depth: depth) else { return .unknown }
        value = value.map { Self.over($0, below) }
      case .fill, .foregroundColor, .foregroundStyle:
        guard value == nil, let argument = tree.argument(of: use.call, label: nil) else { continue }
        value = resolver.value(of: argument, in: view.scope, realm: .init(ofModifier: use.known))
      case .stroke, .strokeBorder:
        // An outline only: what is inside shows through.
        if value == nil { value = .colour(ResolvedColour(.clear)) }
      case .opacity:
        guard let argument = tree.argument(of: use.call, label: nil) else { return .unknown }
        guard let color = value else { continue }
        value = resolver.faded(color, by: argument, in: view.scope)
        if case .unknown? = value { return .unknown }
      case .background, .overlay, .glassEffect, .blur, .mask: return .unknown
      default: if model.evaluator.recolours(use, in: view.scope) { return .unknown }
      }
    }
    return value ?? .unknown
  }

  /// Whether nothing at all is written behind a view up to the top of its component.
  public func standsOnNothing(_ view: Int32) -> Bool {
    var layer = state(of: view).layer
    while layer >= 0 {
      switch layers[Int(layer)].layer {
      case .open: return true
      case .opacity, .scheme: layer = layers[Int(layer)].next
      default: return false
      }
    }
    return false
  }

  /// Whether a body holds white words on nothing of its own. Nobody could read them on the system's background, so the
  /// body is put on something dark.
  public func holdsWhiteOnNothing(_ body: Int32) -> Bool {
    if let known = whiteOnNothing[body] { return known }
    let result = file.bodies[Int(body)].views.contains { index in
      guard file.views[Int(index)].known == .Text, standsOnNothing(index) else { return false }
      let foreground = foreground(of: index)
      guard foreground.isWritten, let colour = foreground.value.single, colour.isFixed else { return false }
      return colour.light.over(.white).luminance > 0.9
    }
    whiteOnNothing[body] = result
    return result
  }

  /// The line that is drawn around a view, when inside and outside of it lies the same colour.
  public func outline(of view: Int32) -> (value: ColourValue, outside: EffectiveBackground, range: ByteRange)? {
    guard let inside = background(of: view) else { return nil }
    let element = Element(model: model, index: view)
    for use in element.effectiveModifiers(where: { $0 == .border || $0 == .overlay }) {
      guard
        let argument = use.known == .border
          ? use.argument(nil) : stroke(of: use.applied).flatMap(use.argument(ofCall:)),
        let around = outside(of: use.written),
        let outer = background(from: around.layer, in: inside.appearances),
        let a = inside.value.single, let b = outer.value.single, a.light == b.light, a.dark == b.dark
      else { continue }
      let value = resolver.value(of: argument.node, in: argument.scope, realm: .shapeStyle)
      if case .unknown = value { return nil }
      return (value, outer, argument.place)
    }
    return nil
  }

  /// The colour of a shape's outline in an overlay.
  private func stroke(of overlay: AppliedModifier) -> NodeID? {
    let (file, view) = (overlay.file, overlay.use.owner)
    guard view >= 0 else { return nil }
    var child = view + 1
    while child < file.views[Int(view)].end {
      let node = file.views[Int(child)]
      if node.slot == .overlay, node.slotModifier >= 0, file.modifiers[Int(node.slotModifier)].call == overlay.use.call,
        isSurface(node)
      {
        for index in node.modifiers {
          let use = file.modifiers[Int(index)]
          if use.known == .stroke || use.known == .strokeBorder { return use.call }
        }
      }
      child = node.end
    }
    return nil
  }

  func children(of view: ViewReference) -> [ViewReference] {
    var result: [ViewReference] = []
    var child = view.index + 1
    while child < view.node.end {
      result.append(ViewReference(file: view.file, index: child, frame: view.frame))
      child = view.file.views[Int(child)].end
    }
    return result
  }

  /// `if`, `switch` and `?:` in a background. The branch is known when the condition is a literal of the call.
  private func branches(_ view: ViewReference, depth: Int) -> ColourValue {
    let tree = view.file.tree
    let node = view.node
    let parts = children(of: view)
    // Without an `else` there may be nothing.
    let hasElse = node.branches > 0
    guard abs(node.branches) == parts.count, parts.count > (hasElse ? 1 : 0),
      zip(parts, 0...).allSatisfy({ part, number in Int(part.node.branch) == number })
    else { return .unknown }
    func part(_ number: Int) -> ColourValue { reaching(parts[number], depth: depth + 1) }
    if tree.kind(node.expression) == .switchExpr {
      guard let cases = Conditions(tree: tree).cases(of: node.expression), cases.count == parts.count else {
        return .unknown
      }
      return resolver.choose(cases) { one in cases.firstIndex { $0.node == one }.map(part) ?? .unknown }
    }
    var asked: [NodeID] = []
    var current = node.expression
    let questions = parts.count - (hasElse ? 1 : 0)
    while tree.kind(current) == .ifExpr || tree.kind(current) == .ternaryExpr, asked.count < questions {
      asked.append(tree.firstChild(current))
      current = tree.lastChild(current)
    }
    guard asked.count == questions else { return .unknown }
    var result = hasElse ? part(asked.count) : .colour(ResolvedColour(.clear))
    for (number, condition) in asked.enumerated().reversed() {
      let asked = tree.kind(condition) == .conditions ? Array(tree.children(condition)) : [condition]
      if asked.count == 1, case .bool(let isTrue) = model.evaluator.value(of: asked[0], in: view.scope) {
        if isTrue { result = part(number) }
      } else {
        result = resolver.choose(condition, in: view.scope, part(number), result)
      }
    }
    return result
  }

  // MARK: Foreground

  /// The colour a text or symbol is drawn in.
  public func foreground(of view: Int32) -> EffectiveForeground {
    var result = foregroundInAnyBranch(of: view)
    if result.value.hasCondition() { result.value = result.value.deciding(decided(at: view)) }
    return result
  }

  private func foregroundInAnyBranch(of view: Int32) -> EffectiveForeground {
    let state = state(of: view)
    var result = EffectiveForeground(value: .unknown, isWritten: false, isTint: false, argument: nil, owner: -1)
    func take(_ index: Int) {
      let source = sources[index]
      result.value = value(ofSource: index)
      result.isWritten = true
      result.owner = source.owner
      result.argument = argument(of: source)
      result.source = source.scope.file.tree.argument(of: source.use.call, label: nil).map {
        GivenColour(node: $0, scope: source.scope)
      }
    }
    if state.isRecoloured { return result }
    var foreground = state.foreground
    // The title of a control that has no label closure is drawn inside the control.
    let node = file.views[Int(view)]
    if node.kind == .use {
      switch model.known(node) {
      case .Button, .Link, .Menu:
        switch state.look {
        case .automatic: if foreground == .automatic { foreground = .tint(state.tint) }
        case .plain: break
        // The style draws something between the title and what lies behind the control.
        case .other:
          result.isSystems = foreground == .system
          return result
        case .own, .prominent: foreground = titleState(of: view).foreground
        }
      default: break
      }
    }
    switch foreground {
    case .automatic:
      if let inherited = foregroundOfUses(ofBody: state.root) { return inherited }
      result.value = SystemColours.swiftUI("primary").map(ColourValue.colour) ?? .unknown
    case .tint(let index):
      guard index >= 0 else {
        // A button without a tint is in the colour that is set around it, here or where its component is used.
        if let inherited = foregroundOfUses(ofBody: state.root), !inherited.given.isEmpty { return inherited }
        result.isTint = true
        // Links of widgets are not colored.
        if !node.surroundings.contains(.widget), let accent = ownAccent(untintedIn: state.root) {
          (result.value, result.isWritten) = (accent, true)
        } else {
          result.isSystems = true
        }
        return result
      }
      take(index)
      result.isTint = true
    case .onFill: result.value = .colour(ResolvedColour(.white, name: "white"))
    case .system: result.isSystems = true
    case .unknown: break
    case .source(let index): take(index)
    }
    return result
  }

  /// The colour of the links inside a text: the tint that somebody set; nil when none is.
  public func linkForeground(of view: Int32) -> EffectiveForeground? {
    let tint = state(of: view).tint
    guard tint >= 0 else { return nil }
    let source = sources[tint]
    return EffectiveForeground(
      value: value(ofSource: tint), isWritten: true, isTint: true, argument: argument(of: source), owner: source.owner)
  }
}

extension Project {
  /// The appearances in which what stands in a file is shown: those that its app as a whole allows. Widgets stand on the
  /// home screen, outside of the app.
  public func appearances(of surroundings: Surroundings, in path: String) -> [Appearance] {
    guard let isDark = schemeLock(at: path), !surroundings.contains(.widget) else { return Appearance.allCases }
    return Appearance.allCases.filter { $0.isDark == isDark }
  }
}
