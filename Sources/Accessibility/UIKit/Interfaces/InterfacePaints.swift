// The colors that a file of Interface Builder and the code behind it give one object.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What was found out about the colors of a file's objects.
struct InterfacePaints {
  fileprivate var starting: [Name: StartingCode] = [:]
  fileprivate var fills: [Int32: InterfaceFill?] = [:]
  /// The colors of texts, for all rules that ask.
  var pairs: [Int32: [InterfaceColourPair]] = [:]
  /// Whether code goes through all views, and what it says to those of a class.
  var isWalked: Bool?
  var withAll: [UIKitClass: Set<UIKitWord>] = [:]
}

/// What a view is filled with.
struct InterfaceFill {
  var value: ColourValue
  /// The element `color`; -1 where code says it, or nothing is said.
  var element: Int32 = -1
  /// Where code says it.
  var said: [UIKitMade] = []
  /// Whether code lays a gradient over it, so that each part has another color behind it.
  var isGradient = false
}

extension InterfaceModel {
  /// What code says to an object by one word; nil where others may say it as well.
  func said(_ word: UIKitWord, to element: Int32) -> [UIKitMade]? {
    let facts = facts(of: element)
    guard !facts.isOpen, !facts.saysUnplaced(word) else { return nil }
    let said = facts.painted.filter { $0.use.word == word }
    return said.count <= Self.saidLimit ? said : nil
  }

  private static let saidLimit = 32
  /// So many colors of other times are told apart by what has to hold for them.
  private static let othersLimit = 3

  /// Whether an object is drawn with a part of its strength at some time; code that shows or hides it is no fading.
  func isFaded(_ element: Int32) -> Bool {
    if let alpha = document.value("alpha", of: element).flatMap(Double.init), alpha != 0, alpha != 1 { return true }
    guard let said = said(.alpha, to: element) else { return true }
    return !said.allSatisfy { made in
      guard made.use.value.exists else { return false }
      return ["0", "1", "0.0", "1.0"].contains(made.file.tree.text(made.use.value))
    }
  }

  /// Whether the file alone says with which part of its strength words are drawn, and nothing lies right behind them that
  /// would be drawn so as well.
  func isFadedAlone(_ element: Int32) -> Bool {
    let facts = facts(of: element)
    return UIKitClass(interfaceElement: document, element) == .label && !facts.isOpen
      && !facts.saysAny(.alpha, .backgroundColor) && file.child(key: "backgroundColor", of: element) == nil
      && !isDrawnByClass(element)
  }

  /// Whether code takes an object out of sight as soon as it is set up and never shows it, or may do so unseen.
  func isTakenOutOfSight(_ element: Int32) -> Bool {
    guard facts(of: element).says(.alpha) else { return false }
    guard let said = said(.alpha, to: element) else { return true }
    func hides(_ made: UIKitMade) -> Bool {
      made.use.value.exists && ["0", "0.0"].contains(made.file.tree.text(made.use.value))
    }
    guard said.allSatisfy(hides) else { return false }
    return said.contains { made in
      rank(of: made, CodePath(of: made.use.node, upTo: made.file.members[Int(made.use.member)].node, made.file.tree))
        != nil
    }
  }

  // MARK: What code makes of a color

  /// The color of an object by what code says of it, over what the file says. Code that runs when the object is set up takes
  /// the file's place; what runs at some other time is one more color, and then nobody may see what the file says.
  func paint(_ said: [UIKitMade], over base: ColourValue, colour: (UIKitMade) -> ColourValue) -> ColourValue {
    guard !said.isEmpty else { return base }
    var groups: [PaintGroup] = []
    for made in said {
      let path = CodePath(of: made.use.node, upTo: made.file.members[Int(made.use.member)].node, made.file.tree)
      let group = PaintGroup(file: made.file, member: made.use.member, apart: path.apart ?? .none)
      let index = groups.firstIndex { $0.isSame(as: group) } ?? groups.endIndex
      if index == groups.endIndex {
        groups.append(group)
        groups[index].rank = rank(of: made, path)
      }
      if path.isLate { groups[index].rank = nil }
      groups[index].parts.append((made, path))
    }
    let starting = groups.filter { $0.rank != nil }.sorted { $0.rank ?? (0, 0) < $1.rank ?? (0, 0) }
    for (one, next) in zip(starting, starting.dropFirst()) where one.rank ?? (0, 0) == next.rank ?? (0, 0) {
      return .unknown
    }
    var value = base
    for group in starting { value = fold(group, over: value, colour) }
    var result = starting.isEmpty ? ColourValue.unknown : value
    let others = groups.filter { $0.rank == nil }
    let isMany = others.reduce(0) { $0 + $1.parts.count } > Self.othersLimit
    var seen = [result]
    for group in others {
      // Of many places each color counts once, whatever has to hold for it.
      let ways =
        isMany
        ? group.parts.map { colour($0.made) }
        : [fold(group, over: starting.isEmpty ? .unknown : value, colour)]
      for (number, way) in ways.enumerated() where !seen.contains(way) {
        if isMany { seen.append(way) }
        result = .choice(condition: "\(group.name) \(number)", then: way, otherwise: result)
      }
    }
    return result
  }

  /// Statements that run together.
  private struct PaintGroup {
    var file: FileViews
    var member: Int32
    var apart: NodeID
    /// When they run, if that is when the object is set up.
    var rank: (Int, Int)?
    var parts: [(made: UIKitMade, path: CodePath)] = []

    func isSame(as other: PaintGroup) -> Bool {
      file === other.file && member == other.member && apart == other.apart
    }

    /// Two objects that the same statements color go together.
    var name: String {
      let code = file.members[Int(member)]
      return "\(file.tree.string(of: code.nameToken)) \(code.node.index) \(apart.index)"
    }
  }

  func rank(of made: UIKitMade, _ path: CodePath) -> (Int, Int)? {
    guard path.apart == nil else { return nil }
    let member = made.file.members[Int(made.use.member)]
    guard member.owner >= 0 else { return nil }
    // `@IBOutlet var title: UILabel! { didSet { title.textColor = … } }`
    if member.kind == .property { return member.name == made.use.path.name ? (-1, 0) : nil }
    let type = made.file.types[Int(member.owner)].name
    let known = paints.starting[type] ?? StartingCode(of: type, from: made.file, UIKitTypes(project: project))
    paints.starting[type] = known
    guard let rank = known.rank(of: member.name) else { return nil }
    // What a class inherits from runs first.
    return (rank, -UIKitTypes(project: project).lineage(of: type, from: made.file).count)
  }

  private func fold(_ group: PaintGroup, over base: ColourValue, _ colour: (UIKitMade) -> ColourValue) -> ColourValue {
    var value = base
    for (made, path) in group.parts.sorted(by: { $0.made.use.node < $1.made.use.node }) {
      value = put(colour(made), where: path.steps[...], made, over: value)
    }
    return value
  }

  private func put(
    _ value: ColourValue, where steps: ArraySlice<CodePath.Step>, _ made: UIKitMade, over other: ColourValue
  ) -> ColourValue {
    guard let step = steps.first else { return value }
    let inner = put(value, where: steps.dropFirst(), made, over: other)
    switch step {
    case .condition(let asked, let holds):
      return resolver.choose(asked, in: scope(of: made), holds ? inner : other, holds ? other : inner)
    case .choice(let one):
      return .choice(condition: "case \(one.index) \(made.use.member)", then: inner, otherwise: other)
    }
  }

  private func scope(of made: UIKitMade) -> Scope {
    Scope(
      file: made.file, type: made.file.members[Int(made.use.member)].owner, member: made.use.member, frame: made.frame)
  }

  /// The color that code says.
  func colour(saidBy made: UIKitMade) -> ColourValue {
    let tree = made.file.tree
    var node = made.use.value
    if made.use.word == .setTitleColor { node = tree.argument(of: made.use.node, label: nil) ?? .none }
    guard node.exists else { return .unknown }
    return resolver.value(of: node, in: scope(of: made), realm: .uiKit)
  }

  /// The color of a styled string that code makes: `NSAttributedString(string: hint, attributes: [.foregroundColor: .gray])`.
  func colour(inStyled made: UIKitMade) -> ColourValue {
    let tree = made.file.tree
    let call = tree.unwrapped(made.use.value)
    guard call.exists, tree.kind(call) == .callExpr,
      ["NSAttributedString", "NSMutableAttributedString"].contains(tree.text(tree.firstChild(call))),
      let argument = tree.argument(of: call, label: "attributes"), case let list = tree.unwrapped(argument),
      let value = tree.value(inDictionary: list, where: { tree.text($0) == "foregroundColor" })
    else { return .unknown }
    return resolver.value(of: value, in: scope(of: made), realm: .uiKit)
  }

  // MARK: What a view is filled with

  /// What a view is filled with by the file and by code; nil where that is not known.
  func fill(of element: Int32) -> InterfaceFill? {
    if let known = paints.fills[element] { return known }
    let fill = findFill(of: element)
    paints.fills[element] = .some(fill)
    return fill
  }

  private func findFill(of element: Int32) -> InterfaceFill? {
    var fill = InterfaceFill(value: .colour(ResolvedColour(.clear)))
    if let place = file.child(key: "backgroundColor", of: element) {
      guard let colour = colour(of: place) else { return nil }
      fill.value = .colour(colour)
      fill.element = place
    }
    let kind = UIKitClass(interfaceElement: document, element) ?? .view
    if isFadedAlone(element), !isPaintedWithAll(.backgroundColor, kind) { return fill }
    if !isFaded(element), let gradient = gradient(behindPartsOf: element) { return gradient }
    guard !isPaintedWithAll(.backgroundColor, kind), !isFaded(element), !isDrawnByClass(element),
      var said = said(.backgroundColor, to: element),
      let asRoot = saidToRoot(element)
    else { return nil }
    said += asRoot
    if said.contains(where: { Self.states.contains($0.file.members[Int($0.use.member)].name) }) { return nil }
    fill.value = paint(said, over: fill.value, colour: colour(saidBy:))
    if case .unknown = fill.value { return nil }
    if !said.isEmpty { fill.element = -1 }
    fill.said = said
    return fill
  }

  /// Code that says how a cell or control looks while it is chosen, pressed or off.
  private static let states: Set<Name> = Set(
    [
      "setSelected", "setHighlighted", "isSelected", "isHighlighted", "isEnabled", "updateConfiguration",
      "prepareForReuse",
    ].map { Name($0) })

  /// The controllers whose view an object is.
  func controllers(ofRoot element: Int32) -> [Int32] {
    var owners = file.connections(to: element).filter { $0.property == Self.view }.map(\.owner)
    if document.has("key", "view", element), case let parent = document.elements[Int(element)].parent, parent >= 0 {
      owners.append(parent)
    }
    return owners
  }

  /// What a controller says to its view; nothing where an object is no such view, nil where it cannot be told.
  private func saidToRoot(_ element: Int32) -> [UIKitMade]? {
    var result: [UIKitMade] = []
    for owner in controllers(ofRoot: element) {
      guard let name = file.customClass(of: owner) else { continue }
      guard let found = said(toViewOf: name) else { return nil }
      result += found
    }
    return result
  }

  private func said(toViewOf controller: Name) -> [UIKitMade]? {
    let parts = parts(of: controller)
    if parts.isEmpty { return UIKitClass(system: controller) == nil ? nil : [] }
    var result = UIKitFacts()
    for part in parts {
      let home = part.file
      guard let code = home.uikit else { return nil }
      if !layers(inViewOf: part, code).isEmpty { return nil }
      var reader = UIKitFactReader(file: home, code: code, project: project)
      for index in code.usesByName[Self.view] ?? [] {
        let use = code.uses[Int(index)]
        guard use.local < 0, use.path.root == .bare || use.path.root == .member,
          home.members[Int(use.member)].owner == part.index
        else { continue }
        if Self.movers.contains(use.name) { return nil }
        // Code that gives the view away may only place it, or ask for its size.
        if UIKitFacts.painting.contains(use.word) || use.word == .passed || use.word == .called {
          reader.note(use, in: home)
        }
      }
      if reader.facts.isOpen { return nil }
      result.add(reader.facts)
    }
    guard !result.saysUnplaced(.backgroundColor), !result.saysUnplaced(.alpha) else { return nil }
    return result.painted.filter { $0.use.word == .backgroundColor }
  }

  /// What the project declares of a class and of those it inherits from, without the system's.
  func parts(of name: Name) -> [LinePart] {
    project.parts(
      ofLine: UIKitTypes(project: project).lineage(of: name, from: file.home).filter {
        UIKitClass(system: $0.name) == nil
      })
  }

  private static let view = Name("view")
  /// Calls that change what lies behind what.
  private static let movers: Set<Name> = Set(
    ["insertSubview", "sendSubviewToBack", "bringSubviewToFront", "exchangeSubview"].map { Name($0) })

  /// Whether layers, other views or the code of a class may fill an object.
  private func isDrawnByClass(_ element: Int32) -> Bool {
    for connection in file.connections(to: element) {
      guard let name = file.customClass(of: connection.owner) else { continue }
      for part in parts(of: name) {
        guard let code = part.file.uikit else { continue }
        if (code.usesByName[connection.property] ?? []).contains(where: {
          Self.movers.contains(code.uses[Int($0)].name)
        }) {
          return true
        }
        for index in code.usesByName[Self.layer] ?? [] {
          let use = code.uses[Int(index)]
          guard use.word == .called, use.base.exists, case let holder = part.file.tree.firstChild(use.base),
            holder.exists
          else { continue }
          if UIKitCode.path(holder, part.file.tree)?.name == connection.property { return true }
        }
      }
    }
    guard let name = file.customClass(of: element),
      UIKitClass(interfaceElement: document, element)?.isController == false
    else { return false }
    return parts(of: name).contains(where: draws)
  }

  private static let layer = Name("layer")
  private static let drawing: Set<Name> = Set(["draw", "layerClass", "drawHierarchy"].map { Name($0) })

  /// Whether a class of the project draws, has layers, or puts views into itself.
  private func draws(_ part: LinePart) -> Bool {
    let home = part.file
    guard let code = home.uikit else { return true }
    func isOwn(_ member: Int32) -> Bool { home.members[Int(member)].owner == part.index }
    return home.types[Int(part.index)].members.contains { Self.drawing.contains(home.members[Int($0)].name) }
      || code.placements.contains { isOwn($0.member) && !$0.isArranged && $0.holder?.root == .own }
      || code.uses.contains { isOwn($0.member) && $0.path.name == Self.layer && $0.word == .called }
  }
}
