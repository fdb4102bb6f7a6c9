// What may lie below a text in the same view, and what cannot: what stands beside it, thin lines, and views that paint
// nothing.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether an object that is put into the same view paints nothing that words could lie on: a spinner or bar of the
  /// system, a thin line, a plain view without a fill that only holds such views.
  func paintsNoGround(_ handle: UIKitHandle, depth: Int = 0) -> Bool {
    guard depth < 4, let object = objectsByHandle[handle], !object.type.isOwn, !layered.handles.contains(handle) else {
      return false
    }
    if Self.indicators.contains(object.type.name) { return true }
    guard object.type.name == Self.plainView || object.type.kind == .stackView else { return false }
    let facts = facts(of: object)
    if isThin(object, facts) { return true }
    guard !facts.isOpen, case .none = fill(in: facts), !callsMore(facts) else { return false }
    return placed.allSatisfy { inner in
      guard inner.holder == handle else { return true }
      switch types.type(of: inner.placement.childNode, in: file, member: inner.placement.member)?.kind {
      case .label?, .button?, .toggle?, .slider?, .stepper?, .segmentedControl?, .pageControl?: return true
      default: return paintsNoGround(inner.child, depth: depth + 1)
      }
    }
  }

  private static let plainView = Name("UIView")
  private static let indicators: Set<Name> = [Name("UIActivityIndicatorView"), Name("UIProgressView")]

  /// Whether a side of an object is held to a few points: a separator.
  private func isThin(_ object: UIKitObject, _ facts: UIKitFacts) -> Bool {
    [UIKitWord.fixedHeight, .fixedWidth].contains { word in
      guard let sides = sides(word, of: object, facts), sides.count == 1, let points = sides[0].points else {
        return false
      }
      return points <= Self.thin
    }
  }

  private static let thin = 2.0

  /// Whether functions are called on an object that may draw on it.
  private func callsMore(_ facts: UIKitFacts) -> Bool {
    facts.uses.contains { $0.word == .called && !UIKitLayout.silentCalls.contains($0.name) && $0.name != Self.layer }
  }

  private static let layer = Name("layer")

  /// Whether the frame that an object is made with ends before the view around it begins: a field far above the screen, which
  /// only brings up the keyboard.
  public func isMadeOutOfSight(_ object: UIKitObject) -> Bool {
    guard var frame = tree.argument(of: object.creation, label: "frame") else { return false }
    if let local = code.binding(of: frame, tree), local.value.exists { frame = local.value }
    guard tree.kind(frame) == .callExpr else { return false }
    return [("x", "width"), ("y", "height")].contains { start, length in
      guard let near = tree.argument(of: frame, label: start).flatMap({ number(of: $0, member: object.member) }),
        let side = tree.argument(of: frame, label: length).flatMap({ number(of: $0, member: object.member) })
      else { return false }
      return near < 0 && near + side <= 0
    }
  }

  /// The objects of the file by what they are found by.
  func makeObjectsByHandle() -> [UIKitHandle: UIKitObject] {
    Dictionary(
      (objects + givenObjects).compactMap { object in handle(of: object).map { ($0, object) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a type of the file names a property of its own as the system names its view: a `contentView` in the scroll view
  /// of a screen is not the view of the screen.
  func declares(_ name: Name, _ owner: Int32) -> Bool {
    let key = DeclaredKey(owner: owner, name: name)
    if let known = declaredViews[key] { return known }
    let found = types.member(name, ofTypeNamed: file.types[Int(owner)].name, from: file)
    let declares = found.map { project.member($0).kind == .property && !project.member($0).block.exists } ?? false
    declaredViews[key] = declares
    return declares
  }

  struct DeclaredKey: Hashable {
    var owner: Int32
    var name: Name
  }
}
