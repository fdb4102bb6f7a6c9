// Links without opacity that open the row in which nobody sees them.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct UnseenLinksTests {
  private func isUnseenLink(_ row: String, in container: String = "List(items) { item in") -> Bool {
    bodyModel("\(container) \(row) }").first(.NavigationLink).isUnseenLinkOfRow
  }

  @Test(arguments: [
    "Text(item.name).background(NavigationLink(value: item) { EmptyView() }.opacity(0))",
    "Text(item.name).background { NavigationLink(\"\", value: item).opacity(0.0) }",
    "Text(item.name).overlay { NavigationLink(value: item) { EmptyView() }.opacity(0) }",
    "ZStack { NavigationLink(destination: Page()) { EmptyView() }.opacity(0); Text(item.name) }",
    "HStack { Text(item.name); Button(\"Tag\") { tag() } }.background(NavigationLink(value: item) { EmptyView() }.opacity(0))",
  ])
  func aRowThatOpensByAnUnseenLink(_ row: String) {
    #expect(isUnseenLink(row))
  }

  @Test(arguments: [
    "NavigationLink(value: item) { Text(item.name) }",
    "Text(item.name).background(NavigationLink(value: item) { EmptyView() }.opacity(isOn ? 0 : 1))",
    "Text(item.name).background(NavigationLink(destination: Page(), isActive: $isOn) { EmptyView() }.opacity(0))",
    "Text(item.name).background(NavigationLink(value: item) { EmptyView() }.opacity(0)).accessibilityAddTraits(.isButton)",
    "Text(item.name).background(NavigationLink(value: item) { EmptyView() }.opacity(0)).accessibilityAction { open(item) }",
    "Text(item.name).background(NavigationLink(value: item) { EmptyView() }.opacity(0)).onTapGesture { open(item) }",
    "Button(item.name) { open(item) }.background(NavigationLink(value: item) { EmptyView() }.opacity(0))",
    "ZStack { NavigationLink(value: item) { EmptyView() }.opacity(0); NavigationLink(value: item) { Text(item.name) } }",
    "ZStack { NavigationLink(value: item) { EmptyView() }.opacity(0); Button(item.name) { open(item) } }",
  ])
  func aRowThatSaysThatItOpens(_ row: String) {
    let model = bodyModel("List(items) { item in \(row) }")
    #expect(
      model.file.views.indices.allSatisfy { !Element(model: model, index: Int32($0)).isUnseenLinkOfRow })
  }

  @Test func outsideOfRowsAnUnseenLinkIsForCode() {
    #expect(
      !isUnseenLink("Text(name).background(NavigationLink(value: item) { EmptyView() }.opacity(0))", in: "VStack {"))
  }
}
