import SwiftUI

/// One thought, with what can be done with it.
struct ThoughtDetailView: View {
  let thought: Thought

  @Environment(ThoughtStore.self) private var store
  @Environment(Recorder.self) private var recorder
  @Environment(\.dismiss) private var dismiss
  @State private var notes = ""
  @State private var statusMessage: String?
  @State private var asksToRemove = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(thought.text)
          .font(.body)

        actions

        if let statusMessage {
          Label(statusMessage, systemImage: "checkmark.circle")
        }

        Text("Notes")
          .font(.title3)
          .accessibilityAddTraits(.isHeader)
        TextEditor(text: $notes)
          .frame(minHeight: 120)
          .accessibilityLabel("Notes")
        Button("Done") { statusMessage = "Notes saved" }
      }
      .padding()
    }
    .navigationTitle(thought.title)
    .onChange(of: statusMessage) { _, message in
      if let message { announce(message) }
    }
    .confirmationDialog("Remove this thought?", isPresented: $asksToRemove) {
      Button("Remove", role: .destructive, action: remove)
      Button("Keep it", role: .cancel) {}
    }
  }

  private var actions: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        recorder.play(thought)
      } label: {
        Label("Play recording", systemImage: "play.fill")
          .frame(minHeight: 48)
          .contentShape(.rect)
      }
      .accessibilityAddTraits(.startsMediaSession)
      Button {
        statusMessage = "Copied"
      } label: {
        Label("Copy text", systemImage: "doc.on.doc")
          .frame(minHeight: 48)
          .contentShape(.rect)
      }
      Button(role: .destructive) {
        asksToRemove = true
      } label: {
        Label("Remove thought", systemImage: "trash")
          .frame(minHeight: 48)
          .contentShape(.rect)
      }
    }
  }

  private func remove() {
    store.remove(thought)
    dismiss()
  }
}

#Preview {
  NavigationStack { ThoughtDetailView(thought: Thought.samples[0]) }
    .environment(ThoughtStore())
    .environment(Recorder())
}

#Preview("Large text") {
  NavigationStack { ThoughtDetailView(thought: Thought.samples[0]) }
    .environment(ThoughtStore())
    .environment(Recorder())
    .dynamicTypeSize(.accessibility5)
}
