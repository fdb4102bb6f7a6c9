// Repeated cards whose pieces VoiceOver reads one by one.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let ungroupedRow = Rule(
    "ungrouped-row", options: [leastPieces],
    .view([.other]) { element, report in
      CaptionAndValue.judge(element, &report)
      let least = Int(saturating: report.number(leastPieces))
      NumberedStep.judge(element, least: least, &report)
      guard element.known == .ForEach || element.known == .List && element.argument(nil) != nil,
        element.node.kind == .use, !element.isExemptFromSpeech,
        !element.surroundings.contains(.widget), !element.surroundings.contains(.placeholder)
      else { return }
      let unfit: ElementFlags = [
        .systemHost, .chart, .mapContent, .labelSlot, .combined, .contained, .tappableAncestor,
      ]
      guard element.flags.isDisjoint(with: unfit), element.labelOwner == nil, !element.isNamedFromAround else { return }
      guard !element.ancestors.contains(where: { holders.contains($0.known) }) else { return }
      let content = element.children.filter { $0.node.slot == .content }
      guard content.count == 1, let row = content.first, let stack = stack(of: row), let pieces = pieces(of: row),
        pieces.most >= least, !row.isHandedToLabel
      else { return }
      let times = pieces.least >= least ? "\(pieces.least)" : "up to \(pieces.most)"
      report.addUngrouped(
        row, times: times,
        // Where a component makes the item, it is mended there as well.
        objects: stack.index == row.index && stack.file === row.file
          ? []
          : [
            RelatedLocation(
              path: stack.file.path, range: stack.file.tree.tokens.range(stack.node.nameToken),
              message: "The item is made here")
          ])
    })

  /// The stack that an item is, or that the component shows which it is; nil where it is none.
  private static func stack(of row: Element) -> ViewReference? {
    let engine = row.model.engine
    guard row.node.kind == .reference || row.known == .other else { return row.known.isStack ? row.reference : nil }
    guard let roots = engine.expansion(of: row.reference), roots.count == 1,
      engine.known(roots[0].node, in: roots[0].file).isStack
    else { return nil }
    return roots[0]
  }

  private static let leastPieces = RuleOption.count(
    "pieces", 3, in: 2...20, "text elements", "Number of text elements at which an item must be grouped")

  private static let holders: Set<Known> = [
    .Menu, .Picker, .Chart, .Map, .Table, .Grid, .TabView, .HStack,
  ]

  /// How many elements a card consists of; nil when it is one, holds controls, or cannot be told.
  private static func pieces(of row: Element) -> ItemPieces.Count? {
    var counter = ItemPieces(model: row.model)
    return counter.pieces(of: row.reference, depth: 0)
  }
}

extension Known {
  /// Whether it puts its content beside, below or over each other.
  var isStack: Bool { self == .HStack || self == .VStack || self == .ZStack }
}

/// Counts the texts that are stops of their own in an item; components are followed.
private struct ItemPieces {
  /// How many, at least and at most, as conditions turn out.
  struct Count {
    var least: Int
    var most: Int

    static let none = Count(least: 0, most: 0)
    static let one = Count(least: 1, most: 1)

    static func += (sum: inout Count, more: Count) {
      sum.least += more.least
      sum.most += more.most
    }
  }

  let model: FileModel
  var budget = 200

  private var engine: NameEngine { model.engine }

  init(model: FileModel) { self.model = model }

  /// nil where the view is one element, holds something to act on, or cannot be told.
  mutating func pieces(of view: ViewReference, depth: Int) -> Count? {
    budget -= 1
    guard budget > 0, depth < 10 else { return nil }
    // What is hidden, or has no opacity, is no piece: VoiceOver passes it.
    if engine.isHidden(view) || isUnseen(view) { return Count.none }
    // What only keeps the place of what is loaded is no item yet.
    guard !engine.isGrouped(view), !view.node.surroundings.contains(.placeholder),
      !view.node.modifiers.contains(where: { view.file.modifiers[Int($0)].known == .redacted })
    else { return nil }
    let known = engine.known(view.node, in: view.file)
    switch view.node.kind {
    case .choice:
      var branches: [Int16: Count] = [:]
      for child in children(of: view) {
        guard let count = pieces(of: child, depth: depth + 1) else { return nil }
        branches[child.node.branch, default: .none] += count
      }
      let mayBeNone = view.node.branches <= 0 || branches.count < Int(view.node.branches)
      return Count(
        least: mayBeNone ? 0 : branches.values.map(\.least).min() ?? 0, most: branches.values.map(\.most).max() ?? 0)
    case .concatenation: return .one
    case .base, .opaque: return nil
    case .reference: return shown(by: view, depth: depth)
    case .use: break
    }
    switch known {
    case .Text, .Label: return .one
    case .ForEach, .ScrollView, .Chart, .List, .TabView, .Map: return nil
    case .other where view.node.known != .Color: return shown(by: view, depth: depth)
    case .Image:
      return view.file.tree.argument(of: view.node.expression, label: "decorative") == nil ? .one : Count.none
    case .Spacer, .Divider, .Color: return Count.none
    default: if known.control != nil { return nil }
    }
    return sum(of: children(of: view), depth: depth)
  }

  /// `.opacity(0)`, as on a link that is there to open the row without an arrow.
  private func isUnseen(_ view: ViewReference) -> Bool {
    view.node.modifiers.contains { index in
      engine.takesOpacity(view.file.modifiers[Int(index)], in: Scope(file: view.file, body: view.node.body))
    }
  }

  private mutating func shown(by view: ViewReference, depth: Int) -> Count? {
    if let roots = engine.expansion(of: view) { return sum(of: roots, depth: depth) }
    guard view.file === model.file, view.frame == nil, let given = Element(model: model, index: view.index).filledIn
    else { return nil }
    return sum(of: given.map(\.reference), depth: depth)
  }

  private mutating func sum(of views: [ViewReference], depth: Int) -> Count? {
    var sum = Count.none
    for view in views {
      guard let count = pieces(of: view, depth: depth + 1) else { return nil }
      sum += count
    }
    return sum
  }

  private func children(of view: ViewReference) -> [ViewReference] {
    engine.children(of: view).compactMap { child in
      let node = view.file.views[Int(child)]
      guard node.slotModifier < 0 || node.slot == .overlay else { return nil }
      switch node.slot {
      case .content, .header, .footer, .custom, .overlay: break
      default: return nil
      }
      return ViewReference(file: view.file, index: child, frame: view.frame)
    }
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

extension Report {
  /// Reports an item of which each part is a stop; `times` says how many there are.
  mutating func addUngrouped(_ row: Element, times: String, objects: [RelatedLocation] = []) {
    add(
      .note, .medium, at: row.nameRange,
      "VoiceOver stops at each part of this item, so people swipe \(times) times to get past it and lose track of what belongs together",
      help: "Add .accessibilityElement(children: .combine).", cause: row.index, objects: objects)
  }
}

extension Element {
  /// Whether it is a row that is read, whose parts nothing around it joins or names.
  var isOpenRow: Bool { known == .HStack && isOpenHolder }

  /// Whether it holds what is read, and nothing around it joins or names its parts.
  var isOpenHolder: Bool {
    let joined: ElementFlags = [
      .systemHost, .chart, .mapContent, .labelSlot, .combined, .contained, .tappableAncestor, .labelledAncestor,
      .namedByUse, .hidden,
    ]
    return node.kind == .use && !isExemptFromSpeech
      && surroundings.isDisjoint(with: [.widget, .placeholder, .debug]) && flags.isDisjoint(with: joined)
      && outerFlags.isDisjoint(with: joined) && labelOwner == nil && !isNamedFromAround
  }

  /// Whether neither the row, its parts, nor what shows the row makes one stop of them.
  func leavesApart(_ parts: [Element]) -> Bool {
    !([self] + parts).contains { model.engine.isGrouped($0.reference) }
      && !isPartWhereShown([.labelSlot, .combined, .tappableAncestor, .namedByUse, .hidden, .contained])
      && !isHandedToLabel
  }
}
