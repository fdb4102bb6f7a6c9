// Pictures in the options of a picker: an option is one stop, whatever it is made of.

import Testing

@Suite struct PicturesInOptionsTests {
  private func count(_ content: String) -> Int {
    let text = """
      import SwiftUI
      struct Kinds: View {
        @State private var kind = 0
        var body: some View { Form { \(content) } }
      }
      """
    return Checking.findings(of: "image-missing-label", in: [("Kinds.swift", text)]).count
  }

  private static let option = "VStack { Text(\"Message\"); Image(systemName: \"message\") }"

  @Test func wordsNameTheOption() {
    #expect(count("Picker(\"Kind\", selection: $kind) { ForEach(0..<2) { _ in \(Self.option) } }") == 0)
  }

  @Test func outsideOfAPickerTheSymbolIsAStop() {
    #expect(count("Section { ForEach(0..<2) { _ in \(Self.option) } }") == 1)
  }

  @Test func aPictureAloneGivesNoName() {
    let content = "Picker(\"Kind\", selection: $kind) { ForEach(0..<2) { _ in Image(\"message\") } }"
    #expect(count(content) == 1)
  }
}
