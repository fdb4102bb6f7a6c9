// Themes of an app's own: a set of colors, fonts and sizes that is chosen when the app runs.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Foundation
import Testing

@testable import CurbcutViews

@Suite struct OwnThemeTests {
  private func values(_ code: String, _ others: String) -> [String] { InterpreterTests().values(code, others) }

  private let look =
    "struct Title { var size: CGFloat; var ink: Color }\n"
    + "struct Look { var ink: Color; var paper: Color; var title: Title; var gap: CGFloat }\n"
    + "let day = Look(ink: .black, paper: .white, title: Title(size: 13, ink: .red), gap: 4)\n"

  @Test func whatACallGivesMayBeMissingWhateverItsType() {
    let theme = "struct Theme { let side: Int }"
    let chosen = "struct A {\n let all: [Theme]\n var chosen: Theme { all.first { $0.side > 1 } ?? Theme(side: 12) }\n"
    #expect(values(chosen + " var wanted: Int { chosen.side }\n}", theme) == ["12", "?"])
    // What a type makes is there.
    let made = "struct A {\n var chosen: Theme { Theme(side: 3) ?? Theme(side: 12) }\n"
    #expect(values(made + " var wanted: Int { chosen.side }\n}", theme) == ["3"])
  }

  @Test func valuesAreCalledLikeFunctions() {
    let theme =
      "struct Ink { let day: Int; let night: Int\n"
      + " func callAsFunction(isDark: Bool = false) -> Int { isDark ? night : day }\n func same() -> Int { 9 } }\n"
      + "struct Theme { let ink: Ink; let last: Int }\n"
    let given =
      "struct A {\n let theme = Theme(ink: Ink(day: 4, night: 5), last: 6)\n let own = Ink(day: 7, night: 8)\n"
    #expect(values(given + " var wanted: Int { theme.ink() }\n}", theme) == ["4"])
    #expect(values(given + " var wanted: Int { theme.ink(isDark: true) }\n}", theme) == ["5"])
    #expect(values(given + " var wanted: Int { own() }\n}", theme) == ["7"])
    #expect(values(given + " var wanted: Int { own.same() }\n}", theme) == ["9"])
    #expect(values("struct A {\n let ink: Ink\n var wanted: Int { ink() }\n}", theme) == ["?"])
    let alike = theme.replacingOccurrences(of: "isDark ? night : day", with: "8")
    #expect(values("struct A {\n let ink: Ink\n var wanted: Int { ink() }\n}", alike) == ["8"])
  }

  @Test func whatAListGivesIsOneOfThoseThatAreKept() {
    let chosen = "struct A {\n let all: [Look]\n var chosen: Look { all[0] }\n"
    #expect(values(chosen + " var wanted: CGFloat { chosen.title.size }\n}", look) == ["13", "?"])
    #expect(values(chosen + " var wanted: CGFloat { chosen.gap }\n}", look) == ["4", "?"])
  }

  @Test func whatOneWayLeavesOpenIsOneOfThoseThatAreKept() {
    let chosen = "struct A {\n let isDay: Bool\n let given: Look\n var chosen: Look { isDay ? day : given }\n"
    #expect(values(chosen + " var wanted: CGFloat { chosen.gap }\n}", look) == ["4", "4", "?"])
    // People are no looks.
    let person =
      "struct Person { let name: String; let id: Int; let ink: Color; let gap: CGFloat }\n"
      + "let ann = Person(name: \"Ann\", id: 1, ink: .red, gap: 4)\n"
    let people = "struct A {\n let isAnn: Bool\n let given: Person\n var one: Person { isAnn ? ann : given }\n"
    #expect(values(people + " var wanted: CGFloat { one.gap }\n}", person) == ["4", "?"])
  }

  @Test func colorsThatAreCalledMakeALook() {
    let pairs =
      "struct Pair { let day: String; let night: String\n func callAsFunction() -> Color { Color(day) } }\n"
      + "struct Look { var ink: Pair; var paper: Pair; var gap: CGFloat }\n"
      + "let standard = Look(ink: Pair(day: \"a\", night: \"b\"), paper: Pair(day: \"c\", night: \"d\"), gap: 7)\n"
    let view = "struct A {\n let look: Look\n var wanted: CGFloat { look.gap }\n}"
    #expect(values(view, pairs) == ["7", "?"])
    #expect(values(view, pairs.replacingOccurrences(of: "callAsFunction", with: "color")) == ["?"])
  }

  @Test func aNumberOfThoseThatAreKeptCounts() throws {
    let texts = ["struct A {\n let look: Look\n var wanted: CGFloat { look.title.size }\n}", look]
    let project = Project(
      files: texts.enumerated().map { number, text in
        FileViews(tree: Parser.parse(SourceText(path: "F\(number).swift", "import SwiftUI\n" + text)))
      })
    let file = project.files[0]
    let index = try #require(file.members.lastIndex { $0.name == Name("wanted") })
    let evaluator = Evaluator(project: project)
    let size = try #require(evaluator.singleExpression(file.members[index].block, in: file.tree))
    let scope = Scope(file: file, type: file.members[index].owner, member: Int32(index))
    #expect(evaluator.value(of: size, in: scope).number == 13)
  }

  /// Uses that pass the same thing are asked for it once, so that there is no end of what can be followed.
  @Test func whatManyUsesPassIsReadOnce() {
    let levels = 14
    let types = (0..<levels).map { "struct S\($0) { let next: S\($0 + 1) }\n" }.joined()
    func instance(_ size: Int) -> String {
      let start = (0..<levels).map { "S\($0)(next: " }.joined()
      return "\(start)S\(levels)(size: \(size))" + String(repeating: ")", count: levels)
    }
    let kept =
      "struct S\(levels) { let size: Int }\nlet first = \(instance(13))\nlet second = \(instance(14))\n"
    let path = String(repeating: ".next", count: levels)
    let uses = (0..<20).map { number in
      "struct U\(number): View { var body: some View { A(theme: \(number % 2 == 0 ? "first" : "second")) } }\n"
    }.joined()
    let view =
      "struct A: View {\n let theme: S0\n var body: some View { Text(\"a\") }\n var wanted: Int { theme\(path).size }\n}"
    #expect(Set(values(view, types + kept + uses)) == ["13", "14"])
  }
}
