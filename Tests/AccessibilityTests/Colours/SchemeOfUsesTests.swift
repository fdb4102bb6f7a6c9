// In which appearances a component is shown, from what is around each of its uses.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct SchemeOfUsesTests {
  private static let card = "struct Card: View { var body: some View { Text(\"Row 4\") } }\n"

  private func shown(_ others: [String]) -> [Appearance] {
    let model = model(Self.card, beside: others)
    return model.colours.appearances(of: model.first(.Text).index).filter { !$0.isIncreased }
  }

  private func screen(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n @State var isOpen = false\n var body: some View {\n\(body)\n }\n}\n"
  }

  @Test func everyUseHasToAgree() {
    let dark = screen("Night", "VStack { Card() }.environment(\\.colorScheme, .dark)")
    #expect(shown([dark]) == [.dark])
    #expect(shown([dark, screen("Evening", "Card().colorScheme(.dark)")]) == [.dark])
    #expect(shown([dark, screen("Day", "VStack { Card() }")]) == [.light, .dark])
    #expect(shown([dark, screen("Noon", "Card().preferredColorScheme(.light)")]) == [.light, .dark])
    #expect(shown([screen("Any", "Card().preferredColorScheme(theme)")]) == [.light, .dark])
    #expect(shown([]) == [.light, .dark])
  }

  @Test func usesOfUsesAreFollowed() {
    let row = screen("Line", "HStack { Card() }")
    #expect(shown([row, screen("Night", "List { Line() }.colorScheme(.dark)")]) == [.dark])
    // What stands before an overlay covers what it lies on, not the overlay itself.
    #expect(
      shown([screen("Over", "Text(\"Stage\").colorScheme(.dark).overlay { Card() }")]) == [.light, .dark])
    #expect(shown([screen("Over", "Text(\"Stage\").overlay { Card() }.colorScheme(.dark)")]) == [.dark])
    // Previews show nothing to anybody.
    #expect(shown([screen("Day", "Card()"), "#Preview { Card().preferredColorScheme(.dark) }"]) == [.light, .dark])
  }

  @Test func aPreferenceReachesUpwards() {
    #expect(shown([screen("Night", "VStack { Card()\n Text(\"a\").preferredColorScheme(.dark) }")]) == [.dark])
    let sometimes = screen("Night", "VStack { Card()\n if isOpen { Text(\"a\").preferredColorScheme(.dark) } }")
    #expect(shown([sometimes]) == [.light, .dark])
  }

  @Test func theOutermostPreferenceWins() {
    #expect(shown([screen("Night", "Card().preferredColorScheme(.light).preferredColorScheme(.dark)")]) == [.dark])
    #expect(
      shown([screen("Night", "VStack { Card().preferredColorScheme(.light) }.preferredColorScheme(.dark)")]) == [.dark])
    let inner = screen("Inner", "VStack { Card() }.preferredColorScheme(.light)")
    #expect(shown([inner, screen("Night", "ZStack { Inner() }.preferredColorScheme(.dark)")]) == [.dark])
    #expect(shown([inner, screen("Any", "ZStack { Inner() }.preferredColorScheme(theme)")]) == [.light, .dark])
    // A sheet has one of its own, and an environment reaches downwards only.
    let sheet = "Text(\"a\").sheet(isPresented: $isOpen) { Inner() }.preferredColorScheme(.dark)"
    #expect(shown([inner, screen("Night", sheet)]) == [.light])
    #expect(shown([screen("Day", "VStack { Card().colorScheme(.light) }.preferredColorScheme(.dark)")]) == [.light])
  }

  @Test func controllersThatHostCount() {
    func host(_ style: String) -> String {
      "final class Foyer: UIViewController {\n func open() {\n let host = UIHostingController(rootView: Card())\n"
        + "\(style)\n present(host, animated: true)\n }\n}\n"
    }
    #expect(shown([host("host.overrideUserInterfaceStyle = .dark")]) == [.dark])
    #expect(shown([host("")]) == [.light, .dark])
    #expect(shown([host("host.overrideUserInterfaceStyle = .dark"), screen("Day", "Card()")]) == [.light, .dark])
    let inline = "let host = UIHostingController(rootView: Card().preferredColorScheme(.light))\n"
    #expect(shown([inline]) == [.light])
  }

  /// The view of a hosting controller has the system's background, unless code gives it another.
  @Test(arguments: [
    ("", true), ("host.view.backgroundColor = .clear", false), ("host.view?.backgroundColor = teal", false),
    ("view.backgroundColor = .black", true), ("other.view.backgroundColor = .black", true),
  ])
  func whatAControllerHostsStandsOnTheSystemsBackground(_ style: String, _ isSystem: Bool) {
    let model = model(
      Self.card,
      beside: [
        "final class Foyer: UIViewController {\n func open() {\n let host = UIHostingController(rootView: Card())\n"
          + "\(style)\n present(host, animated: true)\n }\n}\n"
      ])
    let isOpen = model.colours.standsOnNothing(model.first(.Text).index)
    #expect(isOpen != isSystem)
  }
}
