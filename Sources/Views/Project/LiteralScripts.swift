// Which script the words of an app are written in, where it is none that English has.

import CurbcutSyntax

/// Tells scripts apart by their letters.
public enum LiteralScripts {
  /// The script of a letter by a name that people know; nil for Latin letters and for signs.
  public static func script(of value: UInt32) -> String? {
    switch value {
    case 0x0370...0x03FF where value != 0x03BC && value != 0x03C0: "Greek"
    case 0x0400...0x04FF: "Cyrillic letters"
    case 0x0590...0x05FF: "Hebrew"
    case 0x0600...0x06FF: "Arabic letters"
    case 0x0900...0x097F: "Devanagari letters"
    case 0x0E00...0x0E7F: "Thai"
    case 0x3040...0x30FF: "Japanese"
    case 0x4E00...0x9FFF: "Chinese or Japanese"
    case 0xAC00...0xD7AF: "Korean"
    default: nil
    }
  }

  /// The scripts in which a third of the files that show words are mostly written, and three at least.
  static func own(of files: [FileViews]) -> Set<String> {
    var counts: [String: Int] = [:]
    var all = 0
    for file in files {
      guard let script = file.mainScript else { continue }
      all += 1
      counts[script, default: 0] += 1
    }
    return Set(counts.filter { $0.key != latin && $0.value >= 3 && $0.value * 3 >= all }.keys)
  }

  /// The script that most literals shown in a file are written in; nil when it shows none.
  static func main(of views: [ViewNode], in tree: Tree) -> String? {
    var counts: [String: Int] = [:]
    var seen = 0
    for view in views where view.kind == .use && view.known.isView && !view.surroundings.isOutOfScope {
      guard tree.kind(view.expression) == .callExpr, let first = tree.children(view.expression).dropFirst().first,
        tree.kind(first) == .argument, tree.kind(tree.lastChild(first)) == .stringLiteral,
        let script = script(of: tree.lastChild(first), in: tree)
      else { continue }
      counts[script, default: 0] += 1
      seen += 1
      // A few tell as much as all.
      if seen == 12 { break }
    }
    return counts.max { $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value }?.key
  }

  /// The script of the first letters beyond ASCII, or Latin for three letters within.
  private static func script(of literal: NodeID, in tree: Tree) -> String? {
    let range = tree.range(literal)
    var letters = 0
    var index = Int(range.start)
    while index < Int(range.end) {
      let byte = tree.source.padded[index]
      if byte < 0x80 {
        if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { letters += 1 }
        index += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var value = UInt32(byte) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
      for offset in 1..<length where index + offset < Int(range.end) {
        value = value << 6 | UInt32(tree.source.padded[index + offset]) & 0x3F
      }
      if let script = script(of: value) { return script }
      index += length
    }
    return letters >= 3 ? latin : nil
  }

  private static let latin = "Latin"
}
