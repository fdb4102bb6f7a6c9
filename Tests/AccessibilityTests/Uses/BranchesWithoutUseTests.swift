// A branch of a component that each use rules out is shown by none.

import CurbcutSymbols
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct BranchesWithoutUseTests {
  private let tag = """
    struct Tag: View {
      var title: String?
      var isBusy = false
      var body: some View {
        HStack {
          Image("tag")
          if let title { Text(title) }
          if isBusy { Label("Busy", systemImage: "clock") }
        }
      }
    }

    """

  private func page(_ body: String) -> String {
    "struct Page: View {\n @State var isOn = false\n var body: some View {\n VStack {\n\(body)\n}\n }\n}\n"
  }

  private func isRuledOut(_ known: Known, _ component: String, _ others: [String]) -> Bool {
    let model = model(component, beside: others)
    return model.isRuledOutByEachUse(model.first(known).index)
  }

  @Test func noUsePassesIt() {
    #expect(isRuledOut(.Text, tag, [page("Tag()\nTag(title: nil, isBusy: isOn)")]))
    #expect(!isRuledOut(.Label, tag, [page("Tag()\nTag(title: nil, isBusy: isOn)")]))
    #expect(!isRuledOut(.Text, tag, [page("Tag()\nTag(title: \"New\")")]))
    // What is in no branch is always there.
    #expect(!isRuledOut(.Image, tag, [page("Tag()")]))
  }

  @Test func previewsAreNoUses() {
    let preview = "struct Tag_Previews: PreviewProvider { static var previews: some View { Tag(title: \"Test\") } }"
    #expect(isRuledOut(.Text, tag, [page("Tag()"), preview]))
    #expect(isRuledOut(.Text, tag, [page("Tag()"), "#Preview { Tag(title: \"Test\") }"]))
    #expect(!isRuledOut(.Text, tag, [preview]))
  }

  @Test func whoeverElseMayMakeOneMayPassIt() {
    #expect(!isRuledOut(.Text, "public " + tag, [page("Tag()")]))
    #expect(!isRuledOut(.Text, tag, [page("Tag()"), "typealias Sign = Tag"]))
    #expect(!isRuledOut(.Text, tag, [page("Tag()"), "let make = Tag.init"]))
  }

  @Test func aFunctionIsDecidedByItsCalls() {
    let head = """
      struct Tag: View {
        var body: some View { VStack { head(nil); head("New") } }
        func head(_ title: String?) -> some View { HStack { if let title { Text(title) } } }
      }

      """
    #expect(!isRuledOut(.Text, head, [page("Tag()")]))
  }
}
