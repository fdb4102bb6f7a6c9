// Apps that are examples of the modules of another app.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct ExampleAppsTests {
  private static let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }"

  private func project(_ paths: [String], apps: [String]) -> Project {
    Project(
      files: (paths + apps).map { path in
        let code = apps.contains(path) ? Self.app : "struct Card: View { var body: some View { Text(\"a\") } }"
        return FileViews(tree: Parser.parse(SourceText(path: path, "import SwiftUI\n" + code)))
      })
  }

  @Test(arguments: [
    "Kit/Examples/KitExample/App.swift", "Kit/Example/App.swift", "KitDemo/App.swift", "Kit/Demo-iOS/App.swift",
    "Kit/Sample App/App.swift", "Kit/KitSampleApp/App.swift",
  ])
  func examplesBesideAnAppAreForWhoMakesIt(_ path: String) {
    let found = project(["App/Card.swift"], apps: ["App/App.swift", path])
    #expect(found.isOfExample(path))
    #expect(!found.isOfExample("App/Card.swift"))
    #expect(!project([], apps: [path]).isOfExample(path), "the only app")
    #expect(!project(["Package.swift"], apps: ["App/App.swift", path]).isOfExample(path), "a package's own example")
  }

  @Test func foldersWithoutAnAppArePartsOfOne() {
    let found = project(["App/Demo/Card.swift", "App/Samples/Card.swift"], apps: ["App/App.swift"])
    #expect(!found.isOfExample("App/Demo/Card.swift"))
    #expect(!found.isOfExample("App/Samples/Card.swift"))
  }

  @Test(arguments: ["Sampler/App.swift", "Democracy/App.swift", "Amplifier/App.swift", "DemoKeeper/App.swift"])
  func otherNames(_ path: String) {
    #expect(!project([], apps: ["App/App.swift", path]).isOfExample(path))
  }
}
