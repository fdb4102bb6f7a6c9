// Changes as a patch that `git apply` takes: unified, three lines around each change.

/// Makes patches.
public enum Patch {
  /// The patch of one file; empty when nothing differs. `path` counts from where the patch will be applied.
  public static func text(_ path: String, before: [UInt8], after: [UInt8]) -> [UInt8] {
    if before == after { return [] }
    let old = lines(before)
    let new = lines(after)
    var out: [UInt8] = []
    // A name with blanks ends in a tab, or readers take the rest of the line for a date.
    let tab = path.utf8.contains(0x20) ? "\t" : ""
    out += "diff --git \(quoted("a/" + path)) \(quoted("b/" + path))\n".utf8
    out += "--- \(quoted("a/" + path))\(tab)\n+++ \(quoted("b/" + path))\(tab)\n".utf8
    for hunk in hunks(changes(old, new)) { write(hunk, old, new, &out) }
    return out
  }

  /// The lines with their breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      result.append(bytes[start..<end])
      start = end
    }
    return result
  }

  /// Lines that differ: those of the old text that go, and those of the new one in their place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if start != (i, j) {
        result.append(Change(old: start.0..<i, new: start.1..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return result
  }

  private static let context = 3

  /// Changes near each other go together.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var result: [[Change]] = []
    for change in changes {
      if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        result[result.count - 1].append(change)
      } else {
        result.append([change])
      }
    }
    return result
  }

  private static func write(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ out: inout [UInt8]
  ) {
    let first = hunk[0]
    let last = hunk[hunk.count - 1]
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    out += "@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { add(" ", line, &out) }
      for line in old[change.old] { add("-", line, &out) }
      for line in new[change.new] { add("+", line, &out) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { add(" ", line, &out) }
  }

  private static func place(_ range: Range<Int>) -> String {
    // An empty range stands behind the line before it.
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func add(_ mark: String, _ line: ArraySlice<UInt8>, _ out: inout [UInt8]) {
    out += mark.utf8
    out += line
    if line.last != 0x0A { out += "\n\\ No newline at end of file\n".utf8 }
  }

  /// A name as git writes it: in quotes when something in it would break a line or the quotes.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return path }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
