// Configurations: read without a guess, put together from the outside in, and heard by a run.

import CurbcutTestSupport
import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import Testing

@testable import CurbcutLint

@Suite struct ConfigurationReaderTests {
  private func problems(_ text: String) -> [String] {
    ConfigurationReader.read(SourceText(path: "c.json", text)).problems.map(\.text)
  }

  @Test func readsEverythingThereIs() {
    let text = """
      {
        // Comments, names without quotes and trailing commas are fine.
        $schema: "https://example.com/schema.json",
        root: true,
        profile: "wcag-aa",
        select: ["wcag:AA", "label:Reduced Motion", "label-format"],
        rulesAsOf: "1.2",
        rules: {
          "label-format": "off",
          "text-contrast": { severity: "warning", options: { text: 7, large: "hig" } },
          "touch-target-too-small": { "options": { "minimum": 48 } },
        },
        overrides: [{ paths: ["Legacy/**", "*Tests.swift"], rules: { "image-missing-label": "note" } }],
        include: ["App/"],
        exclude: "Vendor/",
        minConfidence: "low",
        failOn: "never",
        failConfidence: "medium",
        ios: 18,
        languages: ["en", "pt-BR", "zh-Hans"],
        components: { PrimaryButton: { role: "button", name: "title" }, Blob: { decorative: true } },
        flows: [{ name: "Sign in", screens: ["Welcome", "Code"] }],
        screens: ["Welcome"],
      }
      """
    let (file, problems) = ConfigurationReader.read(SourceText(path: "c.json", text))
    #expect(problems == [])
    #expect(file.isRoot && file.profile == "wcag-aa" && file.rulesAsOf == ReleaseVersion("1.2.0"))
    #expect(file.select == [.wcag("AA"), .label("Reduced Motion"), .rule("label-format")])
    #expect(file.rules["label-format"]?.isOn == false)
    #expect(file.rules["text-contrast"]?.severity == .warning)
    #expect(file.rules["text-contrast"]?.options == ["text": .number(7), "large": .word("hig")])
    #expect(file.overrides.first?.paths == ["Legacy/**", "*Tests.swift"])
    #expect(file.include == ["App/"] && file.exclude == ["Vendor/"])
    #expect(file.minConfidence == .low && file.failOn == FailSetting(severity: nil) && file.failConfidence == .medium)
    #expect(file.ios == 18 && file.languages.count == 3 && file.screens == ["Welcome"])
    #expect(file.components["PrimaryButton"] == ComponentSetting(role: "button", name: "title"))
    #expect(file.components["Blob"]?.isDecorative == true)
    #expect(file.flows == [FlowSetting(name: "Sign in", screens: ["Welcome", "Code"])])
  }

  /// A configuration, and the beginning of what is said about it.
  static let mistakes: [(text: String, message: String)] = [
    ("{ \"rulez\": {} }", "c.json:1:3: There is no key “rulez”. Did you mean rules?"),
    (
      "{\n  rules: { \"label-fromat\": \"off\" }\n}",
      "c.json:2:12: There is no rule “label-fromat”. Did you mean label-format?"
    ),
    (
      "{ rules: { \"label-format\": \"of\" } }", "c.json:1:28: label-format has no value “of”. Did you mean off?"
    ),
    (
      "{ rules: { \"label-format\": { options: { longst: 9 } } } }",
      "c.json:1:41: label-format has no option “longst”. Did you mean longest?"
    ),
    (
      "{ rules: { \"label-format\": { options: { longest: 9 } } } }",
      "c.json:1:50: label-format.longest takes 20 to 500 characters, not 9."
    ),
    (
      "{ rules: { \"label-format\": { severity: \"eror\" } } }",
      "c.json:1:40: label-format.severity has no value “eror”. Did you mean error?"
    ),
    (
      "{ rules: { \"label-format\": { options: [] } } }",
      "c.json:1:39: label-format.options takes an object, not a list."
    ),
    (
      "{ components: { A: { decorative: 1 } } }",
      "c.json:1:34: components.A.decorative takes true or false, not 1."
    ),
    (
      "{ rules: { \"text-contrast\": { options: { large: \"hg\" } } } }",
      "c.json:1:49: text-contrast.large has no value “hg”. Did you mean hig?"
    ),
    (
      "{ rules: { \"touch-target-too-small\": { minimun: 40 } } }",
      "c.json:1:40: touch-target-too-small has no key “minimun”. Use severity or options; its options go under `options`."
    ),
    (
      "{ rules: { \"touch-target-too-small\": { sevrity: \"note\" } } }",
      "c.json:1:40: touch-target-too-small has no key “sevrity”. Did you mean severity?"
    ),
    (
      "{ rules: { \"empty-label\": { minimum: 40 } } }",
      "c.json:1:29: empty-label has no key “minimum”. Use severity; it has no options."
    ),
    (
      "{ rules: { \"touch-target-too-small\": { options: { minimum: \"x\" } } } }",
      "c.json:1:60: touch-target-too-small.minimum takes 24 to 100 points, not “x”."
    ),
    (
      "{ rules: { \"line-limit-truncates\": { options: { lines: 900 } } } }",
      "c.json:1:56: line-limit-truncates.lines takes a number from 1 to 20, not 900."
    ),
    ("{ rules: { \"empty-label\": { options: { a: 1 } } } }", "c.json:1:40: empty-label has no options."),
    ("{ profile: \"team.json\" }", "c.json:1:12: profile takes a name; write \"extends\": \"team.json\" for a file."),
    ("{ checklist: [] }", "c.json:1:14: checklist takes an object, not a list."),
    ("{ checklist: { title: \"A.\", statements: [] } }", "c.json:1:14: A checklist needs a title and statements."),
    (
      "{ checklist: { title: \"A.\", statements: [{ statement: \"B.\", rulez: [] }] } }",
      "c.json:1:61: A statement has no key “rulez”. Did you mean rules?"
    ),
    (
      "{ checklist: { title: \"A.\", statements: [{ statement: \"B.\", rules: [\"text-contrst\"] }] } }",
      "c.json:1:69: There is no rule “text-contrst”. Did you mean text-contrast?"
    ),
    ("{ profile: \"wcag-aaaa\" }", "c.json:1:12: profile has no value “wcag-aaaa”. Did you mean wcag-aaa?"),
    ("{ ios: 7 }", "c.json:1:8: ios takes a whole number from 13 to 27, not 7."),
    ("{ ios: 17.5 }", "c.json:1:8: ios takes"),
    ("{ select: [\"wcag:B\"] }", "c.json:1:12: There is no rule or group “wcag:B”. Did you mean wcag:A?"),
    ("{ exclude: [\"\"] }", "c.json:1:13: exclude takes a string"),
    ("{ exclude: [\"# no\"] }", "c.json:1:13: This pattern matches nothing: # no."),
    ("{ languages: [\"english\"] }", "c.json:1:15: languages takes tags such as en or pt-BR, not english."),
    ("{ ios: 17, ios: 18 }", "c.json:1:12: ios appears here twice."),
    ("{ overrides: [{ rules: {} }] }", "c.json:1:15: This override names no paths."),
    ("{ flows: [{ name: \"a\" }] }", "c.json:1:11: A flow needs a name and screens."),
    (
      "{ components: { A: { rolle: \"button\" } } }",
      "c.json:1:22: components.A has no key “rolle”. Did you mean role?"
    ),
    (
      "{ models: { package: \"A\", version: \"1\", module: [\"A\"], read: [\"A.swift\"], modules: [\"A\"] } }",
      "c.json:1:41: A model has no key “module”. Did you mean modules?"
    ),
    (
      "{ models: [{ package: \"A\", version: \"1\", modules: [\"A\"], read: [\"A.swift\"],\n"
        + "views: { B: { shows: \"pictures\", evidence: \"x\" } } }] }",
      "c.json:2:22: shows has no value “pictures”. Did you mean picture?"
    ),
    (
      "{ models: { package: \"A\", modules: [\"A\"], read: [\"A.swift\"] } }",
      "c.json:1:11: A model needs version: The version whose source was read."
    ),
    ("{ models: 1 }", "c.json:1:11: models takes paths of files and objects, not 1."),
    ("{ titel: \"x\" }", "c.json:1:3: There is no key “titel”. Did you mean title?"),
    ("{ failOn: true }", "c.json:1:11: failOn takes a string, not true."),
    ("{ rulesAsOf: \"new\" }", "c.json:1:14: rulesAsOf takes a version such as 1.2.0, not new."),
    ("{ rules: [] }", "c.json:1:10: rules takes an object, not a list."),
    ("[]", "c.json:1:1: The configuration takes an object, not a list."),
    ("{ rules: ", "c.json:1:10: The configuration is not valid JSON: a value is missing."),
    ("", "c.json:1:1: The configuration is not valid JSON: a value is missing."),
  ]

  @Test(arguments: mistakes.indices)
  func saysWhereAndWhatWasMeant(_ index: Int) {
    let (text, message) = Self.mistakes[index]
    let found = problems(text)
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(text): \(found)")
  }

  @Test func nestedFilesCannotSetWhatCountsForARun() {
    let (_, problems) = ConfigurationReader.read(SourceText(path: "c.json", "{ failOn: \"note\" }"), isNested: true)
    #expect(problems.map(\.column) == [3])
  }

  @Test func everyPrefixIsAMistakeAndNoTrap() {
    let text =
      "{ \"rules\": { \"text-contrast\": { \"options\": { \"text\": 7 } } }, \"ios\": 26, \"exclude\": [\"a\"] }"
    for count in 0..<text.utf8.count {
      #expect(problems(String(decoding: text.utf8.prefix(count), as: UTF8.self)).count >= 1)
    }
    #expect(problems(text) == [])
  }
}

@Suite struct ConfigurationRunTests {
  private func run(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], _ change: (inout LintRequest) -> Void = { _ in }
  )
    throws -> LintResult
  {
    var request = LintRequest(paths: paths, workingDirectory: folder.path)
    change(&request)
    return try LintRun.run(request)
  }

  /// `path: rule severity`, as far as the rules of the samples below go.
  private func found(_ result: LintResult) -> [String] {
    result.findings.map { "\($0.path): \($0.rule) \($0.severity.name)" }
  }

  private static let bad = LintRunTests.bad

  @Test func nestedFilesOverrideAndOverridesFollowPaths() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    for path in ["A.swift", "Legacy/B.swift", "Feature/C.swift", "Feature/Old/D.swift", "Vendor/E.swift"] {
      try folder.write(path, Self.bad)
    }
    try folder.write(
      ".curbcut.json",
      """
      { rules: { "icon-button-missing-label": "warning" }, exclude: ["Vendor/"],
        overrides: [{ paths: ["Legacy/**"], rules: { "icon-button-missing-label": "off" } }] }
      """)
    try folder.write(
      "Feature/.curbcut.json",
      """
      { rules: { "icon-button-missing-label": "error" },
        overrides: [{ paths: ["Old/"], rules: { "icon-button-missing-label": "note" } }] }
      """)
    let wanted = [
      "A.swift: icon-button-missing-label warning", "Feature/C.swift: icon-button-missing-label error",
      "Feature/Old/D.swift: icon-button-missing-label note",
    ]
    #expect(try found(run(folder)).filter { $0.contains("icon-button") } == wanted)
    // From inside the nested folder, and for single files, the same is true.
    let inside = try run(folder, [folder.path + "/Feature"]) { $0.workingDirectory = folder.path + "/Feature" }
    #expect(inside.root == folder.path)
    #expect(found(inside).filter { $0.contains("icon-button") } == Array(wanted.dropFirst()))
    let named = try run(folder, ["Vendor/E.swift", "Legacy/B.swift"])
    #expect(named.leftOut == [LeftOut(path: "Vendor/E.swift", reason: ".curbcut.json excludes Vendor/")])
    #expect(found(named).filter { $0.contains("icon-button") } == [])
  }

  @Test func extendedFilesCountBeforeAndProfilesBeforeThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    try folder.write(
      "shared/base.json", "{ profile: \"audit\", rules: { \"icon-button-missing-label\": \"note\" }, ios: 18 }")
    try folder.write(".curbcut.json", "{ extends: \"shared/base.json\", failOn: \"note\" }")
    let result = try run(folder)
    #expect(found(result).contains("A.swift: icon-button-missing-label note"))
    #expect(result.failPolicy == FailPolicy(severity: .note, confidence: .high))
    // The command line wins.
    let strict = try run(folder) { $0.options.failOn = FailSetting(severity: nil) }
    #expect(strict.failPolicy.severity == nil)
    let options = ConfigurationOptions()
    let configuration = try ConfigurationLoader.load(root: folder.path, options: options, workingDirectory: folder.path)
    #expect(configuration.minConfidence == .low)
    #expect(configuration.settings(of: "A.swift").settings.palette == .earlier)
    #expect(configuration.settings(of: "A.swift").ran == Set(RuleCatalogue.ids))
  }

  @Test func mistakesEndTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    try folder.write(".curbcut.json", "{ extends: [\".curbcut.json\"], a: 1 }")
    let error = #expect(throws: UsageError.self) { try run(folder) }
    #expect(
      error?.message.hasPrefix(".curbcut.json:1:31: There is no key “a”.") == true, "\(String(describing: error))")
    #expect(error?.message.hasSuffix("(1 more; `curbcut config verify` lists all of them.)") == true)
    try folder.write(".curbcut.json", "{ extends: [\"bases.json\"] }")
    try folder.write("base.json", "{}")
    let missing = #expect(throws: UsageError.self) { try run(folder) }
    #expect(missing?.message.contains("Did you mean base.json?") == true, "\(String(describing: missing))")
    try folder.write(".curbcut.json", "{ extends: \"strict\" }")
    let meant = #expect(throws: UsageError.self) { try run(folder) }
    #expect(meant?.message.hasSuffix("extends takes files; write \"profile\": \"strict\" for the profile.") == true)
    let profile = #expect(throws: UsageError.self) { try run(folder) { $0.options.profile = "mind" } }
    #expect(
      profile?.message
        == "There is no profile mind. Use one of \(Profiles.names.joined(separator: ", ")), or the path of a file.")
  }

  @Test func whatIsNoFileEndsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    try folder.link(".curbcut.json", to: "nowhere")
    let error = #expect(throws: UsageError.self) { try run(folder) }
    #expect(error?.message == "The configuration cannot be read: .curbcut.json: It is not a file.")
    let other = try TemporaryFolder()
    try other.write("A.swift", Self.bad)
    try other.folder(".curbcut.json")
    #expect(throws: UsageError.self) { try run(other) }
  }

  @Test func aFolderOfWhichNothingIsLeftSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    try folder.write("Old/B.swift", Self.bad)
    try folder.write(".curbcut.json", "{ exclude: [\"B.swift\"] }")
    #expect(try run(folder, [".", "Old"]).leftOut.map(\.path) == ["Old"])
    let error = #expect(throws: UsageError.self) { try run(folder, ["Old"]) }
    #expect(
      error?.message == "There are no Swift files to lint in Old. Old is skipped: no Swift file is left in it; "
        + ".curbcut.json excludes B.swift.")
  }

  @Test func onlyWhatIsIncludedIsJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", Self.bad)
    try folder.write("Tools/B.swift", Self.bad)
    try folder.write(".curbcut.json", "{ include: [\"App/**\"] }")
    let result = try run(folder)
    #expect(result.files == 1 && result.indexed == 2)
    #expect(Set(result.findings.map(\.path)) == ["App/A.swift"])
  }

  @Test func rulesOfLaterVersionsStayOff() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    #expect(try !run(folder) { $0.options.rulesAsOf = "0.1" }.findings.isEmpty)
    let version = try #require(ReleaseVersion("1.2"))
    #expect(version.isBefore("1.2.1") && !version.isBefore("1.2.0") && !version.isBefore("1.1.9"))
  }

  @Test func whatALaterEngineSeesStaysOff() throws {
    let folder = try TemporaryFolder()
    // The second call moves the same view, which 0.1 took for said by the first.
    try folder.write(
      "A.swift",
      """
      import SwiftUI
      struct A: View {
        @State var isOpen = false
        var body: some View {
          Text("Map").offset(y: isOpen ? 0 : 400)
          Button("Open") { withAnimation { isOpen = true } }
          Button("Close") { withAnimation { isOpen = false } }
        }
      }
      """)
    func found(_ version: String?) throws -> Int {
      try run(folder) { $0.options.rulesAsOf = version }.findings.count { $0.rule == "motion-unguarded" }
    }
    #expect(try found(nil) == 2)
    #expect(try found("0.2") == 2)
    #expect(try found("0.1") == 1)
  }

  @Test func aVersionBeforeTheFirstTurnsNoRuleOff() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    #expect(throws: UsageError("--rules-as-of 0.0.9 would turn every rule off: there was no release before 0.1.0.")) {
      try run(folder) { $0.options.rulesAsOf = "0.0.9" }
    }
    try folder.write(".curbcut.json", "{ rulesAsOf: \"0.0.9\" }")
    #expect(throws: UsageError.self) { try run(folder) }
  }

  @Test func rulesThatAreOffShowWhatTheyFindOnceTheyAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", LintRunTests.good)
    #expect(try run(folder).findings == [])
    #expect(try run(folder) { $0.options.onlyRules = ["preview-missing"] }.findings.map(\.rule) == ["preview-missing"])
    try folder.write(".curbcut.json", "{ rules: { \"preview-missing\": \"warning\" } }")
    #expect(found(try run(folder)) == ["A.swift: preview-missing warning"])
    try folder.write(".curbcut.json", "{ select: [\"default\", \"preview-missing\"] }")
    #expect(found(try run(folder)) == ["A.swift: preview-missing note"])
  }

  @Test func profilesSelectByLevelAndLabel() throws {
    func ran(_ profile: String) throws -> Set<String> {
      var options = ConfigurationOptions()
      options.profile = profile
      return try Configuration(root: "/", options: options).settings(of: "A.swift").ran
    }
    let (a, doubleA, tripleA) = (try ran("wcag-a"), try ran("wcag-aa"), try ran("wcag-aaa"))
    #expect(a.isStrictSubset(of: doubleA) && doubleA.isStrictSubset(of: tripleA))
    #expect(a.contains("icon-button-missing-label") && !a.contains("text-contrast"))
    #expect(doubleA.contains("text-contrast") && !doubleA.contains("motion-unguarded"))
    #expect(tripleA.contains("motion-unguarded") && tripleA.contains("directive-unused"))
    #expect(try ran("audit") == Set(RuleCatalogue.ids))
    #expect(try ran("nutrition").contains("motion-unguarded"))
  }

  @Test func componentsThatAreDescribedAreJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import SwiftUI
      import DesignKit
      struct A: View { var body: some View {
        VStack {
          PrimaryButton(title: "Save") { go() }
          PrimaryButton(icon: .plus) { go() }
          Chip(.red) { go() }
          Button { go() } label: { Blob() }
          Button { go() } label: { Avatar(url, alt: "Ada") }
          Seal()
        }
      } }
      """)
    #expect(try run(folder).findings == [])
    try folder.write(
      ".curbcut.json",
      """
      { components: {
        PrimaryButton: { role: "button", name: "title" }, Chip: { role: "button" }, Blob: { decorative: true },
        Avatar: { role: "image", name: "alt" }, Seal: { role: "button", named: true } } }
      """)
    let result = try run(folder)
    let lines = result.findings.map { LineTable(result.sources["A.swift"]!).position(of: $0.range.start).line }
    #expect(lines == [6, 8])
    #expect(result.coverage.controls == 6 && result.coverage.unknown == 1 && result.coverage.unresolved.isEmpty)
  }

  @Test func whatIsPrintedMeansTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.bad)
    try folder.write(
      ".curbcut.json",
      """
      { profile: "mynd", ios: 17, rules: { "label-format": "off", "text-contrast": { options: { large: "hig" } } },
        exclude: ["Vendor/"], languages: ["de"], screens: ["A"], flows: [{ name: "a", screens: ["A"] }],
        components: { B: { role: "link", named: true } }, failOn: "never", minConfidence: "low",
        models: { package: "A", version: "1", modules: ["A"], read: ["A.swift"],
          views: { B: { shows: "picture", evidence: "It does." } } } }
      """)
    let text = try ConfigurationRun.printed(
      nil, root: nil, options: ConfigurationOptions(), workingDirectory: folder.path)
    let (file, problems) = ConfigurationReader.read(SourceText(path: "printed.json", text))
    #expect(problems == [])
    try folder.write("printed.json", text)
    var options = ConfigurationOptions()
    let before = try ConfigurationLoader.load(root: folder.path, options: options, workingDirectory: folder.path)
    options.file = "printed.json"
    let after = try ConfigurationLoader.load(root: folder.path, options: options, workingDirectory: folder.path)
    #expect(before.settings(of: "A.swift").ran == after.settings(of: "A.swift").ran)
    for rule in AllRules.all {
      for option in rule.options where before.settings(of: "A.swift").ran.contains(rule.id) {
        let value = before.settings(of: "A.swift").settings.value(option, of: rule.id)
        #expect(after.settings(of: "A.swift").settings.value(option, of: rule.id) == value, "\(rule.id).\(option.name)")
      }
    }
    #expect(
      after.failPolicy == before.failPolicy && after.minConfidence == .low && after.components == before.components
        && after.models == before.models && after.models.count == 1)
    #expect(file.ios == 17 && file.exclude == ["Vendor/"] && file.flows.count == 1)
    #expect(after.printed() == text)
  }

  @Test func initWritesOnceAndWhatItWritesIsSound() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", Self.bad)
    try folder.write("App/Vendor/B.swift", Self.bad)
    try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"b\";")
    try folder.write("App.xcodeproj/project.pbxproj", "\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.2;\n")
    let told = try InitialConfiguration.write(".", workingDirectory: folder.path)
    #expect(told.first == "Wrote .curbcut.json (scanned 2 Swift files).")
    let path = folder.path + "/.curbcut.json"
    let bytes = try System.readFile(path, limit: 1 << 20)
    let (file, problems) = ConfigurationReader.read(SourceText(path: path, padded: bytes.bytes, count: bytes.count))
    #expect(problems == [])
    #expect(file.profile == "recommended" && file.exclude == ["App/Vendor/"] && file.languages == ["de"])
    let text = String(decoding: bytes.bytes[..<bytes.count], as: UTF8.self)
    #expect(text.contains("The project supports iOS 17.2 and later."))
    let error = #expect(throws: UsageError.self) {
      try InitialConfiguration.write(".", workingDirectory: folder.path)
    }
    #expect(error?.message == "There is already a configuration, which was left as it is: .curbcut.json.")
    #expect(try run(folder).files == 1)
  }

  @Test func initInTwoFoldersOfARepositoryLeavesTheWholeUsable() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("One/A.swift", Self.bad)
    try folder.write("Two/B.swift", Self.bad)
    for part in ["One", "Two"] {
      _ = try InitialConfiguration.write(part, workingDirectory: folder.path)
      #expect(try LintRun.run(LintRequest(paths: [part], workingDirectory: folder.path)).files == 1)
    }
    #expect(try run(folder).files == 2)
    // At the top it is there to be filled in.
    let text = InitialConfiguration.text(InitialConfiguration.Survey())
    #expect(text.contains("\n  \"components\": {\n"))
  }

  @Test func theGenerationOfTheSystemDecidesAboutItsColours() throws {
    let folder = try TemporaryFolder()
    // White on the blue of the dark appearance: 3.65:1 before iOS 26, 3.23:1 since.
    try folder.write(
      "A.swift",
      """
      import SwiftUI
      struct A: View { var body: some View {
        Text("Pay now").font(.body).foregroundStyle(Color.white).background(Color.blue)
      } }
      """)
    func message(_ ios: Int) throws -> String {
      try run(folder) { $0.options.ios = ios }.findings.map(\.message).joined()
    }
    #expect(try message(26).contains("3.23:1"))
    #expect(try message(18).contains("3.65:1"))
  }
}
