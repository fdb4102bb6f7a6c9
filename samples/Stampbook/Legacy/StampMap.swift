import MapKit
import SwiftUI

/// All stamps on a map; a tap on a pin shows the stamp.
struct StampMap: View {
  @Environment(StampStore.self) private var store
  @State private var position = MapCameraPosition.automatic
  @State private var selected: Stamp?

  var body: some View {
    Map(position: $position) {
      UserAnnotation()
      ForEach(store.stamps) { stamp in
        Annotation("", coordinate: stamp.coordinate) {
          StampPin(
            stamp: stamp, isWithinRange: store.isWithinRange(stamp), isCollected: store.isCollected(stamp)
          )
          .onTapGesture { selected = stamp }
        }
      }
    }
    .overlay(alignment: .bottomTrailing) {
      mapButtons
        .padding()
    }
    .sheet(item: $selected) { stamp in
      NavigationStack {
        StampDetailView(stamp: stamp)
      }
    }
  }

  private var mapButtons: some View {
    VStack(spacing: 4) {
      Button {
        position = .userLocation(fallback: .automatic)
      } label: {
        Image(systemName: "location.fill")
          .frame(width: 36, height: 36)
          .background(.background, in: .circle)
      }

      Button {
        position = .automatic
      } label: {
        Image(systemName: "arrow.up.left.and.arrow.down.right")
          .frame(width: 36, height: 36)
          .background(.background, in: .circle)
      }
    }
  }
}

#Preview {
  StampMap()
    .environment(StampStore())
}
