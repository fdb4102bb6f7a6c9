// Whether a screen says what it is: a title in the navigation bar, words in its middle, or a heading.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What is known of a screen's title.
public enum ScreenTitle: Sendable {
  case present, missing
  /// Something on the screen cannot be followed.
  case unknown
}

extension FileModel {
  /// Looks for the title of a screen, components followed.
  public func screenTitle(of view: ViewReference) -> ScreenTitle {
    var budget = 300
    return title(of: view, isRow: false, depth: 0, budget: &budget)
  }

  /// Whether a view of the project says on its own which screen it is, wherever it is shown.
  public func screenTitle(ofViewNamed name: Name) -> ScreenTitle {
    guard let type = project.type(named: name, from: file) else { return .unknown }
    let home = project.files[Int(type.file)]
    let bodies = home.bodies.filter { $0.owner == type.index && $0.kind == .body }
    guard home.types[Int(type.index)].conforms(to: .View), bodies.count == 1 else { return .unknown }
    var result = ScreenTitle.missing
    let roots = engine.rootViews(of: bodies[0], in: home)
    for root in roots {
      switch screenTitle(of: ViewReference(file: home, index: root)) {
      case .present: return .present
      case .unknown: result = .unknown
      case .missing: break
      }
    }
    return roots.isEmpty ? .unknown : result
  }

  /// What stands in a list or form, in a row of things or on a control is no screen of its own: a map or a spinner there says
  /// nothing of the page.
  private func title(of view: ViewReference, isRow: Bool, depth: Int, budget: inout Int) -> ScreenTitle {
    budget -= 1
    guard depth < 6, budget > 0 else { return .unknown }
    let node = view.node
    let known = engine.known(node, in: view.file)
    for applied in engine.appliedModifiers(of: view) {
      switch titleGiven(by: applied) {
      case .present: return .present
      case .unknown: return .unknown
      case .missing: continue
      }
    }
    var isKnown = true
    switch node.kind {
    case .base: return .unknown
    case .opaque: return isRow ? .missing : .unknown
    case .use where known == .other, .reference:
      guard let roots = engine.expansion(of: view) else { return .unknown }
      for root in roots {
        switch title(of: root, isRow: isRow, depth: depth + 1, budget: &budget) {
        case .present: return .present
        case .unknown: isKnown = false
        case .missing: break
        }
      }
    default: break
    }
    switch known {
    case .ToolbarItem:
      let placement = view.file.tree.argument(of: node.expression, label: "placement")
      if let placement, ["principal", "title", "largeTitle"].contains(view.file.tree.text(placement)) {
        return .present
      }
    case .Map, .VideoPlayer, .CameraView, .SpriteView, .SceneView, .RealityView, .WebView, .ProgressView,
      .ContentUnavailableView, .AnyView:
      if !isRow { return .unknown }
    case .TabView, .NavigationSplitView: return .unknown
    case .NavigationStack, .NavigationView:
      // Its own bar and its own finding.
      return .unknown
    case .Text where node.kind == .use:
      let look = view.file === file ? fontLook(of: Element(model: self, index: view.index)) : FontLook()
      if ["largeTitle", "title", "title2", "title3"].contains(look.style) || (look.points ?? 0) >= 22 {
        return .present
      }
    default: break
    }
    let holdsRows =
      isRow || known == .List || known == .Form || known == .HStack || known.control?.isInteractive == true
    var child = view.index + 1
    while child < node.end {
      let next = view.file.views[Int(child)]
      let isPartOfScreen = !next.slot.isPresentation || next.slot == .toolbar
      if isPartOfScreen, next.slot != .accessibilityLabel {
        let reference = ViewReference(file: view.file, index: child, frame: view.frame)
        let isRow = holdsRows && next.slotModifier < 0
        switch title(of: reference, isRow: isRow, depth: depth, budget: &budget) {
        case .present: return .present
        case .unknown: isKnown = false
        case .missing: break
        }
      }
      child = next.end
    }
    return isKnown ? .missing : .unknown
  }

  private func titleGiven(by applied: AppliedModifier) -> ScreenTitle {
    let tree = applied.file.tree
    switch applied.use.known {
    case .navigationTitle, .navigationBarTitle, .accessibilityHeading: return .present
    case .accessibilityAddTraits, .accessibility:
      let range = tree[applied.use.call]
      var token = applied.use.nameToken
      while token <= range.lastToken {
        if tree.tokens.isName(token), tree.known(of: token) == .isHeader { return .present }
        token += 1
      }
      return .missing
    // A screen that hides its bar is meant to be without, or makes one of its own.
    case .navigationBarHidden, .toolbarVisibility, .navigationBarItems: return .unknown
    case .toolbar:
      if let first = tree.argument(of: applied.use.call, label: nil), tree.kind(first) != .closureExpr {
        return .unknown
      }
      return .missing
    case .other, .modifier:
      let words = Words.split(tree.string(of: applied.use.nameToken))
      if words.contains(where: {
        ["title", "nav", "navigation", "header", "screen", "page", "toolbar", "bar"].contains($0)
      }) {
        return .unknown
      }
      return .missing
    default: return .missing
    }
  }
}
