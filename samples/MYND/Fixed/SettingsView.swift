import SwiftUI

/// What can be changed about the app.
struct SettingsView: View {
  @State private var isSimple = false
  @State private var remindsDaily = true
  @State private var volume = 0.5
  @State private var showsReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Display") {
          Toggle("Simplified interface", isOn: $isSimple)
            .accessibilityHint("Shows larger buttons and fewer options.")
        }
        Section("Reminders") {
          Toggle("Daily reminder", isOn: $remindsDaily)
        }
        Section("Sound") {
          LabeledContent("Volume") {
            Slider(value: $volume) {
              Text("Volume")
            }
          }
        }
        Section {
          Button("Start over", role: .destructive) { showsReset = true }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Remove all settings?", isPresented: $showsReset) {
        Button("Remove", role: .destructive) {}
        Button("Keep them", role: .cancel) {}
      }
    }
  }
}

#Preview {
  SettingsView()
}

#Preview("Large text") {
  SettingsView()
    .dynamicTypeSize(.accessibility5)
}
