// How messages name what they are about, and a value that is written somewhere else than where it is used, so that the right
// line is changed.

import CurbcutAccessibility
import CurbcutViews

extension Element {
  /// What developers call a view in a message: a control by its type where VoiceOver's word for it says less.
  var noun: String {
    switch known {
    case .NavigationLink: "navigation link"
    case .PhotosPicker: "photos picker"
    case .Text where control == nil: "text"
    case .Image where control == nil, .AsyncImage where control == nil: "image"
    default: control?.role.name ?? "view"
    }
  }
}

extension ValueOrigin {
  /// For the end of a message about a size: `, from .bodyMedium (TypographyTokens.swift:14)`.
  var sizeSuffix: String {
    if isSetter { return ", set by \(name) (\(place))" }
    return hidesSystemName
      ? ", from the app's own \(name), which hides the system's (\(place))" : ", from \(name) (\(place))"
  }

  /// The same where the size is not named.
  var fontSuffix: String { "; the font \(isSetter ? "is set by" : "comes from") \(name) (\(place))" }

  /// What to do about a fixed size of symbols.
  var symbolHelp: String {
    isSetter && isGivenSize ? scalingHelp(nil) : "In \(fileName), use a text style, or a size from @ScaledMetric."
  }

  /// What to do about a font of a fixed size: the one line that sets it, not each text in it.
  func scalingHelp(_ points: Double?) -> String {
    let style = points.flatMap { TextStyle.nearest(to: $0, isBold: false) }.map { ".\($0)" } ?? ".body"
    let isOfUIKit = isOfUIKit || name.hasPrefix("UIFont")
    if isNumber, isOfUIKit {
      return "Use UIFont.preferredFont(forTextStyle:) instead of \(name), or scale it with UIFontMetrics."
    }
    if isNumber { return "Use a text style such as \(style) instead of \(name), or scale it with @ScaledMetric." }
    if isOfUIKit {
      return
        "In \(fileName), use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, so that all text in this font scales."
    }
    if isSetter, isGivenSize {
      return
        "In \(fileName), have \(name) scale the size that it is given, for example in a ViewModifier with "
        + "@ScaledMetric, so that all text that it styles follows Dynamic Type."
    }
    // The line may serve other modifiers as well, each with a size of its own.
    if isSetter {
      return
        "In \(fileName), let the font that \(name) sets follow Dynamic Type: use a text style, or relativeTo: for a custom "
        + "font."
    }
    if let points, points >= TextStyle.largerThanAll {
      return
        "Text styles are smaller than this: scale the size with @ScaledMetric(relativeTo: .largeTitle) where \(name) is used, "
        + "or have \(fileName) use .largeTitle."
    }
    return
      "In \(fileName), use the text style \(style) (for a custom font, relativeTo: \(style)), so that all text in this "
      + "font scales."
  }

  /// For the end of a message about a color: `; the color comes from .brand (Colors.swift:9)`.
  var colorSuffix: String { "; the color \(isSetter ? "is set by" : "comes from") \(name) (\(place))" }

  /// The same of the color behind a text.
  var groundSuffix: String { "; the background \(isSetter ? "is set by" : "comes from") \(name) (\(place))" }
}

extension [GivenColour] {
  /// The same where uses of a component set the color.
  var colorSuffix: String {
    guard let first else { return "" }
    let place = first.scope.file.placeForReading(first.scope.file.tree.range(first.node))
    switch count {
    case 1: return "; the color is set at \(place)"
    case 2: return "; the color is set at \(place) and at another place"
    default: return "; the color is set at \(place) and at \(count - 1) other places"
    }
  }
}
