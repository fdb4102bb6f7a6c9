// Files that are written: whole or not at all, with what belonged to the one before, where they are meant to lie.

import CurbcutTestSupport
import Foundation
import Testing

@testable import CurbcutLint

#if !canImport(Darwin)
  @_silgen_name("setxattr")
  private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ count: Int, _ flags: Int32
  ) -> Int32
  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer, _ room: Int
  ) -> Int
#endif

struct FileWritingTests {
  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func held() -> Set<Int32> {
    var mask = sigset_t()
    sigemptyset(&mask)
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return Set([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ].filter { sigismember(&mask, $0) == 1 })
  }

  @Test func signalsWaitUntilAFileIsWhole() {
    let before = held()
    System.undisturbed {
      #expect(held() == [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ])
      System.undisturbed {}
      #expect(held().count == 5, "the inner one lets them through")
    }
    #expect(held() == before)
  }

  @Test func whatHasChangedSinceIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "one")
    let stamp = try #require(System.stamp(of: path))
    try System.writeFile(Array("two".utf8), to: path, unlessChangedSince: stamp)
    #expect(try read(path) == "two")
    #expect(throws: SystemError.changedMeanwhile) {
      try System.writeFile(Array("three".utf8), to: path, unlessChangedSince: stamp)
    }
    #expect(try read(path) == "two")
    #expect(try names(folder) == ["A.swift"])
  }

  @Test func ownerModeAndAttributesStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "old")
    #if !canImport(Darwin)
      // Not every file system has them.
      let hasAttributes = setxattr(path, "user.note", "kept", 4, 0) == 0
    #endif
    let isRoot = geteuid() == 0
    if isRoot { #expect(chown(path, 1234, 2345) == 0) }
    #expect(chmod(path, 0o2750) == 0)
    try System.writeFile(Array("new".utf8), to: path)
    var info = stat()
    #expect(stat(path, &info) == 0)
    #expect(info.st_mode & 0o7777 == 0o2750)
    if isRoot { #expect(info.st_uid == 1234 && info.st_gid == 2345) }
    #if !canImport(Darwin)
      var value = [UInt8](repeating: 0, count: 16)
      if hasAttributes {
        let count = getxattr(path, "user.note", &value, value.count)
        #expect(count == 4 && value.prefix(4).elementsEqual("kept".utf8))
      }
    #endif
    #expect(try read(path) == "new")
  }

  @Test func aLinkIsWrittenThroughAlsoWhenItLeadsToNothingYet() throws {
    let folder = try TemporaryFolder()
    try folder.folder("reports/deep")
    try folder.link("deep", to: "reports/deep")
    try folder.link("first", to: "deep/second")
    try folder.link("reports/deep/second", to: "../report.json")
    try System.writeFile(Array("{}".utf8), to: folder.path + "/first")
    #expect(try read(folder.path + "/reports/report.json") == "{}")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/first") == "deep/second")
    try System.writeFile(Array("[]".utf8), to: folder.path + "/first")
    #expect(try read(folder.path + "/reports/report.json") == "[]")
    try folder.link("round", to: "round")
    #expect(throws: SystemError.self) { try System.writeFile([], to: folder.path + "/round") }
    try folder.link("nowhere", to: "missing/report.json")
    #expect(throws: SystemError.self) { try System.writeFile([], to: folder.path + "/nowhere") }
    #expect(try names(folder) == ["deep", "first", "nowhere", "reports", "round"])
  }

  @Test func aLinkToNothingOutsideOfTheRootLeadsOutside() throws {
    let folder = try TemporaryFolder()
    try folder.folder("root")
    try folder.link("root/out", to: "../none")
    try folder.link("root/in", to: "none")
    #expect(Paths.leadsOutside(folder.path + "/root/out", of: folder.path + "/root"))
    #expect(!Paths.leadsOutside(folder.path + "/root/in", of: folder.path + "/root"))
  }

  @Test func whatAKilledProcessLeftIsNoHindrance() throws {
    let folder = try TemporaryFolder()
    let left = "A.swift.\(getpid()).tmp"
    try folder.write(left, "half")
    try System.writeFile(Array("new".utf8), to: folder.path + "/A.swift")
    #expect(try names(folder) == ["A.swift", left])
    #expect(try read(folder.path + "/A.swift") == "new")
  }
}

struct SpellingTests {
  @Test func aNameIsTheOneOfTheDisk() {
    let names = ["ContentView.swift", "contentview.swift", "Ärger.swift", "cafe\u{301}.swift"]
    #expect(Spelling.spelled("contentview.swift", among: names) == "contentview.swift")
    #expect(Spelling.spelled("CONTENTVIEW.swift", among: Array(names.dropLast())) == "ContentView.swift")
    #expect(Spelling.spelled("ärger.SWIFT", among: names) == "Ärger.swift")
    #expect(isSame(Spelling.spelled("CAF\u{C9}.swift", among: names), "cafe\u{301}.swift"))
    #expect(Spelling.spelled("Other.swift", among: names) == "Other.swift")
    #expect(Spelling.turned("Ab1é.swift") == "aB1é.SWIFT")
  }

  @Test func whereCaseIsToldNothingChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/ContentView.swift")
    // Two names of one file, as on a file system that takes them for the same.
    #expect(link(folder.path + "/App/ContentView.swift", folder.path + "/App/cONTENTvIEW.SWIFT") == 0)
    var spelling = Spelling()
    for name in ["App/ContentView.swift", "App/cONTENTvIEW.SWIFT", "App", "App/None.swift"] {
      let path = folder.path + "/" + name
      #expect(spelling.onDisk(path) == path)
    }
  }
}
