import SwiftUI

/// The person's own page: profile on top, collected stamps below.
struct StampsView: View {
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case collected = "Collected"
    var id: Self { self }
  }

  @Environment(StampStore.self) private var store
  @Environment(ProfileStore.self) private var profiles
  @ScaledMetric(relativeTo: .footnote) private var tileWidth = 160.0
  @State private var filter = Filter.all
  @State private var showsEditor = false
  @State private var selected: Stamp?

  private var visible: [Stamp] {
    filter == .all ? store.stamps : store.stamps.filter(store.isCollected)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        header
        filterBar
        LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth))], spacing: 16) {
          ForEach(visible) { stamp in
            Button {
              selected = stamp
            } label: {
              StampTile(stamp: stamp, isCollected: store.isCollected(stamp))
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
          }
        }
      }
      .padding()
      .navigationTitle("My stamps")
      .sheet(isPresented: $showsEditor) { ProfileEditView() }
      .navigationDestination(item: $selected) { StampDetailView(stamp: $0) }
    }
  }

  private var header: some View {
    HStack {
      Text(profiles.profile.displayName)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Button(action: { showsEditor = true }) {
        Label("Edit profile", systemImage: "pencil.circle")
          .labelStyle(.iconOnly)
          .font(.title2)
          .frame(minWidth: 48, minHeight: 48)
          .contentShape(.rect)
      }
    }
  }

  private var filterBar: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(Filter.allCases) { option in
          Button {
            filter = option
          } label: {
            Label(option.rawValue, systemImage: filter == option ? "checkmark.circle.fill" : "circle")
              .padding(.horizontal, 12)
              .frame(minHeight: 48)
              .foregroundStyle(filter == option ? Color.white : Color.primary)
              .background(filter == option ? Color.brandFill : Color.clear, in: .capsule)
              .contentShape(.capsule)
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(filter == option ? .isSelected : [])
        }
      }
    }
  }
}

/// A stamp in the grid.
struct StampTile: View {
  let stamp: Stamp
  let isCollected: Bool

  var body: some View {
    VStack {
      Image(decorative: stamp.imageName)
        .resizable()
        .scaledToFit()
      Text(stamp.name)
        .font(.headline)
      Label(
        isCollected ? "Collected" : "Not collected yet", systemImage: isCollected ? "checkmark.seal.fill" : "seal"
      )
      .font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview {
  StampsView()
    .environment(StampStore())
    .environment(ProfileStore())
}

#Preview("Large text") {
  StampsView()
    .environment(StampStore())
    .environment(ProfileStore())
    .dynamicTypeSize(.accessibility3)
}
