// Marks of a state: a symbol that is there, or is another one, by a condition, while the words beside it stay the same.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a symbol alone tells that a state holds: `if peer.hasUnread { Image(systemName: "envelope.fill") }`, or
  /// another one in each case of a `switch`, and nothing in its row is chosen by the same names. What only opens, hovers or
  /// makes room is no state.
  public var isMarkOfState: Bool {
    guard let symbol = tree.symbolArgument(of: node.expression) else { return false }
    // What leads on is there where something can be opened.
    if tree.kind(symbol) == .stringLiteral, Self.leads.contains(where: tree.sourceText(symbol).contains) {
      return false
    }
    // `Image(systemName: isStored ? "checkmark" : "icloud")` is its own choice.
    let isChosen = isOneOfTwoSymbols
    let choice: Element
    let own: [ConditionalFact]
    if let outer = isChosen ? self : choiceOfSymbols {
      choice = outer
      own = outer.conditionalFacts().filter { $0.part == .picture && outer.holds($0.condition) }
    } else {
      choice = self
      own = conditionsOfBeingSeen
    }
    var deciders: Set<Name> = []
    var words: Set<String> = []
    for fact in own {
      deciders.formUnion(fact.deciders)
      words.formUnion(fact.words)
    }
    guard !deciders.isEmpty, words.isDisjoint(with: Self.wordsOfLayout) else { return false }
    // `if let icon { Image(systemName: icon) }`: the picture is what is asked for.
    let asking = own.reduce(into: Set<Name>()) { $0.formUnion($1.names) }
    guard isChosen || tree.names(in: symbol).isDisjoint(with: asking) else { return false }
    // What is only the way to the state, `peer` in `peer.hasUnread`, stands in the words of its row as well.
    var asked: Set<String> = []
    for fact in own {
      for token in tree[fact.condition].tokens
      where tree.tokens.isName(token) && deciders.contains(tree.name(of: token)) {
        asked.formUnion(Words.split(tree.string(of: token)))
      }
    }
    return !isSaid(deciders, asked, around: choice)
  }

  /// `Image(systemName: isStored ? "checkmark" : "icloud")`
  public var isOneOfTwoSymbols: Bool {
    tree.symbolArgument(of: node.expression).map { tree.kind($0) == .ternaryExpr } ?? false
  }

  /// What decides whether a view is seen that keeps its place: `.opacity(isChosen ? 1 : 0)`.
  private var conditionsOfBeingSeen: [ConditionalFact] {
    var result: [ConditionalFact] = []
    for use in writtenModifiers where use.known == .opacity {
      guard let share = model.firstArgument(of: use.call, label: nil),
        let parts = Conditions(tree: tree).choice(share),
        [parts.then, parts.otherwise].contains(where: { model.evaluator.value(of: $0, in: scope).number == 0 })
      else { continue }
      model.add(parts.condition, part: .picture, self, into: &result)
    }
    return result
  }

  private static let leads = [
    "chevron", "arrow.right", "arrow.up.right", "arrow.forward", "arrow.up.forward", "ellipsis",
  ]

  /// Whether a symbol and its color are two values of one state: `Image(systemName: job.state.symbol)` in
  /// `job.state.color`, and no words in its row are a value of that state.
  public func isMarkOfState(coloredBy color: NodeID) -> Bool {
    guard let symbol = tree.symbolArgument(of: node.expression), tree.kind(symbol) == .memberExpr,
      tree.kind(color) == .memberExpr, case let state = tree.firstChild(symbol), tree.kind(state) == .memberExpr,
      code(of: state) == code(of: tree.firstChild(color))
    else { return false }
    return !isSaid([tree.name(state)], Set(Words.split(tree.text(state))), around: self)
  }

  /// What opens or makes room for something, and which part of a list it is.
  private static let wordsOfLayout: Set<String> = [
    "expanded", "collapsed", "compact", "show", "shows", "showing", "shown", "hover", "hovered", "hovering", "icon",
    "icons", "image", "symbol", "preview", "editing", "edit", "platform", "size", "width", "height", "style", "first",
    "last", "index", "focused", "pressed", "idiom", "layout", "visible", "animate", "animates", "animated", "animating",
    "animation", "appear", "appears", "appeared", "motion",
  ]

  private func holds(_ condition: NodeID) -> Bool {
    tree.nodes(below: node.expression).contains(Int(condition.index))
  }

  /// The outermost `if` or `switch` around a symbol that shows nothing but symbols, whatever is chosen. One that stands for
  /// a picture until that is there tells nothing.
  private var choiceOfSymbols: Element? {
    guard !isStandIn else { return nil }
    var found: Element?
    var view = self
    while !view.node.slot.isPresentationSlot, let parent = view.parent {
      switch parent.known {
      case _ where parent.node.kind == .choice:
        guard parent.node.branches > 0 || parent.node.branches < 0, parent.showsOnlySymbols else { return found }
        switch parent.tree.kind(parent.node.expression) {
        case .ifExpr, .switchExpr: found = parent
        default: return found
        }
      case .Group, .ZStack, .Button: break
      default: return found
      }
      view = parent
    }
    return found
  }

  /// Whether a choice around shows a picture that is no symbol in another of its branches.
  private var isStandIn: Bool {
    var view = self
    while !view.node.slot.isPresentationSlot, let parent = view.parent {
      if parent.node.kind == .choice,
        parent.children.contains(where: { $0.node.branch != view.node.branch && $0.showsPicture })
      {
        return true
      }
      switch parent.known {
      case .HStack, .List, .ForEach, .Section, .Form, .ScrollView: return false
      default: view = parent
      }
    }
    return false
  }

  private var showsPicture: Bool {
    ([self] + descendants).contains { view in
      view.known == .AsyncImage || view.known == .Image && view.tree.symbolArgument(of: view.node.expression) == nil
        || view.known == .other && Words.split(view.tree.string(of: view.node.nameToken)).contains { $0 == "image" }
    }
  }

  /// Whether nothing inside has words or could have, and none is a picture of another kind, which a symbol may stand for.
  private var showsOnlySymbols: Bool {
    descendants.allSatisfy { view in
      switch view.node.kind {
      case .choice: return true
      case .use: break
      default: return false
      }
      switch view.known {
      case .Image: return view.tree.symbolArgument(of: view.node.expression) != nil
      case .EmptyView, .Spacer, .ZStack, .Group, .Divider: return true
      // Its title would be its first argument.
      case .Button: return view.argument(nil) == nil
      case let known: return known.isShape
      }
    }
  }

  /// Whether words in the row around a view are chosen by one of the names, or are made of it or of something called alike.
  private func isSaid(_ deciders: Set<Name>, _ asked: Set<String>, around view: Element) -> Bool {
    var row = view
    climbing: while !row.node.slot.isPresentationSlot, let parent = row.parent {
      switch parent.known {
      case .ForEach, .List, .Section, .Form, .ScrollView, .NavigationStack, .NavigationView, .TabView, .LazyVStack,
        .LazyVGrid:
        break climbing
      default: row = parent
      }
    }
    guard row.index != view.index else { return false }
    let asked = asked.subtracting(Self.wordsOfAnything)
    for other in row.descendants where other.index < view.index || other.index >= view.node.end {
      guard other.known == .Text || other.known == .Label, let words = other.argument(nil) else { continue }
      if tree.kind(words) == .ternaryExpr {
        // Which words are chosen by a condition is a fact of its own, below; `state` alone is none there.
        let parts = tree.children(words)
        if parts.dropFirst().allSatisfy({ tree.kind($0) == .stringLiteral }),
          !tree.names(in: parts[0]).isDisjoint(with: deciders)
        {
          return true
        }
        continue
      }
      // `Text(validationMessage)`
      if [.identifierExpr, .memberExpr].contains(tree.kind(words)), Words.split(tree.text(words)).contains("message") {
        return true
      }
      for token in tree[words].tokens where tree.tokens.isName(token) {
        if deciders.contains(tree.name(of: token)) { return true }
        let called = Words.split(tree.string(of: token))
        if !asked.isDisjoint(with: called) || called.contains(where: Self.wordsOfStates.contains) { return true }
      }
    }
    return row.conditionalFacts().contains { fact in
      (fact.part == .words || fact.part == .unknown) && !fact.deciders.isDisjoint(with: deciders)
    }
  }

  /// What is called a state is taken to say it.
  static let wordsOfStates: Set<String> = ["state", "status", "phase"]

  private static let wordsOfAnything: Set<String> = [
    "is", "has", "was", "are", "did", "can", "item", "model", "view", "self", "value",
  ]
}
