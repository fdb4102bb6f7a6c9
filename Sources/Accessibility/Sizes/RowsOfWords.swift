// How wide the words of a row are at least that stand side by side in one line, so that a row can be judged that a phone
// is not wide enough for.

import CurbcutSyntax
import CurbcutViews

/// A width that has a part which grows with the text.
public struct RowWidth: Sendable {
  /// In parts of the font size.
  public var ems = 0.0
  public var points = 0.0

  static let none = RowWidth()

  static func + (a: RowWidth, b: RowWidth) -> RowWidth {
    RowWidth(ems: a.ems + b.ems, points: a.points + b.points)
  }

  /// In points, at a size of the font.
  public func at(_ size: Double) -> Double { ems * size + points }
}

extension FileModel {
  /// The width of many phones, upright: those with a home button, and the small ones without.
  public static let narrowPhone = 375.0
  /// Views that are looked at in one row.
  private static let rowLimit = 100
  /// What the system puts between two views of a stack, and makes a spacer at least.
  private static let usualGap = 8.0
  /// Between the icon and the words of a label, at least; and the least width of an icon.
  private static let labelGap = 6.0
  private static let leastSymbol = 0.3

  /// The least width of the words of a row with what lies between them. Words in a font of their own, and those that are
  /// not known, count as nothing.
  public func leastRowWidth(of row: ViewReference) -> RowWidth {
    var left = Self.rowLimit
    return leastWidthInside(row, &left, depth: 0)
  }

  private func leastWidthInside(_ view: ViewReference, _ left: inout Int, depth: Int) -> RowWidth {
    left -= 1
    guard left > 0, depth < 8 else { return .none }
    if depth > 0, setsItsOwnWidth(view) { return .none }
    let parts = engine.children(of: view).filter { view.file.views[Int($0)].slotModifier < 0 }.map {
      ViewReference(file: view.file, index: $0, frame: view.frame)
    }
    // One of several, or none.
    if view.node.kind == .choice { return .none }
    let tree = view.file.tree
    switch view.node.kind == .use ? engine.known(view.node, in: view.file) : .other {
    case .Text: return RowWidth(ems: leastLineWidth(of: view))
    case .Label:
      guard parts.isEmpty, let title = tree.argument(of: view.node.expression, label: nil) else { return .none }
      let words = RowWidth(ems: leastLineWidth(of: title, in: view.scope))
      guard tree.argument(of: view.node.expression, label: "systemImage") != nil else { return words }
      return words + RowWidth(ems: Self.leastSymbol, points: Self.labelGap)
    case .Button, .NavigationLink:
      if parts.isEmpty, let title = tree.argument(of: view.node.expression, label: nil) {
        return RowWidth(ems: leastLineWidth(of: title, in: view.scope))
      }
      let label = parts.filter { $0.node.slot == .label }
      guard label.count == 1 else { return .none }
      return leastWidthInside(label[0], &left, depth: depth + 1)
    case .HStack:
      var result = RowWidth(points: gaps(between: parts, in: view))
      for part in parts { result = result + leastWidthInside(part, &left, depth: depth + 1) }
      return result
    case .Group where parts.count == 1: return leastWidthInside(parts[0], &left, depth: depth + 1)
    case .other:
      guard let roots = engine.expansion(of: view), roots.count == 1 else { return .none }
      return leastWidthInside(roots[0], &left, depth: depth + 1)
    default: return .none
    }
  }

  /// The points between the views of a row, where all of them are shown: a spacer stands for the gaps beside it.
  private func gaps(between parts: [ViewReference], in row: ViewReference) -> Double {
    let tree = row.file.tree
    let spacing: Double
    if let argument = tree.argument(of: row.node.expression, label: "spacing") {
      spacing = evaluator.value(of: argument, in: row.scope).number ?? 0
    } else {
      spacing = Self.usualGap
    }
    var result = 0.0
    var isAfterView = false
    for part in parts where part.node.kind == .use {
      if engine.known(part.node, in: part.file) == .Spacer {
        if tree.argument(of: part.node.expression, label: "minLength") == nil { result += Self.usualGap }
        isAfterView = false
      } else {
        if isAfterView { result += max(0, spacing) }
        isAfterView = true
      }
    }
    return result
  }

  /// Whether something on a view decides how wide its words are.
  private func setsItsOwnWidth(_ view: ViewReference) -> Bool {
    engine.appliedModifiers(of: view).contains { applied in
      switch applied.use.known {
      case .font, .labelStyle, .lineLimit, .minimumScaleFactor, .fixedSize, .hidden, .dynamicTypeSize, .layoutPriority:
        true
      case .modifier, .other: !engine.isFollowed(applied.use, in: applied.file)
      default: applied.use.isConditional
      }
    }
  }
}
