// Storyboards and xibs in a run: found, read with their tables, judged with the Swift code, and refused where they are
// no XML.

import CurbcutTestSupport
import CurbcutFindings
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

struct InterfaceRunTests {
  private static let head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\">\n"

  private static func file(_ body: String) -> String { head + body + "\n</document>\n" }

  /// A xib whose owner has one outlet.
  private static func file(owner: String, outlet: String, to id: String, _ objects: String) -> String {
    file(
      "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(owner)\"><connections>"
        + "<outlet property=\"\(outlet)\" destination=\"\(id)\" id=\"o\"/></connections></placeholder>"
        + "\(objects)</objects>")
  }

  private static let button = file(
    "<objects><button id=\"b-1\"><state key=\"normal\" image=\"close\"/></button></objects>")

  private func run(_ folder: TemporaryFolder, _ paths: [String] = [], _ edit: (inout LintRequest) -> Void = { _ in })
    throws -> LintResult
  {
    var request = LintRequest(paths: paths, workingDirectory: folder.path)
    edit(&request)
    return try LintRun.run(request)
  }

  @Test func aXibIsFoundAndJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Close.xib", Self.button)
    let result = try run(folder)
    #expect(result.findings.map(\.rule) == ["ib-control-missing-label"])
    #expect(result.findings.first?.path == "App/Close.xib")
    #expect(result.files == 1)
    #expect(result.judged == ["App/Close.xib"])
    let source = try #require(result.sources["App/Close.xib"])
    #expect(source.string(result.findings[0].range) == "<button")
  }

  @Test func aFileThatIsNamedAloneIsJudgedWithTheCodeOfTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write(".curbcut.json", "{}")
    try folder.write(
      "App/Close.xib",
      Self.file(
        owner: "Screen", outlet: "close", to: "b-1",
        "<button id=\"b-1\"><state key=\"normal\" image=\"close\"/></button>"))
    try folder.write("App/Other.xib", Self.button)
    try folder.write(
      "App/Screen.swift",
      "import UIKit\nclass Screen: UIViewController {\n  @IBOutlet var close: UIButton!\n"
        + "  func show() { close.accessibilityLabel = title }\n}\n")
    #expect(try run(folder, ["App/Close.xib"]).findings.isEmpty)
    #expect(try run(folder, ["App/Other.xib"]).findings.count == 1)
    #expect(try run(folder, ["App"]).findings.map(\.path) == ["App/Other.xib"])
  }

  @Test func aFindingPointsAtTheOutletsOfItsObject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Row.xib",
      Self.file(
        owner: "Row", outlet: "nameLabel", to: "l-1",
        "<label text=\"Name\" id=\"l-1\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"
          + "</label>"))
    // The outlet is one of the base class.
    try folder.write("App/Base.swift", "import UIKit\nclass Base: UIView {\n  @IBOutlet var nameLabel: UILabel!\n}\n")
    try folder.write("App/Row.swift", "import UIKit\nclass Row: Base {}\n")
    let result = try run(folder)
    let finding = try #require(result.findings.first { $0.rule == "ib-font-not-dynamic" })
    let use = try #require(finding.uses.first)
    #expect(finding.uses.count == 1)
    #expect(use.kind == .outlet)
    #expect(use.place.path == "App/Base.swift")
    #expect(use.place.message == "the outlet nameLabel")
    #expect(try #require(result.sources["App/Base.swift"]).string(use.place.range) == "nameLabel")
    #expect(finding.callSites.isEmpty)
  }

  @Test(arguments: [
    ("close", "@IBAction func close() {}"), ("close:", "@IBAction func close(_ sender: UIButton) {}"),
    ("closeWithSender:", "@IBAction func close(sender: UIButton) {}"),
  ])
  func withoutAnOutletAFindingPointsAtTheActionOfItsObject(_ selector: String, _ function: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Row.xib",
      Self.file(
        owner: "Row", outlet: "other", to: "l-1",
        "<button id=\"b-1\"><state key=\"normal\" image=\"close\"/><connections>"
          + "<action selector=\"\(selector)\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
          + "</button><label id=\"l-1\"/>"))
    try folder.write(
      "App/Row.swift", "import UIKit\nclass Row: UIView {\n  @IBOutlet var other: UILabel!\n  \(function)\n}\n")
    let finding = try #require(run(folder).findings.first { $0.rule == "ib-control-missing-label" })
    #expect(finding.uses.map(\.place.message) == ["the action close"])
  }

  @Test func aFindingInCodePointsAtTheObjectBehindTheOutlet() throws {
    let folder = try TemporaryFolder()
    try folder.write(".curbcut.json", "{}")
    try folder.write(
      "App/Row.xib",
      Self.file(owner: "Row", outlet: "card", to: "v-1", "<view id=\"v-1\"/>"))
    try folder.write(
      "App/Row.swift",
      """
      import UIKit
      class Row: UIViewController {
        @IBOutlet var card: UIView!
        override func viewDidLoad() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(open))
          card.addGestureRecognizer(tap)
        }
        @objc private func open() { show(Details(), sender: nil) }
      }
      """)
    let result = try run(folder)
    let finding = try #require(result.findings.first { $0.rule == "tap-gesture-missing-button-trait" })
    let use = try #require(finding.uses.first)
    #expect(finding.uses.count == 1)
    #expect(use.kind == .outlet)
    #expect(use.place.path == "App/Row.xib")
    #expect(try #require(result.sources["App/Row.xib"]).string(use.place.range) == "<view")
    // A file that is named alone points there as well.
    let alone = try run(folder, ["App/Row.swift"])
    #expect(alone.findings.first { $0.rule == finding.rule }?.uses == finding.uses)
    #expect(alone.sources["App/Row.xib"] != nil)
  }

  @Test(arguments: [
    ("field.isEnabled = mayEdit", true), ("field.isEnabled = false; field.isEnabled = true", true),
    ("field.isEnabled = false", false), ("", true),
  ])
  func aFieldThatIsOffAtTimesIsFilledAtOthers(_ code: String, _ isFound: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Form.xib",
      Self.file(
        "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Form\"><connections>"
          + "<outlet property=\"field\" destination=\"f-1\" id=\"o\"/></connections></placeholder>"
          + "<textField placeholder=\"Name\" id=\"f-1\"/></objects>"))
    try folder.write(
      "App/Form.swift",
      "import UIKit\nclass Form: UIViewController {\n  @IBOutlet var field: UITextField!\n"
        + "  func show(_ user: User) { field.text = user.name; \(code) }\n}\n")
    #expect(try run(folder).findings.contains { $0.rule == "ib-control-missing-label" } == isFound)
  }

  @Test func tablesBesideItTranslateIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Base.lproj/Close.xib", Self.button)
    #expect(try run(folder).findings.count == 1)
    try folder.write("App/de.lproj/Close.strings", "\"b-1.accessibilityLabel\" = \"Schließen\";\n")
    #expect(try run(folder).findings.isEmpty)
  }

  @Test(arguments: [
    ("<!DOCTYPE document SYSTEM \"http://example.com/a.dtd\"><document/>", "it declares a document type"),
    ("<<<<<<< HEAD\n<document/>", "an element has no name"),
  ])
  func whatIsNoXMLIsAProblemWithItsPlace(_ text: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Close.xib", text)
    let result = try run(folder)
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.message) == ["The file is not valid XML: \(reason)."])
    #expect(result.problems.first?.range?.start == 0)
  }

  @Test(arguments: [
    "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\">",
    "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\">",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" launchScreen=\"YES\">",
    "<archive>",
  ])
  func filesForOtherPlatformsAndLaunchScreensAreSilent(_ head: String) throws {
    let folder = try TemporaryFolder()
    let end = head == "<archive>" ? "</archive>" : "</document>"
    try folder.write("App/Close.xib", head + "<button id=\"b-1\"><state image=\"close\"/></button>" + end)
    let result = try run(folder)
    #expect(result.findings.isEmpty)
    #expect(result.problems.isEmpty)
  }

  @Test func aBaselineKnowsAFindingByItsObject() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Close.xib", Self.button)
    let first = try run(folder) { $0.wantsContexts = true }
    let context = try #require(first.findings.first?.context)
    #expect(context.declaration == "b-1")
    // Moved, and with another picture: the same button.
    try folder.write(
      "App/Close.xib",
      Self.file(
        "<objects>\n <view id=\"v\">\n <subviews><button opaque=\"NO\" id=\"b-1\">"
          + "<state key=\"normal\" image=\"x\"/></button></subviews></view></objects>"))
    let second = try run(folder) { $0.wantsContexts = true }
    #expect(second.findings.first?.context == context)
  }

  @Test func standardInputMayBeAXib() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Close.xib", Self.file("<objects/>"))
    let bytes = PaddedBytes(Array(Self.button.utf8))
    let result = try run(folder) { $0.standardInput = ("App/Close.xib", bytes) }
    #expect(result.findings.count == 1)
    let unsaved = try run(folder) { $0.standardInput = ("App/New.xib", bytes) }
    #expect(unsaved.findings.map(\.path) == ["New.xib"] || unsaved.findings.map(\.path) == ["App/New.xib"])
  }

  @Test func theConfigurationLeavesOutAndSilences() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Close.xib", Self.button)
    try folder.write("Old/Close.xib", Self.button)
    try folder.write(".curbcut.json", "{\"exclude\": [\"Old/**\"]}")
    #expect(try run(folder).findings.map(\.path) == ["App/Close.xib"])
  }

  /// A button without a name in a view of which one size class or none has it.
  private static func varied(_ variations: String) -> String {
    file(
      "<objects><view id=\"page\"><subviews><view id=\"bar\"><subviews><button id=\"b-1\">"
        + "<state key=\"normal\" image=\"close\"/></button></subviews></view></subviews>\(variations)</view></objects>")
  }

  private static func variation(_ key: String, _ choice: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"subviews\"><\(choice) reference=\"bar\"/></mask></variation>"
  }

  @Test func whatIsNotInstalledIsNotJudged() throws {
    let excluded = Self.variation("default", "exclude")
    func rules(_ variations: String) throws -> [String] {
      let folder = try TemporaryFolder()
      try folder.write("App/Close.xib", Self.varied(variations))
      return try run(folder).findings.map(\.rule)
    }
    #expect(try rules("") == ["ib-control-missing-label"])
    #expect(try rules(excluded).isEmpty)
    // Regular widths have it again.
    #expect(try rules(excluded + Self.variation("widthClass=regular", "include")) == ["ib-control-missing-label"])
    #expect(try rules(Self.variation("widthClass=regular", "exclude")) == ["ib-control-missing-label"])
  }

  /// What comes of a page with one outlet.
  private func page(
    outlet: String, _ type: String, to id: String, _ objects: String, code: String, besides more: String = ""
  ) throws -> LintResult {
    let folder = try TemporaryFolder()
    try folder.write("App/Page.xib", Self.file(owner: "Page", outlet: outlet, to: id, objects))
    try folder.write(
      "App/Page.swift",
      """
      import UIKit
      final class Page: UIViewController {
        @IBOutlet var \(outlet): \(type)!
        \(code)
      }
      \(more)
      """)
    return try run(folder)
  }

  @Test func codeThatAFindingPointsAtIsThereToTellItsLine() throws {
    let color = "white=\"1\" alpha=\"1\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
    let result = try page(
      outlet: "card", "UIView", to: "v-1",
      "<view id=\"v-1\">\(frame)<subviews><label text=\"Words\" id=\"l-1\">\(frame)<color key=\"textColor\" \(color)"
        + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label></subviews>"
        + "<color key=\"backgroundColor\" \(color)</view>",
      code: "override func viewDidLoad() { card.backgroundColor = .yellow }")
    let finding = try #require(result.findings.first { $0.rule == "text-contrast" })
    #expect(finding.related.map(\.path) == ["App/Page.swift"])
    #expect(result.sources["App/Page.swift"] != nil)
  }

  /// A label that stands in a stack until code fills that.
  private func standIn(_ code: String, _ extensions: String) throws -> [String] {
    try page(
      outlet: "rows", "UIStackView", to: "s-1",
      "<view id=\"v-1\"><subviews><stackView id=\"s-1\"><subviews><label text=\"Sample words\" id=\"l-1\">"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label></subviews></stackView>"
        + "</subviews></view>",
      code: "func fill() { \(code) }", besides: extensions
    ).findings.map(\.rule)
  }

  @Test func aFunctionOfTheProjectMayEmptyAStack() throws {
    func adding(_ body: String) -> String { "extension UIStackView { func clearOut() { \(body) } }" }
    let emptying = adding("arrangedSubviews.forEach { $0.removeFromSuperview() }")
    #expect(try standIn("rows.clearOut()", emptying).isEmpty)
    #expect(try standIn("rows.clearOut()", adding("spacing = 0")) == ["ib-font-not-dynamic"])
    #expect(try standIn("rows.layoutIfNeeded()", emptying) == ["ib-font-not-dynamic"])
  }
}
