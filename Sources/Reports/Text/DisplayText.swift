// Text for people's terminals. Sources and paths are other people's text: a control character in them could move the
// cursor, change colours or hide what stands there, so none is ever passed on.

/// Makes text safe to print and measures it.
public enum DisplayText {
  /// `text` with control characters shown as symbols, and characters that reorder or hide text as U+FFFD, as is the
  /// bracket of `##[…]` and `##word[…]`, which some CI services obey wherever it stands in a log.
  public static func neutral(_ text: String) -> String {
    // Most text is plain ASCII and goes through as it is.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return text }
    var result = String.UnicodeScalarView()
    var command = CommandBracket()
    for scalar in text.unicodeScalars {
      let isCommand = command.isOpened(by: scalar)
      result.append(isCommand ? "\u{FFFD}" : replacement(scalar) ?? scalar)
    }
    return String(result)
  }

  /// A path, safe to stand at the beginning of a line: `::` there is a command to GitHub's log reader.
  static func path(_ path: String) -> String {
    let path = neutral(path)
    return path.utf8.first == UInt8(ascii: ":") ? "./" + path : path
  }

  /// Lines for a terminal or for a log whose reader obeys commands in it: each as `neutral` has it, and a line that begins
  /// with `::`, blanks before it not counted, loses the first colon. Tabs and line breaks stay, those of Windows too. Lines that need none of it
  /// keep their bytes, so that a patch of ordinary sources is exact.
  public static func log(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.offset > 0 { result.append(0x0A) }
      let end: ArraySlice<UInt8> = line.element.last == 0x0D ? [0x0D] : []
      var text = String(decoding: line.element.dropLast(end.count), as: UTF8.self)
      let start = text.prefix { $0 == " " || $0 == "\t" }
      if text.dropFirst(start.count).hasPrefix("::") { text = start + "\u{FFFD}" + text.dropFirst(start.count + 1) }
      result +=
        text.split(separator: "\t", omittingEmptySubsequences: false).map { neutral(String($0)) }
        .joined(separator: "\t").utf8
      result += end
    }
    return result
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xE0001: "\u{FFFD}"
    default: nil
    }
  }

  /// Number of terminal columns of text that has no control characters.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// Number of terminal columns of one character: 0 for a lone mark, 2 for East Asian and emoji, else 1.
  static func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.value < 0x300 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// Blocks of East Asian width W and F, coarse: unassigned places inside them do not matter.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

/// Finds the bracket of `##[…]` and `##word[…]`, scalar by scalar.
struct CommandBracket {
  /// Number of `#` in a row; a word behind two of them keeps it.
  private var marks = 0

  mutating func isOpened(by scalar: Unicode.Scalar) -> Bool {
    let isCommand = scalar == "[" && marks > 1
    switch scalar {
    case "#": marks += 1
    case "a"..."z", "A"..."Z": if marks == 1 { marks = 0 }
    default: marks = 0
    }
    return isCommand
  }
}
