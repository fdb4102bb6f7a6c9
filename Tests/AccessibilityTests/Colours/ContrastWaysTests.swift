// Which pairs count where colors hang on conditions, and which ratio is surely too low.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct ContrastWaysTests {
  /// What is judged of the first text in the light appearance.
  private func entry(_ file: String, _ others: [String] = []) -> ContrastJudgement.Entry? {
    let model = model(file, beside: others)
    let text = model.first(.Text).index
    return model.colours.background(of: text).flatMap { background in
      model.colours.judge(model.colours.foreground(of: text).value, on: background)?.entry(.light)
    }
  }

  private func ratio(_ file: String, _ others: [String] = []) -> Double? {
    entry(file, others).map { ($0.ratio * 100).rounded() / 100 }
  }

  private func mark(_ foreground: String, on ground: String) -> String {
    "struct Mark: View {\n let person: Person\n let hall: Hall\n var body: some View {\n"
      + "Text(\"Seat\").foregroundColor(\(foreground)).padding().background(\(ground))\n }\n}\n"
  }

  @Test func whatFailsOnWhateverTheOtherSideIsFails() {
    // Nobody can tell which hall a person of honor sits in: yellow is too faint in both.
    let mark = mark("person.isGuest ? Color.yellow : .black", on: "hall.isOpen ? Color.white : Color(white: 0.9)")
    #expect(ratio(mark) == 1.51)
    // The same ground fails with each person.
    #expect(ratio(self.mark("person.isGuest ? Color.gray : .red", on: "hall.isOpen ? Color.gray : .white")) == 1.09)
  }

  @Test func whatMayMeetASufficientGroundIsNone() {
    #expect(ratio(mark("person.isGuest ? Color.white : .black", on: "hall.isOpen ? Color.white : .black")) == 21)
    // A ground that is not known may be dark.
    #expect(ratio(mark("person.isGuest ? Color.white : .black", on: "hall.isOpen ? Color.white : hall.paint")) == 21)
  }

  @Test func theCasesOfASwitchAreOneQuestion() {
    let cases = (1...11).map { "case .state\($0): return .black\n" }.joined()
    func stamp(_ last: String) -> String {
      "struct Stamp: View {\n let parcel: Parcel\n var paint: Color { switch parcel.state {\n\(cases)default: return \(last)\n} }\n"
        + " var body: some View { Text(\"Seat\").foregroundColor(paint).padding().background(Color.white) }\n}\n"
    }
    #expect(ratio(stamp("Color(white: 0.7)")) == 2.11)
    // Of a case that is not known nothing is said.
    #expect(ratio(stamp("parcel.paint")) == 21)
    // Nine questions apart are too many.
    let apart = (1...9).map { "if parcel.is\($0) { return .black }\n" }.joined()
    let many = stamp(".black").replacing(
      "switch parcel.state {\n\(cases)default: return .black\n}", with: apart + "return .gray")
    #expect(many.contains("is9") && ratio(many) == nil)
  }

  @Test func aConditionOfTheEnvironmentIsTheSameInAComponent() {
    let line = """
      struct Line: View {
        let isNew: Bool
        @Environment(\\.look) private var look
        var body: some View { Text("Fee").foregroundColor(isNew ? Color(white: 0.7) : .black) }
      }
      """
    let page = """
      struct Page: View {
        @Environment(\\.look) private var look
        let fee: Fee
        var body: some View { VStack { Line(isNew: fee.isNew) }.background(look.isFlat ? Color.white : .black) }
      }
      """
    // Whoever chooses the flat look sees new fees on white.
    #expect(ratio(line, [page]) == 1)
  }

  // MARK: Proof

  private func isProved(_ file: String) -> Bool? {
    let model = model(file)
    let text = model.first(.Text).index
    guard let background = model.colours.background(of: text),
      let judgement = model.colours.judge(model.colours.foreground(of: text).value, on: background),
      let entry = judgement.entry(.light)
    else { return nil }
    return judgement.proves(entry, needed: 4.5)
  }

  private func text(_ foreground: String, on ground: String) -> String {
    "struct Note: View {\n let fee: Fee\n var body: some View {\n"
      + "Text(\"Fee\").foregroundColor(\(foreground)).padding().background(\(ground))\n }\n}\n"
  }

  @Test func writtenColorsProve() {
    #expect(isProved(text("Color(white: 0.6)", on: "Color.white")) == true)
    // Whichever of two is there, it is too faint; where one is enough, the other may be rare.
    #expect(isProved(text("fee.isDue ? Color(white: 0.6) : Color(white: 0.7)", on: "Color.white")) == true)
    #expect(isProved(text("fee.isDue ? Color(white: 0.6) : Color.black", on: "Color.white")) == false)
    #expect(isProved(text("fee.isDue ? Color(white: 0.6) : fee.color", on: "Color.white")) == true)
  }

  @Test func colorsOfTheSystemProveWhereEachGenerationFails() throws {
    #expect(isProved(text("Color.green", on: "Color.white")) == true)
    // How the fainter labels are drawn is not published.
    #expect(isProved(text("Color(uiColor: .tertiaryLabel)", on: "Color.white")) == false)
    let paper = ResolvedColour(.white)
    var ink = try #require(SystemColours.hue("blue"))
    func proves() -> Bool? {
      let ground = EffectiveBackground(
        value: .colour(paper), kind: .written, opacity: 1, appearances: [.light], argument: nil, owner: -1)
      let judgement = ColourModel.judge(.colour(ink), on: ground)
      return judgement.flatMap { judgement in judgement.entry(.light).map { judgement.proves($0, needed: 4.5) } }
    }
    #expect(proves() == true)
    ink.other = ColourVariant(light: .black, dark: .black)
    #expect(proves() == false)
  }

  @Test func whatElseIsSeenIsPutTogether() throws {
    let hue = try #require(SystemColours.hue("blue"))
    #expect(hue.other?.light.hex == "#007AFF")
    let faded = hue.opacity(0.5).over(ResolvedColour(.white))
    #expect(faded.other?.light.hex == "#80BDFF")
    #expect(ResolvedColour.byScheme(light: ResolvedColour(.white), dark: hue).other?.dark.hex == "#0A84FF")
    // What is the same in each generation has nothing else.
    #expect(SystemColours.hue("green")?.other == nil)
    // On a sheet the system raises its ground in the dark.
    #expect(SystemColours.semantic("systemBackground")?.other?.dark.hex == "#1C1C1E")
  }
}
