// The views in which findings of a file stand, and whether the component around one is little more than that view: then a
// use of the component is a place of the finding as well.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

struct FindingPlaces {
  private let file: FileViews
  private var indices: [Int32] = []
  private let ranges: NestedRanges
  /// The controls of each body, as far as they are asked about.
  private var controls: [Int32: [Int32]] = [:]

  private static let control: Set<Known> = [
    .Button, .Menu, .NavigationLink, .Link, .ShareLink, .Toggle, .TextField, .SecureField, .TextEditor, .Picker,
    .Slider,
    .Stepper, .DatePicker,
  ]

  init(_ file: FileViews) {
    self.file = file
    var places: [(index: Int32, range: ByteRange)] = []
    for index in file.views.indices { places.append((Int32(index), file.tree.range(file.views[index].chain))) }
    places.sort { $0.range.start == $1.range.start ? $0.range.end > $1.range.end : $0.range.start < $1.range.start }
    indices = places.map { $0.index }
    ranges = NestedRanges(places.map { place in place.range.start..<max(place.range.start, place.range.end) })
    for index in file.views.indices where Self.control.contains(file.views[index].known) {
      controls[file.views[index].body, default: []].append(Int32(index))
    }
  }

  /// The innermost view at an offset.
  func view(at offset: UInt32) -> ViewReference? {
    ranges.last(around: offset).map { ViewReference(file: file, index: indices[$0]) }
  }

  /// Whether a view is, or is in, the only control that its body shows at a time; views outside of controls are parts of
  /// what the component shows.
  func isOnlyOneOfItsKind(_ view: ViewReference) -> Bool {
    guard let control = outermostControl(around: view.index) else { return false }
    let all = controls[file.views[Int(control)].body] ?? []
    // Of many, some are shown together.
    guard all.count <= 16 else { return false }
    return all.allSatisfy { other in
      other == control || isInside(other, control) || file.isInOtherBranch(other, than: control)
    }
  }

  private func outermostControl(around view: Int32) -> Int32? {
    var result: Int32?
    var index = view
    while index >= 0 {
      if Self.control.contains(file.views[Int(index)].known) { result = index }
      index = file.views[Int(index)].parent
    }
    return result
  }

  private func isInside(_ view: Int32, _ holder: Int32) -> Bool {
    view > holder && view < file.views[Int(holder)].end
  }
}
