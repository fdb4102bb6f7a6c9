// The measures that the model and several rules hold views against. A run may set them.

/// Sizes and ratios.
public struct Limits: Sendable, Hashable {
  /// When text counts as large.
  public enum LargeText: Sendable, Hashable {
    /// From 18 points, or from 14 points when bold (WCAG 2.2).
    case wcag
    /// From 18 points, or bold (Human Interface Guidelines, and Xcode's inspector).
    case hig
  }

  /// Least width and height of a touch target in points. Source: Human Interface Guidelines, Buttons.
  public var targetSize = 44.0
  /// Ratio of text to what is behind it. Source: WCAG 1.4.3.
  public var textContrast = 4.5
  /// The same for large text.
  public var largeTextContrast = 3.0
  /// Ratio of symbols and edges. Source: WCAG 1.4.11.
  public var nonTextContrast = 3.0
  public var largeText = LargeText.wcag
  /// The generation of the system whose colours count.
  public var palette = SystemPalette.current

  /// The languages in which every label has to be there; empty for those that a table is mostly translated into.
  public var languages: [String] = []

  public init() {}

  /// The ratio that a use needs.
  public func contrast(_ target: ContrastTarget) -> Double {
    switch target {
    case .text: textContrast
    case .largeText: largeTextContrast
    case .nonText: nonTextContrast
    }
  }

  /// An estimated size is reported from 8 points under the least size on: line heights of text styles are measured, and
  /// symbols are drawn a little under or over the size of their font.
  public var targetEstimate: Double { targetSize - 8 }
}
