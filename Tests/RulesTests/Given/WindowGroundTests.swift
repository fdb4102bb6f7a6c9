// The root of a window lies on the background of the system, unless something is drawn around it there.

import Testing

@Suite struct WindowGroundTests {
  private func faint(_ window: String, besides more: String = "") -> Int {
    let code = """
      import SwiftUI
      @main struct LampApp: App { var body: some Scene { WindowGroup { \(window) } } }
      struct Home: View {
        var body: some View { VStack { Text("Lanterns").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7)) } }
      }
      \(more)
      """
    return Checking.shown(of: "text-contrast", in: [("A.swift", code)]).count
  }

  @Test func theRootOfAWindowIsOnTheSystem() {
    #expect(faint("Home()") == 1)
    #expect(faint("Home().environment(\\.lamps, 3)") == 1)
  }

  @Test(arguments: [
    "Home().background(Color.black)", "ZStack { Color.black; Home() }", "Home().preferredColorScheme(.dark)",
    "Text(\"Lamps\")",
  ])
  func whatIsDrawnAroundItMayBeAnother(_ window: String) { #expect(faint(window) == 0) }
}
