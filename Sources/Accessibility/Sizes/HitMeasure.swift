// Width and height in words: both sides as `20 × 28`, one as `28 points high`. A side that is not known is left out.

import CurbcutSourceText

public enum HitMeasure {
  /// Sides for a sentence in which the unit stands already: `20 × 28`, else `28 points high`.
  public static func text(_ width: Double?, _ height: Double?) -> String {
    switch (width, height) {
    case (let width?, let height?): "\(width.plainText) × \(height.plainText)"
    case (let width?, nil): "\(width.plainText) points wide"
    case (nil, let height?): "\(height.plainText) points high"
    case (nil, nil): "unknown"
    }
  }

  /// The same with the unit in any case: `20 × 28 points`.
  public static func textWithUnit(_ width: Double?, _ height: Double?) -> String {
    width != nil && height != nil ? "\(text(width, height)) points" : text(width, height)
  }
}
