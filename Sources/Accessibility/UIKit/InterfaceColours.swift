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
}

extension InterfaceElement {
  /// The colours of a label or button; nil where one of them is not known, or code may change it.
  public var colourPair: InterfaceColourPair? {
    let facts = facts
    let isButton = kind == .button
    guard !facts.isOpen,
      !facts.saysAny(
        .textColor, .setTitleColor, .backgroundColor, .tintColor, .attributedText, .setAttributedTitle, .configuration,
        .alpha, .isEnabled, .setBackgroundImage),
      document.range("alpha", of: index) == nil, document.range("enabled", of: index) == nil,
      !setsLooksByAttribute
    else { return nil }
    var holder = index
    if isButton {
      guard let state = document.children(of: index).first(where: { document.has("key", "normal", $0) }),
        document.range("backgroundImage", of: state) == nil,
        document.child("buttonConfiguration", of: index) == nil
      else { return nil }
      holder = state
    }
    guard let place = file.child(key: isButton ? "titleColor" : "textColor", of: holder),
      let foreground = model.colour(of: place), let (background, below) = model.background(of: index)
    else { return nil }
    return InterfaceColourPair(
      foreground: .colour(foreground), foregroundElement: place, background: background, backgroundElement: below,
      target: contrastTarget)
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
    if let name = document.value("systemColor", of: element) {
      return SystemColours.uiKit(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, limits.palette)
    }
    func number(_ key: StaticString) -> Double? { document.value(key, of: element).flatMap(Double.init) }
    if let name = document.value("name", of: element), document.range("catalog", of: element) == nil {
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

  /// What lies behind an object: its own background, or that of the nearest view around it, where nothing is in between.
  func background(of element: Int32) -> (EffectiveBackground, Int32)? {
    var child = element
    var isFirst = true
    for ancestor in [element] + file.ancestors(of: element) {
      guard let id = document.range("id", of: ancestor), id.start < id.end else { continue }
      guard Self.fillables.contains(where: { document.isNamed($0, ancestor) }) || isFirst else { return nil }
      if !isFirst {
        if hasBackdrop(in: ancestor, behind: child) { return nil }
        if paintsItself(ancestor) { return nil }
      }
      isFirst = false
      child = ancestor
      guard let place = file.child(key: "backgroundColor", of: ancestor) else {
        guard document.isNamed("tableViewCell", ancestor) else { continue }
        return cellGround(of: ancestor).map { ($0, -1) }
      }
      guard let colour = colour(of: place) else { return nil }
      if Appearance.allCases.allSatisfy({ colour[$0].alpha == 0 }) { continue }
      guard colour.isOpaque else { return nil }
      let background = EffectiveBackground(
        value: .colour(colour), kind: .written, opacity: 1, appearances: project.appearances(of: [], in: file.path),
        argument: nil, owner: -1)
      return (background, place)
    }
    return nil
  }

  private static let fillables: [StaticString] = ["view", "stackView", "tableViewCellContentView", "tableViewCell"]

  /// What the system draws behind a cell that neither the file nor code paints.
  private func cellGround(of cell: Int32) -> EffectiveBackground? {
    let type = file.customClass(of: cell) ?? Name("UITableViewCell")
    guard UIKitTypes(project: project).isUnpaintedCell(type, from: file.home),
      let ground = SystemColours.semantic("systemBackground")
    else { return nil }
    return .platform(ground, appearances: project.appearances(of: [], in: file.path))
  }

  /// Whether code may paint a view: by its class, through an outlet, or as the view of a controller.
  private func paintsItself(_ element: Int32) -> Bool {
    let facts = facts(of: element)
    if facts.isOpen || facts.saysAny(.backgroundColor, .tintColor, .alpha) { return true }
    if document.range("alpha", of: element) != nil { return true }
    // The view of a controller has the controller's code to paint it.
    let isRoot =
      document.has("key", "view", element) || file.connections(to: element).contains { $0.property == Name("view") }
    guard isRoot else { return false }
    for owner in file.ancestors(of: element) + file.connections(to: element).map(\.owner) {
      guard let name = file.customClass(of: owner) else { continue }
      guard let reference = project.type(named: name, from: file.home) else { return true }
      let home = project.files[Int(reference.file)]
      for (type, from) in UIKitTypes(project: project).lineage(of: name, from: home) {
        for declaration in project.declarations(ofType: type, from: from) {
          guard let code = project.files[Int(declaration.file)].uikit else { continue }
          for index in code.usesByName[Name("view")] ?? [] {
            let word = code.uses[Int(index)].word
            if word == .backgroundColor || word == .passed { return true }
          }
        }
      }
    }
    return false
  }

  /// Whether something that was put into a view before an object may lie behind it.
  private func hasBackdrop(in holder: Int32, behind child: Int32) -> Bool {
    if document.isNamed("stackView", holder) { return false }
    guard let list = document.child("subviews", of: holder) else { return false }
    for sibling in document.children(of: list) {
      if sibling >= child { return false }
      switch UIKitClass(interfaceElement: document, sibling) {
      case .label?, .button?, .textField?, .toggle?, .slider?, .stepper?, .segmentedControl?, .stackView?: continue
      default: return true
      }
    }
    return false
  }
}
