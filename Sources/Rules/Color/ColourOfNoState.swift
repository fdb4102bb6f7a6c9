// Colours that hang on a condition which is no state: what only blinks, and what every use of a component writes out.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourChoice {
  /// Whether all that decides is switched to and fro by a timer, or set once for an animation that goes on without end.
  func onlyBlinks(_ element: Element) -> Bool {
    let owner = element.body.owner
    guard owner >= 0, !conditionNames.isEmpty else { return false }
    let type = element.file.types[Int(owner)]
    let own = type.members.map { element.file.members[Int($0)] }
    return conditionNames.allSatisfy { name in
      own.contains {
        $0.name == name && $0.kind == .property && $0.attributes.contains(.State)
          && Self.blinks($0, in: element.tree, type.node)
      }
    }
  }

  private static func blinks(_ state: Member, in tree: Tree, _ type: NodeID) -> Bool {
    let name = state.name
    // Who has a binding may set it.
    let binding = "$" + tree.string(of: state.nameToken)
    guard !tree[type].tokens.contains(where: { tree.string(of: $0) == binding }) else { return false }
    var isSwitched = false
    for index in Int(tree[type].firstDescendant)..<Int(type.index) {
      let node = NodeID(index)
      guard let write = write(to: name, node, tree) else { continue }
      let calls = tree.enclosing(node, while: { $0 != .funcDecl && $0 != .initDecl && $0 != .structDecl })
        .filter { tree.kind($0) == .callExpr }
      let names = calls.map { tree.text(tree.firstChild($0)) }
      if write == .toggle, zip(calls, names).contains(where: { isTimer($0.0, $0.1, tree) }) {
        isSwitched = true
      } else if zip(calls, names).contains(where: { $0.1 == "withAnimation" && repeats($0.0, tree) }),
        names.contains(where: { $0 == "onAppear" || $0 == "task" })
      {
        isSwitched = true
      } else if !names.contains(where: { $0 == "onAppear" || $0 == "onDisappear" || $0 == "task" }) || write == .value {
        return false
      }
    }
    return isSwitched
  }

  private enum Write { case toggle, literal, value }

  /// `isLit.toggle()`, `isLit = !isLit`, `isLit = true`, `isLit = asked()`.
  private static func write(to name: Name, _ node: NodeID, _ tree: Tree) -> Write? {
    switch tree.kind(node) {
    case .assignExpr:
      guard tree.name(tree.firstChild(node)) == name else { return nil }
      let value = tree.lastChild(node)
      if tree.kind(value) == .prefixExpr, tree.name(tree.lastChild(value)) == name { return .toggle }
      let text = tree.source.string(tree.range(value))
      return text == "true" || text == "false" ? .literal : .value
    case .callExpr:
      let callee = tree.firstChild(node)
      guard tree.kind(callee) == .memberExpr, tree.text(callee) == "toggle",
        tree.name(tree.firstChild(callee)) == name
      else { return nil }
      return .toggle
    default: return nil
    }
  }

  private static func isTimer(_ call: NodeID, _ name: String, _ tree: Tree) -> Bool {
    if name == "scheduledTimer" { return mentions(["true"], call, tree) }
    return name == "onReceive" && mentions(["timer", "Timer"], call, tree)
  }

  private static func repeats(_ call: NodeID, _ tree: Tree) -> Bool {
    mentions(["repeatForever"], call, tree)
  }

  /// Whether what is handed to a call, its closures left out, has one of the words.
  private static func mentions(_ words: Set<String>, _ call: NodeID, _ tree: Tree) -> Bool {
    tree.children(call).contains { child in
      tree.kind(child) == .argument && tree[child].tokens.contains { words.contains(tree.string(of: $0)) }
    }
  }
}

extension ColourChoice {
  /// Whether the view is a part whose uses all write the condition out, so that nothing changes: a mark that stands there
  /// for good, or one that comes with its words.
  func isWrittenOut(_ element: Element) -> Bool {
    let model = element.model
    let owner = element.body.owner
    guard owner >= 0, !conditionNames.isEmpty, let number = model.project.index(of: element.file) else { return false }
    let members = element.file.types[Int(owner)].members.map { element.file.members[Int($0)] }
    let stored = members.filter {
      $0.kind == .property && !$0.isStatic && !$0.block.exists && $0.attributeNodes.isEmpty
    }
    guard conditionNames.allSatisfy({ name in stored.contains { $0.name == name } }),
      !members.contains(where: { $0.kind == .initializer })
    else { return false }
    let labels = stored.filter { conditionNames.contains($0.name) }.map { element.tree.string(of: $0.nameToken) }
    let uses = model.project.uses(of: TypeReference(file: number, index: owner)).filter {
      model.project.files[Int($0.file)].views[Int($0.index)].surroundings.isDisjoint(with: [.preview, .tests])
    }
    let hasOwnWords = element.argument(nil).map {
      element.known == .Text && !element.names(in: $0).isDisjoint(with: Set(stored.map(\.name)))
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let file = model.project.files[Int(use.file)]
        let node = file.views[Int(use.index)]
        guard node.kind == .use, file.tree.kind(node.expression) == .callExpr else { return false }
        return labels.allSatisfy { label in
          guard let value = file.tree.argument(of: node.expression, label: label) else { return true }
          let text = file.tree.source.string(file.tree.range(value))
          return text == "true" || text == "false"
        } && (hasOwnWords == true || !Self.isChosen(use.index, in: file))
      }
  }

  /// Whether a condition around decides that the view is there, so that two uses may stand for two states.
  private static func isChosen(_ index: Int32, in file: FileViews) -> Bool {
    var current = index
    while current >= 0 {
      if file.views[Int(current)].kind == .choice { return true }
      current = file.views[Int(current)].parent
    }
    return false
  }
}
