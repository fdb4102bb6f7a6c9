// Hashes by which a finding is known again when the lines around it have moved.

import CurbcutFindings
import CurbcutSourceText

/// Fingerprints of places in one file.
enum Fingerprints {
  /// The hash GitHub's code scanning calls `primaryLocationLineHash`, for each line of a text (the first line at index
  /// 0): a rolling hash over the 100 UTF-16 units that begin at the line, blanks left out, with a counter behind it for
  /// lines that are alike.
  ///
  /// GitHub computes it only when its own action uploads the file, so it is written here for all other ways.
  static func lineHashes(_ source: SourceText) -> [String] {
    var hasher = LineHasher()
    var wasReturn = false
    for unit in String(decoding: source.padded[..<source.count], as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: wasReturn = false
      case 0x0A where wasReturn: wasReturn = false
      case 0x0D:
        wasReturn = true
        hasher.add(0x0A)
      default:
        wasReturn = false
        hasher.add(unit)
      }
    }
    hasher.add(0xFFFF)
    return hasher.finished()
  }

  private struct LineHasher {
    private static let window = 100
    /// 37 to the power of the window's length, in 64 wrapping bits.
    private static let leaving: UInt64 = (0..<window).reduce(1) { power, _ in power &* 37 }

    private var units = [UInt16](repeating: 0, count: window)
    /// The line that begins at each place of the window, or -1.
    private var lines = [Int](repeating: -1, count: window)
    private var place = 0
    private var hash: UInt64 = 0
    private var line = 0
    private var isLineStart = true
    private var counts: [UInt64: Int] = [:]
    private var result: [String] = []

    mutating func add(_ unit: UInt16) {
      output()
      if isLineStart {
        isLineStart = false
        lines[place] = line
        line += 1
      }
      if unit == 0x0A { isLineStart = true }
      roll(unit)
    }

    mutating func finished() -> [String] {
      for _ in 0..<Self.window {
        output()
        roll(0)
      }
      return result
    }

    /// The line that began a window ago has all its units now.
    private mutating func output() {
      guard lines[place] >= 0 else { return }
      lines[place] = -1
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      result.append("\(String(hash, radix: 16)):\(count)")
    }

    private mutating func roll(_ unit: UInt16) {
      hash = hash &* 37 &+ UInt64(unit) &- Self.leaving &* UInt64(units[place])
      units[place] = unit
      place = (place + 1) % Self.window
    }
  }

  /// A hash of the rule and of the code the finding begins in, without line numbers, blanks or path: the same when code
  /// is moved or indented anew. Findings that are alike are counted by `occurrence`, from 1.
  static func context(of finding: Finding, in source: SourceText?, table: LineTable?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    mix(finding.rule.utf8)
    if let source, let table {
      let line = table.lineRange(table.position(of: finding.range.start).line)
      mix(source[line].prefix(longestLine).lazy.filter { $0 != 0x20 && $0 != 0x09 })
      mix(source[ByteRange(finding.range.start, min(finding.range.end, line.end))].prefix(longestLine))
    } else {
      mix(finding.message.utf8)
    }
    return hash
  }

  /// Bytes of a line that count; more of a line of megabytes would make each finding on it expensive.
  private static let longestLine = 4096
}
