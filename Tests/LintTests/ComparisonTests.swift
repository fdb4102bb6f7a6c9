// Comparing with a revision, with the real git in a repository of its own.

import CurbcutTestSupport
import CurbcutFindings
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

struct ComparisonTests {
  /// A repository with one commit.
  final class Repository {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder()
      try git("init", "--quiet", "--initial-branch=main")
      try commit(files, "first")
    }

    func git(_ arguments: String...) throws {
      let environment = [
        "PATH=" + (System.environment("PATH") ?? ""), "HOME=" + folder.path, "GIT_CONFIG_NOSYSTEM=1",
        "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b",
      ]
      let outcome = try System.run(["git", "-C", folder.path] + arguments, environment: environment)
      try #require(outcome.status == 0, "\(arguments): \(String(decoding: outcome.errors, as: UTF8.self))")
    }

    func commit(_ files: [String: String], _ message: String) throws {
      for (name, text) in files { try folder.write(name, text) }
      try git("add", "--all")
      try git("commit", "--quiet", "--message", message)
    }

    func lint(
      _ revision: String?, staged: Bool = false, mergeBase: Bool = true, paths: [String] = [],
      in sub: String? = nil
    ) throws -> LintResult {
      try lint(
        ComparisonRequest(revision: revision, usesMergeBase: mergeBase, staged: staged), paths: paths, in: sub,
        rules: ["icon-button-missing-label"])
    }

    func lint(
      _ comparison: ComparisonRequest, paths: [String] = [], in sub: String? = nil, rules: [String]? = nil
    ) throws -> LintResult {
      var request = LintRequest(paths: paths, workingDirectory: sub.map { folder.path + "/" + $0 } ?? folder.path)
      request.comparison = comparison
      request.options.onlyRules = rules
      request.baseline = .automatic
      let result = try LintRun.run(request)
      // Who wants nothing but what is new gets the same of it.
      request.comparison?.countsAll = false
      #expect(try LintRun.run(request).findings == result.findings)
      return result
    }

    func message(_ revision: String?) -> String? {
      do {
        _ = try lint(revision)
        return nil
      } catch {
        return (error as? UsageError)?.message
      }
    }
  }

  static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  static let bare = "Button(action: { go() }) { Image(systemName: \"heart\") }"
  static let named = bare + ".padding()\n      .accessibilityLabel(\"Delete it\")"

  @Test func onlyWhatIsNewIsReported() throws {
    let repository = try Repository(["Old.swift": Self.view("Old", Self.bare)])
    #expect(try repository.lint("main").findings.isEmpty)
    // Not even added to git.
    try repository.folder.write("Neu 😀.swift", Self.view("New", Self.bare))
    let result = try repository.lint("main")
    #expect(result.findings.map(\.path) == ["Neu 😀.swift"])
    #expect(result.comparison?.baseFiles == 1)
    #expect(result.comparison?.changedFiles == 0)
    #expect(result.comparison?.addedFiles == 1)
    #expect(result.comparison?.baseFindings == 1)
    #expect(result.comparison?.findings == 2)
  }

  @Test func aColorSetThatWasUsedBeforeIsNotNew() throws {
    func text(_ name: String) -> String { Self.view(name, "Text(\"Words\").foregroundColor(Color(\"C\"))") }
    let repository = try Repository([
      "Assets.xcassets/C.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x10", "green": "0x10", "blue": "0x10", "alpha": "1"}, "color-space": "srgb"}}]}"#,
      "V.swift": text("V"),
    ])
    let wanted = ["color-asset-missing-variants"]
    try repository.folder.write("W.swift", text("W"))
    let result = try repository.lint(ComparisonRequest(revision: "main"), rules: wanted)
    #expect(result.findings.isEmpty && result.comparison?.findings == 1)
  }

  @Test func aRemovedLabelIsToldWithWhatItSaid() throws {
    let repository = try Repository(["A.swift": Self.view("A", Self.named)])
    try repository.folder.write("A.swift", Self.view("A", Self.bare + ".padding()"))
    let findings = try repository.lint("main").findings
    #expect(findings.map(\.rule) == ["icon-button-missing-label"])
    #expect(
      findings.first?.regression
        == "In main this was named \"Delete it\"; this change removed .accessibilityLabel(\"Delete it\")")
  }

  @Test func aChangeOfAComponentIsSeenWhereItIsUsed() throws {
    let icon =
      "struct Icon: View {\n  let name: String\n  var body: some View { Image(systemName: \"heart\")LABEL }\n}\n"
    let use = Self.view("A", "Button(action: { go() }) { Icon(name: \"Delete\") }")
    let labelled = "import SwiftUI\n" + icon.replacing("LABEL", with: ".accessibilityLabel(name)")
    let repository = try Repository(["A.swift": use, "Icon.swift": labelled])
    #expect(try repository.lint("main").findings.isEmpty)
    try repository.folder.write("Icon.swift", "import SwiftUI\n" + icon.replacing("LABEL", with: ""))
    let result = try repository.lint("main", paths: ["A.swift"])
    #expect(result.findings.map(\.rule) == ["icon-button-missing-label"])
    #expect(result.findings.first?.regression == "In main this was named \"Delete\"; something it uses has changed")
  }

  @Test func theMergeBaseIsMeantUnlessToldOtherwise() throws {
    let repository = try Repository(["A.swift": Self.view("A", Self.bare)])
    try repository.git("branch", "topic")
    // On main the button is mended after the branch has left.
    try repository.commit(["A.swift": Self.view("A", Self.named)], "mended")
    try repository.git("checkout", "--quiet", "topic")
    #expect(try repository.lint("main").findings.isEmpty)
    #expect(try repository.lint("main", mergeBase: false).findings.count == 1)
  }

  @Test func whatAChangeShowsForTheFirstTimeIsNew() throws {
    func app(_ view: String) -> String {
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { \(view) } } }\n"
    }
    let repository = try Repository(["Shop.swift": app("Text(\"a\")"), "Card.swift": Self.view("Card", Self.bare)])
    try repository.folder.write("Shop.swift", app("Text(\"b\")"))
    #expect(try repository.lint("main").findings.isEmpty)
    try repository.folder.write("Shop.swift", app("Card()"))
    let result = try repository.lint("main")
    #expect(result.findings.map(\.path) == ["Card.swift"])
    #expect(result.findings.first?.severity == .error)

    // What a preview shows is told one step lower, and once more when the app shows it.
    try repository.commit(
      ["Shop.swift": app("Text(\"b\")"), "Card.swift": Self.view("Card", Self.bare) + "#Preview { Card() }\n"],
      "preview")
    try repository.folder.write("Other.swift", Self.view("Other", Self.bare) + "#Preview { Other() }\n")
    #expect(try repository.lint("HEAD").findings.map(\.severity) == [.warning])
    try repository.commit([:], "other")
    #expect(try repository.lint("HEAD").findings.isEmpty)
    try repository.folder.write("Shop.swift", app("Card()"))
    #expect(try repository.lint("HEAD").findings.map(\.severity) == [.error])
  }

  @Test func whatIsStagedCounts() throws {
    let repository = try Repository(["A.swift": Self.view("A", Self.named), "B.swift": Self.view("B", Self.bare)])
    // Staged without the label, then mended on disk only.
    try repository.folder.write("A.swift", Self.view("A", Self.bare))
    try repository.git("add", "A.swift")
    try repository.folder.write("A.swift", Self.view("A", Self.named))
    try repository.folder.write("C.swift", Self.view("C", Self.bare))
    let result = try repository.lint(nil, staged: true)
    #expect(result.findings.map(\.path) == ["A.swift"])
    #expect(result.files == 2)
    #expect(try repository.lint(nil, staged: true, paths: ["B.swift"]).findings.isEmpty)
    #expect(try repository.lint(nil, staged: true, paths: ["C.swift"]).leftOut.map(\.reason) == ["not in git's index"])
  }

  @Test func beforeTheFirstCommitEverythingIsNew() throws {
    let folder = try TemporaryFolder()
    let outcome = try System.run(
      ["git", "-C", folder.path, "init", "--quiet"], environment: ["PATH=" + (System.environment("PATH") ?? "")])
    #expect(outcome.status == 0)
    try folder.write("A.swift", Self.view("A", Self.bare))
    _ = try System.run(
      ["git", "-C", folder.path, "add", "A.swift"], environment: ["PATH=" + (System.environment("PATH") ?? "")])
    var request = LintRequest(workingDirectory: folder.path)
    request.comparison = ComparisonRequest(revision: nil, staged: true)
    request.options.onlyRules = ["icon-button-missing-label"]
    #expect(try LintRun.run(request).findings.count == 1)
  }

  @Test func aRenamedFileAndAFolderBelowTheTopAreFollowed() throws {
    let repository = try Repository([
      "Sub dir/A.swift": Self.view("A", Self.bare), "B.swift": Self.view("B", Self.bare),
    ])
    try repository.git("mv", "B.swift", "Sub dir/Ç.swift")
    let result = try repository.lint("main", in: "Sub dir")
    #expect(result.findings.isEmpty)
    #expect(result.files == 2)
  }

  @Test func aBaseThatIsNotThereStopsTheRun() throws {
    let repository = try Repository(["A.swift": Self.view("A", Self.bare)])
    #expect(repository.message("mian") == "There is no revision mian in this repository. Did you mean main?")
    #expect(repository.message("--all") == "A revision cannot begin with a hyphen: --all.")
    #expect(repository.message("; touch x")?.hasPrefix("There is no revision ; touch x in this repository.") == true)
    try repository.commit(["A.swift": Self.view("A", Self.named)], "second")
    let clone = try TemporaryFolder()
    try repository.git("clone", "--quiet", "--depth", "1", "file://" + repository.folder.path, clone.path + "/c")
    var request = LintRequest(paths: [clone.path + "/c"], workingDirectory: "/")
    request.comparison = ComparisonRequest(revision: "HEAD~1")
    do {
      _ = try LintRun.run(request)
      Issue.record("a shallow clone has no base")
    } catch {
      #expect(error.message.contains("which is shallow"))
      #expect(error.message.contains("fetch-depth: 0"))
    }
    let plain = try TemporaryFolder()
    try plain.write("A.swift", Self.view("A", Self.bare))
    request.paths = [plain.path]
    #expect(throws: UsageError.self) { try LintRun.run(request) }
  }

  @Test func nothingThatAConfigurationNamesIsStarted() throws {
    let repository = try Repository([
      "A.swift": Self.view("A", Self.named), ".gitattributes": "*.swift filter=evil diff=evil\n",
    ])
    let trap = repository.folder.path + "/trap.sh"
    try repository.folder.write("trap.sh", "#!/bin/sh\ntouch \"\(repository.folder.path)/sprung\"\ncat\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    for key in [
      "filter.evil.clean", "filter.evil.smudge", "diff.evil.textconv", "diff.evil.command", "diff.external",
      "core.fsmonitor", "core.pager", "core.sshCommand",
    ] {
      try repository.git("config", key, trap)
    }
    try repository.folder.write("A.swift", Self.view("A", Self.bare))
    #expect(try repository.lint("main").findings.count == 1)
    #expect(try repository.lint(nil, staged: true).findings.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: repository.folder.path + "/sprung"))
  }

  @Test func theHashIsThatOfGit() {
    // git hash-object, for texts around the size of a block.
    #expect(ObjectHash.blob([]) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(ObjectHash.blob(Array("hello\n".utf8)[...]) == "ce013625030ba8dba906f756967f9e9ca394464a")
    #expect(ObjectHash.blob([UInt8](repeating: 97, count: 1000)[...]) == "a50be72b20f0e3f078d252e8e56b11b4bec67509")
  }

  @Test func storyboardsAreComparedByTheirObjects() throws {
    func xib(_ buttons: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(buttons)</objects></document>\n"
    }
    let old = "<button id=\"b-1\"><state key=\"normal\" image=\"close\"/></button>"
    let new = "<button id=\"b-2\"><state key=\"normal\" image=\"add\"/></button>"
    let repository = try Repository(["App/Close.xib": xib(old), "App/A.swift": "struct A {}\n"])
    func lint(staged: Bool) throws -> LintResult {
      var request = LintRequest(paths: [], workingDirectory: repository.folder.path)
      request.comparison = ComparisonRequest(revision: staged ? nil : "HEAD", usesMergeBase: false, staged: staged)
      return try LintRun.run(request)
    }
    #expect(try lint(staged: false).findings.isEmpty)
    try repository.folder.write("App/Close.xib", xib(new + old))
    let result = try lint(staged: false)
    #expect(result.findings.map(\.rule) == ["ib-control-missing-label"])
    #expect(result.findings.first?.context?.declaration == "b-2")
    #expect(result.comparison?.changedFiles == 1)
    #expect(result.comparison?.baseFindings == 1)
    #expect(try lint(staged: true).findings.isEmpty)
    try repository.git("add", "--all")
    #expect(try lint(staged: true).findings.map(\.rule) == ["ib-control-missing-label"])
  }
}
