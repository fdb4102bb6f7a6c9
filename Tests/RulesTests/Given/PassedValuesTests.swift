// Who else may say something to a label: calls that are passed a view, not those that are passed what has the same name.

import Testing

@Suite struct PassedValuesTests {
  private static let interface = """
    <objects>
      <tableViewCell id="c" customClass="StampCell">
        <subviews>
          <label text="Stamp" tag="3" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
          </label>
        </subviews>
        <connections><outlet property="title" destination="l" id="o"/></connections>
      </tableViewCell>
    </objects>
    """

  private static let cell = """
    import UIKit
    import StampKit
    final class StampCell: UITableViewCell {
      @IBOutlet weak var title: UILabel!
      var items: [UILabel] = []
      func show(_ name: String) { title.text = name }
    }
    struct Row { let title: String }
    struct Tile { let title: UILabel }
    final class Chip { init(title: String?, count: Int) {} }
    final class Board { init(title: UILabel) { title.font = brand } }
    enum Names { static let title = "Stamps" }
    class Page: UIViewController {
    """

  /// Whether the font of the file is the one that is seen.
  private func isKnown(_ code: String) -> Bool {
    let sources = [("StampCell.xib", Self.interface), ("A.swift", Self.cell + "\n" + code + "\n}")]
    return !Checking.shown(of: "ib-font-not-dynamic", in: sources).isEmpty
  }

  @Test(arguments: [
    "func rows(_ stamps: Stamps) { use(1); _ = stamps.map { Row(title: $0.title) } }",
    "func chip() { let at = find(); _ = Chip(title: at.title, count: 1) }",
    "func draw() { let at = find(); _ = UIImage(named: at.title) }",
    "func name() { let at = find(); button.setTitle(at.title, for: .normal) }",
    "func name() { let at = find(); note(at.title) }\nprivate func note(_ text: String) {}",
    "func name() { send(Names.title); send(UIDevice.current.title) }",
  ])
  func aValueOfTheSameNameIsNoLabel(_ code: String) { #expect(isKnown(code)) }

  @Test(arguments: [
    "func rows() { let at = find(); _ = Tile(title: at.title) }",
    "func board() { let at = find(); _ = Board(title: at.title) }",
    "func pass() { let at = find(); send(at.title) }",
    "func name() { let at = find(); note(at.title) }\nprivate func note<T>(_ text: T) { (text as? UILabel)?.font = brand }",
    "func name() { let at = find(); _ = String(at.title, in: StampKit.shelf); send(at.title) }",
  ])
  func whatMayBeTheLabelIsPassedOn(_ code: String) { #expect(!isKnown(code)) }

  @Test(arguments: [
    ("model.$name.assign(to: \\.text, on: cell.title)", true),
    ("model.$name.assign(to: \\.font, on: cell.title)", false),
    ("model.$name.assign(to: \\.brandStyle, on: cell.title)", false),
  ])
  func aPublisherSetsWhatItsKeyPathNames(_ call: String, _ isKnown: Bool) {
    #expect(self.isKnown("func show(_ cell: StampCell) { \(call) }") == isKnown)
  }

  @Test(arguments: [
    ("if let label = cell.viewWithTag(3) as? UILabel { label.text = name }", true),
    ("let label = cell.viewWithTag(3) as! UILabel\nlabel.text = name", true),
    ("guard let label = cell.viewWithTag(3) as? UILabel else { return }\nlabel.font = brand", false),
    ("if let label = cell.viewWithTag(3) as? UILabel { send(label) }", false),
    ("(cell.viewWithTag(3) as? UILabel)?.text = name", false),
    ("if let label = cell.viewWithTag(4) as? UILabel { label.font = brand }", true),
  ])
  func whatCodeSaysToALabelThatItFindsByATag(_ code: String, _ isKnown: Bool) {
    #expect(self.isKnown("func show(_ cell: UITableViewCell) { \(code) }") == isKnown)
  }

  // MARK: Code

  /// Whether a label is known to be without a font of its own.
  private func isUnset(_ code: String, class around: String = "") -> Bool {
    let sources = [("A.swift", "import UIKit\n" + code + "\n" + around)]
    return !Checking.shown(of: "fixed-font-size", in: sources).isEmpty
  }

  @Test(arguments: [
    ("Self.Style.title(note)", "label.textAlignment = .center", true),
    ("Page.Style.title(note)", "label.textAlignment = .center", true),
    ("Self.Style.title(note)", "label.font = brand", false),
    ("Self.Styles.title(note)", "label.textAlignment = .center", false),
  ])
  func aFunctionOfATypeInATypeSaysWhatItsCodeSays(_ call: String, _ said: String, _ isUnset: Bool) {
    let code = """
      final class Page: UIView {
        private let note = UILabel()
        func setUp() { note.text = "Stamps"; addSubview(note); \(call) }
      }
      extension Page { enum Style { static func title(_ label: UILabel) { \(said) } } }
      """
    #expect(self.isUnset(code) == isUnset)
  }

  @Test(arguments: [
    ("private var notes: [UILabel] = []", "for note in notes { note.isHidden = true }", true),
    ("private var notes = [UILabel]()", "notes.forEach { $0.alpha = 1 }", true),
    ("private var notes: [UILabel] = []", "for note in notes { note.font = brand }", false),
    ("private var notes = Notes()", "print(notes)", false),
  ])
  func whatIsSaidToAListOfTheTypeIsSaidToItsElements(_ list: String, _ code: String, _ isUnset: Bool) {
    let page = """
      final class Page: UIView {
        private let note = UILabel()
        \(list)
        func setUp() { note.text = "Stamps"; addSubview(note); notes.append(note) }
        func update() { \(code) }
      }
      """
    #expect(self.isUnset(page) == isUnset)
  }

  @Test(arguments: [
    ("shelf.note(self)", "label.isHidden = false", true), ("shelf.note(self)", "label.font = brand", false),
    ("delegate?.note(self)", "label.isHidden = false", false),
  ])
  func aClassThatHandsItselfOnIsToldWhatTheFunctionSays(_ call: String, _ said: String, _ isKnown: Bool) {
    let interface = Self.interface.replacing("text=\"Stamp\"", with: "text=\"Stamp\" customClass=\"TitleLabel\"")
    let code = """
      final class TitleLabel: UILabel {
        let shelf = Shelf()
        weak var delegate: (any ShelfDelegate)?
        func begin() { \(call) }
      }
      final class Shelf { func note(_ label: UILabel) { \(said) } }
      """
    let sources = [("StampCell.xib", interface), ("A.swift", Self.cell + "\n}\n" + code)]
    #expect(Checking.shown(of: "ib-font-not-dynamic", in: sources).isEmpty == !isKnown)
  }

  // MARK: Taps

  private static let made = "UITapGestureRecognizer(target: self, action: #selector(open))"

  @Test(arguments: [
    ("private var tap: UITapGestureRecognizer!", "tap = \(made)", true),
    ("", "var tap = UIPanGestureRecognizer(); tap = \(made)", true),
    ("", "var tap = \(made); tap = UIPanGestureRecognizer()", false),
    ("private var tap: UIGestureRecognizer!", "tap = UIPanGestureRecognizer()", false),
  ])
  func aRecognizerThatIsGivenLater(_ property: String, _ made: String, _ isTap: Bool) {
    let code = """
      import UIKit
      final class Page: UIView {
        private let note = UILabel()
        \(property)
        func setUp() {
          note.text = "Stamps"
          \(made)
          note.addGestureRecognizer(tap)
          addSubview(note)
        }
        @objc func open() { show() }
      }
      """
    let found = Checking.shown(of: "tap-gesture-missing-button-trait", in: [("A.swift", code)])
    #expect(found.isEmpty == !isTap)
  }

  @Test(arguments: [
    ("mark.tintColor = .red", true), ("mark.accessibilityTraits = .button", false),
    ("mark.isAccessibilityElement = true", false),
  ])
  func whatIsSpokenInATappedViewIsActivatedInItsPlace(_ said: String, _ isFound: Bool) {
    let code = """
      import UIKit
      final class Page: UIView {
        private let box = UIView()
        private let mark = UIImageView()
        func setUp() {
          box.addSubview(mark)
          \(said)
          box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          addSubview(box)
        }
        @objc func open() { show() }
      }
      """
    let found = Checking.shown(of: "tap-gesture-missing-button-trait", in: [("A.swift", code)])
    #expect(found.isEmpty == !isFound)
  }
}
