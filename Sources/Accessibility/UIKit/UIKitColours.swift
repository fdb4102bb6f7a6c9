// The colours of a text that UIKit code makes, and of what lies behind it, where both are said once and for all.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The colours of one text.
public struct UIKitColourPair {
  public var foreground: ColourValue
  /// Where the text's colour is given; `.none` for the system's own.
  public var foregroundNode: NodeID
  public var background: EffectiveBackground
  public var backgroundNode: NodeID
  /// What its size asks for; nil when its font is not known.
  public var target: ContrastTarget?
  /// What gives the text its colour; nil where that is the system or a styled string.
  public var said: UIKitSaid?

  /// Whether the words have the color of their ground somewhere and change with the appearance as that does: they only keep a
  /// place.
  var isUnseenByDesign: Bool {
    guard let words = foreground.single, !words.isFixed else { return false }
    func isSame(_ ground: ColourValue) -> Bool {
      switch ground {
      case .colour(let color):
        color.name == words.name && Appearance.allCases.allSatisfy { words[$0] == color[$0] }
      case .choice(_, let then, let otherwise): isSame(then) || isSame(otherwise)
      case .any(let colors): colors.contains(where: isSame)
      case .unknown: false
      }
    }
    return isSame(background.value)
  }
}

/// A font's size and weight, as far as they are written.
public struct UIKitFontMeasure: Equatable {
  public var style: String?
  public var points: Double?
  public var isBold: Bool
  /// The name of a bold weight, where it is another one than bold: `semibold`.
  public var weight: String?
}

extension UIKitModel {
  /// The colour behind an expression.
  public func colour(of node: NodeID, member: Int32) -> ColourValue {
    resolver.value(
      of: node, in: Scope(file: file, type: file.members[Int(member)].owner, member: member), realm: .uiKit)
  }

  /// The colour that is said to an object.
  public func colour(of said: UIKitSaid) -> ColourValue {
    resolver.value(of: said.value, in: said.scope, realm: .uiKit)
  }

  /// The colours of a label, field or button, for each colour that its text is given; none where one of them is not known,
  /// or may be changed.
  public func colourPairs(of object: UIKitObject) -> [UIKitColourPair] {
    let key = PairsKey(object)
    // Several rules ask for them.
    if let known = knownPairs[key] { return known }
    missingColor = .code
    var pairs = findColourPairs(of: object)
    let facts = facts(of: object)
    if facts.saysAny(.textColor, .setTitleColor), !facts.isOpen, !isFaded(object, facts),
      !facts.saysAny(.setBackgroundImage, .setBackgroundColor, .configuration, .isEnabled),
      leavesStyled(.color, facts)
    {
      let known = Set(pairs.map(\.foregroundNode))
      pairs += pairsSaidTogether(object, facts).filter { !known.contains($0.foregroundNode) }
    }
    pairs.removeAll { $0.isUnseenByDesign }
    if pairs.isEmpty { missingColors[key] = missingColor }
    knownPairs[key] = pairs
    return pairs
  }

  private func findColourPairs(of object: UIKitObject) -> [UIKitColourPair] {
    let facts = facts(of: object)
    if facts.isOpen { return lacking(.handedOn) }
    if isFaded(object, facts) { return lacking(.faded) }
    if facts.saysAny(.setBackgroundImage, .setBackgroundColor) { return lacking(.picture) }
    if facts.saysForeign(.backgroundColor) { return lacking(.foreignFill) }
    let isButton = object.type.kind == .button
    if facts.saysAny(.isEnabled), !isButton { return lacking(.states) }
    let look = isButton ? buttonLook(of: object) : nil
    // A configuration has the last word.
    let isConfigured = look?.isConfigured == true
    if facts.says(.configuration), !isConfigured { return lacking(.configuration) }
    guard let said = isConfigured ? [] : saidColours(of: object, facts) else {
      return lacking(Self.reason(ofUnsaid: facts, isButton: isButton))
    }
    let written = isConfigured || said.isEmpty ? look?.titles ?? [] : said
    let isDefault = isButton && said.isEmpty
    // Words in no color only keep their place.
    var texts = written.map { (colour: $0.value.seen, node: $0.node, said: $0.said) }
    if texts.isEmpty, !isButton, !object.type.isOwn, let label = SystemColours.semantic("label") {
      texts = [(.colour(label), .none, nil)]
    }
    if texts.isEmpty { missingColor = isButton ? .look : .ownClass }
    texts.removeAll { text in
      if case .unknown = text.colour {
        missingColor = .color(text.node, text.said)
        return true
      }
      return text.colour.isUnseen
    }
    let prompts = prompts(facts)
    guard !texts.isEmpty || !prompts.isEmpty, let found = background(of: object, facts, filled: look?.fill) else {
      return []
    }
    let below = found.ground
    // One of several colours meets a ground that is always the same; a control that is off, or a row that is chosen, may
    // look in another way.
    if written.count > 1 || written.contains(where: \.isConditional) {
      if below.value.single == nil { return lacking(.together) }
      if facts.saysAny(.isEnabled, .isUserInteractionEnabled) || written.contains(where: { isOfStates($0.member) }) {
        return lacking(.states)
      }
    }
    missingColor = .together
    if below.value.single == nil { texts.removeAll { !isChosen($0.colour, with: below.value) } }
    if isDefault {
      // Nobody leaves words unseen: what they stand on is another ground.
      texts.removeAll { below.kind != .written || isUnseen($0.colour, on: below) }
      for index in texts.indices where !texts[index].node.exists && !found.isOwn {
        texts[index].node = object.creation
      }
    }
    // What says neither color here is found where it is said.
    if !found.place.exists { texts.removeAll { !$0.node.exists } }
    let target = textTarget(of: object, facts, isDefault ? look?.points : nil)
    return (texts + prompts).map {
      UIKitColourPair(
        foreground: $0.colour, foregroundNode: $0.node, background: below, backgroundNode: found.place, target: target,
        said: $0.said)
    }
  }

  /// Notes why nothing is known.
  private func lacking(_ reason: UIKitMissingColor) -> [UIKitColourPair] {
    missingColor = reason
    return []
  }

  /// The colors that code says for the words of an object, empty where it says none; nil where they are not known.
  private func saidColours(of object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSaidColour]? {
    let isButton = object.type.kind == .button
    let plain = colours(isButton ? .setTitleColor : .textColor, of: object, facts)
    let word: UIKitWord = isButton ? .setAttributedTitle : .attributedText
    guard facts.says(word) else { return plain }
    // What a styled string leaves out the label has.
    if let styled = styled(facts, word) { return styled.isEmpty ? plain : styled }
    // Plain words have the color of the label, whatever a styled string beside them has.
    let hasPlain = facts.uses.contains { $0.word == (isButton ? .setTitle : .text) }
    return hasPlain ? plain?.filter { !$0.isConditional } : nil
  }

  /// Whether an object is drawn with a part of its strength at some time; what only takes it out of sight is no fading.
  func isFaded(_ object: UIKitObject, _ facts: UIKitFacts) -> Bool {
    guard facts.says(.alpha) else { return false }
    guard let said = said(.alpha, to: object, facts) else { return true }
    return !said.allSatisfy { said in
      model.evaluator.value(of: said.value, in: said.scope).numbers?.allSatisfy { $0 == 0 || $0 == 1 } ?? false
    }
  }

  /// Whether a color is chosen as one of several grounds is: what else decides it may never meet another one.
  private func isChosen(_ colour: ColourValue, with ground: ColourValue) -> Bool {
    colour.single != nil || Set(colour.conditions) == Set(ground.conditions)
  }

  private func isUnseen(_ colour: ColourValue, on ground: EffectiveBackground) -> Bool {
    (ColourModel.judge(colour, on: ground)?.entry(.light)?.ratio ?? 1) < Self.leastSeen
  }

  private static let leastSeen = 1.2

  /// The colours of the styled strings that a label shows, none where they say no color; nil where one of them is not
  /// known.
  private func styled(_ facts: UIKitFacts, _ word: UIKitWord) -> [UIKitSaidColour]? {
    guard !facts.saysElsewhere(word) else { return nil }
    var result: [UIKitSaidColour] = []
    var hasPlain = false
    for use in facts.uses where use.word == word {
      var text = use.value
      if word == .setAttributedTitle {
        // What a button shows while it is pressed, chosen or off is another matter.
        guard let state = tree.argument(of: use.node, label: "for") else { return nil }
        if !tree.isNormalState(state) { continue }
        text = tree.argument(of: use.node, label: nil) ?? .none
      }
      guard let found = colours(inStyled: text, member: use.member) else { return nil }
      guard !found.isEmpty else {
        hasPlain = true
        continue
      }
      result += found
    }
    return hasPlain && !result.isEmpty ? nil : result
  }

  /// The colours of what stands in a field until something is typed.
  private func prompts(_ facts: UIKitFacts) -> [(colour: ColourValue, node: NodeID, said: UIKitSaid?)] {
    guard !facts.saysElsewhere(.attributedPlaceholder) else { return [] }
    return facts.uses.filter { $0.word == .attributedPlaceholder }.flatMap { use in
      (colours(inStyled: use.value, member: use.member) ?? []).map { (colour: $0.value, node: $0.node, said: nil) }
    }.filter { if case .unknown = $0.colour { false } else { true } }
  }

  /// Whether code says how a cell or control looks while it is chosen, pressed or off.
  func isOfStates(_ member: Int32) -> Bool { Self.isOfStates(member, in: file) }

  static func isOfStates(_ member: Int32, in file: FileViews) -> Bool {
    ofStates.contains(file.members[Int(member)].name)
  }

  private static let ofStates: Set<Name> = Set(
    [
      "setSelected", "setHighlighted", "isSelected", "isHighlighted", "isEnabled", "updateConfiguration",
      "tintColorDidChange", "isFocused", "didUpdateFocus",
    ].map { Name($0) })

  // MARK: What lies behind

  /// What lies behind the words of an object, and where that is said. `filled` is what its configuration fills it with.
  func background(
    of object: UIKitObject, _ facts: UIKitFacts, filled: (value: ColourValue, node: NodeID)? = nil
  ) -> UIKitGround? {
    func lacking(_ reason: UIKitMissingColor) -> UIKitGround? {
      missingColor = reason
      return nil
    }
    var ground = UIKitGround(file: file, project: project)
    let own = filled.map { $0.value.isKnown ? Fill.colour($0.value, $0.node) : .unknown } ?? fill(in: facts)
    switch own {
    case .unknown: return lacking(.ownFill)
    case .colour(let colour, let node): if ground.lay(colour, node, isOwn: true) { return ground }
    case .none, .systems: break
    }
    // A text view fills itself.
    if object.type.kind == .textView, !object.type.isOwn, let own = SystemColours.semantic("systemBackground") {
      return ground.onSystem(own)
    }
    guard let handle = handle(of: object) else { return lacking(.unplaced) }
    let owner = file.members[Int(object.member)].owner
    guard !layered.types.contains(owner < 0 ? .none : file.types[Int(owner)].name), !layered.handles.contains(handle)
    else { return lacking(.layers) }
    var below = handle
    for holder in holders(of: handle) {
      // What is drawn by layers, blurred or an image is not known.
      if layered.handles.contains(holder) { return lacking(.layers) }
      if hasBackdrop(in: holder, behind: below) { return lacking(.backdrop) }
      switch fill(of: holder) {
      case .unknown: return lacking(holder.isOwn ? .fillOfClass : .fill)
      case .colour(let colour, let node): if ground.lay(colour, node, isOwn: false) { return ground }
      case .systems(let colour): return ground.onSystem(colour)
      case .none: break
      }
      below = holder
    }
    return lacking(below == handle ? .unplaced : .bottom)
  }

  /// Whether something else in a view may lie below an object: a picture, another view.
  func hasBackdrop(in holder: UIKitHandle, behind child: UIKitHandle) -> Bool {
    let own = placed.first { $0.child == child && $0.holder == holder }?.placement
    return placed.contains { other in
      guard other.holder == holder, other.child != child, !other.placement.isArranged else { return false }
      // Such functions keep what they put beside what is there, in words of their own.
      if other.placement.isByFunction, own?.isByFunction == false { return false }
      // What is added after it lies over it.
      if let own, isAdded(other.placement, after: own) { return false }
      if isBeside(child, other.child) { return false }
      switch types.type(of: other.placement.childNode, in: file, member: other.placement.member)?.kind {
      case .label?, .button?, .textField?, .toggle?, .slider?, .stepper?, .segmentedControl?, .pageControl?,
        .stackView?:
        return false
      // The words in it are its own. What may lie over it is the label that is read until there are any.
      case .textView? where objectsByHandle[child]?.type.kind == .button: return false
      default: return !paintsNoGround(other.child)
      }
    }
  }

  /// Whether one object is added to a view after another one, and nothing changes their order.
  private func isAdded(_ other: UIKitPlacement, after own: UIKitPlacement) -> Bool {
    func adds(_ placement: UIKitPlacement) -> Bool {
      let name = tree.name(tree.firstChild(placement.node))
      return name == Self.addSubview || name == Self.addSubviews || name == Self.forEach
    }
    guard adds(other), adds(own), !changesOrder else { return false }
    guard other.member == own.member else { return isSetUp(own, before: other) }
    // Of a list, one after the other.
    return other.node > own.node || other.node == own.node && other.childNode > own.childNode
  }

  private static let addSubview = Name("addSubview")
  private static let addSubviews = Name("addSubviews")
  private static let forEach = Name("forEach")

  // MARK: Fonts

  func textTarget(of object: UIKitObject, _ facts: UIKitFacts, _ unsaid: Double? = nil) -> ContrastTarget? {
    guard facts.says(.font) else {
      return .forText(points: unsaid ?? (object.type.kind == .button ? 15 : 17), isBold: false, limits.largeText)
    }
    guard let fonts = said(.font, to: object, facts), fonts.count == 1,
      let measure = fontMeasure(of: fonts[0]) ?? namedFontMeasure(of: fonts[0]), let points = measure.points
    else { return nil }
    return .forText(points: points, isBold: measure.isBold, limits.largeText)
  }

  /// The size and weight of a font that is written where it is used.
  public func fontMeasure(of node: NodeID, member: Int32) -> UIKitFontMeasure? {
    fontMeasure(of: node, in: scope(of: member))
  }

  /// The size and weight of the font that is said to an object.
  public func fontMeasure(of said: UIKitSaid) -> UIKitFontMeasure? { fontMeasure(of: said.value, in: said.scope) }

  private func fontMeasure(of node: NodeID, in scope: Scope) -> UIKitFontMeasure? {
    var measure: UIKitFontMeasure?
    // Of one of several fonts, only what they have in common is known.
    for font in model.values(of: node, in: scope, type: Name("UIFont")) ?? [] {
      guard let one = fontMeasure(of: font, depth: 0), measure == nil || measure == one else { return nil }
      measure = one
    }
    return measure
  }

  private func fontMeasure(of font: Terminal, depth: Int) -> UIKitFontMeasure? {
    let (tree, node) = (font.scope.file.tree, font.node)
    guard depth < 4, tree.kind(node) == .callExpr else { return nil }
    let name = tree.text(tree.firstChild(node))
    switch name {
    case "preferredFont":
      guard let style = tree.argument(of: node, label: "forTextStyle") else { return nil }
      let known = TextStyle.named(Self.styles[tree.text(style)] ?? tree.text(style))
      return UIKitFontMeasure(style: known?.name, points: known?.size, isBold: known?.name == "headline")
    case "scaledFont":
      return tree.argument(of: node, label: "for").flatMap {
        let inner = model.values(of: $0, in: font.scope, type: Name("UIFont"))
        guard let only = inner?.first, inner?.count == 1 else { return nil }
        return fontMeasure(of: only, depth: depth + 1)
      }
    case "systemFont", "boldSystemFont":
      guard let size = tree.argument(of: node, label: "ofSize"),
        let points = model.evaluator.value(of: size, in: font.scope).number
      else { return nil }
      let weight = tree.argument(of: node, label: "weight").map { tree.text($0) }
      let isBold = name == "boldSystemFont" || ["bold", "semibold", "heavy", "black"].contains(weight ?? "")
      return UIKitFontMeasure(
        style: nil, points: points, isBold: isBold, weight: isBold && weight != "bold" ? weight : nil)
    default: return nil
    }
  }

  private static let styles = ["title1": "title", "caption1": "caption", "subhead": "subheadline"]
}
