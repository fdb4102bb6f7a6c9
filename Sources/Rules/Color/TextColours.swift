// The pair of colours of one text, and which of the rules on contrast it concerns. They share one reading, so that one
// text leads to one finding.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The colours of a text as the rules judge them.
struct TextColours {
  var element: Element
  var reading: ContrastReading

  var foreground: EffectiveForeground { reading.foreground }
  var background: EffectiveBackground? { reading.background }
  var target: ContrastTarget? { reading.target }
  var judgement: ContrastJudgement? { reading.judgement }

  /// The ratio that is surely needed: where the size is not known, that of large text.
  var needed: Double { element.model.limits.contrast(target ?? .largeText) }

  /// Whether what is judged is a symbol: that of a text, or of a label that shows nothing else.
  var isSymbol: Bool { target == .nonText }

  /// nil for views that are no text, or that nobody has to read.
  init?(_ element: Element) {
    guard Self.isText(element),
      let reading = element.model.contrastReading(of: element.index, read: { Self.read(element) })
    else { return nil }
    self.element = element
    self.reading = reading
  }

  private static func read(_ element: Element) -> ContrastReading? {
    guard isRead(element), !bringsColours(element) else { return nil }
    let model = element.model
    var foreground = model.colours.foreground(of: element.index)
    if !foreground.isWritten, holdsLinks(element), let link = model.colours.linkForeground(of: element.index) {
      foreground = link
    }
    if case .unknown = foreground.value { return nil }
    foreground.value = foreground.value.seen
    var background = model.colours.background(of: element.index)
    if isUnseen(foreground.value, background) { return nil }
    // What neither the component nor its uses choose is the system's own matter.
    if !foreground.isWritten, background?.owner ?? -1 < 0, background?.fade == nil, background?.kind != .written,
      background?.opacity ?? 1 == 1
    {
      return nil
    }
    guard !isMark(element) else { return nil }
    var target = model.contrastTarget(of: element)
    var judgement = background.flatMap { model.colours.judge(foreground.value, on: $0) }
    if background?.fade != nil {
      // What is too faint as it is says more than what is too faint in one state.
      var plain = background
      plain?.fade = nil
      let unfaded = plain.flatMap { model.colours.judge(foreground.value, on: $0) }
      if let worst = unfaded?.worst, worst.ratio < model.limits.contrast(target ?? .largeText) {
        (background, judgement) = (plain, unfaded)
      }
    }
    var mayBeOff = false
    if judgement?.isChoice == true, let below = background,
      element.mayBeInactive(where: { foreground.value.conditions + below.conditions })
    {
      // One of the colours is that of the control while it cannot be used.
      let usable = element.whileUsable(foreground.value, on: below)
      // What else is written there is read by others.
      background?.fade = usable.background.fade
      judgement = model.colours.judge(usable.foreground, on: usable.background)
      mayBeOff = judgement?.isChoice == true
    }
    if !mayBeOff, let found = judgement, let background, let own = ownColours(found, foreground, background, model),
      let worst = own.worst, worst.ratio < model.limits.contrast(target ?? .largeText)
    {
      judgement = own
    }
    // Whoever uses a component may give its text a font.
    let limits = model.limits
    if target == .text, let worst = judgement?.worst, worst.ratio < limits.contrast(.text) {
      // What fails either way is not asked of its uses.
      target =
        worst.ratio >= limits.contrast(.largeText)
        ? model.contrastTargetWhereUsed(of: element) : model.contrastTargetInStyle(of: element) ?? .text
    }
    if mayBeOff {
      judgement = Self.whicheverIsUsable(
        judgement, foreground, background, needed: limits.contrast(target ?? .largeText))
    }
    return ContrastReading(foreground: foreground, background: background, target: target, judgement: judgement)
  }

  /// The judgement of a control of which nothing tells the colors while it cannot be used from the others: it stands where
  /// all of them are too faint.
  private static func whicheverIsUsable(
    _ judgement: ContrastJudgement?, _ foreground: EffectiveForeground, _ background: EffectiveBackground?,
    needed: Double
  ) -> ContrastJudgement? {
    guard var result = judgement, foreground.value.isKnown, background?.value.isKnown == true else { return nil }
    result.entries.removeAll { !$0.appearance.isIncreased && $0.highest >= needed }
    return result.worst == nil ? nil : result
  }

  /// The judgement of the project's own colors alone, where one of several is the system's and fails most: what is said of
  /// that holds for every app. What may be seen stays what it was.
  private static func ownColours(
    _ found: ContrastJudgement, _ foreground: EffectiveForeground, _ background: EffectiveBackground, _ model: FileModel
  ) -> ContrastJudgement? {
    guard found.isChoice, background.fade == nil, let worst = found.worst, worst.foreground.isSystem,
      worst.background.isSystem
    else { return nil }
    let own = foreground.value.replacing { $0.isSystem ? .unknown : .colour($0) }
    guard var result = model.colours.judge(own, on: background) else { return nil }
    for place in result.entries.indices {
      result.entries[place].highest = found.entry(result.entries[place].appearance)?.highest ?? .infinity
    }
    return result
  }

  /// Whether a text is drawn so faintly that it is there for its size, for taps, or as a watermark, or in the very color
  /// that lies behind it.
  static func isUnseen(_ foreground: ColourValue, _ background: EffectiveBackground?) -> Bool {
    guard let colour = foreground.single else { return false }
    if let below = background?.value.single, colour.isSameColour(as: below) { return true }
    return colour.light.alpha * (background?.opacity ?? 1) <= 0.1
      && colour.dark.alpha * (background?.opacity ?? 1) <= 0.1
  }

  /// Whether the view is a text with words that somebody has to read.
  static func isToBeRead(_ element: Element) -> Bool { isRead(element) && !isMark(element) }

  /// Whether the view is a text that somebody has to read.
  private static func isRead(_ element: Element) -> Bool {
    isText(element) && !element.isOutOfScope
      && element.flags.isDisjoint(with: [.hidden, .redacted, .disabled, .chart, .masking])
      && element.surroundings.isDisjoint(with: [.placeholder, .debug]) && !isUnshownTitle(element)
      && !isInOneColour(element)
  }

  /// Whether the text stands in a widget of the lock screen, which the system draws in one color.
  private static func isInOneColour(_ element: Element) -> Bool {
    guard element.surroundings.contains(.widget) else { return false }
    func isAccessory(_ view: Element) -> Bool { view.node.name == accessory }
    return element.ancestors.contains { holder in
      // The same widget for an earlier system stands in the other branch.
      if holder.node.kind == .choice {
        return asksAvailability(holder) && holder.descendants.contains(where: isAccessory)
      }
      return holder.children.contains(where: isAccessory)
    }
  }

  private static func asksAvailability(_ choice: Element) -> Bool {
    let tree = choice.tree
    guard tree.kind(choice.node.expression) == .ifExpr else { return false }
    let asked = tree.firstChild(choice.node.expression)
    return tree.kind(asked) == .conditions && tree.children(asked).contains { tree.kind($0) == .availability }
  }

  private static let accessory = Name("AccessoryWidgetBackground")

  /// Whether the text is the title of a label that shows its icon alone.
  private static func isUnshownTitle(_ element: Element) -> Bool {
    guard element.flags.contains(.labelSlot), let label = element.labelOwner, label.known == .Label else {
      return false
    }
    return !element.withAncestors.contains { $0.node.slot == .icon } && label.showsIconOnly
  }

  /// Why nothing can be said of the contrast of a text; nil when it can, or when the view is no text to be read, or when
  /// neither of its colours is written.
  static func unknownReason(_ element: Element) -> String? {
    guard isRead(element), !isMark(element) else { return nil }
    if bringsColours(element) { return "its words bring colors of their own" }
    let colours = element.model.colours
    let foreground = colours.foreground(of: element.index)
    if case .unknown = foreground.value {
      // The system's own color on nothing of the project's.
      if foreground.isSystems, !foreground.isTint || colours.isUntinted(element.index),
        colours.background(of: element.index)?.owner ?? -1 < 0
      {
        return nil
      }
      return foreground.isWritten ? "its color is unknown" : "the color it inherits is unknown"
    }
    guard let background = colours.background(of: element.index) else {
      guard foreground.isWritten else { return nil }
      return colours.standsOnNothing(element.index)
        ? "nothing is drawn behind it here, and the component may be placed on anything"
        : "its background is unknown"
    }
    if !foreground.isWritten, background.owner < 0 { return nil }
    return TextColours(element)?.judgement == nil ? "its colors change together in unknown ways" : nil
  }

  /// Whether code of the project gives the words colors, which count more than what is set around them.
  private static func bringsColours(_ element: Element) -> Bool {
    guard element.known == .Text, element.node.kind == .use, let words = element.argument(nil) else { return false }
    return Interpreter(element.model.evaluator).bringsColors(words, in: element.scope)
  }

  /// Whether a text holds links in Markdown: a literal does, or what is declared to be translated; a `String` is shown as
  /// it is.
  private static func holdsLinks(_ element: Element) -> Bool {
    guard element.known == .Text, let argument = element.argument(nil) else { return false }
    if element.tree.kind(argument) == .stringLiteral { return element.tree.holds("](", in: argument) }
    guard let values = element.model.values(of: argument, in: element.scope, type: .none) else { return false }
    return values.allSatisfy { value in
      let tree = value.scope.file.tree
      return value.type == Name("LocalizedStringKey") && tree.kind(value.node) == .stringLiteral
        && tree.holds("](", in: value.node)
    }
  }

  private static func isText(_ element: Element) -> Bool {
    switch element.node.kind {
    case .base: return element.body.kind == .style && element.tree.text(element.node.expression) == "label"
    case .use: break
    default: return false
    }
    if element.isBlankText { return false }
    switch element.known {
    case .Text: return true
    case .Label, .Button, .Link, .Toggle, .Menu:
      // With a title, and no label of its own.
      guard element.argument(nil) != nil else { return false }
      return !element.children.contains { $0.node.slotModifier < 0 && $0.node.slot == .label }
    default: return false
    }
  }

  /// Signs without words (a dot between two texts, an emoji) and brand marks.
  private static func isMark(_ element: Element) -> Bool {
    if element.known == .Text, case .text(let text) = element.name.name,
      !text.contains(where: { $0.isLetter || $0.isNumber })
    {
      return true
    }
    // The bars of a level meter.
    if element.known == .Text, element.node.kind == .use,
      let words = element.argument(nil) ?? element.argument("verbatim"),
      element.model.evaluator.isOfSignsOnly(words, in: element.scope)
    {
      return true
    }
    let owner = element.body.owner
    guard owner >= 0 else { return false }
    return element.tree.string(of: element.file.types[Int(owner)].nameToken).lowercased().contains("logo")
  }

  /// Appearances without increased contrast in which the ratio is too low. On a gradient it has to be in the middle, too:
  /// a text lies there more often than at the end that suits it least.
  var failing: [ContrastJudgement.Entry] {
    guard let judgement, let background else { return [] }
    let entries = judgement.entries
    // Nearly every text is fine, and an entry is a large value.
    let places = entries.indices.filter { !entries[$0].appearance.isIncreased && entries[$0].ratio < needed }
    if places.isEmpty { return [] }
    let failing = places.map { entries[$0] }
    guard Self.isGradient(background.value) || Self.isGradient(foreground.value) else { return failing }
    var ground = background
    ground.value = background.value.middle
    guard let middle = element.model.colours.judge(foreground.value.middle, on: ground) else { return [] }
    return failing.filter { entry in middle.entry(entry.appearance).map { $0.ratio < needed } ?? false }
  }

  /// The appearances in which the ratio is surely too low, whatever else may be seen there: however conditions turn out,
  /// on any part of a gradient, in each generation of the system, and where no use puts anything else behind it.
  var proved: [ContrastJudgement.Entry] {
    guard let judgement, let background, !isAsFaintAsPlaceholders else { return [] }
    let proved = failing.filter { judgement.proves($0, needed: needed) }
    guard !proved.isEmpty,
      !background.isOnSystem || element.model.colours.isSurelyOnSystem(element.node.body)
    else { return [] }
    return proved
  }

  static func isGradient(_ value: ColourValue) -> Bool {
    switch value {
    case .any: true
    case .choice(_, let then, let otherwise): isGradient(then) || isGradient(otherwise)
    case .colour, .unknown: false
    }
  }

  /// Whether the text lies on a gradient, and the ratio is enough on some of it: where the text ends up decides.
  func isEnoughInPlaces(_ worst: ContrastJudgement.Entry) -> Bool {
    guard let background, case .any = background.value else { return false }
    return ColourModel.pairs(foreground.value, on: background).contains {
      $0.entry(worst.appearance).map { $0.ratio >= needed } ?? false
    }
  }

  /// Whether a colour of the system meets the system's background, or one that is as light: the colour gets stronger with
  /// Increase Contrast, and what is said about it holds for every app.
  var isSystemOnly: Bool {
    guard background?.fade == nil, let judgement, let worst = judgement.worst, worst.foreground.isSystem else {
      return false
    }
    // How far its own color is faded is the project's choice.
    if isLabelColorFaded { return false }
    if worst.background.isSystem, background?.owner ?? -1 < 0 || SystemColours.isGround(worst.background) {
      return true
    }
    return foreground.isWritten && failing.allSatisfy { !$0.appearance.isDark }
      && worst.background.light.over(.white).luminance > 0.88
  }

  /// Whether the text is the placeholder of a field, in the colour that the system gives to its own.
  var isAsFaintAsPlaceholders: Bool {
    guard let colour = foreground.value.single, colour.isSystem,
      ["placeholder", "placeholderText", "tertiary", "tertiaryLabel"].contains(colour.name)
    else { return false }
    return element.isPlaceholderOfField
  }

  /// Whether a text in the color that the system gives it is faded by an opacity of the project's.
  private var isLabelColorFaded: Bool { !foreground.isWritten && background?.opacity ?? 1 < 1 }

  /// One side stays as it is and the other follows the appearance, and nothing but the system chose the other one.
  var mixesFixedWithAutomatic: Bool {
    guard let background, let worst = judgement?.worst else { return false }
    if background.kind == .platform { return foreground.isWritten && worst.foreground.isFixed }
    return !foreground.isWritten && worst.foreground.isSystem && worst.background.isFixed
  }

  /// The rule that the pair concerns.
  enum Concern { case contrast, semanticStyle, hardcoded, none }

  var concern: Concern {
    guard let judgement, let first = failing.first,
      !element.model.colours.isColoredByStyleElsewhere(element.index)
    else { return .none }
    // Over something unknown only the light appearance, in which apps are made, is taken for shown.
    if judgement.background == .overOpen, let light = judgement.entry(.light) {
      // The lock screen and the home screen put what they like behind a widget.
      if element.surroundings.contains(.widget) { return .none }
      if first.appearance != .light || (light.foreground.isFixed && light.ratio < 1.5) { return .none }
      if element.model.colours.mayLieOnOther(element.node.body) { return .none }
    }
    if isSystemOnly { return .semanticStyle }
    // Where one appearance is shown, nothing follows anything.
    let shown = judgement.entries
    if mixesFixedWithAutomatic, shown.contains(where: \.appearance.isDark),
      shown.contains(where: { !$0.appearance.isDark })
    {
      if !foreground.isWritten { return .hardcoded }
      // What nobody could see in the light appearance stands on something else than the system's background.
      if let light = judgement.entry(.light), light.ratio < 1.2 { return .none }
      return first.appearance == .light ? .contrast : .hardcoded
    }
    return .contrast
  }

  /// Where a finding is shown: the colour written nearest to the text, else the text.
  var range: ByteRange {
    let tree = element.tree
    if let argument = background?.fadeArgument, background?.fade != nil { return tree.range(argument) }
    if let argument = foreground.argument { return tree.range(argument) }
    if isLabelColorFaded, let argument = opacityArgument { return tree.range(argument) }
    if let argument = background?.argument { return tree.range(argument) }
    if let owner = background?.owner, owner >= 0, element.file.views[Int(owner)].known == .Color {
      return tree.range(element.file.views[Int(owner)].expression)
    }
    return element.nameRange
  }

  /// The innermost opacity that fades the text.
  private var opacityArgument: NodeID? {
    for view in element.withAncestors {
      if let use = view.writtenModifiers.last(where: { $0.known == .opacity }) {
        return element.model.firstArgument(of: use.call, label: nil)
      }
      if view.node.slot.isPresentationSlot { return nil }
    }
    return nil
  }
}
