// Fonts as values: what is behind tokens, functions, cases and chains of a project, and whether it grows.

import CurbcutSyntax
import Testing

@testable import CurbcutAccessibility
@testable import CurbcutViews

@Suite struct FontValueTests {
  /// The size of the font of the only text in a body.
  private func size(_ font: String, _ declarations: String = "", members: String = "") -> FontSize {
    let model = model(
      "struct V: View { \(members)\n var body: some View { Text(\"a\").font(\(font)) } }\n\(declarations)")
    return model.fontSize(ofModifier: 0)
  }

  @Test func tokensAreFollowed() {
    let tokens =
      "extension Font { static let small = Font.system(size: 12); static var app: Tokens { Tokens() } }\n"
      + "struct Tokens { let tiny = Font.system(size: 9); var head: Font { .title } }"
    #expect(size(".small", tokens) == .fixed(points: 12))
    #expect(size(".app.tiny", tokens) == .fixed(points: 9))
    #expect(size(".app.head", tokens) == .scaled(points: 28))
    #expect(size(".small.weight(.bold)", tokens) == .fixed(points: 12))
    #expect(size(".app.tiny.bold()", tokens) == .fixed(points: 9))
    #expect(size("Tokens().tiny.italic().bold()", tokens) == .fixed(points: 9))
  }

  /// A weight that a helper is given is one for headings, and none that contrast counts on.
  @Test func weightsThatAreHandedOn() {
    func look(_ modifier: String) -> FontLook {
      let model = model(
        """
        struct V: View { let isOn: Bool; var body: some View { Text("a").appFont(\(modifier)) } }
        struct AppFont: ViewModifier {
          let size: CGFloat
          let weight: Font.Weight
          func body(content: Content) -> some View { content.font(.app(size: size, weight: weight)) }
        }
        extension Font {
          static func app(size: CGFloat, weight: Font.Weight) -> Font { .system(size: size, weight: weight) }
        }
        extension View {
          func appFont(size: CGFloat, weight: Font.Weight = .regular) -> some View {
            modifier(AppFont(size: size, weight: weight))
          }
        }
        """)
      return model.fontLook(of: model.first(.Text))
    }
    let bold = look("size: 20, weight: .bold")
    #expect(bold.isBold && bold.points == 20)
    #expect(look("size: 20, weight: .semibold").weight == "semibold")
    for other in ["", ", weight: .light", ", weight: isOn ? .bold : .regular", ", weight: weights[0]"] {
      let look = look("size: 20\(other)")
      #expect(!look.isBold && !look.isHandedBold, "\(other)")
    }
  }

  @Test func aFontOfAnotherSizeHasThatSize() {
    let tokens = """
      extension UIFont {
        enum Style { case note, head }
        static func font(of style: Style) -> UIFont { .systemFont(ofSize: points(of: style)) }
        static func font(of size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        static func points(of style: Style) -> CGFloat {
          var points: CGFloat = 11
          switch style { case .note: points = 13; case .head: points = 20 }
          return points
        }
      }
      """
    #expect(size("Font(UIFont.preferredFont(forTextStyle: .body).withSize(13))") == .fixed(points: 13))
    #expect(
      size("Font(UIFont.font(of: .note).withSize(UIFont.points(of: .note)) as CTFont)", tokens) == .fixed(points: 13))
    #expect(size("Font(UIFont.preferredFont(forTextStyle: .body).withSize(unknown))") == .unknown)
  }

  /// On the Mac, text styles are smaller, and large text is what is large there.
  @Test func textStylesOfTheMac() {
    func text(_ modifiers: String, _ imports: String) -> (model: FileModel, text: Element) {
      let model = model("\(imports)\nstruct V: View { var body: some View { Text(\"a\")\(modifiers) } }")
      return (model, model.first(.Text))
    }
    for (modifiers, size, target) in [
      (".font(.title3)", 15.0, ContrastTarget.text), (".font(.title3.bold())", 15, .largeText),
      (".font(.title)", 22, .largeText), (".font(.title2)", 17, .text), (".font(.body.bold())", 13, .text),
      (".font(.system(.largeTitle))", 26, .largeText), (".font(.headline)", 13, .text),
    ] {
      let mac = text(modifiers, "import AppKit")
      #expect(mac.model.fontSize(ofModifier: 0) == .scaled(points: size))
      #expect(mac.model.contrastTarget(of: mac.text) == target, "\(modifiers)")
    }
    let bold = text(".bold()", "import AppKit")
    #expect(bold.model.contrastTarget(of: bold.text) == .text)
    let phone = text(".bold()", "")
    #expect(phone.model.contrastTarget(of: phone.text) == .largeText)
  }

  @Test func theSystemsFunctionIsMeantWhereTheProjectsDoesNotFit() {
    let own = """
      extension Font {
        static func custom(_ style: Style) -> Font { .custom("Inter", fixedSize: style.size) }
      }
      enum Style { case title, body
        var size: CGFloat { switch self { case .title: 30; case .body: 15 } } }
      """
    #expect(size(".custom(.title)", own) == .fixed(points: 30))
    #expect(size(".custom(\"Inter\", size: 15)", own) == .scaled(points: 15))
    #expect(size(".custom(\"Inter\", fixedSize: 11)", own) == .fixed(points: 11))
  }

  @Test func rawValuesAreNumbers() {
    let sizes = "enum Size: CGFloat { case small = 11, large = 30; var font: Font { .system(size: rawValue) } }"
    #expect(size("Size.small.font", sizes) == .fixed(points: 11))
    #expect(size("kept.font", sizes, members: "let kept: Size") == .fixed(points: nil))
    #expect(size(".system(size: Size.large.rawValue)", sizes) == .fixed(points: 30))
    #expect(
      size(
        "kept.font", "enum Size: Int { case small, large; var font: Font { .system(size: rawValue) } }",
        members: "let kept: Size") == .unknown)
  }

  @Test func manyCasesTimesAFactorAreFixed() {
    let cases = (0..<30).map { "case c\($0)" }.joined(separator: "; ")
    let sizes = (0..<30).map { "case .c\($0): \($0 + 10)" }.joined(separator: "; ")
    let tokens = "enum Step { \(cases)\n var side: CGFloat { switch self { \(sizes) } } }"
    #expect(size(".system(size: step.side * 1.5)", tokens, members: "let step: Step") == .fixed(points: nil))
  }

  @Test func numbersThatGrowAreScaled() {
    #expect(size(".system(size: side)", members: "@ScaledMetric var side = 14.0") == .scaled(points: 14))
    #expect(size("on ? .title : .caption", members: "@State var on = false") == .unknown)
    #expect(size("on ? .system(size: 9) : .system(size: 8)", members: "@State var on = false") == .fixed(points: nil))
    #expect(size(".system(size: given)", members: "let given: CGFloat") == .unknown)
  }

  @Test func looksAreThoseOfWhatIsBehind() {
    let tokens =
      "extension Font { static let head = Font.title2.bold(); static func app(_ style: TextStyle) -> Font { .system(style) } }"
    func look(_ font: String) -> FontLook {
      let model = model("struct V: View { var body: some View { Text(\"a\").font(\(font)) } }\n\(tokens)")
      return model.fontLook(of: model.first(.Text))
    }
    #expect(look(".head").style == "title2" && look(".head").isBold)
    #expect(look(".head.italic()").style == "title2" && look(".head.italic()").isBold)
    #expect(look("Font.head.monospacedDigit()").isMonospacedDigit)
    #expect(look(".body").style == "body" && !look(".body").isBold)
    #expect(look(".app(.title)").points == 28)
    #expect(look("given").style == nil)
  }

  @Test func fontsOfCoreTextAndUIKitAreAsLargeAsTheyAreMade() {
    #expect(size("Font(CTFontCreateWithName(\"Inter\" as CFString, 32, nil))") == .fixed(points: 32))
    #expect(size("Font(UIFont(name: \"Inter\", size: 12)!)") == .fixed(points: 12))
    #expect(size("Font(UIFont.preferredFont(forTextStyle: .body))") == .unknown)
  }

  @Test(
    arguments: [
      ("Fonts.body()", UIKitFontLook.fixed(points: 17)), ("Fonts.body(12)", .fixed(points: 12)),
      ("Fonts.scaled(12)", .scaled), ("isLarge ? Fonts.body(30) : Fonts.scaled(12)", .fixed(points: 30)),
      ("kept", .fixed(points: 9)), ("inherited", .fixed(points: 8)), ("Fonts.body(given)", nil),
      ("Fonts.capped", nil),
    ] as [(String, UIKitFontLook?)])
  func fontsOfUIKitAreFollowed(_ font: String, _ look: UIKitFontLook?) throws {
    let model = model(
      """
      import UIKit
      enum Fonts {
        static func body(_ size: CGFloat = 17) -> UIFont { UIFont.systemFont(ofSize: size) }
        static var capped: UIFont {
          let font = UIFont.preferredFont(forTextStyle: .body)
          if font.pointSize > 28 { return UIFont.systemFont(ofSize: 28) }
          return font
        }
        static func scaled(_ size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: body(size)) }
      }
      class Base: UIView { let inherited = UIFont.systemFont(ofSize: 8) }
      final class Row: Base {
        let label = UILabel()
        private let kept = UIFont.systemFont(ofSize: 9)
        func show(_ given: CGFloat, isLarge: Bool) { label.font = \(font) }
      }
      """)
    let uikit = try #require(model.uikit)
    let use = try #require(uikit.code.uses.first { $0.word == .font })
    #expect(uikit.fontLook(of: use.value, member: use.member) == look)
  }

  @Test(
    arguments: [
      ("UIFont.preferredFont(forTextStyle: .body).bold()", UIKitFontLook.scaled),
      ("UIFont.preferredFont(forTextStyle: .body).rounded", .scaled),
      ("UIFont.preferredFont(forTextStyle: .body).leaning()", .scaled),
      ("UIFont.systemFont(ofSize: 15).bold()", .fixed(points: 15)),
      (
        "UIFont(descriptor: UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.serif)!, size: 0)",
        .fixed(points: 15)
      ),
      ("UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1), size: .zero)", .scaled),
      ("UIFont(descriptor: UIFontDescriptor(name: \"Inter\", size: 11), size: 0)", .fixed(points: 11)),
      ("UIFont(descriptor: given, size: 20)", .fixed(points: 20)),
      ("UIFont(descriptor: given, size: 0)", nil), ("UIFont.preferredFont(forTextStyle: .body).mixed(true)", nil),
      ("UIFont.preferredFont(forTextStyle: .body).elsewhere()", nil),
      ("UIFont(name: \"Courier\", size: UIFont.labelFontSize - 1)", .fixed(points: 16)),
    ] as [(String, UIKitFontLook?)])
  func fontsThatAreMadeFromOthersGrowAsThese(_ font: String, _ look: UIKitFontLook?) throws {
    let model = model(
      """
      import UIKit
      final class Row: UIView {
        let label = UILabel()
        func show(_ given: UIFontDescriptor) { label.font = \(font) }
      }
      """,
      beside: [
        """
        import UIKit
        extension UIFont {
          func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
            let descriptor = fontDescriptor.withSymbolicTraits(traits)
            return UIFont(descriptor: descriptor!, size: 0)
          }
          func bold() -> UIFont { with(.traitBold) }
          var rounded: UIFont {
            guard let descriptor = self.fontDescriptor.withDesign(.rounded) else { return self }
            return UIFont(descriptor: descriptor, size: pointSize)
          }
          func leaning() -> UIFont { self.with(.traitItalic) }
          func mixed(_ isFixed: Bool) -> UIFont {
            if isFixed { return UIFont.systemFont(ofSize: 12) }
            return self
          }
        }
        """
      ])
    let uikit = try #require(model.uikit)
    let use = try #require(uikit.code.uses.first { $0.word == .font })
    #expect(uikit.fontLook(of: use.value, member: use.member) == look)
  }
}
