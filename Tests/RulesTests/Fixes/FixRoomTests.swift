// Where a fix would move or cut off what is around, or change nothing, it is only suggested.

import CurbcutFindings
import Testing

struct FixRoomTests: FixReading {
  @Test func aBoxIsNotMadeHigher() {
    func field(_ box: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  TextField(\"Server\", text: $server)\n  Button { server = \"\" } label: {\n"
          + "    Image(systemName: \"multiply.circle.fill\")\n  }\n}\n.padding(8)\n\(box)",
        members: "  @State private var server = \"\"\n"
      ).fixes("touch-target-too-small").map(\.safety)
    }
    #expect(field("") == [.unsafe])
    #expect(field(".background(Capsule().strokeBorder(Color.gray))") == [.suggestion])
  }

  /// Words by their type, shown above the only control; a String may be anything.
  @Test func aCaptionThatTheComponentIsMadeWithIsTheLabel() {
    func picker(_ type: String) -> [String] {
      FixSample(
        body: "VStack {\n  Text(title)\n  Picker(\"\", selection: $hours) {\n    Text(\"1\")\n  }\n}",
        members: "  let title: \(type)\n  @State private var hours = 0\n"
      ).fixes("control-missing-label").map(\.title)
    }
    #expect(picker("LocalizedStringKey") == ["Add .accessibilityLabel(title), from the text next to it"])
    #expect(picker("String").isEmpty)
  }

  /// Of three passwords the first is the one so far.
  @Test func onlyTheOthersOfThreePasswordsAreNew() {
    func types(_ names: [String]) -> [String] {
      FixSample(
        body: "Form {\n  TextField(\"Mail\", text: $mail)\n    .textContentType(.username)\n"
          + names.map { "  SecureField(\"Password\", text: $\($0))\n" }.joined() + "}",
        members: names.map { "  @State private var \($0) = \"\"\n" }.joined() + "  @State private var mail = \"\"\n"
      ).fixes("input-purpose-missing").map(\.title)
    }
    let (old, new) = ("Add .textContentType(.password)", "Add .textContentType(.newPassword)")
    #expect(types(["password", "newPassword", "repeatedPassword"]) == [old, new, new])
    #expect(types(["password", "repeatedPassword"]) == [new, new])
    #expect(types(["newPassword", "repeatedPassword", "currentPassword"]) == [new, new, old])
  }

  /// `isTotalPrice` is called after one of the two options of its picker.
  @Test func aPickerIsNotNamedAfterAnOption() {
    func picker(_ state: String) -> [String] {
      FixSample(
        body: "VStack {\n  Picker(\"\", selection: $\(state)) {\n    Text(\"1\")\n  }\n  Text(\"Total price\")\n}",
        members: "  @State private var \(state) = true\n"
      ).fixes("control-missing-label").map(\.title)
    }
    #expect(picker("totalPrice") == ["Add .accessibilityLabel(\"Total price\"), from $totalPrice"])
    #expect(picker("isTotalPrice").isEmpty)
  }

  @Test func aSheetOfAFixedHeightHasNoRoom() {
    func sheet(_ detents: String) -> [Safety] {
      FixSample(body: "VStack {\n  Text(\"Lanterns\")\n    .font(.system(size: 15))\n}\n\(detents)")
        .fixes("fixed-font-size").map(\.safety)
    }
    #expect(sheet(".presentationDetents([.medium])") == [.unsafe])
    #expect(sheet(".presentationDetents([.height(230)])") == [.suggestion])
  }

  @Test func aRowOfManyGroupsIsNotScaled() {
    func row(_ groups: Int) -> [Safety] {
      let group = "  HStack {\n    Text(count)\n    Text(\"replies\")\n  }\n"
      return FixSample(
        body: "HStack {\n" + String(repeating: group, count: groups) + "}\n.font(.system(size: 15))",
        members: "  let count: String\n"
      ).fixes("fixed-font-size").map(\.safety)
    }
    #expect(row(2) == [.unsafe])
    #expect(row(4) == [.suggestion])
  }

  @Test func theSameWordInEachRowTellsNothingNew() {
    func button(_ open: String, _ close: String) -> [Safety] {
      FixSample(
        body: "\(open)\n  Button { play(song) } label: {\n    Image(systemName: \"play.fill\")\n  }\n\(close)",
        members: "  let song: Song\n  let songs: [Song]\n  func play(_ song: Song) {}\n"
      ).fixes(Self.icon).map(\.safety)
    }
    #expect(button("VStack {", "}") == [.unsafe])
    #expect(button("ForEach(songs) { song in", "}") == [.suggestion])
    #expect(button("List(songs) { Text($0.title) }\n.toolbar {", "}") == [.unsafe])
  }

  @Test func aShakeIsNotSkippedByHalf() {
    func change(_ later: String) -> [Safety] {
      FixSample(
        body: "Text(\"Lanterns\")\n  .offset(x: shakes ? -40 : 0)\n  .onChange(of: count) { _ in\n"
          + "    withAnimation(.easeInOut(duration: 0.1).repeatCount(5)) { shakes = true }\n\(later)  }",
        members: "  @State private var shakes = false\n  let count: Int\n"
      ).fixes("motion-unguarded").map(\.safety)
    }
    #expect(change("") == [.unsafe])
    let back =
      "    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {\n      shakes = false\n    }\n"
    #expect(change(back) == [.suggestion])
  }
}
