// Accessibility settings that the app keeps itself, or reads once.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A setting of the system, under the names it goes by in apps.
private struct SystemSetting: Sendable {
  /// How apps call it.
  var names: Set<String>
  /// Names in the frameworks.
  var system: [String]
  /// How a view reads it.
  var environment: String
  /// What has to stand in a mention that follows the system.
  static let all: [SystemSetting] = [
    SystemSetting(
      names: ["reduceMotion", "isReduceMotionEnabled", "reduceMotionEnabled", "prefersReducedMotion"],
      system: ["accessibilityReduceMotion", "isReduceMotionEnabled", "reduceMotionStatusDidChangeNotification"],
      environment: "accessibilityReduceMotion"),
    SystemSetting(
      names: ["reduceTransparency", "isReduceTransparencyEnabled", "reduceTransparencyEnabled"],
      system: ["accessibilityReduceTransparency", "isReduceTransparencyEnabled"],
      environment: "accessibilityReduceTransparency"),
    SystemSetting(
      names: [
        "increaseContrast", "highContrast", "isHighContrastEnabled", "increasedContrast", "isIncreaseContrastEnabled",
      ],
      system: ["colorSchemeContrast", "isDarkerSystemColorsEnabled", "accessibilityContrast"],
      environment: "colorSchemeContrast"),
    SystemSetting(
      names: ["boldText", "isBoldTextEnabled", "boldTextEnabled"], system: ["legibilityWeight", "isBoldTextEnabled"],
      environment: "legibilityWeight"),
    SystemSetting(
      names: ["isVoiceOverRunning", "voiceOverRunning", "isVoiceOverEnabled", "voiceOverEnabled"],
      system: ["accessibilityVoiceOverEnabled", "isVoiceOverRunning", "accessibilityEnabled"],
      environment: "accessibilityVoiceOverEnabled"),
    SystemSetting(
      names: ["isSwitchControlRunning", "switchControlEnabled"],
      system: ["accessibilitySwitchControlEnabled", "isSwitchControlRunning"],
      environment: "accessibilitySwitchControlEnabled"),
    SystemSetting(
      names: ["dynamicTypeSize", "preferredContentSizeCategory"],
      system: ["dynamicTypeSize", "preferredContentSizeCategory", "sizeCategory"], environment: "dynamicTypeSize"),
    SystemSetting(
      names: ["differentiateWithoutColor", "shouldDifferentiateWithoutColor"],
      system: ["accessibilityDifferentiateWithoutColor", "shouldDifferentiateWithoutColor"],
      environment: "accessibilityDifferentiateWithoutColor"),
    SystemSetting(
      names: ["invertColors", "isInvertColorsEnabled"], system: ["accessibilityInvertColors", "isInvertColorsEnabled"],
      environment: "accessibilityInvertColors"),
  ]

  static let byName: [Name: SystemSetting] = {
    var result: [Name: SystemSetting] = [:]
    for setting in all { for name in setting.names { result[Name(name)] = setting } }
    return result
  }()

  static let bySystemName: [Name: SystemSetting] = {
    var result: [Name: SystemSetting] = [:]
    for setting in all { for name in setting.system { result[Name(name)] = setting } }
    return result
  }()
}

extension Rule {
  static let shadowAccessibilitySetting = Rule(
    "shadow-accessibility-setting",
    .file { model, report in
      let tree = model.file.tree
      let members = model.file.members
      for index in members.indices where members[index].kind == .property && members[index].value.exists {
        guard let setting = SystemSetting.byName[members[index].name] else { continue }
        let member = members[index]
        guard isOwnCopy(member, model), isLiteral(member.value, tree),
          !followsSystem(member, setting, model)
        else { continue }
        report.add(
          .warning, .high, at: tree.tokens.range(member.nameToken),
          "The app keeps \(tree.string(of: member.nameToken)) by itself, so it never follows the system setting",
          help: "\(model.project.sayRead(setting.environment).dropLast()), or combine both.")
      }
    })

  /// Kept by an object, globally or in the user defaults; a property of a view may be given by its user.
  private static func isOwnCopy(_ member: Member, _ model: FileModel) -> Bool {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug, .widget]
    guard member.surroundings.isDisjoint(with: exempt), !member.isConstant else { return false }
    if member.attributes.contains(.Environment) || member.attributes.contains(.Binding) { return false }
    if member.attributes.contains(.AppStorage) || member.attributes.contains(.Published) { return true }
    guard member.owner >= 0 else { return true }
    let type = model.file.types[Int(member.owner)]
    let words = Words.split(model.file.tree.string(of: type.nameToken))
    guard !words.contains(where: { ["mock", "stub", "fake", "test", "preview", "sample"].contains($0) }) else {
      return false
    }
    return member.isStatic || type.kind == .classDecl || type.kind == .actorDecl
  }

  private static func isLiteral(_ value: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(value) {
    case .boolLiteral: true
    case .implicitMemberExpr: ["large", "medium", "small", "unspecified"].contains(tree.text(value))
    default: false
    }
  }

  /// Whether a file that names the property also names the system's setting.
  private static func followsSystem(_ member: Member, _ setting: SystemSetting, _ model: FileModel) -> Bool {
    let system = Set(setting.system.map { Name($0) }).subtracting([member.name])
    let spelling = Array(model.file.tree.tokens.text(member.nameToken, in: model.file.tree.source))
    // A search over the bytes leaves out nearly all files before the names in one are looked at.
    for file in model.project.files where FastText.holds(spelling, in: file.tree.source) {
      let tree = file.tree
      var hasName = false
      var hasSystem = false
      for token in tree[tree.root].tokens where tree.tokens.kind(token) == .identifier {
        let name = tree.name(of: token)
        if name == member.name {
          hasName = true
          // `UIAccessibility.isVoiceOverRunning`.
          if token > 1, tree.string(of: token &- 2) == "UIAccessibility" { hasSystem = true }
        } else if system.contains(name) {
          hasSystem = true
        }
      }
      if hasName, hasSystem { return true }
    }
    return false
  }

  static let staleAccessibilitySetting = Rule(
    "stale-accessibility-setting",
    .file { model, report in
      let tree = model.file.tree
      for token in model.file.tokens(of: .setting) {
        guard token + 2 < UInt32(tree.tokens.count), tree.string(of: token + 1) == ".",
          let setting = SystemSetting.bySystemName[tree.name(of: token + 2)]
        else { continue }
        judge(token, setting, model, &report)
      }
    })

  private static func judge(_ token: TokenID, _ setting: SystemSetting, _ model: FileModel, _ report: inout Report) {
    let tree = model.file.tree
    let offset = tree.tokens.start(token)
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug, .widget]
    guard let index = model.member(at: offset), model.file.members[Int(index)].surroundings.isDisjoint(with: exempt)
    else { return }
    let member = model.file.members[Int(index)]
    let range = ByteRange(offset, tree.tokens.range(token + 2).end)
    let isView =
      member.owner >= 0
      && model.file.types.contains {
        $0.name == model.file.types[Int(member.owner)].name
          && ($0.conforms(to: .View) || $0.conforms(to: .ViewModifier))
      }
    if member.value.exists, tree.range(member.value).contains(offset) {
      guard member.owner >= 0 || member.isConstant, member.isConstant || isView, !listens(model.file) else { return }
      guard !tree.stands(range.start, inClosureOf: member.value) else { return }
      report.add(
        .note, .medium, at: range,
        "\(tree.string(of: token + 2)) is read only once, so a change takes effect only after the app is restarted",
        help: model.project.sayRead(setting.environment))
      return
    }
    guard isView, member.body >= 0, isDrawn(offset, model), !listens(model.file) else { return }
    guard !isOfAnimationThatNeverRuns(offset, model) else { return }
    report.add(
      .note, .medium, at: range,
      "The view does not update when \(tree.string(of: token + 2)) changes",
      help: model.project.sayRead(setting.environment))
  }

  /// `.animation(…, value: true)`: the value never changes, so that nothing is ever animated.
  private static func isOfAnimationThatNeverRuns(_ offset: UInt32, _ model: FileModel) -> Bool {
    let tree = model.file.tree
    return model.file.modifiers.contains { use in
      guard use.known == .animation, let value = tree.argument(of: use.call, label: "value"), tree.isPlainLiteral(value)
      else { return false }
      return tree.argument(of: use.call, label: nil).map { tree.range($0).contains(offset) } ?? false
    }
  }

  /// Whether the file hears of changes.
  private static func listens(_ file: FileViews) -> Bool {
    let tree = file.tree
    return tree[tree.root].tokens.contains { token in
      tree.tokens.kind(token) == .identifier && tree.string(of: token).hasSuffix("StatusDidChangeNotification")
    }
  }

  /// Whether a place in a body decides what is drawn: no closure around it is an action.
  private static func isDrawn(_ offset: UInt32, _ model: FileModel) -> Bool {
    let tree = model.file.tree
    guard let body = model.file.bodies.first(where: { tree.range($0.block).contains(offset) && $0.kind != .preview })
    else { return false }
    for index in tree.nodes(below: body.block) where tree.nodes[index].kind == .closureExpr {
      let closure = NodeID(index)
      guard tree.range(closure).contains(offset) else { continue }
      // The content of a container holds views.
      guard body.views.contains(where: { tree.stands(model.file.views[Int($0)].chain, in: closure) }) else {
        return false
      }
    }
    return true
  }
}

extension Tree {
  /// Whether a place stands in a closure below a node.
  fileprivate func stands(_ offset: UInt32, inClosureOf node: NodeID) -> Bool {
    nodes(below: node).contains { nodes[$0].kind == .closureExpr && range(NodeID($0)).contains(offset) }
  }
}
