// Where a type tells assistive technology that something has changed: announcements, notifications of a new screen or
// layout, moved focus. Each place is kept with the names of the code around it, so that a rule can ask which states it
// speaks of.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The names in the code that announces or moves the accessibility focus, for the type a body belongs to.
  public func announcedNames(ofType owner: Int32) -> Set<Name> {
    if let known = announcedNames[owner] { return known }
    let names = readAnnouncedNames(ofType: owner)
    announcedNames[owner] = names
    return names
  }

  private func readAnnouncedNames(ofType owner: Int32) -> Set<Name> {
    guard owner >= 0 else { return names(announcedIn: file, range: nil) }
    var result: Set<Name> = []
    for declaration in project.declarations(ofType: file.types[Int(owner)].name, from: file) {
      let home = project.files[Int(declaration.file)]
      result.formUnion(names(announcedIn: home, range: home.types[Int(declaration.index)].node))
    }
    return result
  }

  /// Whether the code below a node announces anything.
  public func announces(in node: NodeID) -> Bool { !announcements(in: file, range: node).isEmpty }

  /// Whether the type that a name means announces anything.
  public func announces(typeNamed name: Name) -> Bool {
    project.declarations(ofType: name, from: file).contains { declaration in
      let home = project.files[Int(declaration.file)]
      return !announcements(in: home, range: home.types[Int(declaration.index)].node).isEmpty
    }
  }

  /// Whether a type anywhere that owns a property of this name announces anything.
  public func announces(ownersOf property: Name) -> Bool { project.announcingProperties.contains(property) }

  /// The tokens that announce or move the focus.
  private func announcements(in home: FileViews, range: NodeID?) -> [TokenID] {
    guard let range else { return home.announcements }
    let tokens = home.tree[range].tokens
    return home.announcements.filter { tokens.contains($0) }
  }

  private func names(announcedIn home: FileViews, range: NodeID?) -> Set<Name> {
    var result: Set<Name> = []
    for token in announcements(in: home, range: range) {
      guard let around = code(around: home.tree.tokens.start(token), in: home) else { continue }
      let tree = home.tree
      for name in around where tree.tokens.isName(name) { result.insert(tree.name(of: name)) }
    }
    return result
  }

  /// The tokens of the function, modifier or control around a place; nil in a declaration.
  private func code(around offset: UInt32, in home: FileViews) -> ClosedRange<TokenID>? {
    let tree = home.tree
    var best: (range: ClosedRange<TokenID>, length: UInt32)?
    func offer(_ first: TokenID, _ last: TokenID) {
      let (start, end) = (tree.tokens.start(first), tree.tokens.end(last))
      guard start <= offset, offset < end, best == nil || end - start < best!.length else { return }
      best = (first...last, end - start)
    }
    for member in home.members where member.block.exists && member.body < 0 {
      offer(tree[member.block].firstToken, tree[member.block].lastToken)
    }
    for modifier in home.modifiers where Self.runsCode(modifier.known) {
      offer(modifier.nameToken, tree[modifier.call].lastToken)
    }
    for view in home.views where view.kind == .use && view.known.control != nil {
      offer(tree[view.expression].firstToken, tree[view.expression].lastToken)
    }
    return best?.range
  }

  private static func runsCode(_ known: Known) -> Bool {
    switch known {
    case .onChange, .onAppear, .onReceive, .task, .onTapGesture, .onSubmit, .onLongPressGesture, .gesture, .alert,
      .sheet, .onDisappear, .accessibilityAction, .refreshable, .onOpenURL, .other:
      return true
    default: return false
    }
  }
}
