// What a button of a storyboard or xib looks like where neither the file nor code says the color of its title: by its kind,
// by its tint, by its configuration.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

extension InterfaceElement {
  /// The color of the title by the kind of the button: its tint where the system draws it, else white. The round rectangle
  /// of old files is the system's kind since iOS 7.
  var unsaidTitle: ColourValue {
    document.has("buttonType", "system", index) || document.has("buttonType", "roundedRect", index) ? tint : Self.white
  }

  /// The size of a title to which the file gives no font: Interface Builder leaves out the one that each button begins with.
  /// A configuration brings a font of its own, and so does styled text.
  var unsaidFont: Font? {
    guard kind == .button, document.child("buttonConfiguration", of: index) == nil,
      !document.children(of: index).contains(where: {
        document.isNamed("state", $0) && document.child("attributedString", of: $0) != nil
      })
    else { return nil }
    return .fixed(Self.pointsOfButtons)
  }

  private static let pointsOfButtons = 15.0

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
    guard document.child("attributedString", of: configuration) == nil else { return nil }
    func colour(_ key: StaticString, of holder: Int32) -> (value: ColourValue, place: Int32)? {
      file.child(key: key, of: holder).map { (model.colour(of: $0).map(ColourValue.colour) ?? .unknown, $0) }
    }
    let words = colour("baseForegroundColor", of: configuration)
    var fill: (value: ColourValue, place: Int32)?
    let style = document.value("style", of: configuration)
    // The background that is written has the last word, and may be a picture or a blur.
    if let background = file.child(key: "background", of: configuration) {
      fill = colour("backgroundColor", of: background)
      guard fill != nil, file.child(key: "image", of: background) == nil,
        file.child(key: "visualEffect", of: background) == nil
      else { return nil }
    } else if style == "filled" {
      fill = colour("baseBackgroundColor", of: configuration) ?? (tint, -1)
    }
    let pair: InterfaceColourPair
    if let fill {
      pair = InterfaceColourPair(
        foreground: words?.value ?? (style == "filled" ? Self.white : tint), foregroundElement: words?.place ?? index,
        background: EffectiveBackground(
          value: fill.value, kind: .written, opacity: 1,
          appearances: model.project.appearances(of: [], in: file.path), argument: nil, owner: -1),
        backgroundElement: fill.place)
    } else {
      guard style == "plain", let ground = model.ground(of: index), ground.said.isEmpty else { return nil }
      pair = InterfaceColourPair(
        foreground: words?.value ?? tint, foregroundElement: words?.place ?? index, background: ground.background,
        backgroundElement: ground.element)
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
