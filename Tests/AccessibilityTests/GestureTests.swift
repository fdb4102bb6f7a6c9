// Gestures as rules see them, and the code that announces.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct GestureTests {
  private func gesture(_ source: String) -> GestureUse? {
    let element = bodyModel(source).first(.Text)
    return element.writtenModifiers.lazy.compactMap { element.gesture(of: $0) }.first
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
