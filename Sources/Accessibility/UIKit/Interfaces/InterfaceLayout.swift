// How large an object of a storyboard or xib is by what lays it out: by the view or stack that it fills, or by what it shows,
// which Interface Builder has measured.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What a constraint says of one object.
struct InterfaceConstraintSide: Sendable {
  var element: Int32
  var attribute: String
}

/// A constraint of the file that holds at all times.
struct InterfaceConstraint: Sendable {
  var first: InterfaceConstraintSide
  /// Absent where it holds a side to a number of points.
  var second: InterfaceConstraintSide?
  var constant: Double
  /// Whether it leaves no room: no range, no priority, no multiplier, and no code that may change it.
  var isExact: Bool
}

extension InterfaceModel {
  /// The constraints of the file by the objects that they are about.
  func makeConstraints() -> [Int32: [InterfaceConstraint]] {
    var result: [Int32: [InterfaceConstraint]] = [:]
    for index in document.elements.indices where document.isNamed("constraint", Int32(index)) {
      let (constraint, list) = (Int32(index), document.elements[index].parent)
      guard list >= 0, document.isNamed("constraints", list), !document.has("placeholder", "YES", constraint) else {
        continue
      }
      let owner = document.elements[Int(list)].parent
      guard owner >= 0, let attribute = document.value("firstAttribute", of: constraint) else { continue }
      func item(_ key: StaticString) -> Int32? {
        document.value(key, of: constraint).map { file.element(id: $0) ?? -1 }
      }
      let first = InterfaceConstraintSide(element: item("firstItem") ?? owner, attribute: attribute)
      var second: InterfaceConstraintSide?
      if let other = item("secondItem") {
        second = InterfaceConstraintSide(
          element: other, attribute: document.value("secondAttribute", of: constraint) ?? attribute)
      }
      let isExact =
        document.range("relation", of: constraint) == nil && document.range("priority", of: constraint) == nil
        && document.range("multiplier", of: constraint) == nil
        && document.child("variation", of: constraint) == nil && document.range("identifier", of: constraint) == nil
        && file.connections(to: constraint).isEmpty
      let made = InterfaceConstraint(
        first: first, second: second,
        constant: document.value("constant", of: constraint).flatMap(Double.init) ?? 0, isExact: isExact)
      result[first.element, default: []].append(made)
      if let second, second.element >= 0, second.element != first.element {
        result[second.element, default: []].append(made)
      }
    }
    return result
  }
}

extension InterfaceModel {
  /// Whether a class with an outlet calls a function on it that is named for a gesture, as packages and projects add them:
  /// `card.setTapGesture { … }`.
  func isGivenGesture(_ element: Int32) -> Bool {
    file.connections(to: element).contains { connection in
      guard !connection.isCollection, let name = file.customClass(of: connection.owner) else { return false }
      return project.namesCalled(on: connection.property, ofType: name, from: file.home).contains {
        $0.contains("Gesture")
      }
    }
  }
}

extension InterfaceElement {
  /// Width and height that the file holds it to: by constraints of its own, or by those of the views that it fills.
  public var heldSize: (width: Double?, height: Double?) { (held(isWidth: true), held(isWidth: false)) }

  private func held(isWidth: Bool, depth: Int = 0) -> Double? {
    let own = fixedSize
    if let points = isWidth ? own.width : own.height { return points }
    // What code says of the size of a view around it comes later.
    guard depth < Self.mostViewsFilled, let holder, depth == 0 || !mayBeSizedByCode else { return nil }
    let around = InterfaceElement(
      model: model, index: holder, kind: UIKitClass(interfaceElement: document, holder) ?? .view)
    guard !around.mayBeSizedByCode, let room = roomInside(around, isWidth: isWidth),
      let side = around.held(isWidth: isWidth, depth: depth + 1)
    else { return nil }
    let points = side - room
    return points > 0 ? points : nil
  }

  private static let mostViewsFilled = 6

  /// The view that it stands in.
  private var holder: Int32? {
    let list = document.elements[Int(index)].parent
    guard list >= 0, document.isNamed("subviews", list) else { return nil }
    let holder = document.elements[Int(list)].parent
    return holder >= 0 ? holder : nil
  }

  /// Whether code may hold it to another size than the file.
  var mayBeSizedByCode: Bool {
    facts.saysAny(.fixedWidth, .fixedHeight, .frame, .visualFormat, .transform, .sizeToFit)
  }

  /// The points between it and the view that it fills, on both edges together; nil where it does not fill that.
  private func roomInside(_ holder: InterfaceElement, isWidth: Bool) -> Double? {
    if document.isNamed("stackView", holder.index) {
      let isVertical = document.has("axis", "vertical", holder.index)
      let alignment = document.value("alignment", of: holder.index) ?? "fill"
      let hasMargins =
        document.has("layoutMarginsRelativeArrangement", "YES", holder.index)
        || holder.child(key: "layoutMargins") != nil || holder.child(key: "directionalLayoutMargins") != nil
      return isVertical == isWidth && alignment == "fill" && !hasMargins ? 0 : nil
    }
    var near: Double?
    var far: Double?
    for constraint in model.constraints[index] ?? [] where constraint.isExact {
      guard let second = constraint.second, constraint.first.attribute == second.attribute else { continue }
      let isFirst = constraint.first.element == index
      guard (isFirst ? second : constraint.first).element == holder.index else { continue }
      switch (constraint.first.attribute, isWidth) {
      case ("top", false), ("leading", true), ("left", true):
        near = isFirst ? constraint.constant : -constraint.constant
      case ("bottom", false), ("trailing", true), ("right", true):
        far = isFirst ? -constraint.constant : constraint.constant
      default: break
      }
    }
    guard let near, let far else { return nil }
    return near + far
  }

  // MARK: By what it shows

  /// The size that a button of the file has by what it shows, where nothing else decides it: Interface Builder has measured
  /// it, and what it shows comes to that size. Of words only the height, which they have in every language.
  public var contentSize: (width: Double?, height: Double?) {
    guard kind == .button, !isOfOwnClass, holder != nil, !document.has("misplaced", "YES", index),
      !document.has("ambiguous", "YES", index), !isOn("fixedFrame"), !mayBeSizedByCode,
      case let shown = shownSize, let height = shown.height, let width = shown.width,
      !isDecided("height", ["top", "bottom"]), case let insets = insets
    else { return (nil, nil) }
    if hasWords {
      guard let line = lineHeight(insets), abs(line - height) <= Self.tolerance else { return (nil, nil) }
      return (nil, Self.halves(height))
    }
    guard let picture, let size = size(of: picture) else { return (nil, nil) }
    guard size.height.contains(height - insets.height) else { return (nil, nil) }
    let isWide = isDecided("width", ["leading", "trailing"]) || !size.width.contains(width - insets.width)
    return (isWide ? nil : Self.halves(width), Self.halves(height))
  }

  private static func halves(_ points: Double) -> Double { (points * 2).rounded() / 2 }

  /// Whether code gives a view around it something to do on a tap, which may be the same.
  public var isInTappedView: Bool {
    file.ancestors(of: index).contains { ancestor in
      document.range("id", of: ancestor) != nil
        && (model.facts(of: ancestor).says(.addGestureRecognizer) || model.isGivenGesture(ancestor))
    }
  }

  /// Interface Builder rounds to the pixels of the device that it shows.
  private static let tolerance = 2.0

  /// Whether a constraint holds a side to something, or both edges to the same view.
  private func isDecided(_ side: String, _ edges: [String]) -> Bool {
    var pinned: [String: Set<Int32>] = [:]
    for constraint in model.constraints[index] ?? [] {
      for (own, other) in [(constraint.first, constraint.second), (constraint.second, constraint.first)] {
        guard let own, own.element == index else { continue }
        if own.attribute == side { return true }
        if let other { pinned[own.attribute, default: []].insert(other.element) }
      }
    }
    return !(pinned[edges[0]] ?? []).isDisjoint(with: pinned[edges[1]] ?? [])
  }

  /// What stands between the content of a button and its edges, where the file says so.
  private var insets: (width: Double, height: Double) {
    guard let inset = child(key: "contentEdgeInsets") else { return (0, 0) }
    func points(_ key: StaticString) -> Double { document.value(key, of: inset).flatMap(Double.init) ?? 0 }
    return (points("minX") + points("maxX"), points("minY") + points("maxY"))
  }

  /// The height of a button with one line of words; nil where its font or its insets are not known.
  private func lineHeight(_ insets: (width: Double, height: Double)) -> Double? {
    if let configuration = document.child("buttonConfiguration", of: index) {
      guard file.child(key: "contentInsets", of: configuration) == nil, picture == nil,
        document.range("subtitle", of: configuration) == nil,
        document.child("attributedString", of: configuration) == nil
      else { return nil }
      let font = file.child(key: "titleFontDescription", of: configuration)
      guard let points = font.map({ document.value("pointSize", of: $0).flatMap(Double.init) }) ?? Self.body else {
        return nil
      }
      return points * Self.line + Self.roomOfConfiguration
    }
    guard case .fixed(let points)? = font?.font else { return nil }
    return points * Self.line + (insets.height > 0 ? insets.height : Self.roomOfTitle)
  }

  private static let line = 1.193
  private static let body: Double? = 17
  /// What the system leaves above and below a title together.
  private static let roomOfTitle = 12.0
  private static let roomOfConfiguration = 14.0

  /// How large a picture of the file is; a symbol of the size that symbols have beside body text.
  private func size(
    of picture: (name: String, isSymbol: Bool)
  ) -> (width: ClosedRange<Double>, height: ClosedRange<Double>)? {
    guard document.child("buttonConfiguration", of: index) == nil else { return nil }
    if picture.isSymbol { return (5...34, 5...34) }
    guard let resources = document.child("resources", of: 0) else { return nil }
    for image in document.children(of: resources) where document.value("name", of: image) == picture.name {
      guard let width = document.value("width", of: image).flatMap(Double.init),
        let height = document.value("height", of: image).flatMap(Double.init), width > 0, height > 0
      else { return nil }
      return (max(width - 1, 0)...(width + 1), max(height - 1, 0)...(height + 1))
    }
    return nil
  }
}
