// Where a view is drawn: in the views around it, and where it is passed to a component, at the place of that slot in the
// component's body and in what is around it there.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The places in the body of a component or function at which it puts a view that it is passed; nil where its body is
  /// not known.
  func places(of content: ViewReference, in component: ViewReference) -> [ViewReference]? {
    guard let roots = expansion(of: component) else { return nil }
    let names = names(of: content, in: roots.first?.frame)
    var places: [ViewReference] = []
    for root in roots {
      for index in root.index..<root.node.end {
        let inner = ViewReference(file: root.file, index: index, frame: root.frame)
        if inner.node.kind == .base || names.contains(where: { isPlace(inner.node, of: $0, in: root.file) }) {
          places.append(inner)
        }
      }
    }
    return places
  }

  /// The places at which a component puts a view that it is passed, each with the views around it from the inside out: also
  /// those in properties and functions that its body is made of.
  func paths(of content: ViewReference, in component: ViewReference) -> [[ViewReference]] {
    guard let roots = expansion(of: component) else { return [] }
    let names = names(of: content, in: roots.first?.frame)
    var result: [[ViewReference]] = []
    var left = Self.partLimit
    // A part of the body, with the views around its name, from the inside out, and what the content is called there.
    var open: [(roots: [ViewReference], around: [ViewReference], names: [Name])] = [(roots, [], names)]
    while let part = open.popLast() {
      for root in part.roots {
        for index in root.index..<root.node.end {
          let inner = ViewReference(file: root.file, index: index, frame: root.frame)
          if inner.node.kind == .base || part.names.contains(where: { isPlace(inner.node, of: $0, in: root.file) }) {
            result.append(Self.path(from: inner) + part.around)
          } else if left > 0, let (roots, names) = handed(part.names, on: inner) {
            left -= 1
            open.append((roots, Self.path(from: inner) + part.around, names))
          } else if inner.node.kind == .reference, !inner.node.qualifier.exists, left > 0,
            let roots = expansion(of: inner), roots.first?.file === root.file
          {
            left -= 1
            open.append((roots, Self.path(from: inner) + part.around, part.names))
          }
        }
      }
    }
    return result
  }

  /// The body of a component that is handed the content itself, `Frame { content() }`, and what it calls it.
  private func handed(_ names: [Name], on component: ViewReference) -> (roots: [ViewReference], names: [Name])? {
    guard component.node.kind == .use, component.node.known == .other, component.node.end == component.index + 1,
      let roots = expansion(of: component), let frame = roots.first?.frame
    else { return nil }
    let tree = component.file.tree
    let inside = frame.arguments.filter { _, argument in
      var value = argument
      if tree.kind(value) == .closureExpr {
        value = tree.lastChild(value)
        if value.exists, tree.previousSibling(value, in: argument).exists { return false }
      }
      if value.exists, tree.kind(value) == .callExpr { value = tree.firstChild(value) }
      return value.exists && tree.kind(value) == .identifierExpr && names.contains(tree.name(value))
    }
    return inside.isEmpty ? nil : (roots, inside.map(\.key))
  }

  /// Parts of a body that are looked into for what it is passed.
  private static let partLimit = 12

  /// A view and those around it in its body, from the inside out.
  static func path(from view: ViewReference) -> [ViewReference] {
    var path = [view]
    while let last = path.last, last.node.parent >= 0 {
      path.append(ViewReference(file: last.file, index: last.node.parent, frame: last.frame))
    }
    return path
  }

  /// The names under which a component or function may know a view that it is passed: those of its parameters and
  /// properties that the call binds to code around the view.
  func names(of content: ViewReference, in frame: Frame?) -> [Name] {
    let tree = content.file.tree
    let position = content.node.expression.index
    let bound = frame?.arguments.filter { _, argument in
      tree[argument].firstDescendant <= position && position <= argument.index
    }
    return [Name("content")] + (bound?.map(\.key).filter { $0 != Name("content") } ?? [])
  }

  /// Whether a view of a body is where something that it is passed is put: `title` or `title()`.
  func isPlace(_ node: ViewNode, of name: Name, in file: FileViews) -> Bool {
    switch node.kind {
    case .reference: return node.name == name && !node.qualifier.exists
    case .opaque:
      var expression = node.expression
      if file.tree.kind(expression) == .callExpr { expression = file.tree.firstChild(expression) }
      return file.tree.kind(expression) == .identifierExpr && file.tree.name(expression) == name
    default: return false
    }
  }
}

extension Element {
  /// The view and those that it is drawn in, from the inside out: where a component gets it, the place of it in the body of
  /// that and what is around there come before the component. It ends where a presentation begins, and where a component
  /// cannot be followed or has the view at several places, and after as many as are asked for.
  public func placesAround(limit: Int) -> [ViewReference] {
    var result = [reference]
    var current = self
    while result.count < limit, !current.node.slot.isPresentationSlot, let parent = current.parent {
      if current.node.slot == .custom, parent.node.kind == .use, parent.known == .other {
        guard let places = model.engine.places(of: current.reference, in: parent.reference), places.count == 1 else {
          return result
        }
        var place = places[0]
        while result.count < limit {
          result.append(place)
          if place.node.slot.isPresentationSlot { return result }
          guard place.node.parent >= 0 else { break }
          place = ViewReference(file: place.file, index: place.node.parent, frame: place.frame)
        }
      }
      result.append(parent.reference)
      current = parent
    }
    return result
  }
}
