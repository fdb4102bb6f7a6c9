// Which files a run finds, and which root it finds them from.

import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct DiscoveryTests {
  private func find(_ folder: TemporaryFolder, root: String = "") -> [String] {
    Discovery(root: Paths.join(folder.path, root)).walk().paths
  }

  @Test func findsSwiftFilesInOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["b/B.swift", "A.swift", "a/Z.swift", "a.swift", "a/b/c/D.swift", "notes.md", "Swift", "x.swiftt"] {
      try folder.write(name)
    }
    #expect(find(folder) == ["A.swift", "a.swift", "a/Z.swift", "a/b/c/D.swift", "b/B.swift"])
  }

  @Test func leavesOutWhatIsNotTheProject() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/A.swift", "x/.build/checkouts/B.swift", "DerivedData/A.swift", "Pods/P/A.swift", "Carthage/A.swift",
      ".git/A.swift", "node_modules/m/A.swift", "SourcePackages/checkouts/A.swift", ".hidden/A.swift", "._A.swift",
      "App.xcodeproj/A.swift", "Assets.xcassets/A.swift",
    ] {
      try folder.write(name)
    }
    try folder.write("checkouts/Kept.swift")
    try folder.write("SourcePackages/Kept.swift")
    #expect(find(folder) == ["SourcePackages/Kept.swift", "checkouts/Kept.swift"])
  }

  /// Catalogues are no folders of source, but their colour sets are read.
  @Test func findsColourSetsInCatalogues() throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/Assets.xcassets/Brand.colorset/Contents.json", "App/Assets.xcassets/Deep/Ink.colorset/Contents.json",
      "App/Assets.xcassets/Photo.imageset/Contents.json", "App/Assets.xcassets/Contents.json",
      "Pods/P/Assets.xcassets/Theirs.colorset/Contents.json", "Contents.json",
    ] {
      try folder.write(name, "{}")
    }
    #expect(
      Discovery(root: folder.path).walk().colourSets == [
        "App/Assets.xcassets/Brand.colorset/Contents.json", "App/Assets.xcassets/Deep/Ink.colorset/Contents.json",
      ])
  }

  @Test func honoursIgnoreFilesAtEveryDepth() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "Generated/\n*.gen.swift\n/Top.swift\n")
    try folder.write("a/.gitignore", "!Keep.gen.swift\nLocal.swift\n")
    for name in [
      "Top.swift", "a/Top.swift", "A.gen.swift", "a/Keep.gen.swift", "a/Other.gen.swift", "a/Local.swift",
      "b/Local.swift", "Generated/A.swift", "b/Generated/A.swift", "a/b/Keep.gen.swift",
    ] {
      try folder.write(name)
    }
    #expect(find(folder) == ["a/Keep.gen.swift", "a/Top.swift", "a/b/Keep.gen.swift", "b/Local.swift"])
  }

  @Test func nothingComesBackFromAnIgnoredFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "out/\n!out/Keep.swift\n")
    try folder.write("out/Keep.swift")
    try folder.write("A.swift")
    #expect(find(folder) == ["A.swift"])
  }

  @Test func readsIgnoreFilesAboveTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git/info")
    try folder.write(".git/info/exclude", "Mine.swift\n")
    try folder.write(".gitignore", "/app/gen/\nSecret.swift\n")
    try folder.write("app/.gitignore", "Old*.swift\n")
    for name in [
      "app/src/A.swift", "app/src/Secret.swift", "app/src/Mine.swift", "app/gen/B.swift", "app/src/OldC.swift",
    ] {
      try folder.write(name)
    }
    #expect(find(folder, root: "app") == ["src/A.swift"])
    #expect(find(folder, root: "app/src") == ["A.swift"])
  }

  @Test func neverHidesATrackedFile() throws {
    let folder = try TemporaryFolder()
    let name = Array("out/Tracked.swift".utf8)
    var index = Array("DIRC".utf8) + [0, 0, 0, 2, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 60)
    index += [0, UInt8(name.count)] + name + [0]
    while (index.count - 12) % 8 != 0 { index.append(0) }
    try folder.write(".git/index", bytes: index + [UInt8](repeating: 0, count: 20))
    try folder.write(".gitignore", "out/\n")
    try folder.write("out/Tracked.swift")
    try folder.write("out/New.swift")
    #expect(find(folder) == ["out/Tracked.swift"])
  }

  @Test func tellsWhySomethingIsLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "*.gen.swift\n")
    let discovery = Discovery(root: folder.path)
    #expect(discovery.exclusion(of: "Pods/x/A.swift", isDirectory: false) == .pruned("Pods"))
    #expect(discovery.exclusion(of: "a/B.gen.swift", isDirectory: false) == .ignored("a/B.gen.swift"))
    #expect(discovery.exclusion(of: ".x/A.swift", isDirectory: false) == .hidden(".x"))
    #expect(discovery.exclusion(of: "a/README.md", isDirectory: false) == .notSwift)
    #expect(discovery.exclusion(of: "a/B.swift", isDirectory: false) == nil)
    #expect(discovery.exclusion(of: "a", isDirectory: true) == nil)
  }

  @Test func linksDoNotLoopOrCountTwice() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("Shared.swift")
    try folder.write("a/A.swift")
    try folder.link("a/loop", to: "..")
    try folder.link("b/Again.swift", to: "../a/A.swift")
    try folder.link("b/Shared.swift", to: outside.path + "/Shared.swift")
    try folder.link("b/Folder.swift", to: "../a")
    try folder.link("Self.swift", to: "Self.swift")
    #expect(find(folder) == ["Self.swift", "a/A.swift"], "what lies outside of the root is left out")
  }

  @Test func listsFoldersThatCannotBeRead() {
    let files = Discovery(root: "/no/such/folder").walk()
    #expect(files.paths.isEmpty)
    #expect(files.problems.count == 1)
  }
}

struct RootTests {
  @Test func prefersTheNearestConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("app/.curbcut.json", "{}")
    try folder.folder("app/src/deep")
    try folder.folder("lib")
    #expect(Root.around(folder.path + "/app/src/deep") == folder.path + "/app")
    #expect(Root.around(folder.path + "/app") == folder.path + "/app")
    #expect(Root.around(folder.path + "/lib") == folder.path)
  }

  @Test func aConfigurationAboveTheWorkingTreeCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(".curbcut.json", "{}")
    try folder.folder("sub/.git")
    try folder.folder("sub/src")
    #expect(Root.around(folder.path + "/sub/src") == folder.path)
  }

  @Test func withoutEitherThePathItselfIsTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.folder("a/b")
    #expect(Root.around(folder.path + "/a/b") == folder.path + "/a/b")
  }

  @Test func aLinkedWorkingTreeHasAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("main/.git/info/exclude", "Mine.swift\n")
    try folder.write("main/.git/worktrees/w/commondir", "../..\n")
    try folder.write("w/.git", "gitdir: ../main/.git/worktrees/w\n")
    try folder.write("w/src/A.swift")
    try folder.write("w/src/Mine.swift")
    #expect(Root.around(folder.path + "/w/src") == folder.path + "/w")
    #expect(Discovery(root: folder.path + "/w").walk().paths == ["src/A.swift"])
  }
}

struct InputsTests {
  @Test func thePathsDecideWhatIsAskedNotTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("a/A.swift")
    try folder.write("b/B.swift")
    let groups = try Inputs.groups(["a/A.swift", "b"], root: nil, workingDirectory: folder.path)
    #expect(groups.map(\.root) == [folder.path])
    #expect(groups[0].asked.map(\.path) == ["a/A.swift", "b"])
    #expect(groups[0].asked.map(\.isDirectory) == [false, true])
  }

  @Test func aPathOutsideIsItsOwnRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/A.swift")
    try folder.write("out/B.swift")
    try folder.write("out/C.swift")
    let groups = try Inputs.groups(["in", "out/B.swift", "out/C.swift"], root: nil, workingDirectory: folder.path)
    #expect(groups.map(\.root) == [folder.path + "/in", folder.path + "/out"])
    #expect(groups.map(\.prefix) == ["", "../out/"])
    #expect(groups[1].asked.map(\.path) == ["B.swift", "C.swift"])
  }

  @Test func linksToFoldersAreResolved() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("real/A.swift")
    try folder.link("link", to: "real")
    let groups = try Inputs.groups(["link/A.swift", "link"], root: nil, workingDirectory: folder.path)
    #expect(groups[0].asked.map(\.path) == ["real/A.swift", "real"])
  }

  @Test func missingPathsAreToldWithTheNearestName() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Profile.swift")
    func message(_ path: String) -> String? {
      do {
        _ = try Inputs.groups([path], root: nil, workingDirectory: folder.path)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(
      message("Sources/Profil.swift")
        == "No such file or folder: Sources/Profil.swift. Did you mean Sources/Profile.swift?")
    #expect(message("Source/Profile.swift") == "No such file or folder: Source/Profile.swift. Did you mean Sources?")
    #expect(message("Sources/Unrelated.md") == "No such file or folder: Sources/Unrelated.md.")
    #expect(message("") == "A path is empty.")
  }

  @Test func aWalkGoesNoFartherThanItIsAllowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift")
    try folder.write("Below/B.swift")
    try folder.write("App.xcodeproj/project.pbxproj", "{}")
    try folder.write("Assets.xcassets/C.colorset/Contents.json", "{}")
    let near = Discovery(root: folder.path).walk(.folder)
    #expect(near.paths == ["A.swift"] && near.folders == [""])
    #expect(near.projectSettings.isEmpty && near.colourSets.isEmpty)
    #expect(Discovery(root: folder.path).walk(.nothing).paths.isEmpty)
    #expect(Discovery(root: folder.path).walk().paths == ["A.swift", "Below/B.swift"])
  }
}
