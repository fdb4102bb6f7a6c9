// Controls below a view, and what the code behind them does.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct InnerControlsTests {
  @Test func controlsAreFoundThroughComponentsAndAlternatives() {
    let card = """
      import SwiftUI
      struct Card: View {
        var body: some View { VStack { Text("a"); Button("Like") {}; Button("Never") {}.disabled(true) } }
      }
      """
    let source = """
      VStack {
        Card()
        if isOn { Toggle("On", isOn: $isOn) }
        Image("x").onTapGesture { open() }
        Button("Hidden") {}.accessibilityHidden(true)
      }
      """
    let controls = bodyModel(source, beside: [card]).first(.VStack).controlsInside()
    #expect(controls.map(\.known) == [.Button, .Toggle, .Image])
    #expect(controls.last?.gesture != nil)
  }

  @Test func aComponentThatShowsOneControlCountsAsOne() {
    let parts = """
      import SwiftUI
      struct Close: View { let action: () -> Void; var body: some View { Button("Close", action: action) } }
      struct Pair: View { var body: some View { HStack { Button("A") {}; Button("B") {} } } }
      struct Line: View { var body: some View { Text("a") } }
      """
    let row = bodyModel("HStack { Close { dismiss() }; Pair(); Line(); Toggle(\"On\", isOn: $isOn) }", beside: [parts])
      .first(.HStack)
    #expect(row.children.map(\.isOrShowsOneControl) == [true, false, false, true])
  }

  @Test func contentAttachedAfterAModifierIsNotCoveredByIt() {
    let element = bodyModel(
      """
      Text("a").overlay { Button("Inside") {} }.accessibilityElement(children: .ignore).overlay { Button("Beside") {} }
      """
    ).first(.Text)
    let modifier = element.writtenModifiers.first { $0.known == .accessibilityElement }
    #expect(element.controlsInside(before: modifier).count == 1)
    #expect(element.controlsInside().count == 2)
  }

  @Test(arguments: [
    ("Button(\"a\") { zoom += 1 }", "Button(\"b\") { zoom -= 1 }", true),
    ("Button(\"a\") { save(post) }", "Button(\"b\", action: save)", true),
    ("Button(\"a\") { zoom += 1 }", "Stepper(\"b\", value: $zoom)", true),
    ("Button(\"a\") { withAnimation { x.toggle() } }", "Button(\"b\") { withAnimation { y.toggle() } }", false),
    ("Button(\"a\") { model.open() }", "Button(\"b\") { model.close() }", false),
  ])
  func effectsOverlap(_ one: String, _ other: String, _ expected: Bool) {
    func effect(_ source: String) -> ActionEffect {
      let model = bodyModel(source)
      return ActionEffect(ofCall: model.file.views[0].expression, in: model.file)
    }
    #expect(effect(one).overlaps(effect(other)) == expected)
  }

  @Test func aFontIsReadFromConstantsAndModifiers() {
    let model = model(
      """
      struct Screen: View { var body: some View { Text("a").sectionHeader() } }
      extension View { func sectionHeader() -> some View { font(.brand).bold() } }
      extension Font { static let brand = Font.system(.title2) }
      """)
    let look = model.fontLook(of: model.first(.Text))
    #expect(look.style == "title2")
    #expect(look.isBold)
  }
}
