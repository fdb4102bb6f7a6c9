// Buttons, bar buttons and swipe actions of UIKit that show a picture and have no words.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitIconButton {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    for object in model.objects + model.remadeObjects where object.type.kind == .button {
      button(object, model, &report)
    }
    classes(model, &report)
    for (creation, member) in model.code.creations where model.isJudged(member) {
      item(creation, member, model, &report)
    }
  }

  private static func button(_ object: UIKitObject, _ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    let isSystem = tree.text(tree.firstChild(object.creation)) == "systemButton"
    guard isSystem || isPlainlyMade(object.creation, tree) else { return }
    let facts = model.facts(of: object)
    // A class that draws its own icon is told of once, where it does.
    guard !object.type.isOwn || !model.classSays(.setImage, object.type) else { return }
    // One that takes no touches is a picture over the control that does.
    guard !facts.isOpen, !isNamed(facts), !facts.says(.isUserInteractionEnabled), !model.isInsideElement(object),
      let given = model.givenContent(of: object, facts), !given.hasWords,
      isSystem || facts.saysAny(.setImage, .setBackgroundImage) || given.picture.exists
    else { return }
    let picture =
      picture(of: object, facts, model)
      ?? (given.picture.exists ? UIKitPicture(given.picture, member: object.member, model) : nil)
    report.add(
      severity(picture), confidence(picture), at: place(of: object.creation, tree),
      "This button shows only an icon and has no accessibility label: \(words(picture))",
      help: "Set its accessibilityLabel to what the button does, or give it a title.")
  }

  /// Classes of buttons that draw their own icon and have no words of their own, where somebody uses them as they are.
  private static func classes(_ model: UIKitModel, _ report: inout Report) {
    var seen: Set<Name> = []
    for use in model.code.uses where use.word == .setImage && use.path.root == .own && model.isJudged(use.member) {
      guard let type = model.type(of: use), type.kind == .button, type.isOwn, seen.insert(type.name).inserted,
        !model.classSaysAny(Self.words, type)
      else { continue }
      let nameless = model.creations(ofClass: type.name).filter {
        !$0.facts.isOpen && !isNamed($0.facts) && !$0.facts.says(.configuration)
      }
      guard !nameless.isEmpty else { continue }
      let picture = model.tree.argument(of: use.node, label: nil).flatMap {
        UIKitPicture($0, member: use.member, model)
      }
      report.add(
        severity(picture), confidence(picture), at: model.tree.range(use.node),
        "Buttons of this class show only an icon, and some are not given an accessibility label: \(words(picture))",
        help: "Set accessibilityLabel in the class, or wherever it is used.",
        uses: nameless.map {
          RelatedLocation(
            path: $0.file.path, range: $0.file.tree.range($0.file.tree.firstChild($0.creation)),
            message: "used here without a label")
        })
    }
  }

  private static let words: Set<UIKitWord> = [
    .accessibilityLabel, .accessibilityAttributedLabel, .setTitle, .setAttributedTitle, .title, .configuration,
    .isAccessibilityElement, .accessibilityElementsHidden,
  ]

  /// A bar button made of an image, or a swipe action without a title.
  private static func item(_ creation: NodeID, _ member: Int32, _ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    let callee = tree.text(tree.firstChild(creation))
    let isAction = callee == "UIContextualAction"
    guard isAction || callee == "UIBarButtonItem" || isOwnItem(creation, member, model) else { return }
    var image: NodeID?
    for argument in tree.children(creation).dropFirst() where tree.kind(argument) == .argument {
      guard let label = tree.label(of: argument) else { return }
      switch tree.string(of: label) {
      case "image": image = tree.lastChild(argument)
      case "title":
        let value = tree.lastChild(argument)
        guard tree.kind(value) == .nilLiteral || isBlank(value, member: member, model) else { return }
      // An action may bring a title of its own.
      case "primaryAction":
        guard tree.kind(tree.lastChild(argument)) == .nilLiteral else { return }
      case "style", "target", "action", "landscapeImagePhone", "handler", "menu": break
      default: return
      }
    }
    guard isAction || image != nil, let place = model.place(of: creation) else { return }
    var shown = image.flatMap { UIKitPicture($0, member: member, model) }
    switch place {
    case .object(let object):
      let facts = model.facts(of: object)
      guard !facts.isOpen || isAction, !isNamed(facts), !isAction || facts.says(.image) else { return }
      if shown == nil { shown = picture(of: object, facts, model) }
    case .property(let name):
      guard !isAction, !model.says([.accessibilityLabel, .accessibilityAttributedLabel, .title], toPropertyNamed: name)
      else { return }
    }
    let what = isAction ? "swipe action" : "bar button"
    report.add(
      isAction ? .error : severity(shown), isAction ? .high : confidence(shown), at: self.place(of: creation, tree),
      "This \(what) shows only an icon and has no accessibility label: \(words(shown, isAction: isAction))",
      help: isAction
        ? "Give it a title, or set the accessibilityLabel of its image."
        : "Set its accessibilityLabel to what the button does, or give it a title.")
  }

  /// Whether a call makes a bar button of a class of the project that gives itself no words.
  private static func isOwnItem(_ creation: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    guard let type = model.type(of: creation, member: member) else { return false }
    return type.kind == .barButtonItem && type.isOwn && !model.classSaysAny(words, type)
  }

  /// Whether a text holds nothing but white space, wherever it is written.
  private static func isBlank(_ text: NodeID, member: Int32, _ model: UIKitModel) -> Bool {
    if model.tree.isBlankLiteral(text) { return true }
    return model.texts(of: text, member: member)?.allSatisfy { $0.allSatisfy(\.isWhitespace) } ?? false
  }

  /// Whether words come from anywhere, or it is kept from VoiceOver.
  private static func isNamed(_ facts: UIKitFacts) -> Bool {
    facts.saysAny(
      .accessibilityLabel, .accessibilityAttributedLabel, .setTitle, .setAttributedTitle, .title, .attributedTitle,
      .text, .attributedText, .isAccessibilityElement, .accessibilityElementsHidden, .alpha)
  }

  /// Made by `UIButton()`, with a frame, with what is looked at by itself, or of a kind without words of its own.
  private static func isPlainlyMade(_ creation: NodeID, _ tree: Tree) -> Bool {
    for part in tree.children(creation).dropFirst() {
      guard tree.kind(part) == .argument, let label = tree.label(of: part) else { return false }
      switch tree.string(of: label) {
      case "frame", "configuration", "primaryAction": break
      case "type":
        guard ["custom", "system", "roundedRect", "plain"].contains(tree.text(tree.lastChild(part))) else {
          return false
        }
      default: return false
      }
    }
    return true
  }

  /// The picture that is shown, when the file says which.
  private static func picture(of object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel) -> UIKitPicture? {
    let tree = model.tree
    if let first = tree.argument(of: object.creation, label: "with") {
      return UIKitPicture(first, member: object.member, model)
    }
    for use in facts.uses where use.word == .setImage || use.word == .image || use.word == .setBackgroundImage {
      let value = use.value.exists ? use.value : tree.argument(of: use.node, label: nil) ?? .none
      if let found = UIKitPicture(value, member: use.member, model) { return found }
    }
    return nil
  }

  /// The word that the system has for the picture, where it says what the button does.
  private static func said(_ picture: UIKitPicture?) -> SystemWords? {
    guard case .symbol(let name)? = picture else { return nil }
    return SystemWords(symbol: name)
  }

  private static func severity(_ picture: UIKitPicture?) -> Severity { said(picture)?.severity ?? .error }

  private static func confidence(_ picture: UIKitPicture?) -> Confidence { said(picture)?.confidence ?? .high }

  /// What VoiceOver says; a swipe action is not known to take the word of its symbol.
  private static func words(_ picture: UIKitPicture?, isAction: Bool = false) -> String {
    if !isAction, let said = said(picture) { return said.text }
    return switch picture {
    case .symbol(let name)?: SystemWords.builtInName(of: name)
    case .file(let name)?: "VoiceOver reads \(AccessibleName.file(name).readOfFile ?? "at most the name of its image")"
    case .someSymbol?: "VoiceOver speaks at most the symbol's built-in name"
    case nil: "VoiceOver reads at most the name of its image"
    }
  }

  private static func place(of creation: NodeID, _ tree: Tree) -> NodeID {
    tree.firstChild(creation)
  }
}
