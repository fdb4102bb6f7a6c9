// How large the part of a control is that reacts to touch: from the innermost label content outwards, as far as the
// source gives numbers. Sizes estimated from a font stay marked as estimates.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// Width and height in points, as far as they are known.
public struct HitArea: Sendable, Equatable {
  public var width: Double?
  public var height: Double?
  /// Whether a side was estimated from a font size rather than written down.
  public var isEstimate = false
  /// How much wider and higher the view may be than estimated, in points; 0 for what is written down.
  public var widthSlack = 0.0
  public var heightSlack = 0.0
  /// Whether the height is that of one line of text, with what is written around it; it grows when the text wraps.
  public var isLineOfText = false
  /// Whether padding in the label adds to the height.
  public var isPadded = false
  /// The `frame` modifier that set the sides, or none.
  public var frame: NodeID = .none
  public var frameToken: UInt32?
  /// The arithmetic, a line for each step; empty in a run.
  public var steps: [String] = []

  public init() {}

  /// Width and height as they are, for reading: `? × 28`.
  var measure: String {
    func side(_ value: Double?) -> String { value.map(\.plainText) ?? "?" }
    return "\(side(width)) × \(side(height))"
  }

  /// The same with its unit, and whether it is estimated.
  public var summary: String { "\(measure) points\(isEstimate ? ", estimated" : "")" }

  /// The smaller known side.
  public var smallerSide: Double? {
    switch (width, height) {
    case (let width?, let height?): min(width, height)
    case (let width?, nil): width
    case (nil, let height?): height
    case (nil, nil): nil
    }
  }

  /// The smaller known side at its largest: what is under a limit by this is under it whatever the symbol is.
  public var upperSmallerSide: Double? {
    let sides = [width.map { $0 + widthSlack }, height.map { $0 + heightSlack }]
    return sides.compactMap { $0 }.min()
  }

  /// About the size of a symbol at a number of points. Of all symbols the widest are 1.8 times as wide as the font is
  /// large, the highest 1.4 times as high.
  mutating func estimateSymbol(_ points: Double) {
    width = points * 1.2
    height = points * 1.2
    widthSlack = points * 0.6
    heightSlack = points * 0.2
    isEstimate = true
  }
}

extension FileModel {
  /// The hit area of the label of a control, without what is written outside the control.
  public func labelHitArea(of control: Int32) -> HitArea? {
    let view = ViewReference(file: file, index: control)
    let labels = engine.children(of: view).filter {
      file.views[Int($0)].slot == .label && file.views[Int($0)].slotModifier < 0
    }
    guard labels.count == 1 else { return nil }
    return area(of: ViewReference(file: file, index: labels[0]), font: font[Int(labels[0])], depth: 0)
  }

  /// The height that a button's style and font give it: bordered buttons at the small sizes, plain text in a small style.
  /// Heights of control sizes are measured, widths follow the text and stay unknown.
  public func styledHitArea(of control: Int32) -> HitArea? {
    let element = Element(model: self, index: control)
    guard element.known == .Button || element.known == .Menu || element.known == .Link else { return nil }
    var area = HitArea()
    area.isEstimate = true
    if element.flags.contains(.borderedStyle) {
      guard let use = element.writtenModifiers.first(where: { $0.known == .controlSize && !$0.isConditional }),
        let size = firstArgument(of: use.call, label: nil), ["mini", "small"].contains(file.tree.text(size))
      else { return nil }
      area.height = 28
      return area
    }
    guard element.flags.contains(.plainStyle), element.children.allSatisfy({ $0.node.slot != .label }),
      element.argument(nil) != nil, let modifier = element.fontModifier,
      case .scaled(let points?) = fontSize(ofModifier: modifier), points <= 13,
      let style = TextStyle.all.first(where: { $0.size == points }),
      !element.hasModifier(.frame), !element.hasModifier(.padding)
    else { return nil }
    area.height = style.lineHeight
    return area
  }

  /// The hit area of a view that reacts to a gesture: only what is written before the gesture counts.
  public func gestureHitArea(of view: Int32, before modifier: Int32) -> HitArea? {
    area(of: ViewReference(file: file, index: view), font: font[Int(view)], depth: 0, before: modifier)
  }

  private func area(of view: ViewReference, font: Int32, depth: Int, before limit: Int32? = nil) -> HitArea? {
    guard depth < 6 else { return nil }
    let node = view.node
    guard var area = innerArea(of: view, font: font, depth: depth) else { return nil }
    let resolved = engine.appliedModifiers(of: view)
    for applied in resolved {
      if let limit, applied.file === view.file, applied.use.owner == view.index,
        applied.use.nameToken >= file.modifiers[Int(limit)].nameToken
      {
        break
      }
      guard !applied.use.isConditional else { return nil }
      let before = area
      // Their own font is in what they measure already.
      guard apply(applied, to: &area, of: node.known) else { return nil }
      if engine.notesSizes, before.width != area.width || before.height != area.height {
        area.steps.append(step(applied, from: before, to: area))
      }
    }
    return area
  }

  /// `padding(8): 20 × 20 → 36 × 36`, with the line.
  private func step(_ applied: AppliedModifier, from before: HitArea, to after: HitArea) -> String {
    let tree = applied.file.tree
    let name = tree.tokens.range(applied.use.nameToken)
    let text = tree.source.string(ByteRange(name.start, max(name.end, tree.range(applied.use.call).end)))
    return "\(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60)): "
      + "\(before.measure) → \(after.measure)"
  }

  private func innerArea(of view: ViewReference, font: Int32, depth: Int) -> HitArea? {
    let node = view.node
    var area = HitArea()
    switch node.kind == .use ? engine.known(node, in: view.file) : .other {
    case .Image:
      guard view.file.tree.symbolArgument(of: node.expression) != nil else { return area }
      guard let points = points(ofFont: font, in: view) else { return area }
      area.estimateSymbol(points)
      if engine.notesSizes { area.steps.append("symbol at \(points) points: about 1.2 times as large") }
      return area
    case .Label:
      let isIconOnly = engine.appliedModifiers(of: view).contains { applied in
        applied.use.known == .labelStyle
          && applied.file.tree.argument(of: applied.use.call, label: nil).map { applied.file.tree.known($0) }
            == .iconOnly
      }
      guard isIconOnly else { return area }
      if let icon = engine.children(of: view).first(where: { view.file.views[Int($0)].slot == .icon }) {
        let reference = ViewReference(file: view.file, index: icon, frame: view.frame)
        return self.area(of: reference, font: view.file === file ? self.font[Int(icon)] : -1, depth: depth + 1)
      }
      guard view.file.tree.argument(of: node.expression, label: "systemImage") != nil,
        let points = points(ofFont: font, in: view)
      else { return area }
      area.estimateSymbol(points)
      return area
    case .Text: return lineOfText(view, font: font)
    case .Circle, .Rectangle, .RoundedRectangle, .Capsule, .Color, .Ellipse: return area
    case .ZStack:
      let children = engine.children(of: view).filter { view.file.views[Int($0)].slot == .content }
      var largest = HitArea()
      for child in children {
        let reference = ViewReference(file: view.file, index: child, frame: view.frame)
        guard
          let inner = self.area(of: reference, font: view.file === file ? self.font[Int(child)] : -1, depth: depth + 1),
          let width = inner.width, let height = inner.height
        else { return area }
        if width > (largest.width ?? 0) { largest = inner }
        largest.width = max(largest.width ?? 0, width)
        largest.height = max(largest.height ?? 0, height)
      }
      return largest
    case .other:
      guard node.kind == .use || node.kind == .reference, let roots = engine.expansion(of: view), roots.count == 1
      else {
        return node.kind == .opaque || node.kind == .base ? nil : area
      }
      let root = roots[0]
      return self.area(of: root, font: root.file === file ? self.font[Int(root.index)] : -1, depth: depth + 1) ?? area
    case .VStack, .HStack:
      let children = engine.children(of: view).filter { view.file.views[Int($0)].slotModifier < 0 }
      if children.count > 1, engine.known(node, in: view.file) == .HStack {
        return row(of: children, in: view, depth: depth) ?? area
      }
      // Around a single picture a stack is as large as that.
      guard children.count == 1, let only = children.first, view.file.views[Int(only)].slot == .content,
        engine.known(view.file.views[Int(only)], in: view.file) == .Image
      else { return area }
      let reference = ViewReference(file: view.file, index: only, frame: view.frame)
      return self.area(of: reference, font: view.file === file ? self.font[Int(only)] : -1, depth: depth + 1)
    default: return node.kind == .choice ? nil : area
    }
  }

  /// One line of a text that is short enough to stay one: its style's line height, and a width that nobody knows.
  private func lineOfText(_ view: ViewReference, font: Int32) -> HitArea {
    var area = HitArea()
    guard let points = points(ofFont: font, in: view), isShort(view) else { return area }
    // A little under a fifth of the size is added between lines; the text styles have their own, measured heights.
    area.height = TextStyle.all.first { $0.size == points }?.lineHeight ?? (points * 1.19).rounded()
    area.isEstimate = true
    area.isLineOfText = true
    if engine.notesSizes { area.steps.append("one line of text at \(Int(saturating: points)) points") }
    return area
  }

  /// Whether a text is at most two or three words, as far as it is known, or says itself that it has one line.
  private func isShort(_ view: ViewReference) -> Bool {
    for applied in engine.appliedModifiers(of: view) {
      switch applied.use.known {
      case .multilineTextAlignment: return false
      case .lineLimit:
        guard let lines = applied.file.tree.argument(of: applied.use.call, label: nil) else { return false }
        return evaluator.value(of: lines, in: applied.scope).number == 1
      default: break
      }
    }
    switch engine.name(of: view).name {
    case .text(let text), .runtime(let text): return text.count <= 24 && !text.contains("\n")
    default: return false
    }
  }

  /// Views side by side: as high as the highest, where each height is known.
  private func row(of children: [Int32], in view: ViewReference, depth: Int) -> HitArea? {
    var result = HitArea()
    for child in children {
      let node = view.file.views[Int(child)]
      let known = engine.known(node, in: view.file)
      if known == .Spacer { continue }
      guard node.slot == .content, known == .Image || known == .Text,
        let inner = area(
          of: ViewReference(file: view.file, index: child, frame: view.frame),
          font: view.file === file ? font[Int(child)] : -1, depth: depth + 1),
        let height = inner.height
      else { return nil }
      result.height = max(result.height ?? 0, height)
      result.isEstimate = result.isEstimate || inner.isEstimate
      result.isLineOfText = result.isLineOfText || inner.isLineOfText
      if engine.notesSizes { result.steps += inner.steps }
    }
    return result.isLineOfText ? result : nil
  }

  /// Points of the font that holds for a symbol or text; 17 by default, nil when it cannot be told.
  private func points(ofFont modifier: Int32, in view: ViewReference) -> Double? {
    var points = 17.0
    for applied in engine.appliedModifiers(of: view) where applied.use.known == .font {
      guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { return nil }
      return self.points(of: fontSize(argument, in: applied.scope)).map { scaled($0, view) }
    }
    if modifier >= 0, view.file === file {
      guard let inherited = self.points(of: fontSize(ofModifier: modifier)) else { return nil }
      points = inherited
    }
    return scaled(points, view)
  }

  private func points(of size: FontSize) -> Double? {
    switch size {
    case .scaled(let points), .fixed(let points): points
    case .unknown: nil
    }
  }

  private func scaled(_ points: Double, _ view: ViewReference) -> Double {
    for applied in engine.appliedModifiers(of: view) where applied.use.known == .imageScale {
      guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { return points * 2 }
      return applied.file.tree.text(argument) == "small" ? points * 0.8 : points * 1.3
    }
    return points
  }

  /// Applies one modifier of a view of a kind in the label; false when the size can no longer be told.
  private func apply(_ applied: AppliedModifier, to area: inout HitArea, of kind: Known) -> Bool {
    let tree = applied.file.tree
    let isSymbol = kind == .Image || kind == .Text || kind == .Label
    let call = applied.use.call
    func number(_ label: String?) -> Double?? {
      guard let argument = tree.argument(of: call, label: label) else { return .some(nil) }
      if tree.kind(argument) == .nilLiteral { return .some(nil) }
      let values = evaluator.value(of: argument, in: applied.scope).alternatives.compactMap(\.number)
      return values.isEmpty ? .none : .some(values.min())
    }
    switch applied.use.known {
    case .resizable:
      area.width = nil
      area.height = nil
      area.isEstimate = false
      area.isLineOfText = false
      area.widthSlack = 0
      area.heightSlack = 0
    case .frame:
      guard let width = number("width"), let height = number("height"), let minWidth = number("minWidth"),
        let minHeight = number("minHeight")
      else { return false }
      if let width {
        area.width = width
        area.widthSlack = 0
        area.isEstimate = false
      }
      if let height {
        area.height = height
        area.heightSlack = 0
        area.isEstimate = false
        area.isLineOfText = false
      }
      // A least size is no bound from above: what is inside may be larger. A symbol hardly is: who writes a least size for
      // it wants more room than it takes.
      if minWidth != nil || minHeight != nil {
        let isUnknownSymbol = kind == .Image && area.width == nil && area.height == nil
        area.isEstimate = area.isEstimate || isUnknownSymbol
        if let minWidth { (area.width, area.widthSlack) = atLeast(minWidth, area.width, area.widthSlack) }
        if let minHeight { (area.height, area.heightSlack) = atLeast(minHeight, area.height, area.heightSlack) }
        func atLeast(_ least: Double, _ side: Double?, _ slack: Double) -> (Double?, Double) {
          guard let side else { return (isUnknownSymbol ? least : nil, 0) }
          // What may be more than it is estimated to be may still stay under the least size.
          return (max(side, least), max(0, side + slack - max(side, least)))
        }
      }
      if tree.argument(of: call, label: "maxWidth") != nil { area.width = nil }
      if tree.argument(of: call, label: "maxHeight") != nil { area.height = nil }
      if width != nil || height != nil || minWidth != nil || minHeight != nil {
        area.frame = call
        area.frameToken = applied.file === file ? applied.use.nameToken : nil
      }
    case .padding:
      guard let extra = padding(applied) else { return false }
      area.width = area.width.map { $0 + extra.width }
      area.height = area.height.map { $0 + extra.height }
      if extra.height > 0 { area.isPadded = true }
    case .contentShape:
      // `Rectangle().inset(by: -10)` and the like enlarge the area.
      if let argument = tree.argument(of: call, label: nil), tree.kind(argument) == .callExpr,
        tree.kind(tree.firstChild(argument)) == .memberExpr
      {
        return false
      }
    case .font:
      // The font of a stack has been asked for where its parts were measured, unless they are another file's.
      if !isSymbol, area.isEstimate, applied.file !== file { return false }
    case .imageScale: if !isSymbol, area.isEstimate { return false }
    case .scaleEffect, .aspectRatio, .scaledToFit, .scaledToFill, .fixedSize, .containerRelativeFrame, .layoutPriority:
      if area.frame == .none { return applied.use.known == .layoutPriority || !area.isEstimate }
    case .buttonStyle, .glassEffect: return false
    // What the project's own modifier applies follows it in the list, where it can be followed: its body tells what it
    // does, whatever it is called.
    case .modifier, .other: return engine.isFollowed(applied.use, in: applied.file)
    default: break
    }
    return true
  }

  private func padding(_ applied: AppliedModifier) -> (width: Double, height: Double)? {
    let tree = applied.file.tree
    var edges = (horizontal: 2.0, vertical: 2.0)
    var amount = 16.0
    for child in tree.children(applied.use.call).dropFirst() where tree.kind(child) == .argument {
      let value = tree.lastChild(child)
      if tree.kind(value) == .implicitMemberExpr {
        switch tree.text(value) {
        case "horizontal": edges = (2, 0)
        case "vertical": edges = (0, 2)
        case "leading", "trailing": edges = (1, 0)
        case "top", "bottom": edges = (0, 1)
        case "all": break
        default: return nil
        }
      } else if tree.kind(value) == .arrayLiteral {
        return nil
      } else if let number = evaluator.value(of: value, in: applied.scope).number {
        amount = number
      } else {
        return nil
      }
    }
    return (edges.horizontal * amount, edges.vertical * amount)
  }
}
