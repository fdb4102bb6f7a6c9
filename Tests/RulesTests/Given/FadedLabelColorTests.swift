// Words in the color that the system gives them, and words on what is drawn with lines only.

import Testing

@Suite struct FadedLabelColorTests {
  private func found(_ view: String) -> [String] {
    let text = """
      import SwiftUI
      struct Home: View {
        let isOld: Bool
        @State private var words = ""
        var body: some View {
          NavigationStack {
            VStack {
              \(view)
            }
            .navigationTitle("Home")
          }
        }
      }
      """
    return Checking.findings(of: "text-contrast", in: [("Home.swift", text)]).map(\.finding.message)
  }

  @Test func theLabelColorFadedByTheProject() {
    let faded = found("Text(\"Since Monday\").opacity(0.4)")
    #expect(faded.count == 1)
    #expect(faded.first?.contains("primary at 40% opacity") == true)
    // One opacity is one finding.
    #expect(found("VStack { Text(\"Since Monday\"); Text(\"Until Friday\") }.opacity(0.4)").count == 1)
  }

  @Test(arguments: [
    "Text(\"Since Monday\")", "Text(\"Since Monday\").opacity(0.7)", "Text(\"Since Monday\").opacity(0.05)",
    "Text(\"•\").opacity(0.4)",
    "Text(\"Since Monday\").font(.largeTitle).opacity(0.5)",
  ])
  func nothingOfTheProjectsIsTooFaint(_ view: String) { #expect(found(view).isEmpty) }

  @Test func whatLiesInAFrameOfLines() {
    let words = "Text(\"Since Monday\").foregroundColor(Color(white: 0.7))"
    #expect(found("Capsule().stroke(.black).overlay(\(words))").count == 1)
    #expect(found("Capsule().strokeBorder(.black, lineWidth: 2).frame(height: 60).overlay { \(words) }").count == 1)
    // What is clear is there to lie over something, and what is filled is what lies behind.
    #expect(found("Color.clear.overlay(\(words))").isEmpty)
    #expect(found("Capsule().fill(.black).overlay(Capsule().stroke(.white)).overlay(\(words))").isEmpty)
  }

  @Test func aFieldLeavesWhatLiesBehindIt() {
    let words = "Text(\"Search\").foregroundColor(Color(white: 0.7))"
    func stack(_ below: String) -> Int { found("ZStack { HStack { \(below) }; HStack { \(words) } }").count }
    #expect(stack("Spacer(); TextField(\"\", text: $words)") == 1)
    #expect(stack("if isOld { ProgressView() } else { Text(\"\") }") == 1)
    #expect(stack("TextField(\"\", text: $words).textFieldStyle(.roundedBorder)") == 0)
    #expect(stack("if isOld { Image(\"sea\") }") == 0)
  }
}
