// Shortcuts that fire while people type or dictate, that clash, and screens that Return and Escape do not answer.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let unsafeKeyboardShortcut = Rule(
    "unsafe-keyboard-shortcut",
    .effective([.keyboardShortcut]) { element, use, report in
      guard !element.isOutOfScope, let shortcut = Shortcut(use, element) else { return }
      let range = use.place
      if shortcut.isBare {
        guard !element.withAncestors.contains(where: { $0.hasModifier(.focused) }) else { return }
        report.add(
          .warning, .medium, at: range,
          "The key “\(shortcut.key)” alone triggers this \(element.noun), so people who dictate or press keys by accident trigger it unintentionally",
          help: "Add a modifier such as .command.", cause: element.index)
      } else if let meaning = shortcut.systemMeaning, !replacesSystem(element) {
        report.add(
          .warning, .medium, at: range,
          "The shortcut of this \(element.noun) overrides the system shortcut to \(meaning), Command-\(shortcut.key.uppercased())",
          help: "Choose another key.", cause: element.index)
      } else if isTaken(shortcut, element) {
        report.add(
          .warning, .medium, at: range,
          "Another control on this screen has the same shortcut (\(shortcut.key)), so it works for only one of them",
          help: "Give each control a shortcut of its own.", cause: element.index)
      }
    })

  private static func replacesSystem(_ element: Element) -> Bool {
    element.hasAncestor { $0.known == .CommandGroup || $0.known == .CommandMenu }
  }

  /// Whether an earlier control of the body that is shown at the same time has the shortcut.
  private static func isTaken(_ shortcut: Shortcut, _ element: Element) -> Bool {
    for index in element.body.views {
      guard index < element.index else { break }
      let other = Element(model: element.model, index: index)
      for earlier in other.effectiveModifiers(where: { $0 == .keyboardShortcut }) {
        if Shortcut(earlier, element) == shortcut, element.isShown(with: other) { return true }
      }
    }
    return false
  }

  static let missingKeyboardShortcut = Rule(
    "missing-keyboard-shortcut", isOnByDefault: false,
    .modifier([.buttonStyle]) { element, use, report in
      guard element.known == .Button, element.node.kind == .use, !element.isOutOfScope,
        element.surroundings.isDisjoint(with: [.widget, .debug]), use.isProminent(element.tree),
        !(element.argument("role").map { element.tree.text($0) == "destructive" } ?? false),
        !element.file.modifiers.contains(where: { $0.known == .keyboardShortcut || $0.known == .onKeyPress }),
        hasCancelButton(beside: element)
      else { return }
      report.add(
        .note, .medium, at: element.nameRange,
        "Return does not trigger the main action of this screen, so keyboard users have to go all the "
          + "way to it",
        help: "Add .keyboardShortcut(.defaultAction), and .keyboardShortcut(.cancelAction) to the button that cancels.",
        cause: element.index)
    })

  /// A button of the same body that cancels, as dialogs have.
  private static func hasCancelButton(beside element: Element) -> Bool {
    for index in element.body.views where index != element.index {
      let place = Element(model: element.model, index: index)
      for other in place.filled where isCancelButton(other) && place.isShown(with: element) { return true }
    }
    return false
  }

  private static func isCancelButton(_ view: Element) -> Bool {
    guard view.known == .Button, view.node.kind == .use else { return false }
    return view.argument("role").map { view.tree.text($0) == "cancel" } ?? false
      || view.visibleWordings.flatMap(\.all).contains { $0.text == "Cancel" }
  }
}

extension ViewModifierUse {
  /// Whether it is the style of the main button: `.borderedProminent`, `.glassProminent`.
  func isProminent(_ tree: Tree) -> Bool {
    guard known == .buttonStyle, let style = tree.argument(of: call, label: nil) else { return false }
    switch tree.known(style) {
    case .borderedProminent, .glassProminent: return tree.kind(style) == .implicitMemberExpr
    default:
      return tree.kind(style) == .callExpr && tree.text(tree.firstChild(style)) == "BorderedProminentButtonStyle"
    }
  }
}

extension Element {
  /// Whether two views of one body can be seen at the same time: not in different branches, rows or presentations.
  func isShown(with other: Element) -> Bool {
    guard node.body == other.node.body else { return false }
    let (mine, theirs) = ([self] + allAncestors, [other] + other.allAncestors)
    guard let common = mine.first(where: { view in theirs.contains { $0.index == view.index } }) else {
      // Statements of one builder stand beside each other.
      return !mine.contains(where: \.isRepeatedOrPresented) && !theirs.contains(where: \.isRepeatedOrPresented)
    }
    let (mineBelow, theirsBelow) = (
      mine.prefix { $0.index != common.index }, theirs.prefix { $0.index != common.index }
    )
    if common.node.kind == .choice, let a = mineBelow.last, let b = theirsBelow.last, a.node.branch != b.node.branch {
      return false
    }
    return !mineBelow.contains(where: \.isRepeatedOrPresented) && !theirsBelow.contains(where: \.isRepeatedOrPresented)
  }

  /// The views around, those around a presentation included.
  private var allAncestors: [Element] {
    var result: [Element] = []
    var current = self
    while let parent = current.parent {
      result.append(parent)
      current = parent
    }
    return result
  }

  private var isRepeatedOrPresented: Bool {
    if known == .ForEach { return true }
    switch node.slot {
    case .presentation, .destination, .actions, .contextMenu, .swipeActions, .tabItem, .apart: return true
    case .content: return parent?.known == .TabView || parent?.known == .Tab
    default: return false
    }
  }
}

/// A shortcut with a letter or digit.
private struct Shortcut: Equatable {
  var key: String
  var modifiers: Set<String>

  init?(_ use: EffectiveModifier, _ element: Element) {
    guard let first = use.argument(nil) else { return nil }
    if first.tree.kind(first.node) == .implicitMemberExpr {
      key = first.tree.text(first.node)
      guard ["defaultAction", "cancelAction"].contains(key) else { return nil }
      modifiers = ["preset"]
      return
    }
    guard case .string(let text) = element.model.evaluator.value(of: first.node, in: first.scope) else { return nil }
    key = text.lowercased()
    guard key.count == 1 else { return nil }
    modifiers = ["command"]
    guard let written = use.argument("modifiers") else { return }
    let tree = written.tree
    switch tree.kind(written.node) {
    case .implicitMemberExpr: modifiers = [tree.text(written.node)]
    case .arrayLiteral: modifiers = Set(tree.children(written.node).map { tree.text($0) })
    default: return nil
    }
  }

  /// Whether it types a character: alone or with Shift.
  var isBare: Bool { modifiers.isSubset(of: ["shift"]) && key.first.map { $0.isLetter || $0.isNumber } == true }

  /// What the system does with it everywhere.
  var systemMeaning: String? {
    guard modifiers == ["command"] else { return nil }
    switch key {
    case "h": return "leave the app"
    case "q": return "quit"
    case "c": return "copy"
    case "v": return "paste"
    case "x": return "cut"
    case "z": return "undo"
    case "a": return "select all"
    default: return nil
    }
  }
}
