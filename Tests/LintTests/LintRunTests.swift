// A whole run on files on disk: what is asked about, what is known, and that nothing depends on chance.

import CurbcutTestSupport
import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct LintRunTests {
  static let bad = """
    import SwiftUI
    struct Bad: View { var body: some View { Button(action: { go() }) { Image(systemName: "heart") } } }

    """
  static let good = """
    import SwiftUI
    struct Good: View { var body: some View { Text("Hello") } }

    """

  private func run(_ folder: TemporaryFolder, _ paths: [String], _ change: (inout LintRequest) -> Void = { _ in })
    throws
    -> LintResult
  {
    var request = LintRequest(paths: paths, workingDirectory: folder.path)
    change(&request)
    return try LintRun.run(request)
  }

  private func message(_ folder: TemporaryFolder, _ paths: [String], _ change: (inout LintRequest) -> Void = { _ in })
    -> String?
  {
    do {
      _ = try run(folder, paths, change)
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test func reportsWhatIsAskedAboutWithPathsFromTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("a/Bad.swift", Self.bad)
    try folder.write("b/Bad.swift", Self.bad)
    let result = try run(folder, ["b"])
    #expect(result.root == folder.path)
    #expect(Set(result.findings.map(\.path)) == ["b/Bad.swift"])
    #expect(result.files == 1)
    #expect(result.indexed == 2)
    #expect(result.sources.keys.sorted() == ["b/Bad.swift"])
  }

  @Test func whatNothingShowsIsCountedAndListedWhenAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("Bad.swift", Self.bad)
    let rule = "icon-button-missing-label"
    func app(_ view: String) throws {
      try folder.write(
        "Shop.swift", "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { \(view) } } }\n")
    }
    // Only developers meet it.
    try app("#if DEBUG\nBad()\n#else\nText(\"a\")\n#endif")
    let whole = try run(folder, ["."]) { $0.options.onlyRules = [rule] }
    #expect(whole.findings.isEmpty)
    #expect(whole.unshown == 1)
    let all = try run(folder, ["."]) {
      $0.options.onlyRules = [rule]
      $0.options.minConfidence = .low
    }
    #expect(all.findings.map(\.isUnshown) == [true])
    #expect(all.findings.first?.severity == .warning)
    #expect(all.unshown == 0)
    // Who names a file is at work on it.
    #expect(try run(folder, ["Bad.swift"]) { $0.options.onlyRules = [rule] }.findings.map(\.severity) == [.warning])

    // A baseline of before does not know it: it is new as soon as something shows the view.
    _ = try BaselineFile.create(LintRequest(workingDirectory: folder.path), force: false)
    let known = try run(folder, ["."]) {
      $0.options.onlyRules = [rule]
      $0.baseline = .automatic
    }
    #expect(known.findings.isEmpty)
    #expect(known.unshown == 1)
    try app("Bad()")
    let shown = try run(folder, ["."]) {
      $0.options.onlyRules = [rule]
      $0.baseline = .automatic
    }
    #expect(shown.findings.map(\.severity) == [.error])
    #expect(shown.unshown == 0)
  }

  @Test func whatNothingUsesYetIsOneStepLower() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("Bad.swift", Self.bad)
    try folder.write(
      "Shop.swift",
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n")
    let result = try run(folder, ["."]) { $0.options.onlyRules = ["icon-button-missing-label"] }
    #expect(result.findings.map(\.severity) == [.warning])
    #expect(result.findings.map(\.confidence) == [.medium])
    #expect(result.findings.map(\.exposure) == [.unused])
    #expect(result.findings.first?.help.hasSuffix("(Nothing in the app shows Bad so far.)") == true)
    #expect(result.unshown == 0)
  }

  @Test func aFileIsJudgedAsInAFullRun() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write(
      "Pin.swift", "import SwiftUI\nstruct Icon: View { var body: some View { Image(systemName: \"heart\") } }\n")
    try folder.write(
      "Screen.swift",
      "import SwiftUI\nstruct Screen: View { var body: some View { Button(action: { go() }) { Icon() } } }\n")
    let full = try run(folder, ["."])
    let single = try run(folder, ["Screen.swift"])
    #expect(full.findings.contains { $0.path == "Screen.swift" })
    #expect(single.findings == full.findings.filter { $0.path == "Screen.swift" })
  }

  @Test func manyThreadsFindWhatOneDoes() throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 { try folder.write("f\(index)/Bad\(index).swift", index % 3 == 0 ? Self.good : Self.bad) }
    let one = try run(folder, ["."]) { $0.jobs = 1 }
    #expect(!one.findings.isEmpty)
    for jobs in [nil, 2, 7, 64] {
      let many = try run(folder, ["."]) { $0.jobs = jobs }
      #expect(many.findings == one.findings)
      #expect(many.coverage == one.coverage)
    }
  }

  @Test func theGroupingOfArgumentsDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    let names = (0..<6).map { "Bad\($0).swift" }
    for name in names { try folder.write(name, Self.bad) }
    let whole = try run(folder, ["."]).findings
    var parts: [Finding] = []
    for pair in [[5, 0], [3, 1], [4, 2]] { parts += try run(folder, pair.map { names[$0] }).findings }
    #expect(parts.sorted { precedes($0.path, $1.path) } == whole)
    #expect(try run(folder, names + names + ["."]).findings == whole)
  }

  @Test func filesThatCannotBeReadAreProblems() throws {
    let folder = try TemporaryFolder()
    try folder.write("Good.swift", Self.good)
    try folder.link("Gone.swift", to: "nowhere.swift")
    try folder.link("Self.swift", to: "Self.swift")
    try folder.write("Wide.swift", bytes: [0xFF, 0xFE, 0x61, 0x00])
    try folder.write("Huge.swift", bytes: [UInt8](repeating: 0x20, count: LintRun.sizeLimit + 1))
    let result = try run(folder, ["."])
    #expect(result.files == 1)
    #expect(
      result.problems.map { "\($0.path): \($0.message)" } == [
        "Gone.swift: The file cannot be read: No such file or directory.",
        "Huge.swift: The file cannot be read: Larger than 16 MiB.",
        "Self.swift: The file cannot be read: Too many levels of symbolic links.",
        "Wide.swift: The file is UTF-16; Swift needs UTF-8.",
      ])
  }

  @Test func invalidUTF8IsLintedAndSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Bad.swift", bytes: Array("// caf\u{E9}\n".unicodeScalars.map { UInt8($0.value) }) + Array(Self.bad.utf8))
    let result = try run(folder, ["."])
    #expect(!result.findings.isEmpty)
    #expect(result.problems.map(\.message) == ["The file is not valid UTF-8 here."])
    #expect(result.problems.first?.range == ByteRange(6, 7))
  }

  @Test func aFileThatIsNotSwiftListsSomeProblemsAndCountsTheRest() throws {
    let folder = try TemporaryFolder()
    try folder.write("Not.swift", String(repeating: ") } ] ;\n", count: 200))
    let result = try run(folder, ["."])
    #expect(result.problems.count <= LintRun.problemLimit + 1)
    #expect(!result.problems.isEmpty)
  }

  @Test func namedPathsObeyTheExclusions() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/P/Bad.swift", Self.bad)
    try folder.write("Good.swift", Self.good)
    try folder.write("README.md", "")
    let result = try run(folder, ["Good.swift", "Pods/P/Bad.swift", "README.md"]) { $0.root = "." }
    #expect(result.findings.isEmpty)
    #expect(
      result.leftOut == [
        LeftOut(path: "Pods/P/Bad.swift", reason: "Pods is never searched"),
        LeftOut(path: "README.md", reason: "not a Swift file"),
      ])
    // A hook that passes only such files asks for nothing.
    #expect(try run(folder, ["README.md"]).files == 0)
  }

  @Test func aFolderWithoutSwiftIsAMistake() throws {
    let folder = try TemporaryFolder()
    try folder.write("docs/README.md", "")
    try folder.write("Pods/A.swift", Self.bad)
    #expect(
      message(folder, ["docs"]) == "There are no Swift files to lint in docs.")
    #expect(message(folder, ["Pods"]) { $0.root = "." }?.contains("Pods is never searched") == true)
    #expect(message(folder, []) == "There are no Swift files to lint in this folder.")
  }

  @Test func aLinkToAFileIsJudgedUnderTheFilesOwnName() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("real/Bad.swift", Self.bad)
    try folder.link("Alias.swift", to: "real/Bad.swift")
    #expect(try Set(run(folder, ["Alias.swift"]).findings.map(\.path)) == ["real/Bad.swift"])
  }

  @Test func aPathOutsideTheRootKeepsAPathThatLeadsThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/Bad.swift", Self.bad)
    try folder.write("out/Bad.swift", Self.bad)
    let result = try run(folder, ["in", "out"])
    #expect(result.root == folder.path + "/in")
    #expect(Set(result.findings.map(\.path)) == ["Bad.swift", "../out/Bad.swift"])
    #expect(Set(result.sources.keys) == ["Bad.swift", "../out/Bad.swift"])
  }

  @Test func textFromStandardInputStandsInForTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("src/Screen.swift", Self.good)
    try folder.write("src/Other.swift", Self.bad)
    func lint(_ name: String, _ text: String) throws -> LintResult {
      try run(folder, []) { $0.standardInput = (name, PaddedBytes(Array(text.utf8))) }
    }
    #expect(try Set(lint("src/Screen.swift", Self.bad).findings.map(\.path)) == ["src/Screen.swift"])
    #expect(try lint("src/Screen.swift", Self.good).findings.isEmpty)
    // Not yet saved, and left out by the rules.
    #expect(try Set(lint("src/New.swift", Self.bad).findings.map(\.path)) == ["src/New.swift"])
    #expect(try lint(".build/New.swift".split(separator: "/").last.map(String.init) ?? "", Self.good).files == 1)
    #expect(
      message(folder, []) { $0.standardInput = ("nowhere/New.swift", PaddedBytes([])) }?.contains("nowhere") == true)
  }

  @Test func rulesAreChosenByName() throws {
    let folder = try TemporaryFolder()
    try folder.write("Bad.swift", Self.bad)
    let rule = "icon-button-missing-label"
    #expect(try Set(run(folder, ["."]) { $0.options.onlyRules = [rule] }.findings.map(\.rule)) == [rule])
    #expect(try run(folder, ["."]) { $0.options.disabledRules = [rule] }.findings.allSatisfy { $0.rule != rule })
    #expect(
      message(folder, ["."]) { $0.options.onlyRules = ["icon-button-missing-lable"] }
        == "There is no rule icon-button-missing-lable. Did you mean icon-button-missing-label?")
    #expect(
      message(folder, ["."]) { $0.options.disabledRules = ["zzz"] }
        == "There is no rule zzz. `curbcut rules` lists the rules.")
  }

  @Test func theSettingsOfAProjectDecideWhichAppearanceIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write(
      "App/Note.swift",
      """
      import SwiftUI
      struct Note: View {
        var body: some View {
          NavigationStack { Text("a").foregroundStyle(Color(white: 0.7)).navigationTitle("Note") }
        }
      }

      """)
    let rules = ["text-contrast", "color-scheme-locked"]
    func found(_ paths: [String] = []) throws -> [String] {
      try run(folder, paths) { $0.options.onlyRules = rules }.findings.map { "\($0.path) \($0.rule)" }
    }
    #expect(try found() == ["App/Note.swift text-contrast"])
    try folder.write("Note.xcodeproj/project.pbxproj", Self.darkProject)
    #expect(try found() == ["Note.xcodeproj/project.pbxproj color-scheme-locked"])
    #expect(try found(["App"]) == [], "known, but not asked about")
    try folder.write(".gitignore", "*.xcodeproj\n")
    #expect(try found() == ["App/Note.swift text-contrast"], "not everybody has a project that git ignores")
  }

  private static let darkProject = """
    { objects = {
      A = { isa = PBXNativeTarget; buildConfigurationList = B; productType = "com.apple.product-type.application"; };
      B = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark; }; };
    }; }
    """

  @Test func everyRuleHasADescription() {
    #expect(RuleCatalogue.descriptions.map(\.id) == RuleCatalogue.ids)
    #expect(Set(RuleCatalogue.ids).count == RuleCatalogue.ids.count)
  }
}
