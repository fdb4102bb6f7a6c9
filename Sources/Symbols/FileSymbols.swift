// What one file declares: made from the tree alone, the part of a file that names are resolved with.

import CurbcutSourceText
import CurbcutSyntax

/// The declarations of one file. Immutable; a project joins those of many (`Symbols`).
public final class FileSymbols: Sendable {
  public let types: [TypeDeclaration]
  public let members: [Member]
  /// Members by name, owners mixed.
  public let memberIndex: NameIndex
  /// Modules imported.
  public let imports: [Name]
  /// Names that stand for other types: type aliases, associated types, generic parameters.
  public let standIns: Set<Name>
  /// Path as it is reported.
  public let path: String
  /// One value per folder of the path, for finding the nearest of several files.
  package let folders: [UInt64]

  package init(path: String, types: [TypeDeclaration], members: [Member], imports: [Name], standIns: Set<Name>) {
    self.path = path
    self.types = types
    self.members = members
    self.imports = imports
    self.standIns = standIns
    memberIndex = NameIndex(count: members.count) { members[$0].name }
    folders = Self.folderHashes(path)
  }

  /// One hash per folder of a path, each of the whole path up to it: two files share as many folders as leading hashes.
  package static func folderHashes(_ path: String) -> [UInt64] {
    var path = path
    return path.withUTF8 { bytes in
      var hashes: [UInt64] = []
      hashes.reserveCapacity(12)
      var hash: UInt64 = 17
      for byte in bytes {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        if byte == UInt8(ascii: "/") { hashes.append(hash) }
      }
      return hashes
    }
  }
}
