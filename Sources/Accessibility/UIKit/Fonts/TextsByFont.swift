// Objects of classes that are not known, such as those of packages and what a closure is handed: whoever is given a font shows
// text.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether code gives a font to an object of a class that is not known, so that it shows text: a label of a package, the
  /// `$0` of a closure, `cell.textLabel` of a cell whose class is not said. Types of the project that are no views only keep it.
  public func isTextByItsFont(_ use: UIKitUse) -> Bool {
    guard use.word == .font, use.path.root != .own, type(of: use) == nil, !isOfTextLook(use),
      case let name = tree.text(tree.unwrapped(use.base)).lowercased(), !name.hasSuffix("layer")
    else { return false }
    guard let declared = types.declaredName(of: use.base, in: file, member: use.member) else { return true }
    return !UIKitTypes.others.contains(declared.name) && !project.isOfItself(declared.name, from: declared.file)
  }

  /// The fonts of a fixed size that calls hand to functions of the project which put them on words.
  public var fontsPutOnWords: [HandedFont] {
    model.evaluator.handedFonts(in: file) { member(around: $0) }.filter { handed in
      guard isJudged(handed.member), case .fixed? = fontLook(of: handed.font, member: handed.member) else {
        return false
      }
      return model.evaluator.isPutOnWords(handed, in: file)
    }
  }
}
