// Finds the Swift files that are compared, mutated or measured. The order depends on the paths alone, and a limited
// run takes its share from all over the corpus, so that every run on the same commit reads the same bytes.

import Foundation

public struct CorpusFile: Sendable {
  /// Path as it is reported: the corpus's name and what follows it.
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

public enum Corpus {
  /// The folder of this package.
  public static let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where code is looked for when no path is given: our own sources and samples first, then the checkouts.
  public static var standardRoots: [String] {
    [
      home.appendingPathComponent("../../samples").standardized.path,
      home.appendingPathComponent("../../Sources").standardized.path,
      home.appendingPathComponent(".build/checkouts").path,
      home.appendingPathComponent("Corpus/.build/checkouts").path,
    ]
  }

  /// The files under the roots. With a limit, the samples and then files spread evenly until it is reached.
  public static func files(under roots: [String], limit: Int = .max) -> [CorpusFile] {
    var paths: [(root: String, relative: String)] = []
    for root in roots {
      if root.hasSuffix(".swift") {
        paths.append(
          (
            String(root.dropLast((root as NSString).lastPathComponent.count + 1)),
            (root as NSString).lastPathComponent
          ))
        continue
      }
      guard let walk = FileManager.default.enumerator(atPath: root) else { continue }
      var found: [String] = []
      while let path = walk.nextObject() as? String {
        if path.hasSuffix(".swift") { found.append(path) } else if path.hasSuffix("/.git") { walk.skipDescendants() }
      }
      paths += found.sorted().map { (root, $0) }
    }
    if limit < .max {
      let samples = paths.filter { $0.root.hasSuffix("/samples") }
      let others = paths.filter { !$0.root.hasSuffix("/samples") }
      paths = samples + others.map { (hash($0.relative), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var result: [CorpusFile] = []
    var total = 0
    for path in paths {
      if total >= limit { break }
      guard let data = FileManager.default.contents(atPath: path.root + "/" + path.relative) else { continue }
      let root = (path.root as NSString).lastPathComponent
      result.append(
        CorpusFile(name: root == "checkouts" ? path.relative : root + "/" + path.relative, bytes: Array(data)))
      total += data.count
    }
    return result
  }

  /// FNV-1a: the same in every process, unlike `Hasher`.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
