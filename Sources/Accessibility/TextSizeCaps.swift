// How large text may grow: the caps that views put on the text size of what is inside them, also where a component is used.

import CurbcutSyntax
import CurbcutViews

/// An upper bound of the text size.
public struct TextSizeCap {
  public static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  /// Body text at each size, in percent of the size at `large`.
  private static let percents = [82, 88, 94, 100, 112, 124, 135, 165, 194, 235, 276, 312]
  public static let xxxLarge = 6

  /// The index of the largest size in `sizes`.
  public var bound: Int
  /// Whether there is no other size below it.
  public var isSingle: Bool
  public var name: String { Self.sizes[bound] }
  public var percent: Int { Self.percents[bound] }

  public init?(_ node: NodeID, in tree: Tree) {
    func size(_ node: NodeID) -> Int? {
      switch tree.kind(node) {
      case .implicitMemberExpr: return Self.index(tree.text(node))
      case .memberExpr:
        let base = tree.firstChild(node)
        guard tree.kind(base) == .identifierExpr else { return nil }
        let type = tree.text(base)
        return type == "DynamicTypeSize" || type == "ContentSizeCategory" ? Self.index(tree.text(node)) : nil
      default: return nil
      }
    }
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

  /// Names of `DynamicTypeSize` and of the older `ContentSizeCategory`.
  public static func index(_ name: String) -> Int? {
    let older = [
      "extraSmall": 0, "extraLarge": 4, "extraExtraLarge": 5, "extraExtraExtraLarge": 6, "accessibilityMedium": 7,
      "accessibilityLarge": 8, "accessibilityExtraLarge": 9, "accessibilityExtraExtraLarge": 10,
      "accessibilityExtraExtraExtraLarge": 11,
    ]
    return sizes.firstIndex(of: name) ?? older[name]
  }

  /// The size that a modifier sets: `.dynamicTypeSize(…)`, `.environment(\.dynamicTypeSize, …)`.
  public static func argument(of use: ViewModifierUse, _ tree: Tree) -> NodeID? {
    let arguments = tree.children(use.call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
    guard let first = arguments.first else { return nil }
    if use.known == .dynamicTypeSize { return first }
    guard arguments.count == 2, tree.kind(first) == .keyPathExpr else { return nil }
    let key = tree.string(of: tree[first].lastToken)
    return key == "dynamicTypeSize" || key == "sizeCategory" ? arguments[1] : nil
  }
}

extension FileModel {
  /// Uses of uses are asked this deep.
  private static let capDepth = 3

  /// The least cap on the text size of a view: its own, those around it, and where there is none in its body, what all
  /// uses of that have; nil when it may grow as far as people like.
  public func textSizeCap(of view: ViewReference, depth: Int = 0) -> TextSizeCap? {
    var least: TextSizeCap?
    var index = view.index
    while index >= 0 {
      let node = view.file.views[Int(index)]
      for applied in engine.appliedModifiers(of: ViewReference(file: view.file, index: index))
      where !applied.use.isConditional && (applied.use.known == .dynamicTypeSize || applied.use.known == .environment) {
        guard let argument = TextSizeCap.argument(of: applied.use, applied.file.tree),
          let cap = TextSizeCap(argument, in: applied.file.tree), cap.bound < least?.bound ?? .max
        else { continue }
        least = cap
      }
      if node.slot.isPresentation { return least }
      index = node.parent
    }
    if let least { return least }
    guard depth < Self.capDepth else { return nil }
    let uses = uses(ofBody: view.node.body, in: view.file).filter {
      !$0.node.surroundings.isOutOfScope && ($0.file !== view.file || $0.node.body != view.node.body)
    }
    guard !uses.isEmpty, uses.count <= 16 else { return nil }
    var largest: TextSizeCap?
    for use in uses {
      guard let cap = textSizeCap(of: use, depth: depth + 1) else { return nil }
      if cap.bound > largest?.bound ?? -1 { largest = cap }
    }
    return largest
  }
}

extension Element {
  /// How many times its usual size the text of the view may have at most, as far as something caps it.
  public var textGrowthLimit: Double? { model.textSizeCap(of: reference).map { Double($0.percent) / 100 } }

  /// Whether the view or something around it lets words shrink to fit, also wherever it is used.
  public var mayShrinkToFit: Bool {
    flags.contains(.shrinking) || withAncestors.contains { $0.hasModifier(.minimumScaleFactor) }
  }

  /// Whether it is a text that is always empty, which shows nothing and is no element.
  public var isEmptyText: Bool {
    guard known == .Text, node.kind == .use, let words = argument(nil) ?? argument("verbatim") else { return false }
    let values = model.evaluator.value(of: words, in: scope).alternatives
    return !values.isEmpty
      && values.allSatisfy { value in
        if case .string(let text) = value { return text.allSatisfy(\.isWhitespace) }
        return false
      }
  }
}
