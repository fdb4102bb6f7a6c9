// The code behind controls: calls, assignments, the functions that actions name, and traits.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct ActionCodeTests {
  @Test func callsComeWithWhatTheyAreCalledOn() throws {
    let found = bodyModel("Button(\"Go\") { store.items.removeAll(); dismiss(); .init() }")
    let button = found.first(.Button)
    let action = try #require(button.actionCode.first)
    let calls = button.tree.calls(below: action)
    #expect(calls.map(\.name) == ["removeAll", "dismiss", "init"])
    #expect(button.tree.text(calls[0].base) == "items")
    #expect(!calls[1].base.exists)
  }

  @Test func assignmentsGiveTargetAndValue() throws {
    let found = bodyModel("Button(\"Go\") { count += 1; model.isOpen = true }")
    let button = found.first(.Button)
    let action = try #require(button.actionCode.first)
    let set = button.tree.assignments(below: action)
    #expect(set.map { button.tree.text($0.target) } == ["count", "isOpen"])
    #expect(set.map { button.tree.sourceText($0.value) } == ["1", "true"])
  }

  @Test(arguments: [
    ("Button(\"Go\") { go() }", 1),
    ("Button(action: go) { Text(\"Go\") }", 1),
    ("Button(\"Go\", intent: GoIntent())", 0),
    ("Button { go() } label: { Text(\"Go\") }.onTapGesture { tap() }", 2),
  ])
  func actions(_ source: String, _ count: Int) {
    #expect(bodyModel(source).first(.Button).actionCode.count == count)
  }

  @Test(arguments: [
    ("Button(\"Go\") { go() }", true), ("Button(\"Go\", action: go)", true),
    ("Button(\"Go\") { go(); stop() }", false), ("Button(\"Go\") { store.go() }", false),
    ("Button(\"Go\") { elsewhere() }", false),
  ])
  func functionsBehindActions(_ source: String, _ isFound: Bool) throws {
    let found = model(
      "struct Screen: View {\n var body: some View {\n\(source)\n }\n private func go() { isOpen = true }\n}")
    let button = found.first(.Button)
    let function = try button.functionBehind(#require(button.actionCode.first))
    #expect((function != nil) == isFound)
    if let function { #expect(function.file.tree.assignments(below: function.block).count == 1) }
  }

  @Test func wordsOfNamesAreSplit() {
    let found = bodyModel("Text(model.webURL)")
    let words = found.file.tree.words(below: found.first(.Text).node.expression)
    #expect(words.isSuperset(of: ["model", "web", "url"]))
  }

  @Test func whatStandsInAConditionIsKnown() throws {
    let found = bodyModel("Button(\"Go\") { if ready { go() }; stop() }")
    let button = found.first(.Button)
    let action = try #require(button.actionCode.first)
    let calls = button.tree.calls(below: action)
    let isInside = calls.map { button.tree.stands($0.call, belowAnyOf: [.ifExpr], inside: action) }
    #expect(isInside == [true, false])
  }

  @Test(arguments: [
    (".accessibilityAddTraits(.isHeader)", ["isHeader"], [false], [false]),
    (
      ".accessibilityAddTraits([.isButton, .isSelected])", ["isButton", "isSelected"], [false, false], [false, false]
    ),
    (".accessibilityAddTraits(on ? .isSelected : [])", ["isSelected"], [true], [false]),
    (".accessibilityRemoveTraits(.isImage)", ["isImage"], [false], [true]),
    (".accessibility(addTraits: .isLink)", ["isLink"], [false], [false]),
    (".accessibilityLabel(\"a\")", [], [], []),
  ])
  func traits(_ modifier: String, _ names: [String], _ conditional: [Bool], _ removed: [Bool]) {
    let traits = bodyModel("Text(\"a\")\(modifier)").first(.Text).traitUses
    #expect(traits.map(\.trait.text) == names)
    #expect(traits.map(\.isConditional) == conditional)
    #expect(traits.map(\.isRemoved) == removed)
  }

  @Test(arguments: [
    (".accessibilityHidden(true)", true), (".accessibilityHidden(false)", false), (".accessibilityHidden(isOn)", false),
    (".accessibility(hidden: true)", true), ("", false),
  ])
  func hiding(_ modifier: String, _ expected: Bool) {
    #expect(bodyModel("Text(\"a\")\(modifier)").first(.Text).hidesItself == expected)
  }
}
