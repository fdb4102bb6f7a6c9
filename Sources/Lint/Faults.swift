// Files whose check ended an earlier process of this run: they are not checked again, and that is told.

import CurbcutFindings
import CurbcutSourceText

enum Faults {
  /// What a report says of such a file; nil for all others.
  static func problem(_ path: String, _ count: Int) -> Problem? {
    guard System.isLeftOut(path, count) else { return nil }
    return Problem(
      path: path, range: nil,
      message: "The file was not checked: Curbcut crashed on it. Please report this; everything else was checked.")
  }

  #if DEBUG
    /// Ends the process where a test asks for it: `CURBCUT_TRAP=trap-judge:Sources/A.swift`. No release has this.
    static func provoke(_ stage: String, _ path: String) {
      if wantedFaults.contains("trap-\(stage):\(path)") { _ = [Int]()[path.utf8.count] }
      if wantedFaults.contains("overflow-\(stage):\(path)") { _ = deepen(0) }
    }

    private static let wantedFaults = (System.environment("CURBCUT_TRAP") ?? "").split(separator: ",").map(String.init)

    private static func deepen(_ depth: Int) -> Int { depth < 0 ? depth : deepen(depth + 1) &+ deepen(depth + 2) }
  #else
    @inline(__always) static func provoke(_ stage: String, _ path: String) {}
  #endif
}
