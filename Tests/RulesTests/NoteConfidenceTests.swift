// A note says what is worth a look; that it is right for sure is said of what costs somebody something.

import CurbcutFindings
import Testing

@Suite struct NoteConfidenceTests {
  /// Findings that are lowered, because few meet them, stay as sure as they were.
  @Test(arguments: PageTests.examples.filter { $0.kind == .bad })
  func notesAreNeverCertain(_ example: Example) {
    let notes = Checking.findings(of: example.rule, in: example).filter { found in
      found.finding.severity == .note && found.finding.exposure == .shown
    }
    for note in notes { #expect(note.finding.confidence < .high, "rules/\(example.page): \(note)") }
  }

  /// Nearly every app has text in the secondary style on the system's grounds; on a tint of its own it is fainter.
  @Test(arguments: [
    ("", false), (".background(Color(white: 0.98))", false), (".background(Color.red.opacity(0.1))", true),
  ])
  func theSecondaryStyleIsShownOnATint(_ ground: String, _ isShown: Bool) {
    let view = """
      import SwiftUI
      struct Order: View {
        var body: some View {
          NavigationStack { Text("Ordered for Maple").foregroundStyle(.secondary)\(ground) }
        }
      }
      """
    let found = Checking.findings(of: "low-contrast-semantic-style", in: [("Order.swift", view)])
    #expect(found.filter(\.isShownByDefault).isEmpty != isShown)
  }
}
