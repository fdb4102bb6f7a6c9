// What a button of a storyboard or xib looks like where neither the file nor code says the color of its title: by its kind,
// by its tint, by its configuration.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

extension InterfaceElement {
  /// The color of the title by the kind of the button: its tint where the system draws it, else white.
  var unsaidTitle: ColourValue { document.has("buttonType", "system", index) ? tint : Self.white }

  private static let white = ColourValue.colour(ResolvedColour(Colour(white: 1, alpha: 1), name: "white"))

  /// The tint of the button: its own, that of a view around it, that of its windows.
  private var tint: ColourValue {
    for holder in [index] + file.ancestors(of: index) {
      if model.facts(of: holder).says(.tintColor) { return .unknown }
      guard let place = file.child(key: "tintColor", of: holder) else { continue }
      return model.colour(of: place).map(ColourValue.colour) ?? .unknown
    }
    guard !model.project.mayTintAll else { return .unknown }
    return model.resolver.accent(in: Scope(file: file.home, type: -1, member: -1)).map(\.assumed)
  }

  /// The colors of a button that has a configuration, which has the last word.
  func configuredPair(_ configuration: Int32) -> InterfaceColourPair? {
    guard file.child(key: "background", of: configuration) == nil,
      document.child("attributedString", of: configuration) == nil,
      document.child("backgroundConfiguration", of: configuration) == nil
    else { return nil }
    func colour(_ key: StaticString) -> (value: ColourValue, place: Int32)? {
      file.child(key: key, of: configuration).map { (model.colour(of: $0).map(ColourValue.colour) ?? .unknown, $0) }
    }
    let words = colour("baseForegroundColor")
    let pair: InterfaceColourPair
    switch document.value("style", of: configuration) {
    case "filled"?:
      let fill = colour("baseBackgroundColor") ?? (tint, -1)
      pair = InterfaceColourPair(
        foreground: words?.value ?? Self.white, foregroundElement: words?.place ?? index,
        background: EffectiveBackground(
          value: fill.value, kind: .written, opacity: 1,
          appearances: model.project.appearances(of: [], in: file.path), argument: nil, owner: -1),
        backgroundElement: fill.place)
    case "plain"?:
      guard let ground = model.ground(of: index), ground.said.isEmpty else { return nil }
      pair = InterfaceColourPair(
        foreground: words?.value ?? tint, foregroundElement: words?.place ?? index, background: ground.background,
        backgroundElement: ground.element)
    default: return nil
    }
    guard pair.foreground.isKnown, pair.background.value.isKnown else { return nil }
    return words == nil && isUnseen(pair.foreground, on: pair.background) ? nil : pair
  }

  /// Whether words in a color could not be seen on a ground.
  func isUnseen(_ colour: ColourValue, on ground: EffectiveBackground) -> Bool {
    (ColourModel.judge(colour, on: ground)?.entry(.light)?.ratio ?? 1) < Self.leastSeen
  }

  private static let leastSeen = 1.2
}
