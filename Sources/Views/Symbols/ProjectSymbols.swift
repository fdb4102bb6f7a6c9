// Who is meant by a name, asked with the files of views: the symbols answer.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  @inlinable public func member(_ reference: MemberReference) -> Member { symbols.member(reference) }
  @inlinable public func type(_ reference: TypeReference) -> TypeDeclaration { symbols.type(reference) }

  @inlinable public func shadows(_ known: Known) -> Bool { symbols.shadows(known) }

  public func declaresType(_ name: Name) -> Bool { symbols.declaresType(name) }

  public func type(
    named name: Name, from file: FileViews, below qualifier: Name = .none, isSystems: Bool = false
  ) -> TypeReference? {
    symbols.type(named: name, from: file.symbols, below: qualifier, isSystems: isSystems)
  }

  public func mayMeanOwnType(_ name: Name, from file: FileViews) -> Bool {
    symbols.mayMeanOwnType(name, from: file.symbols)
  }

  public func type(path: [Name], from file: FileViews) -> TypeReference? {
    symbols.type(path: path, from: file.symbols)
  }

  public func members(named name: Name, ofPath path: [Name], from file: FileViews) -> [MemberReference] {
    symbols.members(named: name, ofPath: path, from: file.symbols)
  }

  /// Whether a type names another one as its base or as a protocol that it follows, in an extension as well.
  public func names(_ base: Name, asBaseOf type: Name, from file: FileViews) -> Bool {
    declarations(ofType: type, from: file).contains { self.type($0).inheritedNames.contains(base) }
  }

  /// Whether a type is one of the project that inherits from no class of anybody else.
  public func isOfItself(_ name: Name, from file: FileViews) -> Bool {
    var (current, home) = (name, file)
    for _ in 0..<10 {
      guard let found = type(named: current, from: home) else { return false }
      let declaration = type(found)
      guard declaration.kind == .classDecl, let base = declaration.inheritedNames.first else { return true }
      (current, home) = (base, files[Int(found.file)])
    }
    return false
  }

  public func declarations(ofType name: Name, from file: FileViews) -> [TypeReference] {
    symbols.declarations(ofType: name, from: file.symbols)
  }

  /// Where a type is declared and extended, as a file knows it: each declaration with its file.
  public func parts(ofType name: Name, from file: FileViews) -> [(file: FileViews, node: NodeID)] {
    var result = file.types.filter { $0.name == name }.map { (file: file, node: $0.node) }
    for declaration in declarations(ofType: name, from: file) {
      let home = files[Int(declaration.file)]
      if home !== file { result.append((home, home.types[Int(declaration.index)].node)) }
    }
    return result
  }

  /// Whether a class that a file names is one that only developers of the app meet.
  public func isOfDevelopers(_ name: Name, from file: FileViews) -> Bool {
    guard !isToolOfTrade, let type = type(named: name, from: file) else { return false }
    let home = files[Int(type.file)]
    let declaration = home.types[Int(type.index)]
    return declaration.surroundings.contains(.debug)
      || unshown.ofDebugging.contains(UnshownTypes.key(of: declaration, in: home))
  }

  public func members(named name: Name, ofType type: Name, from file: FileViews) -> [MemberReference] {
    symbols.members(named: name, ofType: type, from: file.symbols)
  }

  public func function(
    named name: Name, ofType type: Name, from file: FileViews, bases: () -> [(name: Name, file: FileViews)]
  ) -> MemberReference? {
    symbols.function(named: name, ofType: type, from: file.symbols) { bases().map { ($0.name, $0.file.symbols) } }
  }

  public func functions(named name: Name, addedTo types: [(name: Name, file: FileViews)]) -> [MemberReference] {
    symbols.functions(named: name, addedTo: types.map { ($0.name, $0.file.symbols) })
  }

  public func global(named name: Name, from file: FileViews) -> MemberReference? {
    symbols.global(named: name, from: file.symbols)
  }

  public func viewExtension(named name: Name, from file: FileViews) -> [MemberReference] {
    symbols.viewExtension(named: name, from: file.symbols)
  }

  public func viewExtensions(named name: Name, from file: FileViews? = nil) -> [MemberReference] {
    symbols.viewExtensions(named: name, from: file?.symbols)
  }

  public func hasViewExtension(_ name: Name) -> Bool { symbols.hasViewExtension(name) }

  /// Whether the project declares the modifier itself: of those that the model knows it hardly ever does.
  public func hasViewExtension(_ use: ViewModifierUse) -> Bool {
    use.known == .other ? symbols.hasViewExtension(use.name) : symbols.hasViewExtension(use.known)
  }
}
