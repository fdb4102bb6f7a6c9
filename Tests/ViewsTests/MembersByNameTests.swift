// Members of a type that is declared once and extended often, in one file and in others.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct MembersByNameTests {
  private func project(_ texts: [String]) -> Project {
    Project(
      files: texts.enumerated().map { index, text in
        FileViews(tree: Parser.parse(SourceText(path: "File\(index).swift", "import SwiftUI\n" + text)))
      })
  }

  /// The values of the members that a name means, seen from a file.
  private func values(_ name: String, of type: String, in project: Project, from file: Int = 0) -> [String] {
    project.members(named: Name(name), ofType: Name(type), from: project.files[file]).map { reference in
      let tree = project.file(reference).tree
      return tree.source.string(tree.range(project.member(reference).value))
    }
  }

  @Test func manyExtensionsOfOneFileInTheirOrder() {
    let extensions = (0..<40).map { "extension Palette { static let a\($0) = \($0)\nstatic let all = \"\($0)\" }\n" }
    let all = project(["struct Palette { static let a0 = \"own\"; let b = 1 }\n" + extensions.joined()])
    #expect(values("a7", of: "Palette", in: all) == ["7"])
    #expect(values("a0", of: "Palette", in: all) == ["\"own\"", "0"])
    #expect(values("all", of: "Palette", in: all) == (0..<40).map { "\"\($0)\"" })
    #expect(values("b", of: "Palette", in: all) == ["1"])
    #expect(values("c", of: "Palette", in: all) == [])
  }

  @Test func whatIsOfAnotherTypeIsLeftOut() {
    let all = project([
      "extension Color { static let ink = 1 }\nstruct Pen { static let ink = 2 }\nextension Color { static let pen = 3 }",
      "extension Color { static let ink = 4 }\nextension Font { static let ink = 5 }",
      "private extension Color { static let ink = 6 }\nextension Color { private static let ink = 7 }",
    ])
    #expect(values("ink", of: "Color", in: all) == ["1"])
    #expect(values("pen", of: "Color", in: all) == ["3"])
    #expect(values("ink", of: "Font", in: all) == ["5"])
    #expect(values("ink", of: "Color", in: all, from: 2) == ["6", "7"])
  }

  @Test func ofPropertiesOfSeveralAppsTheNearestIsMeant() {
    func file(_ path: String, _ text: String) -> FileViews {
      FileViews(tree: Parser.parse(SourceText(path: path, "import SwiftUI\n" + text)))
    }
    let all = Project(files: [
      file("ios/Family/Look.swift", "extension Color { static let accent = 1 }"),
      file("ios/Solo/Look.swift", "extension Color { static let accent = 2 }"),
      file("ios/Solo/List/Page.swift", "struct Page {}"), file("ios/Shared/Page.swift", "struct Other {}"),
    ])
    #expect(values("accent", of: "Color", in: all, from: 2) == ["2"])
    // Two that are equally near are as many.
    #expect(values("accent", of: "Color", in: all, from: 3) == ["1", "2"])
  }
}
