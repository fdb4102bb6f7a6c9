// Files beside the code that are not read or not understood turn rules off, so a run that met one is not complete: it is
// named, and the status is 3. And what git tracks and records is known in all its forms.

import Testing

struct UnreadSideFileTests {
  private static let catalogue = #"{"sourceLanguage": "en", "strings": {"Hello": {}}, "version": "1.0"}"#
  private static let project =
    "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n\t};\n\trootObject = AAA;\n}\n"

  private static let merged = "<<<<<<< HEAD\n"

  @Test(arguments: [
    ("Localizable.xcstrings", merged + catalogue, "Line 1 has merge conflict markers"),
    ("Localizable.xcstrings", String(catalogue.dropLast(5)), "The file is not a valid string table."),
    ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n" + merged, "Line 2 has merge conflict markers"),
    ("Localizable.xcstrings", String(repeating: " ", count: 17 << 20) + catalogue, "Larger than 16 MiB."),
    ("A.xcassets/B.colorset/Contents.json", "{", "The file is not a valid color set."),
    ("A.xcodeproj/project.pbxproj", merged + project, "Line 1 has merge conflict markers"),
    ("A.xcodeproj/project.pbxproj", String(project.dropLast(5)), "The project file is truncated."),
    ("Info.plist", "<plist>\n" + merged, "Line 2 has merge conflict markers"),
  ])
  func isNamed(name: String, text: String, message: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write(name, text)
    let run = try Tool.run(["lint"], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("\(name): problem: "), "\(run.output)")
    #expect(run.output.contains(message))
    // What is staged is read from git.
    _ = try Tool.shell("git init -q . && git add .", in: folder)
    let staged = try Tool.run(["lint", "--staged"], in: folder)
    if !message.hasPrefix("Larger") { #expect(staged.status == 3, "\(staged.output)\(staged.errors)") }
  }

  @Test(arguments: [
    "Localizable.xcstrings", "A.xcassets/B.colorset/Contents.json", "A.xcodeproj/project.pbxproj", ".gitignore",
    "Info.plist",
  ])
  func mayNotBeRead(name: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write(name, "x")
    let run = try Tool.shell(
      "git init -q .; chmod 000 '\(name)'; if test -r '\(name)'; then truncate -s 17M '\(name)'; chmod 644 '\(name)'; fi; "
        + "\"$CURBCUT\" lint .",
      in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("\(name): problem: The file cannot be read: "), "\(run.output)")
  }

  /// Commands that read the project without judging it go on, and name what they go on without.
  @Test(arguments: [
    ["speak", "A"], ["speak", "A.swift", "--voice-control"], ["contrast"], ["why", "A.swift:5"], ["components"],
  ])
  func otherCommandsNameItToo(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", "Text(\"Hello\")"))
    try folder.write("Localizable.xcstrings", Self.merged + Self.catalogue)
    let run = try Tool.run(arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Localizable.xcstrings: Line 1 has merge conflict markers"), "\(run.errors)")
    #expect(!run.output.contains("A merge"))
    try folder.write("Localizable.xcstrings", Self.catalogue)
    #expect(try Tool.run(arguments, in: folder).errors.isEmpty)
  }

  @Test func whatIsInOrderIsNoProblem() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write("Localizable.xcstrings", Self.catalogue)
    try folder.write("en.lproj/Localizable.strings", "/* <<<<<<< no mark */ \"a\" = \"b\";\n<<<<<<<\n")
    try folder.write("A.xcodeproj/project.pbxproj", Self.project)
    try folder.write("A.xcassets/B.colorset/Contents.json", "{}")
    try folder.write("A.xcassets/C.colorset/other.txt")
    try folder.write("B.xcodeproj/xcuserdata/x.plist")
    try folder.write(".gitignore", "x\n")
    let run = try Tool.run(["lint"], in: folder)
    #expect(run.status == 0, "\(run.output)")
  }

  private static let git = "git -c user.name=T -c user.email=t@example.com -c protocol.file.allow=always"

  @Test(arguments: ["--split-index", "--index-version 2", "--index-version 4", "--no-split-index --index-version 3"])
  func everyFormOfTheIndexIsRead(option: String) throws {
    let folder = try Folder()
    try folder.write("gen/V.swift", Snippet.bad)
    try folder.write(".gitignore", "gen/\n")
    let made = try Tool.shell(
      "git init -q . && git add -f . && \(Self.git) commit -qm one && git update-index \(option)", in: folder)
    #expect(made.status == 0)
    let run = try Tool.run(["lint"], in: folder)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(try Tool.run(["lint", "--since", "HEAD"], in: folder).status == 0)
  }

  @Test func anIndexThatNobodyReadsIsTold() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write("gen/V.swift", Snippet.bad)
    try folder.write(".gitignore", "gen/\n")
    _ = try Tool.shell("git init -q . && git add -f . && truncate -s 100 .git/index", in: folder)
    let run = try Tool.run(["lint"], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains(".git/index: problem: Git's index cannot be read"), "\(run.output)")
  }

  /// A repository with a submodule that has a defect.
  private func around() throws -> Folder {
    let folder = try Folder()
    try folder.write("library/Old.swift", Snippet.view("Old", Snippet.badLine))
    try folder.write("app/App.swift", Snippet.good)
    let made = try Tool.shell(
      "cd library && git init -q . && git add . && \(Self.git) commit -qm one && cd ../app && git init -q . && "
        + "\(Self.git) submodule --quiet add ../library lib && git add . && \(Self.git) commit -qm one",
      in: folder)
    #expect(made.status == 0, "\(made.errors)")
    return folder
  }

  @Test func aSubmoduleIsComparedWithItsOwnCommit() throws {
    let folder = try around()
    for option in ["--since HEAD", "--staged"] {
      let run = try Tool.shell("cd app; \"$CURBCUT\" lint \(option)", in: folder)
      #expect(run.status == 0, "\(option): \(run.output)\(run.errors)")
      #expect(run.output.contains("none changed"))
    }
    try folder.write("app/lib/New.swift", Snippet.view("New", Snippet.badLine))
    let run = try Tool.shell("cd app; \"$CURBCUT\" lint --since HEAD", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("lib/New.swift") && !run.output.contains("lib/Old.swift"))
    // What is recorded is what the submodule's commit holds.
    let moved = try Tool.shell(
      "cd app/lib && git add . && \(Self.git) commit -qm two && cd .. && git add lib; \"$CURBCUT\" lint --staged",
      in: folder)
    #expect(moved.status == 1)
    #expect(moved.output.contains("lib/New.swift") && !moved.output.contains("lib/Old.swift"))
  }

  @Test func aSubmoduleWithoutTheCommitIsToldApart() throws {
    let folder = try around()
    let run = try Tool.shell(
      "cd app && git update-index --cacheinfo 160000,1111111111111111111111111111111111111111,lib && "
        + "\(Self.git) commit -qm two; \"$CURBCUT\" lint --since HEAD",
      in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("The submodule lib does not have the commit 111111111111"))
  }
}
