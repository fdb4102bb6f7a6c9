// What depends on a condition in and on a control.

import CurbcutAccessibility
import CurbcutSymbols
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
    (#"Button("a") { }.disabled(isOn)"#, .usable),
  ])
  func part(_ source: String, _ expected: ConditionalFact.Part) {
    #expect(bodyModel(source).first(.Button).conditionalFacts().allSatisfy { $0.part == expected })
    #expect(!bodyModel(source).first(.Button).conditionalFacts().isEmpty)
  }

  @Test(arguments: [
    ".animation(.default, value: isOn)", ".onChange(of: isOn) { }", ".id(isOn)", ".offset(x: isOn ? 5 : 0)",
    ".zIndex(isOn ? 1 : 0)", ".task(id: isOn) { }",
    ".opacity(isOn ? 0 : 1)",
  ])
  func whatNobodyHearsTellsNothing(_ modifier: String) {
    #expect(bodyModel("Button(\"a\") { }\(modifier)").first(.Button).conditionalFacts().isEmpty)
  }

  @Test(arguments: [
    ("chosen.contains(item)", true), ("chosen.contains(item.id)", true), ("kinds.contains(.small)", false),
    ("kinds.contains(Kind.small)", false), ("kinds.contains(self.kind)", false),
  ])
  func whatIsAskedOfACollection(_ condition: String, _ expected: Bool) {
    let source = "Button { } label: { Image(systemName: \(condition) ? \"a\" : \"b\") }"
    #expect(bodyModel(source).first(.Button).conditionalFacts().first?.asksContains == expected)
  }

  @Test(arguments: [("model.isSaved(item)", "isSaved"), ("!isSaved(item)", "isSaved"), ("model.saved(item)", nil)])
  func statesThatAreAskedByACall(_ condition: String, _ expected: String?) {
    let source = "Button { } label: { Image(systemName: \(condition) ? \"a\" : \"b\") }"
    #expect(bodyModel(source).first(.Button).conditionalFacts().first?.state == expected.map { Name($0) })
  }

  @Test(arguments: [
    ("post.isLiked", ["isLiked"]), ("likes.isLiked(post.id)", ["isLiked"]),
    ("saved.contains(post)", ["post", "saved"]),
    ("!names.isEmpty", ["names"]), ("likes.total > least", ["least", "total"]),
  ])
  func namesThatDecide(_ condition: String, _ expected: [String]) {
    let source = "Button { } label: { Image(systemName: \(condition) ? \"a\" : \"b\") }"
    let deciders = bodyModel(source).first(.Button).conditionalFacts().first?.deciders
    #expect(deciders == Set(expected.map { Name($0) }))
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

  @Test(arguments: [
    ("Circle().fill(isOn ? Color.red : .clear)", [ConditionalFact.Part.look]),
    ("Image(systemName: isOn ? \"a\" : \"b\")", [.picture]), ("Text(isOn ? \"a\" : \"b\")", [.words]),
    ("Circle().accessibilityAddTraits(isOn ? .isSelected : [])", [.spoken]),
    ("Mark(isOn: isOn)", [.picture]),
    // What is not seen to depend on it may be told in any way.
    ("Circle().modifier(Glow(isOn))", [.unknown]), ("Circle()", [.unknown]),
  ])
  func aComponentShowsTheConditionThatItIsGiven(_ body: String, _ expected: [ConditionalFact.Part]) {
    let source = """
      import SwiftUI
      struct Mark: View {
        let isOn: Bool
        var body: some View { Image(systemName: isOn ? "a" : "b") }
      }
      struct Chip: View {
        let isOn: Bool
        var body: some View { \(body) }
      }
      struct Row: View {
        @State private var chosen = 0
        var body: some View { Button { chosen = 1 } label: { Chip(isOn: chosen == 1) } }
      }
      """
    let facts = model(source).first(.Button).conditionalFacts()
    #expect(facts.map(\.part) == expected)
    #expect(facts.allSatisfy { $0.isComparison })
  }
}
