// Messages that modifiers of packages show over a page.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// What a modifier shows for some time without telling assistive technology of it, when it is one of a package, or of a
  /// copy of the package in the project; nil where another modifier of that name is meant, or a spinner is shown.
  public func passingMessage(of use: ViewModifierUse) -> PackageModifier? {
    guard let message = messageModifier(use), binding(of: use, message) != nil else { return nil }
    // The call begins with the view and what is put on it before.
    let arguments = tree.children(use.call).dropFirst()
    let calls = arguments.flatMap { argument in
      tree.nodes(below: argument).map { NodeID($0) }.filter { tree.kind($0) == .callExpr }
    }
    if !message.passing.isEmpty {
      guard calls.contains(where: { message.passing.contains(tree.name(tree.firstChild($0))) }) else { return nil }
    }
    guard !isSaidByItself(use) else { return nil }
    let made = message.view.map { view in calls.filter { tree.name(tree.firstChild($0)) == Name(view) } } ?? []
    // A view made elsewhere is there to say something.
    guard !made.isEmpty else { return message }
    return made.contains { call in message.words.contains { tree.argument(of: call, label: $0) != nil } }
      ? message : nil
  }

  /// The binding that shows the message of a modifier.
  public func binding(of use: ViewModifierUse, _ message: PackageModifier) -> NodeID? {
    message.bindings.lazy.compactMap { tree.argument(of: use.call, label: $0) }.first
  }

  /// Whether what a modifier shows announces itself when it comes up.
  private func isSaidByItself(_ use: ViewModifierUse) -> Bool {
    model.allChildren(of: index).contains { child in
      let node = file.views[Int(child)]
      guard node.slotModifier >= 0, file.modifiers[Int(node.slotModifier)].nameToken == use.nameToken else {
        return false
      }
      return model.announcesItself(ViewReference(file: file, index: child))
    }
  }

  /// The names of what a binding is to: `model` and `isOn` of `$model.isOn`.
  public func namesOfBinding(_ binding: NodeID) -> Set<Name> {
    var names = names(in: binding)
    for index in tree.nodes(below: binding) where tree.nodes[index].kind == .identifierExpr {
      if let bound = tree.nameOfBinding(NodeID(index)) { names.insert(bound) }
    }
    return names
  }

  private func messageModifier(_ use: ViewModifierUse) -> PackageModifier? {
    let project = model.project
    guard project.packages.shows(use.name, .message) else { return nil }
    let found: PackageModifier?
    if let own = model.engine.ownModifier(use, in: file) {
      // The code of a copy is the project's, and may have been taught to speak.
      found = project.announcements(in: project.file(own)).isEmpty ? project.copiedModifier(use) : nil
    } else {
      found = project.packageModifier(use)
    }
    return found?.shows == .message ? found : nil
  }
}

/// Where a modifier of the project's own is put on a view.
public struct ModifierSite: Sendable {
  public var file: FileViews
  public var use: ViewModifierUse
}

extension NameEngine {
  /// Where the modifier that a body makes is put on views, through others of the project that put it on: of those that the
  /// project keeps track of. nil where the body makes none.
  public func sites(ofModifierIn body: Int32, of file: FileViews) -> [ModifierSite]? {
    var seen: [MemberReference] = []
    return sites(body, file, &seen)
  }

  private func sites(_ index: Int32, _ file: FileViews, _ seen: inout [MemberReference]) -> [ModifierSite]? {
    let body = file.bodies[Int(index)]
    guard let number = project.index(of: file), body.member >= 0, seen.count < 16 else { return nil }
    let own = MemberReference(file: number, index: body.member)
    guard !seen.contains(own) else { return [] }
    seen.append(own)
    let isType = body.kind == .modifier
    guard isType ? body.owner >= 0 : body.kind == .function && isOnAnyView(body, file) else { return nil }
    let name = isType ? file.types[Int(body.owner)].name : file.members[Int(body.member)].name
    var result: [ModifierSite] = []
    for place in project.uses(ofMenuModifier: name) {
      let home = project.files[Int(place.file)]
      let view = home.views[Int(place.index)]
      for modifier in view.modifiers {
        let use = home.modifiers[Int(modifier)]
        if isType {
          guard use.known == .modifier, home.tree.names(in: use.call).contains(name) else { continue }
        } else {
          guard use.name == name, ownModifier(use, in: home) == own else { continue }
        }
        if view.kind == .base, let outer = sites(view.body, home, &seen) {
          result += outer
        } else {
          result.append(ModifierSite(file: home, use: use))
        }
      }
    }
    return result
  }

  private func isOnAnyView(_ body: Body, _ file: FileViews) -> Bool {
    body.owner >= 0 && file.types[Int(body.owner)].kind == .extensionDecl
  }
}
