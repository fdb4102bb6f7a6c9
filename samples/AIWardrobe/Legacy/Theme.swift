import SwiftUI

/// Type and spacing in one place.
enum Theme {
  static let heading = Font.custom("Cormorant", fixedSize: 30)
  static let body = Font.system(size: 15)
  static let caption = Font.system(size: 11)
  static let spacing: CGFloat = 12
  static let iconButton: CGFloat = 32
}
