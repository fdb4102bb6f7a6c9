// A message that appears on the screen and is not spoken.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let announcementMissing = Rule(
    "announcement-missing",
    .view(Set(ViewCategory.allCases)) { element, report in
      PassingMessages.judge(element, &report)
      MessageParts.judge(element, &report)
      FadingMessages.judge(element, &report)
      StatusSwitches.judge(element, &report)
      ReplacedWords.check(element, &report)
      RedMessages.check(element, &report)
      guard element.node.kind == .choice, element.tree.kind(element.node.expression) == .ifExpr else { return }
      guard !element.isExemptFromSpeech, !element.surroundings.contains(.widget), element.labelOwner == nil,
        element.flags.isDisjoint(with: [.labelSlot, .systemHost, .mapContent, .chart])
      else { return }
      guard !element.withAncestors.contains(where: { $0.node.slot == .valueLabel || $0.node.slot == .apart }) else {
        return
      }
      guard element.body.kind != .style, !isWholePage(element), !element.ancestors.contains(where: isOpenedOrRow) else {
        return
      }
      guard let condition = MessageCondition(element), let message = message(in: element, condition),
        !isOpenedOrRowWhereUsed(element)
      else { return }
      guard !isTold(condition, message, element), !continuesText(message, element),
        !isFactOfThePlace(condition, element)
      else { return }
      report.add(
        .warning, .medium, at: message.nameRange, "\(appearsUnsaid)\(condition.shownWhile)",
        help: sayIt(element.model.project),
        cause: message.index)
    },
    uikit: { model, report in
      unfocusableArgument(model, &report)
      UIKitResults.unannounced(model, &report)
      UIKitResults.unannouncedLabels(model, &report)
      UIKitResults.unannouncedWords(model, &report)
      PassingBoxes.check(model, &report)
    })

  static let appearsUnsaid =
    "This message appears without an announcement, so VoiceOver users may miss it"
  /// How to announce what appears, by what the deployment target has.
  static func sayIt(_ project: Project, when: String = "when it appears") -> String {
    // SwiftUI's accessibility focus came with iOS 15.
    "\(announcing(project)) \(when)" + (project.runsBefore(iOS: 15) ? "." : ", or move the accessibility focus to it.")
  }

  /// `AccessibilityNotification` came with iOS 17.
  static func announcing(_ project: Project) -> String {
    project.runsBefore(iOS: 17)
      ? "Call UIAccessibility.post(notification: .announcement, argument: …)"
      : "Post AccessibilityNotification.Announcement(\"…\")"
  }

  /// Whether all that is asked are values of the environment that the project sets nowhere, or to what is written out: they
  /// say where the view stands, and change never while it does.
  static func isFactOfThePlace(_ condition: MessageCondition, _ choice: Element) -> Bool {
    guard !condition.names.isEmpty else { return false }
    return condition.names.allSatisfy { name in
      guard let reference = choice.model.evaluator.ownMember(name, in: choice.scope),
        choice.model.project.member(reference).attributes.contains(.Environment)
      else { return false }
      return choice.model.isEnvironmentConstant(reference)
    }
  }

  /// What people open themselves they read next, and a row's words are met with the row.
  static func isOpenedOrRow(_ view: Element) -> Bool {
    switch view.known {
    case .ForEach, .DisclosureGroup, .LabeledContent: true
    // A list that makes its rows from data, as ForEach does.
    case .List: view.argument(nil) != nil
    default: false
    }
  }

  /// The same around each use of the property, function or component that the message stands in; a component may be a row
  /// of what changes.
  static func isOpenedOrRowWhereUsed(_ choice: Element) -> Bool {
    if choice.isWhereUsedInside([.DisclosureGroup, .LabeledContent]) { return true }
    let isOwnMember = choice.body.kind == .property || choice.body.kind == .function
    return isOwnMember && choice.isWhereUsedInside([.ForEach])
  }

  /// A notification moves the focus to a view or element; a controller is neither.
  private static func unfocusableArgument(_ model: UIKitModel, _ report: inout Report) {
    for call in model.calls(of: .post) {
      let tree = model.tree
      guard let member = model.member(around: call.call), model.isJudged(member),
        let notification = tree.argument(of: call.call, label: "notification"),
        ["layoutChanged", "screenChanged"].contains(tree.text(notification)),
        let argument = tree.argument(of: call.call, label: "argument"),
        let type = model.type(of: argument, member: member), type.kind.isController
      else { continue }
      report.add(
        .warning, .high, at: argument,
        "VoiceOver focus needs a view or element, but \(tree.codeInMessage(argument)) is a view controller, so the change is not read",
        help: "Pass the view that has changed, such as the controller's view.")
    }
  }

  /// The view that appears, when it is a message rather than a part of the screen.
  private static func message(in choice: Element, _ condition: MessageCondition) -> Element? {
    let shown = choice.children.filter { $0.node.branch == 0 }
    var views = 0
    var controls = 0
    var buttons = 0
    var triesAgain = false
    var first: Element?
    for root in shown {
      for view in [root] + root.descendants where !view.node.slot.isPresentationSlot {
        views += 1
        switch view.known {
        // A section of its own for the words of an error is no other part of the screen.
        case .Section where condition.isFailure: break
        case .List, .Form, .ScrollView, .NavigationStack, .NavigationView, .TabView, .ForEach, .Section,
          .ContentUnavailableView, .TextField, .SecureField, .Toggle, .Picker, .Chart, .LabeledContent:
          return nil
        // What leads on or acts is a row of the screen.
        case .Text, .Label: if view.labelOwner == nil { first = first ?? view }
        case .ProgressView:
          // A bare spinner has no words that could be announced.
          if condition.isProgress, view.argument(nil) != nil { first = first ?? view }
        case .other where view.node.kind == .use:
          if condition.isMessageView(view.tree.string(of: view.node.nameToken))
            || condition.isFailure && view.labelOwner == nil && MessageParts.showsOnlyWords(view)
          {
            first = first ?? view
          }
        default: break
        }
        if view.control?.isInteractive == true { buttons += 1 }
        if view.control?.isInteractive == true || passesAction(view) || closesItself(view, condition)
          || (condition.isBanner || condition.isMessage) && holdsControl(view)
        {
          controls += 1
        }
        triesAgain = triesAgain || offersAnotherTry(view)
      }
    }
    guard views <= 12, controls <= 2, let first, !first.flags.contains(.hidden) else { return nil }
    // A banner that one can act on is a card of the screen.
    if condition.isBanner || condition.isMessage && isBanner(first),
      controls > 0 || !condition.isProgress && isInFlow(choice, first)
    {
      return nil
    }
    // So is a warning that is a row of the page and has its button.
    if condition.isWarning, buttons > 0, isInFlow(choice, first) { return nil }
    // What is shown while something loads, instead of it, is met by whoever opens the screen.
    if condition.isProgress, choice.node.branches != -1 || waitsForContent(choice, condition) { return nil }
    // So is what tells that it could not be loaded: in its place, or with a button to try again.
    if condition.isFailure, !first.flags.contains(.layered), triesAgain || standsForContent(choice) { return nil }
    if condition.isFailure, standsInPlace(choice) { return nil }
    if condition.isProgress, tellsHowFar(first) { return nil }
    if isLineOfTable(first, choice) { return nil }
    if isValueOfRow(first) || isShownEitherWay(first, choice) || isDate(first) || isRemark(first, condition) {
      return nil
    }
    return first
  }

  /// Whether it is a line of a table that the project lays out itself: its component makes the other lines as well, which
  /// tell facts, each of which may be missing.
  private static func isLineOfTable(_ message: Element, _ choice: Element) -> Bool {
    guard
      let line = message.ancestors.first(where: {
        $0.index > choice.index && $0.node.kind == .use && $0.known == .other
      })
    else { return false }
    let (file, owner) = (choice.file, choice.body.owner)
    return file.views.indices.count { index in
      let view = file.views[index]
      return view.kind == .use && view.name == line.node.name && (index < choice.index || index >= choice.node.end)
        && file.bodies[Int(view.body)].owner == owner
    } >= linesOfTable
  }

  private static let linesOfTable = 3

  /// Whether a banner of the project has its control inside: `NoticeBanner(model: model)`.
  private static func holdsControl(_ view: Element) -> Bool {
    // What moves in while people are at something else is news, whatever it holds.
    isBanner(view) && !view.hasModifier(.transition) && !view.controlsInside().isEmpty
  }

  private static func isBanner(_ view: Element) -> Bool {
    view.node.kind == .use && view.known == .other
      && Words.split(view.tree.string(of: view.node.nameToken)).contains("banner")
  }

  /// A share or count that goes on changing, with no words of its own: `Text("\(Int(progress * 100)) %")`,
  /// `Text(progress, format: .percent)`, `Text(uploadPercentage)`.
  private static func tellsHowFar(_ message: Element) -> Bool {
    guard message.known == .Text, let words = message.argument(nil) ?? message.argument("verbatim") else {
      return false
    }
    let written = message.textWordings.all.map(\.text)
    if written.contains(where: { saysMoreThanValues($0) }) { return false }
    if written.contains(where: { $0.contains("%") }) { return true }
    return message.names(in: words).contains { name in
      let split = message.model.words(of: name)
      return !measures.isDisjoint(with: split) && !(split.last.map(wordsOfMeasures.contains) ?? false)
    }
  }

  /// Whether letters stand outside of what is filled in.
  private static func saysMoreThanValues(_ text: String) -> Bool {
    var isFilledIn = false
    for character in text {
      switch character {
      case "‹": isFilledIn = true
      case "›": isFilledIn = false
      default: if !isFilledIn, character.isLetter { return true }
      }
    }
    return false
  }

  private static let measures: Set<String> = ["progress", "percent", "percentage", "fraction", "ratio"]
  /// What tells of the measure in words.
  private static let wordsOfMeasures: Set<String> = ["message", "title", "label", "description", "status"]

  private static func offersAnotherTry(_ view: Element) -> Bool {
    // `retryButton`, a property of the screen, or `RetryButton()`.
    if view.node.kind == .reference || view.node.kind == .use && view.known == .other {
      let words = Words.split(view.tree.string(of: view.node.nameToken))
      if words.contains(where: { ["retry", "reload", "refresh", "resume"].contains($0) }) { return true }
    }
    guard view.node.kind == .use, view.control?.isInteractive == true || passesAction(view) else { return false }
    let code = view.tree.sourceText(view.node.expression).lowercased()
    return ["retry", "tryagain", "try again", "reload", "refresh", "resume"].contains(where: code.contains)
  }

  /// Whether a banner is handed the state that shows it, so that it has a button that puts it away.
  private static func closesItself(_ view: Element, _ condition: MessageCondition) -> Bool {
    guard view.node.kind == .use, view.known == .other else { return false }
    return !ActionEffect(of: view.node.expression, in: view.file).changes.isDisjoint(with: condition.names)
  }

  /// Whether a banner is a row of what a page scrolls, which is met like the others.
  private static func isInFlow(_ choice: Element, _ banner: Element) -> Bool {
    guard !banner.flags.contains(.layered), !banner.hasModifier(.transition), choice.node.slotModifier < 0 else {
      return false
    }
    let pages: Set<Known> = [.ScrollView, .List, .Form]
    return choice.ancestors.contains { pages.contains($0.known) } || choice.isWhereUsedInside(pages)
  }

  /// Whether a choice around each use of the property that tells of the failure shows the loading otherwise:
  /// `if isLoading { … } else if hasFailed { failure }`.
  private static func standsInPlace(_ choice: Element) -> Bool {
    func isAlternative(_ view: Element) -> Bool {
      var inner = view
      for outer in view.ancestors {
        if outer.node.kind == .choice, showsLoading(outer, besides: inner.node.branch) { return true }
        inner = outer
      }
      return false
    }
    // The property has to be the telling of the failure, not the page with it.
    guard choice.body.member >= 0 else { return false }
    let name = Words.split(choice.tree.string(of: choice.file.members[Int(choice.body.member)].nameToken))
    guard name.contains(where: { ["error", "failure", "failed"].contains($0) }) else { return false }
    let uses = choice.usesOfOwnMember
    // What stands around uses in other files is not looked at.
    return uses.isEmpty ? !choice.usesOfOwnMemberElsewhere.isEmpty : uses.allSatisfy(isAlternative)
  }

  private static func showsLoading(_ choice: Element, besides branch: Int16) -> Bool {
    choice.children.filter { $0.node.branch != branch }.contains { root in
      ([root] + root.descendants).contains { view in
        guard !view.node.slot.isPresentationSlot, view.labelOwner == nil else { return false }
        if view.known == .ProgressView { return true }
        guard view.node.kind == .reference || view.node.kind == .use && view.known == .other else { return false }
        return !Set(Words.split(view.tree.string(of: view.node.nameToken))).isDisjoint(with: loadingWords)
      }
    }
  }

  private static let loadingWords: Set<String> = ["progress", "loading", "loader", "spinner", "processing", "skeleton"]

  /// Whether another branch tells that it is being loaded, so that this one stands in the place of what was to come; also
  /// where the message is one of a few words in that branch, perhaps with a button that tries again.
  private static func standsForContent(_ choice: Element) -> Bool {
    if showsLoading(choice, besides: 0) { return true }
    var inner = choice
    while inner.node.slotModifier < 0, let outer = inner.parent {
      guard outer.node.kind == .choice || outer.known.isStack || outer.known == .Group else { return false }
      // A branch that shows the content as well is the content, in which the message comes up.
      for view in outer.children
      where view.index != inner.index && view.node.slotModifier < 0
        && (outer.node.kind != .choice || view.node.branch == inner.node.branch)
      {
        guard view.node.kind == .use, isWordsOrButton(view.known) else { return false }
      }
      if outer.node.kind == .choice { return showsLoading(outer, besides: inner.node.branch) }
      inner = outer
    }
    return false
  }

  private static func isWordsOrButton(_ known: Known) -> Bool {
    switch known {
    case .Text, .Label, .Image, .Spacer, .Button: true
    default: false
    }
  }

  /// A row of a list that says what it is and then its value: `Text("Error")`, a spacer, `Text(error)`.
  private static func isValueOfRow(_ message: Element) -> Bool {
    guard message.flags.contains(.listRow), let row = message.parent, row.known == .HStack else { return false }
    let texts = row.children.filter { $0.known == .Text }
    return texts.count == 2 && texts[0].index == message.index
      && row.children.contains { $0.known == .Spacer && $0.index > texts[0].index && $0.index < texts[1].index }
  }

  /// `if let sent = message.sent { Text(sent, style: .time) }`: when it was, and no word that it is done.
  private static func isDate(_ message: Element) -> Bool {
    message.known == .Text
      && ["style", "format", "formatter"].contains { message.argument($0) != nil }
  }

  /// A remark that says so by its symbol: `Label("…", systemImage: "info.circle")`.
  private static func isRemark(_ message: Element, _ condition: MessageCondition) -> Bool {
    guard condition.isWarning, message.known == .Label, let symbol = message.argument("systemImage") else {
      return false
    }
    return message.tree.sourceText(symbol).contains("info")
      || message.model.evaluator.value(of: symbol, in: message.scope).alternatives.contains {
        if case .string(let name) = $0 { name.contains("info") } else { false }
      }
  }

  /// The same words in another branch: they only look otherwise. `Text(prefix + suffix)` says what `Text(prefix)` and
  /// `Text(suffix)` say.
  private static func isShownEitherWay(_ message: Element, _ choice: Element) -> Bool {
    guard message.known == .Text, let words = message.argument(nil) else { return false }
    let own = message.code(of: words)
    let others = choice.children.filter { $0.node.branch > 0 }.flatMap { [$0] + $0.descendants }
      .filter { $0.known == .Text }.compactMap { view in view.argument(nil).map { (view, $0) } }
    if others.contains(where: { $0.code(of: $1) == own }) { return true }
    guard message.tree.kind(words) == .binaryExpr else { return false }
    let isJoined = message.tree.children(words).allSatisfy { part in
      switch message.tree.kind(part) {
      case .identifierExpr, .memberExpr: true
      default: false
      }
    }
    let said = others.reduce(into: Set<Name>()) { $0.formUnion($1.0.names(in: $1.1)) }
    return isJoined && !others.isEmpty && message.names(in: words).isSubset(of: said)
  }

  /// Whether the screen has no other content until it is there: `ScrollView { if let page { … } }`, with what tells of the
  /// loading laid over it.
  private static func waitsForContent(_ choice: Element, _ condition: MessageCondition) -> Bool {
    let file = choice.file
    let tree = choice.tree
    return file.bodies.contains { body in
      body.owner == choice.body.owner
        && body.views.contains { index in
          let view = file.views[Int(index)]
          guard view.kind == .choice, view.branches == -1, index != choice.index,
            tree.kind(view.expression) == .ifExpr
          else { return false }
          let conditions = tree.firstChild(view.expression)
          guard conditions.exists, tree.children(conditions).count == 1,
            tree.kind(tree.firstChild(conditions)) == .optionalBinding,
            tree.names(in: conditions).isDisjoint(with: condition.names)
          else { return false }
          let content = Element(model: choice.model, index: index)
          if isWholePage(content) { return true }
          guard MessageCondition(content) == nil else { return false }
          return content.isAloneInSlot
        }
    } || choice.model.parts(ofType: choice.body.owner).contains { waitsForContent($0, condition, choice.file) }
  }

  /// The same for a part of the type in another file: something that is not there yet stands in what it scrolls.
  private static func waitsForContent(
    _ part: (file: FileViews, type: TypeDeclaration), _ condition: MessageCondition, _ own: FileViews
  ) -> Bool {
    guard part.file !== own else { return false }
    let (home, tree) = (part.file, part.file.tree)
    return part.type.members.contains { member in
      let body = home.members[Int(member)].body
      guard body >= 0 else { return false }
      return home.bodies[Int(body)].views.contains { index in
        let view = home.views[Int(index)]
        guard view.kind == .choice, view.branches == -1, tree.kind(view.expression) == .ifExpr else { return false }
        let conditions = tree.firstChild(view.expression)
        guard conditions.exists, tree.children(conditions).count == 1,
          tree.kind(tree.firstChild(conditions)) == .optionalBinding,
          tree.names(in: conditions).isDisjoint(with: condition.names)
        else { return false }
        return ViewReference(file: home, index: index).withAncestors.contains {
          [.ScrollView, .List, .Form].contains($0.node.known)
        }
      }
    }
  }

  /// Whether it is all that a page scrolls: the page itself, which is met like any other.
  private static func isWholePage(_ choice: Element) -> Bool {
    var view = choice
    while let parent = view.parent, view.node.slot == .content, view.isAloneInSlot {
      switch parent.known {
      case .ScrollView, .List, .Form: return true
      case .VStack, .LazyVStack, .HStack, .ZStack, .Group: view = parent
      default: return false
      }
    }
    return false
  }

  /// Whether the words only go on with the text above them: a paragraph in the same style, or what stands below a title
  /// that comes from the same place.
  private static func continuesText(_ message: Element, _ choice: Element) -> Bool {
    guard message.known == .Text, message.parent?.index == choice.index,
      let above = choice.previousSibling, above.known == .Text, above.node.kind == .use
    else { return false }
    let ownFont = message.writtenModifiers.first { $0.known == .font }
    let fontAbove = above.writtenModifiers.first { $0.known == .font }
    if let ownFont, let fontAbove, !message.hasModifier(.transition) {
      let colours: Set<Known> = [.foregroundColor, .foregroundStyle]
      func argument(_ use: ViewModifierUse?, _ view: Element) -> String? {
        use.flatMap { view.tree.argument(of: $0.call, label: nil) }.map { view.tree.sourceText($0) }
      }
      let own = argument(message.writtenModifiers.first { colours.contains($0.known) }, message)
      let other = argument(above.writtenModifiers.first { colours.contains($0.known) }, above)
      if argument(ownFont, message) == argument(fontAbove, above), own == other { return true }
    }
    // `Text(state.title)`, and `if let message = state.message` below it.
    guard let title = above.argument(nil), choice.tree.kind(title) == .memberExpr, choice.tree.text(title) == "title"
    else { return false }
    let base = choice.tree.sourceText(choice.tree.firstChild(title))
    return MessageCondition(choice)?.text == base + ".message"
  }

  /// Whether a component is handed something to do.
  private static func passesAction(_ view: Element) -> Bool {
    guard view.node.kind == .use, view.known == .other else { return false }
    return view.tree.children(view.node.expression).dropFirst().contains { argument in
      if view.tree.kind(view.tree.lastChild(argument)) == .closureExpr { return true }
      // `onClose: model.close`, `closeBlock: model.close`
      guard let label = view.tree.label(of: argument) else { return false }
      let words = Words.split(view.tree.string(of: label))
      return words.contains("action") || words.first == "on" || ["block", "handler"].contains(words.last)
    }
  }

  static func isTold(_ condition: MessageCondition, _ message: Element, _ choice: Element) -> Bool {
    let names = condition.names
    // The message speaks for itself when it appears.
    if choice.model.announces(in: choice.node.expression) { return true }
    // What comes up as a sheet or an alert as well is read there.
    if choice.isHandedToPresentation(names) { return true }
    if !choice.model.announcedNames(ofType: choice.body.owner).isDisjoint(with: names) { return true }
    for view in choice.descendants {
      if view.hasModifier(.accessibilityFocused) { return true }
      if view.node.kind == .use, view.known == .other, choice.model.announces(typeNamed: view.node.name) { return true }
    }
    if choice.descendants.contains(where: \.announcesItself) || choice.announcesChange(of: names) { return true }
    if condition.isOfAnObject, condition.names.contains(where: { choice.model.announces(ownersOf: $0) }) { return true }
    // The words are in the hint, value or label of the field they belong to.
    return choice.file.modifiers.contains { use in
      switch use.known {
      case .accessibilityHint, .accessibilityValue, .accessibilityLabel, .accessibilityCustomContent:
        let view = choice.file.views[Int(use.owner)]
        guard choice.file.bodies[Int(view.body)].owner == choice.body.owner, use.owner != message.index else {
          return false
        }
        let arguments = choice.tree.children(use.call).dropFirst()
        return arguments.contains { !choice.names(in: $0).isDisjoint(with: names) }
      default: return false
      }
    }
  }
}

/// A condition that by its names shows a message.
struct MessageCondition {
  var names: Set<Name> = []
  var text = ""
  /// When the message is shown, for the end of a sentence.
  var shownWhile: String {
    asked.map { ": it is shown only while \(ConditionWords.text($0.conditions, $0.tree))" } ?? ""
  }
  private var asked: (conditions: NodeID, tree: Tree)?
  /// The names that the condition begins with: `toast` in `toast.message`.
  private var roots: Set<Name> = []
  /// Whether it tells that something goes on.
  var isProgress = false
  /// Whether it asks an object: `model.error`.
  var isOfAnObject = false
  /// Whether it tells that something did not work.
  var isFailure = false
  /// Whether it is a banner by its name and nothing else.
  var isBanner = false
  /// Whether it asks for a message, which may be about anything.
  var isMessage = false
  /// Whether it warns, and nothing else.
  var isWarning = false
  /// Whether a name that is asked ends in "status", or in "status" and words for words: `statusText`.
  private var endsInStatus = false
  /// Whether that is asked of something, not only what it is called here: `let status = presence.state`.
  private var isStatusAsked = false

  static let emptyNames: Set<Name> = Set(
    [
      "self", "model", "viewModel", "vm", "store", "state", "isEmpty", "count", "nil", "true", "false", "description",
      "localizedDescription", "message", "text", "title", "Text", "String", "let", "wrappedValue", "projectedValue",
    ].map { Name($0) })

  private static let messageWords: Set<String> = [
    "toast", "snackbar", "banner", "error", "success", "succeeded", "saved", "copied", "collected", "message",
    "confirmation", "warning", "failed", "failure", "sent", "submitted", "added", "deleted", "status",
    "invalid",
  ]
  /// What was done; before a noun they only say which.
  private static let deeds: Set<String> = [
    "saved", "copied", "collected", "sent", "submitted", "added", "deleted", "failed", "succeeded",
  ]
  private static let progressWords: Set<String> = [
    "loading", "processing", "submitting", "saving", "uploading", "syncing", "progress",
  ]
  private static let wordsForWords: Set<String> = ["message", "text", "label", "title"]
  private static let otherWords: Set<String> = [
    "kind", "type", "mode", "style", "expanded", "has", "messages", "items", "filter", "count", "empty", "enabled",
    "selected", "always", "preview", "debug", "editing", "compact", "size", "bar", "option", "setting",
    "settings", "allowed", "supports", "previews", "can", "raw",
  ]

  init?(_ choice: Element) { self.init(choice, asking: choice.tree.firstChild(choice.node.expression)) }

  /// The condition of an `if`, or an expression that chooses whether a view is seen.
  init?(_ choice: Element, asking conditions: NodeID) {
    let tree = choice.tree
    guard conditions.exists else { return nil }
    text = tree.source.string(tree.range(conditions))
    asked = (conditions, tree)
    let parts = tree.kind(conditions) == .conditions ? Array(tree.children(conditions)) : [conditions]
    let isBound = parts.contains { tree.kind($0) == .optionalBinding }
    // `let error = model.error` is about `model.error`.
    if parts.count == 1, tree.kind(parts[0]) == .optionalBinding {
      let last = tree.lastChild(parts[0])
      text = tree.source.string(tree.range(tree.kind(last) == .initializer ? tree.lastChild(last) : last))
    }
    var isAskedForValue = false
    var words: Set<String> = []
    for index in tree.nodes(below: conditions)
    where tree.nodes[index].kind == .identifierExpr {
      roots.insert(tree.name(NodeID(index)))
    }
    // An object that holds the state is handed over once and changes all the same.
    roots.subtract(["self", "model", "viewModel", "vm", "store", "state"].map { Name($0) })
    for condition in parts {
      switch tree.kind(condition) {
      case .prefixExpr where Self.isFilled(condition, tree):
        // `!errorMessage.isEmpty`
        isAskedForValue = true
        note(tree.firstChild(tree.lastChild(condition)), choice, &words)
      case .prefixExpr:
        // `!name.isEmpty, !name.isValid`: what is typed is not valid.
        let asked = tree.lastChild(condition)
        guard parts.count > 1 || isValidity(asked, tree),
          tree.kind(asked) == .memberExpr
            || tree.kind(asked) == .identifierExpr && isValidity(asked, tree)
              && choice.model.evaluator.isWorkedOut(tree.name(asked), in: choice.scope)
        else { return nil }
        names.formUnion(choice.names(in: asked))
        if isValidity(asked, tree) { words.insert("invalid") }
      case .availability: return nil
      case .binaryExpr:
        let parts = tree.children(condition)
        // `state == .failed`
        if let outcome = Self.outcome(asked: parts, tree.text(condition), tree) {
          words.insert(outcome)
          note(parts[0], choice, &words)
          continue
        }
        guard parts.count == 2, tree.text(condition) == "!=", Self.isNothing(parts[1], tree) else { return nil }
        isAskedForValue = true
        note(parts[0], choice, &words)
      case .matchingPattern:
        // `case .failed(let error) = state`; what else is shown otherwise is all content in turn.
        let last = tree.lastChild(condition)
        guard choice.node.branches == -1, let outcome = Self.outcome(named: tree.firstChild(condition), tree),
          tree.kind(last) == .initializer
        else {
          return nil
        }
        words.insert(outcome)
        note(tree.lastChild(last), choice, &words)
      case .identifierExpr, .memberExpr, .optionalBinding: note(condition, choice, &words)
      default: return nil
      }
    }
    // Before names that say nothing are left out: a component's own `message` is given as well.
    guard words.isDisjoint(with: Self.otherWords), !isGiven(choice), !asksAnItem(choice, words) else { return nil }
    names.subtract(Self.emptyNames)
    var found = words.intersection(Self.messageWords)
    // "status" tells of a message where it is what is asked: not in `statusEmoji`, nor in `lastStatusCheck`.
    if !endsInStatus || isBound && !isStatusAsked { found.remove("status") }
    isBanner = found == ["banner"] || found.isEmpty
    isMessage = found == ["message"]
    isWarning = found == ["warning"]
    isFailure = !found.isDisjoint(with: ["error", "failed", "failure", "invalid"])
    isProgress = found.isEmpty && !words.isDisjoint(with: Self.progressWords)
    // `uploadProgress` changes all the time.
    if isProgress, words.contains("progress"), isBound || isAskedForValue { return nil }
    guard !found.isEmpty || isProgress || choice.descendants.contains(where: { isNamedMessage($0, in: choice) }) else {
      return nil
    }
  }

  /// `prefix.isValid`, `isValidPrefix`
  private func isValidity(_ asked: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(asked) {
    case .memberExpr, .identifierExpr: Words.split(tree.text(asked)).prefix(2) == ["is", "valid"]
    default: false
    }
  }

  private mutating func add(_ name: String, to words: inout Set<String>) {
    var split = Words.split(name)
    // `loadingMessage` tells of the loading.
    if let last = split.last, Self.wordsForWords.contains(last),
      split.contains(where: { Self.progressWords.contains($0) && $0 != "progress" })
    {
      split.removeLast()
    }
    // `isSentTransaction` says which transaction, `isSent` that it is sent now.
    if let place = split.firstIndex(where: { Self.deeds.contains($0) }), place + 1 < split.count,
      !["with", "message", "text", "shown", "visible", "alert"].contains(split[place + 1])
    {
      words.formUnion(split.filter { !Self.deeds.contains($0) })
    } else {
      words.formUnion(split)
    }
    let core = split.reversed().drop { ["text", "message", "label", "line", "shown", "visible"].contains($0) }
    endsInStatus = endsInStatus || core.first == "status"
  }

  /// The name that is asked: the last one of a path, the one that is bound.
  private mutating func note(_ node: NodeID, _ choice: Element, _ words: inout Set<String>) {
    let tree = choice.tree
    switch tree.kind(node) {
    case .memberExpr:
      isOfAnObject = tree.text(tree.firstChild(node)) != "self"
      fallthrough
    case .identifierExpr:
      names.insert(tree.name(node))
      add(tree.text(node), to: &words)
      if Words.split(tree.text(node)).contains("status") { isStatusAsked = true }
    case .optionalBinding:
      for part in tree.children(node) {
        switch tree.kind(part) {
        case .identifierPattern:
          // `if let status` asks the property of that name.
          if tree.children(node).count == 1, Words.split(tree.text(part)).contains("status") { isStatusAsked = true }
          add(tree.text(part), to: &words)
          names.insert(tree.name(part))
        case .initializer: note(tree.lastChild(part), choice, &words)
        default: break
        }
      }
    case .optionalChainExpr: note(tree.lastChild(node), choice, &words)
    default: break
    }
  }

  /// Whether what is asked is handed to the view once and for all, so that whoever makes the view tells of the change.
  private func isGiven(_ choice: Element) -> Bool {
    // A modifier stays on what it was put on while its values change.
    guard choice.body.kind != .modifier else { return false }
    // So is what a function is called with, where it shows something either way: `func outcome(of result: Result)`.
    if choice.body.kind == .function, choice.node.branches > 0, choice.body.member >= 0 {
      let parameters = choice.file.members[Int(choice.body.member)].parameters.map(\.name)
      if parameters.contains(where: { roots.contains($0) || names.contains($0) }) { return true }
    }
    // And what makes a row is called with what the row is of.
    if choice.body.kind == .function, choice.body.member >= 0 {
      let parameters = choice.file.members[Int(choice.body.member)].parameters.map(\.name)
      let uses = choice.usesOfOwnMember
      if parameters.contains(where: roots.contains), !uses.isEmpty,
        uses.allSatisfy({ use in
          use.ancestors.contains { $0.known == .ForEach || $0.known == .List && $0.argument(nil) != nil }
        })
      {
        return true
      }
    }
    return names.union(roots).contains { name in
      guard let reference = choice.model.evaluator.ownMember(name, in: choice.scope) else { return false }
      let member = choice.model.project.member(reference)
      guard member.kind == .property, !member.block.exists, member.attributeNodes.isEmpty else { return false }
      // A plain `var` of a view is given as well, and its value is what it is when nothing is given.
      return member.isConstant || !member.value.exists
        || choice.body.kind == .body && choice.body.owner >= 0
          && choice.file.types[Int(choice.body.owner)].conforms(to: .View)
    }
  }

  /// Objects that hold the state of a screen; what else a view is given is an item that it shows.
  private static let holders: Set<String> = [
    "model", "store", "manager", "service", "presenter", "coordinator", "center", "executor", "controller", "vm", "bus",
    "proxy", "handler", "provider", "client", "session", "form", "state", "reducer", "context",
  ]
  private static let messages: Set<String> = [
    "error", "errors", "failure", "toast", "banner", "snackbar", "alert", "warning", "status",
  ]

  /// Whether it asks a field of an item that the view shows: `if message.isSaved`, or a property that does. It is there
  /// when the item is met, as a mark in a row is. So is a field of an error that is already told.
  private func asksAnItem(_ choice: Element, _ words: Set<String>) -> Bool {
    let paths = roots.subtracting(names)
    if !paths.isEmpty, paths.allSatisfy({ isErrorAtHand($0, choice) }) { return true }
    // An error that comes up in what is edited is news.
    guard words.intersection(Self.messageWords).isSubset(of: Self.deeds.union(["status", "message"])) else {
      return false
    }
    if !paths.isEmpty, paths.allSatisfy({ isItem($0, choice) }) { return true }
    guard paths.isEmpty, names.count == 1, let name = names.first,
      let reference = choice.model.evaluator.ownMember(name, in: choice.scope)
    else { return false }
    let member = choice.model.project.member(reference)
    let home = choice.model.project.file(reference)
    guard member.kind == .property, member.block.exists else { return false }
    var asked: Set<Name> = []
    for index in home.tree.nodes(below: member.block) where home.tree.nodes[index].kind == .memberExpr {
      let base = home.tree.firstChild(NodeID(index))
      if home.tree.kind(base) == .identifierExpr { asked.insert(home.tree.name(base)) }
    }
    return !asked.isEmpty && asked.allSatisfy { isItem($0, choice) }
  }

  private func isItem(_ name: Name, _ choice: Element) -> Bool {
    guard let reference = choice.model.evaluator.ownMember(name, in: choice.scope) else { return false }
    let member = choice.model.project.member(reference)
    guard member.kind == .property, !member.block.exists,
      member.attributes.contains(where: { $0 == .ObservedObject || $0 == .Bindable || $0 == .Binding })
    else { return false }
    let tree = choice.model.project.file(reference).tree
    let words = Words.split(tree.string(of: member.nameToken))
    let type = member.type.exists ? Words.split(tree.sourceText(member.type)) : []
    return words.allSatisfy { !Self.holders.contains($0) && !Self.messages.contains($0) }
      && type.last.map { !Self.holders.contains($0) } ?? false
  }

  /// `case .failed(let error): … if let more = error.errorDescription`
  private func isErrorAtHand(_ name: Name, _ choice: Element) -> Bool {
    choice.model.words(of: name).last == "error"
      && choice.model.evaluator.ownMember(name, in: choice.scope) == nil
  }

  func isMessageView(_ name: String) -> Bool {
    Words.split(name).contains { ["toast", "snackbar", "banner", "hud"].contains($0) }
  }

  /// Whether a view that is shown when the condition holds is a message by its name.
  private func isNamedMessage(_ view: Element, in choice: Element) -> Bool {
    guard view.node.kind == .use, view.known == .other, isMessageView(view.tree.string(of: view.node.nameToken)) else {
      return false
    }
    // What lies over a whole page in the branch has a condition of its own.
    var current = view
    while let parent = current.parent, parent.index != choice.index {
      if current.node.slotModifier >= 0 { return false }
      current = parent
    }
    return current.node.branch == 0 && current.node.slotModifier < 0
  }
}
