// What depends on a condition in and on a control.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct ConditionalFactsTests {
  @Test(arguments: [
    (#"Button("a") { }.background(x == y ? Color.red : .clear)"#, ConditionalFact.Part.look),
    (#"Button { } label: { Image(systemName: isOn ? "a" : "b") }"#, .picture),
    (#"Button { } label: { if isOn { Image("a") } else { Image("b") } }"#, .picture),
    (#"Button { } label: { if isOn { Text("a") } else { Text("b") } }"#, .words),
    (#"Button { } label: { Text(isOn ? "a" : "b") }"#, .words),
    (#"Button { } label: { Label("a", systemImage: isOn ? "a" : "b") }"#, .picture),
    (#"Button("a") { }.accessibilityValue(isOn ? "a" : "b")"#, .spoken),
    (#"Button("a") { }.accessibilityElement(children: isOn ? .ignore : .contain)"#, .unknown),
    (#"Button { } label: { Chip(isOn: isOn) }"#, .unknown),
  ])
  func part(_ source: String, _ expected: ConditionalFact.Part) {
    #expect(bodyModel(source).first(.Button).conditionalFacts().allSatisfy { $0.part == expected })
    #expect(!bodyModel(source).first(.Button).conditionalFacts().isEmpty)
  }

  @Test func conditionsAreFollowedThroughLocalsAndProperties() {
    let model = model(
      """
      struct Screen: View {
        var isChosen: Bool { chosen == item }
        var body: some View { Button("a") { }.opacity(isChosen ? 1 : 0.5) }
      }
      """)
    let fact = model.first(.Button).conditionalFacts().first
    #expect(fact?.names.contains(Name("chosen")) == true)
    #expect(fact?.isComparison == true)
  }
}
