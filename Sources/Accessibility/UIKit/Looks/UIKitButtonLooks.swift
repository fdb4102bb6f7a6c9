// What a button of UIKit looks like where no code says the color of its title: by the kind that it is made as, by its tint,
// by its configuration.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The look that the kind or the configuration of a button gives its title.
struct UIKitButtonLook {
  /// Colors of the title; `node` is none where nothing in the file says it.
  var titles: [UIKitSaidColour]
  /// What the configuration fills the button with; nil where it is filled as other views are.
  var fill: (value: ColourValue, node: NodeID)?
  /// The size of its title where no font is said.
  var points: Double
  var hasTitle = false
  /// Whether a configuration says it, which takes no color that is said to the button.
  var isConfigured = false
}

/// How a button is made.
private enum UIKitButtonMake {
  /// `UIButton()`: its title is white until somebody says another color.
  case custom
  /// `UIButton(type: .system)`: its title has the color of its tint.
  case system
  /// By a configuration; the expression for it.
  case configured(NodeID)
}

extension UIKitModel {
  /// Whether a button has words to read: a title that is set, or one that its configuration has.
  public func hasTitle(_ object: UIKitObject) -> Bool {
    facts(of: object).saysAny(.setTitle, .setAttributedTitle) || buttonLook(of: object)?.hasTitle == true
  }

  /// The look that a button has by its kind or its configuration; nil where that is not known.
  func buttonLook(of object: UIKitObject) -> UIKitButtonLook? {
    let key = ObjectKey(creation: object.creation, local: object.local, name: object.name)
    if let known = buttonLooks[key] { return known }
    let look = findButtonLook(of: object, facts(of: object))
    buttonLooks[key] = .some(look)
    return look
  }

  private func findButtonLook(of object: UIKitObject, _ facts: UIKitFacts) -> UIKitButtonLook? {
    guard object.type.kind == .button, let make = make(of: object, facts) else { return nil }
    switch make {
    case .custom:
      // Who says the color of the label says that of the title.
      if facts.says(.textColor) { return nil }
      return UIKitButtonLook(titles: [white(object)], points: 18)
    case .system:
      guard !facts.says(.textColor), let titles = tints(of: object, facts) else { return nil }
      return UIKitButtonLook(titles: titles, points: 15)
    case .configured(let node): return look(configuredBy: node, object, facts)
    }
  }

  private func white(_ object: UIKitObject) -> UIKitSaidColour {
    UIKitSaidColour(
      value: .colour(ResolvedColour(Colour(white: 1, alpha: 1), name: "white")), node: .none, member: object.member,
      isConditional: false)
  }

  // MARK: Kinds

  private func make(of object: UIKitObject, _ facts: UIKitFacts) -> UIKitButtonMake? {
    let configurations = facts.uses.filter { $0.word == .configuration && !$0.path.part.exists }
    if facts.says(.configuration) {
      guard configurations.count == 1, let only = configurations.first, only.value.exists,
        !facts.saysElsewhere(.configuration), !isConditional(only.node)
      else { return nil }
      return .configured(only.value)
    }
    guard tree.kind(object.creation) == .callExpr, case let callee = tree.firstChild(object.creation),
      tree.startsWithCapital(callee) || tree.mainIs(callee, "init")
    else { return nil }
    // The initializers of a class end in one of the system's; so do those that a project adds.
    if let making = making(of: facts, object.type) {
      return making.last.node.exists ? make(by: making.last.node, in: making.last.scope.file) : .custom
    }
    return object.type.isOwn ? nil : make(by: object.creation, in: file)
  }

  /// How a call of the system's initializers makes a button.
  private func make(by call: NodeID, in there: FileViews) -> UIKitButtonMake? {
    let tree = there.tree
    var labels: [Name] = []
    for part in tree.children(call).dropFirst() {
      guard tree.kind(part) == .argument else { return nil }
      labels.append(tree.label(of: part).map { tree.name(of: $0) } ?? .none)
    }
    if labels.isEmpty || labels == [Self.frame] { return .custom }
    if labels.first == Self.configuration {
      guard there === file else { return nil }
      return tree.argument(of: call, label: "configuration").map { .configured($0) }
    }
    if labels == [Self.primaryAction] { return .system }
    guard let type = tree.argument(of: call, label: "type") else { return nil }
    switch tree.text(type) {
    case "custom": return .custom
    case "system", "roundedRect": return .system
    default: return nil
    }
  }

  private static let frame = Name("frame")
  private static let configuration = Name("configuration")
  private static let primaryAction = Name("primaryAction")

  // MARK: Tints

  /// The colors in which the system draws a button: its tint, or that of the windows where nothing around it has one.
  private func tints(of object: UIKitObject, _ facts: UIKitFacts) -> [UIKitSaidColour]? {
    if facts.says(.tintColor) { return colours(.tintColor, of: object, facts) }
    guard let handle = handle(of: object), !mayInheritTint(handle) else { return nil }
    let tint = resolver.accent(in: scope(of: object.member)).map(\.assumed)
    return [UIKitSaidColour(value: tint, node: .none, member: object.member, isConditional: false)]
  }

  /// Whether a view around an object may give it a tint of its own.
  private func mayInheritTint(_ handle: UIKitHandle) -> Bool {
    if project.mayTintAll { return true }
    return holders(of: handle).contains { holder in
      if !holder.isOwn {
        guard let object = (objects + givenObjects).first(where: { self.handle(of: $0) == holder }) else { return true }
        return facts(of: object).says(.tintColor)
      }
      return code.uses.contains { use in
        guard use.word == .tintColor, use.local < 0, !use.path.part.exists,
          use.path.root == .own || use.path.name == Self.ownView && use.path.root != .foreign,
          case let owner = file.members[Int(use.member)].owner, owner >= 0
        else { return false }
        return file.types[Int(owner)].name == holder.type
      }
    }
  }

  private static let ownView = Name("view")

  // MARK: Configurations

  private func look(
    configuredBy node: NodeID, _ object: UIKitObject, _ facts: UIKitFacts
  ) -> UIKitButtonLook? {
    var maker = tree.unwrapped(node)
    var changes = facts.uses.filter { $0.path.part == Self.configuration }
    if tree.kind(maker) == .identifierExpr {
      guard let local = code.object(named: maker, tree)?.local, local >= 0 else { return nil }
      let binding = code.locals[Int(local)]
      guard binding.value.exists else { return nil }
      maker = tree.unwrapped(binding.value)
      for place in code.usesByName[binding.name] ?? [] where code.uses[Int(place)].local == local {
        changes.append(code.uses[Int(place)])
      }
    }
    guard maker.exists, tree.kind(maker) == .callExpr, case let callee = tree.firstChild(maker),
      tree.kind(callee) == .memberExpr || tree.kind(callee) == .implicitMemberExpr, !updatesConfigurations,
      !hasMember(Self.updateConfiguration, object.type)
    else { return nil }
    func said(_ word: UIKitWord) -> [UIKitSaidColour] {
      changes.filter { $0.word == word }.map {
        UIKitSaidColour(
          value: colour(of: $0.value, member: $0.member), node: $0.value, member: $0.member,
          isConditional: isConditional($0.node))
      }
    }
    let (words, grounds) = (said(.baseForegroundColor), said(.baseBackgroundColor))
    guard words.count < 2, grounds.count < 2, !(words + grounds).contains(where: \.isConditional),
      !changes.contains(where: { $0.word == .attributedTitle && hasLooks($0.value) })
    else { return nil }
    let hasTitle =
      changes.contains { $0.word == .title || $0.word == .attributedTitle } || facts.says(.setTitle)
    switch tree.text(callee) {
    case "filled", "borderedProminent":
      guard let ground = grounds.first ?? tints(of: object, facts)?.single else { return nil }
      return UIKitButtonLook(
        titles: words.isEmpty ? [white(object)] : words, fill: (ground.value, ground.node), points: 17,
        hasTitle: hasTitle, isConfigured: true)
    case "plain", "borderless":
      guard let titles = words.isEmpty ? tints(of: object, facts) : words else { return nil }
      return UIKitButtonLook(titles: titles, points: 17, hasTitle: hasTitle, isConfigured: true)
    default: return nil
    }
  }

  /// Whether code of the file changes configurations when they are shown: by handlers, transformers, their backgrounds.
  func findUpdatesOfConfigurations() -> Bool {
    tree.nodes.indices.contains { index in
      guard tree.nodes[index].kind == .assignExpr, case let target = tree.firstChild(NodeID(index)),
        tree.kind(target) == .memberExpr
      else { return false }
      let name = tree.name(target)
      return Self.updates.contains(name)
        || name == Self.backgroundColor && tree.kind(tree.firstChild(target)) == .memberExpr
          && tree.name(tree.firstChild(target)) == Self.background
    }
  }

  private static let updateConfiguration = Name("updateConfiguration")
  private static let updates: Set<Name> = Set(
    ["configurationUpdateHandler", "titleTextAttributesTransformer", "backgroundColorTransformer"].map { Name($0) })
  private static let backgroundColor = Name("backgroundColor")
  private static let background = Name("background")

  /// Whether a styled title may have a color or a font of its own: it is not made of words alone.
  private func hasLooks(_ title: NodeID) -> Bool {
    guard title.exists, tree.kind(title) == .callExpr, tree.text(tree.firstChild(title)) == "AttributedString" else {
      return true
    }
    return tree.children(title).count != 2
  }
}

extension Array {
  /// The element, where there is only one.
  fileprivate var single: Element? { count == 1 ? self[0] : nil }
}
