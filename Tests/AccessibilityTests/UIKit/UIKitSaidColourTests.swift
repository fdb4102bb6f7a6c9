// Colors that texts of UIKit get where they are made, in styled strings and by their class, and grounds in other files.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitSaidColourTests {
  /// The lowest ratio of the texts of a file.
  private func ratio(_ code: String, beside others: [String] = []) -> Double? {
    let model = model("import UIKit\n" + code, beside: others.map { "import UIKit\n" + $0 }).uikit!
    let objects = model.objects + model.givenObjects
    let texts = objects.filter { [.label, .textField, .textView].contains($0.type.kind) }
    return texts.flatMap { model.colourPairs(of: $0) }.compactMap {
      ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio
    }.min()
  }

  private func page(_ members: String, _ code: String, base: String = "UIViewController") -> String {
    "import SnapKit\nfinal class Page: \(base) {\n\(members)\nfunc build() { \(code) }\n}\n"
  }

  @Test func aClassOrItsBaseMayPaintInAnotherFile() {
    let text = page("let note = UILabel()", "note.textColor = .white; view.addSubview(note)", base: "Sheet")
    let sheet = "class Sheet: UIViewController { func paint() { view.backgroundColor = .white } }"
    #expect(ratio(text, beside: [sheet]) == 1)
    // Whether the class or its base paints last is not known.
    #expect(ratio(text + "extension Page { func paint() { view.backgroundColor = .red } }", beside: [sheet]) == nil)
    let cell = page(
      "let note = UILabel()",
      "contentView.backgroundColor = .white; note.textColor = .white; contentView.addSubview(note)",
      base: "UICollectionViewCell")
    #expect(ratio(cell) == 1)
  }

  @Test(arguments: [
    "[note, icon].forEach { view.addSubview($0) }",
    "[note, icon].forEach(view.addSubview)",
    "for part in [note, icon] { view.addSubview(part) }",
    "let parts = [note, icon]; parts.forEach { part in view.addSubview(part) }",
    "view.addSubview(roll); roll.addSubview(note)",
  ])
  func whatIsPutInFromAList(_ code: String) {
    let members = "let note = UILabel(); let icon = UIButton(); let roll = UIScrollView()"
    #expect(ratio(page(members, "view.backgroundColor = .white; note.textColor = .white; " + code)) == 1)
  }

  @Test func functionsThatMakeALabelGiveItTheirColor() {
    let make =
      "func make(_ color: UIColor) -> UILabel { let made = UILabel(); made.text = \"a\"; made.textColor = color; return made }"
    let shown = "view.backgroundColor = .white; let note = make(.white); view.addSubview(note)"
    #expect(ratio(page(make, shown)) == 1)
    // What is said later counts.
    #expect(ratio(page(make, shown + "; note.textColor = .black")) == 21)
  }

  @Test func aClassOfLabelsHasItsColor() {
    let note = "class Note: UILabel { func build() { textColor = .white } }"
    let shown = page("let note = Note()", "view.backgroundColor = .white; view.addSubview(note)")
    #expect(ratio(shown, beside: [note]) == 1)
    // What others say to it may come at any time.
    let other = "class Other { func paint(_ page: Page) { page.note.textColor = .black } }"
    #expect(ratio(shown, beside: [note, other]) == nil)
  }

  @Test(arguments: [
    "note.attributedText = NSAttributedString(string: \"a\", attributes: [.foregroundColor: UIColor.white])",
    "let look: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]; "
      + "note.attributedText = NSAttributedString(string: \"a\", attributes: look)",
    "field.attributedPlaceholder = NSAttributedString(string: \"a\", attributes: [.foregroundColor: UIColor.white])",
    "page.backgroundColor = .white; page.textColor = .white",
  ])
  func styledStringsAndTextViews(_ code: String) {
    let members = "let note = UILabel(); let field = UITextField(); let page = UITextView()"
    let found = ratio(
      page(
        members,
        "view.backgroundColor = .white; view.addSubview(note); view.addSubview(field); view.addSubview(page); " + code))
    #expect(found == 1)
  }

  @Test func aStyledStringWithoutAColorIsNotKnown() {
    let code =
      "view.backgroundColor = .white; view.addSubview(note); note.textColor = .white; note.attributedText = makeText()"
    #expect(ratio(page("let note = UILabel()", code)) == nil)
    // Plain words that are said as well have the label's color.
    #expect(ratio(page("let note = UILabel()", code + "; note.text = x")) == 1)
  }

  @Test(
    arguments: [
      ("note.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true", 1),
      ("icon.bottomAnchor.constraint(lessThanOrEqualTo: note.topAnchor).isActive = true", 1),
      ("note.snp.makeConstraints { make in make.left.equalTo(icon.snp.right).offset(8) }", 1),
      // Helpers that name both edges.
      ("note.anchors.top.spacing(8, to: icon.anchors.bottom)", 1),
      ("note.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 8)", 1),
      ("note.anchor(top: icon.bottomAnchor, left: view.leftAnchor, paddingTop: 8)", 1),
      ("icon.pin(bottom: note.topAnchor)", 1),
      ("note.anchors.top.spacing(-8, to: icon.anchors.bottom)", nil),
      ("note.autoPinEdge(.top, to: .bottom, of: icon, withOffset: -8)", nil),
      ("note.autoPinEdge(.top, to: .top, of: icon)", nil),
      ("note.anchor(top: icon.topAnchor)", nil),
      ("note.leadingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true", nil),
      ("note.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true", nil),
    ] as [(String, Double?)])
  func whatStandsBesideALabelIsNotBehindIt(_ code: String, _ found: Double?) {
    let members = "let note = UILabel(); let icon = UIImageView(); let other = UIView()"
    let shown = "view.backgroundColor = .white; note.textColor = .white; view.addSubview(icon); view.addSubview(note); "
    #expect(ratio(page(members, shown + code)) == found)
  }

  @Test func typesOfColorsMayHaveSmallNames() {
    let palette = "extension UIColor { struct ink { static let faint = UIColor.white } }"
    for name in ["UIColor.ink.faint", ".ink.faint"] {
      let code = "view.backgroundColor = .white; view.addSubview(note); note.textColor = \(name)"
      #expect(ratio(page("let note = UILabel()", code), beside: [palette]) == 1)
    }
  }
}
