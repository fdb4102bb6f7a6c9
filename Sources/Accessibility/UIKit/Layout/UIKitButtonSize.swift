// How large a button of UIKit code is by what it shows: one line of words in a font, or a symbol.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The size of a button that nothing holds to another one.
public struct UIKitContentSize: Sendable {
  /// Nil for words, which are as wide as the language has them, and where layout code decides it.
  public var width: Double?
  public var height: Double
  public var isTitle: Bool
}

extension UIKitModel {
  /// The size that a button of the file has by its title or symbol, at most; nil where something else decides its height, or
  /// what it shows is not known.
  public func contentSize(of object: UIKitObject, _ facts: UIKitFacts) -> UIKitContentSize? {
    guard !object.type.isOwn, let type = plainType(of: object.creation), let handle = handle(of: object),
      !facts.saysAny(Self.sized), !isGivenAway(facts), isFree(handle, isWidth: false), !isInBar(handle)
    else { return nil }
    let images = facts.uses.filter { $0.word == .setImage }
    guard !facts.saysElsewhere(.setImage), !facts.saysElsewhere(.setTitle) else { return nil }
    let symbols = images.map { symbolPoints(of: $0, facts) }
    guard symbols.allSatisfy({ $0 != nil }) else { return nil }
    if facts.says(.setTitle) {
      guard let points = titlePoints(of: object, facts, type), let room = roomOfTitle(facts) else { return nil }
      guard symbols.allSatisfy({ $0! <= points * 1.3 }) else { return nil }
      return UIKitContentSize(height: (points * Self.line + room).rounded(), isTitle: true)
    }
    guard let largest = symbols.compactMap(\.self).max(), !facts.says(.contentEdgeInsets) else { return nil }
    let side = (largest * Self.symbol).rounded()
    return UIKitContentSize(width: isFree(handle, isWidth: true) ? side : nil, height: side, isTitle: false)
  }

  /// What decides the size in another way than its content does.
  private static let sized: Set<UIKitWord> = [
    .fixedWidth, .fixedHeight, .visualFormat, .sizeToFit, .transform, .configuration, .setBackgroundImage,
    .setAttributedTitle, .numberOfLines, .attributedTitle, .title, .image,
  ]
  private static let line = 1.193
  /// A symbol is about a fifth larger than the letters beside it.
  private static let symbol = 1.2

  /// The kind of a button that is one of the system's: `UIButton()`, `UIButton(type: .system)`.
  private func plainType(of creation: NodeID) -> Name? {
    var type = Self.custom
    for part in tree.children(creation).dropFirst() {
      guard tree.kind(part) == .argument, let label = tree.label(of: part) else { return nil }
      switch tree.string(of: label) {
      case "frame": break
      case "type": type = tree.name(tree.lastChild(part))
      default: return nil
      }
    }
    return type == Self.custom || type == Self.system ? type : nil
  }

  private static let custom = Name("custom")
  private static let system = Name("system")

  /// Whether something else than a view that takes it in is passed the button, which may lay it out.
  private func isGivenAway(_ facts: UIKitFacts) -> Bool {
    facts.uses.contains { use in
      guard use.word == .passed, tree.kind(use.node) == .callExpr else { return false }
      return !UIKitCode.isHarmless(tree.firstChild(use.node), tree)
    }
  }

  /// Whether a bar or a field gives it room.
  private func isInBar(_ handle: UIKitHandle) -> Bool {
    ([handle] + holders(of: handle)).contains { holder in
      holder.name.exists
        && (isBarButtonView(named: holder.name)
          || code.uses.contains { $0.word == .assigned && $0.path.name == holder.name && Self.bars.contains($0.name) })
    }
  }

  private static let bars: Set<Name> = Set(
    ["titleView", "customView", "inputAccessoryView", "rightView", "leftView", "accessoryView"].map { Name($0) })

  // MARK: Titles

  private func titlePoints(of object: UIKitObject, _ facts: UIKitFacts, _ type: Name) -> Double? {
    guard facts.says(.font) else { return type == Self.system ? Self.pointsOfSystem : Self.pointsOfCustom }
    guard let fonts = said(.font, to: object, facts), !fonts.isEmpty else { return nil }
    var largest = 0.0
    for font in fonts {
      switch fontLook(of: font) {
      case .fixed(let points)?: largest = max(largest, points)
      case .scaled?:
        guard let style = textStyle(of: font) else { return nil }
        largest = max(largest, style.size)
      default: return nil
      }
    }
    return largest > 0 ? largest : nil
  }

  private static let pointsOfSystem = 15.0
  private static let pointsOfCustom = 18.0

  /// `.preferredFont(forTextStyle: .footnote)`
  private func textStyle(of font: UIKitSaid) -> TextStyle? {
    let there = font.file.tree
    guard there.kind(font.value) == .callExpr, there.mainIs(there.firstChild(font.value), "preferredFont"),
      let style = there.argument(of: font.value, label: "forTextStyle")
    else { return nil }
    return textStyle(named: style, there)
  }

  private func textStyle(named style: NodeID, _ tree: Tree) -> TextStyle? {
    let name = tree.text(style)
    return project.textStyle(named: ["title1": "title", "caption1": "caption"][name] ?? name)
  }

  /// What stands above and below the title together; nil where code says it in a way that is not known.
  private func roomOfTitle(_ facts: UIKitFacts) -> Double? {
    guard facts.says(.contentEdgeInsets) else { return Self.leastRoom }
    let said = facts.uses.filter { $0.word == .contentEdgeInsets }
    guard said.count == 1, let only = said.first, only.value.exists, tree.kind(only.value) == .callExpr,
      !facts.saysElsewhere(.contentEdgeInsets),
      let top = tree.argument(of: only.value, label: "top").flatMap({ number(of: $0, member: only.member) }),
      let bottom = tree.argument(of: only.value, label: "bottom").flatMap({ number(of: $0, member: only.member) })
    else { return nil }
    return top + bottom > 0 ? top + bottom : Self.leastRoom
  }

  private static let leastRoom = 12.0

  // MARK: Symbols

  /// The size of the letters that a symbol is drawn for; nil for other pictures, and where code says it in a way that is
  /// not known.
  private func symbolPoints(of use: UIKitUse, _ facts: UIKitFacts) -> Double? {
    guard var image = tree.argument(of: use.node, label: nil), !sizesSymbols(facts) else { return nil }
    var points: Double? = Self.body
    var member = use.member
    while true {
      if let local = code.binding(of: image, tree), local.value.exists { (image, member) = (local.value, local.member) }
      image = tree.unwrapped(image)
      guard tree.kind(image) == .callExpr, case let callee = tree.firstChild(image) else { return nil }
      if tree.kind(callee) == .identifierExpr {
        guard tree.mainIs(callee, "UIImage"), tree.argument(of: image, label: "systemName") != nil else { return nil }
        if let configuration = tree.argument(of: image, label: "withConfiguration") {
          points = self.points(ofConfiguration: configuration, member)
        }
        return points
      }
      guard tree.kind(callee) == .memberExpr else { return nil }
      switch tree.text(callee) {
      case "withTintColor", "withRenderingMode": break
      case "withConfiguration", "applyingSymbolConfiguration":
        points = tree.argument(of: image, label: nil).flatMap { self.points(ofConfiguration: $0, member) }
        if points == nil { return nil }
      default: return nil
      }
      image = tree.firstChild(callee)
    }
  }

  private static let body = 17.0

  /// Whether code asks a button to draw its symbols in another size.
  private func sizesSymbols(_ facts: UIKitFacts) -> Bool {
    facts.uses.contains { $0.word == .called && $0.name == Self.preferred }
  }

  private static let preferred = Name("setPreferredSymbolConfiguration")

  /// `UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)`, `(textStyle: .title2)`
  private func points(ofConfiguration node: NodeID, _ member: Int32) -> Double? {
    var (node, member) = (node, member)
    if let local = code.binding(of: node, tree), local.value.exists { (node, member) = (local.value, local.member) }
    guard tree.kind(node) == .callExpr, tree.name(tree.firstChild(node)) == Self.configuration else { return nil }
    var points: Double?
    if let size = tree.argument(of: node, label: "pointSize") {
      points = number(of: size, member: member)
    } else if let style = tree.argument(of: node, label: "textStyle") ?? tree.argument(of: node, label: "font") {
      points = textStyle(named: style, tree)?.size
    } else if tree.argument(of: node, label: "scale") != nil || tree.argument(of: node, label: "weight") != nil {
      points = Self.body
    }
    guard let points else { return nil }
    guard let scale = tree.argument(of: node, label: "scale") else { return points }
    switch tree.text(scale) {
    case "small": return points * 0.8
    case "medium", "default", "unspecified": return points
    case "large": return points * 1.3
    default: return nil
    }
  }

  private static let configuration = Name("SymbolConfiguration")
}
