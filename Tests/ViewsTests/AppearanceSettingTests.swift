// The appearance that the settings of Xcode projects fix: what holds in all configurations of all apps for phones locks,
// anything that cannot be told does not.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct AppearanceSettingTests {
  private static let light = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
  private static let dark = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"

  /// A target with the settings of its configurations; `base` is put beside the settings.
  private func target(
    _ id: String, _ settings: [String], type: String = "application", base: String = ""
  ) -> String {
    let configurations = settings.enumerated().map { index, settings in
      "\(id)c\(index) = { isa = XCBuildConfiguration; \(base) name = n\(index); buildSettings = { \(settings) }; };"
    }.joined(separator: "\n")
    let ids = settings.indices.map { "\(id)c\($0)," }.joined(separator: " ")
    let product =
      type.isEmpty ? "isa = PBXProject;" : "isa = PBXNativeTarget; productType = \"com.apple.product-type.\(type)\";"
    return """
      \(id) = { \(product) buildConfigurationList = \(id)l; };
      \(id)l = { isa = XCConfigurationList; buildConfigurations = (\(ids)); };
      \(configurations)

      """
  }

  private func setting(_ targets: [String], plists: [String: String] = [:]) throws -> AppearanceSetting? {
    let text = "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(targets.joined())}; rootObject = P /* P */; }\n"
    let project = try #require(XcodeProject(SourceText(path: "App/A.xcodeproj/project.pbxproj", text)))
    return AppearanceSetting(
      [project], plists: PathMap(plists.map { ($0, SourceText(path: $0, $1)) }))
  }

  private func project(_ path: String, _ targets: [String]) -> SourceText {
    SourceText(
      path: path, "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(targets.joined())}; rootObject = P; }\n")
  }

  @Test func eachAppHasSettingsOfItsOwn() throws {
    let settings = AppearanceSettings([
      project("Day/Day.xcodeproj/project.pbxproj", [target("A", [Self.light])]),
      project("Both/Both.xcodeproj/project.pbxproj", [target("B", ["GENERATE_INFOPLIST_FILE = YES;"])]),
      project("Both/Kit/Kit.xcodeproj/project.pbxproj", [target("C", [""], type: "framework")]),
      project("Both/Night/N.xcodeproj/project.pbxproj", [target("D", [Self.dark])]),
    ])
    #expect(settings.all.map(\.isDark).sorted { !$0 && $1 } == [false, true])
    let project = Project(files: [], appearance: settings)
    #expect(project.schemeLock(at: "Day/Screen.swift") == false)
    #expect(project.schemeLock(at: "Both/Screen.swift") == nil)
    #expect(project.schemeLock(at: "Both/Kit/Screen.swift") == nil, "a framework is part of the app around it")
    #expect(project.schemeLock(at: "Both/Night/Screen.swift") == true)
    #expect(project.schemeLock(at: "Shared/Screen.swift") == nil, "the apps do not agree")
  }

  private static func plist(_ rest: String, in folder: String = "App") -> SourceText {
    SourceText(path: "\(folder)/Info.plist", "<plist><dict><key>LSRequiresIPhoneOS</key><true/>\(rest)</dict></plist>")
  }

  /// The Info.plist of an app speaks for it where no project is kept, and only there.
  @Test func anAppWithoutItsProject() {
    let light = Self.plist("<key>UIUserInterfaceStyle</key><string>Light</string>")
    func lock(_ settings: [SourceText]) -> Bool? {
      Project(files: [], appearance: AppearanceSettings(settings)).schemeLock(at: "App/Screen.swift")
    }
    #expect(lock([light]) == false)
    #expect(lock([Self.plist("")]) == nil)
    #expect(lock([light, Self.plist("", in: "Other")]) == nil)
    #expect(lock([project("App/A.xcodeproj/project.pbxproj", [target("A", [""])]), light]) == nil)
  }

  /// A stored appearance that begins unspecified and that nothing which runs writes keeps the lock.
  @Test(
    arguments: [
      ("", false), ("func choose() { change(to: .dark) }", nil), ("func choose() { Saved.style = .dark }", nil),
      ("var bar = Bar()\nfunc choose() { bar.style = .dark }", false),
    ] as [(String, Bool?)])
  func whatNothingRunsChoosesNoAppearance(_ more: String, _ expected: Bool?) {
    let text = """
      import UIKit
      struct Stored { var style: Key<UIUserInterfaceStyle> { .init(defaultValue: .unspecified) } }
      let Saved = Stored()
      class Coordinator {
        var window: UIWindow?
        func start() { window?.overrideUserInterfaceStyle = Saved.style }
        func change(to style: UIUserInterfaceStyle) { Saved.style = style; show(style) }
        func show(_ style: UIUserInterfaceStyle) { window?.overrideUserInterfaceStyle = style }
        \(more)
      }
      """
    let light = Self.plist("<key>UIUserInterfaceStyle</key><string>Light</string>")
    let made = Project(
      files: [FileViews(tree: Parser.parse(SourceText(path: "App/Coordinator.swift", text)))],
      appearance: AppearanceSettings([light]))
    #expect(made.schemeLock(at: "App/Coordinator.swift") == expected)
  }

  @Test func aProjectNamesItsAccentColor() {
    func names(_ targets: String..., path: String = "App/Screen.swift") -> [String?]? {
      let settings = AppearanceSettings([project("App/A.xcodeproj/project.pbxproj", targets)])
      return Project(files: [], appearance: settings).accentNames(at: path)
    }
    func named(_ name: String) -> String { "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \(name);" }
    #expect(names(target("A", [named("Leaf")])) == ["Leaf"])
    #expect(names(target("A", [named("\"Deep Sea\""), named("\"Deep Sea\"")])) == ["Deep Sea"])
    #expect(names(target("A", [named("AccentColor")])) == nil, "what a new project says")
    #expect(names(target("A", [named("Leaf")]), path: "Other/Screen.swift") == nil)
    // Where configurations name several, each is seen.
    #expect(names(target("A", [named("Leaf"), named("Sky"), ""])) == ["Leaf", "Sky", nil])
    #expect(names(target("A", [named("Leaf")]), target("B", [named("AccentColor")])) == ["Leaf", "AccentColor"])
    // A test or framework is seen in the app's.
    #expect(names(target("A", [named("Leaf")]), target("B", [named("Sky")], type: "framework")) == ["Leaf"])
    // A file of settings may say another one, but none that CocoaPods writes.
    let shared = target("P", [named("Leaf")], type: "")
    let file = "baseConfigurationReference = X;"
    #expect(names(shared, target("A", [""], base: file)) == nil)
    let pods = "X = { isa = PBXFileReference; path = \"Support/Pods-A.debug.xcconfig\"; };\n"
    #expect(names(shared, target("A", [""], base: file), pods) == ["Leaf"])
  }

  @Test func theAccentColorIsThatOfTheTargetThatTakesAFile() {
    func app(_ id: String, _ name: String, _ file: String) -> String {
      """
      \(id) = { isa = PBXNativeTarget; buildConfigurationList = \(id)l; buildPhases = (\(id)s,);
        productType = "com.apple.product-type.application"; };
      \(id)l = { isa = XCConfigurationList; buildConfigurations = (\(id)c,); };
      \(id)c = { isa = XCBuildConfiguration; buildSettings = {
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \(name); }; };
      \(id)s = { isa = PBXSourcesBuildPhase; files = (\(id)b,); };
      \(id)b = { isa = PBXBuildFile; fileRef = \(id)r; };
      \(id)r = { isa = PBXFileReference; path = \(file); };

      """
    }
    let settings = AppearanceSettings([
      project("A.xcodeproj/project.pbxproj", [app("A", "Leaf", "One.swift"), app("B", "Sky", "Two.swift")])
    ])
    let project = Project(files: [], appearance: settings)
    #expect(project.accentNames(at: "One.swift") == ["Leaf"])
    #expect(project.accentNames(at: "Two.swift") == ["Sky"])
    #expect(project.accentNames(at: "Kit/Three.swift") == ["Leaf", "Sky"])
  }

  @Test func whatOneAppDeclaresIsNamedInNoOther() {
    func made(_ other: [String]) -> Project {
      let texts = [
        ("Day/Screen.swift", "import SwiftUI\n"),
        (
          "Night/Card.swift",
          "struct Card {}\nextension View { func font(_ size: CGFloat) -> some View { self } }\nlet ink = 1"
        ),
        ("Kit/Row.swift", "struct Row {}"),
      ]
      return Project(
        files: texts.map { FileViews(tree: Parser.parse(SourceText(path: $0.0, $0.1))) },
        appearance: AppearanceSettings([
          project("Day/Day.xcodeproj/project.pbxproj", [target("A", [""])]),
          project("Night/Night.xcodeproj/project.pbxproj", [target("B", [""])] + other),
        ]))
    }
    func named(_ project: Project) -> [Bool] {
      let file = project.files[0]
      return [
        project.type(named: Name("Card"), from: file) != nil, project.global(named: Name("ink"), from: file) != nil,
        !project.viewExtension(named: Name("font"), from: file).isEmpty,
        project.type(named: Name("Row"), from: file) != nil,
      ]
    }
    #expect(named(made([])) == [false, false, false, true])
    #expect(named(made([target("K", [""], type: "framework")])) == [true, true, true, true], "it may be imported")
  }

  @Test func eachTargetHasSettingsOfItsOwn() throws {
    let files = """
      As = { isa = PBXSourcesBuildPhase; files = ( A1, A2, ); };
      A1 = { isa = PBXBuildFile; fileRef = F1; }; F1 = { isa = PBXFileReference; path = Day.swift; };
      A2 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXFileReference; path = Parts/Both.swift; };
      Bs = { isa = PBXSourcesBuildPhase; files = ( B1, ); }; B1 = { isa = PBXBuildFile; fileRef = F2; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = Night; };

      """
    let day = target("A", [Self.light]).replacing(
      "buildConfigurationList", with: "buildPhases = ( As, ); buildConfigurationList")
    let night = target("B", [Self.dark]).replacing(
      "buildConfigurationList",
      with: "buildPhases = ( Bs, ); fileSystemSynchronizedGroups = ( G, ); buildConfigurationList")
    let made = Project(
      files: [], appearance: AppearanceSettings([project("App/A.xcodeproj/project.pbxproj", [files, day, night])]))
    #expect(made.schemeLock(at: "App/Day.swift") == false)
    #expect(made.schemeLock(at: "App/Night/Screen.swift") == true)
    #expect(made.schemeLock(at: "App/Parts/Both.swift") == nil, "both take it")
    #expect(made.schemeLock(at: "App/Other.swift") == nil)
    #expect(made.schemeLock == nil)
  }

  @Test func eachAppChoosesInCodeForItself() {
    let projects = ["Day", "Night"].map { name in
      self.project("\(name)/\(name).xcodeproj/project.pbxproj", [target("A", ["GENERATE_INFOPLIST_FILE = YES;"])])
    }
    let app = """
      import SwiftUI
      @main struct NightApp: App {
        var body: some Scene { WindowGroup { Text("Night").preferredColorScheme(.dark) } }
      }
      """
    let files = [("Night/App.swift", app), ("Day/Screen.swift", "import SwiftUI\n")].map {
      FileViews(tree: Parser.parse(SourceText(path: $0.0, $0.1)))
    }
    let project = Project(files: files, appearance: AppearanceSettings(projects))
    #expect(project.schemeLock(at: "Night/Screen.swift") == true)
    #expect(project.schemeLock(at: "Day/Screen.swift") == nil)
    #expect(Project(files: files).schemeLock(at: "Day/Screen.swift") == true, "there is but one app")
  }

  private func manifest(_ text: String, _ path: String = "App/Project.swift") -> Bool? {
    let head = path.hasSuffix(".swift") ? "import ProjectDescription\n" : ""
    return ProjectManifest.appearance([SourceText(path: path, head + text)])?.isDark
  }

  @Test func objectsOfOtherKindsAreGonePast() throws {
    let others = """
      A1 /* }; */ = { isa = PBXFileReference; path = "a};{ \\" 'x.swift"; deeper = { list = ( "}", ); }; };
      A2 = { isa = "PBXGroup"; children = ( A1 /* a */, ); name = 'it\\'s }'; };

      """
    #expect(try setting([others, target("T", [Self.dark, Self.dark]), target("P", [""], type: "")])?.isDark == true)
    let open = SourceText(path: "A.xcodeproj/project.pbxproj", "{ objects = { A1 = { isa = PBXGroup; name = {; }; }")
    #expect(XcodeProject(open) == nil)
  }

  @Test func manifestsOfProjectGeneratorsSayItToo() {
    #expect(manifest("infoPlist: [\"UIUserInterfaceStyle\": \"Light\"]") == false)
    #expect(manifest("\"UIUserInterfaceStyle\": .string(\"Dark\"),") == true)
    #expect(manifest("\"INFOPLIST_KEY_UIUserInterfaceStyle\": \"Dark\"") == true)
    #expect(manifest("  UIUserInterfaceStyle: Light\n", "project.yml") == false)
    #expect(manifest("  UIUserInterfaceStyle: \"Dark\"\n", "project.yml") == true)
  }

  @Test func manifestsThatCannotBeToldLockNothing() {
    #expect(manifest("\"UIUserInterfaceStyle\": \"Automatic\"") == nil)
    #expect(manifest("\"UIUserInterfaceStyle\": style") == nil)
    #expect(manifest("\"UIUserInterfaceStyle~ipad\": \"Light\"") == nil)
    #expect(manifest("// \"UIUserInterfaceStyle\": \"Light\"") == nil)
    #expect(manifest("  # UIUserInterfaceStyle: Light", "project.yml") == nil)
    #expect(manifest("\"UIUserInterfaceStyle\": \"Light\"\n\"UIUserInterfaceStyle\": \"Dark\"") == nil)
    #expect(manifest("\"UIUserInterfaceStyle\":") == nil)
    let code = SourceText(path: "App/Project.swift", "let key = [\"UIUserInterfaceStyle\": \"Light\"]")
    #expect(ProjectManifest.appearance([code]) == nil, "no manifest, though called like one")
  }

  @Test func everyConfigurationHasToAgree() throws {
    #expect(try setting([target("A", [Self.dark, Self.dark])])?.isDark == true)
    #expect(try setting([target("A", [Self.light])])?.isDark == false)
    #expect(try setting([target("A", [Self.dark, Self.light])]) == nil)
    #expect(try setting([target("A", [Self.dark, "GENERATE_INFOPLIST_FILE = YES;"])]) == nil)
    #expect(try setting([target("A", [Self.dark]), target("B", [Self.light])]) == nil)
    #expect(try setting([target("A", [])]) == nil)
  }

  @Test func onlyAppsForPhonesCount() throws {
    let other = [
      target("T", ["PRODUCT_BUNDLE_IDENTIFIER = a.tests;"], type: "bundle.unit-test"),
      target("E", ["PRODUCT_BUNDLE_IDENTIFIER = a.share;"], type: "app-extension"),
      target("V", [Self.light + " SDKROOT = appletvos;"]), target("W", ["SDKROOT = watchos;"]),
      target("M", ["SDKROOT = macosx;"]),
    ]
    #expect(try setting(other + [target("A", [Self.dark])])?.isDark == true)
    #expect(try setting(other) == nil)
    let both = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    #expect(try setting([target("A", [Self.dark + both])])?.isDark == true)
  }

  @Test func theMacHasAKeyOfItsOwn() throws {
    let aqua = "SDKROOT = macosx; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSRequiresAquaSystemAppearance = YES;"
    #expect(try setting([target("A", [aqua])])?.isDark == false)
    #expect(try setting([target("A", [Self.dark + " SDKROOT = macosx;"])]) == nil)
  }

  @Test func theProjectSpeaksForItsTargets() throws {
    let project = target("P", [Self.dark], type: "")
    #expect(try setting([project, target("A", ["PRODUCT_NAME = A;"])])?.isDark == true)
    #expect(try setting([project, target("A", [Self.light])])?.isDark == false)
    #expect(try setting([project, target("A", ["PRODUCT_NAME = A;"], base: "baseConfigurationReference = X;")]) == nil)
    #expect(try setting([target("A", [Self.dark], base: "baseConfigurationReference = X;")]) == nil, "INFOPLIST_FILE")
    let file = "INFOPLIST_FILE = Info.plist; "
    #expect(
      try setting(
        [target("A", [file + Self.dark], base: "baseConfigurationReference = X;")], plists: ["App/Info.plist": ""])?
        .isDark == true)
  }

  @Test(arguments: [
    ("<key>UIUserInterfaceStyle</key>\n\t<string>Light</string>", Optional(false)),
    ("<key>UIUserInterfaceStyle</key><string>Dark</string>", true),
    ("<!-- <key>UIUserInterfaceStyle</key><string>Dark</string> -->", nil),
    ("<key>UIUserInterfaceStyle</key><string>Automatic</string>", nil),
    ("<key>UIUserInterfaceStyle</key><string>$(STYLE)</string>", nil),
    ("<key>UIUserInterfaceStyle~ipad</key><string>Dark</string>", nil),
    ("<key>UIUserInterfaceStyle</key>", nil), ("", nil), ("<!-- ", nil),
  ])
  func infoPlists(_ text: String, _ isDark: Bool?) throws {
    let app = [target("A", ["INFOPLIST_FILE = \"$(SRCROOT)/B/Info.plist\";"])]
    let found = try setting(app, plists: ["App/B/Info.plist": text])
    #expect(found?.isDark == isDark)
    if let found { #expect(["Light", "Dark"].contains(found.source.string(found.range))) }
    #expect(try setting(app, plists: ["B/Info.plist": text]) == nil, "it lies beside the project")
  }

  /// CocoaPods writes files of settings beside each app, which say nothing of its appearance.
  @Test func filesOfCocoaPodsHideNoSetting() throws {
    let plist = ["App/Info.plist": "<key>UIUserInterfaceStyle</key><string>Light</string>"]
    func isDark(_ file: String) throws -> Bool? {
      let app = target("A", ["INFOPLIST_FILE = Info.plist;"], base: "baseConfigurationReference = X;")
      let settings = "X = { isa = PBXFileReference; path = \"Support/\(file)\"; };\n"
      return try setting([app, settings], plists: plist)?.isDark
    }
    #expect(try isDark("Pods-A.debug.xcconfig") == false)
    #expect(try isDark("App.xcconfig") == nil)
  }

  @Test func whatContradictsOrCannotBeToldLocksNothing() throws {
    let plist = ["App/Info.plist": "<key>UIUserInterfaceStyle</key><string>Light</string>"]
    #expect(try setting([target("A", ["INFOPLIST_FILE = Info.plist; " + Self.dark])], plists: plist) == nil)
    #expect(try setting([target("A", ["INFOPLIST_FILE = \"$(DIR)/Info.plist\"; " + Self.dark])], plists: plist) == nil)
    #expect(try setting([target("A", ["INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"])]) == nil, "no file is generated")
    #expect(try setting([target("A", [Self.dark.replacing("Dark", with: "\"$(STYLE)\"")])]) == nil)
  }

  @Test(arguments: [
    "", "{", "{ a = ", "{ a = b }", "(a, b", "\"abc", "{ /* ", "{ a = \"\\", String(repeating: "(", count: 100_000),
    "{ objects = { A = A; }; }", "{ objects = (a); }", "<plist/>",
  ])
  func brokenProjectsSayNothing(_ text: String) {
    let project = XcodeProject(SourceText(path: "A.xcodeproj/project.pbxproj", text))
    #expect(AppearanceSetting(project.map { [$0] } ?? [], plists: [:]) == nil)
  }

  @Test(arguments: [
    ("Text(\"a\").preferredColorScheme(theme.scheme)", Bool?.none), ("Text(\"a\").preferredColorScheme(.dark)", true),
    ("Text(\"a\").onAppear { window.overrideUserInterfaceStyle = style }", nil),
    ("Text(\"a\").onAppear { window.overrideUserInterfaceStyle = .dark }", true), ("Text(\"a\")", true),
  ])
  func codeThatChoosesTheAppearanceWins(_ body: String, _ isDark: Bool?) throws {
    let appearance = AppearanceSettings([project("A.xcodeproj/project.pbxproj", [target("A", [Self.dark])])])
    let source = SourceText(path: "A.swift", "import SwiftUI\nstruct A: View { var body: some View { \(body) } }")
    let file = FileViews(tree: Parser.parse(source))
    #expect(Project(files: [file], appearance: appearance).schemeLock == isDark)
    #expect(Project(files: [file]).schemeLock == nil)
  }
}
