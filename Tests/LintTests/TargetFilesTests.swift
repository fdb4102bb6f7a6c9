// Files that no target of an Xcode project takes, and folders that something else builds.

import CurbcutFindings
import CurbcutSourceText
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct TargetFilesTests {
  private static let view = """
    import SwiftUI
    struct Card: View { var body: some View { Button(action: { go() }) { Image(systemName: "heart") } } }

    """

  /// A project that takes files by their names, and folders as a whole.
  private func project(files: [String], folders: [String] = [], other: String = "") -> String {
    "// !$*UTF8*$!\n{ objects = {\n"
      + files.map { "A /* \($0) */ = {isa = PBXFileReference; path = \($0); sourceTree = \"<group>\"; };\n" }.joined()
      + folders.map { "B = {isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };\n" }
      .joined() + other + "C = {isa = PBXGroup; path = Views; };\n}; }\n"
  }

  private func unlisted(_ project: String, _ paths: [String], files: [String: String] = [:]) throws -> Set<String> {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let source = SourceText(path: "App/Shop.xcodeproj/project.pbxproj", bytes: Array(project.utf8))
    return Set(TargetFiles([source]).unlisted(paths, root: folder.path))
  }

  /// Enough files that are taken, so that one that is not is an exception.
  private static let taken = (0..<5).map { "App/Views/Taken\($0).swift" }

  @Test func whatNoProjectNamesIsInNoTarget() throws {
    let names = Self.taken.map { Paths.lastComponent($0) } + ["\"With Blank.swift\"", "Base.lproj/Main.storyboard"]
    let found = try unlisted(
      project(files: names),
      Self.taken + [
        "App/Views/With Blank.swift", "App/Old/Card.swift", "App/Base.lproj/Main.storyboard", "App/Old.xib",
        "Other/Card.swift",
      ])
    #expect(found == ["App/Old/Card.swift", "App/Old.xib"], "what lies outside of the project's folder is not its own")
  }

  @Test func foldersThatAreTakenWholeCount() throws {
    let names = Self.taken.map { Paths.lastComponent($0) }
    let paths = Self.taken + ["App/New/Deep/Card.swift", "App/Old/Card.swift"]
    #expect(try unlisted(project(files: names, folders: ["New"]), paths) == ["App/Old/Card.swift"])
    let whole = "D = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = \"<group>\"; };\n"
    #expect(try unlisted(project(files: names, other: whole), paths).isEmpty, "the folder of the project itself")
  }

  @Test(arguments: ["Package.swift", "Kit.podspec", "project.yml", "BUILD.bazel"])
  func whatIsBuiltBySomethingElseIsLeftAlone(_ manifest: String) throws {
    let names = Self.taken.map { Paths.lastComponent($0) }
    let paths = Self.taken + ["App/Kit/Sources/Card.swift"]
    #expect(try unlisted(project(files: names), paths) == ["App/Kit/Sources/Card.swift"])
    #expect(try unlisted(project(files: names), paths, files: ["App/Kit/" + manifest: ""]).isEmpty)
    #expect(try unlisted(project(files: names), paths, files: [manifest: ""]).isEmpty)
  }

  @Test func aProjectThatNamesFewOfItsFilesSaysNothing() throws {
    #expect(try unlisted(project(files: ["Taken0.swift"]), Self.taken).isEmpty)
    #expect(try unlisted(project(files: []), Self.taken).isEmpty)
    #expect(try unlisted("// no project", Self.taken).isEmpty)
  }

  /// A project with groups, as Xcode writes them, that lists one `Card.swift` in `Views/Cards`.
  private func grouped(tree: String = "\"<group>\"", others: String = "") -> String {
    let files = (0..<5).map {
      "\t\tF\($0) /* x */ = {isa = PBXFileReference; path = Taken\($0).swift; sourceTree = \"<group>\"; };\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tobjects = {
      \(files.joined())
      \t\tCARD /* Card.swift */ = {isa = PBXFileReference; name = "A card"; path = Card.swift; sourceTree = \(tree); };
      \(others)
      \t\tMAIN = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tVIEWS /* Views */,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tVIEWS /* Views */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tCARDS /* Cards */,
      \t\t\t\tOTHER /* Card.swift */,
      \t\t\t);
      \t\t\tpath = Views;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tCARDS /* Cards */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tCARD /* Card.swift */,
      \t\t\t);
      \t\t\tpath = Cards;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t};
      }

      """
  }

  @Test func ofFilesOfOneNameThoseThatNoReferenceLeadsToAreInNoTarget() throws {
    let paths = Self.taken + ["App/Views/Cards/Card.swift", "App/Old/Card.swift"]
    #expect(try unlisted(grouped(), paths) == ["App/Old/Card.swift"])
    let second =
      "\t\tOTHER /* Card.swift */ = {isa = PBXFileReference; path = Card.swift; sourceTree = \"<group>\"; };\n"
    #expect(
      try unlisted(grouped(others: second), Self.taken + ["App/Views/Cards/Card.swift", "App/Views/Card.swift"]).isEmpty
    )
    #expect(try unlisted(grouped(tree: "\"<absolute>\""), paths).isEmpty, "a reference that cannot be followed")
    #expect(
      try unlisted(grouped(), Self.taken + ["App/Old/Card.swift", "App/Older/Card.swift"]).isEmpty,
      "a reference that leads to none of them")
  }

  @Test func theirFindingsAreOnlyCounted() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    for path in Self.taken { try folder.write(path, "import SwiftUI\n") }
    try folder.write("App/Old/Card.swift", Self.view)
    try folder.write(
      "App/Shop.xcodeproj/project.pbxproj", project(files: Self.taken.map { Paths.lastComponent($0) }))
    var request = LintRequest(paths: ["."], workingDirectory: folder.path)
    request.options.onlyRules = ["icon-button-missing-label"]
    let result = try LintRun.run(request)
    #expect(result.findings.isEmpty)
    #expect(result.unshown == 1)
    request.paths = ["App/Old/Card.swift"]
    let finding = try #require(try LintRun.run(request).findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.help.hasSuffix("(This file is not in any target of the Xcode project.)"))
  }
}
