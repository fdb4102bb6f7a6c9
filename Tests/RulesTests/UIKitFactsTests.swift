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

  private func tapped(_ setUp: String, besides more: String = "") -> [Int] {
    let code = """
      import UIKit
      final class Screen: UIViewController {
        let one = UIView(), two = UIView()
        override func viewDidLoad() {
      \(setUp)
        }
        @objc func open() { coordinator?.open() }
      }
      \(more)
      """
    return Checking.shown(of: "tap-gesture-missing-button-trait", in: [("A.swift", code)]).map(\.line)
  }

  private static let made = "let tap = UITapGestureRecognizer(target: self, action: #selector(open))"
  private static let single = """
    extension UITapGestureRecognizer {
      static var single: UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = N
        return tap
      }
    }
    """

  @Test func aTapMayBeGivenToEachViewOfAList() {
    let loop = "{ view in\n\(Self.made)\nview.addGestureRecognizer(tap)\n}"
    #expect(tapped("[one, two].forEach \(loop)") == [7])
    #expect(tapped("let all = [one, two]\nall.forEach \(loop)") == [8])
    #expect(tapped("for view in [one, two] {\n\(Self.made)\nview.addGestureRecognizer(tap)\n}") == [7])
    // One of them says what it is.
    #expect(tapped("two.accessibilityTraits = .button\n[one, two].forEach \(loop)").isEmpty)
    #expect(tapped("views.forEach \(loop)").isEmpty)
  }

  @Test func aRecognizerMayBeToldLaterWhatItCalls() {
    let told = "let tap = UITapGestureRecognizer()\ntap.addTarget(self, action: #selector(open))\n"
    #expect(tapped(told + "one.addGestureRecognizer(tap)") == [7])
    #expect(tapped("let tap = UITapGestureRecognizer()\none.addGestureRecognizer(tap)").isEmpty)
    let single = told.replacing("UITapGestureRecognizer()", with: "UITapGestureRecognizer.single")
    func maker(_ taps: String) -> String { Self.single.replacing("N", with: taps) }
    #expect(tapped(single + "one.addGestureRecognizer(tap)", besides: maker("1")) == [7])
    #expect(tapped(single + "one.addGestureRecognizer(tap)", besides: maker("2")).isEmpty)
    // A button that does the same is another way to it.
    let button = "more.addTarget(self, action: #selector(open), for: .touchUpInside)\n"
    #expect(tapped(button + Self.made + "\none.addGestureRecognizer(tap)").isEmpty)
    #expect(tapped("item.action = #selector(open)\n" + Self.made + "\none.addGestureRecognizer(tap)").isEmpty)
  }

  @Test func whatATapHandsOnMayBeWhatAButtonDoes() {
    let made = Self.made.replacing("open", with: "tapOutside") + "\none.addGestureRecognizer(tap)"
    let item = "item = UIBarButtonItem(title: t, style: .done, target: self, action: #selector(open))\n"
    func handing(_ body: String) -> String { "extension Screen { @objc func tapOutside() { \(body) } }" }
    #expect(tapped(item + made, besides: handing("if isLocked { return }\nopen()")).isEmpty)
    // It does something else as well.
    #expect(tapped(item + made, besides: handing("open()\nstore.sign()")) == [7])
    #expect(tapped(made, besides: handing("open()")) == [6])
  }

  private func kept(
    _ setUp: String, _ label: String = "UILabel()", besides more: String = "",
    of rule: String = "uikit-font-not-adjusting"
  ) -> [Int] {
    let code = """
      import UIKit
      final class Card: UIView {
        let note = \(label)
        func build(_ words: NSAttributedString) {
      \(setUp)
        }
      }
      \(more)
      """
    return Checking.shown(of: rule, in: [("A.swift", code)]).map(\.line)
  }

  @Test func styledWordsAreScaledOnceToo() {
    let font = "let font = UIFont.preferredFont(forTextStyle: .body)\n"
    let later = "let styled = NSMutableAttributedString(attributedString: words)\n"
    let adds = "styled.addAttribute(.font, value: font, range: all)\nnote.attributedText = styled"
    #expect(kept(font + later + adds) == [5])
    #expect(kept(font + later + adds, "UITextView()") == [5])
    let made = "NSAttributedString(string: a, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])"
    #expect(kept("note.attributedText = " + made) == [5])
    #expect(kept(font + later + adds + "\nnote.adjustsFontForContentSizeCategory = true").isEmpty)
    #expect(kept(font + later + "note.attributedText = styled").isEmpty)
  }

  /// Initializers of the project that style a string, and leave the font to the label.
  @Test(arguments: [
    ("self.init(string: text, attributes: [.paragraphStyle: style])", true), ("self.init(string: text)", true),
    ("self.init(string: text, attributes: [.font: small])", false),
    ("self.init(string: text, attributes: looks(of: style))", false),
    ("self.init(string: text, attributes: style.looks)", false),
  ])
  func whatTheProjectStylesMayLeaveTheFont(_ made: String, _ leaves: Bool) {
    let code = """
      extension NSAttributedString {
        convenience init(text: String, lineSpacing: CGFloat) {
          let style = NSMutableParagraphStyle()
          style.lineSpacing = lineSpacing
          \(made)
        }
      }
      """
    let words = "NSAttributedString(text: a, lineSpacing: 4)"
    for words in [words, "words.map { \(words) }"] {
      let set = "note.font = .systemFont(ofSize: 12)\nnote.attributedText = \(words)"
      #expect(kept(set, besides: code, of: "fixed-font-size") == (leaves ? [5] : []))
    }
  }

  /// `insert` takes something into a list, unless what it is given has a name there.
  @Test func whatIsHandedToAFunctionOfTheProjectIsFollowedWhateverItIsCalled() {
    let set = "let all = NSMutableString()\nnote.font = .preferredFont(forTextStyle: .body)\n"
    func lines(_ code: String) -> [Int] {
      kept(
        set + "all.insert(1, view: note)",
        besides: "extension NSMutableString { func insert(_ a: Int, view: UILabel) { \(code) } }")
    }
    #expect(lines("view.setNeedsDisplay()") == [6])
    #expect(lines("view.adjustsFontForContentSizeCategory = true").isEmpty)
  }

  /// What stands for each element of a list is of the class that they are of.
  @Test(arguments: [
    "[one, two].forEach { $0.font = .systemFont(ofSize: 14) }",
    "[one, two].forEach {\n$0?.font = .systemFont(ofSize: 14)\n$0?.textColor = .black }",
    "for label in [one, two] { label?.font = .systemFont(ofSize: 14) }",
  ])
  func labelsThatAreSetUpInALoopAreLabels(_ loop: String) {
    let outlets = "@IBOutlet weak var one: UILabel!\n@IBOutlet weak var two: UILabel!"
    #expect(fonts("final class Screen: UIViewController {\n\(outlets)\nfunc show() { \(loop) } }").count == 1)
    // Of what nobody declares the font tells that it is text.
    #expect(fonts("final class Screen: UIViewController {\nfunc show() { \(loop) } }").count == 1)
  }

  /// What a function that is added to a class does for the case that a call passes, and for no other.
  @Test func aStyleSaysWhatTheCallAsksFor() {
    func buttons(_ style: String) -> Int {
      Checking.shown(
        of: "icon-button-missing-label",
        in: [
          (
            "A.swift",
            """
            import UIKit
            enum Look { case plain, titled(String), filled }
            extension UIButton {
              func take(_ look: Look) {
                switch look {
                case .plain: backgroundColor = .clear
                case .titled(let words): setTitle(words, for: .normal)
                default: backgroundColor = .red
                }
              }
            }
            final class Screen: UIViewController {
              override func viewDidLoad() {
                let help = UIButton(type: .system)
                help.take(\(style))
                help.setImage(UIImage(named: "help"), for: .normal)
                help.addTarget(self, action: #selector(open), for: .touchUpInside)
                view.addSubview(help)
              }
              @objc func open() {}
            }
            """
          )
        ]
      ).count
    }
    #expect(buttons(".plain") == 1)
    #expect(buttons(".filled") == 1)
    #expect(buttons(".titled(text)") == 0)
    #expect(buttons("look") == 0)
  }

  /// A function in an extension is what others call for the looks; a property or initializer is what they go on with.
  @Test func fontsOfStylesAreFixed() {
    #expect(fonts("extension UILabel { func asNote() { font = .systemFont(ofSize: 12) } }").count == 1)
    #expect(fonts("extension UIButton { func asNote() { titleLabel?.font = .systemFont(ofSize: 12) } }").count == 1)
    #expect(fonts("extension UILabel { func asNote() { font = .preferredFont(forTextStyle: .body) } }").isEmpty)
  }
}
