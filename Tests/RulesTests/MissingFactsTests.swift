// What messages and helps say where a fact decides between two wordings.

import Testing

@Suite struct MissingFactsTests {
  private func found(_ rule: String, _ code: String, uikit: Bool = false, files: [(name: String, text: String)] = [])
    throws -> (message: String, help: String)
  {
    let text = "import \(uikit ? "UIKit" : "SwiftUI")\n\(code)"
    let all = Checking.findings(of: rule, in: [("A.swift", text)] + files)
    let finding = try #require(all.first).finding
    return (finding.message, finding.help)
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "struct A: View {\n\(members)\n  var body: some View {\n    \(body)\n  }\n}"
  }

  @Test func aFrameCutsOffOnlyWhatItClips() throws {
    let overflows = try found(
      "fixed-frame-clips-text", view("VStack { Text(\"Start\").frame(height: 20); Text(\"b\") }"))
    #expect(overflows.message.contains("overflows this fixed height"))
    let clipped = try found(
      "fixed-frame-clips-text", view("VStack { Text(\"Start\").frame(height: 20).clipped(); Text(\"b\") }"))
    #expect(clipped.message.contains("is cut off by this fixed height"))
  }

  @Test func segmentsAreReadOneByOne() throws {
    func picker(_ style: String) throws -> String {
      let code =
        view(
          "Picker(selection: $mode, label: Text(mode.title)) { ForEach(Mode.allCases) { Text($0.title).tag($0) } }\(style)",
          "@State private var mode: Mode = .all")
        + "\nenum Mode: String, CaseIterable, Identifiable { case all, some\n var id: String { rawValue }\n"
        + " var title: String { rawValue } }"
      return try found("control-missing-label", code).message
    }
    #expect(try picker("").contains("reads the value twice"))
    #expect(try picker(".pickerStyle(.segmented)").contains("reads the options but not what they are for"))
  }

  @Test func nobodyTapsWhatIsAlwaysDisabled() {
    func count(_ state: String) -> Int {
      let button = "Button { go() } label: { Image(systemName: \"bolt\").frame(width: 20, height: 20) }"
      return Checking.findings(
        of: "touch-target-too-small", in: [("A.swift", "import SwiftUI\n\(view("VStack { \(button)\(state) }"))")]
      ).count
    }
    #expect(count("") == 1)
    #expect(count(".disabled(isBusy)") == 1)
    #expect(count(".disabled(true)") == 0)
  }

  @Test func aFrameThatIsTooSmallIsNotOnlyMoved() throws {
    func help(_ modifier: String) throws -> String {
      try found(
        "hit-area-outside-label",
        view(
          "Menu { Button(\"Go\") { go() } } label: { Image(systemName: \"ellipsis\").frame(width: 20, height: 20) }"
            + modifier)
      ).help
    }
    #expect(try help(".frame(width: 30, height: 30)").contains("at least 44 × 44 points"))
    #expect(try !help(".frame(width: 44, height: 44)").contains("44"))
    #expect(try help(".contentShape(Rectangle())").contains(".frame(minWidth: 44, minHeight: 44)"))
    #expect(try help(".padding(4)").contains(".frame(minWidth: 44, minHeight: 44)"))
    #expect(try !help(".padding(12)").contains("44"))
  }

  private func colorSet(_ dark: String? = nil) -> (name: String, text: String) {
    func color(_ hex: String) -> String {
      let parts = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)].map { "0x\($0)" }
      return """
        "color": {"color-space": "srgb", "components":
        {"alpha": "1.000", "red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])"}}
        """
    }
    let darkOne = dark.map {
      ", {\(color($0)), \"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    }
    return (
      "Assets.xcassets/Brand.colorset/Contents.json",
      "{\"colors\": [{\(color("F05090")), \"idiom\": \"universal\"}\(darkOne ?? "")]}"
    )
  }

  @Test func oneAppearanceOfAColorSetBecomesTwo() throws {
    let text = view(
      "VStack { Text(\"Start\").foregroundColor(Color(\"Brand\")) }.background(Color(.secondarySystemGroupedBackground))"
    )
    #expect(
      try found("text-contrast", text, files: [colorSet()]).help.contains("a separate light appearance"))
    #expect(
      try !found("text-contrast", text, files: [colorSet("FF90C0")]).help.contains("separate"))
  }

  @Test func aColorSetIsNotToBeChangedWhereThatChangesTheBackgroundOrIsFaded() throws {
    func help(_ color: String, on ground: String) throws -> String {
      try found(
        "text-contrast", view("VStack { Text(\"Start\").foregroundColor(\(color)) }.background(\(ground))"),
        files: [colorSet()]
      ).help
    }
    #expect(try help("Color(\"Brand\")", on: "Color.white").contains("or change the color set “Brand”"))
    #expect(try !help("Color(\"Brand\").opacity(0.7)", on: "Color.white").contains("change the color set"))
    #expect(
      try !help("Color(\"Brand\")", on: "Color(\"Brand\").opacity(0.2)).background(Color.white").contains(
        "change the color set"))
  }

  @Test func anOpacityIsNamedAsTheCause() throws {
    func help(_ color: String, _ opacity: String) throws -> String {
      try found(
        "text-contrast",
        view("ZStack { Color.white; VStack { Text(\"Start\").foregroundColor(\(color)) }\(opacity) }")
      ).help
    }
    let gray = "Color(red: 0.45, green: 0.45, blue: 0.45)"
    #expect(try help(gray, ".opacity(0.6)").contains("opacity of at least"))
    let pale = "Color(red: 0.7, green: 0.7, blue: 0.7)"
    #expect(try help(pale, ".opacity(0.8)").hasPrefix("Remove the opacity of 80%, and use a stronger color"))
    #expect(try !help(pale, "").contains("opacity"))
  }

  @Test func aSymbolIsNoFile() throws {
    func message(_ image: String) throws -> String {
      try found(
        "icon-button-missing-label",
        """
        final class A: UIView {
          private let button = UIButton(type: .custom)
          func setUp(name: String) {
            let icon = UIImage(\(image), withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
            button.setImage(icon, for: .normal)
            addSubview(button)
          }
        }
        """, uikit: true
      ).message
    }
    #expect(try message("systemName: \"bolt.car\"").contains("symbol “bolt.car”"))
    #expect(try message("systemName: name").contains("the symbol's built-in name"))
  }

  @Test func aBackdropNeedsALabel() throws {
    func help(_ inside: String) throws -> String {
      try found("tap-gesture-missing-button-trait", view("ZStack { \(inside) }.onTapGesture { show() }")).help
    }
    #expect(try help("Color.black; Image(uiImage: photo).resizable()").contains(".accessibilityLabel(\"…\")"))
    #expect(try !help("Color.black; Text(\"Start\")").contains("Label"))
  }

  @Test func aSecureFieldSaysThatItIs() throws {
    func message(_ line: String) throws -> String {
      try found(
        "text-field-missing-label",
        """
        final class A: UIViewController {
          func ask() {
            let alert = UIAlertController(title: "Password", message: nil, preferredStyle: .alert)
            alert.addTextField { field in
              \(line)
            }
            present(alert, animated: true)
          }
        }
        """, uikit: true
      ).message
    }
    #expect(try message("field.isSecureTextEntry = true").contains("“secure text field”"))
    #expect(try message("field.autocorrectionType = .no").contains("“text field”"))
  }

  @Test func bothSidesAreNamedWhereOneIsKnownInSomeCases() throws {
    let menu = """
      Menu { Button("Go") { go() } } label: {
        if isBusy { HStack(spacing: 4) { ProgressView(); Text(share) }.frame(height: 32) }
        else { Image(systemName: "bolt").frame(width: 32, height: 32) }
      }
      .buttonStyle(.plain)
      """
    let (message, help) = try found(
      "touch-target-too-small", view("VStack { \(menu) }", "let isBusy: Bool; let share: String"))
    #expect(message.hasSuffix("32 points high, in some cases 32 × 32"))
    #expect(help.contains("minWidth: 44, minHeight: 44"))
  }

  @Test func aFontOfUIKitScalesByUIKit() throws {
    let theme =
      "\nenum Theme { static let title = UIFont.systemFont(ofSize: 32)\n static let body = Font.system(size: 15) }"
    let (_, help) = try found("fixed-font-size", view("Text(\"Start\").font(Font(Theme.title))") + theme)
    #expect(help.contains("UIFontMetrics"))
    let (_, own) = try found("fixed-font-size", view("Text(\"Start\").font(Theme.body)") + theme)
    #expect(!own.contains("UIFont"))
  }

  @Test func barsAreNoText() {
    func count(_ bars: String) -> Int {
      let code = view(
        "List { Text(level()).foregroundStyle(.yellow) }",
        "let loudness: Int\nprivate let all = \"\(bars)\"\n"
          + "private func bars(count: Int) -> Substring { return all.prefix(count) }\n"
          + "private func level() -> Substring {\nguard loudness > 0 else { return \"\" }\nreturn bars(count: loudness)\n}"
      )
      return Checking.findings(of: "low-contrast-semantic-style", in: [("A.swift", "import SwiftUI\n\(code)")]).count
    }
    #expect(count("||||||||||") == 0)
    #expect(count("abcdefghij") == 1)
  }

  @Test func whatIsPresentedAsWellIsTold() {
    func count(_ presenter: String) -> Int {
      let code =
        view(
          "VStack { Button(\"Send\") { send() }; if let error { Text(error.localizedDescription) } }.showsError($error)",
          "@State private var error: Error?\nfunc send() { error = Failure() }")
        + "\nextension View { func showsError(_ error: Binding<Error?>) -> some View { modifier(ShowsError(error: error)) } }"
        + "\nstruct ShowsError: ViewModifier {\n@Binding var error: Error?\n"
        + "func body(content: Content) -> some View { content\(presenter) } }"
      return Checking.shown(of: "announcement-missing", in: [("A.swift", "import SwiftUI\n\(code)")]).count
    }
    #expect(count(".sheet(isPresented: .constant(error != nil)) { Text(\"Error\") }") == 0)
    #expect(count(".padding()") == 1)
  }

  @Test func aGestureIsNamedInWords() throws {
    let message = try found(
      "uikit-custom-control-missing-semantics",
      """
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc func go() { open() }
      }
      final class Screen: UIViewController {
        let card = Card()
        override func viewDidLoad() { view.addSubview(card) }
      }
      """, uikit: true
    ).message
    #expect(message.hasSuffix("it handles touches with a tap gesture recognizer"))
  }
}
