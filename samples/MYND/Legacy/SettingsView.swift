import SwiftUI

/// What can be changed about the app.
struct SettingsView: View {
  @State private var isSimple = false
  @State private var remindsDaily = true
  @State private var volume = 0.5
  @State private var showsReset = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Settings")
        .font(.title)

      HStack {
        Text("Simplified interface")
          .font(.system(size: 17))
        Spacer()
        Toggle("", isOn: $isSimple)
          .labelsHidden()
      }
      HStack {
        Text("Daily reminder")
          .font(.system(size: 17))
        Spacer()
        Toggle("", isOn: $remindsDaily)
          .labelsHidden()
      }
      HStack {
        Image(systemName: "speaker.wave.2")
        Slider(value: $volume)
      }

      HStack {
        Text("Start over")
        Button("Start over") { showsReset = true }
      }
      .accessibilityHidden(true)
      Spacer()
    }
    .padding()
    .confirmationDialog("Remove all settings?", isPresented: $showsReset) {
      Button("Remove", role: .destructive) {}
      Button("Keep them", role: .cancel) {}
    }
  }
}

#Preview {
  SettingsView()
}
