import SwiftUI

@main
struct AbleApp: App {
  @State private var catalog = Catalog()
  @State private var needsSetup = true

  var body: some Scene {
    WindowGroup {
      TabView {
        HomeFeedView()
          .tabItem { Label("Home", systemImage: "house") }
        BrowseView()
          .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
      }
      .sheet(isPresented: $needsSetup) { NeedsAssessmentView() }
      .environment(catalog)
    }
  }
}
