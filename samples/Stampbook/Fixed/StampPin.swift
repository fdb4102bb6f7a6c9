import SwiftUI

/// A stamp on the map; symbol, colour and words tell whether it is collected, within reach or too far away.
struct StampPin: View {
  enum Status {
    case collected, withinRange, tooFar
  }

  let stamp: Stamp
  let isWithinRange: Bool
  let isCollected: Bool

  @ScaledMetric(relativeTo: .title2) private var side = 52.0

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Circle()
          .fill(status.color)
          .frame(width: side, height: side)
          .shadow(color: .black.opacity(0.2), radius: 4, y: 2)

        Image(systemName: status.symbol)
          .font(.title2)
          .foregroundStyle(.white)
      }

      Triangle()
        .fill(status.color)
        .frame(width: 12, height: 8)
        .offset(y: -1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(stamp.name), \(status.words)")
  }

  var status: Status {
    if isCollected {
      .collected
    } else {
      isWithinRange ? .withinRange : .tooFar
    }
  }
}

extension StampPin.Status {
  var symbol: String {
    switch self {
    case .collected: "checkmark.seal.fill"
    case .withinRange: "lock.open.fill"
    case .tooFar: "lock.fill"
    }
  }

  var color: Color {
    switch self {
    case .collected: .collectedFill
    case .withinRange: .brandFill
    case .tooFar: .farFill
    }
  }

  var words: String {
    switch self {
    case .collected: "collected"
    case .withinRange: "close enough to collect"
    case .tooFar: "too far away"
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

#Preview("Large text") {
  StampPin(stamp: Stamp.samples[0], isWithinRange: true, isCollected: false)
    .dynamicTypeSize(.accessibility3)
}
