import SwiftUI

/// One large button that records a thought.
struct RecordView: View {
  @Environment(ThoughtStore.self) private var store
  @Environment(Recorder.self) private var recorder
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var showsSavedToast = false
  @State private var toastOffset = 200.0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 32) {
          Text("What is on your mind?")
            .font(.title.weight(.semibold))
            .accessibilityAddTraits(.isHeader)
          Text("Say it. We will write it down.")
            .font(.body)

          recordButton

          if showsSavedToast {
            Label("Thought saved", systemImage: "checkmark.circle")
              .offset(y: reduceMotion ? 0 : toastOffset)
          }

          Image("axel-listening", label: Text("Axel, listening"))
            .resizable()
            .scaledToFit()
            .frame(maxHeight: 160)
        }
        .frame(maxWidth: .infinity)
        .padding()
        .background { BreathingWall() }
      }
      .navigationTitle("Record")
      .onChange(of: showsSavedToast) { _, isShown in
        if isShown { announce("Thought saved") }
      }
    }
  }

  private var recordButton: some View {
    Button(action: toggleRecording) {
      Label(
        recorder.isRecording ? "Stop recording" : "Record thought",
        systemImage: recorder.isRecording ? "stop.fill" : "mic.fill"
      )
      .font(.title2)
      .frame(minWidth: 64, minHeight: 64)
      .contentShape(.rect)
    }
    .accessibilityAddTraits(.startsMediaSession)
  }

  private func toggleRecording() {
    if recorder.isRecording {
      recorder.stop()
      store.save(recorder.transcript)
      showsSavedToast = true
      withAnimation(reduceMotion ? nil : .spring(duration: 0.4)) { toastOffset = 0 }
    } else {
      showsSavedToast = false
      recorder.start()
    }
  }
}

#Preview {
  RecordView()
    .environment(ThoughtStore())
    .environment(Recorder())
}

#Preview("Large text") {
  RecordView()
    .environment(ThoughtStore())
    .environment(Recorder())
    .dynamicTypeSize(.accessibility5)
}
