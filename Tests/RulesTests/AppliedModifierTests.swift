// What a modifier of the project applies to a view counts there: gestures with the actions that the call passes,
// animations, what fades, what is drawn behind and around.

import Testing

@Suite struct AppliedModifierTests {
  private static let own = """
    import SwiftUI
    extension View {
      func onTaps(_ count: Int, perform action: @escaping () -> Void) -> some View {
        onTapGesture(count: count) { action() }
      }
      func grabbed(_ drag: some Gesture) -> some View { gesture(drag) }
      func blinking(every seconds: Double, _ isOn: Bool) -> some View {
        animation(.linear(duration: seconds).repeatForever(), value: isOn)
      }
      func card(_ level: Double) -> some View { background(Color(white: level)) }
      func edged(_ level: Double) -> some View { overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: level))) }
      func lifted(_ points: CGFloat) -> some View { offset(y: points) }
      func framed() -> some View { padding().background(Color.white) }
    }
    """

  private func found(_ rule: String, _ view: String, own: String = own) -> [String] {
    let text = """
      import SwiftUI
      struct Row: View {
        @State private var isOn = false
        let photo: URL
        var body: some View {
          \(view)
        }
        func enlarge() {}
      }
      """
    return Checking.findings(of: rule, in: [("Own.swift", own), ("Row.swift", text)]).map {
      guard $0.source == 1 else { return "own" }
      let line = text.split(separator: "\n")[$0.line - 1]
      return String(line.dropFirst($0.column - 1).prefix { $0 != ")" && $0 != "(" && $0 != " " })
    }
  }

  @Test func theCallDecidesAGestureAndItsAction() {
    #expect(found("gesture-only-action", "AsyncImage(url: photo).onTaps(2) { enlarge() }") == ["2"])
    #expect(found("gesture-only-action", "AsyncImage(url: photo).onTaps(1) { enlarge() }").isEmpty)
    // A control beside it does the same.
    #expect(
      found(
        "gesture-only-action",
        "VStack { AsyncImage(url: photo).onTaps(2) { enlarge() }; Button(\"Enlarge\") { enlarge() } }"
      ).isEmpty)
    #expect(
      found("gesture-only-action", "Color.red.grabbed(DragGesture().onEnded { _ in enlarge() })") == ["DragGesture"])
    // What puts the keyboard away is of the moment.
    #expect(found("gesture-only-action", "Color.red.onTaps(2) { keyboard.resignFirstResponder() }").isEmpty)
  }

  /// What the modifier decides alone is one finding, in its body.
  @Test func aGestureOfTheModifiersOwnIsReadInItsBody() {
    let own = """
      import SwiftUI
      struct SwipeDown: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View {
          content.gesture(DragGesture().onEnded { value in if value.translation.height > 80 { action() } })
        }
      }
      extension View {
        func onSwipeDown(perform action: @escaping () -> Void) -> some View { modifier(SwipeDown(action: action)) }
      }
      """
    #expect(found("gesture-only-action", "Color.red.onSwipeDown { enlarge() }", own: own) == ["own"])
  }

  /// A button that a modifier draws stands in a row where all uses do, also those through other modifiers; one that puts
  /// itself on is used nowhere by that.
  @Test(arguments: ["", ".marked()", ".edged(0.5)"])
  func aModifierThatUsesItselfEnds(_ more: String) {
    let own = """
      import SwiftUI
      extension View {
        func marked() -> some View {
          edged(1).overlay { Button {} label: { Image(systemName: "star").frame(width: 20, height: 20) } }\(more)
        }
        func edged(_ level: Double) -> some View { lined().padding(level) }
        func lined() -> some View { self.marked() }
      }
      """
    #expect(found("touch-target-too-small", "List { Color.red.lined() }", own: own).isEmpty)
    #expect(found("touch-target-too-small", "VStack { Color.red.lined() }", own: own) == ["own"])
    #expect(found("touch-target-too-small", "Color.red", own: own) == ["own"])
  }

  /// What closes a screen is no other way to what a gesture does on it.
  @Test func escapeOffersNoGesture() {
    func severity(_ action: String) -> [String] {
      let view = "AsyncImage(url: photo).onTaps(2) { enlarge() }.accessibilityAction\(action)"
      let text =
        "import SwiftUI\nstruct Row: View {\n let photo: URL\n var body: some View { \(view) }\n"
        + " func enlarge() {}\n}\n"
      return Checking.findings(of: "gesture-only-action", in: [("Own.swift", Self.own), ("Row.swift", text)]).map {
        $0.finding.severity.name
      }
    }
    #expect(severity("(.escape) { close() }") == ["error"])
    #expect(severity("(named: \"Larger\") { grow() }") == ["warning"])
  }

  @Test func anAnimationIsReadWhereItIsDeclared() {
    #expect(found("flashing-content", "Circle().opacity(isOn ? 1 : 0).blinking(every: 0.1, isOn)") == ["0.1,"])
    #expect(found("flashing-content", "Circle().opacity(isOn ? 1 : 0).blinking(every: 2, isOn)").isEmpty)
  }

  @Test func whatIsDrawnBehindIsOfTheCall() {
    #expect(found("hardcoded-color", "VStack { Text(\"Login\") }.card(0.1)") == ["0.1"])
    #expect(found("hardcoded-color", "VStack { Text(\"Login\") }.foregroundStyle(.white).card(0.1)").isEmpty)
  }

  @Test func anEdgeMayBeDrawnByAModifierOfTheProject() {
    let field = "TextField(\"Email\", text: .constant(\"\")).padding()"
    #expect(found("non-text-contrast", "VStack { \(field).edged(0.85) }.background(Color.white)") == ["0.85"])
    #expect(found("non-text-contrast", "VStack { \(field).edged(0.3) }.background(Color.white)").isEmpty)
  }

  /// A modifier whose body is followed hides nothing; a ground that it brings counts.
  @Test func onlyAGroundLiesBetweenTextAndPicture() {
    #expect(found("text-over-image", "ZStack { AsyncImage(url: photo); Text(\"Sea\").lifted(8) }").count == 1)
    #expect(found("text-over-image", "ZStack { AsyncImage(url: photo); Text(\"Sea\").framed() }").isEmpty)
    #expect(found("text-over-image", "ZStack { AsyncImage(url: photo); Text(\"Sea\").elsewhere(8) }").isEmpty)
  }
}

/// What a component is passed is judged where its body puts that.
@Suite struct SlotPlaceTests {
  private func count(_ rule: String, _ view: String, in body: String) -> Int {
    let card = """
      import SwiftUI
      struct Card<Label: View>: View {
        @ViewBuilder let label: () -> Label
        var body: some View {
          \(body)
        }
      }
      """
    let screen = "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Card { \(view) }\n  }\n}"
    return Checking.findings(of: rule, in: [("Card.swift", card), ("Screen.swift", screen)]).count
  }

  @Test func theGroundIsThatOfThePlace() {
    let faint = "Text(\"Sea\").foregroundStyle(.white.opacity(0.5))"
    #expect(count("text-on-material", faint, in: "VStack { label() }.background(.ultraThinMaterial)") == 1)
    #expect(
      count("text-on-material", faint, in: "VStack { label().background(.black) }.background(.thinMaterial)") == 0)
    // Two places are no place.
    #expect(count("text-on-material", faint, in: "VStack { label(); label() }.background(.ultraThinMaterial)") == 0)
  }

  @Test func whatLiesBehindIsThatOfThePlace() {
    let faint = "Text(\"Sea\").background(Color.indigo.opacity(0.4))"
    #expect(count("transparency-unguarded", faint, in: "ZStack { Image(\"harbor\"); label() }") == 1)
    #expect(count("transparency-unguarded", faint, in: "Image(\"harbor\").overlay { label() }") == 1)
    #expect(count("transparency-unguarded", faint, in: "ZStack { label(); Image(\"harbor\") }") == 0)
    #expect(count("transparency-unguarded", faint, in: "VStack { Image(\"harbor\"); label() }") == 0)
  }

  @Test func theColorsAreThoseOfThePlace() {
    let text = "Text(\"Updated\").font(.footnote).foregroundStyle(.white.opacity(0.4))"
    #expect(count("text-contrast", text, in: "VStack { label() }.padding().background(.black)") == 1)
    #expect(
      count(
        "text-contrast", "Text(\"Updated\").foregroundStyle(.white)",
        in: "VStack { label() }.padding().background(.black)") == 0)
  }
}
