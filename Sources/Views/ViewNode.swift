// One use of a view, and one modifier. All uses of a file lie in one array in pre-order: the children of a view follow it.

import CurbcutSymbols
import CurbcutSyntax

/// Kind of a view node.
public enum ViewKind: UInt8, Sendable {
  /// A type is made: `Text("a")`, `StampPin(stamp: s)`.
  case use
  /// A property or function that returns a view: `header`, `row(item)`, `Theme.logo`.
  case reference
  /// Alternatives: `if`, `switch`, `?:`, `#if`. Children carry the number of their branch.
  case choice
  /// What a modifier or style is applied to: `content`, `self`, `configuration.label`, `$0`.
  case base
  /// `Text("a") + Text("b")`.
  case concatenation
  /// Something that makes a view and cannot be looked into.
  case opaque
}

/// The place of a view in its parent.
public enum Slot: UInt8, Sendable, CaseIterable {
  /// The outermost view of a body.
  case root
  /// The content of a container.
  case content
  /// The label of a control, of a `Label` its title.
  case label
  /// The icon of a `Label`.
  case icon
  /// Labels of values (minimum, maximum, current) and descriptions beside the label.
  case valueLabel
  case header, footer
  case overlay, background
  /// The shape that a view is cut out by, which nobody hears of.
  case mask
  /// Buttons of a menu, alert or dialog.
  case actions
  /// What a link leads to.
  case destination
  /// Sheets, covers, popovers.
  case presentation
  case toolbar, swipeActions, contextMenu, tabItem
  /// What is shown apart from the view that it is written on: the message of an alert or dialog, search suggestions.
  case apart
  /// The passing copy that is shown above a context menu or below a finger that drags.
  case preview
  /// `accessibilityRepresentation`, `accessibilityChildren`.
  case representation
  /// `accessibilityLabel { }`, which replaces the name.
  case accessibilityLabel
  /// Shown until something is loaded.
  case placeholder
  /// A closure or argument of a component or modifier the model does not know.
  case custom
  /// The base inside `.someModifier { $0.padding() }`.
  case transform
}

/// One use of a view.
public struct ViewNode: Sendable {
  public var kind: ViewKind
  public var slot: Slot
  /// What the model knows the type or member as.
  public var known: Known
  public var name: Name
  /// The type before the dot in `Theme.logo`, or none.
  public var qualifier: Name
  /// The expression without the modifiers; the condition's statement for a choice.
  public var expression: NodeID
  /// The whole expression with the modifiers.
  public var chain: NodeID
  /// The token findings point at.
  public var nameToken: TokenID
  /// Index of the parent, or -1.
  public var parent: Int32
  /// Index just past the subtree.
  public var end: Int32
  /// Index of the parent's modifier whose closure or argument holds the view, or -1.
  public var slotModifier: Int32
  /// Number of the branch under a choice.
  public var branch: Int16
  /// For a choice: number of branches, negative when nothing may be shown (an `if` without `else`).
  public var branches: Int16
  /// Its modifiers in source order; indices into `FileViews.modifiers`.
  public var modifiers: Range<Int32>
  /// Index of the body.
  public var body: Int32
  public var surroundings: Surroundings
}

/// One modifier of a view, in source order.
public struct ViewModifierUse: Sendable {
  public var known: Known
  public var name: Name
  /// The call.
  public var call: NodeID
  public var nameToken: TokenID
  /// Index of the view.
  public var owner: Int32
  /// Whether it stands in `#if` or in a closure that may not be run, so that it may not apply.
  public var isConditional: Bool
}
