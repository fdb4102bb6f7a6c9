// Motion in space: which modifiers move, scale or turn a view by a state, how far, and which animation drives the state.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// How far something moves.
public enum MotionSize: Int, Sendable, Comparable {
  /// Small feedback: a tenth of scale, a few points, a turned chevron.
  case small
  /// A slide of some points: seen as motion, but not across the screen.
  case medium
  /// Cannot be told from the source.
  case unknown
  case large

  /// From this many points on a view travels, in SwiftUI and in UIKit.
  public static let farthest = 50.0

  public static func < (a: MotionSize, b: MotionSize) -> Bool { a.rawValue < b.rawValue }
}

/// A modifier that moves, scales or turns a view by a value that can change.
public struct SpatialUse {
  public var view: Int32
  public var use: ViewModifierUse
  /// Names its arguments depend on.
  public var names: Set<Name>
  public var size: MotionSize
}

/// An animation expression, as far as it can be told.
public struct AnimationFacts {
  /// `nil`, `.none`: nothing is animated.
  public var isNone = false
  public var repeatsForever = false
  /// Seconds, when written.
  public var duration: Double?
  /// How often it runs, when written.
  public var repetitions: Double?
  /// Whether it goes to and fro some times.
  public var swings: Bool { repetitions.map { $0 >= 3 } ?? false }

  public init() {}
}

extension FileModel {
  public static let spatialModifiers: Set<Known> = [
    .offset, .position, .scaleEffect, .rotationEffect, .rotation3DEffect,
  ]

  /// The spatial modifiers of the file whose values can change and do not depend on Reduce Motion.
  func makeSpatialUsesByName() -> [Name: [Int]] {
    var result: [Name: [Int]] = [:]
    for (place, use) in spatialUses.enumerated() {
      for name in use.names { result[name, default: []].append(place) }
    }
    return result
  }

  public func makeSpatialUses() -> [SpatialUse] {
    var result: [SpatialUse] = []
    for use in file.modifiers where Self.spatialModifiers.contains(use.known) {
      let arguments = file.tree.children(use.call).dropFirst()
      var names: Set<Name> = []
      for argument in arguments {
        let node = file.tree[argument]
        // A label of an argument is no value.
        let first = file.tree.label(of: argument) == nil ? node.firstToken : node.firstToken + 2
        guard first <= node.lastToken else { continue }
        for token in first...node.lastToken where file.tree.tokens.isName(token) {
          names.insert(file.tree.name(of: token))
        }
      }
      let place = file.tree.tokens.start(use.nameToken)
      guard !names.isEmpty, !names.contains(where: { guards.contains($0, at: place) }) else { continue }
      // The object that holds the state says nothing about which state moves the view.
      if !names.subtracting(Self.holders).isEmpty { names.subtract(Self.holders) }
      let view = file.views[Int(use.owner)]
      if use.known == .rotationEffect, let angle = firstArgument(of: use.call, label: nil),
        followsClock(angle, in: Scope(file: file, body: view.body))
      {
        continue
      }
      result.append(SpatialUse(view: use.owner, use: use, names: names, size: motionSize(use, on: view)))
    }
    return result + geometryEffects() + pagedViews()
  }

  static let holders: Set<Name> = Set(
    ["viewModel", "vm", "model", "store", "viewStore", "manager"].map { Name($0) })

  /// Pages slide across the screen when the selection changes with an animation.
  private func pagedViews() -> [SpatialUse] {
    file.modifiers.compactMap { use in
      guard use.known == .tabViewStyle, use.owner >= 0, file.views[Int(use.owner)].known == .TabView,
        let style = firstArgument(of: use.call, label: nil),
        let selection = file.tree.argument(of: file.views[Int(use.owner)].expression, label: "selection")
      else { return nil }
      let node = file.tree[style]
      let isPaged = node.tokens.contains { token in
        let text = file.tree.tokens.text(token, in: file.tree.source)
        return text.elementsEqual("page".utf8) || text.elementsEqual("PageTabViewStyle".utf8)
      }
      guard isPaged else { return nil }
      var names: Set<Name> = []
      for token in file.tree[selection].tokens {
        // `$page` is one token.
        let text = file.tree.tokens.text(token, in: file.tree.source)
        names.insert(Name(String(decoding: text.first == UInt8(ascii: "$") ? text.dropFirst() : text, as: UTF8.self)))
      }
      // Pages that only the finger turns follow the finger.
      let owner = file.bodies[Int(file.views[Int(use.owner)].body)].owner
      guard !changes(of: names, ofType: owner).isEmpty || isHandedOn(selection, by: use.owner, of: owner) else {
        return nil
      }
      return SpatialUse(view: use.owner, use: use, names: names, size: .large)
    }
  }

  /// Whether somebody else may change what a binding means: it is given to the view, kept by an object, or given on.
  private func isHandedOn(_ selection: NodeID, by view: Int32, of owner: Int32) -> Bool {
    let text = file.tree.sourceText(selection)
    guard text.hasPrefix("$"), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let own = evaluator.ownMember(
        Name(String(text.dropFirst())), in: Scope(file: file, body: file.views[Int(view)].body)),
      project.member(own).attributes.contains(.State)
    else { return true }
    let range = file.tree.range(selection)
    let binding = Array(text.utf8)
    for token in 0..<TokenID(file.tree.tokens.count) where file.tree.tokens.start(token) != range.start {
      guard file.tree.tokens.text(token, in: file.tree.source).elementsEqual(binding) else { continue }
      if isInside(file.tree.tokens.start(token), owner) { return true }
    }
    return false
  }

  /// Whether a place of the file stands in a type or in an extension of it.
  private func isInside(_ offset: UInt32, _ owner: Int32) -> Bool {
    guard owner >= 0, let type = type(at: offset) else { return false }
    return file.types[Int(type)].name == file.types[Int(owner)].name
  }

  private func motionSize(_ use: ViewModifierUse, on view: ViewNode) -> MotionSize {
    let scope = Scope(file: file, body: view.body)
    var size = MotionSize.small
    for argument in file.tree.children(use.call).dropFirst() where file.tree.kind(argument) == .argument {
      let value = file.tree.lastChild(argument)
      if let label = file.tree.label(of: argument),
        ["anchor", "axis", "perspective"].contains(file.tree.string(of: label))
      {
        continue
      }
      // A symbol that turns or is mirrored stays where it is.
      let isTurned = use.known == .rotationEffect || use.known == .rotation3DEffect
      guard let ends = ends(of: value, in: scope) else {
        size = max(size, isTurned && isSmallSymbol(use.owner) ? .small : .unknown)
        continue
      }
      let one = motionSize(of: use.known, difference: ends.high - ends.low, on: use.owner)
      let staysInPlace = isTurned || use.known == .scaleEffect && ends.low == -ends.high
      size = max(size, one == .large && staysInPlace && isSmallSymbol(use.owner) ? .small : one)
    }
    return size
  }

  /// The least and the greatest number that an expression may give, angles in degrees: `.degrees(x)`, `.radians(x)`,
  /// `Angle(degrees: x)`, also as alternatives, `isOpen ? .degrees(90) : .zero`. nil where one is not known.
  private func ends(of value: NodeID, in scope: Scope) -> (low: Double, high: Double)? {
    let tree = file.tree
    var value = value
    if tree.kind(value) == .ternaryExpr {
      let parts = tree.children(value)
      guard parts.count == 3, let one = ends(of: parts[1], in: scope), let other = ends(of: parts[2], in: scope) else {
        return nil
      }
      return (min(one.low, other.low), max(one.high, other.high))
    }
    if tree.kind(value) == .implicitMemberExpr, tree.text(value) == "zero" { return (0, 0) }
    var factor = 1.0
    // A function of the project gives a number; what makes an angle is given one.
    let own = tree.kind(value) == .callExpr ? evaluator.value(of: value, in: scope).numbers : nil
    if own == nil, tree.kind(value) == .callExpr {
      let isRadians = tree.text(tree.firstChild(value)) == "radians"
      guard let inner = tree.children(value).dropFirst().first else { return (0, 0) }
      if isRadians || tree.label(of: inner).map({ tree.string(of: $0) == "radians" }) ?? false { factor = 57.3 }
      value = tree.lastChild(inner)
    }
    guard let numbers = evaluator.value(of: value, in: scope).numbers, let low = numbers.min(), let high = numbers.max()
    else { return nil }
    return (low * factor, high * factor)
  }

  /// What an animation argument says; constants of the type are followed.
  public func animationFacts(_ node: NodeID, in scope: Scope) -> AnimationFacts {
    var facts = AnimationFacts()
    let tree = scope.file.tree
    if tree.kind(node) == .nilLiteral { facts.isNone = true }
    if tree.kind(node) == .implicitMemberExpr, tree.text(node) == "none" { facts.isNone = true }
    note(node, in: scope, into: &facts)
    if let constant = animationConstant(node, in: scope) {
      note(constant.node, in: constant.scope, into: &facts)
      let tree = constant.scope.file.tree
      if tree.kind(constant.node) == .nilLiteral || hasNoDuration(constant.node, in: constant.scope) {
        facts.isNone = true
      }
    }
    if hasNoDuration(node, in: scope) { facts.isNone = true }
    return facts
  }

  /// `.linear(duration: 0)`: everything is where it goes at once.
  private func hasNoDuration(_ node: NodeID, in scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.kind(node) == .callExpr, let duration = tree.argument(of: node, label: "duration") else { return false }
    return evaluator.value(of: duration, in: scope).number == 0
  }

  private func animationConstant(_ node: NodeID, in scope: Scope) -> (node: NodeID, scope: Scope)? {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .identifierExpr:
      if let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: scope.file),
        local.value.exists
      {
        return (local.value, scope)
      }
      guard let member = evaluator.ownMember(tree.name(node), in: scope) else { return nil }
      return definition(member)
    case .memberExpr, .implicitMemberExpr:
      return constant(node, in: scope, type: .Animation).flatMap(definition)
    default: return nil
    }
  }

  private func definition(_ reference: MemberReference) -> (node: NodeID, scope: Scope)? {
    let member = project.member(reference)
    let node = member.value.exists ? member.value : member.block
    guard node.exists else { return nil }
    return (node, Scope(file: project.file(reference), type: member.owner, member: reference.index))
  }

  private func note(_ node: NodeID, in scope: Scope, into facts: inout AnimationFacts) {
    let tree = scope.file.tree
    let root = tree[node]
    for token in root.tokens where tree.tokens.isName(token) {
      if tree.known(of: token) == .repeatForever { facts.repeatsForever = true }
    }
    for index in Int(root.firstDescendant)...Int(node.index) where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr, tree.mainIs(callee, "repeatCount"),
        let count = tree.argument(of: call, label: nil)
      else { continue }
      facts.repetitions = evaluator.value(of: count, in: scope).number
    }
    for index in Int(root.firstDescendant)...Int(node.index) where tree.nodes[index].kind == .argument {
      let argument = NodeID(index)
      guard let label = tree.label(of: argument), tree.string(of: label) == "duration" else { continue }
      facts.duration = evaluator.value(of: tree.lastChild(argument), in: scope).number
    }
  }

  /// How far a spatial modifier moves when a closure sets the state it depends on from its initial value to a literal.
  public func motionSize(of spatial: SpatialUse, changedIn closure: NodeID, type: Int32) -> MotionSize {
    let tree = file.tree
    var size = spatial.size
    guard size == .unknown else { return size }
    for index in Int(tree[closure].firstDescendant)..<Int(closure.index) where tree.nodes[index].kind == .assignExpr {
      let node = NodeID(index)
      let left = tree.firstChild(node)
      guard tree.kind(left) == .identifierExpr, spatial.names.contains(tree.name(left)) else { continue }
      let scope = Scope(file: file, type: type, member: -1)
      guard let target = evaluator.value(of: tree.lastChild(node), in: scope).number,
        let property = evaluator.ownMember(tree.name(left), in: scope), project.file(property) === file,
        let start = evaluator.value(of: project.member(property).value, in: scope).number
      else { continue }
      size = motionSize(of: spatial.use.known, difference: abs(target - start), on: spatial.view)
    }
    return size
  }

  /// How large a change of a spatial modifier's number is: scale factors, degrees, points.
  func motionSize(of modifier: Known, difference: Double, on view: Int32) -> MotionSize {
    let isSymbol = file.views[Int(view)].known == .Image
    switch modifier {
    case .scaleEffect:
      // A dot of seven points that grows by half moves nothing a person would notice.
      if let side = writtenSide(of: view) { return difference * side >= 20 ? .large : .small }
      return difference > 0.25 ? .large : .small
    // A symbol that turns on its spot (a chevron) is small.
    case .rotationEffect, .rotation3DEffect: return difference >= 15 && !isSymbol ? .large : .small
    default: return difference >= MotionSize.farthest ? .large : difference >= 15 ? .medium : .small
    }
  }

  /// Whether a view is a symbol of the size of words: by its frame, by what a component or property of the project is
  /// called or stands for, or by a modifier of the project that gives it the size of an icon.
  private func isSmallSymbol(_ view: Int32) -> Bool {
    if let side = writtenSide(of: view) { return side <= 32 }
    let node = file.views[Int(view)]
    func says(_ token: TokenID, _ words: Set<String>) -> Bool {
      !words.isDisjoint(with: Words.split(file.tree.string(of: token)))
    }
    let isOwn = node.kind == .reference || node.kind == .use && node.known == .other
    if isOwn, says(node.nameToken, ["chevron", "arrow", "caret", "disclosure"]) { return true }
    for modifier in node.modifiers {
      let use = file.modifiers[Int(modifier)]
      if use.known == .other, says(use.nameToken, ["icon", "symbol"]) { return true }
    }
    guard isOwn, let roots = engine.expansion(of: ViewReference(file: file, index: view)), roots.count == 1 else {
      return false
    }
    return roots[0].isSmallPicture(by: evaluator)
  }

  /// The larger side of a view in points, when its frame or, for a symbol, its font says it.
  private func writtenSide(of view: Int32) -> Double? {
    let node = file.views[Int(view)]
    let scope = Scope(file: file, body: node.body)
    for modifier in node.modifiers where file.modifiers[Int(modifier)].known == .frame {
      let call = file.modifiers[Int(modifier)].call
      let sides = ["width", "height"].compactMap { label in
        file.tree.argument(of: call, label: label).flatMap { evaluator.value(of: $0, in: scope).number }
      }
      if file.tree.argument(of: call, label: "maxWidth") != nil { return nil }
      return sides.max()
    }
    guard node.known == .Image, file.tree.symbolArgument(of: node.expression) != nil else { return nil }
    guard font[Int(view)] >= 0 else { return 20 }
    switch fontSize(ofModifier: font[Int(view)]) {
    case .fixed(let points), .scaled(let points): return points.map { $0 * 1.2 }
    case .unknown: return nil
    }
  }

  /// Names of the state that a closure changes: `x = …`, `x.toggle()`. What it changes only without Reduce Motion is
  /// left out.
  public func changedNames(in closure: NodeID) -> Set<Name> {
    var names: Set<Name> = []
    let tree = file.tree
    guard closure.exists else { return [] }
    let range = tree.range(closure)
    for index in Int(tree[closure].firstDescendant)..<Int(closure.index) {
      guard let target = changeTarget(NodeID(index)) else { continue }
      if !guards.isEmpty, code.isGuarded(tree.range(NodeID(index)).start, inside: range) { continue }
      names.formUnion(leadingNames(target))
    }
    return names
  }

  /// The places in the file's code that change one of the names.
  public func changes(of names: Set<Name>) -> [NodeID] {
    file.tree.nodes.indices.map { NodeID($0) }.filter { node in
      changeTarget(node).map { !names.isDisjoint(with: leadingNames($0)) } ?? false
    }
  }

  /// The places that change one of the names as a type means it: a state of its own is changed by the type itself and by
  /// who has a binding of that name, and not by what another type of the file calls the same.
  public func changes(of names: Set<Name>, ofType owner: Int32) -> [NodeID] {
    let changes = changes(of: names)
    guard owner >= 0, !changes.isEmpty else { return changes }
    func kind(_ name: Name, _ type: Int32) -> MemberReference? {
      evaluator.ownMember(name, in: Scope(file: file, type: type, member: -1))
    }
    let own = names.filter { name in kind(name, owner).map { project.member($0).attributes.contains(.State) } ?? false }
    guard !own.isEmpty else { return changes }
    return changes.filter { node in
      let changed = changeTarget(node).map { leadingNames($0).intersection(names) } ?? []
      let place = file.tree.range(node).start
      guard changed.isSubset(of: own), !isInside(place, owner), let type = type(at: place) else { return true }
      return changed.contains { name in
        kind(name, type).map { project.member($0).attributes.contains(.Binding) } ?? false
      }
    }
  }

  /// What a piece of code changes: the left side of an assignment, or the receiver of `toggle()`.
  private func changeTarget(_ node: NodeID) -> NodeID? {
    let tree = file.tree
    switch tree.kind(node) {
    case .assignExpr: return tree.firstChild(node)
    case .callExpr:
      let callee = tree.firstChild(node)
      guard tree.kind(callee) == .memberExpr, tree.text(callee) == "toggle" else { return nil }
      return tree.firstChild(callee)
    default: return nil
    }
  }

  private func leadingNames(_ node: NodeID) -> Set<Name> {
    var names: Set<Name> = []
    var current = node
    while current.exists {
      switch file.tree.kind(current) {
      case .memberExpr:
        names.insert(file.tree.name(current))
        current = file.tree.firstChild(current)
      case .identifierExpr:
        if file.tree.text(current) != "self" { names.insert(file.tree.name(current)) }
        return names
      case .optionalChainExpr, .forceUnwrapExpr: current = file.tree.lastChild(current)
      default: return names
      }
    }
    return names
  }

  /// The largest motion that a change of `names` drives, among views that `isWanted`.
  public func motion(drivenBy names: Set<Name>, where isWanted: (Int32) -> Bool) -> SpatialUse? {
    var places: Set<Int> = []
    for name in names { places.formUnion(spatialUsesByName[name] ?? []) }
    var largest: Int?
    // In the order of the source: the first of equal size is told.
    for place in places.sorted() where isWanted(spatialUses[place].view) {
      if let current = largest, spatialUses[current].size >= spatialUses[place].size { continue }
      largest = place
    }
    return largest.map { spatialUses[$0] }
  }
}

extension Element {
  /// Whether the content closure of an animator (`phaseAnimator { content, phase in … }`) moves, scales or turns what it
  /// is given. What other animators of the same view or inside of it do is theirs.
  public func movesContent(by animator: ViewModifierUse) -> Bool {
    // The call begins with all that stands before its dot.
    guard tree[animator.call].lastToken > animator.nameToken else { return false }
    let own = animator.nameToken...tree[animator.call].lastToken
    return descendants.contains { inner in
      inner.node.slot == .transform && own.contains(inner.tree[inner.node.expression].firstToken)
        && inner.writtenModifiers.contains { FileModel.spatialModifiers.contains($0.known) }
    }
  }
}

extension ViewReference {
  /// Whether the view is one image, a symbol of the system or one whose frame says that it is as small.
  fileprivate func isSmallPicture(by evaluator: Evaluator) -> Bool {
    let node = node
    guard node.kind == .use, node.known == .Image else { return false }
    for modifier in node.modifiers where file.modifiers[Int(modifier)].known == .frame {
      let call = file.modifiers[Int(modifier)].call
      let sides = ["width", "height"].compactMap { label in
        file.tree.argument(of: call, label: label).flatMap { evaluator.value(of: $0, in: scope).number }
      }
      return sides.max().map { $0 <= 32 } ?? false
    }
    return file.tree.symbolArgument(of: node.expression) != nil
  }
}
