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
