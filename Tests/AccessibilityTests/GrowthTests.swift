// What grows with the square or the cube of a file is kept from growing: counted, not timed.

import CurbcutSourceText
import CurbcutSyntax
@testable import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct GrowthTests {
  @Test func manyColorsOverEachOtherAreNamedOnce() throws {
    let stack = "ZStack {\n" + String(repeating: "Color.red.opacity(0.5)\n", count: 300) + "Text(\"a\")\n}"
    let model = bodyModel(stack + ".background(Color.white)")
    let background = try #require(model.colours.background(of: model.first(.Text).index))
    let color = try #require(background.value.single)
    #expect(color.name.utf8.count < 400, "each layer named all below it")
    #expect(color.isOpaque)
  }

  @Test func fewColorsOverEachOtherAreNamedAll() throws {
    let model = bodyModel(
      "ZStack { Color.red.opacity(0.5); Color.blue.opacity(0.5); Text(\"a\") }.background(Color.white)")
    let background = try #require(model.colours.background(of: model.first(.Text).index))
    let names = try #require(background.value.single?.name).split(separator: " over ")
    #expect(names.count == 3)
  }

  @Test func manyConditionsOverEachOtherCannotBeTold() {
    func background(_ count: Int) -> EffectiveBackground? {
      let layers = (0..<count).map { ".background(a\($0) ? Color.red.opacity(0.5) : Color.blue.opacity(0.5))\n" }
      let model = bodyModel("Text(\"a\")\n\(layers.joined()).background(Color.white)")
      return model.colours.background(of: model.first(.Text).index)
    }
    #expect(background(3) != nil)
    #expect(background(12) == nil, "each would double what is below it")
  }

  @Test func whatLiesInOneOverlayIsLaidOnce() {
    func layers(_ count: Int) -> Int {
      let views = (0..<count).map { "Color.red.opacity(0.5); Text(\"a\($0)\")\n" }.joined()
      let model = bodyModel("Color.white.overlay {\n\(views)}")
      for index in model.file.views.indices { _ = model.colours.state(of: Int32(index)) }
      return model.colours.layers.count
    }
    #expect(layers(400) < 5 * layers(100))
  }

  @Test func overloadsShareTheirUses() {
    var uses = MemberUses()
    uses.add([.hidden, .labelSlot], in: 1)
    uses.add([.hidden, .listRow], in: 1)
    uses.add([.hidden, .listRow], in: 2)
    uses.sumUp()
    #expect(uses.flags(outside: 3) == [.hidden])
    #expect(uses.flags(outside: 1) == [.hidden, .listRow])
    #expect(uses.flags(outside: 2) == [.hidden])
    var own = MemberUses()
    own.add([.hidden], in: 1)
    own.sumUp()
    #expect(own.flags(outside: 1) == nil, "a body that only uses itself is not used")
    #expect(own.flags(outside: 2) == [.hidden])
  }

  @Test(arguments: [("row(1).accessibilityHidden(true)", true), ("row(1)", false)])
  func whatUsesPutAroundOverloadsHoldsForAllOfThem(use: String, isHidden: Bool) {
    let model = model(
      """
      struct Screen: View {
        var body: some View { VStack { \(use); row("a").accessibilityHidden(true) } }
        func row(_ a: Int) -> some View { Image("b") }
        func row(_ a: String) -> some View { Image("c") }
      }
      """)
    let images = model.file.views.indices.filter { model.file.views[$0].known == .Image }
    #expect(images.map { model.flags(of: Int32($0)).contains(.hidden) } == [isHidden, isHidden])
  }

  @Test func usesOfOverloadsAreLookedUpOnce() {
    let uses = (0..<30).map { "row(\($0))" }.joined(separator: ";")
    let overloads = (0..<50).map { "func row(_ a: T\($0)) -> some View { Image(\"b\") }\n" }.joined()
    let model = model("struct Screen: View { var body: some View { VStack { \(uses) } }\n\(overloads)}")
    for body in model.file.bodies.indices where model.file.bodies[body].kind == .function {
      #expect(model.uses(ofBody: Int32(body), in: model.file).count == 30)
    }
    #expect(model.context.bodies.ofMembers.count == 1, "each overload read all uses")
  }

  @Test func componentsThatHoldAllOthersAreReadSoFar() throws {
    let count = 40
    let components = (0..<count).map { index in
      "struct C\(index): View { var body: some View { VStack { "
        + (0..<count).map { "C\($0)()" }.joined(separator: ";") + "; Button(\"a\") { } } } }\n"
    }
    let file = FileViews(
      tree: Parser.parse(SourceText(path: "V.swift", "import SwiftUI\n" + components.joined())))
    let reader = TranscriptReader(project: Project(files: [file]))
    let transcript = try #require(reader.transcript(ofBody: 0, in: file))
    // A line for each view that is read, and one for each list that ends.
    #expect(transcript.lines.count < 3_000)
  }

  @Test func fontsAreKnownByTheirViews() {
    let rows = (0..<20).map { "Text(\"a\($0)\")\n" }.joined()
    let model = bodyModel(
      "VStack {\n\(rows)Text(\"b\").font(.title)\n}.font(.body).sheet(isPresented: $c) { Text(\"d\") }")
    let fonts = model.viewsByFont.filter { $0.key >= 0 }
    #expect(fonts.count == 2)
    for (font, views) in fonts {
      #expect(views == model.file.views.indices.map(Int32.init).filter { model.font(of: $0) == font })
    }
    #expect(fonts.values.map(\.count).sorted() == [1, 21])
  }

  @Test func switchesOverWhatIsGivenAreReadOnce() {
    let cases = (0..<30).map { "case .c\($0): Image(\"a\($0)\")\n" }.joined()
    let model = model(
      """
      struct Screen: View { var body: some View { Card(kind: .c3).accessibilityHidden(true); Card(kind: .c4) } }
      struct Card: View { let kind: Kind; var body: some View { switch kind {\n\(cases)} } }
      """)
    for index in model.file.views.indices where model.file.views[index].known == .Image {
      _ = Element(model: model, index: Int32(index)).isPartWhereShown(.hidden)
    }
    #expect(model.engine.components.switches.count == 1)
    #expect(model.engine.components.switches.values.allSatisfy { $0.fitting.count == 2 && $0.names.count == 30 })
  }

  /// What a component of many uses is passed is found out once for all who pass it on.
  @Test func aBooleanThatIsPassedOnOverLevelsIsAskedOnce() throws {
    let levels = (1...4).map { level in
      "struct Level\(level): View { let isOn: Bool; var body: some View { VStack {\n"
        + String(repeating: "if !isOn { Level\(level + 1)(isOn: !isOn).accessibilityHidden(isOn) }\n", count: 24)
        + "} } }\n"
    }
    let file = FileViews(
      tree: Parser.parse(
        SourceText(
          path: "V.swift",
          "import SwiftUI\n" + levels.joined()
            + "struct Level5: View { let isOn: Bool; var body: some View { if isOn { Text(\"a\") } else { Text(\"b\") } } }\n"
        )))
    let reader = TranscriptReader(project: Project(files: [file]))
    for index in file.bodies.indices { _ = reader.transcript(ofBody: Int32(index), in: file) }
    #expect((1...5).contains(reader.engine.evaluator.sharedCount), "each question asked all uses anew")
  }

  /// What each use of a component adds to a number is added once for each place, not once for each way to it.
  @Test func aNumberThatIsAddedToOverLevelsIsAddedOnce() throws {
    let levels = (1...4).map { level in
      "struct Level\(level): View { let side: CGFloat; var body: some View { VStack {\n"
        + String(repeating: "Level\(level + 1)(side: side + 1)\n", count: 24) + "} } }\n"
    }
    let file = FileViews(
      tree: Parser.parse(
        SourceText(
          path: "V.swift",
          "import SwiftUI\n" + levels.joined()
            + "struct Level5: View { let side: CGFloat; var body: some View { Text(\"a\").frame(width: side) } }\n"
            + "struct Root: View { var body: some View { Level1(side: 4) } }\n"
        )))
    let evaluator = Evaluator(project: Project(files: [file]))
    let frame = try #require(file.modifiers.first { $0.known == .frame })
    let side = try #require(file.tree.argument(of: frame.call, label: "width"))
    let body = file.views[Int(frame.owner)].body
    #expect(evaluator.value(of: side, in: Scope(file: file, body: body)).number == 8)
    #expect((1...4 * 24 + 1).contains(evaluator.placeCount), "each way to a place was gone anew")
  }

  /// Whether a function is used is known of its name, however many uses and overloads there are.
  @Test func usesOfOverloadsAreGatheredOnce() {
    let calls = String(repeating: "part(1)\n", count: 30)
    let screen = model(
      "struct Screen: View {\nvar body: some View { VStack {\n\(calls)} }\n}\nextension Screen {\n"
        + (0..<20).map { "func part(_ a: T\($0)) -> some View { Image(\"a\") }\n" }.joined()
        + "func other() -> some View { Text(\"b\") }\n}\n")
    let images = screen.file.views.indices.filter { screen.file.views[$0].known == .Image }
      .map { Element(model: screen, index: Int32($0)) }
    #expect(images.count == 20)
    let (used, uses) = (images.map { $0.isOwnMemberUsed }, images.map { $0.usesOfOwnMember.count })
    #expect(used == Array(repeating: true, count: 20))
    #expect(uses == Array(repeating: 30, count: 20))
    #expect(screen.plainUses.count == 1)
    #expect(!screen.first(.Text).isOwnMemberUsed)
  }
}
