// Which views are never shown together: where conditions contradict each other, and where the same words ask about
// different things.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct ShownTogetherTests {
  /// Whether the two texts of a body are never shown together, each asked about the other.
  private func areApart(_ body: String) -> Bool {
    let model = bodyModel("VStack {\n\(body)\n}")
    let texts = model.file.views.indices.filter { model.file.views[$0].known == .Text }
      .map { Element(model: model, index: Int32($0)) }
    #expect(texts.count == 2)
    let answers = [texts[0].isNeverShown(with: texts[1]), texts[1].isNeverShown(with: texts[0])]
    #expect(answers[0] == answers[1])
    return answers[0]
  }

  @Test(arguments: [
    ("if isOn { Text(a) } else { Text(b) }", true),
    ("if isOn { Text(a) }; if !isOn { Text(b) }", true),
    ("if isOn { Text(a) }; if self.isOn == false { Text(b) }", false),
    ("if isOn && isNear { Text(a) }; HStack { if !isOn { Text(b) } }", true),
    ("if isOn || isNear { Text(a) }; if !isOn { Text(b) }", false),
    ("if isOn || isNear { Text(a) }; if !isOn, !isNear { Text(b) } ", false),
    ("if isOn { Text(a) } else { Color.red }; if isOn { Color.red } else { Text(b) }", true),
    ("if state == .late { Text(a) }; if state == .early { Text(b) }", true),
    ("if state == .late { Text(a) }; if state != .late { Text(b) }", true),
    ("if state == .late { Text(a) }; if other == .early { Text(b) }", false),
    ("if let name { Text(a) }; if name == nil { Text(b) }", true),
    ("if isOn { Text(a) }; if isOn { Text(b) }", false),
    ("if isOn { Text(a) }; Text(b)", false),
  ])
  func conditionsBesideEachOther(body: String, isApart: Bool) {
    #expect(areApart(body) == isApart)
  }

  /// `item` is another one in each list.
  @Test func rowsOfTwoListsAskAboutTheirOwn() {
    let list = "ForEach(items) { item in if item.isOn { Text(a) } }"
    #expect(!areApart("\(list)\nForEach(others) { item in if !item.isOn { Text(b) } }"))
    #expect(areApart("ForEach(items) { item in if item.isOn { Text(a) }; if !item.isOn { Text(b) } }"))
  }
}
