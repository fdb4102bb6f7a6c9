// What a fix may write where its file is compiled for more than Apple's systems.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct FixPlatformTests: FixReading {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "app",
      targets: [
        .target(name: "Screens", plugins: [.plugin(name: "skipstone", package: "skip")]),
        .target(name: "Tools", path: "Kit/Tools"),
      ]
    )
    """

  /// Skip knows traits and labels, and neither groups nor traits that are taken away.
  @Test func whatIsTranslatedForAndroidIsGivenWhatThereIsOnAndroid() {
    func fixes(_ path: String, _ view: String) -> [Safety] {
      let text =
        "import SwiftUI\n\nstruct Example: View {\n  var body: some View {\n    \(view)\n"
        + "      .onTapGesture { open() }\n  }\n  func open() {}\n}\n"
      return LintRunFixes.of(
        SourceText(path: path, text), beside: [SourceText(path: "Droid/Package.swift", Self.manifest)],
        "tap-gesture-missing-button-trait"
      ).map(\.safety)
    }
    let row = "VStack { Text(\"Lantern\"); Text(\"Brass\") }"
    #expect(fixes("Droid/Sources/Screens/Row.swift", row) == [.suggestion])
    #expect(fixes("Droid/Sources/Screens/Row.swift", "Text(\"Lantern\")") == [.safe])
    #expect(fixes("Droid/Kit/Tools/Row.swift", row) == [.safe])
    #expect(fixes("Sources/Screens/Row.swift", row) == [.safe])
  }

  /// What asks whether it runs on iOS 14 is built for older systems as well, when some target of the project is.
  @Test func whatAsksForASystemIsBuiltForOlderOnes() {
    func trait(
      _ asking: String, systems: [String], in folder: String = "Old/Info", rest: String = "", times: Int = 4
    ) -> [Safety] {
      let heading =
        "import SwiftUI\n\nstruct Example: View {\n  var body: some View {\n    VStack {\n"
        + "      Text(\"Lanterns\")\n        .font(.title)\n      Text(note)\n    }\n  }\n  let note: String\n}\n"
      let questions = String(repeating: "  \(asking) { run() }\n", count: times)
      let other = SourceText(path: "Old/Extras.swift", "import SwiftUI\n\nfunc extras() {\n" + questions + "}\n")
      let lines = systems.map { "\t\tIPHONEOS_DEPLOYMENT_TARGET = \($0);\n" }.joined()
      return LintRun.check(
        [SourceText(path: "\(folder)/Example.swift", heading), other]
          + [SourceText(path: "Old/Newer.swift", "import SwiftUI\n\n" + rest)],
        settings: [SourceText(path: "App.xcodeproj/project.pbxproj", lines + "}\n")], rules: ["header-trait-missing"],
        wantsContexts: true, wantsFixes: true
      ).findings.flatMap(\.fixes).map(\.safety)
    }
    let many = Array(repeating: "15.0", count: 9)
    let asks = "if #available(iOS 14.0, *)"
    #expect(trait(asks, systems: many + ["13.1"]) == [.suggestion])
    // Questions that are left over from earlier.
    let newer = "struct Newer: View {\n  @FocusState private var isOn: Bool\n  var body: some View { Text(\"A\") }\n}\n"
    #expect(trait(asks, systems: many + ["13.1"], rest: newer) == [.safe])
    #expect(trait(asks, systems: many + ["13.1"], times: 1) == [.safe])
    #expect(trait(asks, systems: many) == [.safe])
    #expect(trait("if #available(iOS 16, *)", systems: many + ["13.1"]) == [.safe])
    #expect(trait(asks, systems: many + ["13.1"], in: "New/Info") == [.safe])
  }

  /// The word that is changed does not say since when it is there.
  @Test func theNewNameOfAModifierHasToBeThere() {
    func fixes(_ systems: [String]) -> [Fix] {
      FixSample(body: "Text(name)\n  .accessibility(label: Text(\"Lantern\"))", members: "  let name: String\n")
        .with(systems: systems).fixes("deprecated-accessibility-api")
    }
    #expect(fixes(["14.0"]).map(\.safety) == [.safe])
    #expect(fixes(["13.5"]).allSatisfy { $0.safety == .suggestion })
  }

  /// Text styles of the watch have other sizes.
  @Test func fontsOfTheWatchAreLeftToPeople() {
    func font(_ path: String) -> [Safety] {
      let text =
        "import SwiftUI\n\nstruct Example: View {\n  let code: String\n  var body: some View {\n"
        + "    ScrollView {\n      Text(code)\n        .font(.system(size: 28))\n    }\n  }\n}\n"
      return LintRunFixes.of(SourceText(path: path, text), "fixed-font-size").map(\.safety)
    }
    #expect(font("App/Code.swift") == [.unsafe])
    #expect(font("Watch-App/Code.swift").allSatisfy { $0 == .suggestion })
  }
}
