// Controls are drawn in the tint that code gives its windows, where nothing nearer sets another one.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct WindowTintTests {
  /// The colors of the text of a button, in hexadecimals; `?` for one that cannot be told, none where it is the system's.
  private func colors(_ delegate: String, _ page: String = "Button(\"Send\") {}") -> [String] {
    let file = "import SwiftUI\nstruct Page: View { var body: some View { \(page) } }\n"
    let model = model(file, beside: ["import UIKit\n" + delegate])
    let foreground = model.colours.foreground(of: model.first(.Button).index)
    guard !foreground.isSystems else { return [] }
    var found: [String] = []
    func add(_ value: ColourValue) {
      switch value {
      case .colour(let color): found.append(color.light.hex)
      case .choice(_, let then, let otherwise):
        add(then)
        add(otherwise)
      case .any, .unknown: found.append("?")
      }
    }
    add(foreground.value)
    return found
  }

  private func delegate(_ statements: String) -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var lockWindow: UIWindow?
      func scene(_ scene: UIScene) { \(statements) }
    }
    extension UIColor {
      static let brand = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      static var chosen: UIColor { if Settings.isTest { return .brand } else { return UIColor(white: 0, alpha: 1) } }
    }
    """
  }

  @Test func theTintOfTheWindowsColorsControls() {
    #expect(colors(delegate("")) == [])
    #expect(colors(delegate("window?.tintColor = .brand")) == ["#FF8000"])
    #expect(colors(delegate("let tint = UIColor.brand; self.window!.tintColor = tint")) == ["#FF8000"])
    #expect(colors(delegate("window?.tintColor = .brand; lockWindow?.tintColor = UIColor.brand")) == ["#FF8000"])
    #expect(colors(delegate("window?.tintColor = .chosen")) == ["#FF8000", "#000000"])
    #expect(colors(delegate("window?.tintColor = .brand"), "Button(\"Send\") {}.tint(.black)") == ["#000000"])
  }

  @Test func otherTintsSayNothing() {
    // Each window may be seen, or nothing can be told.
    #expect(colors(delegate("window?.tintColor = .brand; lockWindow?.tintColor = .black")) == [])
    #expect(colors(delegate("window?.tintColor = Theme.shared.color")) == [])
    #expect(colors(delegate("UIView.appearance().tintColor = .red; window?.tintColor = .brand")) == [])
    #expect(colors(delegate("toolbar.tintColor = .brand")) == [])
    let test = "import XCTest\nfinal class Tests: XCTestCase { func testIt() { window.tintColor = .red } }\n"
    #expect(colors(test) == [])
  }
}
