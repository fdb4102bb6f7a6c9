// `curbcut init` and `curbcut config` as a person types them: statuses, what goes where, and that nothing is overwritten.

import Testing

@Suite struct ConfigCommandTests {
  @Test func theWayFromNothingToASoundConfiguration() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    let none = try Tool.run(["config", "verify"], in: folder)
    #expect(none.status == 0 && none.output == "There is no configuration; the profile recommended applies.\n")
    let first = try Tool.run(["init"], in: folder)
    #expect(first.status == 0 && first.output.hasPrefix("Wrote .curbcut.json"))
    let text = try folder.read(".curbcut.json")
    let second = try Tool.run(["init"], in: folder)
    #expect(second.status == 2 && second.output.isEmpty)
    #expect(try folder.read(".curbcut.json") == text)
    let sound = try Tool.run(["config", "verify"], in: folder)
    #expect(sound.status == 0 && sound.output == ".curbcut.json is valid.\n")
  }

  @Test func everyMistakeIsListedWithItsPlace() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write(".curbcut.json", "{\n  profil: \"strict\",\n  rules: { \"text-contrst\": \"of\\u001b[2J\" }\n}\n")
    try folder.write("Sub/.curbcut.json", "{ ios: \"17\" }")
    let verify = try Tool.run(["config", "verify"], in: folder)
    #expect(verify.status == 2 && verify.output.isEmpty)
    let lines = verify.errors.split(separator: "\n")
    #expect(lines.count == 3, "\(verify.errors)")
    #expect(lines[0] == "curbcut: .curbcut.json:2:3: There is no key “profil”. Did you mean profile?")
    #expect(lines[1] == "curbcut: .curbcut.json:3:12: There is no rule “text-contrst”. Did you mean text-contrast?")
    #expect(lines[2].hasPrefix("curbcut: Sub/.curbcut.json:1:8: ios takes a whole number"))
    for command in [["lint"], ["config", "print"], ["why", "A.swift:5"], ["components"]] {
      let outcome = try Tool.run(command, in: folder)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(command)")
      #expect(outcome.errors.contains(".curbcut.json:2:3: "), "\(command): \(outcome.errors)")
    }
  }

  @Test func screensThatDoNotExistAreTold() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write(
      ".curbcut.json", "{ screens: [\"Bad\"],\n  flows: [{ name: \"in\", screens: [\"Bad\", \"Bat\", \"Home\"] }] }")
    let verify = try Tool.run(["config", "verify"], in: folder)
    #expect(verify.status == 2)
    let lines = verify.errors.split(separator: "\n")
    #expect(
      lines == [
        "curbcut: .curbcut.json:2:42: The project has no view or file Bat. Did you mean Bad?",
        "curbcut: .curbcut.json:2:49: The project has no view or file Home.",
      ])
  }

  @Test func printNamesEveryRuleAndFollowsPaths() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write("Old/B.swift", Snippet.bad)
    try folder.write(
      ".curbcut.json",
      """
      { overrides: [{
        paths: ["Old/**"], rules: { "icon-button-missing-label": "off", "touch-target-too-small": "off" }
      }] }
      """)
    let all = try Tool.run(["config", "print"], in: folder)
    let old = try Tool.run(["config", "print", "Old"], in: folder)
    #expect(all.status == 0 && all.output.contains("\"icon-button-missing-label\": \"on\""))
    #expect(old.status == 0 && old.output.contains("\"icon-button-missing-label\": \"off\""))
    #expect(try Tool.run(["lint", "Old"], in: folder).status == 0)
    #expect(try Tool.run(["lint"], in: folder).status == 1)
    let why = try Tool.run(["why", "Old/B.swift:5", "--rules"], in: folder)
    #expect(why.output.contains("icon-button-missing-label: off; the profile is recommended"))
    let short = try Tool.run(["why", "Old/B.swift:5"], in: folder)
    #expect(short.output.contains(" are off; --rules lists them.\n"))
  }

  /// As somebody new to profiles in files types it.
  @Test func aProfileOfOnesOwn() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write("team/ours.json", "{ title: \"Ours.\", extends: \"base.json\" }")
    try folder.write("team/base.json", "{ rules: { \"icon-button-missing-label\": \"off\" } }")
    #expect(try Tool.run(["lint"], in: folder).status == 1)
    let lint = try Tool.run(["lint", "--profile", "team/ours.json", "--rule", "icon-button-missing-label"], in: folder)
    #expect(lint.status == 1, "a rule that is named runs")
    #expect(try Tool.run(["lint", "--profile", "team/ours.json"], in: folder).status == 0)
    let verify = try Tool.run(["config", "verify", "--profile", "team/ours.json"], in: folder)
    #expect(verify.status == 0 && verify.output == "team/base.json is valid.\nteam/ours.json is valid.\n")
    let why = try Tool.run(["why", "A.swift:5", "--rules", "--profile", "team/ours.json"], in: folder)
    #expect(why.output.contains("icon-button-missing-label: off; the profile is ours"))
    try folder.write("team/base.json", "{ rules: { \"icon-buton-missing-label\": \"off\" } }")
    let wrong = try Tool.run(["lint", "--profile", "team/ours.json"], in: folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors
        == "curbcut: team/base.json:1:12: There is no rule “icon-buton-missing-label”. Did you mean icon-button-missing-label?\n"
    )
  }

  @Test func wrongUseIsExplained() throws {
    let folder = try Folder()
    for (arguments, message) in [
      (["config"], "curbcut config needs a subcommand: print, verify or schema."),
      (["config", "prnt"], "curbcut config has no subcommand prnt. Did you mean print?"),
      (["init", "a", "b"], "curbcut init takes one folder, not also b."),
      (["lint", "--profile", "strikt"], "There is no profile strikt. Did you mean strict?"),
      (["lint", "--profile", "team.json"], "No such file or folder: team.json."),
      (["lint", "--profile"], "--profile needs a value: --profile <name or file>."),
      (["lint", "--rules-as-of", "x"], "--rules-as-of needs a version such as 1.2.0, not x."),
      (["lint", "--ios", "9"], "--ios needs a number from 13 to 27, not 9."),
      (["lint", "--config", "no.json"], "No such file or folder: no.json."),
    ] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("curbcut: \(message)"), "\(arguments): \(outcome.errors)")
    }
  }
}
