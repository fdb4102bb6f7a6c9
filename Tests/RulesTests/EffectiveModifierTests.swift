// Rules read the modifiers that reach a view, wherever the project applies them; the finding is at the argument that
// decides.

import Testing

@Suite struct EffectiveModifierTests {
  private static let own = """
    import SwiftUI
    extension View {
      func sized(_ points: CGFloat) -> some View { font(.system(size: points)) }
      func scaled(_ points: CGFloat) -> some View { font(.custom("Serif", size: points)) }
      func small() -> some View { sized(8) }
      func named(_ text: String) -> some View { accessibilityLabel(text) }
      func close() -> some View { accessibilityLabel("Close") }
      func lines(_ count: Int) -> some View { modifier(Lines(count: count)) }
      func frame(side: CGFloat) -> some View { frame(width: side, height: side) }
      func shown(if isShown: Bool) -> some View { accessibilityHidden(!isShown) }
      func hiddenFromVoiceOver(_ isHidden: Bool) -> some View { accessibilityHidden(isHidden) }
    }
    struct Lines: ViewModifier {
      let count: Int
      func body(content: Content) -> some View { content.lineLimit(count) }
    }
    """

  private func found(_ rule: String, _ view: String, own: String = own) -> [String] {
    let text = "import SwiftUI\nstruct Row: View {\n  var body: some View {\n    \(view)\n  }\n  func go() {}\n}"
    return Checking.findings(of: rule, in: [("Own.swift", own), ("Row.swift", text)]).filter(\.isShownByDefault).map {
      let line = text.split(separator: "\n")[$0.line - 1]
      return $0.source == 1 ? String(line.dropFirst($0.column - 1).prefix { $0 != ")" && $0 != "(" }) : "own"
    }
  }

  @Test func theFindingIsAtTheArgumentThatDecides() {
    #expect(found("fixed-font-size", "Text(\"Words to read\").sized(12)") == ["12"])
    #expect(found("font-below-minimum", "Text(\"Words to read\").padding().scaled(8)") == ["8"])
    #expect(found("line-limit-truncates", "Text(\"Words that go on and on, for two lines or more\").lines(1)") == ["1"])
    #expect(
      found(
        "line-limit-truncates",
        "Text(\"Words that go on and on, for two lines or more\").modifier(Lines(count: 1))") == ["1"])
    #expect(
      found("label-is-symbol-name", "Button(action: go) { Image(systemName: \"trash\") }.named(\"trash.fill\")").count
        == 1)
    #expect(
      found("interactive-element-hidden", "Button(\"Save\", action: go).hiddenFromVoiceOver(true)") == ["true"])
    #expect(found("interactive-element-hidden", "Button(\"Save\", action: go).hiddenFromVoiceOver(false)").isEmpty)
  }

  @Test func whatTheModifierDecidesAloneIsAtItsName() {
    #expect(found("fixed-font-size", "Text(\"Words to read\").small()") == ["small"])
    #expect(found("fixed-font-size", "VStack { Text(\"Words to read\") }.small()") == ["small"])
  }

  /// The innermost font holds, also that of a modifier of the project's own.
  @Test func aFontOfAnOwnModifierShieldsTheText() {
    #expect(found("fixed-font-size", "Text(\"Words to read\").sized(12).font(.system(size: 20))") == ["12"])
    let scaled = "extension View { func title() -> some View { font(.title) } }"
    #expect(
      found(
        "fixed-font-size", "Text(\"Words to read\").title().font(.system(size: 20))", own: "import SwiftUI\n" + scaled
      )
      .isEmpty)
  }

  @Test func aLabelOfAnOwnModifierCountsAsGiven() {
    let button = "Button(action: go) { Image(systemName: \"xmark\") }"
    #expect(found("icon-button-missing-label", "\(button).close()").isEmpty)
    #expect(found("icon-button-missing-label", "\(button).named(\"Close\")").isEmpty)
    #expect(found("empty-label", "\(button).named(\"\")").count == 1)
    #expect(found("empty-label", "\(button).named(\"Close\")").isEmpty)
    // What is spoken is known, and the text is masked no more.
    #expect(found("label-format", "Text(\"••••••\").named(\"Hidden\")").isEmpty)
  }

  /// A call whose labels only the system's modifier has is not the project's overload.
  @Test func labelsTellAnOverload() {
    let icon = "Button(action: go) { Image(systemName: \"plus\")"
    #expect(found("touch-target-too-small", "\(icon).frame(side: 20) }.accessibilityLabel(\"Add\")").count == 1)
    #expect(
      found("touch-target-too-small", "\(icon).frame(width: 44, height: 44) }.accessibilityLabel(\"Add\")").isEmpty)
  }

  /// Nothing is said at the definition, where nobody knows what it is put on.
  @Test func theDefinitionIsNotReported() {
    for rule in ["fixed-font-size", "font-below-minimum", "line-limit-truncates", "interactive-element-hidden"] {
      #expect(found(rule, "Text(\"Words\")").isEmpty, "\(rule)")
    }
  }

  private static let styles = """
    import SwiftUI
    struct Sized: ButtonStyle {
      let height: CGFloat
      let points: CGFloat
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.system(size: points)).frame(height: height)
      }
    }
    struct Boxed: ButtonStyle {
      let height: CGFloat
      func makeBody(configuration: Configuration) -> some View { configuration.label.frame(height: height) }
    }
    struct Chosen: ButtonStyle {
      let height: CGFloat
      let isWide: Bool
      func makeBody(configuration: Configuration) -> some View {
        if isWide { configuration.label.frame(height: height) } else { configuration.label }
      }
    }
    extension ButtonStyle where Self == Boxed {
      static func boxed(_ height: CGFloat) -> Boxed { Boxed(height: height) }
    }
    """

  /// What a style puts on the label holds for the label of each button that has the style.
  @Test func modifiersOfAStyleReachTheLabel() {
    let rule = "fixed-frame-clips-text"
    func inStyle(_ view: String) -> [String] { found(rule, view, own: Self.styles) }
    #expect(inStyle("Button(\"Start exploring\", action: go).buttonStyle(Boxed(height: 40))") == ["40"])
    #expect(inStyle("Button(\"Start exploring\", action: go).buttonStyle(.boxed(40))") == ["40"])
    #expect(inStyle("VStack { Button(\"Start\", action: go) }.buttonStyle(Boxed(height: 40))") == ["40"])
    #expect(inStyle("Button { go() } label: { Text(\"Start\").bold() }.buttonStyle(Boxed(height: 40))") == ["40"])
    #expect(
      inStyle("Button { go() } label: { Image(\"a\"); Text(\"Start\") }.buttonStyle(Boxed(height: 40))") == ["40"])
    #expect(inStyle("Button(\"Start exploring\", action: go).buttonStyle(Boxed(height: 80))").isEmpty)
    #expect(inStyle("Button { go() } label: { Image(\"a\") }.buttonStyle(Boxed(height: 40))").isEmpty)
    // Which it shows is decided elsewhere.
    #expect(inStyle("Button(\"Start\", action: go).buttonStyle(Chosen(height: 40, isWide: on))").isEmpty)
    #expect(
      inStyle("VStack { Button(\"Start\", action: go).buttonStyle(.plain) }.buttonStyle(Boxed(height: 40))").isEmpty)
    // The words are of a fixed size; that is what is wrong with them.
    #expect(inStyle("Button(\"Start\", action: go).buttonStyle(Sized(height: 20, points: 17))").isEmpty)
  }

  /// A font nearer to the words shields them from the one of the style.
  @Test func theFontOfAStyleReachesWordsWithoutOneOfTheirOwn() {
    func sized(_ view: String) -> [String] { found("fixed-font-size", view, own: Self.styles) }
    #expect(sized("Button(\"Save\", action: go).buttonStyle(Sized(height: 60, points: 8))") == ["8"])
    #expect(
      sized("Button(\"Save\", action: go).font(.body).buttonStyle(Sized(height: 60, points: 8))") == ["8"])
    #expect(
      sized(
        "Button { go() } label: { Text(\"Save\").font(.body) }.buttonStyle(Sized(height: 60, points: 8))"
      ).isEmpty)
  }
}
