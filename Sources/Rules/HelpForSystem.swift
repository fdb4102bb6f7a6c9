// A help names only what the oldest system has that the app runs on.

import CurbcutViews

extension Project {
  /// Whether the app also runs on systems that are older than a version of iOS, as far as that is known.
  func runsBefore(iOS version: Int) -> Bool { leastSystem ?? version < version }

  /// How a row is stacked without `ViewThatFits` and `AnyLayout`, which came with iOS 16; `dynamicTypeSize` came with 15.
  var stackAtLargeSizes: String {
    let check = runsBefore(iOS: 15) ? "sizeCategory.isAccessibilityCategory" : "dynamicTypeSize.isAccessibilitySize"
    return "at large sizes: if \(check), use a VStack instead of the HStack."
  }
}
