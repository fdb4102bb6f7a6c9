// How many elements assistive technology finds below a view: alternatives count by the one with most, repeated content
// as several, and what cannot be followed as nothing.

import CurbcutViews

/// The elements below a view, as far as they can be told.
public struct ElementCount: Sendable, Equatable {
  /// At least so many elements.
  public var count = 0
  /// At least so many of them are controls.
  public var controls = 0

  public init(count: Int = 0, controls: Int = 0) {
    self.count = count
    self.controls = controls
  }

  static func + (a: ElementCount, b: ElementCount) -> ElementCount {
    ElementCount(count: a.count + b.count, controls: a.controls + b.controls)
  }
}

extension Element {
  /// The elements below the view; what is attached by a modifier from `modifier` on is left out.
  public func elementsInside(before modifier: ViewModifierUse? = nil) -> ElementCount {
    let limit = modifier.flatMap(index(of:)) ?? .max
    return model.engine.elements(below: reference, before: limit, depth: 0)
  }
}

extension NameEngine {
  fileprivate func elements(below view: ViewReference, before limit: Int32, depth: Int) -> ElementCount {
    guard depth < Self.depthLimit else { return ElementCount() }
    var sum = ElementCount()
    var branches: [Int16: ElementCount] = [:]
    for child in children(of: view) where view.file.views[Int(child)].slotModifier < limit {
      let reference = ViewReference(file: view.file, index: child, frame: view.frame)
      let inner = elements(of: reference, depth: depth)
      if view.node.kind == .choice {
        branches[view.file.views[Int(child)].branch, default: ElementCount()] =
          branches[view.file.views[Int(child)].branch, default: ElementCount()] + inner
      } else {
        sum = sum + inner
      }
    }
    // The branch with most elements; among equals the one with most controls, so that order does not decide.
    let largest = branches.values.max { ($0.count, $0.controls) < ($1.count, $1.controls) }
    if let largest { sum = sum + largest }
    return sum
  }

  private func elements(of view: ViewReference, depth: Int) -> ElementCount {
    if isHidden(view) { return ElementCount() }
    let node = view.node
    for applied in appliedModifiers(of: view) {
      switch applied.use.known {
      case .accessibilityElement:
        // `.contain` keeps its children; the others make one element.
        if let argument = applied.file.tree.argument(of: applied.use.call, label: "children"),
          applied.file.tree.known(argument) == .contain
        {
          break
        }
        return ElementCount(count: 1)
      case .accessibilityRepresentation, .accessibilityChildren: return ElementCount(count: 1)
      default: break
      }
    }
    if node.kind == .choice { return elements(below: view, before: .max, depth: depth) }
    guard node.kind == .use || node.kind == .reference else { return ElementCount() }
    let known = node.kind == .use ? known(node, in: view.file) : .other
    if let control = known.control { return ElementCount(count: 1, controls: control.isInteractive ? 1 : 0) }
    switch known {
    case .Text, .Label, .Marker: return ElementCount(count: 1)
    case .Image:
      let isDecorative = view.file.tree.argument(of: node.expression, label: "decorative") != nil
      return ElementCount(count: isDecorative ? 0 : 1)
    case .ForEach:
      let one = elements(below: view, before: .max, depth: depth + 1)
      return one + one
    case .other:
      guard let roots = expansion(of: view) else { return ElementCount() }
      return roots.map { elements(of: $0, depth: depth + 1) }.reduce(ElementCount(), +)
    default:
      if known.isRemoteImage { return ElementCount(count: 1) }
      return known.isContainer ? elements(below: view, before: .max, depth: depth + 1) : ElementCount()
    }
  }
}
