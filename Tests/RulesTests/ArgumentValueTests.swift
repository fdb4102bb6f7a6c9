// Rules that ask whether an argument is one of some written expressions follow names and calls to what it comes to.

import Testing

@Suite struct ArgumentValueTests {
  private func count(_ rule: String, _ view: String, _ members: String) -> Int {
    let text = """
      import SwiftUI
      struct Row: View {
        let isOn: Bool
        \(members)
        var body: some View {
          \(view)
        }
      }
      """
    return Checking.findings(of: rule, in: [("Row.swift", text)]).count
  }

  private let both = "private func tone(_ isHot: Bool) -> Color { if isHot { return .red }; return"

  @Test func redIsRedByAnyName() {
    let button = "Button(\"Delete workout\") { erase() }.foregroundStyle(tone(isOn))"
    #expect(count("destructive-role-missing", button, both + " .red }") == 1)
    // One of several is not all.
    #expect(count("destructive-role-missing", button, both + " .blue }") == 0)
  }

  @Test func anOpacityIsReadBehindAName() {
    let layers = "ZStack { Image(\"harbor\"); Text(\"Sea\").background(shade) }"
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo.opacity(0.4)") == 1)
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo.opacity(1)") == 0)
    #expect(count("transparency-unguarded", layers, "private let shade = Color.indigo") == 0)
    // A symbol is no picture that shines through.
    let symbol = "ZStack { Image(systemName: \"xmark\"); Text(\"Sea\").background(shade) }"
    #expect(count("transparency-unguarded", symbol, "private let shade = Color.indigo.opacity(0.4)") == 0)
    let line = "RoundedRectangle(cornerRadius: 12).stroke(shade)"
    #expect(count("increase-contrast-ignored", line, "private let shade = Color.gray.opacity(0.3)") == 1)
    #expect(count("increase-contrast-ignored", line, "private let shade = Color.gray") == 0)
  }

  @Test func aThinWeightIsReadBehindAName() {
    let text = "Text(\"Words to read\").font(face)"
    #expect(count("bold-text-ignored", text, "private var face: Font { .callout.weight(.thin) }") == 1)
    #expect(count("bold-text-ignored", text, "private var face: Font { .callout }") == 0)
    #expect(
      count("bold-text-ignored", text, "private var face: Font { isOn ? .callout.weight(.thin) : .callout }") == 0)
  }
}

/// What a button runs is what the type keeps under the name of its action.
@Suite struct KeptActionTests {
  private func found(_ rule: String, _ members: String) -> Int {
    let text = "import SwiftUI\nstruct Star: View {\n  @Binding var isFavorite: Bool\n\(members)\n}"
    return Checking.findings(of: rule, in: [("Star.swift", text)]).count
  }

  private func star(_ action: String) -> String {
    """
      Button(action: \(action)) {
        Image(systemName: "star").foregroundStyle(isFavorite ? Color.yellow : Color.gray)
      }
      .accessibilityLabel("Favorite")
    """
  }

  @Test func aStateThatAKeptActionTurnsIsOfTheButton() {
    let getter = "private var turn: () -> Void { { isFavorite.toggle() } }"
    #expect(found("toggle-state-missing", "var body: some View {\n\(star("turn"))\n}\n\(getter)") == 1)
    let local = "let turn: () -> Void = { isFavorite.toggle() }"
    #expect(found("toggle-state-missing", "var body: some View {\n\(local)\nreturn \(star("turn"))\n}") == 1)
    let other = "private var turn: () -> Void { { open() } }"
    #expect(found("toggle-state-missing", "var body: some View {\n\(star("turn"))\n}\n\(other)") == 0)
  }

  @Test func aFunctionThatGivesAnAddressDoesNothing() {
    func button(_ code: String) -> String {
      "var body: some View { Button(\"Terms of use\") { openURL(URL(string: address())!) } }\n\(code)"
    }
    let gives = "private func address() -> String { \"https://example.com/terms\" }"
    #expect(found("link-trait-missing", button(gives)) == 1)
    #expect(found("link-trait-missing", button("private func address() -> String { track(); return last }")) == 0)
  }

  @Test func whatAppearingStartsMayBeKept() {
    let body = "var body: some View { Text(\"Deck\").onAppear(perform: start) }\nfunc deal() { cards.removeLast() }"
    let start = "private var start: () -> Void { { motion.startShakeDetection { deal() } } }"
    #expect(found("motion-actuation-only", "\(body)\n\(start)") == 1)
    #expect(found("motion-actuation-only", "\(body)\nprivate var start: () -> Void { { motion.start() } }") == 0)
  }
}

/// Words and symbols by a name.
@Suite struct NamedWordTests {
  private func count(_ rule: String, _ view: String, _ member: String) -> Int {
    let text = "import SwiftUI\nstruct Row: View {\n  var body: some View {\n\(view)\n  }\n  \(member)\n}"
    return Checking.findings(of: rule, in: [("Row.swift", text)]).count
  }

  @Test func aLinkIsOneOnlyInTranslatedText() {
    let view = "NavigationStack { Text(words).tint(.blue).navigationTitle(\"Welcome\") }"
    let literal = "\"To begin, [log in](https://example.com/login).\""
    let rule = "low-contrast-semantic-style"
    #expect(count(rule, view, "private var words: LocalizedStringKey { \(literal) }") == 1)
    // A String is shown as it is.
    #expect(count(rule, view, "private var words: String { \(literal) }") == 0)
  }

  @Test func aSymbolIsKnownByItsName() {
    let view = """
      HStack { Image(systemName: mark).foregroundStyle(Color(white: 0.8)); Text("Verified").foregroundStyle(faint) }
        .background(Color.white)
      """
    let faint = "private let faint = Color(white: 0.7)"
    #expect(count("non-text-contrast", view, "\(faint); private let mark = \"checkmark.circle.fill\"") == 1)
    #expect(count("non-text-contrast", view, "\(faint); private let mark = \"star\"") == 0)
  }
}

/// UIKit code says words, truth values and fonts by names as well.
@Suite struct UIKitValueTests {
  private func count(_ rule: String, _ code: String, _ members: String) -> Int {
    let text = """
      import UIKit
      final class Row: UITableViewCell {
        private let label = UILabel()
        private let likeButton = UIButton(type: .system)
        \(members)
        func build() {
          \(code)
        }
        @objc private func like() {}
      }
      """
    return Checking.findings(of: rule, in: [("Row.swift", text)]).count
  }

  @Test func aTruthValueMayHaveAName() {
    let shrinking = """
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontSizeToFitWidth = fits
      label.minimumScaleFactor = 0.5
      label.text = "Signed in with the account of the clinic"
      contentView.addSubview(label)
      """
    #expect(count("text-shrinks-to-fit", shrinking, "private var fits: Bool { true }") == 1)
    #expect(count("text-shrinks-to-fit", shrinking, "private var fits: Bool { false }") == 0)
    let hiding = """
      likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
      contentView.addSubview(likeButton)
      isAccessibilityElement = isOne
      """
    #expect(count("uikit-container-hides-children", hiding, "private let isOne = true") == 1)
    #expect(count("uikit-container-hides-children", hiding, "private let isOne = false") == 0)
  }

  @Test func aFontMayHaveAName() {
    let code = """
      label.font = face
      label.text = "Lighthouse"
      contentView.addSubview(label)
      label.heightAnchor.constraint(equalToConstant: 24).isActive = true
      """
    let rule = "fixed-frame-clips-text"
    #expect(count(rule, code, "private var face: UIFont { .preferredFont(forTextStyle: .headline) }") == 1)
    #expect(count(rule, code, "private var face: UIFont { .systemFont(ofSize: 17) }") == 0)
  }

  @Test func aKeyMayHaveAName() {
    let code = "UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: key)"
    #expect(count("orientation-locked", code, "private let key = \"orientation\"") == 1)
    #expect(count("orientation-locked", code, "private let key = \"proximity\"") == 0)
  }
}

@Suite struct ColorByFunctionTests {
  private func count(_ rule: String, _ view: String, _ members: String) -> Int {
    let text = """
      import SwiftUI
      enum Link {
        case good, lost
        var color: Color { switch self { case .good: .green; case .lost: .red } }
      }
      struct Dot: View {
        let link: Link
        \(members)
        var body: some View {
          \(view)
        }
      }
      """
    return Checking.findings(of: rule, in: [("Dot.swift", text)]).count
  }

  @Test func aFunctionThatIsGivenNothingIsLikeAProperty() {
    let dot = "Circle().fill(tone()).frame(width: 8, height: 8)"
    #expect(count("color-only-state", dot, "private func tone() -> Color { link.color }") == 1)
    #expect(count("color-only-state", dot, "private func tone() -> Color { .green }") == 0)
  }

  @Test func colorsThatAreTheSameAreOne() {
    let text = "Text(\"Due\").font(.footnote).foregroundStyle(tone)"
    let rule = "low-contrast-semantic-style"
    func tone(_ other: String) -> String {
      "private var tone: Color { if link == .good { .orange } else { \(other) } }"
    }
    #expect(count(rule, text, tone(".orange")) == 1)
    #expect(count(rule, text, tone(".primary")) == 0)
  }
}

@Suite struct PassedWordTests {
  /// The finding at the alert tells where its words are written.
  @Test func anAlertOfAModifierTellsWhereItsWordsAre() {
    let own = """
      import SwiftUI
      extension View {
        func failing(_ title: String, _ isShown: Binding<Bool>) -> some View {
          alert(title, isPresented: isShown) { Button("OK") {} }
        }
      }
      """
    let screen = """
      import SwiftUI
      struct Stamps: View {
        @State private var failed = false
        var body: some View { List { Text("Stamps") }.failing("Error", $failed) }
      }
      """
    let found = Checking.findings(of: "unhelpful-error-message", in: [("Own.swift", own), ("Stamps.swift", screen)])
    #expect(found.count == 1)
    #expect(found.first?.source == 0)
  }
}
