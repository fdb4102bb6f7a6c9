// Where modifiers of the project's own put what they are written on.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct PlacesInModifiersTests {
  @Test(arguments: [
    (".modifier(InMenu())", true), (".inMenu()", true), (".modifier(Padded())", false), (".padding()", false),
  ])
  func aMenuThatAModifierMakes(_ modifier: String, _ expected: Bool) {
    let found = bodyModel(
      "Toggle(\"Sound\", isOn: $sound)\(modifier)",
      beside: [
        """
        struct InMenu: ViewModifier {
          func body(content: Content) -> some View { Menu { content } label: { Text("More") } }
        }
        struct Padded: ViewModifier { func body(content: Content) -> some View { VStack { content.padding() } } }
        extension View { func inMenu() -> some View { modifier(InMenu()) } }
        """
      ])
    let places = found.first(.Toggle).placesInOwnModifiers
    #expect(places.contains { $0.contains { $0.node.slot == .actions } } == expected)
  }
}
