// Which Swift files git tracks, read from `.git/index` (gitformat-index(5)): an ignored file that is tracked all the
// same is part of the project. Anything unexpected in the file gives nil: then git is asked.

/// The tracked `.swift` paths of a repository, sorted by their bytes.
struct GitIndex: Sendable {
  private let paths: [[UInt8]]

  /// Reads an index of version 2, 3 or 4; nil when it is of another kind. `hashLength` is 20, or 32 for SHA-256.
  init?(_ bytes: [UInt8], hashLength: Int) {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let version = number(4)
    guard (2...4).contains(version) else { return nil }
    var found: [[UInt8]] = []
    var previous: [UInt8] = []
    var offset = 12
    for _ in 0..<number(8) {
      let start = offset
      // Ten numbers of stat data, the hash, two bytes of flags.
      offset += 40 + hashLength
      guard offset + 4 <= bytes.count else { return nil }
      let isExtended = bytes[offset] & 0x40 != 0
      if isExtended && version < 3 { return nil }
      offset += isExtended ? 4 : 2
      var kept = 0
      if version == 4 {
        // The name shares its beginning with the one before; a variable-length number tells how much to drop.
        var drop = 0
        repeat {
          guard offset < bytes.count, drop < 1 << 24 else { return nil }
          if bytes[offset] & 0x80 != 0 {
            drop = ((drop | Int(bytes[offset] & 0x7F)) + 1) << 7
            offset += 1
          } else {
            drop |= Int(bytes[offset])
            offset += 1
            break
          }
        } while true
        guard drop <= previous.count else { return nil }
        kept = previous.count - drop
      }
      guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      var path = Array(previous[..<kept])
      path += bytes[offset..<end]
      guard !path.isEmpty else { return nil }
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      if path.suffix(6).elementsEqual(".swift".utf8) { found.append(path) }
      if version == 4 { previous = path }
    }
    // A split index keeps most names in another file.
    if Self.hasSplitIndex(bytes, from: offset, hashLength: hashLength) { return nil }
    paths = found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Takes what git has told.
  init(tracked: [[UInt8]]) {
    paths = tracked.filter { $0.suffix(6).elementsEqual(".swift".utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether an index that is not read here may be in order: git reads a split one and later versions. Of one that is cut
  /// off git itself takes what is left for all there is.
  static func mayBeOfOtherForm(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return false }
    return !(2...4).contains(bytes[7]) || bytes.indices.contains { bytes[$0...].starts(with: "link".utf8) }
  }

  private static func hasSplitIndex(_ bytes: [UInt8], from start: Int, hashLength: Int) -> Bool {
    extensions(Array(bytes[min(start, bytes.count)...]), hashLength: hashLength).contains("link")
  }

  /// The names of what stands behind the entries of an index.
  static func extensions(_ bytes: [UInt8], hashLength: Int) -> [String] {
    var names: [String] = []
    var offset = 0
    while offset + 8 <= bytes.count - hashLength {
      names.append(String(decoding: bytes[offset..<offset + 4], as: UTF8.self))
      offset += 8 + bytes[offset + 4..<offset + 8].reduce(0) { $0 << 8 | Int($1) }
    }
    return names
  }

  private func firstIndex(notBefore path: [UInt8]) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a Swift file is tracked.
  func contains(_ path: [UInt8]) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < paths.count && paths[index] == path
  }

  /// Whether a tracked Swift file lies below the directory.
  func hasFiles(below directory: [UInt8]) -> Bool {
    let prefix = directory + [UInt8(ascii: "/")]
    let index = firstIndex(notBefore: prefix)
    return index < paths.count && paths[index].starts(with: prefix)
  }
}
