// Buttons that do nothing but open a web page.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let linkTraitMissing = Rule(
    "link-trait-missing",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind == .use, !element.isExemptFromSpeech, !element.flags.contains(.systemHost) else { return }
      guard !element.surroundings.contains(.widget) else { return }
      // A tap that says nothing of itself is announced as nothing, which is another rule's.
      guard element.control != nil || element.hasTrait(Element.actionTraits) else { return }
      for action in element.actionCode {
        guard opensWebPage(action, element), !element.hasTrait([.isLink]), !element.hasTraitInside([.isLink]) else {
          continue
        }
        report.add(
          .note, .medium, at: element.nameRange,
          "This \(element.noun) opens a web page but is not announced as a link, so VoiceOver users do not find it among the links",
          help: "Use Link, or add the trait .isLink and remove .isButton.", cause: element.index)
        return
      }
    })

  /// Whether an action does nothing but open the address of a web page.
  static func opensWebPage(_ action: NodeID, _ element: Element) -> Bool {
    element.code(running: action) { opensWebPage($0, element) } != nil
  }

  /// Whether code opens the address of a web page and does nothing else.
  private static func opensWebPage(_ run: RunCode, _ element: Element) -> Bool {
    let (tree, code) = (run.tree, run.node)
    let calls = tree.calls(below: code)
    let opening = calls.filter { call in
      call.name == "openURL" || call.name == "open" && call.base.exists && tree.sourceText(call.base).contains("shared")
    }
    guard let first = opening.first, opening.count == 1 else { return false }
    guard tree.assignments(below: code).isEmpty else { return false }
    let evaluator = element.model.evaluator
    // A function that only gives an address does nothing.
    let opensOnly = calls.allSatisfy {
      harmless.contains($0.name) || $0.call == first.call || isTracking($0, tree)
        || evaluator.value(of: $0.call, in: run.scope).alternatives.allSatisfy {
          if case .string = $0 { true } else { false }
        }
    }
    guard opensOnly else { return false }
    return isWebAddress(first.call, run, element)
  }

  /// Where addresses of the web open an app of the system.
  private static let appHosts = [
    "//apps.apple.com", "//itunes.apple.com", "//buy.itunes.apple.com", "//testflight.apple.com", "//maps.apple.com",
    "//music.apple.com", "//podcasts.apple.com", "//books.apple.com", "//tv.apple.com", "//facetime.apple.com",
    "//appstore.com", "//beta.itunes.apple.com", "//finance-app.itunes.apple.com",
  ]

  private static let harmless: Set<String> = ["URL", "canOpenURL", "String", "print", "addingPercentEncoding"]

  private static func isTracking(_ call: ActionCall, _ tree: Tree) -> Bool {
    let words = Set(Words.split(call.name))
    return !words.isDisjoint(with: ["track", "log", "event", "analytics", "impact", "haptic"])
  }

  /// Whether a literal of the code, or the constant that it opens, begins as the address of a web page.
  private static func isWebAddress(_ call: NodeID, _ run: RunCode, _ element: Element) -> Bool {
    let (tree, code) = (run.tree, run.node)
    let text = tree.sourceText(code)
    if text.contains("openSettingsURLString") || text.contains("openNotificationSettings") { return false }
    if text.contains("\"http") { return !appHosts.contains(where: text.contains) }
    guard let argument = tree.argument(of: call, label: nil) else { return false }
    var names = tree.names(in: code)
    names.formUnion(tree.names(in: argument))
    // `URL(string: Links.terms)`, `openURL(termsURL)`: the constant is looked up.
    for index in tree.nodes(below: code)
    where [.memberExpr, .identifierExpr, .callExpr].contains(tree.nodes[index].kind) {
      let node = NodeID(index)
      for value in element.model.evaluator.value(of: node, in: run.scope).alternatives {
        if case .string(let text) = value, text.hasPrefix("http") { return !appHosts.contains(where: text.contains) }
        if case .interpolated(let text) = value, appHosts.contains(where: text.contains) { return false }
      }
      guard tree.kind(node) == .identifierExpr,
        let member = element.model.evaluator.ownMember(tree.name(node), in: run.scope)
      else { continue }
      let declared = element.model.project.member(member)
      let home = element.model.project.file(member)
      guard declared.kind == .property else { continue }
      let address = declared.value.exists ? declared.value : declared.block
      guard address.exists else { continue }
      let source = home.tree.sourceText(address)
      if appHosts.contains(where: source.contains) { return false }
      if declared.value.exists, source.contains("\"http") { return true }
    }
    return false
  }
}
