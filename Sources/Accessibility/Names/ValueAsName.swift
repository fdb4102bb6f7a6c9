// Controls whose label is the value that they set: `Picker(mode.title, selection: $mode)`. The value is read anyway, so
// nobody hears what it is the value of.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// The expression that names the control, where it shows the value that the control sets and nothing else; nil where it
  /// says more, or may.
  public var nameFromOwnValue: NodeID? {
    guard control != nil, let words = wordsOfLabel, let binding = argument("selection") ?? argument("value"),
      let path = path(ofBinding: binding), let rest = rest(of: words, behind: path)
    else { return nil }
    return rest.isEmpty || isShownByOptions(rest) || isOneOfSeveral(words) ? words : nil
  }

  /// The expression of a title, or of the one text in the label.
  private var wordsOfLabel: NodeID? {
    if let title = model.engine.titleArgument(of: reference) {
      guard tree.kind(title) == .callExpr, tree.known(tree.firstChild(title)) == .Text else { return title }
      return tree.argument(of: title, label: nil) ?? tree.argument(of: title, label: "verbatim")
    }
    let inside = descendants.filter { $0.labelOwner?.index == index }
    guard inside.count == 1, inside[0].known == .Text, inside[0].node.kind == .use else { return nil }
    return inside[0].argument(nil) ?? inside[0].argument("verbatim")
  }

  /// `$model.mode` and `model.$mode`: the names on the way to the value.
  private func path(ofBinding binding: NodeID) -> [Name]? {
    tree.isBinding(binding) ? path(of: binding) : nil
  }

  /// The names of a chain of members, `self` and the sign of a binding left out.
  private func path(of node: NodeID) -> [Name]? {
    var names: [Name] = []
    var current = node
    for _ in 0..<8 {
      switch tree.kind(current) {
      case .identifierExpr:
        if let bound = tree.nameOfBinding(current) {
          names.append(bound)
        } else if !tree.mainIs(current, "self") {
          names.append(tree.name(current))
        }
        return names.reversed()
      case .memberExpr:
        names.append(tree.name(current))
        current = tree.firstChild(current)
      case .callExpr:
        // `mode.title()`, `count.formatted()`
        guard tree.children(current).count == 1 else { return nil }
        current = tree.firstChild(current)
      default: return nil
      }
    }
    return nil
  }

  /// The members of the value that are shown; nil where something else is shown or said with it.
  private func rest(of words: NodeID, behind path: [Name]) -> [Name]? {
    switch tree.kind(words) {
    case .stringLiteral:
      var inserted: NodeID?
      for part in tree.children(words) {
        if tree.kind(part) == .stringSegment {
          guard !unescape(tree.mainText(part)).contains(where: \.isLetter) else { return nil }
        } else {
          guard inserted == nil else { return nil }
          inserted = tree.lastChild(tree.firstChild(part))
        }
      }
      guard let inserted, inserted.exists else { return nil }
      return rest(of: inserted, behind: path)
    case .callExpr where tree.kind(tree.firstChild(words)) == .identifierExpr:
      // A number on its way to words: `Int(minutes)`, `String(describing: mode)`.
      let arguments = tree.children(words).dropFirst()
      guard arguments.count == 1, let argument = arguments.first, tree.kind(argument) == .argument,
        isConversion(tree.firstChild(words))
      else { return nil }
      return rest(of: tree.lastChild(argument), behind: path)
    case .binaryExpr:
      let sides = tree.children(words)
      guard sides.count == 2, isNumber(sides[1]) else { return nil }
      return rest(of: sides[0], behind: path)
    default:
      guard let names = self.path(of: words), names.starts(with: path) else { return nil }
      return Array(names.dropFirst(path.count))
    }
  }

  private func isConversion(_ callee: NodeID) -> Bool {
    switch tree.text(callee) {
    case "Int", "Double", "Float", "CGFloat", "String": true
    default: false
    }
  }

  private func isNumber(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .integerLiteral, .floatLiteral: true
    default: false
    }
  }

  /// Whether the options show the same member of theirs: `Text(mode.title)`, as the label shows the chosen one's.
  private func isShownByOptions(_ members: [Name]) -> Bool {
    descendants.contains { option in
      guard option.known == .Text, option.labelOwner?.index != index, let words = option.argument(nil),
        let names = path(of: words), names.count > members.count
      else { return false }
      return names.suffix(members.count) == members[...]
    }
  }

  /// Whether what is shown is known to be one of several words that have none in common: one in common might say what it is.
  private func isOneOfSeveral(_ words: NodeID) -> Bool {
    let written = model.evaluator.value(of: words, in: scope).alternatives.map { value -> [Substring] in
      if case .string(let text) = value { text.split(separator: " ") } else { [] }
    }
    guard written.count > 1, let first = written.first, !first.isEmpty else { return false }
    return !first.contains { word in written.dropFirst().allSatisfy { $0.isEmpty || $0.contains(word) } }
  }
}
