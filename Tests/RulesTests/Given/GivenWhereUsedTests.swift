// What rules find in a component by what each of its uses gives it: actions, tints, colors and fonts.

import CurbcutSourceText
import Testing

@testable import CurbcutRules

@Suite struct GivenWhereUsedTests {
  private func found(_ rule: Rule, _ component: String, _ uses: String...) -> Int {
    let screens = uses.enumerated().map {
      "import SwiftUI\nstruct Screen\($0): View {\nvar body: some View {\n\($1)\n}\n}\n"
    }
    let sources = (["import SwiftUI\nimport AVFoundation\n\(component)\n"] + screens).enumerated().map {
      SourceText(path: "F\($0).swift", $1)
    }
    return MatrixRule(rule).found(in: sources).filter(\.isShown).count
  }

  private let part =
    "struct Part: View {\n  let run: () -> Void\n  var body: some View { Button(\"Go\", action: run) }\n}"

  @Test func aSoundThatComesAloneWhoeverGivesIt() {
    #expect(found(.audioOnlyFeedback, part, "Part(run: { AudioServicesPlaySystemSound(1) })") == 1)
    #expect(found(.audioOnlyFeedback, part, "Part(run: { AudioServicesPlaySystemSound(1); isOn = true })") == 0)
    #expect(
      found(.audioOnlyFeedback, part, "Part(run: { AudioServicesPlaySystemSound(1) })", "Part(run: { isOn = true })")
        == 0)
    let theme = "enum Tools {\n  static let start: () -> Void = { AudioServicesPlaySystemSound(1) }\n}\n"
    #expect(found(.audioOnlyFeedback, theme, "Button(\"Go\", action: Tools.start)") == 1)
    // What is called after the sound is the sound.
    let sounds = "enum SoundTools {\n  static let start: () -> Void = { AudioServicesPlaySystemSound(1) }\n}\n"
    #expect(found(.audioOnlyFeedback, sounds, "Button(\"Go\", action: SoundTools.start)") == 0)
  }

  @Test func aRedThatEachUseGives() {
    let button = "struct Part: View {\n  var body: some View { Button(\"Delete note\") { store.delete(note) } }\n}"
    #expect(found(.destructiveRoleMissing, button, "Part().tint(.red)") == 1)
    #expect(found(.destructiveRoleMissing, button, "Part().tint(.red)", "Part()") == 0)
    #expect(found(.destructiveRoleMissing, button, "Part().tint(.blue)") == 0)
  }

  @Test func aFaintTextOnAMaterial() {
    let text = "struct Part: View {\n  var body: some View { Text(\"a\").background(.ultraThinMaterial) }\n}"
    #expect(found(.textOnMaterial, text, "Part().foregroundStyle(.white.opacity(0.5))") == 1)
    #expect(found(.textOnMaterial, text, "Part().foregroundStyle(.white)") == 0)
    #expect(found(.textOnMaterial, text, "Part().foregroundStyle(.white.opacity(0.5))", "Part()") == 0)
  }

  @Test func aBarThatEachUseKeepsSmall() {
    let bar = """
      struct MainTabBar: View {
        var body: some View {
          HStack {
            Button("A") { a() }
            Button("B") { b() }
            Button("C") { c() }
          }
        }
      }
      """
    #expect(found(.largeContentViewerMissing, bar, "MainTabBar().font(.system(size: 10))") == 1)
    #expect(found(.largeContentViewerMissing, bar, "MainTabBar().font(.caption)") == 0)
    #expect(found(.largeContentViewerMissing, bar, "MainTabBar()") == 0)
  }

  @Test func aDistanceThatAFunctionGives() {
    func card(_ distance: String) -> String {
      """
      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isShown = false
        func far() -> CGFloat { 500 }
        func near() -> CGFloat { 1 }
        var body: some View {
          Text("a").offset(x: isShown ? 0 : \(distance)).onAppear {
            if reduceMotion { withAnimation(.bouncy) { isShown = true } }
          }
        }
      }
      """
    }
    #expect(found(.reduceMotionBranchStillMoves, card("far()")) == 1)
    #expect(found(.reduceMotionBranchStillMoves, card("near()")) == 0)
  }
}
