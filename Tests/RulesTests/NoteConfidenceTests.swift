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
}
