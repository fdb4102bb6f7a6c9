// Links that leave the app without saying so.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let externalLinkUndisclosed = Rule(
    "external-link-undisclosed",
    .view([.control]) { element, report in
      guard element.node.kind == .use, !element.isExemptFromSpeech, element.labelOwner == nil,
        !element.surroundings.contains(.widget)
      else { return }
      let opening = element.action.flatMap { element.code(running: $0, where: opensAddress) }
      guard element.known == .Link || opening != nil, !Rule.isInDialog(element) else { return }
      let words = element.visibleWordings + [element.labelWordings]
      guard !words.contains(where: { $0.hasRuntime }) else { return }
      let shown = words.flatMap(\.all).map(\.text).joined(separator: " ")
      let text = shown.lowercased()
      guard !text.isEmpty, !tells.contains(where: text.contains), !hasHint(element), !showsArrow(element) else {
        return
      }
      let sources =
        [element.tree.sourceText(element.node.expression)]
        + (element.action.map { element.code(running: $0) } ?? []).map { $0.tree.sourceText($0.node) }
      guard !sources.contains(where: { source in systemAddresses.contains(where: source.contains) }) else { return }
      report.add(
        .note, .low, at: element.nameRange,
        "Nothing says that the link “\(shown.shortened)” leaves the app for a website",
        help: "Name the website in the title, add an arrow symbol, or say it in .accessibilityHint.",
        cause: element.index)
    })

  private static let tells = [
    "web", "site", "browser", "open", "external", "visit", "online", ".com", ".org", "http", "safari", "view on",
    "github", "twitter", "mastodon", "youtube", "terms", "privacy", "app store", "instagram", "discord", "reddit",
  ]

  /// Addresses that open an app of the system.
  private static let systemAddresses = ["mailto:", "tel:", "sms:", "maps", "settings", "Settings", "facetime"]

  private static func opensAddress(_ code: RunCode) -> Bool {
    Element.calledFunctions(in: code.node, code.tree).contains {
      $0 == "openURL" || $0 == "UIApplication.shared.open"
    }
  }

  private static func hasHint(_ element: Element) -> Bool { element.hasModifier(.accessibilityHint) }

  private static func showsArrow(_ element: Element) -> Bool {
    let source = element.tree.source.string(element.tree.range(element.node.expression))
    return ["arrow.up", "safari", "globe", "network", "link"].contains { source.contains("\"\($0)") }
  }
}
