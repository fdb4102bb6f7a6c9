// Arithmetic on paths, and the guess at the name that was meant.

import Testing

@testable import CurbcutLint

struct PathsTests {
  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("./a//b/", "/x", "/x/a/b"), ("../a", "/x/y", "/x/a"), ("/a/../../b", "/x", "/b"),
    (".", "/x", "/x"), ("..", "/", "/"), ("", "/x", "/x"),
  ])
  func makesAbsolute(path: String, base: String, expected: String) {
    #expect(Paths.absolute(path, from: base) == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/x", "/a/b/c", "../../x"), ("/a", "/", "a"), ("/", "/a", ".."),
    ("/ab/c", "/a", "../ab/c"),
  ])
  func findsTheWay(path: String, base: String, expected: String) {
    #expect(Paths.relative(path, to: base) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/", true), ("/", "/a", false),
  ])
  func tellsInside(path: String, folder: String, expected: Bool) {
    #expect(Paths.isInside(path, folder) == expected)
  }

  @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", "", "a"), ("a/b/c", "a/b", "c")])
  func takesApart(path: String, parent: String, name: String) {
    #expect(Paths.parent(path) == parent)
    #expect(Paths.lastComponent(path) == name)
    #expect(Paths.join(parent, name) == path)
  }

  @Test func ordersByBytes() {
    // By Unicode's tables the two spellings of é are one and the same.
    #expect(precedes("e\u{301}", "\u{E9}"))
    #expect(!precedes("\u{E9}", "e\u{301}"))
    #expect(precedes("A/Z", "A/a"))
    #expect(precedes("A.swift", "A/B.swift"))
  }
}

struct NearestNameTests {
  static let names = ["lint", "rules", "explain", "icon-button-missing-label", "fixed-font-size", "--fail-on"]

  @Test(arguments: [
    ("lnit", "lint"), ("rule", "rules"), ("LINT", "lint"), ("explian", "explain"),
    ("fixed-fnt-size", "fixed-font-size"),
    ("icon-button", "icon-button-missing-label"), ("icon-buton", "icon-button-missing-label"),
    ("--failon", "--fail-on"),
  ])
  func finds(typed: String, meant: String) {
    #expect(NearestName.of(typed, among: Self.names) == meant)
  }

  @Test(arguments: ["", "x", "zzzz", "samples", "completely-different"])
  func keepsSilent(typed: String) {
    #expect(NearestName.of(typed, among: Self.names) == nil)
  }

  @Test func countsEdits() {
    #expect(NearestName.edits(Array("ab".utf8), Array("ba".utf8)) == 1)
    #expect(NearestName.edits(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    #expect(NearestName.edits([], Array("abc".utf8)) == 3)
  }
}

struct FileListTests {
  @Test func readsLines() {
    #expect(FileList.paths(PaddedBytes(Array("a b.swift\r\n\nc.swift\n".utf8))) == ["a b.swift", "c.swift"])
  }

  @Test func readsZeroSeparated() {
    #expect(FileList.paths(PaddedBytes(Array("a\nb.swift\0c.swift\0".utf8))) == ["a\nb.swift", "c.swift"])
  }

  @Test func readsNothing() {
    #expect(FileList.paths(PaddedBytes([])).isEmpty)
  }
}
