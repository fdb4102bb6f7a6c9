// The words an author wrote: literals that are spoken or shown, each at its own place in the file, so that rules on
// wording can point at the very string.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One literal; an expression with alternatives gives one for each.
public struct Wording: Sendable {
  /// The text; what is filled in when the app runs stands as `‹…›`.
  public var text: String
  /// The literal, or the name of the constant that holds it.
  public var node: NodeID
  /// Whether it stands in a call that looks it up, such as `NSLocalizedString`, so that it may be a key.
  public var isLookedUp = false
  /// The key, when the text is what a string table gives for it.
  public var key: String?

  /// Whether it is by its looks a key that a string table replaces, such as `editor.button.poll` or `save_title`: one
  /// word with dots or underscores between letters. What is read is not known then.
  public var looksLikeKey: Bool {
    var text = text
    if let answer = text.withUTF8(Self.looksLikeKey) { return answer }
    guard !text.contains(where: \.isWhitespace) else { return false }
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "_" })
    return parts.count > 1 && parts.allSatisfy { $0.contains(where: \.isLetter) }
  }

  /// The same on bytes; nil for letters beyond ASCII.
  private static func looksLikeKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var parts = 0
    var length = 0
    var hasLetter = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        guard FastText.punctuation(bytes, at: index) != nil else { return nil }
        length += 1
        index += 3
        continue
      }
      index += 1
      if FastText.isSpace(byte) { return false }
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") {
        if length > 0 {
          guard hasLetter else { return false }
          parts += 1
        }
        (length, hasLetter) = (0, false)
      } else {
        length += 1
        hasLetter = hasLetter || FastText.isLetter(byte)
      }
    }
    if length > 0 {
      guard hasLetter else { return false }
      parts += 1
    }
    return parts > 1
  }

  /// Whether there is nothing to be read.
  public var isBlank: Bool { text.isBlank }
}

/// The literals that an expression may give.
public struct Wordings: Sendable {
  public var all: [Wording] = []
  /// Whether some alternative is not written out.
  public var hasRuntime = false

  /// Whether all words are written out, so that it is known what is read and shown.
  public var areKnown: Bool { !hasRuntime && !all.contains { $0.looksLikeKey || $0.isLookedUp } }
}

extension FileModel {
  /// The literals behind an argument of a modifier that reaches a view of the file; not known where the project's own
  /// modifier makes the words itself, since they are written elsewhere.
  public func wordings(of argument: EffectiveArgument) -> Wordings {
    argument.isHere ? wordings(of: argument.node, in: argument.scope) : Wordings(hasRuntime: true)
  }

  /// The literals behind an expression: through `? :`, `Text("…")`, `String(localized: "…")`, `+` and constants.
  public func wordings(of expression: NodeID, in scope: Scope) -> Wordings {
    // Several rules ask for the words of each text.
    let isKept = scope.file === file && scope.frame == nil
    if isKept, let known = wordings[expression], known.type == scope.type, known.member == scope.member {
      return known.wordings
    }
    var result = Wordings()
    collect(expression, scope, into: &result, depth: 0)
    if !project.strings.isEmpty {
      for index in result.all.indices {
        guard let entry = project.strings.entry(result.all[index].text, near: scope.file) else { continue }
        result.all[index].key = result.all[index].text
        // Words that depend on a number are not known here.
        result.all[index].isLookedUp = entry.text.isEmpty
        if !entry.text.isEmpty { result.all[index].text = entry.text }
      }
    }
    if isKept { wordings[expression] = (scope.type, scope.member, result) }
    return result
  }

  private func collect(_ node: NodeID, _ scope: Scope, into result: inout Wordings, depth: Int) {
    let tree = file.tree
    guard node.exists, depth < 12 else { return result.hasRuntime = true }
    switch tree.kind(node) {
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3 else { return result.hasRuntime = true }
      collect(parts[1], scope, into: &result, depth: depth + 1)
      collect(parts[2], scope, into: &result, depth: depth + 1)
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return result.hasRuntime = true }
      collect(tree.lastChild(argument), scope, into: &result, depth: depth + 1)
    case .callExpr where wrapsString(tree.firstChild(node)):
      guard let first = tree.children(node).dropFirst().first(where: { tree.kind($0) == .argument }) else {
        return single(node, scope, into: &result)
      }
      let known = tree.known(tree.firstChild(node))
      let count = result.all.count
      collect(tree.lastChild(first), scope, into: &result, depth: depth + 1)
      let label = tree.label(of: first).map { tree.string(of: $0) }
      if known == .NSLocalizedString || label != nil && label != "repeating" && label != "verbatim" {
        for index in count..<result.all.count { result.all[index].isLookedUp = true }
      }
    case .callExpr where !project.strings.isEmpty && looksUp(tree.firstChild(node)):
      // `localize(.save_title)`: a key by its name, where a table has it.
      guard let first = tree.children(node).dropFirst().first, tree.kind(first) == .argument,
        tree.label(of: first) == nil, tree.kind(tree.lastChild(first)) == .implicitMemberExpr,
        let entry = project.strings.entry(tree.text(tree.lastChild(first)), near: scope.file), !entry.text.isEmpty
      else { return single(node, scope, into: &result) }
      result.all.append(Wording(text: tree.text(tree.lastChild(first)), node: node))
    case .binaryExpr where tree.mainIs(node, "+"): joined(node, scope, into: &result, depth: depth)
    default: single(node, scope, into: &result)
    }
  }

  /// Whether a function of the project is called so that it looks texts up: `localize`, `translated`.
  private func looksUp(_ callee: NodeID) -> Bool {
    guard file.tree.kind(callee) == .identifierExpr, !file.tree.startsWithCapital(callee) else { return false }
    let name = file.tree.text(callee)
    return name.hasPrefix("locali") || name.hasPrefix("translat")
  }

  private func wrapsString(_ callee: NodeID) -> Bool {
    guard file.tree.kind(callee) == .identifierExpr else { return false }
    switch file.tree.known(callee) {
    case .Text, .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .String, .AttributedString:
      return true
    default: return false
    }
  }

  /// `"\(name). " + "Opens the page"` is one wording, placed at its first literal.
  private func joined(_ node: NodeID, _ scope: Scope, into result: inout Wordings, depth: Int) {
    var text = ""
    var place = NodeID.none
    for operand in file.tree.children(node) {
      var part = Wordings()
      collect(operand, scope, into: &part, depth: depth + 1)
      if part.all.count == 1, !part.hasRuntime {
        text += isKeyAlone(part.all[0], operand) ? words(ofKey: part.all[0].text, scope) : part.all[0].text
        if !place.exists { place = part.all[0].node }
      } else {
        text += "‹…›"
      }
    }
    guard place.exists else { return result.hasRuntime = true }
    result.all.append(Wording(text: text, node: place))
  }

  /// Whether a name stands for the key of a string table: `let title = NSLocalizedString("title", comment: "")`. What is
  /// read in its place are not the letters of the key.
  private func isKeyAlone(_ wording: Wording, _ operand: NodeID) -> Bool {
    guard !wording.text.contains(where: \.isWhitespace) else { return false }
    return wording.isLookedUp && wording.looksLikeKey || file.tree.sourceText(operand) == wording.text
  }

  private func words(ofKey key: String, _ scope: Scope) -> String {
    guard let entry = project.strings.entry(key, near: scope.file), !entry.text.isEmpty else { return "‹…›" }
    return entry.text
  }

  private func single(_ node: NodeID, _ scope: Scope, into result: inout Wordings) {
    switch evaluator.value(of: node, in: scope) {
    // One literal is one wording, and one key of a table, whatever conditions fill in.
    case .choice where file.tree.kind(node) == .stringLiteral:
      result.all.append(Wording(text: written(node, scope), node: node))
    case .choice(let values):
      for value in values.flatMap(\.alternatives) { add(value, node, to: &result) }
    case let value: add(value, node, to: &result)
    }
  }

  /// A literal as it is written, with `‹…›` for what is not always the same.
  private func written(_ literal: NodeID, _ scope: Scope) -> String {
    let tree = file.tree
    var text = ""
    for part in tree.children(literal) {
      if tree.kind(part) == .stringSegment {
        text += unescape(tree.mainText(part))
      } else if case .string(let inner) = evaluator.value(of: tree.lastChild(tree.firstChild(part)), in: scope) {
        text += inner
      } else {
        text += "‹…›"
      }
    }
    return text
  }

  private func add(_ value: Value, _ node: NodeID, to result: inout Wordings) {
    switch value {
    case .string(let text), .interpolated(let text): result.all.append(Wording(text: text, node: node))
    default: result.hasRuntime = true
    }
  }
}

extension Element {
  /// The modifier that gives the view its accessibility label (the outermost), with the words' expression.
  public var labelModifier: (use: EffectiveModifier, words: EffectiveArgument)? {
    guard mayBeLabelled else { return nil }
    for modifier in effectiveModifiers(where: Self.isLabel).reversed() {
      switch modifier.known {
      case .accessibilityLabel:
        guard let words = modifier.argument(nil) ?? modifier.argument("label"),
          words.tree.kind(words.node) != .closureExpr
        else { return nil }
        return (modifier, words)
      case .accessibility:
        if let words = modifier.argument("label") { return (modifier, words) }
      default: continue
      }
    }
    return nil
  }

  /// Whether a modifier on the view gives it a label, or is one of the project's own that may.
  private var mayBeLabelled: Bool {
    writtenModifiers.contains { use in
      Self.isLabel(use.known) || model.engine.mayExpand(use) && model.engine.mayApply(use, in: file, Self.isLabel)
    }
  }

  private static func isLabel(_ known: Known) -> Bool { known == .accessibilityLabel || known == .accessibility }

  /// The literals of the accessibility label that the view is given.
  public var labelWordings: Wordings {
    labelModifier.map { model.wordings(of: $0.words) } ?? Wordings()
  }

  /// The texts that one literal of the label comes to by the conditions in it: `"\(name)\(isChosen ? ", chosen" : "")"`.
  public var filledInLabelWordings: [Wording] {
    guard let given = labelModifier?.words, given.isHere, case let words = given.node,
      tree.kind(words) == .stringLiteral
    else { return [] }
    return model.evaluator.value(of: words, in: scope).alternatives.compactMap { value in
      switch value {
      case .string(let text), .interpolated(let text): Wording(text: text, node: words)
      default: nil
      }
    }
  }

  /// Whether the words that a modifier gives are written out and nothing but white space: nobody hears them.
  public func isBlank(wordsOf use: ViewModifierUse) -> Bool {
    guard let words = tree.argument(of: use.call, label: nil), tree.kind(words) != .closureExpr else { return false }
    let written = model.wordings(of: words, in: scope)
    return !written.hasRuntime && !written.all.isEmpty && written.all.allSatisfy(\.isBlank)
  }

  /// The literals of the title the view is given in its call: `Button("Save")`, `Label("Share", systemImage: "…")`.
  public var titleWordings: Wordings {
    model.engine.titleArgument(of: reference).map { model.wordings(of: $0, in: scope) } ?? Wordings()
  }

  /// The literals a `Text` shows.
  public var textWordings: Wordings {
    guard known == .Text, node.kind == .use, let words = argument(nil) ?? argument("verbatim") else {
      return Wordings()
    }
    return model.wordings(of: words, in: scope)
  }

  /// Whether the view is drawn in no color: it keeps room for something, and nobody sees it.
  public var isDrawnClear: Bool {
    writtenModifiers.contains { use in
      guard use.known == .foregroundColor || use.known == .foregroundStyle, !use.isConditional,
        let color = tree.argument(of: use.call, label: nil)
      else { return false }
      return tree.mainIs(color, "clear")
    }
  }

  /// Whether the view is a text or label whose words are written out and blank: it keeps room, and nobody reads it.
  public var isBlankText: Bool {
    guard known == .Text || known == .Label, node.kind == .use,
      let words = argument(nil) ?? argument("verbatim"), tree.kind(words) != .closureExpr
    else { return false }
    let wordings = model.wordings(of: words, in: scope)
    return !wordings.hasRuntime && !wordings.all.isEmpty && wordings.all.allSatisfy(\.isBlank)
  }

  /// The words in a control's label slot that are seen: its title, and texts and labels inside.
  public var visibleWordings: [Wordings] {
    let title = titleWordings
    if !title.all.isEmpty || title.hasRuntime { return [title] }
    return descendants.compactMap { inner in
      guard inner.labelOwner?.index == index || inner.labelOwner?.labelOwner?.index == index else { return nil }
      switch inner.known {
      case .Text: return inner.textWordings
      case .Label:
        let title = inner.titleWordings
        return title.all.isEmpty && !title.hasRuntime ? nil : title
      default: return nil
      }
    }
  }
}
