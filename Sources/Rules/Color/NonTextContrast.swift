// Symbols and edges of fields that are too near to the colour behind them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let nonTextContrast = Rule(
    "non-text-contrast", options: [ContrastOptions.nonText],
    .view([.image, .control]) { element, report in
      guard !element.isOutOfScope, element.flags.isDisjoint(with: [.hidden, .redacted, .disabled, .chart, .masking]),
        element.surroundings.isDisjoint(with: [.placeholder, .debug])
      else { return }
      switch element.known {
      case .Image: symbol(element, &report)
      case .TextField, .SecureField, .TextEditor: edge(element, &report)
      default: return
      }
    }, uikit: { model, report in symbols(model, &report) })

  /// Symbols that are all there is on buttons of UIKit.
  private static func symbols(_ model: UIKitModel, _ report: inout Report) {
    for object in model.keptObjects where object.type.kind == .button {
      guard model.file.members[Int(object.member)].surroundings.isDisjoint(with: [.placeholder, .debug]),
        let pair = model.symbolPair(of: object)
      else { continue }
      let origin = pair.said.flatMap { model.colorOrigin(of: $0) }
      report.addFaint(
        "symbol", ColourModel.judge(pair.foreground, on: pair.background), on: pair.background, cause: -1,
        at: model.tree.range(pair.foregroundNode),
        source: origin?.colorSuffix ?? "", origin: origin, related: model.related(pair.said))
    }
  }

  private static func symbol(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use, let name = element.argument("systemName"), isTelling(element, name) else { return }
    judge(element, &report)
  }

  private static func judge(_ element: Element, _ report: inout Report) {
    let colours = element.model.colours
    var foreground = colours.foreground(of: element.index)
    guard foreground.isWritten, var background = colours.background(of: element.index),
      !TextColours.isUnseen(foreground.value, background)
    else { return }
    if background.kind == .overOpen, colours.mayLieOnOther(element.node.body) { return }
    // The faint branch is that of the control while it cannot be used.
    let conditions = foreground.value.conditions + background.conditions
    if !conditions.isEmpty, element.mayBeInactive(where: { conditions }) {
      let usable = element.whileUsable(foreground.value, on: background)
      (foreground.value, background) = (usable.foreground, usable.background)
      // What else decides may go along with whether it can be used.
      guard foreground.value.conditions.isEmpty, background.conditions.isEmpty else { return }
    }
    let origin = foreground.given.isEmpty ? foreground.source.flatMap { element.model.origin(of: $0) } : nil
    report.addFaint(
      "symbol", colours.judge(foreground.value, on: background), on: background, cause: element.index,
      at: foreground.argument.map(element.tree.range) ?? element.nameRange,
      source: origin?.colorSuffix ?? foreground.given.colorSuffix, origin: origin,
      related: RelatedLocation.all(foreground.given))
  }

  /// Whether the symbol is all that tells what a control does or which state holds, or stands for something by itself.
  private static func isTelling(_ element: Element, _ name: NodeID) -> Bool {
    if let owner = element.labelOwner { return owner.control != nil && !owner.containsText || isMarkOfState(element) }
    if element.tree.kind(name) == .ternaryExpr { return !isToldByWords(element, name) }
    // It is a control itself, or has a name of its own: it tells something.
    if element.writes(.onTapGesture) || element.writes(.accessibilityLabel) { return true }
    return !element.flags.contains(.labelSlot) && !element.name.name.isUnknown && isWrittenColour(element)
      && literal(name, element).map { !isBesideWords(element, $0) } ?? false
      || isMarkOfState(element)
  }

  /// Whether the symbol is there in one state only, or is another one, and its row says nothing of that.
  private static func isMarkOfState(_ element: Element) -> Bool {
    guard !element.isOneOfTwoSymbols else { return false }
    let foreground = element.model.colours.foreground(of: element.index)
    // A color that is chosen as well may be another one where the symbol is there.
    if foreground.value.single != nil, element.isMarkOfState { return true }
    guard !foreground.value.conditions.isEmpty, let color = foreground.argument else { return false }
    return element.isMarkOfState(coloredBy: color)
  }

  /// The name of the symbol as it is written, wherever that is; nil where it is one of several, or not known.
  private static func literal(_ name: NodeID, _ element: Element) -> String? {
    if element.tree.kind(name) == .stringLiteral { return element.tree.sourceText(name) }
    var literal: String?
    for value in element.model.values(of: name, in: element.scope, type: .none) ?? [] {
      let tree = value.scope.file.tree
      guard tree.kind(value.node) == .stringLiteral else { return nil }
      let text = tree.sourceText(value.node)
      guard literal == nil || literal == text else { return nil }
      literal = text
    }
    return literal
  }

  /// Whether words or a field stand beside or below the symbol wherever it is there, as a heading below its picture. A
  /// mark tells as much as its words, and more than words that are too faint themselves.
  private static func isBesideWords(_ element: Element, _ symbol: String) -> Bool {
    // `ZStack { tinted circle; symbol }` and a symbol laid over a shape stand there as one.
    var piece = element
    if let holder = piece.parent, holder.known == .ZStack || holder.known.isShape && piece.node.slot == .overlay {
      piece = holder
    }
    if isStandIn(piece) { return true }
    guard let row = piece.parent, row.known == .HStack || row.known == .VStack else { return false }
    let beside = row.children.filter { $0.index != piece.index && $0.node.slotModifier < 0 }
    let texts = beside.filter { $0.known == .Text || $0.known == .Label }
    if !texts.isEmpty, marks.contains(where: symbol.contains) {
      return !texts.allSatisfy { TextColours($0)?.failing.isEmpty == false }
    }
    return !texts.isEmpty
      || beside.contains { view in
        switch view.known {
        case .TextField, .SecureField: true
        case .HStack, .VStack: view.descendants.contains { $0.known == .Text }
        default: false
        }
      }
  }

  /// Whether the symbol is there until a picture is, or instead of one: `if let cover { Image(uiImage: cover) } else { … }`.
  private static func isStandIn(_ element: Element) -> Bool {
    guard let choice = element.parent, choice.node.kind == .choice else { return false }
    return choice.children.contains { other in
      other.node.branch != element.node.branch
        && ([other] + other.descendants).contains {
          $0.known == .AsyncImage || $0.known == .Image && $0.argument("systemName") == nil
        }
    }
  }

  private static let marks = ["checkmark", "xmark", "exclamationmark"]

  /// Whether a text beside the symbol changes by the same condition, and so says what the symbol shows.
  private static func isToldByWords(_ element: Element, _ name: NodeID) -> Bool {
    guard let row = element.parent, row.known == .HStack || row.known == .VStack else { return false }
    let condition = element.code(of: element.tree.firstChild(name))
    let isBesideIt = row.descendants.contains { beside in
      guard beside.known == .Text, let words = beside.argument(nil), beside.tree.kind(words) == .ternaryExpr else {
        return false
      }
      return beside.code(of: beside.tree.firstChild(words)) == condition
    }
    return isBesideIt || isToldInItsCard(element, row, element.tree.firstChild(name))
  }

  /// Whether another row of the same card has the state in words: `Text(status.title)`, or a text that is there only in
  /// that state, for `Image(systemName: status.isReady ? … : …)`.
  private static func isToldInItsCard(_ element: Element, _ row: Element, _ condition: NodeID) -> Bool {
    guard row.known == .HStack, let card = row.parent, card.known == .VStack, row.node.slotModifier < 0 else {
      return false
    }
    let tree = element.tree
    var asked = condition
    while tree.kind(asked) == .binaryExpr { asked = tree.firstChild(asked) }
    if tree.kind(asked) == .prefixExpr { asked = tree.lastChild(asked) }
    // `status` of `status?.isReady == true`
    var state = tree.kind(asked) == .memberExpr ? tree.firstChild(asked) : asked
    if tree.kind(state) == .optionalChainExpr { state = tree.firstChild(state) }
    guard tree.kind(state) == .identifierExpr || tree.kind(state) == .memberExpr, tree.text(state) != "self" else {
      return false
    }
    let code = element.code(of: state)
    let isState = names(states, tree.text(state))
    return card.descendants.contains { other in
      guard other.known == .Text, other.node.end <= row.index || other.index >= row.node.end,
        var words = other.argument(nil)
      else { return false }
      if tree.kind(words) == .ternaryExpr { return element.code(of: words).starts(with: code) }
      if tree.kind(words) == .binaryExpr, tree.text(words) == "??" { words = tree.firstChild(words) }
      if tree.kind(words) == .memberExpr, element.code(of: words).starts(with: code),
        isState || names(states, tree.text(words))
      {
        return true
      }
      return other.ancestors.prefix { $0.index > card.index }.contains {
        $0.node.kind == .choice && tree.kind($0.node.expression) == .ifExpr
          && element.code(of: tree.firstChild($0.node.expression)).starts(with: code)
      }
    }
  }

  private static func names(_ wanted: Set<String>, _ name: String) -> Bool {
    !wanted.isDisjoint(with: Words.split(name))
  }

  private static let states: Set<String> = ["status", "state", "phase", "stage", "severity", "availability"]

  /// Hues of the system beside a text are decoration more often than not.
  private static func isWrittenColour(_ element: Element) -> Bool {
    let foreground = element.model.colours.foreground(of: element.index)
    if foreground.value.single != nil { return foreground.value.isWrittenOut }
    // Themes have a color each; of two that a state chooses between here, one may be that of what cannot be used.
    guard let argument = foreground.argument, element.tree.kind(argument) != .ternaryExpr,
      element.node.slot != .background
    else { return false }
    return foreground.value.isWrittenOut
  }

  /// A line around a field that has no fill of its own.
  private static func edge(_ element: Element, _ report: inout Report) {
    let colours = element.model.colours
    guard let stroke = colours.outline(of: element.index) else { return }
    report.addFaint(
      "field border", colours.judge(stroke.value, on: stroke.outside), on: stroke.outside, cause: element.index,
      at: stroke.range)
  }
}

extension Report {
  fileprivate mutating func addFaint(
    _ what: String, _ judgement: ContrastJudgement?, on background: EffectiveBackground, cause: Int32,
    at range: ByteRange, source: String = "", origin: ValueOrigin? = nil, related: [RelatedLocation] = []
  ) {
    guard let judgement, !hasFinding(at: range) else { return }
    let needed = number(ContrastOptions.nonText)
    let shown = judgement.entries.filter { !$0.appearance.isIncreased }
    let failing = shown.filter { $0.ratio < needed }
    guard let worst = failing.min(by: { $0.ratio < $1.ratio }) else {
      return silent(passing: judgement, needed: "\(Rule.number(needed)):1")
    }
    if background.kind == .overOpen, let light = judgement.entry(.light), light.ratio < 1.5 { return }
    if background.kind == .platform {
      // A fixed colour on the system's background: what nobody could see in the light appearance stands elsewhere.
      if let light = judgement.entry(.light), light.ratio < 1.2 { return }
      if !failing.contains(where: { $0.appearance == .light }) { return }
    }
    let second = Rule.second(worst, of: failing, in: shown, needed: needed)
    add(
      .warning, .medium, at: range,
      "This \(what) has too little contrast"
        + Rule.words(worst, of: failing, in: shown)
        + ", but should be at least \(Rule.number(needed)):1\(Rule.remark(on: second))\(worst.foreground.asset == nil ? source : "")",
      help: Rule.help(worst, needed, in: shown, instead: origin, faded: background, besides: second),
      cause: cause, related: related)
  }
}
