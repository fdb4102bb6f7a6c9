// Where a modifier of the project's own is put on: what holds for the views there is told by their own files.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view is what a modifier of the project is put on, as `self` in `extension View { func plain() … }`, and
  /// whether each view that the project puts it on is as wanted; of one that nobody uses none is.
  public func isEveryUseOfOwnModifier(_ isWanted: (ViewReference) -> Bool) -> Bool {
    node.kind == .base && isEveryUseOfModifierAround(isWanted)
  }

  /// Whether the view is shown by a modifier of the project's own, and each view that this is put on stands in a row of a list
  /// or form whose buttons have the automatic style.
  public var isInRowsWhereModifierIsUsed: Bool {
    guard body.member >= 0, body.kind == .function || body.kind == .modifier else { return false }
    if let known = model.modifierRows[body.member] { return known }
    let isInRow = readRowsWhereModifierIsUsed()
    model.modifierRows[body.member] = isInRow
    return isInRow
  }

  private func readRowsWhereModifierIsUsed() -> Bool {
    // A modifier may be put on by others, and by itself; each is looked at once.
    var waiting = [self]
    var seen: Set<Int32> = [body.member]
    var isInRow = false
    while let next = waiting.popLast() {
      let isAlways = next.isEveryUseOfModifierAround { [model] use in
        if use.node.kind == .base, use.file === model.file {
          let outer = Element(model: model, index: use.index)
          if seen.insert(outer.body.member).inserted { waiting.append(outer) }
          return true
        }
        isInRow = true
        return model.context.flags(around: use).contains(.listRow)
          && use.withAncestors.allSatisfy { holder in
            holder.node.slot != .header && holder.node.slot != .footer
              && !holder.node.modifiers.contains { holder.file.modifiers[Int($0)].known == .buttonStyle }
          }
      }
      guard isAlways else { return false }
    }
    return isInRow
  }

  private func isEveryUseOfModifierAround(_ isWanted: (ViewReference) -> Bool) -> Bool {
    guard body.member >= 0, body.kind == .function || body.kind == .modifier else { return false }
    let name = file.members[Int(body.member)].name
    let type = body.owner >= 0 ? file.types[Int(body.owner)].name : .none
    // Files that do not hold the name of the function, or of the modifier's type, put it on nothing.
    let named =
      body.kind == .function
      ? file.members[Int(body.member)].nameToken : body.owner >= 0 ? file.types[Int(body.owner)].nameToken : nil
    guard let named else { return false }
    var isUsed = false
    for home in model.project.files(holdingNameAt: named, of: file) {
      for use in home.modifiers where isThis(use, name, type, in: home) {
        guard home.views[Int(use.owner)].surroundings.isDisjoint(with: [.preview, .tests]) else { continue }
        guard isWanted(ViewReference(file: home, index: use.owner)) else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  private func isThis(_ use: ViewModifierUse, _ name: Name, _ type: Name, in home: FileViews) -> Bool {
    guard body.kind == .function else {
      return use.known == .modifier && home.tree.names(in: use.call).contains(type)
    }
    guard use.name == name, use.owner >= 0 else { return false }
    guard let meant = model.engine.ownModifier(use, in: home) else {
      // What is called may be any of those near by.
      return model.project.viewExtension(named: name, from: home).contains {
        $0.index == body.member && model.project.file($0) === file
      }
    }
    return meant.index == body.member && model.project.file(meant) === file
  }
}

extension FileModel {
  /// Where the style that a body makes is set: `.buttonStyle(Wide())`.
  public func sites(ofStyleIn body: Int32) -> [ModifierSite] {
    let body = file.bodies[Int(body)]
    guard body.kind == .style, body.owner >= 0 else { return [] }
    let name = file.types[Int(body.owner)].name
    let token = file.types[Int(body.owner)].nameToken
    var result: [ModifierSite] = []
    for home in project.files(holdingNameAt: token, of: file) {
      for use in home.modifiers where use.known == .buttonStyle && use.owner >= 0 {
        guard let argument = home.tree.argument(of: use.call, label: nil), home.tree.kind(argument) == .callExpr,
          home.tree.name(home.tree.firstChild(argument)) == name,
          home.views[Int(use.owner)].surroundings.isDisjoint(with: [.preview, .tests]),
          engine.componentType(argument, in: home).map({ project.files[Int($0.file)] === file }) ?? false
        else { continue }
        result.append(ModifierSite(file: home, use: use))
      }
    }
    return result
  }
}

extension ViewReference {
  /// The view and those around it up to its presentation, in the order from inside.
  public var withAncestors: [ViewReference] {
    var result = [self]
    var view = self
    while !view.node.slot.isPresentation, view.node.parent >= 0 {
      view.index = view.node.parent
      result.append(view)
    }
    return result
  }

  /// The words in the name of the type whose body shows the view.
  public var typeWords: [String] {
    let owner = file.bodies[Int(node.body)].owner
    return owner >= 0 ? Words.split(file.tree.string(of: file.types[Int(owner)].nameToken)) : []
  }
}

extension Project {
  /// The files that may hold the name that stands at a token of one of them, in their order.
  fileprivate func files(holdingNameAt token: TokenID, of file: FileViews) -> [FileViews] {
    guard let kind = NameClasses.number(of: file.tree.tokens.text(token, in: file.tree.source)) else { return [] }
    return files.filter { $0.names.mayHold(kind) }
  }
}
