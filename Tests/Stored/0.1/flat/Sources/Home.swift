import SwiftUI

@main struct Demo: App {
  var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Welcome").font(.system(size: 13))
      Button(action: { isOpen = true }) { Image(systemName: "gearshape") }
      Image("harbor")
      Text("More").onTapGesture { isOpen.toggle() }
      Button("Leave") { isOpen = false }.frame(width: 30, height: 30)
    }
    .animation(.spring(), value: isOpen)
  }
}
