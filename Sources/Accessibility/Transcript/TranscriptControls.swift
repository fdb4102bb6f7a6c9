// What each control of the system says: name, value, and where it leads.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  func control(_ view: ViewReference, _ known: Known, _ control: ControlRow) -> [TranscriptItem] {
    if known == .Picker, let options = openOptions(of: view) { return options }
    var element = element(view, controlName(view, known, control), control.role)
    element.isInteractive = control.isInteractive
    element.value = value(view, known)
    if known == .TextEditor { element.traits.append(SpokenElement.Trait(word: "multi-line")) }
    element.leadsTo = known == .NavigationLink ? destination(of: view) : nil
    var result = [TranscriptItem(element)]
    switch known {
    case .Menu:
      let inner = items(of: children(of: view, [.actions, .content]))
      if !inner.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .menu, items: inner)))) }
    case .DisclosureGroup:
      let inner = items(of: children(of: view, [.content, .custom]))
      if !inner.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .pulledOpen, items: inner)))) }
    default: break
    }
    return result
  }

  private func controlName(_ view: ViewReference, _ known: Known, _ control: ControlRow) -> SpokenElement.Name {
    let labels = children(of: view, [.label])
    // `NavigationLink(.page) { … }` leads by a value of the project's own, which is no title.
    let leadsByValue = known == .NavigationLink && !labels.isEmpty
    if control.hasTitle, !leadsByValue, let title = title(of: view) { return title }
    if !labels.isEmpty {
      let inner = items(of: labels)
      return name(of: inner)
    }
    // The rest follows the same rules as the findings do.
    switch engine.name(of: ViewReference(file: view.file, index: view.index, frame: view.frame)) {
    case let found where found.isExplicit: return .none
    case let found:
      switch found.name {
      case .text(let text): return .words(SpokenText(text))
      case .runtime(let text):
        if !text.isEmpty { return .words(SpokenText(text)) }
        return .words(SpokenText(systemName(view, known) ?? "named by the system"))
      case .symbol(let symbol): return .picture(SpokenText(symbol))
      case .file(let file): return .picture(SpokenText(file))
      case .none: return .none
      case .unknown(let reason): return .unknown(reason)
      }
    }
  }

  /// The words that the system gives in English.
  private func systemName(_ view: ViewReference, _ known: Known) -> String? {
    switch known {
    case .EditButton: return "Edit"
    case .PasteButton: return "Paste"
    case .RenameButton: return "Rename"
    case .SettingsLink: return "Settings"
    case .HelpLink: return "Help"
    case .ProgressView: return "In progress"
    case .VideoPlayer: return "Video"
    case .SignInWithAppleButton:
      let tree = view.file.tree
      switch tree.argument(of: view.node.expression, label: nil).map({ tree.text($0) }) {
      case "signUp": return "Sign up with Apple"
      case "continue": return "Continue with Apple"
      default: return "Sign in with Apple"
      }
    case .Button, .Menu:
      let tree = view.file.tree
      guard let role = tree.argument(of: view.node.expression, label: "role") else { return nil }
      let word = tree.text(role)
      return word.prefix(1).uppercased() + word.dropFirst()
    default: return nil
    }
  }

  /// What the control stands at.
  private func value(_ view: ViewReference, _ known: Known) -> SpokenText {
    let tree = view.file.tree
    let call = view.node.expression
    func bound(_ label: String) -> SpokenText {
      guard let argument = tree.argument(of: call, label: label) else { return SpokenText() }
      return SpokenText([.runtime(binding(argument, view.scope))])
    }
    switch known {
    case .Toggle: return .oneOf([SpokenText("on"), SpokenText("off")])
    case .Slider, .Stepper, .Gauge, .ProgressView: return bound("value")
    case .TextField: return bound("text").isBlank ? bound("value") : bound("text")
    case .TextEditor: return bound("text")
    case .Picker:
      let names = options(of: view)
      return names.isEmpty ? bound("selection") : .oneOf(names)
    case .DatePicker, .ColorPicker, .MultiDatePicker: return bound("selection")
    case .DisclosureGroup: return .oneOf([SpokenText("expanded"), SpokenText("collapsed")])
    default: return SpokenText()
    }
  }

  /// What a binding stands for: inside a component, what its caller bound.
  private func binding(_ node: NodeID, _ scope: Scope, depth: Int = 0) -> String {
    let tree = scope.file.tree
    // `Binding(get: { days }, set: …)` stands for `days`.
    if tree.kind(node) == .callExpr, let get = tree.argument(of: node, label: "get"), tree.kind(get) == .closureExpr {
      let value = tree.lastChild(get)
      if value.exists, [.identifierExpr, .memberExpr].contains(tree.kind(value)) {
        return SpokenWords.source(of: value, in: scope.file)
      }
    }
    var source = SpokenWords.source(of: node, in: scope.file)
    if source.hasPrefix("self.") { source.removeFirst("self.".count) }
    if source.hasPrefix("$") { source.removeFirst() }
    // `$text`, `text` and `$text.wrappedValue` of a component go by the name that the caller knows.
    guard depth < 8, let frame = scope.frame, tree.kind(node) == .identifierExpr,
      let argument = frame.arguments[tree.name(node)] ?? frame.arguments[Name(source)],
      [.identifierExpr, .memberExpr, .callExpr].contains(frame.scope.file.tree.kind(argument))
    else { return source }
    return binding(argument, frame.scope, depth: depth + 1)
  }

  // MARK: Pickers

  /// The names of a picker's options where each is written out; it stands at one of them.
  private func options(of view: ViewReference) -> [SpokenText] {
    var names: [SpokenText] = []
    for item in items(of: children(of: view, [.content])) {
      guard case .element(let element) = item.content, case .words(let words) = element.name, !words.isBlank else {
        return []
      }
      names.append(words)
    }
    return names.count <= 8 ? names : []
  }

  /// Segments and options that lie open are buttons of their own; nil for a picker that opens.
  private func openOptions(of view: ViewReference) -> [TranscriptItem]? {
    let tree = view.file.tree
    var style: String?
    for modifier in engine.appliedModifiers(of: view) where modifier.use.known == .pickerStyle {
      guard let argument = modifier.file.tree.argument(of: modifier.use.call, label: nil) else { continue }
      let source = SpokenWords.source(of: argument, in: modifier.file)
      style =
        [".segmented", "SegmentedPickerStyle()"].contains(source) ? "segmented" : source == ".inline" ? "inline" : nil
    }
    guard let style else { return nil }
    let items = items(of: children(of: view, [.content]))
    guard items.contains(where: { !$0.elements.isEmpty }) else { return nil }
    let selection = tree.argument(of: view.node.expression, label: "selection").map { binding($0, view.scope) }
    let options = items.map { item in
      item.mapElements { option in
        var option = option
        option.role = .button
        option.isInteractive = true
        option.traits.append(
          SpokenElement.Trait(word: "selected", condition: selection.map { "by \($0)" } ?? "when chosen"))
        return option
      }
    }
    // The label of segments is neither seen nor heard.
    guard style == "inline", case .words(let words)? = title(of: view), !words.isBlank else { return options }
    return [TranscriptItem(element(view, .words(words)))] + options
  }

  /// The name of the view that a link leads to, or the value it leads by.
  private func destination(of view: ViewReference) -> String? {
    for child in children(of: view, [.destination]) {
      if let name = firstComponent(in: child) { return name }
    }
    let tree = view.file.tree
    let call = view.node.expression
    if let value = tree.argument(of: call, label: "destination") ?? tree.argument(of: call, label: "value") {
      return SpokenWords.source(of: value, in: view.file)
    }
    return nil
  }

  /// The first component of the project in a view, containers of the system passed through; of alternatives each first
  /// one.
  func firstComponent(in view: ViewReference, depth: Int = 0) -> String? {
    for index in view.index..<view.node.end {
      let node = view.file.views[Int(index)]
      if node.kind == .use, engine.known(node, in: view.file) == .other {
        return view.file.tree.string(of: node.nameToken)
      }
      // `content(of: tab)`, a function that makes one of several.
      if node.kind == .reference, depth < 4,
        let roots = engine.expansion(of: ViewReference(file: view.file, index: index, frame: view.frame))
      {
        var names: [String] = []
        for root in roots {
          let parts = root.node.kind == .choice ? children(of: root) { $0.slotModifier < 0 } : [root]
          for part in parts where isWrapper(part) {
            if let name = firstComponent(in: part, depth: depth + 1), !names.contains(name) { names.append(name) }
          }
        }
        if !names.isEmpty { return names.joined(separator: " or ") }
      }
    }
    return nil
  }

  /// Whether a view is a component, or holds nothing but one.
  private func isWrapper(_ view: ViewReference) -> Bool {
    switch view.node.kind {
    case .reference, .choice: return true
    case .use:
      let wrappers: Set<Known> = [.other, .NavigationView, .NavigationStack, .NavigationSplitView, .Group, .AnyView]
      return wrappers.contains(engine.known(view.node, in: view.file))
    default: return false
    }
  }

  // MARK: Tabs

  /// Pages that are swiped have no tabs, only dots that say which page it is.
  private func pages(_ view: ViewReference) -> [TranscriptItem]? {
    for modifier in engine.appliedModifiers(of: view) where modifier.use.known == .tabViewStyle {
      guard let argument = modifier.file.tree.argument(of: modifier.use.call, label: nil) else { continue }
      let style = SpokenWords.source(of: argument, in: modifier.file)
      guard style.hasPrefix(".page") || style.hasPrefix("PageTabViewStyle") || style.hasPrefix("Page") else { continue }
      let inner = items(of: children(of: view, [.content, .custom]))
      if inner.isEmpty || style.contains("never") { return inner }
      let page = SpokenText([.words("Page "), .runtime("number"), .words(" of "), .runtime("count")])
      var dots = element(view, .words(page), .other)
      dots.isInteractive = true
      dots.traits.append(SpokenElement.Trait(word: "adjustable"))
      return inner + [TranscriptItem(dots)]
    }
    return nil
  }

  func tabs(_ view: ViewReference) -> [TranscriptItem] {
    if let pages = pages(view) { return pages }
    var result: [TranscriptItem] = []
    for child in children(of: view, [.content, .custom]) {
      let known = child.node.kind == .use ? engine.known(child.node, in: child.file) : .other
      if known == .ForEach {
        let inner = tabs(child)
        let data = child.file.tree.argument(of: child.node.expression, label: nil)
        let source = data.map { SpokenWords.source(of: $0, in: child.file) } ?? "its values"
        if !inner.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .each(source), items: inner)))) }
        continue
      }
      if known == .Tab || known == .TabSection || child.node.kind == .choice {
        result += items(of: child)
        continue
      }
      let label = name(of: items(of: children(of: child, slot: .tabItem)))
      result.append(tabGroup(child, label, [child]))
    }
    return result
  }

  func tab(_ view: ViewReference) -> [TranscriptItem] {
    var label = title(of: view) ?? name(of: items(of: children(of: view, [.label])))
    if case .none = label, let role = view.file.tree.argument(of: view.node.expression, label: "role") {
      let word = view.file.tree.text(role)
      label = .words(SpokenText(word.prefix(1).uppercased() + word.dropFirst()))
    }
    return [tabGroup(view, label, children(of: view, [.content, .custom]))]
  }

  /// A tab says its name; what it shows is a screen of its own.
  private func tabGroup(
    _ view: ViewReference, _ label: SpokenElement.Name, _ content: [ViewReference]
  ) -> TranscriptItem {
    var element = element(view, label, .tab)
    element.isInteractive = true
    if let target = content.lazy.compactMap({ self.firstComponent(in: $0) }).first {
      element.leadsTo = target
      return TranscriptItem(element)
    }
    return TranscriptItem(
      .group(TranscriptGroup(kind: .tab, items: [TranscriptItem(element)] + items(of: content))))
  }

  private func children(of view: ViewReference, slot: Slot) -> [ViewReference] {
    var result: [ViewReference] = []
    var child = view.index + 1
    while child < view.node.end {
      let node = view.file.views[Int(child)]
      if node.slot == slot { result.append(ViewReference(file: view.file, index: child, frame: view.frame)) }
      child = node.end
    }
    return result
  }
}
