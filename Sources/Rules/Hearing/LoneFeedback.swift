// Sounds and vibrations that are the only sign of what has happened.

import CurbcutAccessibility
import CurbcutFindings
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
      guard model.file.imports.contains(where: soundFrameworks.contains) else { return }
      for call in tree.calls(below: tree.root) where call.name == "play" && call.base.exists {
        // `chime?.play()`
        let player = tree.kind(call.base) == .optionalChainExpr ? tree.lastChild(call.base) : call.base
        guard !Set(Words.split(tree.text(player))).isDisjoint(with: signals) else { continue }
        reportSound(call.call, tree[tree.firstChild(call.call)].main, model, &report)
      }
    })

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
      .warning, lone.isInView ? .medium : .low, at: model.file.tree.tokens.range(token),
      "A sound is the only sign of this, so people who are deaf or have muted the phone never learn of it",
      help: "Show it as well: a text, a symbol, a change on the screen.")
  }

  private static func isExempt(_ token: TokenID, _ model: FileModel) -> Bool {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug, .widget]
    return !model.surroundings(at: model.file.tree.tokens.start(token)).isDisjoint(with: exempt)
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
    "A vibration is the only sign of this, so people who do not feel it or have turned it off never learn of it"
  private static let showIt = "Show it as well, and announce it to people who do not see it."
}
