// Media and carousels that start by themselves.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let autoplayMedia = Rule(
    "autoplay-media",
    .modifier([.onAppear, .task]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      guard let action = Autoplay.code(of: use, element.tree), !element.model.isMotionGuarded(argumentsOf: use.call)
      else { return }
      let code = element.code(running: action)
      guard !code.contains(where: { Autoplay.asksSetting($0.tree.names(in: $0.node)) }) else { return }
      func start(_ run: RunCode) -> ActionCall? {
        run.tree.calls(below: run.node).first { Autoplay.starts($0, run.tree) && isAlways($0, run) }
      }
      guard let run = element.code(running: action, where: { start($0) != nil }), let call = start(run) else { return }
      let hasControls = ([element] + element.descendants).contains { $0.known == .VideoPlayer }
      report.add(
        hasControls ? .note : .warning, .medium,
        at: run.file === element.file ? run.tree.range(call.call) : element.tree.tokens.range(use.nameToken),
        "This starts to play when the screen opens: the sound covers what VoiceOver says, and movement distracts",
        help: "Start it on request, or only if UIAccessibility.isVideoAutoplayEnabled, with a button that pauses it.",
        cause: element.index)
    })

  /// Whether no condition decides on a call in code, and no `guard` stands before it.
  private static func isAlways(_ call: ActionCall, _ run: RunCode) -> Bool {
    !run.tree.stands(call.call, belowAnyOf: [.ifExpr, .switchExpr, .ternaryExpr, .guardStmt], inside: run.node)
      && !run.tree.nodes(below: run.node).contains { index in
        run.tree.nodes[index].kind == .guardStmt && index < Int(call.call.index)
      }
  }

  static let autoplayCarousel = Rule(
    "autoplay-carousel",
    .modifier([.onReceive, .task, .onAppear]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      let tree = element.tree
      guard let code = Autoplay.code(of: use, tree), Autoplay.isTimed(use, code, tree)
      else { return }
      let pages = Autoplay.pageNames(around: element)
      guard !pages.isEmpty else { return }
      for assignment in tree.assignments(below: code) {
        guard pages.contains(tree.name(assignment.target)), Autoplay.advances(assignment, tree) else { continue }
        let conditions = tree.words(below: code)
        // A state that stops it, or a question to the system, is in the same code.
        if !conditions.isDisjoint(with: Autoplay.stopWords) { return }
        if element.model.isMotionGuarded(assignment.node) { return }
        report.add(
          .error, .medium, at: tree.range(assignment.node),
          "These pages turn by themselves, so people who read slowly or use VoiceOver or a switch lose their place",
          help: "Add a button that pauses it, and stop it for Reduce Motion, VoiceOver and Switch Control.",
          cause: element.index)
        return
      }
    })
}

/// What the rules on things that start by themselves ask.
private enum Autoplay {
  /// What an event runs: a closure, or what a name stands for.
  static func code(of use: ViewModifierUse, _ tree: Tree) -> NodeID? {
    tree.trailingClosure(of: use.call, label: nil) ?? tree.argument(of: use.call, label: "perform")
  }

  static func asksSetting(_ names: Set<Name>) -> Bool {
    !names.isDisjoint(
      with: [
        Name("isVideoAutoplayEnabled"), Name("accessibilityPlayAnimatedImages"), Name("isVoiceOverRunning"),
        Name("accessibilityVoiceOverEnabled"), Name("isReduceMotionEnabled"),
      ])
  }

  /// `player.play()`, `synthesizer.speak(…)`.
  static func starts(_ call: ActionCall, _ tree: Tree) -> Bool {
    guard call.base.exists else { return false }
    let words = tree.words(below: call.base)
    switch call.name {
    case "play": return !words.isDisjoint(with: ["player", "video", "audio", "music", "song", "movie"])
    case "speak": return !words.isDisjoint(with: ["synthesizer", "speech", "synth", "tts", "voice"])
    default: return false
    }
  }

  /// Whether a timer runs the code.
  static func isTimed(_ use: ViewModifierUse, _ code: NodeID, _ tree: Tree) -> Bool {
    if use.known == .onReceive {
      guard let publisher = tree.argument(of: use.call, label: nil) else { return false }
      return !tree.words(below: publisher).isDisjoint(with: ["timer", "ticker", "tick", "clock", "auto", "interval"])
    }
    let names = Set(tree.calls(below: code).map(\.name))
    return names.contains("scheduledTimer") || names.contains("sleep")
  }

  /// The states that say which page is shown, of the view and what is inside it.
  static func pageNames(around element: Element) -> Set<Name> {
    var result: Set<Name> = []
    let views = element.body.views.map { Element(model: element.model, index: $0) }
    for view in views {
      if view.known == .TabView, view.node.kind == .use, let selection = view.argument("selection") {
        result.formUnion(bound(selection, view.tree))
      }
      for use in view.writtenModifiers where use.known == .scrollPosition {
        if let id = view.tree.argument(of: use.call, label: "id") { result.formUnion(bound(id, view.tree)) }
      }
    }
    return result
  }

  private static func bound(_ node: NodeID, _ tree: Tree) -> Set<Name> {
    var result: Set<Name> = []
    for token in tree[node].tokens {
      let text = tree.string(of: token)
      if text.hasPrefix("$") { result.insert(Name(String(text.dropFirst()))) }
      if tree.tokens.isName(token) { result.insert(tree.name(of: token)) }
    }
    return result
  }

  /// `page = (page + 1) % count`, `page += 1`.
  static func advances(_ assignment: (node: NodeID, target: NodeID, value: NodeID), _ tree: Tree) -> Bool {
    if tree.text(assignment.node) == "+=" { return true }
    return tree.names(in: assignment.value).contains(tree.name(assignment.target))
      || tree.sourceText(assignment.value).contains("+")
  }

  static let stopWords: Set<String> = [
    "paused", "pause", "playing", "running", "autoplay", "enabled", "voiceover", "over", "active", "dragging",
    "interacting", "reduce",
  ]
}
