// The ways through the tree that whoever reads code takes.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct TreeSearchTests {
  @Test func theWayToANodePassesAllThatIsAroundIt() {
    let code = """
      struct Row: View {
        let titles: [String]
        var body: some View {
          VStack { ForEach(titles, id: \\.self) { title in if let first = titles.first { Text(first + title) } } }
          Button("More") { print(titles.map { $0.count }) }
        }
      }
      func broken( { let x = ; }
      """
    let tree = Parser.parse(SourceText(path: "Row.swift", code))
    #expect(tree.nodes.count > 60)
    for index in tree.nodes.indices {
      let node = NodeID(index)
      #expect(tree.way(to: node) == tree.enclosing(node).reversed(), "\(tree.kind(node)) at \(index)")
    }
    #expect(tree.way(to: .none).isEmpty)
  }
}
