// The names that people write for colors of the system where there is no code around them.

extension SystemColours {
  /// What `named` knows, without what SwiftUI and UIKit call alike; in groups.
  public static let names: [String] = {
    let semantic = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
      "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]
    let styles = ["primary", "secondary", "tertiary", "quaternary", "white", "black", "darkGray", "lightGray"]
    let system = hueNames.map { "system" + $0.prefix(1).uppercased() + $0.dropFirst() }
    return semantic + styles + hueNames.filter { swiftUI($0) != nil } + system
  }()

  /// A color by its name in code: `label`, `.secondary`, `systemBlue`, `Color.red`, `UIColor.red`. Without a type, SwiftUI's
  /// meaning comes first, where both have a color of that name.
  public static func named(_ text: String, _ palette: SystemPalette = .current) -> ResolvedColour? {
    if text.hasPrefix("UIColor.") { return uiKit(String(text.dropFirst(8)), palette) }
    if text.hasPrefix("Color.") { return swiftUI(String(text.dropFirst(6)), palette) }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    // The look-up of UIKit's colors is not for names that no compiler has seen.
    if name.hasPrefix("system"), !names.contains(name) { return nil }
    return swiftUI(name, palette) ?? uiKit(name, palette)
  }
}
