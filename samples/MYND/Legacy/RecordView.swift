import SwiftUI

/// One large button that records a thought.
struct RecordView: View {
  @Environment(ThoughtStore.self) private var store
  @Environment(Recorder.self) private var recorder
  @State private var showsSavedToast = false
  @State private var toastOffset = 200.0

  var body: some View {
    ZStack {
      BreathingWall()

      VStack(spacing: 32) {
        Text("What is on your mind?")
          .font(.system(size: 28, weight: .semibold))
        Text("Say it. We will write it down.")
          .font(.system(size: 17))

        Circle()
          .fill(recorder.isRecording ? Color.red : Color.green)
          .frame(width: 12, height: 12)

        Button(action: toggleRecording) {
          Image(systemName: "mic.fill")
            .font(.system(size: 24))
            .foregroundStyle(recorder.isRecording ? Color.red : Color.blue)
        }
        .frame(minWidth: 48, minHeight: 48)
        .accessibilityLabel("mic")
        .accessibilityHint("Double tap to start recording your thought")

        axel
      }

      if showsSavedToast {
        Text("Thought saved")
          .font(.system(size: 15))
          .padding()
          .background(.background, in: .capsule)
          .offset(y: toastOffset)
      }
    }
  }

  private var axel: some View {
    Image("axel-listening")
      .resizable()
      .scaledToFit()
      .frame(height: 120)
  }

  private func toggleRecording() {
    if recorder.isRecording {
      recorder.stop()
      store.save(recorder.transcript)
      showsSavedToast = true
      withAnimation(.spring(bounce: 0.5)) { toastOffset = 100 }
    } else {
      recorder.start()
    }
  }
}

#Preview {
  RecordView()
    .environment(ThoughtStore())
    .environment(Recorder())
}
