import SwiftUI

/// Breathes while a thought is being worked on; stands still for people who want less motion.
struct BreathingWall: View {
  @Environment(Recorder.self) private var recorder
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if reduceMotion {
      Circle()
        .fill(Color.blue.opacity(0.3))
        .accessibilityHidden(true)
    } else {
      FullBreathing(isProcessing: recorder.isProcessing)
    }
  }
}

struct FullBreathing: View {
  let isProcessing: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isWide = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(.blue, lineWidth: 2)
          .scaleEffect(isWide ? 1.4 : 0.6)
          .animation(
            isProcessing && !reduceMotion
              ? .easeInOut(duration: 4 + Double(ring)).repeatForever(autoreverses: true) : nil,
            value: isWide)
      }
    }
    .accessibilityHidden(true)
    .onChange(of: isProcessing, initial: true) { isWide = isProcessing }
  }
}

#Preview {
  BreathingWall()
    .environment(Recorder())
}
