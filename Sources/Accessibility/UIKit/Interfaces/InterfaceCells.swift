// Cells of a storyboard or xib that the system lays out: Basic, Subtitle, Right Detail.

import CurbcutSymbols
import CurbcutViews

extension InterfaceElement {
  /// Whether the system lays out the cell around it.
  public var isInBuiltInCell: Bool { builtInCell != nil }

  private var builtInCell: Int32? {
    file.ancestors(of: index).first { document.value("style", of: $0)?.hasPrefix("IBUITableViewCellStyle") == true }
  }

  /// Whether its cell shows it with the font of the file, as far as the code of its class and of what stands around it tells:
  /// that code may set another one, or show a configuration in its place.
  public var keepsLookOfBuiltInCell: Bool {
    guard let cell = builtInCell else { return false }
    return ([cell] + file.ancestors(of: cell)).allSatisfy { holder in
      guard let name = file.customClass(of: holder) else { return true }
      return !Self.looksOfCells.contains { model.project.codeOfClass(name, from: file.home, names: $0) }
    }
  }

  private static let looksOfCells = [
    "font", "contentConfiguration", "defaultContentConfiguration", "adjustsFontForContentSizeCategory",
    "UIListContentConfiguration",
  ].map { Name($0) }
}
