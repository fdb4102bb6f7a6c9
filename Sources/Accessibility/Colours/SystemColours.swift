// The colours of the system, by generation. Values from the Human Interface Guidelines (Color, 2025) for iOS 26, and the
// values that were published before for iOS 13 to 18; the platform may change them with any release.

/// The generation of the system whose colours count.
public enum SystemPalette: Sendable {
  /// iOS 26 and later.
  case current
  /// Up to iOS 18.
  case earlier
}

/// Looks up colours of the system.
public enum SystemColours {
  private struct Row: Sendable {
    var name: String
    var values: (UInt32, UInt32, UInt32, UInt32)
    var earlier: (UInt32, UInt32)

    init(
      _ name: String, _ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32,
      earlier: (UInt32, UInt32)
    ) {
      self.name = name
      values = (light, dark, lightIncreased, darkIncreased)
      self.earlier = earlier
    }
  }

  /// Light, dark, light and dark with increased contrast; then light and dark up to iOS 18.
  private static let hues: [String: Row] = {
    var table: [String: Row] = [:]
    for row in rows { table[row.name] = row }
    return table
  }()

  private static let rows: [Row] = [
    Row("red", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165, earlier: (0xFF3B30, 0xFF453A)),
    Row("orange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056, earlier: (0xFF9500, 0xFF9F0A)),
    Row("yellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43, earlier: (0xFFCC00, 0xFFD60A)),
    Row("green", 0x34C759, 0x30D158, 0x008932, 0x4AD968, earlier: (0x34C759, 0x30D158)),
    Row("mint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB, earlier: (0x00C7BE, 0x63E6E2)),
    Row("teal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC, earlier: (0x30B0C7, 0x40C8E0)),
    Row("cyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF, earlier: (0x32ADE6, 0x64D2FF)),
    Row("blue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF, earlier: (0x007AFF, 0x0A84FF)),
    Row("indigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF, earlier: (0x5856D6, 0x5E5CE6)),
    Row("purple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF, earlier: (0xAF52DE, 0xBF5AF2)),
    Row("pink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4, earlier: (0xFF2D55, 0xFF375F)),
    Row("brown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679, earlier: (0xA2845E, 0xAC8E68)),
    Row("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2, earlier: (0x8E8E93, 0x8E8E93)),
    Row("gray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80, earlier: (0xAEAEB2, 0x636366)),
    Row("gray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456, earlier: (0xC7C7CC, 0x48484A)),
    Row("gray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446, earlier: (0xD1D1D6, 0x3A3A3C)),
    Row("gray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638, earlier: (0xE5E5EA, 0x2C2C2E)),
    Row("gray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, earlier: (0xF2F2F7, 0x1C1C1E)),
  ]

  static var hueNames: [String] { rows.map(\.name) }

  /// A hue or grey: `red`, `gray3`.
  public static func hue(_ name: String, _ palette: SystemPalette = .current) -> ResolvedColour? {
    guard let row = hues[name] else { return nil }
    let current = ColourVariant(light: Colour(row.values.0), dark: Colour(row.values.1))
    let earlier = ColourVariant(light: Colour(row.earlier.0), dark: Colour(row.earlier.1))
    let shown = palette == .current ? current : earlier
    return ResolvedColour(
      light: shown.light, dark: shown.dark, lightIncreased: Colour(row.values.2), darkIncreased: Colour(row.values.3),
      evidence: .published, name: name, isSystem: true,
      other: current == earlier ? nil : palette == .current ? earlier : current)
  }

  /// A member of SwiftUI's `Color` or a style of `ShapeStyle`: `red`, `primary`, `white`.
  public static func swiftUI(_ name: String, _ palette: SystemPalette = .current) -> ResolvedColour? {
    switch name {
    case "white": return ResolvedColour(.white, name: "white")
    case "black": return ResolvedColour(.black, name: "black")
    case "clear": return ResolvedColour(.clear, name: "clear")
    case "primary": return semantic("label", as: "primary")
    case "secondary": return semantic("secondaryLabel", as: "secondary")
    case "tertiary": return semantic("tertiaryLabel", as: "tertiary")
    case "quaternary": return semantic("quaternaryLabel", as: "quaternary")
    case "quinary": return semantic("quaternaryLabel", as: "quinary")
    case "placeholder": return semantic("placeholderText", as: "placeholder")
    case "separator": return semantic("separator", as: "separator")
    case "link": return semantic("link", palette)
    case "gray2", "gray3", "gray4", "gray5", "gray6": return nil
    default: return hue(name, palette)
    }
  }

  /// A static member of `UIColor`: `systemRed`, `secondaryLabel`, `darkGray`.
  public static func uiKit(_ name: String, _ palette: SystemPalette = .current) -> ResolvedColour? {
    if name.hasPrefix("system"), name.count > 6 {
      let hueName = name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
      if let hue = hue(hueName, palette) {
        return hue.map(name) { $0 }
      }
    }
    let fixed: UInt32
    switch name {
    case "white": fixed = 0xFFFFFF
    case "black", "darkText": fixed = 0x000000
    case "lightText": return ResolvedColour(Colour(white: 1, alpha: 0.6), name: name)
    case "clear": return ResolvedColour(.clear, name: name)
    case "red": fixed = 0xFF0000
    case "green": fixed = 0x00FF00
    case "blue": fixed = 0x0000FF
    case "cyan": fixed = 0x00FFFF
    case "magenta": fixed = 0xFF00FF
    case "yellow": fixed = 0xFFFF00
    case "orange": fixed = 0xFF8000
    case "purple": fixed = 0x800080
    case "brown": fixed = 0x996633
    case "gray": fixed = 0x808080
    case "darkGray": fixed = 0x555555
    case "lightGray": fixed = 0xAAAAAA
    default: return semantic(name, palette)
    }
    return ResolvedColour(Colour(fixed), name: name == "darkText" ? name : "UIColor.\(name)")
  }

  /// What the system draws behind screens and rows, by UIKit's name for it. On the Mac no color has one of these names: windows
  /// and lists have their own, whose values are not published.
  public static func ground(_ name: String, isForMac: Bool) -> ResolvedColour? {
    guard isForMac else { return semantic(name) }
    // Windows are a little nearer to gray in some versions, which makes no pair better.
    let dark = Colour(0x1E1E1E)
    return ResolvedColour(
      light: .white, dark: dark, lightIncreased: .white, darkIncreased: dark, evidence: .assumed,
      name: name == "secondarySystemGroupedBackground" ? "controlBackgroundColor" : "windowBackgroundColor",
      isSystem: true)
  }

  /// Whether a color of the system is what lies behind the content of screens and windows.
  public static func isGround(_ colour: ResolvedColour) -> Bool {
    colour.isSystem && (colour.name.hasSuffix("Background") || colour.name.hasSuffix("BackgroundColor"))
  }

  /// Colours named by their purpose.
  public static func semantic(
    _ name: String, _ palette: SystemPalette = .current, as shown: String? = nil
  ) -> ResolvedColour? {
    let light: Colour
    let dark: Colour
    var evidence = ColourEvidence.documented
    // What the system shows on a sheet, which it raises in the dark.
    var raised: Colour?
    switch name {
    case "label": (light, dark) = (.black, .white)
    case "secondaryLabel": (light, dark) = (Colour(0x3C3C43, alpha: 0.6), Colour(0xEBEBF5, alpha: 0.6))
    case "tertiaryLabel", "placeholderText":
      (light, dark) = (Colour(0x3C3C43, alpha: 0.3), Colour(0xEBEBF5, alpha: 0.3))
    case "quaternaryLabel": (light, dark) = (Colour(0x3C3C43, alpha: 0.18), Colour(0xEBEBF5, alpha: 0.16))
    case "separator": (light, dark) = (Colour(0x3C3C43, alpha: 0.29), Colour(0x545458, alpha: 0.6))
    case "opaqueSeparator": (light, dark) = (Colour(0xC6C6C8), Colour(0x38383A))
    case "link":
      (light, dark) =
        palette == .current ? (Colour(0x0088FF), Colour(0x0091FF)) : (Colour(0x007AFF), Colour(0x0984FF))
    case "systemBackground": (light, dark, raised) = (.white, .black, Colour(0x1C1C1E))
    case "secondarySystemBackground": (light, dark, raised) = (Colour(0xF2F2F7), Colour(0x1C1C1E), Colour(0x2C2C2E))
    case "tertiarySystemBackground": (light, dark, raised) = (.white, Colour(0x2C2C2E), Colour(0x3A3A3C))
    case "systemGroupedBackground", "groupTableViewBackground":
      (light, dark, raised) = (Colour(0xF2F2F7), .black, Colour(0x1C1C1E))
    case "secondarySystemGroupedBackground": (light, dark, raised) = (.white, Colour(0x1C1C1E), Colour(0x2C2C2E))
    case "tertiarySystemGroupedBackground":
      (light, dark, raised) = (Colour(0xF2F2F7), Colour(0x2C2C2E), Colour(0x3A3A3C))
    case "systemFill": (light, dark) = (Colour(0x787880, alpha: 0.2), Colour(0x787880, alpha: 0.36))
    case "secondarySystemFill": (light, dark) = (Colour(0x787880, alpha: 0.16), Colour(0x787880, alpha: 0.32))
    case "tertiarySystemFill": (light, dark) = (Colour(0x767680, alpha: 0.12), Colour(0x767680, alpha: 0.24))
    case "quaternarySystemFill": (light, dark) = (Colour(0x747480, alpha: 0.08), Colour(0x767680, alpha: 0.18))
    default: return nil
    }
    if name.hasSuffix("Fill") { evidence = .assumed }
    // Black, white and the grays that are published; how labels are faded is not.
    if name.hasSuffix("Background") || name == "label" { evidence = .published }
    // With increased contrast the system makes the fainter labels stronger by amounts that are not published; taking the
    // same value never judges them better than they are.
    return ResolvedColour(
      light: light, dark: dark, lightIncreased: light, darkIncreased: dark, evidence: evidence, name: shown ?? name,
      isSystem: true, other: raised.map { ColourVariant(light: light, dark: $0) })
  }
}
