// How large what a label shows is, before its modifiers: symbols and lines of text by their font, alternatives and stacks
// by what is in them.

import CurbcutSyntax
import CurbcutViews

extension HitArea {
  /// A width that is written down, or is not known.
  mutating func setWidth(_ width: Double?) {
    self.width = width
    partWidth = nil
    leastWidth = width ?? 0
    takesWidth = false
    widthSlack = 0
    widthIsEstimate = false
  }

  /// A height that is written down, or is not known.
  mutating func setHeight(_ height: Double?) {
    self.height = height
    partHeight = nil
    leastHeight = height ?? 0
    takesHeight = false
    heightSlack = 0
    heightIsEstimate = false
    isLineOfText = false
    mayWrap = false
  }

  /// Adds what padding adds; a side with padding that is not known is not known any more.
  mutating func pad(width extraWidth: Double?, height extraHeight: Double?) {
    if let extraWidth {
      width = width.map { $0 + extraWidth }
      partWidth = partWidth.map { $0 + extraWidth }
      leastWidth = max(0, leastWidth + extraWidth)
    } else {
      (width, widthSlack, partWidth) = (nil, 0, nil)
    }
    if let extraHeight {
      height = height.map { $0 + extraHeight }
      partHeight = partHeight.map { $0 + extraHeight }
      leastHeight = max(0, leastHeight + extraHeight)
    } else {
      (height, heightSlack, partHeight) = (nil, 0, nil)
    }
  }

  /// Up to a largest width, or without end, a view is as wide as what is offered.
  mutating func setLargestWidth(_ largest: Double?) {
    let least = leastWidth
    setWidth(largest)
    leastWidth = min(least, largest ?? least)
    takesWidth = true
  }

  mutating func setLargestHeight(_ largest: Double?) {
    let least = leastHeight
    setHeight(largest)
    leastHeight = min(least, largest ?? least)
    takesHeight = true
  }

  mutating func setLeastWidth(_ least: Double, _ isUnknownSymbol: Bool) {
    leastWidth = max(leastWidth, least)
    partWidth = partWidth.map { max($0, least) }
    if isUnknownSymbol { widthIsEstimate = true }
    (width, widthSlack) = Self.atLeast(least, width, widthSlack, isUnknownSymbol)
  }

  mutating func setLeastHeight(_ least: Double, _ isUnknownSymbol: Bool) {
    leastHeight = max(leastHeight, least)
    partHeight = partHeight.map { max($0, least) }
    if isUnknownSymbol { heightIsEstimate = true }
    (height, heightSlack) = Self.atLeast(least, height, heightSlack, isUnknownSymbol)
  }

  private static func atLeast(
    _ least: Double, _ side: Double?, _ slack: Double, _ isUnknownSymbol: Bool
  ) -> (Double?, Double) {
    guard let side else { return (isUnknownSymbol ? least : nil, 0) }
    // What may be more than it is estimated to be may still stay under the least size.
    return (max(side, least), max(0, side + slack - max(side, least)))
  }

  /// About the size of a symbol at a number of points. Of all symbols the widest are 1.8 times as wide as the font is
  /// large, the highest 1.4 times as high.
  mutating func estimateSymbol(_ points: Double) {
    width = points * 1.2
    height = points * 1.2
    widthSlack = points * 0.6
    heightSlack = points * 0.2
    leastWidth = points * 0.3
    leastHeight = points * 0.2
    widthIsEstimate = true
    heightIsEstimate = true
  }

  /// Takes the larger of each side; one that is not known in both is not known.
  mutating func grow(to other: HitArea, isAlternative: Bool = false) {
    leastWidth = isAlternative ? min(leastWidth, other.leastWidth) : max(leastWidth, other.leastWidth)
    leastHeight = isAlternative ? min(leastHeight, other.leastHeight) : max(leastHeight, other.leastHeight)
    takesWidth = takesWidth || other.takesWidth
    takesHeight = takesHeight || other.takesHeight
    holdsText = holdsText || other.holdsText
    setsFont = setsFont && other.setsFont
    func larger(_ a: Double?, _ aSlack: Double, _ b: Double?, _ bSlack: Double) -> (Double?, Double) {
      guard let a, let b else { return (nil, 0) }
      return (max(a, b), max(a + aSlack, b + bSlack) - max(a, b))
    }
    func part(_ own: (Double?, Double?), _ others: (Double?, Double?), isEstimate: Bool) -> Double? {
      guard isAlternative, own.0 == nil || others.0 == nil, !isEstimate else { return nil }
      return [own.0, own.1, others.0, others.1].compactMap { $0 }.min()
    }
    partWidth = part(
      (width, partWidth), (other.width, other.partWidth), isEstimate: widthIsEstimate || other.widthIsEstimate)
    partHeight = part(
      (height, partHeight), (other.height, other.partHeight), isEstimate: heightIsEstimate || other.heightIsEstimate)
    // What is said of the height is said of the higher one.
    if (other.height ?? 0) > (height ?? 0) {
      (isLineOfText, isPadded) = (other.isLineOfText, other.isPadded)
      isStackOfText = other.isStackOfText
      (frame, frameToken) = (other.frame, other.frameToken)
    }
    // Where one of the alternatives may be higher, the other is not.
    mayWrap = isAlternative ? mayWrap && other.mayWrap : mayWrap || other.mayWrap
    widthIsEstimate = widthIsEstimate || other.widthIsEstimate
    heightIsEstimate = heightIsEstimate || other.heightIsEstimate
    (width, widthSlack) = larger(width, widthSlack, other.width, other.widthSlack)
    (height, heightSlack) = larger(height, heightSlack, other.height, other.heightSlack)
    steps += other.steps
  }
}

extension FileModel {
  /// The size of a view without its modifiers; nil where nothing about it can be told, known sides only otherwise.
  func innerArea(of view: ViewReference, around: Double?, depth: Int) -> HitArea? {
    let node = view.node
    let unknown = HitArea()
    if node.kind == .base, let part = styleParts[node.name] { return styled(part, at: view) }
    if node.kind == .choice { return alternatives(of: view, around: around, depth: depth) }
    if node.kind == .concatenation { return sentence(view, around: around, depth: depth) }
    if node.known == .Color || node.kind == .use && engine.known(node, in: view.file).isShape { return .open }
    switch node.kind == .use ? engine.known(node, in: view.file) : .other {
    case .Image:
      return image(view, around: around)
    case .Label: return label(view, around: around, depth: depth)
    case .Text: return lineOfText(view, around: around)
    case .ZStack, .Group, .VStack, .HStack: return container(view, around: around, depth: depth)
    case .other:
      guard node.kind == .use || node.kind == .reference, let roots = engine.expansion(of: view), roots.count < 2
      else {
        if let given = givenArea(view, around: around, depth: depth) { return given }
        return node.kind == .opaque || node.kind == .base ? nil : unknown
      }
      // A shape of the project.
      if roots.isEmpty { return node.kind == .use ? .open : unknown }
      return area(of: roots[0], around: points(in: view, around: around), depth: depth + 1) ?? unknown
    default: return unknown
    }
  }

  func symbol(_ points: Double, isCompact: Bool = false) -> HitArea {
    var area = HitArea()
    area.estimateSymbol(points)
    if isCompact {
      area.widthSlack = points * 0.15
      area.heightSlack = points * 0.15
    }
    if engine.notesSizes { area.steps.append("symbol at \(points) points: about 1.2 times as large") }
    return area
  }

  /// Whether a symbol is known to be as wide and high as a circle around a sign, or less.
  func isCompact(_ symbol: NodeID, in scope: Scope) -> Bool {
    let values = evaluator.value(of: symbol, in: scope).alternatives
    return values.allSatisfy { value in
      guard case .string(let name) = value else { return false }
      let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      let isEnclosed = stem.hasSuffix(".circle") || stem.hasSuffix(".square") && !stem.hasSuffix(".on.square")
      return isEnclosed || Self.compactSymbols.contains(stem)
    }
  }

  /// Signs without anything beside them, none of them much wider or higher than `circle`.
  private static let compactSymbols: Set<String> = [
    "circle", "square", "heart", "star", "xmark", "plus", "minus", "checkmark", "multiply", "gearshape", "gear", "info",
    "questionmark", "exclamationmark", "ellipsis", "magnifyingglass", "bookmark", "chevron.left", "chevron.right",
    "chevron.up", "chevron.down", "chevron.forward", "chevron.backward", "arrow.left", "arrow.right", "arrow.up",
    "arrow.down", "play", "pause", "stop", "person",
  ]

  /// What is shown of several alternatives is at most as large as the largest.
  private func alternatives(of view: ViewReference, around: Double?, depth: Int) -> HitArea? {
    var result: HitArea?
    var branches: Set<Int16> = []
    for child in engine.children(of: view) {
      let node = view.file.views[Int(child)]
      if view.frame != nil, context.choices.rulesOut(branch: node.branch, of: view) { continue }
      // Views side by side in one branch.
      guard branches.insert(node.branch).inserted else { return nil }
      if engine.known(node, in: view.file) == .EmptyView { continue }
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      guard let inner = area(of: reference, around: around, depth: depth + 1) else { return nil }
      if result == nil { result = inner } else { result?.grow(to: inner, isAlternative: true) }
    }
    return result
  }

  private func container(_ view: ViewReference, around: Double?, depth: Int) -> HitArea {
    let file = view.file
    let known = engine.known(view.node, in: file)
    let children = engine.children(of: view).filter { file.views[Int($0)].slotModifier < 0 }
    var result: HitArea?
    var hasSpacer = false
    var stack = StackSides(spacing: spacing(of: view))
    for child in children {
      let node = file.views[Int(child)]
      switch engine.known(node, in: file) {
      case .Spacer:
        hasSpacer = true
        continue
      // As long as what is beside it.
      case .Divider where known == .HStack: continue
      default: break
      }
      let reference = ViewReference(file: file, index: child, frame: view.frame)
      guard node.slot == .content else { return HitArea() }
      let inner = area(of: reference, around: around, depth: depth + 1) ?? HitArea()
      stack.add(inner)
      if result == nil { result = inner } else { result?.grow(to: inner) }
    }
    guard var result else { return HitArea() }
    if stack.count == 1 {
      if hasSpacer { known == .HStack ? result.setLargestWidth(nil) : result.setLargestHeight(nil) }
      return result
    }
    switch known {
    case .ZStack: return result
    // Of the parts of a group that is tapped each reacts for itself.
    case .Group where view.node.modifiers.contains(where: { file.modifiers[Int($0)].known == .onTapGesture }):
      return result
    case .Group: return HitArea()
    // Side by side they are as high as the highest.
    case .HStack: stack.setWidth(of: &result, hasSpacer)
    default: stack.setHeight(of: &result, hasSpacer)
    }
    return result
  }

  /// The spacing that is written in a stack; nil where the system chooses one.
  private func spacing(of view: ViewReference) -> Double? {
    guard let argument = view.file.tree.argument(of: view.node.expression, label: "spacing") else { return nil }
    return evaluator.value(of: argument, in: view.scope).number
  }

  /// Texts that are joined by `+` are as high as the highest, where they stay one line.
  private func sentence(_ view: ViewReference, around: Double?, depth: Int) -> HitArea? {
    var result: HitArea?
    for child in engine.children(of: view) {
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      guard let inner = area(of: reference, around: around, depth: depth + 1) else { return nil }
      if result == nil { result = inner } else { result?.grow(to: inner) }
    }
    result?.width = nil
    result?.mayWrap = true
    return result
  }

  // MARK: Text

  /// One line of a text that is short enough to stay one: its style's line height, and a width that nobody knows.
  private func lineOfText(_ view: ViewReference, around: Double?) -> HitArea {
    if let symbol = symbolAmongWords(view, around: around) { return symbol }
    let points = points(in: view, around: around)
    var area = line(points)
    guard isShort(view, points) else {
      // More lines than one, nobody knows how many.
      area.height = nil
      area.isLineOfText = false
      return area
    }
    area.mayWrap = !knowsWords(of: view, points)
    return area
  }

  /// `Text(Image(systemName: "xmark"))`: as high as a line, as wide as the symbol.
  private func symbolAmongWords(_ view: ViewReference, around: Double?) -> HitArea? {
    let tree = view.file.tree
    guard let argument = tree.argument(of: view.node.expression, label: nil), tree.isImage(argument),
      let points = points(in: view, around: around)
    else { return nil }
    guard case .symbol = engine.name(of: view).name else { return HitArea() }
    return symbol(points)
  }

  /// One line of words that are handed to a view, where they are known and few.
  func line(_ view: ViewReference, title: NodeID, in scope: Scope, around: Double?) -> HitArea {
    let points = points(in: view, around: around)
    guard areFew(title, in: scope, points) else { return HitArea() }
    return line(points)
  }

  func line(_ points: Double?) -> HitArea {
    var area = HitArea()
    guard let points else { return area }
    // A little under a fifth of the size is added between lines; the text styles have their own, measured heights.
    area.height = engine.project.textStyles.first { $0.size == points }?.lineHeight ?? (points * 1.19).rounded()
    area.leastHeight = area.height ?? 0
    area.heightIsEstimate = true
    area.isLineOfText = true
    area.holdsText = true
    if engine.notesSizes { area.steps.append("one line of text at \(Int(saturating: points)) points") }
    return area
  }

  /// Whether words stay in one line on a phone: 24 letters of the usual size, more of a smaller one.
  private static func isFew(_ words: String, _ points: Double?) -> Bool {
    Double(words.count) * min(points ?? bodyPoints, bodyPoints) <= 24 * bodyPoints && !words.contains("\n")
  }

  /// Whether a text is at most two or three words, as far as it is known, or says itself that it has one line.
  private func isShort(_ view: ViewReference, _ points: Double?) -> Bool {
    for applied in engine.appliedModifiers(of: view) {
      switch applied.use.known {
      case .multilineTextAlignment: return false
      case .lineLimit:
        guard let lines = applied.file.tree.argument(of: applied.use.call, label: nil) else { return false }
        return evaluator.value(of: lines, in: applied.scope).number == 1
      default: break
      }
    }
    switch engine.name(of: view).name {
    case .text(let text), .runtime(let text): return Self.isFew(text, points)
    default:
      let tree = view.file.tree
      guard
        let argument = tree.argument(of: view.node.expression, label: nil)
          ?? tree.argument(of: view.node.expression, label: "verbatim")
      else { return false }
      if case .interpolated(let text) = evaluator.value(of: argument, in: view.scope) {
        return Self.isFew(text, points)
      }
      return areFew(argument, in: view.scope, points)
    }
  }

  /// Whether the words of a text are known: written, in a table, or limited to one line.
  private func knowsWords(of view: ViewReference, _ points: Double?) -> Bool {
    if engine.appliedModifiers(of: view).contains(where: { $0.use.known == .lineLimit }) { return true }
    if case .text = engine.name(of: view).name { return true }
    let tree = view.file.tree
    guard let argument = tree.argument(of: view.node.expression, label: nil) else { return false }
    // A symbol among the words is as wide as one or two letters.
    if tree.kind(argument) == .callExpr, tree.known(tree.firstChild(argument)) == .Image { return true }
    return areFew(argument, in: view.scope, points)
  }

  /// Whether an expression comes to few words, whichever of those it may be.
  private func areFew(_ title: NodeID, in scope: Scope, _ points: Double?) -> Bool {
    let title = scope.file.tree.words(in: title)
    let values = evaluator.value(of: title, in: scope).alternatives
    let areKnown = values.allSatisfy { value in
      guard case .string(let text) = value else { return false }
      let shown = project.strings.entry(text, near: scope.file)?.text ?? text
      return !shown.isEmpty && Self.isFew(shown, points)
    }
    if areKnown { return true }
    // `"cancel".localized`, `String.common.localized("cancel")`: a key of a table, whatever code looks it up.
    let tree = scope.file.tree
    let written: NodeID?
    switch tree.kind(title) {
    case .memberExpr: written = tree.firstChild(title)
    case .callExpr:
      let arguments = tree.children(title).dropFirst().filter { tree.kind($0) == .argument }
      written = arguments.count == 1 ? tree.lastChild(arguments[0]) : nil
    default: written = nil
    }
    guard let written, tree.kind(written) == .stringLiteral,
      case .string(let key) = evaluator.value(of: written, in: scope),
      let shown = project.strings.entry(key, near: scope.file)?.text
    else { return false }
    return !shown.isEmpty && Self.isFew(shown, points)
  }

  // MARK: Fonts

  /// Points of the font that holds for a symbol or text; nil when it cannot be told.
  func points(in view: ViewReference, around: Double?) -> Double? {
    let size: FontSize?
    if let own = ownFont(of: view) {
      size = own
    } else if view.file === file, view.frame == nil {
      let modifier = font(of: view.index)
      size = modifier < 0 ? nil : fontSize(ofModifier: modifier)
    } else {
      size = fontSize(around: view)
    }
    switch size {
    case .scaled(let points), .fixed(let points): return (points ?? largestPoints(of: view)).map { scaled($0, view) }
    case .unknown: return nil
    case nil: return around.map { scaled($0, view) }
    }
  }

  /// The largest of the sizes that a view's own font may have: `.font(.system(size: side))`, `side` given by each use.
  private func largestPoints(of view: ViewReference) -> Double? {
    guard let applied = engine.appliedModifiers(of: view).first(where: { $0.use.known == .font }) else { return nil }
    let tree = applied.file.tree
    guard let font = tree.argument(of: applied.use.call, label: nil), tree.kind(font) == .callExpr,
      let size = tree.argument(of: font, label: "size")
    else { return nil }
    return evaluator.value(of: size, in: applied.scope).numbers?.max()
  }

  private func scaled(_ points: Double, _ view: ViewReference) -> Double {
    for applied in engine.appliedModifiers(of: view) where applied.use.known == .imageScale {
      guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { return points * 2 }
      switch applied.file.tree.text(argument) {
      case "small": return points * 0.8
      case "medium": return points
      default: return points * 1.3
      }
    }
    return points
  }
}
