// Where a fix is left to people, and which words are preferred to the names of the code: what is seen at a control, what
// it brings up is called, what its author wrote beside it.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixRefusalTests {
  private static let icon = "icon-button-missing-label"
  private static let field = "text-field-missing-label"

  private func texts(_ fixes: [Fix]) -> [String] {
    fixes.filter { $0.safety != .suggestion }.flatMap(\.edits).map(\.text)
  }

  private func label(_ body: String, _ rule: String, members: String = "") -> String? {
    texts(FixSample(body: body, members: members).fixes(rule)).first?.split(separator: "\"").dropFirst().first.map(
      String.init)
  }

  private func button(_ action: String, _ image: String = "Image(systemName: \"circle.hexagongrid\")") -> String {
    "Button {\n  \(action)\n} label: {\n  \(image)\n}"
  }

  // MARK: Words

  @Test(arguments: [
    ("VStack {\n  Text(\"File server\")\n  FIELD\n}", "File server"),
    (
      "VStack {\n  Text(\"File server:\")\n  HStack {\n    Image(systemName: \"link\")\n    FIELD\n  }\n}",
      "File server"
    ),
    ("Form {\n  Section(\"Server\") {\n    FIELD\n  }\n}", "Server"),
    ("Form {\n  Section {\n    FIELD\n  } header: {\n    Text(\"Server\")\n  }\n}", "Server"),
    // What is done there is no name.
    ("Form {\n  Section(\"Add server\") {\n    FIELD\n  }\n}", nil),
    // The words may be about what stands between.
    ("VStack {\n  Text(\"Server\")\n  Button(\"Paste\") { paste() }\n  FIELD\n}", nil),
    // The app says the words of the state itself.
    ("VStack {\n  Button(\"Paste\") { paste(\"Relay URL\") }\n  FIELD\n}", "Relay URL"),
  ])
  func aFieldIsCalledAsPeopleSeeIt(body: String, expected: String?) {
    let field = "TextField(\"wss://a.example\", text: $relayUrl)"
    let members = "  @State private var relayUrl = \"\"\n"
    #expect(label(body.replacing("FIELD", with: field), Self.field, members: members) == expected, "\(body)")
  }

  @Test func abbreviationsOfTheCodeAreNoWords() {
    func words(_ state: String) -> String? {
      label(
        "VStack {\n  Slider(value: $\(state))\n  Text(\"Country\")\n  Text(\"GSM strength\")\n}",
        "control-missing-label",
        members: "  @State private var \(state) = 0.0\n")
    }
    #expect(words("bias") == nil)
    #expect(words("nwcLevel") == nil)
    #expect(words("wiFiStrength") == nil)
    #expect(words("selectedCountry") == "Country")
    #expect(words("gsmStrength") == "GSM strength")
  }

  @Test func whatAnActionBringsUpSaysWhatItIs() {
    let members = "  @State private var showsUsers = false\n"
    let sheet = button("showsUsers = true") + "\n.sheet(isPresented: $showsUsers) { Users() }"
    let sample = FixSample(body: sheet, members: members)
    func users(_ title: String) -> FixSample {
      sample.with(
        file: "import SwiftUI\n\nstruct Users: View {\n  var body: some View {\n    NavigationStack {\n"
          + "      List { Text(\"A\") }\n        .navigationTitle(\(title))\n    }\n  }\n}\n")
    }
    #expect(texts(users("\"New chat\"").fixes(Self.icon)).first?.contains("\"New chat\"") == true)
    #expect(texts(users("name").fixes(Self.icon)).first?.contains("\"Show users\"") == true)
    // A state that is turned over in what it shows is closed there.
    let inside = "Text(\"A\").sheet(isPresented: $showsUsers) {\n  \(button("showsUsers.toggle()"))\n}"
    #expect(label(inside, Self.icon, members: members) == "Close")
  }

  @Test func aDrawingAndANameThatDisagreeAreLeftToPeople() {
    let members = "  @State private var showsMembers = false\n"
    #expect(label(button("showsMembers = true"), Self.icon, members: members) == "Show members")
    for symbol in ["plus", "xmark"] {
      #expect(
        label(button("showsMembers = true", "Image(systemName: \"\(symbol)\")"), Self.icon, members: members) == nil)
    }
    #expect(label(button("add()", "Image(systemName: \"plus\")"), Self.icon) == nil)
    #expect(label(button("addStamp()", "Image(systemName: \"plus\")"), Self.icon) == "Add stamp")
  }

  @Test func aDrawingWithSeveralMeaningsAsksTheCode() {
    func words(_ action: String, _ symbol: String) -> String? {
      label(button(action, "Image(systemName: \"\(symbol)\")"), Self.icon)
    }
    #expect(words("zoom = max(1, zoom - 0.1)", "minus.circle") == nil)
    #expect(words("if isOn { _ = saveReplay() } else { warn() }", "square.and.arrow.down") == "Save")
    #expect(words("model.toggleShowingPanel()", "circle.hexagongrid") == nil)
    let paused = "if isPaused {\n  \(button("a = nil", "Image(systemName: \"pause.fill\")"))\n}"
    #expect(label(paused, Self.icon) == nil)
    #expect(label(button("a = nil", "Image(systemName: \"pause.fill\")"), Self.icon) == "Pause")
  }

  @Test func anArrowBackLeadsBack() {
    #expect(label(button("dismiss()", "Image(\"backArrow\")"), Self.icon) == "Back")
    #expect(label(button("dismiss()", "Image(.navigateBack)"), Self.icon) == "Back")
    #expect(label(button("dismiss()", "Image(\"cross\")"), Self.icon) == "Close")
  }

  @Test func aHintThatSaysTheDeedIsTheName() {
    let hinted = button("a()", "Image(systemName: \"video\")") + "\n.accessibilityHint(\"Record a video\")"
    #expect(
      FixSample(body: hinted).fixed(Self.icon).contains("\n    .accessibilityLabel(\"Record a video\")\n"))
    let opens = hinted.replacing("Record a video", with: "Opens a website.")
    #expect(!FixSample(body: opens).fixed(Self.icon).contains("accessibilityLabel(\"Opens"))
  }

  @Test func aTappedPictureIsAButtonAtOnce() {
    let fixed = FixSample(body: "Image(\"bin\")\n  .onTapGesture { deleteStamp() }").fixed(Self.icon)
    #expect(
      fixed.contains(
        ".accessibilityLabel(\"Delete stamp\")\n      .accessibilityAddTraits(.isButton)\n"
          + "      .accessibilityRemoveTraits(.isImage)\n"))
  }

  @Test func wordsOfGeneratedTablesAreNotMixedWithLiterals() {
    let body = "VStack {\n  Text(L10n.title)\n  Button { dismiss() } label: {\n    Image(systemName: \"xmark\")\n  }\n}"
    #expect(FixSample(body: body).fixes(Self.icon).isEmpty)
    #expect(!FixSample(body: body.replacing("L10n.title", with: "\"Title\"")).fixes(Self.icon).isEmpty)
    let called = body.replacing("L10n.title", with: "Localized.title.text([\"name\": name])")
    #expect(FixSample(body: called).fixes(Self.icon).isEmpty)
    // Nor are the words of another language.
    #expect(FixSample(body: body.replacing("L10n.title", with: "\"비밀번호\"")).fixes(Self.icon).isEmpty)
    #expect(FixSample(body: body.replacing("L10n.title", with: "\"menu.title\"")).fixes(Self.icon).isEmpty)
    // A file that says nothing else is like the others.
    let bare = FixSample(body: button("dismiss()", "Image(systemName: \"xmark\")"))
    let other = "import SwiftUI\n\nstruct Other: View {\n  var body: some View { Text(L10n.title) }\n}\n"
    #expect(bare.with(file: other).fixes(Self.icon).isEmpty)
    #expect(!bare.with(file: other.replacing("L10n.title", with: "\"Title\"")).fixes(Self.icon).isEmpty)
  }

  // MARK: Layout

  private static let limit = "line-limit-truncates"

  @Test func whatHasNoRoomIsNotLetGrow() {
    let members = "  let name: String\n  let place: String\n"
    let row = "VStack {\n  Text(name)\n    .lineLimit(1)\n  Text(place)\n}"
    #expect(FixSample(body: row, members: members).fixes(Self.limit).map(\.safety) == [.unsafe])
    let tight = FixSample(body: row + "\n.frame(height: 60)", members: members).fixes(Self.limit)
    #expect(tight.allSatisfy { $0.safety == .suggestion })
    // Where it is used counts as well.
    let used = FixSample(body: row, members: members).with(
      file: "import SwiftUI\n\nstruct Tile: View {\n  var body: some View {\n"
        + "    Example(name: a, place: b)\n      .frame(width: 90, height: 60)\n  }\n}\n")
    #expect(used.fixes(Self.limit).allSatisfy { $0.safety == .suggestion })
    let scrolls = FixSample(body: "ScrollView {\n\(row)\n}\n.frame(height: 60)", members: members)
    #expect(scrolls.fixes(Self.limit).map(\.safety) == [.unsafe])
  }

  @Test func aHeightThatHoldsWhatFillsItStays() {
    let rule = "fixed-frame-clips-text"
    let box = "ZStack {\n  Color.red\n  Text(\"Search for stamps\")\n}\n.frame(height: 30)"
    #expect(FixSample(body: box).fixes(rule).isEmpty)
    let row = "HStack {\n  Text(\"Search for stamps\")\n  Spacer()\n}\n.frame(height: 30)"
    #expect(FixSample(body: row).fixed(rule).contains(".frame(minHeight: 30)"))
  }

  @Test func aTargetGrowsWhereItsDrawingStays() {
    let rule = "touch-target-too-small"
    let close = "Button { close() } label: {\n  Image(systemName: \"xmark\")\n}\n.accessibilityLabel(\"Close\")"
    func fixes(_ body: String) -> [Fix] { FixSample(body: body).fixes(rule) }
    #expect(
      texts(fixes("HStack {\n  Text(\"A\")\n  Spacer()\n  \(close)\n}\n.padding()")).joined().contains(
        "alignment: .trailing"))
    #expect(fixes(close + "\n.background(Color.red)").allSatisfy { $0.safety == .suggestion })
    #expect(fixes(close + "\n.buttonStyle(PillStyle())").allSatisfy { $0.safety == .suggestion })
  }

  @Test func aTransparentColorStaysTheColor() {
    let body = "ZStack {\n  Color.black\n  Text(\"Sold out\")\n    .foregroundStyle(.white.opacity(0.3))\n}"
    #expect(FixSample(body: body).fixed("text-contrast").contains(".foregroundStyle(.white.opacity(0.5))"))
  }

  @Test func aColorOfTheProjectIsNotWrittenOut() {
    let body = "ZStack {\n  Color.white\n  Text(\"Sold out\")\n    .foregroundStyle(.gray500)\n}"
    let palette =
      "import SwiftUI\n\nextension ShapeStyle where Self == Color {\n"
      + "  static var gray500: Color { Color(red: 0.7, green: 0.7, blue: 0.7) }\n}\n"
    #expect(FixSample(body: body).with(file: palette).fixes("text-contrast").isEmpty)
  }

  @Test func aWidgetKeepsItsSizes() {
    let text = FixSample(body: "Text(\"A\")\n  .font(.system(size: 17))")
    #expect(text.fixes("fixed-font-size").map(\.safety) == [.unsafe])
    let widget = FixSample(text.text.replacing("import SwiftUI", with: "import SwiftUI\nimport WidgetKit"))
    #expect(widget.fixes("fixed-font-size").allSatisfy { $0.safety == .suggestion })
    let tight = FixSample(body: "VStack {\n  Text(\"A\")\n    .font(.system(size: 17))\n}\n.frame(height: 40)")
    #expect(tight.fixes("fixed-font-size").allSatisfy { $0.safety == .suggestion })
  }

  @Test func whoIsAskedTwiceChoosesAPassword() {
    let one = "SecureField(\"Password\", text: $password)"
    let members = "  @State private var password = \"\"\n  @State private var again = \"\"\n"
    let rule = "input-purpose-missing"
    #expect(texts(FixSample(body: one, members: members).fixes(rule)).joined().contains("(.password)"))
    let two = "VStack {\n  \(one)\n  SecureField(\"Repeat the password\", text: $again)\n}"
    #expect(texts(FixSample(body: two, members: members).fixes(rule)).joined().contains("(.newPassword)"))
  }

  @Test func halfOfAHeadingIsNone() {
    let rule = "header-trait-missing"
    let two =
      "VStack {\n  Text(\"Welcome to\")\n    .font(.largeTitle)\n  Text(\"Stamps\")\n    .font(.largeTitle)\n"
      + "  Text(\"The shop opens at nine.\")\n}"
    #expect(FixSample(body: two).fixes(rule).isEmpty)
  }

  @Test func aTitleIsNotMadeOfTheNameOfAType() {
    let list = FixSample(
      "import SwiftUI\n\nstruct Home: View {\n  var body: some View {\n    NavigationStack {\n"
        + "      NavigationLink(\"Stamps\") { StampList() }\n        .navigationTitle(\"Home\")\n    }\n  }\n}\n\n"
        + "struct StampList: View {\n  var body: some View {\n    List {\n      Text(\"A\")\n    }\n  }\n}\n")
    #expect(list.fixes("missing-screen-title").allSatisfy { $0.safety == .suggestion })
  }

  @Test func aScreenIsNotMadeOneElement() {
    let rule = "container-label-without-element"
    let box = "VStack {\n  Text(\"A\")\n  Rating(stamp)\n}\n.accessibilityLabel(\"Stamp\")"
    let fixes = FixSample(body: box).fixes(rule)
    #expect(texts(fixes).allSatisfy { $0.contains(".contain") })
  }

  // MARK: Roles

  @Test func whatHoldsActionsOfItsOwnStaysInParts() {
    let tap = "tap-gesture-missing-button-trait"
    let rows = "Grid {\n  GridRow {\n    Text(\"A\")\n    Text(\"B\")\n  }\n  .onTapGesture { open() }\n}"
    #expect(FixSample(body: rows).fixes(tap).isEmpty)
    let menu =
      "HStack {\n  Text(\"A\")\n  Text(\"B\").contextMenu { Button(\"Copy\") { copy() } }\n}\n.onTapGesture { open() }"
    #expect(FixSample(body: menu).fixes(tap).isEmpty)
    #expect(FixSample(body: "Text(\"🅧\").onTapGesture { open() }").fixes(tap).isEmpty)
    #expect(FixSample(body: "Text(\"A\").onTapGesture { onTap?() }").fixes(tap).isEmpty)
    let twice = "Text(\"A\")\n  .onTapGesture(count: 2) { zoom() }\n  .onTapGesture { open() }"
    #expect(FixSample(body: twice).fixes(tap).isEmpty)
    // A mark that only a color hides would be read in every row.
    let row =
      "HStack {\n  Text(\"A\")\n  Image(systemName: \"checkmark\").foregroundStyle(isOn ? .blue : .clear)\n}\n"
      + ".onTapGesture { open() }"
    #expect(FixSample(body: row, members: "  let isOn: Bool\n").fixes(tap).isEmpty)
  }

  @Test func aComponentThatIsGivenNoWordsIsNoButton() {
    let tap = "tap-gesture-missing-button-trait"
    let component =
      "import SwiftUI\n\nstruct Round: View {\n  var title: String?\n  let image: String\n  var body: some View {\n"
      + "    HStack {\n      Image(systemName: image)\n      if let title {\n        Text(title)\n      }\n    }\n  }\n}\n"
    func fixes(_ arguments: String) -> [Fix] {
      FixSample(body: "Round(\(arguments))\n  .onTapGesture { process(stamp) }").with(file: component).fixes(tap)
    }
    #expect(fixes("image: \"trash\"").isEmpty)
    #expect(!fixes("title: \"Send\", image: \"trash\"").isEmpty)
  }
}
