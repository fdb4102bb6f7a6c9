// What a change takes from people fails its gate, whatever else makes the rule doubt.

import CurbcutFindings
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct RemovalTests {
  private typealias Repository = ComparisonTests.Repository

  private static func page(_ body: String, _ members: String = "") -> String {
    """
    import SwiftUI
    import UIKit
    struct Page: View {
      @Environment(\\.accessibilityReduceMotion) private var still
      @State private var on = false
      \(members)
      var body: some View {
        \(body)
      }
      func go() {}
    }

    """
  }

  /// The findings of a change from one body to another, by rule, severity and confidence.
  private func compare(
    _ before: String, _ after: String, settings: String? = nil, name: String = "Page.swift"
  ) throws -> [(finding: Finding, fails: Bool)] {
    var files = ["Page.swift": before]
    if let settings { files[".curbcut.json"] = settings }
    let repository = try Repository(files)
    if name != "Page.swift" { try repository.git("mv", "Page.swift", name) }
    try repository.folder.write(name, after)
    let result = try repository.lint(ComparisonRequest(revision: "main"))
    return result.findings.map { ($0, result.failPolicy.fails($0)) }
  }

  private func rules(_ found: [(finding: Finding, fails: Bool)]) -> [String] {
    found.filter(\.fails).map(\.finding.rule)
  }

  private static func button(_ symbol: String, _ inside: String = ".frame(width: 44, height: 44)") -> String {
    "Button(action: { go() }) { Image(systemName: \"\(symbol)\")\(inside) }"
  }

  @Test(arguments: ["heart", "plus", "trash", "square.and.arrow.up", "xmark", "ellipsis", "chevron.left", "own.symbol"])
  func aNameWhateverWordTheSymbolHas(symbol: String) throws {
    let bare = Self.button(symbol)
    for named in [
      bare + ".accessibilityLabel(\"Delete it\")",
      Self.button(symbol, ".accessibilityLabel(\"Delete it\").frame(width: 44, height: 44)"),
      "Menu { Text(\"a\") } label: { Image(systemName: \"\(symbol)\") }.accessibilityLabel(\"More\")",
    ] {
      let after = named.replacing(#/\.accessibilityLabel\("[^"]*"\)/#, with: "")
      #expect(rules(try compare(Self.page(named), Self.page(after))) == ["icon-button-missing-label"], "\(named)")
    }
    #expect(
      rules(try compare(Self.page(bare + ".accessibilityLabel(\"A\")"), Self.page(bare), name: "Other.swift"))
        == ["icon-button-missing-label"])
  }

  @Test func aNameInWhatTheViewUses() throws {
    let named = "extension View { func named(_ t: String) -> some View { self.accessibilityLabel(t) } }\n"
    let body = Self.page(Self.button("plus") + ".named(\"Add it\")")
    let found = try compare(named + body, named.replacing(".accessibilityLabel(t)", with: "") + body)
    #expect(rules(found) == ["icon-button-missing-label"])
    #expect(found.first?.finding.regression == "In main this was named \"Add it\"; something it uses has changed")
  }

  @Test func aNameOfOneThatIsNowLikeAnother() throws {
    let bare = Self.button("plus")
    let found = try compare(
      Self.page("VStack { \(bare).accessibilityLabel(\"Add it\"); \(bare) }"), Self.page("VStack { \(bare); \(bare) }"))
    #expect(rules(found) == ["icon-button-missing-label"])
    // The one that lost it is named, whichever of the two comes first.
    let title = "Text(\"License\").font(.title)"
    func page(_ trait: String) -> String {
      Self.page("VStack {\n\(title)\(trait).padding(); Text(\"Words to read\")\n\(title); Text(\"More words\") }")
    }
    let headings = try compare(page(".accessibilityAddTraits(.isHeader)"), page(""))
    #expect(rules(headings) == ["header-trait-missing"])
    let after = Array(page("").utf8)
    let line = after[..<Int(headings.first?.finding.range.start ?? 0)].count { $0 == UInt8(ascii: "\n") }
    let wanted = page("").split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains(".padding()")
    }
    #expect(line == wanted)
  }

  @Test func whatWasSaidAroundIt() throws {
    let bare = Self.button("plus", ".resizable().frame(width: 20, height: 20)")
    func page(_ said: String) -> String { Self.page("VStack { HStack { \(bare); Spacer() }\(said); Text(\"a\") }") }
    let found = try compare(page(".accessibilityHidden(true)"), page(""))
    let name = found.first { $0.finding.rule == "icon-button-missing-label" }
    #expect(name?.fails == true)
    #expect(
      name?.finding.regression
        == "In main this was not reported; this change removed .accessibilityHidden(true) around it")
    // The target is what it was.
    let target = found.first { $0.finding.rule == "touch-target-too-small" }
    #expect(target?.finding.regression == name?.finding.regression)
  }

  @Test func aNameOfAnObjectOfUIKit() throws {
    func controller(_ line: String) -> String {
      """
      import UIKit
      final class C: UIViewController {
        let add = UIButton(type: .system)
        override func viewDidLoad() {
          add.setImage(UIImage(systemName: "plus"), for: .normal)
          add.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(add)
          \(line)
        }
        @objc func go() {}
      }
      """
    }
    let found = try compare(controller("add.accessibilityLabel = \"New\""), controller(""))
    #expect(rules(found) == ["icon-button-missing-label"])
    #expect(
      found.first?.finding.regression
        == "In main this was not reported; this change removed add.accessibilityLabel = \"New\"")
    #expect(rules(try compare(controller(""), controller("add.tintColor = .red"))) == [])
  }

  @Test(arguments: [
    ("Text(\"Settings\").font(.title)", ".accessibilityAddTraits(.isHeader)", "header-trait-missing"),
    (
      "HStack { Button(\"A\") { on = true }.foregroundColor(on ? .blue : .gray)@; Button(\"B\") { on = false } }",
      ".accessibilityAddTraits(on ? .isSelected : [])", "color-only-state"
    ),
    (
      "Text(\"Open\").frame(minWidth: 44, minHeight: 44).onTapGesture { go() }", ".accessibilityAddTraits(.isButton)",
      "tap-gesture-missing-button-trait"
    ),
    (
      "ZStack { Text(\"a\"); if on { Color.black.opacity(0.6).ignoresSafeArea(); VStack { Text(\"Pick\"); "
        + "Button(\"Close\") { on = false } }@ } }", ".accessibilityAddTraits(.isModal)", "overlay-not-modal"
    ),
  ])
  func aTrait(body: String, trait: String, rule: String) throws {
    let body = body.contains("@") ? body : body + "@"
    func page(_ trait: String) -> String {
      Self.page("VStack { \(body.replacing("@", with: trait)); Text(\"More words that follow\") }")
    }
    #expect(rules(try compare(page(trait), page(""))).contains(rule))
    #expect(rules(try compare(page(trait), page(trait + ".padding()"))) == [])
  }

  @Test(arguments: [
    ("Image(systemName: \"plus\")@", ".frame(minWidth: 44, minHeight: 44)", ""),
    ("Image(systemName: \"trash\")@", ".frame(width: 44, height: 44)", ".frame(width: 30, height: 30)"),
    ("Image(systemName: \"square.and.arrow.up\")@", ".padding(12)", ""),
    ("Text(\"Ok\").font(.caption)@", ".frame(minWidth: 44, minHeight: 44)", ""),
  ])
  func aTarget(label: String, before: String, after: String) throws {
    func page(_ size: String) -> String {
      Self.page(
        "Button(action: { go() }) { \(label.replacing("@", with: size)) }.buttonStyle(.plain).accessibilityLabel(\"Ok\")"
      )
    }
    #expect(rules(try compare(page(before), page(after))) == ["touch-target-too-small"])
    // What is made as small is reported as ever: an icon is an error, a line of text is not.
    let added = try compare(Self.page("Text(\"a\")"), page(after))
    #expect(rules(added) == (label.hasPrefix("Image") ? ["touch-target-too-small"] : []))
  }

  @Test(arguments: [
    ("Text(\"a\").offset(x: on ? 300 : 0).animation(@.spring(), value: on)", "still ? nil : ", ""),
    ("Image(systemName: \"bell\").symbolEffect(.pulse@).accessibilityHidden(true)", ", isActive: !still", ""),
  ])
  func aGuard(body: String, before: String, after: String) throws {
    func page(_ part: String) -> String { Self.page(body.replacing("@", with: part)) }
    let found = try compare(page(before), page(after))
    #expect(!rules(found).isEmpty)
  }

  @Test func aGuardOfUIKit() throws {
    func controller(_ line: String) -> String {
      """
      import UIKit
      final class C: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          \(line)
          UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { self.box.transform = .identity }
        }
      }
      """
    }
    let found = try compare(
      controller("guard !UIAccessibility.isReduceMotionEnabled else { return }"), controller(""))
    #expect(rules(found) == ["endless-animation"])
    #expect(
      found.first?.finding.regression == "In main this code checked Reduce Motion; this change removed the check")
    #expect(rules(try compare(controller(""), controller("view.tintColor = .red"))) == [])
  }

  @Test func whatAStoryboardSaysOfAnObject() throws {
    func board(_ said: String, _ size: Int = 44) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <button opaque="NO" buttonType="system" id="b">
      <rect key="frame" x="20" y="60" width="\(size)" height="\(size)"/>
      \(said)
      <constraints><constraint firstAttribute="width" constant="\(size)" id="w"/>
      <constraint firstAttribute="height" constant="\(size)" id="h"/></constraints>
      <state key="normal" image="plus" catalog="system"/>
      </button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    }
    let label = "<accessibility key=\"accessibilityConfiguration\" label=\"Add it\"/>"
    let repository = try Repository(["Main.storyboard": board(label), "A.swift": "import UIKit\n"])
    func compare(_ text: String) throws -> [(finding: Finding, fails: Bool)] {
      try repository.folder.write("Main.storyboard", text)
      let result = try repository.lint(ComparisonRequest(revision: "main"))
      return result.findings.map { ($0, result.failPolicy.fails($0)) }
    }
    let found = try compare(board(""))
    #expect(rules(found) == ["ib-control-missing-label"])
    #expect(found.first?.finding.regression?.hasSuffix("this change removed \(label)") == true)
    #expect(rules(try compare(board(label, 30))) == ["touch-target-too-small"])
    // Another object is no loss of the first.
    let other = try compare(board("").replacing("id=\"b\"", with: "id=\"other\""))
    #expect(other.map(\.finding.rule) == ["ib-control-missing-label"])
    #expect(rules(other) == [])
  }

  // MARK: What is no loss

  @Test func aHintAnIdentifierAndAFontAreNoProtection() throws {
    let found = try compare(
      Self.page("VStack { Text(\"Settings\").font(.body).accessibilityIdentifier(\"a\"); Text(\"More\") }"),
      Self.page("VStack { Text(\"Settings\").font(.title); Text(\"More\") }"))
    #expect(found.map(\.finding.rule) == ["header-trait-missing"])
    #expect(rules(found) == [])
  }

  @Test func whatStoodInAViewThatIsGoneAsAWholeIsNoLossOfAnother() throws {
    let found = try compare(
      Self.page("HStack { Image(\"a\").accessibilityLabel(\"Chart\"); Text(\"Name\"); Text(\"Value\") }"),
      Self.page("HStack { Text(\"Name\").font(.title); Text(\"Value\") }"))
    #expect(rules(found) == [])
  }

  @Test func whoeverSaysHowBadItIsIsObeyed() throws {
    let bare = Self.button("plus")
    let found = try compare(
      Self.page(bare + ".accessibilityLabel(\"Add it\")"), Self.page(bare),
      settings: "{ \"rules\": { \"icon-button-missing-label\": \"warning\" } }")
    #expect(found.map(\.finding.rule) == ["icon-button-missing-label"])
    #expect(found.first?.finding.severity == .warning)
    #expect(rules(found) == [])
  }

  @Test func whatOnlyAPreviewShowsStaysOneStepLower() throws {
    let app = "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n"
    let bare = Self.button("plus")
    func page(_ body: String) -> String { app + Self.page(body) + "#Preview { Page() }\n" }
    let found = try compare(page(bare + ".accessibilityLabel(\"Add it\")"), page(bare))
    #expect(found.map(\.finding.rule).contains("icon-button-missing-label"))
    #expect(rules(found) == [])
  }
}
