// Menus of UIKit in which a picture shows the chosen item.

import Testing

@Suite struct UIKitChoicesTests {
  private func lines(_ code: String) -> [Int] {
    Checking.shown(of: "selected-trait-missing", in: [("A.swift", "import UIKit\n\(code)")]).map(\.line)
  }

  private func menu(_ first: String, _ second: String, rest: String = "", options: String = "") -> String {
    """
    final class Shelf: UIViewController {
      var order = Order.name
      func menu() -> UIMenu {
        let byName = UIAction(title: "Name", \(first), handler: { _ in self.order = .name })
        let byDate = UIAction(title: "Date", \(second), handler: { _ in self.order = .date })
        \(rest)
        return UIMenu(\(options)children: [byName, byDate])
      }
    }
    """
  }

  @Test func aCheckMarkThatOnlyThePictureShowsIsReported() {
    #expect(lines(menu("image: order == .name ? .check : nil", "image: order == .date ? .check : nil")) == [5, 6])
  }

  @Test(arguments: [
    // The state says it.
    ("image: order == .name ? .check : nil, state: order == .name ? .on : .off", "image: nil", "", ""),
    // One picture alone may be about something else.
    ("image: order == .name ? .lock : nil", "image: icon", "", ""),
    // Two things, each shown by its own picture.
    ("image: order == .name ? .lock : nil", "image: size == .large ? .star : nil", "", ""),
    // Another picture, which VoiceOver is not told either, but which may be what the item does.
    ("image: order == .name ? .up : .down", "image: order == .date ? .up : .down", "", ""),
    ("image: order == .name ? .check : nil", "image: order == .date ? .check : nil", "byName.state = .on", ""),
    ("image: order == .name ? .check : nil", "image: order == .date ? .check : nil", "", "options: .singleSelection, "),
  ])
  func whatIsToldOrNoChoiceIsQuiet(_ first: String, _ second: String, _ rest: String, _ options: String) {
    #expect(lines(menu(first, second, rest: rest, options: options)).isEmpty)
  }
}
