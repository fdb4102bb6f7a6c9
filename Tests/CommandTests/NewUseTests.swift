// A component whose findings are known gets a use at fault: the gate fails, whichever way the gate asks.

import Foundation
import Testing

struct NewUseTests {
  private static let chip = """
    import SwiftUI
    struct Chip: View {
      let size: CGFloat
      var body: some View {
        Button(action: { go() }) { Image(systemName: "bolt").frame(width: size, height: size) }
          .accessibilityLabel("Go")
      }
    }

    """
  private static let rule = ["--rule", "touch-target-too-small", "--rule", "directive-unused"]

  private func git(_ folder: Folder, _ line: String) throws {
    let outcome = try Tool.shell("git -c user.name=a -c user.email=a@b \(line)", in: folder)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  private func screen(_ name: String, _ uses: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n\(uses)\n    }\n  }\n}\n"
  }

  /// A repository with a baseline that knows the use with 20 points.
  private func adopted() throws -> Folder {
    let folder = try Folder()
    try folder.write("Chip.swift", Self.chip)
    try folder.write("A.swift", screen("A", "Chip(size: 20)\nChip(size: 48)"))
    try folder.write("B.swift", screen("B", "Text(\"b\")"))
    try git(folder, "init --quiet --initial-branch=main")
    let created = try Tool.run(["baseline", "create"] + Self.rule, in: folder)
    #expect(created.output.contains("recorded 1 finding in 1 of 3 files."))
    try git(folder, "add .")
    try git(folder, "commit --quiet -m one")
    return folder
  }

  private func lint(_ options: [String], _ folder: Folder) throws -> Outcome {
    try Tool.run(["lint", "--format", "concise"] + Self.rule + options, in: folder)
  }

  @Test(arguments: [["."], ["--since", "main"], ["--staged"], ["--staged", "--no-baseline"]])
  func aBaselinedComponentThatGetsANewFaultyUseFailsTheGate(options: [String]) throws {
    let folder = try adopted()
    #expect(try lint(options, folder).status == 0)
    // Enough is no news.
    try folder.write("B.swift", screen("B", "Text(\"b\")\nChip(size: 50)"))
    try git(folder, "add .")
    #expect(try lint(options, folder).status == 0)
    try folder.write("B.swift", screen("B", "Text(\"b\")\nChip(size: 18)"))
    try git(folder, "add .")
    let run = try lint(options, folder)
    #expect(run.status == 1)
    #expect(run.output.contains("B.swift:6:1: error:") && run.output.contains("18 × 18"))
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("Chip.swift:") || $0.hasPrefix("A.swift:") })
    // A directive where it is used.
    let ignored = "Text(\"b\")\n// curbcut:ignore touch-target-too-small -- the row is the target\nChip(size: 18)"
    try folder.write("B.swift", screen("B", ignored))
    try git(folder, "add .")
    let silenced = try lint(options, folder)
    #expect(silenced.status == 0, "\(silenced.output)")
  }

  @Test func whatStatsUpdateAndPruneSayOfUses() throws {
    let folder = try adopted()
    #expect(
      try Tool.run(["baseline", "stats"] + Self.rule, in: folder).output.contains("1 finding known in 2 files.\n"))
    let whole = try folder.read(".curbcut-baseline.json")
    // As an earlier version wrote it.
    let lines = whole.split(separator: "\n").filter { !$0.contains("\"cause\"") }.joined(separator: "\n")
    try folder.write(".curbcut-baseline.json", lines)
    try git(folder, "commit --quiet --all -m old")
    try folder.write("B.swift", screen("B", "Text(\"b\")\nChip(size: 18)"))
    #expect(try lint(["."], folder).status == 0)
    #expect(try lint(["--since", "main", "--no-baseline"], folder).status == 1)
    // What came since the file was committed stays new.
    let updated = try Tool.run(["baseline", "update", "--reason", "0.2"] + Self.rule, in: folder)
    #expect(updated.output.contains("1 finding known.\n"))
    #expect(try folder.read(".curbcut-baseline.json") == whole)
    #expect(try lint(["."], folder).status == 1)
    // A use that is fixed.
    try folder.write("A.swift", screen("A", "Chip(size: 48)"))
    let pruned = try Tool.run(["baseline", "prune"] + Self.rule, in: folder)
    #expect(pruned.output.contains("A.swift: touch-target-too-small in A.body was fixed or removed"))
    #expect(try !folder.read(".curbcut-baseline.json").contains("touch-target"))
    #expect(try lint(["."], folder).status == 1)
  }

  /// Code scanning tells new from known by its fingerprints.
  @Test func aNewUseIsANewResult() throws {
    func prints(_ folder: Folder) throws -> [String: String] {
      let text = try Tool.run(["lint", "--no-baseline", "--format", "sarif", "."] + Self.rule, in: folder).output
      let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let run = try #require((document["runs"] as? [[String: Any]])?.first)
      var result: [String: String] = [:]
      for finding in try #require(run["results"] as? [[String: Any]]) {
        let locations = try #require(finding["locations"] as? [[String: Any]])
        let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
        let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
        result[uri] = (finding["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
      return result
    }
    let folder = try adopted()
    let before = try prints(folder)
    #expect(before.keys.sorted() == ["A.swift", "Chip.swift"])
    try folder.write("B.swift", screen("B", "Text(\"b\")\nChip(size: 18)"))
    let after = try prints(folder)
    #expect(after.keys.sorted() == ["A.swift", "B.swift", "Chip.swift"])
    #expect(after.filter { before.keys.contains($0.key) } == before)
    // A result of its own is no finding more.
    let text = try lint(["--no-baseline", "."], folder)
    #expect(text.output.contains("1 error in 1 of 3 files"))
  }
}
