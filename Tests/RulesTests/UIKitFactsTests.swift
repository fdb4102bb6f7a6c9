// What is known of objects of UIKit by the code around them: when their class speaks, what is measured, which module brings
// UIKit along.

import Testing

@Suite struct UIKitFactsTests {
  private func fonts(_ code: String, import module: String = "UIKit") -> [Int] {
    Checking.shown(of: "fixed-font-size", in: [("A.swift", "import \(module)\n\(code)")]).map(\.line)
  }

  private static let controller = """
    final class Screen: UIViewController {
      let title = TitleLabel()
      override func viewDidLoad() {
        title.font = .systemFont(ofSize: 15)
        title.text = "Stamps near you"
        view.addSubview(title)
      }
    }
    """

  @Test(arguments: [
    "class TitleLabel: UILabel {}",
    "class TitleLabel: UILabel { override init(frame: CGRect) { super.init(frame: frame); font = brandFont } }",
    """
    class TitleLabel: UILabel { override init(frame: CGRect) { super.init(frame: frame); setUp() }; \
    private func setUp() { font = brandFont } }
    """,
  ])
  func aFontGivenAfterTheClassHasSetItsOwnIsTheOneThatIsSeen(_ label: String) {
    #expect(fonts(label + "\n" + Self.controller) == [6])
  }

  @Test(arguments: [
    "class TitleLabel: UILabel { override func layoutSubviews() { super.layoutSubviews(); font = brandFont } }",
    "class TitleLabel: UILabel { override var font: UIFont! { didSet { scale() } } }",
    """
    class TitleLabel: UILabel { override init(frame: CGRect) { super.init(frame: frame); setUp() }; \
    func setUp() { font = brandFont } }
    """,
    """
    class TitleLabel: UILabel { override init(frame: CGRect) { super.init(frame: frame); setUp() }; \
    private func setUp() { font = brandFont }; func grow() { setUp() } }
    """,
  ])
  func aClassThatSetsItsFontAtAnyTimeDecides(_ label: String) {
    #expect(fonts(label + "\n" + Self.controller).isEmpty)
  }

  @Test func anotherModuleMayBringUIKitAlong() {
    #expect(fonts("class TitleLabel: UILabel {}\n" + Self.controller, import: "AppKitchen") == [6])
  }

  @Test func aSizeForPhonesAndOneForTabletsAreFixed() {
    let sizes =
      "enum Sizes { static let body = UIDevice.current.userInterfaceIdiom == .pad ? CGFloat(18) : CGFloat(14) }"
    let code = """
      final class Screen: UIViewController {
        let note = UILabel()
        override func viewDidLoad() { note.font = .systemFont(ofSize: Sizes.body); note.text = "Stamps" }
      }
      """
    #expect(fonts(sizes + "\n" + code) == [5])
    #expect(fonts(sizes.replacing("CGFloat(14)", with: "size()") + "\n" + code).isEmpty)
  }

  @Test(arguments: [
    ("return text.boundingRect(with: size, options: [], context: nil).height", true),
    ("return text.height(in: 300) ?? 0", true),
    ("label.attributedText = text; return text.height(in: 300) ?? 0", false),
    ("label.attributedText = text; return 0", false), ("return text.shadowed().size().height", false),
  ])
  func wordsThatAreOnlyMeasuredAreNotSeen(_ rest: String, _ isMeasured: Bool) {
    let code = """
      extension NSAttributedString {
        func height(in width: CGFloat) -> CGFloat? { boundingRect(with: size(width), context: nil).height }
        func shadowed() -> NSAttributedString { self }
      }
      final class Cell: UITableViewCell {
        let label = UILabel()
        func measure(_ words: String) -> CGFloat {
          let text = NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 14)])
          \(rest)
        }
      }
      """
    #expect(fonts(code) == (isMeasured ? [] : [9]))
  }

  @Test func aSymbolIsKnownByWhatItsNameComesTo() {
    let code = """
      import UIKit
      extension String {
        static func more() -> String { if #available(iOS 26, *) { "ellipsis" } else { "ellipsis.circle" } }
      }
      final class Screen: UIViewController {
        func setUp() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: .more()), menu: menu)
        }
      }
      """
    let found = Checking.shown(of: "icon-button-missing-label", in: [("A.swift", code)])
    #expect(found.map(\.finding.severity) == [.warning])
    #expect(found.first?.finding.message.contains("“More”") == true)
  }

  /// A label that its holder's users give words, and nobody a font.
  @Test func wordsThatAreSaidInAnotherFileAreShownInTheSystemsFont() {
    let cell = "import UIKit\nclass Row: UITableViewCell {\n  let note = UILabel()\n"
    let page = "import UIKit\nfunc fill(_ row: Row) { row.note.text = title"
    func lines(_ own: String, _ other: String) -> [Int] {
      Checking.shown(
        of: "fixed-font-size",
        in: [("Row.swift", cell + "  func build() { \(own) }\n}\n"), ("Page.swift", page + other + " }\n")]
      ).map(\.line)
    }
    #expect(lines("contentView.addSubview(note); note.numberOfLines = 0", "") == [3])
    #expect(lines("contentView.addSubview(note); note.numberOfLines = 0", "; row.note.font = brand").isEmpty)
    #expect(lines("contentView.addSubview(note); note.font = brand", "").isEmpty)
  }

  @Test(arguments: [
    ("UIColor(white: 0.7, alpha: 1)", "text-contrast"), ("UIColor(white: 0.25, alpha: 1)", "hardcoded-color"),
    ("UIColor.white", "hardcoded-color"),
  ])
  func aFixedColorThatFailsInTheLightIsTooFaintWhateverTheDarkOneDoes(_ color: String, _ rule: String) {
    let code =
      "import UIKit\nclass Page: UIViewController {\n  let note = UILabel()\n  func build() {\n"
      + "    view.backgroundColor = .systemBackground\n    note.text = title\n    note.textColor = \(color)\n"
      + "    view.addSubview(note)\n  }\n}\n"
    for asked in ["text-contrast", "hardcoded-color"] {
      #expect(Checking.shown(of: asked, in: [("A.swift", code)]).map(\.line) == (asked == rule ? [7] : []), "\(asked)")
    }
  }
}
