// What readers of messages on real apps did not find true or helpful: each case as small as it gets, and beside it one that
// is to be reported.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReadersMessagesTests {
  private func shown(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.shown(of: rule, in: [("View.swift", text)] + more).map(\.finding)
  }

  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    try #require(shown(rule, text, more).first, "\(rule) finds nothing in:\n\(text)")
  }

  // MARK: Names

  @Test(arguments: [("Button { open() } label: { row }", true), ("row", false)])
  func aSmallLetterGoesOnWhatIsReadBeforeIt(_ use: String, _ isSilent: Bool) {
    let text = """
      struct Shelf: View {
        let lines: Int
        var body: some View { \(use) }
        private var row: some View {
          HStack {
            Text("Lanterns")
            Circle().accessibilityElement().accessibilityLabel("lit by candles")
          }
        }
      }
      """
    #expect(shown("label-format", text).isEmpty == isSilent)
  }

  @Test func theIconThatCodeSetsIsNotTheOneOfTheFile() throws {
    let file = """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
          <connections><outlet property="playButton" destination="b" id="o"/></connections>
        </placeholder>
        <view id="v"><subviews>
          <button id="b"><state key="normal" image="play.fill" catalog="system"/>
            <connections><action selector="play:" destination="-1" eventType="touchUpInside" id="a"/></connections>
          </button>
        </subviews></view>
      </objects>
      """
    func message(_ code: String) throws -> String {
      let player = """
        import UIKit
        class Player: UIView {
          @IBOutlet weak var playButton: UIButton!
          @IBAction func play(_ sender: Any) { \(code) }
        }
        """
      return try first("ib-control-missing-label", player, [("Player.xib", file)]).message
    }
    let plain = try message("start()")
    #expect(plain.hasSuffix("VoiceOver falls back on the symbol's default name, most likely “Play”"), "\(plain)")
    let changed = try message("playButton.setImage(UIImage(systemName: name), for: .normal)")
    #expect(changed.contains("shows only an icon that code sets") && !changed.contains("“Play”"), "\(changed)")
  }

  // MARK: States

  @Test(arguments: [("isFiltering", false), ("!isFiltering", true)])
  func aChoiceThatIsMarkedWhereTheViewIsNotShownIsNone(_ shown: String, _ isSilent: Bool) {
    let text = """
      struct Shelf: View {
        @State private var isFiltering = false
        @State private var chosen: Lantern?
        let lanterns: [Lantern]
        var body: some View {
          VStack {
            if \(shown) {
              ForEach(lanterns) { lantern in
                Text(lantern.name)
                  .onTapGesture { chosen = lantern }
                  .opacity(isFiltering ? (chosen == lantern ? 1 : 0.5) : 1)
                  .overlay {
                    if isFiltering && chosen == lantern { Rectangle().stroke(.red) }
                  }
              }
            }
          }
        }
      }
      """
    #expect(self.shown("selected-trait-missing", text).isEmpty == isSilent)
  }

  @Test(arguments: [("sync.isStopping", true), ("sync.isEmpty", false)])
  func aStateInWhichAControlIsDimmedIsHeard(_ condition: String, _ isSilent: Bool) {
    let text = """
      struct Shelf: View {
        @ObservedObject var sync: Sync
        var body: some View {
          Button("Going on in the background", systemImage: sync.isStopping ? "stop.circle.fill" : "stop.circle") {
            sync.stop()
          }
          .disabled(\(condition))
        }
      }
      """
    #expect(shown("toggle-state-missing", text).isEmpty == isSilent)
  }

  @Test func aConditionThatIsTurnedIsTurnedAsAWhole() throws {
    let finding = try first(
      "selected-trait-missing",
      """
      struct Levels: View {
        @State private var level = Level.low
        var body: some View {
          Button("Level") { level = level.next }
            .background(level != .low ? Color.accentColor : .clear)
            .foregroundStyle(level != .low ? .clear : Color.accentColor)
        }
      }
      """)
    #expect(finding.help.contains("(level != .low ? .isSelected : [])"), "\(finding.help)")
  }

  // MARK: Messages

  @Test(arguments: [(3, true), (1, false)])
  func aLineOfATableIsNoMessage(_ others: Int, _ isSilent: Bool) {
    let rows = (0..<others).map { "        Line { caption(\"Row \($0)\") } value: { Text(names[\($0)]) }\n" }.joined()
    let text = """
      struct Receipt: View {
        @ObservedObject var payment: Payment
        let names: [String]
        var body: some View {
          VStack {
      \(rows)
            if let error = payment.error {
              Line { caption("Error") } value: { Text(error) }
            }
          }
        }
        func caption(_ text: String) -> some View { Text(text).bold() }
      }
      """
    #expect(shown("announcement-missing", text).isEmpty == isSilent)
  }

  // MARK: Gestures

  @Test func aModifierThatIsHandedItsDeedDependsOnItsUses() throws {
    func finding(_ action: String, _ call: String) throws -> Finding {
      try first(
        "gesture-only-action",
        """
        struct Pull: ViewModifier {
          \(action)
          func body(content: Content) -> some View {
            content.gesture(DragGesture().onEnded { drag in
              if drag.translation.height > 40 { \(call) }
            })
          }
        }
        """)
    }
    let handed = try finding("let action: () -> Void", "action()")
    #expect(handed.message.hasPrefix("What this modifier is used for works only with a drag"), "\(handed.message)")
    #expect(handed.help.hasPrefix("Where it is used, "), "\(handed.help)")
    let wrapped = """
      struct Pull: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View {
          content.gesture(DragGesture().onEnded { if $0.translation.height > 40 { action() } })
        }
      }
      extension View {
        public func pull(perform action: @escaping () -> Void) -> some View { modifier(Pull(action: action)) }
      }
      """
    #expect(shown("gesture-only-action", wrapped).isEmpty)
    let use = "struct Page: View {\n  var body: some View { Text(\"Lanterns\").pull { store.close() } }\n}"
    #expect(!shown("gesture-only-action", "\(wrapped)\n\(use)").isEmpty)
    let own = try finding("@EnvironmentObject var shelf: Shelf", "shelf.close()")
    #expect(own.message.hasPrefix("This action works only with a drag"), "\(own.message)")
  }

  @Test(arguments: [
    ("#if !DEBUG\n    box.isHidden = true\n    #else\n    watch()\n    #endif", true), ("watch()", false),
  ])
  func aTapThatOnlyCodeForDevelopersAddsIsTheirs(_ setUp: String, _ isSilent: Bool) {
    let text = """
      import UIKit

      class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          prepare()
        }
        private func prepare() {
          \(setUp)
        }
        private func watch() {
          box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc func open() { show() }
      }
      """
    let found = shown("tap-gesture-missing-button-trait", text).filter { $0.exposure == .shown }
    #expect(found.isEmpty == isSilent)
  }

  @Test func controlsThatAreThereInSomeStatesStayReachable() throws {
    func help(_ inside: String, _ behind: String = "") throws -> String {
      try first(
        "tap-gesture-missing-button-trait",
        """
        struct Shelf: View {
          @State private var isOpen = false
          @ObservedObject var player: Player
          var body: some View {
            Bar(player: player)
              .onTapGesture { isOpen = true }
              \(behind)
          }
        }
        struct Bar: View {
          @ObservedObject var player: Player
          var body: some View {
            VStack {
              Text("Lanterns")
              \(inside)
            }
          }
        }
        """
      ).help
    }
    let button = "Button(\"Stop\") { player.stop() }"
    let some = try help("if player.isLoud { \(button) }")
    #expect(some.hasPrefix("It shows other controls in some states, which have to stay reachable"), "\(some)")
    let none = try help("Text(\"Paper\")", ".sheet(isPresented: $isOpen) { \(button) }")
    #expect(!none.contains("controls"), "\(none)")
  }

  // MARK: Text

  @Test func whatAFontGrowsLikeIsNotWhatItIs() {
    func text(_ size: String) -> String {
      """
      struct Shelf: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Lanterns").font(.custom("Lato", size: \(size), relativeTo: .largeTitle))
            Text("Paper and silk")
          }
        }
      }
      """
    }
    #expect(shown("header-trait-missing", text("17")).isEmpty)
    #expect(!shown("header-trait-missing", text("34")).isEmpty)
  }

  @Test(arguments: [(30, "its largest size"), (27, "twice its usual size")])
  func linesOfLargeTextAreNotTwiceAsHigh(_ height: Int, _ size: String) throws {
    let text = "Text(\"Lanterns\")\n  .lineLimit(1)\n  .font(.caption)\n  .frame(height: \(height))\n  .clipped()"
    let finding = try first("fixed-frame-clips-text", text)
    #expect(finding.message.hasPrefix("Text at \(size) "), "\(finding.message)")
  }

  // MARK: Colors

  @Test(arguments: [("words.foregroundColor = .red", true), ("words.link = address", false)])
  func wordsThatCodeColorsHaveNotTheColorAroundThem(_ line: String, _ isSilent: Bool) {
    let text = """
      struct Shelf: View {
        let format: Format
        var body: some View {
          Text(format.words(of: "Lanterns"))
            .foregroundStyle(Color(white: 0.7))
            .background(Color.white)
        }
      }
      struct Format {
        func words(of text: String) -> AttributedString { made(text) }
        private func made(_ text: String) -> AttributedString {
          var words = AttributedString(text)
          \(line)
          return words
        }
      }
      """
    #expect(shown("text-contrast", text).isEmpty == isSilent)
  }

  @Test func theColorToChangeIsTheOneThatIsNamed() throws {
    let colors = """
      extension Color {
        static let paper = Color.white
        static let flame = Color(red: 0.95, green: 0, blue: 0)
      }
      """
    let finding = try first(
      "text-contrast",
      "Text(\"Lanterns\")\n  .foregroundStyle(Color.paper)\n  .background(Color.flame)", [("Colors.swift", colors)])
    #expect(finding.message.hasSuffix("; the background comes from Color.flame (Colors.swift:4)"), "\(finding.message)")
    #expect(finding.help.hasPrefix("Use a darker background"), "\(finding.help)")
  }

  @Test func aGradientHasNoOneShade() throws {
    let text = """
      Text("Lanterns")
        .foregroundStyle(Color.white.opacity(0.8))
        .background(LinearGradient(colors: [Color(red: 1, green: 0.42, blue: 0.2), Color(red: 1, green: 0.5, blue: 0.3)],
          startPoint: .top, endPoint: .bottom))
      """
    let finding = try first("text-contrast", text)
    #expect(finding.help.hasPrefix("Use darker colors in the gradient behind it; "), "\(finding.help)")
    #expect(finding.help.contains(" in place of #FF"), "\(finding.help)")
  }

  @Test func oneShadeMayDoOnTwoBackgrounds() throws {
    let finding = try first(
      "text-contrast",
      "Text(\"Lanterns\")\n  .font(.largeTitle)\n  .foregroundStyle(Color(red: 1, green: 0.77, blue: 0))\n"
        + "  .background(isDark() ? Color(red: 0.41, green: 0.56, blue: 0.71) : Color.white)")
    #expect(
      finding.help.hasPrefix("Use another color; the nearest shade that passes on each background is #"),
      "\(finding.help)")
  }

  @Test func theCaseOfAnEnumIsCalledSo() throws {
    let text = """
      enum Kind {
        case lit, unlit
        func color() -> Color {
          if self == .unlit { return Color(white: 0.7) }
          return Color.black
        }
      }
      struct Shelf: View {
        let kind: Kind
        var body: some View {
          Text("Lanterns").foregroundStyle(kind.color()).background(Color.white)
        }
      }
      """
    let finding = try first("text-contrast", text)
    #expect(!finding.message.contains("self"), "\(finding.message)")
  }

  @Test func theStyleThatColorsAButtonIsNamed() throws {
    let style = """
      struct LinkStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .font(.body.bold())
            .foregroundStyle(Color(white: 0.6))
        }
      }
      """
    let finding = try first(
      "text-contrast",
      """
      struct Shelf: View {
        let title: String
        var body: some View {
          VStack {
            Button { open() } label: { Text(title) }
              .buttonStyle(LinkStyle())
          }
          .background(Color.white)
        }
      }
      """, [("Styles.swift", style)])
    #expect(finding.message.hasPrefix("The text of a button in this view"), "\(finding.message)")
    // Bold text of 17 points is large.
    #expect(finding.message.contains("should be at least 3:1"), "\(finding.message)")
    #expect(finding.message.hasSuffix("; the color is set by LinkStyle (Styles.swift:6)"), "\(finding.message)")
  }
}
