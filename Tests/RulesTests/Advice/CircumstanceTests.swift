// When a pair of colors is seen that is one of several, and which shade of it can be read wherever it is seen.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct CircumstanceTests {
  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    let found = Checking.findings(of: rule, in: [("View.swift", text)] + more)
    return try #require(found.first?.finding, "\(rule) finds nothing in:\n\(text)")
  }

  private func isSilent(_ rule: String, _ text: String) -> Bool {
    Checking.findings(of: rule, in: [("View.swift", text)]).isEmpty
  }

  private func words(_ foreground: String) throws -> Finding {
    try first(
      "text-contrast", "Text(\"Lanterns\")\n  .foregroundStyle(\(foreground))\n  .background(Color.white)")
  }

  @Test(arguments: [
    ("build.isTest ? Color(white: 0.7) : Color(white: 0.1)", " on white is 2.11:1 if build.isTest, but"),
    ("build.isTest ? Color(white: 0.1) : Color(white: 0.7)", " on white is 2.11:1 unless build.isTest, but"),
    ("phase == .late ? Color(white: 0.7) : Color(white: 0.1)", " is 2.11:1 if phase == .late, but"),
    ("isOn && isNew ? Color(white: 0.7) : Color(white: 0.1)", " is 2.11:1 in one of its states, but"),
    ("Color(white: 0.7)", " on white is 2.11:1, but"),
  ])
  func theConditionOfAPairIsNamed(_ foreground: String, _ words: String) throws {
    let message = try self.words(foreground).message
    #expect(message.contains(words), "\(message)")
  }

  @Test func theOtherColorIsNamedWhereItFailsAsWell() throws {
    let both = try words("isTest ? Color(white: 0.7) : Color(white: 0.6)")
    let tail = " is 2.11:1 if isTest, but should be at least 4.5:1; another pair fails as well"
    #expect(both.message.hasSuffix(tail), "\(both.message)")
    #expect(both.help.hasSuffix(" The other pair: #999999 on white is 2.85:1."), "\(both.help)")
    let one = try words("isTest ? Color(white: 0.7) : Color(white: 0.1)")
    #expect(!one.message.contains("another pair") && !one.help.contains("other pair"), "\(one.help)")
  }

  /// One color on two backgrounds: a shade for one must not make the other worse.
  @Test func aShadeHasToDoOnTheBackgroundThatIsSeenOtherwise() throws {
    func help(_ other: String) throws -> String {
      let text =
        "Text(\"Lanterns\")\n  .foregroundStyle(Color(white: 0.7))\n  .background(isTest ? Color.white : \(other))"
      return try first("text-contrast", text).help
    }
    let apart = try help("Color(white: 0.4)")
    #expect(apart.hasPrefix("Use a different color on each background"), "\(apart)")
    let alike = try help("Color(white: 0.97)")
    #expect(alike.contains("the nearest shade that passes is #7"), "\(alike)")
    #expect(alike.hasSuffix(" The other pair: #B3B3B3 on white is 2.11:1."), "\(alike)")
  }

  /// The line to change is the constant, not what all constants are made by.
  @Test func aConstantThatAFunctionWorksOutIsNamedWhereItIsDeclared() throws {
    let colors = """
      extension Color {
        static let faint = shade(0.7)
        static func shade(_ white: Double) -> Color { Color(white: white) }
      }
      """
    let finding = try first(
      "text-contrast", "Text(\"Lanterns\")\n  .foregroundStyle(Color.faint)\n  .background(Color.white)",
      [("Colors.swift", colors)])
    #expect(finding.message.hasSuffix("; the color comes from Color.faint (Colors.swift:3)"), "\(finding.message)")
  }

  @Test func aColorSetBehindTextIsNoTextColor() throws {
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0.95", "green": "0.95", "blue": "0.95", "alpha": "1"}}}
      ]}
      """
    let finding = try first(
      "color-asset-missing-variants", "Text(\"Lanterns\").foregroundStyle(.primary).background(Color(\"Cloud\"))",
      [("Assets.xcassets/Cloud.colorset/Contents.json", set)])
    #expect(finding.message == "The text background “Cloud” has no dark variant")
    #expect(finding.related.map(\.message) == ["This text is on the color."])
  }

  @Test func aShadeHasToDoOnEachBackgroundThatItsColorLiesOn() throws {
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0.6", "green": "0.6", "blue": "0.6", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "0.45", "green": "0.45", "blue": "0.45", "alpha": "1"}}}
      ]}
      """
    let text = """
      struct Card: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Text("Lanterns")
            .foregroundStyle(Color("Hint"))
            .background(scheme == .light ? Color.white : Color(white: 0.2))
        }
      }
      """
    let finding = try first("text-contrast", text, [("Assets.xcassets/Hint.colorset/Contents.json", set)])
    #expect(finding.help.contains(" in light mode ("), "\(finding.help)")
    #expect(finding.help.contains(" in dark mode ("), "\(finding.help)")
  }

  @Test func lightWordsAreNotMadeNearlyBlack() throws {
    let yellow = "Text(\"Lanterns\")\n  .foregroundStyle(Color(red: 1, green: 0.85, blue: 0.07))\n"
    let fill = try first("text-contrast", yellow + "  .background(Color(white: 0.5))")
    #expect(fill.help.hasPrefix("Use a darker background; "), "\(fill.help)")
  }

  @Test func theFontOfAStyleDecidesWhatItsWordsNeed() {
    func button(_ font: String) -> String {
      """
      struct Link: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label\(font)
        }
      }
      struct Card: View {
        var body: some View {
          Button { close() } label: { Text("Cancel").foregroundStyle(Color(white: 0.5)) }
            .buttonStyle(Link())
            .background(Color.white)
        }
      }
      """
    }
    #expect(!isSilent("text-contrast", button(".padding()")))
    #expect(isSilent("text-contrast", button(".font(.body.bold())")))
    #expect(!isSilent("text-contrast", button(".font(.body)")))
  }
}
