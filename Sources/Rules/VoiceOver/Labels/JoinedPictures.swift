// Pictures whose file names are read among the words of a control or of a combined element.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutViews

extension Element {
  /// Whether the picture is part of an element that is named by its content, words included, so that VoiceOver reads the
  /// name of its file with them.
  var joinsWordsByItsFile: Bool {
    guard known == .Image, !isExemptFromSpeech,
      // In menus and bars the system draws the picture as the icon of the words.
      outerFlags.isDisjoint(with: [
        .labelledAncestor, .namedByUse, .mapContent, .chart, .represented, .ignored, .hidden, .systemHost,
      ])
    else { return false }
    let name = name
    guard !name.isExplicit, case .file = name.name, name.isReadByFile || name.value != nil,
      argument("decorative") == nil, let whole = named
    else { return false }
    let said = whole.name
    guard !said.isExplicit, said.name.hasWords || whole.control == nil && whole.containsText else { return false }
    // What a modifier says that cannot be looked into is not known.
    return !whole.modifiers.contains { $0.use.known == .other && model.project.hasViewExtension($0.use) }
      && !isPartWhereShown([.systemHost, .namedByUse, .hidden, .ignored])
  }

  /// The control in whose label it stands, or the view that is combined into one element.
  private var named: Element? {
    var inner = self
    while let outer = inner.parent {
      switch outer.known {
      case .Button, .Link, .NavigationLink, .DisclosureGroup: return inner.node.slot == .label ? outer : nil
      // What the system draws by itself has no pictures that are read, and a label tells its icon from its title.
      case .Label, .Menu, .Picker, .TabView, .Toggle, .ControlGroup: return nil
      default: break
      }
      switch inner.node.slot {
      case .contextMenu, .swipeActions, .tabItem, .actions, .icon, .header, .footer, .mask, .placeholder, .background:
        return nil
      default: break
      }
      guard !inner.node.slot.isPresentationSlot else { return nil }
      if inner.node.slot == .content || inner.node.slot == .root, outer.isCombined { return outer }
      inner = outer
    }
    return nil
  }

  private var isCombined: Bool {
    modifiers.contains { $0.use.known == .accessibilityElement && $0.file.tree.childBehaviour(of: $0.use) == .combine }
  }
}
