// Lists that are typed into one text, with line breaks and bullets or numbers.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let listInOneText = Rule(
    "list-in-one-text",
    .file { model, report in
      for text in model.screenTexts where text.part == .text && text.text.contains("\n") {
        let element = Element(model: model, index: text.view)
        // Terms and licenses number their clauses.
        guard !model.isForExperts(text.view) else { continue }
        guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget), element.labelOwner == nil,
          !element.hasModifier(.accessibilityLabel), let list = TypedList(text.text)
        else { continue }
        // Lines without signs may be verses of a large title.
        guard list.hasMarkers || !isTitle(element) else { continue }
        report.add(
          .note, .medium, at: text.node,
          "This list of \(list.count) items is a single Text, so VoiceOver reads it in one go and people cannot move from item to item",
          help: "Give each item a Text of its own"
            + (list.hasBullets ? ", and hide the bullets from VoiceOver." : "."), cause: element.index)
      }
    })

  private static func isTitle(_ element: Element) -> Bool {
    let look = element.model.fontLook(of: element)
    guard let style = look.style else { return look.points.map { $0 > 20 } ?? false }
    return ["largeTitle", "title", "title2", "title3", "headline"].contains(style)
  }
}

/// What is known of a text whose lines are the items of a list.
private struct TypedList {
  var count: Int
  /// Whether each item begins with a bullet, a dash or a number.
  var hasMarkers: Bool
  var hasBullets = false

  /// A text of several pages is a contract or a license, whose clauses are numbered.
  private static let longest = 2000

  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let marked = lines.filter(Self.beginsWithMarker)
    if marked.count >= 2 {
      count = marked.count
      hasMarkers = true
      hasBullets = marked.contains { $0.first?.isNumber == false }
      return
    }
    // Four short lines that are no sentences.
    guard lines.count >= 4, lines.allSatisfy(Self.isShortItem) else { return nil }
    count = lines.count
    hasMarkers = false
  }

  private static func beginsWithMarker(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    let rest = line.dropFirst()
    if "•‣◦▪●–-*✓✔→·".contains(first) { return rest.first?.isWhitespace ?? false }
    let digits = line.prefix { $0.isNumber }
    guard (1...2).contains(digits.count) else { return false }
    let after = line.dropFirst(digits.count)
    return (after.first == "." || after.first == ")")
      && (after.dropFirst().first.map { $0.isWhitespace || $0.isLetter } ?? false)
  }

  private static func isShortItem(_ line: Substring) -> Bool {
    guard let last = line.last(where: { !$0.isWhitespace }), !".,:;!?…".contains(last),
      let first = line.first, first.isUppercase || first.isNumber
    else { return false }
    return line.split(separator: " ").count <= 3 && !line.contains("‹") && line.contains(where: \.isLetter)
  }
}
