// What calls of the system say: those that only wrap words, formats, tables of texts, what changes the letters alone.

import CurbcutSymbols
import CurbcutSyntax

/// A value that a format shows.
struct FormatValue {
  var node: NodeID
  var scope: Scope
}

extension TextReading {
  /// Members that change nothing of what is heard.
  private static let sameWords: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "description", "localized",
    "wrappedValue",
  ]
  /// Methods that change nothing of it.
  private static let sameWordsCalls: Set<String> = [
    "uppercased", "lowercased", "capitalized", "bold", "italic", "foregroundColor", "foregroundStyle", "font",
    "trimmingCharacters", "localizedCapitalized",
  ]
  /// Functions that give a key and are no code of the project: `.localized("Save")`.
  private static let lookups: Set<String> = ["localized", "localised", "localize", "localise", "init"]
  /// Labels of the first argument of what only wraps words.
  private static let wordLabels: Set<String> = [
    "localized", "verbatim", "stringLiteral", "format", "markdown", "describing",
  ]

  mutating func member(_ node: NodeID, _ scope: Scope, _ origin: Origin, _ depth: Int) -> TextValue {
    let tree = scope.file.tree
    guard Self.sameWords.contains(tree.text(node)) else { return .open(origin) }
    let base = tree.firstChild(node)
    let inner = text(of: base, scope, depth + 1)
    return !inner.isOpen || inner.isPassed || Binder.passed(base, in: scope).node != base ? inner : .open(origin)
  }

  mutating func call(_ node: NodeID, _ scope: Scope, _ origin: Origin, _ depth: Int) -> TextValue {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    let arguments = tree.children(node).dropFirst().filter { tree.kind($0) == .argument }
    switch tree.kind(callee) {
    case .identifierExpr: return wrapped(node, callee, arguments, scope, origin, depth)
    case .memberExpr: return method(node, callee, arguments, scope, origin, depth)
    case .implicitMemberExpr:
      guard Self.lookups.contains(tree.text(callee)), let first = arguments.first, tree.label(of: first) == nil else {
        return .open(origin)
      }
      return text(of: tree.lastChild(first), scope, depth + 1)
    default: return .open(origin)
    }
  }

  /// `Text("…")`, `String(localized: "…")`, `NSLocalizedString("…", comment: "")` and their kin.
  private mutating func wrapped(
    _ node: NodeID, _ callee: NodeID, _ arguments: [NodeID], _ scope: Scope, _ origin: Origin, _ depth: Int
  ) -> TextValue {
    let tree = scope.file.tree
    switch tree.known(callee) {
    case .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .Text, .AttributedString, .String: break
    default: return .open(origin)
    }
    guard let first = arguments.first else { return .nothing }
    let value = tree.lastChild(first)
    let label = tree.label(of: first).map { tree.string(of: $0) }
    if let label {
      guard Self.wordLabels.contains(label) else { return .open(origin) }
    } else if isPicture(value, tree) {
      return .nothing
    }
    let labels = arguments.dropFirst().compactMap { tree.label(of: $0).map { tree.string(of: $0) } }
    // `Text(date, style: .time)` is a value, not words, and another one than `style: .date`.
    if let style = tree.argument(of: node, label: "style") {
      return .open([Origin(value, scope), Origin(style, scope)])
    }
    if labels.contains("format") || labels.contains("formatter") { return .open(Origin(value, scope)) }
    var words = text(of: value, scope, depth + 1)
    if label == "format" { words = filled(words, values(arguments.dropFirst(), scope), depth) }
    // A key that no table of the project explains: the text given for it, if there is one.
    if let key = words.literal, looksLikeKey(key) {
      for label in ["defaultValue", "value"] {
        if let given = tree.argument(of: node, label: label) { return text(of: given, scope, depth + 1) }
      }
    }
    return words
  }

  private func looksLikeKey(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && text.contains { $0 == "." || $0 == "_" }
  }

  private mutating func method(
    _ node: NodeID, _ callee: NodeID, _ arguments: [NodeID], _ scope: Scope, _ origin: Origin, _ depth: Int
  ) -> TextValue {
    let tree = scope.file.tree
    let base = tree.firstChild(callee)
    switch tree.text(callee) {
    case let name where Self.sameWordsCalls.contains(name): return text(of: base, scope, depth + 1)
    case "joined":
      guard let list = listLiteral(base, tree) else { return .open(origin) }
      return .listed(tree.children(list).map { text(of: $0, scope, depth + 1) })
    case "localizedStringWithFormat":
      guard let first = arguments.first else { return .open(origin) }
      return filled(
        text(of: tree.lastChild(first), scope, depth + 1), values(arguments.dropFirst(), scope), depth)
    case "localizedString":
      // `bundle.localizedString(forKey: key, value: "Settings", table: nil)`
      guard let key = tree.argument(of: node, label: "forKey") else { return .open(origin) }
      return looked(up: key, else: tree.argument(of: node, label: "value"), scope, depth) ?? .open(origin)
    case "tr":
      // `L10n.tr("Localizable", "common_settings", fallback: "Settings")`, as generators write it.
      let unnamed = arguments.filter { tree.label(of: $0) == nil }
      guard let key = unnamed.prefix(2).last,
        let words = looked(
          up: tree.lastChild(key), else: tree.argument(of: node, label: "fallback"), scope, depth)
      else { return .open(origin) }
      return filled(words, values(unnamed.dropFirst(2), scope), depth)
    default:
      // Whatever is said to a text in the end, its words stay.
      var inner = base
      while tree.kind(inner) == .callExpr, tree.kind(tree.firstChild(inner)) == .memberExpr {
        inner = tree.firstChild(tree.firstChild(inner))
      }
      guard tree.kind(inner) == .callExpr, tree.known(tree.firstChild(inner)) == .Text else { return .open(origin) }
      return text(of: inner, scope, depth + 1)
    }
  }

  /// What a table says for a key, else what the call gives for it.
  private mutating func looked(up key: NodeID, else given: NodeID?, _ scope: Scope, _ depth: Int) -> TextValue? {
    if case .string(let key) = evaluator.value(of: key, in: scope), let words = translated(key, in: scope.file) {
      return .words(words)
    }
    return given.map { text(of: $0, scope, depth + 1) }
  }

  /// The values that a call gives a format. A list that is passed on stands for those that a call gave in its place:
  /// `String(format: format, arguments: values)`.
  private func values(_ arguments: some Sequence<NodeID>, _ scope: Scope) -> [FormatValue] {
    let tree = scope.file.tree
    var result: [FormatValue] = []
    for argument in arguments {
      let value = tree.lastChild(argument)
      switch tree.label(of: argument).map({ tree.string(of: $0) }) {
      case nil: result.append(FormatValue(node: value, scope: scope))
      case "arguments": result += listed(from: Binder.passed(value, in: scope))
      default: break
      }
    }
    return result
  }

  /// Values that a call gives one after the other, from the first on.
  private func listed(from first: (node: NodeID, scope: Scope)) -> [FormatValue] {
    let tree = first.scope.file.tree
    guard let argument = tree.parent(of: first.node, within: Self.nodeLimit), tree.kind(argument) == .argument,
      let call = tree.parent(of: argument, within: Self.nodeLimit), tree.kind(call) == .callExpr
    else { return [] }
    return tree.children(call).drop { $0 != argument }.prefix {
      tree.kind($0) == .argument && ($0 == argument || tree.label(of: $0) == nil)
    }.map { FormatValue(node: tree.lastChild($0), scope: first.scope) }
  }

  /// Nodes that are looked at for the call around a value.
  private static let nodeLimit = 4_000

  /// A format with its values in the place of `%@`, `%d`, `%1$@` and the like.
  mutating func filled(_ format: TextValue, _ values: [FormatValue], _ depth: Int) -> TextValue {
    var next = 0
    return filled(format, values, depth, &next)
  }

  private mutating func filled(_ format: TextValue, _ values: [FormatValue], _ depth: Int, _ next: inout Int)
    -> TextValue
  {
    switch format {
    case .words(let text): return text.contains("%") ? filled(text, values, depth, &next) : format
    case .open, .listed: return format
    case .joined(let parts): return .joined(parts.map { filled($0, values, depth, &next) })
    case .oneOf(let texts): return .anyOf(texts.map { filled($0, values, depth) })
    }
  }

  private mutating func filled(_ format: String, _ values: [FormatValue], _ depth: Int, _ next: inout Int) -> TextValue
  {
    var result: [TextValue] = []
    var rest = Substring(format)
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
      result.append(
        next < values.count ? text(of: values[next].node, values[next].scope, depth + 1) : .open([Origin]()))
      next += 1
      rest = rest.dropFirst(flags.count + 1)
      // `%#@count@`: the words for a number, by their name.
      if flags.contains("#"), kind == "@", let end = rest.firstIndex(of: "@") { rest = rest[rest.index(after: end)...] }
    }
    result.append(.words(String(rest)))
    return .joined(result)
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
