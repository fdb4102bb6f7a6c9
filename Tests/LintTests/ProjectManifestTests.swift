// Manifests of project generators, examples and pages of developers in a whole run, and a manifest in the editor.

import CurbcutFindings
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct ProjectManifestTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { DebugMenu() } }

    """
  private static let button = "Button(action: { go() }) { Image(systemName: \"heart\") }"

  private func view(_ name: String) -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(Self.button) } }\n"
  }

  private func run(_ files: [String: String], rule: String, paths: [String] = ["."]) throws -> LintResult {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    for (path, text) in files { try folder.write(path, text) }
    var request = LintRequest(paths: paths, workingDirectory: folder.path)
    request.options.onlyRules = [rule]
    return try LintRun.run(request)
  }

  @Test(arguments: [
    ("project.yml", "targets:\n  Shop:\n    info:\n      properties:\n        UIUserInterfaceStyle: Light\n"),
    ("App/Project.swift", "import ProjectDescription\nlet plist = [\"UIUserInterfaceStyle\": .string(\"Light\")]\n"),
  ])
  func whatAManifestFixesIsNamed(_ path: String, _ text: String) throws {
    let result = try run(["App/Home.swift": view("Home"), path: text], rule: "color-scheme-locked")
    #expect(result.findings.map(\.path) == [path])
    #expect(try run(["App/Home.swift": view("Home")], rule: "color-scheme-locked").findings.isEmpty)
  }

  @Test func pagesOfDevelopersAndExamplesAreOnlyCounted() throws {
    let files = [
      "App/App.swift": Self.app, "App/Menu.swift": view("DebugMenu"),
      "Kit/KitExample/App.swift": Self.app.replacing("DebugMenu()", with: Self.button),
    ]
    let rule = "icon-button-missing-label"
    let result = try run(files, rule: rule)
    #expect(result.findings.isEmpty)
    #expect(result.unshown == 2)
    let menu = try #require(try run(files, rule: rule, paths: ["App/Menu.swift"]).findings.first)
    #expect(menu.help.hasSuffix("(Only developers of the app see DebugMenu.)"))
    let example = try #require(try run(files, rule: rule, paths: ["Kit/KitExample/App.swift"]).findings.first)
    #expect(example.help.hasSuffix("(Only developers see this example.)"))
  }

  @Test func pagesOfLogsAreOneStepLower() throws {
    let files = [
      "App/App.swift": Self.app.replacing("DebugMenu", with: "LogViewer"), "App/Log.swift": view("LogViewer"),
    ]
    let found = try #require(try run(files, rule: "icon-button-missing-label").findings.first)
    #expect(found.severity == .warning)
    #expect(found.help.hasSuffix("opens LogViewer.)"))
  }

  @Test func anEditedManifestCountsInTheEditor() throws {
    let folder = try TemporaryFolder()
    let manifest = "import ProjectDescription\nlet plist = [\"UIUserInterfaceStyle\": \"Light\"]\n"
    try folder.write("Project.swift", manifest)
    try folder.write("Home.swift", view("Home"))
    let session = LintSession(
      root: folder.path, options: ConfigurationOptions(), workingDirectory: folder.path, jobs: 1)
    _ = session.judge("Home.swift")
    let joins = session.joins
    session.setText(Array(manifest.replacing("Light", with: "Automatic").utf8), of: "Project.swift")
    _ = session.judge("Home.swift")
    #expect(session.joins == joins + 1, "the names are joined anew, with another appearance")
  }
}
