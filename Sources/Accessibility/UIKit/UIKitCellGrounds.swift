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
    let callee = tree.text(tree.firstChild(made)).lowercased()
    return callee.contains("cell") || callee.contains("dequeue")
  }

  private static let tableCell = Name("UITableViewCell")
  private static let contentView = Name("contentView")
}
