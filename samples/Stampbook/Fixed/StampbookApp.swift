import SwiftUI

@main
struct StampbookApp: App {
  @State private var stamps = StampStore()
  @State private var profiles = ProfileStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(stamps)
        .environment(profiles)
    }
  }
}

struct RootView: View {
  @Environment(ProfileStore.self) private var profiles
  @State private var needsSignIn = true
  @State private var needsInvite = false
  @State private var showsMemory = false

  var body: some View {
    TabView {
      StampMap()
        .tabItem { Label("Map", systemImage: "map") }
      StampsView()
        .tabItem { Label("Stamps", systemImage: "seal") }
    }
    .tint(.brand)
    .sheet(isPresented: $needsSignIn, onDismiss: { needsInvite = !profiles.isSignedIn }) {
      SignInSheet()
    }
    .sheet(isPresented: $needsInvite) {
      InviteCodeSheet()
    }
    .onOpenURL { url in showsMemory = url.path == "/memory" }
    .sheet(isPresented: $showsMemory) {
      MemoryView()
    }
  }
}

#Preview {
  RootView()
    .environment(StampStore())
    .environment(ProfileStore())
}
