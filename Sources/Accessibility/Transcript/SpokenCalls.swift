// What calls will say: those that only wrap words, formats, functions of the project, generated tables of strings.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension SpokenWords {
  func call(_ node: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    let arguments = tree.children(node).dropFirst().filter { tree.kind($0) == .argument }
    switch tree.kind(callee) {
    case .identifierExpr: break
    case .memberExpr: return method(node, callee, arguments, scope, depth)
    case .implicitMemberExpr:
      // `.localized("Save")`, a key by a function of the project's own.
      guard ["localized", "localised", "localize", "localise", "init"].contains(tree.text(callee)),
        let first = arguments.first, tree.label(of: first) == nil
      else { return runtime(node, scope) }
      return words(tree.lastChild(first), scope, depth: depth + 1)
    case .closureExpr:
      // `{ … }()`.
      return result(of: callee, scope, depth) ?? runtime(node, scope)
    default: return runtime(node, scope)
    }
    switch tree.known(callee) {
    case let known where Self.wrapsWords(known):
      guard let first = arguments.first else { return SpokenText() }
      let label = tree.label(of: first).map { tree.string(of: $0) }
      if let label, !["localized", "verbatim", "stringLiteral", "format", "markdown", "describing"].contains(label) {
        return runtime(node, scope)
      }
      if label == nil, Self.isPicture(tree.lastChild(first), tree) { return SpokenText() }
      // `Text(date, style: .date)` is a value, not words.
      let shown = arguments.dropFirst().compactMap { tree.label(of: $0).map { tree.string(of: $0) } }
      if shown.contains("style") || shown.contains("format") || shown.contains("formatter") {
        // `Text(date, style: .time)` is another text than `style: .date`.
        guard let style = tree.argument(of: node, label: "style") else { return runtime(tree.lastChild(first), scope) }
        let value = Self.source(of: tree.lastChild(first), in: scope.file)
        return SpokenText([.runtime("\(value), \(Self.source(of: style, in: scope.file))")])
      }
      var words = words(tree.lastChild(first), scope, depth: depth + 1)
      if label == "format" { words = filled(words, arguments.dropFirst().map { tree.lastChild($0) }, scope, depth) }
      // A key that no table of the project explains: the text given for it, if there is one.
      if let key = words.literal, Self.looksLikeKey(key) {
        for label in ["defaultValue", "value"] {
          if let argument = tree.argument(of: node, label: label) {
            return self.words(argument, scope, depth: depth + 1)
          }
        }
      }
      return words
    default:
      if let own = engine.evaluator.ownMember(tree.name(callee), in: scope) {
        return function(own, node, scope, depth) ?? runtime(node, scope)
      }
      if let global = project.global(named: tree.name(callee), from: scope.file) {
        return function(global, node, scope, depth) ?? runtime(node, scope)
      }
      return runtime(node, scope)
    }
  }

  /// A format with its values in the place of `%@`, `%d`, `%1$@` and the like.
  func filled(_ format: SpokenText, _ values: [NodeID], _ scope: Scope, _ depth: Int) -> SpokenText {
    guard let text = format.literal, text.contains("%") else { return format }
    var result = SpokenText()
    var next = 0
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result.append(.words(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append(.words("%"))
        rest = rest.dropFirst()
        continue
      }
      let flags = rest.prefix { "0123456789.$-+# lhqz".contains($0) }
      guard let kind = rest.dropFirst(flags.count).first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) else {
        result.append(.words("%"))
        continue
      }
      if let dollar = flags.firstIndex(of: "$"), let number = Int(flags[..<dollar]), number > 0 { next = number - 1 }
      if next < values.count {
        result.append(words(values[next], scope, depth: depth + 1))
      } else {
        result.append(.runtime("a value"))
      }
      next += 1
      rest = rest.dropFirst(flags.count + 1)
      // `%#@count@`: the words for a number, by their name.
      if flags.contains("#"), kind == "@", let end = rest.firstIndex(of: "@") { rest = rest[rest.index(after: end)...] }
    }
    result.append(.words(String(rest)))
    return result
  }

  private static func looksLikeKey(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && text.contains { $0 == "." || $0 == "_" }
  }

  private func function(_ reference: MemberReference, _ call: NodeID, _ scope: Scope, _ depth: Int) -> SpokenText? {
    let member = project.member(reference)
    guard member.kind == .function, member.body < 0, member.block.exists,
      let frame = engine.frame(for: reference, call: call, scope: scope, callSite: -1)
    else { return nil }
    let home = project.file(reference)
    let inner = Scope(file: home, type: member.owner, member: reference.index, frame: frame)
    return result(of: member.block, inner, depth)
  }

  private func method(
    _ node: NodeID, _ callee: NodeID, _ arguments: [NodeID], _ scope: Scope, _ depth: Int
  ) -> SpokenText {
    let tree = scope.file.tree
    let base = tree.firstChild(callee)
    switch tree.text(callee) {
    case "uppercased", "lowercased", "capitalized", "bold", "italic", "foregroundColor", "foregroundStyle", "font",
      "trimmingCharacters", "localizedCapitalized":
      return words(base, scope, depth: depth + 1)
    case "joined":
      if let list = listLiteral(base, tree) {
        return .joined(tree.children(list).map { words($0, scope, depth: depth + 1) })
      }
      return runtime(node, scope)
    case "localizedStringWithFormat":
      guard let first = arguments.first else { return runtime(node, scope) }
      let format = words(tree.lastChild(first), scope, depth: depth + 1)
      return filled(format, arguments.dropFirst().map { tree.lastChild($0) }, scope, depth)
    case "tr":
      // `L10n.tr("Localizable", "common_settings", fallback: "Settings")`, as generators write it.
      let keys = arguments.prefix(2).filter { tree.label(of: $0) == nil }
      let values = arguments.dropFirst(2).filter { tree.label(of: $0) == nil }.map { tree.lastChild($0) }
      if let key = keys.last, case .string(let text) = engine.evaluator.value(of: tree.lastChild(key), in: scope),
        let entry = project.strings.entry(text, near: scope.file), !entry.text.isEmpty
      {
        return filled(SpokenText(entry.text), values, scope, depth)
      }
      if let fallback = tree.argument(of: node, label: "fallback") {
        return filled(words(fallback, scope, depth: depth + 1), values, scope, depth)
      }
      return runtime(node, scope)
    case "init":
      return runtime(node, scope)
    default:
      // `Strings.Value.stars(3)`.
      if let made = madeByType(node, base, tree.name(callee), scope, depth) { return made }
      // Whatever is said to a text in the end, its words stay.
      var inner = base
      while tree.kind(inner) == .callExpr, tree.kind(tree.firstChild(inner)) == .memberExpr {
        inner = tree.firstChild(tree.firstChild(inner))
      }
      if tree.kind(inner) == .callExpr, tree.known(tree.firstChild(inner)) == .Text {
        return words(inner, scope, depth: depth + 1)
      }
      return runtime(node, scope)
    }
  }

  /// What a static function of one of the project's types gives; nil when it is none.
  private func madeByType(_ node: NodeID, _ base: NodeID, _ name: Name, _ scope: Scope, _ depth: Int) -> SpokenText? {
    if let found = nested(base, name, scope) { return function(found, node, scope, depth) }
    guard let type = engine.evaluator.typeName(base, in: scope) else { return nil }
    let found = project.members(named: name, ofType: type, from: scope.file).filter { project.member($0).isStatic }
    guard found.count == 1 else { return nil }
    return function(found[0], node, scope, depth)
  }

  /// `[a, b]` behind `.compactMap { $0 }` and `.filter { … }`.
  private func listLiteral(_ node: NodeID, _ tree: Tree) -> NodeID? {
    var node = node
    for _ in 0..<4 {
      switch tree.kind(node) {
      case .arrayLiteral: return node
      case .callExpr:
        let callee = tree.firstChild(node)
        guard tree.kind(callee) == .memberExpr, ["compactMap", "filter"].contains(tree.text(callee)) else { return nil }
        node = tree.firstChild(callee)
      default: return nil
      }
    }
    return nil
  }
}
