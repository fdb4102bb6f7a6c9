// Keeps Sources/Lint/Configuration/BuiltIn.generated.swift equal to the profiles in rules/ and beside the samples, and
// holds them to what the rules declare. Rewrites it when stale, except on CI, where it fails.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

@Suite struct BuiltInTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) -> String {
    try! String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static var profiles: [(name: String, text: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/rules/profiles")) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      (String($0.dropLast(5)), text("rules/profiles/\($0)"))
    }
  }

  /// Profiles that are files beside the samples.
  static var examples: [(name: String, text: String)] { examplePaths.map { ($0.name, text($0.path)) } }

  static let examplePaths: [(name: String, path: String)] = [
    ("able", "samples/Able/able.json"), ("ai-wardrobe", "samples/AIWardrobe/ai-wardrobe.json"),
    ("mynd", "samples/MYND/mynd.json"), ("pt-expo", "samples/PTExpo/pt-expo.json"),
    ("stampbook", "samples/Stampbook/stampbook.json"),
  ]

  static func source() -> String {
    var text = """
      // Made from the files in rules/profiles and the profiles in samples by the tests. Do not edit by hand.
      // swift-format-ignore-file

      /// The texts of the profiles, and of those that are examples, sorted by name.
      enum BuiltIn {

      """
    for (list, texts) in [("profiles", profiles), ("examples", examples)] {
      text += "  static let \(list): [(name: String, text: String)] = [\n"
      for (name, content) in texts {
        text += "    (\"\(name)\", ###\"\"\"\n\(content)\"\"\"###),\n"
      }
      text += "  ]\n"
    }
    return text + "}\n"
  }

  @Test func generatedTextsAreUpToDate() throws {
    let url = Self.root.appendingPathComponent("Sources/Lint/Configuration/BuiltIn.generated.swift")
    let wanted = Self.source()
    guard (try? String(contentsOf: url, encoding: .utf8)) != wanted else { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try wanted.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("BuiltIn.generated.swift was stale and is rewritten; run the tests again")
    } else {
      Issue.record("BuiltIn.generated.swift is stale; run the tests without CI set, and commit it")
    }
  }

  @Test(arguments: [
    ("curbcut.schema.json", ConfigurationSchema.text), ("curbcut-model.schema.json", PackageModelSchema.text),
  ])
  func schemaIsUpToDate(_ name: String, _ wanted: String) throws {
    let url = Self.root.appendingPathComponent("schemas/\(name)")
    guard (try? String(contentsOf: url, encoding: .utf8)) != wanted else { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try wanted.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("schemas/\(name) was stale and is rewritten; run the tests again")
    } else {
      Issue.record("schemas/\(name) is stale; run the tests without CI set, and commit it")
    }
  }

  @Test func theConfigurationInTheDocumentsIsSound() throws {
    let url = Self.root.appendingPathComponent("docs/configuration.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let begin = try #require(page.range(of: "```json5\n"))
    let end = try #require(page[begin.upperBound...].range(of: "```"))
    let source = SourceText(path: "configuration.md", String(page[begin.upperBound..<end.lowerBound]))
    let (file, problems) = ConfigurationReader.read(source)
    #expect(problems.isEmpty, "\(problems.map(\.text))")
    #expect(!file.rules.isEmpty && !file.overrides.isEmpty && !file.components.isEmpty)
  }

  @Test(arguments: profiles + examples)
  func profileSaysNothingUnknown(_ name: String, _ text: String) {
    let (file, problems) = ConfigurationReader.read(SourceText(path: "\(name).json", text))
    #expect(problems.isEmpty, "\(problems.map(\.text))")
    #expect(file.title?.hasSuffix(".") == true, "\(name) says in a sentence what it is for")
  }

  @Test func thereIsAProfileForEachOccasion() {
    #expect(
      Profiles.names == [
        "recommended", "apple-hig", "audit", "nutrition", "strict", "wcag-a", "wcag-aa", "wcag-aaa",
      ])
    #expect(Profiles.aliases == ["able", "ai-wardrobe", "mynd", "pt-expo", "stampbook"])
  }

  @Test(arguments: Profiles.aliases)
  func checklistNamesRulesThatExist(_ name: String) throws {
    let checklist = try #require(Profiles.file(name)?.checklist)
    #expect(!checklist.title.isEmpty && checklist.statements.count > 5)
    #expect(Set(checklist.statements.map(\.text)).count == checklist.statements.count, "a statement stands there twice")
    for statement in checklist.statements {
      #expect(!statement.text.isEmpty)
      #expect(!statement.rules.isEmpty || !statement.byHand.isEmpty, "\(statement.text): neither rules nor by hand")
      for rule in statement.rules {
        #expect(RuleCatalogue.ids.contains(rule), "\(name): \(statement.text): there is no rule \(rule)")
      }
    }
  }
}
