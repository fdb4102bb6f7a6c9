// Where modifiers of the project's own put what they are handed.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct HandedContentTests {
  static let bodies: [(String, Slot)] = [
    ("swipeActions(allowsFullSwipe: true, content: given)", .swipeActions),
    ("self.swipeActions { given() }", .swipeActions),
    ("contextMenu { Text(\"b\")\ngiven() }", .contextMenu),
    ("toolbar { ToolbarItem { given() } }", .toolbar),
    ("toolbar { ToolbarItem { HStack { }.overlay { given() } } }", .toolbar),
    ("sheet(isPresented: .constant(true), content: given)", .presentation),
    ("overlay(content: given)", .overlay),
    ("background { given() }", .background),
    ("if #available(iOS 17, *) { self.swipeActions(content: given) } else { self }", .swipeActions),
    ("modifier(Held(items: given))", .contextMenu),
    ("inner { given() }", .swipeActions),
    ("self.inner { given() }", .swipeActions),
    ("padding().inner { given() }", .swipeActions),
    // Drawn beside it, put into two places, or into the modifier itself again.
    ("HStack { self\ngiven() }", .custom),
    ("overlay { given() }.contextMenu { given() }", .custom),
    ("ZStack { self\ngiven() }.swipeActions { given() }", .custom),
    ("outer { given() }", .custom),
    ("self", .custom),
  ]

  @Test(arguments: bodies)
  func slot(_ body: String, _ expected: Slot) {
    let model = bodyModel(
      "Text(\"a\").outer(isOn: true) { Button(\"c\") { d() } }",
      beside: [
        """
        extension View {
          @ViewBuilder
          func outer<Given: View>(isOn: Bool = false, given: () -> Given) -> some View {
            \(body)
          }

          func inner<Given: View>(@ViewBuilder given: @escaping () -> Given) -> some View {
            swipeActions(content: given)
          }
        }

        struct Held<Items: View>: ViewModifier {
          let items: () -> Items
          func body(content: Content) -> some View { content.contextMenu { items() } }
        }
        """
      ])
    let button = model.first(.Button)
    #expect(button.node.slot == .custom)
    #expect(model.engine.slot(of: button.reference) == expected)
    #expect(button.flags.contains(.systemHost) == [.swipeActions, .contextMenu, .toolbar].contains(expected))
    #expect(
      model.engine.controls(in: model.first(.Text).reference).isEmpty == (expected != .custom && !expected.isDrawn))
  }

  @Test func whatAComponentIsHandedStandsWhereItsMembersShowIt() {
    func page(_ parts: String) -> FileModel {
      model(
        """
        struct Screen: View {
          private var save: some View { Button("a") { b() } }
          var body: some View { Page(item: save) }
        }
        """,
        beside: [
          """
          struct Page<Item: View>: View {
            var item: Item
            var body: some View { content }
          }
          extension Page {
            \(parts)
          }
          """
        ])
    }
    let bar = "Text(\"c\").toolbar { ToolbarItem { item } }"
    #expect(page("var content: some View { \(bar) }").first(.Button).flags.contains(.systemHost))
    // Once in a bar and once on the page.
    #expect(!page("var content: some View { VStack { item; \(bar) } }").first(.Button).flags.contains(.systemHost))
    // Another one of that name.
    let other = "@ViewBuilder func row(item: some View) -> some View { item }"
    #expect(page("var content: some View { \(bar) }\n\(other)").first(.Button).flags.contains(.systemHost))
  }

  @Test func aClosureGoesToTheParameterOfItsName() {
    let other = """
      extension View {
        func both<A: View, B: View>(@ViewBuilder front: () -> A, @ViewBuilder menu: () -> B) -> some View {
          overlay { front() }.contextMenu { menu() }
        }
      }
      """
    let model = bodyModel("Text(\"a\").both { Image(\"b\") } menu: { Button(\"c\") { d() } }", beside: [other])
    #expect(model.engine.slot(of: model.first(.Image).reference) == .overlay)
    #expect(model.engine.slot(of: model.first(.Button).reference) == .contextMenu)
    let hidden = bodyModel(
      "Text(\"a\").both(front: { Image(\"b\") }, menu: { Button(\"c\") { d() } }).accessibilityHidden(true)",
      beside: [other])
    #expect(hidden.first(.Image).flags.contains(.hidden))
    #expect(!hidden.first(.Button).flags.contains(.hidden), "a menu inherits nothing")
  }
}

extension Slot {
  fileprivate var isDrawn: Bool { self == .overlay || self == .background }
}
