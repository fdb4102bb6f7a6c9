// Buttons that record, and texts that tick, which VoiceOver talks into.

import CurbcutAccessibility
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
          "This text changes each second, and VoiceOver may speak each change into what people listen to",
          help: "Add the trait .updatesFrequently.", cause: element.index)
        return
      }
      guard element.known == .Button, !element.hasTrait([.startsMediaSession, .playsSound]) else { return }
      for action in element.actionCode where records(action, element) {
        report.add(
          .note, .medium, at: element.nameRange,
          "VoiceOver goes on speaking while this records, so its voice is on the recording",
          help: "Add the trait .startsMediaSession.", cause: element.index)
        return
      }
    })

  private static let widgets: Set<Name> = [Name("WidgetKit"), Name("ActivityKit")]

  private static func ticks(_ element: Element) -> Bool {
    if element.argument("timerInterval") != nil { return true }
    guard let style = element.argument("style") else { return false }
    return ["timer", "offset"].contains(element.tree.text(style))
  }

  private static func records(_ action: NodeID, _ element: Element) -> Bool {
    var code = [(element.file, action)]
    if let behind = element.functionBehind(action) { code.append(behind) }
    return code.contains { file, node in
      file.tree.calls(below: node).contains { call in
        ["startRecording", "record", "startListening", "beginRecording"].contains(call.name)
          && (call.name != "record" || file.tree.words(below: call.base).contains("recorder"))
      }
    }
  }
}
