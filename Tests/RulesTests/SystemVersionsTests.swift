// A control written once for newer and once for older systems is told of once.

import CurbcutFindings
import Testing

@Suite struct SystemVersionsTests {
  private func found(_ condition: String) -> [Found] {
    let text = """
      struct NoteEditor: View {
        @Binding var note: String

        var body: some View {
          if \(condition) {
            TextEditor(text: $note).scrollClipDisabled()
          } else {
            Group { TextEditor(text: $note) }
          }
        }
      }
      """
    return Checking.findings(of: "text-field-missing-label", in: [("Note.swift", text)])
  }

  @Test func branchesForSystemsAreOneFinding() throws {
    let found = found("#available(iOS 17, *)")
    #expect(found.map(\.line) == [6])
    let other = try #require(found.first?.finding.related.first)
    #expect(other.message.contains("other versions of the system"))
  }

  @Test func branchesOfAStateAreTwo() {
    #expect(found("isLong").map(\.line) == [6, 8])
  }
}
