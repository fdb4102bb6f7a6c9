// Colors that the project gives by a state: which functions and getters are a choice between colors, and what decides it.

import CurbcutSyntax
import Testing

@testable import CurbcutAccessibility
@testable import CurbcutViews

@Suite struct ColourOfStateTests {
  private let status = """
    enum Status { case good, bad
      var color: Color { switch self { case .good: .green; case .bad: .red } } }

    """

  private func choices(_ color: String, _ members: String, _ others: String = "") -> [String] {
    let model = model(
      "struct V: View { \(members)\n var body: some View { Circle().fill(\(color)) } }\n\(others)")
    guard let argument = model.file.tree.argument(of: model.file.modifiers[0].call, label: nil) else { return ["none"] }
    return model.colourChoices(in: argument).map { choice in
      "\(choice.condition): \(choice.thenColours.union(choice.elseColours).sorted().joined(separator: " "))"
    }
  }

  @Test func gettersAndFunctionsChoose() {
    #expect(choices("status.color", "let status: Status", status) == ["status: green red"])
    #expect(
      choices("line", "@State var failed = false; var line: Color { failed ? .red : .gray }") == ["failed: gray red"])
    let message =
      "let message: Message; var line: Color { switch message.status { case .good: .green; case .bad: .red } }"
    #expect(
      choices("line", message, "struct Message { let status: Status }\n" + status) == ["message.status: green red"])
    let function =
      "let score: Double; func tint(_ score: Double) -> Color { if score > 0.5 { return .green }; return .red }"
    #expect(choices("tint(score)", function) == ["score: green red"])
    #expect(
      choices("color(of: status)", "let status: Status; func color(of one: Status) -> Color { one.color }", status)
        == ["status: green red"])
    let early = "func tint(_ n: Int) -> Color { if n > 0 { return status.color }; return status.color }"
    #expect(choices("tint(1)", "let status: Status; \(early)", status) == ["status: green red"])
    #expect(
      choices("own ?? status.color", "let status: Status; let own: Color? = nil", status) == ["status: green red"])
  }

  @Test func whatIsNoStateIsNoChoice() {
    let scheme =
      "@Environment(\\.colorScheme) var scheme; func ground(_ level: Int) -> Color { scheme == .dark ? .red : .green }"
    #expect(choices("ground(1)", scheme) == [])
    #expect(choices("Status.good.color", "", status) == [])
    #expect(
      choices("tint", "let tint: Color", "struct A: View { var body: some View { V(tint: .red); V(tint: .green) } }")
        == [])
    #expect(choices("line", "@State var failed = false; var line: Color { failed ? .red : own }") == [])
  }
}
