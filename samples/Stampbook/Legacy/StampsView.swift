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
  @State private var filter = Filter.all
  @State private var showsEditor = false
  @State private var selected: Stamp?

  private let columns = [GridItem(.adaptive(minimum: 140))]

  private var visible: [Stamp] {
    filter == .all ? store.stamps : store.stamps.filter(store.isCollected)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        header
        filterBar
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(visible) { stamp in
            StampTile(stamp: stamp, isCollected: store.isCollected(stamp))
              .onTapGesture { selected = stamp }
          }
        }
      }
      .padding()
      .sheet(isPresented: $showsEditor) { ProfileEditView() }
      .navigationDestination(item: $selected) { StampDetailView(stamp: $0) }
    }
  }

  private var header: some View {
    HStack {
      Text(profiles.profile.displayName)
        .font(.title)
      Spacer()
      Button(action: { showsEditor = true }) {
        Image(systemName: "pencil.circle")
          .font(.system(size: 24))
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
    }
  }

  private var filterBar: some View {
    HStack {
      ForEach(Filter.allCases) { option in
        Button(option.rawValue) { filter = option }
          .padding(.horizontal, 12)
          .foregroundStyle(filter == option ? Color.white : Color.blue)
          .background(filter == option ? Color.blue : Color.clear, in: .capsule)
      }
      Spacer()
    }
  }
}

/// A stamp in the grid.
struct StampTile: View {
  let stamp: Stamp
  let isCollected: Bool

  var body: some View {
    VStack {
      Image(stamp.imageName)
        .resizable()
        .scaledToFit()
      Text(stamp.name)
        .font(.system(size: 13))
      Circle()
        .fill(isCollected ? Color.green : Color.orange)
        .frame(width: 10, height: 10)
    }
  }
}

#Preview {
  StampsView()
    .environment(StampStore())
    .environment(ProfileStore())
}
