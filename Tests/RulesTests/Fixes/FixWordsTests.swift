// The words of proposed labels: what happens, in the way in which the app says words, and none where that is a guess.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixWordsTests {
  private static let rule = "icon-button-missing-label"

  /// The words for a button of an icon that runs some code; nil where there is no fix.
  private func words(_ action: String, symbol: String = "circle.hexagongrid") -> String? {
    let body = "Button {\n  \(action)\n} label: {\n  Image(systemName: \"\(symbol)\")\n}"
    return label(FixSample(body: body).fixes(Self.rule))
  }

  private func label(_ fixes: [Fix]) -> String? {
    fixes.first?.edits.first?.text.split(separator: "\"").dropFirst().first.map(String.init)
  }

  @Test(arguments: [
    ("showsEditProfile = true", "Edit profile"), ("isEditingName = true", "Edit name"),
    ("isShowingSettings = true", "Show settings"), ("showDeleteConfirmation = true", "Delete"),
    ("showColorPicker = true", "Choose color"), ("showFilterSettings = true", "Show filter settings"),
    ("activeSheet = .editProfile", "Edit profile"), ("activeSheet = .details(stamp)", "Show details"),
    ("onDeleteTap?()", "Delete"), ("onSelectCreateStamp()", "Create stamp"), ("dismissAll?()", "Close"),
    ("isPresented = false", "Close"), ("searchText = \"\"", "Clear search"), ("tags.removeAll()", "Clear tags"),
    ("_ = photos.remove(at: index)", "Remove"), ("weeks += 1", "Increase weeks"),
    ("openURLEditor()", "Edit URL"),
    ("guard isOn else { return }\n  haptics.play()\n  deleteStamp()\n  showsMenu = false", "Delete stamp"),
  ])
  func whatHappensIsSaid(action: String, expected: String) {
    #expect(words(action) == expected)
  }

  @Test(arguments: [
    "verification()", "navigateTo(stamp)", "isMuted = true", "stamp = other", "value = \"a\"",
    "process()\n  finished()",
  ])
  func whatSaysNothingIsNotSaid(action: String) {
    #expect(words(action) == nil)
  }

  @Test func symbolsSayWhatButtonsDo() {
    #expect(words("a()", symbol: "heart.fill") == "Like")
    // It closes, or takes away.
    #expect(words("a()\n  b()", symbol: "xmark") == "Close")
    #expect(words("removePhoto(index)\n  b()", symbol: "xmark.circle.fill") == "Remove")
    // These are drawn on buttons of many kinds.
    for symbol in ["globe", "square.and.pencil", "checkmark.circle.fill", "folder"] {
      #expect(words("a()", symbol: symbol) == nil, "\(symbol)")
    }
  }

  @Test func stateAndNeighborsMakeASymbolAGuess() {
    let two =
      "Button { a() } label: {\n  if isOn { Image(systemName: \"mic\") } else { Image(systemName: \"stop\") }\n}"
    #expect(FixSample(body: two).fixes(Self.rule).isEmpty)
    let faded = "Image(systemName: \"mic\")\n  .opacity(isOn ? 1 : 0.2)\n  .onTapGesture { a() }"
    #expect(FixSample(body: faded).fixes(Self.rule).isEmpty)
    #expect(label(FixSample(body: faded.replacing("isOn ? 1 : 0.2", with: "0.5")).fixes(Self.rule)) == "Record")
    let changing = two.replacing("a()", with: "onSelectAll()")
    #expect(FixSample(body: changing).fixes(Self.rule).isEmpty)
    func row(_ call: String, _ values: [String]) -> [String?] {
      let lines = values.map { "  Image(systemName: \"tag\").onTapGesture { \(call)(\($0)) }\n" }
      return FixSample(body: "HStack {\n\(lines.joined())}").fixes(Self.rule).map { label([$0]) }
    }
    #expect(row("addTag", [".red", ".darkBlue"]) == ["Add tag: Red", "Add tag: Dark blue"])
    #expect(row("toggle", ["\"red\"", "\"blue\""]) == ["Red", "Blue"])
    #expect(row("addTag", ["first", "second"]).isEmpty)
  }

  @Test func aValueThatIsChosenIsNotCalledByItsSymbol() {
    #expect(words("isIncome = true\n  b()", symbol: "minus") == nil)
    #expect(words("dismiss()", symbol: "chevron.left") == "Back")
  }

  @Test func anArrowIsNoNameOfWhatIsTapped() {
    #expect(words("a()", symbol: "chevron.right") == nil)
    let image = "Image(systemName: \"chevron.right\")\n  .onTapGesture { a() }"
    #expect(FixSample(body: image).fixes(Self.rule).isEmpty)
  }

  @Test func aHeadingInARowTellsNoRowsApart() {
    let body =
      "ForEach(posts) { post in\n  HStack {\n    Text(\"Hidden\")\n    Button(\"Reveal\") { reveal(post) }\n  }\n}"
    #expect(FixSample(body: body).fixes("duplicate-label").isEmpty)
  }

  @Test func aRowActionGetsATitle() {
    let body =
      "List {\n  Text(\"A\")\n    .swipeActions {\n      Button {\n        deleteStamp()\n      } label: {\n"
      + "        Image(systemName: \"trash.fill\")\n      }\n    }\n}"
    let fixed = FixSample(body: body).fixed(Self.rule)
    #expect(fixed.contains("            Label(\"Delete stamp\", systemImage: \"trash.fill\")\n"))
  }

  @Test func whatAMenuHoldsIsNoAction() {
    let menu = "Menu {\n  itemOptionsMenu()\n} label: {\n  Image(systemName: \"SYMBOL\")\n}"
    func words(_ symbol: String) -> String? {
      label(FixSample(body: menu.replacing("SYMBOL", with: symbol)).fixes(Self.rule))
    }
    #expect(words("ellipsis") == "More actions")
    #expect(words("list.bullet") == nil)
  }

  @Test func wordsThatTheAppHasAreTakenFromItsTables() {
    let button = FixSample(body: "Button { dismiss() } label: {\n  Image(systemName: \"xmark\")\n}")
    let table = "\"hide_title\" = \"Close\";\n\"close_button\" = \"Close\";\n\"save_title\" = \"Save\";\n"
    let known = button.with(strings: table).fixes(Self.rule)
    #expect(label(known) == "close_button")
    #expect(known.flatMap(\.newKeys).isEmpty)
    let new = button.with(strings: "\"Save\" = \"Save\";\n").fixes(Self.rule)
    #expect(label(new) == "Close")
    #expect(new.flatMap(\.newKeys) == ["Close"])
    // Where keys are names, a literal would be said as it is in all languages.
    #expect(button.with(strings: "\"save_title\" = \"Save\";\n").fixes(Self.rule).isEmpty)
    #expect(button.fixes(Self.rule).flatMap(\.newKeys).isEmpty)
  }

  @Test func codeOutsideOfViewsAsksTheTables() {
    let text =
      "import UIKit\n\nfinal class Bar: UIView {\n  private let nextKeyboardButton = UIButton()\n\n  func setUp() {\n"
      + "    nextKeyboardButton.setImage(UIImage(systemName: \"globe\"), for: .normal)\n"
      + "    nextKeyboardButton.addTarget(self, action: #selector(a), for: .touchUpInside)\n"
      + "    addSubview(nextKeyboardButton)\n  }\n}\n"
    let line = "\n    nextKeyboardButton.accessibilityLabel = "
    let sample = FixSample(text)
    #expect(sample.fixed(Self.rule).contains(line + "\"Next keyboard\"\n"))
    let localized = sample.with(strings: "\"A\" = \"A\";\n")
    #expect(localized.fixed(Self.rule).contains(line + "String(localized: \"Next keyboard\")\n"))
    let old = localized.with(systems: ["13.0"])
    #expect(old.fixed(Self.rule).contains(line + "NSLocalizedString(\"Next keyboard\", comment: \"\")\n"))
    let own = localized.with(file: "let title = \"a\".localized\n")
    #expect(own.fixed(Self.rule).contains(line + "\"Next keyboard\".localized\n"))
  }

  @Test func namesOfStatesAreNamesOfThings() {
    func words(_ state: String) -> String? {
      label(
        FixSample(body: "VStack {\n  Slider(value: $\(state))\n  Text(\"Font size\")\n  Text(\"Volume\")\n}").fixes(
          "control-missing-label"))
    }
    #expect(words("fontSize") == "Font size")
    #expect(words("volumeValue") == "Volume")
    #expect(words("sliderValue") == nil)
    #expect(words("percentage") == nil)
  }

  @Test func aHeadingThatIsAKeyIsNotRead() {
    let body = "VStack {\n  Text(\"plan_title\")\n  Button(\"Learn more\") { showPlans() }\n}"
    #expect(FixSample(body: body).fixes("generic-link-text").isEmpty)
  }

  @Test func aTabIsCalledAsItsTag() {
    let body =
      "TabView(selection: $tab) {\n  Inbox()\n    .tabItem {\n      Image(systemName: \"envelope.fill\")\n    }\n"
      + "    .tag(\"Messages\")\n}"
    let fixes = FixSample(body: body, members: "  @State private var tab = \"\"\n").fixes("tab-missing-label")
    #expect(fixes.flatMap(\.edits).map(\.text) == ["Label(\"Messages\", systemImage: \"envelope.fill\")"])
  }
}
