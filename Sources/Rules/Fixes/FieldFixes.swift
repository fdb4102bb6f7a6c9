// Names of fields, sliders and pickers that have none.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum FieldFixes {
  /// A field without a title: the words that people see at it, its prompt, else the name of what it binds.
  static func field(_ site: FixSite) -> [Fix] {
    // Each option of a list of them would be given the label.
    guard let view = site.view, !site.finding.message.hasPrefix("These options") else { return [] }
    let call = view.expression
    if let prompt = site.tree.argument(of: call, label: "prompt"),
      site.tree.kind(prompt) == .callExpr, let inner = site.firstArgument(of: prompt),
      // An example such as "ABC123" is no name.
      let words = site.literal(site.tree.lastChild(inner)), words.words.contains(where: \.isLetter),
      words.words.allSatisfy({ $0.isLetter || " -'’".contains($0) }),
      let title = site.firstArgument(of: call), let literal = site.literal(site.tree.lastChild(title)),
      literal.words.isEmpty
    {
      return site.fix(
        "Use the prompt as the title", .safe,
        TextEdit(range: site.tree.range(site.tree.lastChild(title)), text: NameFixes.quoted(words.words)))
    }
    if let caption = site.codeOfCaption {
      let text = ".accessibilityLabel(\(caption))"
      return site.fix("Add \(text), from the text next to it", .unsafe, site.append(text, to: view))
    }
    // In an alert the title of the alert is read before it.
    guard !site.isInAlert else { return [] }
    for label in ["text", "isOn", "value", "selection"] {
      guard let argument = site.tree.argument(of: call, label: label) else { continue }
      let code = site.text(argument)
      // The name of a state is a name of the code, unless the app says the same word itself, or everybody does.
      // `$isTotalPrice` is called after one of the two options.
      guard code.hasPrefix("$"), label != "selection" || Words.split(code).first != "is",
        let words = FixWords.binding(code),
        site.isSaidHere(words) || RoleFixes.isCommon(words),
        let said = site.literal(saying: words)
      else { continue }
      let text = ".accessibilityLabel(\(said.code))"
      return site.fix("Add \(text), from \(code)", .unsafe, site.append(text, to: view)).map { $0.with(said.newKey) }
    }
    return []
  }
}
