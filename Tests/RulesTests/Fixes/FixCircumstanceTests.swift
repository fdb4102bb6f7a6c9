// What stands around decides whether a fix is one: what a row is about, what is copied, what opens, what is said already.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixCircumstanceTests: FixReading {
  // MARK: Words

  @Test func whatIsKeptInAnObjectIsNotClosed() {
    #expect(label(button("model.script = nil", "xmark.circle.fill")) == nil)
    #expect(label(button("stamp = nil", "xmark.circle.fill")) == "Close")
  }

  @Test func aStateIsNotWhatPeopleAreAsked() {
    #expect(label(button("stampToRemove = stamp", "trash")) == nil)
    #expect(label(button("remove(stamp)\n  other()", "trash")) == "Remove")
    #expect(label(button("stampToDelete = stamp", "trash")) == "Delete")
    #expect(label(button("board.linesWipe()", "trash")) == "Clear")
    let asked = FixSample(
      body: "VStack {\n  Button {\n    stampToRemove = stamp\n  } label: {\n    Image(systemName: \"trash\")\n  }\n"
        + "  Button(\"Remove\") { remove() }\n}")
    #expect(label(asked) == "Remove")
  }

  @Test func aDeedUnderTheNameOfAThingIsNoName() {
    #expect(label(button("showDenialSheet()", "circle.hexagongrid")) == nil)
    #expect(label(button("showMapSheet()", "circle.hexagongrid")) == "Show map")
  }

  @Test func whatIsCopiedOfSeveralIsNotKnown() {
    func copy(_ key: String) -> String {
      "  Button {\n    UIPasteboard.general.string = \(key)\n  } label: {\n    Image(systemName: \"doc.on.doc\")\n  }\n"
    }
    func labels(_ keys: [String]) -> [String] {
      texts(
        FixSample(
          body: "VStack {\n" + keys.map(copy).joined() + "}",
          members: keys.map { "  let \($0): String\n" }.joined()
        ).fixes(Self.icon))
    }
    #expect(labels(["open"]).contains { $0.contains("\"Copy\"") })
    #expect(labels(["open", "secret"]).isEmpty)
  }

  /// "(optional)" is said of the words before it.
  @Test func anAsideIsNoCaption() {
    let sample = FixSample(
      body: "HStack {\n  Text(\"End date\")\n  Text(\"(inclusive)\")\n  Spacer()\n"
        + "  DatePicker(\"\", selection: $end)\n    .labelsHidden()\n}", members: "  @State private var end = Date()\n")
    #expect(label(sample, "control-missing-label") == "End date")
  }

  @Test func aPasswordThatIsThereIsNotJoinedByANewOne() {
    func types(_ first: String) -> [String] {
      FixSample(
        body: "Form {\n  TextField(\"Mail\", text: $mail)\n    .textContentType(.username)\n"
          + "  SecureField(\"Password\", text: $password)\(first)\n  SecureField(\"Again\", text: $again)\n}",
        members: "  @State private var mail = \"\"\n  @State private var password = \"\"\n"
          + "  @State private var again = \"\"\n"
      ).fixes("input-purpose-missing").map(\.title)
    }
    #expect(types("").allSatisfy { $0 == "Add .textContentType(.newPassword)" })
    #expect(types("\n    .textContentType(.password)").isEmpty)
  }

  // MARK: Roles

  @Test func aSignIsNoHeading() {
    func heading(_ words: String) -> [Safety] {
      FixSample(
        body: "VStack {\n  Text(\"\(words)\")\n    .font(.title)\n  Text(note)\n}", members: "  let note: String\n"
      )
      .fixes("header-trait-missing").map(\.safety)
    }
    #expect(heading("Lanterns") == [.safe])
    #expect(heading("✔️").isEmpty)
    let other = FixSample(
      body:
        "VStack {\n  if isDone {\n    Text(verbatim: \"✔️\")\n  } else {\n    Text(\"Lanterns\")\n  }\n}\n.font(.title)",
      members: "  let isDone: Bool\n")
    #expect(other.fixes("header-trait-missing").allSatisfy { $0.edits.count == 1 })
  }

  /// The address is opened by a function of another file, or by one that says so.
  @Test func whatOpensAPageElsewhereIsALink() {
    func trait(_ action: String, _ other: String = "") -> [String] {
      FixSample(
        body: "Text(\"Terms\")\n  .onTapGesture \(action)",
        members: "  @Environment(\\.openURL) var openURL\n  func openTerms() {\n"
          + "    openURL(URL(string: \"https://a.example/terms\")!)\n  }\n"
      ).with(file: "import SwiftUI\n\(other)").fixes("tap-gesture-missing-button-trait").map(\.title)
    }
    #expect(trait("{ openTerms() }") == ["Add .accessibilityAddTraits(.isLink)"])
    #expect(trait("{ opener.openTermsURL() }") == ["Add .accessibilityAddTraits(.isLink)"])
    #expect(trait("{ opener.openSheet() }") == ["Add .accessibilityAddTraits(.isButton)"])
  }

  @Test func whatSaysNothingIsNotChosen() {
    func bar(_ inside: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  ForEach(days, id: \\.self) { day in\n    ZStack {\n      RoundedRectangle(cornerRadius: 4)\n"
          + "        .fill(day == selected ? Color.red : Color.gray)\n      \(inside)\n    }\n"
          + "    .onTapGesture { selected = day }\n  }\n}",
        members: "  let days: [Int]\n  @State private var selected = 0\n"
      ).fixes("selected-trait-missing").map(\.safety)
    }
    #expect(bar("Capsule()").allSatisfy { $0 == .suggestion })
    #expect(bar("Text(name(of: day))").contains { $0 != .suggestion })
  }

  /// The trait would be said of each control in the row.
  @Test func aRowOfControlsIsNotChosenAsAWhole() {
    func row(_ inside: String) -> [Safety] {
      FixSample(
        body: "List(stamps) { stamp in\n  Row(stamp: stamp)\n"
          + "    .listRowBackground(selected == stamp.id ? Color.blue : Color.clear)\n"
          + "    .onTapGesture { selected = stamp.id }\n}",
        members: "  let stamps: [Stamp]\n  @State private var selected = 0\n"
      ).with(
        file: "import SwiftUI\n\nstruct Row: View {\n  let stamp: Stamp\n  var body: some View {\n    HStack {\n"
          + "      Text(stamp.title)\n      \(inside)\n    }\n  }\n}\n"
      ).fixes("selected-trait-missing").map(\.safety)
    }
    #expect(row("Button(\"Vote\") { vote() }\n      Button(\"Keep\") { keep() }").allSatisfy { $0 == .suggestion })
  }

  @Test func aLabelWithWordsOfItsOwnIsKept() {
    func remove(_ label: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  Text(stamp.title)\n  Text(stamp.price)\n}\n.accessibilityElement(children: .combine)\n"
          + ".accessibilityLabel(\(label))", members: "  let stamp: Stamp\n"
      ).fixes("combine-label-drops-content").map(\.safety)
    }
    #expect(remove("stamp.title") == [.unsafe])
    #expect(remove("\"\\(stamp.title). \"") == [.unsafe])
    #expect(remove("\"The price of \\(stamp.title)\"") == [.suggestion])
  }

  @Test func whoSaysWhySomethingIsHiddenHasAReason() {
    func shown(_ comment: String) -> [Safety] {
      FixSample(
        body:
          "VStack {\n  Text(name)\n  Button(\"All lanterns\") { show() }\n    .accessibilityHidden(true)\(comment)\n}",
        members: "  let name: String\n  func show() {}\n"
      ).fixes("interactive-element-hidden").map(\.safety)
    }
    #expect(shown("") == [.unsafe])
    #expect(shown(" // the same button stands above") == [.suggestion])
  }

  @Test func aDrawingIsNotBold() {
    func look(_ label: String) -> [Safety] {
      FixSample(
        body:
          "HStack {\n  Button { tab = 0 } label: {\n    \(label)\n  }\n  .foregroundColor(tab == 0 ? .blue : .gray)\n"
          + "  Button { tab = 1 } label: {\n    \(label)\n  }\n  .foregroundColor(tab == 1 ? .blue : .gray)\n}",
        members: "  @State private var tab = 0\n"
      ).fixes("selection-by-color-only").map(\.safety)
    }
    #expect(look("Image(systemName: \"message.fill\")").isEmpty)
    #expect(!look("Text(\"Chats\")").isEmpty)
  }

  /// The weight inside wins, and the thin one outside is not seen.
  @Test func aWeightInsideWins() {
    func weight(_ inner: String) -> [Fix] {
      FixSample(
        body: "Text(name)\(inner)\n  .font(.caption2)\n  .fontWeight(.thin)", members: "  let name: String\n"
      ).fixes("bold-text-ignored")
    }
    #expect(!weight("").isEmpty)
    #expect(weight("\n  .fontWeight(.semibold)").isEmpty)
  }

  // MARK: Announcements

  @Test func whatARowSaysIsNoNews() {
    func message(_ around: (String) -> String, _ other: String = "") -> [Fix] {
      let text = "if let failure {\n" + around("Text(failure)\n  .foregroundStyle(.red)") + "\n}"
      return FixSample(
        body: "VStack {\n  Text(\"Server\")\n\(text)\n  Button(\"Try\") { failure = \"A\" }\n}",
        members: "  @State private var failure: String?\n"
      ).with(file: "import SwiftUI\n\(other)").fixes("announcement-missing")
    }
    let row = """
      struct Row<Value: View>: View {
        let label: String
        @ViewBuilder let value: () -> Value
        var body: some View { HStack { Text(label); value() } }
      }
      """
    #expect(message { $0 }.contains { $0.safety == .unsafe })
    #expect(message({ "Row(label: \"Error\") {\n  Group {\n\($0)\n  }\n}" }, row).isEmpty)
  }

  /// Rows of data show what was; the parts of a page that is written out come and go.
  @Test func whatARowOfDataShowsIsNoNews() {
    func message(_ list: String) -> [Fix] {
      FixSample(
        body: "VStack {\n  Text(\"Server\")\n  if let failure {\n    Text(failure)\n      .foregroundStyle(.red)\n  }\n"
          + "  Button(\"Try\") { failure = \"A\" }\n}", members: "  @State private var failure: String?\n"
      ).with(
        file: "import SwiftUI\n\nstruct Page: View {\n  let servers: [Server]\n  var body: some View {\n    List {\n"
          + "      \(list)\n    }\n  }\n}\n"
      ).fixes("announcement-missing")
    }
    #expect(message("Example()").contains { $0.safety == .unsafe })
    #expect(message("ForEach(servers) { server in Example() }").isEmpty)
  }

  // MARK: Tests

  @Test func testsThatMeasureAreNoAudits() {
    func audit(_ name: String) -> [Fix] {
      FixSample(
        "import XCTest\n\nfinal class \(name): XCTestCase {\n  func testStart() {\n    let app = XCUIApplication()\n"
          + "    app.launch()\n    app.buttons[\"Light\"].tap()\n  }\n}\n"
      ).fixes("tests-missing-audit")
    }
    #expect(!audit("LanternTests").isEmpty)
    #expect(audit("MemoryLeakTests").isEmpty)
  }
}
