// Which members a name means in code of a type, found out once for all files that one thread looks at.

import CurbcutSymbols
import CurbcutSyntax

/// A name as it is asked about in a file.
struct AskedName: Hashable {
  var file: ObjectIdentifier
  var name: Name
  /// The hash of the type's name, or the number of the type around.
  var type: UInt64

  private var mixed: UInt64 {
    // Each part is spread before the next one joins it, so that what is in both names does not cancel out.
    let place = UInt64(truncatingIfNeeded: UInt(bitPattern: file))
    return (place &* 0x9E37_79B9_7F4A_7C15 ^ type) &* 0x9E37_79B9_7F4A_7C15 ^ name.hash
  }

  func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
  func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

extension Evaluator {
  /// The member that a bare name means inside a type: own, of an extension, or of an enclosing type.
  public func ownMember(_ name: Name, in scope: Scope, isCalled: Bool = false) -> MemberReference? {
    guard scope.type >= 0 else { return nil }
    let type = UInt64(UInt32(bitPattern: scope.type)) << 1 | (isCalled ? 1 : 0)
    let key = AskedName(file: ObjectIdentifier(scope.file), name: name, type: type)
    if let known = facts.names.ownMembers[key] { return known }
    let found = project.symbols.ownMember(name, in: scope.type, of: scope.file.symbols, isCalled: isCalled)
    facts.names.ownMembers[key] = .some(found)
    return found
  }

  /// Members of a type by name, extensions included; in order of declarations.
  public func members(named name: Name, ofType type: Name, from file: FileViews) -> [MemberReference] {
    let key = AskedName(file: ObjectIdentifier(file), name: name, type: type.hash)
    if let known = facts.names.members[key] { return known }
    let found = project.members(named: name, ofType: type, from: file)
    facts.names.members[key] = found
    return found
  }
}

extension Evaluator {
  /// The initializers that the project adds to a type and that a call may mean.
  public func initializers(addedTo type: Name, for call: NodeID, from file: FileViews) -> [MemberReference] {
    let found = members(named: Name("init"), ofType: type, from: file)
    return found.isEmpty ? [] : Binder(project: project).fitting(found, call: call, in: file)
  }

  /// The initializers of a type whose first parameter has a label: `UIImage(icon: .close)`, which the project adds.
  public func initializers(addedTo type: Name, label: Name, from file: FileViews) -> [MemberReference] {
    members(named: Name("init"), ofType: type, from: file).filter {
      project.member($0).kind == .initializer && project.member($0).parameters.first?.label == label
    }
  }
}

extension Project {
  /// Whether a font of the project's own has the name of a text style, so that `.font(.caption2)` means that one.
  public func hidesTextStyle(_ style: String, from file: FileViews) -> Bool {
    members(named: Name(style), ofType: Known.Font.name, from: file).contains { member($0).isStatic }
  }
}
