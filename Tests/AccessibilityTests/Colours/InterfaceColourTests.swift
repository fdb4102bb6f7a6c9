// The colors of texts in storyboards and xibs: what the file says, what the code behind outlets says, what lies behind.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct InterfaceColourTests {
  private let white = Self.color("backgroundColor", 1)
  private let outlets = """
    <outlet property="card" destination="card" id="o1"/><outlet property="title1" destination="a" id="o2"/>
    """

  /// A white view that holds a label.
  private func card(with label: String) -> String {
    "<view id=\"card\">\(frame(0, 0, 200, 100))\(white)<subviews>\(self.label(label, frame(20, 20)))</subviews></view>"
  }

  private static func color(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }

  private func frame(_ x: Int, _ y: Int, _ width: Int = 100, _ height: Int = 40) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func label(_ id: String, _ frame: String, gray: Double = 1) -> String {
    "<label text=\"Words\" id=\"\(id)\">\(frame)\(Self.color("textColor", gray))</label>"
  }

  private let page =
    "import UIKit\nclass Page: UIViewController { @IBOutlet var card: UIView!\n@IBOutlet var title1: UILabel! }"

  private func scene(_ views: String, root: String? = nil) throws -> InterfaceFile {
    try InterfaceFile(
      SourceText(
        path: "Main.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Page" sceneMemberID="viewController">
        <view key="view" id="root">\(frame(0, 0, 400, 800))<subviews>\(views)</subviews>\(root ?? white)</view>
        <connections>\(outlets)</connections></viewController></objects></scene></scenes>
        </document>
        """))
  }

  /// The ratios of the texts of a scene, the lowest for each pair, to one place.
  private func ratios(_ views: String, code: String..., root: String? = nil) throws -> [Double] {
    let interface = try scene(views, root: root)
    let files = ([page] + code).enumerated().map { number, code in
      FileViews(tree: Parser.parse(SourceText(path: "\(number).swift", "import UIKit\n" + code)))
    }
    let project = Project(files: files, outlets: OutletIndex([interface]))
    let model = InterfaceModel(file: interface, project: project)
    return withExtendedLifetime(model) {
      model.elements.flatMap(\.colourPairs).compactMap { pair in
        ColourModel.judge(pair.foreground, on: pair.background)?.worst.map { ($0.ratio * 10).rounded() / 10 }
      }
    }
  }

  @Test func codeInAnotherFileSaysTheColor() throws {
    let found = try ratios(
      label("a", frame(0, 0)),
      code: """
        extension Page {
          override func viewDidLoad() { paint() }
          func paint() { self.title1.textColor = UIColor(white: 0, alpha: 1) }
        }
        """)
    #expect(found == [21])
  }

  @Test func codeThatRunsAtSomeTimeLeavesTheFilesColorOpen() throws {
    let found = try ratios(
      label("a", frame(0, 0)), code: "extension Page { func show() { title1.textColor = .black } }")
    // White on white may never be seen.
    #expect(found == [21])
  }

  @Test func styledWordsWithoutAColorKeepTheFiles() throws {
    func found(_ text: String, _ more: String = "") throws -> [Double] {
      try ratios(
        label("a", frame(0, 0), gray: 0.5),
        code: "extension Page { func show() { \(more)title1.attributedText = \(text) } }")
    }
    #expect(try found("NSAttributedString(string: words)") == [4])
    #expect(try found("NSAttributedString(string: words, attributes: [.kern: 2])") == [4])
    #expect(try found("NSAttributedString(string: words, attributes: [.foregroundColor: shade])").isEmpty)
    #expect(try found("NSAttributedString(string: words, attributes: looks)").isEmpty)
    #expect(try found("makeWords()").isEmpty)
    // An initializer of the project.
    #expect(try found("NSAttributedString(string: words, style: .title)").isEmpty)
    let kept = "let made = NSMutableAttributedString(string: words); made.addAttribute(.kern, value: 2, range: all); "
    #expect(try found("made", kept) == [4])
    #expect(try found("made", kept.replacing(".kern", with: ".foregroundColor")).isEmpty)
    #expect(
      try found("made", kept.replacing("addAttribute(.kern, value: 2, range: all)", with: "append(rest)")).isEmpty)
  }

  @Test func aCatalogOfTheSystemNamesItsColors() throws {
    let red = "<color key=\"backgroundColor\" name=\"systemRedColor\" catalog=\"System\" colorSpace=\"catalog\"/>"
    #expect(try ratios(label("b", frame(0, 0)), root: red).count == 1)
    #expect(try ratios(label("b", frame(0, 0)), root: red.replacing("systemRedColor", with: "gridColor")).isEmpty)
  }

  @Test func aControllerPaintsItsView() throws {
    let found = try ratios(
      label("b", frame(0, 0)), code: "extension Page { override func viewDidLoad() { view.backgroundColor = .black } }")
    #expect(found == [21])
  }

  @Test func aCardBesideIsBehind() throws {
    let card = "<view id=\"card\">\(frame(0, 0, 200, 100))\(Self.color("backgroundColor", 0))</view>"
    #expect(try ratios(card + label("b", frame(20, 20))) == [21])
    #expect(try ratios(card + label("b", frame(150, 20))) == [], "half of it lies on the card")
    #expect(try ratios(card + label("b", frame(0, 300))) == [1])
    #expect(try ratios(label("b", frame(20, 20)) + card) == [1], "drawn before the card")
  }

  @Test func aQuestionHeldByAConstantIsTheSame() throws {
    let found = try ratios(
      label("a", frame(0, 0)),
      code: """
        extension Page {
          override func viewDidLoad() {
            if Settings.isNight() { view.backgroundColor = .black }
            let night = Settings.isNight()
            title1.textColor = night ? .white : .black
          }
        }
        """)
    #expect(found == [21])
  }

  @Test func aFunctionThatGoesThroughAllViewsPaintsThem() throws {
    let found = try ratios(
      label("b", frame(0, 0)),
      code: """
        extension UIView { @objc func dress() { subviews.forEach { $0.dress() } } }
        extension UILabel { override func dress() { textColor = Current.words } }
        """)
    #expect(found == [])
  }

  @Test func layersAndOtherViewsBehindAreNotKnown() throws {
    let card = card(with: "b")
    #expect(try ratios(card) == [1])
    for said in ["card.layer.insertSublayer(made, at: 0)", "card.insertSubview(made, at: 0)", "card.alpha = 0.4"] {
      #expect(try ratios(card, code: "extension Page { override func viewDidLoad() { \(said) } }") == [], "\(said)")
    }
    #expect(try ratios(card, code: "extension Page { override func viewDidLoad() { card.alpha = 0 } }") == [1])
  }

  @Test(arguments: [
    ("view.layer.insertSublayer(made, at: 0)", true), ("self.view.layer.addSublayer(made)", true),
    ("view.layer.setNeedsDisplay()", false), ("other.layer.addSublayer(made)", false),
  ])
  func aLayerInTheControllersViewCoversItsColor(_ said: String, _ isCovered: Bool) throws {
    let found = try ratios(
      label("b", frame(0, 0)),
      code: "extension Page { override func viewDidLoad() { dress() }\nprivate func dress() { \(said) } }")
    #expect(found == (isCovered ? [] : [1]))
  }

  /// The text is white on a white view, over which its controller lays a gradient: it is judged where that suits it best.
  @Test(arguments: [
    ("", [5.7]), ("gradient.opacity = 0.5", []), ("fade(gradient)", []), ("gradient.colors = [other]", []),
    ("gradient.startPoint = .zero", [5.7]),
  ])
  func theColorsOfAGradientOfTheWholeViewAreTheGround(_ more: String, _ expected: [Double]) throws {
    func found(
      frame: String = "view.bounds", put: String = "view.layer.insertSublayer(gradient, at: 0)",
      from: String = "viewDidLoad"
    ) throws -> [Double] {
      try ratios(
        label("b", self.frame(0, 0)),
        code: """
          extension Page {
            override func \(from)() { dress() }
            private func dress() {
              let gradient = CAGradientLayer()
              gradient.colors = [UIColor(white: 0.4, alpha: 1).cgColor, UIColor(white: 0.55, alpha: 1).cgColor]
              gradient.frame = \(frame)
              \(more)
              \(put)
            }
          }
          """)
    }
    #expect(try found() == expected)
    #expect(try found(frame: "header.bounds").isEmpty)
    #expect(try found(put: "view.layer.addSublayer(gradient)").isEmpty)
    #expect(try found(put: "if isNew { view.layer.insertSublayer(gradient, at: 0) }").isEmpty)
    #expect(try found(from: "refresh").isEmpty)
  }

  @Test func eachOfManyColorsOfAGroundCounts() throws {
    let card = card(with: "a")
    let found = try ratios(
      card,
      code: """
        extension Page {
          override func viewDidLoad() { title1.textColor = .black }
          func choose(_ fee: Fee) {
            switch fee {
            case .low: card.backgroundColor = .white
            case .middle: card.backgroundColor = .white
            case .high: card.backgroundColor = .black
            default: card.backgroundColor = .white
            }
          }
        }
        """)
    #expect(found == [1])
  }

  @Test(arguments: [
    ("view.viewWithTag(3) as? UILabel", true), ("view.viewWithTag(3) as? UITextField", false),
    ("view.viewWithTag(field.tag + 1) as? UITextField", false), ("view.viewWithTag(3 + at)", true),
    ("view.viewWithTag(4) as? UILabel", false), ("view.viewWithTag(3)", true),
    ("view.viewWithTag(next(of: 3)) as! TitleLabel", false), ("view.viewWithTag(3) as? Themed", true),
  ])
  func aTagFindsObjectsOfTheClassThatIsAskedFor(_ call: String, _ isOpen: Bool) throws {
    let found = try ratios(
      "<label text=\"Words\" tag=\"3\" id=\"b\">\(frame(0, 0))\(Self.color("textColor", 0))</label>",
      code: "class TitleLabel: UILabel {}\nprotocol Themed {}\nfunc find(_ at: Int) { _ = \(call) }")
    #expect(found == (isOpen ? [] : [21]))
  }

  @Test(arguments: [
    ("func viewDidLoad() { title1.alpha = 0 }", true), ("func begin() { title1.alpha = 0 }", false),
    ("func viewDidLoad() { title1.alpha = 0 }\nfunc show() { title1.alpha = 1 }", false),
    ("func viewDidLoad() { hide() }\nfunc hide() { title1.alpha = 0 }", true),
  ])
  func whatIsShownAtSomeTimeIsInSight(_ code: String, _ isOut: Bool) throws {
    let interface = try scene(label("a", frame(0, 0)))
    let files = [page, "extension Page { \(code) }"].enumerated().map { number, code in
      FileViews(tree: Parser.parse(SourceText(path: "\(number).swift", "import UIKit\n" + code)))
    }
    let model = InterfaceModel(
      file: interface, project: Project(files: files, outlets: OutletIndex([interface])))
    withExtendedLifetime(model) {
      #expect(model.elements.first { $0.kind == .label }?.isTakenOutOfSight == isOut)
    }
  }

  @Test func branchesGoTogether() throws {
    let card = card(with: "a")
    let found = try ratios(
      card,
      code: """
        extension Page {
          func show(_ gain: Int) {
            if gain < 0 {
              card.backgroundColor = .black
              title1.textColor = .white
            } else {
              card.backgroundColor = .white
              title1.textColor = .black
            }
          }
        }
        """)
    #expect(found == [21])
  }

  @Test func whatIsHiddenForGoodLiesBehindNothing() throws {
    let sizing = "<view hidden=\"YES\" id=\"sizing\">\(frame(0, 0, 400, 800))</view>"
    #expect(try ratios(sizing + label("a", frame(0, 0), gray: 0.4)).count == 1)
    // One that code shows may lie there.
    let shown = "<view hidden=\"YES\" id=\"card\">\(frame(0, 0, 400, 800))</view>"
    let found = try ratios(
      shown + label("a", frame(0, 0), gray: 0.4), code: "extension Page { func show() { card.isHidden = false } }")
    #expect(found == [])
  }

  // MARK: Buttons

  private func button(_ attributes: String, _ inner: String) -> String {
    "<button id=\"b\" \(attributes)>\(frame(0, 0))<state key=\"normal\" title=\"Send\"/>\(inner)</button>"
  }

  @Test func titlesThatNobodyColorsAreWhiteOrInTheTint() throws {
    let black = Self.color("backgroundColor", 0)
    #expect(try ratios(button("", black)) == [21])
    #expect(try ratios(button("", "")) == [], "white on white would not be seen")
    #expect(try ratios(button("buttonType=\"system\"", black + Self.color("tintColor", 1))) == [21])
    let tinted = "<view id=\"v\">\(frame(0, 0, 200, 100))\(black)\(Self.color("tintColor", 1))<subviews>"
    #expect(try ratios(tinted + button("buttonType=\"system\"", "") + "</subviews></view>") == [21])
  }

  @Test func configurationsOfAFile() throws {
    func configured(_ style: String, _ colors: String) -> String {
      button(
        "",
        "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Send\">\(colors)</buttonConfiguration>")
    }
    #expect(try ratios(configured("filled", Self.color("baseBackgroundColor", 0))) == [21])
    let both = Self.color("baseBackgroundColor", 1) + Self.color("baseForegroundColor", 0)
    #expect(try ratios(configured("filled", both)) == [21])
    #expect(try ratios(configured("plain", Self.color("baseForegroundColor", 0))) == [21])
    #expect(try ratios(configured("tinted", Self.color("baseForegroundColor", 0))) == [])
    // A background that is written has the last word, but for a picture in it.
    func background(_ more: String) -> String {
      Self.color("baseForegroundColor", 1)
        + "<backgroundConfiguration key=\"background\">\(Self.color("backgroundColor", 0))\(more)</backgroundConfiguration>"
    }
    #expect(try ratios(configured("plain", background(""))) == [21])
    #expect(try ratios(configured("tinted", background(""))) == [21])
    #expect(try ratios(configured("plain", background("<imageReference key=\"image\" image=\"sky\"/>"))) == [])
  }

  @Test func wordsThatAreAlwaysFadedAreFainter() throws {
    let faded = label("b", frame(0, 0), gray: 0).replacing("<label ", with: "<label alpha=\"0.5\" ")
    #expect(try ratios(faded) == [4])
    let code = "extension Page { func show() { title1.alpha = 1 } }"
    let outlet = label("a", frame(0, 0), gray: 0).replacing("<label ", with: "<label alpha=\"0.5\" ")
    #expect(try ratios(outlet, code: code) == [])
    // What is around them fades as a whole.
    let card = "<view id=\"c\" alpha=\"0.5\">\(frame(0, 0, 200, 100))\(white)<subviews>"
    #expect(try ratios(card + label("b", frame(0, 0), gray: 0) + "</subviews></view>") == [])
  }

  @Test func wordsThatNobodySeesAreNotRead() throws {
    let code = "extension Page { override func viewDidLoad() { title1.textColor = .clear } }"
    #expect(try ratios(label("a", frame(0, 0)), code: code) == [])
  }

  @Test func aRoundRectangleIsAButtonOfTheSystem() throws {
    func button(_ type: String) -> String {
      "<button \(type) id=\"b\">\(frame(0, 0))<color key=\"tintColor\" white=\"0.5\" alpha=\"1\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"/><state key=\"normal\" title=\"Go\"/></button>"
    }
    #expect(try ratios(button("buttonType=\"roundedRect\"")) == ratios(button("buttonType=\"system\"")))
    #expect(try ratios(button("buttonType=\"roundedRect\"")) == [4])
    // White words on white are those of another ground.
    #expect(try ratios(button("")) == [])
  }

  @Test func aButtonWithoutAFontHasTheOneThatItBeginsWith() throws {
    func font(_ content: String, _ kind: String = "button") throws -> InterfaceElement.Font? {
      let interface = try scene("<\(kind) id=\"b\">\(frame(0, 0))\(content)</\(kind)>")
      let model = InterfaceModel(file: interface, project: Project(files: []))
      return withExtendedLifetime(model) {
        model.elements.first { $0.document.value("id", of: $0.index) == "b" }?.font?.font
      }
    }
    let title = "<state key=\"normal\" title=\"Go\"/>"
    #expect(try font(title) == .fixed(15))
    #expect(
      try font("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>" + title) == .fixed(20))
    #expect(try font(title + "<buttonConfiguration key=\"configuration\" style=\"plain\"/>") == nil)
    #expect(try font("<state key=\"normal\"><attributedString key=\"attributedTitle\"/></state>") == nil)
    #expect(try font("", "label") == nil)
  }
}
