// Dialogs drawn by the app itself over the screen, which VoiceOver does not know to be dialogs.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let overlayNotModal = Rule(
    "overlay-not-modal",
    .view([.other]) { element, report in
      guard element.node.kind == .choice, element.node.branches == -1, !element.isOutOfScope, !element.isUnreachable,
        !element.surroundings.contains(.widget), !element.flags.contains(.systemHost), element.node.slot != .toolbar
      else { return }
      guard let dialog = HomeMadeDialog(element), !dialog.isModal else { return }
      report.add(
        .warning, .medium, at: element.tree.tokens.range(element.node.nameToken),
        (dialog.dims
          ? "This overlay covers the screen, but VoiceOver still reads\(dialog.isOperableBehind ? " and activates" : "") what is behind it"
          : "This view looks like a dialog, but VoiceOver does not stay in it and also reads what is behind it")
          + (hasEscape(element) ? "" : ", and the escape gesture does not close it"),
        help: dialog.closes
          ? "Use .sheet, .alert or .fullScreenCover, or add .accessibilityAddTraits(.isModal) and "
            + ".accessibilityAction(.escape), and move the focus."
          : dialog.isTappedAway
            ? "Add .accessibilityAddTraits(.isModal), and .accessibilityAction(.escape) that does what a tap next to it does."
            : "Add .accessibilityAddTraits(.isModal), a button that closes it and .accessibilityAction(.escape).",
        cause: element.index)
    })

  /// Whether the dialog, or a view around it, says what the two-finger scrub does.
  private static func hasEscape(_ choice: Element) -> Bool {
    ([choice] + choice.descendants + choice.ancestors).contains { view in
      view.writtenModifiers.contains { use in
        guard use.known == .accessibilityAction, let kind = view.tree.argument(of: use.call, label: nil) else {
          return false
        }
        return view.tree.text(kind) == "escape"
      }
    }
  }
}

/// What an `if` without `else` shows, when that is a dialog by its looks.
struct HomeMadeDialog {
  let choice: Element
  /// The names of the condition.
  let names: Set<Name>
  /// Whether a layer over the whole screen darkens or blurs what is behind.
  let dims: Bool
  /// Whether a control inside takes it away again.
  let closes: Bool
  /// Whether the layer behind its content can be tapped or activated.
  let isTappedAway: Bool

  init?(_ choice: Element) {
    let tree = choice.tree
    guard tree.kind(choice.node.expression) == .ifExpr else { return nil }
    let conditions = tree.firstChild(choice.node.expression)
    guard conditions.exists, !tree.beginsWithNot(conditions) else { return nil }
    self.choice = choice
    let children = choice.children
    dims =
      children.contains(where: Self.isDim)
      || children.contains { $0.known == .ZStack && $0.children.contains(where: Self.isDim) }
    let isNamedSo =
      Self.dialogWords.holdsWord(in: conditions, tree)
      || children.contains { child in
        child.node.kind == .use && child.known == .other
          && Self.dialogWords.holdsWord(of: tree.tokens.text(child.node.nameToken, in: tree.source))
      }
    guard dims || isNamedSo, !Self.otherWords.holdsWord(in: conditions, tree) else { return nil }
    var names = tree.names(in: conditions)
    names.subtract(Self.otherNames)
    self.names = names
    let controls = choice.controlsInside()
    guard !controls.isEmpty else { return nil }
    let layers = children.flatMap { [$0] + ($0.known == .ZStack ? $0.children : []) }.filter(Self.isDim)
    isTappedAway = layers.contains { $0.hasModifier(.onTapGesture) || $0.hasModifier(.accessibilityAction) }
    closes = controls.contains { !ActionEffect(of: $0).changes.isDisjoint(with: names) }
    // A layer that is the control itself, as a background that is tapped away, is no content.
    let hasContent = choice.children.contains { !Self.isDim($0) }
    guard hasContent, dims || isNamedSo && closes && Self.hasWords(choice) else { return nil }
  }

  var isModal: Bool {
    if choice.hasTraitInside([.isModal]) || choice.hasTrait([.isModal]) { return true }
    return isToldBehind(.accessibilityHidden)
  }

  /// Whether what lies behind can be pressed as long as it is shown.
  var isOperableBehind: Bool { !isToldBehind(.disabled) }

  /// Whether a modifier on another view of the type asks for the names of the condition.
  private func isToldBehind(_ modifier: Known) -> Bool {
    let home = choice.body.owner
    return choice.file.modifiers.contains { use in
      guard use.known == modifier else { return false }
      let view = choice.file.views[Int(use.owner)]
      guard choice.file.bodies[Int(view.body)].owner == home else { return false }
      return !choice.names(in: use.call).isDisjoint(with: names)
    }
  }

  /// A colour, material or blur that fills the screen.
  private static func isDim(_ view: Element) -> Bool {
    guard view.node.kind == .use || view.node.kind == .reference else { return false }
    guard view.known.isShape else { return false }
    let fills = view.hasModifier(.ignoresSafeArea) || view.hasModifier(.edgesIgnoringSafeArea)
    let text = view.tree.sourceText(view.node.chain)
    let isSeeThrough = view.hasModifier(.opacity) || text.contains(".opacity(") || text.contains("Material")
    return fills && isSeeThrough
  }

  private static func hasWords(_ choice: Element) -> Bool {
    choice.descendants.contains { $0.known == .Text } || choice.children.contains { $0.known == .other }
  }

  private static let dialogWords: WordSet = [
    "modal", "dialog", "alert", "popup", "popover", "sheet", "lightbox", "overlay",
  ]
  private static let otherNames: Set<Name> = Set(["self", "viewModel", "model", "let", "true", "nil"].map { Name($0) })
  private static let otherWords: WordSet = [
    "loading", "toast", "banner", "keyboard", "ipad", "compact", "supports", "can", "has", "allows",
  ]
}
