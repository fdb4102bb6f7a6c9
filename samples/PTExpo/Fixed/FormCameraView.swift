import SwiftUI

/// Watches an exercise through the camera and judges it.
struct FormCameraView: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var judge = FormJudge()
  @State private var isRecording = false
  @State private var glow = 1.0
  @State private var showsSavedBanner = false

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()

      Circle()
        .stroke(color, style: StrokeStyle(lineWidth: isGood ? 12 : 20, dash: isGood ? [] : [30, 15]))
        .scaleEffect(reduceMotion ? 1 : glow)
        .padding(40)
        .accessibilityHidden(true)

      VStack {
        Text("Form check")
          .font(.headline)
          .foregroundStyle(.white)
          .accessibilityAddTraits(.isHeader)
        Label(judge.verdict.rawValue, systemImage: symbol)
          .font(.title3.bold())
          .foregroundStyle(.white)
        if showsSavedBanner {
          Text("Recording saved")
            .font(.title3.bold())
            .foregroundStyle(.white)
        }
        Spacer()
        controls
      }
    }
    .onChange(of: judge.verdict) { _, verdict in
      announce(verdict.rawValue)
      withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.4)) { glow = verdict == .good ? 1 : 1.1 }
    }
    .onChange(of: showsSavedBanner) { _, isShown in
      if isShown { announce("Recording saved") }
    }
  }

  private var isGood: Bool {
    judge.verdict == .good
  }

  private var color: Color {
    switch judge.verdict {
    case .good: .green
    case .shallow: .yellow
    case .risky: .red
    }
  }

  private var symbol: String {
    switch judge.verdict {
    case .good: "checkmark.circle"
    case .shallow: "arrow.down.circle"
    case .risky: "exclamationmark.octagon"
    }
  }

  private var controls: some View {
    VStack(spacing: 16) {
      Button {
        isRecording.toggle()
        showsSavedBanner = !isRecording
      } label: {
        Image(systemName: isRecording ? "stop.circle.fill" : "record.circle")
          .resizable()
          .frame(width: 72, height: 72)
          .foregroundStyle(.white)
      }
      .accessibilityLabel(isRecording ? "Stop recording" : "Start recording")
      .accessibilityAddTraits(.startsMediaSession)

      HStack {
        Button("Flip camera") { judge.usesFrontCamera.toggle() }
        Spacer()
        Button(
          judge.isFlashOn ? "Turn flash off" : "Turn flash on", systemImage: judge.isFlashOn ? "bolt" : "bolt.slash"
        ) {
          judge.isFlashOn.toggle()
        }
      }
      .buttonStyle(.bordered)
      .tint(.white)
      .padding()
    }
  }
}

#Preview {
  FormCameraView()
}

#Preview("Large text") {
  FormCameraView()
    .dynamicTypeSize(.accessibility3)
}
