// Lists of paths that come from a file or a pipe.

/// Reads lists of paths.
public enum FileList {
  /// The paths in a list: one on each line, or between zero bytes if there are any (`git diff -z`, `find -print0`).
  public static func paths(_ text: PaddedBytes) -> [String] {
    let bytes = text.bytes[..<text.count]
    let separator: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: separator).compactMap { line in
      let path = separator == 0x0A && line.last == 0x0D ? line.dropLast() : line
      return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    }
  }
}
