// What files tell of the components they use, which is told once for all files that one thread checks.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct AskedModelsTests {
  /// What is found out of the first text of each file, checked one after the other in an order, with what was found out
  /// before, or each by itself.
  private func grounds(_ texts: [String], order: [Int], isShared: Bool, keeping views: Int = 1000) -> [Int: String] {
    let files = texts.enumerated().map { index, text in
      FileViews(tree: Parser.parse(SourceText(path: "App/File\(index).swift", "import SwiftUI\n" + text)))
    }
    let project = Project(files: files)
    let facts = ProjectFacts()
    let models = AskedModels(for: facts, keeping: views)
    var result: [Int: String] = [:]
    for index in order {
      let model = FileModel(
        file: files[index], project: project, guardNames: [], facts: isShared ? facts : ProjectFacts())
      guard let text = model.file.views.firstIndex(where: { $0.known == .Text }) else { continue }
      let ground = model.colours.background(of: Int32(text))
      let judgement = ground.flatMap { model.colours.judge(model.colours.foreground(of: Int32(text)).value, on: $0) }
      result[index] = "\(judgement?.entry(.light)?.ratio ?? 0), uses: \(model.evaluator.joinedUses.count)"
    }
    withExtendedLifetime(models) {}
    return result
  }

  private func view(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n var shade: Color = .black\n var body: some View {\n\(body)\n }\n}\n"
  }

  private let faint = ".foregroundColor(Color(white: 0.6))"

  @Test func theOrderOfFilesChangesNothing() {
    let texts = [
      view("Line", "Text(\"Fee\")\(faint)"),
      view("Row", "HStack { Text(\"Sum\")\(faint)\n Line() }.background(shade)"),
      view("Board", "VStack { Text(\"All\")\(faint)\n Row(shade: .white)\n Line() }"),
      view("Page", "VStack { Board() }.background(Color.black)"),
      // These two hold each other, and the first is a text in its own file as well.
      view("Thread", "VStack { Text(\"Post\")\(faint)\n Quote() }"),
      view("Quote", "VStack { Text(\"Re\")\(faint)\n Thread()\n Line() }"),
      view("Wall", "Thread().background(Color.white)"),
    ]
    let order = Array(texts.indices)
    let alone = grounds(texts, order: order, isShared: false)
    #expect(alone[0]?.hasPrefix("0,") == false && alone[4]?.hasPrefix("0,") == false)
    #expect(grounds(texts, order: order, isShared: true) == alone)
    #expect(grounds(texts, order: order.reversed(), isShared: true) == alone)
  }

  @Test func anAnswerTakesAsManyStepsWhereItIsKnown() {
    // More bodies than are asked for one answer, some of which were asked about before.
    var texts = [view("Line", "Text(\"Fee\")\(faint)")]
    for outer in 0..<15 {
      texts.append(view("Part\(outer)", "VStack { Text(\"Part\")\n Line() }"))
      for inner in 0..<15 {
        texts.append(view("Whole\(outer)x\(inner)", "VStack { Part\(outer)() }"))
        texts.append(view("Page\(outer)x\(inner)", "VStack { Whole\(outer)x\(inner)() }.background(Color.black)"))
      }
    }
    let alone = grounds(texts, order: [0], isShared: false)
    let parts = texts.indices.filter { texts[$0].hasPrefix("struct Part") }
    #expect(grounds(texts, order: parts + [0], isShared: true)[0] == alone[0])
  }

  @Test func moreViewsThanAreKeptAreFoundOutAgain() {
    var texts = [view("Line", "Text(\"Fee\")\(faint)")]
    for number in 0..<3 {
      texts.append(view("Page\(number)", "VStack { Text(\"\(number)\")\(faint)\n Line() }.background(Color.white)"))
    }
    let order = [0, 1, 2, 3, 0]
    #expect(grounds(texts, order: order, isShared: true, keeping: 4) == grounds(texts, order: order, isShared: false))
  }
}
