// Buttons whose action is empty and on which a gesture does the work.

import Testing

@Suite struct EmptyButtonTests {
  private func taps(_ button: String) -> Int {
    let code = """
      import SwiftUI
      struct Page: View {
        @State private var servings = 0
        @FocusState private var isTyping: Bool
        var body: some View { VStack { Text("Servings"); \(button) } }
        private func add() { servings += 1 }
      }
      """
    return Checking.shown(of: "tap-gesture-missing-button-trait", in: [("A.swift", code)]).count
  }

  @Test(arguments: [
    #"Button { } label: { Text("More") }.onTapGesture { servings += 1 }"#,
    #"Button(action: { }) { Text("More") }.onTapGesture(perform: add)"#,
    #"Button(action: { /* none */ }) { Text("More") }.padding().onTapGesture { add() }"#,
    #"Button { } label: { Text("More") }.simultaneousGesture(TapGesture().onEnded { servings += 1 })"#,
    #"Button("More", action: { }).onTapGesture { servings += 1 }"#,
  ])
  func aGestureDoesTheWorkOfAnEmptyButton(_ button: String) { #expect(taps(button) == 1) }

  @Test(arguments: [
    #"Button { add() } label: { Text("More") }.onTapGesture { servings += 1 }"#,
    #"Button { } label: { Text("More") }"#,
    #"Button { } label: { Text("More") }.onTapGesture { isTyping = false }"#,
    #"Button { } label: { Text("More") }.onTapGesture { servings += 1 }.accessibilityAction { servings += 1 }"#,
    #"Button(action: add) { Text("More") }.onTapGesture { servings += 1 }"#,
    #"Button("More") { }.onTapGesture(count: 2) { servings += 1 }"#,
  ])
  func othersDoNot(_ button: String) { #expect(taps(button) == 0) }
}
