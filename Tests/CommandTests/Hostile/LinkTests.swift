// A tree may come from somebody else, and git keeps links. What they lead to outside of the root is neither read nor
// written, and that is told.

import Testing

struct LinkTests {
  /// A tree with a link to a file beside it.
  private func folders() throws -> Folder {
    let folder = try Folder()
    try folder.write("outside/Victim.swift", Snippet.bad)
    try folder.write("tree/Good.swift", Snippet.good)
    try folder.link("tree/A.swift", to: "../outside/Victim.swift")
    return folder
  }

  private static let told = "curbcut: A.swift is skipped: it is a link that leads outside the root."

  @Test(arguments: [
    ["--fix"], ["--unsafe-fixes"], ["--unsafe-fixes", "--diff"], ["--suppress-all", "--reason", "x"], [],
    ["--format", "sarif"], ["--format", "json", "--min-confidence", "low"],
  ])
  func whatALinkLeadsToIsLeftAlone(arguments: [String]) throws {
    let folder = try folders()
    let run = try Tool.run(["lint", "tree", "--root", "tree"] + arguments, in: folder)
    #expect(run.status == 0)
    #expect(try folder.read("outside/Victim.swift") == Snippet.bad)
    #expect(!run.output.contains("Victim") && !run.output.contains("systemName: \"heart\""))
    #expect(run.errors.contains(Self.told), "\(run.errors)")
  }

  @Test func aLinkThatIsNamedIsLeftOutToo() throws {
    let run = try Tool.run(["lint", "tree/A.swift", "--root", "tree"], in: folders())
    #expect(run.output.contains("heart") == false)
    #expect(run.errors.contains(Self.told), "\(run.errors)")
  }

  @Test func linksWithinTheRootAreFollowed() throws {
    let folder = try folders()
    try folder.write("tree/.hidden/Real.swift", Snippet.bad)
    try folder.link("tree/B.swift", to: ".hidden/Real.swift")
    let run = try Tool.run(["lint", "tree", "--root", "tree"], in: folder)
    #expect(run.output.contains("B.swift:5:"))
  }

  @Test func tablesAndProjectsThatAreLinksAreNotRead() throws {
    let folder = try folders()
    try folder.write(
      "outside/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "1"}, "color-space": "srgb"}}]}"#
    )
    try folder.write("tree/Assets.xcassets/C.colorset/.keep")
    try folder.link("tree/Assets.xcassets/C.colorset/Contents.json", to: "../../../outside/Contents.json")
    try folder.write("tree/V.swift", Snippet.view("V", "Text(\"Words\").foregroundColor(Color(\"C\"))"))
    let run = try Tool.run(["lint", "tree", "--root", "tree", "--min-confidence", "low"], in: folder)
    #expect(!run.output.contains("Contents.json"))
    #expect(!run.output.contains("color-asset"))
  }

  @Test func outputsDoNotGoThroughALinkOfTheTree() throws {
    let folder = try folders()
    try folder.write("outside/precious", "kept")
    try folder.write("tree/.curbcut.json", "{}")
    for name in ["report.json", ".curbcut-baseline.json", "merged.sarif"] {
      try folder.link("tree/\(name)", to: "../outside/precious")
    }
    let line = "cd tree; \"$CURBCUT\""
    for arguments in [
      "lint --output json=report.json", "audit --output html=report.json", "baseline create --force",
      "merge --output sarif=merged.sarif merged.sarif",
    ] {
      let run = try Tool.shell("\(line) \(arguments)", in: folder)
      #expect(run.status == 2, "\(arguments): \(run.output)")
      #expect(try folder.read("outside/precious") == "kept")
    }
  }

  @Test func aFolderThatIsGoneIsNotTheWholeDisk() throws {
    let folder = try Folder()
    for command in ["lint", "audit", "baseline create", "hook install", "suppressions"] {
      let run = try Tool.shell("mkdir -p gone; cd gone; rmdir ../gone; \"$CURBCUT\" \(command)", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("The current folder no longer exists"))
    }
    #expect(try Tool.shell("mkdir -p gone; cd gone; rmdir ../gone; \"$CURBCUT\" --version", in: folder).status == 0)
  }
}
