// Buttons that delete and say so by their colour or words only.

import CurbcutAccessibility
import CurbcutFindings
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
      let place: String
      if isInSystemList(element) {
        place = "the system lists it with the others"
      } else if isRed(element) {
        place = "only its colour says so"
      } else {
        return
      }
      report.add(
        .note, .high, at: element.nameRange,
        "This button destroys something and has not the role that tells the system and VoiceOver users; \(place): \(title)",
        help: "Add role: .destructive.", cause: element.index)
    })

  private static func isDestructive(_ title: String) -> Bool {
    let words = Words.split(title)
    guard let first = words.first, words.count <= 5 else { return false }
    return ["delete", "erase", "discard"].contains(first) && !words.contains(where: harmlessWords.contains)
  }

  private static let harmlessWords: Set<String> = [
    "filter", "filters", "search", "selection", "favorite", "favorites", "favourites", "bookmark", "bookmarks", "tag",
    "from", "highlight", "recent", "downloads", "mark", "limit", "cache", "background",
  ]

  private static func isInSystemList(_ element: Element) -> Bool {
    var current = element
    while let parent = current.parent {
      switch current.node.slot {
      case .swipeActions, .contextMenu: return true
      case .actions:
        if parent.known == .Menu { return true }
        guard current.node.slotModifier >= 0 else { return false }
        switch element.file.modifiers[Int(current.node.slotModifier)].known {
        case .alert, .confirmationDialog: return true
        default: return false
        }
      case .label, .toolbar, .presentation, .destination, .icon: return false
      default: break
      }
      current = parent
    }
    return false
  }

  private static func isRed(_ element: Element) -> Bool {
    let colours: Set<Known> = [.tint, .foregroundStyle, .foregroundColor]
    let label = element.descendants.filter { $0.labelOwner?.index == element.index }
    return ([element] + label).contains { view in
      view.writtenModifiers.contains { use in
        guard colours.contains(use.known), let argument = view.model.firstArgument(of: use.call, label: nil) else {
          return false
        }
        return view.tree.text(argument) == "red"
          && (view.tree.kind(argument) == .implicitMemberExpr || view.tree.kind(argument) == .memberExpr)
      }
    }
  }
}
