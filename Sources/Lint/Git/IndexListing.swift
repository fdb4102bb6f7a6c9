// All that git's index says of the files in it (gitformat-index(5)). Anything unexpected gives nil: then git is asked.

import CurbcutSourceText

enum IndexListing {
  /// A path of the index.
  struct Entry: Sendable {
    enum Kind: Sendable { case file, link, submodule }

    /// From the top of the working tree.
    var path: String
    var kind: Kind
    var object: String
    /// 0, or the side of a conflict.
    var stage: UInt8
    /// What the system said of the file when its content was found to be this; nil where that proves nothing.
    var stamp: FileStamp?
  }

  /// The entries in their order. `hashLength` is 20, or 32 for SHA-256.
  static func read(_ path: String, hashLength: Int) -> [Entry]? {
    guard let (file, stamp) = try? System.readStampedFile(path, limit: 1 << 28) else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      entries(UnsafeBufferPointer(rebasing: bytes[..<file.count]), hashLength: hashLength, written: stamp.modified)
    }
  }

  /// `written` is when the index was: of a file that was written no earlier, its times do not tell whether it was written
  /// once more.
  private static func entries(
    _ bytes: UnsafeBufferPointer<UInt8>, hashLength: Int, written: FileStamp.Time
  ) -> [Entry]? {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return nil }
    func number(_ offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    let version = number(4)
    guard (2...4).contains(version) else { return nil }
    let count = Int(number(8))
    var entries: [Entry] = []
    entries.reserveCapacity(min(count, bytes.count / 62))
    var previous: [UInt8] = []
    var offset = 12
    for _ in 0..<count {
      let start = offset
      let flags = start + 40 + hashLength
      guard flags + 4 <= bytes.count else { return nil }
      let isExtended = bytes[flags] & 0x40 != 0
      if isExtended && version < 3 { return nil }
      offset = flags + (isExtended ? 4 : 2)
      var name: [UInt8] = []
      if version == 4 {
        // The name shares its beginning with the one before; a variable-length number tells how much to drop.
        guard let drop = dropped(bytes, &offset), drop <= previous.count else { return nil }
        name = Array(previous.dropLast(drop))
      }
      guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      name += bytes[offset..<end]
      guard !name.isEmpty else { return nil }
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      let kind: Entry.Kind
      switch number(start + 24) >> 12 {
      case 0o10: kind = .file
      case 0o12: kind = .link
      case 0o16: kind = .submodule
      // A folder of a sparse index stands for the files in it.
      default: return nil
      }
      let stamp = FileStamp(
        changed: FileStamp.Time(number(start), number(start + 4)),
        modified: FileStamp.Time(number(start + 8), number(start + 12)),
        inode: number(start + 20), size: number(start + 36))
      // What is assumed unchanged, kept away from the disk or only meant to be added was not looked at.
      let isLooked = bytes[flags] & 0x80 == 0 && !(isExtended && bytes[flags + 2] & 0x60 != 0)
      entries.append(
        Entry(
          path: String(decoding: name, as: UTF8.self), kind: kind,
          object: hexadecimal(bytes[start + 40..<start + 40 + hashLength]), stage: bytes[flags] >> 4 & 3,
          stamp: isLooked && stamp.modified < written ? stamp : nil))
      if version == 4 { previous = name }
    }
    // A split index keeps most names in another file, and a sparse one folders.
    let extensions = GitIndex.extensions(Array(bytes[min(offset, bytes.count)...]), hashLength: hashLength)
    return extensions.contains("link") || extensions.contains("sdir") ? nil : entries
  }

  private static func dropped(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
    var drop = 0
    while true {
      guard offset < bytes.count, drop < 1 << 24 else { return nil }
      let byte = bytes[offset]
      offset += 1
      if byte & 0x80 == 0 { return drop | Int(byte) }
      drop = ((drop | Int(byte & 0x7F)) + 1) << 7
    }
  }

  private static func hexadecimal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { digits in
      var place = 0
      for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
          digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
          place += 1
        }
      }
      return place
    }
  }

  /// Whether files that are read stand on disk with the bytes that git keeps: an attribute may put a program in between,
  /// or another encoding. Pictures and fonts often have one, and are not read. Of line ends see
  /// `Comparison.text(of:root:)`.
  static func keepsBytes(_ entries: [Entry], top: String, attributes: String) -> Bool {
    let paths =
      [attributes]
      + entries.filter { Paths.lastComponent($0.path) == ".gitattributes" }.map { Paths.join(top, $0.path) }
    return !paths.contains { path in
      guard let file = try? System.readFile(path, limit: 1 << 20) else { return System.kind(of: path) != nil }
      return file.bytes[..<file.count].split(separator: UInt8(ascii: "\n")).contains { line in
        let line = String(decoding: line, as: UTF8.self)
        return ["filter", "ident", "encoding"].contains(where: line.contains) && !isOfOthers(line)
      }
    }
  }

  /// Whether a line of attributes is about files of an ending that nothing is read from. What has wildcards in its ending,
  /// quotes, or defines a macro may be about any.
  private static func isOfOthers(_ line: String) -> Bool {
    let pattern = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
    if pattern.hasPrefix("#") { return true }
    guard let dot = pattern.utf8.lastIndex(of: UInt8(ascii: ".")), !pattern.hasPrefix("["), !pattern.hasPrefix("\"")
    else { return false }
    let ending = pattern[dot...].dropFirst()
    // An asset catalogue's Contents.json, Xcode projects, tables, storyboards and configurations are read besides code.
    let read = [
      "swift", "strings", "xcstrings", "stringsdict", "json", "pbxproj", "plist", "storyboard", "xib", "yml", "yaml",
      "m", "mm", "h",
    ]
    return !ending.isEmpty && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !read.contains(ending.lowercased())
  }
}
