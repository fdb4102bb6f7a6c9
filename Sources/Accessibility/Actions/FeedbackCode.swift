// Whether a sound or a vibration comes alone: code that plays it and changes nothing else that people could see or hear.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What is known about a call that plays a sound or a vibration.
public struct LoneFeedback: Sendable {
  /// Whether nobody else can call the code: it stands in a view, in an action or in a function of the view.
  public var isInView: Bool
}

extension FileModel {
  private static let harmlessCalls: Set<String> = [
    "prepare", "stop", "play", "print", "notificationOccurred", "impactOccurred", "selectionChanged", "async",
    "asyncAfter", "now", "Task", "setCategory", "setActive", "sharedInstance", "fileURLWithPath", "URL", "NSLog", "log",
    "debug", "info", "error", "warning", "notice", "path", "url", "AVAudioPlayer", "SystemSoundID", "sleep", "seconds",
    "UINotificationFeedbackGenerator", "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "start",
    "forResource", "prepareToPlay",
  ]
  private static let toolWords: Set<String> = [
    "player", "generator", "engine", "sound", "haptic", "haptics", "feedback", "volume", "current", "delegate", "beep",
    "chime",
  ]
  private static let helperWords: Set<String> = [
    "sound", "haptic", "haptics", "vibrate", "vibration", "feedback", "play", "beep", "buzz", "notify", "trigger",
    "ring",
    "generator", "tick", "click", "impact", "perform", "audio", "alarm", "metronome", "setup", "test", "preview",
    "demo",
  ]

  /// Judges a call; nil when it does not come alone, or when that cannot be told.
  public func loneFeedback(_ call: NodeID) -> LoneFeedback? {
    let tree = file.tree
    // The code around: the innermost function or closure that is no mere wrapper.
    var block = NodeID.none
    var function = NodeID.none
    var index = Int(call.index) + 1
    search: while index < tree.nodes.count {
      let node = NodeID(index)
      index += 1
      guard tree[node].firstDescendant <= call.index else { continue }
      switch tree.kind(node) {
      case .funcDecl:
        function = node
        block = node
        break search
      case .closureExpr:
        guard !isWrapper(node, in: tree) else { continue }
        block = node
        break search
      case .accessor, .initDecl, .deinitDecl, .subscriptDecl, .binding, .catchClause: return nil
      default: break
      }
    }
    guard block.exists, changesNothing(block, but: call, in: tree) else { return nil }
    let offset = tree.range(call).start
    guard let type = type(at: offset) else { return nil }
    let declaration = file.types[Int(type)]
    guard Set(Words.split(tree.string(of: declaration.nameToken))).isDisjoint(with: Self.helperWords) else {
      return nil
    }
    let isView = parts(ofType: type).contains { $0.type.conforms(to: .View) }
    let trees = [tree] + parts(ofType: type).filter { $0.file !== file }.map(\.file.tree)
    guard function.exists else {
      guard isView else { return nil }
      if isAction(block, in: tree) { return LoneFeedback(isInView: true) }
      guard let name = holder(of: block, in: tree), trees.allSatisfy({ isRunByActions(name, in: $0) }) else {
        return nil
      }
      return LoneFeedback(isInView: true)
    }
    let name = tree.text(function)
    guard Set(Words.split(name)).isDisjoint(with: Self.helperWords) else { return nil }
    for tree in trees {
      for caller in tree.calls(below: tree.root) where caller.name == name {
        guard let around = enclosingCode(of: caller.call, in: tree),
          changesNothing(around, but: caller.call, name, in: tree),
          tree.kind(around) != .closureExpr || isAction(around, in: tree)
        else { return nil }
      }
    }
    return LoneFeedback(isInView: isView)
  }

  /// Whether a call comes alone in code that an action runs by a name, from a theme or a caller: `Button("Start", action:
  /// theme.start)`. What is called after the sound is the sound, and people ask for it.
  public func isLoneFeedback(_ call: NodeID, in code: RunCode, runBy action: NodeID) -> Bool {
    // `action ?? { … }` is asked for by the name before it.
    var name = action
    while name.exists, file.tree.kind(name) == .binaryExpr { name = file.tree.firstChild(name) }
    guard changesNothing(code.node, but: call, in: code.tree),
      file.tree.words(below: name).isDisjoint(with: Self.helperWords)
    else { return false }
    var named: [String] = []
    if let parent = code.tree.parent(of: code.node), code.tree.kind(parent) == .funcDecl {
      named.append(code.tree.text(parent))
    }
    if code.scope.type >= 0 {
      named.append(code.tree.string(of: code.file.types[Int(code.scope.type)].nameToken))
    }
    return named.allSatisfy { Set(Words.split($0)).isDisjoint(with: Self.helperWords) }
  }

  /// `DispatchQueue.main.async { }`, `Task { }`.
  private func isWrapper(_ closure: NodeID, in tree: Tree) -> Bool {
    guard let call = callOwning(closure, in: tree) else { return false }
    let callee = tree.firstChild(call)
    return ["async", "asyncAfter", "Task", "detached", "run"].contains(tree.text(callee))
  }

  /// The call that a closure is given to.
  private func callOwning(_ closure: NodeID, in tree: Tree) -> NodeID? {
    var index = Int(closure.index) + 1
    while index < tree.nodes.count {
      if tree.nodes[index].firstDescendant <= closure.index {
        switch tree.nodes[index].kind {
        case .argument, .trailingClosure: break
        case .callExpr: return NodeID(index)
        default: return nil
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether a closure is run by a button, a tap or an event. What runs on a change of a state comes with what that shows.
  private func isAction(_ closure: NodeID, in tree: Tree) -> Bool {
    guard let call = callOwning(closure, in: tree) else { return false }
    return ["Button", "onTapGesture", "onSubmit", "onReceive", "onAppear", "task"].contains(
      tree.text(tree.firstChild(call)))
  }

  /// The property or local that a closure is the value of: `let beep = { … }`, `var beep: () -> Void { { … } }`.
  private func holder(of closure: NodeID, in tree: Tree) -> Name? {
    var current = closure
    while let node = tree.parent(of: current) {
      switch tree.kind(node) {
      case .initializer, .codeBlock, .returnStmt: current = node
      case .binding: return tree.name(node)
      default: return nil
      }
    }
    return nil
  }

  /// Whether something that is kept is only passed on to be run by buttons, taps and events, or called by such code alone.
  private func isRunByActions(_ name: Name, in tree: Tree) -> Bool {
    tree.nodes.indices.allSatisfy { index in
      let node = NodeID(index)
      guard tree.nodes[index].kind == .identifierExpr, tree.name(node) == name else { return true }
      if isAction(node, in: tree) { return true }
      guard let around = enclosingCode(of: node, in: tree), tree.kind(around) == .closureExpr else { return false }
      return isAction(around, in: tree) && changesNothing(around, but: .none, tree.text(node), in: tree)
    }
  }

  private func enclosingCode(of call: NodeID, in tree: Tree) -> NodeID? {
    var current = call
    while let node = tree.parent(of: current) {
      switch tree.kind(node) {
      case .funcDecl: return node
      case .closureExpr where !isWrapper(node, in: tree): return node
      case .accessor, .initDecl, .binding: return nil
      default: current = node
      }
    }
    return nil
  }

  /// Whether code calls and sets nothing that could show.
  private func changesNothing(_ code: NodeID, but call: NodeID, _ allowed: String = "", in tree: Tree) -> Bool {
    for index in tree.nodes(below: code) {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .assignExpr:
        guard !Set(tree.words(below: tree.firstChild(node))).isDisjoint(with: Self.toolWords) else { return false }
      case .callExpr where node != call:
        let callee = tree.firstChild(node)
        let name = tree.text(callee)
        guard Self.harmlessCalls.contains(name) || name == allowed || name.hasPrefix("AudioServices") else {
          return false
        }
      case .awaitExpr, .throwStmt, .subscriptExpr: return false
      case .returnStmt: if tree.firstChild(node).exists { return false }
      default: break
      }
    }
    return true
  }

  /// Whether a state of the view's type, set in some code, shows nowhere: it is only set, and given to `use`.
  public func showsNowhere(_ name: Name, of element: Element, but use: ViewModifierUse) -> Bool {
    let tree = file.tree
    let owner = element.body.owner
    guard owner >= 0 else { return false }
    let range = tree[file.types[Int(owner)].node]
    let own = tree[use.call]
    var places: [TokenID] = []
    for token in range.tokens where tree.tokens.isName(token) {
      let text = tree.tokens.text(token, in: tree.source)
      if tree.name(of: token) == name {
        places.append(token)
      } else if text.first == UInt8(ascii: "$"), Name(text.dropFirst()) == name {
        return false
      }
    }
    guard let reference = evaluator.ownMember(name, in: element.scope), project.file(reference) === file else {
      return false
    }
    let member = project.member(reference)
    guard member.attributes.contains(.State) else { return false }
    let lastArgument = own.lastToken
    var isSet = false
    for token in places where token != member.nameToken {
      if token > use.nameToken, token <= lastArgument { continue }
      // Set, and nothing else set beside it.
      guard let target = settingNode(of: token), let code = enclosingCode(of: target, in: tree),
        setsOnly(name, code)
      else { return false }
      isSet = true
    }
    return isSet
  }

  /// The assignment or `toggle()` call whose target a token is.
  private func settingNode(of token: TokenID) -> NodeID? {
    let tree = file.tree
    for index in tree.nodes.indices {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .assignExpr:
        let target = tree.firstChild(node)
        if tree[target].main == token, tree.kind(target) == .identifierExpr { return node }
      case .callExpr:
        let callee = tree.firstChild(node)
        if tree.kind(callee) == .memberExpr, tree.text(callee) == "toggle", tree[tree.firstChild(callee)].main == token
        {
          return node
        }
      default: break
      }
    }
    return nil
  }

  private func setsOnly(_ name: Name, _ code: NodeID) -> Bool {
    let tree = file.tree
    for index in tree.nodes(below: code) {
      let node = NodeID(index)
      switch tree.nodes[index].kind {
      case .assignExpr: if tree.name(tree.firstChild(node)) != name { return false }
      case .callExpr:
        let callee = tree.firstChild(node)
        if tree.text(callee) == "toggle", tree.kind(callee) == .memberExpr, tree.name(tree.firstChild(callee)) == name {
          continue
        }
        guard Self.harmlessCalls.contains(tree.text(callee)) else { return false }
      case .awaitExpr: return false
      default: break
      }
    }
    return true
  }
}
