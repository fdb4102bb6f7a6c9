// Lists of what is known to fail, which may only shrink, and figures that may only grow: both are checked in, so that a
// change shows in its diff what it does to them.

import Foundation
import Testing

/// A list in `Tests/Rulers`, one entry a line.
struct CheckedList {
  /// Name of the file.
  var name: String
  /// What an entry is, for whoever opens the file.
  var heading: [String]

  static let folder = RulePageFile.root.appendingPathComponent("Tests/Rulers")
  static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  /// Fails for each that is not in the list, and for each in the list that fails no more. Those are taken out of the file,
  /// except on CI; nothing that was measured before is put in, but where there is no file yet.
  func compare(_ failing: Set<String>, location: SourceLocation = #_sourceLocation) {
    compare(Dictionary(uniqueKeysWithValues: failing.map { ($0, "") }), location: location)
  }

  /// The same with more to tell of each that fails and is not in the list. What was never measured may enter it.
  func compare(
    _ details: [String: String], new: Set<String> = [], location: SourceLocation = #_sourceLocation
  ) {
    let failing = Set(details.keys)
    let url = Self.folder.appendingPathComponent(name)
    let present = try? String(contentsOf: url, encoding: .utf8)
    let listed = Set(
      (present ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    for entry in failing.subtracting(listed).subtracting(new).sorted() where present != nil {
      Issue.record(
        "\(entry): fails, and is not in Tests/Rulers/\(name), which may only shrink\n\(details[entry] ?? "")",
        sourceLocation: location)
    }
    let entries = present == nil ? failing : failing.intersection(listed.union(new))
    for entry in listed.subtracting(failing).sorted() {
      Issue.record(
        "\(entry): fails no more, or is no case any more; take it out of Tests/Rulers/\(name)",
        sourceLocation: location)
    }
    let lines = heading.map { "# " + $0 } + entries.sorted()
    CheckedFile(name: name).compare(lines.joined(separator: "\n") + "\n", location: location)
  }
}

/// A generated file in `Tests/Rulers`.
struct CheckedFile {
  var name: String

  /// Fails when the file holds anything else, and writes it anew, except on CI.
  func compare(_ wanted: String, location: SourceLocation = #_sourceLocation) {
    let url = CheckedList.folder.appendingPathComponent(name)
    guard (try? String(contentsOf: url, encoding: .utf8)) != wanted else { return }
    if CheckedList.isCI {
      Issue.record(
        "Tests/Rulers/\(name) is stale; run the tests without CI set, and commit it", sourceLocation: location)
      return
    }
    do {
      try wanted.write(to: url, atomically: true, encoding: .utf8)
      Issue.record(
        "Tests/Rulers/\(name) was stale and is rewritten; run the tests again", sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }
}

/// Figures in `Tests/Rulers`, one a line, that may only grow.
struct CheckedFigures {
  var name: String

  /// Fails for each that is not what the file says: one that fell has to rise again, one that grew is written into the
  /// file, except on CI.
  func compare(_ figures: [(title: String, count: Int)], location: SourceLocation = #_sourceLocation) {
    let url = CheckedList.folder.appendingPathComponent(name)
    let present = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var listed: [String: Int] = [:]
    for line in present.split(separator: "\n") where !line.hasPrefix("#") {
      guard let end = line.lastIndex(of: ":") else { continue }
      listed[String(line[..<end])] = Int(line[line.index(after: end)...].drop { $0 == " " })
    }
    var lines = ["# How much is known; each figure may only grow. The tests raise it."]
    for (title, count) in figures {
      let least = listed[title] ?? 0
      if count < least {
        Issue.record("\(title): \(count), and \(least) were known before", sourceLocation: location)
      }
      lines.append("\(title): \(max(count, least))")
    }
    CheckedFile(name: name).compare(lines.joined(separator: "\n") + "\n", location: location)
  }
}
