// Bursts of packages that move over the whole page.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum PackageEffects {
  static func judge(_ model: FileModel, _ report: inout Report) {
    let project = model.project
    if project.packages.hasViews {
      for index in model.file.views.indices {
        let view = model.file.views[index]
        guard let found = project.packageView(view, in: model.file), found.shows == .effect else { continue }
        let element = Element(model: model, index: Int32(index))
        check(found.starts, view.expression, view.nameToken, element, &report)
      }
    }
    guard project.packages.hasModifiers else { return }
    for use in model.file.modifiers where use.known == .other && use.owner >= 0 && !use.isConditional {
      guard let found = project.packageModifier(use), found.shows == .effect else { continue }
      check(found.starts, use.call, use.nameToken, Element(model: model, index: use.owner), &report)
    }
  }

  /// `starts` are the labels of what starts it.
  private static func check(
    _ starts: [String], _ call: NodeID, _ token: TokenID, _ element: Element, _ report: inout Report
  ) {
    let (model, tree) = (element.model, element.tree)
    let trigger = starts.lazy.compactMap { tree.argument(of: call, label: $0) }.first
    guard let trigger, !element.isOutOfScope, !element.surroundings.contains(.widget),
      !model.isMotionGuarded(argumentsOf: call), !model.code.isGuarded(tree.tokens.start(token)),
      !element.flags.contains(.calmed)
    else { return }
    guard element.body.kind != .modifier || isMoved(element), !isStartedUnderGuard(trigger, element) else { return }
    report.add(
      .warning, .medium, at: tree.tokens.range(token),
      "\(tree.string(of: token)) sends pieces flying across the screen and ignores Reduce Motion",
      help: "Read @Environment(\\.accessibilityReduceMotion) and do not trigger it when it is on.",
      cause: element.index)
  }

  /// Whether the modifier around it is put on some view where nothing asks for Reduce Motion.
  private static func isMoved(_ element: Element) -> Bool {
    guard let sites = element.model.engine.sites(ofModifierIn: element.node.body, of: element.file) else { return true }
    // What asks in a file of its own is not told apart by uses.
    return sites.contains { $0.file === element.file || $0.file.motionGuards == nil }
  }

  /// Whether all code that starts it asks first.
  private static func isStartedUnderGuard(_ trigger: NodeID, _ element: Element) -> Bool {
    let model = element.model
    guard !model.guards.isEmpty else { return false }
    let names = element.namesOfBinding(trigger)
    let changes = model.changes(of: names, ofType: element.body.owner)
    return !changes.isEmpty && changes.allSatisfy { model.isMotionGuarded($0) }
  }
}
