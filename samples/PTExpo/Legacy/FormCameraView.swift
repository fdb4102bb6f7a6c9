import SwiftUI

/// Watches an exercise through the camera and judges it.
struct FormCameraView: View {
  @State private var judge = FormJudge()
  @State private var isRecording = false
  @State private var glow = 1.0
  @State private var showsSavedBanner = false

  private var verdict: Verdict {
    judge.verdict
  }

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()

      Circle()
        .stroke(
          verdict == .good ? Color.green : verdict == .shallow ? Color.yellow : Color.red, lineWidth: 12
        )
        .scaleEffect(glow)
        .padding(40)
        .onAppear {
          withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: true)) { glow = 1.1 }
        }

      VStack {
        if showsSavedBanner {
          Text("Recording saved")
            .font(.system(size: 20, weight: .bold))
            .foregroundStyle(.white)
        }
        Spacer()
        Button {
          isRecording.toggle()
          showsSavedBanner = !isRecording
        } label: {
          Circle()
            .fill(isRecording ? Color.red : Color.white)
            .frame(width: 72, height: 72)
        }
        HStack {
          Button("Flip camera") { judge.usesFrontCamera.toggle() }
            .accessibilityHidden(true)
          Spacer()
          Image(systemName: "bolt.slash")
            .foregroundStyle(.white)
            .onLongPressGesture { judge.isFlashOn.toggle() }
        }
        .padding()
      }
    }
  }
}

#Preview {
  FormCameraView()
}
