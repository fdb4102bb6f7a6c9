// What lies behind a text: gradients with a name, the background of a container, and lists, sections and screens that a
// component of the project puts around what it is given.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct ColourGroundTests {
  /// The lowest ratio of the first text in the light appearance; nil where a color cannot be told.
  private func ratio(_ body: String, _ others: [String] = []) -> Double? {
    let model = bodyModel(body, beside: others)
    let text = model.first(.Text).index
    return model.colours.background(of: text).flatMap { background in
      model.colours.judge(model.colours.foreground(of: text).value, on: background)?.entry(.light)?.ratio
    }.map { ($0 * 100).rounded() / 100 }
  }

  private let words = "Text(\"a\").foregroundColor(Color(white: 0.6))"
  private let onWhite = 2.85
  private let onBlack = 7.37

  @Test func aGradientWithANameIsDrawnLikeOneThatIsWritten() {
    let night = """
      extension LinearGradient {
        static let night = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
      }
      """
    #expect(ratio("ZStack { LinearGradient.night.ignoresSafeArea()\n\(words) }", [night]) == onBlack)
    #expect(ratio("\(words).background { LinearGradient.night }", [night]) == onBlack)
    // One that nothing declares may be anything.
    #expect(ratio("ZStack { LinearGradient.night\n\(words) }") == nil)
  }

  /// Cards have a line around them, lie on another shape, or are there in one state only.
  @Test(arguments: [
    ("Capsule().fill(.black).overlay { Capsule().stroke(isOn ? .red : .gray) }", 7.37),
    ("Capsule().fill(.black).overlay(Capsule().strokeBorder(.red, lineWidth: 2))", 7.37),
    ("Capsule().strokeBorder(.red).background(Color.black)", 7.37),
    ("Capsule().strokeBorder(.red).background(Capsule().fill(.black))", 7.37),
    ("ZStack { Color.red; Color.black }", 7.37), ("ZStack { Color.black; Text(\"b\") }", 7.37),
    ("if isOn { Color.black }", 2.85), ("if isOn { Color.black } else if isOff { Color.black }", 2.85),
    ("if isOn { Circle().fill(.black).frame(width: 6, height: 6) }", 2.85),
    // How it looks in one state is not known, and in the other it is.
    ("if isOn { Image(\"photo\") }", 2.85), ("if isOn { Color.black.frame(height: 30) }", 2.85),
  ])
  func shapesBehindATextAreReadWithWhatIsPutOnThem(_ ground: String, _ lowest: Double) {
    let page = "NavigationStack { VStack { \(words).background { \(ground) } } }"
    #expect(ratio(page) == lowest)
  }

  @Test(arguments: [
    "Capsule().fill(.black).overlay { Image(\"photo\") }", "Capsule().background(.black)",
    "ZStack { Color.black; Image(\"photo\") }",
    "Capsule().strokeBorder(.red).background(Image(\"photo\"))",
  ])
  func picturesAndOtherShapesBehindATextMayBeAnything(_ ground: String) {
    #expect(ratio("NavigationStack { VStack { \(words).background { \(ground) } } }") == nil)
  }

  /// What a window holds in any container lies on the system's background, unless something is drawn behind it.
  @Test(arguments: [
    ("Page()", true), ("ZStack { Page() }", true), ("if isOn { Page() } else { Text(\"b\") }", true),
    ("ZStack { Color.black\nPage() }", false),
  ])
  func whatAWindowHoldsLiesOnTheSystemsBackground(_ content: String, _ isOnSystem: Bool) {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { \(content) } } }"
    let model = model("struct Page: View { var body: some View { VStack { \(words) } } }", beside: [app])
    let text = model.first(.Text).index
    let ground = model.colours.background(of: text)?.value.single
    #expect((ground?.name(in: .light) == "systemBackground") == isOnSystem)
  }

  @Test func aColorThatFadesByAConditionIsBothColors() {
    #expect(ratio("VStack { \(words).background(Color.red.opacity(isOn ? 0.5 : 0)) }.background(.black)") != nil)
    #expect(ratio("VStack { \(words).background(Color.black.opacity(isOn ? 1 : 1)) }.background(.white)") == onBlack)
    // By how much is not known in one case: the other one counts.
    #expect(ratio("VStack { \(words).background(Color.red.opacity(isOn ? amount : 0)) }.background(.black)") == onBlack)
    #expect(ratio("VStack { \(words).background(Color.red.opacity(amount)) }.background(.black)") == nil)
  }

  /// `PlainListStyle()` is `.plain`, as it was written at first.
  @Test(arguments: [".plain", "PlainListStyle()"])
  func rowsOfAPlainListLieOnTheScreen(_ style: String) {
    let model = bodyModel("List { \(words) }.listStyle(\(style))")
    let ground = model.colours.background(of: model.first(.Text).index)?.value.single
    #expect(ground?.name(in: .light) == "systemBackground")
  }

  @Test(arguments: ["Page()", "NavigationStack { Page() }", "NavigationView { page }"])
  func aHostedScreenLiesOnTheSystemsBackground(_ root: String) {
    let controller = """
      final class Start: UIViewController {
        func open() {
          let page = Page()
          let host = UIHostingController(rootView: \(root))
          present(host, animated: true)
        }
      }
      """
    let model = model("struct Page: View { var body: some View { VStack { \(words) } } }", beside: [controller])
    let ground = model.colours.background(of: model.first(.Text).index)?.value.single
    #expect(ground?.name(in: .light) == "systemBackground")
  }

  @Test func aClearRowShowsWhatLiesBelowTheList() {
    let rows = "List { \(words).listRowBackground(Color.clear) }"
    #expect(ratio("ZStack { Color.black\n\(rows).scrollContentBackground(.hidden) }") == onBlack)
    #expect(ratio("ZStack { Color.black\n\(rows) }") != onBlack)
    #expect(ratio("ZStack { Image(\"photo\")\n\(rows).scrollContentBackground(.hidden) }") == nil)
  }

  /// A link around nothing makes a row of a component respond, and leaves what lies behind the row as it is.
  @Test(arguments: [
    ("NavigationLink(destination: Text(\"b\")) { EmptyView() }.opacity(0)", true),
    ("Button(\"\") {}", true), ("VStack { Spacer() }", true),
    ("Image(\"photo\")", false), ("VStack { Spacer() }.background(.red)", false),
  ])
  func whatAComponentDrawsBehindItsContentIsItsGround(_ sibling: String, _ leavesGround: Bool) {
    let row = """
      struct Row<Label: View>: View {
        let label: () -> Label
        init(@ViewBuilder label: @escaping () -> Label) { self.label = label }
        var body: some View {
          ZStack {
            \(sibling)
            label()
          }
        }
      }
      """
    let model = bodyModel("List { Row { \(words) } }.listStyle(.plain)", beside: [row])
    let ground = model.colours.background(of: model.first(.Text).index)?.value.single
    #expect((ground?.name(in: .light) == "systemBackground") == leavesGround)
  }

  /// The system draws what destroys in red, whatever tint there is; a color of its own stays.
  @Test func theTitleOfADestructiveButtonHasTheColorOfTheSystem() {
    let tinted = ".tint(Color(white: 0.6)).background(.white)"
    #expect(ratio("Button(action: {}) { Text(\"a\") }\(tinted)") == onWhite)
    #expect(ratio("Button(role: .destructive, action: {}) { Text(\"a\") }\(tinted)") == nil)
    #expect(ratio("Button(role: .destructive, action: {}) { \(words) }\(tinted)") == onWhite)
    #expect(ratio("Button(role: .cancel, action: {}) { Text(\"a\") }\(tinted)") == onWhite)
  }

  /// The style of a list counts where it is set around the list as well, the nearest first.
  @Test(arguments: [
    ("Group { List { words } }.listStyle(.plain)", "systemBackground"),
    ("Group { if isOn { List { words } } }.listStyle(PlainListStyle())", "systemBackground"),
    ("Group { List { words }.listStyle(.insetGrouped) }.listStyle(.plain)", "secondarySystemGroupedBackground"),
    ("List { Section { words } }", "secondarySystemGroupedBackground"),
  ])
  func theStyleAroundAListIsItsOwn(_ body: String, _ name: String) {
    let model = bodyModel(body.replacing("words", with: words))
    #expect(model.colours.background(of: model.first(.Text).index)?.value.single?.name(in: .light) == name)
  }

  /// A thin layer counts with the little that it adds; where its color is not known, it leaves what is below it.
  @Test func thinLayersAreSeen() throws {
    let thin = try #require(ratio("VStack { \(words).background(Color.white.opacity(0.1)) }.background(.black)"))
    #expect(thin < onBlack && thin > onBlack / 2)
    let tinted = bodyModel("VStack { \(words).background(Color.red.opacity(0.08)) }.background(.black)")
    #expect(
      tinted.colours.background(of: tinted.first(.Text).index)?.value.single?.name == "red at 8% opacity over black")
    #expect(ratio("VStack { \(words).background(Color(\"Unlisted\").opacity(0.08)) }.background(.black)") == onBlack)
    #expect(ratio("VStack { \(words).background(Color(\"Unlisted\").opacity(0.8)) }.background(.black)") == nil)
  }

  @Test func aBackgroundThatDrawsNothingLeavesTheGround() {
    let ground = "ZStack { Color.black\nVStack { \(words) }"
    let link = "NavigationLink(destination: Text(\"b\"), isActive: $isOn)"
    for nothing in [
      "\(link) { EmptyView() }", "\(link) {}", "NavigationLink(\"\", destination: Text(\"b\"), isActive: $isOn)",
      "GeometryReader { proxy in Color.clear }", "Image(\"a\").hidden()",
      "Group { if isOn { \(link) { EmptyView() } } }",
    ] {
      #expect(ratio("\(ground).background(\(nothing)) }") == onBlack, "\(nothing)")
    }
    for something in ["\(link) { Image(\"a\") }", "GeometryReader { proxy in Image(\"a\") }", "Plate()"] {
      #expect(ratio("\(ground).background(\(something)) }") == nil, "\(something)")
    }
  }

  @Test func theBackgroundOfAContainerLiesBehindIt() {
    #expect(ratio("VStack { \(words) }.containerBackground(Color.black, for: .navigation)") == onBlack)
    #expect(ratio("VStack { \(words) }.containerBackground(for: .widget) { Color.black }") == onBlack)
    // What shines through it is not known.
    #expect(ratio("VStack { \(words) }.containerBackground(for: .widget) { Color.clear }") == nil)
    #expect(ratio("VStack { \(words) }.containerBackground(.thinMaterial, for: .navigation)") == nil)
  }

  private func holder(_ body: String) -> String {
    "struct Holder<Content: View>: View {\n @ViewBuilder let content: () -> Content\n"
      + " var body: some View {\n\(body)\n }\n}\n"
  }

  @Test(arguments: [
    "Form { content() }", "List { Section { content() } }",
    "NavigationLink { Form { content() } } label: { Image(\"a\") }",
  ])
  func aComponentIsTheListThatItMakes(_ body: String) {
    #expect(ratio("Holder { \(words) }", [holder(body)]) == onWhite)
    // Nothing reaches the rows that lies behind the list.
    #expect(ratio("ZStack { Color.black\nHolder { \(words) } }", [holder(body)]) == onWhite)
  }

  @Test func aSectionLeavesTheGroundOfItsRows() {
    let section = holder("Section { content() } header: { Text(\"b\") }")
    #expect(ratio("Form { Holder { \(words) } }", [section]) == onWhite)
    #expect(ratio("Holder { \(words) }.background(Color.black)", [section]) == onBlack)
  }

  @Test func aScreenThatAComponentOpensLiesOnNothingAroundIt() {
    let link = holder("NavigationLink { VStack { content() } } label: { Image(\"a\") }")
    #expect(ratio("Holder { \(words) }.background(Color.black)", [link]) == onWhite)
  }

  @Test func aFooterLiesOnWhatAListLiesOnThatDrawsNothing() {
    let footer = "Section { Text(\"row\") } footer: { \(words) }"
    func ratioOfFooter(_ body: String) -> Double? {
      let model = bodyModel(body)
      guard let text = model.file.views.indices.last(where: { model.file.views[$0].known == .Text }) else { return nil }
      return model.colours.background(of: Int32(text)).flatMap { background in
        model.colours.judge(model.colours.foreground(of: Int32(text)).value, on: background)?.entry(.light)?.ratio
      }.map { ($0 * 100).rounded() / 100 }
    }
    #expect(ratioOfFooter("List { \(footer) }.scrollContentBackground(.hidden).background(Color.black)") == onBlack)
    #expect(ratioOfFooter("Form { \(footer) }") == 2.55)
    // Nothing says on what the section lies.
    #expect(ratioOfFooter("VStack { \(footer) }.background(Color.black)") == nil)
  }
}
