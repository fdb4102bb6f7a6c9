// Views that code draws into a picture, a page or a film: nobody meets them on the screen.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A function of the project that draws a view it is given: `extension View { func snapshot() -> UIImage }`.
struct DrawingFunction: Hashable, Sendable {
  var name: Name
  /// The argument that is drawn; nil for what the function is called on.
  var label: Name?
  /// The number of the class of the name, by which files tell that they do not hold it.
  var number: Int
}

enum RenderedViews {
  /// The types that files only hand to `ImageRenderer(content:)` or draw by a controller that is shown nowhere, and to no
  /// `UIHostingController(rootView:)` of a screen.
  static func names(in files: [FileViews], by functions: Set<DrawingFunction>) -> Set<Name> {
    var rendered = Set<Name>()
    for file in files {
      rendered.formUnion(drawn(in: file))
      if !functions.isEmpty { rendered.formUnion(given(to: functions, in: file)) }
    }
    guard !rendered.isEmpty else { return [] }
    return files.reduce(into: rendered) { $0.subtract(hosted(in: $1)) }
  }

  /// Whether two versions of a file hand the same types on.
  static func areEqual(_ a: FileViews, _ b: FileViews, by functions: Set<DrawingFunction>) -> Bool {
    drawn(in: a) == drawn(in: b) && hosted(in: a) == hosted(in: b) && self.functions(in: a) == self.functions(in: b)
      && (functions.isEmpty || given(to: functions, in: a) == given(to: functions, in: b))
  }

  /// The functions of a file that draw what they are called on, or one of their arguments.
  static func functions(in file: FileViews) -> Set<DrawingFunction> {
    let tree = file.tree
    var result: Set<DrawingFunction> = []
    forEachContent(in: file) { content, isDrawn in
      guard isDrawn else { return }
      var root = content
      // `self.frame(width: 300)`
      while tree.kind(root) == .callExpr, tree.kind(tree.firstChild(root)) == .memberExpr {
        root = tree.firstChild(tree.firstChild(root))
      }
      guard let member = member(around: content, in: file), member.kind == .function,
        let number = NameClasses.number(of: tree.tokens.text(member.nameToken, in: tree.source))
      else { return }
      // `frame(width: 300)` is called on the view itself.
      let isOwnCall =
        tree.kind(root) == .callExpr && tree.kind(tree.firstChild(root)) == .identifierExpr
        && !tree.startsUppercase(tree.firstChild(root))
      guard isOwnCall || tree.kind(root) == .identifierExpr else { return }
      if isOwnCall || tree.text(root) == "self" {
        guard member.owner >= 0, Known(file.types[Int(member.owner)].name) == .View else { return }
        result.insert(DrawingFunction(name: member.name, label: nil, number: number))
      } else if let parameter = member.parameters.first(where: { $0.name == tree.name(root) }) {
        result.insert(DrawingFunction(name: member.name, label: parameter.label, number: number))
      }
    }
    return result
  }

  private static func drawn(in file: FileViews) -> Set<Name> {
    var result: Set<Name> = []
    forEachContent(in: file) { content, isDrawn in
      if isDrawn { result.formUnion(types(of: content, in: file)) }
    }
    return result
  }

  private static func hosted(in file: FileViews) -> Set<Name> {
    var result: Set<Name> = []
    forEachContent(in: file) { content, isDrawn in
      if !isDrawn { result.formUnion(types(of: content, in: file)) }
    }
    return result
  }

  /// The types that a file hands to functions that draw: `Card().snapshot()`, `draw(Card())`.
  private static func given(to functions: Set<DrawingFunction>, in file: FileViews) -> Set<Name> {
    let functions = functions.filter { file.names.mayHold($0.number) }
    guard !functions.isEmpty else { return [] }
    let tree = file.tree
    let names = Set(functions.map(\.name))
    var result: Set<Name> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr || tree.kind(callee) == .identifierExpr, names.contains(tree.name(callee))
      else { continue }
      for function in functions where function.name == tree.name(callee) {
        var content: NodeID?
        if let label = function.label {
          content = tree.children(call).dropFirst().first {
            tree.kind($0) == .argument && (tree.label(of: $0).map { tree.name(of: $0) } ?? .none) == label
          }.map(tree.lastChild)
        } else if tree.kind(callee) == .memberExpr {
          content = tree.firstChild(callee)
        }
        if let content { result.formUnion(types(of: content, in: file)) }
      }
    }
    return result
  }

  /// Each view that is handed to a renderer or to a controller, and whether it is drawn into a picture there.
  private static func forEachContent(in file: FileViews, _ visit: (NodeID, Bool) -> Void) {
    let (renderers, controllers) = (file.tokens(of: .rendering), file.tokens(of: .hosting))
    guard !renderers.isEmpty || !controllers.isEmpty else { return }
    let tree = file.tree
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let token = tree[tree.firstChild(call)].firstToken
      if renderers.contains(token), let content = tree.argument(of: call, label: "content") {
        visit(content, true)
      } else if controllers.contains(token), let content = tree.argument(of: call, label: "rootView") {
        visit(content, draws(member(around: call, in: file), in: file))
      }
    }
  }

  private static func member(around node: NodeID, in file: FileViews) -> Member? {
    let token = file.tree[node].firstToken
    return file.members.last { file.tree[$0.node].tokens.contains(token) }
  }

  /// Whether a function makes a picture, a page or a film by itself.
  private static func draws(_ member: Member?, in file: FileViews) -> Bool {
    guard let member, member.kind == .function else { return false }
    let tree = file.tree
    return tree[member.node].tokens.contains { token in
      tree.tokens.isName(token) && canvases.contains(tree.name(of: token))
    }
  }

  private static let canvases: Set<Name> = Set(
    [
      "UIGraphicsImageRenderer", "UIGraphicsPDFRenderer", "UIGraphicsBeginImageContext",
      "UIGraphicsBeginImageContextWithOptions", "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile",
    ].map { Name($0) })

  /// The type of a view that is handed on, and those that stand in its closures: `Canvas { Card(stamp) }`.
  private static func types(of node: NodeID, in file: FileViews) -> Set<Name> {
    guard let name = type(of: node, in: file, depth: 0) else { return [] }
    let tree = file.tree
    let made = local(node, in: file) ?? node
    var result: Set = [name]
    for inner in tree.nodes(below: made) where tree.nodes[inner].kind == .callExpr {
      let callee = tree.firstChild(NodeID(inner))
      if tree.kind(callee) == .identifierExpr, tree.startsUppercase(callee) { result.insert(tree.name(callee)) }
    }
    return result
  }

  /// What a local name is worth: `let card = Card(stamp)`.
  private static func local(_ node: NodeID, in file: FileViews) -> NodeID? {
    let tree = file.tree
    guard tree.kind(node) == .identifierExpr else { return nil }
    return file.local(named: tree.name(node), at: tree.range(node).start)?.value
  }

  static func type(of node: NodeID, in file: FileViews, depth: Int) -> Name? {
    guard node.exists, depth < 8 else { return nil }
    let tree = file.tree
    switch tree.kind(node) {
    case .callExpr:
      let callee = tree.firstChild(node)
      // What modifiers do to it changes nothing: `card.frame(width: 300)`.
      if tree.kind(callee) == .memberExpr { return type(of: tree.firstChild(callee), in: file, depth: depth + 1) }
      guard tree.kind(callee) == .identifierExpr, tree.startsUppercase(callee) else { return nil }
      // A controller is often given a screen with its navigation: `NavigationStack { SettingsPage() }`.
      if tree.known(callee) == .NavigationStack || tree.known(callee) == .NavigationView,
        let closure = tree.trailingClosure(of: node, label: nil)
      {
        let statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
        return statements.count == 1 ? type(of: statements[0], in: file, depth: depth + 1) : nil
      }
      guard tree.known(callee) == .AnyView else { return tree.name(callee) }
      let first = tree.children(node).dropFirst().first { tree.kind($0) == .argument }
      return first.flatMap { type(of: tree.lastChild($0), in: file, depth: depth + 1) }
    case .identifierExpr:
      if tree.text(node) == "self" {
        let token = tree[node].firstToken
        // In an extension of all views it is any.
        let around = file.types.last { tree[$0.node].tokens.contains(token) }?.name
        return around.flatMap { Known($0) == .View ? nil : $0 }
      }
      return local(node, in: file).flatMap { type(of: $0, in: file, depth: depth + 1) }
    default: return nil
    }
  }
}

extension Evaluator {
  /// Whether a type is only ever drawn into a picture, as far as the project's own code shows views: asked of what is around
  /// each component, in each file.
  public func isOnlyRendered(_ name: Name, from file: FileViews) -> Bool {
    let key = AskedName(file: ObjectIdentifier(file), name: name, type: 0)
    if let known = facts.rendered[key] { return known }
    let isRendered = project.isOnlyRendered(name, from: file)
    facts.rendered[key] = isRendered
    return isRendered
  }
}
