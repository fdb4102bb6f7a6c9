// Messages that a condition does not name, but their color, and conditions in other forms.

import Testing

@Suite struct RedMessageTests {
  private func count(_ view: String, _ members: String = "") -> Int {
    let text = """
      import SwiftUI
      struct Entry: View {
        @State private var code = ""
        @State private var isTooLong = false
        @State private var problem = ""
        @StateObject private var desk = Desk()
        \(members)
        var body: some View {
          VStack {
            TextField("Code", text: $code)
            \(view)
            Button("Check") { isTooLong = code.count > 8; problem = "No" }
          }
        }
      }
      final class Desk: ObservableObject { @Published var errorText = ""; @Published var phase = Phase.idle }
      enum Phase { case idle, failed(Error) }
      """
    return Checking.shown(of: "announcement-missing", in: [("Entry.swift", text)]).count
  }

  private static let words = "Text(\"The code has too many letters\").foregroundColor(.red)"

  @Test func aSentenceInRedIsAMessage() {
    #expect(count("if isTooLong { \(Self.words) }") == 1)
    #expect(count("if code.count > 8 { HStack { Image(systemName: \"xmark\"); \(Self.words) } }") == 1)
    #expect(count("if tooLong { \(Self.words) }", "private var tooLong: Bool { code.count > 8 }") == 1)
    #expect(count("if isTooLong { VStack { Text(\"The code has too many letters\") }.foregroundStyle(.red) }") == 1)
  }

  @Test func otherWordsAreNone() {
    #expect(count("if isTooLong { Text(\"The code has too many letters\") }") == 0, "not in red")
    #expect(count("if isTooLong { Text(\"Danger zone\").foregroundColor(.red) }") == 0, "a heading")
    #expect(count("if isTooLong { \(Self.words) } else { Text(\"Fine\") }") == 0, "words either way")
    #expect(count("if code.isEmpty { \(Self.words) }") == 0, "there from the beginning")
    #expect(count("if isNew { \(Self.words) }", "let isNew: Bool") == 0, "no state")
    #expect(count("if isNew { \(Self.words) }", "@State private var isNew = true") == 0, "nothing changes it")
    let said = "if isTooLong { \(Self.words).onAppear { AccessibilityNotification.Announcement(\"Too long\").post() } }"
    #expect(count(said) == 0)
  }

  @Test func aBlankKeepsThePlaceOfAMessage() {
    #expect(count("Text(isTooLong ? \"The code is wrong.\" : \" \").foregroundColor(.red)") == 1)
    #expect(count("Text(isTooLong ? \"The code is wrong.\" : \"The code is right.\").foregroundColor(.red)") == 0)
    #expect(count("Text(isTooLong ? \"The code is wrong.\" : \" \")") == 0)
  }

  @Test func conditionsHaveManyForms() {
    #expect(count("if !desk.errorText.isEmpty { Text(desk.errorText) }") == 1)
    #expect(count("if desk.errorText != \"\" { Text(desk.errorText) }") == 1)
    #expect(count("if case .failed(let reason) = desk.phase { Text(reason.localizedDescription) }") == 1)
    #expect(count("if case .idle = desk.phase { Text(\"Nothing yet\") }") == 0)
    #expect(count("if !code.isEmpty { Text(code) }") == 0)
  }
}
