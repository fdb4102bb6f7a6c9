// Texts that get their font with a style which a call hands on: `title.apply(style: .headline)`, where a function of the
// project sets `font = style.font`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A text that a call gives the font of a style.
public struct StyledText {
  /// The style that the call hands on.
  public var style: NodeID
  /// The member around the call.
  public var member: Int32
  public var look: UIKitFontLook
  /// The font, where the function sets it.
  public var font: NodeID
  public var scope: Scope
  /// What is said by the call, where it is made on an object that has a name.
  public var use: UIKitUse?
}

extension UIKitModel {
  /// The calls of the file that give texts a font of a fixed size by a style.
  public var styledTexts: [StyledText] {
    let calls = model.evaluator.styleCalls(in: file, classes) { member(around: $0) }.filter { isJudged($0.member) }
    guard !calls.isEmpty else { return [] }
    var uses: [NodeID: UIKitUse] = [:]
    for use in code.uses where use.word == .called { uses[use.node] = use }
    return calls.compactMap { call in
      var fixed: StyledText?
      for font in call.fonts {
        // What is known of one of several has to be known of all.
        guard let look = fontLook(of: font.node, in: font.scope, depth: 0), look != .scaled else { return nil }
        guard fixed == nil, case .fixed = look else { continue }
        fixed = StyledText(
          style: call.style, member: call.member, look: look, font: font.node, scope: font.scope, use: uses[call.call])
      }
      return fixed
    }
  }

  private var classes: Evaluator.Classes {
    let types = types
    return Evaluator.Classes(
      receiver: { base, scope in
        types.declaredName(of: base, in: scope.file, member: scope.member).map {
          types.lineage(of: $0.name, from: $0.file) + UIKitPlaces.bases(from: $0.file)
        }
      },
      lineage: { types.lineage(of: $0, from: $1) + UIKitPlaces.bases(from: $1) },
      showsText: { Self.showsText($0, in: $1, types) })
  }

  /// Whether a font is that of a text: of a label, a field, the title of a button, or of an object of a class that is not
  /// known.
  private static func showsText(_ use: UIKitUse, in file: FileViews, _ types: UIKitTypes) -> Bool {
    let owner = file.members[Int(use.member)].owner
    let kind: UIKitClass?
    if use.path.root == .own, !use.path.part.exists {
      guard owner >= 0 else { return false }
      kind = types.lineage(of: file.types[Int(owner)].name, from: file).last.flatMap { UIKitClass(system: $0.name) }
      guard kind != nil else { return false }
    } else {
      kind = types.type(of: use.base, in: file, member: use.member)?.kind
    }
    return kind.map { [.label, .textField, .textView, .button].contains($0) } ?? true
  }
}
