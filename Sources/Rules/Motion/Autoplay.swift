// Media and carousels that start by themselves.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let autoplayMedia = Rule(
    "autoplay-media",
    .effective([.onAppear, .task]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      guard let given = use.action, given.isHere, case let action = given.node,
        !element.model.isMotionGuarded(argumentsOf: use.written.call)
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
        at: run.file === element.file ? run.tree.range(call.call) : use.place,
        Autoplay.message(call, run.tree, showsVideo: hasControls), help: Autoplay.help(call, run.tree),
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
      guard let action = element.tree.action(ofEvent: use.call) else { return }
      // Few views hold pages, and following code is much more work.
      let pages = Autoplay.pageNames(around: element)
      let choices = Autoplay.isSlow(use, element) ? Autoplay.choiceNames(around: element) : []
      guard !pages.isEmpty || !choices.isEmpty else { return }
      let timed = Autoplay.timedCode(of: use, action, element)
      guard !timed.isEmpty else { return }
      // A state that stops it, or a question to the system, is in the same code.
      let words = ([RunCode(node: action, scope: element.scope)] + timed).map { $0.tree.words(below: $0.node) }
      guard words.allSatisfy({ $0.isDisjoint(with: Autoplay.stopWords) }) else { return }
      for run in timed {
        for assignment in run.tree.assignments(below: run.node) {
          let target = run.tree.name(assignment.target)
          let isPage = pages.contains(target)
          guard isPage || choices.contains(target) && Autoplay.goesRound(assignment, run.tree),
            Autoplay.advances(assignment, run.tree)
          else { continue }
          let isHere = run.file === element.file
          if isHere, element.model.isMotionGuarded(assignment.node) { return }
          report.add(
            isPage ? .error : .warning, .medium,
            at: isHere ? run.tree.range(assignment.node) : element.tree.tokens.range(use.nameToken),
            "These pages advance by themselves, so people who read slowly or use VoiceOver or a switch lose their place",
            help: "Add a pause button, and stop it when Reduce Motion, VoiceOver or Switch Control is on.",
            cause: element.index)
          return
        }
      }
    })
}

/// What the rules on things that start by themselves ask.
private enum Autoplay {
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

  /// What starts, by the name of what is told to start: a player may show a video or not.
  static func message(_ call: ActionCall, _ tree: Tree, showsVideo: Bool) -> String {
    let words = tree.words(below: call.base)
    if call.name == "speak" { return "The app starts speaking when the screen opens, so it talks over VoiceOver" }
    if !showsVideo, isSound(words) {
      return "The audio starts playing when the screen opens, so it can drown out VoiceOver"
    }
    let what = showsVideo || !words.isDisjoint(with: ["video", "movie"]) ? "The video" : "The player"
    return "\(what) starts playing when the screen opens, so its sound can drown out VoiceOver and its motion distracts"
  }

  static func help(_ call: ActionCall, _ tree: Tree) -> String {
    if call.name == "speak" { return "Speak on request, or only if UIAccessibility.isVoiceOverRunning is false." }
    return isSound(tree.words(below: call.base))
      ? "Start it on request, or only if UIAccessibility.isVoiceOverRunning is false, and add a pause button."
      : "Start it on request, or only if UIAccessibility.isVideoAutoplayEnabled is true, and add a pause button."
  }

  private static func isSound(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["audio", "music", "song"]) && words.isDisjoint(with: ["video", "movie"])
  }

  /// The code that a timer or a loop that sleeps runs again and again, with the functions that it calls.
  static func timedCode(of use: ViewModifierUse, _ action: NodeID, _ element: Element) -> [RunCode] {
    let evaluator = element.model.evaluator
    let code = element.code(running: action)
    if use.known == .onReceive {
      guard let publisher = element.tree.argument(of: use.call, label: nil),
        !element.tree.words(below: publisher).isDisjoint(with: timerWords)
      else { return [] }
      return evaluator.codeReached(from: code)
    }
    var timed: [RunCode] = []
    for run in evaluator.codeReached(from: code) {
      for call in run.tree.calls(below: run.node) {
        switch call.name {
        case "sleep": timed.append(run)
        case "scheduledTimer":
          guard let closure = run.tree.trailingClosure(of: call.call, label: nil) else { continue }
          timed.append(RunCode(node: closure, scope: run.scope))
        default: continue
        }
      }
    }
    return evaluator.codeReached(from: timed)
  }

  private static let timerWords: Set<String> = ["timer", "ticker", "tick", "clock", "auto", "interval"]

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

  /// The states by which texts and pictures of the body are chosen out of a list: `Text(pages[page])`.
  static func choiceNames(around element: Element) -> Set<Name> {
    var result: Set<Name> = []
    for index in element.body.views {
      let view = Element(model: element.model, index: index)
      guard view.node.kind == .use, view.known == .Text || view.known == .Image, let shown = view.argument(nil),
        view.tree.kind(shown) == .subscriptExpr
      else { continue }
      let place = view.tree.lastChild(view.tree.lastChild(shown))
      if place.exists, view.tree.kind(place) == .identifierExpr { result.insert(view.tree.name(place)) }
    }
    return result
  }

  /// Whether what is shown stays for a second or longer: what changes faster is a movement, and no pages.
  static func isSlow(_ use: ViewModifierUse, _ element: Element) -> Bool {
    guard use.known == .onReceive, let publisher = element.tree.argument(of: use.call, label: nil) else { return false }
    let evaluator = element.model.evaluator
    let values = Interpreter(element.model.evaluator).outcome(of: publisher, in: element.scope).values
    return !values.isEmpty
      && values.allSatisfy { value in
        guard let value else { return false }
        return value.scope.file.tree.calls(below: value.node).contains { call in
          let every = value.scope.file.tree.argument(of: call.call, label: "every")
          return call.name == "publish"
            && every.flatMap { evaluator.value(of: $0, in: value.scope).number }.map { $0 >= 1 } == true
        }
      }
  }

  /// Whether the first comes after the last: `(page + 1) % count`, `page + 1 < count ? page + 1 : 0`.
  static func goesRound(_ assignment: (node: NodeID, target: NodeID, value: NodeID), _ tree: Tree) -> Bool {
    tree.kind(assignment.value) == .ternaryExpr
      || tree.kind(assignment.value) == .binaryExpr
        && tree.mainIs(assignment.value, "%")
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
