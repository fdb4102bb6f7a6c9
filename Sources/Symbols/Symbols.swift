// The symbols of a project: what its files declare, and who is meant by a name from where (`SymbolLookup.swift`).

@_exported import CurbcutSourceText
import CurbcutSyntax

/// A file by which object it is.
private struct FileKey: Hashable {
  private let bits: UInt64

  init(_ file: FileSymbols) { bits = UInt64(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(file))) }

  func _rawHashValue(seed: Int) -> Int { spreadHash(bits, seed: seed) }
}

/// The declarations of all files of a root, with which names are resolved across files: the same file wins, then the
/// nearest folder; a tie is unknown.
public struct Symbols: Sendable {
  public private(set) var files: [FileSymbols]
  @usableFromInline package let table: SymbolTable
  private var numbers: [FileKey: Int32]

  /// Joins the declarations of files; their order decides nothing but the order of equal candidates.
  package init(_ files: [FileSymbols], regions: AppRegions = .none) {
    self.files = files
    table = SymbolTable(files, regions: regions)
    numbers = [:]
    numbers.reserveCapacity(files.count)
    for (number, file) in files.enumerated() { numbers[FileKey(file)] = Int32(number) }
  }

  /// The same with another version of one file, which declares what the old one does.
  package func replacing(_ number: Int32, with new: FileSymbols) -> Symbols {
    var result = self
    result.numbers[FileKey(files[Int(number)])] = nil
    result.numbers[FileKey(new)] = number
    result.files[Int(number)] = new
    return result
  }

  /// The number of a file among those of the project; nil for a file of another one.
  public func number(of file: FileSymbols) -> Int32? { numbers[FileKey(file)] }

  // Inlined, so that who asks for one field of a declaration does not copy its lists.
  @inlinable func file(_ reference: MemberReference) -> FileSymbols { files[Int(reference.file)] }
  @inlinable
  public func member(_ reference: MemberReference) -> Member {
    files[Int(reference.file)].members[Int(reference.index)]
  }
  @inlinable
  public func type(_ reference: TypeReference) -> TypeDeclaration {
    files[Int(reference.file)].types[Int(reference.index)]
  }
}
