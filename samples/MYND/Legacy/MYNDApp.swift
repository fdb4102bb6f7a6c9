import SwiftUI

@main
struct MYNDApp: App {
  @State private var store = ThoughtStore()
  @State private var recorder = Recorder()

  var body: some Scene {
    WindowGroup {
      TabView {
        RecordView()
          .tabItem { Label("Record", systemImage: "mic") }
        ThoughtListView()
          .tabItem { Label("Thoughts", systemImage: "list.bullet") }
        SettingsView()
          .tabItem { Label("Settings", systemImage: "gear") }
      }
      .environment(\.dynamicTypeSize, .large)
      .environment(store)
      .environment(recorder)
    }
  }
}
