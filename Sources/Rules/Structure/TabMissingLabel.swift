// Tabs without words.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let tabMissingLabel = Rule(
    "tab-missing-label",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard !element.isOutOfScope, !element.isUnreachable else { return }
      if element.node.kind == .use, element.known == .Tab {
        judgeTab(element, &report)
      } else if let use = element.writtenModifiers.first(where: { $0.known == .tabItem }), !use.isConditional {
        judgeItem(use, element, &report)
      }
    }, uikit: { model, report in UIKitTabs.nameless(model, &report) })

  private static func judgeTab(_ element: Element, _ report: inout Report) {
    // `Tab(role: .search)` is named by the system.
    guard element.argument("role") == nil, !element.hasModifier(.accessibilityLabel) else { return }
    guard let title = element.argument(nil), element.tree.kind(title) != .closureExpr else { return }
    let words = element.model.wordings(of: title, in: element.scope)
    guard !words.hasRuntime, !words.all.isEmpty, words.all.allSatisfy(\.isBlank) else { return }
    report.add(
      .error, .high, at: element.nameRange,
      "The title of this tab is empty, so people see and hear only an image",
      help: "Give the tab a title: Tab(\"Home\", systemImage: …).", cause: element.index)
  }

  private static func judgeItem(_ use: ViewModifierUse, _ element: Element, _ report: inout Report) {
    guard let position = element.index(of: use), !isPage(element), mayBeTab(element) else { return }
    let item = element.descendants.filter { $0.node.slotModifier == position || isInside($0, position) }
    guard !item.isEmpty, !element.hasModifier(.accessibilityLabel) else { return }
    var image: Element?
    for view in item {
      switch view.node.kind {
      case .use where view.known == .Image:
        guard !view.hasModifier(.accessibilityLabel), !view.hasModifier(.accessibility), view.argument("label") == nil
        else { return }
        image = view
      case .use where [.VStack, .HStack, .ZStack, .Group].contains(view.known): break
      case .choice: break
      default: return
      }
    }
    guard let image else { return }
    report.add(
      .warning, .high, at: element.tree.tokens.range(use.nameToken),
      "This tab has an image but no title, so VoiceOver reads the name of the image",
      help: "Give the tab a title: Label(\"Home\", systemImage: …) in .tabItem.", cause: element.index, name: image.name
    )
  }

  /// Whether a view may stand in a `TabView`: in a stack of its own the item is never drawn.
  private static func mayBeTab(_ element: Element) -> Bool {
    let layouts: Set<Known> = [.ZStack, .VStack, .HStack, .List, .ScrollView, .Form]
    let holder = element.ancestors.first { $0.node.kind != .choice && $0.known != .Group && $0.known != .ForEach }
    return holder.map { !layouts.contains($0.known) } ?? true
  }

  /// Whether the view is a page of a view that is turned by swipes: its item is drawn as a dot and is no tab.
  private static func isPage(_ element: Element) -> Bool {
    guard let tabs = element.ancestors.first(where: { $0.known == .TabView }) else { return false }
    return tabs.modifiers.contains { applied in
      let tree = applied.file.tree
      guard applied.use.known == .tabViewStyle, let style = tree.argument(of: applied.use.call, label: nil) else {
        return false
      }
      let names = tree.names(in: style)
      return names.contains(Name("page")) || names.contains(Name("PageTabViewStyle"))
    }
  }

  private static func isInside(_ view: Element, _ modifier: Int32) -> Bool {
    view.ancestorsToTop.contains { $0.node.slotModifier == modifier }
  }
}

extension Element {
  /// The views around, up to the top of the body, presentations included.
  fileprivate var ancestorsToTop: [Element] {
    var result: [Element] = []
    var current = self
    while let parent = current.parent {
      result.append(parent)
      current = parent
    }
    return result
  }
}
