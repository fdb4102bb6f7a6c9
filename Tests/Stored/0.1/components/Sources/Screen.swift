import SwiftUI

@main struct Demo: App {
  var body: some Scene { WindowGroup { Screen() } }
}

struct Screen: View {
  @State private var name = ""

  var body: some View {
    VStack {
      RoundButton(symbol: "trash") { name = "" }
      RoundButton(symbol: "plus") { name += "1" }
      Caption(text: "Two words").background(Color.white)
      TextField("", text: $name)
      Slider(value: .constant(0.5))
    }
  }
}
