// What lies behind the words of UIKit: layers, veils, fades, states, and the places where objects of a class are put.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitGroundTests {
  /// The lowest ratio of the labels of a file, rounded.
  private func ratio(_ code: String, beside others: [String] = []) -> Double? {
    let model = model("import UIKit\n" + code, beside: others.map { "import UIKit\n" + $0 }).uikit!
    return model.objects.filter { $0.type.kind == .label }.flatMap { model.colourPairs(of: $0) }.compactMap {
      (ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio).map { ($0 * 10).rounded() / 10 }
    }.min()
  }

  private func page(_ code: String, members: String = "", base: String = "UIViewController") -> String {
    "class Page: \(base) {\nlet note = UILabel(); let card = UIView()\n\(members)\nfunc build() { "
      + "view.backgroundColor = .white; note.textColor = .white; \(code) }\n}\n"
  }

  private let put = "view.addSubview(card); card.addSubview(note); "

  // MARK: Layers

  @Test func layersColorOnlyTheirView() {
    #expect(ratio(page(put + "card.layer.addSublayer(CAGradientLayer())")) == nil)
    #expect(ratio(page(put + "view.layer.insertSublayer(camera, at: 0)")) == nil)
    #expect(ratio(page(put + "card.backgroundColor = .white; view.layer.insertSublayer(camera, at: 0)")) == 1)
    #expect(ratio(page(put + "other.layer.addSublayer(CAGradientLayer())", members: "let other = UIView()")) == 1)
    let white = "card.layer.backgroundColor = UIColor.white.cgColor"
    #expect(ratio(page(put + "card.backgroundColor = .black; \(white)")) == nil)
    // Of what is not followed, nobody knows which view it is.
    #expect(ratio(page(put + "rows[0].layer.addSublayer(CAGradientLayer())")) == nil)
  }

  @Test func blursHaveNoColor() {
    #expect(ratio(page("let blur = UIVisualEffectView(); view.addSubview(blur); blur.addSubview(note)")) == nil)
    #expect(ratio(page(put + "card.addSubview(UIVisualEffectView(effect: look))")) == nil)
  }

  // MARK: What is beside

  @Test(arguments: [
    ("UIActivityIndicatorView()", ""), ("UIProgressView()", ""), ("UIView()", ""),
    ("UIView()", "other.backgroundColor = .gray; other.heightAnchor.constraint(equalToConstant: 1).isActive = true"),
    ("UIView()", "let more = UILabel(); other.addSubview(more)"),
  ])
  func viewsThatPaintNothingLieBehindNoWords(_ made: String, _ code: String) {
    #expect(ratio(page("view.addSubview(other); view.addSubview(note); \(code)", members: "let other = \(made)")) == 1)
  }

  @Test(arguments: [
    ("UIImageView()", ""), ("UIView()", "other.backgroundColor = .gray"), ("OwnView()", ""),
    ("UIView()", "let more = UIImageView(); other.addSubview(more)"), ("UIView()", "other.paint()"),
    ("UIView()", "paint(other)"),
  ])
  func whatMayPaintMayLieBehindWords(_ made: String, _ code: String) {
    #expect(
      ratio(page("view.addSubview(other); view.addSubview(note); \(code)", members: "let other = \(made)")) == nil)
  }

  @Test func aViewThatIsCalledAsTheSystemCallsItsOwnIsAnother() {
    let code = "view.addSubview(picture); view.addSubview(contentView); contentView.addSubview(note)"
    let members = "let contentView = UIView(); let picture = UIImageView()"
    #expect(ratio(page(code + "; contentView.backgroundColor = .white", members: members)) == 1)
    #expect(ratio(page(code, members: members)) == nil)
  }

  @Test func wordsInTheColorOfTheirGroundThatChangesWithItOnlyKeepAPlace() {
    let ground = put + "card.backgroundColor = .systemBackground; note.textColor = "
    #expect(ratio(page(ground + ".systemBackground")) == nil)
    #expect(ratio(page(ground + ".white")) == 1)
  }

  // MARK: Veils and fades

  @Test func veilsAreLaidOverWhatIsBelow() {
    // Half black over white is middle gray.
    #expect(ratio(page(put + "card.backgroundColor = UIColor.black.withAlphaComponent(0.5)")) == 4)
    #expect(ratio(page("card.addSubview(note); card.backgroundColor = UIColor.black.withAlphaComponent(0.5)")) == nil)
  }

  @Test func whatIsOnlyShownAndHiddenIsNotFaded() {
    #expect(ratio(page(put + "note.alpha = 0; UIView.animate(withDuration: 1) { self.note.alpha = 1 }")) == 1)
    #expect(ratio(page(put + "note.alpha = isOn ? 1 : 0")) == 1)
    #expect(ratio(page(put + "note.alpha = isOn ? 1 : 0.4")) == nil)
  }

  @Test func wordsThatOnlyKeepTheirPlaceAreNotSeen() {
    #expect(ratio(page(put + "note.textColor = .clear")) == nil)
    #expect(ratio(page(put + "note.textColor = isOn ? .black : .clear")) == 21)
  }

  @Test func groundsOfOtherStatesAreNotMeant() {
    let button =
      "class Plate: UIView { let note = UILabel(); func build() { backgroundColor = .white; note.textColor = .white; "
      + "addSubview(note) }\nvar isHighlighted = false { didSet { backgroundColor = .red } } }"
    #expect(ratio(button) == 1)
  }

  @Test func aColorMeetsTheGroundThatIsChosenWithIt() {
    let palette =
      "class Look { let ink: UIColor; let sheet: UIColor; init(ink: UIColor, sheet: UIColor) { self.ink = ink; "
      + "self.sheet = sheet }\nstatic let day = Look(ink: .black, sheet: .white)\n"
      + "static let night = Look(ink: .white, sheet: .black) }"
    let code = page(
      put + "card.backgroundColor = look.sheet; note.textColor = look.ink", members: "var look = Look.day")
    #expect(ratio(code, beside: [palette]) == 21)
    // What decides nothing of the ground may never meet one of them.
    let other = page(
      put + "card.backgroundColor = look.sheet; note.textColor = isOn ? .red : .blue", members: "var look = Look.day")
    #expect(ratio(other, beside: [palette]) == nil)
  }

  @Test func aStyledStringWithoutAColorHasThatOfItsLabel() {
    let text = "NSAttributedString(string: \"a\", attributes: [.kern: 2])"
    #expect(ratio(page(put + "note.attributedText = \(text)")) == 1)
  }

  // MARK: Order

  @Test(arguments: [
    "note.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true; "
      + "bar.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8).isActive = true",
    "icon.trailingAnchor.constraint(equalTo: bar.leadingAnchor, constant: -8).isActive = true; "
      + "bar.trailingAnchor.constraint(equalTo: note.leadingAnchor).isActive = true",
  ])
  func whatStandsBehindANeighborIsBeside(_ code: String) {
    let members = "let icon = UIImageView(); let bar = UIButton()"
    let shown = "[icon, bar, note].forEach(view.addSubview); "
    #expect(ratio(page(shown + code, members: members)) == 1)
    #expect(ratio(page(shown, members: members)) == nil)
    // What is moved back lies over it.
    let back = "note.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: -20).isActive = true"
    #expect(ratio(page(shown + back, members: members)) == nil)
  }

  @Test func ofAListOneLiesOverTheOther() {
    #expect(ratio(page("[note, icon].forEach(view.addSubview)", members: "let icon = UIImageView()")) == 1)
    #expect(ratio(page("[icon, note].forEach(view.addSubview)", members: "let icon = UIImageView()")) == nil)
  }

  // MARK: Where objects of a class are put

  private let badge =
    "class Badge: UIView { let note = UILabel(); func build() { note.textColor = .white; addSubview(note) } }"

  @Test func aViewThatPaintsNothingStandsOnWhatItIsPutInto() {
    func host(_ color: String, _ more: String = "") -> String {
      "class Host\(color.dropFirst()): UIViewController { let badge = Badge(); func build() { "
        + "view.backgroundColor = \(color); view.addSubview(badge); \(more) } }"
    }
    #expect(ratio(badge, beside: [host(".white")]) == 1)
    #expect(ratio(badge, beside: [host(".black"), host(".white")]) == 1)
    #expect(ratio(badge, beside: [host(".black")]) == 21)
    #expect(ratio(badge, beside: [host(".white", "badge.backgroundColor = .black")]) == 21)
    #expect(ratio(badge) == nil)
    #expect(ratio(badge, beside: [host("theme.background")]) == nil)
    // Nothing is sure there.
    let model = model("import UIKit\n" + badge, beside: ["import UIKit\n" + host(".white")]).uikit!
    let pair = model.colourPairs(of: model.objects[0])[0]
    #expect(pair.background.value.single?.evidence == .assumed)
  }

  @Test func aClassThatIsPaintedWhereverItIsMadeIsNotAsItSays() {
    let painted = badge.replacing("note.textColor", with: "backgroundColor = .white; note.textColor")
    let host =
      "class Host: UIViewController { let badge = Badge(); func build() { badge.backgroundColor = .black; "
      + "view.addSubview(badge) } }"
    #expect(ratio(painted) == 1)
    #expect(ratio(painted, beside: [host]) == 21)
  }

  @Test func whoDrawsHasNoKnownGround() {
    let host =
      "class Host: UIViewController { let badge = Badge(); func build() { view.backgroundColor = .white; "
      + "view.addSubview(badge) } }"
    let drawing = badge.replacing("func build", with: "override func draw(_ rect: CGRect) { paint() }\nfunc build")
    #expect(ratio(drawing, beside: [host]) == nil)
  }
}
