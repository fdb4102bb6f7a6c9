// Colors of components: of views that are a color by what they are asked, of many uses, of controls by themselves.

import Testing

@Suite struct ComponentColorsTests {
  private func contrast(_ code: String) -> [String] {
    Checking.findings(of: "text-contrast", in: [("Page.swift", "import SwiftUI\n" + code)]).map(\.finding.message)
  }

  private func onGround(_ ground: String) -> Int {
    contrast(
      """
      enum Look { case bare; var color: Color { Color(white: 0.5) } }
      struct Ground<Content: View>: View {
        var look: Look = .bare
        @ViewBuilder let content: Content
        var body: some View { ZStack { \(ground); VStack { content } } }
      }
      struct Page: View { var body: some View { Ground { Text("Stamps of today").foregroundColor(.black) } } }
      """
    ).count
  }

  @Test func aColorThatAnExpressionGivesLiesBehindWhatStandsOverIt() {
    // Black passes on white and on middle gray, and on no darker ground.
    #expect(onGround("look.color.ignoresSafeArea()") == 0)
    #expect(onGround("look.color.opacity(1)") == 0)
    #expect(onGround("Color(white: 0.2).ignoresSafeArea()") == 1)
    #expect(onGround("darker(look).ignoresSafeArea()") == 0)
  }

  @Test func aTextThatAFunctionMakesIsNoGround() {
    let code = """
      struct Page: View {
        var body: some View { ZStack { wait(isOn: true); Text("Stamps of today").foregroundColor(.black) }.background(.white) }
        func wait(isOn: Bool) -> some View { Text("Retry").foregroundStyle(isOn ? Color.black : Color.clear) }
      }
      """
    #expect(contrast(code).isEmpty)
  }

  @Test func aDarkColorThatAnExpressionGivesIsFound() {
    let code = """
      enum Look { case bare; var color: Color { Color(white: 0.2) } }
      struct Ground<Content: View>: View {
        var look: Look = .bare
        @ViewBuilder let content: Content
        var body: some View { ZStack { look.color.ignoresSafeArea(); content } }
      }
      struct Page: View { var body: some View { Ground { Text("Stamps of today").foregroundColor(.black) } } }
      """
    #expect(contrast(code).count == 1)
  }

  /// A component that is used all over an app.
  private func used(_ count: Int, _ uses: (Int) -> String) -> [String] {
    let pages = (0..<count).map {
      "struct Page\($0): View { var body: some View { VStack { \(uses($0)) }.background(.white) } }"
    }
    return contrast(
      """
      enum Style { case faint, strong; var color: Color { self == .faint ? Color(white: 0.7) : .black } }
      struct Words: View {
        let text: String
        private let style: Style
        init(_ text: String, style: Style? = nil) { self.text = text; self.style = style ?? .strong }
        var body: some View { Text(text).font(.body).foregroundColor(style.color) }
      }
      \(pages.joined(separator: "\n"))
      """)
  }

  @Test(arguments: [2, 30, 120])
  func eachOfManyUsesIsLookedAt(_ count: Int) {
    #expect(used(count) { "Words(\"Stamp \($0)\", style: .strong)" }.isEmpty)
    #expect(used(count) { "Words(\"Stamp \($0)\")" }.isEmpty)
    #expect(used(count) { $0 == 1 ? "Words(\"Stamp\", style: .faint)" : "Words(\"Stamp\", style: .strong)" }.count == 1)
  }

  private func button(_ color: String) -> Int {
    contrast(
      """
      struct Pad: ButtonStyle {
        @Environment(\\.isEnabled) private var isOn
        let tone: Tone
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundColor(\(color)).background(configuration.isPressed ? Color(white: 0.9) : .white)
        }
        enum Tone { case plain
          func color(isEnabled: Bool) -> Color { isEnabled ? .black : Color(white: 0.9) }
          func other(isEnabled: Bool) -> Color { isEnabled ? Color(white: 0.9) : .black }
        }
      }
      struct Page: View { var body: some View { Button { go() } label: { Text("Stamp") }.buttonStyle(Pad(tone: .plain)) } }
      """
    ).count
  }

  @Test func whatTheEnvironmentTurnsOffNeedsNoContrast() {
    #expect(button("isOn ? .black : Color(white: 0.9)") == 0)
    #expect(button("!isOn ? Color(white: 0.9) : .black") == 0)
    #expect(button("tone.color(isEnabled: isOn)") == 0)
    #expect(button("isOn ? Color(white: 0.9) : .black") == 1)
    #expect(button("tone.other(isEnabled: self.isOn)") == 1)
  }
}
