// What readers of messages on real apps made with UIKit and Interface Builder did not find true: each case as small as it
// gets, and beside it one that is to be reported.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReadersUIKitTests {
  private func shown(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.shown(of: rule, in: [("View.swift", "import UIKit\n" + text)] + more).map(\.finding)
  }

  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    try #require(shown(rule, text, more).first, "\(rule) finds nothing in:\n\(text)")
  }

  /// An interface whose owner has an outlet to the view with the identifier `t`.
  private func interface(of owner: String, _ views: String, outlet: String) -> String {
    """
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
        <connections><outlet property="\(outlet)" destination="t" id="o"/></connections>
      </placeholder>
      <view id="v"><subviews>\(views)</subviews></view>
    </objects>
    """
  }

  // MARK: Names

  @Test(arguments: [
    "{ field in", "{ (field: UITextField) in", "{ [] (field: UITextField) in", "{ [weak self] (field: UITextField) in",
  ])
  func aFieldOfAnAlertIsKnownByAnyFormOfItsName(_ head: String) {
    func alert(_ said: String) -> String {
      """
      final class Screen: UIViewController {
        func rename() {
          let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
          alert.addTextField(configurationHandler: \(head) field.\(said) })
        }
      }
      """
    }
    #expect(shown("text-field-missing-label", alert("placeholder = \"Folder name\"")).isEmpty)
    #expect(shown("text-field-missing-label", alert("keyboardType = .default")).count == 1)
  }

  private func row(_ controls: String, label: String = "", tap: String = "tapGestureRecognizer") -> String {
    """
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">
        <connections><outlet property="row" destination="row" id="o"/></connections>
      </placeholder>
      <view id="row">
        <accessibility key="accessibilityConfiguration"\(label)><bool key="isElement" value="YES"/></accessibility>
        <subviews>\(controls)</subviews>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections>
      </view>
      <\(tap) id="tap"><connections><action selector="toggle:" destination="-1" id="a"/></connections></\(tap)>
    </objects>
    """
  }

  private func toggle(_ id: String) -> String {
    """
    <switch id="\(id)">
      <connections><action selector="change:" destination="-1" eventType="valueChanged" id="a-\(id)"/></connections>
    </switch>
    """
  }

  @Test func aViewWithALabelThatDoesSomethingWhenTappedStandsForItsOneControl() {
    func found(_ file: String, _ said: String) -> Int {
      let screen = """
        final class Screen: UIViewController {
          @IBOutlet var row: UIView!
          override func viewDidLoad() { \(said) }
        }
        """
      return shown("uikit-container-hides-children", screen, [("Screen.xib", file)]).count
    }
    let labels = "row.accessibilityLabel = \"Add to diary, \\(state)\""
    #expect(found(row(toggle("s")), labels) == 0)
    #expect(found(row(toggle("s"), label: " label=\"Add to diary\""), "show()") == 0)
    #expect(found(row(toggle("s")), "show()") == 1)
    #expect(found(row(toggle("s"), tap: "panGestureRecognizer"), labels) == 1)
    #expect(found(row(toggle("s") + toggle("t")), labels) == 1)
  }

  @Test(arguments: [
    ("addGestureRecognizer(tap)", "accessibilityLabel = \"Lamp\"", true),
    ("addGestureRecognizer(tap)", "show()", false),
    ("show()", "accessibilityLabel = \"Lamp\"", false),
  ])
  func theSameOfAClass(_ tap: String, _ label: String, _ isSilent: Bool) {
    let text = """
      final class LampRow: UIView {
        private let lamp = UISwitch()
        private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
        func build() {
          lamp.addTarget(self, action: #selector(toggle), for: .valueChanged)
          addSubview(lamp)
          isAccessibilityElement = true
          \(tap)
          \(label)
        }
        @objc private func toggle() {}
      }
      """
    #expect(shown("uikit-container-hides-children", text).isEmpty == isSilent)
  }

  @Test(arguments: [
    ("time.text = String(format: \"%02d:%02d\", minutes, seconds)", false), ("time.text = \"\\(seconds) s\"", false),
    ("time.text = song.title", false), ("time.text = \"0:00\"", false), ("time.text = \"Volume\"", true),
    ("time.text = NSLocalizedString(\"player.volume\", comment: \"\")", true),
    ("time.text = String(localized: \"Volume\")", true),
  ])
  func helpNamesTheLabelBesideOnlyWhereItIsACaption(_ said: String, _ isCaption: Bool) throws {
    let file = interface(of: "Player", "<slider id=\"s\"/><label text=\"0:00\" id=\"t\"/>", outlet: "time")
    let player = "class Player: UIView { @IBOutlet weak var time: UILabel!\nfunc tick() { \(said) } }"
    let help = try first("ib-control-missing-label", player, [("Player.xib", file)]).help
    #expect(help.hasSuffix(isCaption ? "the label next to it." : "it should say what the slider sets."), "\(help)")
  }

  @Test(arguments: [("lamp.name", true), ("\"\\(lamp.hours) h\"", false), ("String(lamp.hours)", false)])
  func aSwitchIsNamedByTheTitleOfItsRowAndNotByANumber(_ text: String, _ isCaption: Bool) throws {
    let file = interface(of: "Row", "<switch id=\"s\"/><label text=\"Title\" id=\"t\"/>", outlet: "title")
    let row = "class Row: UIView { @IBOutlet weak var title: UILabel!\nfunc show() { title.text = \(text) } }"
    let help = try first("ib-control-missing-label", row, [("Row.xib", file)]).help
    #expect(help.hasSuffix(isCaption ? "the label next to it." : "what the switch turns on."), "\(help)")
  }

  @Test(arguments: [("switch", "what the switch turns on"), ("stepper", "what the stepper changes")])
  func helpSaysWhatTheLabelOfAControlTells(_ control: String, _ words: String) throws {
    let file = "<objects><view id=\"v\"><subviews><\(control) id=\"c\"/></subviews></view></objects>"
    let help = try first("ib-control-missing-label", "class Page {}", [("Page.xib", file)]).help
    #expect(help.hasSuffix(words + "."), "\(help)")
  }

  // MARK: Sizes

  @Test(arguments: [
    ("", "100 × 30"), ("chip.heightAnchor /==/ CGFloat(30)\nchip.widthAnchor /==/ width", "30 points high"),
    ("chip.heightAnchor == 28\nchip.widthAnchor == 80", "80 × 28"),
    ("if chip.heightAnchor == other { show() }", "100 × 30"), ("chip.heightAnchor />=/ 44", nil),
    ("chip.edgeAnchors == view.edgeAnchors", nil),
  ])
  func constraintsByOperatorsTakeThePlaceOfTheFrame(_ layout: String, _ measure: String?) {
    let text = """
      final class Reply: UIViewController {
        var chip = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override func viewDidLoad() {
          chip.addTarget(self, action: #selector(choose), for: .touchUpInside)
          let width = title.size(with: font).width + CGFloat(45)
          \(layout)
        }
        @objc func choose() {}
      }
      """
    let found = shown("touch-target-too-small", text)
    #expect(found.map { $0.message.split(separator: ": ").last.map(String.init) } == measure.map { [$0] } ?? [])
  }

  private func header(_ uses: String, parameter: String = "isCompact: Bool = false") -> [Finding] {
    shown(
      "touch-target-too-small",
      """
      final class Header: UIView {
        private let avatar = UIButton()
        init(\(parameter)) {
          super.init(frame: .zero)
          let side = isCompact ? Sizes.small : Sizes.large
          avatar.addTarget(self, action: #selector(open), for: .touchUpInside)
          avatar.widthAnchor.constraint(equalToConstant: side).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: side).isActive = true
        }
        @objc private func open() {}
      }
      enum Sizes { static let small: CGFloat = 20; static let large: CGFloat = 44 }
      final class Cell: UIView {
        var isCompact: Bool
        private lazy var header = Header(isCompact: isCompact)
        init(isCompact: Bool = false) { self.isCompact = isCompact; super.init(frame: .zero) }
      }
      \(uses)
      """)
  }

  @Test(arguments: ["func show() { show(Cell()) }", "func show() { show(Cell(isCompact: false)) }"])
  func aBranchThatNoCodeLeadsToIsNotMeasured(_ uses: String) { #expect(header(uses).isEmpty) }

  @Test(arguments: [
    "func show() { show(Cell(isCompact: true)) }", "func show() { show(Cell(isCompact: hasRoom)) }",
    "func show(_ cell: Cell) { cell.isCompact = true }", "func show(_ cell: Cell) { cell.isCompact.toggle() }",
    "func show(_ cell: Cell) { fill(&cell.isCompact) }", "func show(_ cell: Cell) { set(cell, \\.isCompact) }",
    "extension Cell { func fold(_ other: Bool) { isCompact = other } }",
  ])
  func aBranchThatCodeMayLeadToIs(_ uses: String) {
    #expect(header(uses).count == 1)
  }

  @Test func whatCallersGiveWithoutALabelIsNotKnown() {
    #expect(header("", parameter: "_ isCompact: Bool = false").count == 1)
    #expect(header("", parameter: "compact isCompact: Bool = false").count == 1)
  }

  // MARK: Messages

  @Test func aGradientIsNotTakenForOneColor() throws {
    let file = """
      <objects>
        <viewController id="vc" customClass="Page"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews>
            <label text="Words" id="words">
              <rect key="frame" x="20" y="20" width="100" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" white="1" alpha="1" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
          </subviews>
          <color key="backgroundColor" red="0.9" green="0.9" blue="0.9" alpha="1" customColorSpace="sRGB"/>
        </view></viewController>
      </objects>
      """
    func found(_ stop: Double) -> [Finding] {
      let page = """
        final class Page: UIViewController {
          override func viewDidLoad() {
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor(white: 0.8, alpha: 1).cgColor, UIColor(white: \(stop), alpha: 1).cgColor]
            gradient.frame = view.bounds
            view.layer.insertSublayer(gradient, at: 0)
          }
        }
        """
      return shown("text-contrast", page, [("Page.xib", file)])
    }
    let message = try #require(found(0.6).first).message
    #expect(message.contains("#FFFFFF on #999999 is 2.85:1"), "\(message)")
    #expect(message.hasSuffix("and this is the color in it that suits the text best"), "\(message)")
    #expect(found(0.3).isEmpty)
  }

  @Test(arguments: [
    ("hud.mode = .text", "This HUD shows a text"), ("hud.mode = .customView", "This HUD shows a view"),
    ("hud.mode = .customView\nhud.label.text = title", "This HUD shows a text"),
    ("hud.mode = .customView\nhud.labelText = title", "This HUD shows a text"),
    ("hud.mode = .customView\nother.label.text = title", "This HUD shows a view"),
  ])
  func whatABoxShowsIsSaidAsFarAsItIsKnown(_ code: String, _ words: String) throws {
    let text = """
      import MBProgressHUD
      final class Timer: UIViewController {
        func add() {
          let hud = MBProgressHUD.showAdded(to: view, animated: true)
          \(code)
        }
      }
      """
    let found = try first("announcement-missing", text)
    #expect(found.message.hasPrefix(words + " and disappears without an announcement"), "\(found.message)")
    #expect(found.help.contains(words.hasSuffix("text") ? "with the text" : "with what the view tells"))
  }
}
