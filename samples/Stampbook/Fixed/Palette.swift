import SwiftUI

extension Color {
  /// For words and icons on the screen's background.
  static let brand = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.66, green: 0.76, blue: 1, alpha: 1)
        : UIColor(red: 0.12, green: 0.20, blue: 0.50, alpha: 1)
    })

  /// Below white words and icons, in light and dark alike.
  static let brandFill = Color(red: 0.12, green: 0.20, blue: 0.50)
  static let collectedFill = Color(red: 0, green: 0.37, blue: 0.15)
  static let farFill = Color(red: 0.33, green: 0.33, blue: 0.36)
}
