// What the model says of components by where they are used, of symbols among words, of state that a timer takes back,
// and of projects for the Mac.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct PartUseTests {
  private static let card = """
    struct Card: View {
      let title: String
      var body: some View { VStack { Text(title); Image("a") } }
    }
    """

  @Test(arguments: [
    (#"Button { open() } label: { Card(title: "a") }"#, true),
    (#"ForEach(items) { Card(title: $0.name) }"#, true),
    (#"List { Card(title: "a") }"#, true),
    (#"Card(title: "a").onTapGesture { open() }"#, true),
    (#"VStack { Card(title: "a") }"#, false),
    (#"Text("b").sheet(isPresented: $on) { Card(title: "a") }"#, false),
    // One use that stands alone among several in rows.
    (#"VStack { Card(title: "a"); List { Card(title: "b") }; ForEach(items) { Card(title: $0.name) } }"#, true),
    (#"VStack { Card(title: "a"); Card(title: "b"); List { Card(title: "c") } }"#, false),
    // The use in a row of another component.
    (#"List { Row() }"#, true),
  ])
  func aComponentIsPartOfWhatMostUsesPutItIn(_ use: String, _ expected: Bool) {
    let model = model(
      Self.card,
      beside: [
        "struct Screen: View {\n @State var on = false\n var body: some View {\n\(use)\n }\n}",
        use.contains("Row") ? #"struct Row: View { var body: some View { HStack { Card(title: "a") } } }"# : "",
        // Previews count for nothing.
        ##"#Preview { Card(title: "a") }"##,
      ])
    #expect(model.first(.Text).isMostlyPartOfOthers == expected)
  }

  @Test(arguments: [
    (#"Card(title: "a").accessibilityAddTraits(.isButton)"#, true),
    (#"VStack { Card(title: "a") }.accessibilityAction { open() }"#, true),
    (#"VStack { Card(title: "a").accessibilityAddTraits(.isButton); Card(title: "b") }"#, false),
    (#"Card(title: "a").accessibilityAddTraits(.isHeader)"#, false),
    // A sheet is a place of its own.
    (#"Text("b").sheet(isPresented: $on) { Card(title: "a") }.accessibilityAddTraits(.isButton)"#, false),
    (#"Text("b")"#, false),
  ])
  func whatEachUseSaysOfActivationHoldsInside(_ use: String, _ expected: Bool) {
    let model = model(
      Self.card, beside: ["struct Screen: View {\n @State var on = false\n var body: some View {\n\(use)\n }\n}"])
    #expect(model.first(.Text).isActivatableByUse == expected)
  }

  @Test(arguments: [
    (#"if isSyncing { Card(title: "a") }"#, true),
    (#"if a { Text("b") } else if isSyncing { Card(title: "a") }"#, true),
    (#"switch state { case .idle: Text("b"); case .connecting, .done: Card(title: "a") }"#, true),
    (#"if !isSyncing { Card(title: "a") }"#, false),
    (#"if isSyncing { Text("b") } else { Card(title: "a") }"#, false),
    (#"switch state { case .connecting: Text("b"); default: Card(title: "a") }"#, false),
    (#"VStack { if isSyncing { Card(title: "a") }; Card(title: "b") }"#, false),
  ])
  func aComponentIsThereOnlyWhileSomethingGoesOn(_ use: String, _ expected: Bool) {
    let model = model(Self.card, beside: ["struct Screen: View {\n var body: some View {\n\(use)\n }\n}"])
    #expect(model.first(.Text).isShownOnlyWhileBusy == expected)
  }

  @Test func aTextOfOneImageIsASymbol() {
    let text = bodyModel(#"Text(Image(systemName: "wifi")).font(.body)"#).first(.Text)
    #expect(text.name.name == .symbol("wifi"))
    #expect(text.model.contrastTarget(of: text) == .nonText)
  }

  @Test func stateThatATimerTakesBackIsKnown() {
    let model = model(
      """
      struct Toast: View {
        @State var toast: String?
        @State var isShown = true
        @State var kept = true
        var body: some View {
          Text("a").onAppear {
            kept = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) { toast = nil }
          }
          .task {
            try? await Task.sleep(for: .seconds(2))
            isShown = false
          }
        }
      }
      """)
    #expect(model.namesTakenBackLater(inType: 0) == [Name("toast"), Name("isShown")])
  }

  @Test func codeBehindAConditionIsRunAsWell() throws {
    let model = bodyModel("Text(\"a\").onTapGesture { if isLong { toggle() } }")
    let text = model.first(.Text)
    let action = try #require(text.actionCode.first)
    #expect(text.codeBehindCondition(of: action).count == 2)
    let plain = bodyModel("Text(\"a\").onTapGesture { if isLong { toggle() } else { open() } }").first(.Text)
    #expect(try plain.codeBehindCondition(of: #require(plain.actionCode.first)).count == 1)
  }

  @Test(arguments: [
    (#"Text("a").foregroundColor(.white)"#, true),
    (#"Text("a").foregroundColor(.white).background(.black)"#, false),
    (#"Text("a").foregroundColor(.blue)"#, false),
  ])
  func whiteWordsOnNothingAreOnSomethingDark(_ body: String, _ expected: Bool) {
    let model = bodyModel("VStack { \(body) }")
    #expect(model.colours.holdsWhiteOnNothing(0) == expected)
  }

  @Test(arguments: [
    ("import AppKit", true),
    ("import Cocoa", true),
    ("#if os(macOS)\nimport AppKit\n#endif", false),
    ("import AppKit\nimport UIKit", false),
    ("import Foundation", false),
  ])
  func aProjectIsForTheMacByItsImports(_ imports: String, _ expected: Bool) {
    #expect(model(imports + "\n" + Self.card).project.isForMacOnly == expected)
  }

  @Test func aModifierOfPhonesIsProofAgainstTheMac() {
    let screen = #"struct S: View { var body: some View { Text("a").navigationBarTitleDisplayMode(.inline) } }"#
    #expect(!model("import AppKit", beside: [screen]).project.isForMacOnly)
  }
}
