// Models of packages that a configuration adds: in files and as objects, read with the rest, and heard by a run.

import CurbcutFindings
import CurbcutSourceText
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

@Suite struct SettingPackageModelTests {
  private static let screen = """
    import DesignKit
    import SwiftUI
    struct A: View { var body: some View {
      VStack {
        Poster(url).frame(width: 320, height: 320)
        Button("Go") { go() }
      }
    } }
    """
  private static let model = """
    { package: "DesignKit", version: "2.0", modules: ["DesignKit"], read: ["Poster.swift"],
      views: { Poster: { shows: "picture", evidence: "It draws an image without a label." } } }
    """

  private func rules(_ folder: TemporaryFolder) throws -> [String] {
    try LintRun.run(LintRequest(paths: [], workingDirectory: folder.path)).findings.map(\.rule)
  }

  @Test func modelsInAConfigurationAreHeard() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.screen)
    #expect(!(try rules(folder)).contains("image-missing-label"))
    try folder.write(".curbcut.json", "{ models: \(Self.model) }")
    #expect(try rules(folder).contains("image-missing-label"))
    try folder.write("models/design-kit.json", Self.model)
    try folder.write(".curbcut.json", "{ models: [\"models/design-kit.json\"] }")
    #expect(try rules(folder).contains("image-missing-label"))
    // The project's own declaration counts more.
    try folder.write("B.swift", "import SwiftUI\nstruct Poster: View { var body: some View { Circle() } }")
    #expect(!(try rules(folder)).contains("image-missing-label"))
  }

  /// What a project says of a package that the product knows as well wins.
  @Test func modelsOfTheProjectWin() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import Kingfisher
      import SwiftUI
      struct A: View { var body: some View {
        VStack {
          KFImage(url).resizable().frame(width: 320, height: 320)
          Button("Go") { go() }
        }
      } }
      """)
    #expect(try rules(folder).contains("image-missing-label"))
    try folder.write(
      ".curbcut.json",
      """
      { models: { package: "Kingfisher", version: "9.0", modules: ["Kingfisher"], read: ["KFImage.swift"],
        views: { KFImage: { shows: "picture", silent: true, evidence: "It is decorative." } } } }
      """)
    #expect(!(try rules(folder)).contains("image-missing-label"))
  }

  @Test(arguments: [
    ("{ models: \"gone.json\" }", nil, ".curbcut.json:1:11: "),
    ("{ models: \"a.json\" }", "[1]", "a.json:1:2: models takes paths of files and objects, not 1."),
    ("{ models: \"a.json\" }", "{", "a.json:1:2: The model is not valid JSON"),
    ("{ models: \"a.json\" }", "\"b.json\"", "a.json:1:1: A model is an object, not the path of another file."),
    (
      "{ models: \"a.json\" }", "{ package: \"A\", version: \"1\", modules: [\"A\"], read: [] }",
      "a.json:1:53: A model needs the source files that were read"
    ),
  ])
  func whatIsWrongHasAPlace(_ configuration: String, _ model: String?, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.screen)
    try folder.write(".curbcut.json", configuration)
    if let model { try folder.write("a.json", model) }
    do {
      _ = try rules(folder)
      Issue.record("\(configuration) is read")
    } catch let error as UsageError {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test func onlyTheRootMayAddModels() {
    let (_, problems) = ConfigurationReader.read(SourceText(path: "c.json", "{ models: [] }"), isNested: true)
    #expect(problems.map(\.column) == [3])
  }

  @Test func packagesHavePages() throws {
    #expect(RuleCatalogue.packages.contains("Kingfisher"))
    let page = try #require(RuleCatalogue.page(ofPackage: "Kingfisher"))
    #expect(page.contains("8.11.0") && page.contains("`KFImage`"))
    #expect(RuleCatalogue.unknownPage("Kingfisherr").hasSuffix("Did you mean Kingfisher?"))
    #expect(RuleCatalogue.unknownPage("text-contrst").hasSuffix("Did you mean text-contrast?"))
  }
}
