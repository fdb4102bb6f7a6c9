import SwiftUI

@main
struct MYNDApp: App {
  @State private var store = ThoughtStore()
  @State private var recorder = Recorder()
  @State private var isNew = true
  @State private var showsAccount = false
  @State private var showsArchive = false

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
      .onOpenURL { url in
        showsAccount = url.path == "/account"
        showsArchive = url.path == "/archive"
      }
      .fullScreenCover(isPresented: $isNew) { WelcomeView() }
      .sheet(isPresented: $showsAccount) { AccountView() }
      .sheet(isPresented: $showsArchive) { ArchiveView(thoughts: store.thoughts) }
      .environment(store)
      .environment(recorder)
    }
  }
}
