// The texts that a view shows, components followed: what is known of their length, and how tall their lines grow.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What can be said about the length of a text.
public enum TextContent: Sendable, Equatable {
  /// A number, a date, a price, a sign, one short word.
  case short
  /// Words that are written out, with their number of characters.
  case words(Int)
  /// Words from the model; by its name a paragraph rather than a title or name.
  case model(isLong: Bool)
  /// The name of somebody or something, from the model.
  case name
  case unknown

  /// Whether it is more than a value or a word.
  public var isWords: Bool {
    switch self {
    case .words, .model, .name: true
    case .short, .unknown: false
    }
  }

  /// Whether it is what something is called, short as names are.
  public var isName: Bool { self == .name }

  /// Whether it is a sentence or a paragraph.
  public var isLong: Bool {
    switch self {
    case .words(let count): count > 40
    case .model(let isLong): isLong
    case .short, .name, .unknown: false
    }
  }
}

/// A text that a view shows.
public struct ShownText: Sendable {
  public var content: TextContent
  public var view: ViewReference
  /// The size of its font, where that was asked for and something sets one.
  public var font: FontSize?

  public init(content: TextContent, view: ViewReference, font: FontSize? = nil) {
    self.content = content
    self.view = view
    self.font = font
  }
}

extension FileModel {
  private static let longWords: Set<String> = [
    "body", "description", "details", "message", "summary", "subtitle", "content", "note", "notes", "bio", "abstract",
    "overview", "explanation", "instructions", "comment", "caption", "answer", "question",
  ]
  private static let titleWords: Set<String> = ["title", "headline", "label", "text", "heading", "header"]
  private static let nameWords: Set<String> = ["name"]
  private static let numbered: Set<String> = ["page", "step", "chapter"]
  private static let valueWords: Set<String> = [
    "count", "amount", "price", "time", "date", "duration", "total", "number", "score", "percent", "percentage",
    "formatted", "format", "value", "size", "index", "symbol", "emoji", "initials", "year", "day", "month", "hour",
    "unit", "abbreviation", "code", "icon", "letter", "bytes", "version", "distance", "weight", "temperature", "badge",
    "minutes", "seconds", "hours", "days", "formatter", "id", "lang", "language", "progress", "rate",
  ]
  /// Addresses of pages, which are cut off at any size and which nobody reads to their end.
  private static let addressWords: Set<String> = ["url", "uri", "href", "link", "host", "domain"]

  /// What is known of a text from its expression.
  public func textContent(of expression: NodeID, in scope: Scope) -> TextContent {
    var best = TextContent.short
    for value in evaluator.value(of: expression, in: scope).alternatives {
      let content: TextContent
      switch value {
      case .string(let text): content = Self.literal(text, isFilled: false)
      case .interpolated(let text):
        let words = Self.literal(text.replacing("‹…›", with: " "), isFilled: true)
        content = words.isWords ? words : filledIn(expression, in: scope)
      case .number: content = .short
      default: content = named(expression, in: scope)
      }
      switch (best, content) {
      case (.words(let a), .words(let b)): best = .words(max(a, b))
      case (.short, _), (.unknown, .words), (.unknown, .model), (.unknown, .name), (.name, .words), (.name, .model):
        best = content
      case (.words, .model(isLong: true)): best = content
      default: break
      }
    }
    return best
  }

  /// What is known of a text that is put together by what it is filled in with: `"\(list.name) - \(item.number)"`.
  private func filledIn(_ expression: NodeID, in scope: Scope) -> TextContent {
    let tree = scope.file.tree
    guard tree.kind(expression) == .stringLiteral else { return .unknown }
    var isName = false
    for part in tree.children(expression) where tree.kind(part) == .interpolation {
      let argument = tree.firstChild(part)
      guard argument.exists, tree.children(part).count == 1 else { continue }
      switch named(tree.lastChild(argument), in: scope) {
      case .model(isLong: true): return .model(isLong: true)
      case .model, .name: isName = true
      default: break
      }
    }
    return isName ? .name : .unknown
  }

  private static func literal(_ text: String, isFilled: Bool) -> TextContent {
    if Wording(text: text, node: .none).looksLikeKey { return .unknown }
    let (words, count) = Words.count(in: text)
    if words >= 2, count > 12 { return isFilled && words < 3 ? .unknown : .words(count) }
    return isFilled ? .unknown : .short
  }

  /// A value that is filled in at run time: its name tells whether it is a text.
  private func named(_ expression: NodeID, in scope: Scope) -> TextContent {
    let tree = scope.file.tree
    var node = expression
    for _ in 0..<6 {
      switch tree.kind(node) {
      case .forceUnwrapExpr, .optionalChainExpr, .tryExpr, .awaitExpr: node = tree.lastChild(node)
      case .callExpr:
        let callee = tree.firstChild(node)
        guard tree.kind(callee) == .memberExpr || tree.kind(callee) == .identifierExpr else { return .unknown }
        let words = Words.split(tree.text(callee))
        if words.contains(where: Self.valueWords.contains) { return .short }
        if tree.argument(of: node, label: "format") != nil { return .short }
        // `list.displayName()`
        if tree.kind(callee) == .memberExpr, tree.children(node).count == 1,
          words.last.map({ Self.nameWords.contains($0) || Self.titleWords.contains($0) }) ?? false
        {
          return .name
        }
        guard tree.kind(callee) == .memberExpr, ["uppercased", "lowercased", "capitalized"].contains(tree.text(callee))
        else {
          guard tree.kind(callee) == .identifierExpr, ["String", "LocalizedStringKey"].contains(tree.text(callee)),
            let first = tree.argument(of: node, label: nil)
          else { return .unknown }
          node = first
          continue
        }
        node = tree.firstChild(callee)
      case .binaryExpr:
        if tree.text(node) == "+" { return joined(node, in: scope) }
        guard tree.text(node) == "??" else { return .unknown }
        if isNumber(tree.lastChild(node), tree) { return .short }
        node = tree.firstChild(node)
      case .ternaryExpr:
        let parts = tree.children(node)
        guard parts.count == 3 else { return .unknown }
        node = parts[1]
      case .memberExpr
      where ["capitalized", "localizedCapitalized", "rawValue", "wrappedValue"].contains(tree.text(node)):
        node = tree.firstChild(node)
      case .identifierExpr, .memberExpr:
        let words = Words.split(tree.text(node))
        // `state.low.description` is a number in words' clothing; `product.description` is a text.
        if words == ["description"], tree.kind(node) == .memberExpr {
          let base = tree.firstChild(node)
          guard tree.kind(base) == .identifierExpr,
            !Words.split(tree.text(base)).contains(where: Self.valueWords.contains)
          else { return .unknown }
        }
        if words.contains(where: Self.valueWords.contains) { return .short }
        guard let last = words.last else { return .unknown }
        if Self.namesAddress(words) { return .short }
        if tree.kind(node) == .identifierExpr, isGivenAddress(tree.name(node), in: scope) { return .short }
        if Self.longWords.contains(last) { return .model(isLong: true) }
        // `userNameLabel` is a name that is shown.
        let core = words.last { $0 != "label" && $0 != "text" } ?? last
        if Self.nameWords.contains(core) { return .name }
        // `pageLabel` is the number of a page; a `pageTitle` is a title.
        if Self.numbered.contains(core), last != "title" { return .short }
        return Self.titleWords.contains(last) ? .model(isLong: false) : .unknown
      default: return .unknown
      }
    }
    return .unknown
  }

  /// `album.position + ": " + album.title`
  private func joined(_ sum: NodeID, in scope: Scope) -> TextContent {
    let parts = scope.file.tree.children(sum).map { textContent(of: $0, in: scope) }
    if parts.contains(where: \.isLong) { return .model(isLong: true) }
    return parts.contains(where: \.isWords) ? .name : .unknown
  }

  /// `url.absoluteString`, `section.link`; a `linkTitle` is a title.
  private static func namesAddress(_ words: [String]) -> Bool {
    words.last.map(addressWords.contains) ?? false || words == ["absolute", "string"]
  }

  /// Whether an expression is an address by its name.
  private func isAddress(_ expression: NodeID, in scope: Scope) -> Bool {
    let tree = scope.file.tree
    var node = expression
    if tree.kind(node) == .binaryExpr, tree.text(node) == "??" { node = tree.firstChild(node) }
    guard tree.kind(node) == .identifierExpr || tree.kind(node) == .memberExpr else { return false }
    if Self.namesAddress(Words.split(tree.text(node))) { return true }
    return tree.kind(node) == .identifierExpr && isGivenAddress(tree.name(node), in: scope)
  }

  /// Whether what a component is handed under a name is an address wherever it is used: `Row(text: page.link)`.
  private func isGivenAddress(_ name: Name, in scope: Scope) -> Bool {
    if let frame = scope.frame { return frame.arguments[name].map { isAddress($0, in: frame.scope) } ?? false }
    guard scope.type >= 0, let own = evaluator.ownMember(name, in: scope), let number = project.index(of: scope.file)
    else { return false }
    let member = project.member(own)
    guard member.kind == .property, !member.block.exists, !member.value.exists, member.attributeNodes.isEmpty else {
      return false
    }
    let type = TypeReference(file: number, index: scope.type)
    let uses = project.uses(of: type).map { ViewReference(file: project.files[Int($0.file)], index: $0.index) }
      .filter { !$0.node.surroundings.isOutOfScope }
    guard !uses.isEmpty, uses.count <= 16, givenDepth < 3 else { return false }
    givenDepth += 1
    defer { givenDepth -= 1 }
    return uses.allSatisfy { use in
      let frame = engine.frame(forType: type, call: use.node.expression, scope: use.scope, callSite: use.index)
      return frame?.arguments[name].map { isAddress($0, in: use.scope) } ?? false
    }
  }

  /// Whether a string shows nothing but something counted: `"\(index + 1)"`, as it stands in for what is called a label.
  private func isNumber(_ node: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(node) == .stringLiteral else { return false }
    let text = tree.sourceText(node)
    guard text.hasPrefix("\"\\("), text.hasSuffix(")\""),
      text.split(separator: "\\", omittingEmptySubsequences: true).count == 2
    else { return false }
    return tree.nodes(below: node).contains { index in
      switch tree.nodes[index].kind {
      case .binaryExpr: ["+", "-"].contains(tree.text(NodeID(index)))
      case .identifierExpr, .memberExpr:
        Words.split(tree.text(NodeID(index))).last.map(Self.valueWords.contains) ?? false
      default: false
      }
    }
  }

  /// The text that a view itself shows: a `Text`, or the title of a label or control.
  public func shownText(of view: ViewReference) -> ShownText? {
    let node = view.node
    let tree = view.file.tree
    if node.kind == .concatenation { return ShownText(content: .unknown, view: view) }
    guard node.kind == .use else { return nil }
    switch engine.known(node, in: view.file) {
    case .Text:
      guard tree.kind(node.expression) == .callExpr else { return nil }
      for child in tree.children(node.expression).dropFirst() {
        guard let label = tree.label(of: child) else { continue }
        switch tree.string(of: label) {
        case "verbatim", "tableName", "bundle", "comment": continue
        default: return ShownText(content: .short, view: view)
        }
      }
      guard
        let words = tree.argument(of: node.expression, label: nil)
          ?? tree.argument(of: node.expression, label: "verbatim")
      else { return nil }
      var text = ShownText(content: content(of: words, in: view), view: view)
      // Digits of equal width are for a number, whatever the property is called.
      let isNumber = node.modifiers.contains { view.file.modifiers[Int($0)].known == .monospacedDigit }
      if isNumber, text.content.isName || text.content == .model(isLong: false) { text.content = .short }
      return text
    case .Label, .Button, .NavigationLink, .Link, .Toggle, .Menu, .DisclosureGroup:
      guard let title = engine.titleArgument(of: view) else { return nil }
      return ShownText(content: content(of: title, in: view), view: view)
    default: return nil
    }
  }

  /// What is known of the text of a view; each of the stacks around it asks.
  private func content(of words: NodeID, in view: ViewReference) -> TextContent {
    guard view.file === file, view.frame == nil else { return textContent(of: words, in: view.scope) }
    if let known = shownContents[view.index] { return known }
    let content = textContent(of: words, in: view.scope)
    shownContents[view.index] = content
    return content
  }

  /// The texts inside a view, its own included; components are followed, presentations and backgrounds are not.
  /// `isClosed` tells which views are not to be entered. nil when something cannot be followed and `strict` is set.
  /// `withFonts` has each text know the font it comes out in.
  public func shownTexts(
    in view: ViewReference, strict: Bool = false, withFonts: Bool = false,
    isClosed: (ViewReference, Known) -> Bool = { _, _ in false }
  ) -> [ShownText]? {
    var result: [ShownText] = []
    var budget = 400
    let font = withFonts ? fontSize(around: view) : nil
    let isKnown = collectTexts(
      in: view, font: font, withFonts: withFonts, depth: 0, budget: &budget, isClosed: isClosed, into: &result)
    return strict && !isKnown ? nil : result
  }

  private func collectTexts(
    in view: ViewReference, font inherited: FontSize?, withFonts: Bool, depth: Int, budget: inout Int,
    isClosed: (ViewReference, Known) -> Bool, into result: inout [ShownText]
  ) -> Bool {
    budget -= 1
    guard depth < 6, budget > 0 else { return false }
    let node = view.node
    let known = engine.known(node, in: view.file)
    guard !isClosed(view, known) else { return true }
    let font = withFonts ? ownFont(of: view) ?? inherited : nil
    if var text = shownText(of: view) {
      text.font = font
      result.append(text)
    }
    var isKnown = true
    switch node.kind {
    case .use where known == .other, .reference:
      if let roots = engine.expansion(of: view) {
        for root in roots {
          isKnown =
            collectTexts(
              in: root, font: font, withFonts: withFonts, depth: depth + 1, budget: &budget, isClosed: isClosed,
              into: &result) && isKnown
        }
      } else {
        isKnown = node.known == .Color
      }
    case .base, .opaque: isKnown = false
    default: break
    }
    if !isKnown, let filled = filledIn(view) {
      isKnown = true
      for given in filled {
        isKnown =
          collectTexts(
            in: given, font: font, withFonts: withFonts, depth: depth + 1, budget: &budget, isClosed: isClosed,
            into: &result) && isKnown
      }
    }
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      if !next.slot.isPresentation, next.slot != .accessibilityLabel, next.slot != .representation,
        next.slot != .background, next.slot != .mask
      {
        let reference = ViewReference(file: view.file, index: child, frame: view.frame)
        // What is attached behind a font does not take it.
        let outer =
          withFonts && next.slotModifier >= 0 ? ownFont(of: view, after: next.slotModifier) ?? inherited : font
        isKnown =
          collectTexts(
            in: reference, font: outer, withFonts: withFonts, depth: depth, budget: &budget, isClosed: isClosed,
            into: &result) && isKnown
      }
      child = next.end
    }
    return isKnown
  }

  /// Whether a view stands in an alternative that the text size chooses, or among several layouts of which one fits.
  public func isChosenByTextSize(_ element: Element) -> Bool {
    if !file.textSizeTokens.isEmpty,
      element.ancestors.contains(where: { ancestor in
        if ancestor.known == .ViewThatFits { return true }
        guard ancestor.node.kind == .choice else { return false }
        let range = file.tree[ancestor.node.expression]
        guard let body = ancestor.children.first else { return false }
        let start = file.tree[body.node.chain].firstToken
        return file.textSizeTokens.contains { range.firstToken <= $0 && $0 < start }
      })
    {
      return true
    }
    return isAlwaysOneOfSeveral(ofBody: element.node.body)
  }

  /// Whether a view is in a branch that is chosen by how large words are that the code measures.
  public func isChosenByMeasuredText(_ element: Element) -> Bool {
    element.ancestors.contains { choice in
      guard choice.node.kind == .choice else { return false }
      return evaluator.measuresText(file.tree.firstChild(choice.node.expression), in: choice.scope)
    }
  }

  /// Whether the type around a body, or a range of it, asks for the text size or offers several layouts.
  public func adaptsToTextSize(_ body: Body) -> Bool {
    guard !file.textSizeTokens.isEmpty else { return false }
    let node = body.owner >= 0 ? file.types[Int(body.owner)].node : body.block
    guard node.exists else { return false }
    let range = file.tree[node]
    return file.textSizeTokens.contains { range.firstToken <= $0 && $0 <= range.lastToken }
  }
}

/// A height with the part of it that follows the text size.
public struct GrownHeight: Sendable {
  /// Points at the default text size.
  public var usual: Double
  /// Points when the text is twice as large.
  public var doubled: Double

  static let nothing = GrownHeight(usual: 0, doubled: 0)

  func max(_ other: GrownHeight) -> GrownHeight {
    GrownHeight(usual: Swift.max(usual, other.usual), doubled: Swift.max(doubled, other.doubled))
  }
}

extension FileModel {
  /// The least height that the lines of text in a view need, one line for each text; 0 where nothing is known. What is
  /// attached by a modifier at or after `limit` is left out.
  public func textHeight(of view: ViewReference, font: FontSize, before limit: Int32 = .max, depth: Int = 0)
    -> GrownHeight
  {
    guard depth < 12 else { return .nothing }
    let node = view.node
    let known = engine.known(node, in: view.file)
    var font = font
    var padding = 0.0
    let own = engine.appliedModifiers(of: view)
    for applied in own {
      if applied.file === view.file, applied.use.owner == view.index,
        let position = position(of: applied.use, in: view),
        position >= limit
      {
        break
      }
      let arguments = applied.file.tree
      switch applied.use.known {
      case .font:
        if let argument = arguments.argument(of: applied.use.call, label: nil) {
          font = fontSize(argument, in: applied.scope)
        }
      case .minimumScaleFactor, .dynamicTypeSize, .scaleEffect, .labelsHidden, .rotationEffect: return .nothing
      case .frame:
        for label in ["height", "maxHeight"] {
          if let argument = arguments.argument(of: applied.use.call, label: label),
            let height = evaluator.value(of: argument, in: applied.scope).number, height > 0
          {
            // Judged where it stands.
            return GrownHeight(usual: height, doubled: height)
          }
        }
      case .padding: padding += verticalPadding(applied) ?? 0
      default: break
      }
    }
    var inner = GrownHeight.nothing
    switch node.kind {
    case .use where known == .other, .reference:
      guard let roots = engine.expansion(of: view) else { return .nothing }
      for root in roots { inner = inner.max(textHeight(of: root, font: font, depth: depth + 1)) }
    case .choice:
      // The branch that needs least decides.
      let branches = engine.children(of: view).map {
        textHeight(of: ViewReference(file: view.file, index: $0, frame: view.frame), font: font, depth: depth + 1)
      }
      return branches.min { $0.doubled < $1.doubled } ?? .nothing
    case .concatenation: return line(font)
    default: break
    }
    switch known {
    case .ScrollView, .List, .Form, .TextEditor, .Map, .Chart, .Table, .Canvas, .TabView, .GeometryReader,
      .ViewThatFits,
      .Picker, .DatePicker, .Slider, .Stepper, .Toggle, .ForEach:
      return .nothing
    case .Text where node.kind == .use: inner = line(font)
    case .TextField, .SecureField: inner = line(font)
    case .Label, .Button, .Link, .NavigationLink, .Menu:
      if engine.titleArgument(of: view) != nil { inner = line(font) }
    default: break
    }
    let children = engine.children(of: view).filter { child in
      let next = view.file.views[Int(child)]
      guard next.slotModifier < limit else { return false }
      // A shape cuts off nothing of what is laid over it.
      if next.slot == .overlay, node.kind == .use, known.isShape { return false }
      return next.slot == .content || next.slot == .label || next.slot == .overlay || next.slot == .custom
    }
    var sum = GrownHeight.nothing
    for child in children {
      let height = textHeight(
        of: ViewReference(file: view.file, index: child, frame: view.frame), font: font, depth: depth + 1)
      if known == .VStack, node.kind == .use, view.file.views[Int(child)].slotModifier < 0 {
        sum.usual += height.usual
        sum.doubled += height.doubled
      } else {
        inner = inner.max(height)
      }
    }
    inner = inner.max(sum)
    guard inner.doubled > inner.usual else { return inner }
    return GrownHeight(usual: inner.usual + padding, doubled: inner.doubled + padding)
  }

  /// Points of padding that stand right behind a modifier, before anything is drawn or cut off: room that what spills
  /// over a frame may take.
  public func verticalPadding(behind position: Int32, of view: ViewReference) -> Double {
    var room = 0.0
    for applied in engine.appliedModifiers(of: view) {
      guard applied.file === view.file, applied.use.owner == view.index,
        let place = self.position(of: applied.use, in: view)
      else { break }
      guard place > position else { continue }
      switch applied.use.known {
      case .padding: room += verticalPadding(applied) ?? 0
      case .font, .foregroundStyle, .foregroundColor, .tint: break
      default: return room
      }
    }
    return room
  }

  /// The padding that a view has inside of a modifier: a frame that is too low for it cuts nothing off, the words stay in
  /// the middle.
  public func verticalPadding(before position: Int32, of view: ViewReference) -> Double {
    var room = 0.0
    for applied in engine.appliedModifiers(of: view) where applied.use.known == .padding {
      guard applied.file === view.file, applied.use.owner == view.index,
        let place = self.position(of: applied.use, in: view), place < position
      else { continue }
      room += verticalPadding(applied) ?? 0
    }
    return room
  }

  private func position(of use: ViewModifierUse, in view: ViewReference) -> Int32? {
    view.node.modifiers.first { view.file.modifiers[Int($0)].nameToken == use.nameToken }
  }

  private func line(_ font: FontSize) -> GrownHeight {
    switch font {
    case .scaled(let points?):
      let style = project.textStyles.first { $0.size == points }
      let height = style?.lineHeight ?? points * 1.2
      // Large titles do not double; they start out large.
      if points >= 28 { return GrownHeight(usual: height, doubled: height * 1.6) }
      return GrownHeight(usual: height, doubled: style?.doubledLineHeight ?? height * 2)
    case .fixed(let points): return GrownHeight(usual: (points ?? 0) * 1.2, doubled: (points ?? 0) * 1.2)
    case .scaled(nil), .unknown: return .nothing
    }
  }

  private func verticalPadding(_ applied: AppliedModifier) -> Double? {
    let tree = applied.file.tree
    var edges = 2.0
    var amount = 16.0
    for child in tree.children(applied.use.call).dropFirst() where tree.kind(child) == .argument {
      let value = tree.lastChild(child)
      if tree.kind(value) == .implicitMemberExpr {
        switch tree.text(value) {
        case "horizontal", "leading", "trailing": edges = 0
        case "top", "bottom": edges = 1
        case "vertical", "all": break
        default: return nil
        }
      } else if let number = evaluator.value(of: value, in: applied.scope).number {
        amount = number
      } else {
        return nil
      }
    }
    return edges * amount
  }
}
