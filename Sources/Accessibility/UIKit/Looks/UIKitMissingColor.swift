// Why the colors of a text that UIKit code makes are not known, in the few words by which such places are counted.

import CurbcutSyntax
import CurbcutViews

/// Where the search for the colors of a text ended.
enum UIKitMissingColor {
  /// The object is handed to code that may say anything to it.
  case handedOn
  case faded
  /// It has a picture behind it, or a color for each state.
  case picture
  /// Code that may run at any time says its color, or the one behind it.
  case foreignColor, foreignFill
  /// A text with looks of its own, not all of them known.
  case styled
  /// A file of Interface Builder says it last.
  case built
  /// Functions say it that are called on the object, which of them last is not known.
  case calls
  /// What is off, pressed or chosen looks in another way.
  case states
  case configuration
  /// A button whose kind is not known.
  case look
  /// An object of a class that may draw it as it likes.
  case ownClass
  /// A color of which no value is known, and what says it where that is no styled string.
  case color(NodeID, UIKitSaid?)
  /// Several colors and several grounds, and which of them meet is not known.
  case together
  case ownFill
  /// Nothing that is known puts it into a view.
  case unplaced
  case layers
  /// Something beside it in its view may lie below it.
  case backdrop
  case fill, fillOfClass
  /// It stands in views that have no color, and nothing holds these.
  case bottom
  case code
}

extension UIKitModel {
  /// Whether code of the file makes an object, not a file of Interface Builder.
  public func isMadeInCode(_ object: UIKitObject) -> Bool {
    object.creation != file.members[Int(object.member)].node
  }

  /// Why `colourPairs(of:)` gives nothing for an object.
  public func colorReason(of object: UIKitObject) -> String {
    _ = colourPairs(of: object)
    switch missingColors[PairsKey(object)] ?? .code {
    case .handedOn: return "handed on"
    case .faded: return "drawn with a part of its strength"
    case .picture: return "a picture, or a color for each state, behind it"
    case .foreignColor: return "color said by other code"
    case .foreignFill: return "background said by other code"
    case .styled: return "styled text"
    case .built: return "color of Interface Builder"
    case .calls: return "color said by functions"
    case .states: return "states"
    case .configuration: return "configuration"
    case .look: return "kind of button"
    case .ownClass: return "a class of the project's own"
    case .color(let node, let said):
      guard let said else { return model.evaluator.unknownReason(of: node, in: scope(of: object.member)) }
      return model.evaluator.unknownReason(of: said.value, in: said.scope)
    case .together: return "colors that change together"
    case .ownFill: return "its own background"
    case .unplaced: return "not put into a view"
    case .layers: return "layers"
    case .backdrop: return "something beside it"
    case .fill: return "background of a view around it"
    case .fillOfClass: return "background of its class"
    case .bottom: return "views without a color"
    case .code: return "code"
    }
  }

  static func reason(ofUnsaid facts: UIKitFacts, isButton: Bool) -> UIKitMissingColor {
    if facts.says(isButton ? .setAttributedTitle : .attributedText) { return .styled }
    let word: UIKitWord = isButton ? .setTitleColor : .textColor
    if facts.saysForeign(word) { return .foreignColor }
    return facts.isBuiltWith(word) ? .built : .calls
  }
}
