// The pieces of code of a file that make views.

import CurbcutSymbols
import CurbcutSyntax

/// Kind of a body.
public enum BodyKind: UInt8, Sendable {
  /// `body` of a View, App, Scene, Widget.
  case body
  /// A property that returns a view.
  case property
  /// A function that returns a view.
  case function
  /// `body(content:)` of a ViewModifier.
  case modifier
  /// `makeBody(configuration:)` of a style.
  case style
  /// A preview.
  case preview
}

/// A piece of code that makes views.
public struct Body: Sendable {
  public var kind: BodyKind
  /// Index of the type, or -1.
  public var owner: Int32
  /// Index of the member, or -1 for `#Preview`.
  public var member: Int32
  /// The block.
  public var block: NodeID
  /// Its views: indices into `FileViews.views`.
  public var views: Range<Int32>
  public var surroundings: Surroundings
}
