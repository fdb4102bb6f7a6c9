// The branches of a file that are never taken, given which values never change and which cases are never made.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Finds branches that nobody meets.
struct DeadBranches {
  let file: FileViews
  /// The value that a property keeps: by its name, where it is named, and whether it is the type's own.
  let constant: (Name, TokenID, Bool) -> MentionFacts?
  /// Whether nothing makes the case of a type.
  let isUnmade: (Name, Name) -> Bool

  private var tree: Tree { file.tree }

  /// Branches that are never taken.
  private(set) var untaken: [Range<TokenID>] = []
  /// Branches that are taken for people who make the app: `if isDebug { … }`.
  private(set) var debugging: [Range<TokenID>] = []

  init(
    file: FileViews, constant: @escaping (Name, TokenID, Bool) -> MentionFacts?,
    isUnmade: @escaping (Name, Name) -> Bool
  ) {
    self.file = file
    self.constant = constant
    self.isUnmade = isUnmade
  }

  mutating func find() {
    let tree = tree
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .ifExpr: add(conditional: NodeID(index))
      case .ternaryExpr: add(ternary: NodeID(index), to: &untaken)
      case .switchExpr: add(switched: NodeID(index), to: &untaken)
      default: break
      }
    }
    for index in file.modifiers.indices where Self.presentations.contains(file.modifiers[index].known) {
      add(presentation: file.modifiers[index].call, to: &untaken)
    }
  }

  private static let presentations: Set<Known> = [
    .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet,
  ]

  private mutating func add(conditional node: NodeID) {
    let children = tree.children(node)
    guard let conditions = children.first, tree.kind(conditions) == .conditions else { return }
    if tree.children(conditions).contains(where: asksForDebugging), let first = children.dropFirst().first {
      debugging.append(children.count == 2 ? tree[node].tokens : tree[first].tokens)
    }
    guard let holds = holds(all: conditions) else { return }
    let branches = children.dropFirst()
    // What is said of the condition is said of the branch.
    if !holds, let first = branches.first {
      untaken.append(branches.count == 1 ? tree[node].tokens : tree[first].tokens)
    }
    if holds, let other = branches.dropFirst().first { untaken.append(tree[other].tokens) }
  }

  /// Whether a condition asks for a build or mode for developers: `Env.isDebug`, `isTestFlight && …`, not `!isDebug`.
  private func asksForDebugging(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .identifierExpr, .memberExpr:
      let text = tree.mainText(node)
      if Self.modes.contains(tree.name(node)) || text.hasPrefix("debug") { return true }
      // `showsDebugOverlay`, not `isDebuggerAttached`.
      return text.contains("Debug") && !text.contains("Debugger") && !text.contains("Debugging")
    case .prefixExpr:
      let inner = tree.lastChild(node)
      return tree.mainIs(node, "!") && (tree.kind(inner) == .memberExpr || tree.kind(inner) == .identifierExpr)
        && ["isProduction", "isRelease", "isAppStore"].contains { tree.mainText(inner).elementsEqual($0.utf8) }
    case .tupleExpr:
      let children = tree.children(node)
      return children.count == 1 && asksForDebugging(tree.lastChild(children[0]))
    case .binaryExpr:
      let parts = tree.children(node)
      guard parts.count == 2 else { return false }
      if tree.mainIs(node, "&&") { return parts.contains(where: asksForDebugging) }
      return tree.mainIs(node, "||") && parts.allSatisfy(asksForDebugging)
    default: return false
    }
  }

  private static let modes: Set<Name> = Set(
    [
      "debugMode", "debugModeEnabled", "debug", "isTestFlight", "isMocking", "isMocked", "isDeveloperMode",
      "developerMode", "isDeveloper", "isDevelopment", "isDevBuild", "isInternalBuild", "isInternalUser", "isSimulator",
      "isRunningForPreviews", "isPreview", "isXcodePreview", "isUITesting", "isRunningTests",
    ].map { Name($0) })

  private func holds(all conditions: NodeID) -> Bool? {
    var isCertain = true
    for condition in tree.reversedChildren(conditions) {
      let value = tree.kind(condition) == .optionalBinding ? holds(binding: condition) : holds(condition)
      if value == false { return false }
      if value == nil { isCertain = false }
    }
    return isCertain ? true : nil
  }

  /// `if let title`, `if let title = title`.
  private func holds(binding: NodeID) -> Bool? {
    var value = NodeID.none
    var pattern = NodeID.none
    for child in tree.reversedChildren(binding) {
      switch tree.kind(child) {
      case .initializer: value = tree.lastChild(child)
      case .identifierPattern: pattern = child
      default: break
      }
    }
    let found = value.exists ? self.value(value) : pattern.exists ? own(pattern) : nil
    return found == .setNil ? false : nil
  }

  private func own(_ node: NodeID) -> MentionFacts? { constant(tree.name(node), tree[node].main, true) }

  private func value(_ node: NodeID) -> MentionFacts? {
    switch tree.kind(node) {
    case .boolLiteral: return tree.mainIs(node, "true") ? .setTrue : .setFalse
    case .nilLiteral: return .setNil
    case .identifierExpr: return own(node)
    case .memberExpr:
      let base = tree.firstChild(node)
      guard tree.kind(base) == .identifierExpr else { return nil }
      if tree.mainIs(base, "self") || tree.mainIs(base, "Self") { return own(node) }
      return constant(tree.name(node), tree[node].main, false)
    case .tupleExpr:
      let children = tree.children(node)
      return children.count == 1 ? value(tree.lastChild(children[0])) : nil
    default: return nil
    }
  }

  private func holds(_ node: NodeID) -> Bool? {
    switch tree.kind(node) {
    case .prefixExpr: return tree.mainIs(node, "!") ? holds(tree.lastChild(node)).map { !$0 } : nil
    case .tupleExpr:
      let children = tree.children(node)
      return children.count == 1 ? holds(tree.lastChild(children[0])) : nil
    case .binaryExpr:
      let parts = tree.children(node)
      guard parts.count == 2 else { return nil }
      if tree.mainIs(node, "&&") || tree.mainIs(node, "||") {
        let decides = tree.mainIs(node, "||")
        let (left, right) = (holds(parts[0]), holds(parts[1]))
        if left == decides || right == decides { return decides }
        return left != nil && right != nil ? !decides : nil
      }
      let isEqual = tree.mainIs(node, "==")
      guard isEqual || tree.mainIs(node, "!="), let left = value(parts[0]), let right = value(parts[1]) else {
        return nil
      }
      return (left == right) == isEqual
    case .identifierExpr, .memberExpr, .boolLiteral:
      switch value(node) {
      case .setTrue: return true
      case .setFalse: return false
      default: return nil
      }
    default: return nil
    }
  }

  private func add(ternary node: NodeID, to result: inout [Range<TokenID>]) {
    let children = tree.children(node)
    guard children.count == 3, let holds = holds(children[0]) else { return }
    result.append(tree[children[holds ? 2 : 1]].tokens)
  }

  // MARK: Cases

  private func add(switched node: NodeID, to result: inout [Range<TokenID>]) {
    let children = tree.children(node)
    guard let subject = children.first, let type = type(of: subject) else { return }
    for clause in children.dropFirst() where tree.kind(clause) == .switchCase {
      let items = tree.children(clause).filter { tree.kind($0) == .caseItem }
      if !items.isEmpty, items.allSatisfy({ isUnmade($0, of: type) }) { result.append(tree[clause].tokens) }
    }
  }

  private func isUnmade(_ item: NodeID, of type: Name) -> Bool {
    let token = tree[item].firstToken
    guard tree.tokens.kind(token) == .period, tree.tokens.isName(token + 1) else { return false }
    return isUnmade(type, tree.name(of: token + 1))
  }

  /// The type of `self` or of a property of the type around.
  private func type(of subject: NodeID) -> Name? {
    guard let around = file.types.last(where: { tree[$0.node].tokens.contains(tree[subject].firstToken) }) else {
      return nil
    }
    var node = subject
    if tree.kind(node) == .memberExpr {
      let base = tree.firstChild(node)
      guard tree.mainIs(base, "self") else { return nil }
    } else if tree.kind(node) != .identifierExpr {
      return nil
    }
    if tree.mainIs(node, "self") { return around.name }
    let name = tree.name(node)
    guard file.local(named: name, at: tree.range(node).start) == nil else { return nil }
    let members = file.memberIndex.places(of: name).map { file.members[Int($0)] }
    guard let member = members.first(where: { $0.owner >= 0 && file.types[Int($0.owner)].name == around.name }),
      member.type.exists
    else { return nil }
    node = member.type
    guard tree.kind(node) == .identifierType || tree.kind(node) == .memberType else { return nil }
    return tree.name(node)
  }

  // MARK: Presentations

  /// `.sheet(isPresented: $isShown) { … }` with a flag that is never set.
  private func add(presentation call: NodeID, to result: inout [Range<TokenID>]) {
    guard tree.kind(call) == .callExpr else { return }
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let label = tree.label(of: argument) else { continue }
      let isFlag = tree.tokens.isSpelt(label, "isPresented", in: tree.source)
      guard isFlag || tree.tokens.isSpelt(label, "item", in: tree.source) else { continue }
      let value = tree.lastChild(argument)
      guard tree.kind(value) == .identifierExpr else { return }
      let text = tree.text(value)
      guard text.hasPrefix("$"), let kept = constant(Name(String(text.dropFirst())), tree[value].main, true),
        kept == (isFlag ? .setFalse : .setNil)
      else { return }
      result.append(tree[argument].lastToken + 1..<tree[call].lastToken + 1)
      return
    }
  }
}
