// Which state of a view is told by colour alone: a colour that depends on a condition, with nothing else beside it that does.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A colour chosen by a condition.
public struct ColourChoice {
  /// The `?:` expression.
  public var expression: NodeID
  /// Names in the condition.
  public var conditionNames: Set<Name>
  /// The words of the condition, for messages.
  public var condition: String
  /// Hues that differ between the branches, neutral ones included.
  public var thenColours: Set<String>
  public var elseColours: Set<String>
  /// Whether a function or getter chooses, rather than the argument itself.
  public var isWorkedOut = false

  /// Whether both branches have a hue of their own.
  public var hasTwoHues: Bool {
    !thenColours.subtracting(Colours.neutral).isEmpty && !elseColours.subtracting(Colours.neutral).isEmpty
      && thenColours != elseColours
  }

  /// Whether the branches differ in colour at all.
  public var differs: Bool {
    thenColours != elseColours && !thenColours.union(elseColours).subtracting(Colours.neutral).isEmpty
  }
}

/// Names of colours that the system gives.
public enum Colours {
  public static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "accentColor", "tint",
  ]
  public static let neutral: Set<String> = [
    "white", "black", "gray", "clear", "primary", "secondary", "tertiary", "quaternary", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "systemBackground",
    "secondarySystemBackground", "systemFill", "background",
  ]
}

extension FileModel {
  /// The name of a system colour an expression gives, opacity and gradients taken off; nil when it is another colour.
  func systemColour(_ node: NodeID) -> String? { systemColour(node, in: file.tree) }

  func systemColour(_ node: NodeID, in tree: Tree) -> String? {
    switch tree.kind(node) {
    case .implicitMemberExpr, .memberExpr:
      let name = tree.text(node)
      if name == "gradient", tree.kind(node) == .memberExpr { return systemColour(tree.firstChild(node), in: tree) }
      return Colours.hues.contains(name) || Colours.neutral.contains(name) ? name : nil
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .memberExpr {
        if tree.text(callee) == "opacity", let share = tree.argument(of: node, label: nil),
          ["0", "0.0"].contains(tree.text(share))
        {
          return "clear"
        }
        return systemColour(tree.firstChild(callee), in: tree)
      }
      if tree.kind(callee) == .identifierExpr, tree.known(callee) == .Color || tree.known(callee) == .UIColor,
        let inner = tree.argument(of: node, label: nil) ?? tree.argument(of: node, label: "uiColor")
      {
        return systemColour(inner, in: tree)
      }
      return nil
    default: return nil
    }
  }

  /// The colour choices in an argument, outer ones first; empty when a branch is not a system colour.
  public func colourChoices(in argument: NodeID) -> [ColourChoice] {
    let tree = file.tree
    guard tree.kind(argument) == .ternaryExpr else { return colourOfState(argument) }
    let parts = tree.children(argument)
    guard parts.count == 3, let left = colours(parts[1]), let right = colours(parts[2]) else { return [] }
    let names = deciders(of: parts[0])
    let choice = ColourChoice(
      expression: argument, conditionNames: names, condition: tree.source.string(tree.range(parts[0])),
      thenColours: left, elseColours: right)
    return [choice] + colourChoices(in: unparenthesised(parts[1])) + colourChoices(in: unparenthesised(parts[2]))
  }

  /// The names that decide a condition: `isOnline` of `user.isOnline`, `status` of `status == .late`.
  private func deciders(of condition: NodeID) -> Set<Name> {
    let tree = file.tree
    var names: Set<Name> = []
    let root = tree[condition]
    for index in Int(root.firstDescendant)...Int(condition.index) {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .memberExpr:
        // How many there are says something of what is counted: `pin` in `pin.count == 6`.
        let base = tree.firstChild(node)
        let isCount = tree.mainIs(node, "count") || tree.mainIs(node, "isEmpty")
        names.insert(isCount && tree.kind(base) == .identifierExpr ? tree.name(base) : tree.name(node))
      case .identifierExpr: if !isBase(node, below: condition) { names.insert(tree.name(node)) }
      default: break
      }
    }
    return names
  }

  /// Whether a name is only the way to a member: `user` in `user.isOnline`. Its parent follows it in post-order.
  private func isBase(_ node: NodeID, below root: NodeID) -> Bool {
    var index = Int(node.index) + 1
    while index <= Int(root.index) {
      let next = file.tree.nodes[index]
      if next.firstDescendant <= node.index { return next.kind == .memberExpr }
      index += 1
    }
    return false
  }

  /// A color that the project gives by a state: `status.color`, `color(of: status)`, or `borderColor` where that is worked
  /// out. What uses of a component pass is no state.
  private func colourOfState(_ argument: NodeID) -> [ColourChoice] {
    let tree = file.tree
    let offset = tree.range(argument).start
    let kinds: [NodeKind] = [.memberExpr, .callExpr, .identifierExpr]
    guard kinds.contains(tree.kind(argument)) || tree.kind(argument) == .binaryExpr && tree.mainIs(argument, "??"),
      let owner = type(at: offset)
    else { return [] }
    let scope = Scope(file: file, type: owner, member: member(at: offset) ?? -1)
    let outcome = Interpreter(evaluator).outcome(of: argument, in: scope, type: Known.Color.name)
    var found = StateColours()
    guard gather(outcome, into: &found), found.hues.count > 1, let first = found.hues.sorted().first else { return [] }
    var (names, words) = (found.names, found.words)
    if let given = deciders(ofCall: argument) {
      // What is asked has to be what the function is given, or a case: not how dark the screen is.
      guard found.asked.isSubset(of: found.parameters), found.cases.isSubset(of: found.parameters.union(found.stored))
      else { return [] }
      (names, words) = given
    } else if found.asked.union(found.cases) != names {
      return []
    }
    guard !names.isEmpty else { return [] }
    return [
      ColourChoice(
        expression: argument, conditionNames: names, condition: words, thenColours: [first],
        elseColours: found.hues.subtracting([first]), isWorkedOut: true)
    ]
  }

  /// What is found out of a color that is chosen by a state.
  private struct StateColours {
    var hues: Set<String> = []
    /// The names that conditions ask, wherever.
    var asked: Set<Name> = []
    /// Those of which a case is asked; `self` inside of an enum.
    var cases: Set<Name> = []
    /// Those of them that are asked in this file, as members are told, and how the first is written.
    var names: Set<Name> = []
    var words = ""
    /// What the functions that give the colors are given, and what their types keep.
    var parameters: Set<Name> = [Name("self")]
    var stored: Set<Name> = []
  }

  /// The state that a member is asked of, or a function is given; nil for a name alone.
  private func deciders(ofCall argument: NodeID) -> (names: Set<Name>, words: String)? {
    let tree = file.tree
    var names: Set<Name> = []
    var words: [String] = []
    func add(_ node: NodeID) {
      names.formUnion(deciders(of: node))
      words.append(tree.source.string(tree.range(node)))
    }
    switch tree.kind(argument) {
    case .memberExpr: add(tree.firstChild(argument))
    // A function of the type that is given nothing is what a property is.
    case .callExpr where isBareCall(argument): return nil
    case .binaryExpr:
      // `own ?? status.color`
      for part in tree.children(argument) {
        guard let given = deciders(ofCall: part) else { continue }
        names.formUnion(given.names)
        words.append(given.words)
      }
    case .callExpr:
      for child in tree.children(argument).dropFirst() where tree.kind(child) == .argument {
        add(tree.lastChild(child))
      }
      if tree.kind(tree.firstChild(argument)) == .memberExpr { add(tree.firstChild(tree.firstChild(argument))) }
      // What is given is no state: it asks one that its type keeps.
      if names.isEmpty, let kept = deciders(ofReturned: argument) { return kept }
    default: return nil
    }
    return (names, words.joined(separator: ", "))
  }

  /// The state of whose members a function of the type gives one: `return status.color`.
  private func deciders(ofReturned call: NodeID) -> (names: Set<Name>, words: String)? {
    let tree = file.tree
    let offset = tree.range(call).start
    guard let owner = type(at: offset),
      let function = evaluator.function(
        calledBy: call, in: Scope(file: file, type: owner, member: member(at: offset) ?? -1)), function.file === file
    else { return nil }
    var found: (names: Set<Name>, words: String)?
    for index in tree.nodes(below: function.node) where tree.nodes[index].kind == .returnStmt {
      let value = tree.lastChild(NodeID(index))
      guard value.exists, tree.kind(value) == .memberExpr, let given = deciders(ofCall: value),
        found.map({ $0.names == given.names }) ?? true
      else { return nil }
      found = given
    }
    return found
  }

  private func isBareCall(_ call: NodeID) -> Bool {
    let parts = file.tree.children(call)
    return parts.count == 1 && file.tree.kind(parts[0]) == .identifierExpr
  }

  /// Takes in the system's colors that an outcome chooses between, and what it asks; false where there is another color,
  /// or where a use decides.
  private func gather(_ outcome: Outcome, into found: inout StateColours) -> Bool {
    switch outcome {
    case .value(let terminal):
      guard let hue = systemColour(terminal.node, in: terminal.scope.file.tree) else { return false }
      found.hues.insert(hue)
      let (home, scope) = (terminal.scope.file, terminal.scope)
      if scope.member >= 0 { found.parameters.formUnion(home.members[Int(scope.member)].parameters.map(\.name)) }
      if scope.type >= 0 {
        let members = home.members
        for index in home.types[Int(scope.type)].members.map(Int.init)
        where members[index].kind == .property && members[index].attributes.isEmpty && !members[index].block.exists {
          found.stored.insert(members[index].name)
        }
      }
      return true
    case .choice(let condition, let then, let otherwise, _):
      switch condition {
      case .expression(let asked, let place):
        let names = place.file === file ? deciders(of: asked) : Self.names(below: asked, place.file.tree)
        found.asked.formUnion(names)
        if place.file === file { found.names.formUnion(names) }
        if found.words.isEmpty { found.words = place.file.tree.source.string(place.file.tree.range(asked)) }
      case .text(let text), .missing(let text):
        guard !condition.isUse, let subject = Conditions.subject(of: text) else { return false }
        // `severity` of `message.severity`.
        let name = Name(subject.utf8.split(separator: UInt8(ascii: ".")).last ?? subject.utf8)
        found.cases.insert(name)
        found.names.insert(name)
        if found.words.isEmpty { found.words = String(subject) }
      }
      return gather(then, into: &found) && gather(otherwise, into: &found)
    case .unknown, .never: return false
    }
  }

  private static func names(below node: NodeID, _ tree: Tree) -> Set<Name> {
    tree.nodes(below: node).reduce(into: []) { names, index in
      if tree.nodes[index].kind == .identifierExpr { names.insert(tree.name(NodeID(index))) }
    }
  }

  private func unparenthesised(_ node: NodeID) -> NodeID {
    guard file.tree.kind(node) == .tupleExpr else { return node }
    let argument = file.tree.lastChild(node)
    return argument.exists ? file.tree.lastChild(argument) : node
  }

  private func colours(_ node: NodeID) -> Set<String>? {
    let node = unparenthesised(node)
    if file.tree.kind(node) == .ternaryExpr {
      let parts = file.tree.children(node)
      guard parts.count == 3, let left = colours(parts[1]), let right = colours(parts[2]) else { return nil }
      return left.union(right)
    }
    return systemColour(node).map { [$0] }
  }

  /// Whether something a person can see besides colour depends on one of the names: words, a symbol, a shape, a line.
  public func somethingElseShows(_ choice: ColourChoice, ignoring ignored: Set<Name>, around view: Element) -> Bool {
    if showsComparedValue(choice, around: view) || numbersSayIt(choice, around: view) { return true }
    let names = choice.conditionNames.subtracting(ignored)
    // The element and the container around it: a symbol or text beside the coloured view tells the state too.
    let root = view.parent?.parent ?? view.parent ?? view
    let words = Set(Words.split(choice.condition)).subtracting(["is", "has", "was", "did", "can", "self"])
    for holder in [view] + view.ancestors {
      for use in holder.writtenModifiers where use.known == .disabled {
        // The system dims what cannot be used and says so.
        if mentions(names, argumentRange(of: use.call)) { return true }
      }
    }
    let looked = ColourTelling(
      names: names, words: words, root: root.index, colour: file.tree[choice.expression].tokens,
      condition: choice.condition)
    return tells(root.index..<root.node.end, looked, depth: 0) || tellsOfItsWords(choice, view)
      || comesWithWords(names, in: view.body.owner) || tellsWhereUsed(looked, view, below: root)
  }

  /// Whether words beside each use of the property that makes the view tell the state: `HStack { dot; Text(state) }`.
  private func tellsWhereUsed(_ looked: ColourTelling, _ view: Element, below root: Element) -> Bool {
    guard view.body.kind == .property, root.parent == nil else { return false }
    let uses = view.usesOfOwnMember.filter { $0.node.body != view.node.body && !$0.isOutOfScope }
    // What stands beside a use in another file is not looked at.
    guard !uses.isEmpty else { return !view.usesOfOwnMemberElsewhere.isEmpty }
    return
      uses.allSatisfy { use in
        let around = use.parent?.parent ?? use.parent ?? use
        var looked = looked
        looked.root = around.index
        return tells(around.index..<use.index, looked, depth: 0)
          || tells(use.node.end..<around.node.end, looked, depth: 0)
      }
  }

  /// What is looked for beside a colour.
  private struct ColourTelling {
    var names: Set<Name>
    var words: Set<String>
    var root: Int32
    /// The tokens of the colour, which is a branch of its own where it is also a view: `.background(isLate ? .red : .green)`.
    var colour: Range<TokenID>
    /// What the color is chosen by, as it is written.
    var condition: String
  }

  /// Whether a number is one of two by a condition other than the color's: a line that is thicker once something is typed
  /// says nothing of whether it is right.
  private func isChosenOtherwise(_ number: NodeID, than condition: String) -> Bool {
    let tree = file.tree
    guard tree.kind(number) == .ternaryExpr else { return false }
    let parts = tree.children(number)
    return parts.count == 3 && tree.source.string(tree.range(parts[0])) != condition
      && tree.kind(parts[1]) != .ternaryExpr && tree.kind(parts[2]) != .ternaryExpr
  }

  /// The arguments of a button that may be seen: its closures make views, which are read by themselves, or act.
  private func shown(by call: NodeID) -> [Node] {
    let tree = file.tree
    guard tree.kind(call) == .callExpr else { return [] }
    return tree.children(call).dropFirst().compactMap { child in
      guard tree.kind(child) == .argument, tree.kind(tree.lastChild(child)) != .closureExpr else { return nil }
      let label = tree.label(of: child).map { tree.string(of: $0) }
      return label == "action" || label == "intent" ? nil : tree[child]
    }
  }

  /// Whether words, a symbol, a shape or a line among some views depends on what the colour depends on.
  private func tells(_ views: Range<Int32>, _ looked: ColourTelling, depth: Int) -> Bool {
    let tree = file.tree
    let names = looked.names
    for index in views {
      let node = file.views[Int(index)]
      switch node.kind {
      case .choice:
        guard !looked.colour.contains(tree[node.expression].firstToken) else { continue }
        if isDecided(node.expression, by: names, in: tree) { return true }
      case .use:
        switch node.known {
        case .Button:
          // What a button does is not seen.
          let isTold = shown(by: node.expression).contains { title in
            mentions(names, title) || mentionsByLocal(names, title) || speaks(of: looked.words, title)
              || mentionsByOwn(names, title, node)
          }
          if isTold { return true }
        case .Text, .Image, .Label, .Toggle:
          let arguments = argumentRange(of: node.expression)
          if mentions(names, arguments) || mentionsByLocal(names, arguments) || speaks(of: looked.words, arguments)
            || mentionsByOwn(names, arguments, node)
          {
            return true
          }
          if says(looked.words, Element(model: self, index: index), below: looked.root) { return true }
        // A picker shows what is chosen, and says it.
        case .Picker:
          if let chosen = tree.argument(of: node.expression, label: "selection"),
            mentions(names, tree[chosen]) || !ActionEffect(bindingsIn: chosen, tree).changes.isDisjoint(with: names)
          {
            return true
          }
        // What moves to the other side tells it by its place: `ZStack(alignment: isOn ? .trailing : .leading)`.
        case .ZStack, .HStack, .VStack:
          if let side = tree.argument(of: node.expression, label: "alignment"), mentions(names, tree[side]) {
            return true
          }
        case .other: if node.slot != .root, mentions(names, argumentRange(of: node.expression)) { return true }
        default: break
        }
      case .reference:
        if mentions(names, tree[node.expression]) || tellsByOwn(looked, node, depth: depth) { return true }
      default: break
      }
      for modifier in node.modifiers {
        let use = file.modifiers[Int(modifier)]
        switch use.known {
        case .opacity, .symbolVariant, .strikethrough, .underline, .bold, .fontWeight, .font, .italic, .rotationEffect,
          .frame, .hidden, .badge, .symbolEffect, .blur, .offset, .scaleEffect, .animation, .other, .accessibilityValue,
          .symbol, .symbolSize, .lineStyle:
          if mentions(names, argumentRange(of: use.call)), use.known != .animation { return true }
        case .stroke, .strokeBorder, .border, .overlay:
          // A line whose width or dashes change is seen without colour.
          if let width = tree.argument(of: use.call, label: "lineWidth") ?? tree.argument(of: use.call, label: "width"),
            mentions(names, tree[width]), !isChosenOtherwise(width, than: looked.condition)
          {
            return true
          }
        default: break
        }
      }
    }
    return false
  }

  /// Whether words or a symbol come from a property or function of the type that depends on the names: `Text(words)` with
  /// `var words: String { isOn ? "On" : "Off" }`.
  private func mentionsByOwn(_ names: Set<Name>, _ arguments: Node?, _ node: ViewNode) -> Bool {
    guard let arguments else { return false }
    let scope = Scope(file: file, body: node.body)
    for token in arguments.tokens where file.tree.tokens.isName(token) {
      guard let own = evaluator.ownMember(file.tree.name(of: token), in: scope) else { continue }
      let member = project.member(own)
      // What gives nothing is what a button does.
      guard member.block.exists, member.owner >= 0, member.type.exists else { continue }
      let home = project.file(own)
      if mentions(names, home.tree[member.block], in: home.tree) { return true }
    }
    return false
  }

  /// Whether a property or function of the type that stands for views tells the state.
  private func tellsByOwn(_ looked: ColourTelling, _ node: ViewNode, depth: Int) -> Bool {
    guard depth < 3, let own = evaluator.ownMember(node.name, in: Scope(file: file, body: node.body)) else {
      return false
    }
    let member = project.member(own)
    let home = project.file(own)
    guard member.block.exists else { return false }
    if home === file, member.body >= 0 {
      let views = file.bodies[Int(member.body)].views
      return tells(Int32(views.lowerBound)..<Int32(views.upperBound), looked, depth: depth + 1)
    }
    // `var status: Text { switch link { … } }`
    let tree = home.tree
    return tree.nodes(below: member.block).contains { index in
      switch tree.nodes[index].kind {
      case .ifExpr, .switchExpr:
        return mentions(looked.names, tree[tree.firstChild(NodeID(index))], in: tree)
      case .ternaryExpr where member.body < 0:
        return mentions(looked.names, tree[tree.firstChild(NodeID(index))], in: tree)
      default: return false
      }
    }
  }

  /// `Text(message).foregroundStyle(message.contains("ok") ? .green : .red)`: the colour is worked out of the very words.
  private func tellsOfItsWords(_ choice: ColourChoice, _ view: Element) -> Bool {
    let tree = file.tree
    guard view.known == .Text || view.known == .Label, tree.kind(choice.expression) == .ternaryExpr,
      let shown = view.argument(nil)
    else { return false }
    switch tree.kind(shown) {
    case .identifierExpr, .memberExpr:
      return holds(view.code(of: tree.firstChild(choice.expression)), view.code(of: shown))
    default: return false
    }
  }

  /// Whether the type shows a text when the same state of its own holds, wherever that stands: the error below a field.
  private func comesWithWords(_ names: Set<Name>, in owner: Int32) -> Bool {
    guard owner >= 0, !names.isEmpty else { return false }
    let parts = parts(ofType: owner)
    let isOwn = names.allSatisfy { name in
      parts.contains { part in
        part.type.members.contains {
          part.file.members[Int($0)].name == name && part.file.members[Int($0)].kind == .property
        }
      }
    }
    guard isOwn else { return false }
    return parts.contains { part in
      part.type.members.contains { member in
        let body = part.file.members[Int(member)].body
        return body >= 0 && showsText(where: names, body, in: part.file)
      }
    }
  }

  /// Whether a choice by one of the names in a body shows a text.
  private func showsText(where names: Set<Name>, _ body: Int32, in home: FileViews) -> Bool {
    home.bodies[Int(body)].views.contains { index in
      let node = home.views[Int(index)]
      guard node.kind == .choice, isDecided(node.expression, by: names, in: home.tree) else { return false }
      return (index..<node.end).contains { home.views[Int($0)].known == .Text }
    }
  }

  /// Whether what a condition compares with a limit stands in a text: `Text("\(note.count)/1000")` for `note.count > 1000`,
  /// or all that it is worked out of: `Text("\(reached) of \(total)")` for a share of the two.
  private func showsComparedValue(_ choice: ColourChoice, around view: Element) -> Bool {
    let tree = file.tree
    guard tree.kind(choice.expression) == .ternaryExpr else { return false }
    let condition = unparenthesised(tree.firstChild(choice.expression))
    guard tree.kind(condition) == .binaryExpr else { return false }
    let sides = [tree.firstChild(condition), tree.lastChild(condition)].map(unparenthesised)
    switch tree.text(condition) {
    case "<", ">", "<=", ">=": break
    // A number that is or is not so many.
    case "==", "!=": guard sides.contains(where: { tree.kind($0) == .integerLiteral }) else { return false }
    default: return false
    }
    let compared = sides.compactMap { side in values(of: side, view, depth: 0) }.filter { !$0.isEmpty }
    guard !compared.isEmpty else { return false }
    let root = view.parent ?? view
    return (root.index..<root.node.end).contains { index in
      let node = file.views[Int(index)]
      guard node.known == .Text || node.known == .Label, let shown = argumentRange(of: node.expression) else {
        return false
      }
      let words = shown.tokens.map { tree.name(of: $0) }
      return compared.contains { values in values.allSatisfy { holds(words, $0) } }
    }
  }

  /// Whether how much there is and how much there may be stand in the same row, for a state that says how the two
  /// compare: `Text("\(info.current)/\(info.max)")` for `info.isOverLimit`, `Text(reached)` and `Text("/ \(required)")`
  /// for `isComplete`.
  private func numbersSayIt(_ choice: ColourChoice, around view: Element) -> Bool {
    let tree = file.tree
    guard view.known == .Text, tree.kind(choice.expression) == .ternaryExpr else { return false }
    let asked = Set(Words.split(tree.text(unparenthesised(tree.firstChild(choice.expression)))))
    guard !asked.isDisjoint(with: Self.comparisons) else { return false }
    let row = view.parent.map { $0.known == .HStack ? $0 : view } ?? view
    var words: [Set<String>] = []
    var hasSign = false
    for index in row.index..<row.node.end where file.views[Int(index)].known == .Text {
      guard let shown = Element(model: self, index: index).argument(nil) else { continue }
      for token in tree[shown].tokens {
        if tree.tokens.isName(token) {
          words.append(Set(Words.split(tree.string(of: token))))
        } else if !hasSign {
          let text = tree.string(of: token)
          hasSign = text.contains("/") || text.contains(" of ")
        }
      }
    }
    return hasSign && words.contains { !$0.isDisjoint(with: Self.amounts) }
      && words.contains { !$0.isDisjoint(with: Self.limits) }
  }

  private static let comparisons: Set<String> = [
    "complete", "completed", "done", "over", "exceeded", "exceeds", "reached", "full", "limit", "enough", "met",
    "below",
    "under", "above",
  ]
  private static let amounts: Set<String> = [
    "current", "count", "reached", "done", "completed", "used", "value", "amount", "progress", "length", "actual",
    "spent",
  ]
  private static let limits: Set<String> = [
    "max", "maximum", "limit", "required", "total", "goal", "target", "needed", "budget", "min", "minimum", "allowed",
  ]

  private func holds(_ words: [Name], _ value: [Name]) -> Bool {
    words.count >= value.count
      && (0...(words.count - value.count)).contains { Array(words[$0..<($0 + value.count)]) == value }
  }

  /// What a value is worked out of, each as it is written: locals and properties of the type that are worked out
  /// themselves are followed; nil when something is no plain value.
  private func values(of node: NodeID, _ view: Element, depth: Int) -> [[Name]]? {
    values(of: node, in: file.tree, view, depth: depth)
  }

  private func values(of node: NodeID, in tree: Tree, _ view: Element, depth: Int) -> [[Name]]? {
    guard depth < 8, node.exists else { return nil }
    switch tree.kind(node) {
    case .memberExpr: return [tree === file.tree ? view.code(of: node) : tree[node].tokens.map { tree.name(of: $0) }]
    case .integerLiteral, .floatLiteral: return []
    case .identifierExpr:
      if tree === file.tree, let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: file),
        local.isConstant, local.value.exists, let values = values(of: local.value, view, depth: depth + 1),
        !values.isEmpty
      {
        return values
      }
      if let own = evaluator.ownMember(tree.name(node), in: view.scope), project.member(own).block.exists,
        let body = evaluator.singleExpression(project.member(own).block, in: project.file(own).tree),
        let values = values(of: body, in: project.file(own).tree, view, depth: depth + 1), !values.isEmpty
      {
        return values
      }
      return [tree === file.tree ? view.code(of: node) : [tree.name(node)]]
    case .binaryExpr:
      guard ["+", "-", "*", "/", "%"].contains(tree.text(node)),
        let left = values(of: tree.firstChild(node), in: tree, view, depth: depth + 1),
        let right = values(of: tree.lastChild(node), in: tree, view, depth: depth + 1)
      else { return nil }
      return left + right
    case .tupleExpr:
      let argument = tree.lastChild(node)
      return argument.exists ? values(of: tree.lastChild(argument), in: tree, view, depth: depth + 1) : nil
    case .callExpr:
      // `Double(total)`
      guard tree.kind(tree.firstChild(node)) == .identifierExpr,
        ["Double", "Float", "Int", "CGFloat"].contains(tree.text(tree.firstChild(node))),
        let argument = tree.argument(of: node, label: nil)
      else { return nil }
      return values(of: argument, in: tree, view, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether which branch is taken depends on one of the names, in any of the conditions of an `else if` chain.
  private func isDecided(_ statement: NodeID, by names: Set<Name>, in tree: Tree) -> Bool {
    var current = statement
    while true {
      switch tree.kind(current) {
      case .ifExpr, .switchExpr, .ternaryExpr: break
      default: return false
      }
      if mentions(names, tree[tree.firstChild(current)], in: tree) { return true }
      guard tree.kind(current) == .ifExpr, tree.kind(tree.lastChild(current)) == .ifExpr else { return false }
      current = tree.lastChild(current)
    }
  }

  private func argumentRange(of call: NodeID) -> Node? {
    guard file.tree.kind(call) == .callExpr else { return nil }
    // From the parenthesis on: the chain before it is another view's business.
    var node = file.tree[call]
    node.firstToken = node.main
    for child in file.tree.reversedChildren(call) where file.tree.kind(child) == .trailingClosure {
      node.lastToken = file.tree[child].firstToken
    }
    return node
  }

  /// Whether words or a symbol are taken from something named after the state, `device.statusText` for `device.isOnline`,
  /// or from what it says of itself in words: `result.localizedDescription`.
  private func speaks(of words: Set<String>, _ node: Node?) -> Bool {
    guard let node else { return false }
    let state: Set<String> = ["status", "state", "severity", "level", "localized"]
    for token in node.tokens where file.tree.tokens.isName(token) {
      let found = Words.split(file.tree.string(of: token))
      if found.contains(where: state.contains) { return true }
    }
    return false
  }

  /// Whether a local value, such as `let title = isDone ? "Done" : "Open"`, depends on the names.
  private func mentionsByLocal(_ names: Set<Name>, _ node: Node?) -> Bool {
    guard let node else { return false }
    for token in node.tokens where file.tree.tokens.isName(token) {
      let start = file.tree.tokens.start(token)
      guard let local = evaluator.local(file.tree.name(of: token), at: start, in: file), local.value.exists else {
        continue
      }
      if mentions(names, file.tree[local.value]) { return true }
    }
    return false
  }

  /// Whether a text that is not always there shows the very words of the condition: "In menu" for `isInMenu`.
  private func says(_ words: Set<String>, _ text: Element, below root: Int32) -> Bool {
    guard !words.isEmpty, text.ancestors.contains(where: { $0.index >= root && $0.node.kind == .choice }) else {
      return false
    }
    return text.textWordings.all.contains { words == Set(Words.split($0.text)) }
  }

  private func mentions(_ names: Set<Name>, _ node: Node?) -> Bool { mentions(names, node, in: file.tree) }

  private func mentions(_ names: Set<Name>, _ node: Node?, in tree: Tree) -> Bool {
    guard let node else { return false }
    for token in node.tokens where tree.tokens.isName(token) {
      if names.contains(tree.name(of: token)) { return true }
    }
    return false
  }
}
