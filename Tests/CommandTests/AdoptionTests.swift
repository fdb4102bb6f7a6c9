// What a team does around linting: sharing the work, hooks, directives with an end, and shells.

import Foundation
import Testing

struct AdoptionTests {
  private func git(_ folder: Folder, _ line: String) throws {
    let outcome = try Tool.shell("git -c user.name=a -c user.email=a@b \(line)", in: folder)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  @Test func shardsTogetherAreTheWholeRun() throws {
    let folder = try Folder()
    for name in ["A", "B", "Ç 😀", "D", "E"] {
      try folder.write("src/\(name).swift", Snippet.view("V\(name.utf8.count)", Snippet.badLine))
    }
    try folder.write("src/Broken.swift", "struct A { func ( }\n")
    let whole = try Tool.run(["lint", "--root", "src", "--format", "sarif"], in: folder)
    #expect(whole.status == 1)
    for number in 1...3 {
      let outcome = try Tool.run(
        ["lint", "--root", "src", "--shard", "\(number)/3", "--output", "sarif=\(number).sarif"], in: folder)
      #expect(outcome.status != 2)
    }
    for order in [["1", "2", "3"], ["3", "1", "2"]] {
      let merged = try Tool.run(["merge"] + order.map { "\($0).sarif" }, in: folder)
      #expect(merged.status == whole.status)
      #expect(merged.output == whole.output)
    }
    _ = try Tool.run(["merge", "--output", "sarif=all.sarif", "1.sarif", "2.sarif", "3.sarif"], in: folder)
    #expect(try folder.read("all.sarif") == whole.output)
    try folder.write("other.sarif", "{\"version\": \"2.1.0\", \"runs\": []}")
    #expect(try Tool.run(["merge", "1.sarif", "other.sarif"], in: folder).status == 2)
    #expect(try Tool.run(["merge", "missing.sarif"], in: folder).status == 2)
    #expect(try Tool.run(["lint", "--shard", "4/3", "src"], in: folder).status == 2)
    // A part that is missing, twice there, or of something else.
    for (parts, message) in [
      (["1", "3"], "missing: 2/3"), (["1", "2", "2", "3"], "both part 2/3"),
      (["all", "1", "2", "3"], "all.sarif is not a part"),
    ] {
      let outcome = try Tool.run(["merge"] + parts.map { "\($0).sarif" }, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(try Tool.run(["merge", "all.sarif", "all.sarif"], in: folder).errors.contains("given twice"))
  }

  @Test func whatIsSaidOnceIsSaidOnceOfAllShards() throws {
    let folder = try Folder()
    try folder.write(
      "src/App.swift",
      "import SwiftUI\n@main struct X: App { var body: some Scene { WindowGroup { A(); B(); C() } } }\n")
    for name in ["A", "B", "C", "D", "E"] {
      let old = "Text(\"a\").accessibility(label: Text(\"[\(name)]\"))"
      // The same code in a view that nothing shows, for which a finding of its own speaks.
      try folder.write(
        "src/\(name).swift",
        Snippet.view(name, "VStack { \(old); \(old) }\n    \(Snippet.badLine)")
          + Snippet.view("Unshown\(name)", "VStack { \(old); \(old) }"))
    }
    let arguments = ["lint", "--root", "src", "--min-confidence", "low"]
    let whole = try Tool.run(arguments + ["--format", "sarif"], in: folder)
    for number in 1...3 {
      _ = try Tool.run(arguments + ["--shard", "\(number)/3", "--output", "sarif=\(number).sarif"], in: folder)
    }
    let merged = try Tool.run(["merge", "3.sarif", "1.sarif", "2.sarif"], in: folder)
    #expect(merged.output == whole.output)
    #expect(whole.output.contains("6 uses of deprecated modifiers"))
    #expect(whole.output.contains("14 uses of deprecated modifiers"))
  }

  @Test(arguments: [(1, 1), (2, 0)])
  func warningsOfAllShardsAreCounted(limit: Int, status: Int32) throws {
    let folder = try Folder()
    try folder.write(".curbcut.json", "{\"rules\": {\"icon-button-missing-label\": \"warning\"}}")
    for name in ["A", "B"] { try folder.write("\(name).swift", Snippet.view(name, Snippet.badLine)) }
    let arguments = ["lint", "--root", ".", "--rule", "icon-button-missing-label", "--max-warnings", "\(limit)"]
    let whole = try Tool.run(arguments + ["--format", "sarif"], in: folder)
    #expect(whole.status == status)
    for number in 1...2 {
      let part = try Tool.run(
        arguments + ["--shard", "\(number)/2", "--output", "sarif=\(number).sarif"], in: folder)
      #expect(part.status == 0)
    }
    let merged = try Tool.run(["merge", "1.sarif", "2.sarif"], in: folder)
    #expect(merged.status == status && merged.output == whole.output)
    #expect(merged.errors.contains("2 warnings, more than --max-warnings allows") == (status == 1))
  }

  @Test func shardsTellOfTheWholeChangeOfSettings() throws {
    let folder = try Folder()
    try git(folder, "init --quiet")
    for name in ["A", "B", "C"] { try folder.write("\(name).swift", Snippet.view(name, "Text(\"a\")")) }
    try folder.write(".curbcut.json", "{}")
    try git(folder, "add .")
    try git(folder, "commit --quiet --message base")
    for name in ["A", "B", "C"] { try folder.write("\(name).swift", Snippet.view(name, Snippet.badLine)) }
    try folder.write(".curbcut.json", "{\"rules\": {\"icon-button-missing-label\": \"off\"}}")
    let arguments = ["lint", "--root", ".", "--since", "HEAD"]
    let whole = try Tool.run(arguments + ["--format", "sarif"], in: folder)
    #expect(whole.output.contains("edits .curbcut.json: with the settings of the base, 3 more findings would fail"))
    for number in 1...2 {
      _ = try Tool.run(arguments + ["--shard", "\(number)/2", "--output", "sarif=\(number).sarif"], in: folder)
    }
    #expect(try Tool.run(["merge", "2.sarif", "1.sarif"], in: folder).output == whole.output)
  }

  @Test func colorSetsAreReportedOnceByShards() throws {
    let folder = try Folder()
    for name in ["C", "D"] {
      try folder.write(
        "App/Assets.xcassets/\(name).colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x10", "green": "0x10", "blue": "0x10", "alpha": "1"}, "color-space": "srgb"}}]}"#
      )
    }
    // Each part uses C, the first and the last use D; no first use stands in the same part.
    for (name, color) in [("V", "C"), ("W", "C"), ("X", "C"), ("Y", "D"), ("Z", "D")] {
      try folder.write("App/\(name).swift", Snippet.view(name, "Text(\"Words\").foregroundColor(Color(\"\(color)\"))"))
    }
    let whole = try Tool.run(["lint", "--root", "App", "--min-confidence", "low", "--format", "sarif"], in: folder)
    #expect(whole.output.ranges(of: "\"ruleId\": \"color-asset-missing-variants\"").count == 2)
    for number in 1...3 {
      _ = try Tool.run(
        [
          "lint", "--root", "App", "--min-confidence", "low", "--shard", "\(number)/3", "--output",
          "sarif=\(number).sarif",
        ], in: folder)
    }
    let merged = try Tool.run(["merge", "1.sarif", "2.sarif", "3.sarif"], in: folder)
    #expect(merged.output == whole.output)
  }

  @Test func theHookIsInstalledOnceAndOverwritesNothing() throws {
    let folder = try Folder()
    #expect(try Tool.run(["hook", "install"], in: folder).status == 2)
    try git(folder, "init --quiet")
    #expect(try Tool.run(["hook", "install"], in: folder).status == 0)
    let script = try folder.read(".git/hooks/pre-commit")
    #expect(script.contains("lint --staged"))
    #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/.git/hooks/pre-commit"))
    // Twice is once.
    let twice = try Tool.run(["hook", "install"], in: folder)
    #expect(twice.status == 0 && twice.output.contains("/.git/hooks/pre-commit"))
    #expect(try Tool.run(["hook", "uninstall"], in: folder).status == 0)
    #expect(!folder.exists(".git/hooks/pre-commit"))
    #expect(try Tool.run(["hook", "uninstall"], in: folder).status == 2)
    try folder.write(".git/hooks/pre-commit", "#!/bin/sh\necho mine\n")
    let again = try Tool.run(["hook", "install"], in: folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("Add this line to it: curbcut lint --staged --quiet"))
    #expect(try Tool.run(["hook", "uninstall"], in: folder).status == 2)
    #expect(try folder.read(".git/hooks/pre-commit") == "#!/bin/sh\necho mine\n")
    try git(folder, "config core.hooksPath 'my hooks'")
    #expect(try Tool.run(["hook", "install"], in: folder).status == 0)
    #expect(folder.exists("my hooks/pre-commit"))
  }

  /// The program that installed the hook serves where none is in PATH; else a commit would pass unchecked.
  @Test func theHookFindsTheProgramThatInstalledIt() throws {
    let folder = try Folder()
    try git(folder, "init -q .")
    let place = "it's a \"bin\" $(touch hacked)"
    let line = "mkdir '\(place.replacingOccurrences(of: "'", with: "'\\''"))' && cd it* && cp \"$CURBCUT\" curbcut"
    #expect(try Tool.shell(line, in: folder).status == 0)
    #expect(try Tool.shell("it*/curbcut hook install", in: folder).status == 0)
    try folder.write("A.swift", Snippet.view("A", Snippet.badLine))
    let commit = "PATH=/usr/bin:/bin git -c user.name=a -c user.email=a@b commit -qm one"
    try git(folder, "add A.swift")
    let refused = try Tool.shell(commit, in: folder)
    #expect(refused.status == 1 && (refused.output + refused.errors).contains("A.swift:"), "\(refused)")
    #expect(!folder.exists("hacked"))
    // Installed again by another one it stays as it is, and is known as curbcut's own.
    #expect(try Tool.run(["hook", "install"], in: folder).status == 0)
    #expect(try Tool.shell("rm it*/curbcut", in: folder).status == 0)
    let passed = try Tool.shell(commit, in: folder)
    #expect(passed.status == 0 && passed.errors.contains("not in PATH"), "\(passed)")
    #expect(try Tool.run(["hook", "uninstall"], in: folder).status == 0)
    #expect(!folder.exists(".git/hooks/pre-commit"))
  }

  @Test func hooksOfOtherRepositoriesAreLeftAlone() throws {
    let folder = try Folder()
    try folder.write("mine/A.swift", Snippet.good)
    try folder.write("theirs/keep")
    let inside = try Tool.shell("cd mine; git init -q .; git config core.hooksPath \"$PWD/../theirs\"", in: folder)
    #expect(inside.status == 0)
    let run = try Tool.shell("cd mine; \"$CURBCUT\" hook install", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("outside this repository") && run.errors.contains("/theirs"))
    #expect(!folder.exists("theirs/pre-commit"))
    #expect(try Tool.shell("cd mine; \"$CURBCUT\" hook install --force", in: folder).status == 0)
    #expect(folder.exists("theirs/pre-commit"))
    // A working tree beside shares what git keeps.
    let tree = try Tool.shell(
      "cd mine; git config --unset core.hooksPath; git add .; git -c user.name=T -c user.email=t@example.com commit -qm one; "
        + "git worktree add -q ../beside; cd ../beside; \"$CURBCUT\" hook install",
      in: folder)
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(folder.exists("mine/.git/hooks/pre-commit"))
  }

  @Test func everythingCanBeSilencedWithAReason() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", "VStack {\n      \(Snippet.badLine)\n      Image(\"photo\")\n    }"))
    #expect(try Tool.run(["lint", "--suppress-all"], in: folder).status == 2)
    let outcome = try Tool.run(["lint", "--suppress-all", "--reason", "before the redesign"], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.read("A.swift").contains("icon-button-missing-label"))
    #expect(try folder.read("A.swift").contains(" -- before the redesign\n      Button"))
    let after = try Tool.run(["lint"], in: folder)
    #expect(after.status == 0)
    #expect(after.output.contains("No findings in 1 file"))
  }

  @Test func directivesAreListedByAgeAndOwner() throws {
    let folder = try Folder()
    try git(folder, "init --quiet")
    try folder.write("CODEOWNERS", "*.swift @all\n/Sub/ @team @lead # both\n")
    try folder.write("A.swift", Snippet.view("A", "// curbcut:ignore fixed-font-size -- a logo\n    Text(\"A\")"))
    try folder.write(
      "Sub/B.swift",
      Snippet.view("B", "// curbcut:expect icon-button-missing-label until 2999-01-31 -- soon\n    \(Snippet.badLine)"))
    try git(folder, "add A.swift CODEOWNERS")
    let date = "GIT_COMMITTER_DATE='2024-02-29T12:00:00Z'"
    let commit = try Tool.shell("\(date) git -c user.name=a -c user.email=a@b commit --quiet -m a", in: folder)
    #expect(commit.status == 0)
    let outcome = try Tool.run(["suppressions"], in: folder)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "2024-02-29  A.swift:5: ignore fixed-font-size -- a logo [@all]")
    #expect(
      lines[1] == "not committed  Sub/B.swift:5: expect icon-button-missing-label -- soon [@team @lead]")
    #expect(lines[4] == "2 directives.")
    let json = try Tool.run(["suppressions", "--format", "json"], in: folder)
    #expect(json.output.contains("\"committed\": \"2024-02-29\""))
  }

  @Test func whatIsExpectedHasToBeThere() throws {
    let folder = try Folder()
    let expectation = "// curbcut:expect icon-button-missing-label until DAY -- the redesign"
    func status(_ day: String, _ line: String) throws -> Outcome {
      try folder.write("A.swift", Snippet.view("A", expectation.replacing("DAY", with: day) + "\n    " + line))
      return try Tool.run(
        ["lint", "--rule", "icon-button-missing-label,directive-unused,directive-expired,directive-unknown-rule"],
        in: folder)
    }
    #expect(try status("2999-12-31", Snippet.badLine).status == 0)
    let past = try status("2020-12-31", Snippet.badLine)
    #expect(past.status == 1)
    #expect(past.output.contains("[directive-expired]"))
    #expect(past.output.contains("[icon-button-missing-label]"))
    let gone = try status("2999-12-31", "Text(\"A\")")
    #expect(gone.status == 1)
    #expect(gone.output.contains("The finding this directive expects is gone"))
    #expect(try status("2026-02-30", Snippet.badLine).output.contains("is not a valid day"))
  }

  @Test func aStampIsWrittenWhenNothingFails() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    #expect(try Tool.run(["lint", "--stamp", "Stamp.swift", "A.swift"], in: folder).status == 0)
    #expect(try folder.read("Stamp.swift").hasPrefix("// "))
    // Each build writes it anew, and never in the place of a source.
    #expect(try Tool.run(["lint", "--stamp", "Stamp.swift", "A.swift"], in: folder).status == 0)
    #expect(try Tool.run(["lint", "--stamp", "A.swift", "A.swift"], in: folder).status == 2)
    #expect(try folder.read("A.swift") == Snippet.good)
    try folder.write("B.swift", Snippet.bad)
    #expect(try Tool.run(["lint", "--stamp", "Other.swift", "B.swift"], in: folder).status == 1)
    #expect(!folder.exists("Other.swift"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameCommandsOptionsAndValues(shell: String) throws {
    let folder = try Folder()
    let outcome = try Tool.run(["completions", shell], in: folder)
    #expect(outcome.status == 0)
    for word in ["baseline", "suppressions", "since", "rdjson", "icon-button-missing-label"] {
      #expect(outcome.output.contains(word), "\(shell) does not offer \(word)")
    }
  }

  @Test func bashReadsItsCompletions() throws {
    let folder = try Folder()
    let line = """
      bash -c 'source <("$CURBCUT" completions bash); COMP_WORDS=(curbcut lint --format ju); COMP_CWORD=3; _curbcut
      echo "${COMPREPLY[@]}"; COMP_WORDS=(curbcut bas); COMP_CWORD=1; _curbcut; echo "${COMPREPLY[@]}"'
      """
    let outcome = try Tool.shell(line, in: folder)
    #expect(outcome.output == "junit\nbaseline\n")
  }
}
