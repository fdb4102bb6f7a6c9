import SwiftUI

/// One thought, with what can be done with it.
struct ThoughtDetailView: View {
  let thought: Thought

  @Environment(ThoughtStore.self) private var store
  @Environment(Recorder.self) private var recorder
  @Environment(\.dismiss) private var dismiss
  @State private var notes = ""
  @State private var statusMessage: String?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(thought.title)
          .font(.title)
        Text(thought.text)
          .font(.system(size: 17))

        HStack(spacing: 2) {
          Button {
            recorder.play(thought)
          } label: {
            Image(systemName: "play.fill")
              .frame(width: 30, height: 30)
          }
          .accessibilityLabel("play")
          Button {
            statusMessage = "Copied"
          } label: {
            Image(systemName: "doc.on.doc")
              .frame(width: 30, height: 30)
          }
          Button(action: remove) {
            Image(systemName: "trash")
              .frame(width: 30, height: 30)
          }
          .accessibilityLabel("trash")
        }

        if let statusMessage {
          Text(statusMessage)
            .font(.footnote)
        }

        HStack {
          Text("Notes")
          TextEditor(text: $notes)
            .frame(height: 120)
          Button("Done") { statusMessage = "Notes saved" }
        }
        .accessibilityElement(children: .combine)
      }
      .padding()
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
