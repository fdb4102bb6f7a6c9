// Views that are there only while something goes on: in a branch of `if isSyncing`, `case .connecting`, in the body or
// around every use of the component or property.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a condition around the view, or around each use of what it stands in, says that something goes on that ends.
  public var isShownOnlyWhileBusy: Bool {
    withAncestors.contains { Self.isInBusyBranch($0.reference, in: model.project) }
      || model.isMadeOnlyWhileBusy(body: node.body, switchedBy: switches)
  }

  /// The names that conditions around the view ask on their own: `isActive` of `if isActive { … }`.
  private var switches: Set<Name> {
    var names: Set<Name> = []
    for view in withAncestors {
      guard let choice = Self.choice(around: view.reference) else { continue }
      for condition in ChoiceConditions.nodes(ofBranch: Int(view.node.branch), of: choice.expression, in: tree) {
        var only = condition
        if tree.kind(only) == .conditions, tree.children(only).count == 1 { only = tree.firstChild(only) }
        if tree.kind(only) == .identifierExpr { names.insert(tree.name(only)) }
      }
    }
    return names
  }

  static func isInBusyBranch(_ view: ViewReference, in project: Project) -> Bool {
    let node = view.node
    // What a picture shows until it has come.
    if node.slot == .placeholder || project.packageSlot(of: node, in: view.file) == .placeholder { return true }
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
        || asksWhetherNil(condition, "==", in: tree) || isBeforeThePicture(condition, choice, view.file, project)
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

  /// Whether an expression names something that goes on, and does not deny it.
  static func isBusyState(_ value: NodeID, in tree: Tree) -> Bool { names(in: value, tree, negated: false, busyWords) }

  /// Whether code that makes something is named for what goes on and ends: `func showLoading`, `class LoaderView`.
  public static func isNamedForWork(_ name: String) -> Bool { tellsWhatGoesOn(name) || isStandIn(name) }

  /// Whether a property or function stands for something that goes on, by its name: `recordingIndicator`.
  static func tellsWhatGoesOn(_ name: String) -> Bool { !busyWords.isDisjoint(with: Words.split(name)) }

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
  private static func isBeforeThePicture(
    _ condition: NodeID, _ choice: ViewNode, _ file: FileViews, _ project: Project
  ) -> Bool {
    guard choice.parent >= 0, file.tree.text(condition) == "empty" || file.tree.sourceText(condition) == ".empty" else {
      return false
    }
    let parent = file.views[Int(choice.parent)]
    return parent.known.isRemoteImage || project.packageView(parent, in: file)?.known.isRemoteImage == true
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
    "installing", "archiving", "skeleton", "skeletons", "shimmer", "shimmering", "placeholder", "placeholders",
    "redacted",
    "indeterminate",
  ]
}

extension FileModel {
  /// Whether each use of what makes a body stands in a branch that is shown while something goes on.
  public func isMadeOnlyWhileBusy(body: Int32) -> Bool { isMadeOnlyWhileBusy(body: body, switchedBy: []) }

  /// The same for what a body shows only when one of the values that it is handed is true.
  func isMadeOnlyWhileBusy(body: Int32, switchedBy switches: Set<Name>) -> Bool {
    if isEveryUse(ofBody: body, { Element.isInBusyBranch($0, in: project) }) { return true }
    // A skeleton that something makes room for is gone when that has come, whatever the condition is called.
    let owner = file.bodies[Int(body)].owner
    if owner >= 0, Element.isStandIn(file.tree.string(of: file.types[Int(owner)].nameToken)),
      isEveryUse(ofBody: body, { Element.choice(around: $0) != nil })
    {
      return true
    }
    return isBusyWhereApplied(body, in: file, switchedBy: switches, depth: 0)
  }

  /// A place where a component, property, function or modifier of the project is used, and the call with its arguments.
  private struct BusyUse {
    var view: ViewReference
    var call: NodeID
  }

  /// Whether what makes a body is there only while something goes on, through modifiers of the project and by the names of
  /// the properties that hold it.
  private func isBusyWhereApplied(
    _ body: Int32, in home: FileViews, switchedBy switches: Set<Name>, depth: Int
  ) -> Bool {
    guard depth < 6 else { return false }
    let made = home.bodies[Int(body)]
    var holder = ""
    if made.member >= 0, made.kind == .property || made.kind == .function {
      holder = home.tree.string(of: home.members[Int(made.member)].nameToken)
      if Element.isStandIn(holder) { return true }
    }
    let uses = busyUses(ofBody: body, in: home)
    guard !uses.isEmpty, uses.count <= 64 else { return false }
    if Element.tellsWhatGoesOn(holder), uses.allSatisfy({ Element.choice(around: $0.view) != nil }) { return true }
    return uses.allSatisfy { use in
      guard use.view.file !== home || use.view.node.body != body else { return false }
      return isBusy(use, switchedBy: switches, depth: depth)
    }
  }

  private func isBusy(_ use: BusyUse, switchedBy switches: Set<Name>, depth: Int) -> Bool {
    var view = use.view
    let tree = view.file.tree
    var handedOn: Set<Name> = []
    for argument in tree.children(use.call).dropFirst() where tree.kind(argument) == .argument {
      guard let label = tree.label(of: argument), switches.contains(tree.name(of: label)) else { continue }
      let value = tree.lastChild(argument)
      if Element.isBusyState(value, in: tree) { return true }
      if tree.kind(value) == .identifierExpr { handedOn.formUnion(labels(of: tree.name(value), around: view)) }
    }
    while !Element.isInBusyBranch(view, in: project) {
      if view.node.slot.isPresentation { return false }
      guard view.node.parent >= 0 else {
        return isBusyWhereApplied(view.node.body, in: view.file, switchedBy: handedOn, depth: depth + 1)
      }
      view.index = view.node.parent
    }
    return true
  }

  /// What callers say for a value that the code around a view names: the label of a parameter, or the property itself.
  private func labels(of name: Name, around view: ViewReference) -> [Name] {
    let member = view.file.bodies[Int(view.node.body)].member
    guard member >= 0 else { return [name] }
    let parameter = view.file.members[Int(member)].parameters.first { $0.name == name }
    return [parameter.map(\.label) ?? name]
  }

  private func busyUses(ofBody body: Int32, in home: FileViews) -> [BusyUse] {
    let made = home.bodies[Int(body)]
    var result = uses(ofBody: body, in: home).map { BusyUse(view: $0, call: $0.node.expression) }
    if made.owner >= 0 {
      let owner = home.types[Int(made.owner)]
      if made.kind == .modifier {
        result += applications { use, file in
          use.known == .modifier
            && appliedType(use, in: file).map { file.tree.name(file.tree.firstChild($0)) } == owner.name
        }
      } else if made.kind == .function, made.member >= 0, Known(owner.name) == .View {
        let name = home.members[Int(made.member)].name
        result += applications { use, _ in use.name == name }
      }
    }
    return result.filter { !$0.view.node.surroundings.isOutOfScope }
  }

  /// Where modifiers are applied; asked only of what is about to be reported.
  private func applications(_ isWanted: (ViewModifierUse, FileViews) -> Bool) -> [BusyUse] {
    project.files.flatMap { file in
      file.modifiers.filter { isWanted($0, file) }.map { use in
        BusyUse(
          view: ViewReference(file: file, index: use.owner),
          call: use.known == .modifier ? self.appliedType(use, in: file) ?? use.call : use.call)
      }
    }
  }

  /// `Glow(isOn: isOn)` of `.modifier(Glow(isOn: isOn))`.
  private func appliedType(_ use: ViewModifierUse, in file: FileViews) -> NodeID? {
    guard file.tree.kind(use.call) == .callExpr, let argument = file.tree.argument(of: use.call, label: nil),
      file.tree.kind(argument) == .callExpr
    else { return nil }
    return argument
  }
}
