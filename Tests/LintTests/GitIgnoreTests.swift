// Ignore patterns against paths. The verdicts were checked against `git check-ignore`.

import Testing

@testable import CurbcutLint

struct GitIgnoreTests {
  private func isIgnored(_ path: String, isDirectory: Bool = false, by text: String) -> Bool? {
    IgnoreFile(baseLength: 0, text: Array(text.utf8)[...]).verdict(Array(path.utf8), isDirectory: isDirectory)
  }

  @Test(arguments: [
    ("A.swift", "A.swift"), ("A.swift", "x/y/A.swift"), ("*.swift", "x/A.swift"), ("/A.swift", "A.swift"),
    ("x/A.swift", "x/A.swift"), ("**/A.swift", "A.swift"), ("**/A.swift", "x/y/A.swift"), ("x/**", "x/y/A.swift"),
    ("x/**/A.swift", "x/A.swift"), ("x/**/A.swift", "x/y/z/A.swift"), ("?.swift", "A.swift"),
    ("[AB].swift", "B.swift"), ("[!A].swift", "B.swift"), ("[^A].swift", "B.swift"), ("[a-c].swift", "b.swift"),
    ("[]].swift", "].swift"), ("[[:upper:]].swift", "A.swift"), ("\\!A.swift", "!A.swift"), ("\\#A.swift", "#A.swift"),
    ("A.swift   ", "A.swift"), ("A.swift\\ ", "A.swift "), ("A.swift\r", "A.swift"), ("\u{FEFF}A.swift", "A.swift"),
    ("*a*a*.swift", "banana.swift"), ("a**b.swift", "axxb.swift"), ("*", "anything"), ("x/*/A.swift", "x/y/A.swift"),
    ("**/y/**/A.swift", "x/y/z/A.swift"), ("a**/b", "ab"), ("x/a**/b", "x/ay/z/b"), ("x/a**", "x/a"),
    ("\\*.swift", "*.swift"), ("[\\]].swift", "].swift"),
  ])
  func ignores(pattern: String, path: String) {
    #expect(isIgnored(path, by: pattern) == true)
  }

  @Test(arguments: [
    ("/A.swift", "x/A.swift"), ("x/A.swift", "y/x/A.swift"), ("x/*.swift", "x/y/A.swift"), ("x/**", "x"),
    ("?.swift", "AB.swift"), ("[!A].swift", "A.swift"), ("[a.swift", "a.swift"), ("A.swif", "A.swift"),
    ("#A.swift", "#A.swift"), ("a.swift", "A.swift"), ("A.swift/", "A.swift"), ("*.swift\\", "A.swift"),
    ("", "A.swift"), ("/", "A.swift"), ("x/?/A.swift", "x//A.swift"), ("[[:nope:]].swift", "n.swift"),
  ])
  func leaves(pattern: String, path: String) {
    #expect(isIgnored(path, by: pattern) == nil)
  }

  @Test func matchesDirectoriesOnly() {
    #expect(isIgnored("build", isDirectory: true, by: "build/") == true)
    #expect(isIgnored("build", isDirectory: false, by: "build/") == nil)
    #expect(isIgnored("x/build", isDirectory: true, by: "build/") == true)
    #expect(isIgnored("x/build", isDirectory: true, by: "/build/") == nil)
  }

  @Test func lastPatternWins() {
    #expect(isIgnored("Keep.swift", by: "*.swift\n!Keep.swift") == false)
    #expect(isIgnored("Keep.swift", by: "!Keep.swift\n*.swift") == true)
  }

  @Test func countsFromItsOwnFolder() {
    let file = IgnoreFile(baseLength: 2, text: Array("/A.swift".utf8)[...])
    #expect(file.verdict(Array("x/A.swift".utf8), isDirectory: false) == true)
    #expect(file.verdict(Array("x/y/A.swift".utf8), isDirectory: false) == nil)
  }

  @Test func staysFastOnHostilePatterns() {
    // Backtracking over every star would take longer than the universe has.
    let pattern = String(repeating: "*a", count: 40) + "b"
    let path = String(repeating: "a", count: 4000)
    #expect(isIgnored(path, by: pattern) == nil)
    let deep = String(repeating: "**/a/", count: 30) + "b"
    #expect(isIgnored(String(repeating: "a/", count: 400) + "c", by: deep) == nil)
  }
}

struct GitIndexTests {
  /// The bytes of an index as git writes it.
  private func index(version: UInt8, _ paths: [String], extensionName: String? = nil) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
    var previous: [UInt8] = []
    for path in paths {
      let name = Array(path.utf8)
      var entry = [UInt8](repeating: 1, count: 60) + [0, UInt8(min(name.count, 255))]
      if version == 4 {
        let shared = zip(previous, name).prefix { $0 == $1 }.count
        entry += [UInt8(previous.count - shared)] + name[shared...] + [0]
      } else {
        entry += name + [0]
        while entry.count % 8 != 0 { entry.append(0) }
      }
      bytes += entry
      previous = name
    }
    if let extensionName { bytes += Array(extensionName.utf8) + [0, 0, 0, 4, 0, 0, 0, 0] }
    return bytes + [UInt8](repeating: 9, count: 20)
  }

  @Test(arguments: [UInt8(2), 3, 4])
  func readsPaths(version: UInt8) throws {
    let bytes = index(
      version: version, ["A.swift", "README.md", "build/Generated.swift", "build/x/B.swift", "z/C.swift"])
    let index = try #require(GitIndex(bytes, hashLength: 20))
    #expect(index.contains(Array("A.swift".utf8)))
    #expect(index.contains(Array("build/x/B.swift".utf8)))
    #expect(!index.contains(Array("README.md".utf8)))
    #expect(!index.contains(Array("build/Other.swift".utf8)))
    #expect(index.hasFiles(below: Array("build".utf8)))
    #expect(!index.hasFiles(below: Array("buil".utf8)))
  }

  @Test func refusesWhatItDoesNotKnow() {
    let good = index(version: 2, ["A.swift", "B.swift"])
    #expect(GitIndex([], hashLength: 20) == nil)
    #expect(GitIndex(index(version: 5, ["A.swift"]), hashLength: 20) == nil)
    #expect(GitIndex(index(version: 2, ["A.swift"], extensionName: "link"), hashLength: 20) == nil)
    #expect(GitIndex(index(version: 2, ["A.swift"], extensionName: "TREE"), hashLength: 20) != nil)
    // Cut off anywhere among the entries, it says nothing rather than half.
    for length in 0..<140 { #expect(GitIndex(Array(good[..<length]), hashLength: 20) == nil) }
  }
}
