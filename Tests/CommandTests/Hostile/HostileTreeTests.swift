// A pull request from a stranger: names, sources, settings and catalogues that want to be obeyed. Nothing of them may
// reach a terminal as a control character, a CI service as a command or a report as markup, and nothing may be started.

import CurbcutReports
import Foundation
import Testing

struct HostileTreeTests {
  /// What stands in names and strings.
  static let commands = ["::error::owned", "##[add-mask]owned", "##vso[task.setvariable]owned", "]]><script>owned"]
  static let controls = "\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}2J\u{202E}"

  static func tree() throws -> Folder {
    let folder = try Folder()
    let text = (commands + [controls]).joined(separator: " ")
    let view = Snippet.view("Bad", "Button(action: { go() }) { Image(\"\(text)\") }")
    try folder.write("app/::error::owned.swift", view + "// \(text)\nstruct A { func ( } // \(text)\n")
    try folder.write("app/##[error]\u{1B}[31m.swift", view)
    return folder
  }

  @Test(arguments: [
    "text", "xcode", "agent", "markdown", "github", "json", "sarif", "gitlab", "junit", "checkstyle", "rdjson", "sonar",
  ])
  func nothingIsObeyed(format: String) throws {
    let folder = try Self.tree()
    let run = try Tool.shell(
      "cd app; GITHUB_STEP_SUMMARY= \"$CURBCUT\" lint --format \(format) --min-confidence low --color never .",
      in: folder)
    #expect(run.status == 1)
    for scalar in run.output.unicodeScalars where scalar != "\n" && scalar != "\t" {
      #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}", "\(scalar.value)")
    }
    // What a service reads line by line; the others are files, and read by their own rules.
    guard ["text", "xcode", "agent", "markdown", "github"].contains(format) else { return }
    for line in run.output.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("::") {
        #expect(
          format == "github" && ["::error file=", "::warning file=", "::notice file="].contains { text.hasPrefix($0) })
      } else {
        #expect(!text.contains("##[") && !text.contains("##vso["))
      }
    }
  }

  /// Jobs print machine formats as well, and Azure looks for commands anywhere in a line.
  @Test(arguments: ["json", "sarif", "gitlab", "rdjson", "sonar", "junit", "checkstyle"])
  func filesForMachinesHoldNoCommandEither(format: String) throws {
    let folder = try Self.tree()
    let run = try Tool.run(["lint", "--format", format, "--min-confidence", "low", "app"], in: folder)
    #expect(run.status == 1)
    #expect(!run.output.contains("##[") && !run.output.contains("##vso["))
    // Nothing is lost of names that others have to match: a reader finds the bracket again.
    if ["junit", "checkstyle"].contains(format) {
      #expect(run.output.contains("##&#91;error]"))
    } else {
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      // SARIF's paths are links, whose brackets are escaped anyway; its excerpts are not.
      #expect("\(value)".contains(format == "sarif" ? "##vso[task.setvariable]" : "##[error]"))
    }
  }

  /// A patch has to be exact where it is applied, and harmless where it is read.
  @Test func aPatchIsHarmlessInALog() throws {
    let folder = try Folder()
    let title = "Text(\"a\").font(.largeTitle).accessibilityAddTraits(.isStaticText)"
    let source = Snippet.view("A", "VStack {\n/*\n::stop-commands::abc\n\t##vso[x] \u{1B}[31m\n*/\n\(title)\n}")
    try folder.write("app/A.swift", source)
    let lint = "\"$CURBCUT\" lint --fix --diff app"
    let exact = try Tool.shell("\(lint) | cat", in: folder)
    #expect(exact.output.contains("\n ::stop-commands::abc\n \t##vso[x] \u{1B}[31m\n"))
    for service in ["GITHUB_ACTIONS=true", "TF_BUILD=True"] {
      let file = try Tool.shell("\(service) \(lint)", in: folder)
      #expect(file.output == exact.output, "a file is applied, whoever the machine belongs to")
      let log = try Tool.shell("\(service) \(lint) | cat", in: folder)
      #expect(log.output.contains("\n \u{FFFD}:stop-commands::abc\n \t##vso\u{FFFD}x] \u{241B}[31m\n"))
      #expect(log.errors.contains("write it to a file"))
    }
  }

  @Test func errorsAreNeutralToo() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    let run = try Tool.run(["lint", "::error::\(Self.controls)##[error]x"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("curbcut: "))
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("##["))
  }

  @Test func brokenSettingsAreNoWayOut() throws {
    let folder = try Folder()
    try folder.write("app/A.swift", Snippet.good)
    try folder.write("secret.txt", "token 1234\n")
    // A file that is extended has to be a configuration; what it holds is not repeated.
    try folder.write("app/.curbcut.json", "{ \"extends\": [\"../secret.txt\"] }")
    let run = try Tool.run(["lint", "app"], in: folder)
    #expect(run.status == 2)
    #expect(!run.errors.contains("1234"))
  }

  @Test func manyFindingsAreCounted() throws {
    let folder = try Folder()
    let buttons = (0..<5_010).map { "struct V\($0): View { var body: some View { \(Snippet.badLine) } }\n" }
    try folder.write("Many.swift", "import SwiftUI\n" + buttons.joined())
    let run = try Tool.run(["lint", "--format", "agent", "--rule", "icon-button-missing-label", "."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count { $0.contains(" error icon-button-missing-label: ") } == 5_000)
    #expect(run.output.contains("10 more findings in this file are not listed."))
  }

  @Test(arguments: [
    ("##[error]x", "##\u{FFFD}error]x"), ("a ##vso[x]", "a ##vso\u{FFFD}x]"), ("### [x]", "### [x]"), ("#[x]", "#[x]"),
    ("#a[x]", "#a[x]"), ("## a[x]", "## a[x]"), ("###teamcity[", "###teamcity\u{FFFD}"),
  ])
  func bracketsOfCommandsAreReplaced(text: String, shown: String) {
    #expect(DisplayText.neutral(text) == shown)
  }
}
