// Words of fixes in the way in which the app says words: by a key that it has, by a new one, or as they are.

import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// A literal for an argument that SwiftUI looks up in the string tables by itself, and the key where it is new there.
  func literal(saying words: String) -> (code: String, newKey: String?) {
    let strings = places.project.strings
    guard !strings.isEmpty else { return (NameFixes.quoted(words), nil) }
    if let key = strings.key(of: words, near: file) { return (NameFixes.quoted(key), nil) }
    return (NameFixes.quoted(words), words)
  }

  /// A value that a text shows as a string, looked up where the text does so; nil where it may be no string.
  func spoken(_ value: NodeID) -> String? {
    let code = text(value)
    if let words = literal(value)?.words { return string(saying: words).code }
    if tree.kind(value) == .stringLiteral {
      // A key with something filled in is no argument of the older function.
      return places.project.strings.isEmpty ? code : "String(localized: \(code))"
    }
    let types = places.types(ofMembers: String(decoding: tree.mainText(value), as: UTF8.self))
    if types.contains("LocalizedStringResource") { return types.count == 1 ? "String(localized: \(code))" : nil }
    let others = ["LocalizedStringKey", "AttributedString", "Text"]
    return types.contains(where: others.contains) ? nil : code
  }

  /// Whether words are the name of a text and not what people read.
  func isKeyOnly(_ words: String) -> Bool {
    guard !places.project.strings.isEmpty, let entry = places.project.strings.entry(words, near: file) else {
      return !words.contains(" ") && (words.contains("_") || words.contains("."))
    }
    return !entry.text.isEmpty && entry.text != words
  }

  /// An expression of the type `String`: what the file does with its other words, else what the system has for it.
  func string(saying words: String) -> (code: String, newKey: String?) {
    let (literal, newKey) = literal(saying: words)
    guard !places.project.strings.isEmpty else { return (literal, nil) }
    switch places.way {
    case .member: return (literal + ".localized", newKey)
    case .macro: return ("NSLocalizedString(\(literal), comment: \"\")", newKey)
    case .initializer: return ("String(localized: \(literal))", newKey)
    }
  }
}

/// How a file has its words translated where it does so itself.
enum WayOfWords {
  /// `"key".localized`, a member of the project's own.
  case member
  /// `NSLocalizedString("key", comment: "")`
  case macro
  /// `String(localized: "key")`
  case initializer
}

extension FixPlaces {
  /// The types that are written at members of a name, without what marks them as optional.
  func types(ofMembers name: String) -> Set<String> {
    let wanted = Name(name)
    var types: Set<String> = []
    for other in project.files {
      for member in other.members where member.name == wanted && member.type.exists {
        let text = other.tree.source.string(other.tree.range(member.type))
        types.insert(text.hasSuffix("?") ? String(text.dropLast()) : text)
      }
    }
    return types
  }

  /// What the file does, else what most files do, else what the oldest system has.
  func findWay() -> WayOfWords {
    if let own = Self.way(of: file) { return own }
    var counts: [WayOfWords: Int] = [:]
    for other in project.files {
      if let way = Self.way(of: other) { counts[way, default: 0] += 1 }
      if counts.values.reduce(0, +) > 15 { break }
    }
    let order: [WayOfWords] = [.initializer, .macro, .member]
    if let most = counts.values.max(), let way = order.first(where: { counts[$0] == most }) { return way }
    return project.leastSystem ?? 15 < 15 ? .macro : .initializer
  }

  /// The first way that a file has.
  private static func way(of file: FileViews) -> WayOfWords? {
    let tree = file.tree
    for index in tree.nodes.indices {
      let node = NodeID(index)
      switch tree.kind(node) {
      case .memberExpr where tree.mainIs(node, "localized"):
        if tree.kind(tree.firstChild(node)) == .stringLiteral { return .member }
      case .callExpr:
        let callee = tree.firstChild(node)
        guard tree.kind(callee) == .identifierExpr else { continue }
        if tree.mainIs(callee, "NSLocalizedString") { return .macro }
        if tree.mainIs(callee, "String"), tree.argument(of: node, label: "localized") != nil { return .initializer }
      default: continue
      }
    }
    return nil
  }
}
