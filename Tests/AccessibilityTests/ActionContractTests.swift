// What can be done with a view by any means, through components and where they are used.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct ActionContractTests {
  private let row = """
    import SwiftUI
    struct Row: View {
      let item: Item
      var onForget: () -> Void = {}
      var body: some View {
        HStack { Text(item.name); Button("Forget", action: onForget) }
          .contextMenu { RowMenu(item: item) }
      }
    }
    struct RowMenu: View {
      let item: Item
      var body: some View { removal }
      var removal: some View { Button("Take it off", role: .destructive) { takeOff(item) } }
    }
    """

  @Test func menusThatAreComponentsAreFollowed() {
    let contract = bodyModel("ForEach(items) { Row(item: $0) { drop(item) } }", beside: [row]).first(.ForEach)
      .actionsInside
    #expect(contract.actions.map(\.means) == [.visible, .contextMenu])
    #expect(contract.actions.map(\.deletes) == [false, true])
    #expect(contract.isWhole && !contract.opens)
  }

  @Test func menusOfOtherModulesMayOfferAnything() {
    let contract = bodyModel("Text(item.name).contextMenu { SharedMenu(item) }").first(.Text).actionsInside
    #expect(!contract.isWhole)
    #expect(contract.offers(ActionEffect(), deletes: true, by: [.contextMenu]))
    #expect(!contract.offers(ActionEffect(), deletes: true, by: [.visible]))
  }

  @Test(arguments: [
    ("NavigationLink(value: item) { Text(item.name) }", true),
    ("Button { choose(item) } label: { Text(item.name) }", true),
    ("Button { UIPasteboard.general.string = item.name } label: { Text(item.name) }", false),
    ("HStack { Text(item.name); Button(\"Plus\") { item.count += 1 } }", false),
    ("HStack { Text(item.name); Button(\"More\") { showsDetails = true } }", true),
  ])
  func rowsThatLeadSomewhereOpen(_ row: String, _ opens: Bool) {
    #expect(bodyModel("ForEach(items) { item in \(row) }").first(.ForEach).actionsInside.opens == opens)
  }

  @Test func aMenuModifierKnowsWhatItIsAppliedTo() {
    let model = model(
      """
      struct ItemMenu: ViewModifier {
        func body(content: Content) -> some View { content.contextMenu { Button("Open") { openItem() } } }
      }
      struct Shelf: View {
        var body: some View { VStack { Button("Open") { openItem() }.modifier(ItemMenu()) } }
      }
      """)
    let base = model.file.views.firstIndex { $0.kind == .base }!
    let around = Element(model: model, index: Int32(base)).actionsAround
    #expect(around.opens)
    #expect(around.actions.contains { $0.means == .visible })
  }

  @Test func anEditButtonOfTheScreenAroundCounts() {
    let list = "import SwiftUI\nstruct Rows: View { var body: some View { List { ForEach(items) { Text($0) } } } }"
    func isEditable(_ screen: String) -> Bool {
      let model = model(list, beside: ["import SwiftUI\nstruct Screen: View { var body: some View { \(screen) } }"])
      return model.first(.List).isInEditableList
    }
    #expect(isEditable("Rows().toolbar { EditButton() }"))
    #expect(!isEditable("Rows().toolbar { Button(\"Add\") { add() } }"))
    #expect(!isEditable("Text(\"a\").toolbar { EditButton() }.sheet(isPresented: $shows) { Rows() }"))
  }

  @Test func whatALabelLooksLikeIsNotDone() {
    let button = bodyModel(#"Button { go() } label: { Text("Go").bold().padding() }"#).first(.Button)
    #expect(button.activation.calls == [Name("go")])
  }
}
