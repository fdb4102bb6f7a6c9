import SwiftUI

/// Type, colour and spacing in one place. Every font grows with the text size.
enum Theme {
  static let heading = Font.custom("Cormorant", size: 30, relativeTo: .title)
  static let body = Font.body
  static let caption = Font.footnote
  static let spacing: CGFloat = 12
  static let iconButton: CGFloat = 48

  /// Below white words, in light and dark alike.
  static let earth = Color(red: 0.35, green: 0.22, blue: 0.14)
}
