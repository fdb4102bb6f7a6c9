// Texts that UIKit code makes in a colour too near to the one behind them, both of them written.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum UIKitContrast {
  static func text(_ model: UIKitModel, _ report: inout Report) {
    each(model) { pair, judged in
      guard judged.concern == .contrast, !report.hasFinding(at: place(pair, model)) else { return }
      report.addUnreadable(
        judged, target: pair.target, at: place(pair, model), model.limits,
        origin: pair.said.flatMap { model.colorOrigin(of: $0) }, related: model.related(pair.said))
    }
  }

  static func text(_ model: InterfaceModel, _ report: inout Report) {
    if report.isTraced {
      for element in model.elements where report.isAsked(about: element) {
        for pair in element.colourPairs {
          guard let judgement = ColourModel.judge(pair.foreground, on: pair.background),
            Judged(pair.foreground, pair.background, pair.target, model.limits) == nil
          else { continue }
          report.silent(passing: judgement, needed: Rule.needed(pair.target, model.limits))
        }
      }
    }
    each(model) { pair, element, judged in
      guard judged.concern == .contrast else { return }
      report.addUnreadable(
        judged, target: pair.target, at: range(pair, element), model.limits,
        noun: pair.isPlaceholder ? "placeholder" : "text",
        source: source(of: pair, judged),
        cause: element.index,
        related: pair.said.map { RelatedLocation(path: $0.file.path, range: $0.range, message: "a color is set here") })
    }
  }

  static func hardcoded(_ model: UIKitModel, _ report: inout Report) {
    // Code that chooses the appearance of a screen knows which one its colours meet.
    guard model.file.tokens(of: .appearance).isEmpty else { return }
    each(model) { pair, judged in
      guard judged.concern == .hardcoded, !report.hasFinding(at: place(pair, model)) else { return }
      report.addHardcoded(judged, at: place(pair, model), related: model.related(pair.said))
    }
  }

  static func hardcoded(_ model: InterfaceModel, _ report: inout Report) {
    each(model) { pair, element, judged in
      guard judged.concern == .hardcoded else { return }
      report.addHardcoded(
        judged, at: range(pair, element), source: source(of: pair, judged), isChosen: pair.saysForeground,
        cause: element.index)
    }
  }

  /// Faint colours of the system for text that code makes.
  static func semantic(_ model: UIKitModel, _ report: inout Report) {
    // All these colours pass on black.
    guard model.project.schemeLock(at: model.file.path) != true else { return }
    hues(model, &report)
    for object in model.keptObjects where object.type.kind == .label {
      let facts = model.facts(of: object)
      guard facts.says(.textColor), !facts.isOpen,
        !facts.saysAny(
          .isEnabled, .backgroundColor, .attributedText, .accessibilityElementsHidden, .isAccessibilityElement),
        let said = model.said(.textColor, to: object, facts), said.count == 1, !said[0].isConditional,
        let colour = model.colour(of: said[0]).single, colour.isSystem, faint.contains(colour.name),
        let below = SystemColours.semantic("systemBackground")
      else { continue }
      let place = model.tree.range(said[0].place)
      // What stands in a field until something is typed.
      guard !Words.split(UIKitTargets.text(of: object, model)).contains("placeholder") else { continue }
      let background = EffectiveBackground.platform(below, appearances: [.light])
      guard let light = ColourModel.judge(.colour(colour), on: background)?.entry(.light),
        light.ratio < model.limits.contrast(.largeText), !report.hasFinding(at: place)
      else { continue }
      report.add(
        .warning, .medium, at: place,
        "This system color has too little contrast for text in light mode: \(Rule.pair(light)) is "
          + "\(printedRatio(light.ratio)), but should be at least \(Rule.number(model.limits.contrast(.text))):1",
        help: "Use .label or a stronger color; keep .\(colour.name) for text that is not essential.",
        related: model.related(said[0]))
    }
  }

  /// Hues of the system that code or a file gives to words on the system's own background: but for one or two, they are too
  /// faint there for text.
  private static func hues(_ model: UIKitModel, _ report: inout Report) {
    for object in model.keptObjects {
      switch object.type.kind {
      case .label, .button, .textField, .textView: break
      default: continue
      }
      guard model.facts(of: object).saysAny(.textColor, .setTitleColor), isRead(object, model) else { continue }
      for pair in model.colourPairs(of: object) where pair.said != nil {
        addHue(of: pair, model, &report)
      }
    }
    for pair in model.cellTexts { addHue(of: pair, model, &report) }
  }

  private static func addHue(of pair: UIKitColourPair, _ model: UIKitModel, _ report: inout Report) {
    guard let light = faintHue(pair.foreground, pair.background, pair.target, model.limits),
      !report.hasFinding(at: place(pair, model))
    else { return }
    report.addHue(light, pair.target, at: place(pair, model), model.limits, related: model.related(pair.said))
  }

  static func semantic(_ model: InterfaceModel, _ report: inout Report) {
    guard model.project.schemeLock(at: model.file.path) != true else { return }
    for element in model.elements where [.label, .button].contains(element.kind) {
      guard isRead(element), element.hasTextColor else { continue }
      for pair in element.colourPairs where pair.foregroundElement >= 0 || !pair.said.isEmpty {
        guard let light = faintHue(pair.foreground, pair.background, pair.target, model.limits) else { continue }
        report.addHue(light, pair.target, at: range(pair, element), model.limits, cause: element.index)
      }
    }
  }

  /// The pair of the light appearance, where a hue of the system stands on a background of the system and is too faint.
  private static func faintHue(
    _ foreground: ColourValue, _ background: EffectiveBackground, _ target: ContrastTarget?, _ limits: Limits
  ) -> FaintHue? {
    guard let colour = foreground.single, colour.isSystem, hueNames.contains(colour.name),
      let judgement = ColourModel.judge(foreground, on: background), let light = judgement.entry(.light),
      light.background.isSystem, light.ratio < limits.contrast(target ?? .largeText)
    else { return nil }
    return FaintHue(light: light, shown: judgement.entries.filter { !$0.appearance.isIncreased })
  }

  private static let hueNames = Colours.hues.filter { $0.hasPrefix("system") }.union(["systemGray"])

  private static let faint: Set<String> = [
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6",
  ]

  // MARK: Reading

  /// The objects of a file whose words are read.
  static func texts(of model: UIKitModel) -> [UIKitObject] {
    model.keptObjects.filter { object in
      switch object.type.kind {
      case .label, .button, .textField, .textView: isRead(object, model)
      default: false
      }
    }
  }

  private static func each(_ model: UIKitModel, _ report: (UIKitColourPair, Judged) -> Void) {
    for object in texts(of: model) {
      for pair in model.colourPairs(of: object) {
        guard let judged = Judged(pair.foreground, pair.background, pair.target, model.limits) else { continue }
        report(pair, judged)
      }
    }
    for pair in model.cellTexts {
      guard let judged = Judged(pair.foreground, pair.background, pair.target, model.limits) else { continue }
      report(pair, judged)
    }
  }

  private static func each(
    _ model: InterfaceModel, _ report: (InterfaceColourPair, InterfaceElement, Judged) -> Void
  ) {
    for element in model.elements where [.label, .button, .textField].contains(element.kind) {
      guard isRead(element) else { continue }
      for pair in element.colourPairs {
        guard let judged = Judged(pair.foreground, pair.background, pair.target, model.limits) else { continue }
        report(pair, element, judged)
      }
    }
  }

  /// Which of the colors code sets, and where; what it chooses is not seen in each case.
  private static func source(of pair: InterfaceColourPair, _ judged: Judged) -> String {
    guard let first = pair.said.first else { return "" }
    if pair.isOnGradient, let last = pair.said.last {
      let place = last.file.placeForReading(last.range)
      return "; code lays a gradient behind it at \(place), and this is the color in it that suits the text best"
    }
    let what =
      pair.saysForeground && pair.saysBackground
      ? "both colors, the text color" : pair.saysForeground ? "the color of the text" : "the color behind it"
    return
      "; code \(judged.judgement.isChoice ? "chooses" : "sets") \(what) at \(first.file.placeForReading(first.range))"
  }

  private static func isRead(_ element: InterfaceElement) -> Bool {
    (element.hasWords || element.kind != .button || element.facts.says(.setTitle)) && !element.isHiddenForGood
      && !element.isInHidden
      && !showsOnlySigns(element) && !element.showsIcon
  }

  private static func showsOnlySigns(_ element: InterfaceElement) -> Bool {
    // What has no words in the file gets them at run time.
    guard element.kind == .label, let text = element.text("text"), !text.isEmpty else { return false }
    return !text.contains { $0.isLetter || $0.isNumber }
  }

  private static func range(_ pair: InterfaceColourPair, _ element: InterfaceElement) -> ByteRange {
    let tag = element.document.elements[Int(pair.foregroundElement)]
    return ByteRange(tag.tag.start, tag.name.end)
  }

  /// Whether there are words to read: a label without text is a swatch or a line.
  private static func isRead(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    guard model.file.members[Int(object.member)].surroundings.isDisjoint(with: [.placeholder, .debug]) else {
      return false
    }
    switch object.type.kind {
    case .label: return model.facts(of: object).saysAny(.text, .attributedText)
    case .button: return model.hasTitle(object)
    default: return true
    }
  }

  private static func place(_ pair: UIKitColourPair, _ model: UIKitModel) -> ByteRange {
    model.tree.range(pair.foregroundNode.exists ? pair.foregroundNode : pair.backgroundNode)
  }
}

/// A hue of the system that is too faint in the light appearance, and its pairs in all of them.
private struct FaintHue {
  var light: ContrastJudgement.Entry
  var shown: [ContrastJudgement.Entry]
}

/// A pair of colours that fails, and which of the rules on contrast it concerns; each reports its own.
private struct Judged {
  enum Concern { case contrast, hardcoded }

  private static let leastSeen = 1.2

  var judgement: ContrastJudgement
  var failing: [ContrastJudgement.Entry]
  var worst: ContrastJudgement.Entry
  var concern: Concern

  init?(_ foreground: ColourValue, _ background: EffectiveBackground, _ target: ContrastTarget?, _ limits: Limits) {
    guard let judgement = ColourModel.judge(foreground, on: background) else { return nil }
    let needed = limits.contrast(target ?? .largeText)
    failing = judgement.entries.filter { !$0.appearance.isIncreased && $0.ratio < needed }
    guard let worst = failing.min(by: { $0.ratio < $1.ratio }) else { return nil }
    // What the system chose on both sides is its own matter.
    if worst.foreground.isSystem && worst.background.isSystem { return nil }
    let follows = worst.foreground.isFixed != worst.background.isFixed
    let isMixed = follows && (worst.foreground.isSystem || worst.background.isSystem) && failing.count == 1
    // A fixed text that is too faint in the light appearance, in which apps are made, is too faint whatever the dark one
    // does; what nobody could see there stands on something else.
    let isFaint = worst.foreground.isFixed && worst.appearance == .light && worst.ratio >= Self.leastSeen
    concern = isMixed && !isFaint ? .hardcoded : .contrast
    self.judgement = judgement
    self.worst = worst
  }
}

extension Report {
  fileprivate mutating func addUnreadable(
    _ judged: Judged, target: ContrastTarget?, at range: ByteRange, _ limits: Limits, noun: String = "text",
    source: String = "", origin: ValueOrigin? = nil, cause: Int32 = -1, related: [RelatedLocation] = []
  ) {
    let shown = judged.judgement.entries.filter { !$0.appearance.isIncreased }
    let needed = limits.contrast(target ?? .largeText)
    let proved = judged.failing.filter { judged.judgement.proves($0, needed: needed) }
    let worst = proved.min { $0.ratio < $1.ratio } ?? judged.worst
    let second = Rule.second(worst, of: judged.failing, in: shown, needed: needed)
    add(
      proved.isEmpty ? .warning : .error, proved.isEmpty ? .medium : .high, at: range,
      "This \(noun) has too little contrast"
        + Rule.words(worst, of: judged.failing, in: shown)
        + ", but should be at least \(Rule.needed(target, limits))\(Rule.remark(on: second))"
        + (origin?.colorSuffix ?? source),
      help: Rule.help(worst, limits.contrast(target ?? .text), in: shown, instead: origin, besides: second),
      cause: cause,
      related: related)
  }

  fileprivate mutating func addHue(
    _ hue: FaintHue, _ target: ContrastTarget?, at range: ByteRange, _ limits: Limits,
    cause: Int32 = -1, related: [RelatedLocation] = []
  ) {
    let needed = limits.contrast(target ?? .largeText)
    let failing = hue.shown.filter { $0.ratio < needed }
    let second = Rule.second(hue.light, of: failing, in: hue.shown, needed: needed)
    add(
      .note, .medium, at: range,
      "This system color has too little contrast for text"
        + Rule.words(hue.light, of: failing, in: hue.shown)
        + ", but should be at least \(Rule.needed(target, limits))\(Rule.remark(on: second))",
      help: Rule.help(hue.light, limits.contrast(target ?? .text), in: hue.shown, besides: second), cause: cause,
      related: related)
  }

  fileprivate mutating func addHardcoded(
    _ judged: Judged, at range: ByteRange, source: String = "", isChosen: Bool = false, cause: Int32 = -1,
    related: [RelatedLocation] = []
  ) {
    let worst = judged.worst
    let isText = worst.foreground.isFixed
    add(
      .warning, .medium, at: range,
      "This fixed color does not adapt while the \(isText ? "background" : "text") does, so the text is hard to read in "
        + "\(worst.appearance.name) mode: \(Rule.pair(worst)) is \(printedRatio(worst.ratio))\(source)",
      help: isText
        ? Rule.changeOfSet(worst.foreground, worst).map { "\($0)." }
          ?? "Use a color that adapts, such as .label, or a color set with a dark variant."
        : isChosen
          ? "Use a background that adapts as the text does."
          : "Set the color of the text as well, or \(Rule.backgroundChange(worst)).", cause: cause,
      related: related)
  }
}
