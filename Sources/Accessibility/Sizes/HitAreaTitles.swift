// How large pictures, labels and titles are, by the initializers that make them: those of the system, and those of the
// project by what they end in.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// A symbol by its font; nothing is known of other pictures.
  func image(_ view: ViewReference, around: Double?) -> HitArea {
    let made = calls(of: view, .Image) { call in
      let tree = call.scope.file.tree
      return tree.symbolArgument(of: call.node) != nil || tree.firstLabel(of: call.node) == nil
    }
    return largest(made) { image($0, view, around: around) } ?? HitArea()
  }

  private func image(_ call: Terminal, _ view: ViewReference, around: Double?) -> HitArea {
    guard let argument = call.scope.file.tree.symbolArgument(of: call.node),
      let points = points(in: view, around: around)
    else { return HitArea() }
    return symbol(points, isCompact: isCompact(argument, in: call.scope))
  }

  /// The words and the icon of a label, or what its style makes of them.
  func label(_ view: ViewReference, around: Double?, depth: Int) -> HitArea {
    let style = labelStyle(of: view)
    let children = engine.children(of: view).filter { view.file.views[Int($0)].slotModifier < 0 }
    guard !children.isEmpty else {
      let made = calls(of: view, .Label) { call in
        call.scope.file.tree.lastLabel(of: call.node).map { Self.labelLabels.contains($0) } ?? true
      }
      return largest(made) { label($0, view, style, around: around) } ?? HitArea()
    }
    func part(_ slot: Slot) -> HitArea {
      let index = children.filter { view.file.views[Int($0)].slot == slot }
      guard index.count == 1 else { return HitArea() }
      let reference = ViewReference(file: view.file, index: index[0], frame: view.frame)
      return area(of: reference, around: around, depth: depth + 1) ?? HitArea()
    }
    return label(title: part(.label), icon: part(.icon), style)
  }

  /// The same for a call, shown in the font of a view.
  private func label(_ call: Terminal, _ view: ViewReference, _ style: LabelStyleUse, around: Double?) -> HitArea {
    let tree = call.scope.file.tree
    var (title, icon) = (HitArea(), HitArea())
    if tree.argument(of: call.node, label: "systemImage") != nil, let points = points(in: view, around: around) {
      icon = symbol(points)
    }
    if let words = tree.argument(of: call.node, label: nil) {
      // Without words the icon is all there is.
      if case .string("") = evaluator.value(of: words, in: call.scope) { return icon }
      title = line(view, title: words, in: call.scope, around: around)
    }
    return label(title: title, icon: icon, style)
  }

  private func label(title: HitArea, icon: HitArea, _ style: LabelStyleUse) -> HitArea {
    switch style {
    case .system(.iconOnly): return icon
    case .system(.titleOnly): return title
    case .none, .system(.titleAndIcon), .system(.automatic):
      guard title.height != nil, icon.height != nil else { return HitArea() }
      // A symbol in the font of the words is as high as their line.
      if title.isLineOfText, icon.heightIsEstimate, icon.frame == .none, !icon.setsFont { return title }
      var both = title
      both.grow(to: icon)
      both.setWidth(nil)
      return both
    case .system: return HitArea()
    case .own(let applied): return area(styledBy: applied, [Self.titlePart: title, Self.iconPart: icon]) ?? HitArea()
    }
  }

  /// The title that a control is given instead of a label: `Button("Skip") { … }`.
  func titleArea(of control: Int32) -> HitArea? {
    let view = ViewReference(file: file, index: control)
    let known = engine.known(view.node, in: file)
    guard file.tree.kind(view.node.expression) == .callExpr, known != .other else { return nil }
    let made = calls(of: view, known) { call in
      call.scope.file.tree.labels(of: call.node).allSatisfy { Self.titleLabels.contains($0) }
    }
    return largest(made) { titleArea($0, view) }
  }

  private func titleArea(_ call: Terminal, _ view: ViewReference) -> HitArea? {
    let tree = call.scope.file.tree
    // An initializer of the project may make anything of its title.
    guard tree.labels(of: call.node).allSatisfy({ Self.titleLabels.contains($0) }) else { return nil }
    let around = Self.bodyPoints
    let style = labelStyle(of: view)
    if let title = tree.argument(of: call.node, label: nil), tree.kind(title) != .closureExpr {
      guard tree.argument(of: call.node, label: "systemImage") != nil else {
        return line(view, title: title, in: call.scope, around: around)
      }
      return label(call, view, style, around: around)
    }
    // `self.init(action: action) { Text(title) }`
    guard call.node != view.node.expression, let content = tree.labelContent(of: call.node) else { return nil }
    let shown = Terminal(content, call.scope)
    switch tree.known(tree.firstChild(content)) {
    case .Text:
      guard let words = tree.argument(of: content, label: nil) ?? tree.argument(of: content, label: "verbatim") else {
        return nil
      }
      return line(view, title: words, in: call.scope, around: around)
    case .Label:
      return largest(systemCalls(by: shown, .Label) ?? [shown]) { label($0, view, style, around: around) }
    case .Image: return largest(systemCalls(by: shown, .Image) ?? [shown]) { image($0, view, around: around) }
    default: return nil
    }
  }

  // MARK: Initializers

  /// The calls that make a view: its own where it is one of the system's, else those that the project's initializer ends in.
  private func calls(of view: ViewReference, _ known: Known, _ isSystems: (Terminal) -> Bool) -> [Terminal] {
    let written = Terminal(view.node.expression, view.scope)
    guard view.file.tree.kind(written.node) == .callExpr, !isSystems(written) else { return [written] }
    return systemCalls(by: written, known) ?? [written]
  }

  private func systemCalls(by call: Terminal, _ known: Known) -> [Terminal]? {
    Interpreter(evaluator).systemCalls(by: call.node, of: known.name, in: call.scope)
  }

  /// What is shown of several is at most as large as the largest; nil where one of them is not known.
  private func largest(_ calls: [Terminal], _ area: (Terminal) -> HitArea?) -> HitArea? {
    var result: HitArea?
    for call in calls {
      guard let one = area(call) else { return nil }
      if result == nil { result = one } else { result?.grow(to: one, isAlternative: true) }
    }
    return result
  }

  private enum LabelStyleUse {
    case none
    case system(Known)
    case own(AppliedModifier)
  }

  /// The label style that is set on a view or around it in its body.
  private func labelStyle(of view: ViewReference) -> LabelStyleUse {
    for applied in engine.appliedModifiers(of: view).reversed() where applied.use.known == .labelStyle {
      return labelStyle(applied)
    }
    var index = view.node.parent
    while index >= 0 {
      let node = view.file.views[Int(index)]
      for modifier in node.modifiers.reversed() where view.file.modifiers[Int(modifier)].known == .labelStyle {
        let scope = Scope(file: view.file, body: node.body, frame: view.frame)
        return labelStyle(AppliedModifier(use: view.file.modifiers[Int(modifier)], scope: scope))
      }
      index = node.parent
    }
    return .none
  }

  private func labelStyle(_ applied: AppliedModifier) -> LabelStyleUse {
    let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
    let known = argument.map { applied.file.tree.known($0) } ?? .other
    return known == .other ? .own(applied) : .system(known)
  }

  /// What controls with a title are given beside it.
  private static let titleLabels: Set<Name> = [
    Name("action"), Name("role"), Name("systemImage"), Name("destination"), Name("intent"), Name("content"),
    Name("isActive"), Name("tag"), Name("selection"), Name("value"), Name("item"), Name("primaryAction"), Name("label"),
  ]

  /// The labels by which the system makes a label.
  private static let labelLabels: Set<Name> = [Name("systemImage"), Name("image"), Name("icon"), Name("title")]
}

extension Tree {
  /// The labels of the arguments in parentheses that have one.
  fileprivate func labels(of call: NodeID) -> [Name] {
    children(call).dropFirst().compactMap { kind($0) == .argument ? label(of: $0).map { name(of: $0) } : nil }
  }

  fileprivate func firstLabel(of call: NodeID) -> Name? {
    children(call).dropFirst().first { kind($0) == .argument }.flatMap { label(of: $0) }.map { name(of: $0) }
  }

  fileprivate func lastLabel(of call: NodeID) -> Name? { labels(of: call).last }

  /// The one call that the closure makes which is a control's label: behind the call, or passed as `label:`.
  fileprivate func labelContent(of call: NodeID) -> NodeID? {
    var closure = argument(of: call, label: "label")
    for child in children(call).dropFirst() where kind(child) == .trailingClosure { closure = lastChild(child) }
    guard let closure, kind(closure) == .closureExpr else { return nil }
    let statements = children(closure)
    guard statements.count == 1, let only = statements.first, kind(only) == .callExpr else { return nil }
    return only
  }

  /// The words in what makes a text of them: `LocalizedStringKey(title.key)`, `String(localized: title)`.
  func words(in node: NodeID) -> NodeID {
    var node = node
    for _ in 0..<4 {
      switch kind(node) {
      case .memberExpr where mainIs(node, "key"): node = firstChild(node)
      case .callExpr:
        let parts = children(node)
        guard parts.count > 1, kind(parts[1]) == .argument, kind(parts[0]) == .identifierExpr,
          ["LocalizedStringKey", "LocalizedStringResource", "String"].contains(text(parts[0])),
          case let label = label(of: parts[1]), label.map({ string(of: $0) == "localized" }) ?? (parts.count == 2)
        else { return node }
        node = lastChild(parts[1])
      default: return node
      }
    }
    return node
  }
}
