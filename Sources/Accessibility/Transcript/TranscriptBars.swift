// Navigation bars, toolbars, presentations and dialogs.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  /// The navigation bar comes first, whatever its parts are written on: leading items, title, other items, search.
  func inBar(_ new: [TranscriptItem], rank: Double, _ items: [TranscriptItem]) -> [TranscriptItem] {
    var items = items
    var group = TranscriptGroup(kind: .navigationBar, items: [])
    if let first = items.first, case .group(let bar) = first.content, bar.kind == .navigationBar {
      group = bar
      items.removeFirst()
    }
    let ranked = new.map { item in
      var item = item
      item.priority = -rank
      return item
    }
    group.items = sorted(group.items + ranked)
    return [TranscriptItem(.group(group))] + items
  }

  func toolbar(_ views: [ViewReference], _ items: [TranscriptItem]) -> [TranscriptItem] {
    var result = items
    var bottom: [TranscriptItem] = []
    var keyboard: [TranscriptItem] = []
    for view in views.flatMap({ toolbarParts(of: $0) }) {
      let tree = view.file.tree
      // The item may stand in a condition.
      let item =
        (view.index..<view.node.end).first {
          view.file.views[Int($0)].known == .ToolbarItem || view.file.views[Int($0)].known == .ToolbarItemGroup
        } ?? view.index
      let placement =
        tree.argument(of: view.file.views[Int(item)].expression, label: "placement").map { tree.text($0) } ?? ""
      let inner = self.items(of: view)
      guard !inner.isEmpty else { continue }
      switch placement {
      case "bottomBar", "status": bottom += inner
      case "keyboard": keyboard += inner
      case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation":
        result = inBar(inner, rank: 0, result)
      case "principal", "title", "largeTitle": result = inBar(inner, rank: 1, result)
      default: result = inBar(inner, rank: 2, result)
      }
    }
    if !bottom.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .bottomBar, items: bottom)))) }
    if !keyboard.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .keyboardBar, items: keyboard)))) }
    return result
  }

  /// What `#if` holds for iOS stands in the bar by itself, each part at its own place.
  private func toolbarParts(of view: ViewReference) -> [ViewReference] {
    guard view.node.kind == .choice, view.file.tree.kind(view.node.expression) == .ifConfig else { return [view] }
    var parts: [ViewReference] = []
    var child = view.index + 1
    while child < view.node.end {
      let node = view.file.views[Int(child)]
      if !node.surroundings.contains(.otherPlatform) {
        parts += toolbarParts(of: ViewReference(file: view.file, index: child, frame: view.frame))
      }
      child = node.end
    }
    return parts
  }

  func presentation(
    _ modifier: AppliedModifier, _ views: [ViewReference], _ view: ViewReference
  ) -> [TranscriptItem] {
    let kind: String
    switch modifier.use.known {
    case .sheet: kind = "sheet"
    case .fullScreenCover: kind = "full-screen cover"
    case .popover: kind = "popover"
    case .inspector: kind = "inspector"
    default: kind = "pushed"
    }
    let place = SourcePlace(
      path: modifier.file.path, range: modifier.file.tree.tokens.range(modifier.use.nameToken))
    var views = views
    if views.isEmpty, let content = modifier.file.tree.argument(of: modifier.use.call, label: "content") {
      views = handedOn(content, modifier.scope) ?? []
    }
    let targets = views.flatMap { components(in: $0) }
    if targets.isEmpty {
      let inner = items(of: views)
      return inner.isEmpty
        ? [] : [TranscriptItem(.group(TranscriptGroup(kind: .presentation(kind), items: inner)))]
    }
    return targets.map { TranscriptItem(.opens(kind: kind, target: $0, place)) }
  }

  /// The outermost components of the project in a presentation, each once.
  private func components(in view: ViewReference) -> [String] {
    var result: [String] = []
    var index = view.index
    while index < view.node.end {
      let node = view.file.views[Int(index)]
      if node.kind == .use, engine.known(node, in: view.file) == .other {
        let name = view.file.tree.string(of: node.nameToken)
        if !result.contains(name) { result.append(name) }
        index = node.end
      } else {
        index += 1
      }
    }
    return result
  }

  // MARK: Dialogs

  /// An alert says its title and message before its fields and buttons.
  func dialog(_ modifier: AppliedModifier, _ views: [ViewReference], _ view: ViewReference) -> TranscriptItem {
    let tree = modifier.file.tree
    let call = modifier.use.call
    func spoken(_ node: NodeID?) -> SpokenText { node.map { words.words($0, modifier.scope) } ?? SpokenText() }
    if let made = madeDialog(modifier, view) { return made }
    var group = TranscriptGroup(kind: .dialog, items: [])
    // Code behind `.alert($model.alert)` that runs once a button is pressed.
    let isOfState = tree.argument(of: call, label: "isPresented") == nil
    let views = isOfState ? views.filter { $0.node.kind != .opaque } : views
    // `.alert($store.scope(…))` has no title of its own.
    let title = spoken(tree.argument(of: call, label: nil))
    if title.hasWords || tree.argument(of: call, label: "isPresented") != nil { group.label = title }
    if group.label.isBlank, let error = tree.argument(of: call, label: "error") {
      group.label = SpokenText([.runtime(SpokenWords.source(of: error, in: modifier.file) + ".errorDescription")])
    }
    if let message = tree.argument(of: call, label: "message"), tree.kind(message) != .closureExpr {
      group.items +=
        handedOn(message, modifier.scope).map(items(of:)) ?? [TranscriptItem(element(view, .words(spoken(message))))]
    }
    group.items += items(of: views.filter { $0.node.slot == .apart })
    var buttons = items(of: views.filter { $0.node.slot != .apart })
    let actions = tree.argument(of: call, label: "actions")
    if let actions, tree.kind(actions) != .closureExpr {
      buttons = handedOn(actions, modifier.scope).map(items(of:)) ?? [dialogGap(modifier)]
    }
    group.items += buttons
    // Without buttons of its own an alert has one that closes it.
    if modifier.use.known == .alert, buttons.isEmpty, views.allSatisfy({ $0.node.slot == .apart }) {
      if tree.argument(of: call, label: "isPresented") != nil {
        group.items.append(TranscriptItem(button(SpokenText("OK"), modifier, view)))
      }
    }
    if group.items.isEmpty, group.label.isBlank { group.items = [dialogGap(modifier)] }
    return TranscriptItem(.group(group))
  }

  private func button(_ name: SpokenText, _ modifier: AppliedModifier, _ view: ViewReference) -> SpokenElement {
    var element = element(view, .words(name), .button)
    element.isInteractive = true
    element.place = SourcePlace(
      path: modifier.file.path, range: modifier.file.tree.tokens.range(modifier.use.nameToken))
    return element
  }

  private func dialogGap(_ modifier: AppliedModifier) -> TranscriptItem {
    let tree = modifier.file.tree
    return TranscriptItem(
      .gap(
        "what it asks",
        SourcePlace(path: modifier.file.path, range: tree.tokens.range(modifier.use.nameToken))))
  }

  /// The older form: a closure that makes an `Alert` or `ActionSheet`.
  private func madeDialog(_ modifier: AppliedModifier, _ view: ViewReference) -> TranscriptItem? {
    let tree = modifier.file.tree
    let call = modifier.use.call
    let closure =
      tree.children(call).dropFirst().first { tree.kind($0) == .trailingClosure }.map { tree.lastChild($0) }
      ?? tree.argument(of: call, label: "content")
    guard let closure, tree.kind(closure) == .closureExpr else { return nil }
    var made: NodeID?
    for index in Int(tree[closure].firstDescendant)..<Int(closure.index) where tree.kind(NodeID(index)) == .callExpr {
      let callee = tree.known(tree.firstChild(NodeID(index)))
      if callee == .Alert || callee == .ActionSheet {
        // Several are alternatives that only a run chooses from.
        if made != nil { return TranscriptItem(.group(TranscriptGroup(kind: .dialog, items: [dialogGap(modifier)]))) }
        made = NodeID(index)
      }
    }
    guard let made else { return nil }
    var group = TranscriptGroup(kind: .dialog, items: [])
    func spoken(_ label: String) -> SpokenText {
      tree.argument(of: made, label: label).map { words.words($0, modifier.scope) } ?? SpokenText()
    }
    group.label = spoken("title")
    let message = spoken("message")
    if !message.isBlank { group.items.append(TranscriptItem(element(view, .words(message)))) }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap {
      tree.argument(of: made, label: $0)
    }
    if let list = tree.argument(of: made, label: "buttons") {
      if tree.kind(list) == .arrayLiteral {
        buttons += tree.children(list)
      } else {
        group.items.append(dialogGap(modifier))
      }
    } else if buttons.isEmpty {
      group.items.append(TranscriptItem(button(SpokenText("OK"), modifier, view)))
    }
    for node in buttons {
      let title = tree.kind(node) == .callExpr ? tree.argument(of: node, label: nil) : nil
      // `.cancel()` says Cancel.
      let name = title.map { words.words($0, modifier.scope) } ?? SpokenText("Cancel")
      group.items.append(TranscriptItem(button(name, modifier, view)))
    }
    return TranscriptItem(.group(group))
  }
}
