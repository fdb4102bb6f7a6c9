// Buttons that record, and texts that tick, which VoiceOver talks into.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let mediaTraitMissing = Rule(
    "media-trait-missing",
    .view([.control, .text]) { element, report in
      guard element.node.kind == .use, !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else {
        return
      }
      if element.known == .Text {
        guard ticks(element), !element.file.imports.contains(where: { widgets.contains($0) }),
          !element.hasTrait([.updatesFrequently])
        else { return }
        report.add(
          .note, .medium, at: element.nameRange,
          "This text changes every second, and VoiceOver may announce each change over what people listen to",
          help: "Add the trait .updatesFrequently.", cause: element.index)
        return
      }
      guard element.known == .Button, !element.hasTrait([.startsMediaSession, .playsSound]) else { return }
      for action in element.actionCode where records(action, element) {
        report.add(
          .note, .medium, at: element.nameRange,
          "VoiceOver keeps speaking after this button starts recording, so its voice ends up in the recording",
          help: "Add the trait .startsMediaSession.", cause: element.index)
        return
      }
    })

  private static let widgets: Set<Name> = [Name("WidgetKit"), Name("ActivityKit")]

  private static func ticks(_ element: Element) -> Bool {
    if element.argument("timerInterval") != nil { return true }
    guard let style = element.argument("style") else { return false }
    return element.tree.text(style) == "timer"
  }

  private static func records(_ action: NodeID, _ element: Element) -> Bool {
    let recording = element.code(running: action) { code in
      code.tree.calls(below: code.node).contains { call in
        switch call.name {
        case "record": return code.tree.words(below: call.base).contains("recorder")
        case "startRecording", "beginRecording":
          guard !call.base.exists || code.tree.words(below: call.base).isDisjoint(with: silentWords) else {
            return false
          }
          return mayHear(call.call, code, element)
        case "startListening": return listensToSound(call.base, code, element)
        default: return false
        }
      }
    }
    return recording != nil
  }

  /// Whether a call may have the device record: a function of the project in a file that knows no sound asks a server to.
  private static func mayHear(_ call: NodeID, _ code: RunCode, _ element: Element) -> Bool {
    guard let called = element.model.evaluator.function(calledBy: call, in: code.scope) else { return true }
    let reached = element.model.evaluator.codeReached(from: [called])
    return reached.contains { code in code.file.imports.contains { soundFrameworks.contains($0) } }
  }

  /// Whether what listens says, by its name, its type or the frameworks its file imports, that it hears sound. Databases,
  /// networks and sensors are listened to as well.
  private static func listensToSound(_ receiver: NodeID, _ code: RunCode, _ element: Element) -> Bool {
    let tree = code.tree
    func isSound(_ words: some Sequence<String>) -> Bool { words.contains { soundWords.contains($0) } }
    func hears(_ file: FileViews) -> Bool { file.imports.contains { soundFrameworks.contains($0) } }
    if hears(code.file) { return true }
    guard receiver.exists else { return isSound(element.model.typeWords(of: element.index)) }
    if isSound(tree.words(below: receiver)) { return true }
    guard tree.kind(receiver) == .identifierExpr,
      let own = element.model.evaluator.ownMember(tree.name(receiver), in: code.scope)
    else { return false }
    let member = element.model.project.member(own)
    let home = element.model.project.file(own)
    // `@StateObject private var listener = SpeechListener()`
    let value =
      member.value.exists && home.tree.kind(member.value) == .callExpr ? home.tree.firstChild(member.value) : .none
    let type = member.type.exists ? member.type : value
    guard type.exists else { return false }
    if isSound(home.tree.words(below: type)) { return true }
    return element.model.project.type(named: home.tree.name(type), from: home)
      .map { hears(element.model.project.files[Int($0.file)]) } ?? false
  }

  private static let soundWords: Set<String> = [
    "speech", "voice", "audio", "mic", "microphone", "recognizer", "recogniser", "recognition", "dictation", "shazam",
    "sound", "transcriber", "transcription", "transcript", "siri", "whisper", "asr", "stt",
  ]
  private static let soundFrameworks: Set<Name> = Set(
    ["Speech", "AVFAudio", "AVFoundation", "AVKit", "ShazamKit", "SoundAnalysis", "WhisperKit"].map { Name($0) })
  private static let silentWords: Set<String> = [
    "log", "logger", "logging", "logs", "trace", "tracing", "replay", "metrics", "analytics", "network", "profiler",
    "location", "gps", "route", "ride", "workout", "macro", "crash", "database", "repository", "repo",
  ]
}
