// What is guarded where it is called: functions, properties and private views that only code under a check of Reduce Motion
// names.

import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct MotionCallersTests {
  /// Whether the one `withAnimation` of a view with this body and these members is guarded.
  private func isGuarded(_ body: String, _ members: String, after: String = "", beside: [String] = []) -> Bool {
    let model = model(
      """
      struct Screen: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isUp = false
        var body: some View {
      \(body)
        }
      \(members)
      }
      \(after)
      """, beside: beside)
    let call = model.code.calls.first { $0.known == .withAnimation }!
    return model.isMotionGuarded(call.call)
  }

  private let rise = "func rise() { withAnimation { isUp = true } }"

  @Test(arguments: [
    ("Text(\"a\").onAppear { if !reduceMotion { rise() } }", true),
    ("Text(\"a\").onAppear { guard !reduceMotion else { return }\n rise() }", true),
    ("Text(\"a\").onAppear(perform: reduceMotion ? nil : rise)", true),
    ("Text(\"a\").onAppear { rise() }", false),
    ("Text(\"a\").onAppear { if !reduceMotion { rise() } }.onTapGesture { rise() }", false),
    ("Text(\"a\").onAppear { if reduceMotion { rise() } else { rise() } }", false),
    ("Text(\"a\").onAppear { show(rise: isUp)\n if !reduceMotion { rise() } }", true),
    ("Text(\"a\")", false),
  ])
  func calls(_ body: String, _ isGuarded: Bool) {
    #expect(self.isGuarded(body, rise) == isGuarded)
  }

  @Test func callsAreFollowedThroughOthers() {
    let start = "func start() { rise() }\n"
    #expect(isGuarded("Text(\"a\").onAppear { if !reduceMotion { start() } }", start + rise))
    #expect(!isGuarded("Text(\"a\").onAppear { if !reduceMotion { start() } }.onTapGesture { rise() }", start + rise))
    let lively = "var lively: some View { Text(\"a\").onAppear { rise() } }\n"
    #expect(isGuarded("if reduceMotion { Text(\"b\") } else { lively }", lively + rise))
    #expect(isGuarded("reduceMotion ? AnyView(Text(\"b\")) : AnyView(lively)", lively + rise))
  }

  @Test func whatAsksItselfIsNoGuardOfItsOwn() {
    let start = "func start(_ delay: Double) { if !reduceMotion { isUp = false }\n rise() }\n"
    #expect(!isGuarded("Text(\"a\").onAppear { start(1) }", start + rise))
  }

  @Test func otherFilesMayCallWhatIsNotPrivate() {
    let body = "Text(\"a\").onAppear { if !reduceMotion { rise() } }"
    let part = "extension Screen { func again() { rise() } }"
    #expect(!isGuarded(body, rise, beside: [part]))
    #expect(isGuarded(body, "private " + rise, beside: [part]))
  }

  @Test func privateViewsAreMetWhereTheyStand() {
    let kite = "struct Kite: View { @State var isUp = false\n var body: some View { Text(\"a\").onAppear {"
    let end = " withAnimation { isUp = true } } } }"
    let body = "if reduceMotion { Text(\"b\") } else { Kite() }"
    #expect(isGuarded(body, "", after: "private " + kite + end))
    #expect(isGuarded(body, "", after: "private " + kite + end + "\n#Preview { Kite() }"))
    #expect(!isGuarded(body, "", after: kite + end))
    #expect(!isGuarded("VStack { Kite()\n\(body) }", "", after: "private " + kite + end))
  }

  @Test func theSenseOfTheCheckIsKept() {
    let found = model(
      """
      struct Screen: View {
        @Environment(\\.accessibilityReduceMotion) var reduceMotion
        var body: some View { if reduceMotion { calm } else { lively } }
        private var calm: some View { Text("calm") }
        private var lively: some View { Text("lively") }
      }
      """)
    let texts = found.file.views.filter { $0.known == .Text }
    #expect(
      texts.map { found.code.runsWhenReduced(found.file.tree.range($0.chain).start) } == [true, false])
  }
}
