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
    let function = try button.code(running: #require(button.actionCode.first)).first(where: \.isFunction)
    #expect((function != nil) == isFound)
    if let function { #expect(function.tree.assignments(below: function.node).count == 1) }
  }

  /// Each way in which code reaches a button: what it runs sets one state.
  @Test(arguments: [
    ("go", "private let go = { isOpen = true }"),
    ("go", "private var go: () -> Void { { isOpen = true } }"),
    ("Actions.go", "private enum Actions { static let go: () -> Void = { isOpen = true } }"),
    ("go ?? { isOpen = true }", "private let go: (() -> Void)? = nil"),
    ("isLarge ? go : { stop() }", "private func go() { isOpen = true }"),
    ("{ go(1) }", "private func go(_ number: Int) {\n if number < 0 { return }\n isOpen = true\n }"),
    ("{ self.go() }", "private func go() { isOpen = true }"),
    ("elsewhere", "private func go() { }"),
    ("{ model.go() }", "let model = Model()"),
    ("{ model?.go() }", "var model: Model?"),
    ("model.go", "let model: Model"),
    ("{ go() }", "private func go() { first() }\n private func first() { isOpen = true }"),
  ])
  func codeOfActions(_ action: String, _ member: String) throws {
    let found = model(
      "struct Screen: View {\n var body: some View {\n Button(\"Go\", action: \(action))\n }\n \(member)\n}\n"
        + "struct Model { func go() { isOpen = true } }")
    let button = found.first(.Button)
    let code = try button.code(running: #require(button.actionCode.first))
    let sets = code.contains { run in
      run.tree.assignments(below: run.node).contains { run.tree.text($0.target) == "isOpen" }
    }
    #expect(sets == !member.hasSuffix("{ }"))
  }

  /// What holds of an action that a component is passed has to hold of each use.
  @Test(arguments: [
    ("{ first = 1 }", "{ first = 2 }", true), ("{ first = 1 }", "{ second = 2 }", false),
    ("{ first = 1 }", "elsewhere", false),
  ])
  func codeThatAComponentIsPassed(_ first: String, _ second: String, _ holds: Bool) throws {
    let found = model(
      """
      struct Card: View {
        let open: () -> Void
        var body: some View { Button("Open", action: open) }
      }
      struct Screen: View {
        var body: some View {
          Card(open: \(first))
          Card(open: \(second))
        }
      }
      """)
    let button = found.first(.Button)
    let code = try button.code(running: #require(button.actionCode.first)) { run in
      run.tree.assignments(below: run.node).contains { run.tree.text($0.target) == "first" }
    }
    #expect((code != nil) == holds)
  }

  @Test func functionsThatCodeCallsAreReached() throws {
    let found = model(
      """
      struct Screen: View {
        let model = Model()
        var body: some View { Button("Go") { prepare(); if isReady { model.start() } } }
        private func prepare() { elsewhere() }
      }
      final class Model {
        func start() { page = 1; self.again() }
        private func again() { start() }
      }
      """)
    let button = found.first(.Button)
    let reached = try found.evaluator.codeReached(from: button.code(running: #require(button.actionCode.first)))
    #expect(reached.count == 4)
    #expect(reached.filter(\.isFunction).count == 3)
  }

  @Test func codeThatCallsItselfEnds() throws {
    let found = model(
      "struct Screen: View {\n var body: some View { Button(\"Go\") { go() } }\n func go() { go() }\n let other = { other() }\n}"
    )
    let button = found.first(.Button)
    #expect(try button.code(running: #require(button.actionCode.first)).count == 2)
    #expect(button.model.evaluator.code(of: .none, in: button.scope).isEmpty)
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
