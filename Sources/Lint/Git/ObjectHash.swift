// The name git gives to the content of a file: SHA-1 over a header and the bytes (FIPS 180-4). It tells which files are
// the same in two revisions without asking git, whose own comparison would run the filters of a configuration.

import CurbcutSourceText

enum ObjectHash {
  /// The name of a blob, forty hexadecimal digits.
  static func blob(_ bytes: ArraySlice<UInt8>) -> String {
    var sum = SHA1()
    sum.add(Array("blob \(bytes.count)".utf8)[...])
    sum.add([0])
    sum.add(bytes)
    return sum.finished()
  }
}

private struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  private var block: [UInt8] = []
  private var length: UInt64 = 0
  private var words = [UInt32](repeating: 0, count: 80)

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    length += UInt64(bytes.count)
    var rest = bytes
    if !block.isEmpty {
      let missing = min(64 - block.count, rest.count)
      block += rest.prefix(missing)
      rest = rest.dropFirst(missing)
      guard block.count == 64 else { return }
      block.withUnsafeBufferPointer { compress(&state, &words, $0.baseAddress!) }
      block.removeAll()
    }
    let whole = rest.count / 64 * 64
    rest.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) { compress(&state, &words, buffer.baseAddress! + start) }
    }
    block += rest.dropFirst(whole)
  }

  mutating func finished() -> String {
    let bits = length * 8
    add([0x80])
    while block.count != 56 { add([0]) }
    add((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }[...])
    var result = ""
    for word in [state.0, state.1, state.2, state.3, state.4] {
      let digits = String(word, radix: 16)
      result += String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
    return result
  }
}

private func compress(
  _ state: inout (UInt32, UInt32, UInt32, UInt32, UInt32), _ words: inout [UInt32], _ block: UnsafePointer<UInt8>
) {
  func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
  words.withUnsafeMutableBufferPointer { words in
    for i in 0..<16 {
      words[i] =
        UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16 | UInt32(block[4 * i + 2]) << 8
        | UInt32(block[4 * i + 3])
    }
    for i in 16..<80 { words[i] = rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1) }
    var (a, b, c, d, e) = state
    for i in 0..<80 {
      let mix: UInt32
      switch i {
      case 0..<20: mix = (b & c | ~b & d) &+ 0x5A82_7999
      case 20..<40: mix = (b ^ c ^ d) &+ 0x6ED9_EBA1
      case 40..<60: mix = (b & c | b & d | c & d) &+ 0x8F1B_BCDC
      default: mix = (b ^ c ^ d) &+ 0xCA62_C1D6
      }
      let next = rotated(a, 5) &+ mix &+ e &+ words[i]
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }
}
