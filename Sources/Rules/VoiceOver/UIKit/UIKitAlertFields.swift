// Fields of the system's alerts, which have no other name than the placeholder that code gives them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitAlertFields {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    for use in model.alertFields {
      let callee = model.tree.firstChild(use.node)
      let place = model.tree.tokens.range(model.tree[callee].main)
      switch name(of: use, model) {
      case .unknown: break
      case .none(let isSecure, let isFilled):
        let said =
          isFilled
          ? "what is in it, but not what it is for" : "only “\(isSecure ? "secure text field" : "text field")”"
        report.add(
          .warning, .medium, at: place,
          "This alert's text field has neither a placeholder nor an accessibility label, so VoiceOver says \(said)",
          help: "Set its accessibilityLabel to what people are asked to type, such as the alert's title.")
      case .sample(let text, let lack):
        report.add(
          .warning, .medium, at: place,
          "The placeholder is this field's only name, and it is \(lack), not what it is for: “\(text.shortened)”",
          help: "Set its accessibilityLabel to what people are asked to type.")
      }
    }
  }

  private enum FieldName {
    case unknown
    case none(isSecure: Bool, isFilled: Bool)
    case sample(String, lack: String)
  }

  private static let words: Set<UIKitWord> = [
    .accessibilityLabel, .accessibilityAttributedLabel, .placeholder, .attributedPlaceholder, .isAccessibilityElement,
    .accessibilityElementsHidden, .isHidden, .isEnabled, .isUserInteractionEnabled,
  ]

  private static func name(of use: UIKitUse, _ model: UIKitModel) -> FieldName {
    let tree = model.tree
    let given =
      tree.trailingClosure(of: use.node, label: nil) ?? tree.argument(of: use.node, label: "configurationHandler")
    // `alert.textFields?.first?.placeholder = …`
    if saysAfterwards(use, namings, model) { return .unknown }
    let isFilledLater = saysAfterwards(use, [Name("text")], beforeAssignment: true, model)
    guard let given, tree.kind(given) != .nilLiteral else { return .none(isSecure: false, isFilled: isFilledLater) }
    guard tree.kind(given) == .closureExpr else { return .unknown }
    let facts = model.facts(ofFirstIn: given)
    guard !facts.isOpen else { return .unknown }
    let isSecure = facts.uses.contains {
      $0.word == .isSecureTextEntry && $0.value.exists && tree.text($0.value) == "true"
    }
    guard facts.saysAny(words) else {
      return .none(isSecure: isSecure, isFilled: isFilledLater || isFilled(facts, tree))
    }
    let prompts = facts.uses.filter { $0.word == .placeholder }
    guard let prompt = prompts.first, prompts.count == 1, prompt.value.exists,
      !facts.saysAny(words.subtracting([.placeholder])),
      let texts = model.texts(of: prompt.value, member: prompt.member), !texts.isEmpty
    else { return .unknown }
    if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      return .none(isSecure: isSecure, isFilled: isFilledLater || isFilled(facts, tree))
    }
    let lacks = texts.map { SampleTitle.lack(of: $0) }
    guard !lacks.contains(nil), let lack = lacks[0] else { return .unknown }
    return .sample(texts[0], lack: lack)
  }

  /// Whether code writes something into the field before it is shown.
  private static func isFilled(_ facts: UIKitFacts, _ tree: Tree) -> Bool {
    facts.uses.contains { $0.word == .text && $0.value.exists && !tree.isEmptyLiteral($0.value) }
  }

  /// Whether code says one of some words to a field of the alert by the alert's list of them: `alert.textFields?[0].text`.
  /// Where only an assignment is meant, `=` stands right behind the word.
  private static func saysAfterwards(
    _ use: UIKitUse, _ words: Set<Name>, beforeAssignment isAssigned: Bool = false, _ model: UIKitModel
  ) -> Bool {
    let tree = model.tree
    let tokens = tree[model.file.members[Int(use.member)].node].tokens
    return tokens.contains { token in
      guard tree.tokens.isName(token), tree.name(of: token) == fields else { return false }
      return (token + 1..<min(token + 12, tokens.upperBound)).contains {
        words.contains(tree.name(of: $0))
          && (!isAssigned || $0 + 1 < tokens.upperBound && tree.string(of: $0 + 1) == "=")
      }
    }
  }

  private static let namings: Set<Name> = Set(
    ["placeholder", "attributedPlaceholder", "accessibilityLabel", "accessibilityAttributedLabel"].map { Name($0) })

  private static let fields = Name("textFields")
}
