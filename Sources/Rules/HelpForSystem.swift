// A help names only what the oldest system has that the app runs on.

import CurbcutViews

extension Project {
  /// Whether the app also runs on systems that are older than a version of iOS, as far as that is known.
  func runsBefore(iOS version: Int) -> Bool { leastSystem ?? version < version }

  /// How a control is said to be adjustable; `.accessibilityRepresentation` came with iOS 15.
  var sayAdjustable: String {
    let parts = "a label, .accessibilityValue and .accessibilityAdjustableAction."
    return runsBefore(iOS: 15) ? "Add \(parts)" : "Use .accessibilityRepresentation { Slider(…) }, or add \(parts)"
  }

  /// How a field shows a name and an example as well; `prompt:` came with iOS 15.
  func sayExample(_ title: String, and example: String) -> String {
    runsBefore(iOS: 15) ? "\(title), and show the example beside or below the field." : "\(title)\(example)"
  }

  /// How a screen scrolls while its buttons stay; `safeAreaInset` came with iOS 15.
  var sayScroll: String {
    "Put the content in a ScrollView; buttons can stay below it"
      + (runsBefore(iOS: 15) ? "." : " in .safeAreaInset(edge: .bottom).")
  }

  /// How a setting is followed; SwiftUI's environment knows some only from iOS 15 on.
  func sayRead(_ setting: String) -> String {
    switch setting {
    case "accessibilityVoiceOverEnabled" where runsBefore(iOS: 15):
      "Observe UIAccessibility.voiceOverStatusDidChangeNotification."
    case "accessibilitySwitchControlEnabled" where runsBefore(iOS: 15):
      "Observe UIAccessibility.switchControlStatusDidChangeNotification."
    default: "Read @Environment(\\.\(setting))."
    }
  }

  /// How a button is said to be destructive; roles came with iOS 15.
  var sayDestructive: String {
    runsBefore(iOS: 15) ? "Add role: .destructive where iOS 15 is available." : "Add role: .destructive."
  }

  /// How a row is stacked without `ViewThatFits` and `AnyLayout`, which came with iOS 16; `dynamicTypeSize` came with 15.
  var stackAtLargeSizes: String { "at large sizes: if \(isLargeSize), use a VStack instead of the HStack." }

  /// What tells that people have chosen one of the large text sizes.
  var isLargeSize: String {
    runsBefore(iOS: 15) ? "sizeCategory.isAccessibilityCategory" : "dynamicTypeSize.isAccessibilitySize"
  }
}
