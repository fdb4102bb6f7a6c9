// Views that are there only while something goes on: in a branch of `if isSyncing`, `case .connecting`, in the body or
// around every use of the component or property.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a condition around the view, or around each use of what it stands in, says that something goes on that ends.
  public var isShownOnlyWhileBusy: Bool {
    withAncestors.contains { Self.isInBusyBranch($0.reference) } || model.isMadeOnlyWhileBusy(body: node.body)
  }

  static func isInBusyBranch(_ view: ViewReference) -> Bool {
    let node = view.node
    // What a picture shows until it has come.
    if node.slot == .placeholder { return true }
    guard let choice = Self.choice(around: view) else { return false }
    let tree = view.file.tree
    if node.kind == .use, node.known == .other, isStandIn(tree.string(of: node.nameToken)) { return true }
    let asked = ChoiceConditions.nodes(ofBranch: Int(node.branch), of: choice.expression, in: tree)
    if asked.isEmpty {
      guard tree.kind(choice.expression) == .ifExpr, node.branch > 0 else { return false }
      // `if let image { … } else { … }`, `if isLoaded { … } else { … }`
      return (0..<Int(node.branch)).contains { branch in
        ChoiceConditions.nodes(ofBranch: branch, of: choice.expression, in: tree).contains {
          finds($0, in: tree) || asksWhetherNil($0, "!=", in: tree) || names(in: $0, tree, negated: false, doneWords)
        }
      }
    }
    return asked.contains { condition in
      names(in: condition, tree, negated: false, busyWords) || names(in: condition, tree, negated: true, doneWords)
        || asksWhetherNil(condition, "==", in: tree) || isBeforeThePicture(condition, choice, view.file)
    }
  }

  /// The choice that a view is a branch of.
  static func choice(around view: ViewReference) -> ViewNode? {
    let parent = view.node.parent
    guard parent >= 0, view.file.views[Int(parent)].kind == .choice else { return nil }
    return view.file.views[Int(parent)]
  }

  /// Whether a type stands for what is still to come, by its name: `SkeletonRow`, `LoadingView`.
  static func isStandIn(_ name: String) -> Bool { !standIns.isDisjoint(with: Words.split(name)) }

  private static func names(in condition: NodeID, _ tree: Tree, negated: Bool, _ wanted: Set<String>) -> Bool {
    tree[condition].tokens.contains { token in
      guard tree.tokens.isName(token) else { return false }
      // `!isLoading` is there for the rest of the time, and so is `!model.isLoading`.
      var first = token
      while first > 1, tree.tokens.text(first - 1, in: tree.source).elementsEqual(".".utf8) { first -= 2 }
      let isNegated = first > 0 && tree.tokens.text(first - 1, in: tree.source).elementsEqual("!".utf8)
      guard isNegated == negated else { return false }
      return Words.split(tree.string(of: token)).contains { wanted.contains($0) }
    }
  }

  /// `image == nil`, or `image != nil` for the other branch: what is shown is waited for.
  private static func asksWhetherNil(_ condition: NodeID, _ sign: String, in tree: Tree) -> Bool {
    tree.nodes(below: condition).contains { index in
      let node = NodeID(index)
      guard tree.nodes[index].kind == .binaryExpr, tree.text(node) == sign,
        tree.kind(tree.lastChild(node)) == .nilLiteral
      else { return false }
      return isAwaited(tree.firstChild(node), in: tree)
    }
  }

  /// `if let image = phase.image`
  private static func finds(_ condition: NodeID, in tree: Tree) -> Bool {
    tree.nodes(below: condition).contains { index in
      guard tree.nodes[index].kind == .optionalBinding else { return false }
      return tree.children(NodeID(index)).contains { part in
        let value = tree.kind(part) == .initializer ? tree.lastChild(part) : part
        return isAwaited(value, in: tree)
      }
    }
  }

  private static func isAwaited(_ node: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .identifierExpr, .memberExpr, .identifierPattern: break
    default: return false
    }
    let words = Words.split(tree.text(node))
    // What people choose themselves is not on its way.
    return words.last.map { awaited.contains($0) } ?? false
      && words.allSatisfy { !["selected", "chosen", "picked", "editing", "edited"].contains($0) }
  }

  /// `AsyncImage(url: url) { phase in switch phase { case .empty: … } }`
  private static func isBeforeThePicture(_ condition: NodeID, _ choice: ViewNode, _ file: FileViews) -> Bool {
    guard choice.parent >= 0, file.tree.text(condition) == "empty" || file.tree.sourceText(condition) == ".empty" else {
      return false
    }
    switch file.views[Int(choice.parent)].known {
    case .AsyncImage, .CachedAsyncImage, .LazyImage, .RemoteImage: return true
    default: return false
    }
  }

  private static let awaited: Set<String> = [
    "image", "picture", "photo", "cover", "thumbnail", "avatar", "artwork", "poster", "data", "response",
  ]
  private static let doneWords: Set<String> = ["loaded", "fetched"]
  private static let standIns: Set<String> = [
    "skeleton", "skeletons", "shimmer", "shimmering", "placeholder", "placeholders", "loading", "loader", "spinner",
    "indeterminate",
  ]

  private static let busyWords: Set<String> = [
    "loading", "sending", "typing", "connecting", "syncing", "synchronizing", "synchronising", "responding",
    "refreshing", "saving", "uploading", "downloading", "searching", "generating", "thinking", "processing",
    "recording", "pending", "fetching", "streaming", "busy", "progress", "scanning", "updating", "importing",
    "exporting", "submitting", "waiting", "deleting", "joining", "buffering", "verifying", "preparing", "discovering",
    "receiving", "transferring", "calculating", "analyzing", "transcribing", "translating", "pairing", "reconnecting",
    "installing", "skeleton", "skeletons", "shimmer", "shimmering", "placeholder", "placeholders", "redacted",
    "indeterminate",
  ]
}

extension FileModel {
  /// Whether each use of what makes a body stands in a branch that is shown while something goes on.
  public func isMadeOnlyWhileBusy(body: Int32) -> Bool {
    if isEveryUse(ofBody: body, Element.isInBusyBranch) { return true }
    // A skeleton that something makes room for is gone when that has come, whatever the condition is called.
    let owner = file.bodies[Int(body)].owner
    return owner >= 0 && Element.isStandIn(file.tree.string(of: file.types[Int(owner)].nameToken))
      && isEveryUse(ofBody: body) { Element.choice(around: $0) != nil }
  }
}
