// Where a finding stands, as fixes see it: the view or modifier it is about, and edits in the style of the code there.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The place of one finding.
struct FixSite {
  let finding: Finding
  let file: FileViews
  /// The modifier the finding is about, or in whose arguments it stands.
  private(set) var modifier: ViewModifierUse?
  /// The view it is about, or that has the modifier.
  private(set) var viewIndex: Int32?

  let places: FixPlaces

  init(_ finding: Finding, in places: FixPlaces) {
    self.finding = finding
    self.places = places
    file = places.file
    let start = finding.range.start
    if let view = places.view(at: start) {
      viewIndex = view
      return
    }
    modifier = places.modifier(around: start)
    viewIndex = modifier?.owner
  }

  /// The same for another modifier of the file.
  func at(_ use: ViewModifierUse) -> FixSite {
    var other = finding
    other.range = tree.tokens.range(use.nameToken)
    return FixSite(other, in: places)
  }

  /// The same for a finding in the arguments of a view, such as its title.
  var onView: FixSite {
    guard viewIndex == nil else { return self }
    var site = self
    site.viewIndex = places.view(around: finding.range)
    return site
  }

  var tree: Tree { file.tree }
  var source: SourceText { file.tree.source }
  var view: ViewNode? { viewIndex.map { file.views[Int($0)] } }
  /// The code the finding points at.
  var code: String { source.string(finding.range) }
  /// The variable part of the message, which comes last.
  var detail: String {
    // By bytes: the standard library's search looks at each character.
    let message = finding.message.utf8
    var end = message.endIndex
    while let blank = message[..<end].lastIndex(of: UInt8(ascii: " ")), blank > message.startIndex {
      if message[message.index(before: blank)] == UInt8(ascii: ":") {
        return String(finding.message[message.index(after: blank)...])
      }
      end = blank
    }
    return ""
  }

  /// The variable part of a message that goes on behind it, by the words before and after.
  func detail(after start: String, before end: String) -> String {
    guard let begin = finding.message.firstRange(of: start)?.upperBound,
      let stop = finding.message[begin...].firstRange(of: end)?.lowerBound
    else { return "" }
    return String(finding.message[begin..<stop])
  }

  func text(_ node: NodeID) -> String { source.string(tree.range(node)) }

  /// Whether the modifier is the one of a name.
  func isOn(_ name: String) -> Bool { modifier.map { tree.string(of: $0.nameToken) == name } ?? false }

  // MARK: Edits

  func replaceCode(_ text: String) -> TextEdit { TextEdit(range: finding.range, text: text) }

  func insert(_ text: String, at offset: UInt32) -> TextEdit { TextEdit(range: ByteRange(offset, offset), text: text) }

  /// A modifier behind all others of a view, on a line of its own where the others are.
  func append(_ modifier: String, to view: ViewNode) -> TextEdit { append([modifier], to: view) }

  /// Several, each on its line where the others are.
  func append(_ modifiers: [String], to view: ViewNode) -> TextEdit {
    let end = tree.range(view.chain).end
    var separator = separator(before: end, of: view)
    let start = tree.range(view.chain).start
    // Behind a view on one line only when it fits there.
    let added = modifiers.reduce(0) { $0 + $1.utf8.count }
    if separator.isEmpty, beginsLine(start), added > 0,
      modifiers.count > 1 || indentation(at: start).utf8.count + Int(end - start) + added > 100
        || view.modifiers.isEmpty && places.breaksBeforeModifiers
    {
      separator = newLine(at: start) + step(in: tree.range(tree.root))
    }
    return insert(modifiers.map { separator + $0 }.joined(), at: separator.isEmpty ? end : behindComment(end))
  }

  /// Behind the comment that ends a line, which belongs to what stands before it.
  private func behindComment(_ offset: UInt32) -> UInt32 {
    var end = Int(offset)
    while source.padded[end] == 0x20 || source.padded[end] == 0x09 { end += 1 }
    guard source.padded[end] == UInt8(ascii: "/"), source.padded[end + 1] == UInt8(ascii: "/") else { return offset }
    while end < source.count, source.padded[end] != 0x0A, source.padded[end] != 0x0D { end += 1 }
    return UInt32(end)
  }

  /// A modifier on the view itself: behind its others, and before the first that puts further views over or beside it,
  /// since what stands behind holds for those as well.
  func append(_ modifiers: [String], behindOwnPartsOf view: ViewNode, after least: ViewModifierUse? = nil) -> TextEdit {
    let places = Array(view.modifiers)
    let start = least.flatMap { use in places.firstIndex { file.modifiers[Int($0)].nameToken == use.nameToken } } ?? -1
    guard let first = places.indices.first(where: { $0 > start && bringsStops(places[$0], view) }) else {
      return append(modifiers, to: view)
    }
    let dot = prepend("", before: file.modifiers[Int(places[first])])
    return TextEdit(range: dot.range, text: modifiers.map { $0 + dot.text }.joined())
  }

  /// Whether the closures or arguments of a modifier hold views that are read.
  private func bringsStops(_ modifier: Int32, _ view: ViewNode) -> Bool {
    guard let index = file.views.firstIndex(where: { $0.chain == view.chain && $0.nameToken == view.nameToken }) else {
      return false
    }
    var child = Int32(index) + 1
    while child < view.end {
      let node = file.views[Int(child)]
      if node.slotModifier == modifier, file.views[Int(child)..<Int(node.end)].contains(where: { !isSilent($0) }) {
        return true
      }
      child = node.end
    }
    return false
  }

  /// Whether a view only draws or lays out. What is named behind a view is a color: `.background(Color.brown)`.
  func isSilent(_ view: ViewNode) -> Bool {
    switch view.kind {
    case .choice: true
    case .use: view.known.isShape || view.known.isContainer || view.known == .Spacer
    case .reference, .opaque: view.slot == .background || view.slot == .mask
    case .base, .concatenation: false
    }
  }

  /// Whether a comment stands on the line of the modifier, or on the one above.
  var isExplained: Bool {
    guard let modifier else { return false }
    var end = Int(tree.range(modifier.call).end)
    while end < source.count, source.padded[end] != 0x0A, source.padded[end] != 0x0D { end += 1 }
    let before = tree.tokens.end(modifier.nameToken &- 2)
    return source.string(ByteRange(before, UInt32(end))).contains("//")
  }

  /// Whether a comment stands behind a modifier on its line, which would be left there without it.
  func isCommented(behind use: ViewModifierUse) -> Bool {
    let end = tree.range(use.call).end
    return behindComment(end) != end
  }

  /// A modifier before one that is there.
  func prepend(_ text: String, before use: ViewModifierUse) -> TextEdit {
    let dot = tree.tokens.start(use.nameToken &- 1)
    let indent = indentation(at: dot)
    return insert(text + (beginsLine(dot) ? lineBreak + indent : ""), at: dot)
  }

  /// Takes a modifier out with the blanks before it.
  func delete(_ use: ViewModifierUse) -> TextEdit {
    var start = tree.tokens.start(use.nameToken &- 1)
    let end = tree.range(use.call).end
    // A comment before it may belong to it or not; it stays.
    let before = tree.tokens.end(use.nameToken &- 2)
    var isBlank = true
    for offset in before..<start where ![0x20, 0x09, 0x0A, 0x0D].contains(source.padded[Int(offset)]) {
      isBlank = false
    }
    if isBlank {
      start = before
    } else if beginsLine(start), source.padded[Int(end)] == 0x0A || source.padded[Int(end)] == 0x0D {
      // No empty line is left behind.
      start = UInt32(lineStart(start))
      if start > 0, source.padded[Int(start) - 1] == 0x0A { start -= 1 }
      if start > 0, source.padded[Int(start) - 1] == 0x0D { start -= 1 }
    }
    return TextEdit(range: ByteRange(start, end), text: "")
  }

  private var lineBreak: String {
    guard let first = source[ByteRange(0, UInt32(source.count))].firstIndex(of: 0x0A), first > 0 else { return "\n" }
    return source.padded[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  func lineStart(_ offset: UInt32) -> Int {
    var start = Int(offset)
    while start > 0, source.padded[start - 1] != 0x0A, source.padded[start - 1] != 0x0D { start -= 1 }
    return start
  }

  func indentation(at offset: UInt32) -> String {
    let start = lineStart(offset)
    var end = start
    while source.padded[end] == 0x20 || source.padded[end] == 0x09 { end += 1 }
    return String(decoding: source.padded[start..<end], as: UTF8.self)
  }

  func beginsLine(_ offset: UInt32) -> Bool {
    source.padded[lineStart(offset)..<Int(offset)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// What stands before a new last modifier.
  private func separator(before end: UInt32, of view: ViewNode) -> String {
    if let last = view.modifiers.last {
      let dot = tree.tokens.start(file.modifiers[Int(last)].nameToken &- 1)
      if beginsLine(dot) { return lineBreak + indentation(at: dot) }
    }
    let chain = tree.range(view.chain)
    guard source[chain].contains(0x0A) else { return "" }
    // Behind a block over several lines, on a line like that of its closing brace. What ends amid arguments that are aligned
    // with each other has none.
    var first = lineStart(end)
    while source.padded[first] == 0x20 || source.padded[first] == 0x09 { first += 1 }
    let closes: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\"")]
    if closes.contains(source.padded[first]) { return newLine(at: end) }
    return newLine(at: chain.start) + (beginsLine(chain.start) ? step(in: wholeFile) : "")
  }

  /// Line break and indentation as at a place.
  func newLine(at offset: UInt32) -> String { lineBreak + indentation(at: offset) }

  // MARK: Questions

  /// The views inside the view, presentations included.
  var inner: ArraySlice<ViewNode> {
    guard let viewIndex, let view else { return [] }
    return file.views[Int(viewIndex) + 1..<Int(view.end)]
  }

  /// Whether a control, or something that may be one, is inside.
  var mayHoldControls: Bool {
    inner.contains { view in
      if view.kind == .opaque || view.kind == .base { return true }
      if view.known.control != nil || view.kind == .reference || view.known == .other { return true }
      return view.modifiers.contains { file.modifiers[Int($0)].known == .onTapGesture }
    }
  }

  /// Whether a control of the system, or something that is tapped by itself, is inside and part of what is tapped: not
  /// what a modifier behind the tap brings, nor what is presented.
  func holdsControls(before use: ViewModifierUse) -> Bool { partsTapped(before: use).contains(where: isActed) }

  /// Whether something inside cannot be looked into.
  func holdsUnknown(before use: ViewModifierUse) -> Bool {
    partsTapped(before: use).contains { view in
      if isSilent(view) { return false }
      return switch view.kind {
      case .opaque, .base, .reference: true
      case .use: view.known == .other
      case .choice, .concatenation: false
      }
    }
  }

  private func isActed(_ view: ViewNode) -> Bool {
    view.kind == .use && view.known.control?.isInteractive == true
      || view.modifiers.contains { [.onTapGesture, .onLongPressGesture].contains(file.modifiers[Int($0)].known) }
  }

  private func partsTapped(before use: ViewModifierUse) -> [ViewNode] {
    guard let viewIndex, let view else { return [] }
    var result: [ViewNode] = []
    var index = viewIndex + 1
    while index < view.end {
      let node = file.views[Int(index)]
      let isLater =
        node.slotModifier >= 0 && node.parent == viewIndex
        && file.modifiers[Int(node.slotModifier)].nameToken > use.nameToken
      if isLater || node.slot.isPresentationSlot || node.slot == .contextMenu || node.slot == .swipeActions {
        index = node.end
        continue
      }
      result.append(node)
      index += 1
    }
    return result
  }

  var holdsText: Bool { inner.contains { $0.known == .Text || $0.known == .Label } }

  /// The view with what is known of it across files.
  var element: Element? { viewIndex.map { Element(model: places.model, index: $0) } }

  /// The closure of an action: `action:`, or what stands behind the call; what a tap does on what is no control.
  var action: NodeID? {
    guard let view else { return nil }
    if view.known.control == nil, let tap = tapAction { return tap }
    // The closures of these hold what is shown.
    if [.Menu, .NavigationLink, .ShareLink, .DisclosureGroup, .Picker, .Toggle].contains(view.known) { return nil }
    if let argument = tree.argument(of: view.expression, label: "action") { return argument }
    if tree.trailingClosure(of: view.expression, label: "label") != nil || view.known == .Button {
      return tree.trailingClosure(of: view.expression, label: nil)
        ?? tree.trailingClosure(of: view.expression, label: "action")
    }
    return nil
  }

  /// What runs when the view is tapped: the closure of `.onTapGesture`, or of the end of a `TapGesture`.
  private var tapAction: NodeID? {
    guard let view else { return nil }
    let uses = view.modifiers.map { file.modifiers[Int($0)] }
    // One tap is what VoiceOver does, wherever two do something else.
    let single = uses.filter { use in
      use.known != .onTapGesture || tree.argument(of: use.call, label: "count").map { text($0) == "1" } ?? true
    }
    for use in single.contains(where: { $0.known == .onTapGesture }) ? single : uses {
      if use.known == .onTapGesture {
        return tree.trailingClosure(of: use.call, label: nil) ?? tree.argument(of: use.call, label: "perform")
      }
      guard use.known == .gesture || use.known == .highPriorityGesture, text(of: use).contains("TapGesture()") else {
        continue
      }
      for call in places.nodes([.callExpr], in: tree.range(use.call)) where call != use.call {
        let callee = tree.firstChild(call)
        guard tree.kind(callee) == .memberExpr, tree.mainIs(callee, "onEnded") else { continue }
        if let closure = tree.trailingClosure(of: call, label: nil) { return closure }
        return firstArgument(of: call).map(tree.lastChild)
      }
    }
    return nil
  }

  /// The first argument without a label.
  func firstArgument(of call: NodeID) -> NodeID? {
    tree.children(call).first { tree.kind($0) == .argument }
  }

  /// Whether the views beside this one run the same code with other arguments: what it does is in none of their names.
  func isOneOfMany(_ action: NodeID) -> Bool {
    guard let view, view.parent >= 0, let call = FixWords.statement(of: action, self),
      tree.kind(call) == .callExpr, tree.children(call).contains(where: { tree.kind($0) == .argument })
    else { return false }
    let (name, code) = (text(tree.firstChild(call)) + "(", text(call))
    let beside = file.views.filter { other in
      guard other.parent == view.parent, other.slot == view.slot, other.kind == .use, other.known == view.known else {
        return false
      }
      let chain = text(other.chain)
      return chain.contains(name) && !chain.contains(code)
    }
    return !beside.isEmpty
  }

  /// Whether an action chooses one of several values: its symbol is drawn for the value.
  func choosesConstant(_ action: NodeID) -> Bool {
    let range = tree.range(action)
    return places.nodes([.assignExpr], in: range).contains { node in
      tree.mainIs(node, "=")
        && [.boolLiteral, .implicitMemberExpr, .stringLiteral, .integerLiteral].contains(
          tree.kind(tree.lastChild(node)))
    }
  }

  /// The words of a literal, when the node is one without interpolations, and where they are.
  func literal(_ node: NodeID) -> (words: String, range: ByteRange)? {
    guard tree.kind(node) == .stringLiteral else { return nil }
    let parts = tree.children(node)
    let range = tree.range(node)
    guard source.padded[Int(range.start)] == UInt8(ascii: "\""),
      source.padded[Int(range.start) + 1] != UInt8(ascii: "\"")
    else { return parts.isEmpty && range.count == 2 ? ("", ByteRange(range.start + 1, range.start + 1)) : nil }
    guard parts.count == 1, tree.kind(parts[0]) == .stringSegment else { return nil }
    let words = text(parts[0])
    return words.contains("\\") ? nil : (words, tree.range(parts[0]))
  }

  /// The smallest literal around or in the place of the finding.
  var literalAtFinding: (words: String, range: ByteRange)? {
    let literals =
      places.nodes([.stringLiteral], around: finding.range.start) + places.nodes([.stringLiteral], in: finding.range)
    return literals.sorted().lazy.compactMap(literal).first
  }
}
