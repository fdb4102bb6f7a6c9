// What fixes ask of the code around a finding: statements, the type and its properties, rows, and moving text.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  // MARK: Nodes

  /// The innermost node of the kinds around a range.
  func innermost(_ kinds: [NodeKind], around range: ByteRange) -> NodeID? {
    places.nodes(kinds, around: range.start).first { tree.range($0).contains(range) }
  }

  /// The statement of the innermost block around a range.
  func statement(around range: ByteRange) -> NodeID? {
    guard let block = innermost([.codeBlock, .closureExpr, .switchCase, .file], around: range) else { return nil }
    return tree.children(block).first { tree.range($0).contains(range) }
  }

  /// The first node of a kind, inner ones first, inside a range.
  func first(_ kind: NodeKind, in range: ByteRange, where fits: (NodeID) -> Bool = { _ in true }) -> NodeID? {
    places.nodes([kind], in: range).first(where: fits)
  }

  /// What a closure does: its statements, from the first to the last.
  func statements(of closure: NodeID) -> ByteRange? {
    let parts = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard let first = parts.first, let last = parts.last else { return nil }
    return ByteRange(tree.range(first).start, tree.range(last).end)
  }

  /// The names that code in a range declares for what is inside: by bindings and as parameters of closures.
  func namesBound(in range: ByteRange) -> Set<String> {
    var names: Set<String> = []
    for node in places.nodes([.optionalBinding, .binding, .closureParameter, .parameter], in: range) {
      switch tree.kind(node) {
      case .optionalBinding: names.insert(text(tree.firstChild(node)))
      default: names.insert(String(decoding: tree.mainText(node), as: UTF8.self))
      }
    }
    return names
  }

  /// The names in a piece of code that are no members of something before them.
  func names(in code: String) -> Set<String> {
    var names: Set<String> = []
    var word = ""
    var before: Character = " "
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "$" {
        word.append(character)
        continue
      }
      if !word.isEmpty, before != "." { names.insert(word) }
      before = character
      word = ""
    }
    return names
  }

  // MARK: Modifiers

  /// The modifiers of a view that surely apply, in source order.
  func modifiers(of view: ViewNode) -> [ViewModifierUse] {
    view.modifiers.map { file.modifiers[Int($0)] }.filter { !$0.isConditional }
  }

  /// A modifier as it is written, with its dot.
  func text(of use: ViewModifierUse) -> String {
    source.string(ByteRange(tree.tokens.start(use.nameToken &- 1), tree.range(use.call).end))
  }

  /// What stands before a modifier that is put behind another.
  func separator(behind use: ViewModifierUse) -> String {
    let dot = tree.tokens.start(use.nameToken &- 1)
    return beginsLine(dot) ? newLine(at: dot) : ""
  }

  /// The text of a replaced modifier: everything behind its dot.
  func replace(_ use: ViewModifierUse, by text: String) -> TextEdit {
    TextEdit(range: ByteRange(tree.tokens.start(use.nameToken), tree.range(use.call).end), text: text)
  }

  // MARK: The type around

  /// The innermost type around the finding, when it is a view or modifier, which may have state and ask the environment,
  /// and the finding stands in no static member.
  var ownerOfState: Int? {
    let start = finding.range.start
    guard let owner = places.type(around: start), file.types[owner].kind == .structDecl,
      file.types[owner].conforms(to: .View) || file.types[owner].conforms(to: .ViewModifier)
    else { return nil }
    return places.isInStaticMember(start) ? nil : owner
  }

  /// Puts a property before the first member of the type; nil where there is one of that name.
  func declare(_ declaration: String, name: String, in owner: Int) -> TextEdit? {
    guard let block = tree.children(file.types[owner].node).last, tree.kind(block) == .memberBlock,
      let first = tree.children(block).first,
      !file.types[owner].members.contains(where: { tree.string(of: file.members[Int($0)].nameToken) == name })
    else { return nil }
    // Beside its like.
    if declaration.hasPrefix("@Environment"),
      let last = file.types[owner].members.map({ file.members[Int($0)] }).last(where: { member in
        tree.range(block).contains(tree.range(member.node))
          && member.attributeNodes.contains { text($0).hasPrefix("@Environment(\\.") }
      })
    {
      var end = tree.range(last.node).end
      let line = newLine(at: tree.range(last.node).start)
      while Int(end) < source.count, source.padded[Int(end)] != 0x0A, source.padded[Int(end)] != 0x0D { end += 1 }
      return insert(line + declaration, at: end)
    }
    // Above what is said about the first member, and beside the other properties where a type is declared before them.
    let isType = [.enumDecl, .structDecl, .classDecl, .typealiasDecl].contains(tree.kind(first))
    let property = isType ? tree.children(block).first { tree.kind($0) == .varDecl && !text($0).contains("{") } : nil
    var offset = tree.range(property ?? first).start
    while beginsLine(offset), let above = lineAbove(offset), source.string(above).hasPrefix("///") {
      offset = above.start
    }
    return insert(declaration + newLine(at: offset), at: offset)
  }

  /// The line above that of a place, without its indentation.
  private func lineAbove(_ offset: UInt32) -> ByteRange? {
    var end = Int(offset)
    while end > 0, source.padded[end - 1] != 0x0A { end -= 1 }
    guard end > 0 else { return nil }
    end -= 1
    var start = end
    while start > 0, source.padded[start - 1] != 0x0A { start -= 1 }
    while start < end, source.padded[start] == 0x20 || source.padded[start] == 0x09 { start += 1 }
    return ByteRange(UInt32(start), UInt32(end))
  }

  /// The property that holds a value of the environment, with the edit that declares it where there is none.
  func environment(_ key: String, as name: String) -> (name: String, edit: TextEdit?)? {
    guard let owner = ownerOfState else { return nil }
    let known = file.types[owner].members.map { file.members[Int($0)] }.first { member in
      member.attributeNodes.contains { text($0).contains("\\.\(key)") }
    }
    if let known { return (tree.string(of: known.nameToken), nil) }
    guard let edit = declare("@Environment(\\.\(key)) private var \(name)", name: name, in: owner) else { return nil }
    return (name, edit)
  }

  /// What is true at the accessibility sizes, with the property that it needs.
  var accessibilitySize: (condition: String, edit: TextEdit?)? {
    if places.project.runsBefore(iOS: 15) {
      return environment("sizeCategory", as: "sizeCategory").map { ("\($0.name).isAccessibilityCategory", $0.edit) }
    }
    return environment("dynamicTypeSize", as: "dynamicTypeSize").map { ("\($0.name).isAccessibilitySize", $0.edit) }
  }

  // MARK: Lines

  var wholeFile: ByteRange { tree.range(tree.root) }

  /// One step of indentation, as the lines behind the first of a range have it.
  func step(in range: ByteRange) -> String {
    if let known = places.steps[range] { return known }
    let step = readStep(in: range)
    places.steps[range] = step
    return step
  }

  private func readStep(in range: ByteRange) -> String {
    if let known = stepBehindBraces(in: range) { return known }
    if range != wholeFile { return step(in: wholeFile) }
    return indentation(at: finding.range.start).hasPrefix("\t") ? "\t" : "  "
  }

  /// What most lines behind an opening brace are indented by; what is aligned with something else, such as the arguments of
  /// a call or the lines of a comment, is no step.
  private func stepBehindBraces(in range: ByteRange) -> String? {
    var counts: [String: Int] = [:]
    var opened: String?
    var start = range.start
    while start < range.end {
      var end = start
      while end < range.end, source.padded[Int(end)] != 0x0A { end += 1 }
      if let last = source[ByteRange(start, end)].last(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
        let own = indentation(at: start)
        if let opened, own.utf8.count > opened.utf8.count, own.hasPrefix(opened) {
          counts[String(own.dropFirst(opened.count)), default: 0] += 1
        }
        // `{ item in` goes on like the brace alone.
        let isOpen = last == UInt8(ascii: "{") || source.string(ByteRange(start, end)).hasSuffix(" in")
        opened = isOpen ? own : nil
      }
      start = end + 1
    }
    return counts.min { a, b in
      a.value != b.value ? a.value > b.value : a.key.utf8.count < b.key.utf8.count
    }?.key
  }

  /// The code of a range, all lines but the first indented by a step more.
  func indented(_ range: ByteRange, by step: String) -> String { moved(range, from: "", to: step) }

  /// The code of a range, its lines but the first moved from one indentation to another. Those of a string over several
  /// lines go where its closing delimiter goes, since how far they stand behind that is part of what it says.
  func moved(_ range: ByteRange, from old: String, to new: String) -> String {
    let literals = tree.stringsOverLines(in: range)
    func begins(_ line: UInt32) -> Bool { indentation(at: line).hasPrefix(old) }
    var bytes: [UInt8] = []
    var offset = range.start
    while offset < range.end {
      let byte = source.padded[Int(offset)]
      bytes.append(byte)
      offset += 1
      let next = source.padded[Int(offset)]
      guard byte == 0x0A, offset < range.end, next != 0x0A, next != 0x0D else { continue }
      let around = literals.first { $0.start < offset && offset < $0.end }
      let isMoved = begins(offset) && around.map { begins(UInt32(lineStart($0.end))) } ?? true
      guard isMoved else { continue }
      bytes += new.utf8
      offset += UInt32(old.utf8.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Around the view

  /// The views around, the nearest first.
  var ancestors: [ViewNode] {
    var result: [ViewNode] = []
    var parent = view?.parent ?? -1
    while parent >= 0 {
      result.append(file.views[Int(parent)])
      parent = file.views[Int(parent)].parent
    }
    return result
  }

  /// Whether the view is made once for each of several things, or by a menu, whose views are gone once they are used.
  var isRepeated: Bool {
    let gone: Set<Slot> = [.swipeActions, .contextMenu, .actions, .presentation]
    return ([view].compactMap(\.self) + ancestors).contains { view in
      switch view.known {
      case .ForEach, .Menu: true
      case .List: firstArgument(of: view.expression) != nil
      default: gone.contains(view.slot) && view.slot != .presentation || view.kind == .opaque
      }
    }
  }

  /// The words of a text that are written out.
  func words(of text: ViewNode) -> String? {
    guard text.known == .Text, text.kind == .use, let argument = firstArgument(of: text.expression),
      tree.label(of: argument) == nil
    else { return nil }
    return literal(tree.lastChild(argument))?.words
  }

  /// The texts that stand in the other branches of the choice around a text; none where something else stands there.
  func alternatives(of view: ViewNode) -> [ViewNode] {
    guard view.parent >= 0, file.views[Int(view.parent)].kind == .choice else { return [] }
    let others = file.views.filter {
      $0.parent == view.parent && $0.body == view.body && $0.branch != view.branch
    }
    // Of several lines, which of them is in the same place is not told.
    let isAlone = file.views.count { $0.parent == view.parent && $0.branch == view.branch } == 1
    guard isAlone, Set(others.map(\.branch)).count == others.count else { return [] }
    let known = others.filter { other in
      other.kind == .use && other.known == view.known
        && !modifiers(of: other).contains { $0.known == .accessibilityAddTraits || $0.known == .font }
    }
    return known.count == others.count && !modifiers(of: view).contains { $0.known == .font } ? known : []
  }

  /// The words of the text that stands before the view in the same container.
  var wordsBefore: String? {
    guard let viewIndex, let view, view.parent >= 0 else { return nil }
    // From the view back: what stands next to it is often the one.
    for index in stride(from: Int(viewIndex) - 1, through: Int(view.parent), by: -1) {
      let other = file.views[index]
      if other.parent == view.parent, other.slot == view.slot, let found = words(of: other) { return found }
    }
    return nil
  }
}
