// What lies behind a component where it is used, and which color its uses, branches and styles give it.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct ColourUsesTests {
  private func screen(_ name: String, _ body: String, _ members: String = "") -> String {
    "struct \(name): View {\n\(members)\n var body: some View {\n\(body)\n }\n}\n"
  }

  /// The lowest ratio of the first text in the light appearance; nil where a color cannot be told.
  private func ratio(_ file: String, _ others: [String] = []) -> Double? {
    let model = model(file, beside: others)
    let text = model.first(.Text).index
    return model.colours.background(of: text).flatMap { background in
      model.colours.judge(model.colours.foreground(of: text).value, on: background)?.entry(.light)?.ratio
    }.map { ($0 * 100).rounded() / 100 }
  }

  private let row = "struct Line: View { var body: some View { Text(\"Fee\").foregroundColor(Color(white: 0.6)) } }\n"

  @Test func aComponentLiesOnWhatItsUsesLieOn() {
    #expect(ratio(row, [screen("Page", "VStack { Line() }.background(Color.white)")]) == 2.85)
    #expect(ratio(row, [screen("Page", "VStack { Line() }.background(Color.black)")]) == 7.37)
    // The worst use counts, and one that is not known is left out.
    let both = [
      screen("Page", "VStack { Line() }.background(Color.white)"),
      screen("Night", "VStack { Line() }.background(Color.black)"),
      screen("Photo", "ZStack { Image(\"sea\")\n Line() }"),
    ]
    #expect(ratio(row, both) == 2.85)
    #expect(ratio(row, [both[1], both[2]]) == 7.37)
    #expect(ratio(row, [both[2]]) == nil)
  }

  @Test func whatAUsePassesDecidesACondition() {
    let plate =
      "extension View { func plate(_ shade: Color?) -> some View { background(shade == nil ? Color.white : Color.black) } }"
    let text = "Text(\"a\").foregroundColor(Color(white: 0.6))"
    #expect(ratio(screen("Page", text + ".plate(nil)") + plate) == 2.85)
    #expect(ratio(screen("Page", text + ".plate(.red)") + plate) == 7.37)
  }

  @Test func usesOfUsesAreFollowed() {
    let list = screen("Board", "VStack { Line() }")
    #expect(ratio(row, [list, screen("Page", "Board().background(Color.black)")]) == 7.37)
    // A sheet lies on the system's own.
    let sheet = "Text(\"a\").background(Color.black).sheet(isPresented: .constant(true)) { Board() }"
    #expect(ratio(row, [list, screen("Page", sheet)]) == 2.85)
    // A component that holds itself is no endless way.
    #expect(
      ratio("struct Line: View { var body: some View { VStack { Text(\"a\").foregroundColor(.red)\n Line() } } }")
        == nil)
  }

  @Test func componentsThatHoldEachOtherLieOnWhatOthersPutBehindThem() {
    let post =
      "struct Line: View { var body: some View { VStack { Text(\"a\").foregroundColor(Color(white: 0.6))\n Quote() } } }\n"
    let others = [
      screen("Quote", "VStack { Line()\n Thread() }"), screen("Thread", "VStack { Quote()\n Line() }"),
      screen("Page", "VStack { Thread() }.background(Color.black)"),
    ]
    #expect(ratio(post, others) == 7.37)
    // Whichever of them is asked about, and though each is asked for on the way to the others.
    let quote =
      "struct Quote: View { var body: some View { VStack { Text(\"b\").foregroundColor(Color(white: 0.6))\n Line() } } }\n"
    #expect(
      ratio(quote, [screen("Line", "VStack { Quote() }"), screen("Page", "Line().background(Color.black)")]) == 7.37)
  }

  @Test func whatIsAskedForOneTextTakesNothingFromTheNext() throws {
    // More bodies use the line, and what uses it, than are asked for one text.
    var others = [screen("Page", "VStack { Other() }.background(Color.black)")]
    for outer in 0..<12 {
      others.append(screen("Part\(outer)", "VStack { Line() }"))
      for inner in 0..<12 { others.append(screen("Whole\(outer)x\(inner)", "VStack { Part\(outer)() }")) }
    }
    let other = "struct Other: View { var body: some View { Text(\"Sum\").foregroundColor(Color(white: 0.6)) } }\n"
    let model = model(row + other, beside: others)
    let texts = model.file.views.indices.filter { model.file.views[$0].known == .Text }.map { Int32($0) }
    try #require(texts.count == 2)
    _ = model.colours.background(of: texts[0])
    let ground = try #require(model.colours.background(of: texts[1]))
    let judged = model.colours.judge(model.colours.foreground(of: texts[1]).value, on: ground)
    #expect(judged?.entry(.light).map { ($0.ratio * 100).rounded() / 100 } == 7.37)
  }

  @Test func aUseGivesTheColorThatIsMissing() {
    let plain = "struct Line: View { var body: some View { Text(\"Fee\") } }\n"
    let page = screen("Page", "VStack { Line().foregroundColor(Color(white: 0.6)) }.background(Color.white)")
    #expect(ratio(plain, [page]) == 2.85)
    #expect(ratio(plain, [screen("Page", "VStack { Line() }.background(Color.white)")]) == 21)
  }

  @Test func whatAUseGivesGoesWithItsGround() {
    let tinted = """
      struct Line: View {
       let color: Color
       var body: some View { Text("Fee").foregroundColor(color) }
      }

      """
    let uses = [
      screen("Page", "VStack { Line(color: .black) }.background(Color.white)"),
      screen("Night", "VStack { Line(color: .white) }.background(Color.black)"),
    ]
    #expect(ratio(tinted, uses) == 21)
    let isDark = """
      struct Line: View {
       let onNight: Bool
       var body: some View { Text("Fee").foregroundColor(onNight ? .white : .black) }
      }

      """
    let flags = [
      screen("Page", "VStack { Line(onNight: isDim) }.background(Color.white)", "let isDim: Bool"),
      screen("Night", "VStack { Line(onNight: isDim) }.background(Color.black)", "let isDim: Bool"),
    ]
    #expect(ratio(isDark, flags) == 21)
  }

  @Test func modifiersPaintInTheirBranches() {
    let raised = """
      struct Raised: ViewModifier {
       let isRaised: Bool
       @ViewBuilder func body(content: Content) -> some View {
        if isRaised { content.background(Color.black) } else { content }
       }
      }

      """
    func page(_ argument: String) -> String {
      screen(
        "Page",
        "VStack { Text(\"a\").foregroundColor(Color(white: 0.6)).modifier(Raised(isRaised: \(argument))) }"
          + ".background(Color.white)", "let isNear: Bool")
    }
    #expect(ratio(page("true"), [raised]) == 7.37)
    #expect(ratio(page("false"), [raised]) == 2.85)
    #expect(ratio(page("isNear"), [raised]) == 2.85)
  }

  @Test func contentLiesWhereItsComponentPutsIt() {
    let card = """
      struct Card<Content: View>: View {
       let color: Color
       @ViewBuilder let inside: () -> Content
       var body: some View { Button(action: {}, label: { inside() }).foregroundColor(color) }
      }

      """
    let page = screen(
      "Page", "VStack { Card(color: Color(white: 0.6), inside: { Text(\"a\") }) }.background(Color.white)")
    #expect(ratio(page, [card]) == 2.85)
  }

  @Test func labelsLieInTheStylesOfButtons() {
    let style = """
      struct Filled: ButtonStyle {
       let color: Color
       var isWide = false
       func makeBody(configuration: Configuration) -> some View {
        ZStack {
         if isWide {
          configuration.label.padding(40).background(Color.black).foregroundColor(.white)
         } else {
          configuration.label.background(color).foregroundColor(.white)
         }
        }
       }
      }

      """
    let page = screen(
      "Page", "Button(action: {}, label: { Text(\"a\") }).buttonStyle(Filled(color: Color(white: 0.6)))")
    #expect(ratio(page, [style]) == 2.85)
    let wide = screen(
      "Page", "Button(action: {}, label: { Text(\"a\") }).buttonStyle(Filled(color: Color(white: 0.6), isWide: true))")
    #expect(ratio(wide, [style]) == 21)
  }

  @Test func pagesOfTabsLetThroughWhatLiesBehind() {
    func tabs(_ style: String) -> String {
      screen(
        "Page", "TabView { Text(\"a\").foregroundColor(Color(white: 0.6)) }\(style).background(Color.black)")
    }
    #expect(ratio(tabs(".tabViewStyle(.page)")) == 7.37)
    // Others are screens of their own.
    #expect(ratio(tabs("")) == 2.85)
  }

  @Test func backgroundsByNameAndVeilsAreRead() {
    func page(_ behind: String) -> String {
      screen(
        "Page",
        "VStack { Text(\"a\").foregroundColor(Color(white: 0.6)).background(\(behind)) }.background(Color.white)",
        "private var sky: some View { LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)"
          + ".ignoresSafeArea() }")
    }
    #expect(ratio(page("sky")) == 7.37)
    #expect(ratio(page("Button(\"\", action: {}).opacity(0)")) == 2.85)
  }

  @Test func closuresAndExtendedCasesAreFollowed() {
    let called = screen(
      "Page",
      "let color: Color = { switch kind { case .near: return Color(white: 0.6)\n default: return .black } }()\n"
        + "Text(\"a\").foregroundColor(color).background(Color.white)", "let kind: Kind")
    #expect(ratio(called) == 2.85)
    let cases =
      "extension Kind { var color: Color { switch self { case .near: return .black\n case .far: return Color(white: 0.6) } } }\n"
    func function(_ kind: String) -> String {
      screen(
        "Page", "VStack { part(kind: .\(kind)) }.background(Color.white)",
        "private func part(kind: Kind) -> some View { Text(\"a\").foregroundColor(kind.color) }")
    }
    #expect(ratio(function("far"), [cases]) == 2.85)
    #expect(ratio(function("near"), [cases]) == 21)
  }

  @Test func aLayoutOfTheProjectDrawsNothing() {
    let flow = "struct Flow: Layout { let space: Double }\n"
    let page = screen(
      "Page", "VStack { Flow(space: 4) { Text(\"a\").foregroundColor(Color(white: 0.6)) } }.background(.white)")
    #expect(ratio(page, [flow]) == 2.85)
    #expect(ratio(page) == nil)
  }

  /// Whether the color of the first text is the system's own.
  private func isSystems(_ file: String, _ others: [String] = []) -> Bool {
    let model = model(file, beside: others)
    let text = model.first(.Text).index
    let foreground = model.colours.foreground(of: text)
    return foreground.isSystems && (!foreground.isTint || model.colours.isUntinted(text))
  }

  @Test func whatNobodyPaintsIsTheSystems() {
    #expect(isSystems(screen("Page", "List { Section { } header: { Text(\"a\") } }")))
    #expect(isSystems(screen("Page", "Button { } label: { Text(\"a\") }")))
    #expect(!isSystems(screen("Page", "Button { } label: { Text(\"a\") }.tint(.red)")))
    #expect(!isSystems(screen("Page", "Button { } label: { Text(\"a\").foregroundColor(.red) }")))
    let button = "struct Add: View { var body: some View { Button { } label: { Text(\"a\") } } }\n"
    #expect(isSystems(button, [screen("Page", "VStack { Add() }")]))
    #expect(!isSystems(button, [screen("Page", "VStack { Add() }"), screen("Night", "VStack { Add() }.tint(.red)")]))
  }
}
