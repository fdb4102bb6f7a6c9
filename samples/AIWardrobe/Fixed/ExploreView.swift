import SwiftUI

/// Categories, and the deck of the chosen one.
struct ExploreView: View {
  @Environment(Wardrobe.self) private var wardrobe
  @Environment(\.dynamicTypeSize) private var textSize
  @State private var query = ""
  @State private var showsDeck = false

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: textSize.isAccessibilitySize ? 1 : 2)
  }

  private var categories: [String] {
    Set(wardrobe.items.map(\.category)).sorted()
  }

  var body: some View {
    ScrollView {
      HStack {
        TextField("Search clothes", text: $query, prompt: Text("I’m going to a beach wedding"))
          .frame(minHeight: Theme.iconButton)
        Button {
          showsDeck = true
        } label: {
          Label("Search", systemImage: "arrow.up")
            .labelStyle(.iconOnly)
            .frame(minWidth: Theme.iconButton, minHeight: Theme.iconButton)
            .contentShape(.rect)
        }
      }
      .padding()

      LazyVGrid(columns: columns, spacing: Theme.spacing) {
        ForEach(categories, id: \.self) { category in
          Button {
            showsDeck = true
          } label: {
            VStack(alignment: .leading) {
              Image(decorative: "category-\(category.lowercased())")
                .resizable()
                .scaledToFit()
              Text(category)
                .font(Theme.body)
            }
            .contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .navigationTitle("Explore")
    .fullScreenCover(isPresented: $showsDeck) {
      DeckView(isShown: $showsDeck)
    }
  }
}

#Preview {
  NavigationStack { ExploreView() }
    .environment(Wardrobe())
}

#Preview("Large text") {
  NavigationStack { ExploreView() }
    .environment(Wardrobe())
    .dynamicTypeSize(.accessibility3)
}
