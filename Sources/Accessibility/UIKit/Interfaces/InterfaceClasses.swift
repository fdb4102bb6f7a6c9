// What the class of the project's own says of a label, field or button of a storyboard or xib.

import CurbcutSymbols
import CurbcutViews

extension InterfaceElement {
  /// Whether the class of the element sets a font by itself, so that what the file says is not what is seen.
  public var hasFontOfItsClass: Bool {
    guard let name = file.customClass(of: index) else { return false }
    return model.project.codeOfClass(name, from: file.home, names: Self.font)
  }

  private static let font = Name("font")
}
