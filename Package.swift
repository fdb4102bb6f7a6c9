// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Target names carry a prefix because module names are global in the package graph of whoever uses the plugin;
// the folders do not, because there they would only be noise.
let package = Package(
  name: "curbcut",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "curbcut", targets: ["curbcut"]),
    .library(
      name: "CurbcutKit",
      targets: [
        "CurbcutSourceText", "CurbcutSyntax", "CurbcutSymbols", "CurbcutViews", "CurbcutAccessibility",
        "CurbcutFindings", "CurbcutRules", "CurbcutLint", "CurbcutAudit", "CurbcutReports", "CurbcutLanguageServer",
      ]),
  ],
  dependencies: [],
  targets: [
    .target(name: "CurbcutSourceText", path: "Sources/SourceText"),
    .target(name: "CurbcutSyntax", dependencies: ["CurbcutSourceText"], path: "Sources/Syntax"),
    .target(name: "CurbcutSymbols", dependencies: ["CurbcutSyntax", "CurbcutSourceText"], path: "Sources/Symbols"),
    .target(
      name: "CurbcutViews", dependencies: ["CurbcutSymbols", "CurbcutSyntax", "CurbcutSourceText"],
      path: "Sources/Views"),
    .target(
      name: "CurbcutAccessibility",
      dependencies: ["CurbcutViews", "CurbcutSymbols", "CurbcutSyntax", "CurbcutSourceText"],
      path: "Sources/Accessibility"),
    .target(name: "CurbcutFindings", dependencies: ["CurbcutSourceText"], path: "Sources/Findings"),
    .target(
      name: "CurbcutRules",
      dependencies: [
        "CurbcutAccessibility", "CurbcutViews", "CurbcutSymbols", "CurbcutFindings", "CurbcutSyntax",
        "CurbcutSourceText",
      ],
      path: "Sources/Rules"),
    .target(
      name: "CurbcutLint",
      dependencies: [
        "CurbcutRules", "CurbcutAccessibility", "CurbcutViews", "CurbcutSymbols", "CurbcutFindings", "CurbcutSyntax",
        "CurbcutSourceText",
      ],
      path: "Sources/Lint"),
    .target(
      name: "CurbcutAudit",
      dependencies: [
        "CurbcutLint", "CurbcutRules", "CurbcutAccessibility", "CurbcutViews", "CurbcutSymbols", "CurbcutFindings",
        "CurbcutSourceText",
      ],
      path: "Sources/Audit"),
    .target(
      name: "CurbcutReports", dependencies: ["CurbcutFindings", "CurbcutSourceText"], path: "Sources/Reports"),
    .target(
      name: "CurbcutLanguageServer", dependencies: ["CurbcutLint", "CurbcutFindings", "CurbcutSourceText"],
      path: "Sources/LanguageServer"),
    .executableTarget(
      name: "curbcut",
      dependencies: [
        "CurbcutLanguageServer", "CurbcutAudit", "CurbcutLint", "CurbcutReports", "CurbcutRules", "CurbcutFindings",
        "CurbcutSourceText",
      ],
      path: "Sources/curbcut"),
  ],
  swiftLanguageModes: [.v6]
)

// What builds the program copies the sources only (Dockerfile): targets of tests exist where their folder does.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets += [
    .target(name: "CurbcutTestSupport", dependencies: ["CurbcutLint"], path: "Tests/TestSupport"),
    .testTarget(name: "SourceTextTests", dependencies: ["CurbcutSourceText"]),
    .testTarget(name: "SyntaxTests", dependencies: ["CurbcutSyntax", "CurbcutSourceText"]),
    .testTarget(name: "SymbolsTests", dependencies: ["CurbcutSymbols"]),
    .testTarget(
      name: "ViewsTests", dependencies: ["CurbcutViews", "CurbcutSymbols", "CurbcutSyntax", "CurbcutSourceText"]),
    .testTarget(
      name: "AccessibilityTests",
      dependencies: [
        "CurbcutAccessibility", "CurbcutViews", "CurbcutSymbols", "CurbcutSyntax", "CurbcutSourceText",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "CurbcutTestSupport", "CurbcutRules", "CurbcutLint", "CurbcutFindings", "CurbcutAccessibility",
        "CurbcutSourceText",
      ]),
    .testTarget(
      name: "LintTests",
      dependencies: ["CurbcutTestSupport", "CurbcutLint", "CurbcutFindings", "CurbcutSyntax", "CurbcutSourceText"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "CurbcutTestSupport", "CurbcutLanguageServer", "CurbcutLint", "CurbcutFindings", "CurbcutSourceText",
      ]),
    .testTarget(
      name: "ReportsTests", dependencies: ["CurbcutReports", "CurbcutFindings", "CurbcutSourceText"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "curbcut", "CurbcutTestSupport", "CurbcutLint", "CurbcutReports", "CurbcutAccessibility", "CurbcutViews",
        "CurbcutSymbols", "CurbcutSyntax", "CurbcutSourceText",
      ]),
  ]
}

// The plugins have SwiftPM build the program once more for the machine that builds, which doubles the time of every build
// here and in commit hooks. They are there for packages that depend on this one, which find it among their checkouts.
let place = Context.packageDirectory
let isDependency = place.contains("/checkouts/") || place.contains("/registry/downloads/")
if isDependency || Context.environment["CURBCUT_PLUGINS"] != nil {
  package.products += [
    .plugin(name: "CurbcutCommand", targets: ["CurbcutCommand"]),
    .plugin(name: "CurbcutBuild", targets: ["CurbcutBuild"]),
  ]
  package.targets += [
    .plugin(
      name: "CurbcutCommand",
      // No permission to write is asked for, or SwiftPM would want it for each run that only reads.
      capability: .command(
        intent: .custom(verb: "curbcut", description: "Find what keeps people out of Swift views.")),
      dependencies: ["curbcut"]),
    .plugin(name: "CurbcutBuild", capability: .buildTool(), dependencies: ["curbcut"]),
  ]
}
