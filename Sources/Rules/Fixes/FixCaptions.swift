// The words that people see at a control that has none: a label without them would be a second name for the same thing.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// The code of the words that stand before the view in its stack or one around it, or above it in its section; nil
  /// where something else that can be used stands between, which the words may be about.
  var codeOfCaption: String? {
    guard var current = viewIndex else { return nil }
    for _ in 0..<3 {
      let node = file.views[Int(current)]
      guard node.parent >= 0, !node.slot.isPresentationSlot, node.slot == .content || node.slot == .root else {
        return nil
      }
      let parent = file.views[Int(node.parent)]
      if parent.kind == .choice {
        current = node.parent
        continue
      }
      switch parent.known {
      case .HStack, .VStack, .GridRow, .Section, .Form, .List, .Group, .ScrollView, .other:
        // Words on both sides of a slider are the ends of its scale.
        if file.views[Int(current)].known == .Slider, parent.known == .HStack, hasWords(behind: current) { return nil }
        // The nearest says it; what is used before that has words of its own.
        for index in siblings(before: current) where !isAside(index) {
          if let code = codeOfWords(index) { return code }
          guard
            file.views[Int(index)..<Int(file.views[Int(index)].end)].allSatisfy({
              isSilent($0) || $0.known == .Image
            })
          else { return nil }
        }
        if parent.known == .Section { return isOnlyControl(current, in: node.parent) ? codeOfHeader(node.parent) : nil }
        // A first part of several is not what stands before all of them.
        if parent.known == .Form || parent.known == .List { return nil }
      case .ZStack where siblings(before: current).allSatisfy({ isSilent(file.views[Int($0)]) }): break
      default: return nil
      }
      current = node.parent
    }
    return nil
  }

  /// The code by which a text behind the view says some words: a literal, or what else it is given.
  func codeOfText(behind words: String) -> String? {
    guard let view, view.parent >= 0 else { return nil }
    for index in Int(view.end)..<Int(file.views[Int(view.parent)].end) {
      let other = file.views[index]
      guard other.known == .Text, other.kind == .use,
        let argument = firstArgument(of: other.expression).map(tree.lastChild)
      else { continue }
      if literal(argument)?.words == words { return NameFixes.quoted(words) }
      if tree.kind(argument) == .memberExpr || tree.kind(argument) == .identifierExpr { return text(argument) }
      return nil
    }
    return nil
  }

  /// Whether the view stands in an alert, whose title is read first.
  var isInAlert: Bool {
    guard let view else { return false }
    return ([view] + ancestors).contains { node in
      node.slotModifier >= 0 && [.alert, .confirmationDialog].contains(file.modifiers[Int(node.slotModifier)].known)
    }
  }

  /// Whether words that are written out stand behind a view in its row.
  private func hasWords(behind index: Int32) -> Bool {
    let node = file.views[Int(index)]
    return (node.end..<file.views[Int(node.parent)].end).contains { other in
      file.views[Int(other)].parent == node.parent && codeOfWords(other) != nil
    }
  }

  /// The views before one in the same place of its parent, the nearest first. Most callers stop at the first ones, so that
  /// a column of thousands is not listed for each of its rows.
  private func siblings(before index: Int32) -> some Sequence<Int32> {
    let views = file.views
    let node = views[Int(index)]
    return sequence(state: index) { next -> Int32? in
      next -= 1
      guard next > node.parent else { return nil }
      // The last view inside of a sibling stands before the one asked about.
      while views[Int(next)].parent > node.parent { next = views[Int(next)].parent }
      return next
    }.lazy.filter { other in
      let view = views[Int(other)]
      return view.parent == node.parent && view.slot == node.slot && view.slotModifier == node.slotModifier
    }
  }

  /// Whether a text only adds something to the words before it: "(optional)".
  private func isAside(_ index: Int32) -> Bool {
    words(of: file.views[Int(index)]).map { $0.hasPrefix("(") && $0.hasSuffix(")") } ?? false
  }

  /// The words of a text, or of a row of a picture and one text.
  private func codeOfWords(_ index: Int32) -> String? {
    let node = file.views[Int(index)]
    guard node.kind == .use else { return nil }
    if node.known == .Text || node.known == .Label { return codeOfTitle(node) }
    guard node.known == .HStack || node.known == .VStack else { return nil }
    let parts = file.views[Int(index) + 1..<Int(node.end)]
    let texts = parts.filter { $0.known == .Text && $0.kind == .use }
    // Two are ends of a scale, or a name and what it is.
    guard texts.count == 1, parts.allSatisfy({ $0.known == .Text || $0.known == .Image || isSilent($0) }) else {
      return nil
    }
    return codeOfTitle(texts[0])
  }

  /// Whether a name is that of words that the component is made with, which their type says: `let title: LocalizedStringKey`.
  private func isShownWords(_ name: NodeID, in view: ViewNode) -> Bool {
    let owner = file.bodies[Int(view.body)].owner
    guard owner >= 0 else { return false }
    return file.members.contains { member in
      member.owner == owner && member.name == tree.name(name) && member.kind == .property && member.isConstant
        && member.type.exists && ["LocalizedStringKey", "LocalizedStringResource"].contains(text(member.type))
    }
  }

  /// What the first argument says, where it is words written out or those of a table: `L10n.name`.
  private func codeOfTitle(_ view: ViewNode) -> String? {
    guard let argument = firstArgument(of: view.expression), tree.label(of: argument) == nil else { return nil }
    let value = tree.lastChild(argument)
    if var words = literal(value)?.words {
      let isKey = places.project.strings.entry(words, near: file) != nil
      if !isKey { while let last = words.last, last == ":" || last == " " { words.removeLast() } }
      guard words.filter(\.isLetter).count > 1, words.utf8.count <= 60,
        // A sentence leads to what follows and is no name of the first of it.
        // How every address begins is none either.
        !words.contains("://"), words.split(separator: " ").count < 5,
        words.last.map({ !".!?。！？".contains($0) }) ?? false
      else { return nil }
      // Letters that are large for the eyes only; as a key of a table the words have to stay as they are.
      if !isKey, places.project.strings.isEmpty { words = FixWords.inSmallLetters(words) }
      return NameFixes.quoted(words)
    }
    if tree.kind(value) == .identifierExpr { return isShownWords(value, in: view) ? text(value) : nil }
    guard tree.kind(value) == .memberExpr else { return nil }
    var root = value
    while tree.kind(root) == .memberExpr { root = tree.firstChild(root) }
    let first = tree.kind(root) == .identifierExpr ? tree.mainText(root).first : nil
    return first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } == true ? text(value) : nil
  }

  /// The header of a section, by its slot or its title.
  private func codeOfHeader(_ section: Int32) -> String? {
    let node = file.views[Int(section)]
    for index in file.views.indices[Int(section) + 1..<Int(node.end)]
    where file.views[index].parent == section && file.views[index].slot == .header {
      return codeOfWords(Int32(index)).flatMap(named)
    }
    return codeOfTitle(node).flatMap(named)
  }

  /// What is written above, unless it says what is done there: "Add relay" is no name of the address.
  private func named(_ code: String) -> String? {
    let first = code.drop { $0 == "\"" }.split(separator: " ").first.map { $0.lowercased() }
    return first.map(FixVerbs.has) == true ? nil : code
  }

  private func isOnlyControl(_ index: Int32, in parent: Int32) -> Bool {
    var other = parent + 1
    while other < file.views[Int(parent)].end {
      let view = file.views[Int(other)]
      // Parts of the control itself, and what the section says of it.
      if other == index || view.slot == .header || view.slot == .footer {
        other = view.end
        continue
      }
      if view.kind == .opaque || view.kind == .base || view.known.control != nil { return false }
      other += 1
    }
    return true
  }
}
