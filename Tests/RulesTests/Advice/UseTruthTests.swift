// What a finding says is true of each use, branch and value that it is about.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct UseTruthTests {
  private func found(_ rule: String, _ text: String) -> [Finding] {
    Checking.findings(of: rule, in: [("View.swift", text)]).map(\.finding)
  }

  private func first(_ rule: String, _ text: String) throws -> Finding {
    try #require(found(rule, text).first, "\(rule) finds nothing in:\n\(text)")
  }

  // MARK: Values

  /// `let hint: String`, and what gives it a value later.
  @Test(arguments: [
    "if isOpen { hint = \"Double tap to close\" } else { hint = \"\" }",
    "switch isOpen { case true: hint = \"Double tap to close\"\ncase false: hint = \"\" }",
    "if isOpen { print(1)\nhint = \"Double tap to close\" } else if isNew { hint = \"\" } else { hint = \"New\" }",
  ])
  func aConstantHoldsWhatItIsGivenLater(_ code: String) throws {
    let finding = try first(
      "gesture-instruction",
      """
      struct Lid: View {
        let isOpen: Bool
        let isNew: Bool
        var body: some View {
          let hint: String
          \(code)
          return Button("Lid") { turn() }.accessibilityHint(hint)
        }
      }
      """)
    #expect(finding.message.contains("(double tap)"), "\(finding.message)")
  }

  @Test func whatIsGivenBehindTheUseCountsForNothing() {
    let code = """
      struct Lid: View {
        var body: some View {
          let hint: String
          if isOpen { hint = "Opens" } else { hint = "Closes" }
          let button = Button("Lid") { turn() }.accessibilityHint(hint)
          if isOpen { later = "Double tap to close" }
          return button
        }
      }
      """
    #expect(found("gesture-instruction", code).isEmpty)
  }

  /// Closures that constants keep give what they give for the arguments of a call.
  @Test(arguments: [
    "enum Fonts { static let note = { (size: CGFloat) -> UIFont in UIFont(name: \"Lato\", size: size) ?? .systemFont(ofSize: size) } }",
    "enum Fonts { static let note = { (size: CGFloat) in\nreturn UIFont(name: \"Lato\", size: size)! } }",
    "enum Fonts { static let note: (CGFloat) -> UIFont = { UIFont(name: \"Lato\", size: $0)! } }",
    "enum Fonts { static let note: (CGFloat) -> UIFont = { size in UIFont(name: \"Lato\", size: size)! } }",
  ])
  func aClosureIsCalled(_ fonts: String) {
    func sizes(_ fonts: String) -> [String] {
      found(
        "fixed-font-size",
        "\(fonts)\nstruct Note: View { var body: some View { Text(\"Lanterns\").font(Font(Fonts.note(18))) } }"
      )
      .map(\.message)
    }
    #expect(sizes(fonts).map { $0.contains("18 points, from Fonts.note(…)") } == [true])
    #expect(sizes(fonts.replacing("static let", with: "static var")).isEmpty, "it may be another one")
    #expect(
      sizes("enum Fonts { static let note = { (size: CGFloat, weight: Int) in UIFont.systemFont(ofSize: size) } }")
        .isEmpty)
  }

  @Test func aClosureOfTheTypeOrTheBodyIsCalled() {
    let code = """
      struct Note: View {
        let small = { (size: CGFloat) in Font.system(size: size) }
        var body: some View {
          let tint = { (isFaint: Bool) -> Color in isFaint ? Color(white: 0.9) : .black }
          VStack {
            Text("Lanterns").font(small(12)).foregroundStyle(tint(true)).background(.white)
            Text("Stamps").foregroundStyle(tint(false)).background(.white)
          }
        }
      }
      """
    #expect(found("fixed-font-size", code).count == 1)
    #expect(found("text-contrast", code).count == 1)
  }

  @Test func ofSeveralSizesTheSmallestIsCalledSo() throws {
    func message(_ side: String) throws -> String {
      try first(
        "touch-target-too-small",
        """
        struct Face: View {
          let isCompact: Bool
          var side: CGFloat { \(side) }
          var body: some View { Button { open() } label: { Image("face").resizable().frame(width: side, height: side) }.buttonStyle(.plain) }
        }
        """
      ).message
    }
    #expect(try message("isCompact ? 30 : 50").hasSuffix("30 × 30 at its smallest"))
    #expect(try !message("30").contains("at its smallest"))
  }

  /// The weight that a function of the project hands to the system is the one that people see.
  @Test(arguments: [
    "return Font.system(.subheadline).weight(weight)",
    "var font = Font.system(.subheadline)\nif weight != .regular { font = font.weight(weight) }\nreturn font",
    "return Font.system(.subheadline, weight: weight)",
  ])
  func boldTextNeedsLess(_ code: String) {
    func isReported(_ weight: String) -> Bool {
      !found(
        "text-contrast",
        """
        extension Font {
          static func note(weight: Font.Weight = .regular) -> Font {
            \(code)
          }
        }
        struct Note: View {
          var body: some View {
            Text("Lanterns").font(.note(weight: \(weight))).foregroundColor(.white).background(Color.red)
          }
        }
        """
      ).isEmpty
    }
    #expect(!isReported(".bold"))
    #expect(isReported(".light"))
  }

  // MARK: Names

  @Test func aCaptionThatUsesGiveIsAnExample() throws {
    let field =
      "struct Entry: View { let label: String\n@State var text = \"\"\nvar body: some View { ZStack { Text(label)\n"
    let uses =
      "struct Form1: View { var body: some View { VStack { Entry(label: \"City\")\nEntry(label: \"Street\") } } }"
    let finding = try first(
      "text-field-missing-label", "\(field)TextField(\"\", text: $text) } } }\n\(uses)")
    #expect(finding.message.hasSuffix("; the text next to it, such as “City”, is not its label"), "\(finding.message)")
    #expect(finding.help.hasPrefix("Add .accessibilityLabel(…)"), "\(finding.help)")
  }

  // MARK: What is shown together

  @Test func oneOfTwoValuesExcludesAThird() {
    func names(_ second: String) -> Int {
      found(
        "duplicate-label",
        """
        struct Sampling: View {
          let kind: String
          var body: some View {
            if kind == "heat" { Button("Reset") { heat = 0 } }
            if \(second) { Button("Reset") { flow = 0 } }
          }
        }
        """
      ).count
    }
    #expect(names("kind == \"flow\" || kind == \"stream\"") == 0)
    #expect(names("kind == \"flow\" || kind == \"heat\"") == 2)
    #expect(names("kind == \"flow\" || isOn") == 2)
  }

  /// What stands in the label of a control of a package is its words, by whatever name the control goes.
  @Test func theLabelOfAForeignControlIsNoHeading() {
    let row = """
      func row(_ title: String) -> some View {
        HStack { VStack(alignment: .leading) { Text(title).font(.title3)\nText("Create one").font(.caption) }\nSpacer()\nImage(systemName: "qrcode") }
      }
      """
    func count(_ use: String) -> Int {
      found("header-trait-missing", "struct Wallet: View { var body: some View { VStack { \(use) } }\n\(row) }").count
    }
    #expect(count("Popups.Menu { Popups.MenuItem { go() } label: { fade in row(\"Request\") } }") == 0)
    #expect(count("row(\"Request\")") == 1)
  }

  // MARK: Advice

  @Test func whatADragDoesOnceIsNoValue() throws {
    func help(_ code: String) throws -> String {
      try first(
        "gesture-only-action",
        """
        struct Deck: View {
          @State var isOpen = false
          @State var level = 0.0
          var body: some View { Color.red.gesture(DragGesture().onChanged { value in \(code) }) }
        }
        """
      ).help
    }
    #expect(
      try help("if value.translation.height < -100 { isOpen = true }").hasPrefix("Add a button that does the same"))
    #expect(try help("level = value.translation.height / 200").contains(".accessibilityAdjustableAction"))
  }

  @Test func aTypefaceIsKept() throws {
    let finding = try first("font-below-minimum", "Text(\"Lanterns\").font(.custom(\"Lato\", size: 9))")
    #expect(finding.help == "Use at least 11 points, relativeTo: .caption2.", "\(finding.help)")
  }

  @Test func dotsGetNoStyle() throws {
    func help(_ size: Int) throws -> String {
      try first(
        "icon-size-fixed",
        "HStack { Text(\"1\").font(.body)\nImage(systemName: \"circle\").font(.system(size: \(size))) }"
      ).help
    }
    #expect(try help(7) == "Take its size from @ScaledMetric.")
    #expect(try help(20).contains(".font(.title3)"))
  }

  /// Who is looked for or invited is somebody else.
  @Test func aUserNameIsOnesOwnBesideAPassword() {
    func confidence(_ more: String) -> [Confidence] {
      found(
        "input-purpose-missing",
        "struct Ban: View { @State var name = \"\"\n@State var code = \"\"\nvar body: some View { VStack { TextField(\"Username\", text: $name)\n\(more) } } }"
      ).filter { $0.message.contains("the user name") }.map(\.confidence)
    }
    #expect(confidence("Button(\"Ban\") { ban() }") == [.low])
    #expect(confidence("SecureField(\"Password\", text: $code)") == [.medium])
  }

  // MARK: Motion

  @Test func whatAGestureDoesRunsLater() {
    func count(_ gesture: String) -> Int {
      found(
        "motion-unguarded",
        """
        struct Drawer: View {
          @State var height = 0.0
          var body: some View { Color.red.offset(y: height).gesture(\(gesture)) }
        }
        """
      ).count
    }
    #expect(count("withAnimation { DragGesture().onEnded { _ in height = 500 } }") == 0)
    #expect(count("DragGesture().onEnded { _ in withAnimation { height = 500 } }") == 1)
  }
}
