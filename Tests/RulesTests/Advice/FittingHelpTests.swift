// Helps and messages fit the case that was found: what the app has already is not advised, and what is named is there.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct FittingHelpTests {
  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    let found = Checking.findings(of: rule, in: [("View.swift", text)] + more)
    return try #require(found.first?.finding, "\(rule) finds nothing in:\n\(text)")
  }

  /// A color set of one gray, for any appearance alone or for the dark one as well.
  private static func set(_ name: String, _ white: Double, hasBoth: Bool) -> (String, String) {
    let color =
      "\"idiom\": \"universal\", \"color\": { \"color-space\": \"gray-gamma-22\", \"components\": "
      + "{ \"white\": \"\(white)\", \"alpha\": \"1.000\" } }"
    let dark = "{ \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }], \(color) }"
    return (
      "Assets.xcassets/\(name).colorset/Contents.json", "{ \"colors\": [{ \(color) }\(hasBoth ? ", \(dark)" : "")] }"
    )
  }

  @Test(arguments: [
    (false, "Use a color that adapts, such as .primary, or a color set with a dark variant."),
    (true, "Change the dark appearance of the color set “Ink”."),
  ])
  func aSetWithBothAppearancesIsNotToldToGetOne(_ hasBoth: Bool, _ help: String) throws {
    let text =
      "NavigationStack {\n  Text(note.words)\n    .foregroundColor(Color(\"Ink\"))\n    .navigationTitle(\"Lanterns\")\n}"
    let finding = try first("hardcoded-color", text, [Self.set("Ink", 0.1, hasBoth: hasBoth)])
    #expect(finding.help == help)
  }

  @Test(arguments: [
    (false, "give the color set “Ink” a light and a dark appearance; the nearest shades"),
    (true, "change the color set “Ink” in both appearances; the nearest shades"),
  ])
  func bothAppearancesAreChangedWhereBothFail(_ hasBoth: Bool, _ help: String) throws {
    let text = "Text(\"Lanterns\")\n  .foregroundStyle(Color(\"Ink\"))\n  .background(Color(\"Paper\"))"
    let paper =
      "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": "
      + "\"0xF4\", \"green\": \"0xF4\", \"blue\": \"0xF4\", \"alpha\": \"1.0\" } } }, { \"idiom\": \"universal\", "
      + "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }], \"color\": { \"color-space\": "
      + "\"srgb\", \"components\": { \"red\": \"0x30\", \"green\": \"0x30\", \"blue\": \"0x30\", \"alpha\": \"1.0\" } } }] }"
    let finding = try first(
      "text-contrast", text,
      [Self.set("Ink", 0.5, hasBoth: hasBoth), ("Assets.xcassets/Paper.colorset/Contents.json", paper)])
    #expect(finding.help.contains(help), "\(finding.help)")
  }

  @Test(arguments: [
    ("style: .small", "let the font that .type(…) sets follow Dynamic Type"),
    ("size: 13", "have .type(…) scale the size that it is given"),
    ("size: side", "have .type(…) scale the size that it is given"),
  ])
  func onlyASizeThatIsGivenIsScaled(_ argument: String, _ help: String) throws {
    let text = """
      extension View {
        func type(style: TypeStyle) -> some View { font(.system(size: style.size)) }
        func type(size: CGFloat) -> some View { font(.system(size: size)) }
      }
      enum TypeStyle {
        case small
        var size: CGFloat { 13 }
      }
      struct Row: View {
        let side: CGFloat = 13
        var body: some View { Text("Lanterns").type(\(argument)) }
      }
      """
    let finding = try first("fixed-font-size", text)
    #expect(finding.help.contains(help), "\(finding.help)")
  }

  @Test func aFixedTextSizeIsNoLimit() throws {
    let finding = try first("dynamic-type-clamped", "Text(\"Lanterns\")\n  .dynamicTypeSize(.xLarge)")
    #expect(
      finding.help
        == "Remove .dynamicTypeSize(.xLarge), or use a range without an upper bound: .dynamicTypeSize(.xLarge...).")
  }

  @Test(arguments: [
    ("Slider(value: $volume) { Text(\"\") }", true), ("Picker(selection: $volume, label: EmptyView()) { }", true),
    ("Picker(selection: $volume, label: EmptyView()) { }.pickerStyle(MenuPickerStyle())", true),
    ("Picker(selection: $volume, label: EmptyView()) { }.pickerStyle(.navigationLink)", false),
    ("Toggle(isOn: $isLoud) { Text(\"\") }", false),
  ])
  func aTextThatWouldVanishStays(_ control: String, _ stays: Bool) throws {
    let help = try first("control-missing-label", "HStack {\n  Text(\"Volume\")\n  \(control)\n}").help
    #expect(help.hasPrefix("Use the text next to it as the label too, and keep that text: ") == stays, "\(help)")
    #expect(help.hasPrefix("Make that text its label") == !stays, "\(help)")
  }

  /// Two controls in a form that one label was copied to.
  @Test func eachControlIsNamedAfterTheTextBesideIt() throws {
    let rows = ["Authentication", "Restoration"].map { caption in
      """
        HStack {
          Text("\(caption)")
          Spacer()
          Picker(selection: $is\(caption), label: Text("Auth")) { Text("A").tag(true) }
        }
      """
    }
    let help = try first("duplicate-label", "VStack {\n\(rows.joined(separator: "\n"))\n}").help
    #expect(help == "Name each after the text next to it: “Authentication” and “Restoration”.")
  }

  @Test(arguments: [
    ("Avatar(person: person)", "if no text is inside, add .accessibilityLabel(\"…\") as well."),
    ("HStack { Avatar(person: person); Text(person.name) }", " and .accessibilityAddTraits(.isButton)."),
  ])
  func whatMayHaveNoTextIsGivenALabel(_ view: String, _ end: String) throws {
    let help = try first("tap-gesture-missing-button-trait", "\(view)\n  .onTapGesture { open(person) }").help
    #expect(help.hasSuffix(end), "\(help)")
  }

  /// A side that nothing holds is as long as Interface Builder shows it.
  @Test(arguments: [(34, "Make its width and height at least 44 points"), (60, "Make its width at least 44 points")])
  func aFreeSideIsMeasuredAsShown(_ height: Int, _ help: String) throws {
    let file = """
      <objects>
        <viewController id="a"><view key="view" id="b"><subviews>
          <button id="c">
            <rect key="frame" x="0" y="0" width="30" height="\(height)"/>
            <constraints><constraint firstAttribute="width" constant="30" id="d"/></constraints>
            <state key="normal" title="+"/>
            <connections><action selector="add:" destination="a" eventType="touchUpInside" id="e"/></connections>
          </button>
        </subviews></view></viewController>
      </objects>
      """
    let found = Checking.findings(of: "touch-target-too-small", in: [("Page.xib", file)])
    #expect(try #require(found.first).finding.help.hasPrefix(help), "\(found[0].finding.help)")
  }

  @Test(arguments: [
    ("!isMuted", "it is shown only while isMuted is true"), ("isMuted", "it is hidden while isMuted is true"),
    ("!(level == .muted)", "it is shown only while level == .muted"),
  ])
  func whenAPictureIsShownIsSaidPlainly(_ condition: String, _ words: String) throws {
    let text = """
      import UIKit
      class RowCell: UITableViewCell {
        let titleLabel = UILabel()
        let mutedImage = UIImageView(image: UIImage(named: "muted"))
        func show(title: String, isMuted: Bool, level: Level) {
          titleLabel.text = title
          mutedImage.isHidden = \(condition)
        }
      }
      """
    let message = try first("image-missing-label", text).message
    #expect(message.hasSuffix(words), "\(message)")
  }

  /// A key that no table has is not what is read.
  @Test func aKeyIsNotQuotedAsWords() throws {
    let text = """
      import UIKit
      class Page: UIViewController {
        let box = UILabel()
        func show() {
          let pressText = NSLocalizedString("pressText", comment: "")
          box.accessibilityHint = pressText + "the Return button on the keyboard, or double-tap this label, and wait"
        }
      }
      """
    let message = try first("gesture-instruction", text).message
    #expect(message.hasSuffix(": “…button on the keyboard, or double-tap this label, and…”"), "\(message)")
  }

  @Test(arguments: [
    (
      "Continue with the Return button of the keyboard, or double-tap this label to find more of it",
      "…button of the keyboard, or double-tap this label to find…"
    ),
    ("Double-tap to see all of the words that were found in the picture above", nil), ("Double-tap", "Double-tap"),
  ])
  func aQuoteHoldsWhatItIsAbout(_ text: String, _ quote: String?) {
    #expect(text.shortened(around: "double tap") == quote ?? text.shortened)
  }

  @Test func oneWordIsNotNamedTwice() {
    let text = EnglishText(
      "The percentage of the files a device has synchronized of the part of the folder it wants to synchronize itself.")
    #expect(text?.hardest == ["synchronized"])
    let two = EnglishText("The notifications of the organization are for all of the people that wait for the train.")
    #expect(two?.hardest.count == 2)
  }

  /// A layer that can be tapped away closes what it is behind.
  @Test(arguments: [
    ("", "a button that closes it"), (".onTapGesture { store.close() }", "does what a tap next to it does"),
  ])
  func aLayerThatIsTappedAwayClosesTheDialog(_ tap: String, _ help: String) throws {
    let text = """
      struct Page: View {
        @State private var isShown = false
        var body: some View {
          ZStack {
            Text("Lanterns")
            if isShown {
              Color.black.opacity(0.4).ignoresSafeArea()\(tap)
              VStack { Text("Lit"); Button("More") { more() } }
            }
          }
        }
      }
      """
    let finding = try first("overlay-not-modal", text)
    #expect(finding.help.contains(help), "\(finding.help)")
  }

  /// Which of its accent colors an app has is decided by the target that is built, not by a state.
  @Test func anAccentColorIsNoState() throws {
    let settings = """
      // !$*UTF8*$!
      { objects = {
      A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (c0,c1,); };
      c0 = { isa = XCBuildConfiguration; buildSettings = { ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Pale; }; };
      c1 = { isa = XCBuildConfiguration; buildSettings = { ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Ink; }; };
      }; }
      """
    let text = "Text(\"Lanterns\")\n  .foregroundStyle(Color.accentColor)\n  .background(Color.white)"
    let finding = try first(
      "text-contrast", text,
      [
        Self.set("Ink", 0.1, hasBoth: false), Self.set("Pale", 0.7, hasBoth: false),
        ("App.xcodeproj/project.pbxproj", settings),
      ])
    #expect(finding.message.contains(" if the target's accent color is “Pale”, but"), "\(finding.message)")
  }
}
