// Scaled fonts that stay as they were when the text size changes.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let uikitFontNotAdjusting = Rule(
    "uikit-font-not-adjusting", .uikitOnly,
    uikit: { model, report in UIKitFonts.notAdjusting(model, &report) })
}
