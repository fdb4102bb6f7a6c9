// A control that is written twice, in branches of which only one is shown, is told of once.

import CurbcutFindings
import Testing

@Suite struct ExclusiveBranchesTests {
  private func found(_ body: String) -> [Found] {
    let text = """
      struct NoteEditor: View {
        @Binding var note: String

        var body: some View {
      \(body)
        }
      }
      """
    return Checking.findings(of: "text-field-missing-label", in: [("Note.swift", text)])
  }

  private func branches(_ condition: String, second: String = "TextEditor(text: $note)") -> [Found] {
    found(
      """
          if \(condition) {
            TextEditor(text: $note).scrollClipDisabled()
          } else {
            Group { \(second) }
          }
      """)
  }

  @Test func branchesForSystemsAreOneFinding() throws {
    let found = branches("#available(iOS 17, *)")
    #expect(found.map(\.line) == [6])
    let other = try #require(found.first?.finding.uses.first?.place)
    #expect(other.message.contains("other #available branch"))
  }

  @Test func branchesForBuildsAreOneFinding() throws {
    let found = found(
      """
          #if canImport(Editing)
          TextEditor(text: $note).scrollClipDisabled()
          #else
          TextEditor(text: $note)
          #endif
      """)
    #expect(found.map(\.line) == [6])
    #expect(found.first?.finding.uses.map(\.place.message) == ["same in the other #if branch"])
  }

  @Test func branchesOfAStateAreTwo() {
    #expect(branches("isLong").map(\.line) == [6, 8])
  }

  @Test func theSameCodeForTwoStatesIsOneFinding() throws {
    let found = branches("isLong", second: "TextEditor(text: $note).scrollClipDisabled()")
    #expect(found.map(\.line) == [6])
    #expect(found.first?.finding.uses.map(\.place.message) == ["same in the other branch"])
  }

  @Test func casesOfASwitchAreBranches() {
    let found = found(
      """
          switch size {
          case .small: TextEditor(text: $note)
          case .middle: TextEditor(text: $title)
          case .large: VStack { TextEditor(text: $note) }
          }
      """)
    #expect(found.map(\.line) == [6, 7])
  }

  @Test func whatIsShownTogetherIsTwo() {
    #expect(
      found(
        """
            if isLong {
              TextEditor(text: $note)
              TextEditor(text: $note)
            }
        """
      ).map(\.line) == [6, 7])
  }
}
