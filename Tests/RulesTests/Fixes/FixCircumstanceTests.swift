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
}
