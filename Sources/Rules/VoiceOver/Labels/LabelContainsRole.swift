// Labels that end with the kind of the element, which is spoken anyway.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let labelContainsRole = Rule(
    "label-contains-role", options: [moreRoles],
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.node.kind != .base, !element.isExemptFromSpeech else { return }
      var roles = spokenRoles(of: element)
      if !roles.isEmpty { roles.formUnion(report.words(moreRoles).map { $0.lowercased() }) }
      if element.known == .Text, element.labelModifier != nil, !element.hasTrait([.isHeader]) {
        checkFakeHeading(element, &report)
      }
      guard !roles.isEmpty else { return }
      if element.labelModifier != nil {
        let all = element.labelWordings.all
        var isTold = false
        for words in all where check(words, roles, element, .high, &report) { isTold = true }
        if !isTold { _ = element.filledInLabelWordings.first { check($0, roles, element, .high, &report) } }
        // Nothing but the role. One of several labels may be what stays behind where all others are meant.
        if all.count == 1, !element.labelWordings.hasRuntime, ["button", "btn"].contains(all[0].text.lowercased()),
          roles.contains("button")
        {
          add("button", all[0], element, .high, &report)
        }
      } else if element.control != nil, element.known != .NavigationLink {
        // Visible words may mean the thing rather than the role.
        let pieces = element.visibleWordings
        guard pieces.count == 1, !element.name.isExplicit else { return }
        for words in pieces[0].all { check(words, roles, element, .medium, &report) }
      }
    }, uikit: { model, report in UIKitControls.roles(model, &report) })

  private static let moreRoles = RuleOption.words(
    "roles", "Names of control types in the app's languages, in addition to the English ones")

  @discardableResult
  private static func check(
    _ words: Wording, _ roles: Set<String>, _ element: Element, _ confidence: Confidence, _ report: inout Report
  ) -> Bool {
    guard !words.looksLikeKey, let role = trailingRole(of: words.text, among: roles) else { return false }
    add(role, words, element, confidence, &report)
    return true
  }

  private static func add(
    _ role: String, _ words: Wording, _ element: Element, _ confidence: Confidence, _ report: inout Report
  ) {
    report.add(
      .warning, confidence, at: words.node,
      "This label includes the role “\(role)”, which VoiceOver adds, so people hear it twice: “\(words.text.shortened)”",
      help: "Remove the word; the element's role or trait says it.", cause: element.index, name: element.name)
  }

  /// "Heading" typed into the label of a text that is none: heard as one, and not found as one.
  private static func checkFakeHeading(_ element: Element, _ report: inout Report) {
    for words in element.labelWordings.all where !words.looksLikeKey {
      let parts = words.text.lowercased().split { !$0.isLetter }
      guard parts.count > 1, parts.first == "heading" || parts.last == "heading" else { continue }
      let shown = element.textWordings.all.contains { $0.text.lowercased().contains("heading") }
      guard !shown else { continue }
      report.add(
        .warning, .high, at: words.node,
        "This label says “heading” without the header trait, so people who navigate by headings do not find it: “\(words.text)”",
        help: "Remove the word and add .accessibilityAddTraits(.isHeader).", cause: element.index, name: element.name
      )
    }
  }

  /// The words that VoiceOver adds for the element.
  private static func spokenRoles(of element: Element) -> Set<String> {
    var roles: Set<String> = []
    switch element.known {
    case .Button, .NavigationLink, .Menu, .ShareLink, .PhotosPicker: roles = ["button", "btn"]
    case .Link: roles = ["link"]
    case .Toggle: roles = ["switch", "toggle", "checkbox", "check box"]
    case .Slider: roles = ["slider"]
    case .TextField, .SecureField: roles = ["text field", "textfield", "field", "text box", "textbox"]
    case .Tab: roles = ["tab"]
    case .Image where !element.flags.contains(.labelSlot) && element.labelOwner == nil: roles = ["image", "icon"]
    default: break
    }
    if element.labelModifier == nil { return roles }
    if has(element, .isButton) { roles.formUnion(["button", "btn"]) }
    if has(element, .isLink) { roles.insert("link") }
    if has(element, .isHeader) { roles.formUnion(["heading", "header"]) }
    if has(element, .isImage) { roles.formUnion(["image", "icon"]) }
    if has(element, .isSelected) { roles.insert("selected") }
    if element.hasModifier(.disabled) { roles.insert("dimmed") }
    return roles
  }

  /// Whether the trait is written on the element itself.
  private static func has(_ element: Element, _ trait: Known) -> Bool {
    element.modifiers.contains { applied in
      guard applied.use.known == .accessibilityAddTraits,
        let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
      else { return false }
      return applied.file.tree.names(in: argument).contains(trait.name)
    }
  }

  /// The role at the end of a label, or alone between commas.
  static func trailingRole(of text: String, among roles: Set<String>) -> String? {
    let lower = text.lowercased()
    // Few texts have one of the words in them at all.
    guard roles.contains(where: { lower.contains($0.contains(" ") ? String($0.prefix { $0 != " " }) : $0) }) else {
      return nil
    }
    let parts = lower.split { ",;.!()".contains($0) }.map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard let last = parts.last else { return nil }
    for part in parts.dropFirst() where roles.contains(part) { return part }
    let words = last.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let ending = words.suffix(count).joined(separator: " ")
      guard roles.contains(ending) else { continue }
      // "Reload on Switch" speaks of something that happens.
      if prepositions.contains(String(words[words.count - count - 1])) { return nil }
      return exceptions.contains(words.suffix(count + 1).joined(separator: " ")) ? nil : ending
    }
    return nil
  }

  private static let prepositions: Set<String> = [
    "on", "at", "to", "by", "after", "before", "when", "per", "via", "with", "without", "for", "from", "in",
  ]

  /// Things whose name ends in a role word.
  private static let exceptions: Set<String> = [
    "app icon", "radio button", "kill switch", "light switch", "search field", "profile image", "cover image",
    "new tab", "private tab", "incognito tab", "app switch", "task switch", "user switch", "account switch",
    "language switch", "context switch", "profile switch", "universal link", "deep link", "magic link", "disk image",
    "docker image", "boot image", "custom header", "http header", "request header",
  ]
}
