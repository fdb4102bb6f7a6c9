import AVKit
import AudioToolbox
import SwiftUI

/// Who the journal is for, and what it does.
struct WelcomeView: View {
  @State private var listener = 0
  @State private var path: [Int] = []
  @State private var player = AVPlayer()
  @State private var isHovering = false

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("A place for thoughts")
            .foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.65))
            .background(Color.white)
          Text("Speak, and read it again when you have time")
            .font(.callout.weight(.thin))
            .lineLimit(1)
          Text(
            "Your subscription configuration necessitates additional verification before the synchronization of recordings can continue automatically."
          )
          Text("Network connectivity unavailable")
            .font(.headline)
          VideoPlayer(player: player)
          Picker("Who is it for?", selection: $listener) {
            Text("Me").tag(0)
            Text("Child").tag(1)
            Text("Partner").tag(2)
            Text("Parent").tag(3)
            Text("Friend").tag(4)
            Text("Client").tag(5)
          }
          .pickerStyle(.segmented)
          HStack {
            Button("Start") { start() }
              .buttonStyle(.borderedProminent)
            Button("Sign in") { signIn() }
              .buttonStyle(.borderedProminent)
          }
          HStack {
            Text("Draft")
            Button("Share") { share() }
              .opacity(isHovering ? 1 : 0)
          }
          .onHover { inside in isHovering = inside }
        }
      }
      .toolbar {
        Button("Skip") { path.append(1) }
      }
      .onChange(of: listener) { path.append(2) }
    }
  }

  private func start() {
    AudioServicesPlaySystemSound(1113)
  }

  private func signIn() {}
  private func share() {}
}

/// The account of the person, on a picture.
struct AccountView: View {
  @Environment(ThoughtStore.self) private var store
  @State private var code = ""
  @State private var failed = false

  var body: some View {
    ZStack {
      Image(decorative: "dunes")
        .resizable()
      VStack {
        Text("Signed in with your phone")
          .padding()
          .background(Color.indigo.opacity(0.4))
        TextField("Code", text: $code)
          .onSubmit { validate() }
        Button("Delete account") {
          deleteAccount()
        }
      }
    }
    .alert("Error", isPresented: $failed) {
      Button("OK") {}
    }
  }

  private func validate() {
    guard code.isEmpty else { return }
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
