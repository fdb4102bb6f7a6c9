import SwiftUI

@main
struct WardrobeApp: App {
  @State private var wardrobe = Wardrobe()
  @State private var showsLookbook = false

  var body: some Scene {
    WindowGroup {
      RootView()
        .onOpenURL { url in showsLookbook = url.path == "/looks" }
        .sheet(isPresented: $showsLookbook) { LookbookView(names: wardrobe.items.map(\.name)) }
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
