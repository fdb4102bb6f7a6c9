import SwiftUI

/// Categories, and the deck of the chosen one.
struct ExploreView: View {
  @Environment(Wardrobe.self) private var wardrobe
  @State private var query = ""
  @State private var showsDeck = false

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  private var categories: [String] {
    Set(wardrobe.items.map(\.category)).sorted()
  }

  var body: some View {
    ScrollView {
      Text("Explore")
        .font(.largeTitle)

      HStack {
        TextField("", text: $query, prompt: Text("I’m going to a beach wedding"))
        Button {
          showsDeck = true
        } label: {
          Image(systemName: "arrow.up")
        }
      }
      .padding()
      .background(.ultraThinMaterial)

      LazyVGrid(columns: columns, spacing: Theme.spacing) {
        ForEach(categories, id: \.self) { category in
          ZStack(alignment: .bottomLeading) {
            Image("category-\(category.lowercased())")
              .resizable()
              .scaledToFill()
            Text(category)
              .font(Theme.body)
          }
          .onTapGesture { showsDeck = true }
        }
      }
    }
    .blur(radius: showsDeck ? 20 : 0)
    .overlay {
      if showsDeck {
        DeckView(isShown: $showsDeck)
      }
    }
  }
}

#Preview {
  NavigationStack { ExploreView() }
    .environment(Wardrobe())
}
