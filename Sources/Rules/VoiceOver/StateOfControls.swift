// What the two rules on states that only the eye is told have in common: which conditions are states, and who tells them.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The states of a control that are shown and not spoken.
struct UnspokenStates {
  /// Conditions that mark the chosen one among several.
  var selections: [ConditionalFact] = []
  /// Conditions by which the control itself is on or off.
  var switches: [ConditionalFact] = []
  /// Conditions by which something below the control is shown.
  var disclosures: [ConditionalFact] = []

  init(_ element: Element) {
    let facts = element.conditionalFacts()
    guard facts.contains(where: { $0.part == .look || $0.part == .picture }), !facts.contains(where: \.isOpen) else {
      return
    }
    var usable: Set<Name> = []
    for fact in facts where fact.part == .usable { usable.formUnion(fact.names) }
    for fact in facts where fact.part == .look || fact.part == .picture {
      let action = element.activation
      // What the control changes is the state; the other names say which thing is asked for.
      let state = fact.names.intersection(action.changes)
      let asked = state.isEmpty ? fact.names : state
      let isTold = facts.contains { other in
        switch other.part {
        // Whether a number is shown for the post does not tell what else is true of the post.
        case .words: !other.deciders.isDisjoint(with: state.isEmpty ? fact.deciders : state)
        case .spoken: !other.names.isDisjoint(with: asked) && !element.namesOnlyWhat(fact, isAskedAbout: other)
        case .unknown: !other.names.isDisjoint(with: asked)
        default: false
        }
      }
      guard !isTold, !element.showsWords(of: state), !fact.comparesWithNil, !choosesTheSame(fact, element.tree),
        !element.isDecided(fact.condition)
      else { continue }
      if element.isOtherDeed(fact, among: facts) || isDeedJustDone(fact, element) { continue }
      // Where a tap then does nothing, and otherwise chooses by another state, something is taken or locked, not chosen.
      if !action.changes.isEmpty, state.isEmpty, element.acts(onlyWithout: fact.condition) { continue }
      if element.followsItsGround(fact, action) { continue }
      // A look may only show that it cannot be used; a filled symbol tells what is on.
      let isUsable = !usable.isDisjoint(with: state.isEmpty ? fact.names : state)
      if isUsable, fact.part == .look || !fact.isPlain || isHeardAsDimmed(fact, facts, element) { continue }
      if isSelection(fact, action, element) {
        if !isUsable { selections.append(fact) }
      } else if isTransient(fact, element.tree) || !fact.isPlain || fact.state.map(element.isPresentation) == true {
        continue
      } else if isDisclosure(fact.words), fact.part == .picture, drawsArrow(element) {
        disclosures.append(fact)
      } else if isSwitch(fact, action, element), element.canBeSwitched {
        switches.append(fact)
      }
    }
  }

  /// Whether the control cannot be used while the state holds, or only while it holds: VoiceOver says “dimmed” then.
  private func isHeardAsDimmed(_ fact: ConditionalFact, _ facts: [ConditionalFact], _ element: Element) -> Bool {
    func asked(_ fact: ConditionalFact) -> String { TurnedCondition(element.tree.sourceText(fact.condition)).source }
    return facts.contains { $0.part == .usable && $0.names == fact.names && asked($0) == asked(fact) }
  }

  /// `isOn ? .clear : .clear`: both states look the same.
  private func choosesTheSame(_ fact: ConditionalFact, _ tree: Tree) -> Bool {
    guard let (then, otherwise) = fact.branches(in: tree) else { return false }
    return tree.sourceText(then) == tree.sourceText(otherwise)
  }

  private static let selectionWords: Set<String> = [
    "selected", "selection", "chosen", "picked", "checked",
  ]
  /// Words by which a name tells of a choice as a whole, and not which one it is.
  private static let wordsAboutSelections: Set<String> = [
    "all", "valid", "invalid", "can", "has", "have", "any", "allows", "supports", "empty", "needs", "requires",
  ]
  private static let outcomeWords: Set<String> = [
    "success", "succeeded", "failure", "failed", "done", "finished", "complete", "completed", "downloaded",
    "downloading", "download", "uploaded", "uploading", "status", "playing", "paused",
  ]
  private static let disclosureWords: Set<String> = [
    "expanded", "collapsed", "expand", "open", "opened", "unfolded", "disclosed", "show", "shows", "shown", "showing",
  ]
  private static let openedWords: Set<String> = [
    "expanded", "collapsed", "expand", "opened", "unfolded", "disclosed",
  ]
  private static let transientWords: Set<String> = [
    "pressed", "pressing", "loading", "hovered", "hovering", "hover", "focused", "focus", "enabled", "disabled",
    "valid",
    "invalid", "scheme", "dark", "light", "class", "motion", "transparency", "dragging", "animating", "animate",
    "animated", "animation", "processing", "submitting", "saving", "sending", "refreshing", "compact", "landscape",
    "portrait", "ipad", "pad", "idiom", "contrast", "differentiate", "appeared", "appear", "editing", "typing", "ready",
    "can", "has", "empty", "error", "phase", "pulse", "pulsing", "theme", "style", "last", "first", "available",
    "connected", "fetching", "busy", "highlighted", "targeted", "preview", "placeholder", "premium",
    "pro", "locked", "unlocked", "required", "configuration", "type", "mode", "kind", "orientation", "progress",
  ]

  /// Words of a moment, whatever else the name says.
  private static let momentaryWords: Set<String> = ["pressed", "pressing", "hovered", "hovering", "focused", "loading"]

  private func isTransient(_ fact: ConditionalFact, _ tree: Tree) -> Bool {
    // `alias.isEnabled` says of another thing that it is on, `isEnabled` that the control can be used.
    let object = tree.firstChild(fact.condition)
    if fact.words.last == "enabled", fact.words.count <= 2, tree.kind(fact.condition) == .memberExpr,
      tree.kind(object) == .identifierExpr, !tree.mainIs(object, "self")
    {
      return false
    }
    return fact.words.contains { Self.transientWords.contains($0) }
  }

  /// `didCopy`, `justSaved`: what has just been done, which a mark shows for a moment, and nothing that is on.
  private func isDeedJustDone(_ fact: ConditionalFact, _ element: Element) -> Bool {
    if fact.words.contains("copied") || fact.words.contains("just") { return true }
    if fact.words.contains("did"), fact.words.contains(where: { ["copy", "share", "send", "export"].contains($0) }) {
      return true
    }
    guard element.activation.toggles.isDisjoint(with: fact.names) else { return false }
    return !element.model.namesTakenBackLater(inType: element.body.owner).isDisjoint(with: fact.names)
  }

  private func isDisclosure(_ words: [String]) -> Bool { words.contains { Self.disclosureWords.contains($0) } }

  private func drawsArrow(_ element: Element) -> Bool {
    element.descendants.contains { view in
      guard view.known == .Image || view.known == .Label else { return false }
      let text = view.tree.source.string(view.tree.range(view.node.expression))
      return text.contains("chevron") || text.contains("arrow")
    }
  }

  /// `selected == item` that the control sets, or a name that says so.
  private func isSelection(_ fact: ConditionalFact, _ action: ActionEffect, _ element: Element) -> Bool {
    guard !fact.words.contains(where: { Self.momentaryWords.contains($0) }) else { return false }
    let isNamedSo = fact.words.contains { Self.selectionWords.contains($0) }
    if fact.isComparison {
      // `expandedRow == .date`: what is open is not what is chosen.
      if fact.words.contains(where: Self.openedWords.contains) { return false }
      if isNamedSo { return true }
      // How far something is, such as a download, is no choice.
      guard !fact.words.contains(where: Self.outcomeWords.contains) else { return false }
      if !action.changes.isDisjoint(with: fact.names) { return true }
      // What is on its way, as in `vanishingIds.contains(id)`, is not chosen.
      if fact.words.contains(where: { $0.count > 5 && $0.hasSuffix("ing") }) { return false }
      // `needs.contains(need)` and an action with `need`.
      return fact.asksContains && !element.names(in: element.node.expression).isDisjoint(with: fact.names)
    }
    // `allSelected`: what a command has left to do; `isValidSelection`, `canSelect`: whether a choice can be gone on with.
    // Of `cart.isSelected(book.id)` the name that is asked tells it, not the book.
    guard isNamedSo, let state = fact.state, case let words = element.model.words(of: state) else { return false }
    return endsInSelection(words) && fact.words.allSatisfy { !Self.wordsAboutSelections.contains($0) }
      && !element.isWrittenOutByUses(fact.names)
  }

  /// Whether words of a condition tell of a choice.
  static func namesSelection(_ words: [String]) -> Bool { words.contains { selectionWords.contains($0) } }

  /// `isSelected`, `selected`: a name that is true of the chosen one. `isNotSelected` is another name.
  static func saysThatItIsSelected(_ words: [String]) -> Bool {
    guard let last = words.last, selectionWords.contains(last) else { return false }
    return words.count == 1 || words == ["is", last]
  }

  /// `isSelected`, `isSelectedTab`; what is said about a chosen word, as in `isSelectedWordValid`, is no selection.
  private func endsInSelection(_ words: [String]) -> Bool {
    guard let place = words.lastIndex(where: { Self.selectionWords.contains($0) }) else { return false }
    return words.count - place <= 2
  }

  /// A plain name that the control turns, or one that says what the thing is: `post.isLiked`; or one of two symbols is the
  /// other with a mark.
  private func isSwitch(_ fact: ConditionalFact, _ action: ActionEffect, _ element: Element) -> Bool {
    // Two buttons that set a state to yes and to no are not switches by their looks.
    if !action.toggles.isDisjoint(with: fact.names) { return true }
    guard fact.part == .picture else { return false }
    if !action.changes.isDisjoint(with: fact.names) || fact.words.contains("is") || fact.words.contains("did") {
      return true
    }
    return MarkedBranch(element, fact).isTrue != nil
  }
}

extension Element {
  /// Whether a button without words only takes the colours of what it stands in: the cross in a chip that is chosen.
  fileprivate func followsItsGround(_ fact: ConditionalFact, _ action: ActionEffect) -> Bool {
    guard fact.part == .look, action.changes.isDisjoint(with: fact.names), !containsText, argument(nil) == nil else {
      return false
    }
    return hasAncestor { ancestor in
      // Another button around it is what is chosen.
      if ancestor.isOwnButton, ancestor.conditionalFacts().contains(where: { $0.names == fact.names }) { return true }
      return ancestor.writtenModifiers.contains { use in
        guard use.known == .background || use.known == .overlay else { return false }
        return tree.children(use.call).dropFirst().contains { !names(in: $0).isDisjoint(with: fact.names) }
      }
    }
  }

  /// Whether names are what the component or function around is given, and each use writes `true` or `false`: a look of
  /// its own, such as that of the main button, and no choice.
  fileprivate func isWrittenOutByUses(_ names: Set<Name>) -> Bool {
    let body = self.body
    guard body.owner >= 0, !names.isEmpty else { return false }
    let uses: [ViewReference]
    if body.kind == .function, body.member >= 0,
      names.isSubset(of: Set(file.members[Int(body.member)].parameters.map(\.name)))
    {
      uses = model.uses(ofBody: node.body, in: file)
    } else {
      let members = file.types[Int(body.owner)].members.map { file.members[Int($0)] }
      guard let number = model.project.index(of: file), !members.contains(where: { $0.kind == .initializer }),
        names.allSatisfy({ name in
          members.contains {
            $0.name == name && $0.kind == .property && !$0.isStatic && !$0.block.exists && $0.attributeNodes.isEmpty
          }
        })
      else { return false }
      uses = model.project.uses(of: TypeReference(file: number, index: body.owner)).map {
        ViewReference(file: model.project.files[Int($0.file)], index: $0.index)
      }
    }
    let met = uses.filter { $0.node.surroundings.isDisjoint(with: [.preview, .tests]) }
    return !met.isEmpty
      && met.allSatisfy { use in
        let tree = use.file.tree
        guard tree.kind(use.node.expression) == .callExpr else { return false }
        return tree.children(use.node.expression).dropFirst().allSatisfy { child in
          guard let label = tree.label(of: child), names.contains(tree.name(of: label)) else { return true }
          let text = tree.sourceText(tree.lastChild(child))
          return text == "true" || text == "false"
        }
      }
  }

  /// Whether a comparison chooses between two deeds, and for each a symbol that means another thing: `playing == voice.id`
  /// starts or stops, `size == .small` widens or narrows. A mark that comes and goes, such as a filled circle, is a choice.
  fileprivate func isOtherDeed(_ fact: ConditionalFact, among facts: [ConditionalFact]) -> Bool {
    guard fact.isComparison, !fact.asksContains,
      facts.allSatisfy({ $0.part == .picture || $0.names.isDisjoint(with: fact.names) }),
      drawsOtherSymbols(by: fact.condition)
    else { return false }
    let deeds =
      [action]
      + writtenModifiers.filter { $0.known == .onTapGesture }.map { tree.trailingClosure(of: $0.call, label: nil) }
    return deeds.contains { $0.map { branches($0, by: fact.names) } ?? false }
  }

  /// Whether code does one thing or another by something that has one of the names.
  private func branches(_ code: NodeID, by names: Set<Name>) -> Bool {
    tree.nodes(below: code).contains { index in
      let node = NodeID(index)
      switch tree.kind(node) {
      case .ifExpr where tree.children(node).count < 3: return false
      case .ifExpr, .switchExpr: return !self.names(in: tree.firstChild(node)).isDisjoint(with: names)
      default: return false
      }
    }
  }

  /// Whether the branches that a condition chooses between name symbols of which each has a meaning of its own.
  private func drawsOtherSymbols(by condition: NodeID) -> Bool {
    for index in tree.nodes(below: node.expression) {
      let choice = NodeID(index)
      switch tree.kind(choice) {
      case .ternaryExpr, .ifExpr: break
      default: continue
      }
      guard tree.firstChild(choice) == condition else { continue }
      let compared = tree[condition].tokens
      let symbols = tree.nodes(below: choice).map { NodeID($0) }
        .filter { tree.kind($0) == .stringLiteral && !compared.contains(tree[$0].firstToken) }
        .map { Words.split(tree.sourceText($0)).filter { !Self.frames.contains($0) } }
      return symbols.count > 1 && Set(symbols).count == symbols.count
        && symbols.allSatisfy { !$0.isEmpty && Self.marks.isDisjoint(with: $0) }
    }
    return false
  }

  /// Parts of symbols' names that only frame or fill what they mean.
  fileprivate static let frames: Set<String> = [
    "fill", "circle", "square", "rectangle", "rounded", "slash", "badge", "dashed", "dotted", "inset", "filled",
  ]

  /// What a symbol gains when it stands for the chosen one: it is filled, or has a mark.
  static let marksOfChoice: Set<String> = marks.intersection(["checkmark", "largecircle", "smallcircle"])
    .union(frames.intersection(["fill", "filled"]))
  /// What a symbol may lose at the same time: the empty frame.
  static let framesOfMarks: Set<String> = frames.subtracting(["fill", "filled", "slash", "badge"])

  /// Symbols that mark what is chosen.
  fileprivate static let marks: Set<String> = [
    "checkmark", "check", "largecircle", "smallcircle", "record", "dot", "star", "heart", "bookmark",
  ]

  /// Whether the element is a button of the kind that the app, not the system, draws the state of.
  var isOwnButton: Bool {
    switch known {
    case .Button, .NavigationLink, .Link: return control != nil
    default: return control == nil && writes(.onTapGesture)
    }
  }

  /// Whether the element may be on or off: a link leads somewhere, and what its picture tells is said of the thing it leads
  /// to, such as a message that is unread.
  var canBeSwitched: Bool { known != .NavigationLink && known != .Link }

  /// Whether a text inside is read from a state that the control changes, so that its words change with it:
  /// `Text(names[level.rawValue])`.
  fileprivate func showsWords(of state: Set<Name>) -> Bool {
    guard !state.isEmpty else { return false }
    return descendants.contains { text in
      guard text.known == .Text, text.node.kind == .use, !text.flags.contains(.hidden),
        let words = text.argument(nil) ?? text.argument("verbatim")
      else { return false }
      // A name alone may be that of each item as well: `Text(lamp.id)` where `chosen = lamp.id`.
      return text.tree.kind(words) == .subscriptExpr && !text.names(in: words).isDisjoint(with: state)
    }
  }

  /// Whether it is an item of a menu: the system draws these, with a title, a symbol and a check mark, and nothing else
  /// that is said of them.
  var isMenuItem: Bool {
    var current = self
    while let parent = current.parent {
      if current.node.slot.isPresentationSlot { return parent.known == .Menu }
      current = parent
    }
    return false
  }

  /// Whether the state is told where the component or property is used.
  var isStateToldByUse: Bool {
    node.slot == .root
      && isGivenByUse([.accessibilityAddTraits, .accessibilityValue, .accessibilityLabel, .accessibility])
  }

  /// Whether the system announces the selection of what the element is part of.
  var isInSystemSelection: Bool {
    hasAncestor { ancestor in
      switch ancestor.known {
      case .Picker, .TabView, .Menu: return true
      case .List, .Table: return ancestor.argument("selection") != nil
      default: return false
      }
    }
  }
}
