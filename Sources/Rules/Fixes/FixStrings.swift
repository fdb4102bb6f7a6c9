// Words of fixes in the way in which the app says words: by a key that it has, by a new one, or as they are.

import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// A literal for an argument that SwiftUI looks up in the string tables by itself, and the key where it is new there;
  /// nil where the app has no key for the words and says none of its own by a literal: they would stay English for all.
  func literal(saying words: String) -> (code: String, newKey: String?)? {
    let strings = places.project.strings
    // Generated code may look into another bundle than a literal does.
    guard !places.saysMembers else { return nil }
    // Nobody wants a word of English in an app whose words are in another script.
    guard places.project.ownScripts.isEmpty || words.contains(where: { !$0.isASCII }) else { return nil }
    if !strings.isEmpty {
      // A literal looks into the bundle of the app, and says there what it is.
      if places.keepsWordsInPackage {
        let isKey = strings.key(of: words, near: file).map { $0 != words } ?? false
        guard !isKey, !places.namesModule else { return nil }
      }
      if strings.entry(words, near: file) != nil { return (NameFixes.quoted(words), nil) }
      if let key = strings.key(of: words, near: file) { return (NameFixes.quoted(key), nil) }
    }
    guard places.takesLiterals else { return nil }
    return (NameFixes.quoted(words), strings.isEmpty ? nil : words)
  }

  /// Whether the app has tables, and none of them has the words.
  func isNewWord(_ words: String) -> Bool {
    let strings = places.project.strings
    return !strings.isEmpty && strings.entry(words, near: file) == nil && strings.key(of: words, near: file) == nil
  }

  /// Whether a table has what is said, and not what would be said instead: the key is what the translations are found by.
  func losesTranslations(of words: String, for other: String) -> Bool { !isNewWord(words) && isNewWord(other) }

  /// Whether a fix says words that no table has in an app whose people read all others in their language.
  func wouldStayEnglish(_ fix: Fix) -> Bool {
    guard !fix.newKeys.isEmpty, let table = places.project.strings.tableNumber(near: file) else { return false }
    if let known = places.ofProject.isTranslated[table] { return known }
    let isTranslated = places.project.strings.isTranslatedThroughout(table)
    places.ofProject.isTranslated[table] = isTranslated
    return isTranslated
  }

  /// A value that a text shows as a string, looked up where the text does so; nil where it may be no string.
  func spoken(_ value: NodeID) -> String? {
    let code = text(value)
    if literal(value) != nil {
      return places.project.strings.isEmpty ? code : string(around: code)
    }
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

  /// Whether the file shows the same words somewhere, or the tables of the app have them.
  func isSaidHere(_ words: String) -> Bool {
    if !places.project.strings.isEmpty, places.project.strings.key(of: words, near: file) != nil { return true }
    return places.literals.contains(words.lowercased())
  }

  /// An expression of the type `String`: what the file does with its other words, else what the system has for it.
  func string(saying words: String) -> (code: String, newKey: String?)? {
    guard let said = literal(saying: words) else { return nil }
    return (places.project.strings.isEmpty ? said.code : string(around: said.code), said.newKey)
  }

  /// A literal looked up in the way in which the file does so.
  private func string(around literal: String) -> String {
    switch places.way {
    case .member: literal + ".localized"
    case .macro: "NSLocalizedString(\(literal), comment: \"\")"
    case .initializer: "String(localized: \(literal))"
    }
  }
}

/// How many titles of views are literals, how many members of a type, and how many names of texts or foreign words.
struct TitleWays {
  var literals = 0
  var members = 0
  var keys = 0

  static func + (a: TitleWays, b: TitleWays) -> TitleWays {
    TitleWays(literals: a.literals + b.literals, members: a.members + b.members, keys: a.keys + b.keys)
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

  /// Whether the file says words of its own by literals, and their keys, where there are tables, are the words.
  func readLiterals() -> Bool {
    guard takesNewWords() else { return false }
    var ways = Self.waysOfTitles(in: file)
    // A file that says next to nothing is like the others.
    if ways.literals < 2, ways.members == 0, ways.keys == 0 {
      let all = waysOfAllTitles()
      // The file is one of all, unless it is none of the project.
      ways = project.index(of: file) == nil ? all + ways : all
    }
    return ways.literals >= ways.members + ways.keys
  }

  /// Whether a literal is the way to a new word, which is the same for all files near a table.
  private func takesNewWords() -> Bool {
    guard let table = project.strings.tableNumber(near: file) else { return project.strings.isEmpty }
    if let known = ofProject.takesNewWords[table] { return known }
    let takes = project.strings.takesNewWords(table)
    ofProject.takesNewWords[table] = takes
    return takes
  }

  /// Those of all files of the project, counted once for all of them.
  private func waysOfAllTitles() -> TitleWays {
    if let known = ofProject.titleWays { return known }
    let all = project.files.reduce(TitleWays()) { $0 + Self.waysOfTitles(in: $1) }
    ofProject.titleWays = all
    return all
  }

  /// Whether the file says its words by members of types.
  func readMembers() -> Bool {
    var ways = Self.waysOfTitles(in: file)
    // A file that says no words is like the others, and so is the key that a label in it would have.
    if ways.literals + ways.members + ways.keys == 0, project.index(of: file) != nil { ways = waysOfAllTitles() }
    return ways.members > ways.literals + ways.keys
  }

  private static func waysOfTitles(in file: FileViews) -> TitleWays {
    var (literals, members, keys) = (0, 0, 0)
    for use in file.modifiers where use.known == .navigationTitle || use.known == .navigationBarTitle {
      guard let first = file.tree.children(use.call).first(where: { file.tree.kind($0) == .argument }) else { continue }
      if isOfType(file.tree.lastChild(first), in: file) { members += 1 }
    }
    for view in file.views where view.kind == .use && titled.contains(view.known) {
      guard let first = file.tree.children(view.expression).first(where: { file.tree.kind($0) == .argument }),
        file.tree.label(of: first) == nil
      else { continue }
      let value = file.tree.lastChild(first)
      switch file.tree.kind(value) {
      case .stringLiteral:
        // A name of a text, and words of another language, are no literals beside which English ones would stand.
        if Self.isForeign(value, in: file.tree) { keys += 1 } else { literals += 1 }
      case .memberExpr where Self.isOfType(value, in: file), .callExpr where Self.isOfType(value, in: file):
        members += 1
      default: break
      }
    }
    return TitleWays(literals: literals, members: members, keys: keys)
  }

  private static func isForeign(_ literal: NodeID, in tree: Tree) -> Bool {
    // Nearly all are ASCII, of which the bytes tell.
    isKey(tree.source[tree.range(literal)]) ?? isForeign(tree.sourceText(literal))
  }

  /// `"menu.close"`, `"close_button"`, with the quotes; nil where it is not ASCII alone.
  private static func isKey(_ literal: ArraySlice<UInt8>) -> Bool? {
    guard literal.allSatisfy({ $0 < 0x80 }) else { return nil }
    var parts = 1
    var isEmpty = true
    for byte in literal.dropFirst().dropLast() {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        if isEmpty { return false }
        parts += 1
        isEmpty = true
      default:
        guard FastText.isLetter(byte) || byte &- 0x30 < 10 else { return false }
        isEmpty = false
      }
    }
    return parts > 1 && !isEmpty
  }

  private static func isForeign(_ literal: String) -> Bool {
    if literal.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) { return true }
    // `menu.close`, `close_button`
    let parts = literal.dropFirst().dropLast().split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// Whether an argument is a member of a type that is called: `L10n.title` and `Localized.title.text`.
  private static func isOfType(_ node: NodeID, in file: FileViews) -> Bool {
    var root = node
    var isMember = false
    while [.memberExpr, .callExpr].contains(file.tree.kind(root)) {
      isMember = isMember || file.tree.kind(root) == .memberExpr
      root = file.tree.firstChild(root)
    }
    guard isMember, file.tree.kind(root) == .identifierExpr, let first = file.tree.mainText(root).first else {
      return false
    }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private static let titled: Set<Known> = [
    .Text, .Label, .Button, .Toggle, .NavigationLink, .Section, .Picker, .TextField, .SecureField, .Menu,
  ]

  /// What the file does, else what most files do, else what the oldest system has.
  func findWay() -> WayOfWords {
    if let own = Self.way(of: file) { return own }
    if let known = ofProject.wayOfMost { return known }
    let found = findWayOfMost()
    ofProject.wayOfMost = found
    return found
  }

  private func findWayOfMost() -> WayOfWords {
    var counts: [WayOfWords: Int] = [:]
    for other in project.files {
      if let way = Self.way(of: other) { counts[way, default: 0] += 1 }
      if counts.values.reduce(0, +) > 15 { break }
    }
    let order: [WayOfWords] = [.initializer, .macro, .member]
    if let most = counts.values.max(), let way = order.first(where: { counts[$0] == most }) { return way }
    return project.runsBefore(iOS: 15) ? .macro : .initializer
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
