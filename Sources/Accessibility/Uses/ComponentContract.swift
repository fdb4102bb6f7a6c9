// What one of the project's own components promises wherever it is used, learnt from its declaration alone. What
// cannot be told says why.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Something that is known, or the reason why it is not.
public enum Learnt<Value: Sendable>: Sendable {
  case known(Value)
  case unknown(String)
}

/// What an own component promises its call sites.
public struct ComponentContract: Sendable {
  /// What kind of declaration it is.
  public enum Kind: String, Sendable {
    case view, function, factory, viewModifier = "view modifier", modifier = "modifier on View", style
  }

  public var kind: Kind
  public var name: String
  public var path: String
  /// The name in the declaration.
  public var range: ByteRange
  /// What assistive technology says its outermost element is.
  public var role: Learnt<String>
  /// What it is called, and the parameters that take part in it.
  public var naming: Learnt<String>
  public var nameParameters: [String]
  /// Parameters that bring content, and whether the content is shown.
  public var slots: [(name: String, isShown: Bool)]
  public var hides: Bool
  /// What it does with the elements inside: `ignore`, `combine`, `contain`, or nothing.
  public var children: String?
  public var hitArea: Learnt<String>
  public var font: Learnt<String>
  public var motion: Learnt<String>
  /// The colours of its first text, and what lies behind it.
  public var colours: Learnt<String>
  /// Places where it is used, previews and tests left out.
  public var uses: Int
}

extension FileModel {
  /// The contracts of what the file declares, in source order.
  public func contracts() -> [ComponentContract] {
    file.bodies.indices.compactMap { contract(ofBody: Int32($0)) }
  }

  private func contract(ofBody index: Int32) -> ComponentContract? {
    let body = file.bodies[Int(index)]
    guard body.kind != .preview, body.surroundings.isDisjoint(with: [.preview, .tests]), body.member >= 0 else {
      return nil
    }
    let member = file.members[Int(body.member)]
    let type = body.owner >= 0 ? file.types[Int(body.owner)] : nil
    let kind: ComponentContract.Kind
    var token = member.nameToken
    switch body.kind {
    case .body:
      guard let type, type.conforms(to: .View) else { return nil }
      kind = .view
      token = type.nameToken
    case .modifier:
      guard let type else { return nil }
      kind = .viewModifier
      token = type.nameToken
    case .style:
      guard let type else { return nil }
      kind = .style
      token = type.nameToken
    case .function, .property:
      if let type, type.kind == .extensionDecl, Known(type.name) == .View || Known(type.name).isView {
        kind = .modifier
      } else if member.isStatic || body.owner < 0 {
        kind = .factory
      } else if body.kind == .function {
        kind = .function
      } else {
        return nil
      }
    case .preview: return nil
    }
    let parameters = self.parameters(of: body, member, kind)
    let roots = engine.rootViews(of: body, in: file).map { Element(model: self, index: $0) }
    var uses = 0
    if kind == .view, let number = project.index(of: file) {
      uses = project.uses(of: TypeReference(file: number, index: body.owner)).count
    }
    return ComponentContract(
      kind: kind, name: file.tree.string(of: token), path: file.path, range: file.tree.tokens.range(token),
      role: role(of: roots), naming: naming(of: roots), nameParameters: nameParameters(of: roots, parameters),
      slots: slots(of: body, parameters), hides: !roots.isEmpty && roots.allSatisfy { $0.flags.contains(.hidden) },
      children: roots.count == 1 ? childBehaviour(on: roots[0]) : nil, hitArea: hitArea(of: roots),
      font: font(of: roots), motion: motion(of: body), colours: colours(of: body), uses: uses)
  }

  // MARK: Parameters

  private struct ComponentParameter {
    var name: Name
    var text: String
    var isContent: Bool
  }

  /// What a call gives the component: stored properties without a value, or the parameters of the function.
  private func parameters(of body: Body, _ member: Member, _ kind: ComponentContract.Kind) -> [ComponentParameter] {
    if kind == .function || kind == .modifier || kind == .factory {
      return member.parameters.map { parameter in
        let isContent = parameter.isBuilder || isContentType(parameter.type)
        return ComponentParameter(name: parameter.name, text: spelling(parameter.name, member), isContent: isContent)
      }
    }
    guard body.owner >= 0 else { return [] }
    return file.types[Int(body.owner)].members.compactMap { index in
      let member = file.members[Int(index)]
      guard member.kind == .property, !member.isStatic, !member.block.exists, !member.value.exists else { return nil }
      let own: Set<Known> = [
        .State, .Environment, .EnvironmentObject, .StateObject, .FocusState, .Namespace, .AppStorage,
      ]
      guard own.isDisjoint(with: member.attributes) else { return nil }
      let isContent = member.attributes.contains(.ViewBuilder) || isContentType(member.type)
      return ComponentParameter(
        name: member.name, text: file.tree.string(of: member.nameToken), isContent: isContent)
    }
  }

  private func spelling(_ name: Name, _ member: Member) -> String {
    for token in file.tree[member.node].tokens where file.tree.tokens.isName(token) {
      if file.tree.name(of: token) == name { return file.tree.string(of: token) }
    }
    return "?"
  }

  private func isContentType(_ type: NodeID) -> Bool {
    guard type.exists else { return false }
    let text = file.tree.source.string(file.tree.range(type))
    return text.contains("Content") || text.contains("some View") || text.contains("AnyView")
      || text.hasSuffix("Label") || text.hasSuffix("-> Icon")
  }

  // MARK: What is learnt

  private func role(of roots: [Element]) -> Learnt<String> {
    guard roots.count == 1, let root = roots.first else {
      return .unknown(roots.isEmpty ? "its body has no view" : "its body has several views")
    }
    if root.hasTrait([.isButton]) { return .known(Role.button.name) }
    if root.hasTrait([.isLink]) { return .known(Role.link.name) }
    if let control = root.control { return .known(control.role.name) }
    switch root.node.kind {
    case .base: return .known("that of the view it is applied to")
    case .choice: return .unknown("it depends on a condition")
    case .opaque: return .unknown("it is made by code that could not be resolved")
    case .concatenation: return .known(Role.text.name)
    case .use, .reference: break
    }
    if root.writtenModifiers.contains(where: { $0.known == .onTapGesture }) { return .known("view with a tap gesture") }
    switch root.known {
    case .Text, .Label: return .known(Role.text.name)
    case .Image: return .known(Role.image.name)
    case let known where known.isRemoteImage: return .known(Role.image.name)
    case let known where known.isShape: return .known("drawing")
    case let known where known.isContainer: return .known(Role.container.name)
    case .other:
      guard let inner = engine.expansion(of: root.reference), inner.count == 1 else {
        return .unknown("\(file.tree.string(of: root.node.nameToken)) is not declared here, or refers to itself")
      }
      let known = engine.known(inner[0].node, in: inner[0].file)
      if let control = known.control { return .known(control.role.name) }
      return .unknown("\(file.tree.string(of: root.node.nameToken)) could not be resolved")
    default: return .known(Role.other.name)
    }
  }

  private func naming(of roots: [Element]) -> Learnt<String> {
    let name = engine.combine(roots.map { engine.partName(of: $0.reference, depth: 0) })
    switch name.name {
    case .text(let text): return .known("“\(text)”")
    case .runtime(let text): return .known(text.isEmpty ? "the text passed at each use" : "words like “\(text)”")
    case .symbol(let symbol): return .known(symbol.isEmpty ? "only a symbol" : "only the symbol \(symbol)")
    case .file(let file): return .known(file.isEmpty ? "only a picture" : "only the image \(file)")
    case .none: return .known("none")
    case .unknown(let reason): return .unknown(reason)
    }
  }

  /// Parameters among the words that are spoken: of the label on the root, else of everything spoken inside.
  private func nameParameters(of roots: [Element], _ parameters: [ComponentParameter]) -> [String] {
    var found: [String] = []
    func note(_ node: NodeID?) {
      guard let node else { return }
      let names = file.tree.names(in: node)
      for parameter in parameters where !parameter.isContent && names.contains(parameter.name) {
        if !found.contains(parameter.text) { found.append(parameter.text) }
      }
    }
    for root in roots {
      if let label = root.labelModifier {
        note(label.words.isHere ? label.words.node : nil)
        continue
      }
      for element in [root] + root.descendants where !element.flags.contains(.hidden) && element.node.slot.isSpoken {
        if let label = element.labelModifier {
          note(label.words.isHere ? label.words.node : nil)
        } else if element.known == .Text {
          note(element.argument(nil))
        } else if element.control != nil || element.known == .Label {
          note(engine.titleArgument(of: element.reference))
        } else if element.known == .other, element.node.kind == .use {
          note(element.node.expression)
        }
      }
    }
    return found
  }

  private func slots(of body: Body, _ parameters: [ComponentParameter]) -> [(name: String, isShown: Bool)] {
    parameters.filter(\.isContent).map { parameter in
      let names = file.tree.names(in: body.block)
      return (parameter.text, names.contains(parameter.name))
    }
  }

  private func childBehaviour(on root: Element) -> String? {
    for applied in root.modifiers where applied.use.known == .accessibilityElement {
      guard applied.file === file else { return nil }
      switch childBehaviour(of: applied.use) {
      case .ignore: return "ignore"
      case .combine: return "combine"
      case .contain: return "contain"
      case nil: return nil
      }
    }
    return nil
  }

  private func hitArea(of roots: [Element]) -> Learnt<String> {
    guard roots.count == 1, roots[0].control?.isInteractive == true else { return otherHitArea(of: roots) }
    guard let area = styledHitArea(of: roots[0].index) ?? labelHitArea(of: roots[0].index), area.smallerSide != nil
    else {
      return writtenFrame(of: roots[0]).map(Learnt.known)
        ?? .unknown("the source does not show the size of its label")
    }
    return .known(area.summary)
  }

  /// Of what is no control: none, unless it may hold one that was not found.
  private func otherHitArea(of roots: [Element]) -> Learnt<String> {
    let none = Learnt.known("none: not interactive as a whole")
    guard roots.count == 1, let root = roots.first else { return none }
    if root.hasTrait([.isButton, .isLink]) || root.writtenModifiers.contains(where: { $0.known == .onTapGesture }) {
      return .unknown("the source does not show the size of what is tapped")
    }
    switch root.node.kind {
    case .choice, .opaque: return .unknown("its role is unknown, so it may be a control")
    case .base: return .unknown("it depends on the view it is applied to")
    case .concatenation: return none
    case .use, .reference: break
    }
    guard root.known == .other else { return none }
    guard let inner = engine.expansion(of: root.reference), inner.count == 1 else {
      return .unknown("its role is unknown, so it may be a control")
    }
    let known = engine.known(inner[0].node, in: inner[0].file)
    if known.control?.isInteractive == true {
      return .unknown("it depends on \(file.tree.string(of: root.node.nameToken))")
    }
    return known == .other ? .unknown("its role is unknown, so it may be a control") : none
  }

  /// The frame of a label whose sides the caller decides: `side × side points, by its arguments`.
  private func writtenFrame(of control: Element) -> String? {
    let labels = control.children.filter { $0.node.slot == .label && $0.node.slotModifier < 0 }
    guard labels.count == 1, let frame = labels[0].writtenModifiers.last(where: { $0.known == .frame }) else {
      return nil
    }
    func side(_ label: String, _ least: String) -> String? {
      (file.tree.argument(of: frame.call, label: label) ?? file.tree.argument(of: frame.call, label: least))
        .map { file.tree.source.string(file.tree.range($0)) }
    }
    guard let width = side("width", "minWidth"), let height = side("height", "minHeight") else { return nil }
    return "\(width) × \(height) points, by its arguments"
  }

  private func colours(of body: Body) -> Learnt<String> {
    guard let text = body.views.first(where: { file.views[Int($0)].known == .Text }) else {
      return .known("none: it shows no text of its own")
    }
    let foreground = colours.foreground(of: text)
    let background = colours.background(of: text)
    func name(_ value: ColourValue?) -> String? {
      guard let value else { return nil }
      return value.single?.name ?? alternatives(of: value)
    }
    let above = foreground.isWritten ? name(foreground.value) : "the color around it"
    let below = background.map { $0.owner < 0 ? "its background" : name($0.value) } ?? "its background"
    guard let above else { return .unknown("the color of its text could not be resolved") }
    return .known("text in \(above) on \(below ?? "an unknown background")")
  }

  /// The colors that one may be, and where it may be another.
  private func alternatives(of value: ColourValue) -> String? {
    var names: [String] = []
    var isWhole = true
    func note(_ value: ColourValue) {
      switch value {
      case .colour(let colour): if !names.contains(colour.name) { names.append(colour.name) }
      case .choice(_, let then, let otherwise):
        note(then)
        note(otherwise)
      case .any(let values): values.forEach(note)
      case .unknown: isWhole = false
      }
    }
    note(value)
    guard !names.isEmpty else { return nil }
    var shown = Array(names.prefix(3))
    if names.count > shown.count { shown.append("\(names.count - shown.count) more") }
    if !isWhole { shown.append("an unknown color") }
    guard let last = shown.popLast(), !shown.isEmpty else { return names[0] }
    return "\(shown.joined(separator: ", ")) or \(last)"
  }

  private func font(of roots: [Element]) -> Learnt<String> {
    guard let modifier = roots.first?.fontModifier else { return .known("none of its own") }
    switch fontSize(ofModifier: modifier) {
    case .scaled(let points):
      return .known("follows Dynamic Type\(points.map { ", \(Self.number($0)) points by default" } ?? "")")
    case .fixed(let points): return .known("fixed\(points.map { " at \(Self.number($0)) points" } ?? "")")
    case .unknown: return .unknown("its size could not be resolved")
    }
  }

  /// `13`, `13.5`.
  private static func number(_ points: Double) -> String {
    Int(exactly: points).map(String.init) ?? "\(points)"
  }

  private func motion(of body: Body) -> Learnt<String> {
    let moving = spatialUses.filter { body.views.contains($0.view) }
    if moving.isEmpty { return .known("none") }
    let isGuarded = moving.allSatisfy { isMotionGuarded(argumentsOf: $0.use.call) || isMotionGuarded($0.use.call) }
    return .known(isGuarded ? "moves, less with Reduce Motion" : "moves by a state")
  }
}
