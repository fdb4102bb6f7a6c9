import SwiftUI

/// Breathes while a thought is being worked on.
struct BreathingWall: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var size = 0.8

  var body: some View {
    if reduceMotion {
      Circle()
        .fill(Color.blue.opacity(0.3))
        .scaleEffect(size)
        .animation(.easeInOut(duration: 2).repeatForever(autoreverses: true), value: UUID())
        .onAppear { size = 0.9 }
    } else {
      FullBreathing()
    }
  }
}

struct FullBreathing: View {
  @State private var isWide = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(.blue, lineWidth: 2)
          .scaleEffect(isWide ? 1.4 : 0.6)
          .rotationEffect(.degrees(isWide ? 90 : 0))
          .animation(.easeInOut(duration: 4 + Double(ring)).repeatForever(autoreverses: true), value: isWide)
      }
    }
    .onAppear { isWide = true }
  }
}

#Preview {
  BreathingWall()
}
