// What lies behind an object of a storyboard or xib: the views around it, and those beside it that are drawn before it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What lies behind an object.
struct InterfaceGround {
  var background: EffectiveBackground
  /// The element `color`; -1 where the system or code paints.
  var element: Int32
  /// Where code says it.
  var said: [UIKitMade] = []
  /// Whether it is a gradient.
  var isGradient = false
}

/// Where an object is drawn in the view around it.
private struct Rect {
  var x, y, width, height: Double

  /// What is drawn a point beside it may still be drawn around it: files hold rounded numbers.
  func holds(_ other: Rect) -> Bool {
    x <= other.x + 1 && y <= other.y + 1 && x + width >= other.x + other.width - 1
      && y + height >= other.y + other.height - 1
  }

  func meets(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension InterfaceModel {
  /// What lies behind an object; nil where something in between cannot be told.
  func ground(of element: Int32) -> InterfaceGround? {
    guard let first = fill(of: element) else { return nil }
    var layers = [first].filter { !$0.isClear }
    var child = element
    var drawn = rect(of: element)
    for ancestor in file.ancestors(of: element) where !Self.isOpaque(layers) {
      guard let id = document.range("id", of: ancestor), id.start < id.end else { continue }
      guard Self.fillables.contains(where: { document.isNamed($0, ancestor) }) else { return nil }
      guard let behind = siblings(behind: child, at: drawn, in: ancestor) else { return nil }
      layers += behind
      if Self.isOpaque(layers) { break }
      guard let own = fill(of: ancestor) else { return nil }
      if !own.isClear { layers.append(own) }
      if document.isNamed("tableViewCell", ancestor), !Self.isOpaque(layers) {
        guard own.said.isEmpty, let ground = cellGround(of: ancestor) else { return nil }
        return joined(layers, over: ground)
      }
      child = ancestor
      if let frame = rect(of: ancestor), let inner = drawn {
        drawn = Rect(x: inner.x + frame.x, y: inner.y + frame.y, width: inner.width, height: inner.height)
      } else {
        drawn = nil
      }
    }
    return Self.isOpaque(layers) ? joined(layers, over: nil) : nil
  }

  private func joined(_ layers: [InterfaceFill], over system: EffectiveBackground?) -> InterfaceGround? {
    if layers.isEmpty, let system { return InterfaceGround(background: system, element: -1) }
    var value = system?.value
    for layer in layers.reversed() { value = value.map { ColourModel.over(layer.value, $0) } ?? layer.value }
    guard let value else { return nil }
    if case .unknown = value { return nil }
    return InterfaceGround(
      background: EffectiveBackground(
        value: value, kind: .written, opacity: 1, appearances: project.appearances(of: [], in: file.path),
        argument: nil, owner: -1, isOnSystem: system != nil),
      element: layers.first?.element ?? -1, said: layers.flatMap(\.said),
      isGradient: layers.contains(where: \.isGradient))
  }

  private static func isOpaque(_ layers: [InterfaceFill]) -> Bool { layers.contains { ColourModel.isOpaque($0.value) } }

  private static let fillables: [StaticString] = [
    "view", "stackView", "scrollView", "tableViewCellContentView", "tableViewCell", "collectionViewCell",
    "collectionViewCellContentView",
  ]

  /// What the system draws behind a cell that neither the file nor code paints.
  private func cellGround(of cell: Int32) -> EffectiveBackground? {
    let type = file.customClass(of: cell) ?? Name("UITableViewCell")
    guard UIKitTypes(project: project).isUnpaintedCell(type, from: file.home),
      let ground = SystemColours.semantic("systemBackground")
    else { return nil }
    return .platform(ground, appearances: project.appearances(of: [], in: file.path))
  }

  // MARK: Beside

  private func rect(of element: Int32) -> Rect? {
    guard let frame = file.child(key: "frame", of: element) else { return nil }
    func number(_ key: StaticString) -> Double? { document.value(key, of: frame).flatMap(Double.init) }
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// What is put into the same view before an object and lies behind it, from the nearest on; nil where that cannot be told.
  private func siblings(behind child: Int32, at drawn: Rect?, in holder: Int32) -> [InterfaceFill]? {
    if document.isNamed("stackView", holder) { return [] }
    guard let list = document.child("subviews", of: holder) else { return [] }
    var result: [InterfaceFill] = []
    for sibling in document.children(of: list).prefix(while: { $0 < child }).reversed() {
      switch UIKitClass(interfaceElement: document, sibling) {
      case .label?, .button?, .textField?, .toggle?, .slider?, .stepper?, .segmentedControl?, .stackView?: continue
      default: break
      }
      if isHiddenForGood(sibling) { continue }
      guard let drawn, let frame = rect(of: sibling) else { return nil }
      guard frame.meets(drawn) else { continue }
      guard document.isNamed("view", sibling) || document.isNamed("scrollView", sibling), !isHiddenAtTimes(sibling),
        let fill = fill(of: sibling)
      else { return nil }
      let inner = Rect(x: drawn.x - frame.x, y: drawn.y - frame.y, width: drawn.width, height: drawn.height)
      guard !hasParts(sibling, at: inner) else { return nil }
      if fill.isClear { continue }
      guard frame.holds(drawn) else { return nil }
      result.append(fill)
      if Self.isOpaque(result) { break }
    }
    return result
  }

  /// Whether the file hides an object and no code shows it.
  private func isHiddenForGood(_ element: Int32) -> Bool {
    guard document.has("hidden", "YES", element) else { return false }
    let facts = facts(of: element)
    return !facts.isOpen && !facts.says(.isHidden)
  }

  private func isHiddenAtTimes(_ element: Int32) -> Bool {
    document.range("hidden", of: element) != nil || document.range("alpha", of: element) != nil
      || facts(of: element).saysAny(.isHidden, .alpha)
  }

  /// Whether a view has parts of its own at a place that may be seen behind something; what scrolls is where it is at first.
  private func hasParts(_ view: Int32, at place: Rect) -> Bool {
    var open = [(view: view, place: place)]
    while let (view, place) = open.popLast() {
      guard let list = document.child("subviews", of: view) else { continue }
      for part in document.children(of: list) {
        if isHiddenForGood(part) { continue }
        guard let frame = rect(of: part) else { return true }
        guard frame.meets(place) else { continue }
        guard Self.fillables.contains(where: { document.isNamed($0, part) }), fill(of: part)?.isClear ?? false else {
          return true
        }
        open.append((part, Rect(x: place.x - frame.x, y: place.y - frame.y, width: place.width, height: place.height)))
      }
    }
    return false
  }
}

extension InterfaceFill {
  /// Whether nothing is seen of it.
  fileprivate var isClear: Bool {
    guard let single = value.single else { return false }
    return Appearance.allCases.allSatisfy { single[$0].alpha == 0 }
  }
}
