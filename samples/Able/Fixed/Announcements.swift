import SwiftUI

/// Speaks a message that appears on the screen by itself, ahead of what VoiceOver is saying at the moment.
func announce(_ message: String) {
  var spoken = AttributedString(message)
  spoken.accessibilitySpeechAnnouncementPriority = .high
  AccessibilityNotification.Announcement(spoken).post()
}

extension Color {
  /// Below white words, in light and dark alike.
  static let ableFill = Color(red: 0.22, green: 0.16, blue: 0.47)
}
