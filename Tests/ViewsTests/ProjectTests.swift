// Names across files: the same file, then the nearest folder, else unknown; and what constants are worth.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct ProjectTests {
  private func project(_ files: [(String, String)]) -> Project {
    Project(files: files.map { FileViews(tree: Parser.parse(SourceText(path: $0.0, $0.1))) })
  }

  @Test func theNearestFolderWins() throws {
    let project = project([
      ("Legacy/Pin.swift", "struct Pin {}"), ("Fixed/Pin.swift", "struct Pin {}"),
      ("Legacy/Map.swift", "struct Map {}"),
      ("Other.swift", "struct Other {}"),
    ])
    let found = try #require(project.type(named: Name("Pin"), from: project.files[2]))
    #expect(found.file == 0)
    #expect(project.type(named: Name("Pin"), from: project.files[3]) == nil, "two are equally near")
  }

  @Test func filesThatReferToANameAreFoundAmongMany() throws {
    let using = "struct V: View { var body: some View { badge() } }"
    let other = "struct V: View { var body: some View { Text(\"a\") } }"
    let users = [3, 66, 130]
    let project = project((0..<131).map { ("F\($0).swift", users.contains($0) ? using : other) })
    #expect(project.filesReferring(to: Name("badge")) == users)
    #expect(project.filesReferring(to: Name("nowhere")).isEmpty)
    // The same once a file says something else, and once it says the same again.
    let old = project.files[66]
    let changed = FileViews(tree: Parser.parse(SourceText(path: "F66.swift", other)))
    let without = try #require(Project(project, replacing: old, with: changed))
    #expect(without.filesReferring(to: Name("badge")) == [3, 130])
    let with = try #require(Project(without, replacing: changed, with: old))
    #expect(with.filesReferring(to: Name("badge")) == users)
  }

  @Test func extensionsInOtherFilesBelongToTheType() {
    let project = project([
      ("A.swift", "struct A { let x = 1 }"), ("B.swift", "extension A { static let y = 2 }"),
    ])
    #expect(project.members(named: Name("y"), ofType: Name("A"), from: project.files[0]).count == 1)
  }

  @Test func whatAnotherFileHidesIsNotMeant() throws {
    let project = project([
      ("A/Screen.swift", "struct Screen {}"), ("A/Hidden.swift", "private struct Card {}\nfileprivate enum Row {}"),
      ("B/Card.swift", "struct Card {}"), ("A/Outer.swift", "private enum Outer { struct Part {} }"),
    ])
    let screen = project.files[0]
    #expect(project.type(named: Name("Card"), from: screen)?.file == 2, "although another one lies nearer")
    #expect(project.type(named: Name("Card"), from: project.files[1])?.file == 1)
    #expect(project.type(named: Name("Row"), from: screen) == nil)
    #expect(project.type(named: Name("Part"), from: screen) == nil, "what is around it is hidden")
    #expect(project.type(named: Name("Part"), from: project.files[3]) != nil)
  }

  @Test func whatIsNestedIsMeantWhereItsTypeIs() {
    let project = project([
      ("A/Screen.swift", "struct Screen {}"), ("A/List.swift", "struct List1 { struct Row {}\n struct Image {} }"),
      ("B/Row.swift", "struct Row {}"), ("B/Part.swift", "extension List1 { var a: Int { 1 } }"),
    ])
    let (row, image) = (Name("Row"), Name("Image"))
    #expect(project.type(named: row, from: project.files[0])?.file == 2)
    #expect(project.type(named: row, from: project.files[0], below: Name("List1"))?.file == 1)
    #expect(project.type(named: row, from: project.files[3])?.file == 1)
    #expect(project.type(named: image, from: project.files[0]) == nil, "the system's is meant")
    #expect(project.type(named: image, from: project.files[3])?.file == 1)
  }

  @Test func membersAndFunctionsThatAnotherFileHidesAreNotMeant() {
    let project = project([
      ("A.swift", "private extension Color { static let ink = 1 }\nprivate func tint() {}\nfileprivate let size = 1"),
      (
        "B.swift",
        "private extension Color { static let ink = 2 }\nprivate extension View { func card() -> some View { self } }"
      ),
      ("C.swift", "extension View { func card() -> some View { self } }"), ("D.swift", "let other = 1"),
    ])
    let (a, b, d) = (project.files[0], project.files[1], project.files[3])
    func ink(_ file: FileViews) -> [Int32] {
      project.members(named: Name("ink"), ofType: Name("Color"), from: file).map(\.file)
    }
    #expect(ink(a) == [0])
    #expect(ink(b) == [1])
    #expect(ink(d).isEmpty)
    #expect(project.global(named: Name("tint"), from: a) != nil)
    #expect(project.global(named: Name("tint"), from: d) == nil)
    #expect(project.global(named: Name("size"), from: d) == nil)
    #expect(project.viewExtension(named: Name("card"), from: b).map(\.file) == [1])
    #expect(project.viewExtension(named: Name("card"), from: d).map(\.file) == [2])
  }

  @Test func whatOnlyWidgetsAreMadeOfIsKnown() throws {
    let project = project([
      (
        "App/Group.swift",
        """
        struct Group1: View { var body: some View { Text("a") } }
        struct Group2: View { var body: some View { Text("a") } }
        struct Card: View { var body: some View { Group1() } }
        struct Screen: View { var body: some View { Group2() } }
        """
      ),
      (
        "Extension/Day.swift",
        """
        import WidgetKit
        struct Day: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "day", provider: Provider()) { _ in DayView() }
          }
        }
        struct DayView: View { var body: some View { Card(); Group2() } }
        """
      ),
    ])
    let file = project.files[0]
    let names = project.widgetTypes(in: file).sorted().map { file.tree.string(of: file.types[Int($0)].nameToken) }
    #expect(names == ["Group1", "Card"], "the other stands on a screen as well")
    #expect(project.widgetTypes(in: project.files[1]).isEmpty, "the file says so itself")
  }

  @Test(arguments: [
    ("12", "number(12.0)"), ("-3.5", "number(-3.5)"), ("4 * 5 + 2", "number(22.0)"), ("\"a\\nb\"", "string(\"a\\nb\")"),
    ("Theme.size", "number(15.0)"), ("Theme.Space.m", "number(8.0)"), ("own", "number(44.0)"),
    ("computed", "number(30.0)"),
    ("scaled", "scaled(Optional(20.0))"), ("state", "runtime"),
    ("on ? 1 : 2", "choice([CurbcutViews.Value.number(1.0), CurbcutViews.Value.number(2.0)])"),
    ("String(localized: \"Save\")", "string(\"Save\")"), ("\"n: \\(n)\"", "interpolated(\"n: ‹…›\")"),
    ("unknownName", "runtime"),
    (
      "\"\\(on ? \"x\" : \"y\").fill\"",
      "choice([CurbcutViews.Value.string(\"x.fill\"), CurbcutViews.Value.string(\"y.fill\")])"
    ),
    (
      "\"\\(n) item\\(n == 1 ? \"\" : \"s\")\"",
      "choice([CurbcutViews.Value.interpolated(\"‹…› item\"), CurbcutViews.Value.interpolated(\"‹…› items\")])"
    ),
    (
      "\"a\" + (on ? \".x\" : \"\")",
      "choice([CurbcutViews.Value.string(\"a.x\"), CurbcutViews.Value.string(\"a\")])"
    ),
    ("\"\\(on ? n : \"y\").fill\"", "interpolated(\"‹…›.fill\")"),
    // Of more than eight none is told.
    (
      "(a ? \"1\" : b ? \"2\" : \"3\") + (a ? \"1\" : b ? \"2\" : \"3\")", "runtime"
    ),
    ("CGFloat(7)", "number(7.0)"), ("0x10", "number(16.0)"), ("1_000", "number(1000.0)"), ("true", "bool(true)"),
  ])
  func values(_ source: String, _ expected: String) throws {
    let project = project([
      (
        "A.swift",
        """
        struct A: View {
          let own: CGFloat = Theme.size + 29
          var computed: CGFloat { own - 14 }
          @ScaledMetric var scaled = 20.0
          @State var state = 5.0
          var body: some View { Text(probe) }
          var probe: Int { \(source) }
        }
        """
      ),
      ("Theme.swift", "enum Theme { static let size: CGFloat = 15\n enum Space { static let m = 8.0 } }"),
    ])
    let file = project.files[0]
    let probe = try #require(file.memberIndex[Name("probe")]?.first)
    let evaluator = Evaluator(project: project)
    let expression = try #require(evaluator.singleExpression(file.members[Int(probe)].block, in: file.tree))
    let scope = Scope(file: file, type: file.members[Int(probe)].owner, member: probe)
    #expect("\(evaluator.value(of: expression, in: scope))" == expected)
  }
}
