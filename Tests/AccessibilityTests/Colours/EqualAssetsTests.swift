// Two color sets that look the same: who puts the one on the other has another color in mind, so nothing is said of them.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct EqualAssetsTests {
  /// A color set of a gray in light and in dark mode.
  private func set(_ name: String, _ light: String, _ dark: String) throws -> ColourSet {
    func entry(_ gray: String, _ appearances: String) -> String {
      """
      { "idiom": "universal", \(appearances) "color": { "color-space": "srgb", "components": {
        "red": "\(gray)", "green": "\(gray)", "blue": "\(gray)", "alpha": "1.000" } } }
      """
    }
    let inDark = "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }],"
    let json = "{ \"colors\": [\(entry(light, "")), \(entry(dark, inDark))] }"
    return try #require(ColourSet(SourceText(path: "A.xcassets/\(name).colorset/Contents.json", json)))
  }

  private func colour(_ name: String, _ sets: [ColourSet]) throws -> ResolvedColour {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View { Text(a).foregroundStyle(Color(\"\(name)\")) } }\n"
    let file = FileViews(tree: Parser.parse(SourceText(path: "A.swift", text)))
    let model = FileModel(
      file: file, project: Project(files: [file], colourSets: sets), guardNames: [])
    return try #require(model.colours.foreground(of: model.first(.Text).index).value.single)
  }

  @Test func twoNamesForOneColorAreSuspect() throws {
    let sets = try [set("Ink", "0xFF", "0x20"), set("Paper", "0xFF", "0x20"), set("Night", "0xFF", "0x21")]
    let (ink, paper, night) = try (colour("Ink", sets), colour("Paper", sets), colour("Night", sets))
    #expect(ink.isSuspiciouslyLike(paper) && paper.isSuspiciouslyLike(ink))
    #expect(!ink.isSuspiciouslyLike(night), "they differ in the dark")
    #expect(!ink.isSuspiciouslyLike(ink), "one name, put on itself, is meant to be unseen")
    #expect(ink.isSameColour(as: ink))
    #expect(!ink.isSameColour(as: paper))
  }
}
