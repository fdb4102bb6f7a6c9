// Components that are a message and nothing else, `FieldError(error: nameError)`: they show the words they are given where
// there are any, so whoever hands them a state shows a message when the state changes.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum MessageParts {
  static func judge(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use, element.known == .other, !element.isExemptFromSpeech,
      !element.surroundings.contains(.widget), element.labelOwner == nil,
      element.flags.isDisjoint(with: [.labelSlot, .systemHost, .mapContent, .chart, .hidden]),
      let words = words(givenTo: element), tellsOfFailure(words, element)
    else { return }
    guard let state = state(words, element), !isInRow(element) else { return }
    let model = element.model
    guard !model.announces(typeNamed: element.node.name),
      model.announcedNames(ofType: element.body.owner).isDisjoint(with: [state]),
      !element.announcesChange(of: [state]), !element.announcesItself, !isSaidWithField(state, element)
    else { return }
    if element.tree.kind(words) == .memberExpr, model.announces(ownersOf: state) { return }
    report.add(
      .warning, .medium, at: element.nameRange,
      "\(Rule.appearsUnsaid): it is shown only while \(element.tree.codeInMessage(words)) is set",
      help: Rule.sayIt(element.model.project, when: "when it changes"), cause: element.index)
  }

  /// What a component is given that shows it in a text where it is not empty or nil, and nothing else ever.
  private static func words(givenTo use: Element) -> NodeID? {
    guard let roots = use.model.engine.expansion(of: use.reference), roots.count == 1, let root = roots.first,
      root.node.kind == .choice, root.node.branches == -1
    else { return nil }
    let tree = root.file.tree
    guard tree.kind(root.node.expression) == .ifExpr,
      let asked = askedForWords(tree.firstChild(root.node.expression), tree)
    else { return nil }
    // Texts only: the first of them shows what is asked for, unless that only says whether to show it.
    let inside = ((root.index + 1)..<max(root.index + 1, root.node.end)).map { root.file.views[Int($0)] }
    guard let text = inside.first(where: { $0.known == .Text }), inside.count <= 6,
      inside.allSatisfy({ isPartOfMessage($0.known) }),
      let shown = tree.argument(of: text.expression, label: nil),
      asked.isSwitch || tree.names(in: shown).contains(asked.name)
    else { return nil }
    guard let frame = root.frame, let given = frame.arguments[asked.name], frame.scope.file === use.file else {
      return nil
    }
    return given
  }

  /// Whether a component shows words and pictures, and nothing that can be acted on: `ErrorText(error: error)`.
  static func showsOnlyWords(_ use: Element) -> Bool {
    guard let roots = use.model.engine.expansion(of: use.reference), roots.count == 1, let root = roots.first else {
      return false
    }
    let inside = (root.index..<max(root.index + 1, root.node.end)).map { root.file.views[Int($0)] }
    func isWords(_ view: ViewNode) -> Bool {
      view.kind == .use ? view.known == .Text || view.known == .Label : isText(view, in: root.file)
    }
    return inside.count <= 8 && inside.contains(where: isWords)
      && inside.allSatisfy {
        !$0.slot.isPresentationSlot && ($0.kind == .use && isPartOfMessage($0.known) || isWords($0))
      }
  }

  /// Whether a view is a property that is declared as a `Text`.
  private static func isText(_ view: ViewNode, in file: FileViews) -> Bool {
    guard view.kind == .reference, case let owner = file.bodies[Int(view.body)].owner, owner >= 0 else { return false }
    return file.types[Int(owner)].members.contains { index in
      let member = file.members[Int(index)]
      return member.kind == .property && member.name == view.name && member.type.exists
        && file.tree.known(of: file.tree[member.type].firstToken) == .Text
    }
  }

  private static func isPartOfMessage(_ known: Known) -> Bool {
    switch known {
    case .Text, .Image, .Label, .HStack, .VStack, .Group, .Spacer: true
    default: false
    }
  }

  /// The name that a condition asks for words: `error != ""`, `!error.isEmpty`, `let error`, `error != nil`; or whether to
  /// show them: `isVisible`.
  private static func askedForWords(_ conditions: NodeID, _ tree: Tree) -> (name: Name, isSwitch: Bool)? {
    let parts = tree.children(conditions)
    guard tree.kind(conditions) == .conditions, parts.count == 1 else { return nil }
    let condition = parts[0]
    switch tree.kind(condition) {
    case .binaryExpr:
      let sides = tree.children(condition)
      guard sides.count == 2, tree.mainIs(condition, "!="), tree.kind(sides[0]) == .identifierExpr else { return nil }
      let isNothing = tree.kind(sides[1]) == .nilLiteral || tree.range(sides[1]).count == 2
      return isNothing ? (tree.name(sides[0]), false) : nil
    case .prefixExpr:
      let asked = tree.lastChild(condition)
      guard tree.kind(asked) == .memberExpr, tree.mainIs(asked, "isEmpty"),
        tree.kind(tree.firstChild(asked)) == .identifierExpr
      else { return nil }
      return (tree.name(tree.firstChild(asked)), false)
    case .identifierExpr: return (tree.name(condition), true)
    case .optionalBinding:
      let bound = tree.children(condition)
      guard bound.count == 1, tree.kind(bound[0]) == .identifierPattern else { return nil }
      return (tree.name(bound[0]), false)
    default: return nil
    }
  }

  /// Whether the names on the way say that something went wrong: those of the state, or of the parameter.
  private static func tellsOfFailure(_ words: NodeID, _ element: Element) -> Bool {
    var said = Set<String>()
    for child in element.tree.children(element.node.expression).dropFirst() where element.tree.lastChild(child) == words
    {
      if let label = element.tree.label(of: child) { said.formUnion(Words.split(element.tree.string(of: label))) }
    }
    said.formUnion(Words.split(element.tree.text(words)))
    return !said.isDisjoint(with: ["error", "failure", "warning", "invalid"])
  }

  /// The state that is handed on: one of the view itself, or of an object that it holds.
  private static func state(_ words: NodeID, _ element: Element) -> Name? {
    let tree = element.tree
    func isChanging(_ name: Name) -> Bool { element.model.evaluator.isState(name, in: element.scope) }
    switch tree.kind(words) {
    case .identifierExpr: return isChanging(tree.name(words)) ? tree.name(words) : nil
    case .memberExpr:
      let base = tree.firstChild(words)
      guard tree.kind(base) == .identifierExpr else { return nil }
      if tree.mainIs(base, "self") { return isChanging(tree.name(words)) ? tree.name(words) : nil }
      return isChanging(tree.name(base)) ? tree.name(words) : nil
    default: return nil
    }
  }

  private static func isInRow(_ element: Element) -> Bool {
    element.hasAncestor { ancestor in
      switch ancestor.known {
      case .ForEach, .DisclosureGroup, .LabeledContent: true
      case .List: ancestor.argument(nil) != nil
      default: false
      }
    }
  }

  /// Whether the words are in the hint, value or label of the field they belong to.
  private static func isSaidWithField(_ state: Name, _ element: Element) -> Bool {
    element.file.modifiers.contains { use in
      switch use.known {
      case .accessibilityHint, .accessibilityValue, .accessibilityLabel, .accessibilityCustomContent:
        element.tree.children(use.call).dropFirst().contains { element.names(in: $0).contains(state) }
      default: false
      }
    }
  }
}
