// What the rules asked about one view and were told, so that their silence can be explained. Only `curbcut why` makes
// one; in a run it costs a comparison with nil.

import CurbcutSymbols
import CurbcutViews

/// Collects what was asked about one view. Belongs to one model and one thread.
public final class Trace {
  /// Index of the view.
  let subject: Int32
  /// The last exception that held.
  public private(set) var exception: String?
  /// Whether the name was asked for.
  public private(set) var askedName = false
  /// Whether what stands around the view was asked for.
  public private(set) var askedFlags = false

  public init(subject: Int32) { self.subject = subject }

  /// Forgets what the rule before was told.
  public func restart() {
    exception = nil
    askedName = false
    askedFlags = false
  }

  func note(exception text: String, for view: Int32) { if view == subject { exception = text } }
  func noteName(of view: Int32) { if view == subject { askedName = true } }
  func noteFlags(of view: Int32) { if view == subject { askedFlags = true } }
}

extension Surroundings {
  /// Why code is out of scope, in a few words; nil when it is not.
  public var outOfScopeReason: String? {
    if contains(.preview) { return "it is in a preview" }
    if contains(.tests) { return "it is in a test" }
    if contains(.generated) { return "the file is generated" }
    if contains(.otherPlatform) { return "it is for another platform" }
    return nil
  }
}

extension ElementFlags {
  /// What the flags say, in the order in which they matter.
  public var descriptions: [String] {
    let all: [(ElementFlags, String)] = [
      (.hidden, "hidden from assistive technology"), (.maybeHidden, "conditionally hidden"),
      (.ignored, "inside an element that ignores its children"), (.represented, "replaced by a representation"),
      (.combined, "combined into a larger element"), (.contained, "in an accessibility container"),
      (.redacted, "redacted"), (.disabled, "disabled"), (.systemHost, "laid out by the system (bar, menu or dialog)"),
      (.labelSlot, "in the label of a control"), (.listRow, "in a list row"), (.mapContent, "on a map"),
      (.chart, "in a chart"), (.labelledAncestor, "inside a view with an accessibility label"),
      (.tappableAncestor, "inside a tappable view"), (.noHitTesting, "takes no touches"),
      (.plainStyle, "plain button style"), (.borderedStyle, "bordered button style"),
      (.customStyle, "a custom button style"), (.layered, "in an overlay or background"),
      (.namedByUse, "labeled wherever it is used"), (.offscreen, "not shown on screen"),
      (.masking, "used as a mask"),
      (.recoloured, "inside a modifier that changes all colors"),
      (.passingCopy, "in a temporary copy, such as a context menu or drag preview"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
