// What the uses of a component, property or function put behind it, and the color that they give it: a body that paints
// nothing itself is seen on what each of its uses lies on.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The model of a file in which something of this one is used. One that is checked keeps those that it asks for, and
  /// they share them.
  func neighbor(of other: FileViews) -> FileModel {
    let head = self.head ?? self
    if head.file === other { return head }
    if let known = head.neighbors[ObjectIdentifier(other)] { return known }
    let model = FileModel(
      file: other, project: project, guardNames: project.motionGuardNames, limits: limits,
      facts: evaluator.facts, head: head)
    head.neighbors[ObjectIdentifier(other)] = model
    return model
  }
}

extension ColourModel {
  /// What lies behind a body where it is used, one ground for each use that differs; nil where no use tells it.
  func groundOfUses(ofBody body: Int32) -> ColourGround? {
    guard let places = places(ofBody: body) else { return nil }
    let key = BodyKey(file: ObjectIdentifier(file), body: body)
    return model.asking(
      QuestionOfUses(subject: .ground, body: key), known: { $0.grounds[key] }, keep: { $0.grounds[key] = .some($1) },
      limit: nil
    ) {
      var grounds: [ColourGround] = []
      let isType = file.bodies[Int(body)].kind == .body
      for place in places.views {
        let colours = place.file === file ? self : model.asked(about: place.file).colours
        let state = colours.state(of: place.index)
        var ground = state.isRecoloured || colours.isDrawn(place.index) ? nil : colours.ground(from: state.layer)
        // What only stands on something that is not known either tells nothing.
        if ground?.kind == nil { ground = nil }
        if let source = ground.flatMap({ colours.painting($0) }) { ground?.painted.append(source) }
        if isType, let value = ground?.value {
          ground?.value = value.asked(in: "\(model.project.index(of: place.file) ?? -1).\(place.node.body)")
        }
        grounds.append(ground ?? ColourGround(value: .unknown))
      }
      return joined(grounds, places)
    }
  }

  /// The modifier's argument, or the view, that paints what is nearest behind a use.
  private func painting(_ ground: ColourGround) -> GivenColour? {
    guard ground.nearest >= 0 else { return nil }
    switch layers[Int(ground.nearest)].layer {
    case .fill(let index), .row(let index), .tintFill(let index):
      let source = sources[index]
      guard let node = source.scope.file.tree.argument(of: source.use.call, label: nil) else { return nil }
      return GivenColour(node: node, scope: source.scope)
    case .surface(let view), .rowSurface(let view):
      return GivenColour(node: view.node.expression, scope: Scope(file: view.file, body: view.node.body))
    default: return nil
    }
  }

  /// The stored properties of the component around a view that its uses give.
  func given(toOwnerOf view: Int32) -> Set<String> {
    let owner = file.bodies[Int(file.views[Int(view)].body)].owner
    guard owner >= 0 else { return [] }
    var result: Set<String> = []
    for index in file.types[Int(owner)].members {
      let member = file.members[Int(index)]
      guard member.kind == .property, !member.isStatic, !member.block.exists, member.attributes.isEmpty else {
        continue
      }
      result.insert(file.tree.string(of: member.nameToken))
    }
    return result
  }

  private func joined(_ grounds: [ColourGround], _ places: BodyPlaces) -> ColourGround? {
    guard let first = grounds.first(where: { $0.kind != nil }) else { return nil }
    var result = first
    result.nearest = -1
    result.fade = nil
    result.painted = Array(grounds.flatMap(\.painted).prefix(Self.useLimit))
    // A ground of which only some uses are known is none that the system alone decides.
    if grounds.contains(where: { $0.kind != first.kind }) { result.kind = .written }
    result.isOnSystem = grounds.contains(where: \.isOnSystem)
    result.value = places.chosen(grounds.map(\.value))
    result.opacity = grounds.lazy.filter { $0.kind != nil }.map(\.opacity).max() ?? 1
    return result
  }

  /// The color that the uses of a body give to what sets none itself; nil where they give none.
  func foregroundOfUses(ofBody body: Int32) -> EffectiveForeground? {
    guard let places = places(ofBody: body) else { return nil }
    let unknown = EffectiveForeground(value: .unknown, isWritten: true, isTint: false, argument: nil, owner: -1)
    let key = BodyKey(file: ObjectIdentifier(file), body: body)
    return model.asking(
      QuestionOfUses(subject: .foreground, body: key), known: { $0.foregrounds[key] },
      keep: { $0.foregrounds[key] = .some($1) }, limit: unknown
    ) {
      var isGiven = false
      var given: [GivenColour] = []
      let values = places.views.map { place -> ColourValue in
        let colours = place.file === file ? self : model.asked(about: place.file).colours
        guard let foreground = colours.given(to: place.index) else {
          return SystemColours.swiftUI("primary").map(ColourValue.colour) ?? .unknown
        }
        given += foreground.given
        if case .unknown = foreground.value { return .unknown }
        isGiven = true
        return foreground.value
      }
      guard isGiven else { return nil }
      return EffectiveForeground(
        value: places.chosen(values), isWritten: true, isTint: false, argument: nil, owner: -1,
        given: Array(given.prefix(Self.useLimit)))
    }
  }

  /// The color that a view gives to what it is made of; nil where it is the label color.
  private func given(to view: Int32) -> EffectiveForeground? {
    let state = state(of: view)
    func foreground(_ value: ColourValue, _ given: [GivenColour] = []) -> EffectiveForeground {
      EffectiveForeground(value: value, isWritten: true, isTint: false, argument: nil, owner: -1, given: given)
    }
    if state.isRecoloured { return foreground(.unknown) }
    switch state.foreground {
    case .automatic: return foregroundOfUses(ofBody: state.root)
    case .source(let index):
      let value = value(ofSource: index)
      // `.foregroundColor(.primary)` is what is there anyway.
      if value.single.map({ $0.isSystem && ["primary", "label"].contains($0.name) }) == true { return nil }
      let source = sources[index]
      let node = source.scope.file.tree.argument(of: source.use.call, label: nil)
      return foreground(value, node.map { [GivenColour(node: $0, scope: source.scope)] } ?? [])
    case .onFill: return foreground(.colour(ResolvedColour(.white, name: "white")))
    case .tint, .system, .unknown: return foreground(.unknown)
    }
  }

  /// Whether neither what stands around a view nor any use of its component sets a tint, so that it is the system's.
  public func isUntinted(_ view: Int32) -> Bool {
    let state = state(of: view)
    return state.tint < 0 && isUntinted(usesOf: state.root)
  }

  /// The color of the project that controls take in a body where nothing sets a tint; nil where it is the system's, or
  /// a use of the body may set one.
  func ownAccent(untintedIn root: Int32) -> ColourValue? {
    guard !model.project.isForMacOnly, !model.project.hasWideTints, isUntinted(usesOf: root) else { return nil }
    return resolver.ownAccent(in: Scope(file: file, body: max(root, 0)))
  }

  private func isUntinted(usesOf body: Int32) -> Bool {
    guard body >= 0 else { return true }
    let key = BodyKey(file: ObjectIdentifier(file), body: body)
    return model.asking(
      QuestionOfUses(subject: .untinted, body: key), known: { $0.untinted[key] },
      keep: { $0.untinted[key] = .some($1) }, limit: false
    ) {
      let uses = model.uses(ofBody: body, in: file).filter {
        !$0.node.surroundings.isOutOfScope && ($0.file !== file || $0.node.body != body)
      }
      guard uses.count <= Self.useLimit else { return false }
      return uses.allSatisfy { ($0.file === file ? self : model.asked(about: $0.file).colours).isUntinted($0.index) }
    } ?? true
  }

  /// Uses of one body that are told apart.
  private static let useLimit = 160

  /// The state of the title of a control without a closure for its label; that of the view itself for others.
  func titleState(of view: Int32) -> ColourState {
    var state = state(of: view)
    let node = file.views[Int(view)]
    switch state.look {
    case .own, .prominent: break
    default: return state
    }
    guard node.kind == .use else { return state }
    switch model.known(node) {
    case .Button, .Link, .Menu: label(of: node, state: &state)
    default: break
    }
    return state
  }

  /// The places where a body is used, previews and tests left out; nil where there are none, or too many to ask.
  private func places(ofBody body: Int32) -> BodyPlaces? {
    guard body >= 0 else { return nil }
    if let known = placesOfBodies[body] { return known }
    let places = findPlaces(ofBody: body)
    placesOfBodies[body] = .some(places)
    return places
  }

  private func findPlaces(ofBody body: Int32) -> BodyPlaces? {
    let made = file.bodies[Int(body)]
    let uses = model.uses(ofBody: body, in: file).filter {
      !$0.node.surroundings.isOutOfScope && ($0.file !== file || $0.node.body != body)
    }
    guard !uses.isEmpty, uses.count <= Self.useLimit else { return nil }
    let owner = made.owner >= 0 ? file.types[Int(made.owner)].name : Name.none
    let isType = made.kind == .body
    let numbered = uses.map { (use: $0, file: model.project.index(of: $0.file) ?? -1) }
      .sorted { ($0.file, $0.use.index) < ($1.file, $1.use.index) }
    let name = UseName(owner: owner, member: isType || made.member < 0 ? .none : file.members[Int(made.member)].name)
    return BodyPlaces(
      views: numbered.map(\.use), names: name.conditions(of: numbered.dropLast().map { ($0.file, $0.use.index) }))
  }
}

/// Where a body is used, with the condition that stands for each use but the last.
struct BodyPlaces {
  var views: [ViewReference]
  var names: [String]

  /// One value for each use; the last one is left where no condition holds. What is one of too many values there, as that of
  /// a component that is used all over the app, is not known.
  func chosen(_ values: [ColourValue]) -> ColourValue {
    var room = Self.valueLimit
    func fitting(_ value: ColourValue) -> ColourValue {
      var left = min(room, Self.valuesOfUse)
      let given = left
      guard value.fits(into: &left) else { return .unknown }
      room -= given - left
      return value
    }
    guard var result = values.last.map(fitting) else { return .unknown }
    for (value, name) in zip(values.dropLast(), names).reversed() where !value.isSame(as: result) {
      let value = fitting(value)
      if case .unknown = value, case .unknown = result { continue }
      result = .choice(condition: name, then: value, otherwise: result)
    }
    return result
  }

  /// Colors of which one of uses is told; what uses of uses give multiplies.
  private static let valueLimit = 400
  /// Those of one use.
  private static let valuesOfUse = 32
}

extension String {
  /// Whether a condition stands for a use of a component or function.
  var isUse: Bool { utf8.first == UInt8(ascii: "u") && hasPrefix(OutcomeCondition.usePrefix) }
  /// Whether a condition asks which of the instances that the project keeps is shown, such as its themes.
  var isInstance: Bool { utf8.first == UInt8(ascii: "e") && hasPrefix(OutcomeCondition.instancePrefix) }
}

extension ColourValue {
  /// Whether there are no more colors than there is room for, of which they take theirs.
  fileprivate func fits(into room: inout Int) -> Bool {
    switch self {
    case .colour, .unknown:
      room -= 1
      return room >= 0
    case .any(let values):
      for value in values where !value.fits(into: &room) { return false }
      return true
    case .choice(_, let then, let otherwise): return then.fits(into: &room) && otherwise.fits(into: &room)
    }
  }

  /// The same with the conditions of another component told apart from those of this one that are called alike.
  fileprivate func asked(in place: String) -> ColourValue { hasOwnConditions ? renamed(in: place) : self }

  private func renamed(in place: String) -> ColourValue {
    switch self {
    case .colour, .unknown: self
    case .any(let values): .any(values.map { $0.renamed(in: place) })
    case .choice(let condition, let then, let otherwise):
      .choice(
        condition: Self.isShared(condition) ? condition : "\(place):\(condition)", then: then.renamed(in: place),
        otherwise: otherwise.renamed(in: place))
    }
  }

  /// Whether any of its conditions is asked by the component alone.
  private var hasOwnConditions: Bool {
    switch self {
    case .colour, .unknown: false
    case .any(let values): values.contains(where: \.hasOwnConditions)
    case .choice(let condition, let then, let otherwise):
      !Self.isShared(condition) || then.hasOwnConditions || otherwise.hasOwnConditions
    }
  }

  /// The environment is the same for a component as for what shows it, and so is which use it is.
  private static func isShared(_ condition: String) -> Bool {
    condition.isUse || condition.hasPrefix("self") || condition.hasPrefix(.environment)
  }

  /// Whether it is the same color as another, by the same conditions.
  func isSame(as other: ColourValue) -> Bool {
    switch (self, other) {
    case (.unknown, .unknown): true
    case (.colour(let first), .colour(let second)): first == second
    case (.choice(let condition, let then, let otherwise), .choice(let asked, let yes, let no)):
      condition == asked && then.isSame(as: yes) && otherwise.isSame(as: no)
    case (.any(let values), .any(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isSame(as: $1) }
    default: false
    }
  }
}
