// What manifests and code of UIKit say of views: which are translated for Android, which stand in titles of bars, and for
// which systems any target is made.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct HostedTitlesTests {
  private func file(_ path: String, _ code: String) -> FileViews {
    FileViews(tree: Parser.parse(SourceText(path: path, code)))
  }

  private func titles(_ code: String) -> Set<Name> {
    HostedTitles.components(in: file("Screen.swift", "class Screen: UIViewController {\n\(code)\n}\n"))
  }

  @Test func whatIsHostedInATitle() {
    let host = "let host = UIHostingController(rootView: TitleView(name: name))"
    #expect(titles("func setUp() { \(host); navigationItem.titleView = host.view }") == [Name("TitleView")])
    #expect(
      titles(
        "func setUp() { let content = TitleView(); let host = UIHostingController(rootView: content)\n"
          + "navigationItem.titleView = host.view }") == [Name("TitleView")])
    #expect(titles("func setUp() { \(host); view.addSubview(host.view) }").isEmpty)
    #expect(titles("func a() { \(host) }\nfunc b() { navigationItem.titleView = label }").isEmpty)
  }

  @Test func targetsThatAreTranslatedForAndroid() {
    func folders(_ path: String, _ targets: String) -> [String] {
      let code = "import PackageDescription\nlet skip = \"skipstone\"\nlet package = Package(targets: [\(targets)])"
      return AndroidModules.folders(of: [file(path, code)])
    }
    let plugins = "plugins: [.plugin(name: \"skipstone\", package: \"skip\")]"
    #expect(folders("Package.swift", ".target(name: \"App\", \(plugins))") == ["Sources/App/"])
    #expect(folders("Droid/Package.swift", ".target(name: \"App\", path: \"Kit\", \(plugins))") == ["Droid/Kit/"])
    #expect(folders("Package.swift", ".target(name: \"App\")").isEmpty)
    #expect(folders("Sources/Other.swift", ".target(name: \"App\", \(plugins))").isEmpty)
  }

  @Test func theOldestSystemOfAnyTarget() {
    func systems(_ all: [String]) -> (least: Int?, lowest: Int?) {
      let lines = all.map { "IPHONEOS_DEPLOYMENT_TARGET = \($0);\n" }.joined()
      return LeastSystem.find(in: [SourceText(path: "A.xcodeproj/project.pbxproj", lines)])
    }
    let most = Array(repeating: "15.2", count: 9)
    #expect(systems(most + ["13.1"]) == (15, 13))
    #expect(systems(["16.0"]) == (16, 16))
    #expect(systems([]) == (nil, nil))
  }
}
