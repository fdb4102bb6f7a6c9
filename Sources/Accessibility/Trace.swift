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
    if contains(.preview) { return "it stands in a preview" }
    if contains(.tests) { return "it stands in a test" }
    if contains(.generated) { return "the file is generated" }
    if contains(.otherPlatform) { return "it is for another platform" }
    return nil
  }
}

extension ElementFlags {
  /// What the flags say, in the order in which they matter.
  public var descriptions: [String] {
    let all: [(ElementFlags, String)] = [
      (.hidden, "hidden from assistive technology"), (.maybeHidden, "hidden on a condition"),
      (.ignored, "below an element that ignores its children"), (.represented, "replaced by a representation"),
      (.combined, "combined into a larger element"), (.contained, "in an accessibility container"),
      (.redacted, "redacted"), (.disabled, "disabled"), (.systemHost, "laid out by the system (bar, menu or dialog)"),
      (.labelSlot, "in the label of a control"), (.listRow, "in a row of a list"), (.mapContent, "on a map"),
      (.chart, "in a chart"), (.labelledAncestor, "below a view with an accessibility label"),
      (.tappableAncestor, "below a view that reacts to taps"), (.noHitTesting, "takes no touches"),
      (.plainStyle, "plain button style"), (.borderedStyle, "bordered button style"),
      (.customStyle, "a button style of the project"), (.layered, "in an overlay or background"),
      (.namedByUse, "labelled wherever it is used"), (.offscreen, "not shown on screen"),
      (.masking, "the shape that another view is cut out by"),
      (.recoloured, "below a modifier that changes all colours"),
      (.passingCopy, "in a passing copy, above a context menu or below a finger"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
