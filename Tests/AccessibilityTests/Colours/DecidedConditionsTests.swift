// Colors that hang on the conditions around a view: only what is seen together is compared.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct DecidedConditionsTests {
  /// The color of each text and the one behind it, light appearance, in the order of the source; nil where one of them
  /// still hangs on a condition.
  private func pairs(_ body: String, _ members: String = "") -> [String?] {
    let model = model("struct Step: View {\n\(members)\n var body: some View {\n\(body)\n }\n}\n")
    return model.file.views.indices.filter { model.file.views[$0].known == .Text }.map { index in
      let foreground = model.colours.foreground(of: Int32(index)).value.single?.light.hex
      let background = model.colours.background(of: Int32(index))?.value.single?.light.hex
      guard let foreground, let background else { return nil }
      return "\(foreground) on \(background)"
    }
  }

  private static let ink =
    ".foregroundStyle(done ? Color(hex: 0x111111) : near ? Color(hex: 0x222222) : Color(hex: 0x333333))"
  private static let ground =
    ".background(done ? Color(hex: 0xAAAAAA) : near ? Color(hex: 0xBBBBBB) : Color(hex: 0xCCCCCC))"
  private static let threeWays = ["#111111 on #AAAAAA", "#222222 on #BBBBBB", "#333333 on #CCCCCC"]

  @Test func eachBranchIsComparedWithItself() {
    let text = "Text(\"1\")\(Self.ink)"
    let chain = "VStack { if done { \(text) } else if near { \(text) } else { \(text) } }\(Self.ground)"
    #expect(pairs(chain) == Self.threeWays)
    #expect(pairs(chain.replacing("if done", with: "if self.done")) == Self.threeWays)
    #expect(pairs("VStack { done ? \(text) : \(text) }\(Self.ground)")[0] == Self.threeWays[0])
    #expect(pairs("VStack { if !done { \(text) } else { \(text) } }\(Self.ground)")[1] == Self.threeWays[0])
    #expect(pairs("VStack { \(text) }\(Self.ground)") == [nil], "nothing is decided")
    #expect(pairs("VStack { if done || near { \(text) } else { \(text) } }\(Self.ground)") == [nil, Self.threeWays[2]])
    #expect(pairs("VStack { if done && late { \(text) } }\(Self.ground)") == [Self.threeWays[0]])
    #expect(pairs("VStack { if late, !done, near { \(text) } }\(Self.ground)") == [Self.threeWays[1]])
  }

  @Test func aPropertyStandsWhereItIsUsed() {
    let mark = "var mark: some View { Text(\"1\")\(Self.ink) }"
    #expect(pairs("VStack { if done { mark } }\(Self.ground)", mark) == [Self.threeWays[0]])
    #expect(pairs("VStack { if done { mark } else { mark } }\(Self.ground)", mark) == [nil])
  }

  @Test func casesExcludeEachOther() {
    let ink = ".foregroundStyle(step == .done ? Color(hex: 0x111111) : Color(hex: 0x333333))"
    let text = "Text(\"1\")\(ink)"
    let ground = ".background(step == .near ? Color(hex: 0xBBBBBB) : Color(hex: 0xCCCCCC))"
    let found = pairs(
      "VStack { switch step { case .done: \(text)\ncase .near: \(text)\ndefault: \(text) } }\(ground)")
    #expect(found == ["#111111 on #CCCCCC", "#333333 on #BBBBBB", "#333333 on #CCCCCC"])
    #expect(pairs("VStack { if step == .near { \(text) } }\(ground)") == ["#333333 on #BBBBBB"])
    #expect(pairs("VStack { if step == other { \(text) } }\(ground)") == [nil], "two names may stand for one value")
  }

  @Test func whatIsThereForOneAppearanceIsSeenInThatOne() {
    let model = bodyModel("VStack { if colorScheme == .dark { Text(\"1\") } else { Text(\"2\") } }")
    let texts = model.file.views.indices.filter { model.file.views[$0].known == .Text }
    let shown = texts.map { model.colours.appearances(of: Int32($0)).filter { !$0.isIncreased } }
    #expect(shown == [[.dark], [.light]])
  }

  @Test func conditionsOnTheAppearanceGoWithOthers() {
    let model = bodyModel(
      "Text(\"1\").foregroundStyle(isOn && colorScheme == .dark ? Color(hex: 0x111111) : Color(hex: 0x333333))")
    let value = model.colours.foreground(of: model.first(.Text).index).value
    #expect(value.conditions == ["isOn"])
    #expect(value.colours { _ in true }?.map { [$0.light.hex, $0.dark.hex] } == [["#333333", "#111111"]])
    #expect(value.colours { _ in false }?.map { [$0.light.hex, $0.dark.hex] } == [["#333333", "#333333"]])
  }
}
