// A change that brings its own settings is told so, and the base's can be made to count.

import Testing

struct ChangedSettingsTests {
  private static let named = Snippet.view("Row", Snippet.badLine + ".accessibilityLabel(\"Delete it\")")
  private static let bare = Snippet.view("Row", Snippet.badLine)
  private static let two = "with the settings of the base, 2 more findings would fail.\n"

  /// A repository whose change takes a name away and adds a button without one.
  private func repository(_ files: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    try folder.write("Row.swift", Self.named)
    for (name, text) in files { try folder.write(name, text) }
    let made = try Tool.shell(
      "git init -q -b main . && git add . && git -c user.name=T -c user.email=t@example.com commit -qm one", in: folder)
    try #require(made.status == 0)
    try folder.write("Row.swift", Self.bare)
    try folder.write("New.swift", Snippet.view("New", Snippet.badLine))
    #expect(try Tool.run(["--since", "main"], in: folder).status == 1)
    return folder
  }

  /// What is said, and that the base stops it.
  private func expect(_ note: String, in folder: Folder, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for arguments in [["--since", "main"], ["--staged"]] {
      if arguments == ["--staged"] { _ = try Tool.shell("git add --all", in: folder) }
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 0, sourceLocation: sourceLocation)
      #expect(run.errors.contains("curbcut: \(note)"), "\(run.errors)", sourceLocation: sourceLocation)
      #expect(run.errors.split(separator: "\n").count { $0.contains("settings of the base") } == 1)
      #expect(try Tool.run(arguments + ["--quiet"], in: folder).errors == "curbcut: \(note)")
      let base = try Tool.run(arguments + ["--settings-from-base"], in: folder)
      #expect(base.status == 1, sourceLocation: sourceLocation)
      #expect(!base.errors.contains("settings of the base"))
    }
    let json = try Tool.run(["--since", "main", "--format", "json"], in: folder)
    #expect(json.output.contains("\"notes\": ["), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "{ \"rules\": { \"icon-button-missing-label\": \"off\" } }", "{ \"exclude\": [\"*.swift\", \"!Other.swift\"] }",
    "{ \"failOn\": \"never\" }",
    "{ \"overrides\": [{ \"paths\": [\"*.swift\"], \"rules\": { \"icon-button-missing-label\": \"note\" } }] }",
  ])
  func aConfiguration(text: String) throws {
    var folder = try repository(["Other.swift": Snippet.good])
    try folder.write(".curbcut.json", text)
    try expect("This change adds .curbcut.json: " + Self.two, in: folder)
    folder = try repository(["Other.swift": Snippet.good, ".curbcut.json": "{ }"])
    try folder.write(".curbcut.json", text)
    try expect("This change edits .curbcut.json: " + Self.two, in: folder)
  }

  @Test func aConfigurationBelowOrExtended() throws {
    let off = "{ \"rules\": { \"icon-button-missing-label\": \"off\" } }"
    var folder = try repository([
      "settings/team.json": "{ }", ".curbcut.json": "{ \"extends\": \"settings/team.json\" }",
    ])
    try folder.write("settings/team.json", off)
    try expect("This change edits settings/team.json: " + Self.two, in: folder)

    // One that goes takes what it asked for with it.
    folder = try repository([
      "Below/.curbcut.json": "{ \"rules\": { \"icon-button-missing-label\": \"error\" } }",
      "Below/Part.swift": Self.named,
    ])
    try folder.write(".curbcut.json", off)
    try folder.write("Below/Part.swift", Self.bare)
    _ = try Tool.shell("rm Below/.curbcut.json", in: folder)
    let run = try Tool.run(["--since", "main"], in: folder)
    #expect(
      run.errors.contains(
        "This change adds .curbcut.json and removes Below/.curbcut.json: with the settings of the base, 3 more findings "
          + "would fail."))
    #expect(run.status == 0)
  }

  @Test func aBaseline() throws {
    let folder = try repository()
    #expect(try Tool.run(["baseline", "create"], in: folder).status == 0)
    try expect("This change adds .curbcut-baseline.json: " + Self.two, in: folder)
  }

  @Test func directives() throws {
    let ignored = "// curbcut:ignore-file icon-button-missing-label -- later\n"
    var folder = try repository()
    try folder.write("Row.swift", ignored + Self.bare)
    try folder.write("New.swift", ignored + Snippet.view("New", Snippet.badLine))
    try expect("This change adds 2 directives (New.swift, …): " + Self.two, in: folder)

    // One that the base has stays one, with another reason, elsewhere in the file and in a file with another name.
    folder = try repository(["Old.swift": ignored + Snippet.view("Old", Snippet.badLine)])
    _ = try Tool.shell("git checkout -q Row.swift; rm New.swift", in: folder)
    for text in [
      ignored.replacing("later", with: "when there is time") + Snippet.view("Old", Snippet.badLine),
      "// A comment.\n\n" + ignored + Snippet.view("Older", Snippet.badLine),
    ] {
      try folder.write("Old.swift", text)
      for options in [[], ["--settings-from-base"]] {
        let run = try Tool.run(["--since", "main"] + options, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      }
    }
    _ = try Tool.shell("git mv -f Old.swift Moved.swift", in: folder)
    let moved = try Tool.run(["--since", "main", "--settings-from-base"], in: folder)
    #expect(moved.status == 0 && moved.errors.isEmpty, "\(moved.errors)")
    // A second one with the same words is new.
    try folder.write("Second.swift", ignored + Snippet.view("Second", Snippet.badLine))
    let second = try Tool.run(["--since", "main"], in: folder)
    #expect(second.errors.contains("adds a directive ("))
    #expect(second.errors.contains("1 more finding would fail"))
  }

  @Test func settingsThatChangeNothingAndThoseThatCannotBeRead() throws {
    var folder = try repository()
    try folder.write(".curbcut.json", "{ \"rules\": { \"label-format\": \"off\" } }")
    let same = try Tool.run(["--since", "main"], in: folder)
    #expect(same.status == 1)
    #expect(
      same.errors.contains(
        "This change adds .curbcut.json: with the settings of the base, no more would be reported.\n")
    )
    folder = try repository()
    _ = try Tool.shell(
      "echo '{ \"rules\": 1 }' > .curbcut.json; git add .curbcut.json; "
        + "git -c user.name=T -c user.email=t@example.com commit -qm broken; echo '{ }' > .curbcut.json", in: folder)
    let broken = try Tool.run(["--since", "HEAD"], in: folder)
    #expect(
      broken.errors.contains(
        "This change edits .curbcut.json, and the settings of the base cannot be used. .curbcut.json:1:12: "))
    #expect(try Tool.run(["--since", "HEAD", "--settings-from-base"], in: folder).status == 2)
  }

  @Test func whatTheArgumentsNameCounts() throws {
    let folder = try repository()
    let outside = try Folder()
    let off = "{ \"rules\": { \"icon-button-missing-label\": \"off\" } }"
    try outside.write("gate.json", off)
    try folder.write(".curbcut.json", "{ \"failOn\": \"never\" }")
    // A file of the machine's is no part of a change, and those of the tree do not count beside it.
    let run = try Tool.run(["--since", "main", "--config", outside.path + "/gate.json"], in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    // One of the tree may be.
    try folder.write("gate.json", off)
    let own = try Tool.run(["--since", "main", "--config", "gate.json"], in: folder)
    #expect(own.errors.contains("This change adds gate.json: "))
  }

  @Test func thereHasToBeABase() throws {
    let folder = try repository()
    let run = try Tool.run(["--settings-from-base"], in: folder)
    #expect(run.status == 2 && run.errors.contains("--settings-from-base needs --since or --staged"))
  }
}
