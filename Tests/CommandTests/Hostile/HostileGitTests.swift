// A repository whose configuration and attributes name programs wherever git would start one: none of them is started.

import Testing

struct HostileGitTests {
  private func repository() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      "A.swift",
      Snippet.view("A", "Text(\"a\").font(.system(size: 12))  // curbcut:ignore fixed-font-size -- logo")
        + "// curbcut:ignore-file touch-target-too-small -- small\n")
    let git = "git -c user.name=T -c user.email=t@example.com"
    let made = try Tool.shell(
      "git init -q . && git add . && GIT_COMMITTER_DATE=2020-02-03T04:05:06Z \(git) commit -qm one && git branch base",
      in: folder)
    #expect(made.status == 0)
    let program = "touch \(folder.path)/PWNED; cat"
    var settings = ""
    for section in ["filter", "diff", "merge"] {
      settings += "[\(section) \"x\"]\n"
      for key in ["clean", "smudge", "process", "textconv", "command", "driver"] {
        settings += "\t\(key) = \"\(program)\"\n"
      }
      settings += "\trequired = true\n\tcachetextconv = false\n"
    }
    settings += "[core]\n"
    for key in ["fsmonitor", "pager", "editor", "sshCommand", "askPass", "alternateRefsCommand", "gitProxy"] {
      settings += "\t\(key) = \"\(program)\"\n"
    }
    settings += "\thooksPath = \(folder.path)/hooks\n[pager]\n\tblame = \"\(program)\"\n\tlog = \"\(program)\"\n"
    settings += "[diff]\n\texternal = \"\(program)\"\n[credential]\n\thelper = \"!\(program)\"\n[interactive]\n"
    settings +=
      "\tdiffFilter = \"\(program)\"\n[gpg]\n\tprogram = \"\(program)\"\n[uploadpack]\n\tpackObjectsHook = \"\(program)\"\n"
    settings += "[blame]\n\tignoreRevsFile = missing\n"
    for alias in ["blame", "rev-parse", "ls-tree", "ls-files", "cat-file", "merge-base"] {
      settings += "[alias]\n\t\(alias) = \"!\(program)\"\n"
    }
    try folder.write(".git/config", folder.read(".git/config") + settings)
    try folder.write(".gitattributes", "* filter=x diff=x merge=x\n")
    for hook in ["pre-commit", "post-index-change", "post-checkout", "reference-transaction", "fsmonitor-watchman"] {
      try folder.write("hooks/\(hook)", "#!/bin/sh\n\(program)\n")
    }
    #expect(
      try Tool.shell(
        "chmod +x hooks/*; git blame --no-ignore-revs-file -- A.swift > /dev/null 2>&1; test -e PWNED", in: folder
      ).status == 0)
    _ = try Tool.shell("rm -f PWNED; printf '\\n// more\\n' >> A.swift", in: folder)
    return folder
  }

  @Test(arguments: [
    "suppressions", "suppressions --format json", "lint", "lint --since base", "lint --since base --no-merge-base",
    "lint --staged", "lint --unsafe-fixes --diff", "audit", "speak A", "speak A --since base",
    "screens", "components", "contrast", "why A.swift:5", "config print A.swift", "config verify", "baseline create",
    "baseline stats", "hook install", "init",
  ])
  func nothingIsStarted(command: String) throws {
    let folder = try repository()
    let run = try Tool.shell("timeout 60 \"$CURBCUT\" \(command) < /dev/null", in: folder)
    #expect(run.status != 124, "it waits for ever")
    #expect(!folder.exists("PWNED"), "\(command) started a program")
  }

  @Test func agesAreThoseOfTheLastCommit() throws {
    let folder = try repository()
    let text = try folder.read("A.swift")
    // A line above moves the others, and a directive that is new has no age.
    try folder.write("A.swift", "// curbcut:ignore-file text-contrast -- new\n" + text)
    let run = try Tool.run(["suppressions"], in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("fixed-font-size") && $0.contains("2020-02-03") })
    #expect(lines.contains { $0.contains("touch-target-too-small") && $0.contains("2020-02-03") })
    #expect(lines.contains { $0.contains("text-contrast") && !$0.contains("2020-02-03") })
  }
}
