import MapKit
import SwiftUI

/// All stamps on a map; a pin is a button that shows the stamp.
struct StampMap: View {
  @Environment(StampStore.self) private var store
  @State private var position = MapCameraPosition.automatic
  @State private var selected: Stamp?

  var body: some View {
    NavigationStack {
      Map(position: $position) {
        UserAnnotation()
        ForEach(store.stamps) { stamp in
          Annotation(stamp.name, coordinate: stamp.coordinate) {
            Button {
              selected = stamp
            } label: {
              StampPin(
                stamp: stamp, isWithinRange: store.isWithinRange(stamp), isCollected: store.isCollected(stamp)
              )
              .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityHint("Shows the stamp.")
          }
        }
      }
      .overlay(alignment: .bottomTrailing) {
        mapButtons
          .padding()
      }
      .navigationTitle("Stamps around you")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $selected) { stamp in
        NavigationStack {
          StampDetailView(stamp: stamp)
        }
      }
    }
  }

  private var mapButtons: some View {
    VStack(spacing: 12) {
      Button {
        position = .userLocation(fallback: .automatic)
      } label: {
        Label("Show where I am", systemImage: "location.fill")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
          .background(.background, in: .circle)
          .contentShape(.circle)
      }

      Button {
        position = .automatic
      } label: {
        Label("Show all stamps", systemImage: "arrow.up.left.and.arrow.down.right")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
          .background(.background, in: .circle)
          .contentShape(.circle)
      }
    }
  }
}

#Preview {
  StampMap()
    .environment(StampStore())
}

#Preview("Large text") {
  StampMap()
    .environment(StampStore())
    .dynamicTypeSize(.accessibility3)
}
