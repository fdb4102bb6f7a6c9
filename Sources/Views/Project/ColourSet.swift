// Colour sets of asset catalogues: what a `.colorset/Contents.json` says, as far as the colours of an app on iOS go.

import CurbcutSourceText
import CurbcutSymbols

/// A colour of an asset catalogue.
public struct ColourSet: Sendable {
  /// One colour of the set, for the appearances it names.
  public struct Variant: Sendable {
    public var isDark: Bool
    public var isLight: Bool
    public var isHighContrast: Bool
    /// Whether it is for phones alone.
    public var isForPhone: Bool
    public var value: Value
    /// Place of the entry in the file.
    public var range: ByteRange
  }

  /// What a variant is.
  public enum Value: Sendable, Equatable {
    /// Components in the range of the space, and the alpha.
    case components(space: Space, values: [Double], alpha: Double)
    /// A colour of the system: `systemBlueColor`.
    case system(String)
    /// Nothing that can be told.
    case unknown
  }

  /// Grays are encoded with a gamma of 2.2, which is not that of sRGB.
  public enum Space: Sendable {
    case sRGB, extendedLinearSRGB, displayP3, gray, other
  }

  /// As it is asked for in code.
  public var name: String
  /// Path of the `Contents.json`, as it is reported.
  public var path: String
  public var variants: [Variant]
  /// Range of the file's list of colours, where a missing one would stand.
  public var range: ByteRange
  /// The text, kept for reports.
  public var source: SourceText
  let folders: [UInt64]

  /// Whether it has a color of its own for the dark appearance; beside one for the light appearance, the one for any
  /// appearance is that of the dark one.
  public var hasDark: Bool {
    variants.contains(where: \.isDark)
      || variants.contains(where: \.isLight) && variants.contains { !$0.isLight && !$0.isDark }
  }
  public var hasHighContrast: Bool { variants.contains(where: \.isHighContrast) }
  /// Whether it shows the same colors as another set.
  func isAlike(_ other: ColourSet) -> Bool {
    variants.count == other.variants.count
      && zip(variants, other.variants).allSatisfy {
        $0.isDark == $1.isDark && $0.isLight == $1.isLight && $0.isHighContrast == $1.isHighContrast
          && $0.isForPhone == $1.isForPhone && $0.value == $1.value
      }
  }

  /// Whether it has colours at all; a new accent colour has none and stands for the system's.
  public var isEmpty: Bool { variants.isEmpty }

  /// The entry that is shown in an appearance: of those that fit it the most exact one, an appearance that is named before
  /// any; nil when none fits.
  public func variant(isDark: Bool, isHighContrast: Bool) -> Variant? {
    var best: (variant: Variant, rank: Int)?
    for variant in variants {
      if isDark ? variant.isLight : variant.isDark { continue }
      if variant.isHighContrast, !isHighContrast { continue }
      let rank =
        (variant.isDark || variant.isLight ? 4 : 0) + (variant.isHighContrast ? 2 : 0) + (variant.isForPhone ? 1 : 0)
      if best.map({ $0.rank < rank }) ?? true { best = (variant, rank) }
    }
    return best?.variant
  }

  /// The name of the symbol that Xcode generates: `brandBlue` for `Brand Blue`, `accent` for `AccentColor`.
  public var symbol: String {
    var parts: [Substring] = name.split { !$0.isLetter && !$0.isNumber }
    if let last = parts.last, last == "Color" || last == "color", parts.count > 1 {
      parts.removeLast()
    } else if let last = parts.last, last.hasSuffix("Color"), last.count > 5 {
      parts[parts.count - 1] = last.dropLast(5)
    }
    var result = ""
    for (index, part) in parts.enumerated() {
      if index == 0 {
        // `URLText` becomes `urlText`: the last capital of a run begins the next word.
        let capitals = part.prefix { $0.isUppercase }
        let lowered = capitals.count > 1 && capitals.count < part.count ? capitals.count - 1 : capitals.count
        result += part.prefix(lowered).lowercased() + part.dropFirst(lowered)
      } else {
        result += part.prefix(1).uppercased() + part.dropFirst()
      }
    }
    return result
  }

  /// Reads a `Contents.json`; nil when it is not one. `path` ends in `<name>.colorset/Contents.json`.
  public init?(_ source: SourceText) {
    let parts = source.path.utf8.split(separator: UInt8(ascii: "/")).suffix(2).map(Substring.init)
    guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".colorset"),
      let json = try? JSONReader.read(source.padded[..<source.count])
    else { return nil }
    name = String(parts[parts.count - 2].dropLast(9))
    path = source.path
    self.source = source
    folders = FileSymbols.folderHashes(source.path)
    let colours = json["colors"]
    range = colours?.range ?? json.range
    variants = []
    for entry in colours?.elements ?? [] {
      guard let idiom = entry["idiom"]?.string, idiom == "universal" || idiom == "iphone" else { continue }
      // The colour for wide gamuts doubles the one for sRGB.
      if entry["display-gamut"]?.string == "display-P3" { continue }
      guard let colour = entry["color"] else { continue }
      var variant = Variant(
        isDark: false, isLight: false, isHighContrast: false, isForPhone: idiom == "iphone",
        value: Self.value(colour), range: entry.range)
      for appearance in entry["appearances"]?.elements ?? [] {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", "dark"): variant.isDark = true
        case ("luminosity", "light"): variant.isLight = true
        case ("contrast", "high"): variant.isHighContrast = true
        default: break
        }
      }
      variants.append(variant)
    }
  }

  private static func value(_ colour: JSONElement) -> Value {
    if let reference = colour["reference"]?.string {
      let platform = colour["platform"]?.string ?? "ios"
      return platform == "ios" || platform == "universal" ? .system(reference) : .unknown
    }
    guard let components = colour["components"] else { return .unknown }
    let space: Space =
      switch colour["color-space"]?.string {
      case "srgb", "extended-srgb", "extended-range-srgb", nil: .sRGB
      case "extended-linear-srgb": .extendedLinearSRGB
      case "display-p3": .displayP3
      case "gray-gamma-22", "extended-gray": .gray
      default: .other
      }
    let names = space == .gray ? ["white"] : ["red", "green", "blue"]
    var values: [Double] = []
    for name in names {
      guard let text = components[name]?.string, let value = component(text) else { return .unknown }
      values.append(value)
    }
    var alpha = 1.0
    if let text = components["alpha"]?.string {
      guard let value = Double(text) else { return .unknown }
      alpha = value
    }
    return .components(space: space, values: values, alpha: alpha)
  }

  /// `0x1F`, `31` of 255, or `0.122`.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.utf8.contains(UInt8(ascii: ".")) { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
}

extension Project {
  /// The colour set of a name (a folder before it left out), as seen from a file; nil when there is none or two that
  /// differ are equally near.
  public func colourSet(named name: String, from file: FileViews) -> ColourSet? {
    sole(nearest(candidates(name), from: file))
  }

  /// The nearest color sets of a name, as `colourSet(named:from:)`, those that are equally near and differ each once.
  public func colourSets(named name: String, from file: FileViews) -> [ColourSet] {
    nearest(candidates(name), from: file)
  }

  /// The colour set behind a symbol that Xcode generates: `Color(.brandBlue)`.
  public func colourSet(symbol: Name, from file: FileViews) -> ColourSet? {
    sole(nearest(colourSymbolIndex[symbol], from: file))
  }

  private func candidates(_ name: String) -> [Int32]? {
    // Most names have no folder.
    guard name.utf8.contains(UInt8(ascii: "/")) else { return colourSetIndex[Name(name)] }
    return colourSetIndex[Name(name.split(separator: "/").last.map(String.init) ?? name)]
  }

  private func sole(_ sets: [ColourSet]) -> ColourSet? { sets.count == 1 ? sets[0] : nil }

  /// Those that share most folders with a file. An app, its clip and its widget often hold copies of one set.
  private func nearest(_ candidates: [Int32]?, from file: FileViews) -> [ColourSet] {
    guard let candidates else { return [] }
    var best: [ColourSet] = []
    var most = -1
    for candidate in candidates {
      let set = colourSets[Int(candidate)]
      var shared = 0
      while shared < set.folders.count, shared < file.folders.count, set.folders[shared] == file.folders[shared] {
        shared += 1
      }
      if shared > most {
        (best, most) = ([set], shared)
      } else if shared == most, !best.contains(where: set.isAlike) {
        best.append(set)
      }
    }
    return best
  }
}
