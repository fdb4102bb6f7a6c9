// Which files refer to a name, as far as a bit for each name and file can tell.

import CurbcutSymbols

/// For each of the 128 bits that a name index keeps, the files that have it: who looks for the uses of a name in a
/// thousand files reads sixteen words.
struct ReferringFiles: Sendable {
  /// The words of one bit.
  private let width: Int
  private var words: [UInt64]

  init(_ present: [SIMD2<UInt64>]) {
    width = (present.count + 63) / 64
    words = [UInt64](repeating: 0, count: 128 * width)
    for (file, bits) in present.enumerated() { add(file, bits) }
  }

  private mutating func add(_ file: Int, _ present: SIMD2<UInt64>) {
    for half in 0..<2 {
      var rest = present[half]
      while rest != 0 {
        words[(half * 64 + rest.trailingZeroBitCount) * width + file >> 6] |= 1 << UInt64(file & 63)
        rest &= rest &- 1
      }
    }
  }

  /// The same with another version of one file.
  func replacing(_ file: Int32, with present: SIMD2<UInt64>) -> ReferringFiles {
    var result = self
    for bit in 0..<128 { result.words[bit * width + Int(file) >> 6] &= ~(1 << UInt64(file & 63)) }
    result.add(Int(file), present)
    return result
  }

  func files(to name: Name) -> [Int] {
    var result: [Int] = []
    let start = NameIndex.place(ofBit: name) * width
    for word in 0..<width {
      var rest = words[start + word]
      while rest != 0 {
        result.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
    return result
  }
}
