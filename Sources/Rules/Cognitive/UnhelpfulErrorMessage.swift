// Errors that say neither what went wrong nor what to do.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let unhelpfulErrorMessage = Rule(
    "unhelpful-error-message", options: [morePhrases],
    .file { model, report in
      let more = Set(report.words(morePhrases).map { Words.split($0).joined(separator: " ") })
      for text in model.screenTexts {
        switch text.part {
        case .alertTitle where isVague(text.text, more): judgeAlert(text, model, &report)
        case .text where isVague(text.text, more): judgeText(text, model, &report)
        default: break
        }
        if text.part != .spoken, blames(text.text) {
          report.add(
            .note, .medium, at: text.node,
            "This message blames people and does not say what to change: “\(text.text.shortened)”",
            help: "Say what is expected, such as “Enter an address like name@example.com”.", cause: text.view)
        }
      }
      for index in model.file.views.indices where model.knowns[index] == .Text {
        judgeRaw(Element(model: model, index: Int32(index)), &report)
      }
      unshown(model, &report)
    },
    uikit: { model, report in
      UIKitAlerts.vague(
        model, &report, more: Set(report.words(morePhrases).map { Words.split($0).joined(separator: " ") }))
    })

  /// What a vague message lacks, with its words.
  static func missing(_ words: String) -> String {
    "The error message “\(words.shortened)” says neither what went wrong nor what to do next"
  }
  static let wayOn = "\(inWords), and offer a next step, such as a “Try Again” button."
  private static let inWords = "Say what happened in everyday words"

  /// Whole messages that tell nothing.
  private static let vague: Set<String> = [
    "error", "an error occurred", "an error has occurred", "error occurred", "something went wrong", "oops",
    "whoops", "uh oh", "unknown error", "an unknown error occurred", "failed", "failure",
    "an unexpected error occurred",
    "unexpected error", "oops something went wrong", "there was an error", "there was a problem", "error!",
    "operation failed", "request failed", "something bad happened", "generic error",
  ]

  private static let morePhrases = RuleOption.words(
    "phrases", "Complete messages in the app's languages that say nothing useful, in addition to the English ones")

  static func isVague(_ text: String, _ more: Set<String> = []) -> Bool {
    guard text.utf8.count <= 50, !text.contains("‹") else { return false }
    let words = Words.split(text).joined(separator: " ")
    return vague.contains(words) || more.contains(words)
  }

  private static func blames(_ text: String) -> Bool {
    // Each of the phrases has one of these words.
    guard text.utf8.count < 600, FastText.containsWithoutCase(text, "you") else { return false }
    let lower = text.lowercased()
    guard lower.utf8.count < 200 else { return false }
    return ["you entered an invalid", "you have entered an invalid", "your input is invalid", "you failed to "]
      .contains { phrase in
        guard let found = lower.firstRange(of: phrase) else { return false }
        // “If you failed to …” tells what to do in that case, and that nothing happened yet.
        let before = lower[..<found.lowerBound].split { !$0.isLetter }.last
        return !["if", "when", "whenever", "unless", "once", "case"].contains(before)
      }
  }

  /// Errors that a view keeps in states which nothing of it shows, said once for each view.
  private static func unshown(_ model: FileModel, _ report: inout Report) {
    let file = model.file
    let states = model.unreadStates { Words.split($0).contains(where: wordsOfErrors.contains) }
    for owner in Set(states.map { file.members[Int($0.member)].owner }).sorted() {
      let own = states.filter { file.members[Int($0.member)].owner == owner }
      guard file.members[Int(own[0].member)].surroundings.isDisjoint(with: [.debug, .preview, .tests]) else { continue }
      let names = own.map { file.tree.string(of: file.members[Int($0.member)].nameToken) }
      // `hasFailed` alone is kept for code.
      guard !names.allSatisfy({ ["has", "is", "did", "was"].contains(Words.split($0).first) }) else { continue }
      let places = own.flatMap(\.assignments).filter { !keepsAnother($0, besides: names, file.tree) }
        .sorted { file.tree.range($0).start < file.tree.range($1).start }
      guard !places.isEmpty else { continue }
      report.add(
        .warning, .medium, at: file.tree.range(places[0]),
        "The error is stored in \(names.joined(separator: " and ")), which no view shows or announces",
        help: "Show it where it happened, or in an alert.",
        objects: places.dropFirst().map {
          RelatedLocation(path: file.path, range: file.tree.range($0), message: "It is set here as well")
        })
    }
  }

  /// Whether the error is kept under another name right beside, which may be shown.
  private static func keepsAnother(_ assignment: NodeID, besides names: [String], _ tree: Tree) -> Bool {
    guard let block = tree.parent(of: assignment) else { return false }
    return tree.children(block).contains { other in
      guard tree.kind(other) == .assignExpr else { return false }
      let name = tree.text(tree.firstChild(other))
      return !names.contains(name) && Words.split(name).contains { $0 == "error" || $0 == "message" }
    }
  }

  private static let wordsOfErrors: Set<String> = [
    "error", "errors", "alert", "fail", "failed", "failure", "warning", "toast", "invalid",
  ]

  /// What a button says that does no more than put an alert away.
  static let closing: Set<String> = ["ok", "okay", "close", "dismiss", "cancel", "got it"]

  /// An alert with a vague title, only a button that closes it, and no words of the app's own.
  private static func judgeAlert(_ text: ScreenText, _ model: FileModel, _ report: inout Report) {
    let element = Element(model: model, index: text.view)
    let tree = model.file.tree
    guard
      let position = element.node.modifiers.first(where: { index in
        let use = model.file.modifiers[Int(index)]
        return (use.known == .alert || use.known == .confirmationDialog) && tree.stands(text.node, in: use.call)
      })
    else { return }
    let inside = element.descendants.filter { $0.node.slotModifier == position }
    let own = inside + inside.flatMap(\.descendants)
    let buttons = own.filter { $0.node.kind == .use && ($0.known == .Button || $0.known == .Link) }
    let others = own.filter { $0.node.kind != .use || ($0.known == .other && $0.node.kind == .use) }
    guard others.isEmpty, buttons.count <= 1 else { return }
    if let button = buttons.first {
      let words = button.visibleWordings.flatMap(\.all).map { $0.text.lowercased() }
      guard !words.isEmpty, words.allSatisfy(closing.contains)
      else { return }
    }
    for message in own where message.known == .Text && message.node.slot != .label {
      guard message.labelOwner == nil, let words = message.argument(nil) ?? message.argument("verbatim") else {
        continue
      }
      guard isSystemText(words, model) || message.textWordings.all.contains(where: { isVague($0.text) }) else { return }
    }
    report.add(
      .note, .medium, at: element.tree.range(text.node), missing(text.text), help: wayOn, cause: text.view,
      related: passed(text, element))
  }

  /// Where the words are written that a modifier of the project's own is passed.
  private static func passed(_ text: ScreenText, _ element: Element) -> [RelatedLocation] {
    guard element.tree.kind(text.node) != .stringLiteral else { return [] }
    let values = element.model.values(of: text.node, in: element.scope, type: .none) ?? []
    return values.prefix(8).compactMap { value in
      let tree = value.scope.file.tree
      guard tree.kind(value.node) == .stringLiteral else { return nil }
      return RelatedLocation(path: value.scope.file.path, range: tree.range(value.node), message: "the words")
    }
  }

  /// A vague text with nothing beside it that says more or leads on.
  private static func judgeText(_ text: ScreenText, _ model: FileModel, _ report: inout Report) {
    let element = Element(model: model, index: text.view)
    guard element.labelOwner == nil, !element.flags.contains(.labelSlot), element.node.slot != .header else { return }
    // The screen around, as far as it is written here.
    var top = element
    while let parent = top.parent, !top.node.slot.isPresentationSlot, top.node.slot != .toolbar {
      if parent.node.kind == .choice, parent.node.slot == .root { break }
      top = parent
      if top.node.kind == .choice { break }
    }
    let branch =
      top.node.kind == .choice
      ? top.descendants.filter { $0.branch(below: top) == element.branch(below: top) } : top.descendants
    for other in branch where other.index != element.index {
      if other.control != nil || other.node.kind == .opaque || other.node.kind == .base { return }
      if other.known == .other && other.node.kind == .use { return }
      if other.node.kind == .reference { return }
      if other.known == .Text || other.known == .Label {
        let words = other.textWordings.all + other.titleWordings.all
        let isSystem = other.argument(nil).map { isSystemText($0, model) } ?? false
        if !isSystem, words.isEmpty || words.contains(where: { !isVague($0.text) }) { return }
      }
      if other.hasModifier(.onTapGesture) { return }
    }
    guard !element.withAncestors.contains(where: { $0.hasModifier(.onTapGesture) || $0.control != nil }),
      !top.hasModifier(.refreshable)
    else { return }
    // Behind `??` it stands in for what code may never leave out.
    let tree = model.file.tree
    let isFallback =
      element.argument(nil).map { shown in
        tree.kind(shown) == .binaryExpr && tree.mainIs(shown, "??")
          && (tree.stands(text.node, in: tree.lastChild(shown)) || text.node == shown)
      } ?? false
    report.add(
      .note, isFallback ? .low : .medium, at: text.node, missing(text.text), help: wayOn, cause: text.view)
  }

  /// An error printed as it is in the code.
  private static func judgeRaw(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use, !element.isOutOfScope, !element.surroundings.contains(.debug),
      let words = element.argument(nil) ?? element.argument("verbatim"),
      let shown = rawError(words, element.tree), !element.model.isForExperts(element.index)
    else { return }
    report.add(
      .note, .medium, at: words,
      "This text shows the raw error “\(shown)”, which only developers understand",
      help: offersMore(beside: element) ? inWords + "." : wayOn, cause: element.index)
  }

  /// Whether a button or link stands in the same stack, which is a next step.
  private static func offersMore(beside element: Element) -> Bool {
    element.parent?.descendants.contains { $0.control != nil } ?? false
  }

  private static func isErrorName(_ text: String) -> Bool {
    text == "error" || text == "err" || text == "nsError" || text == "lastError" || text == "loadError"
  }

  /// `"\(error)"`, `String(describing: error)`, `error.debugDescription`.
  private static func rawError(_ words: NodeID, _ tree: Tree) -> String? {
    switch tree.kind(words) {
    case .stringLiteral:
      for child in tree.children(words) where tree.kind(child) == .interpolation {
        let argument = tree.firstChild(child)
        guard argument.exists else { continue }
        let value = tree.lastChild(argument)
        if tree.kind(value) == .identifierExpr, isErrorName(tree.text(value)) { return tree.text(value) }
        if let inner = rawError(value, tree) { return inner }
      }
      return nil
    case .callExpr:
      guard let value = tree.argument(of: words, label: "describing") ?? tree.argument(of: words, label: "reflecting"),
        tree.kind(value) == .identifierExpr, isErrorName(tree.text(value))
      else { return nil }
      return tree.text(value)
    case .memberExpr:
      let base = tree.firstChild(words)
      guard tree.text(words) == "debugDescription", tree.kind(base) == .identifierExpr, isErrorName(tree.text(base))
      else { return nil }
      return tree.text(base)
    default: return nil
    }
  }

  /// `error.localizedDescription`, which is the system's unless the app's own errors bring words.
  private static func isSystemText(_ words: NodeID, _ model: FileModel) -> Bool {
    let tree = model.file.tree
    guard tree.words(below: words).isSuperset(of: ["localized", "description"]) else { return false }
    return !model.project.declaresErrorTexts
  }
}

extension Tree {
  /// Whether a node is another one or stands in it.
  func stands(_ inner: NodeID, in outer: NodeID) -> Bool {
    let range = self[outer]
    return range.firstDescendant <= inner.index && inner.index <= outer.index
  }
}

extension Element {
  /// The number of the branch of a choice in which the view stands.
  func branch(below choice: Element) -> Int16? {
    var current = self
    while let parent = current.parent {
      if parent.index == choice.index { return current.node.branch }
      current = parent
    }
    return nil
  }
}
