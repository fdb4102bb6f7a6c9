import SwiftUI

/// A stamp on the map: green when collected, blue when close enough, white otherwise.
struct StampPin: View {
  let stamp: Stamp
  let isWithinRange: Bool
  let isCollected: Bool

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Circle()
          .fill(isCollected ? Color.green : isWithinRange ? Color.blue : Color.white)
          .frame(width: 50, height: 50)
          .shadow(color: .black.opacity(0.2), radius: 4, y: 2)

        Image(systemName: isCollected ? "checkmark.seal.fill" : "lock.fill")
          .font(.system(size: 30))
          .foregroundStyle(.white)
      }

      Triangle()
        .fill(isCollected ? Color.green : isWithinRange ? Color.blue : Color.white)
        .frame(width: 12, height: 8)
        .offset(y: -1)
    }
  }
}

/// The tip below the circle.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview {
  HStack {
    StampPin(stamp: Stamp.samples[0], isWithinRange: false, isCollected: false)
    StampPin(stamp: Stamp.samples[1], isWithinRange: true, isCollected: false)
    StampPin(stamp: Stamp.samples[2], isWithinRange: true, isCollected: true)
  }
}
