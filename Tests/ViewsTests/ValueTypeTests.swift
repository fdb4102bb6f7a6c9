// Of which type values are where the place that asks for them says nothing of it, and what of a function runs.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct ValueTypeTests {
  private func project(_ texts: [String]) -> Project {
    Project(
      files: texts.enumerated().map { number, text in
        FileViews(tree: Parser.parse(SourceText(path: "F\(number).swift", "import SwiftUI\n" + text)))
      })
  }

  private func wanted(_ project: Project) -> (node: NodeID, scope: Scope)? {
    let file = project.files[0]
    guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }) else { return nil }
    let member = file.members[index]
    return Evaluator(project: project).singleExpression(member.block, in: file.tree).map {
      ($0, Scope(file: file, type: member.owner, member: Int32(index)))
    }
  }

  /// Whether each value of `wanted` is of a type.
  private func isOfType(_ type: String, _ texts: String...) throws -> Bool {
    let project = project(texts)
    let (node, scope) = try #require(wanted(project))
    return Interpreter(project: project).outcome(of: node, in: scope).values.allSatisfy { $0?.type == Name(type) }
  }

  @Test func theLeftSideSaysTheTypeOfTheRight() throws {
    #expect(
      try isOfType(
        "LocalizedStringKey",
        "struct A {\n  let key: LocalizedStringKey? = nil\n  var wanted: LocalizedStringKey { key ?? \"b\" }\n}"))
  }

  @Test func thePropertyOfTheEnvironmentSaysTheTypeOfWhatIsGiven() throws {
    let reader = """
      struct A: View {
        @Environment(\\.key) private var key
        var wanted: LocalizedStringKey { key }
        var body: some View { Text(wanted) }
      }
      """
    let entry = "extension EnvironmentValues { @Entry var key: LocalizedStringKey = \"a\" }"
    #expect(
      try isOfType(
        "LocalizedStringKey", reader, entry,
        "struct B: View { var body: some View { A().environment(\\.key, \"b\") } }"))
  }

  /// How many statements of a function run when it is called so.
  private func statements(_ call: String) throws -> Int {
    let function = """
      func apply(_ number: Int) {
        guard number < 9 else { return }
        if number < 0 { return }
        go()
      }
      """
    let project = project(["struct A {\n  let given: Int\n\(function)\n  var wanted: Int { \(call) }\n}"])
    let (node, scope) = try #require(wanted(project))
    let code = try #require(Evaluator(project: project).function(calledBy: node, in: scope))
    return Evaluator(project: project).statements(of: code).count
  }

  @Test func whatTheCallDecidesIsLeftOut() throws {
    #expect(try statements("apply(1)") == 1)
    #expect(try statements("apply(-1)") == 2)
    #expect(try statements("apply(10)") == 2)
    #expect(try statements("apply(given)") == 3)
  }
}
