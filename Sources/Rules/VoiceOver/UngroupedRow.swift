// Repeated cards whose pieces VoiceOver reads one by one.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let ungroupedRow = Rule(
    "ungrouped-row", options: [leastPieces],
    .view([.other]) { element, report in
      CaptionAndValue.judge(element, &report)
      guard element.known == .ForEach, element.node.kind == .use, !element.isExemptFromSpeech,
        !element.surroundings.contains(.widget), !element.surroundings.contains(.placeholder)
      else { return }
      let unfit: ElementFlags = [
        .listRow, .systemHost, .chart, .mapContent, .labelSlot, .combined, .contained, .tappableAncestor,
      ]
      guard element.flags.isDisjoint(with: unfit), element.labelOwner == nil, !element.isNamedFromAround else { return }
      guard !element.ancestors.contains(where: { holders.contains($0.known) }) else { return }
      let content = element.children.filter { $0.node.slot == .content }
      guard content.count == 1, let row = content.first, let pieces = pieces(of: row),
        pieces >= Int(saturating: report.number(leastPieces))
      else { return }
      report.add(
        .note, .medium, at: row.nameRange,
        "VoiceOver stops at each part of this item, so people swipe \(pieces) times to get past it and lose track of what belongs together",
        help: "Add .accessibilityElement(children: .combine).", cause: row.index)
    })

  private static let leastPieces = RuleOption.count(
    "pieces", 3, in: 2...20, "texts", "Number of texts at which an item must be grouped")

  private static let holders: Set<Known> = [
    .List, .Form, .Menu, .Picker, .Chart, .Map, .Table, .Grid, .TabView, .HStack,
  ]

  /// Whether it only keeps the place of what is loaded.
  private static func isSkeleton(_ view: ViewReference) -> Bool {
    view.node.surroundings.contains(.placeholder)
      || view.node.modifiers.contains { view.file.modifiers[Int($0)].known == .redacted }
  }

  /// How many elements a card consists of; nil when it is one, holds controls, or cannot be told.
  private static func pieces(of row: Element) -> Int? {
    var root = row.reference
    if row.node.kind == .reference || row.known == .other {
      guard !row.model.engine.isGrouped(root), let roots = row.model.engine.expansion(of: root), roots.count == 1 else {
        return nil
      }
      root = roots[0]
    }
    guard !row.model.engine.isGrouped(root), !isSkeleton(row.reference), !isSkeleton(root) else { return nil }
    switch row.model.engine.known(root.node, in: root.file) {
    case .HStack, .VStack, .ZStack: break
    default: return nil
    }
    var count = 0
    // Of alternatives the longest counts.
    var choices: [(end: Int32, branch: Int16, before: Int, most: Int)] = []
    var end = root.index
    for index in (root.index + 1)..<max(root.index + 1, root.node.end) where index >= end {
      let view = ViewReference(file: root.file, index: index, frame: root.frame)
      let node = view.node
      // What is hidden is no piece: VoiceOver passes it.
      if row.model.engine.isHidden(view) {
        end = node.end
        continue
      }
      if row.model.engine.isGrouped(view) { return nil }
      while let last = choices.last, index >= last.end {
        choices.removeLast()
        count = max(count, last.most)
      }
      if let last = choices.last, node.parent >= 0, view.file.views[Int(node.parent)].kind == .choice,
        view.file.views[Int(node.parent)].end == last.end, node.branch != last.branch
      {
        choices[choices.count - 1].most = max(last.most, count)
        choices[choices.count - 1].branch = node.branch
        count = last.before
      }
      if node.kind == .choice { choices.append((node.end, 0, count, count)) }
      if root.file === row.file, root.frame == nil,
        let filled = Element(model: row.model, index: index).filledIn
      {
        for given in filled where !given.model.engine.isHidden(given.reference) {
          guard !given.model.engine.isGrouped(given.reference), given.known == .Text || isBare(given) else {
            return nil
          }
          if given.known == .Text { count += 1 }
        }
        continue
      }
      // A component, a branch or a list of its own: what it holds is not counted, and may be anything.
      switch row.model.engine.known(node, in: root.file) {
      case .Text: count += 1
      case .other where node.kind == .use || node.kind == .reference || node.kind == .base || node.kind == .opaque:
        return nil
      case .ForEach, .ScrollView, .Chart, .List: return nil
      case let known where known.control != nil && node.kind == .use: return nil
      default: break
      }
    }
    return choices.reduce(count) { max($0, $1.most) }
  }

  /// A picture or drawing, which is no text.
  private static func isBare(_ view: Element) -> Bool {
    view.node.end == view.index + 1 && (view.known == .Image || view.known == .Spacer || view.known.isShape)
  }

}

extension NameEngine {
  /// Whether a modifier makes the view an element, names it, hides it, or makes it something to act on.
  func isGrouped(_ view: ViewReference) -> Bool {
    appliedModifiers(of: view).contains { applied in
      switch applied.use.known {
      case .accessibilityElement, .accessibilityLabel, .accessibilityHidden, .accessibilityRepresentation,
        .accessibility,
        .onTapGesture, .gesture, .accessibilityAction, .contextMenu, .accessibilityChildren, .accessibilityLabeledPair,
        .onLongPressGesture, .onDrag, .draggable, .accessibilityAddTraits:
        true
      default: false
      }
    }
  }
}
