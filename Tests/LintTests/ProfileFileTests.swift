// Profiles in files: they mean what the names of the samples' profiles meant, wherever they are named, and what is wrong
// with one is told with its place.

import CurbcutFindings
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

@Suite struct ProfileFileTests {
  private static let examples = BuiltInTests.examplePaths.map {
    (name: $0.name, path: "\(BuiltInTests.root.path)/\($0.path)")
  }

  private func load(
    _ folder: TemporaryFolder, _ change: (inout ConfigurationOptions) -> Void
  ) throws -> Configuration {
    var options = ConfigurationOptions()
    change(&options)
    return try ConfigurationLoader.load(root: folder.path, options: options, workingDirectory: folder.path)
  }

  private func expectSame(_ a: Configuration, _ b: Configuration, _ what: String) {
    let (first, second) = (a.settings(of: "A.swift"), b.settings(of: "A.swift"))
    #expect(first.ran == second.ran && first.wanted == second.wanted, "\(what)")
    #expect(first.settings.rules == second.settings.rules && first.ios == second.ios, "\(what)")
    #expect(first.asOf == second.asOf && first.profile == second.profile, "\(what)")
    #expect(a.minConfidence == b.minConfidence && a.failPolicy == b.failPolicy, "\(what)")
    #expect(a.profile == b.profile && a.checklist == b.checklist && a.checklist != nil, "\(what)")
  }

  @Test(arguments: examples)
  func aFileMeansWhatItsAliasDoes(_ name: String, _ path: String) throws {
    let folder = try TemporaryFolder()
    let own = """
      { profile: "audit", rules: { "text-contrast": "note", "label-format": "off" }, minConfidence: "high", ios: 17 }
      """
    for settings in [nil, own] {
      if let settings { try folder.write(".curbcut.json", settings) }
      for version in [nil, "0.1.0"] {
        let alias = try load(folder) { ($0.profile, $0.rulesAsOf) = (name, version) }
        let file = try load(folder) { ($0.profile, $0.rulesAsOf) = (path, version) }
        expectSame(alias, file, "\(name) with \(settings ?? "nothing") as of \(version ?? "now")")
      }
    }
    try folder.write(".curbcut.json", "{ profile: \"\(name)\", failOn: \"note\" }")
    let named = try load(folder) { _ in }
    try folder.write(".curbcut.json", "{ extends: \"\(path)\", failOn: \"note\" }")
    expectSame(named, try load(folder) { _ in }, "\(name) by extends")
  }

  @Test(arguments: examples, ["Legacy", "Fixed"])
  func itFindsTheSameInTheSamples(_ example: (name: String, path: String), _ part: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("extends.json", "{ extends: \"\(example.path)\" }")
    let root = Paths.parent(example.path) + "/" + part
    func found(_ change: (inout ConfigurationOptions) -> Void) throws -> LintResult {
      var request = LintRequest(workingDirectory: root, root: root)
      request.options.minConfidence = .low
      request.jobs = 1
      change(&request.options)
      return try LintRun.run(request)
    }
    let alias = try found { $0.profile = example.name }
    #expect(!alias.findings.isEmpty || part == "Fixed")
    for other in [
      try found { $0.profile = example.path }, try found { $0.file = folder.path + "/extends.json" },
    ] {
      #expect(other.findings == alias.findings && other.rules == alias.rules)
    }
  }

  /// The file of the run comes before all that the project says, and a profile there gives way to it.
  @Test func theProjectsOwnSettingsWin() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "team/ours.json",
      """
      { title: "Ours.", profile: "strict", extends: "base.json", minConfidence: "low",
        overrides: [{ paths: ["Old/**"], rules: { "image-missing-label": "off" } }] }
      """)
    try folder.write(
      "team/base.json", "{ rules: { \"text-contrast\": \"note\", \"fixed-font-size\": \"note\" }, ios: 18 }")
    try folder.write(".curbcut.json", "{ profile: \"audit\", rules: { \"fixed-font-size\": \"error\" } }")
    let configuration = try load(folder) { $0.profile = "team/ours.json" }
    let settings = configuration.settings(of: "A.swift")
    #expect(settings.profile == "ours" && configuration.profile == "ours" && settings.ios == 18)
    #expect(settings.settings["text-contrast"].severity == .note)
    #expect(settings.settings["fixed-font-size"].severity == .error)
    #expect(configuration.minConfidence == .low)
    let strict = try load(try TemporaryFolder()) { $0.profile = "strict" }
    #expect(settings.ran == strict.settings(of: "A.swift").ran && configuration.failPolicy == strict.failPolicy)
    #expect(!configuration.settings(of: "Old/A.swift").ran.contains("image-missing-label"))
    // Printed, it is a configuration that needs no profile beside it.
    try folder.write("printed.json", configuration.printed())
    let printed = try load(folder) { $0.file = "printed.json" }
    #expect(printed.settings(of: "A.swift").ran == settings.ran && printed.minConfidence == .low)
  }

  @Test(arguments: [
    ("strikt", "There is no profile strikt. Did you mean strict?"),
    ("team/our.json", "No such file or folder: team/our.json. Did you mean team/ours.json?"),
    ("team", "The configuration cannot be read: team: It is not a file."),
    ("broken.json", "broken.json:2:3: The configuration is not valid JSON: "),
    ("wrong.json", "wrong.json:1:12: There is no rule “text-contrst”. Did you mean text-contrast?"),
    ("lost.json", "lost.json:1:12: No such file or folder: team/our.json. Did you mean team/ours.json?"),
    ("named.json", "named.json:1:12: extends takes files; write \"profile\": \"strict\" for the profile."),
    ("a.json", "team/c.json:1:12: extends leads back to its beginning: b.json → team/c.json → b.json."),
    ("d0.json", "d7.json:1:12: More than 8 files extend each other, up to d8.json."),
  ])
  func mistakesAreToldWithTheirPlace(_ profile: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("team/ours.json", "{}")
    try folder.write("broken.json", "{ rules: {\n  ]")
    try folder.write("wrong.json", "{ rules: { \"text-contrst\": \"off\" } }")
    try folder.write("lost.json", "{ extends: \"team/our.json\" }")
    try folder.write("named.json", "{ extends: \"strict\" }")
    try folder.write("a.json", "{ extends: \"b.json\" }")
    try folder.write("b.json", "{ extends: \"team/c.json\" }")
    try folder.write("team/c.json", "{ extends: \"../b.json\" }")
    for index in 0...8 { try folder.write("d\(index).json", "{ extends: \"d\(index + 1).json\" }") }
    let error = #expect(throws: UsageError.self) { try load(folder) { $0.profile = profile } }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  /// Nine files that name each other a hundred times each would be a hundred to the eighth reads.
  @Test func filesThatMultiplyEndTheRun() throws {
    let folder = try TemporaryFolder()
    for index in 0..<7 {
      let names = Array(repeating: "\"m\(index + 1).json\"", count: 100).joined(separator: ", ")
      try folder.write("m\(index).json", "{ extends: [\(names)] }")
    }
    try folder.write("m7.json", "{}")
    let error = #expect(throws: UsageError.self) { try load(folder) { $0.profile = "m0.json" } }
    #expect(error?.message.contains("The configuration extends files more than 1000 times.") == true)
  }
}
