// Where the uses of a component give its texts a color, a ground or a font.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct GivenColourTests {
  private static func part(_ body: String) -> String { "struct Part: View {\nvar body: some View {\n\(body)\n}\n}\n" }

  private func used(_ part: String, _ uses: [String]) -> FileModel {
    model(
      part,
      beside: uses.enumerated().map { "struct Screen\($0): View {\nvar body: some View {\n\($1)\n}\n}\n" })
  }

  private func texts(_ given: [GivenColour]) -> [String] {
    given.map { $0.scope.file.tree.sourceText($0.node) }
  }

  private func foreground(_ body: String, uses: String...) -> [String] {
    let model = used(Self.part(body), uses)
    return texts(model.colours.foreground(of: model.first(.Text).index).given)
  }

  @Test func aUseGivesTheColor() {
    #expect(foreground(#"Text("a")"#, uses: "Part().foregroundStyle(.orange)") == [".orange"])
    #expect(foreground(#"Text("a")"#, uses: "VStack { Part() }.foregroundStyle(.orange)") == [".orange"])
    #expect(
      foreground(#"Text("a")"#, uses: "Part().foregroundStyle(.orange)", "Part().foregroundStyle(.red)")
        == [".orange", ".red"])
    // What the component says itself comes last.
    #expect(foreground(#"Text("a").foregroundStyle(.blue)"#, uses: "Part().foregroundStyle(.orange)").isEmpty)
    #expect(foreground(#"Text("a")"#, uses: "Part()").isEmpty)
  }

  @Test func aButtonTakesIt() {
    let label = #"Button { go() } label: { Text("a") }"#
    #expect(foreground(label, uses: "Part().foregroundStyle(.orange)") == [".orange"])
    #expect(foreground(label, uses: "Part()").isEmpty)
  }

  @Test func aUsePaintsTheGround() {
    let painted = used(Self.part(#"Text("a")"#), ["Part().background(Color(white: 0.1))"])
    let background = painted.colours.background(of: painted.first(.Text).index)
    #expect(background.map { texts($0.painted) } == ["Color(white: 0.1)"])
    let plain = used(
      Self.part(#"Text("a").background(Color.white)"#), ["Part().background(Color(white: 0.1))"])
    #expect(plain.colours.background(of: plain.first(.Text).index)?.painted.isEmpty == true)
  }

  @Test func usesGiveFonts() {
    func fonts(_ body: String, _ uses: String...) -> Int {
      let model = used(Self.part(body), uses)
      return model.fontsWhereUsed(of: model.first(.Text)).count
    }
    #expect(fonts(#"Text("a")"#, "Part().font(.system(size: 10))", "Part().font(.body)") == 2)
    #expect(fonts(#"Text("a")"#, "Part().font(.system(size: 10))", "Part()") == 0)
    #expect(fonts(#"Text("a").font(.title)"#, "Part().font(.system(size: 10))") == 0)
  }

  @Test func usesGiveViews() {
    let part = """
      struct Part<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { Button { go() } label: { content() } }
      }

      """
    func given(_ uses: String...) -> [String] {
      let model = used(part, uses)
      let label = model.first(.Button).children.first { $0.node.slot == .label }
      return label.map { model.views(givenTo: $0).map { $0.file.tree.sourceText($0.node.chain) } } ?? []
    }
    #expect(given(#"Part { Text("a").padding() }"#) == [#"Text("a").padding()"#])
    #expect(given(#"Part { Text("a") }"#, #"Part { Text("b") }"#) == [#"Text("a")"#, #"Text("b")"#])
    #expect(given(#"Part(content: label)"#).isEmpty)
  }
}
