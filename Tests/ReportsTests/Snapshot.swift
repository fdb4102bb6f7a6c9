// Texts that are kept as files, to be looked at as a reader sees them. UPDATE=1 writes them anew.

import Foundation
import Testing

enum Snapshot {
  static func expect(_ text: String, _ name: String, source: SourceLocation = #_sourceLocation) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == kept, "\(name) differs; UPDATE=1 writes it anew", sourceLocation: source)
  }
}
