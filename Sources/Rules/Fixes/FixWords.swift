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

  /// What names of functions begin with that tell when they are called and not what they do.
  private static let events: Set<String> = ["handle", "on", "did", "perform", "trigger", "request"]
  /// What they end in, likewise.
  private static let endings: Set<String> = [
    "tapped", "pressed", "clicked", "tap", "click", "press", "action", "button", "handler", "callback", "async",
  ]
  /// Words that wait for an argument: `navigateTo(_:)`.
  private static let open: Set<String> = ["to", "for", "with", "from", "by", "at", "of", "as", "into", "the", "a"]

  /// Whether words wait for others: "Welcome to", and not "How To".
  static func leadsOn(_ words: String) -> Bool {
    words.split(separator: " ").last.map { open.contains(String($0)) } ?? false
  }

  /// `startRecording` as "Start recording"; nil when the name tells nothing, or names a thing and not what happens.
  static func sentence(_ name: String) -> String? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    var words = Words.split(name)
    if let first = words.first, words.count > 1, events.contains(first) { words.removeFirst() }
    // `onSelectCreate`
    if words.count > 1, ["select", "choose", "request", "press", "tap", "click"].contains(words[0]),
      FixVerbs.has(words[1]), name.hasPrefix("on")
    {
      words.removeFirst()
    }
    while let last = words.last, words.count > 1, endings.contains(last) { words.removeLast() }
    return command(words)
  }

  /// `closeButton` as "Close", `nextKeyboardButton` as "Next keyboard"; nil where it does not say what happens.
  static func control(_ name: String) -> String? {
    var words = Words.split(name)
    while let last = words.last, ["button", "btn", "item", "bar", "icon", "image"].contains(last) { words.removeLast() }
    guard words.count < Words.split(name).count else { return nil }
    return command(words)
  }

  /// Words that begin with a verb, as a command.
  private static func command(_ words: [String]) -> String? {
    guard let first = words.first, let last = words.last, !words.allSatisfy(empty.contains), !open.contains(last),
      FixVerbs.has(first)
    else { return nil }
    // What a switch does depends on how it stands, and `toggleMonitor` says that of neither state.
    if first == "toggle" { return nil }
    // `deleteRow`: what is in the row is deleted.
    if words.count == 2, last == "row" || last == "cell" { return capitalized([first]) }
    // `toggleShowingPanel`: what is shown is said by none of the words.
    if words.dropFirst().contains(where: signs.contains) { return nil }
    if first == "dismiss" || words == ["close"] { return "Close" }
    if ["show", "open", "present"].contains(first) { return shown(words) }
    return capitalized(words)
  }

  /// "edit profile" as "Edit profile", with the letters of "URL" large; nil where a part is an abbreviation of the code,
  /// which nobody says: "cfg", "tmp2".
  private static func capitalized(_ words: [String]) -> String? {
    guard let first = words.first, words.allSatisfy(isSaid) else { return nil }
    let begin = initials.contains(first) ? first.uppercased() : first.asSentence
    return ([begin] + words.dropFirst().map { initials.contains($0) ? $0.uppercased() : $0 }).joined(separator: " ")
  }

  /// "NUMBER OF PAGES" as "Number of pages"; what may be an abbreviation stays.
  static func inSmallLetters(_ words: String) -> String {
    let parts = words.split(separator: " ").map { $0.lowercased() }
    guard words == words.uppercased(), words != words.lowercased(), parts.count > 1 || words.utf8.count > 4,
      parts.allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return words }
    return capitalized(parts) ?? words
  }

  private static let initials: Set<String> = [
    "ai", "api", "csv", "dns", "faq", "gif", "gps", "gsm", "html", "id", "ip", "json", "nfc", "pdf", "qr", "rss", "sms",
    "ssh", "tv", "url", "usb", "vpn",
  ]

  /// Whether a part of a name is a word: it has a vowel, and more than two letters unless it is one of the few that do not.
  private static func isSaid(_ word: String) -> Bool {
    if initials.contains(word) { return true }
    if clipped.contains(word) || technical.contains(word) { return false }
    if word.utf8.count < 3 { return open.contains(word) || short.contains(word) }
    return word.allSatisfy(\.isLetter) && word.contains { "aeiouy".contains($0) }
  }

  /// Beginnings of words, which code writes and nobody says.
  private static let clipped: Set<String> = [
    "anon", "args", "attr", "auth", "config", "impl", "init", "misc", "multi", "params", "prefs", "util", "utils",
  ]

  /// What programs are made of, which people who use them never meet.
  private static let technical: Set<String> = [
    "array", "boolean", "callback", "closure", "controller", "coordinator", "delegate", "dictionary", "enum", "handler",
    "instance", "integer", "literal", "observer", "packet", "payload", "struct", "timestamp",
  ]

  private static let short: Set<String> = ["go", "in", "is", "it", "me", "my", "no", "on", "or", "up"]

  /// How a value is reached, not what it is.
  private static let accessors: Set<String> = ["wrappedValue", "projectedValue", "rawValue", "value", "self"]

  /// What code is about: `text` of `text.wrappedValue`.
  static func kept(_ node: NodeID, in tree: Tree) -> NodeID {
    var node = node
    while tree.firstChild(node).exists,
      accessors.contains(String(decoding: tree.mainText(node), as: UTF8.self))
    {
      node = tree.firstChild(node)
    }
    return node
  }

  /// The parts of the name of what code is about.
  private static func words(of node: NodeID, in tree: Tree) -> [String] {
    Words.split(String(decoding: tree.mainText(kept(node, in: tree)), as: UTF8.self).drop { $0 == "$" })
  }

  /// "Choose photos" as "Choose photo".
  static func singular(_ words: String) -> String {
    words.hasSuffix("s") && !words.hasSuffix("ss") ? String(words.dropLast()) : words
  }

  /// What an action is called: the function it calls, or the screen it shows.
  static func action(_ closure: NodeID, _ site: FixSite) -> String? {
    let tree = site.tree
    // `action: save`
    if tree.kind(closure) == .identifierExpr || tree.kind(closure) == .memberExpr {
      return sentence(String(decoding: tree.mainText(closure), as: UTF8.self))
    }
    return statement(of: closure, site).flatMap { action(of: $0, site) }
  }

  /// What an action comes to, where that is one statement.
  static func statement(of closure: NodeID, _ site: FixSite) -> NodeID? {
    let tree = site.tree
    guard tree.kind(closure) == .closureExpr else { return nil }
    var statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    if statements.count > 1 { statements = statements.filter { !isBeside($0, site) } }
    guard statements.count == 1, var statement = statements.popLast() else { return nil }
    while tree.kind(statement) == .awaitExpr || tree.kind(statement) == .tryExpr {
      statement = tree.lastChild(statement)
    }
    return statement
  }

  /// The name of the only thing that an action calls: `open` of `action: open` and of `{ open() }`.
  static func callee(of action: NodeID, _ site: FixSite) -> NodeID? {
    let tree = site.tree
    if tree.kind(action) == .identifierExpr || tree.kind(action) == .memberExpr { return action }
    guard let call = statement(of: action, site), tree.kind(call) == .callExpr else { return nil }
    let callee = tree.firstChild(call)
    return tree.kind(callee) == .identifierExpr || tree.kind(callee) == .memberExpr ? callee : nil
  }

  /// What a statement is called.
  private static func action(of statement: NodeID, _ site: FixSite) -> String? {
    let tree = site.tree
    switch tree.kind(statement) {
    case .callExpr:
      var callee = tree.firstChild(statement)
      // `onDelete?()`
      if tree.kind(callee) == .optionalChainExpr { callee = tree.firstChild(callee) }
      let name = String(decoding: tree.mainText(callee), as: UTF8.self)
      if name == "Task" || name == "withAnimation", let inner = tree.trailingClosure(of: statement, label: nil) {
        return action(inner, site)
      }
      if tree.kind(callee) == .memberExpr {
        if name == "toggle" { return shown(tree.firstChild(callee), in: tree) }
        if name == "remove" { return "Remove" }
        if name == "removeAll", tree.trailingClosure(of: statement, label: nil) == nil,
          tree.children(statement).allSatisfy({ tree.kind($0) != .argument })
        {
          return cleared(tree.firstChild(callee), in: tree)
        }
      }
      return sentence(name)
    case .assignExpr:
      let sides = tree.children(statement)
      guard sides.count == 2 else { return nil }
      // `weeks += 1`
      for (sign, verb) in [("+=" as StaticString, "increase"), ("-=", "decrease")] where tree.mainIs(statement, sign) {
        return capitalized([verb] + words(of: sides[0], in: tree))
      }
      guard tree.mainIs(statement, "=") else { return nil }
      // `_ = items.remove(at: index)`
      if tree.kind(sides[0]) == .wildcardExpr { return action(of: sides[1], site) }
      return assigned(sides[1], to: sides[0], in: tree)
    default: return nil
    }
  }

  /// Whether a statement is beside the point of an action: a guard, what only ticks, logs or counts, and closing what was
  /// open.
  private static func isBeside(_ statement: NodeID, _ site: FixSite) -> Bool {
    let tree = site.tree
    switch tree.kind(statement) {
    case .guardStmt, .varDecl, .returnStmt: return true
    case .assignExpr:
      let value = tree.lastChild(statement)
      return tree.kind(value) == .nilLiteral || tree.kind(value) == .boolLiteral && tree.mainText(value).count == 5
    case .callExpr:
      if let scope = site.element?.scope, site.places.model.isIncidentalStatement(statement, in: scope) { return true }
      return Words.split(tree.sourceText(tree.firstChild(statement))).last == "dismiss"
    default: return false
    }
  }

  /// What a value means for the state that it is assigned to: something is shown, closed or emptied.
  private static func assigned(_ value: NodeID, to target: NodeID, in tree: Tree) -> String? {
    switch tree.kind(value) {
    case .boolLiteral:
      // `showsEditor = true`, `isPresented = false`
      if tree.mainText(value).count == 4 { return shown(target, in: tree) }
      return isShowing(words(of: target, in: tree)) ? "Close" : nil
    case .stringLiteral: return tree.sourceText(value) == "\"\"" ? cleared(target, in: tree) : nil
    case .implicitMemberExpr: return presented(value, by: target, in: tree)
    case .callExpr where tree.kind(tree.firstChild(value)) == .implicitMemberExpr:
      return presented(tree.firstChild(value), by: target, in: tree)
    default: return nil
    }
  }

  /// What is handed to the one call of an action, where that is a word: `choose(.blue)` and `choose("Blue")` as "Blue".
  static func constant(in action: NodeID, _ site: FixSite) -> String? {
    let tree = site.tree
    guard let call = statement(of: action, site), tree.kind(call) == .callExpr else { return nil }
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    guard arguments.count == 1 else { return nil }
    let value = tree.lastChild(arguments[0])
    if tree.kind(value) == .implicitMemberExpr { return thing(String(decoding: tree.mainText(value), as: UTF8.self)) }
    guard let words = site.literal(value)?.words, words.allSatisfy(\.isLetter), words.count > 1 else { return nil }
    return thing(words)
  }

  /// `activeSheet = .editProfile` as "Edit profile".
  private static func presented(_ value: NodeID, by target: NodeID, in tree: Tree) -> String? {
    let words = words(of: target, in: tree)
    guard let last = words.last, screens.contains(last) || isShowing(words) else { return nil }
    return shown(Words.split(String(decoding: tree.mainText(value), as: UTF8.self)))
  }

  /// `searchText = ""` as "Clear search".
  private static func cleared(_ target: NodeID, in tree: Tree) -> String? {
    var words = words(of: target, in: tree)
    words.removeAll {
      ["text", "string", "input", "value", "query", "field", "current", "selected", "binding"].contains($0)
    }
    if words == ["term"] || words == ["filter"] { words = [] }
    // What is cleared is known to who stands in the field; a long name of it is one of the code.
    return words.count < 3 ? capitalized(["clear"] + words) : "Clear text"
  }

  private static let signs: Set<String> = [
    "show", "shows", "showing", "shown", "present", "presents", "presenting", "presented", "open", "opens", "opened",
    "visible", "active", "display", "displayed",
  ]
  /// What is shown, in names of what shows it.
  private static let screens: Set<String> = [
    "sheet", "alert", "dialog", "confirmation", "modal", "popover", "popup", "route", "destination", "screen", "view",
    "cover", "overlay", "prompt", "form", "page", "window", "flow", "confirm",
  ]

  private static let deeds: Set<String> = [
    "approval", "deletion", "denial", "refusal", "rejection", "removal",
  ]

  /// Words before what is shown: `didShowPicker`, `shouldShowPicker`.
  private static let moods: Set<String> = ["can", "did", "is", "needs", "should", "wants", "will"]

  private static func isShowing(_ words: [String]) -> Bool { words.contains(where: signs.contains) }

  /// `isShowingEditor`, `showsEditor` and `editorIsPresented` as "Show editor", `isEditingName` as "Edit name".
  private static func shown(_ node: NodeID, in tree: Tree) -> String? {
    let words = words(of: node, in: tree)
    if words.first == "is", words.count > 2, let verb = FixVerbs.base(ofGerund: words[1]), !signs.contains(words[1]) {
      return capitalized([verb] + words.dropFirst(2))
    }
    // `isMuted` says how something is, not what is shown.
    return isShowing(words) ? shown(words) : nil
  }

  /// What is done on what is shown comes first: "Edit profile", not "Show edit profile".
  private static func shown(_ all: [String]) -> String? {
    var words = all.filter { !signs.contains($0) && !moods.contains($0) }
    while let last = words.last, screens.contains(last) || last.hasPrefix("confir") {
      // Not of a screen that is full.
      if words.dropLast().last == "full" { return nil }
      words.removeLast()
    }
    guard let first = words.first, let last = words.last, !open.contains(last), words.contains(where: { $0.count > 1 }),
      // What is chosen there is in none of the words.
      words != ["picker"], words != ["list"], words != ["menu"], words != ["editor"]
    else { return nil }
    if words == ["about"] { return "About" }
    // A deed under the name of a thing: what is done there has another word.
    if deeds.contains(last) { return nil }
    if last == "picker", words.count > 1, !FixVerbs.has(first) { return capitalized(["choose"] + words.dropLast()) }
    if let verb = FixVerbs.base(ofGerund: first) { return capitalized([verb] + words.dropFirst()) }
    // `showsTokenScanner`
    if words.count > 1, !FixVerbs.has(first), let verb = FixVerbs.base(ofAgent: last) {
      return capitalized([verb] + words.dropLast())
    }
    if FixVerbs.has(first), !FixVerbs.isThing(words) { return capitalized(words) }
    // What was shown is the code's concern.
    return all.contains("did") ? nil : capitalized(["show"] + words)
  }

  /// What a state is kept for, not what it is about.
  private static let parts: Set<String> = [
    "text", "value", "input", "string", "slider", "field", "toggle", "picker", "stepper", "editor", "binding",
  ]
  /// What a thing is counted by, not what it is.
  private static let plain: Set<String> = [
    "text", "value", "input", "string", "percentage", "percent", "progress", "amount", "index", "selection", "selected",
    "item", "current", "number", "count", "data", "content", "state", "option", "new", "temp", "tmp", "draft", "on",
    "enabled",
  ]

  /// `$isMuted` and `$displayName` as "Muted" and "Display name".
  static func binding(_ code: String) -> String? {
    guard let last = code.split(separator: ".").last(where: { !accessors.contains(String($0)) }) else { return nil }
    var words = Words.split(last.drop { $0 == "$" })
    if let first = words.first, words.count > 1, ["is", "has", "should", "wants", "allows"].contains(first) {
      words.removeFirst()
    }
    // `searchText` is where the words go.
    while let last = words.last, parts.contains(last), words.count > 1 || plain.contains(last) { words.removeLast() }
    // What is chosen now is the value, not the name.
    while let first = words.first, words.count > 1, ["selected", "current", "chosen", "picked"].contains(first) {
      words.removeFirst()
    }
    guard last.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }), words.joined().count > 2,
      !words.allSatisfy({ plain.contains($0) || parts.contains($0) })
    else { return nil }
    return capitalized(words)
  }

  /// `.savedPosts` as "Saved posts".
  static func thing(_ name: String) -> String? { capitalized(Words.split(name)) }

  /// `ProfileEditView` as "Profile edit".
  static func screen(_ type: String) -> String? {
    var words = Words.split(type)
    while let last = words.last, words.count > 1, ["view", "screen", "page", "sheet", "content"].contains(last) {
      words.removeLast()
    }
    guard words != ["content"], words != ["root"], words != ["main"] else { return nil }
    return capitalized(words)
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
