// Types whose values are no objects that anybody shows, as texts, pictures and numbers are.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  /// Whether a written type is one of values: the system's, a struct or enum of the project, or a list of these.
  public func isValueType(written type: NodeID, in file: FileViews) -> Bool {
    let tree = file.tree
    var node = type
    for _ in 0..<8 where node.exists {
      switch tree.kind(node) {
      case .optionalType, .attributedType, .arrayType: node = tree.lastChild(node)
      case .identifierType:
        let name = tree.name(node)
        guard let declared = self.type(named: name, from: file) else {
          return Self.values.contains(name) && !mayMeanOwnType(name, from: file)
        }
        return [.structDecl, .enumDecl].contains(self.type(declared).kind)
      default: return false
      }
    }
    return false
  }

  /// Whether a name means a type of the system's that is made of values alone.
  public func isMadeOfValues(_ name: Name, from file: FileViews) -> Bool {
    Self.madeOfValues.contains(name) && type(named: name, from: file) == nil && !mayMeanOwnType(name, from: file)
  }

  /// Whether a struct of the project has a stored property for a label of the initializer that it has without writing it,
  /// and that keeps a value.
  public func keepsValue(_ label: Name, ofStruct name: Name, from file: FileViews) -> Bool {
    guard let reference = type(named: name, from: file), type(reference).kind == .structDecl else { return false }
    let stored = members(named: label, ofType: name, from: file)
    return !stored.isEmpty && stored.allSatisfy { isValueType(written: member($0).type, in: self.file($0)) }
  }

  /// A type that another one holds, and its file: `Card.Style`.
  public func nestedType(_ name: Name, below outer: Name, from file: FileViews) -> (name: Name, file: FileViews)? {
    guard let found = type(named: name, from: file, below: outer), case let type = type(found), type.parent >= 0,
      case let home = files[Int(found.file)], home.types[Int(type.parent)].name == outer
    else { return nil }
    return (type.name, home)
  }

  /// Whether a name means a type of another module, of which the project knows no declaration.
  public func isOfOtherModule(_ name: Name, from file: FileViews) -> Bool {
    type(named: name, from: file) == nil && !mayMeanOwnType(name, from: file) && symbols.isForeignType(name)
  }

  private static let madeOfValues: Set<Name> = Set(
    [
      "String", "NSString", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "NSURL", "URLRequest", "Date", "Data",
      "UUID", "Decimal", "NSNumber", "NSPredicate", "NSSortDescriptor", "UIImage", "UIColor", "UIFont",
      "NSAttributedString", "NSMutableAttributedString", "AttributedString", "UIAlertAction", "UIAlertController",
      "UIAction", "UICommand", "UIMenu", "UIContextualAction", "Text", "Label", "Image", "Color", "IndexPath", "CGSize",
      "CGPoint", "CGRect", "Notification", "URLQueryItem", "CLLocation", "UIImageView",
    ].map { Name($0) })
  private static let values: Set<Name> = Set(
    [
      "String", "NSString", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "NSURL", "URLRequest", "Date", "Data",
      "UUID", "Decimal", "NSNumber", "UIImage", "UIColor", "UIFont", "NSAttributedString", "AttributedString",
      "IndexPath", "CGSize", "CGPoint", "CGRect", "Substring", "Character", "StaticString", "TimeInterval",
      "UIEdgeInsets", "LocalizedStringKey", "LocalizedStringResource", "Int64", "Int32", "UInt", "UInt64", "UInt32",
      "Selector", "Locale", "DateComponents", "Image", "Color",
    ].map { Name($0) })
}
