// Stops that a component only hands on, alternatives of platforms, and what an optional makes.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct HandedStopsTests {
  /// The lines of the transcript of `V`.
  private func lines(_ code: String) throws -> [String] {
    let file = FileViews(tree: Parser.parse(SourceText(path: "V.swift", "import SwiftUI\n" + code)))
    let reader = TranscriptReader(project: Project(files: [file]))
    let found = file.bodies.indices.lazy.compactMap { reader.transcript(ofBody: Int32($0), in: file) }
    return try #require(found.first { $0.name == "V" }).lines.map(\.text)
  }

  @Test(
    arguments: [
      ("Text", "title", "‹runtime: title›"),
      ("Image", "picture", "‹unnamed: picture›, image"),
    ])
  func aPropertyDeclaredAsOneIsAStop(_ type: String, _ name: String, _ expected: String) throws {
    #expect(
      try lines("struct V: View {\n  let \(name): \(type)\n  var body: some View { \(name).padding() }\n}") == [
        expected
      ])
  }

  @Test func whatItIsHandedIsSaidInstead() throws {
    let code = """
      struct Row: View {
        let title: Text
        var body: some View { title.bold() }
      }
      struct V: View { var body: some View { Row(title: Text("Tea")) } }
      """
    #expect(try lines(code) == ["Tea"])
  }

  @Test func aTypeOfTheProjectsOwnIsNoText() throws {
    let code = """
      struct Text { var words: String }
      struct V: View {
        let title: Text
        var body: some View { title }
      }
      """
    #expect(try lines(code) == ["‹unknown: title›"])
  }

  @Test(arguments: ["flag", "country.flag"])
  func whatMapMakesOfAnOptionalIsShownWhereThereIsOne(_ optional: String) throws {
    let code = """
      struct V: View {
        let flag: URL?
        let country: Country
        var body: some View {
          VStack { \(optional).map { Text("Flag of \\($0.name)") } }
        }
      }
      """
    #expect(try lines(code) == ["if \(optional) != nil:", "Flag of ‹runtime: $0.name›"])
  }

  @Test func ofTwoBodiesTheOneForThisPlatformIsSeen() throws {
    let code = """
      struct Rooms: View {
        #if os(macOS)
        var body: some View { Text("Sidebar") }
        #else
        var body: some View { Text("List") }
        #endif
      }
      struct V: View { var body: some View { Rooms() } }
      """
    #expect(try lines(code) == ["List"])
  }

  @Test func aStandInForAModifierOfAnotherPlatformIsNotMeant() throws {
    let code = """
      #if os(macOS)
      extension View {
        func navigationBarTitle(_ title: String) -> some View { navigationTitle("Mac") }
      }
      #endif
      struct V: View { var body: some View { Text("Tea").navigationBarTitle("Shop") } }
      """
    #expect(try lines(code) == ["navigation bar:", "Shop, heading", "Tea"])
  }
}
