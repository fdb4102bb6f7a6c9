// Sounds and vibrations that are the only sign of what has happened.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let audioOnlyFeedback = Rule(
    "audio-only-feedback",
    .file { model, report in
      let tree = model.file.tree
      for token in model.file.tokens(of: .sound) {
        guard let call = tree.call(named: token) else { continue }
        reportSound(call, token, model, &report)
      }
      reportGiven(model, &report)
      guard model.file.imports.contains(where: soundFrameworks.contains) else { return }
      for call in signalCalls(below: tree.root, tree) {
        reportSound(call, tree[tree.firstChild(call)].main, model, &report)
      }
    })

  /// `chime?.play()`
  private static func signalCalls(below node: NodeID, _ tree: Tree) -> [NodeID] {
    tree.calls(below: node).filter { call in
      guard call.name == "play", call.base.exists else { return false }
      let player = tree.kind(call.base) == .optionalChainExpr ? tree.lastChild(call.base) : call.base
      return !Set(Words.split(tree.text(player))).isDisjoint(with: signals)
    }.map(\.call)
  }

  /// Buttons and taps whose action is given by a name and comes to code, wherever it stands, that only makes a sound.
  private static func reportGiven(_ model: FileModel, _ report: inout Report) {
    let tree = model.file.tree
    for index in model.file.views.indices where model.file.views[index].kind == .use {
      let element = Element(model: model, index: Int32(index))
      for action in element.actionCode where tree.kind(action) != .closureExpr {
        guard element.surroundings.isDisjoint(with: exempt),
          let code = element.code(running: action, where: { sound(in: $0, runBy: action, model) != nil }),
          let call = sound(in: code, runBy: action, model),
          // What stands in the view's own code is found there.
          code.file !== model.file || model.loneFeedback(call) == nil
        else { continue }
        report.add(.warning, .medium, at: tree.range(action), onlyHeard, help: showWhatSounds, cause: element.index)
      }
    }
  }

  private static func sound(in code: RunCode, runBy action: NodeID, _ model: FileModel) -> NodeID? {
    var calls = code.file.tokens(of: .sound).compactMap { token in
      code.tree[code.node].tokens.contains(token) ? code.tree.call(named: token) : nil
    }
    if code.file.imports.contains(where: soundFrameworks.contains) {
      calls += signalCalls(below: code.node, code.tree)
    }
    return calls.first { model.isLoneFeedback($0, in: code, runBy: action) }
  }

  private static let soundFrameworks: Set<Name> = [
    Name("AVFoundation"), Name("AVFAudio"), Name("AVKit"), Name("AudioToolbox"),
  ]

  /// Sounds that tell something; music, speech and recordings are content.
  private static let signals: Set<String> = [
    "beep", "chime", "ding", "bell", "alarm", "buzzer", "alert", "gong", "tone", "click",
  ]

  private static func reportSound(_ call: NodeID, _ token: TokenID, _ model: FileModel, _ report: inout Report) {
    guard !isExempt(token, model), let lone = model.loneFeedback(call) else { return }
    report.add(
      .warning, lone.isInView ? .medium : .low, at: model.file.tree.tokens.range(token), onlyHeard,
      help: showWhatSounds)
  }

  private static let onlyHeard =
    "Only a sound signals what has happened, so people who are deaf or have muted their phone miss it"
  private static let showWhatSounds = "Show it as well: with text, a symbol or a change on the screen."

  private static let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug, .widget]

  private static func isExempt(_ token: TokenID, _ model: FileModel) -> Bool {
    !model.surroundings(at: model.file.tree.tokens.start(token)).isDisjoint(with: exempt)
  }

  static let hapticOnlyFeedback = Rule(
    "haptic-only-feedback",
    .file { model, report in
      let tree = model.file.tree
      for token in model.file.tokens(of: .haptics) where !isExempt(token, model) {
        guard let call = tree.call(named: token), let lone = model.loneFeedback(call) else { continue }
        report.add(
          .note, lone.isInView ? .medium : .low, at: tree.tokens.range(token), onlyFelt, help: showIt)
      }
      for use in model.file.modifiers where use.known == .sensoryFeedback {
        let element = Element(model: model, index: use.owner)
        guard !element.isOutOfScope, let kind = tree.argument(of: use.call, label: nil),
          ["success", "error", "warning"].contains(tree.text(kind)),
          let trigger = tree.argument(of: use.call, label: "trigger"), tree.kind(trigger) == .identifierExpr,
          model.showsNowhere(tree.name(trigger), of: element, but: use)
        else { continue }
        report.add(
          .note, .medium, at: tree.tokens.range(use.nameToken), onlyFelt, help: showIt, cause: element.index)
      }
    })

  private static let onlyFelt =
    "Only a vibration signals what has happened, so people who do not feel it or have turned haptics off miss it"
  private static let showIt = "Show it as well, and announce it to VoiceOver users."
}
