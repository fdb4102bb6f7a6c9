// Comparisons of which a part is not on disk, or where nothing is checked, and what is counted.

import CurbcutFindings
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct ComparedPlacesTests {
  private typealias Repository = ComparisonTests.Repository

  @Test func whatIsKeptAwayFromTheDiskIsToldAndNotGone() throws {
    let repository = try Repository([
      "A.swift": ComparisonTests.view("A", ComparisonTests.bare),
      "Away/B.swift": ComparisonTests.view("B", ComparisonTests.bare),
      "Away/Localizable.strings": "\"a\" = \"b\";\n",
    ])
    try repository.git("sparse-checkout", "set", "--no-cone", "/*", "!Away")
    let result = try repository.lint("HEAD")
    #expect(result.findings.isEmpty)
    #expect(result.comparison?.fixed == 0 && result.comparison?.baseFiles == 1)
    #expect(
      result.notes == [
        "2 files are excluded by the sparse checkout, so they are not checked: Away/B.swift, …"
      ])
    // The index holds them all the same.
    #expect(try repository.lint(nil, staged: true).notes.isEmpty)
    // Who deletes a file has it gone.
    try repository.folder.remove("A.swift")
    try repository.folder.write("C.swift", ComparisonTests.view("C", "Text(\"a\")"))
    #expect(try repository.lint("HEAD").comparison?.fixed == 1)
  }

  @Test(arguments: [
    ("Pods/A.swift", "Pods is never searched"), (".hidden/A.swift", ".hidden is hidden"),
    ("A.SWIFT", "not a Swift file"),
  ])
  func whatMovesToWhereNothingIsCheckedIsTold(place: String, reason: String) throws {
    let repository = try Repository([
      "A.swift": ComparisonTests.view("A", ComparisonTests.named),
      "B.swift": ComparisonTests.view("B", "Text(\"a\")"),
    ])
    if let folder = place.split(separator: "/").dropLast().first {
      try repository.folder.write("\(folder)/keep.txt", "")
    }
    try repository.git("mv", "A.swift", place)
    let note = "This change moves a file to where it is not checked: \(place) (\(reason))."
    #expect(try repository.lint("HEAD").notes == [note])
    #expect(try repository.lint(nil, staged: true).notes == [note])
    // What lies there already, or is deleted, is nobody's move.
    try repository.commit([:], "moved")
    try repository.folder.remove("B.swift")
    try repository.folder.write("C.swift", ComparisonTests.view("C", "Text(\"b\")"))
    #expect(try repository.lint("HEAD").notes.isEmpty)
  }

  @Test func aBaselineAndAComparisonCountAlike() throws {
    let repository = try Repository([
      "A.swift": ComparisonTests.view("A", ComparisonTests.bare),
      // Of low confidence only, and shown by nothing.
      "B.swift": "import SwiftUI\n@main struct S: App { var body: some Scene { WindowGroup { A() } } }\n"
        + ComparisonTests.view("B", "VStack { Image(\"hero\"); " + ComparisonTests.bare + " }"),
    ])
    var request = LintRequest(workingDirectory: repository.folder.path)
    let written = try BaselineFile.create(request, force: false).written.entries
    request.baseline = .automatic
    #expect(try LintRun.run(request).baseline?.known == written)
    for baseline in [BaselineChoice.automatic, .none] {
      request.baseline = baseline
      request.comparison = ComparisonRequest(revision: "HEAD")
      let comparison = try #require(try LintRun.run(request).comparison)
      #expect(comparison.baseFindings == written && comparison.findings == written && comparison.fixed == 0)
    }
  }
}
