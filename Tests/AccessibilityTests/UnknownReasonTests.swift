// Why a value is not known: the interpreter's reason and the name it stopped at, as `--statistics` counts them.

import CurbcutSyntax
import Testing

@testable import CurbcutAccessibility
@testable import CurbcutViews

@Suite struct UnknownReasonTests {
  @Test(arguments: [
    ("given", "argument of given"), ("isOn ? given : 3", "argument of given"), ("isOn", "state isOn"),
    ("model.side", "state model"), ("text", "environment text"), ("nowhere", "name nowhere"),
    ("theme.side", "name theme"), ("2 * given", "argument of given"), ("Side(of: given)", "argument of given"),
    ("Side(of: 3, 4)", "call Side(of:_:)"), ("doubled(given)", "argument of given"), ("passed", "argument of given"),
    ("around", "code of around"), ("Tokens.far", "member far"), ("list[0]", "subscript"),
  ])
  func reasonsNameWhereFollowingEnds(_ expression: String, _ reason: String) throws {
    let model = model(
      """
      struct V: View {
        let given: Double
        @State var isOn = false
        @ObservedObject var model: Model
        @Environment(\\.text) var text
        let list = [given]
        var passed: Double { doubled(given) }
        var around: Double { for x in list { return x } }
        func doubled(_ value: Double) -> Double { value }
        var body: some View { Text("a").opacity(\(expression)) }
      }
      """)
    let element = model.first(.Text)
    let argument = try #require(model.file.tree.argument(of: model.file.modifiers[0].call, label: nil))
    #expect(element.unknownReason(argument) == reason)
  }
}
