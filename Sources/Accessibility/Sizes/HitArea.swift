// How large the part of a control is that reacts to touch: from the innermost label content outwards, as far as the
// source gives numbers. Sizes estimated from a font stay marked as estimates.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Width and height in points, as far as they are known.
public struct HitArea: Sendable, Equatable {
  public var width: Double?
  public var height: Double?
  /// A side that only some of the alternatives have a number for: the least of those.
  public var partWidth: Double?
  public var partHeight: Double?
  /// Whether a side was estimated from a font size rather than written down.
  public var widthIsEstimate = false
  public var heightIsEstimate = false
  /// How much wider and higher the view may be than estimated, in points; 0 for what is written down.
  public var widthSlack = 0.0
  public var heightSlack = 0.0
  /// What a side has at least, known or not: a line of text, a least size, padding.
  public var leastWidth = 0.0
  public var leastHeight = 0.0
  /// Whether a side that is not known is as large as what is offered around the view: colors, shapes, resizable pictures.
  public var takesWidth = false
  public var takesHeight = false
  /// Whether there are words in it.
  public var holdsText = false
  /// Whether its height is that of several parts with words among them.
  public var isStackOfText = false
  /// Whether the height is that of one line of text, with what is written around it; it grows when the text wraps.
  public var isLineOfText = false
  /// Whether there are words in it that are not known, so that they may take more than one line.
  public var mayWrap = false
  /// Whether a side that a frame sets has several values, of which the smallest counts.
  public var varies = false
  /// Whether all of it is in a font of its own, whatever font is set around it.
  public var setsFont = false
  /// Whether padding in the label adds to the height.
  public var isPadded = false
  /// The `frame` modifier that set the sides, or none.
  public var frame: NodeID = .none
  public var frameToken: UInt32?
  /// The arithmetic, a line for each step; empty in a run.
  public var steps: [String] = []

  public init() {}

  /// Width and height as they are, for reading: `28 points high`.
  var measure: String { HitMeasure.text(width, height) }

  /// The same with its unit, and whether it is estimated.
  public var summary: String { "\(HitMeasure.textWithUnit(width, height))\(isEstimate ? ", estimated" : "")" }

  /// Whether a known side was estimated.
  public var isEstimate: Bool { width != nil && widthIsEstimate || height != nil && heightIsEstimate }

  /// The smaller side of those that are written down.
  public var smallerWrittenSide: Double? {
    [widthIsEstimate ? nil : width, heightIsEstimate ? nil : height].compactMap { $0 }.min()
  }

  /// The smaller known side.
  public var smallerSide: Double? {
    switch (width, height) {
    case (let width?, let height?): min(width, height)
    case (let width?, nil): width
    case (nil, let height?): height
    case (nil, nil): nil
    }
  }

  /// Whether both sides are known to reach a limit.
  public func reaches(_ limit: Double) -> Bool {
    max(leastWidth, width ?? 0) >= limit && max(leastHeight, height ?? 0) >= limit
  }

  /// The smaller known side at its largest: what is under a limit by this is under it whatever the symbol is.
  public var upperSmallerSide: Double? {
    let sides = [width.map { $0 + widthSlack }, height.map { $0 + heightSlack }]
    return sides.compactMap { $0 }.min()
  }

}

extension FileModel {
  /// The hit area of the label of a control, without what is written outside the control.
  public func labelHitArea(of control: Int32) -> HitArea? {
    labelArea(of: control).map { filled($0, around: control) }
  }

  /// The same without what is offered around the control.
  func labelArea(of control: Int32) -> HitArea? {
    let view = ViewReference(file: file, index: control)
    let labels = engine.children(of: view).filter {
      file.views[Int($0)].slot == .label && file.views[Int($0)].slotModifier < 0
    }
    if labels.isEmpty { return titleArea(of: control) }
    guard labels.count == 1 else { return nil }
    return area(of: ViewReference(file: file, index: labels[0]), around: Self.bodyPoints, depth: 0)
  }

  /// The height of a bordered button at the small sizes. It is measured; the width follows the text and stays unknown.
  public func styledHitArea(of control: Int32) -> HitArea? {
    let element = Element(model: self, index: control)
    guard element.known == .Button || element.known == .Menu || element.known == .Link,
      element.flags.contains(.borderedStyle),
      let use = element.writtenModifiers.first(where: { $0.known == .controlSize && !$0.isConditional }),
      let size = firstArgument(of: use.call, label: nil), ["mini", "small"].contains(file.tree.text(size))
    else { return nil }
    var area = HitArea()
    area.heightIsEstimate = true
    area.height = 28
    return area
  }

  /// The hit area of a view that reacts to a gesture: only what is written before the gesture counts.
  public func gestureHitArea(of view: Int32, before modifier: Int32) -> HitArea? {
    area(of: ViewReference(file: file, index: view), around: Self.bodyPoints, depth: 0, before: modifier).map {
      filled($0, around: view, after: modifier)
    }
  }

  /// Points of the font where nothing sets one.
  static let bodyPoints = 17.0

  /// The size of a view with its modifiers. `around` are the points of the font around the body that it stands in.
  func area(of view: ViewReference, around: Double?, depth: Int, before limit: Int32? = nil) -> HitArea? {
    if depth == 0 { measuredViews = 0 }
    measuredViews += 1
    guard depth < 8, measuredViews < Self.measuredLimit else { return nil }
    let node = view.node
    let inner = innerArea(of: view, around: around, depth: depth)
    // Of what cannot be told, a frame may tell the rest.
    var area = inner ?? HitArea()
    var isLost = inner == nil
    let resolved = engine.appliedModifiers(of: view)
    var written: TokenID?
    for applied in resolved {
      if applied.file === view.file, applied.use.owner == view.index { written = applied.use.nameToken }
      if let limit, applied.file === view.file, applied.use.owner == view.index,
        applied.use.nameToken >= file.modifiers[Int(limit)].nameToken
      {
        break
      }
      if applied.use.isConditional, !Self.changesSize(applied.use.known) { continue }
      let before = area
      // Their own font is in what they measure already.
      guard !applied.use.isConditional, apply(applied, to: &area, of: isLost ? .other : node.known) else {
        (area, isLost) = (HitArea(), true)
        continue
      }
      // A frame that a modifier of the project's own sets is written where that is put on.
      if applied.use.known == .frame, area.frame == applied.use.call, view.file === file { area.frameToken = written }
      if engine.notesSizes, before.width != area.width || before.height != area.height {
        area.steps.append(step(applied, from: before, to: area))
      }
    }
    return isLost && area.width == nil && area.height == nil ? nil : area
  }

  /// Whether a modifier may change the size of what it is put on; a font is in what is measured.
  private static func changesSize(_ known: Known) -> Bool {
    switch known {
    case .resizable, .frame, .padding, .contentShape, .imageScale, .scaleEffect, .scaledToFit, .scaledToFill,
      .aspectRatio,
      .fixedSize, .containerRelativeFrame, .layoutPriority, .buttonStyle, .modifier, .other:
      true
    default: false
    }
  }

  /// By how much of itself a number that follows the text size may grow.
  private static let growth = 2.0

  /// Views that are measured for one target: components in stacks of components multiply.
  private static let measuredLimit = 200

  /// Whether a scale is 1 in one of its cases.
  private func isOneAtRest(_ applied: AppliedModifier) -> Bool {
    guard let scale = applied.file.tree.argument(of: applied.use.call, label: nil) else { return false }
    return evaluator.value(of: scale, in: applied.scope).alternatives.contains { $0.number == 1 }
  }

  /// `.aspectRatio(1, contentMode: .fit)`.
  private func isFit(_ applied: AppliedModifier) -> Bool {
    let tree = applied.file.tree
    return tree.argument(of: applied.use.call, label: "contentMode").map { tree.text($0) == "fit" } ?? false
  }

  /// `padding(8): 20 × 20 → 36 × 36`, with the line.
  private func step(_ applied: AppliedModifier, from before: HitArea, to after: HitArea) -> String {
    let tree = applied.file.tree
    let name = tree.tokens.range(applied.use.nameToken)
    let text = tree.source.string(ByteRange(name.start, max(name.end, tree.range(applied.use.call).end)))
    return "\(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60)): "
      + "\(before.measure) → \(after.measure)"
  }

  /// Applies one modifier of a view of a kind in the label; false when the size can no longer be told.
  private func apply(_ applied: AppliedModifier, to area: inout HitArea, of kind: Known) -> Bool {
    let tree = applied.file.tree
    let isSymbol = kind == .Image || kind == .Text || kind == .Label
    let call = applied.use.call
    switch applied.use.known {
    case .resizable:
      area.setWidth(nil)
      area.setHeight(nil)
      (area.takesWidth, area.takesHeight) = (true, true)
    case .frame:
      func number(_ label: String) -> Double? {
        guard let argument = tree.argument(of: call, label: label), tree.kind(argument) != .nilLiteral else {
          return nil
        }
        let values = evaluator.value(of: argument, in: applied.scope).alternatives
        // A side of 0 is that of what is not there, or not yet: of a picture that is still loaded.
        let numbers = values.compactMap(\.number).filter { $0 > 0 || values.count == 1 }
        if let least = numbers.min() {
          if numbers.contains(where: { $0 != least }), label == "width" || label == "height" { area.varies = true }
          return least
        }
        // What follows the text size has its usual one for most.
        scaled.insert(label)
        if label == "width" || label == "height", let least = values.compactMap(\.usualNumber).filter({ $0 > 0 }).min()
        {
          return least
        }
        unknown.insert(label)
        return nil
      }
      var unknown: Set<String> = []
      var scaled: Set<String> = []
      let (width, height) = (number("width"), number("height"))
      let (minWidth, minHeight) = (number("minWidth"), number("minHeight"))
      if unknown.contains("width") { area.setWidth(nil) }
      if unknown.contains("height") { area.setHeight(nil) }
      if let width {
        area.setWidth(width)
        if scaled.contains("width") { (area.widthIsEstimate, area.widthSlack) = (true, width * Self.growth) }
      }
      if let height {
        area.setHeight(height)
        if scaled.contains("height") { (area.heightIsEstimate, area.heightSlack) = (true, height * Self.growth) }
      }
      // A least size is no bound from above: what is inside may be larger. A symbol hardly is: who writes a least size for
      // it wants more room than it takes.
      let isUnknownSymbol = kind == .Image && area.width == nil && area.height == nil
      if let minWidth { area.setLeastWidth(minWidth, isUnknownSymbol) }
      if let minHeight { area.setLeastHeight(minHeight, isUnknownSymbol) }
      if unknown.contains("minWidth") { area.setWidth(nil) }
      if unknown.contains("minHeight") { area.setHeight(nil) }
      // Up to its largest size a view takes the room there is, and never more.
      let (maxWidth, maxHeight) = (number("maxWidth"), number("maxHeight"))
      if tree.argument(of: call, label: "maxWidth") != nil { area.setLargestWidth(maxWidth) }
      if tree.argument(of: call, label: "maxHeight") != nil { area.setLargestHeight(maxHeight) }
      if width ?? height ?? minWidth ?? minHeight ?? maxWidth ?? maxHeight != nil {
        area.frame = call
        area.frameToken = applied.file === file ? applied.use.nameToken : nil
      }
    case .padding:
      guard let extra = padding(applied) else { return false }
      // Negative padding lets others come nearer; what reacts stays as large.
      area.pad(width: extra.width.map { max(0, $0) }, height: extra.height.map { max(0, $0) })
      if extra.height ?? 0 > 0 { area.isPadded = true }
    case .contentShape:
      // `Rectangle().inset(by: -10)` and the like enlarge the area.
      if let argument = tree.argument(of: call, label: nil), tree.kind(argument) == .callExpr,
        case let callee = tree.firstChild(argument), tree.kind(callee) == .memberExpr
      {
        guard tree.text(callee) == "inset", let inset = tree.argument(of: argument, label: "by"),
          let points = evaluator.value(of: inset, in: applied.scope).numbers?.min()
        else { return false }
        area.pad(width: points * -2, height: points * -2)
      }
    case .font: area.setsFont = true
    case .imageScale: if !isSymbol, area.isEstimate { return false }
    // A scale that is 1 at rest, as in a style that shrinks what is pressed.
    case .scaleEffect where isOneAtRest(applied): break
    // What fits into the room that is offered is no larger.
    case .scaledToFit: if area.frame == .none { return !area.isEstimate }
    case .aspectRatio where isFit(applied): if area.frame == .none { return !area.isEstimate }
    case .scaleEffect, .aspectRatio, .scaledToFill, .fixedSize, .containerRelativeFrame, .layoutPriority:
      if applied.use.known != .layoutPriority, applied.use.known != .scaleEffect {
        (area.takesWidth, area.takesHeight) = (false, false)
      }
      if area.frame == .none { return applied.use.known == .layoutPriority || !area.isEstimate }
    case .buttonStyle: return false
    // What the project's own modifier applies follows it in the list, where it can be followed: its body tells what it
    // does, whatever it is called.
    case .modifier, .other: return engine.isFollowed(applied.use, in: applied.file, throughChoices: true)
    default: break
    }
    return true
  }

}
