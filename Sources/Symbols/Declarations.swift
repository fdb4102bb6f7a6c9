// What a file declares, as far as views need it: types, their members, and what stands around them.

import CurbcutSyntax

/// What stands around a declaration or a view.
public struct Surroundings: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

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
package struct Reach: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
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
  public var nameToken: TokenID
  /// The last names of the inherited types.
  public var inherits: [Known]
  public var inheritedNames: [Name]
  /// Index of the enclosing type, or -1.
  public var parent: Int32
  /// Indices into `FileSymbols.members`.
  public var members: [Int32] = []
  public var surroundings: Surroundings
  package var reach: Reach = []

  /// Whether it is `private` or `fileprivate`.
  public var isHidden: Bool { reach.contains(.hidden) }
  /// Whether it is `public`, `open` or `package`.
  public var isExported: Bool { reach.contains(.exported) }

  /// Whether it states conformance to `known`.
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
  /// Property wrappers and what else is written like one; of a property without what only the compiler is told, such as
  /// `@objc`.
  public var attributes: [Known]
  /// All of them.
  public var attributeNodes: [NodeID]
  /// Declared or returned type, or none.
  public var type: NodeID
  /// Value given in the declaration, or none.
  public var value: NodeID
  /// The block of a getter or function, or none.
  public var block: NodeID
  public var parameters: [Parameter]
  /// The number of its body among those of the file's views when it returns a view; else -1.
  public var body: Int32 = -1
  public var surroundings: Surroundings
  package var reach: Reach = []

  /// Whether it is `private` or `fileprivate`, not only for setting.
  public var isHidden: Bool { reach.contains(.hidden) }

  /// Whether only the file around it can set it: `private(set) var name`.
  public var isSetByItsFile: Bool { !reach.isDisjoint(with: [.hidden, .setHidden]) }

  /// Whether a member of `extension View` is a modifier of the project's own, if it gives a view.
  package var isModifier: Bool { kind == .function && !isStatic && (body >= 0 || block.exists) }
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
