// Links and buttons whose words say nothing about where they lead.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let genericLinkText = Rule(
    "generic-link-text", options: [morePhrases],
    .view([.control, .text]) { element, report in
      guard element.node.kind == .use, !element.isExemptFromSpeech, !element.flags.contains(.systemHost) else { return }
      if element.known == .Text { return checkMarkdown(element, &report) }
      guard element.known == .Link || element.known == .NavigationLink || element.known == .Button else { return }
      guard !element.isNamedFromAround, !element.outerFlags.contains(.combined) else { return }
      let name = element.nameAsFilled
      guard case .text(let words) = name.name,
        !element.modifiers.contains(where: { $0.use.known == .accessibilityHint })
      else { return }
      let text = plain(words)
      let leads = element.known != .Button
      let isEmptyPhrase =
        report.words(morePhrases).contains { plain($0) == text }
        // A button called "Link" in an editor makes one.
        || emptyPhrases.contains(text) && (leads || text != "link")
        // Where the kind of a place is the name of the link, what it belongs to stands around it.
        || leads && !name.isExplicit && vaguePhrases.contains(text) && text != "website"
      let isAddress = leads && isAddress(text)
      guard isEmptyPhrase || isAddress, !togglesSomething(element) else { return }
      // The very words, where they stand in the label.
      let slot = element.children.first { $0.filledIn != nil }
      let place =
        element.visibleWordings.first?.all.first.map { element.tree.range($0.node) } ?? slot?.nameRange
        ?? element.nameRange
      report.add(
        .warning, (leads && !isAddress) || text.hasSuffix("here") ? .high : .medium,
        at: name.isExplicit ? element.nameRange : place,
        isAddress
          ? "This link has an address for a name, which VoiceOver spells out and which is hard to say to Voice Control: “\(words)”"
          : "On its own, as in a list of links, this text does not say what the \(leads ? "link" : "button") leads to: “\(words)”",
        help: isAddress
          ? "Name the destination in words, such as “Website” with what it is of."
          : "Name the destination: “Read the privacy policy” instead of “Read more”.", cause: element.index,
        name: name)
    })

  /// `[here](https://…)` in the text of a `Text`.
  private static func checkMarkdown(_ element: Element, _ report: inout Report) {
    guard let words = element.argument(nil), element.tree.holds("](", in: words) else { return }
    for wording in element.textWordings.all {
      var rest = wording.text[...]
      while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]") {
        let words = String(rest[rest.index(after: open)..<middle])
        let after = rest.index(after: middle)
        rest = rest[after...]
        guard rest.first == "(", emptyPhrases.contains(plain(words)) || vaguePhrases.contains(plain(words)) else {
          continue
        }
        report.add(
          .warning, .high, at: wording.node,
          "On its own, as in a list of links, this text does not say what the link leads to: “\(words)”",
          help: "Put the brackets around the words that name the destination.", cause: element.index)
      }
    }
  }

  /// Text that opens in place stands beside what it belongs to.
  private static func togglesSomething(_ element: Element) -> Bool {
    guard element.known == .Button else { return false }
    let action = element.activation
    if !action.toggles.isEmpty { return true }
    // `{ isExpanded = true }` beside `.lineLimit(isExpanded ? nil : 3)`.
    return element.file.bodies[Int(element.node.body)].views.contains { view in
      Element(model: element.model, index: view).writtenModifiers.contains { use in
        use.known == .lineLimit && !element.names(in: use.call).isDisjoint(with: action.changes)
      }
    }
  }

  private static func plain(_ words: String) -> String {
    FastText.words(in: words, alsoWith: "':/.-").joined(separator: " ").trimmingSuffix(".")
  }

  private static func isAddress(_ text: String) -> Bool {
    !text.contains(" ") && (text.hasPrefix("http://") || text.hasPrefix("https://"))
  }

  private static let morePhrases = RuleOption.words(
    "phrases", "Link text in the app's languages that says nothing on its own, in addition to the English ones")

  private static let emptyPhrases: Set<String> = [
    "here", "click here", "tap here", "press here", "learn more", "read more", "more info", "more information", "this",
    "this link", "link", "continue reading", "find out more", "click", "tap", "see here", "go here",
  ]
  private static let vaguePhrases: Set<String> = [
    "more", "details", "see more", "see all", "view", "view all", "show more", "go", "open", "info", "view more",
    "view details", "website",
  ]
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var result = self[...]
    while result.last == character { result.removeLast() }
    return String(result)
  }
}
