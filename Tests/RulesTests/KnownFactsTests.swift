// What is known of texts and controls is counted, and what is not by its reason.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct KnownFactsTests {
  private func facts(_ source: String) throws -> KnownFacts {
    let file = FileViews(tree: Parser.parse(SourceText(path: "A.swift", "import SwiftUI\n" + source)))
    let project = Project(files: [file])
    return try #require(RuleEngine().check(file, in: project, countsColours: true).coverage.facts)
  }

  @Test func reasonsNameWhatIsInTheWay() throws {
    let facts = try facts(
      """
      struct Tag: View {
        let tint: Color
        let side: CGFloat
        var body: some View {
          VStack {
            Text("a").foregroundColor(tint).background(Color.white)
            Text("b").foregroundColor(palette(for: 1)).background(Color.white)
            Text("c").foregroundColor(.black).background(Color.white)
            Button(action: go) { Image(systemName: "star").frame(width: side, height: side) }.buttonStyle(.plain)
            Button(action: go) { Image(systemName: "star") }.buttonStyle(.plain)
          }
        }
      }
      """)
    #expect(facts[.colors].known == 1)
    #expect(facts[.colors].unknown == ["argument of tint": 1, "call palette(for:)": 1])
    #expect(facts[.fonts].known == 3)
    #expect(facts[.sizes].known == 1)
    #expect(facts[.sizes].unknown == ["argument of side": 1])
    #expect(facts[.names].known == 2)
  }

  @Test func countsOfFilesAdd() {
    var all = KnownFacts()
    var one = KnownFacts()
    one.addKnown(.names)
    one.addUnknown(.colors, "state tint", 2)
    all.add(one)
    all.add(one)
    #expect(all[.names].known == 2)
    #expect(all[.colors].reasons.map(\.reason) == ["state tint"])
    #expect(all[.colors].unknownCount == 4)
  }
}
