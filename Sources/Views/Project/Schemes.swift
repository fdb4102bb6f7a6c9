// Where code shows a part of the app in the light or the dark appearance only: by a modifier on a view, or on the controller
// that hosts it.

import CurbcutSymbols
import CurbcutSyntax

extension FileViews {
  /// The appearance that a modifier asks for, dark (true) or light: `.preferredColorScheme(.dark)`, `.colorScheme(.light)`,
  /// `.environment(\.colorScheme, .dark)`; nil for any other, and for what is decided when the app runs.
  public func scheme(of use: ViewModifierUse) -> Bool? {
    guard !use.isConditional, tree.kind(use.call) == .callExpr else { return nil }
    let arguments = tree.children(use.call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
    switch use.known {
    case .preferredColorScheme, .colorScheme:
      guard arguments.count == 1 else { return nil }
      return AppearanceChoice.scheme(arguments[0], tree)
    case .environment:
      guard arguments.count == 2, SchemeIndex.isScheme(arguments[0], tree) else { return nil }
      return AppearanceChoice.scheme(arguments[1], tree)
    default: return nil
    }
  }
}

/// The appearances that code fixes for parts of an app.
public struct SchemeIndex: Sendable, Equatable {
  /// Whether anything but previews and tests is shown in one appearance only.
  public private(set) var isEmpty = true
  /// By the type of a view that a controller hosts: dark (true) or light where each such controller, or what is written
  /// behind the view, says so; nil where one does not.
  public private(set) var hosted: [Name: Bool?] = [:]
  /// By the type of a view that a controller hosts: whether each such controller keeps the background that the system gives
  /// its view.
  public private(set) var keepsSystemBackground: [Name: Bool] = [:]

  init(_ files: [FileViews]) {
    for file in files {
      let names = !file.tokens(of: .scheme).isEmpty
      if names, isEmpty { isEmpty = !Self.setsScheme(file) }
      if !file.tokens(of: .hosting).isEmpty { noteHosts(in: file) }
    }
    if isEmpty { isEmpty = !hosted.values.contains { $0 != nil } }
  }

  /// `\.colorScheme`
  static func isScheme(_ path: NodeID, _ tree: Tree) -> Bool {
    let name = Name("colorScheme")
    return tree[path].tokens.contains { tree.tokens.isName($0) && tree.name(of: $0) == name }
  }

  private static func setsScheme(_ file: FileViews) -> Bool {
    file.modifiers.contains { use in
      switch use.known {
      case .preferredColorScheme, .colorScheme, .environment:
        file.scheme(of: use) != nil && !AppearanceChoice.isForNobody(use, in: file)
      default: false
      }
    }
  }

  // MARK: Controllers

  private mutating func noteHosts(in file: FileViews) {
    let tree = file.tree
    let tokens = file.tokens(of: .hosting)
    let styles = Self.styles(in: file)
    let painted = Self.paintedControllers(in: file)
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      guard tokens.contains(tree[tree.firstChild(call)].firstToken),
        let root = tree.argument(of: call, label: "rootView"),
        let type = RenderedViews.type(of: root, in: file, depth: 0)
      else { continue }
      let holder = Self.holder(of: call, tree)
      keepsSystemBackground[type, default: true] =
        holder.map { !painted.contains($0) } ?? true
        && keepsSystemBackground[type, default: true]
      let isDark = Self.scheme(behind: root, tree) ?? holder.flatMap { styles[$0] ?? nil }
      if let known = hosted[type], known != isDark {
        hosted[type] = .some(nil)
      } else {
        hosted[type] = .some(isDark)
      }
    }
  }

  /// What is said to whom: `host.overrideUserInterfaceStyle = .dark`; nil where it is said twice, in different ways.
  private static func styles(in file: FileViews) -> [Name: Bool?] {
    let tokens = file.tokens(of: .appearance)
    guard !tokens.isEmpty else { return [:] }
    let tree = file.tree
    var result: [Name: Bool?] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, tokens.contains(tree[target].main) else { continue }
      let holder = tree.name(tree.firstChild(target))
      let isDark = AppearanceChoice.scheme(tree.lastChild(NodeID(index)), tree)
      if let known = result[holder], known != isDark {
        result[holder] = .some(nil)
      } else {
        result[holder] = .some(isDark)
      }
    }
    return result
  }

  /// The controllers whose view is given a background: `host.view.backgroundColor = .clear`.
  private static func paintedControllers(in file: FileViews) -> Set<Name> {
    let tree = file.tree
    let (view, background) = (Name("view"), Name("backgroundColor"))
    var result: Set<Name> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, tree.name(target) == background,
        case let inner = withoutMark(tree.firstChild(target), tree), tree.kind(inner) == .memberExpr,
        tree.name(inner) == view
      else { continue }
      result.insert(tree.name(withoutMark(tree.firstChild(inner), tree)))
    }
    return result
  }

  /// `host` of `host!` and `host?`.
  private static func withoutMark(_ node: NodeID, _ tree: Tree) -> NodeID {
    switch tree.kind(node) {
    case .forceUnwrapExpr, .optionalChainExpr: tree.firstChild(node)
    default: node
    }
  }

  /// The name that a call's value is given: `let host = UIHostingController(…)`, `host = …`. In post-order, what encloses
  /// a node stands behind it.
  private static func holder(of call: NodeID, _ tree: Tree) -> Name? {
    for index in (Int(call.index) + 1)..<max(Int(call.index) + 1, tree.nodes.count) {
      let outer = tree.nodes[index]
      guard outer.firstDescendant <= call.index else { continue }
      switch outer.kind {
      case .assignExpr: return tree.name(tree.firstChild(NodeID(index)))
      case .varDecl:
        return (Int(outer.firstDescendant)..<index).first { tree.nodes[$0].kind == .identifierPattern }
          .map { tree.name(NodeID($0)) }
      case .codeBlock, .closureExpr, .funcDecl, .initDecl: return nil
      default: continue
      }
    }
    return nil
  }

  /// What the modifiers behind the view that is hosted say, the innermost first.
  private static func scheme(behind root: NodeID, _ tree: Tree) -> Bool? {
    var result: Bool?
    var call = root
    while tree.kind(call) == .callExpr, tree.kind(tree.firstChild(call)) == .memberExpr {
      let member = tree.firstChild(call)
      let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
      switch tree.known(member) {
      case .preferredColorScheme, .colorScheme:
        if let isDark = arguments.first.flatMap({ AppearanceChoice.scheme($0, tree) }) { result = isDark }
      case .environment:
        if arguments.count == 2, SchemeIndex.isScheme(arguments[0], tree),
          let isDark = AppearanceChoice.scheme(arguments[1], tree)
        {
          result = isDark
        }
      default: break
      }
      call = tree.firstChild(member)
    }
    return result
  }
}
