// What readers of a hundred fixes would not have merged, one kind each: a trait that holds at times, half a movement, words of
// the code, room that is not there.

import CurbcutFindings
import Testing

struct FixSecondReadTests: FixReading {
  private static let tap = "tap-gesture-missing-button-trait"
  private static let heading = "header-trait-missing"
  private static let purpose = "input-purpose-missing"
  private static let limit = "line-limit-truncates"
  private static let motion = "motion-unguarded"
  private static let columns = "grid-columns-fixed"
  private static let scroll = "content-not-scrollable"

  // MARK: Fonts

  @Test(arguments: [
    ("Text(\"I am \").font(.system(size: 24)) + Text(name).font(.system(size: 34))", true),
    ("Text(\"I am \").font(.system(size: 24)) + Text(name)", false), ("Text(\"I am \").font(.system(size: 24))", false),
  ])
  func joinedTextsGrowTogetherOrNotAtAll(body: String, isLeft: Bool) {
    let fixes = FixSample(body: body, members: "  let name: String\n").fixes("fixed-font-size")
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { ($0.safety == .suggestion) == isLeft })
  }

  // MARK: Roles

  @Test(arguments: [
    ("deleteStamp()", true), ("guard !isPlain else { return }\n  deleteStamp()", false),
    ("guard isPlain else {\n    open()\n    return\n  }\n  deleteStamp()", true), ("begin()", false),
    ("self.begin()", false),
  ])
  func whatReturnsAtOnceIsNoButtonThen(action: String, isButton: Bool) {
    let members =
      "  let isPlain: Bool\n  func begin() {\n    guard !isPlain else { return }\n    deleteStamp()\n  }\n"
    let text = FixSample(body: "Text(\"A line\")\n.onTapGesture {\n  \(action)\n}", members: members)
    #expect(texts(text.fixes(Self.tap)).isEmpty != isButton)
    let picture = FixSample(body: "Image(\"bin\")\n.onTapGesture {\n  \(action)\n}", members: members)
    #expect(texts(picture.fixes(Self.icon)).contains { $0.contains(".isButton") } == isButton)
  }

  @Test func onlyTheTextInThePlaceOfAHeadingIsOne() {
    func places(_ other: String) -> Set<Int> {
      Set(
        FixSample(
          body:
            "VStack {\n  Group {\n    if isOn {\n      Text(\"On sale\")\n    } else {\n      \(other)\n    }\n  }\n"
            + "  .font(.title2.bold())\n  Text(\"The shop opens at nine.\")\n}",
          members: "  let isOn: Bool\n"
        ).fixes(Self.heading).map(\.edits.count))
    }
    #expect(places("Text(\"Sold out\")") == [2])
    #expect(places("Text(\"All of it is sold.\")") == [1])
    #expect(places("Text(\"Sold out\").shopFont(.body)") == [1])
    #expect(places("Text(\"Sold out\")\n      Text(\"Come back soon\")") == [1])
  }

  // MARK: Fields

  @Test func aFieldIsNotGivenNoContentType() {
    let members = "  @State private var password = \"\"\n  @State private var email = \"\"\n"
    let email = "TextField(\"Email\", text: $email)\n"
    let field = "SecureField(\"Password\", text: $password)"
    for none in [".none", "nil"] {
      let fixed = FixSample(body: "VStack {\n\(email)\(field).textContentType(\(none))\n}", members: members).fixed(
        Self.purpose)
      #expect(fixed.contains(".textContentType(.password)"))
      #expect(!fixed.contains("(\(none))"))
    }
    #expect(
      FixSample(body: "VStack {\n\(email)\(field).textContentType(.password)\n}", members: members).fixes(Self.purpose)
        .flatMap(\.edits).allSatisfy { !$0.text.contains("assword") })
  }

  @Test func fieldsOfOtherFunctionsTakeNoTurns() {
    let sample = FixSample(
      "import SwiftUI\n\nstruct Login: View {\n  @State private var name = \"\"\n  @State private var password = \"\"\n"
        + "  var body: some View {\n    VStack {\n      field(text: $name)\n      secret(text: $password)\n    }\n  }\n"
        + "  private func field(text: Binding<String>) -> some View {\n"
        + "    TextField(\"Name\", text: text)\n      .textContentType(.username)\n  }\n"
        + "  private func secret(text: Binding<String>) -> some View {\n"
        + "    VStack {\n      Text(\"Password\")\n      SecureField(\"\", text: text)\n    }\n  }\n}\n")
    #expect(texts(sample.fixes(Self.purpose)).joined().contains(".password"))
  }

  // MARK: Words

  @Test func howAValueIsReachedIsNoWord() {
    #expect(label(button("text.wrappedValue = \"\"", "circle.hexagongrid")) == "Clear")
    #expect(label(button("draftBinding.wrappedValue = \"\"", "circle.hexagongrid")) == "Clear draft")
    #expect(label(button("isShowingEditor.wrappedValue = false", "circle.hexagongrid")) == "Close")
    #expect(label(button("showsMembers.wrappedValue.toggle()", "circle.hexagongrid")) == "Show members")
    #expect(label(button("weeks.value += 1", "circle.hexagongrid")) == "Increase weeks")
  }

  @Test(arguments: [
    ("PhotosPickerItem?", "", "Choose photo"), ("[PhotosPickerItem]", "", "Choose photos"),
    ("[PhotosPickerItem]", ", maxSelectionCount: 1", "Choose photo"),
    ("[PhotosPickerItem]", ", maxSelectionCount: 4", "Choose photos"),
  ])
  func oneOfManyPhotosIsOne(type: String, limit: String, expected: String) {
    let picker = button("showsPhotosPicker = true", "circle.hexagongrid").text
    let sample = FixSample(
      picker.replacing(
        "  var body",
        with: "  @State private var showsPhotosPicker = false\n  @State private var chosen: \(type)\n  var body"
      ).replacing(
        "    }\n  }\n}\n",
        with: "    }\n    .photosPicker(isPresented: $showsPhotosPicker, selection: $chosen\(limit))\n  }\n}\n"))
    #expect(label(sample) == expected)
    // The state of a model, kept elsewhere.
    let model = FixSample(sample.text.replacing("  @State private var chosen: \(type)\n", with: "  let model: Model\n"))
    let kept = FixSample(model.text.replacing("$chosen", with: "$model.chosen")).with(
      file: "final class Model: ObservableObject {\n  @Published var chosen: \(type)\n}\n")
    #expect(label(kept) == expected)
  }

  // MARK: Room

  @Test(arguments: [
    ("ZStack {\n  ScrollView { Text(\"A\") }\n  VStack {\n    Spacer()\n    BAR\n  }\n}", true),
    ("ZStack {\n  Pages()\n  if isOn {\n    BAR\n  }\n}", true),
    ("ZStack {\n  Text(\"A\")\n  BAR\n    .zIndex(1)\n}", true),
    ("Text(\"A\")\n  .safeAreaInset(edge: .bottom) {\n    BAR\n  }", true),
    ("ZStack {\n  Color.red\n  BAR\n}", false),
    ("ZStack {\n  BAR\n  ScrollView { Text(\"A\") }\n}", false),
    ("ZStack {\n  List { Text(\"A\") }\n  ScrollView {\n    BAR\n  }\n}", false),
    ("ZStack {\n  List { Text(\"A\") }\n  Text(\"B\").sheet(isPresented: $isOn) {\n    BAR\n  }\n}", false),
  ])
  func whatFloatsOverContentKeepsItsLines(body: String, floats: Bool) {
    let bar = "VStack {\n  Text(name)\n    .lineLimit(1)\n  Text(place)\n}"
    let members = "  let name: String\n  let place: String\n  @State private var isOn = false\n"
    let pages =
      "import SwiftUI\n\nstruct Pages: View {\n  var body: some View {\n    TabView { Text(\"A\") }\n  }\n}\n"
    let direct = FixSample(body: body.replacing("BAR", with: bar), members: members).with(file: pages)
    #expect(direct.fixes(Self.limit).map(\.safety) == [floats ? .suggestion : .unsafe])
    // Where the component is used.
    let used = FixSample(body: bar, members: members).with(
      file: pages + "\nstruct Home: View {\n  @State private var isOn = false\n  var body: some View {\n"
        + body.replacing("BAR", with: "Example(name: a, place: b)") + "\n  }\n}\n")
    #expect(used.fixes(Self.limit).map(\.safety) == [floats ? .suggestion : .unsafe])
  }

  private func screen(_ modifiers: String) -> FixSample {
    let lines = (1...9).map {
      "  Text(\"Rule \($0): be kind to the other people here, and tell us what hurts you.\")\n"
    }
    return FixSample(body: "VStack {\n\(lines.joined())}\n\(modifiers)").with(
      file: "import SwiftUI\n\nstruct Home: View {\n  @State private var isNew = true\n  var body: some View {\n"
        + "    List { Text(\"Home\") }.fullScreenCover(isPresented: $isNew) { Example() }\n  }\n}\n")
  }

  @Test func nothingIsCutOffAtPadding() {
    let fixed = screen(".frame(maxWidth: .infinity)\n.padding()\n.background(Color.white)").fixed(Self.scroll)
    #expect(
      fixed.contains(
        "        }\n        .frame(maxWidth: .infinity)\n        .padding()\n"
          + "        .frame(maxWidth: .infinity, minHeight: geometry.size.height)\n      }\n    }\n"
          + "    .background(Color.white)\n"))
    #expect(screen(".background(Color.white)").fixes(Self.scroll).map(\.safety) == [.unsafe])
    #expect(screen(".background(Color.white)\n.padding()").fixes(Self.scroll).map(\.safety) == [.suggestion])
  }

  @Test func oneColumnHelpsNoCellOfItsOwnWidth() {
    let grid = FixSample(
      body: "ScrollView {\n  LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {\n"
        + "    ForEach(stamps) { stamp in\n      Cell(stamp: stamp)\n    }\n  }\n}")
    func safety(_ frame: String) -> [Safety] {
      grid.with(
        file:
          "import SwiftUI\n\nstruct Cell: View {\n  let stamp: Stamp\n  var body: some View {\n    if stamp.isOn {\n"
          + "      Button { open() } label: {\n        Card(stamp: stamp)\n      }\n    }\n  }\n}\n\n"
          + "struct Card: View {\n  let stamp: Stamp\n  var body: some View {\n    if stamp.isOn {\n      ZStack {\n"
          + "        Image(stamp.picture)\n        VStack {\n          Text(stamp.name)\n        }\n        \(frame)\n"
          + "      }\n    }\n  }\n}\n"
      ).fixes(Self.columns).map(\.safety)
    }
    #expect(safety(".frame(width: 160)") == [.suggestion])
    #expect(safety(".frame(maxWidth: .infinity)") == [.unsafe])
  }

  // MARK: Motion

  @Test func allAnimationsOfAViewAreSkippedTogether() {
    let fixed = FixSample(
      body: "Text(\"A\")\n  .offset(y: isOn ? height : 0)\n  .animation(.spring(), value: height)\n"
        + "  .animation(.easeIn, value: isOn)",
      members: "  @State private var isOn = false\n  @State private var height = 0.0\n"
    ).fixed(Self.motion)
    #expect(fixed.contains(".animation(reduceMotion ? nil : .spring(), value: height)"))
    #expect(fixed.contains(".animation(reduceMotion ? nil : .easeIn, value: isOn)"))
  }

  @Test func whatFollowsAFingerIsLeftToPeople() {
    let members =
      "  @State private var offset = 0.0\n"
      + "  func drag(_ value: DragGesture.Value) {\n    withAnimation(.spring()) { offset = value.velocity.width }\n  }\n"
    func safety(_ gesture: String) -> [Safety] {
      FixSample(
        body: "Text(\"A\")\n  .offset(x: offset)\n  .gesture(\(gesture))",
        members: gesture.contains("drag(") ? members : "  @State private var offset = 0.0\n"
      )
      .fixes(Self.motion).map(\.safety)
    }
    func moving(_ value: String) -> String { "withAnimation(.spring()) { offset = \(value) }" }
    #expect(safety("DragGesture().onChanged { value in \(moving("value.velocity.width")) }") == [.suggestion])
    #expect(safety("DragGesture().onEnded { _ in \(moving("0")) }") == [.unsafe])
    #expect(safety("DragGesture().onChanged { drag($0) }") == [.suggestion])
    // What is far enough makes one movement.
    let far = "value.translation.width > 50 ? 80 : 0"
    #expect(safety("DragGesture().onChanged { value in \(moving(far)) }") == [.unsafe])
  }
}
