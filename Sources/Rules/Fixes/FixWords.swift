// Words for labels from what a program is made of: names of functions, states and types.

import CurbcutAccessibility
import CurbcutSyntax

enum FixWords {
  /// Names that say nothing of what happens.
  private static let empty: Set<String> = [
    "action", "go", "run", "perform", "handle", "on", "did", "tap", "tapped", "callback", "completion", "trigger",
    "call",
    "execute", "handler", "closure", "button", "press", "pressed", "print", "append", "remove", "insert", "send",
    "toggle",
    "animate", "with", "animation", "update", "set", "init", "task",
  ]

  /// `startRecording` as "Start recording"; nil when the name tells nothing.
  static func sentence(_ name: String) -> String? {
    var words = Words.split(name)
    if let first = words.first, ["handle", "on", "did", "perform", "trigger"].contains(first) { words.removeFirst() }
    if let last = words.last, ["tapped", "pressed", "tap", "action", "button", "handler"].contains(last) {
      words.removeLast()
    }
    guard let first = words.first, !words.allSatisfy(empty.contains), name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    return first.prefix(1).uppercased() + first.dropFirst() + (rest.isEmpty ? "" : " " + rest)
  }

  /// What an action is called: the function it calls, or the screen it shows.
  static func action(_ closure: NodeID, in tree: Tree) -> String? {
    // `action: save`
    if tree.kind(closure) == .identifierExpr || tree.kind(closure) == .memberExpr {
      return sentence(String(decoding: tree.mainText(closure), as: UTF8.self))
    }
    guard tree.kind(closure) == .closureExpr else { return nil }
    var statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard statements.count == 1, var statement = statements.popLast() else { return nil }
    while tree.kind(statement) == .awaitExpr || tree.kind(statement) == .tryExpr {
      statement = tree.lastChild(statement)
    }
    switch tree.kind(statement) {
    case .callExpr:
      let callee = tree.firstChild(statement)
      let name = String(decoding: tree.mainText(callee), as: UTF8.self)
      if name == "dismiss" { return "Close" }
      if name == "Task" || name == "withAnimation", let inner = tree.trailingClosure(of: statement, label: nil) {
        return action(inner, in: tree)
      }
      if name == "toggle", tree.kind(callee) == .memberExpr { return shown(tree.firstChild(callee), in: tree) }
      return sentence(name)
    case .assignExpr:
      let sides = tree.children(statement)
      guard sides.count == 2, tree.kind(sides[1]) == .boolLiteral, tree.mainText(sides[1]).count == 4 else {
        return nil
      }
      return shown(sides[0], in: tree)
    default: return nil
    }
  }

  /// `isShowingEditor`, `showsEditor` and `editorIsPresented` as "Show editor".
  private static func shown(_ node: NodeID, in tree: Tree) -> String? {
    var words = Words.split(String(decoding: tree.mainText(node), as: UTF8.self))
    let signs: Set<String> = ["show", "shows", "showing", "present", "presents", "presenting", "presented"]
    let count = words.count
    words.removeAll(where: signs.contains)
    // `isMuted` says how something is, not what is shown.
    guard words.count < count else { return nil }
    words.removeAll { $0 == "is" }
    guard !words.isEmpty, words != ["sheet"], words != ["alert"] else { return nil }
    return "Show " + words.joined(separator: " ")
  }

  /// `$isMuted` and `$displayName` as "Muted" and "Display name".
  static func binding(_ code: String) -> String? {
    guard let last = code.split(separator: ".").last else { return nil }
    var words = Words.split(last.drop { $0 == "$" })
    if let first = words.first, words.count > 1, ["is", "has", "should", "wants", "allows"].contains(first) {
      words.removeFirst()
    }
    guard last.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }),
      let first = words.first, words.joined().count > 2, !["text", "value", "input", "string"].contains(words.joined())
    else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  /// `ProfileEditView` as "Profile edit".
  static func screen(_ type: String) -> String? {
    var words = Words.split(type)
    while let last = words.last, words.count > 1, ["view", "screen", "page", "sheet", "content"].contains(last) {
      words.removeLast()
    }
    guard let first = words.first, words != ["content"], words != ["root"], words != ["main"] else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  /// "view stamp details" as "Views stamp details."
  static func thirdPerson(_ phrase: String) -> String? {
    var words = phrase.split(separator: " ").map(String.init)
    guard words.count > 1, let verb = words.first?.lowercased(), verb.allSatisfy(\.isLetter) else { return nil }
    let ending =
      ["s", "x", "z", "ch", "sh", "o"].contains { verb.hasSuffix($0) }
      ? verb + "es"
      : verb.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains { verb.hasSuffix($0) }
        ? verb.dropLast() + "ies" : verb + "s"
    words[0] = ending.prefix(1).uppercased() + ending.dropFirst()
    let text = words.joined(separator: " ")
    return text.hasSuffix(".") ? text : text + "."
  }
}
