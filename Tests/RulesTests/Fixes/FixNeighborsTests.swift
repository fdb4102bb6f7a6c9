// A target is made larger only where there is room for it: not among others, and not over what it would cover.

import CurbcutFindings
import Testing

struct FixNeighborsTests: FixReading {
  private static let rule = "touch-target-too-small"

  private static func button(_ symbol: String) -> String {
    "Button { act() } label: {\n  Image(systemName: \"\(symbol)\")\n}\n"
  }

  private func safeties(_ body: String, members: String = "") -> [Safety] {
    FixSample(body: body, members: members + "  func act() {}\n").fixes(Self.rule).map(\.safety)
  }

  @Test func targetsInARowKeepTheirSize() {
    func row(_ between: String, _ stack: String = "HStack") -> [Safety] {
      safeties("\(stack) {\n\(Self.button("minus"))\(between)\(Self.button("plus"))}\n.padding()")
    }
    #expect(row("") == [.suggestion, .suggestion])
    #expect(row("Text(\"2\")\n") == [.suggestion, .suggestion])
    #expect(row("Spacer()\n") == [.unsafe, .unsafe])
    #expect(row("TextField(\"Count\", text: $count)\n") == [.unsafe, .unsafe])
    #expect(row("TextField(\"Count\", text: $count).frame(width: 40)\n") == [.suggestion, .suggestion])
    #expect(row("Text(\"2\").frame(maxWidth: .infinity)\n") == [.unsafe, .unsafe])
    // In a column only what is next to it.
    #expect(row("", "VStack") == [.suggestion, .suggestion])
    #expect(row("Text(\"2\")\n", "VStack") == [.unsafe, .unsafe])
  }

  @Test func whatIsShownInsteadIsNotBeside() {
    let (one, other) = (Self.button("play"), Self.button("pause"))
    let choice =
      "HStack {\n  Spacer()\n  if isOn {\n    Group {\n\(one)    }\n  } else {\n    Group {\n\(other)    }\n  }\n}\n.padding()"
    #expect(safeties(choice, members: "  let isOn: Bool\n") == [.unsafe, .unsafe])
    let both =
      "HStack {\n  Spacer()\n  if isOn {\n    Group {\n\(one)    }\n    Group {\n\(other)    }\n  }\n}\n.padding()"
    #expect(safeties(both, members: "  let isOn: Bool\n") == [.suggestion, .suggestion])
  }

  @Test func oneOfManyKeepsItsSize() {
    let many = "HStack {\n  ForEach(0..<5) { _ in\n  \(Self.button("star"))  }\n}\n.padding()"
    #expect(safeties(many) == [.suggestion])
  }

  @Test func aComponentIsJudgedWhereItIsUsed() {
    func uses(_ body: String) -> [Safety] {
      FixSample(body: Self.button("star"), members: "  func act() {}\n").with(
        file: "import SwiftUI\n\nstruct Bar: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
      ).fixes(Self.rule).map(\.safety)
    }
    #expect(uses("HStack {\n  Example()\n  Spacer()\n}.padding()") == [.unsafe])
    #expect(uses("HStack {\n  Example()\n  Button(\"Share\") { share() }\n}.padding()") == [.suggestion])
    #expect(uses("HStack {\n  Example()\n  Example()\n}.padding()") == [.suggestion])
  }

  @Test func aBadgeDoesNotCoverWhatItLiesOn() {
    func badge(_ base: String) -> [Safety] {
      safeties("\(base)\n.overlay(alignment: .topTrailing) {\n\(Self.button("xmark.circle.fill"))}")
    }
    #expect(badge("Image(\"lantern\").resizable()") == [.unsafe])
    #expect(badge("Image(\"lantern\").resizable().frame(width: 240, height: 180)") == [.unsafe])
    #expect(badge("Image(\"lantern\").resizable().frame(width: 60, height: 60)") == [.suggestion])
    #expect(badge("Image(\"lantern\").resizable().onTapGesture { act() }") == [.suggestion])
  }

  @Test func roundEndsAndSmallBoxesHaveNoRoom() {
    func box(_ modifiers: String) -> [Safety] {
      safeties("VStack {\n  HStack {\n    Spacer()\n  \(Self.button("xmark"))  }\n  .padding()\n}\n\(modifiers)")
    }
    #expect(box(".padding()") == [.unsafe])
    #expect(box(".background(Color.gray, in: Capsule())") == [.suggestion])
    #expect(box(".frame(width: 64)") == [.suggestion])
    #expect(box(".frame(width: 300)") == [.unsafe])
  }

  @Test func roomToTheSidesIsNoneAboveAndBelow() {
    func line(_ padding: String) -> [Safety] {
      safeties("HStack {\n  Text(\"Lanterns\")\n  Spacer()\n\(Self.button("xmark"))}\n\(padding)")
    }
    #expect(line(".padding()") == [.unsafe])
    #expect(line(".padding(.vertical, 12)") == [.unsafe])
    #expect(line(".padding(.horizontal)") == [.suggestion])
    #expect(line(".frame(maxWidth: .infinity)") == [.suggestion])
  }

  @Test func onlyTheShortSideGrows() {
    func title(_ frame: String) -> [String] {
      FixSample(
        body: "HStack {\n  Spacer()\n  Button { act() } label: {\n    Image(systemName: \"xmark\")\n      \(frame)\n"
          + "  }\n}\n.padding()",
        members: "  func act() {}\n"
      ).fixes(Self.rule).map(\.title)
    }
    #expect(title(".padding(.horizontal, 20)") == ["Add .frame(minHeight: 44) inside the label"])
    #expect(title(".padding(.vertical, 20)") == ["Add .frame(minWidth: 44, alignment: .trailing) inside the label"])
    #expect(
      title(".foregroundColor(.red)")
        == ["Add .frame(minWidth: 44, minHeight: 44, alignment: .trailing) inside the label"])
  }

  @Test func theTitleOfABarIsKnownByItsName() {
    func title(_ name: String) -> [Safety] {
      FixSample(
        "import SwiftUI\n\nstruct \(name): View {\n  let name: String\n  var body: some View {\n    HStack {\n"
          + "      Text(name)\n        .lineLimit(1)\n    }\n  }\n}\n"
      ).fixes("line-limit-truncates").map(\.safety)
    }
    #expect(title("ChatTitleView") == [.unsafe])
    #expect(title("ChatNavTitleView") == [.suggestion])
  }

  @Test func aHeightInAFixedHeightStays() {
    func line(_ around: String) -> [Safety] {
      FixSample(
        body: "VStack {\n  Text(name)\n    .font(.footnote)\n    .frame(height: 18)\n  Spacer()\n}\n\(around)",
        members: "  let name: String\n"
      ).fixes("fixed-frame-clips-text").map(\.safety)
    }
    #expect(line(".padding()").contains(.unsafe))
    #expect(!line(".frame(height: 400)").contains(.unsafe))
  }

  /// What a widget shows has no room, whatever file it is in.
  @Test func aPartOfAWidgetDoesNotGrow() {
    func text(_ shown: String) -> [Safety] {
      FixSample(body: "Text(\"Lantern\")\n  .font(.system(size: 15))").with(
        file: "import SwiftUI\nimport WidgetKit\n\nstruct Shop: Widget {\n  var body: some WidgetConfiguration {\n"
          + "    StaticConfiguration(kind: \"shop\", provider: Provider()) { entry in\n      \(shown)\n    }\n  }\n}\n"
      ).fixes("fixed-font-size").map(\.safety)
    }
    #expect(text("Text(\"Shop\")") == [.unsafe])
    #expect(text("Example()") == [.suggestion])
  }

  /// What is moved into the label has to make the target large enough.
  @Test func whatStaysSmallIsNotMoved() {
    func moved(_ modifier: String) -> [Safety] {
      FixSample(
        body: "Button { act() } label: {\n  Image(systemName: \"xmark\")\n}\n\(modifier)", members: "  func act() {}\n"
      ).fixes("hit-area-outside-label").map(\.safety)
    }
    #expect(moved(".padding(16)") == [.unsafe])
    #expect(moved(".padding(4)") == [.suggestion])
    #expect(moved(".frame(width: 48, height: 48)") == [.unsafe])
    #expect(moved(".frame(width: 30, height: 30)") == [.suggestion])
  }
}
