// Mending as a user does it: files, patches, and what must not be touched.

import Foundation
import Testing

struct FixTests {
  private static let tapped = "Text(\"Hello\").onTapGesture { open() }"
  private static let traits = "Text(\"A\").accessibilityAddTraits(.header)"

  private func git(_ folder: Folder, _ line: String) throws {
    let outcome = try Tool.shell("git -c user.name=a -c user.email=a@b \(line)", in: folder)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  @Test func whatMayNotBeWrittenIsLeftAlone() throws {
    let folder = try Folder()
    let text = Snippet.view("A", Snippet.badLine)
    try folder.write("A.swift", text)
    #expect(try Tool.shell("chmod 444 A.swift", in: folder).status == 0)
    let outcome = try Tool.run(["lint", "--unsafe-fixes", "A.swift"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A.swift is not writable and was not changed."))
    #expect(try folder.read("A.swift") == text)
    // Neither called fixed nor left out of the report.
    #expect(outcome.errors.contains("Nothing was fixed."))
    #expect(outcome.output.contains("A.swift:5:5: error:"))
  }

  @Test(arguments: [["--unsafe-fixes"], ["--suppress-all", "--reason", "later"]])
  func whatIsToldIsWhatWasWritten(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write("B.swift", Snippet.bad)
    #expect(try Tool.shell("chmod 444 A.swift", in: folder).status == 0)
    let outcome = try Tool.run(["lint", "--rule", "icon-button-missing-label"] + arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(try folder.read("A.swift") == Snippet.bad)
    #expect(try folder.read("B.swift") != Snippet.bad)
    if arguments[0] == "--unsafe-fixes" {
      #expect(outcome.errors.contains("Fixed 1 finding in 1 file."))
      #expect(outcome.output.contains("A.swift:5:5: error:") && !outcome.output.contains("B.swift:5:"))
    } else {
      #expect(outcome.errors.contains("Silenced 1 finding in 1 file; 1 is left."))
    }
  }

  @Test func noOutputTakesThePlaceOfASource() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write("Info.plist", "<plist/>")
    try folder.link("report.sarif", to: "A.swift")
    for arguments in [
      ["lint", "--output", "sarif=A.swift"], ["lint", "--output", "sarif=report.sarif"],
      ["lint", "--output", "json=Info.plist"], ["audit", "--output", "xctest=A.swift"],
      ["audit", "--output", "html=A.swift"],
    ] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("would overwrite a checked file"), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
    #expect(try folder.read("A.swift") == Snippet.bad)
    #expect(try folder.read("Info.plist") == "<plist/>")
    // Tests that an audit has made are made anew.
    for _ in 0..<2 {
      #expect(try Tool.run(["audit", "--output", "xctest=AuditTests.swift"], in: folder).status == 0)
    }
  }

  @Test func keysThatAreNewAreListed() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", Snippet.badLine))
    for language in ["en", "de"] { try folder.write("\(language).lproj/Localizable.strings", "\"Save\" = \"Save\";\n") }
    var outcome = try Tool.run(["lint", "--unsafe-fixes", "--rule", "icon-button-missing-label", "--diff"], in: folder)
    #expect(outcome.errors.contains("Not in any string table yet: “Like”."))
    try folder.write("en.lproj/Localizable.strings", "\"like_button\" = \"Like\";\n")
    outcome = try Tool.run(["lint", "--unsafe-fixes", "--rule", "icon-button-missing-label"], in: folder)
    #expect(!outcome.errors.contains("string table"))
    #expect(try folder.read("A.swift").contains(".accessibilityLabel(\"like_button\")"))
  }

  @Test func safeFixesOnlyUnlessAskedForMore() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", Self.traits + "\n    " + Snippet.badLine))
    var outcome = try Tool.run(["lint", "--fix", "--fail-on", "never"], in: folder)
    #expect(outcome.errors.contains("Fixed 1 finding in 1 file. --unsafe-fixes would fix"))
    #expect(try folder.read("A.swift").contains(".accessibilityAddTraits(.isHeader)"))
    #expect(try !folder.read("A.swift").contains("accessibilityLabel"))
    outcome = try Tool.run(["lint", "--unsafe-fixes", "--rule", "icon-button-missing-label"], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.read("A.swift").contains(".accessibilityLabel(\"Like\")"))
    let once = try folder.read("A.swift")
    _ = try Tool.run(["lint", "--unsafe-fixes", "--rule", "icon-button-missing-label"], in: folder)
    #expect(try folder.read("A.swift") == once)
  }

  @Test func aPatchIsOneThatGitApplies() throws {
    let folder = try Folder()
    try git(folder, "init --quiet")
    try folder.write("Sub dir/Ä 😀.swift", Snippet.view("A", Self.traits))
    try folder.write("Sub dir/B.swift", String(Snippet.view("B", Self.traits).dropLast()))
    let before = try folder.read("Sub dir/B.swift")
    var outcome = try Tool.run(["lint", "--diff", "Sub dir"], in: folder)
    #expect(outcome.status == 1)
    #expect(try folder.read("Sub dir/B.swift") == before, "--diff writes nothing")
    try folder.write("patch", outcome.output)
    try git(folder, "apply --check patch")
    try git(folder, "apply patch")
    #expect(try folder.read("Sub dir/Ä 😀.swift").contains(".isHeader"))
    #expect(try folder.read("Sub dir/B.swift") == before.replacingOccurrences(of: ".header", with: ".isHeader"))
    outcome = try Tool.run(["lint", "--diff"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
  }

  @Test func whatIsNotMendedKeepsItsBytes() throws {
    let folder = try Folder()
    let text =
      "\u{FEFF}"
      + Snippet.view("A", "VStack {\n      \(Self.tapped)\n        .padding()\n    }")
      .replacingOccurrences(of: "\n", with: "\r\n")
    let file = try folder.write("A.swift", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try folder.link("Link.swift", to: "A.swift")
    let outcome = try Tool.run(["lint", "--fix", "--rule", "tap-gesture-missing-button-trait"], in: folder)
    #expect(outcome.errors.contains("Fixed 1 finding in 1 file."))
    let expected = text.replacingOccurrences(
      of: "        .padding()\r\n", with: "        .padding()\r\n        .accessibilityAddTraits(.isButton)\r\n")
    #expect(try folder.read("A.swift") == expected)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.swift") == "A.swift")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "Link.swift"])
  }

  @Test func aDirectiveThatSilencesNothingIsTakenOut() throws {
    let folder = try Folder()
    let text = Snippet.view(
      "A", "// curbcut:ignore fixed-font-size -- a logo\n    Text(\"A\") // curbcut:ignore image-missing-label -- no")
    try folder.write("A.swift", text)
    let outcome = try Tool.run(["lint", "--fix"], in: folder)
    #expect(outcome.errors.contains("Fixed 2 findings in 1 file."))
    #expect(try folder.read("A.swift") == Snippet.view("A", "Text(\"A\")"))
  }

  @Test func whatTheBaselineKnowsIsLeftAlone() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", Self.traits))
    #expect(try Tool.run(["baseline", "create", "--root", "."], in: folder).status == 0)
    let before = try folder.read("A.swift")
    try folder.write("B.swift", Snippet.view("B", Self.traits))
    _ = try Tool.run(["lint", "--fix", "--root", "."], in: folder)
    #expect(try folder.read("A.swift") == before)
    #expect(try folder.read("B.swift").contains(".isHeader"))
  }

  @Test(arguments: [
    ["lint", "--fix", "--stdin", "--stdin-filename", "A.swift"], ["lint", "--fix", "--staged"],
    ["lint", "--no-merge-base"], ["lint", "--strict-baseline", "--no-baseline"], ["baseline", "creat"], ["baseline"],
    ["baseline", "prune", "--force"], ["lint", "--since"], ["lint", "--format", "junitt"],
  ])
  func whatMakesNoSenseIsSaid(arguments: [String]) throws {
    let folder = try Folder()
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(!outcome.errors.isEmpty)
    #expect(outcome.output.isEmpty)
  }
}
