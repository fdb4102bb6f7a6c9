import SwiftUI

@main
struct WardrobeApp: App {
  @State private var wardrobe = Wardrobe()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(wardrobe)
    }
  }
}

struct RootView: View {
  @State private var isSetUp = false

  var body: some View {
    if isSetUp {
      NavigationStack {
        ExploreView()
          .toolbar {
            NavigationLink {
              TrialRoomView()
            } label: {
              Label("Trial room", systemImage: "hanger")
            }
          }
      }
    } else {
      OnboardingView(isDone: $isSetUp)
    }
  }
}

#Preview {
  RootView()
    .environment(Wardrobe())
}
