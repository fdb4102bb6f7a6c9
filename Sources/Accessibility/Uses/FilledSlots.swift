// What whoever uses a component fills into its slots, seen from both sides: which views stand at `content()` in its body,
// and where in its body a view stands that it is given.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// What a use puts where a view stands in the body of a component; nil where that is no slot, or is not known. What is
  /// seen through a call has its content behind the call.
  func filledIn(_ view: ViewReference) -> [ViewReference]? {
    guard view.frame == nil, view.node.kind == .base || view.node.kind == .reference else { return nil }
    let slot = Element(model: neighbor(of: view.file), index: view.index)
    return slot.filledIn?.map(\.reference)
  }

  /// Where in the body of a component a view stands that it is given; nil where that is not known.
  public func slot(of view: ViewReference) -> ViewReference? {
    Element(model: neighbor(of: view.file), index: view.index).slotOfComponent?.reference
  }
}

extension Element {
  /// What stands where the view is: the view itself, or what the only use of the component puts there.
  public var filled: [Element] { filledIn ?? [self] }

  /// What the only use of the component puts into the slot that the view is. nil where it is no slot, where that is not
  /// known, where a modifier on the slot may change more than the looks, and where several uses put different things there.
  public var filledIn: [Element]? {
    guard isSlot, writtenModifiers.allSatisfy({ Self.keepsWhatIsFilledIn($0.known) }) else { return nil }
    let uses = model.viewsByUse(givenTo: self)
    guard uses.count == 1 else { return nil }
    return elements(of: uses[0])
  }

  /// What each use of the component puts into the slot that the view is; none where one of them is not known, or where it is
  /// no slot.
  public var filledByUse: [[Element]] { model.viewsByUse(givenTo: self).map(elements) }

  private func elements(of views: [ViewReference]) -> [Element] {
    views.map { Element(model: model.neighbor(of: $0.file), index: $0.index) }
  }

  /// The views directly inside, with what a use fills into slots in their place.
  public var filledChildren: [Element] { children.flatMap(\.filled) }

  /// The views inside, from the outside in; behind each slot what a use fills into it.
  public var filledDescendants: [Element] {
    descendants.flatMap { view in [view] + (view.filledIn ?? []).flatMap { [$0] + $0.descendants } }
  }

  /// Where in the body of a component the view stands that is all that one closure gives to it; nil where it stands in none,
  /// or at several places.
  public var slotOfComponent: Element? { slotOfComponent { $0 == 1 } }

  /// The place in the body of a component where it shows this view with others behind it: `content()` for the first of what
  /// a closure gives.
  public var slotThatItBegins: Element? { slotOfComponent { $0 > 1 } }

  private func slotOfComponent(thatShows isWanted: (Int) -> Bool) -> Element? {
    guard node.slot == .custom, node.slotModifier < 0, let parent, parent.node.kind == .use, parent.known == .other,
      let places = model.engine.places(of: reference, in: parent.reference), places.count == 1,
      case let place = places[0],
      place.file !== file || !(parent.index..<parent.node.end).contains(place.index)
    else { return nil }
    let slot = Element(model: model.neighbor(of: place.file), index: place.index)
    guard slot.isSlot, slot.writtenModifiers.allSatisfy({ Self.keepsWhatIsFilledIn($0.known) }),
      place.frame?.arguments[place.node.name] != nil, let given = model.engine.givenViews(for: place),
      isWanted(given.count),
      given[0].file === file, given[0].index == index
    else { return nil }
    return slot
  }

  /// The view as its surroundings meet it: its place in the body of the component that shows it, else itself.
  public var asShown: Element {
    var result = self
    for _ in 0..<NameEngine.depthLimit {
      guard let slot = result.slotOfComponent else { break }
      result = slot
    }
    return result
  }

  /// Whether a closure that the component is given fills in what stands here: `content()`, and no property of its own.
  public var isSlot: Bool {
    switch node.kind {
    case .base: body.kind == .body || body.kind == .property || body.kind == .function
    case .reference:
      !node.qualifier.exists
        && model.engine.referencedMember(of: reference).map { model.project.member($0).body < 0 } ?? true
    default: false
    }
  }

  /// The name of a control, with what a use fills into its label where that is all there is.
  public var nameAsFilled: ElementName {
    let label = children.filter { $0.node.slot == .label && $0.node.slotModifier < 0 }
    guard name.name.isUnknown, label.count == 1, let filled = label[0].filledIn, !filled.isEmpty else { return name }
    return model.engine.combine(filled.map { model.engine.partName(of: $0.reference, depth: 0) })
  }

  /// Whether a modifier on a slot leaves what VoiceOver says, what is on it and what it does as they are.
  private static func keepsWhatIsFilledIn(_ known: Known) -> Bool {
    switch known {
    case .padding, .frame, .font, .foregroundStyle, .foregroundColor, .tint, .background, .layoutPriority, .fixedSize,
      .multilineTextAlignment, .clipShape, .cornerRadius, .shadow:
      true
    default: false
    }
  }
}
