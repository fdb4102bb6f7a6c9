import AVKit
import AudioToolbox
import SwiftUI

/// Who the journal is for, and what it does.
struct WelcomeView: View {
  @State private var listener = 0
  @State private var path: [Int] = []
  @State private var player = AVPlayer()
  @State private var hasStarted = false

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("A place for thoughts")
            .foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.25))
            .background(Color.white)
          Text("Speak, and read it again when you have time")
            .font(.callout)
          Text("We need to check who you are. Then your thoughts are saved on all your devices again.")
          Text("You're offline")
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          VideoPlayer(player: player)
          DisclosureGroup("Transcript") {
            Text("Press the button and speak. The journal writes it down.")
          }
          Picker("Who is it for?", selection: $listener) {
            Text("Me").tag(0)
            Text("Child").tag(1)
            Text("Partner").tag(2)
          }
          .pickerStyle(.segmented)
          HStack {
            Button("Start") { start() }
              .buttonStyle(.borderedProminent)
            Button("Sign in") { signIn() }
              .buttonStyle(.bordered)
          }
          if hasStarted {
            Label("Listening", systemImage: "waveform")
          }
          HStack {
            Text("Draft")
            Button("Share") { share() }
          }
          Button("Continue") { path.append(2) }
        }
      }
      .navigationTitle("Welcome")
      .toolbar {
        Button("Skip") { path.append(1) }
      }
    }
  }

  private func start() {
    AudioServicesPlaySystemSound(1113)
    hasStarted = true
    announce("Listening")
  }

  private func signIn() {}
  private func share() {}
}

/// The account of the person, on a picture.
struct AccountView: View {
  @Environment(ThoughtStore.self) private var store
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @State private var code = ""
  @State private var codeHelp = ""
  @State private var failed = false
  @State private var asksAboutDeleting = false

  var body: some View {
    ZStack {
      Image(decorative: "dunes")
        .resizable()
      VStack {
        Text("Signed in with your phone")
          .padding()
          .background(reduceTransparency ? Color.indigo : Color.indigo.opacity(0.4))
        LabeledContent("Code") {
          TextField("Code", text: $code)
            .textContentType(.oneTimeCode)
            .onSubmit { validate() }
        }
        Text(codeHelp)
          .background(Color(uiColor: .systemBackground))
        Button("Delete account", role: .destructive) { asksAboutDeleting = true }
          .confirmationDialog("Delete all your thoughts?", isPresented: $asksAboutDeleting) {
            Button("Delete", role: .destructive) { deleteAccount() }
            Button("Keep them", role: .cancel) {}
          }
      }
    }
    .alert("Your code was not sent", isPresented: $failed) {
      Button("Try again") { validate() }
      Button("Later", role: .cancel) {}
    } message: {
      Text("You seem to be offline. Nothing is lost.")
    }
  }

  private func validate() {
    guard code.isEmpty else { return }
    codeHelp = "Enter the six digits from your message."
    announce(codeHelp)
    UINotificationFeedbackGenerator().notificationOccurred(.error)
  }

  private func deleteAccount() {
    store.thoughts.removeAll()
  }
}

/// Thoughts that are put away.
struct ArchiveView: View {
  let thoughts: [Thought]

  var body: some View {
    NavigationStack {
      List(thoughts) { thought in
        Text(thought.title)
      }
      .navigationTitle("Archive")
      .toolbar {
        Button("New") { create() }
      }
    }
  }

  private func create() {}
}

#Preview {
  WelcomeView()
}

#Preview("Large text") {
  WelcomeView()
    .dynamicTypeSize(.accessibility5)
}
