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

  func text(_ node: NodeID) -> String { source.string(tree.range(node)) }

  /// Whether the modifier is the one of a name.
  func isOn(_ name: String) -> Bool { modifier.map { tree.string(of: $0.nameToken) == name } ?? false }

  // MARK: Edits

  func replaceCode(_ text: String) -> TextEdit { TextEdit(range: finding.range, text: text) }

  func insert(_ text: String, at offset: UInt32) -> TextEdit { TextEdit(range: ByteRange(offset, offset), text: text) }

  /// A modifier behind all others of a view, on a line of its own where the others are.
  func append(_ modifier: String, to view: ViewNode) -> TextEdit {
    let end = tree.range(view.chain).end
    var separator = separator(before: end, of: view)
    let start = tree.range(view.chain).start
    // Behind a view on one line only when it fits there.
    if separator.isEmpty, beginsLine(start),
      indentation(at: start).utf8.count + Int(end - start) + modifier.utf8.count > 100
    {
      separator = newLine(at: start) + step(in: tree.range(tree.root))
    }
    return insert(separator + modifier, at: end)
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
    if isBlank { start = before }
    return TextEdit(range: ByteRange(start, end), text: "")
  }

  private var lineBreak: String {
    guard let first = source[ByteRange(0, UInt32(source.count))].firstIndex(of: 0x0A), first > 0 else { return "\n" }
    return source.padded[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  private func lineStart(_ offset: UInt32) -> Int {
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
    // Behind a block over several lines, on a line like that of its closing brace.
    let lines = source[tree.range(view.chain)].contains(0x0A)
    return lines ? lineBreak + indentation(at: end) : ""
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

  var holdsText: Bool { inner.contains { $0.known == .Text || $0.known == .Label } }

  /// The closure of an action: `action:`, or what stands behind the call.
  var action: NodeID? {
    guard let view else { return nil }
    if let argument = tree.argument(of: view.expression, label: "action") { return argument }
    if tree.trailingClosure(of: view.expression, label: "label") != nil || view.known == .Button {
      return tree.trailingClosure(of: view.expression, label: nil)
        ?? tree.trailingClosure(of: view.expression, label: "action")
    }
    return nil
  }

  /// The first argument without a label.
  func firstArgument(of call: NodeID) -> NodeID? {
    tree.children(call).first { tree.kind($0) == .argument }
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
