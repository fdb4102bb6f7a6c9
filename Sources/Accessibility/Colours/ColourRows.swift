// What the system draws behind the rows, headers and footers of lists and forms.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// What the system draws behind a row, and behind the list where that shows.
  func row(isPlain: Bool, hidesList: Bool, on layer: Int32) -> Int32 {
    var layer = layer
    let isForMac = model.project.isForMacOnly
    func push(_ name: String) {
      layer = self.push(
        SystemColours.ground(name, isForMac: isForMac).map(ColourLayer.platform) ?? .unknown, on: layer)
    }
    // What a row without a background of its own lets through.
    if !hidesList { push(isPlain ? "systemBackground" : "systemGroupedBackground") }
    push(isPlain && !isForMac ? "systemBackground" : "secondarySystemGroupedBackground")
    return layer
  }

  /// Whether a list is plain: by the style on it, or by that on the nearest view around it that sets one.
  static func isPlainList(_ list: ViewNode, in file: FileViews) -> Bool {
    var view = list
    while true {
      let styles = view.modifiers.lazy.map { file.modifiers[Int($0)] }.filter { $0.known == .listStyle }
      if let style = styles.first.flatMap({ file.tree.argument(of: $0.call, label: nil) }) {
        // `PlainListStyle()`, as it was written at first.
        return file.tree.known(style) == .plain
          || file.tree.kind(style) == .callExpr && file.tree.name(file.tree.firstChild(style)) == plainListStyle
      }
      guard view.parent >= 0, !view.slot.isPresentation else { return false }
      view = file.views[Int(view.parent)]
    }
  }

  private static let plainListStyle = Name("PlainListStyle")

  /// Whether each use of a component is a row, or a section, of a form or a grouped list, on nothing of the project's own.
  func isRowWhereUsed(_ body: Int32) -> Bool {
    guard let first = file.bodies[Int(body)].views.first, model.outerFlags[Int(first)].contains(.listRow),
      !mayLieOnOther(body)
    else { return false }
    return model.isEveryUse(ofBody: body) { view in
      switch model.engine.known(view.node, in: view.file) {
      case .Form: true
      case .List: !Self.isPlainList(view.node, in: view.file)
      default: false
      }
    }
  }

  /// The ground of the list around a section, which lies right below that of its rows; nil where no list is around it.
  func belowRow(of layer: Int32) -> Int32? {
    guard layer >= 0, case .platform = layers[Int(layer)].layer, case let next = layers[Int(layer)].next, next >= 0,
      case .platform = layers[Int(next)].layer
    else { return nil }
    return next
  }

  /// What the header or footer of a section finds: it is gray by itself, and lies outside the rows, on what the list lies
  /// on.
  func section(_ section: Int32, in file: FileViews, _ state: inout ColourState) {
    if state.foreground == .automatic { state.foreground = .system }
    state.layer =
      belowRow(of: state.layer) ?? belowClearList(around: section, in: file, state.layer) ?? push(.unknown, on: -1)
  }

  /// What lies behind a list that draws no ground of its own below its rows; nil for other lists.
  private func belowClearList(around section: Int32, in file: FileViews, _ layer: Int32) -> Int32? {
    guard layer >= 0, case .platform = layers[Int(layer)].layer, case let next = layers[Int(layer)].next, next >= 0
    else { return nil }
    var index = section
    while index >= 0 {
      let view = file.views[Int(index)]
      if view.known == .List || view.known == .Form { return hidesBackground(of: index, in: file) ? next : nil }
      index = view.parent
    }
    return nil
  }

  /// Whether `.scrollContentBackground(.hidden)` holds on a list or around it, by whatever function of the project.
  func hidesBackground(of list: Int32, in file: FileViews, frame: Frame? = nil) -> Bool {
    var index = list
    while index >= 0 {
      let view = ViewReference(file: file, index: index, frame: frame)
      if !view.node.modifiers.isEmpty,
        model.engine.appliedModifiers(of: view).contains(where: { $0.use.known == .scrollContentBackground })
      {
        return true
      }
      index = view.node.parent
    }
    return false
  }

  /// What lies behind a page of a view with tabs: pages that are swiped let through what the view lies on, others are
  /// screens of their own.
  func tab(of tabs: ViewNode, _ view: ViewNode, state: inout ColourState) {
    guard view.slot == .content else { return unresolved(&state) }
    for modifier in tabs.modifiers {
      let use = file.modifiers[Int(modifier)]
      if use.known == .other || use.known == .modifier { return unresolved(&state) }
      guard use.known == .tabViewStyle else { continue }
      guard !use.isConditional, let argument = file.tree.argument(of: use.call, label: nil) else {
        return unresolved(&state)
      }
      let name = file.tree.text(file.tree.kind(argument) == .callExpr ? file.tree.firstChild(argument) : argument)
      switch name {
      case "page", "PageTabViewStyle": return
      case "automatic", "tabBarOnly", "sidebarAdaptable", "DefaultTabViewStyle": continue
      default: return unresolved(&state)
      }
    }
    state.layer = screen(openedFrom: state.layer)
  }
}
