// Gestures as rules see them, and the code that announces.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct GestureTests {
  private func gesture(_ source: String) -> GestureUse? {
    let element = bodyModel(source).first(.Text)
    return element.effectiveModifiers.lazy.compactMap { element.gesture(of: $0) }.first
  }

  @Test(arguments: [
    (#"Text("a").onLongPressGesture { save() }"#, GestureUse.Kind.longPress),
    (#"Text("a").onTapGesture(count: 2) { save() }"#, .doubleTap),
    (#"Text("a").gesture(MagnifyGesture().onChanged { zoom = $0.magnification })"#, .magnify),
    (#"Text("a").gesture(DragGesture().onEnded { _ in save() })"#, .drag),
    (#"Text("a").simultaneousGesture(RotationGesture().onChanged { angle = $0 })"#, .rotate),
  ])
  func kinds(_ source: String, _ kind: GestureUse.Kind) {
    let gesture = gesture(source)
    #expect(gesture?.kind == kind)
    #expect(gesture?.effect.isEmpty == false)
  }

  @Test(arguments: [
    #"Text("a").onTapGesture { save() }"#,
    #"Text("a").gesture(TapGesture().onEnded { save() })"#,
  ])
  func singleTapsAreNoGesturesHere(_ source: String) { #expect(gesture(source) == nil) }

  @Test(arguments: [
    #"Text("a").offset(x).gesture(DragGesture().onChanged { x = $0.translation }.onEnded { _ in x = .zero })"#,
    #"Text("a").onLongPressGesture(perform: {}) { isDown in isEditing = isDown }"#,
    #"Text("a").onLongPressGesture { haptics.play(); isPressed = true; playHaptics() }"#,
  ])
  func whatPassesDoesNotLast(_ source: String) {
    let effect = gesture(source)?.effect
    #expect(effect?.changes.isEmpty == true)
  }

  @Test func directionDecides() {
    let use = gesture(
      #"Text("a").gesture(DragGesture().onEnded { if $0.translation.width > 9 { like() } else { skip() } })"#)
    #expect(use?.decidesByDirection == true)
  }

  @Test(arguments: [
    ("if $0.translation.width > 9 { like() } else { skip() }", true),
    ("if $0.translation.width > 9 { like() }; if $0.translation.width < -9 { skip() }; x = 0", true),
    ("switch $0.translation.width { case 9...: like(); case ...(-9): skip(); default: x = 0 }", true),
    ("guard abs($0.velocity.width) > 9 else { return }; $0.velocity.width > 0 ? like() : skip()", true),
    ("if let item { if $0.translation.width > 9 { liked.append(item) } else { skipped.append(item) } }", true),
    ("if $0.translation.width > 9 { index += 1 } else { index -= 1 }", false),
    ("if $0.translation.width > 9 { like() } else { x = 0 }", false),
    ("like(); skip(); print($0.translation)", false),
  ])
  func outcomesDiffer(_ code: String, _ isSeveral: Bool) {
    let use = gesture("Text(\"a\").offset(x: x).gesture(DragGesture().onEnded { \(code) })")
    #expect(use?.hasSeveralOutcomes == isSeveral)
  }

  @Test(arguments: [
    (#"Text("a").offset(x: x).gesture(DragGesture().onChanged { x = $0.translation.width })"#, true),
    (#"Text("a").rotationEffect(.degrees(x)).gesture(DragGesture().onEnded { _ in x = 0 })"#, true),
    (#"Text("a").offset(x: 4).gesture(DragGesture().onChanged { x = $0.translation.width })"#, false),
    (#"Text("a").opacity(x).gesture(DragGesture().onChanged { x = $0.translation.width })"#, false),
  ])
  func viewsGoWithTheFinger(_ source: String, _ goes: Bool) { #expect(gesture(source)?.movesView == goes) }

  @Test func announcedNamesAreThoseOfTheCodeAround() {
    let model = model(
      """
      struct Screen: View {
        @State var isSaved = false
        @State var isSent = false
        var body: some View {
          Text("a").onChange(of: isSaved) { AccessibilityNotification.Announcement("Saved").post() }
          Button("Send") { isSent = true }
        }
      }
      """)
    let names = model.announcedNames(ofType: 0)
    #expect(names.contains(Name("isSaved")))
    #expect(!names.contains(Name("isSent")))
  }
}
