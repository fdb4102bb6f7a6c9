// Every pair of colours that the views of a file show together, whether or not a rule objects to it.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A text or symbol with its colour and the colour behind it.
public struct UsedColours: Sendable {
  /// What the pair is used for, as reports call it.
  public var use: String
  /// The contrast ratio that the use needs.
  public var needed: Double
  /// The pair in each appearance in which the view is shown.
  public var judgement: ContrastJudgement
  public var path: String
  /// Where the view stands.
  public var range: ByteRange

  /// The pairs of a file in the order of the source, and the number of texts whose colours cannot be told.
  public static func all(
    in file: FileViews, _ project: Project, limits: Limits
  ) -> (known: [UsedColours], unknown: Int) {
    all(in: FileModel(file: file, project: project, guardNames: project.motionGuardNames, limits: limits))
  }

  static func all(in model: FileModel) -> (known: [UsedColours], unknown: Int) {
    var known: [UsedColours] = []
    var unknown = 0
    for index in model.file.views.indices {
      let element = Element(model: model, index: Int32(index))
      let found = of(element)
      known += found
      if found.isEmpty, TextColours.unknownReason(element) != nil { unknown += 1 }
    }
    return (known, unknown)
  }

  /// The pairs of one view, several when a condition chooses; empty when it is neither text nor symbol, or its colours
  /// cannot be told.
  static func of(_ element: Element) -> [UsedColours] {
    let target: ContrastTarget?
    let foreground: ColourValue
    let background: EffectiveBackground?
    if element.known == .Image {
      guard isSymbol(element) else { return [] }
      let colours = element.model.colours
      let written = colours.foreground(of: element.index)
      guard written.isWritten else { return [] }
      (target, foreground, background) = (.nonText, written.value, colours.background(of: element.index))
    } else {
      guard let text = TextColours(element), text.judgement != nil else { return [] }
      (target, foreground, background) = (text.target, text.foreground.value, text.background)
    }
    guard let background else { return [] }
    return ColourModel.pairs(foreground, on: background).map { judgement in
      UsedColours(
        use: name(target), needed: element.model.limits.contrast(target ?? .largeText), judgement: judgement,
        path: element.file.path, range: element.nameRange)
    }
  }

  private static func name(_ target: ContrastTarget?) -> String {
    switch target {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "symbols and borders"
    case nil: "text of unknown size"
    }
  }

  private static func isSymbol(_ element: Element) -> Bool {
    element.node.kind == .use && element.argument("systemName") != nil && !element.isOutOfScope
      && element.flags.isDisjoint(with: [.hidden, .redacted, .disabled, .chart])
  }
}
