// Styled strings that leave a look to the label that shows them: `NSAttributedString(string: terms, attributes:
// [.paragraphStyle: centered])` has no font of its own, so its words keep that of the label.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A look that words may have by an attribute, or by the label that shows them.
public enum StyledLook: String {
  case font, color = "foregroundColor"
}

extension UIKitModel {
  /// Whether each styled string that code gives a label or button leaves a look to it; false where one is not known.
  public func leavesStyled(_ look: StyledLook, _ facts: UIKitFacts) -> Bool {
    let words: Set<UIKitWord> = [.attributedText, .setAttributedTitle]
    return !words.contains(where: facts.saysElsewhere)
      && facts.uses.filter { words.contains($0.word) }.allSatisfy { leaves(look, saidBy: $0, in: file) }
  }

  /// Whether the styled string that a use sets leaves a look to its label.
  func leaves(_ look: StyledLook, saidBy use: UIKitUse, in file: FileViews) -> Bool {
    Self.leaves(look, saidBy: use, in: file, project)
  }

  fileprivate static func leaves(
    _ look: StyledLook, saidBy use: UIKitUse, in file: FileViews, _ project: Project
  ) -> Bool {
    let tree = file.tree
    let value = use.word == .setAttributedTitle ? tree.argument(of: use.node, label: nil) ?? .none : use.value
    guard value.exists, let code = file.uikit else { return false }
    var made = tree.unwrapped(value)
    if made.exists, tree.kind(made) == .identifierExpr {
      guard let (path, local) = code.object(named: made, tree), local >= 0,
        case let binding = code.locals[Int(local)], binding.value.exists,
        leaves(look, changesOf: path.name, local, code, tree)
      else { return false }
      made = tree.unwrapped(binding.value)
    }
    // `note.map { NSAttributedString(string: $0) }`
    if let mapped = tree.expression(mappedBy: made) { made = tree.unwrapped(mapped) }
    guard made.exists else { return false }
    if tree.kind(made) == .nilLiteral { return true }
    guard tree.kind(made) == .callExpr, classes.contains(tree.text(tree.firstChild(made))) else { return false }
    guard tree.argument(of: made, label: "string") != nil, tree.isStyledStringOfSystem(made) else {
      return project.initializersLeave(look.rawValue, madeBy: made, in: file)
    }
    guard let attributes = tree.argument(of: made, label: "attributes") else { return true }
    return leaves(look, attributes: attributes, code, tree)
  }

  /// Whether nothing that code says to a string which a local keeps gives it the look.
  private static func leaves(
    _ look: StyledLook, changesOf name: Name, _ local: Int32, _ code: UIKitCode, _ tree: Tree
  ) -> Bool {
    (code.usesByName[name] ?? []).allSatisfy { place in
      let use = code.uses[Int(place)]
      guard use.local == local else { return true }
      switch use.word {
      case .called where use.name == addAttribute:
        return tree.argument(of: use.node, label: nil).map { isKey($0, tree) && !tree.mainIs($0, look) } ?? false
      case .called where use.name == addAttributes:
        return tree.argument(of: use.node, label: nil).map { leaves(look, attributes: $0, code, tree) } ?? false
      // Given to the label itself.
      case .passed: return use.name == setAttributedTitle
      case .assigned: return use.name == attributedText
      default: return false
      }
    }
  }

  private static func leaves(_ look: StyledLook, attributes: NodeID, _ code: UIKitCode, _ tree: Tree) -> Bool {
    var list = tree.unwrapped(attributes)
    if let local = code.binding(of: list, tree) {
      guard tree.isConstant(local) else { return false }
      list = tree.unwrapped(local.value)
    }
    guard list.exists else { return false }
    if tree.kind(list) == .nilLiteral { return true }
    guard tree.kind(list) == .dictionaryLiteral else { return false }
    return tree.children(list).allSatisfy { entry in
      let key = tree.firstChild(entry)
      return key.exists && isKey(key, tree) && !tree.mainIs(key, look)
    }
  }

  /// `.font`, `NSAttributedString.Key.font`
  private static func isKey(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .implicitMemberExpr || tree.kind(node) == .memberExpr
  }

  private static let classes: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  private static let addAttribute = Name("addAttribute")
  private static let addAttributes = Name("addAttributes")
  private static let attributedText = Name("attributedText")
  private static let setAttributedTitle = Name("setAttributedTitle")
}

extension InterfaceElement {
  /// The same of an object of Interface Builder. A text view gives styled words that have no font another one than its own.
  public func leavesStyled(_ look: StyledLook) -> Bool {
    [UIKitWord.attributedText, .setAttributedTitle].allSatisfy { word in
      guard facts.says(word) else { return true }
      guard kind == .label || kind == .button, let said = model.said(word, to: index), !said.isEmpty else {
        return false
      }
      return said.allSatisfy { UIKitModel.leaves(look, saidBy: $0.use, in: $0.file, model.project) }
    }
  }
}

extension Tree {
  fileprivate func mainIs(_ node: NodeID, _ look: StyledLook) -> Bool { text(node) == look.rawValue }

  /// Whether a local is a constant that nothing is added to.
  fileprivate func isConstant(_ local: UIKitLocal) -> Bool {
    guard local.value.exists, kind(local.node) == .binding, let declaration = parent(of: local.node) else {
      return false
    }
    return mainIs(declaration, "let")
  }
}
