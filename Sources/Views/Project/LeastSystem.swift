// The oldest iOS that the Xcode projects of a root are made for, so that proposed code compiles there.

import CurbcutSourceText

/// Deployment targets of Xcode projects.
enum LeastSystem {
  private static let mark = Array("IPHONEOS_DEPLOYMENT_TARGET = ".utf8)

  /// The lowest major version that a fourth of all configurations name, since targets of tests keep the one that they were
  /// made with; nil where none is named.
  static func find(in projects: [SourceText]) -> Int? {
    var counts: [Int: Int] = [:]
    for project in projects where FastText.holds(mark, in: project) {
      let bytes = project[ByteRange(0, UInt32(project.count))]
      var start = bytes.startIndex
      while let place = bytes[start...].firstIndex(of: mark[0]) {
        start = place + 1
        guard bytes[place...].starts(with: mark) else { continue }
        var version = 0
        var digits = 0
        for byte in bytes[(place + mark.count)...] {
          guard (0x30...0x39).contains(byte), digits < 3 else { break }
          version = version * 10 + Int(byte - 0x30)
          digits += 1
        }
        if digits > 0 { counts[version, default: 0] += 1 }
      }
    }
    let all = counts.values.reduce(0, +)
    return counts.filter { $0.value * 4 >= all }.keys.min() ?? counts.keys.min()
  }
}
