// An animation as the rules on motion meet it: the modifier `animation(_:value:)` or a call of `withAnimation`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One animation and what it drives.
struct AnimationUse {
  var model: FileModel
  /// The modifier's or function's call.
  var call: NodeID
  /// The animation argument; none when the default animation is meant.
  var animation: NodeID
  /// Where findings point.
  var range: ByteRange
  var facts: AnimationFacts
  /// The largest motion in space that is driven; nil when only looks change or nothing is known.
  var motion: SpatialUse?
  /// Names of the state that drives it.
  var drivers: Set<Name>
  var surroundings: Surroundings
  /// The name of the type around it.
  var typeName: String
  /// Index of the view, or -1.
  var cause: Int32

  /// The modifier `animation(_:value:)` on an element.
  init?(_ element: Element, _ use: ViewModifierUse) {
    model = element.model
    call = use.call
    guard let argument = model.firstArgument(of: call, label: nil) else { return nil }
    animation = argument
    range = element.tree.range(argument)
    facts = model.animationFacts(argument, in: element.scope)
    let value = model.firstArgument(of: call, label: "value")
    // What never changes starts nothing.
    if let value, model.file.tree.isPlainLiteral(value) { return nil }
    drivers = value.map { element.names(in: $0) } ?? []
    let (low, high) = (element.index, element.node.end)
    motion = drivers.isEmpty ? nil : model.motion(drivenBy: drivers) { $0 >= low && $0 < high }
    surroundings = element.surroundings
    typeName = Self.typeName(of: element.body.owner, in: model)
    cause = element.index
  }

  /// A call of `withAnimation`.
  init?(_ model: FileModel, _ code: CodeCall) {
    self.model = model
    call = code.call
    let tree = model.file.tree
    guard !Self.makesGesture(call, tree) else { return nil }
    let offset = tree.range(call).start
    range = tree.tokens.range(code.nameToken)
    animation = model.firstArgument(of: call, label: nil) ?? .none
    let type = model.type(at: offset) ?? -1
    let scope = Scope(file: model.file, type: type, member: model.member(at: offset) ?? -1)
    facts = animation.exists ? model.animationFacts(animation, in: scope) : AnimationFacts()
    let closure = tree.trailingClosure(of: call, label: nil)
    drivers = closure.map { model.changedNames(in: $0) } ?? []
    let file = model.file
    motion = model.motion(drivenBy: drivers) { file.bodies[Int(file.views[Int($0)].body)].owner == type }
    if let closure, let found = motion { motion?.size = model.motionSize(of: found, changedIn: closure, type: type) }
    surroundings = model.surroundings(at: offset)
    typeName = Self.typeName(of: type, in: model)
    cause = -1
  }

  /// `.gesture(withAnimation { DragGesture()… })` animates nothing: what the gesture does runs later, without it.
  private static func makesGesture(_ call: NodeID, _ tree: Tree) -> Bool {
    guard let argument = tree.parent(of: call), tree.kind(argument) == .argument,
      let modifier = tree.parent(of: argument), tree.kind(modifier) == .callExpr
    else { return false }
    return tree.known(tree.firstChild(modifier)).isAnyGesture
  }

  private static func typeName(of type: Int32, in model: FileModel) -> String {
    type >= 0 ? model.file.tree.string(of: model.file.types[Int(type)].nameToken) : ""
  }

  var isOutOfScope: Bool { !surroundings.isDisjoint(with: [.preview, .tests, .generated, .otherPlatform, .widget]) }

  /// Whether the animation, its call or what it drives depends on Reduce Motion.
  var isGuarded: Bool {
    model.isMotionGuarded(animation.exists ? animation : call) || model.code.isGuarded(range.start)
      || hasGuardedTransaction
  }

  /// Whether all code that changes what drives it asks for Reduce Motion first.
  var isNeverStartedWhenReduced: Bool {
    guard !model.guards.isEmpty, cause >= 0 else { return false }
    let changes = model.changes(of: drivers, ofType: Element(model: model, index: cause).body.owner)
    return !changes.isEmpty && changes.allSatisfy { model.isMotionGuarded($0) }
  }

  /// Whether the view that it moves stands below a transaction that takes animations away from who asked for less motion.
  private var hasGuardedTransaction: Bool {
    let view = cause >= 0 ? cause : motion?.view ?? -1
    return view >= 0 && Element(model: model, index: view).flags.contains(.calmed)
  }

  /// Whether the type is a loading indicator, whose turning says that something goes on.
  var isLoading: Bool {
    let words = Set(Words.split(typeName))
    let loading: Set<String> = [
      "loader", "loading", "spinner", "activity", "progress", "shimmer", "skeleton", "indicator",
    ]
    let isSpinner = words.contains("spinning") && !words.isDisjoint(with: ["circle", "wheel", "ring", "arc"])
    return isSpinner || !words.isDisjoint(with: loading) || isBusy
  }

  /// Whether what it moves stands still with Reduce Motion on: `.scaleEffect(isOn && !reduceMotion ? 1.2 : 1)`.
  var drivesGuardedMotion: Bool {
    guard cause >= 0 else { return false }
    return Element(model: model, index: cause).writtenModifiers.contains {
      FileModel.spatialModifiers.contains($0.known) && model.isMotionGuarded(argumentsOf: $0.call)
    }
  }

  /// Whether nothing before the modifier depends on the state that drives it, so that nothing is seen of it.
  var drivesNothing: Bool {
    guard cause >= 0, !drivers.isEmpty else { return false }
    let element = Element(model: model, index: cause)
    let tree = model.file.tree
    // From the view on, up to the dot before the modifier; what is inside the view lies in between.
    let first = tree[element.node.chain].firstToken
    guard let use = element.writtenModifiers.first(where: { $0.call == call }), use.nameToken > first else {
      return false
    }
    let isKnown = ([element] + element.descendants).allSatisfy { inner in
      inner.node.kind == .use && inner.known != .other || Self.isColour(inner)
    }
    guard isKnown else { return false }
    return !(first..<use.nameToken).contains { tree.tokens.isName($0) && drivers.contains(tree.name(of: $0)) }
  }

  private static func isColour(_ element: Element) -> Bool {
    element.tree[element.node.expression].tokens.contains { token in
      Words.split(element.tree.string(of: token)).contains { $0 == "color" || $0 == "colour" }
    }
  }

  /// Whether what it moves is there only while something goes on.
  var isShownOnlyWhileBusy: Bool {
    let view = cause >= 0 ? cause : motion?.view ?? -1
    if view >= 0 { return Element(model: model, index: view).isShownOnlyWhileBusy }
    guard let type = model.type(at: range.start) else { return false }
    let bodies = model.file.bodies.indices.filter { model.file.bodies[$0].owner == type }
    // What a view does when it appears: `.onAppear { withAnimation { … } }`.
    if let around = model.view(around: range.start) { return Element(model: model, index: around).isShownOnlyWhileBusy }
    guard let body = bodies.first(where: { [.body, .modifier].contains(model.file.bodies[$0].kind) }) else {
      return false
    }
    return model.isMadeOnlyWhileBusy(body: Int32(body))
  }

  /// Whether it goes with an endless animation of the same view, which is there only while something loads.
  var startsLoading: Bool {
    guard cause >= 0 else { return false }
    let element = Element(model: model, index: cause)
    return element.writtenModifiers.contains { use in
      use.known == .animation && use.call != call && AnimationUse(element, use)?.facts.repeatsForever == true
    } && isShownOnlyWhileBusy
  }

  /// Whether only buttons start it whose words say that they show an animation: people ask to see just that.
  var isDemonstration: Bool {
    let changes = model.changes(of: drivers, ofType: model.type(at: range.start) ?? -1)
    return !changes.isEmpty
      && changes.allSatisfy { change in
        model.view(around: model.file.tree.range(change).start).map { shows(Element(model: model, index: $0)) } ?? false
      }
  }

  private func shows(_ control: Element) -> Bool {
    guard control.known == .Button else { return false }
    return ([control] + control.descendants).contains { part in
      guard [.Button, .Text, .Label].contains(part.known), let title = part.argument(nil) else { return false }
      return model.evaluator.value(of: title, in: part.scope).alternatives.contains { value in
        guard case .string(let text) = value else { return false }
        let words = Words.split(text)
        if words.first == "animate" { return true }
        return words.first.map { ["play", "show", "run", "start"].contains($0) } ?? false
          && words.contains { ["animation", "animations", "demo", "transition"].contains($0) }
      }
    }
  }

  /// Whether the state that drives it says that something goes on and ends.
  var isBusy: Bool { !drivers.isDisjoint(with: Self.busyNames) }

  private static let busyNames: Set<Name> = [
    Name("isLoading"), Name("isRecording"), Name("isProcessing"), Name("isRefreshing"), Name("isSyncing"),
    Name("loading"),
    Name("isUploading"), Name("isDownloading"), Name("isSearching"), Name("isGenerating"), Name("isThinking"),
  ]
}
