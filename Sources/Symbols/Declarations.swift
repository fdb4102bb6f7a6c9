// What a file declares, as far as views need it: types, their members, and what stands around them.

import CurbcutSyntax

/// What stands around a declaration or a view.
public struct Surroundings: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  // The library's own are asked through a table of functions.
  @inlinable public func contains(_ other: Surroundings) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable public func isDisjoint(with other: Surroundings) -> Bool { rawValue & other.rawValue == 0 }

  /// In `#Preview`, a `PreviewProvider`, or a folder of preview content.
  public static let preview = Surroundings(rawValue: 1)
  /// In a branch of `#if` that is not compiled for iOS, or in a file for another platform.
  public static let otherPlatform = Surroundings(rawValue: 2)
  /// In `#if DEBUG` or a type named `Debug…` or `Developer…`.
  public static let debug = Surroundings(rawValue: 4)
  /// In a test target.
  public static let tests = Surroundings(rawValue: 8)
  /// In a widget, complication or live activity.
  public static let widget = Surroundings(rawValue: 16)
  /// In a placeholder, skeleton or shimmer type.
  public static let placeholder = Surroundings(rawValue: 32)
  /// In a generated file.
  public static let generated = Surroundings(rawValue: 64)
  /// In a file or a branch of `#if` for a watch, a television, a headset or an iPad's app on a Mac, beside `otherPlatform`:
  /// VoiceOver reads there as well.
  public static let otherDevice = Surroundings(rawValue: 128)

  /// Whether no iPhone user meets what stands here: previews, tests, generated files, other platforms.
  @inlinable public var isOutOfScope: Bool { rawValue & (1 | 2 | 8 | 64) != 0 }
}

/// What the words and attributes before a declaration say about who may name it.
@usableFromInline
package struct Reach: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable package func contains(_ other: Reach) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable package func isDisjoint(with other: Reach) -> Bool { rawValue & other.rawValue == 0 }

  /// `private` or `fileprivate`, not only for setting.
  package static let hidden = Reach(rawValue: 1)
  /// `public`, `open` or `package`.
  package static let exported = Reach(rawValue: 2)
  /// `override`, `@objc`, `dynamic`, or an attribute that may give it to others: a wrapper, a macro, an outlet.
  package static let foreign = Reach(rawValue: 4)
  /// `private(set)`, `fileprivate(set)`.
  package static let setHidden = Reach(rawValue: 8)
}

/// A type declaration or an extension.
public struct TypeDeclaration: Sendable {
  public var kind: NodeKind
  public var node: NodeID
  /// For an extension: the last name of the extended type.
  public var name: Name
  /// For an extension: the name before the last one, `Card` of `extension Card.Style`.
  public var qualifier = Name.none
  public var nameToken: TokenID
  /// The last names of the inherited types.
  public var inherits: [Known]
  public var inheritedNames: [Name]
  /// Index of the enclosing type, or -1.
  public var parent: Int32
  /// Indices into `FileSymbols.members`.
  public var members: [Int32] = []
  public var surroundings: Surroundings
  @usableFromInline package var reach: Reach = []

  // Inlined, so that who asks does not copy the lists.

  /// Whether it is `private` or `fileprivate`.
  @inlinable public var isHidden: Bool { reach.rawValue & 1 != 0 }
  /// Whether it is `public`, `open` or `package`.
  @inlinable public var isExported: Bool { reach.rawValue & 2 != 0 }

  /// Whether it states conformance to `known`.
  @inlinable
  public func conforms(to known: Known) -> Bool { inherits.contains(known) }
}

/// Kind of a member.
public enum MemberKind: UInt8, Sendable {
  case property, function, initializer, enumCase
}

/// A parameter of a function or initialiser.
public struct Parameter: Sendable {
  /// The argument label; `.none` for `_`.
  public var label: Name
  public var name: Name
  public var type: NodeID
  /// Default value, or none.
  public var defaultValue: NodeID
  /// Whether it is marked `@ViewBuilder` or another builder of content.
  public var isBuilder: Bool
}

/// A property, function, initialiser or enum case; global ones have no owner.
public struct Member: Sendable {
  public var kind: MemberKind
  public var name: Name
  public var nameToken: TokenID
  /// The binding, funcDecl, initDecl or enumElement.
  public var node: NodeID
  /// Index of the type, or -1.
  public var owner: Int32
  public var isStatic: Bool
  /// Whether it is declared with `let`.
  public var isConstant: Bool
  @usableFromInline let lists: MemberLists?
  /// Declared or returned type, or none.
  public var type: NodeID
  /// Value given in the declaration, or none.
  public var value: NodeID
  /// The block of a getter or function, or none.
  public var block: NodeID
  /// The number of its body among those of the file's views when it returns a view; else -1.
  public var body: Int32 = -1
  public var surroundings: Surroundings
  @usableFromInline package var reach: Reach

  package init(
    kind: MemberKind, name: Name, nameToken: TokenID, node: NodeID, owner: Int32, isStatic: Bool, isConstant: Bool,
    attributes: [Known] = [], attributeNodes: [NodeID] = [], block: NodeID = .none, type: NodeID = .none,
    value: NodeID = .none, parameters: [Parameter] = [], surroundings: Surroundings, reach: Reach = []
  ) {
    (self.kind, self.name, self.nameToken, self.node, self.owner) = (kind, name, nameToken, node, owner)
    (self.isStatic, self.isConstant) = (isStatic, isConstant)
    (self.type, self.value, self.block) = (type, value, block)
    (self.surroundings, self.reach) = (surroundings, reach)
    lists =
      attributes.isEmpty && attributeNodes.isEmpty && parameters.isEmpty
      ? nil : MemberLists(attributes: attributes, attributeNodes: attributeNodes, parameters: parameters)
  }

  // Inlined, as above.

  /// Property wrappers and what else is written like one; of a property without what only the compiler is told, such as
  /// `@objc`.
  @inlinable public var attributes: [Known] {
    if let lists { return lists.attributes }
    return []
  }
  /// All of them.
  @inlinable public var attributeNodes: [NodeID] {
    if let lists { return lists.attributeNodes }
    return []
  }
  @inlinable public var parameters: [Parameter] {
    if let lists { return lists.parameters }
    return []
  }

  /// Whether it is `private` or `fileprivate`, not only for setting.
  @inlinable public var isHidden: Bool { reach.rawValue & 1 != 0 }

  /// Whether only the file around it can set it: `private(set) var name`.
  @inlinable public var isSetByItsFile: Bool { reach.rawValue & (1 | 8) != 0 }

  /// Whether a member of `extension View` is a modifier of the project's own, if it gives a view.
  @inlinable package var isModifier: Bool { kind == .function && !isStatic && (body >= 0 || block.exists) }
}

/// What most members have none of: in one object, so that to copy a member is to count one reference and not three.
@usableFromInline
final class MemberLists: Sendable {
  @usableFromInline let attributes: [Known]
  @usableFromInline let attributeNodes: [NodeID]
  @usableFromInline let parameters: [Parameter]

  init(attributes: [Known], attributeNodes: [NodeID], parameters: [Parameter]) {
    self.attributes = attributes
    self.attributeNodes = attributeNodes
    self.parameters = parameters
  }
}

/// A `let` or `var` inside a function, getter or closure.
public struct Local: Sendable {
  public var name: Name
  public var isConstant: Bool
  /// The value, or none.
  public var value: NodeID
  public var type: NodeID
  /// UTF-8 offset from which it can be seen, and the end of the block that holds it.
  public var start: UInt32
  public var end: UInt32
  /// The group of views that it holds, where it is named first as a view; -1 elsewhere.
  public var view: Int32 = -1

  package init(name: Name, isConstant: Bool, value: NodeID, type: NodeID, start: UInt32, end: UInt32) {
    self.name = name
    self.isConstant = isConstant
    self.value = value
    self.type = type
    self.start = start
    self.end = end
  }
}
