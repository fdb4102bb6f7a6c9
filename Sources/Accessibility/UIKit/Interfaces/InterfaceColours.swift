// The colours of a text in a storyboard or xib, and of what lies behind it there.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The colours of one text of a file.
public struct InterfaceColourPair {
  public var foreground: ColourValue
  /// The element `color` of the text; -1 where the file leaves the colour to the system.
  public var foregroundElement: Int32
  public var background: EffectiveBackground
  public var backgroundElement: Int32
  /// What the font's size asks for; nil when the file does not tell.
  public var target: ContrastTarget?
  /// Where code says one of the colors.
  public var said: [(file: FileViews, range: ByteRange)] = []
  /// Whether code says the color of the text, and what lies behind it.
  public var saysForeground = false
  public var saysBackground = false
  /// Whether the words are those that stand in a field until something is typed.
  public var isPlaceholder = false
  /// Whether a gradient lies behind the words: where in it they stand is not known, and the background is the color in it
  /// that suits them best.
  public var isOnGradient = false
}

extension InterfaceElement {
  /// Whether code takes it out of sight as soon as it is set up and never shows it, or may do so unseen.
  public var isTakenOutOfSight: Bool { model.isTakenOutOfSight(index) }

  /// The colours of a label, field or button, with those of what stands in a field until something is typed; none where one
  /// of them is not known.
  public var colourPairs: [InterfaceColourPair] {
    // Several rules ask.
    if let known = model.paints.pairs[index] { return known }
    let pairs = makeColourPairs()
    model.paints.pairs[index] = pairs
    return pairs
  }

  private func makeColourPairs() -> [InterfaceColourPair] {
    let facts = facts
    guard !facts.isOpen,
      !facts.saysAny(.configuration, .isEnabled, .setBackgroundImage, .setBackgroundColor), leavesStyled(.color),
      document.range("enabled", of: index) == nil, fade != nil || !model.isFaded(index), !setsLooksByAttribute,
      kind != .textField || document.range("borderStyle", of: index) == nil
    else { return [] }
    if kind == .button, let configuration = document.child("buttonConfiguration", of: index) {
      return configuredPair(configuration).map { [$0] } ?? []
    }
    guard var ground = model.ground(of: index) else { return [] }
    if let fade { ground.background.opacity = fade }
    var pairs: [InterfaceColourPair] = []
    func add(_ value: ColourValue, _ place: Int32, _ said: [UIKitMade], isPlaceholder: Bool = false) {
      let value = value.seen
      if case .unknown = value { return }
      // Words in no color only keep their place.
      if value.isUnseen { return }
      // Where code says one of them, no color of the file is the cause alone.
      let places = said + ground.said
      pairs.append(
        InterfaceColourPair(
          foreground: value, foregroundElement: places.isEmpty && place >= 0 ? place : index,
          background: ground.isGradient ? best(of: ground.background, for: value) : ground.background,
          backgroundElement: ground.element,
          target: facts.says(.font) ? nil : contrastTarget,
          said: places.map { ($0.file, $0.file.tree.range($0.use.node)) }, saysForeground: !said.isEmpty,
          saysBackground: !ground.said.isEmpty, isPlaceholder: isPlaceholder, isOnGradient: ground.isGradient))
    }
    if let (value, place, said) = textColour {
      // Nobody leaves words unseen: what they stand on is another ground.
      if place >= 0 || !said.isEmpty || !isUnseen(value, on: ground.background) { add(value, place, said) }
    }
    for prompt in model.said(.attributedPlaceholder, to: index) ?? []
    where kind == .textField && !model.isPaintedWithAll(.attributedPlaceholder, kind) {
      add(model.colour(inStyled: prompt), -1, [prompt], isPlaceholder: true)
    }
    return pairs
  }

  /// The color of a gradient on which words are read best.
  private func best(of gradient: EffectiveBackground, for words: ColourValue) -> EffectiveBackground {
    guard case .any(let colors) = gradient.value else { return gradient }
    var best: (background: EffectiveBackground, ratio: Double)?
    for color in colors {
      var background = gradient
      background.value = color
      guard let ratio = ColourModel.judge(words, on: background)?.worst?.ratio else { return gradient }
      if best.map({ $0.ratio < ratio }) ?? true { best = (background, ratio) }
    }
    return best?.background ?? gradient
  }

  /// The part of its strength that its words are always drawn with, where nothing else is drawn with it; nil where they have
  /// all of it, or that is not known.
  private var fade: Double? {
    guard let alpha = document.value("alpha", of: index).flatMap(Double.init), alpha > 0, alpha < 1,
      model.isFadedAlone(index)
    else { return nil }
    return alpha
  }

  /// Whether the file or code gives its words a color.
  public var hasTextColor: Bool {
    facts.saysAny(.textColor, .setTitleColor) || file.child(key: "textColor", of: index) != nil || kind == .button
  }

  /// The colour of its words, the element that says it, and where code does; nil where it is not known.
  private var textColour: (ColourValue, Int32, [UIKitMade])? {
    let isButton = kind == .button
    var holder = index
    if isButton {
      guard let state = document.children(of: index).first(where: { document.has("key", "normal", $0) }),
        document.range("backgroundImage", of: state) == nil
      else { return nil }
      holder = state
    }
    let word: UIKitWord = isButton ? .setTitleColor : .textColor
    guard !model.isPaintedWithAll(word, kind), var said = model.said(word, to: index) else { return nil }
    if isButton {
      guard said.allSatisfy({ $0.file.tree.argument(of: $0.use.node, label: "for") != nil }) else { return nil }
      said = said.filter { made in
        made.file.tree.argument(of: made.use.node, label: "for").map { made.file.tree.isNormalState($0) } ?? false
      }
    }
    let place = file.child(key: isButton ? "titleColor" : "textColor", of: holder)
    let written =
      place.map { model.colour(of: $0).map(ColourValue.colour) ?? .unknown } ?? (isButton ? unsaidTitle : .unknown)
    return (model.paint(said, over: written, colour: model.colour(saidBy:)), place ?? -1, said)
  }

  private var contrastTarget: ContrastTarget? {
    guard let (place, font) = font else { return nil }
    if document.range("style", of: place) != nil {
      guard let known = textStyle else { return nil }
      return .forText(points: TextStyle.named(known)?.size, isBold: known == "headline", limits.largeText)
    }
    guard case .fixed(let points) = font else { return nil }
    let weight = document.value("weight", of: place) ?? ""
    let isBold = document.has("type", "boldSystem", place) || ["bold", "semibold", "heavy", "black"].contains(weight)
    // The name of a font of one's own may say that it is bold.
    if let name = document.value("name", of: place), name.contains("old") || name.contains("Heavy") {
      return points >= 14 ? .largeText : .text
    }
    return .forText(points: points, isBold: isBold, limits.largeText)
  }

  /// The text style that the file gives, by its name in SwiftUI: `title2`.
  public var textStyle: String? {
    guard let (place, _) = font, let style = document.value("style", of: place) else { return nil }
    return Self.styles[style]
  }

  private static let styles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}

extension InterfaceModel {
  /// The colour that an element `color` gives; nil for spaces that depend on a device and names that nobody declares.
  func colour(of element: Int32) -> ResolvedColour? {
    let name = document.value("name", of: element)
    // Files of some versions name a color of the system as those of the Mac do.
    if let name = document.value("systemColor", of: element)
      ?? (document.has("catalog", "System", element) ? name : nil)
    {
      return SystemColours.uiKit(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, limits.palette)
    }
    func number(_ key: StaticString) -> Double? { document.value(key, of: element).flatMap(Double.init) }
    if let name, document.range("catalog", of: element) == nil {
      guard let set = project.colourSet(named: name, from: file.home) else { return nil }
      return ColourResolver(project: project, palette: limits.palette).colour(of: set).single
    }
    guard let alpha = number("alpha") else { return nil }
    // Files of earlier versions name a space whose numbers differ a little from those that are drawn.
    let isCalibrated =
      document.has("colorSpace", "calibratedRGB", element) || document.has("colorSpace", "calibratedWhite", element)
    func calibrated(_ colour: Colour) -> ResolvedColour {
      var result = ResolvedColour(colour)
      result.evidence = .assumed
      return result
    }
    if let white = number("white") {
      if isCalibrated, white != 0, white != 1 { return calibrated(Colour(white: white, alpha: alpha)) }
      guard white == 0 || white == 1 || document.has("customColorSpace", "genericGamma22GrayColorSpace", element) else {
        return nil
      }
      return ResolvedColour(Colour(white: white, alpha: alpha))
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    if isCalibrated { return calibrated(Colour(red: red, green: green, blue: blue, alpha: alpha)) }
    if document.has("customColorSpace", "sRGB", element) {
      return ResolvedColour(Colour(red: red, green: green, blue: blue, alpha: alpha))
    }
    if document.has("customColorSpace", "displayP3", element) {
      return ResolvedColour(Colour(displayP3: red, green, blue, alpha: alpha))
    }
    return nil
  }
}
