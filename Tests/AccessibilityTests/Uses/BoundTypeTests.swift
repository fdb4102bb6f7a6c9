// Values that nobody knows have a type where `if let`, a loop or the closure of a list binds them, and what a getter of
// that type gives is known.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct BoundTypeTests {
  private let types = """
    enum Kind {
      case due, paid
      var color: Color {
        switch self {
        case .due: return Color(white: 0.6)
        case .paid: return .black
        }
      }
    }
    struct Fee { let kind: Kind }

    """

  /// The lowest ratio of the first text on white; nil where its color is not known.
  private func ratio(_ body: String, _ members: String = "let fees: [Fee]\n let last: Fee?") -> Double? {
    let model = model(
      "struct Fees: View {\n\(members)\n var body: some View {\n VStack {\n\(body)\n }.background(Color.white)\n }\n}\n",
      beside: [types])
    let text = model.first(.Text).index
    return model.colours.background(of: text).flatMap { background in
      model.colours.judge(model.colours.foreground(of: text).value, on: background)?.entry(.light)?.ratio
    }.map { ($0 * 100).rounded() / 100 }
  }

  @Test(arguments: [
    "ForEach(fees) { fee in Text(\"a\").foregroundColor(fee.kind.color) }",
    "ForEach(fees.sorted()) { fee in Text(\"a\").foregroundColor(fee.kind.color) }",
    "if let fee = last { Text(\"a\").foregroundColor(fee.kind.color) }",
    "if let last { Text(\"a\").foregroundColor(last.kind.color) }",
    "ForEach(Kind.allCases) { kind in Text(\"a\").foregroundColor(kind.color) }",
  ])
  func theTypeOfWhatIsBoundIsKnown(_ body: String) { #expect(ratio(body) == 2.85) }

  @Test(arguments: [
    // Nothing is bound in the `else`.
    "if let fee = last { } else { Text(\"a\").foregroundColor(fee.kind.color) }",
    // Neither the number of a row nor a binding is an element.
    "ForEach(fees.indices) { fee in Text(\"a\").foregroundColor(fee.kind.color) }",
    "ForEach($fees) { fee in Text(\"a\").foregroundColor(fee.kind.color) }",
    "List(others) { fee in Text(\"a\").foregroundColor(fee.kind.color) }",
  ])
  func whatIsBoundByOtherThingsIsNot(_ body: String) { #expect(ratio(body) == nil) }
}
