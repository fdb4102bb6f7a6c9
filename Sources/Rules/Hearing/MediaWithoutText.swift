// Video without captions or a transcript in view.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let mediaWithoutText = Rule(
    "media-without-text",
    .view([.control]) { element, report in
      guard element.known == .VideoPlayer, element.node.kind == .use, !element.isExemptFromSpeech,
        !element.surroundings.contains(.widget)
      else { return }
      let owner = element.body.owner
      let code = owner >= 0 ? element.file.types[Int(owner)].node : element.body.block
      guard element.tree.words(below: code).isDisjoint(with: told), !hasWords(element) else { return }
      report.add(
        .note, .low, at: element.nameRange,
        "This video or audio shows no captions or transcript, which people who cannot hear it need",
        help: "Check that the media has captions, and offer a transcript.", cause: element.index)
    })

  private static let told: Set<String> = [
    "caption", "captions", "subtitle", "subtitles", "transcript", "legible", "muted", "lyrics",
  ]

  private static func hasWords(_ element: Element) -> Bool {
    element.body.views.contains { index in
      let view = Element(model: element.model, index: index)
      return (view.textWordings.all + view.titleWordings.all).contains { wording in
        !Set(Words.split(wording.text)).isDisjoint(with: told)
      }
    }
  }
}
