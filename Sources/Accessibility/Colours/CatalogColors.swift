// Colors of asset catalogs: what a color set comes to, and the accent color of an app.

import CurbcutSyntax
import CurbcutViews

extension ColourResolver {
  /// The color that controls take where nothing else is set. Where the targets that take a file, or their
  /// configurations, name several, each is seen in one of them.
  func accent(in scope: Scope) -> ColourValue {
    guard let names = project.accentNames(at: scope.file.path) else { return accent(named: "AccentColor", in: scope) }
    let colors = names.map { $0.map { accent(named: $0, in: scope) } ?? systemAccent }
    guard var result = colors.last, colors.count < 8 else { return .unknown }
    for (name, color) in zip(names, colors).dropLast().reversed() {
      result = .choice(condition: "accent color \(name ?? "")", then: color, otherwise: result)
    }
    return result
  }

  private func accent(named name: String, in scope: Scope) -> ColourValue {
    guard let set = project.colourSet(named: name, from: scope.file), !set.isEmpty else { return systemAccent }
    return colour(of: set).map { color in
      var color = color
      color.evidence = .assumed
      return color
    }
  }

  private var systemAccent: ColourValue {
    guard var blue = SystemColours.hue("blue", palette) else { return .unknown }
    blue.evidence = .assumed
    blue.name = "accentColor"
    return .colour(blue)
  }

  /// The colour of a colour set.
  public func colour(of set: ColourSet) -> ColourValue {
    guard let light = set.variant(isDark: false, isHighContrast: false),
      let dark = set.variant(isDark: true, isHighContrast: false),
      let lightIncreased = set.variant(isDark: false, isHighContrast: true),
      let darkIncreased = set.variant(isDark: true, isHighContrast: true)
    else { return .unknown }
    // A set that only names a color of the system is that color.
    if case .system(let name) = light.value, var color = system(name),
      [dark, lightIncreased, darkIncreased].allSatisfy({ if case .system(name) = $0.value { true } else { false } })
    {
      color.asset = set.path
      return .colour(color)
    }
    guard let a = values(light)?.light, let b = values(dark)?.dark, let c = values(lightIncreased)?.lightIncreased,
      let d = values(darkIncreased)?.darkIncreased
    else { return .unknown }
    var result = ResolvedColour(
      light: a, dark: b, lightIncreased: c, darkIncreased: d, evidence: .written, name: "Color(\"\(set.name)\")")
    result.asset = set.path
    return .colour(result)
  }

  /// The same in every appearance, without a name: the set has one.
  private func plain(_ color: Colour) -> ResolvedColour { ResolvedColour(color, name: "") }

  private func values(_ variant: ColourSet.Variant) -> ResolvedColour? {
    switch variant.value {
    case .unknown: return nil
    case .system(let name): return system(name)
    case .components(let space, let values, let alpha):
      switch space {
      case .other: return nil
      case .gray: return plain(Colour(gamma22White: values[0], alpha: alpha))
      case .sRGB: return plain(Colour(red: values[0], green: values[1], blue: values[2], alpha: alpha))
      case .displayP3: return plain(Colour(displayP3: values[0], values[1], values[2], alpha: alpha))
      case .extendedLinearSRGB:
        return plain(Colour(linearRed: values[0], green: values[1], blue: values[2], alpha: alpha))
      }
    }
  }

  /// A color of the system by its name in a catalog: `secondaryLabelColor`.
  private func system(_ name: String) -> ResolvedColour? {
    SystemColours.uiKit(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, palette)
  }
}
