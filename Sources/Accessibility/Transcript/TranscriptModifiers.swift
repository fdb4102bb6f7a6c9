// What modifiers do to what is heard, one after the other as they are written: labels, hints, traits, what is hidden or
// merged, bars, sheets and menus. The project's own modifiers are replaced by what they apply.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  func applied(
    _ applied: [AppliedModifier], of view: ViewReference, to content: [TranscriptItem]
  ) -> [TranscriptItem] {
    var items = content
    // Thousands may stand in a row, so each is looked up by its place in the source.
    func place(_ modifier: AppliedModifier) -> Int32? {
      modifier.file === view.file ? view.file.place(of: modifier.use, on: view.node) : nil
    }
    var isToldByOwner = false
    for modifier in applied {
      let index = place(modifier)
      let own = index != nil
      // A dialog of the project's own is told once: by the closures it is given, or by the modifiers in it.
      if Self.isDialog(modifier.use.known) {
        if !own, isToldByOwner { continue }
        isToldByOwner = false
        if own, project.hasViewExtension(modifier.use),
          applied.contains(where: { Self.isDialog($0.use.known) && place($0) == nil })
        {
          let tree = modifier.file.tree
          isToldByOwner = tree.children(modifier.use.call).dropFirst().contains {
            tree.kind($0) == .trailingClosure || tree.kind(tree.lastChild($0)) == .closureExpr
          }
          if !isToldByOwner { continue }
        }
      }
      items = apply(modifier, index, to: items, view)
    }
    return items
  }

  private static func isDialog(_ known: Known) -> Bool {
    known == .alert || known == .confirmationDialog || known == .actionSheet
  }

  private func apply(
    _ modifier: AppliedModifier, _ index: Int32?, to items: [TranscriptItem], _ view: ViewReference
  ) -> [TranscriptItem] {
    let tree = modifier.file.tree
    let call = modifier.use.call
    func argument(_ label: String?) -> NodeID? { tree.argument(of: call, label: label) }
    func spoken(_ label: String?) -> SpokenText {
      argument(label).map { words.words($0, modifier.scope) } ?? SpokenText()
    }
    func shown() -> [ViewReference] { index.map { children(of: view, modifier: $0) } ?? [] }
    switch modifier.use.known {
    case .accessibilityLabel:
      let slot = self.items(of: shown())
      if !slot.isEmpty, case .words(let text) = name(of: slot) { return named(items, text, false, view) }
      let text = argument(nil) != nil ? spoken(nil) : spoken("label")
      let isConditional = modifier.use.isConditional || argument("isEnabled") != nil
      return named(items, text, isConditional, view)
    case .accessibility: return deprecated(modifier, items, view)
    case .accessibilityLabeledPair:
      return named(items, SpokenText([.runtime("the text it is paired with")]), false, view)
    case .accessibilityValue: return changed(items, view) { $0.value = spoken(nil) }
    case .badge:
      let count = spoken(nil)
      return count.isBlank ? items : badged(items, count, view)
    case .accessibilityHint, .help: return changed(items, view) { $0.hint = spoken(nil) }
    case .accessibilityAddTraits:
      guard let argument = argument(nil) else { return items }
      let traits = self.traits(argument, modifier.scope, modifier.use.isConditional)
      return changed(items, view) { Self.add(traits, to: &$0) }
    case .accessibilityRemoveTraits:
      guard let argument = argument(nil) else { return items }
      let gone = self.traits(argument, modifier.scope, false)
      return changed(items, view) { Self.remove(gone, from: &$0) }
    case .accessibilityHeading:
      return changed(items, view) { Self.add([SpokenElement.Trait(word: "heading")], to: &$0) }
    case .accessibilityAction:
      let text = argument("named") != nil ? spoken("named") : SpokenText()
      return text.isBlank ? items : changed(items, view) { $0.add([text]) }
    case .accessibilityActions:
      let names = self.items(of: shown()).flatMap(\.elements).compactMap(Self.words)
      return changed(items, view) { $0.add(names) }
    case .accessibilityAdjustableAction:
      return changed(items, view) {
        $0.isInteractive = true
        Self.add([SpokenElement.Trait(word: "adjustable")], to: &$0)
      }
    case .accessibilityInputLabels:
      guard let list = argument(nil), tree.kind(list) == .arrayLiteral else { return items }
      let labels = tree.children(list).map { words.words($0, modifier.scope) }
      return changed(items, view) { $0.inputLabels = labels }
    case .accessibilitySortPriority:
      guard let argument = argument(nil), let number = engine.evaluator.value(of: argument, in: modifier.scope).number
      else { return items }
      return items.map { item in
        var item = item
        item.priority = number
        return item
      }
    case .accessibilityHidden, .hidden: return hidden(modifier, items)
    case .opacity: return seenThrough(modifier, items)
    case .accessibilityElement: return merged(modifier, items, view)
    case .accessibilityRepresentation: return self.items(of: shown())
    case .accessibilityChildren:
      return [TranscriptItem(.group(TranscriptGroup(kind: .container, items: self.items(of: shown()))))]
    case .disabled: return disabled(modifier, items)
    case .onTapGesture, .onLongPressGesture: return tappable(items, view)
    case .gesture, .simultaneousGesture, .highPriorityGesture: return items
    case .contextMenu, .swipeActions:
      let offered = shown().filter { $0.node.slot != .preview }
      let names = self.items(of: offered).flatMap(\.elements).compactMap(Self.words)
      return names.isEmpty ? items : onFirst(items) { $0.add(names) }
    case .overlay: return items + self.items(of: shown())
    case .background: return self.items(of: shown()) + items
    case .mask: return items
    case .safeAreaInset, .safeAreaBar:
      let isTop = argument("edge").map { tree.text($0) == "top" } ?? false
      return isTop ? self.items(of: shown()) + items : items + self.items(of: shown())
    case .navigationTitle, .navigationBarTitle:
      let text = spoken(nil)
      guard !text.isBlank, tree.argument(of: call, label: nil).map({ tree.kind($0) != .closureExpr }) ?? false else {
        return items
      }
      var heading = element(view, .words(text))
      heading.place = SourcePlace(path: modifier.file.path, range: tree.tokens.range(modifier.use.nameToken))
      heading.traits.append(SpokenElement.Trait(word: "heading"))
      return inBar([TranscriptItem(heading)], rank: 1, items)
    case .toolbar, .navigationBarItems: return toolbar(shown(), items)
    case .searchable:
      var field = element(view, .words(argument("prompt") == nil ? SpokenText("Search") : spoken("prompt")), .textField)
      field.role = .textField
      field.traits.append(SpokenElement.Trait(word: "search field"))
      field.isInteractive = true
      return inBar([TranscriptItem(field)], rank: 3, items)
    case .sheet, .fullScreenCover, .popover, .inspector, .navigationDestination:
      return items + presentation(modifier, shown(), view)
    case .alert, .confirmationDialog, .actionSheet: return items + [dialog(modifier, shown(), view)]
    case .searchSuggestions:
      let inner = self.items(of: shown())
      return inner.isEmpty
        ? items : items + [TranscriptItem(.group(TranscriptGroup(kind: .searchSuggestions, items: inner)))]
    case .onDelete:
      // Without a function nothing is deleted.
      let argument = tree.children(call).dropFirst().last
      guard let argument, tree.kind(tree.lastChild(argument)) != .nilLiteral else { return items }
      return onFirst(items) { $0.add([SpokenText("Delete")]) }
    case .other, .modifier:
      let custom = shown()
      guard !custom.isEmpty else { return items }
      let inner = self.items(of: custom)
      guard inner.contains(where: { !$0.elements.isEmpty }) else { return items }
      let kind = TranscriptGroup.Kind.modifier(tree.string(of: modifier.use.nameToken))
      return items + [TranscriptItem(.group(TranscriptGroup(kind: kind, items: inner)))]
    default: return items
    }
  }

  private static func words(_ element: SpokenElement) -> SpokenText? {
    if case .words(let words) = element.name { words } else { nil }
  }

  // MARK: Changing what is there

  /// A modifier on a view without any stop makes it one; on a container it holds for each stop inside.
  private func changed(
    _ items: [TranscriptItem], _ view: ViewReference, _ change: (inout SpokenElement) -> Void,
    container: (inout TranscriptGroup) -> Void = { _ in }
  ) -> [TranscriptItem] {
    if items.isEmpty {
      var element = element(view, .none, .other)
      change(&element)
      return [TranscriptItem(element)]
    }
    return items.map { changed($0, change, container) }
  }

  private func changed(
    _ item: TranscriptItem, _ change: (inout SpokenElement) -> Void, _ container: (inout TranscriptGroup) -> Void
  ) -> TranscriptItem {
    var result = item
    switch item.content {
    case .element(var element):
      change(&element)
      result.content = .element(element)
    case .group(var group):
      switch group.kind {
      case .menu, .dialog, .presentation, .navigationBar, .keyboardBar, .searchSuggestions: return item
      // What is said of a container is the container's own.
      case .container: container(&group)
      default: group.items = group.items.map { changed($0, change, container) }
      }
      result.content = .group(group)
    case .choice(let branches):
      result.content = .choice(
        branches.map {
          TranscriptBranch(condition: $0.condition, items: $0.items.map { changed($0, change, container) })
        })
    case .opens, .gap: break
    }
    return result
  }

  /// Changes the first stop; of alternatives the first of each.
  private func onFirst(
    _ items: [TranscriptItem], _ change: (inout SpokenElement) -> Void
  ) -> [TranscriptItem] {
    var items = items
    _ = changeFirst(&items, change)
    return items
  }

  private func changeFirst(_ items: inout [TranscriptItem], _ change: (inout SpokenElement) -> Void) -> Bool {
    for index in items.indices {
      switch items[index].content {
      case .element(var element):
        change(&element)
        items[index].content = .element(element)
        return true
      case .group(var group):
        let isDone = changeFirst(&group.items, change)
        items[index].content = .group(group)
        if isDone { return true }
      case .choice(var branches):
        var isDone = true
        for number in branches.indices { isDone = changeFirst(&branches[number].items, change) && isDone }
        items[index].content = .choice(branches)
        if isDone, branches.count > 1 { return true }
      case .opens, .gap: break
      }
    }
    return false
  }

  /// A badge is read behind what it is put on.
  private func badged(_ items: [TranscriptItem], _ count: SpokenText, _ view: ViewReference) -> [TranscriptItem] {
    guard items.count == 1, case .element(var element) = items[0].content else {
      return items.isEmpty ? items : items + [TranscriptItem(self.element(view, .words(count)))]
    }
    element.value = element.value.isBlank ? count : .joined([element.value, count])
    return [TranscriptItem(element)]
  }

  /// What nobody sees nobody hears either.
  private func seenThrough(_ modifier: AppliedModifier, _ items: [TranscriptItem]) -> [TranscriptItem] {
    let tree = modifier.file.tree
    guard !items.isEmpty, !modifier.use.isConditional, let argument = tree.argument(of: modifier.use.call, label: nil)
    else { return items }
    if engine.evaluator.value(of: argument, in: modifier.scope).number == 0 { return [] }
    guard tree.kind(argument) == .ternaryExpr else { return items }
    let parts = tree.children(argument)
    guard parts.count == 3 else { return items }
    let condition = SpokenWords.source(of: parts[0], in: modifier.file)
    let isGone = parts[1...].map { engine.evaluator.value(of: $0, in: modifier.scope).number == 0 }
    switch (isGone[0], isGone[1]) {
    case (true, true): return []
    case (true, false):
      return [TranscriptItem(.choice([TranscriptBranch(condition: "unless \(condition)", items: items)]))]
    case (false, true): return [TranscriptItem(.choice([TranscriptBranch(condition: "if \(condition)", items: items)]))]
    case (false, false): return items
    }
  }

  private func named(
    _ items: [TranscriptItem], _ text: SpokenText, _ isConditional: Bool, _ view: ViewReference
  ) -> [TranscriptItem] {
    // Something that cannot be followed is one stop once it has a label of its own.
    if items.count == 1, case .gap(_, let place) = items[0].content {
      return [TranscriptItem(SpokenElement(name: .words(text), role: .other, place: place))]
    }
    let name: SpokenElement.Name = text.isBlank ? .none : .words(text)
    let stops = items.map { $0.replacingGaps { SpokenElement(name: .unknown($0), role: .other, place: $1) } }
    return changed(stops, view) { element in
      if isConditional, case .words(let before) = element.name {
        element.name = .words(.oneOf([text, before]))
      } else {
        element.name = name
      }
    } container: {
      $0.label = text
    }.flatMap { self.joined($0) }
  }

  /// Alternatives that sound the same once they are named are none.
  private func joined(_ item: TranscriptItem) -> [TranscriptItem] {
    switch item.content {
    case .choice(let branches):
      let joined = branches.map {
        TranscriptBranch(condition: $0.condition, items: $0.items.flatMap { self.joined($0) })
      }
      let isComplete =
        joined.count > 1
        && (joined.last?.condition == "otherwise" || joined.allSatisfy { $0.condition.contains(" is ") })
      if isComplete, joined.dropFirst().allSatisfy({ sounds($0.items, like: joined[0].items) }) {
        return joined[0].items
      }
      return [TranscriptItem(.choice(joined))]
    case .group(var group):
      group.items = group.items.flatMap { self.joined($0) }
      return [TranscriptItem(.group(group))]
    default: return [item]
    }
  }

  private func hidden(_ modifier: AppliedModifier, _ items: [TranscriptItem]) -> [TranscriptItem] {
    let tree = modifier.file.tree
    guard let argument = tree.argument(of: modifier.use.call, label: nil) else {
      return modifier.use.isConditional ? items : []
    }
    let value = engine.evaluator.value(of: argument, in: modifier.scope)
    if case .bool(let isHidden) = value, !modifier.use.isConditional { return isHidden ? [] : items }
    guard !items.isEmpty else { return items }
    let condition = "unless \(SpokenWords.source(of: argument, in: modifier.file))"
    return [TranscriptItem(.choice([TranscriptBranch(condition: condition, items: items)]))]
  }

  private func merged(
    _ modifier: AppliedModifier, _ items: [TranscriptItem], _ view: ViewReference
  ) -> [TranscriptItem] {
    let tree = modifier.file.tree
    let argument = tree.argument(of: modifier.use.call, label: "children")
    guard let argument, tree.kind(argument) == .ternaryExpr, tree.children(argument).count == 3 else {
      return merged(argument.map { tree.known($0) }, items, view)
    }
    // One or the other, by a condition.
    let parts = tree.children(argument)
    let condition = SpokenWords.source(of: parts[0], in: modifier.file)
    return [
      TranscriptItem(
        .choice([
          TranscriptBranch(condition: "if \(condition)", items: merged(tree.known(parts[1]), items, view)),
          TranscriptBranch(condition: "otherwise", items: merged(tree.known(parts[2]), items, view)),
        ]))
    ]
  }

  private func merged(_ how: Known?, _ items: [TranscriptItem], _ view: ViewReference) -> [TranscriptItem] {
    switch how {
    case .combine: return items.isEmpty ? [] : [TranscriptItem(combined(items, at: place(view)))]
    case .contain:
      return [TranscriptItem(.group(TranscriptGroup(kind: .container, items: items)))]
    case .ignore, nil:
      var element = element(view, .none, .other)
      element.reactsToTaps = items.contains { $0.elements.contains(where: \.reactsToTaps) }
      return [TranscriptItem(element)]
    default: return items
    }
  }

  private func disabled(_ modifier: AppliedModifier, _ items: [TranscriptItem]) -> [TranscriptItem] {
    let tree = modifier.file.tree
    var trait = SpokenElement.Trait(word: "dimmed")
    if let argument = tree.argument(of: modifier.use.call, label: nil) {
      switch engine.evaluator.value(of: argument, in: modifier.scope) {
      case .bool(false): return items
      case .bool(true): break
      default: trait.condition = "when \(SpokenWords.source(of: argument, in: modifier.file))"
      }
    }
    return items.map { item in
      item.mapElements { element in
        guard element.isInteractive else { return element }
        var element = element
        Self.add([trait], to: &element)
        return element
      }
    }
  }

  private func tappable(_ items: [TranscriptItem], _ view: ViewReference) -> [TranscriptItem] {
    // A stop that acts by itself is no news; of several each may be tapped.
    if items.isEmpty {
      var element = element(view, .none, .other)
      element.reactsToTaps = true
      return [TranscriptItem(element)]
    }
    return items.map { $0.reactingToTaps() }
  }

  // MARK: Traits

  /// The word for a trait, and the roles it stands for; nil for what is not said.
  private static func word(_ trait: Known) -> String? {
    switch trait {
    case .isButton: "button"
    case .isLink: "link"
    case .isHeader: "heading"
    case .isSelected: "selected"
    case .isImage: "image"
    case .isToggle: "switch button"
    case .isSearchField: "search field"
    case .isTabBar: "tab bar"
    case .isKeyboardKey: "keyboard key"
    case .isSummaryElement: "summary"
    case .allowsDirectInteraction: "direct touch area"
    default: nil
    }
  }

  private func traits(_ node: NodeID, _ scope: Scope, _ isConditional: Bool) -> [SpokenElement.Trait] {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .arrayLiteral: return tree.children(node).flatMap { traits($0, scope, isConditional) }
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3 else { return [] }
      let condition = SpokenWords.source(of: parts[0], in: scope.file)
      let first = traits(parts[1], scope, false).map {
        SpokenElement.Trait(word: $0.word, condition: "when \(condition)")
      }
      let second = traits(parts[2], scope, false).map {
        SpokenElement.Trait(word: $0.word, condition: "unless \(condition)")
      }
      // What holds either way holds.
      return first.filter { trait in !second.contains { $0.word == trait.word } }
        + second.filter { trait in !first.contains { $0.word == trait.word } }
        + first.filter { trait in second.contains { $0.word == trait.word } }.map { SpokenElement.Trait(word: $0.word) }
    case .implicitMemberExpr, .memberExpr:
      guard let word = Self.word(tree.known(node)) else { return [] }
      return [SpokenElement.Trait(word: word, condition: isConditional ? "on a condition" : nil)]
    case .tupleExpr: return traits(tree.lastChild(tree.lastChild(node)), scope, isConditional)
    default: return [SpokenElement.Trait(word: "traits of", condition: SpokenWords.source(of: node, in: scope.file))]
    }
  }

  private static func add(_ traits: [SpokenElement.Trait], to element: inout SpokenElement) {
    for trait in traits {
      if trait.condition == nil, ["button", "link", "switch button", "adjustable", "search field"].contains(trait.word)
      {
        element.isInteractive = true
        element.reactsToTaps = false
        if trait.word == "button", element.role == .text || element.role == .other || element.role == .image {
          if element.role == .image { element.traits.append(SpokenElement.Trait(word: "image")) }
          element.role = .button
          continue
        }
      }
      if element.roleWord != trait.word, !element.traits.contains(trait) { element.traits.append(trait) }
    }
  }

  private static func remove(_ traits: [SpokenElement.Trait], from element: inout SpokenElement) {
    for trait in traits where trait.condition == nil {
      element.traits.removeAll { $0.word == trait.word }
      if element.roleWord == trait.word { element.role = .text }
    }
  }

  /// `accessibility(label:)` and its like.
  private func deprecated(
    _ modifier: AppliedModifier, _ items: [TranscriptItem], _ view: ViewReference
  ) -> [TranscriptItem] {
    let tree = modifier.file.tree
    let call = modifier.use.call
    if let label = tree.argument(of: call, label: "label") {
      return named(items, words.words(label, modifier.scope), modifier.use.isConditional, view)
    }
    if let value = tree.argument(of: call, label: "value") {
      return changed(items, view) { $0.value = words.words(value, modifier.scope) }
    }
    if let hint = tree.argument(of: call, label: "hint") {
      return changed(items, view) { $0.hint = words.words(hint, modifier.scope) }
    }
    if let added = tree.argument(of: call, label: "addTraits") {
      let traits = self.traits(added, modifier.scope, modifier.use.isConditional)
      return changed(items, view) { Self.add(traits, to: &$0) }
    }
    if let removed = tree.argument(of: call, label: "removeTraits") {
      let traits = self.traits(removed, modifier.scope, false)
      return changed(items, view) { Self.remove(traits, from: &$0) }
    }
    if let argument = tree.argument(of: call, label: "hidden"),
      engine.evaluator.boolean(of: argument, in: modifier.scope) == true
    {
      return []
    }
    return items
  }
}
