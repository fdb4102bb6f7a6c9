// Words in red that come up by what people have typed or done: they say what is wrong, whatever the condition is called.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum RedMessages {
  static func check(_ element: Element, _ report: inout Report) {
    checkBlank(element, &report)
    guard element.mayBringUpWords, element.tree.kind(element.node.expression) == .ifExpr,
      case let condition = element.tree.firstChild(element.node.expression), condition.exists,
      !holdsAtStart(condition, element.tree), let message = message(element), MessageCondition(element) == nil
    else { return }
    let states = element.names(in: condition).reduce(into: Set<Name>()) {
      $0.formUnion(element.model.evaluator.states(behind: $1, in: element.scope))
    }
    guard !states.isEmpty, states.allSatisfy(element.isSilent), !element.isHandedToPresentation(states),
      changesWhileShown(states, condition, element)
    else { return }
    report.add(
      .warning, .medium, at: message.nameRange,
      "\(Rule.appearsUnsaid): it is shown only while \(ConditionWords.text(condition, element.tree))",
      help: Rule.sayIt(element.model.project), cause: message.index)
  }

  /// `Text(isRight ? " " : "The code is wrong.").foregroundColor(.red)`: the blank keeps the place of the message.
  private static func checkBlank(_ text: Element, _ report: inout Report) {
    guard text.known == .Text, text.node.kind == .use, let words = text.argument(nil),
      case let tree = text.tree, tree.kind(words) == .ternaryExpr, case let parts = tree.children(words),
      parts.count == 3,
      isBlank(parts[1], tree) != isBlank(parts[2], tree), isRed(text, in: text.parent),
      case let shown = isBlank(parts[1], tree) ? parts[2] : parts[1], tree.kind(shown) == .stringLiteral,
      tree.sourceText(shown).contains(where: \.isLetter), text.mayBeMessage
    else { return }
    let asked = text.names(in: parts[0])
    guard text.model.announcedNames(ofType: text.body.owner).isDisjoint(with: asked), !text.announcesChange(of: asked),
      !text.ancestors.contains(where: Rule.isOpenedOrRow), !Rule.isOpenedOrRowWhereUsed(text)
    else { return }
    report.add(
      .warning, .medium, at: text.nameRange,
      "\(Rule.appearsUnsaid): it takes the place of a blank when \(tree.codeInMessage(parts[0])) changes",
      help: Rule.sayIt(text.model.project), cause: text.index)
  }

  private static func isBlank(_ words: NodeID, _ tree: Tree) -> Bool {
    tree.kind(words) == .stringLiteral && tree.sourceText(words).dropFirst().dropLast().allSatisfy { $0 == " " }
  }

  /// Whether a condition holds until something is chosen or typed: `port == nil`, `name.isEmpty`. What it shows is there
  /// from the beginning.
  private static func holdsAtStart(_ conditions: NodeID, _ tree: Tree) -> Bool {
    let parts = tree.kind(conditions) == .conditions ? Array(tree.children(conditions)) : [conditions]
    return parts.allSatisfy { part in
      switch tree.kind(part) {
      case .memberExpr: return tree.mainIs(part, "isEmpty")
      case .binaryExpr:
        let sides = tree.children(part)
        return tree.mainIs(part, "==") && sides.count == 2
          && (tree.kind(sides[1]) == .nilLiteral || isBlank(sides[1], tree))
      default: return false
      }
    }
  }

  /// The words in red, where the branch shows words and pictures only, and no other branch shows anything.
  private static func message(_ choice: Element) -> Element? {
    guard choice.node.branches == -1 else { return nil }
    var message: Element?
    var count = 0
    for view in choice.descendants {
      count += 1
      guard view.node.kind == .use, !view.node.slot.isPresentationSlot, count <= 6 else { return nil }
      switch view.known {
      case .Text, .Label: message = message ?? (isRed(view, in: choice) && saysWhatIsWrong(view) ? view : nil)
      case .Image, .HStack, .VStack, .Group, .Spacer: break
      default: return nil
      }
    }
    return message
  }

  /// Whether a text has red for a color, in one case at least, by itself or by what is around it in the branch.
  private static func isRed(_ text: Element, in around: Element?) -> Bool {
    for view in text.withAncestors.prefix(while: { $0.index != around?.index }) {
      for use in view.writtenModifiers where use.known == .foregroundColor || use.known == .foregroundStyle {
        guard let color = view.tree.argument(of: use.call, label: nil) else { continue }
        return view.tree[color].tokens.contains { token in
          view.tree.tokens.isName(token)
            && Words.split(view.tree.string(of: token)).contains { $0 == "red" || $0 == "error" }
        }
      }
    }
    return false
  }

  /// A sentence, or something that is called a message: "Danger zone" heads something, and "-4" is a value.
  private static func saysWhatIsWrong(_ text: Element) -> Bool {
    if case .text(let words) = text.name.name { return words.split(separator: " ").count >= 4 }
    guard let words = text.argument(nil) else { return false }
    return text.names(in: words).contains { name in
      !messages.isDisjoint(with: text.model.words(of: name))
    }
  }

  private static let messages: Set<String> = [
    "message", "error", "problem", "reason", "failure", "validation", "warning",
  ]

  // MARK: States

  /// Whether people type what is asked, or code sets it once the view is there: a button, a request that ends.
  private static func changesWhileShown(_ states: Set<Name>, _ condition: NodeID, _ choice: Element) -> Bool {
    let tree = choice.tree
    guard choice.body.owner >= 0 else { return false }
    let asked = choice.names(in: condition)
    for index in tree.nodes(below: choice.file.types[Int(choice.body.owner)].node) {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .assignExpr:
        let target = tree.firstChild(node)
        if tree.kind(target) == .identifierExpr, states.contains(tree.name(target)), !isSetAtStart(node, tree) {
          return true
        }
      case .identifierExpr:
        guard let bound = tree.nameOfBinding(node), states.contains(bound) else { continue }
        // `$model.filter`
        let around = tree.enclosing(node, while: { $0 == .memberExpr || $0 == .argument || $0 == .callExpr })
        let path = around.prefix { tree.kind($0) == .memberExpr }
        guard path.isEmpty || path.contains(where: { asked.contains(tree.name($0)) }) else { continue }
        if let call = around.first(where: { tree.kind($0) == .callExpr }), isTypedInto(call, tree) { return true }
      default: break
      }
    }
    return false
  }

  /// A field, or a component, which may have one.
  private static func isTypedInto(_ call: NodeID, _ tree: Tree) -> Bool {
    switch tree.known(tree.firstChild(call)) {
    case .TextField, .SecureField, .TextEditor, .searchable, .other: true
    default: false
    }
  }

  /// What stands there from the beginning is met like the rest.
  private static func isSetAtStart(_ assignment: NodeID, _ tree: Tree) -> Bool {
    tree.enclosing(assignment, while: { $0 != .structDecl }).contains { around in
      if tree.kind(around) == .initDecl { return true }
      guard tree.kind(around) == .callExpr else { return false }
      return tree.mainIs(tree.firstChild(around), "onAppear") || tree.mainIs(tree.firstChild(around), "task")
    }
  }
}
