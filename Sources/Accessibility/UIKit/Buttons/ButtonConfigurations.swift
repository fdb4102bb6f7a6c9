// What buttons show that are made with a configuration or an action: `UIButton(configuration: look, primaryAction: action)`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What a configuration or an action gives a button to show.
public struct UIKitButtonContent: Sendable {
  public var hasWords = false
  /// The expression for the picture; none where there is no picture.
  public var picture: NodeID = .none

  mutating func add(_ other: UIKitButtonContent) {
    hasWords = hasWords || other.hasWords
    if other.picture.exists { picture = other.picture }
  }
}

extension UIKitModel {
  /// What the configurations and the action of a button of the file show; nil where one of them is not known.
  public func givenContent(of object: UIKitObject, _ facts: UIKitFacts) -> UIKitButtonContent? {
    var content = UIKitButtonContent()
    // A handler may give it words whenever its state changes.
    guard !facts.saysElsewhere(.configuration), !updatedConfigurations.contains(object.name),
      propertyName(of: object).map({ !updatedConfigurations.contains($0) }) ?? true
    else { return nil }
    for part in tree.children(object.creation).dropFirst() where tree.kind(part) == .argument {
      guard let label = tree.label(of: part) else { continue }
      let value = tree.lastChild(part)
      let given: UIKitButtonContent?
      switch tree.string(of: label) {
      case "configuration": given = self.content(ofConfiguration: value, object.member)
      case "primaryAction": given = self.content(ofAction: value)
      default: continue
      }
      guard let given else { return nil }
      content.add(given)
    }
    for use in facts.uses {
      if use.word == .configuration, !use.path.part.exists {
        guard use.value.exists, let given = self.content(ofConfiguration: use.value, use.member) else { return nil }
        content.add(given)
      }
      guard use.path.part == Self.configurationName else { continue }
      switch use.word {
      case .image: content.picture = use.value
      case .title, .attributedTitle: content.hasWords = true
      // `button.configuration?.updated(for: button)`
      case .called, .passed, .assigned, .returned: return nil
      default: break
      }
    }
    return content
  }

  /// What a configuration shows that is made where it is used, or kept in a local that the same function fills.
  private func content(ofConfiguration node: NodeID, _ member: Int32) -> UIKitButtonContent? {
    switch tree.kind(node) {
    case .nilLiteral: return UIKitButtonContent()
    case .callExpr: return isPlain(node) ? UIKitButtonContent() : nil
    case .identifierExpr: break
    default: return nil
    }
    guard let (_, local) = code.object(named: node, tree), local >= 0,
      case let binding = code.locals[Int(local)], binding.value.exists, tree.kind(binding.value) == .callExpr,
      isPlain(binding.value)
    else { return nil }
    var content = UIKitButtonContent()
    for index in code.usesByName[binding.name] ?? [] where code.uses[Int(index)].local == local {
      let use = code.uses[Int(index)]
      switch use.word {
      case .image: content.picture = use.value
      case .title, .attributedTitle, .text, .attributedText: content.hasWords = true
      case .called, .returned: return nil
      case .passed: guard use.name == Self.button || use.name == Self.initializer else { return nil }
      case .assigned: guard use.name == Self.configurationName else { return nil }
      default: break
      }
    }
    // A title below the title, which stands alone now and then.
    let around = tree[file.members[Int(member)].node].tokens
    let saysMore = around.contains { tree.tokens.isName($0) && Self.subtitles.contains(tree.name(of: $0)) }
    return saysMore ? nil : content
  }

  /// `UIButton.Configuration.filled()`, `.plain()`: one of the system's, with nothing in it yet.
  private func isPlain(_ call: NodeID) -> Bool {
    let callee = tree.firstChild(call)
    guard tree.children(call).dropFirst().isEmpty,
      tree.kind(callee) == .memberExpr || tree.kind(callee) == .implicitMemberExpr
    else { return false }
    guard Self.kinds.contains(tree.name(callee)) else { return false }
    guard tree.kind(callee) == .memberExpr else { return true }
    let base = tree.firstChild(callee)
    return tree.kind(base) == .memberExpr && tree.mainIs(base, "Configuration")
      && tree.mainIs(tree.firstChild(base), "UIButton")
  }

  /// What an action shows on the button that is made for it: `UIAction { … }`, `UIAction(image: pen) { … }`.
  private func content(ofAction node: NodeID) -> UIKitButtonContent? {
    var made = node
    if tree.kind(made) == .nilLiteral { return UIKitButtonContent() }
    if tree.kind(made) == .identifierExpr {
      guard let binding = code.binding(of: made, tree), binding.value.exists else { return nil }
      made = binding.value
    }
    guard tree.kind(made) == .callExpr, tree.mainIs(tree.firstChild(made), "UIAction") else { return nil }
    var content = UIKitButtonContent()
    for part in tree.children(made).dropFirst() where tree.kind(part) == .argument {
      guard let label = tree.label(of: part) else { return nil }
      let value = tree.lastChild(part)
      switch tree.string(of: label) {
      case "title": content.hasWords = content.hasWords || !tree.isBlankLiteral(value)
      case "image": if tree.kind(value) != .nilLiteral { content.picture = value }
      default: break
      }
    }
    return content
  }

  private static let configurationName = Name("configuration")
  private static let button = Name("UIButton")
  private static let initializer = Name("init")
  private static let subtitles: Set<Name> = Set(["subtitle", "attributedSubtitle"].map { Name($0) })
  private static let kinds: Set<Name> = Set(
    [
      "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
      "prominentGlass", "clearGlass", "prominentClearGlass",
    ].map { Name($0) })

  /// The names of buttons to whose configuration a handler of the file says something.
  func makeUpdatedConfigurations() -> Set<Name> {
    var result: Set<Name> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .memberExpr {
      let node = NodeID(index)
      guard tree.name(node) == Self.updateHandler, let path = UIKitCode.path(tree.firstChild(node), tree) else {
        continue
      }
      result.insert(path.name)
    }
    return result
  }

  private static let updateHandler = Name("configurationUpdateHandler")
}
