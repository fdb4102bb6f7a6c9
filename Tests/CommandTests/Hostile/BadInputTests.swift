// Input nobody wants: each ends with its status and a word about what is wrong, never with a trap or a hang.

import Testing

struct BadInputTests {
  @Test func aMissingPath() throws {
    let folder = try Folder()
    try folder.write("Sources/Profile.swift", Snippet.good)
    let run = try Tool.run(["lint", "Sources/Profil.swift"], in: folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "curbcut: No such file or folder: Sources/Profil.swift. Did you mean Sources/Profile.swift?\n")
  }

  @Test func aFolderWithoutSwift() throws {
    let folder = try Folder()
    try folder.write("docs/README.md", "text")
    let run = try Tool.run(["lint", "docs"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("There are no Swift files to lint in docs."))
  }

  @Test func anUnreadableFile() throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    // A link that leads nowhere cannot be read even by the superuser, unlike a file without permissions.
    try folder.link("Gone.swift", to: "nowhere.swift")
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Gone.swift: problem: The file cannot be read: No such file or directory."))
    #expect(run.output.contains("No findings in 1 file, 1 problem."))
  }

  @Test func aFileWithoutPermission() throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    try folder.write("Locked.swift", Snippet.good)
    let run = try Tool.shell(
      "chmod 000 Locked.swift; if test -r Locked.swift; then echo readable; fi; \"$CURBCUT\" lint .", in: folder)
    // The superuser reads it all the same.
    if run.output.hasPrefix("readable") {
      #expect(run.status == 0)
    } else {
      #expect(run.status == 3)
      #expect(run.output.contains("Permission denied"))
    }
  }

  @Test func aNamedPipeWithASwiftName() throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    let run = try Tool.shell("mkfifo Pipe.swift && \"$CURBCUT\" lint .", in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Pipe.swift: problem: The file cannot be read: Not a regular file."))
  }

  @Test func invalidUTF8() throws {
    let folder = try Folder()
    try folder.write("Bad.swift", bytes: Array("// caf".utf8) + [0xE9, 0x0A] + Array(Snippet.bad.utf8))
    let bad = try Tool.run(["lint", "."], in: folder)
    #expect(bad.status == 1)
    #expect(bad.output.contains("[icon-button-missing-label]"))
    #expect(bad.output.contains("Bad.swift:1:7: problem: The file is not valid UTF-8 here."))
    try folder.write("Bad.swift", bytes: Array("// caf".utf8) + [0xE9, 0x0A] + Array(Snippet.good.utf8))
    #expect(try Tool.run(["lint", "."], in: folder).status == 3)
  }

  @Test func aByteOrderMark() throws {
    let folder = try Folder()
    try folder.write("Bad.swift", "\u{FEFF}" + Snippet.badFirst)
    let run = try Tool.run(["lint", "--rule", "icon-button-missing-label", "."], in: folder)
    #expect(run.status == 1)
    // The mark is no column.
    #expect(run.output.hasPrefix("Bad.swift:1:58: error:"))
  }

  @Test func windowsLineBreaks() throws {
    let folder = try Folder()
    try folder.write(
      "Bad.swift", Snippet.bad.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Bad.swift:5:5: error:"))
    #expect(!run.output.contains("\r") && !run.output.contains("␍"))
  }

  @Test func aLineOfFiveMegabytes() throws {
    let folder = try Folder()
    let filler = "/* " + String(repeating: "padding ", count: 5 * 1024 * 1024 / 8) + "*/ "
    try folder.write("Bad.swift", Snippet.view("Bad", filler + Snippet.badLine))
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[icon-button-missing-label]"))
    #expect(run.output.utf8.count < 4000)
  }

  @Test func tenThousandNestedBrackets() throws {
    let folder = try Folder()
    let brackets = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    try folder.write("Deep.swift", "let a = \(brackets)\n")
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Deep.swift:1:"))
    #expect(run.output.utf8.count < 20_000)
  }

  @Test func tenThousandModifiersOnOneChain() throws {
    let folder = try Folder()
    let chain = String(repeating: "\n      .padding(1)", count: 10_000)
    try folder.write("Chain.swift", Snippet.view("Chain", Snippet.badLine + chain))
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Chain.swift:5:5: error:"))
  }

  @Test func aLoopOfLinks() throws {
    let folder = try Folder()
    try folder.write("a/Bad.swift", Snippet.bad)
    try folder.link("a/loop", to: "..")
    try folder.link("a/Self.swift", to: "Self.swift")
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("a/Self.swift: problem: The file cannot be read: Too many levels of symbolic links."))
    #expect(run.output.contains("in 1 of 1 file"))
  }

  @Test(arguments: [
    ["lint", "--fromat", "json"], ["--min-confidence", "hihg", "."], ["lnit"], ["explain", "icon-button-mising-label"],
    ["lint", "--rule", "fixed-font-sise", "."], ["--color", "alway", "."], ["--output", "jsn=x.json", "."],
  ])
  func wrongWords(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    let run = try Tool.run(arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Did you mean "))
    #expect(run.errors.hasPrefix("curbcut: ") && run.errors.split(separator: "\n").count == 1)
  }

  @Test func aClosedPipe() throws {
    let folder = try Folder()
    let buttons = (0..<2_000).map { "struct V\($0): View { var body: some View { \(Snippet.badLine) } }\n" }
    try folder.write("Many.swift", "import SwiftUI\n" + buttons.joined())
    let run = try Tool.shell("(\"$CURBCUT\" lint .; echo \"status $?\" >&2) | head -1", in: folder)
    #expect(run.output.hasPrefix("Many.swift:2:"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "status 1\n")
  }

  @Test func aFullDisk() throws {
    let folder = try Folder()
    try folder.write("Good.swift", Snippet.good)
    let run = try Tool.shell("test -w /dev/full || exit 99; \"$CURBCUT\" lint . > /dev/full", in: folder)
    // There is no such device outside Linux.
    if run.status != 99 {
      #expect(run.status == 2)
      #expect(run.errors == "curbcut: Standard output cannot be written: No space left on device.\n")
    }
  }

  @Test func anEmptyFile() throws {
    let folder = try Folder()
    try folder.write("Empty.swift")
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "No findings in 1 file.\n")
    #expect(run.errors.isEmpty)
  }

  @Test func bytesThatAreNoSwift() throws {
    let folder = try Folder()
    try folder.write("Noise.swift", bytes: (0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
    let run = try Tool.run(["lint", "."], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Noise.swift"))
    #expect(!run.output.utf8.contains(0x1B))
  }
}

extension Snippet {
  static let badFirst = "import SwiftUI; struct Bad: View { var body: some View { \(badLine) } }\n"
}
