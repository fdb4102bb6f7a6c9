// How far a staged change is followed in a project that is too large to check whole for a hook.

import CurbcutFindings
import CurbcutTestSupport
import Foundation
import Testing

@testable import CurbcutLint

struct ChangeReachTests {
  private typealias Repository = ComparisonTests.Repository

  private static let rules = ["icon-button-missing-label", "touch-target-too-small"]

  /// An app of a few dozen files: a page that is shown, a row that is not, a constant in a file of its own, and pages
  /// that have nothing to do with any of it, each with a finding.
  private static func app() -> [String: String] {
    var files = [
      "App/Shop.swift": "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }\n",
      "App/Home.swift": page("Home", ComparisonTests.named + "\n    Others()"),
      "App/Sizes.swift": "import SwiftUI\nenum Sizes {\n  static let closing: CGFloat = 44\n}\n",
      "App/Banner.swift": page(
        "Banner",
        """
        Button(action: { go() }) { Image(systemName: "xmark").frame(width: Sizes.closing, height: Sizes.closing) }
              .accessibilityLabel("Close")
        """),
      "App/Row.swift": page("Row", ComparisonTests.bare),
      "Others/Others.swift": page(
        "Others", "Banner()\n    " + (0..<30).map { "Other\($0)()" }.joined(separator: "\n    ")),
    ]
    for number in 0..<30 { files["Others/Other\(number).swift"] = page("Other\(number)", ComparisonTests.bare) }
    return files
  }

  private static func page(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n    \(body)\n    }\n  }\n  func go() {}\n}\n"
  }

  /// What a change of some files comes to: followed as in a large project, and checked whole.
  private func change(
    _ changes: [String: String], checked: Int = 2_000, removing: [String] = []
  ) throws -> (reached: LintResult, whole: LintResult) {
    let repository = try Repository(Self.app())
    for (path, text) in changes { try repository.folder.write(path, text) }
    for path in removing { try repository.folder.remove(path) }
    try repository.git("add", "--all")
    var request = ComparisonRequest(revision: nil, staged: true)
    let whole = try repository.lint(request, rules: Self.rules)
    #expect(whole.notes.isEmpty)
    let names = Set(Self.app().keys).union(changes.keys.filter { $0.hasSuffix(".swift") }).subtracting(removing)
    #expect(Set(whole.judged) == names)
    request.limits.project = 0
    request.limits.checked = checked
    let reached = try repository.lint(request, rules: Self.rules)
    #expect(reached.findings == whole.findings)
    #expect(reached.comparison?.addedFiles == whole.comparison?.addedFiles)
    #expect(reached.comparison?.changedFiles == whole.comparison?.changedFiles)
    #expect(reached.comparison?.fixed == whole.comparison?.fixed)
    return (reached, whole)
  }

  @Test func nothingStagedIsCleanAndNoWrongPath() throws {
    let (reached, _) = try change([:])
    #expect(reached.findings.isEmpty && reached.files == 0)
  }

  @Test func aConstantIsSeenWhereItIsUsed() throws {
    let (reached, _) = try change([
      "App/Sizes.swift": "import SwiftUI\nenum Sizes {\n  static let closing: CGFloat = 20\n}\n"
    ])
    #expect(reached.findings.map(\.path) == ["App/Banner.swift"])
    #expect(reached.judged.contains("App/Sizes.swift"))
    #expect(!reached.judged.contains("Others/Other7.swift"))
    #expect(
      reached.notes == [
        "This project is large, so \(reached.files) of 36 files were checked: those closest to the change. "
          + "`curbcut lint --since HEAD` checks all."
      ])
  }

  @Test func aNewCallIsSeenInTheFileOfTheComponent() throws {
    let (reached, _) = try change([
      "App/Home.swift": Self.page("Home", ComparisonTests.named + "\n    Row()\n    Others()")
    ])
    #expect(Set(reached.findings.map(\.path)) == ["App/Row.swift"])
    #expect(reached.files < 36)
  }

  @Test func aNameThatIsTakenFails() throws {
    let (reached, _) = try change(["App/Home.swift": Self.page("Home", ComparisonTests.bare + "\n    Others()")])
    #expect(reached.findings.map(\.path) == ["App/Home.swift"])
    #expect(reached.findings.allSatisfy(reached.failPolicy.fails))
  }

  @Test func whatIsUsedInItsOwnFileLeadsOn() throws {
    // The constant is private: the view's users meet it by the view's name.
    let text = try #require(Self.app()["App/Banner.swift"])
    let (reached, _) = try change([
      "App/Banner.swift": text.replacing("Sizes.closing", with: "closing")
        .replacing("  func go() {}", with: "  private let closing: CGFloat = 24\n  func go() {}")
    ])
    #expect(reached.findings.map(\.path) == ["App/Banner.swift"])
    #expect(reached.judged.contains("Others/Others.swift"))
  }

  @Test func addedAndRemovedFiles() throws {
    let (added, _) = try change(["App/New.swift": Self.page("New", ComparisonTests.bare)])
    // Nothing uses it yet.
    #expect(added.findings.map(\.severity) == [.warning, .warning])
    #expect(!added.findings.contains(where: added.failPolicy.fails))
    #expect(added.judged.contains("App/New.swift"))
    let text = try #require(Self.app()["Others/Others.swift"])
    let (removed, _) = try change(
      ["Others/Others.swift": text.replacing("Other3()\n", with: "\n")], removing: ["Others/Other3.swift"])
    #expect(removed.findings.isEmpty)
    #expect(removed.comparison?.fixed == 2)
  }

  @Test func enoughIsCheckedAndNoMore() throws {
    // All that the container shows is near it; the constant's user is checked whatever the rest takes.
    let text = try #require(Self.app()["Others/Others.swift"])
    let change = ["Others/Others.swift": text.replacing("Banner()", with: "Banner().padding()")]
    let few = try self.change(change, checked: 2_000).reached
    let many = try self.change(change, checked: 1 << 20).reached
    #expect(few.files < many.files)
    #expect(many.files < 36)
    #expect(Set(few.judged).isSubset(of: many.judged))
    #expect(many.judged.contains("Others/Other7.swift"))
    #expect(!many.judged.contains("App/Row.swift"))
    let none = try self.change(
      ["App/Sizes.swift": "import SwiftUI\nenum Sizes {\n  static let closing: CGFloat = 20\n}\n"], checked: 0
    ).reached
    #expect(none.judged == ["App/Banner.swift", "App/Sizes.swift"])
  }

  @Test func theNumberOfThreadsDecidesNothing() throws {
    let repository = try Repository(Self.app())
    try repository.folder.write("App/Home.swift", Self.page("Home", ComparisonTests.bare + "\n    Row()\n    Others()"))
    try repository.git("add", "--all")
    var results: [LintResult] = []
    for jobs in [1, 2, 5] {
      var request = LintRequest(workingDirectory: repository.folder.path)
      request.comparison = ComparisonRequest(revision: nil, staged: true)
      request.comparison?.limits.project = 0
      request.comparison?.limits.checked = 4_000
      request.jobs = jobs
      results.append(try LintRun.run(request))
    }
    for result in results {
      #expect(result.judged == results[0].judged)
      #expect(result.findings == results[0].findings)
      #expect(result.comparison == results[0].comparison)
    }
    #expect(!results[0].findings.isEmpty)
    #expect(results[0].files < 36)
  }

  @Test func whatAllFilesRestOnIsCheckedInAll() throws {
    // The whole app in the dark, a table, settings: each may say something of any file.
    let light = try #require(Self.app()["App/Shop.swift"])
    let dark = light.replacing("Home()", with: "Home().preferredColorScheme(.dark)")
    #expect(try change(["App/Shop.swift": dark]).reached.files == 36)
    #expect(try change(["App/en.lproj/Localizable.strings": "\"a\" = \"b\";\n"]).reached.files == 36)
    let repository = try Repository(Self.app())
    try repository.folder.write(".curbcut.json", #"{ "profile": "strict" }"#)
    try repository.folder.write("App/Home.swift", Self.page("Home", ComparisonTests.bare + "\n    Others()"))
    try repository.git("add", "--all")
    var request = ComparisonRequest(revision: nil, staged: true)
    request.limits.project = 0
    request.limits.checked = 0
    request.tellsOfSettings = true
    #expect(try repository.lint(request, rules: Self.rules).files == 36)
    request.tellsOfSettings = false
    request.usesSettingsOfBase = true
    #expect(try repository.lint(request, rules: Self.rules).files == 36)
  }

  @Test func aFileThatCannotBeReadIsToldWhereverItStands() throws {
    let repository = try Repository(Self.app().merging(["Others/Broken.swift": "struct Broken {\n"]) { $1 })
    try repository.folder.write("App/Home.swift", Self.page("Home", ComparisonTests.bare + "\n    Others()"))
    try repository.git("add", "--all")
    var request = ComparisonRequest(revision: nil, staged: true)
    request.limits.project = 0
    request.limits.checked = 0
    let result = try repository.lint(request, rules: Self.rules)
    #expect(!result.judged.contains("Others/Broken.swift"))
    #expect(result.problems.map(\.path) == ["Others/Broken.swift"])
  }

  @Test func colorSetsAreFollowedByTheirNames() throws {
    var files = Self.app()
    let set =
      #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "#
      + #""components": { "red": "0x59", "green": "0x59", "blue": "0x59", "alpha": "1" } } }] }"#
    files["Colors.xcassets/Paper.colorset/Contents.json"] = set
    files["Colors.xcassets/Ink.colorset/Contents.json"] = set
    // Both have one user, far from the change.
    files["Others/Other7.swift"] = Self.page("Other7", "Text(\"a\").foregroundStyle(Color(\"Paper\"))")
    for (name, isNew) in [("Paper", false), ("Ink", true)] {
      let repository = try Repository(files)
      try repository.folder.write(
        "App/Home.swift", Self.page("Home", "Text(\"a\").foregroundStyle(Color(\"\(name)\"))\n    Others()"))
      try repository.git("add", "--all")
      var request = ComparisonRequest(revision: nil, staged: true)
      let whole = try repository.lint(request, rules: ["color-asset-missing-variants"])
      request.limits.project = 0
      request.limits.checked = 0
      let reached = try repository.lint(request, rules: ["color-asset-missing-variants"])
      #expect(reached.findings == whole.findings)
      #expect(reached.findings.map(\.path) == (isNew ? ["Colors.xcassets/Ink.colorset/Contents.json"] : []), "\(name)")
      #expect(!reached.judged.contains("Others/Other7.swift"))
    }
  }
}

struct StagedFilesTests {
  private typealias Repository = ComparisonTests.Repository

  /// A file that was written long before it was staged, so that its times prove something.
  private func repository() throws -> Repository {
    let repository = try Repository(["a.txt": "a"])
    for name in ["Old.swift", "Sub/New.swift"] {
      let path = try repository.folder.write(name, ComparisonTests.view("Old", ComparisonTests.named))
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: path)
    }
    try repository.git("add", "--all")
    return repository
  }

  private func comparison(_ repository: Repository) throws -> Comparison {
    try Comparison(ComparisonRequest(revision: nil, staged: true), root: repository.folder.path, jobs: 1)
  }

  @Test func theIndexSaysWhatGitSays() throws {
    let repository = try repository()
    let path = repository.folder.path
    for version in ["2", "3", "4"] {
      try repository.git("update-index", "--index-version", version)
      let entries = try #require(IndexListing.read(path + "/.git/index", hashLength: 20))
      #expect(entries.map(\.path) == ["Old.swift", "Sub/New.swift", "a.txt"])
      #expect(Set(entries.map(\.object.utf8.count)) == [40])
      #expect(entries.filter { $0.path.hasSuffix(".swift") }.allSatisfy { $0.stamp != nil })
    }
    try repository.git("update-index", "--split-index")
    #expect(IndexListing.read(path + "/.git/index", hashLength: 20) == nil)
    // Then git itself is asked.
    #expect(try comparison(repository).staged.map(\.path) == ["Old.swift", "Sub/New.swift", "a.txt"])
  }

  @Test func aFileIsReadFromTheDiskWhileItIsWhatGitKnows() throws {
    let repository = try repository()
    let comparison = try comparison(repository)
    var file = try #require(comparison.staged.first { $0.path == "Old.swift" })
    #expect(file.stamp != nil)
    let root = repository.folder.path
    // By what the system says of it, not by its content: this hash is another file's.
    file.object = String(repeating: "0", count: 40)
    #expect(comparison.text(of: file, root: root) != nil)
    file.stamp?.modified.nanoseconds ^= 1
    #expect(comparison.text(of: file, root: root) == nil)
    // A file that was staged while it was written has to be read.
    #expect(comparison.staged.first { $0.path == "Old.swift" }?.stamp != nil)
    try repository.folder.write("Late.swift", "import SwiftUI\n")
    let late = repository.folder.path + "/Late.swift"
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: late)
    try repository.git("add", "--all")
    let again = try self.comparison(repository)
    #expect(try #require(again.staged.first { $0.path == "Late.swift" }).stamp == nil)
    #expect(again.text(of: try #require(again.staged.first { $0.path == "Late.swift" }), root: root) != nil)
  }

  @Test func configurationsBesideAndAboveStagedFilesCountWithoutAWalk() throws {
    let repository = try repository()
    func rules() throws -> [String] {
      try repository.lint(ComparisonRequest(revision: nil, staged: true)).findings.map(\.rule)
    }
    try repository.folder.write("Deep/App/Views/Bare.swift", ComparisonTests.view("Bare", ComparisonTests.bare))
    try repository.git("add", "--all")
    #expect(try rules().contains("icon-button-missing-label"))
    // Nobody has to stage what is set, and a folder of that name sets nothing.
    try repository.folder.write("Deep/.curbcut.json", #"{ "rules": { "icon-button-missing-label": "off" } }"#)
    try repository.folder.folder("Sub/.curbcut.json")
    #expect(
      try comparison(repository).configurations(below: repository.folder.path).configurations == ["Deep/.curbcut.json"])
    #expect(try !rules().contains("icon-button-missing-label"))
  }

  @Test func whatFiltersAndLineEndsMakeOfAFileIsNotTaken() throws {
    let repository = try repository()
    let root = repository.folder.path
    try repository.folder.write("Ends.swift", "import SwiftUI\r\n")
    let ends = root + "/Ends.swift"
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: ends)
    try repository.git("-c", "core.autocrlf=true", "add", "Ends.swift")
    let file = try #require(try comparison(repository).staged.first { $0.path == "Ends.swift" })
    #expect(file.stamp != nil)
    #expect(try comparison(repository).text(of: file, root: root) == nil)
    // Of pictures nothing is read.
    try repository.folder.write("Sub/.gitattributes", "# filter\nassets/*.png filter=lfs -text\n*.enc\tfilter=crypt\n")
    try repository.git("add", "--all")
    #expect(try comparison(repository).staged.contains { $0.stamp != nil })
    try repository.folder.write("Sub/.gitattributes", "*.png filter=lfs\nassets/** filter=lfs -text\n")
    try repository.git("add", "--all")
    #expect(try comparison(repository).staged.allSatisfy { $0.stamp == nil })
    try repository.folder.write("Sub/.gitattributes", "*.swift filter=crypt\n")
    try repository.git("add", "--all")
    #expect(try comparison(repository).staged.allSatisfy { $0.stamp == nil })
  }

  @Test func aFileThatChangedAfterItWasStagedIsReadFromGit() throws {
    let repository = try repository()
    try repository.git("commit", "--quiet", "--message", "second")
    let view = ComparisonTests.view("Old", ComparisonTests.bare)
    try repository.folder.write("Old.swift", view)
    try repository.git("add", "--all")
    #expect(try repository.lint(nil, staged: true).findings.count == 1)
    try repository.folder.write("Old.swift", ComparisonTests.view("Old", ComparisonTests.named))
    #expect(try repository.lint(nil, staged: true).findings.count == 1)
    // Of the same size.
    try repository.folder.write("Old.swift", view.replacing("heart", with: "house"))
    #expect(try repository.lint(nil, staged: true).findings.map(\.path) == ["Old.swift"])
  }
}
