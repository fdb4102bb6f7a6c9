// Buttons that delete at once.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let destructiveWithoutConfirmation = Rule(
    "destructive-without-confirmation",
    .view([.control]) { element, report in
      guard element.known == .Button, element.node.kind == .use, !element.isOutOfScope,
        element.surroundings.isDisjoint(with: [.widget, .debug]), let action = element.action,
        !element.model.typeWords(of: element.index).contains("debug")
      else { return }
      guard let deed = Destruction(action, element), !isInDialog(element), !isScreenToDelete(element) else { return }
      let look = lookWords(of: element, without: action)
        .union(element.visibleWordings.flatMap(\.all).flatMap { Words.split($0.text) })
      guard !closes(look, deed.function), !isOfCache(look, deed.function), !isHeld(look, element),
        !isSaidToBePutBack(element)
      else { return }
      // What was downloaded can be fetched again, and what a cross puts away may only leave the screen.
      let words = Words.split(deed.function) + element.model.typeWords(of: element.index)
      // All downloads at once take long to come back.
      let isLoadedAgain =
        look.contains("download") || words.contains { ["download", "downloads", "downloaded"].contains($0) }
      let isCross = look.contains("xmark") && look.isDisjoint(with: ["delete", "remove", "erase", "trash"])
      report.add(
        .note, isLoadedAgain || isCross || deed.isPartOfForm ? .low : .medium, at: element.nameRange,
        "This button deletes without asking, so an accidental tap cannot be undone: it calls \(deed.function)",
        help:
          "Ask first with \(element.model.project.runsBefore(iOS: 15) ? ".alert" : ".confirmationDialog"), or offer an undo.",
        cause: element.index)
    })

  /// The words of a button's title, label and symbols: everything in it but what it does.
  private static func lookWords(of element: Element, without action: NodeID) -> Set<String> {
    let tree = element.tree
    let look = tree.children(element.node.expression).dropFirst().filter { tree.lastChild($0) != action }
    return Set(look.flatMap { Words.split(tree.sourceText($0)) })
  }

  /// Whether a button says that it closes something, which is opened again as easily. Who closes an account loses it.
  private static func closes(_ look: Set<String>, _ function: String) -> Bool {
    if !look.isDisjoint(with: ["close", "dismiss"]) { return look.isDisjoint(with: ["account", "profile"]) }
    return Words.split(function).contains("session") && !look.isDisjoint(with: ["end", "quit", "log", "sign"])
  }

  /// Whether a button has to be held, which no slip does.
  private static func isHeld(_ look: Set<String>, _ element: Element) -> Bool {
    look.contains("hold")
      || element.writtenModifiers.contains {
        $0.known == .buttonStyle && element.tree.words(below: $0.call).contains("hold")
      }
  }

  /// Whether a button says that it empties a cache, which fills again by itself.
  private static func isOfCache(_ look: Set<String>, _ function: String) -> Bool {
    let caches: Set<String> = ["cache", "caches", "cached", "spotlight"]
    let words = Words.split(function)
    return
      (!look.union(words).isDisjoint(with: caches) || words.last.map { ["index", "indexes"].contains($0) } ?? false)
      && !Words.split(function).contains { ["account", "user", "everything"].contains($0) }
  }

  /// Whether a button says that it takes something away that is easily put back: “Remove from favourites”, “Clear filters”.
  private static func isSaidToBePutBack(_ element: Element) -> Bool {
    let seen = element.visibleWordings.flatMap(\.all).map(\.text)
    if !seen.isEmpty { return seen.allSatisfy(Destruction.isPutBack) }
    // What a component shows, or a label says.
    return element.name.name.words.map(Destruction.isPutBack) ?? false
  }

  /// A screen that is there to delete one thing, `DeleteAccountView`, asks by itself.
  private static func isScreenToDelete(_ element: Element) -> Bool {
    guard element.body.owner >= 0 else { return false }
    let words = Words.split(element.tree.string(of: element.file.types[Int(element.body.owner)].nameToken))
    guard words.count > 2, let first = words.first, let last = words.last else { return false }
    return ["delete", "confirm", "erase"].contains(first) && ["view", "screen", "page", "sheet"].contains(last)
  }

  /// “Delete this budget?” beside its buttons.
  private static func asks(_ text: Element) -> Bool {
    guard text.known == .Text else { return false }
    switch text.name.name {
    case .text(let words), .runtime(let words): return words.hasSuffix("?")
    default: return false
    }
  }

  /// Whether a button answers a question: it stands in an alert or a dialog, beside a button that cancels, or below the
  /// question itself.
  static func isInDialog(_ element: Element) -> Bool {
    var current = element
    while true {
      if current.node.slotModifier >= 0 {
        switch element.file.modifiers[Int(current.node.slotModifier)].known {
        case .alert, .confirmationDialog, .actionSheet: return true
        default: break
        }
      }
      guard let parent = current.parent else { break }
      if parent.known == .Alert || parent.known == .ActionSheet { return true }
      // What a form of choices ends with is the answer.
      if let place = parent.argument("placement"), parent.tree.text(place) == "confirmationAction" { return true }
      // A menu that ends with a way out asks as well.
      if parent.known == .HStack || parent.known == .VStack || parent.known == .Menu {
        let cancels = parent.children.contains { sibling in
          sibling.known == .Button
            && (sibling.argument("role").map { sibling.tree.text($0) == "cancel" } ?? false
              || sibling.visibleWordings.flatMap(\.all).contains { ["Cancel", "Keep", "No"].contains($0.text) })
        }
        if cancels || parent.children.contains(where: asks) { return true }
      }
      current = parent
    }
    // A property that is the content of a dialog.
    return element.usesOfOwnMemberAreInDialogs
  }
}

extension Element {
  fileprivate var usesOfOwnMemberAreInDialogs: Bool {
    let uses = allUsesOfOwnMember
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.node.slotModifier >= 0 else { return false }
        switch use.file.modifiers[Int(use.node.slotModifier)].known {
        case .alert, .confirmationDialog, .actionSheet: return true
        default: return false
        }
      }
  }
}

/// Something that is deleted without a question.
private struct Destruction {
  var function: String
  /// Whether it is taken out of a value that the view is bound to, as in a form that is saved or not.
  var isPartOfForm = false

  private static let verbs: Set<String> = ["delete", "erase", "wipe", "destroy", "purge"]
  /// What is easily put back, belongs to a form, or asks by itself.
  private static let soft: Set<String> = [
    "filter", "filters", "search", "searches", "selection", "query", "favorite", "favorites", "favourite", "favourites",
    "like", "likes", "bookmark", "bookmarks", "draft", "drafts", "tag", "tags",
    "trash", "archive", "confirm", "confirmation", "show", "present", "ask", "prompt", "request", "prepare", "backward",
    "character", "digit", "cache", "cached", "caches", "will", "maybe", "try", "soft", "pending", "mark", "recent",
    "queue", "last",
    "action", "subscription", "keyword", "attachment", "media", "alert", "dialog", "initiate", "begin", "start",
    "tapped", "undo", "text", "tab", "tabs", "window", "windows",
  ]
  /// The same where it is what something is deleted from.
  private static let softHolders: Set<String> = ["favorite", "favorites", "favourite", "favourites", "bookmarks"]
  /// The same where it is what is handed to `delete(…)`.
  private static let softThings: Set<String> = [
    "filter", "favorite", "favourite", "like", "draft", "tab", "window", "bookmark",
  ]
  /// The same anywhere in what it is handed, or in the name of the screen: what was there lately comes again by itself.
  private static let passing: Set<String> = ["recent", "recents", "history", "suggestion", "suggestions", "temporary"]
  /// What is easily put back, as a button says it; one word may be a deed.
  private static let saidThings: Set<String> = [
    "filter", "filters", "search", "searches", "favorite", "favorites", "favourite", "favourites", "tag", "tags",
    "draft", "drafts", "bookmark", "bookmarks", "like", "likes", "unfavorite", "unfavourite", "unlike", "unbookmark",
    "untag", "unstar",
  ]
  /// What stands around it: the deed, and which of several.
  private static let saidBeside: Set<String> = [
    "delete", "remove", "clear", "erase", "reset", "discard", "all", "a", "an", "the", "this", "these", "my", "your",
    "saved", "recent", "history", "selected", "current", "active",
  ]

  /// Whether words say that something is taken away that is easily put back, and nothing else with it.
  static func isPutBack(_ text: String) -> Bool {
    let words = Words.split(text)
    // Out of what something is taken is what counts, and not what that is: “Remove the song from favourites”.
    if let from = words.lastIndex(of: "from") {
      return words[(from + 1)...].contains(where: saidThings.contains)
    }
    return words.contains(where: saidThings.contains)
      && words.allSatisfy { saidThings.contains($0) || saidBeside.contains($0) }
  }

  /// Words by which code asks or lets people take it back.
  private static let asks = [
    "undoManager", "registerUndo", "UIAlertController", "showAlert", "isPresented", "presentAlert", "Undo", "undo",
    "LAContext", "evaluatePolicy",
  ]

  /// What pressing a button runs: what its action says, and what is behind it.
  init?(_ action: NodeID, _ element: Element) {
    func read(_ run: RunCode) -> Self? {
      run.isFunction && !Self.doesNothingElse(run, element.model.evaluator) ? nil : Self(run, element)
    }
    if let written = Self(RunCode(node: action, scope: element.scope), element) {
      self = written
    } else if let run = element.code(running: action, where: { read($0) != nil }), let found = read(run) {
      self = found
    } else {
      return nil
    }
  }

  /// Whether a function deletes, always and at once, and does nothing beside it: what else it does may be what it is for.
  private static func doesNothingElse(_ run: RunCode, _ evaluator: Evaluator) -> Bool {
    let tree = run.tree
    let calls = Element.calledFunctions(in: run.node, tree).filter { destroying([$0]) == nil }
    let isPlain = evaluator.statements(of: run).flatMap(tree.nodes(below:)).allSatisfy { index in
      switch tree.nodes[index].kind {
      case .closureExpr, .ifExpr, .guardStmt, .switchExpr, .assignExpr: false
      default: true
      }
    }
    return isPlain && calls.allSatisfy { ["save", "dismiss"].contains($0.split(separator: ".").last ?? "") }
  }

  private init?(_ run: RunCode, _ element: Element) {
    let (tree, action) = (run.tree, run.node)
    var functions = Element.calledFunctions(in: action, tree)
    if tree.onlyClearsTheWay(in: action) { functions.removeAll { $0.hasSuffix("removeItem") } }
    guard let called = Self.destroying(functions), !Self.replaces(functions), !Self.isGivenSoftThing(action, tree),
      !(Words.split(called).contains("history") && element.model.typeWords(of: element.index).contains("search"))
    else { return nil }
    // Closures that ask: a state is set that shows something.
    let text = tree.source.string(tree.range(action))
    guard !Self.asks.contains(where: text.contains), !Self.setsQuestion(text) else { return nil }
    let name = called.split(separator: ".").last.map(String.init) ?? called
    if !called.contains(".") || called.hasPrefix("self.") {
      // A function of the type: what it does decides.
      guard let reference = element.model.evaluator.ownMember(Name(name), in: run.scope) else {
        // Given from outside: whoever gives it may ask.
        return nil
      }
      let member = element.model.project.member(reference)
      let home = element.model.project.file(reference)
      guard member.kind == .function, member.block.exists, home.tree.firstChild(member.block).exists else { return nil }
      let body = home.tree.source.string(home.tree.range(member.block))
      guard !Self.asks.contains(where: body.contains), !Self.setsQuestion(body) else { return nil }
      // Where it ends in a closure that was given, whoever gives it may ask as well.
      guard !Self.endsInGiven(member.block, home, element) else { return nil }
      // What a function deletes elsewhere is gone, whatever list shows it.
      isPartOfForm =
        Self.destroying(Element.calledFunctions(in: member.block, home.tree)) == nil
        && Self.changesBinding(member.block, home, element)
    } else {
      // A function of a model that is known to ask or to undo.
      if let reference = Self.function(name, run.file, element) {
        let home = element.model.project.file(reference)
        let member = element.model.project.member(reference)
        if member.block.exists {
          let body = home.tree.source.string(home.tree.range(member.block))
          guard !Self.asks.contains(where: body.contains), !Self.setsQuestion(body) else { return nil }
        }
      }
    }
    isPartOfForm = isPartOfForm || Self.changesBinding(action, run.file, element)
    function = called
  }

  /// Whether code calls a closure that its type is given, by a name that speaks of deleting.
  private static func endsInGiven(_ block: NodeID, _ home: FileViews, _ element: Element) -> Bool {
    home.tree.calls(below: block).contains { call in
      guard !call.base.exists, !Set(Words.split(call.name)).isDisjoint(with: ["delete", "remove"]),
        let reference = element.model.evaluator.ownMember(Name(call.name), in: element.scope)
      else { return false }
      let member = element.model.project.member(reference)
      return member.kind == .property && !member.block.exists
    }
  }

  /// Whether code sets or shortens something that the type is bound to.
  private static func changesBinding(_ code: NodeID, _ home: FileViews, _ element: Element) -> Bool {
    ActionEffect(of: code, in: home).changes.contains { name in
      guard let reference = element.model.evaluator.ownMember(name, in: element.scope) else { return false }
      let member = element.model.project.member(reference)
      return member.attributes.contains(.Binding)
        // A list or a file, not what is shown or chosen beside it.
        && (element.model.words(of: name).last.map { $0.hasSuffix("s") || ["value", "file"].contains($0) } ?? false)
    }
  }

  /// `context.delete(bookmark)`
  private static func isGivenSoftThing(_ action: NodeID, _ tree: Tree) -> Bool {
    tree.calls(below: action).contains { call in
      if verbs.contains(Words.split(call.name).first ?? ""),
        tree.children(call.call).dropFirst().contains(where: {
          tree.kind($0) == .argument && !passing.isDisjoint(with: Words.split(tree.sourceText($0)))
        })
      {
        return true
      }
      guard call.name == "delete", let thing = tree.argument(of: call.call, label: nil),
        tree.kind(thing) == .identifierExpr
      else { return false }
      return Words.split(tree.text(thing)).last.map(softThings.contains) ?? false
    }
  }

  /// The only function of the project with a name, looked for in the types that the file names.
  private static func function(_ name: String, _ file: FileViews, _ element: Element) -> MemberReference? {
    for member in file.members where member.type.exists {
      let type = file.tree.name(member.type)
      let found = element.model.project.members(named: Name(name), ofType: type, from: file)
      if found.count == 1 { return found[0] }
    }
    return nil
  }

  /// Whether something is put in the place of what goes.
  private static func replaces(_ functions: [String]) -> Bool {
    functions.contains { function in
      Words.split(function.split(separator: ".").last ?? "").contains {
        ["update", "insert", "create", "add"].contains($0)
      }
    }
  }

  private static func destroying(_ functions: [String]) -> String? {
    for function in functions {
      // A chain of calls has a name for each of them, and each begins with all before it: only its end is looked at.
      let dot = function.utf8.lastIndex(of: UInt8(ascii: "."))
      let last = function[(dot.map(function.utf8.index(after:)) ?? function.startIndex)...]
      let words = Words.split(last)
      guard let first = words.first else { continue }
      let isRemoval = first == "remove" && function.hasSuffix("removeItem") && function.contains("ile")
      guard verbs.contains(first) || isRemoval, !words.contains(where: soft.contains) else { continue }
      // `favourites.delete(song)`
      var holder = Words.split(function[..<last.startIndex])
      if let kind = holder.last, ["store", "repository", "manager", "list"].contains(kind) { holder.removeLast() }
      if holder.last.map(softHolders.contains) ?? false { continue }
      return function
    }
    return nil
  }

  private static let hints: Set<String> = [
    "confirm", "confirmation", "confirming", "alert", "dialog", "showing", "present", "presenting", "presented",
    "prompt",
  ]

  /// `showsDelete = true`, `itemToDelete = item`.
  private static func setsQuestion(_ text: String) -> Bool {
    Words.split(text).contains(where: hints.contains) || text.contains("Warning = ") || text.contains("ToDelete = ")
      || text.contains("ToRemove = ")
  }
}
