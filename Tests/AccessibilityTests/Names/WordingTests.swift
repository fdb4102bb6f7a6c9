// The literals a person wrote, and what stands around a control as words.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (#"Text("a").accessibilityLabel("Close")"#, ["Close"]),
    (#"Text("a").accessibilityLabel(Text("Close"))"#, ["Close"]),
    (#"Text("a").accessibilityLabel(on ? "On" : "Off")"#, ["On", "Off"]),
    (#"Text("a").accessibilityLabel("\(name). " + "Opens the page")"#, ["‹…›. Opens the page"]),
    (#"Text("a").accessibilityLabel("\(on ? "Hide" : "Show") \("all") \(n)")"#, ["‹…› all ‹…›"]),
    (#"Text("a").accessibilityLabel("A").accessibilityLabel("B")"#, ["B"]),
    (#"Text("a").accessibility(label: Text("Close"))"#, ["Close"]),
    (#"Text("a").accessibilityLabel("Close".uppercased())"#, ["CLOSE"]),
    (#"Text("a").accessibilityLabel((on ? "On" : "Off").lowercased())"#, ["on", "off"]),
    (#"Text("a").accessibilityLabel("By \(name)".uppercased())"#, ["BY ‹…›"]),
    (#"Text("a").accessibilityLabel("Close".reversed())"#, []),
    (#"Text("a").accessibilityLabel(item.name)"#, []),
  ])
  func labels(_ source: String, _ expected: [String]) {
    let words = bodyModel(source).first(.Text).labelWordings
    #expect(words.all.map(\.text) == expected)
    #expect(words.hasRuntime == expected.isEmpty)
  }

  @Test func lookedUpStringsAreMarked() {
    let words = bodyModel(#"Text("a").accessibilityLabel(NSLocalizedString("close_key", comment: ""))"#)
      .first(.Text).labelWordings
    #expect(words.all.map(\.isLookedUp) == [true])
  }

  @Test(arguments: [
    (#"Button { } label: { VStack { Text("Buy"); Text("now") } }"#, ["Buy", "now"]),
    (#"Button { } label: { Label("Buy", systemImage: "cart") }"#, ["Buy"]),
    (#"Button(on ? "Stop" : "Start") { }"#, ["Stop", "Start"]),
    (#"Button { } label: { Image("cart") }"#, []),
  ])
  func visibleWords(_ source: String, _ expected: [String]) {
    let pieces = bodyModel(source).first(.Button).visibleWordings
    #expect(pieces.flatMap { $0.all.map(\.text) } == expected)
  }

  @Test(arguments: [
    (#"LabeledContent("Volume") { Slider(value: $v) }"#, true),
    (#"VStack { Slider(value: $v) }.accessibilityLabel("Volume")"#, true),
    (#"VStack { Slider(value: $v) }.accessibilityElement(children: .contain).accessibilityLabel("Sound")"#, false),
    (#"HStack { Text("Volume"); Slider(value: $v) }.accessibilityElement(children: .combine)"#, true),
    (#"HStack { Text("Volume"); Slider(value: $v) }"#, false),
  ])
  func namesFromAround(_ source: String, _ expected: Bool) {
    #expect(bodyModel(source).first(.Slider).isNamedFromAround == expected)
  }

  @Test func captionsStandInTheSameStack() {
    #expect(bodyModel(#"HStack { Text("Rest"); Slider(value: $v) }"#).first(.Slider).captionBeside == "Rest")
    let row = #"VStack { HStack { Text("Rest"); Spacer(); Text("\(v) s") }; Slider(value: $v) }"#
    #expect(bodyModel(row).first(.Slider).captionBeside == "Rest")
    #expect(bodyModel(#"HStack { Text("82"); Slider(value: $v) }"#).first(.Slider).captionBeside == nil)
  }

  @Test(arguments: [
    (#"TextField(text: $city) { Text("City") }"#, "City"), (#"TextField("City", text: $city) { commit() }"#, "City"),
    (#"TextField("", text: $city)"#, nil),
  ])
  func fields(_ source: String, _ expected: String?) {
    #expect(bodyModel(source).first(.TextField).name.value == expected)
  }

  @Test func stepperTakesItsLabelBehindItsActions() {
    let model = bodyModel(#"Stepper(onIncrement: up, onDecrement: down) { Text("Sets") }"#)
    #expect(model.first(.Stepper).name.value == "Sets")
  }

  @Test(arguments: ["CheckStyle()", ".check"])
  func stylesMayBringWords(_ style: String) {
    let declared = """
      import SwiftUI
      struct CheckStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { Text("Stay signed in"); configuration.label } }
      }
      extension ToggleStyle where Self == CheckStyle { static var check: CheckStyle { CheckStyle() } }
      """
    let model = bodyModel("Toggle(isOn: $on) { }.toggleStyle(\(style))", beside: [declared])
    #expect(model.first(.Toggle).isNamedByStyle)
  }
}
