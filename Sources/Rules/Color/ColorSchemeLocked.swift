// Screens that refuse the appearance people have chosen.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let colorSchemeLocked = Rule(
    "color-scheme-locked",
    .file { model, report in
      for (index, use) in model.file.modifiers.enumerated()
      where use.known == .preferredColorScheme && !use.isConditional {
        judge(use, Int32(index), model, &report)
      }
      let tree = model.file.tree
      for token in model.file.tokens(of: .appearance) { judgeStyle(token, tree, model, &report) }
    })

  fileprivate static let help = "Leave the appearance to the system, and give each color a light and a dark variant."

  fileprivate static func message(_ isLight: Bool, _ what: String = "This screen") -> String {
    isLight
      ? "\(what) stays light when people have chosen Dark Mode, which dazzles people who are sensitive to light"
      : "\(what) stays dark when people have chosen Light Mode, which many people with astigmatism or low vision need"
  }

  private static func judge(_ use: ViewModifierUse, _ index: Int32, _ model: FileModel, _ report: inout Report) {
    let element = Element(model: model, index: use.owner)
    guard !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]),
      let argument = model.firstArgument(of: use.call, label: nil),
      let scheme = scheme(argument, in: element.scope, model), !isForPictures(model.typeWords(of: use.owner)),
      !element.descendants.contains(where: { isPlayer($0.known) }), !isPlayer(element.known), !isPreview(element),
      !element.isEveryUseOfOwnModifier({
        isForPictures($0.typeWords) || isPlayer(model.engine.known($0.node, in: $0.file))
      }),
      !model.isReplaced(use, in: model.file)
    else { return }
    report.add(
      scheme == .light ? .warning : .note, scheme == .light ? .high : .medium,
      at: model.file.tree.tokens.range(use.nameToken), message(scheme == .light), help: help, cause: element.index)
  }

  /// A helper of previews, by what it says to them.
  private static func isPreview(_ element: Element) -> Bool {
    element.writtenModifiers.contains {
      switch $0.known {
      case .previewDevice, .previewDisplayName, .previewLayout, .previewContext: true
      default: false
      }
    }
  }

  private static func isPlayer(_ known: Known) -> Bool {
    switch known {
    case .VideoPlayer, .CameraView, .Map, .SceneView, .SpriteView, .RealityView, .QuickLookPreview: true
    default: false
    }
  }

  /// Pictures and films are looked at on black.
  private static func isForPictures(_ words: [String]) -> Bool {
    words.contains {
      [
        "camera", "photo", "photos", "picture", "image", "snapshot", "video", "player", "gallery", "scanner", "viewer",
        "map", "film",
      ].contains($0)
    }
  }

  private enum Scheme { case light, dark }

  /// The appearance that an expression comes to, whatever is decided when the app runs.
  private static func scheme(_ argument: NodeID, in scope: Scope, _ model: FileModel) -> Scheme? {
    var result: Scheme?
    for value in Interpreter(model.evaluator).outcome(of: argument, in: scope).values {
      guard let value, let one = written(value.node, value.scope.file.tree), result == nil || result == one else {
        return nil
      }
      result = one
    }
    return result
  }

  private static func written(_ argument: NodeID, _ tree: Tree) -> Scheme? {
    guard tree.kind(argument) == .implicitMemberExpr || tree.kind(argument) == .memberExpr else { return nil }
    if tree.kind(argument) == .memberExpr {
      let base = tree.text(tree.firstChild(argument))
      guard base == "ColorScheme" || base == "UIUserInterfaceStyle" else { return nil }
    }
    switch tree.text(argument) {
    case "light": return .light
    case "dark": return .dark
    default: return nil
    }
  }

  /// `window.overrideUserInterfaceStyle = .light` outside of any condition.
  private static func judgeStyle(_ token: TokenID, _ tree: Tree, _ model: FileModel, _ report: inout Report) {
    guard
      model.surroundings(at: tree.tokens.start(token)).isDisjoint(with: [
        .preview, .tests, .generated, .otherPlatform, .debug,
      ])
    else { return }
    for index in tree.nodes.indices where tree.nodes[index].kind == .assignExpr {
      let node = NodeID(index)
      let target = tree.firstChild(node)
      guard tree[target].main == token, let scheme = scheme(tree.lastChild(node), in: model.scope(at: node), model)
      else { continue }
      let outer = tree.enclosing(node, while: { $0 != .funcDecl && $0 != .accessor && $0 != .initDecl })
      guard !outer.contains(where: { [.ifExpr, .switchExpr, .switchCase, .guardStmt].contains(tree.kind($0)) }) else {
        return
      }
      guard let type = model.type(at: tree.tokens.start(token)) else { return }
      let name = tree.string(of: model.file.types[Int(type)].nameToken)
      guard isWholeScreen(target, tree, typeName: name), !isForPictures(Words.split(name)),
        !model.keepsCamera(type: type)
      else { return }
      report.add(
        scheme == .light ? .warning : .note, .medium, at: tree.tokens.range(token),
        message(scheme == .light, isWindow(target, tree) ? "This window" : "This screen"), help: help)
      return
    }
  }
}

/// The rule `color-scheme-locked` in the settings of an Xcode project, judged once for a root.
public enum AppearanceLock {
  static let id = Rule.colorSchemeLocked.id

  /// The settings that keep a whole app light or dark.
  public static func findings(in project: Project) -> [Finding] {
    project.appearance.all.filter { project.schemeLock(at: $0.source.path) == $0.isDark }.map { setting in
      Finding(
        rule: id, severity: setting.isDark ? .note : .warning, confidence: setting.isDark ? .medium : .high,
        path: setting.source.path,
        range: setting.range, message: Rule.message(!setting.isDark, "The whole app"), help: Rule.help)
    }
  }
}

extension Rule {
  /// A window, or a view controller and its own view; cells and bars are parts that may lie on something dark.
  private static func isWholeScreen(_ target: NodeID, _ tree: Tree, typeName: String) -> Bool {
    let isController = typeName.hasSuffix("ViewController") || typeName.hasSuffix("NavigationController")
    guard tree.kind(target) == .memberExpr else { return isController }
    if isWindow(target, tree) { return true }
    let holder = holder(of: target, tree)
    guard tree.kind(holder) == .identifierExpr else { return false }
    switch tree.text(holder) {
    case "self", "view", "navigationController": return isController
    default: return false
    }
  }

  /// Whether it is the appearance of a window that is set, and with it that of all screens in it.
  private static func isWindow(_ target: NodeID, _ tree: Tree) -> Bool {
    let holder = holder(of: target, tree)
    return tree.kind(holder) == .identifierExpr && tree.mainIs(holder, "window")
  }

  /// What the property belongs to, without a question or exclamation mark.
  private static func holder(of target: NodeID, _ tree: Tree) -> NodeID {
    guard tree.kind(target) == .memberExpr else { return .none }
    let holder = tree.firstChild(target)
    return tree.kind(holder) == .optionalChainExpr || tree.kind(holder) == .forceUnwrapExpr
      ? tree.lastChild(holder) : holder
  }
}
