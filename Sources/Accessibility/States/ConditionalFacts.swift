// What about a control depends on a condition: its look, its picture, its words, or what assistive technology is told.
// `selected ? .blue : .gray` is followed through locals and properties of the type to the names that decide.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One place in or on a view where a condition decides.
public struct ConditionalFact {
  /// What the condition decides.
  public enum Part: Sendable {
    /// Colour, size, weight, a line, something laid over.
    case look
    /// Which symbol or picture is shown.
    case picture
    /// Words that are read.
    case words
    /// A label, value or trait.
    case spoken
    /// Whether it can be used: "dimmed" is heard, and not why.
    case usable
    /// Something that cannot be looked into.
    case unknown
    /// Nothing that stays: how it moves there, what runs then.
    case nothing
  }

  public var part: Part
  /// The condition as it is written.
  public var condition: NodeID
  /// The names that decide, definitions of locals and properties included.
  public var names: Set<Name>
  /// The same without what is only the way to a member or says which one is meant: `isLiked` of `post.isLiked`, and of
  /// `likes.isLiked(post.id)`.
  public var deciders: Set<Name> = []
  /// The same as text, lower-case words.
  public var words: [String]
  /// Whether the condition compares for equality, or asks whether a collection contains something.
  public var isComparison: Bool
  /// Whether it compares with `nil`: whether there is something, not which one.
  public var comparesWithNil = false
  /// Whether it asks a collection whether it contains something.
  public var asksContains = false
  /// The last name of a condition that is one plain name, possibly negated: `isOn` of `!model.isOn`.
  public var state: Name?
  /// Whether something in it is worked out by code that cannot be looked into, so that it may tell anything.
  public var isOpen = false
  /// Whether the condition is one plain name, possibly negated.
  public var isPlain: Bool { state != nil }

  /// What the condition chooses between, where it is that of `condition ? then : otherwise`.
  public func branches(in tree: Tree) -> (then: NodeID, otherwise: NodeID)? {
    guard let choice = tree.parent(of: condition), tree.kind(choice) == .ternaryExpr,
      case let parts = tree.children(choice), parts.count == 3
    else { return nil }
    return (parts[1], parts[2])
  }
}

extension Element {
  /// What depends on a condition, on the view itself and on everything that is read with it.
  public func conditionalFacts() -> [ConditionalFact] {
    // A trace notes what is asked on the way.
    guard model.trace == nil else { return readConditionalFacts() }
    if let known = model.knownFacts[index] { return known }
    let facts = readConditionalFacts()
    model.knownFacts[index] = facts
    return facts
  }

  private func readConditionalFacts() -> [ConditionalFact] {
    var result: [ConditionalFact] = []
    var index = self.index
    while index < node.end {
      let view = file.views[Int(index)]
      if index != self.index, view.slot.isPresentationSlot || view.slot == .accessibilityLabel {
        index = view.end
        continue
      }
      model.note(Element(model: model, index: index), isControl: index == self.index, into: &result)
      index += 1
    }
    for ancestor in ancestors { model.noteSpoken(ancestor, into: &result) }
    return result
  }
}

extension FileModel {
  fileprivate func note(_ element: Element, isControl: Bool, into result: inout [ConditionalFact]) {
    let node = element.node
    switch node.kind {
    case .choice: noteChoice(element, into: &result)
    case .use, .reference:
      switch element.known {
      case .Text: notes(in: node.expression, part: .words, element, into: &result)
      case .Image: notes(in: node.expression, part: .picture, element, into: &result)
      case .other where node.kind == .use || file.tree.kind(node.expression) == .callExpr:
        noteGiven(to: element, into: &result)
      case let known where known.isShape: notes(in: node.expression, part: .look, element, into: &result)
      case .Label, .Button, .Menu, .NavigationLink, .Link, .Toggle: noteTitles(element, into: &result)
      default: break
      }
    default: break
    }
    for modifier in node.modifiers {
      let use = file.modifiers[Int(modifier)]
      let part = part(of: use, on: element)
      // Whether the control is there at all is no state of it.
      if isControl, use.known == .opacity, isSometimesGone(use, element) { continue }
      if part != .nothing { notes(in: use.call, part: part, element, into: &result, isModifier: true) }
    }
  }

  private func isSometimesGone(_ use: ViewModifierUse, _ element: Element) -> Bool {
    guard let share = firstArgument(of: use.call, label: nil) else { return false }
    return evaluator.value(of: share, in: element.scope).alternatives.contains { $0.number == 0 }
  }

  /// Labels, values and traits on a view around the element.
  fileprivate func noteSpoken(_ element: Element, into result: inout [ConditionalFact]) {
    for modifier in element.node.modifiers {
      let use = file.modifiers[Int(modifier)]
      let part = part(of: use, on: element)
      if part == .spoken || part == .unknown || part == .usable {
        notes(in: use.call, part: part, element, into: &result, isModifier: true)
      }
    }
  }

  /// Titles are words, symbols are pictures.
  private func noteTitles(_ element: Element, into result: inout [ConditionalFact]) {
    let tree = file.tree
    guard tree.kind(element.node.expression) == .callExpr else { return }
    for child in tree.children(element.node.expression).dropFirst() where tree.kind(child) == .argument {
      switch tree.label(of: child).map({ tree.string(of: $0) }) {
      case nil: conditions(in: child, part: .words, element, into: &result)
      case "systemImage", "image": conditions(in: child, part: .picture, element, into: &result)
      default: break
      }
    }
  }

  /// `if` and `switch`: words when the branches say different things, else a picture.
  private func noteChoice(_ element: Element, into result: inout [ConditionalFact]) {
    let tree = file.tree
    let statement = element.node.expression
    switch tree.kind(statement) {
    case .ifExpr, .switchExpr, .ternaryExpr: break
    default: return
    }
    let condition = tree.firstChild(statement)
    guard condition.exists else { return }
    var branches: [Int16: [Element]] = [:]
    for child in element.children { branches[child.node.branch, default: []].append(child) }
    var said: Set<String> = []
    var isUnknown = false
    for views in branches.values {
      var words = ""
      for view in views {
        let name = view.name
        switch name.name {
        case .text(let text), .runtime(let text): words += text + "\u{1}"
        // `.clear` beside `Color.red` is a colour.
        case .unknown: isUnknown = isUnknown || file.tree.kind(view.node.expression) != .implicitMemberExpr
        default: break
        }
      }
      said.insert(words)
    }
    // Nothing is shown in the other case.
    if element.node.branches < 0 { said.insert("") }
    let picture: ConditionalFact.Part = [.background, .mask].contains(element.node.slot) ? .look : .picture
    add(condition, part: said.count > 1 ? .words : isUnknown ? .unknown : picture, element, into: &result)
  }

  private func notes(
    in call: NodeID, part: ConditionalFact.Part, _ element: Element, into result: inout [ConditionalFact],
    isModifier: Bool = false
  ) {
    let tree = file.tree
    guard tree.kind(call) == .callExpr else { return }
    for child in tree.children(call).dropFirst() {
      // Views and actions in closures have their own say.
      if tree.kind(child) == .trailingClosure || tree.kind(tree.lastChild(child)) == .closureExpr {
        if part == .spoken { add(child, part: part, element, into: &result) }
        continue
      }
      if part == .spoken || part == .unknown || part == .usable {
        add(child, part: part, element, into: &result)
      } else {
        conditions(in: child, part: part, element, into: &result)
      }
    }
  }

  /// The conditions of all `?:` below a node, and Boolean arguments of modifiers such as `.bold(x)`.
  private func conditions(
    in node: NodeID, part: ConditionalFact.Part, _ element: Element, into result: inout [ConditionalFact]
  ) {
    let tree = file.tree
    let count = result.count
    var hidden: [NodeID] = []
    for index in Int(tree[node].firstDescendant)...Int(node.index) {
      let id = NodeID(index)
      switch tree.nodes[index].kind {
      case .ternaryExpr: add(tree.firstChild(id), part: part, element, into: &result)
      case .closureExpr: hidden.append(id)
      default: break
      }
    }
    guard result.count == count else { return }
    // A local or property that is chosen by a condition; words also by one that a function of the type asks.
    let value = tree.kind(node) == .argument ? tree.lastChild(node) : node
    guard let named = definedName(value, part), let (home, definition) = definition(of: named, element),
      home === file || part == .words
    else { return }
    for index in home.tree.nodes(below: definition) {
      switch home.tree.nodes[index].kind {
      case .ternaryExpr: break
      case .ifExpr where part == .words, .switchExpr where part == .words, .guardStmt where part == .words: break
      default: continue
      }
      add(home.tree.firstChild(NodeID(index)), in: home, part: part, element, into: &result)
    }
  }

  /// The node by whose name a value is defined: `title`, and for words `self.title` and `title(of: item)` as well.
  private func definedName(_ value: NodeID, _ part: ConditionalFact.Part) -> NodeID? {
    let tree = file.tree
    switch tree.kind(value) {
    case .identifierExpr: return value
    case .memberExpr where part == .words:
      return tree.sourceText(tree.firstChild(value)) == "self" ? value : nil
    case .callExpr where part == .words: return definedName(tree.firstChild(value), part)
    default: return nil
    }
  }

  /// What a bare name stands for: the value of a local, the getter of a property of the type.
  private func definition(of node: NodeID, _ element: Element) -> (FileViews, NodeID)? {
    let tree = file.tree
    if let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: file) {
      return local.value.exists ? (file, local.value) : nil
    }
    guard let reference = evaluator.ownMember(tree.name(node), in: element.scope) else { return nil }
    let member = project.member(reference)
    guard member.kind == .property || member.kind == .function, member.block.exists, member.body < 0 else { return nil }
    return (project.file(reference), member.block)
  }

  /// A condition of words may stand in another file, where a property or function makes them; all that is asked of it is
  /// which names decide.
  func add(
    _ condition: NodeID, in other: FileViews? = nil, part: ConditionalFact.Part, _ element: Element,
    into result: inout [ConditionalFact]
  ) {
    let home = other ?? file
    var fact = ConditionalFact(
      part: part, condition: condition, names: [], words: [], isComparison: false)
    fact.state = plainName(condition, home.tree)
    read(condition, in: home, element, depth: 0, into: &fact)
    if part == .spoken, other == nil { fact.isOpen = isOpen(condition, element) }
    if !fact.names.isEmpty || fact.isOpen { result.append(fact) }
  }

  /// Whether what is said comes from a function that is not declared in the type: `describe(item)`, `item.summary()`.
  private func isOpen(_ spoken: NodeID, _ element: Element) -> Bool {
    let value = file.tree.kind(spoken) == .argument ? file.tree.lastChild(spoken) : spoken
    guard file.tree.kind(value) == .callExpr else { return false }
    let callee = file.tree.firstChild(value)
    switch file.tree.kind(callee) {
    case .identifierExpr:
      return evaluator.typeName(callee, in: element.scope) == nil && definition(of: callee, element) == nil
    case .memberExpr:
      // A function of a type says what it is given.
      let base = file.tree.firstChild(callee)
      return evaluator.typeName(base, in: element.scope) == nil
        && (!isSelf(base) || definition(of: callee, element) == nil)
    default: return false
    }
  }

  private func isSelf(_ node: NodeID) -> Bool {
    node.exists && file.tree.kind(node) == .identifierExpr && file.tree.mainIs(node, "self")
  }

  private func plainName(_ condition: NodeID, _ tree: Tree) -> Name? {
    var current = condition
    var last: Name?
    while current.exists {
      switch tree.kind(current) {
      case .conditions:
        let parts = tree.children(current)
        guard parts.count == 1 else { return nil }
        current = parts[0]
      case .prefixExpr: current = tree.lastChild(current)
      case .tupleExpr:
        let argument = tree.lastChild(current)
        guard argument.exists else { return nil }
        current = tree.lastChild(argument)
      case .memberExpr:
        last = last ?? tree.name(current)
        current = tree.firstChild(current)
      case .callExpr where last == nil && isNamedAsState(tree.firstChild(current), tree):
        // `model.isSaved(item)`
        current = tree.firstChild(current)
      case .identifierExpr: return last ?? tree.name(current)
      default: return nil
      }
    }
    return nil
  }

  /// `need`, `box.id`; `Need.size` is a constant.
  private func isOfAnItem(_ argument: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(argument) {
    case .identifierExpr: return true
    case .memberExpr:
      let base = tree.firstChild(argument)
      return tree.kind(base) == .identifierExpr && !tree.startsWithCapital(base) && !tree.mainIs(base, "self")
    default: return false
    }
  }

  func isNamedAsState(_ callee: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(callee) {
    case .identifierExpr, .memberExpr: Words.split(tree.text(callee)).first == "is"
    default: false
    }
  }

  static let namesOfNothing: Set<Name> = Set(
    [
      "self", "true", "false", "nil", "contains", "viewModel", "model", "vm", "store", "state", "isEmpty", "count",
      "id",
      "wrappedValue", "rawValue",
    ].map { Name($0) })

  private func read(
    _ node: NodeID, in home: FileViews, _ element: Element, depth: Int, into fact: inout ConditionalFact
  ) {
    let tree = home.tree
    let asked = subjects(below: node, tree)
    for index in Int(tree[node].firstDescendant)...Int(node.index) {
      let id = NodeID(index)
      switch tree.nodes[index].kind {
      case .binaryExpr:
        let text = tree.text(id)
        guard text == "==" || text == "!=" else { continue }
        fact.isComparison = true
        let sides = tree.children(id)
        let isNothing = sides.contains { side in
          switch tree.kind(side) {
          case .nilLiteral: return true
          case .implicitMemberExpr: return tree.text(side) == "none"
          // `query == ""` and `stamps.count == 0` ask what `isEmpty` asks.
          case .stringLiteral: return tree.range(side).count == 2
          case .arrayLiteral: return !tree.firstChild(side).exists
          case .integerLiteral:
            return tree.text(side) == "0"
              && sides.contains { tree.kind($0) == .memberExpr && tree.text($0) == "count" }
          default: return false
          }
        }
        if isNothing { fact.comparesWithNil = true }
      case .callExpr:
        let callee = tree.firstChild(id)
        // `reasons.contains(.placeholder)` asks for a mode, `needs.contains(need)` for a choice.
        if tree.kind(callee) == .memberExpr, tree.text(callee) == "contains",
          !tree.isWrittenList(tree.firstChild(callee)),
          let argument = tree.argument(of: id, label: nil), isOfAnItem(argument, tree)
        {
          fact.isComparison = true
          fact.asksContains = true
        }
      case .identifierExpr, .memberExpr:
        let name = tree.name(id)
        // `selectedTags.isEmpty`: whether something is chosen, not which.
        if tree.nodes[index].kind == .memberExpr, tree.text(id) == "isEmpty" { fact.comparesWithNil = true }
        if !Self.namesOfNothing.contains(name) {
          fact.names.insert(name)
          if !isWay(id, below: node, tree), !asked.contains(where: { $0.contains(index) }) {
            fact.deciders.insert(name)
          }
          fact.words += Words.split(tree.text(id))
        }
        // What is called decides by what its code names, whatever it is called.
        let isOwn = tree.nodes[index].kind == .identifierExpr || home === file && isSelf(tree.firstChild(id))
        if isOwn, home === file, depth < 2, let (inner, definition) = definition(of: id, element) {
          read(definition, in: inner, element, depth: depth + 1, into: &fact)
        }
      case .implicitMemberExpr, .identifierPattern:
        fact.names.insert(tree.name(id))
        fact.deciders.insert(tree.name(id))
      default: break
      }
    }
  }
}
