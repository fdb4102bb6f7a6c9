// What the class of an object says to it with what the object was made with, and buttons by the initializers of their class.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitMakingTests {
  /// The pairs of the labels and buttons of a page, as names in the light appearance.
  private func pairs(_ maker: String, _ classes: String, more: String = "") -> [String] {
    let model = model(
      "import UIKit\nfinal class Page: UIViewController {\nlet note = \(maker)\n"
        + "func build() { view.backgroundColor = .white; view.addSubview(note); \(more) }\n}",
      beside: ["import UIKit\n" + classes]
    ).uikit!
    return model.objects.filter { [.label, .button].contains($0.type.kind) }.flatMap { model.colourPairs(of: $0) }
      .compactMap { pair in
        ColourModel.judge(pair.foreground, on: pair.background)?.entry(.light).map {
          "\($0.foreground.light.hex) on \($0.background.light.hex)"
        }
      }
  }

  private let look =
    "enum Look { case title, hint\nvar ink: UIColor { switch self { case .title: return .black\n"
    + "case .hint: return UIColor(white: 0.7, alpha: 1) } } }\n"
  private let coder = "required init?(coder: NSCoder) { fatalError() }\n"

  private var caption: String {
    look + "class Caption: UILabel { private let look: Look\n"
      + "init(_ look: Look, ink: UIColor? = nil) { self.look = look; super.init(frame: .zero)\n"
      + "textColor = ink == nil ? self.look.ink : ink }\n\(coder)}\n"
  }

  @Test func aClassSaysWhatTheCallPasses() {
    #expect(pairs("Caption(.hint)", caption) == ["#B3B3B3 on #FFFFFF"])
    #expect(pairs("Caption(.title)", caption) == ["#000000 on #FFFFFF"])
    #expect(pairs("Caption(.hint, ink: .darkGray)", caption) == ["#555555 on #FFFFFF"])
    // What is said where the object is kept comes after that.
    #expect(pairs("Caption(.hint)", caption, more: "note.textColor = .black") == ["#000000 on #FFFFFF"])
    // Of what the call passes nothing is known, so that each case may be seen.
    #expect(pairs("Caption(look)", caption) == ["#B3B3B3 on #FFFFFF"])
  }

  @Test func initializersGoOnToThoseOfTheClassAbove() {
    let small =
      "class Small: Caption { override init(_ look: Look, ink: UIColor? = nil) { super.init(look, ink: ink) }\n\(coder)}"
    #expect(pairs("Small(.hint)", caption + small) == ["#B3B3B3 on #FFFFFF"])
    let plain = "class Plain: Caption {}"
    #expect(pairs("Plain(.title)", caption + plain) == ["#000000 on #FFFFFF"])
    let hint = "class Hint: Caption { convenience init() { self.init(.hint) } }"
    #expect(pairs("Hint()", caption + hint) == ["#B3B3B3 on #FFFFFF"])
  }

  @Test func functionsOfTheClassKnowWhatItWasMadeWith() {
    let classes =
      look
      + "class Caption: UILabel { let look: Look\ninit(look: Look) { self.look = look; super.init(frame: .zero); dress() }\n"
      + "\(coder)func dress() { textColor = look.ink } }"
    #expect(pairs("Caption(look: .hint)", classes) == ["#B3B3B3 on #FFFFFF"])
    #expect(pairs("Caption(look: .title)", classes) == ["#000000 on #FFFFFF"])
  }

  @Test func otherInitializersSayNothing() {
    let classes =
      "class Caption: UILabel {\noverride init(frame: CGRect) { super.init(frame: frame); textColor = .black }\n"
      + "init(hint: String) { super.init(frame: .zero); textColor = .lightGray; text = hint }\n\(coder)"
      + "override func awakeFromNib() { textColor = .white } }"
    #expect(pairs("Caption(hint: \"a\")", classes) == ["#AAAAAA on #FFFFFF"])
    #expect(pairs("Caption(frame: .zero)", classes) == ["#000000 on #FFFFFF"])
    // The system's own initializer calls that with a frame.
    #expect(pairs("Caption()", classes) == ["#000000 on #FFFFFF"])
  }

  @Test func initializersThatAProjectAddsAreFollowed() {
    let added =
      "extension UILabel { convenience init(hint: String, ink: UIColor) { self.init(frame: .zero); text = hint } }"
    #expect(
      pairs("UILabel(hint: \"a\", ink: .white)", added, more: "note.textColor = .black") == ["#000000 on #FFFFFF"])
  }

  @Test func buttonsAreMadeByTheInitializersOfTheirClass() {
    let classes =
      "class Plate: UIButton {\ninit(title: String, ink: UIColor) { super.init(frame: .zero)\n"
      + "setTitle(title, for: .normal); setTitleColor(ink, for: .normal) }\n\(coder)}\n"
      + "class Quiet: UIButton { convenience init(title: String, ink: UIColor) { self.init(type: .system)\n"
      + "setTitle(title, for: .normal); tintColor = ink } }\n"
    #expect(pairs("Plate(title: \"a\", ink: .lightGray)", classes) == ["#AAAAAA on #FFFFFF"])
    #expect(pairs("Quiet(title: \"a\", ink: .lightGray)", classes) == ["#AAAAAA on #FFFFFF"])
    // Of two initializers that the call may mean, none is known.
    let two =
      classes
      + "extension Plate { convenience init(title: String, ink: UIColor) { self.init(title: title, ink: .red) } }"
    #expect(pairs("Plate(title: \"a\", ink: .lightGray)", two).isEmpty)
  }

  @Test func aClosureGivesItsObjectToALocal() {
    let code =
      "import UIKit\nfinal class Page: UIViewController {\nfunc build() { view.backgroundColor = .white\n"
      + "let note: UILabel = { let made = UILabel(); made.textColor = .lightGray; return made }()\n"
      + "view.addSubview(note)\n#more#} }"
    func colors(_ more: String) -> [String] {
      let model = model(code.replacing("#more#", with: more)).uikit!
      return model.objects.flatMap { model.colourPairs(of: $0) }.compactMap { $0.foreground.single?.light.hex }
    }
    #expect(colors("") == ["#AAAAAA"])
    // What is said to the local is said to the object.
    #expect(!colors("note.textColor = .black").contains("#AAAAAA"))
    #expect(colors("dress(note)").isEmpty)
  }
}
