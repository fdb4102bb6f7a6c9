// What expressions say: the interpreter's values as texts, with the expression in the place of what only a run can tell.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct TextReaderTests {
  /// What `wanted` of the first file says: `‹code›` is told when the app runs, `‹a | b›` is one of several.
  private func text(_ code: String, _ others: String...) -> String {
    let texts = [code] + others
    let project = Project(
      files: texts.enumerated().map { number, text in
        FileViews(tree: Parser.parse(SourceText(path: "F\(number).swift", "import SwiftUI\n" + text)))
      })
    let file = project.files[0]
    guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }) else { return "no wanted" }
    let member = file.members[index]
    let evaluator = Evaluator(project: project)
    guard let expression = evaluator.singleExpression(member.block, in: file.tree) else { return "no expression" }
    let scope = Scope(file: file, type: member.owner, member: Int32(index))
    return shown(TextReader(evaluator).text(of: expression, in: scope))
  }

  private func shown(_ text: TextValue) -> String {
    switch text {
    case .words(let words): words
    case .open(let origins):
      "‹"
        + origins.map { $0.scope.file.tree.source.string($0.scope.file.tree.range($0.node)) }.joined(separator: ", ")
        + "›"
    case .joined(let parts): parts.map(shown).joined()
    case .listed(let parts): parts.map(shown).joined(separator: "; ")
    case .oneOf(let texts): "‹" + texts.map { $0.isBlank ? "nothing" : shown($0) }.joined(separator: " | ") + "›"
    }
  }

  private func member(_ members: String, _ wanted: String) -> String {
    text("struct A {\n\(members)\n  var wanted: String { \(wanted) }\n}")
  }

  @Test func namesTellMoreThanHowTheirValueComesAbout() {
    #expect(member("let item: Item\n var title: String { item.name }", "title") == "‹title›")
    #expect(member("let item: Item\n var title: String { item.name }", #""Open \(title)""#) == "Open ‹title›")
    #expect(
      member("let item: Item\n func title() -> String { isOn ? item.name : item.kind }", "title()") == "‹title()›")
    #expect(
      member("let item: Item\n var title: String { isOn ? item.name : \"None\" }", "title") == "‹‹item.name› | None›")
    // The same inside of a branch.
    #expect(
      member("var a: String { isOn ? x.b : x.c }\n var title: String { isBig ? a : \"None\" }", "title")
        == "‹‹a› | None›")
  }

  @Test func callersTellMoreThanParameters() {
    let functions = "func same(_ title: String) -> String { title }\n let item: Item\n"
    #expect(member(functions, "same(item.name)") == "‹item.name›")
    #expect(member(functions, #"same("Save")"#) == "Save")
    #expect(member(functions, #"same(isOn ? item.name : "None")"#) == "‹‹item.name› | None›")
    #expect(member(functions + "var label: String { item.label }\n", "same(label)") == "‹label›")
    // What is made of an argument is no argument.
    #expect(member("func name(of item: Item) -> String { item.name }", "name(of: first)") == "‹name(of: first)›")
  }

  @Test func branchesKeepTheirOrder() {
    #expect(member("let name: String?", #"name ?? "Nobody""#) == "‹‹name› | Nobody›")
    #expect(member("let a: String?\n let b: String?", #"a ?? b ?? "Nobody""#) == "‹‹a› | ‹b› | Nobody›")
    #expect(
      member("func title() -> String { guard let item else { return \"None\" }\n return item.name }", "title()")
        == "‹None | ‹item.name››")
    #expect(
      member(
        "func title() -> String { switch kind { case .a: \"A\"\n case .b: x.name\n default: \"C\" } }", "title()")
        == "‹A | ‹x.name› | C›")
    #expect(
      member(
        """
        func title() -> String {
          let words: String
          if isNear { words = "close" } else { words = item.name }
          return words
        }
        """, "title()") == "‹close | ‹item.name››")
  }

  @Test func whatNobodyKnowsIsNotTold() {
    let code = """
      struct A { let value: UInt16; var wanted: String { value.asText() } }
      extension UInt16 { func asText() -> String { "0x\\(self)" } }
      """
    #expect(text(code) == "‹value.asText()›")
    // Inside of its own type `self` is who everybody knows.
    #expect(member("let name: String", #""\(self.name)!""#) == "‹self.name›!")
  }

  @Test func usesOfAComponentAreNoneOfItsWords() {
    let code = """
      struct Row: View { let title: String; var wanted: String { title }; var body: some View { Text(title) } }
      struct Page: View { var body: some View { Row(title: "First"); Row(title: "Second") } }
      """
    #expect(text(code) == "‹title›")
  }

  @Test func formatsAreFilled() {
    let tables = """
      enum L10n {
        enum First { enum Row { static func count(_ a: Any, _ b: Any) -> String {
          L10n.tr("Localizable", "row_count", String(describing: a), String(describing: b), fallback: "%@ of %@ rows")
        } } }
        enum Second { enum Row { static let title = L10n.tr("Localizable", "row_title", fallback: "Row") } }
        static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      """
    #expect(text("struct A { var wanted: String { L10n.First.Row.count(x.a, x.b) } }", tables) == "‹x.a› of ‹x.b› rows")
    #expect(text("struct A { var wanted: String { L10n.Second.Row.title } }", tables) == "Row")
    #expect(member("", #"String(format: "%d of \(x.all) rows", x.count)"#) == "‹x.count› of ‹x.all› rows")
    #expect(member("", #"String(format: isOn ? "%d on" : "%d off", x.count)"#) == "‹x.count›‹ on |  off›")
    #expect(member("", #"String(format: "%d on")"#) == "‹› on")
  }

  @Test func attributesLeaveTheWords() {
    let members = """
      var title: AttributedString {
        var result = AttributedString("Log in or sign up")
        result[first].link = address
        result.font = .title
        return result
      }
      """
    #expect(member(members, "title") == "Log in or sign up")
  }

  /// Each text holds the next one in both branches, which are read so far as there is something left for them.
  @Test(.timeLimit(.minutes(1))) func textsInTextsDoNotMultiply() {
    let members = (0..<14).map { number in
      "  var a\(number): String { isOn ? \"x\\(a\(number + 1))y\\(a\(number + 1))\" : \"z\\(a\(number + 1))\" }\n"
    }
    #expect(!member(members.joined() + "  var a14: String { \"end\" }", "a0").isEmpty)
  }
}
