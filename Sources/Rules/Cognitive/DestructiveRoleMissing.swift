// Buttons that delete and say so by their colour or words only.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let destructiveRoleMissing = Rule(
    "destructive-role-missing",
    .view([.control]) { element, report in
      guard element.known == .Button, element.node.kind == .use, !element.isOutOfScope,
        element.surroundings.isDisjoint(with: [.widget, .debug]), element.argument("role") == nil
      else { return }
      guard let title = element.visibleWordings.flatMap(\.all).first(where: { !$0.isBlank })?.text,
        isDestructive(title)
      else { return }
      let message: String
      let list = systemList(around: element)
      // What asks first, or opens the page where it is done, destroys nothing. A menu shows what will be destroyed in the
      // end; in a swipe the role would take the row away at once.
      guard list == .menu || !element.onlyLeadsOn else { return }
      if isRed(element) {
        message = "This destructive button is red, but has no destructive role"
      } else if list != nil {
        message = "This destructive button has no destructive role, so it looks like any other item"
      } else {
        return
      }
      report.add(
        .note, .medium, at: element.nameRange,
        "\(message): “\(title)”",
        help: element.model.project.sayDestructive, cause: element.index)
    }, uikit: { model, report in actions(model, &report) })

  /// Actions of alerts, menus and swipes, whose style tells what the colour shows.
  private static func actions(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard model.file.members[Int(member)].surroundings.isDisjoint(with: [.debug, .widget]),
        let argument = tree.argument(of: call, label: "title")
      else { continue }
      let place: NodeID
      switch tree.text(tree.firstChild(call)) {
      case "UIAlertAction":
        guard let style = tree.argument(of: call, label: "style"), tree.text(style) == "default" else { continue }
        place = style
      case "UIContextualAction":
        guard let style = tree.argument(of: call, label: "style"), tree.text(style) == "normal" else { continue }
        place = style
      case "UIAction":
        guard tree.argument(of: call, label: "attributes") == nil,
          !model.code.locals.contains(where: { $0.value == call }),
          !model.file.members.contains(where: { $0.value == call })
        else { continue }
        place = argument
      default: continue
      }
      let words = model.wordings(of: argument, member: member)
      guard !words.hasRuntime, let title = words.all.first(where: { !$0.isBlank && !$0.looksLikeKey })?.text,
        isDestructive(title)
      else { continue }
      // A menu shows what will be destroyed in the end.
      let isInMenu = tree.text(tree.firstChild(call)) == "UIAction"
      if !isInMenu,
        let handler = tree.argument(of: call, label: "handler") ?? tree.trailingClosure(of: call, label: nil),
        model.leadsOn(handler, member: member)
      {
        continue
      }
      report.add(
        .note, .medium, at: place,
        "This destructive action \(isMadeRed(call, model) ? "is red, but does not have the destructive style" : "does not have the destructive style, so it looks like any other"): “\(title)”",
        help: "Use the style .destructive.")
    }
  }

  /// Whether code gives the action, kept under a name, a red background of its own.
  private static func isMadeRed(_ call: NodeID, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    guard let local = model.code.locals.first(where: { $0.value == call }) else { return false }
    return model.code.uses.contains { use in
      use.word == .backgroundColor && use.path.name == local.name && use.value.exists
        && ["red", "systemRed"].contains(tree.text(use.value))
    }
  }

  private static func isDestructive(_ title: String) -> Bool {
    let words = Words.split(title)
    guard let first = words.first, words.count <= 5 else { return false }
    return ["delete", "erase", "discard"].contains(first) && !words.contains(where: harmlessWords.contains)
  }

  private static let harmlessWords: Set<String> = [
    "filter", "filters", "search", "selection", "favorite", "favorites", "favourites", "bookmark", "bookmarks", "tag",
    "from", "highlight", "recent", "downloads", "mark", "limit", "cache", "background",
  ]

  private enum SystemList { case menu, swipe, dialog }

  /// What the system lists the button in with others.
  private static func systemList(around element: Element) -> SystemList? {
    var current = element
    while let parent = current.parent {
      switch current.node.slot {
      case .swipeActions: return .swipe
      case .contextMenu: return .menu
      case .actions:
        if parent.known == .Menu { return .menu }
        guard current.node.slotModifier >= 0 else { return nil }
        switch element.file.modifiers[Int(current.node.slotModifier)].known {
        case .alert, .confirmationDialog: return .dialog
        default: return nil
        }
      case .label, .toolbar, .presentation, .destination, .icon: return nil
      default: break
      }
      current = parent
    }
    return nil
  }

  private static func isRed(_ element: Element) -> Bool {
    let label = element.descendants.filter { $0.labelOwner?.index == element.index }
    let isRedHere = ([element] + label).contains { view in
      view.effectiveModifiers(where: colours.contains).contains { use in
        use.argument(nil).map { isRed($0.node, in: $0.scope, element.model) } ?? false
      }
    }
    return isRedHere || isRedWhereUsed(element)
  }

  private static let colours: Set<Known> = [.tint, .foregroundStyle, .foregroundColor]

  /// Whether nothing in the component colours the button, and each of its uses does.
  private static func isRedWhereUsed(_ element: Element) -> Bool {
    let isColouredHere = (element.withAncestors + element.descendants).contains { view in
      view.modifiers.contains { colours.contains($0.use.known) }
    }
    guard !isColouredHere else { return false }
    return element.model.isEveryUse(ofBody: element.node.body) { view in
      element.model.engine.appliedModifiers(of: view).contains { applied in
        guard colours.contains(applied.use.known), !applied.use.isConditional,
          let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
        else { return false }
        return isRed(argument, in: applied.scope, element.model)
      }
    }
  }

  private static func isRed(_ colour: NodeID, in scope: Scope, _ model: FileModel) -> Bool {
    model.values(of: colour, in: scope, type: Known.Color.name)?.allSatisfy { value in
      let tree = value.scope.file.tree
      let kind = tree.kind(value.node)
      return tree.text(value.node) == "red" && (kind == .implicitMemberExpr || kind == .memberExpr)
    } ?? false
  }
}
