// How far text may grow: an upper bound that code sets for the text size that people choose, and factors by which text
// shrinks instead.

import CurbcutSyntax
import CurbcutViews

/// An upper bound of the text size.
public struct TextSizeCap: Sendable {
  public static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  /// Body text at each size, in percent of the size at `large`.
  public static let percents = [82, 88, 94, 100, 112, 124, 135, 165, 194, 235, 276, 312]
  public static let xxxLarge = 6

  public var bound: Int
  public var isSingle: Bool
  public var name: String { Self.sizes[bound] }
  public var percent: Int { Self.percents[bound] }

  public init?(_ node: NodeID, in tree: Tree) {
    func size(_ node: NodeID) -> Int? { Self.size(node, in: tree) }
    switch tree.kind(node) {
    case .prefixExpr:
      guard let size = size(tree.lastChild(node)) else { return nil }
      bound = tree.text(node) == "..<" ? size - 1 : size
      isSingle = false
    case .binaryExpr:
      let parts = tree.children(node)
      guard parts.count == 2, let upper = size(parts[1]) else { return nil }
      bound = tree.text(node) == "..<" ? upper - 1 : upper
      isSingle = size(parts[0]) == bound
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, let inner = TextSizeCap(tree.lastChild(argument), in: tree) else { return nil }
      self = inner
    default:
      guard let size = size(node) else { return nil }
      bound = size
      isSingle = true
    }
    guard bound >= 0 else { return nil }
  }

  /// The size that an expression names: `.large`, `DynamicTypeSize.large`.
  static func size(_ node: NodeID, in tree: Tree) -> Int? {
    switch tree.kind(node) {
    case .implicitMemberExpr: return index(tree.text(node))
    case .memberExpr:
      let base = tree.firstChild(node)
      guard tree.kind(base) == .identifierExpr else { return nil }
      let type = tree.text(base)
      return type == "DynamicTypeSize" || type == "ContentSizeCategory" ? index(tree.text(node)) : nil
    default: return nil
    }
  }

  /// Names of `DynamicTypeSize` and of the older `ContentSizeCategory`.
  public static func index(_ name: String) -> Int? {
    let older = [
      "extraSmall": 0, "extraLarge": 4, "extraExtraLarge": 5, "extraExtraExtraLarge": 6, "accessibilityMedium": 7,
      "accessibilityLarge": 8, "accessibilityExtraLarge": 9, "accessibilityExtraExtraLarge": 10,
      "accessibilityExtraExtraExtraLarge": 11,
    ]
    return sizes.firstIndex(of: name) ?? older[name]
  }

  /// What a modifier says about the text size: `.dynamicTypeSize(…)`, `.environment(\.sizeCategory, …)`.
  public static func argument(of use: ViewModifierUse, in tree: Tree) -> NodeID? {
    guard use.known == .dynamicTypeSize || use.known == .environment else { return nil }
    let arguments = tree.children(use.call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
    guard let first = arguments.first else { return nil }
    if use.known == .dynamicTypeSize { return first }
    guard arguments.count == 2, tree.kind(first) == .keyPathExpr else { return nil }
    let key = tree.string(of: tree[first].lastToken)
    return key == "dynamicTypeSize" || key == "sizeCategory" ? arguments[1] : nil
  }

  /// The least bound that modifiers set.
  fileprivate init?(_ modifiers: [AppliedModifier]) {
    var least: TextSizeCap?
    for applied in modifiers where !applied.use.isConditional {
      guard let argument = Self.argument(of: applied.use, in: applied.file.tree),
        let cap = TextSizeCap(argument, in: applied.file.tree)
      else { continue }
      if least.map({ cap.bound < $0.bound }) ?? true { least = cap }
    }
    guard let least else { return nil }
    self = least
  }
}

/// A lower bound of the text size.
public struct TextSizeFloor: Sendable {
  public var bound: Int
  public var name: String { TextSizeCap.sizes[bound] }

  /// `.dynamicTypeSize(.large...)`, `.dynamicTypeSize(.large ... .accessibility5)`; nil for anything else.
  public init?(_ node: NodeID, in tree: Tree) {
    let lower: NodeID
    switch tree.kind(node) {
    case .postfixExpr: lower = tree.firstChild(node)
    case .binaryExpr:
      guard tree.children(node).count == 2 else { return nil }
      lower = tree.firstChild(node)
    default: return nil
    }
    guard let size = TextSizeCap.size(lower, in: tree) else { return nil }
    bound = size
  }
}

extension Element {
  /// Up to which size the text of the view grows: by a limit on the view or around it, here or at each place where what it
  /// stands in is used; nil when it may grow as far as people choose.
  public var textSizeCap: TextSizeCap? {
    for holder in withAncestors {
      if let cap = TextSizeCap(holder.modifiers) { return cap }
    }
    var largest: TextSizeCap?
    let engine = model.engine
    let isCapped = model.isEveryUse(showing: reference) { use in
      guard let cap = TextSizeCap(engine.appliedModifiers(of: use)) else { return false }
      if largest.map({ cap.bound > $0.bound }) ?? true { largest = cap }
      return true
    }
    return isCapped ? largest : nil
  }

  /// Whether the text of the view shrinks before it is cut off: by a factor on the view or around it, here or at each
  /// place where what it stands in is used.
  public var shrinksToFit: Bool {
    withAncestors.contains { $0.hasModifier(.minimumScaleFactor) } || model.isShrunkByUses(reference)
  }

  /// The share of its size that the text of the view shrinks to at least before it is cut off, by the modifiers on the view
  /// and around it: 1 where none says so, nil where a factor is not known or depends on where the view is used.
  public var leastShrinkFactor: Double? {
    if model.isShrunkByUses(reference) { return nil }
    var factor = 1.0
    for holder in withAncestors {
      for use in holder.writtenModifiers where use.known == .minimumScaleFactor {
        guard let argument = model.firstArgument(of: use.call, label: nil),
          let number = model.evaluator.value(of: argument, in: holder.scope).number
        else { return nil }
        factor = min(factor, number)
      }
    }
    return factor
  }
}

extension FileModel {
  /// Whether each place where a view is shown has its text shrink: a property is used with a factor on it or around it.
  public func isShrunkByUses(_ view: ViewReference) -> Bool {
    isEveryUse(showing: view) { use in
      engine.appliedModifiers(of: use).contains { $0.use.known == .minimumScaleFactor }
    }
  }
}
