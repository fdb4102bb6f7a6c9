// What a long session holds, and what it does again for a keystroke.

import CurbcutTestSupport
import CurbcutLint
import CurbcutSourceText
import Testing

@testable import CurbcutLanguageServer

struct MemoryTests {
  @Test func tenThousandEditsHoldNoMoreThanOne() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("View\(index).swift", Sample.view("View\(index)", Sample.labelled)) }
    let editor = try Editor.ready(folder)
    editor.open("View0.swift", Sample.view("View0", Sample.bare))
    let session = try #require(editor.server.sessions.values.first)
    editor.change("View0.swift", version: 2, "x", from: (4, 4), to: (4, 4))
    editor.change("View0.swift", version: 3, "", from: (4, 4), to: (4, 5))
    editor.pass(5)
    let (bytes, files, joins, parses) = (editor.server.heldBytes, session.heldFiles, session.joins, session.parses)
    weak let first = session.source("View0.swift")
    #expect(first != nil)
    for edit in 0..<5_000 {
      editor.change("View0.swift", version: edit * 2 + 4, "x", from: (4, 4), to: (4, 4))
      editor.change("View0.swift", version: edit * 2 + 5, "", from: (4, 4), to: (4, 5))
      if edit % 500 == 0 { editor.pass(5) }
    }
    editor.pass(5)
    #expect(editor.server.heldBytes == bytes)
    #expect(session.heldFiles == files)
    // The version that was held before has been let go.
    #expect(first == nil)
    // Only the edited file was parsed, and since it declared the same all the time, names were never joined anew.
    #expect(session.parses == parses + 10_000)
    #expect(session.joins == joins)
    #expect(Editor.codes(try editor.published("View0.swift")) == ["icon-button-missing-label"])
  }

  @Test func aProjectThatIsPatchedSaysWhatAFreshOneSays() throws {
    let folder = try TemporaryFolder()
    let pieces = [
      "Icon()", "Row()", Sample.bare, Sample.labelled, "Text(\"a\").big()", "Button(action: { go() }) { Icon() }",
      "VStack { Row(); Icon().accessibilityLabel(\"b\") }", "Image(systemName: \"heart\")", "Unknown {",
    ]
    let names = ["Icon", "Row", "Screen", "Other"]
    func text(_ name: String, _ piece: String, _ extra: Bool) -> String {
      Sample.view(name, piece)
        + (extra
          ? "extension View { func big() -> some View { font(.system(size: 40)) } }\nstruct \(name)Part {}\n" : "")
    }
    for name in names { try folder.write(name + ".swift", text(name, pieces[0], false)) }
    let session = LintSession(
      root: folder.path, options: ConfigurationOptions(), workingDirectory: folder.path, jobs: 1)
    for name in names { _ = session.judge(name + ".swift") }
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var patched = 0
    for _ in 0..<120 {
      let name = names[next(names.count)]
      let joins = session.joins
      session.setText(Array(text(name, pieces[next(pieces.count)], next(4) == 0).utf8), of: name + ".swift")
      let said = names.map { session.judge($0 + ".swift")?.findings }
      if session.joins == joins { patched += 1 }
      for other in names {
        let held = try #require(session.source(other + ".swift"))
        try folder.write(other + ".swift", bytes: Array(held.padded[..<held.count]))
      }
      let fresh = LintSession(
        root: folder.path, options: ConfigurationOptions(), workingDirectory: folder.path, jobs: 1)
      #expect(said == names.map { fresh.judge($0 + ".swift")?.findings })
    }
    // Both ways were taken.
    #expect(patched > 20 && patched < 110)
  }
}
