// Fixed fonts that texts get with a style: `title.apply(style: .headline)`, which a function of the project hands on to them.

import Testing

@Suite struct StyledTextsTests {
  private func fonts(_ files: [String]) -> [String] {
    let names = ["Screen.swift", "Label.swift", "Badge.swift", "Fonts.swift"]
    return Checking.shown(of: "fixed-font-size", in: zip(names, files).map { ($0, "import UIKit\n\($1)") }).map {
      "\(names[$0.source]):\($0.line)"
    }
  }

  private static let fonts = """
    extension UIFont {
      static var note: UIFont { UIFont(name: "Lora-Regular", size: 13)! }
      static var title: UIFont { .preferredFont(forTextStyle: .headline) }
    }
    """
  private static let label = """
    class NameLabel: UILabel {}
    extension UILabel {
      struct Style {
        let textColor: UIColor?
        let font: UIFont
      }
      convenience init(style: Style) {
        self.init()
        apply(style: style)
      }
      func apply(style: Style) {
        textColor = style.textColor
        font = style.font
      }
    }
    extension UILabel.Style {
      static let note = UILabel.Style(textColor: .darkGray, font: .note)
      static var title: UILabel.Style { .init(textColor: .black, font: .title) }
    }
    """
  /// Another class with a type of the same name, which hands its font on.
  private static let badge = """
    extension Badge {
      struct Style {
        let tint: UIColor
        let font: UIFont
        static let small = Style(tint: .darkGray, font: .note)
        static let large = Style(tint: .darkGray, font: .title)
      }
      func apply(style: Style) {
        words.apply(style: .init(textColor: style.tint, font: style.font))
      }
    }
    final class Badge: UIView {
      let words = UILabel()
    }
    """

  private func lines(_ code: String) -> [String] {
    let screen = """
      final class Screen: UIViewController {
        let name = NameLabel()
        let badge = Badge()
        func show(_ stamp: Stamp) {
          name.text = stamp.name
          view.addSubview(name)
          \(code)
        }
      }
      """
    return fonts([screen, Self.label, Self.badge, Self.fonts])
  }

  @Test(arguments: [
    "name.apply(style: .note)", "name.apply(style: UILabel.Style.note)", "badge.apply(style: .small)",
    "badge.words.apply(style: .note)", "stamp.header.apply(style: .note)", "stamp.header.badge?.apply(style: .small)",
    "view.addSubview(UILabel(style: .note))", "name.apply(style: .init(textColor: nil, font: .systemFont(ofSize: 12)))",
    "let look = UILabel.Style.note; name.apply(style: look)",
  ])
  func theFontOfAStyleIsThatOfTheTextThatIsHandedIt(_ code: String) {
    #expect(lines(code) == ["Screen.swift:8"])
  }

  @Test(arguments: [
    "name.apply(style: .title)", "badge.apply(style: .large)", "stamp.header.apply(style: .title)",
    "view.addSubview(UILabel(style: .title))", "name.apply(style: stamp.style)",
    "name.apply(style: stamp.isNew ? .title : .note)",
    "name.apply(style: .note); name.font = .preferredFont(forTextStyle: .body)",
  ])
  func aStyleThatScalesOrIsNotKnownSaysNothing(_ code: String) {
    #expect(lines(code).isEmpty)
  }

  @Test func aFunctionThatMeasuresWordsShowsNone() {
    let measure = """
      extension UILabel {
        static func height(_ text: String, style: Style) -> CGFloat {
          let label = UILabel()
          label.font = style.font
          label.text = text
          return label.sizeThatFits(.zero).height
        }
      }
      """
    let screen = """
      final class Screen: UIView {
        func height(_ kit: Kit) -> CGFloat { UILabel.height(kit.name, style: .note) }
      }
      """
    #expect(fonts([screen, Self.label, measure, Self.fonts]).isEmpty)
  }

  @Test func wordsThatAreOnlySignsNeedNoFontThatScales() {
    let screen = """
      final class Screen: UIView {
        let dot: UILabel = {
          let label = UILabel()
          label.text = "•"
          label.apply(style: .note)
          return label
        }()
      }
      """
    #expect(fonts([screen, Self.label, Self.badge, Self.fonts]).isEmpty)
  }

  @Test func fontsThatAGeneratorMakesOfFilesAreFixed() {
    let screen = """
      final class Screen: UIView {
        func setUp(_ name: UILabel) { name.font = R.font.loraBold(size: 24) }
      }
      """
    #expect(fonts([screen]) == ["Screen.swift:3"])
    #expect(fonts([screen, "struct R { static let font = Library() }"]).isEmpty)
  }

  @Test func aModelHasItsStyleInIt() {
    let row = """
      final class Row: UIView {
        struct Model {
          let title: String
          let style: UILabel.Style
        }
        let title = UILabel()
        func configure(model: Model) {
          title.text = model.title
          title.font = model.style.font
        }
      }
      final class Plain: UIView {
        struct Model { let title: String }
        func configure(model: Model) {}
      }
      """
    let screen = """
      final class Screen: UIView {
        func show(_ kit: Kit) {
          kit.rows.forEach { row in
            row.configure(model: Row.Model(title: kit.name, style: .note))
            row.configure(model: Row.Model(title: kit.name, style: .title))
          }
        }
      }
      """
    #expect(fonts([screen, Self.label, row, Self.fonts]) == ["Screen.swift:5"])
  }
}
