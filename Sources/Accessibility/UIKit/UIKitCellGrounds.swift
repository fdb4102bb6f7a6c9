// What lies behind the parts of a cell that nobody paints: the background of the system, white while it is light.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitTypes {
  /// Whether a class is a table's cell, and neither its code nor code that meets its cells gives them a ground.
  func isUnpaintedCell(_ type: Name, from file: FileViews) -> Bool {
    let line = lineage(of: type, from: file)
    guard line.last?.name == Self.tableCell else { return false }
    let names = Set(line.map(\.name))
    let bases = Set(UIKitPlaces.bases(from: file).map(\.name))
    for there in project.files {
      guard let code = there.uikit else { continue }
      guard code.appearanceClasses.isDisjoint(with: names), code.appearanceClasses.isDisjoint(with: bases) else {
        return false
      }
      for index in code.paintings {
        let use = code.uses[Int(index)]
        let owner = there.members[Int(use.member)].owner
        if use.path.root == .own || use.path.name == Self.contentView && use.path.root != .foreign {
          guard owner >= 0, case let name = there.types[Int(owner)].name else { continue }
          if names.contains(name) || bases.contains(name) || isInLine(name, there, type, file) { return false }
        } else if mayBeCell(use, of: type, from: file, in: there) {
          return false
        }
      }
    }
    return true
  }

  /// Whether what is painted may be a cell of a class: by its declared type, or as what a table gives out.
  private func mayBeCell(_ use: UIKitUse, of type: Name, from file: FileViews, in there: FileViews) -> Bool {
    guard !use.path.part.exists, use.base.exists else { return false }
    var base = use.base
    // `cell.contentView.backgroundColor`
    if there.tree.kind(base) == .memberExpr, there.tree.name(base) == Self.contentView {
      base = there.tree.firstChild(base)
    }
    guard base.exists else { return false }
    if declaredName(of: base, in: there, member: use.member) != nil {
      return mayBe(base, ofType: type, from: file, in: there, member: use.member)
    }
    let tree = there.tree
    let named = tree.unwrapped(base)
    guard let value = there.uikit?.binding(of: named, tree)?.value, value.exists else { return false }
    let made = tree.unwrapped(value)
    guard made.exists, tree.kind(made) == .callExpr else { return false }
    // `UIBackgroundConfiguration.listPlainCell()`
    let maker = tree.firstChild(tree.firstChild(made))
    if maker.exists, tree.kind(maker) == .identifierExpr, tree.startsUppercase(maker),
      Self.others.contains(tree.name(maker))
    {
      return mayBe(maker, ofType: type, from: file, in: there, member: use.member)
    }
    // `let first = TitleCell(title: title)`, of which a part is painted.
    let callee = tree.firstChild(made)
    if tree.kind(callee) == .identifierExpr, tree.startsUppercase(callee) {
      return mayBe(callee, ofType: type, from: file, in: there, member: use.member)
    }
    // What a table was given for the name by which it is asked.
    if let registered = registered(for: made, in: there) {
      return UIKitClass(system: registered) == nil && isInLine(registered, there, type, file)
    }
    let called = tree.text(callee).lowercased()
    return called.contains("cell") || called.contains("dequeue")
  }

  /// The class that a table was given for the name by which it is asked for a cell.
  private func registered(for call: NodeID, in file: FileViews) -> Name? {
    let tree = file.tree
    guard let code = file.uikit, tree.name(tree.firstChild(call)) == Self.dequeue,
      let wanted = tree.argument(of: call, label: "withIdentifier")
    else { return nil }
    let text = tree.sourceText(wanted)
    var result: Name?
    for use in code.uses where use.word == .called && use.name == Self.register {
      guard let name = tree.argument(of: use.node, label: "forCellReuseIdentifier"), tree.sourceText(name) == text
      else { continue }
      // `NoteCell.self`
      guard let given = tree.argument(of: use.node, label: nil), tree.kind(given) == .memberExpr,
        tree.mainIs(given, "self"), case let named = tree.firstChild(given), tree.kind(named) == .identifierExpr,
        result == nil
      else { return nil }
      result = tree.name(named)
    }
    return result
  }

  private static let dequeue = Name("dequeueReusableCell")
  private static let register = Name("register")
  private static let tableCell = Name("UITableViewCell")
  private static let contentView = Name("contentView")
}
