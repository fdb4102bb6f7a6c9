import SwiftUI

/// Speaks a message that appears on the screen by itself, ahead of what VoiceOver is saying at the moment.
func announce(_ message: String) {
  var spoken = AttributedString(message)
  spoken.accessibilitySpeechAnnouncementPriority = .high
  AccessibilityNotification.Announcement(spoken).post()
}
