// Whether the settings of a project let its screens turn.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct LandscapeSettingTests {
  private static let both = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeRight"

  private func turns(_ settings: [(String, String)], code: String = "") -> Bool {
    let files = [FileViews(tree: Parser.parse(SourceText(path: "App/View.swift", code)))]
    return Project(files: files, appearance: AppearanceSettings(settings.map { SourceText(path: $0.0, $0.1) }))
      .turnsToLandscape
  }

  private func project(_ configurations: [String]) -> (String, String) {
    let all = configurations.map { "A = { isa = XCBuildConfiguration; buildSettings = { \($0) }; name = Debug; };" }
    return ("App/A.xcodeproj/project.pbxproj", "{ objects = { \(all.joined()) }; }")
  }

  private func key(_ device: String, _ list: String) -> String {
    "INFOPLIST_KEY_UISupportedInterfaceOrientations\(device) = \"\(list)\";"
  }

  private func plist(_ key: String, _ more: String = "") -> (String, String) {
    let list = Self.both.split(separator: " ").map { "<string>\($0)</string>" }.joined()
    return ("App/Info.plist", "<dict>\(more)<key>\(key)</key><array>\(list)</array></dict>")
  }

  @Test func eachListForPhonesCounts() {
    #expect(turns([project([key("_iPhone", Self.both)])]))
    #expect(turns([project([key("", Self.both), key("_iPhone", Self.both)])]))
    #expect(!turns([project([key("_iPhone", Self.both), key("_iPhone", "UIInterfaceOrientationPortrait")])]))
    #expect(!turns([project([key("_iPad", Self.both)])]), "it says nothing of phones")
    #expect(!turns([project(["SDKROOT = iphoneos;"])]))
    #expect(turns([plist("UISupportedInterfaceOrientations")]))
    #expect(!turns([plist("UISupportedInterfaceOrientations~ipad")]))
    #expect(
      !turns([plist("UISupportedInterfaceOrientations"), project([key("_iPhone", "UIInterfaceOrientationPortrait")])]))
  }

  @Test func watchesListThemAsWell() {
    let watch = "SDKROOT = watchos; " + key("", "UIInterfaceOrientationPortrait")
    #expect(turns([project([key("_iPhone", Self.both), watch])]))
    #expect(!turns([plist("UISupportedInterfaceOrientations", "<key>WKApplication</key><true/>")]))
  }

  @Test func codeThatSetsThemCounts() {
    let settings = [project([key("_iPhone", Self.both)])]
    #expect(
      !turns(
        settings, code: "class C: UIViewController { override var supportedInterfaceOrientations: M { .portrait } }"))
    #expect(turns(settings, code: "func show(_ way: UIInterfaceOrientation) {}"))
  }
}
