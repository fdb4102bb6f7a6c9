// What is advised exists on the oldest system that the app runs on.

import CurbcutFindings
import CurbcutRules
import Testing

@Suite struct SystemHelpTests {
  private static func manifest(_ version: Int) -> (name: String, text: String) {
    ("Lamps/Package.swift", "let package = Package(name: \"Lamps\", platforms: [.iOS(.v\(version))])")
  }

  private func helps(_ rule: String, _ text: String, iOS version: Int) -> [String] {
    Checking.findings(of: rule, in: [("View.swift", text), Self.manifest(version)]).map(\.finding.help)
  }

  private static let row = "HStack {\n  Text(product.title)\n  Text(product.description)\n}"

  @Test(arguments: [
    (
      "ungrouped-row", "HStack {\n  Text(\"Version\")\n  Spacer()\n  Text(version)\n}",
      "Use LabeledContent, or add .accessibilityElement(children: .combine).",
      "Add .accessibilityElement(children: .combine)."
    ),
    (
      "text-field-missing-label", "VStack {\n  TextField(\"City\", text: $city)\n}",
      "Show the title next to the field as well, with LabeledContent or a Text.",
      "Show the title next to the field as well, with a Text."
    ),
    (
      "label-in-name", "HStack {\n  Text(\"Weight\")\n  TextField(\"Grams\", text: $grams)\n}",
      "Use the words as its title and the rest as the prompt: argument, or put it into LabeledContent.",
      "Use the words as its title and the rest as the prompt: argument."
    ),
    (
      "layout-not-adaptive", "struct Row: View {\n  let product: Product\n  var body: some View {\n\(Self.row)\n  }\n}",
      "Stack them when they do not fit: ViewThatFits(in: .horizontal) with an HStack and a VStack, or AnyLayout based on "
        + "dynamicTypeSize.",
      "Stack them at large sizes: if dynamicTypeSize.isAccessibilitySize, use a VStack instead of the HStack."
    ),
    (
      "line-limit-truncates",
      "HStack {\n  Text(\"Everything that happened\")\n  Text(\"since yesterday evening\")\n}\n.lineLimit(1)",
      "Stack them at large sizes, based on dynamicTypeSize or with ViewThatFits.",
      "Stack them at large sizes: if dynamicTypeSize.isAccessibilitySize, use a VStack instead of the HStack."
    ),
    (
      "text-shrinks-to-fit",
      "HStack {\n  Text(\"Everything that happened\")\n  Text(\"since yesterday evening\")\n}\n.minimumScaleFactor(0.5)",
      "Stack its parts at large sizes, based on dynamicTypeSize or with ViewThatFits, and remove the scale factor.",
      "Remove the scale factor, and stack its parts at large sizes: if dynamicTypeSize.isAccessibilitySize, use a VStack "
        + "instead of the HStack."
    ),
  ])
  func aViewOfALaterSystemIsNotAdvised(_ rule: String, _ text: String, _ new: String, _ old: String) {
    #expect(helps(rule, text, iOS: 16) == [new])
    #expect(helps(rule, text, iOS: 15) == [old])
  }

  /// What only iOS 17 can be asked.
  @Test(arguments: [
    (
      "flashing-content",
      "Circle().opacity(on ? 1 : 0).animation(.linear(duration: 0.1).repeatForever(autoreverses: true), value: on)",
      "Blink at most once a second, or check @Environment(\\.accessibilityDimFlashingLights) and stay still.",
      "Blink at most once a second."
    ),
    (
      "animated-image-autoplay",
      "import Kingfisher\nstruct Praise: View {\n  let url: URL\n  var body: some View { KFAnimatedImage(url) }\n}",
      "Check @Environment(\\.accessibilityPlayAnimatedImages) and show a still image otherwise.",
      "Show a still image, and play the animation only when people ask for it."
    ),
  ])
  func aSettingOfALaterSystemIsNotAskedFor(_ rule: String, _ text: String, _ new: String, _ old: String) {
    #expect(helps(rule, text, iOS: 17) == [new])
    #expect(helps(rule, text, iOS: 16) == [old])
  }

  /// What came with iOS 15 is not advised to an app that also runs on 14.
  @Test(arguments: [
    (
      "destructive-role-missing", "Button(\"Delete workout\") { store.delete(workout) }\n  .tint(.red)",
      "Add role: .destructive.", "Add role: .destructive where iOS 15 is available."
    ),
    (
      "adjustable-value-missing",
      "Circle().trim(from: 0, to: level)\n  .gesture(DragGesture().onChanged { g in\n    "
        + "level = min(max(g.translation.width / 200, 0), 1)\n  })",
      "Use .accessibilityRepresentation { Slider(…) }, or add a label, .accessibilityValue and "
        + ".accessibilityAdjustableAction.",
      "Add a label, .accessibilityValue and .accessibilityAdjustableAction."
    ),
  ])
  func whatCameWithFifteenIsNotAdvisedForFourteen(_ rule: String, _ text: String, _ new: String, _ old: String) {
    #expect(helps(rule, text, iOS: 15) == [new])
    #expect(helps(rule, text, iOS: 14) == [old])
  }

  @Test func theSizeIsAskedForAsTheSystemHasIt() {
    let text = "struct Row: View {\n  let product: Product\n  var body: some View {\n\(Self.row)\n  }\n}"
    let help = helps("layout-not-adaptive", text, iOS: 14).first ?? ""
    #expect(help.contains(": if sizeCategory.isAccessibilityCategory, use"), "\(help)")
  }

  /// `Tab` came with iOS 18: who writes one has it, and who writes `.tabItem` may not.
  @Test(arguments: [
    ("Text(\"A\").tabItem { Image(systemName: \"house\") }", "Label(\"Home\", systemImage: …) in .tabItem."),
    ("Tab(\"\", systemImage: \"house\") { Text(\"A\") }", "Tab(\"Home\", systemImage: …)."),
  ])
  func aTabIsNamedTheWayItIsWritten(_ tab: String, _ way: String) {
    #expect(helps("tab-missing-label", "TabView {\n  \(tab)\n}", iOS: 15) == ["Give the tab a title: " + way])
  }

  /// What came with a system is not advised to an app that also runs on the one before, unless the example has it itself.
  @Test(arguments: PageTests.examples.filter { $0.kind == .bad })
  func noExampleIsAdvisedWhatALaterSystemBrings(_ example: Example) {
    let sources = example.sources.map { ($0.name, $0.text) }
    for (version, later) in Self.names {
      for found in Checking.findings(of: example.rule, in: sources + [Self.manifest(version)]) {
        let help = found.finding.help
        for name in later where help.contains(name) && !help.contains("is available") {
          #expect(sources.contains { $0.1.contains(name) }, "\(example.testDescription): \(help)")
        }
      }
    }
  }

  /// By the newest system that has none of them.
  private static let names: [(Int, [String])] = [
    (16, ["AccessibilityNotification", "accessibilityPlayAnimatedImages", "accessibilityDimFlashingLights"]),
    (15, ["LabeledContent", "ViewThatFits", "AnyLayout", "Tab(\"", "ContentUnavailableView"]),
    (
      14,
      [
        "prompt:", "safeAreaInset", "confirmationDialog", "dynamicTypeSize", "accessibilityRepresentation",
        "accessibilityShowsLargeContentViewer", "AccessibilityFocusState", "accessibility focus", "role: .destructive.",
        "accessibilityRotor", "accessibilityActions", "accessibilityVoiceOverEnabled",
      ]
    ),
    (13, ["Menu with", "DisclosureGroup"]),
  ]
}
