// Which parameter or stored property a closure behind a call is.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct BoundClosureTests {
  /// The closures that `Card` is made with in `Screen`, by the names that they reach.
  private func bound(_ card: String, _ call: String) -> [String: String] {
    let text =
      "struct Card: View {\n\(card)\n  var body: some View { Text(\"a\") }\n}\n"
      + "struct Screen: View { var body: some View { \(call) } }"
    let project = Project(files: [FileViews(tree: Parser.parse(SourceText(path: "A.swift", text)))])
    let file = project.files[0]
    guard let index = file.views.firstIndex(where: { $0.name == Name("Card") }) else { return ["no": "call"] }
    let view = file.views[index]
    let scope = Scope(file: file, body: view.body)
    guard let type = project.type(named: Name("Card"), from: file),
      let frame = Binder(project: project).frame(forType: type, call: view.expression, scope: scope)
    else { return ["no": "frame"] }
    var result: [String: String] = [:]
    for name in ["onTap", "icon", "content", "title", "style"] {
      guard let argument = frame.arguments[Name(name)], file.tree.kind(argument) == .closureExpr else { continue }
      result[name] = file.tree.source.string(file.tree.range(argument))
    }
    return result
  }

  /// An initializer that nobody wrote takes the stored properties.
  @Test func storedProperties() {
    let card = "  let title: String\n  var onTap: () -> Void\n"
    #expect(bound(card, "Card(title: \"a\") { go() }") == ["onTap": "{ go() }"])
    #expect(bound(card, "Card(title: \"a\", onTap: { go() })") == ["onTap": "{ go() }"])
    let two = "  var onTap: (() -> Void)?\n  @ViewBuilder let content: () -> Text\n"
    #expect(bound(two, "Card { Text(\"b\") }") == ["content": "{ Text(\"b\") }"])
    #expect(
      bound(two, "Card { go() } content: { Text(\"b\") }") == ["onTap": "{ go() }", "content": "{ Text(\"b\") }"])
  }

  @Test func writtenInitializers() {
    let card = """
        let title: String
        let icon: () -> Text
        let content: () -> Text
        init(_ title: String, style: Int = 0, @ViewBuilder icon: @escaping () -> Text, content: @escaping () -> Text) {
          self.title = title
          self.icon = icon
          self.content = content
        }
      """
    #expect(
      bound(card, "Card(\"a\") { Text(\"i\") } content: { Text(\"c\") }")
        == ["icon": "{ Text(\"i\") }", "content": "{ Text(\"c\") }"])
    #expect(
      bound(card, "Card(\"a\", icon: { Text(\"i\") }) { Text(\"c\") }")
        == ["icon": "{ Text(\"i\") }", "content": "{ Text(\"c\") }"])
  }

  /// What is no function takes none; a closure that several may take is nobody's.
  @Test func closuresOfNobody() {
    #expect(bound("  var title = \"a\"\n  var style: Int = 0\n", "Card { go() }").isEmpty)
    #expect(bound("  let onTap: Action\n  let content: Action\n", "Card { go() }").isEmpty)
    #expect(bound("  let title: String\n  let onTap: Action\n", "Card(title: \"a\") { go() }") == ["onTap": "{ go() }"])
    #expect(bound("  let onTap: () -> Void\n", "Card {").count <= 1)
  }
}
