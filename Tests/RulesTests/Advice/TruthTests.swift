// What a finding says is true of the appearance, platform and code that it is about.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct TruthTests {
  private func found(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.findings(of: rule, in: [("View.swift", text)] + more).map(\.finding)
  }

  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    try #require(found(rule, text, more).first, "\(rule) finds nothing in:\n\(text)")
  }

  // MARK: Colors

  @Test func bothAppearancesThatFailAreNamed() throws {
    let text = "Text(\"Lanterns\")\n  .foregroundStyle(Color(.systemGray))\n  .background(Color(.systemGray5))"
    let finding = try first("text-contrast", text)
    #expect(finding.message.contains(" in light mode (dark mode: "), "\(finding.message)")
    #expect(finding.help.contains("the nearest shades that pass are #66666A in light mode"), "\(finding.help)")
    #expect(finding.help.contains(" in dark mode ("), "\(finding.help)")
  }

  @Test func anotherPairThatFailsInTheOtherAppearanceIsNamed() throws {
    let finding = try first(
      "text-contrast",
      """
      struct Pin: View {
        @Environment(\\.colorScheme) var scheme
        let isPinned: Bool
        var body: some View {
          Text("Pin")
            .foregroundStyle(isPinned ? Color(white: 0.7) : Color(white: 0.3))
            .background(scheme == .light ? Color.white : Color.black)
        }
      }
      """)
    #expect(
      finding.message.hasSuffix(" in light mode if isPinned, but should be at least 4.5:1; another pair fails as well"))
    #expect(finding.help.contains(" The other pair: #4D4D4D on black is "), "\(finding.help)")
    #expect(finding.help.hasSuffix(" in dark mode unless isPinned."), "\(finding.help)")
  }

  @Test func oneAppearanceThatFailsIsNamedAlone() throws {
    let text = "Text(\"Lanterns\")\n  .foregroundStyle(.black)\n  .background(Color(.systemGray2))"
    let finding = try first("text-contrast", text)
    #expect(finding.message.contains("too little contrast in dark mode: "), "\(finding.message)")
    #expect(!finding.message.contains("(light mode"), "\(finding.message)")
  }

  @Test(arguments: [("AppKit", "controlBackgroundColor"), ("UIKit", "secondarySystemGroupedBackground")])
  func theGroundOfARowIsThatOfThePlatform(_ module: String, _ ground: String) throws {
    let finding = try first(
      "low-contrast-semantic-style",
      """
      import \(module)

      struct Shelf: View {
        var body: some View {
          List {
            Text("Lanterns").foregroundStyle(.gray)
          }
        }
      }
      """)
    #expect(finding.message.contains(" on \(ground) (#FFFFFF)"), "\(finding.message)")
  }

  @Test func aFadedSymbolIsLessFaded() throws {
    let finding = try first(
      "non-text-contrast",
      """
      VStack {
        Button { clear() } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(Color(red: 0.5, green: 0.5, blue: 0.5))
            .opacity(0.5)
        }
        .accessibilityLabel("Clear")
      }
      .background(Color.white)
      """)
    #expect(finding.help.hasPrefix("Use an opacity of at least "), "\(finding.help)")
  }

  @Test func wordsThatOnlyKeepTheirPlaceAreNotFaint() {
    func text(_ other: String) -> String {
      "Text(\"Lanterns\")\n  .foregroundStyle(isOn ? Color.black : \(other))\n  .background(Color.white)"
    }
    #expect(found("text-contrast", text(".clear")).isEmpty)
    #expect(!found("text-contrast", text("Color(red: 0.8, green: 0.8, blue: 0.8)")).isEmpty)
  }

  @Test func aShadeThatPassesDoesSoForWordsOfEachSize() throws {
    let finding = try first(
      "text-contrast",
      "Text(\"Lanterns\")\n  .font(size)\n  .foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))\n  .background(Color.white)"
    )
    #expect(finding.message.contains("3:1 if it is large"), "\(finding.message)")
    #expect(finding.help.contains("(4.5"), "\(finding.help)")
  }

  // MARK: What is there

  @Test(arguments: [(".opacity(0)", true), (".opacity(0.5)", false)])
  func aPinThatIsNotDrawnIsNoPin(_ opacity: String, _ isSilent: Bool) {
    let text = "Map {\n  Annotation(\"\", coordinate: place) {\n    Circle()\(opacity)\n  }\n}"
    #expect(found("map-annotation-missing-label", text).isEmpty == isSilent)
  }

  @Test(arguments: [("15.0", false), ("16.0", true)])
  func whatNoSystemOfTheAppReachesIsNotMet(_ target: String, _ isSilent: Bool) {
    let text = "if #available(iOS 16, *) {\n  Text(\"Lanterns\")\n} else {\n  TextField(\"\", text: $name)\n}"
    let settings = ("App.xcodeproj/project.pbxproj", "\t\tIPHONEOS_DEPLOYMENT_TARGET = \(target);\n}\n")
    #expect(found("text-field-missing-label", text, [settings]).isEmpty == isSilent)
  }

  @Test func aPartOfAPictureThatIsSharedIsNoStop() {
    func text(_ drawing: String) -> String {
      """
      struct Card: View {
        var body: some View {
          HStack {
            Text("Lanterns")
            Spacer()
            Text(count, format: .number)
          }
        }
        let count: Int
      }

      struct Paper<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { content }.padding() }
      }

      enum Drawing {
        static func picture<Content: View>(_ content: Content) -> UIImage? {
          \(drawing)
        }
      }

      func share() -> UIImage? {
        let card = Paper { Card(count: 3) }.environment(\\.locale, .current)
        return Drawing.picture(card)
      }
      """
    }
    let rule = "ungrouped-row"
    #expect(found(rule, text("ImageRenderer(content: content.fixedSize()).uiImage")).isEmpty)
    #expect(!found(rule, text("nil")).isEmpty)
  }

  @Test func wordsOfAnotherLanguageAreNotThoseOfTheCode() throws {
    let table = "\"Comment here\" = \"Comentario\";\n"
    let project = "developmentRegion = en;\n\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tes,\n\t\t\t);\n"
    let text = "VStack {\n  Text(\"Comment here\")\n  TextField(\"\", text: $comment)\n}"
    let finding = try first(
      "text-field-missing-label", text,
      [("es.lproj/Localizable.strings", table), ("App.xcodeproj/project.pbxproj", project)])
    #expect(!finding.message.contains("Comentario"), "\(finding.message)")
    // Where no project says that it is written in English, the only table has its language.
    let spanish = try first("text-field-missing-label", text, [("es.lproj/Localizable.strings", table)])
    #expect(spanish.message.contains("Comentario"), "\(spanish.message)")
  }

  @Test(arguments: [("iOS 13, *", true), ("iOS 13.4, *", false), ("iOS 99, *", false)])
  func whatNoSystemWithADarkAppearanceReachesIsNotShown(_ systems: String, _ isSilent: Bool) {
    let text = """
      class Screen: UIViewController {
        let words = UITextView()
        override func viewDidLoad() {
          words.textColor = color
          view.backgroundColor = .systemBackground
          view.addSubview(words)
          words.text = "Lanterns"
        }
        var color: UIColor {
          if #available(\(systems)) { return .label }
          return .black
        }
      }
      """
    #expect(found("hardcoded-color", text).isEmpty == isSilent)
  }

  @Test func aTextWithoutLettersIsNotHigh() {
    func screen(_ words: String) -> String {
      let lines = (0..<24).map { _ in "      Text(\"\(words)\")\n" }.joined()
      return
        "NavigationStack {\n  VStack(spacing: 4) {\n    Group {\n\(lines)    }\n  }\n  .navigationTitle(\"Shelf\")\n}"
    }
    #expect(found("content-not-scrollable", screen("")).isEmpty)
    #expect(!found("content-not-scrollable", screen("Paper lanterns")).isEmpty)
  }

  @Test func aNicknameIsThatOfWhoSignsUp() {
    func text(_ type: String) -> String {
      "struct \(type): View {\n  @State private var nickname = \"\"\n  var body: some View {\n"
        + "    Form { TextField(\"Nickname\", text: $nickname) }\n  }\n}"
    }
    #expect(!found("input-purpose-missing", text("SignUpForm")).isEmpty)
    #expect(found("input-purpose-missing", text("MintSettings")).isEmpty)
  }

  @Test(arguments: [("\n      .onDelete(perform: remove)", true), ("", false)])
  func whatIsDeletedByASwipeAsWellIsNotOnlyInAMenu(_ swipe: String, _ isSilent: Bool) {
    let text = """
      List {
        ForEach(lanterns) { lantern in
          Text(lantern.name)
            .contextMenu {
              Button("Delete") { remove(lantern) }
            }
        }\(swipe)
      }
      """
    #expect(found("context-menu-only-action", text).isEmpty == isSilent)
  }

  // MARK: Advice

  @Test func aSizeThatIsTakenOverIsNotCalledOneInPoints() throws {
    let finding = try first(
      "fixed-font-size",
      """
      class Cell: UITableViewCell {
        let words = UILabel()
        func show(_ text: String) {
          words.text = text
          words.font = UIFont.systemFont(ofSize: words.font.pointSize)
        }
      }
      """)
    #expect(finding.message == "This text has a fixed font size and ignores Dynamic Type", "\(finding.message)")
  }

  @Test func aComponentThatMayHoldAButtonIsOnlyCombinedWithoutOne() throws {
    func text(_ inner: String) -> String {
      """
      struct Shelf: View {
        var body: some View {
          Card().onTapGesture { open() }
        }
      }
      struct Card: View {
        let isSmall = true
        var body: some View { if isSmall { Small() } else { Text("Lanterns") } }
      }
      struct Small: View { var body: some View { HStack { Text("Lanterns"); Follow() } } }
      struct Follow: View { var body: some View { Mark() } }
      struct Mark: View { var body: some View { \(inner) } }
      """
    }
    let rule = "tap-gesture-missing-button-trait"
    let condition = "if nothing inside can be activated by itself"
    let help = try first(rule, text("Button(\"Follow\") { follow() }")).help
    #expect(help.contains(condition) || !help.contains("combine"), "\(help)")
    #expect(try !first(rule, text("Text(\"Paper\")")).help.contains(condition))
  }

  @Test(arguments: [(".resizable()\n    .scaledToFit()", true), (".frame(width: 32, height: 32)", false)])
  func aPictureThatTakesAllRoomKeepsItsFrame(_ modifier: String, _ isMoved: Bool) throws {
    let help = try first(
      "touch-target-too-small",
      "Button { close() } label: {\n  Image(systemName: \"xmark\")\n    \(modifier)\n}\n"
        + "\(isMoved ? ".frame(width: 32, height: 32)" : "")\n.accessibilityLabel(\"Close\")"
    ).help
    #expect(help.hasPrefix("Move the frame into the label") == isMoved, "\(help)")
  }

  @Test func whatHasNoLabelGetsOne() throws {
    let help = try first(
      "hit-area-outside-label",
      "VStack {\n  Button(\"Close\", systemImage: \"xmark\") { close() }\n    .labelStyle(.iconOnly)\n    .padding(4)\n}"
    ).help
    #expect(help.hasPrefix("Write the label as a closure, move this modifier into it, with .frame"), "\(help)")
  }

  @Test(arguments: [(100, 30, "its height"), (30, 30, "its width and height")])
  func theSideThatIsTooShortIsNamed(_ width: Int, _ height: Int, _ sides: String) throws {
    let help = try first(
      "touch-target-too-small",
      """
      class Screen: UIViewController {
        func setUp() {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)))
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
      }
      """
    ).help
    #expect(help.hasPrefix("Make \(sides) at least 44 points"), "\(help)")
  }

  @Test(arguments: [("isLoading", true), ("isLarge", false)])
  func whatShowsThatItLoadsIsToldToFade(_ state: String, _ isLoading: Bool) throws {
    let finding = try first(
      "endless-animation",
      """
      struct Wheel: View {
        @State private var \(state) = false
        var body: some View {
          Image("wheel")
            .rotationEffect(.degrees(\(state) ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: \(state))
            .onAppear { \(state) = true }
        }
      }
      """)
    #expect(finding.message.hasPrefix("This loading animation") == isLoading, "\(finding.message)")
    #expect(finding.help.contains("pause") != isLoading, "\(finding.help)")
  }

  @Test func aClosureThatIsHandedOverIsNoName() {
    #expect(Rule.named("action") == "This action")
    #expect(Rule.named("Delete") == "The action “Delete”")
  }

  @Test(arguments: [(", maximum: 90", true), ("", false)])
  func columnsWidenOnlyWithTheirGreatestWidth(_ maximum: String, _ isNamed: Bool) throws {
    let help = try first(
      "grid-columns-fixed",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 80\(maximum)))]) {\n  ForEach(lanterns) { Text($0.name) }\n}"
    ).help
    #expect(help.contains("the minimum and the maximum") == isNamed, "\(help)")
  }

  @Test(arguments: [
    ("Notifications", ""), ("Notifications, authorization and attachments", "; hardest words: "),
  ])
  func oneWordMakesNoTextHard(_ words: String, _ tail: String) throws {
    let finding = try first(
      "reading-grade-too-high",
      "Text(\"\(words) break through to grab you when they come to your own screen at night and as you sleep on or "
        + "work with a big team of people who call you at all of the hours of the day that you did not ask for\")")
    #expect(finding.message.contains("hardest words") == !tail.isEmpty, "\(finding.message)")
  }

  // MARK: Sizes

  @Test(arguments: [("", 24), (".imageScale(.small)", 19), (".imageScale(.medium)", 24), (".imageScale(.large)", 31)])
  func theUsualScaleOfASymbolIsMedium(_ scale: String, _ side: Int) throws {
    let finding = try first(
      "touch-target-too-small",
      "Button { close() } label: { Image(systemName: \"xmark\").font(.system(size: 20))\(scale) }.buttonStyle(.plain)")
    #expect(finding.message.hasSuffix("about \(side) × \(side)"), "\(finding.message)")
  }

  @Test func aFunctionThatIsGivenTheSizeScalesIt() throws {
    let finding = try first(
      "fixed-font-size",
      """
      extension View {
        func font(_ size: CGFloat, _ color: Color = .black) -> some View { font(.system(size: size)).foregroundColor(color) }
      }
      struct Row: View { var body: some View { Text("Lanterns").font(15, .black) } }
      """)
    #expect(finding.help.contains("have .font(…) scale the size that it is given"), "\(finding.help)")
  }

  /// A cell of UIKit is as high as what is in it.
  @Test func whatUIKitPutsIntoCellsScrollsWithThem() throws {
    let long = "Please be kind to the other people here, and tell us when something hurts you or somebody else."
    let notice = """
      struct Notice: View {
        var body: some View {
          VStack {
            Text("Rules of the house").font(.title)
            Text("\(long) \(long) \(long)")
          }
        }
      }
      """
    func hosted(_ code: String) -> [Finding] {
      let list = "import UIKit\nfinal class Notices: UIViewController { func show() { \(code) } }"
      return found("content-not-scrollable", notice, [("List.swift", list)])
    }
    #expect(!hosted("present(UIHostingController(rootView: Notice()), animated: true)").isEmpty)
    #expect(hosted("cell.contentConfiguration = UIHostingConfiguration { Notice() }").isEmpty)
  }
}
