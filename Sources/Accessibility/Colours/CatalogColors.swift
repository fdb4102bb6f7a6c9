// Colors of asset catalogs: what a color set comes to, and the accent color of an app.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourResolver {
  /// The color that controls take where nothing else is set. Where the targets that take a file, or their
  /// configurations, name several, each is seen in one of them.
  func accent(in scope: Scope) -> ColourValue {
    if let tint = windowTint { return tint }
    let names = project.accentNames(at: scope.file.path) ?? ["AccentColor"]
    var colors: [(name: String, value: ColourValue)] = []
    for name in names {
      guard let name else {
        colors.append(("", systemAccent))
        continue
      }
      colors += accents(named: name, in: scope).map { (name, $0) }
    }
    guard var result = colors.last?.value, colors.count < 8 else { return .unknown }
    for color in colors.dropLast().reversed() {
      result = .choice(condition: Conditions.accentColor + color.name, then: color.value, otherwise: result)
    }
    return result
  }

  /// The accent color of the project's own; nil where the system's own color may be seen, or nothing can be told.
  func ownAccent(in scope: Scope) -> ColourValue? {
    let color = accent(in: scope)
    return Self.isOwn(color) ? color : nil
  }

  /// The tint that a view or controller has whose class says none: that of its window.
  func inheritedTint(in scope: Scope) -> ColourValue {
    guard !project.mayTintAll, scope.type >= 0, let code = scope.file.uikit,
      case let name = scope.file.types[Int(scope.type)].name,
      let base = UIKitTypes(project: project).lineage(of: name, from: scope.file).last,
      UIKitClass(system: base.name) != nil,
      !code.uses.contains(where: { use in
        guard use.word == .tintColor, use.local < 0, use.path.root == .own || use.path.name == Self.ownView,
          case let owner = scope.file.members[Int(use.member)].owner, owner >= 0
        else { return false }
        return scope.file.types[Int(owner)].name == name
      })
    else { return .unknown }
    return accent(in: scope).map(\.assumed)
  }

  static let tintColor = Name("tintColor")
  private static let ownView = Name("view")

  /// The tint that code gives all windows, unknown where they are given several; nil where it gives none.
  private var windowTint: ColourValue? {
    let tints = evaluator.windowTints
    guard !tints.isEmpty else { return nil }
    var result: ColourValue?
    for tint in tints {
      let color = value(of: tint.value, in: tint.scope, realm: .uiKit).map(\.assumed)
      if let result, !result.isSame(as: color) { return .unknown }
      result = color
    }
    return result
  }

  private static func isOwn(_ color: ColourValue) -> Bool {
    switch color {
    case .colour(let color): !color.isSystem
    case .choice(_, let then, let otherwise): isOwn(then) && isOwn(otherwise)
    case .any, .unknown: false
    }
  }

  /// What the nearest color sets of a name come to. An empty one, which a new target has, stands for the system's color,
  /// and for nothing beside one of another target that has colors.
  private func accents(named name: String, in scope: Scope) -> [ColourValue] {
    let sets = project.colourSets(named: name, from: scope.file).filter { !$0.isEmpty }
    guard !sets.isEmpty else { return [systemAccent] }
    return sets.map { colour(of: $0).map(\.assumed) }
  }

  private var systemAccent: ColourValue {
    guard var blue = SystemColours.hue("blue", palette) else { return .unknown }
    blue.name = "accentColor"
    return .colour(blue.assumed)
  }

  /// The colour of a colour set.
  public func colour(of set: ColourSet) -> ColourValue {
    let known = KnownColours.of(evaluator)
    let key = KnownColours.SetKey(source: ObjectIdentifier(set.source), palette: palette)
    if let kept = known.sets[key] { return kept.value }
    let value = readColour(of: set)
    known.sets[key] = (value, set.source)
    return value
  }

  private func readColour(of set: ColourSet) -> ColourValue {
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
    result.hasBothAppearances = set.hasDark
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
