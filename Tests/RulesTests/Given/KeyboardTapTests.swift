// A tap anywhere on a screen that only puts the keyboard away leaves what lies in the screen as it is.

import Testing

@Suite struct KeyboardTapTests {
  private func pictures(_ modifier: String, besides more: String = "", members: String = "") -> Int {
    let code = """
      import SwiftUI
      struct Page: View {
        @FocusState private var isTyping: Bool
        @FocusState private var field: Field?
        @State private var isOpen = false
        \(members)
        var body: some View {
          VStack { Image("portrait").resizable().frame(width: 200, height: 200); Spacer() }
          \(modifier)
        }
      }
      \(more)
      """
    return Checking.shown(of: "image-missing-label", in: [("A.swift", code)]).count
  }

  @Test(arguments: [
    ".onTapGesture { isTyping = false }",
    ".onTapGesture { withAnimation { field = nil } }",
    ".onTapGesture { if isTyping { isTyping = false } }",
    ".onTapGesture { UIApplication.shared.endEditing() }",
    ".onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }",
    ".gesture(DragGesture().onChanged { _ in isTyping = false })",
    ".onTapGesture { close() }",
    ".onTapGesture(perform: close)",
    ".onTapGesture { putKeysAway() }",
    ".onTapGesture { self.putKeysAway() }",
    ".closesKeysOnTap()",
  ])
  func aTapThatEndsEditingMakesNoControlOfTheScreen(_ modifier: String) {
    let more = """
      extension View {
        func putKeysAway() { UIApplication.shared.endEditing() }
        func closesKeysOnTap() -> some View { modifier(ClosesKeys()) }
      }
      struct ClosesKeys: ViewModifier {
        func body(content: Content) -> some View { content.onTapGesture { UIApplication.shared.endEditing() } }
      }
      """
    #expect(pictures(modifier, besides: more, members: "private func close() { isTyping = false }") == 1)
  }

  @Test(arguments: [
    ".onTapGesture { isOpen = true }",
    ".onTapGesture { isTyping = true }",
    ".onTapGesture { isTyping = false; isOpen = true }",
    ".onTapGesture { if isTyping { isTyping = false } else { isOpen = true } }",
    ".onTapGesture { close() }",
    ".onTapGesture(perform: handed)",
    ".onTapGesture { unknown() }",
    ".onTapGesture { }",
    ".gesture(DragGesture().onChanged { _ in isOpen = true })",
    ".gesture(drag)",
    ".onTapGesture { loop() }",
  ])
  func anyOtherTapDoes(_ modifier: String) {
    let members = """
      let handed: () -> Void
      var drag: some Gesture { DragGesture().onChanged { _ in isTyping = false } }
      private func close() { isTyping = false; isOpen = false }
      private func loop() { loop() }
      """
    #expect(pictures(modifier, members: members) == 0)
  }
}
