import SwiftUI

/// The feed: for the person first, then what is new.
struct HomeFeedView: View {
  @Environment(Catalog.self) private var catalog
  @ScaledMetric private var cardWidth = 170.0
  @State private var showsSavedToast = false
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          section("For You", products: catalog.products)
          section("New Arrivals", products: catalog.products.reversed())
        }
        .padding()
      }
      .navigationTitle("Home")
      .navigationDestination(for: Product.self) { ProductDetailView(product: $0) }
      .navigationDestination(for: String.self) { title in
        ScrollView {
          ForEach(catalog.products) { ProductCard(product: $0) }
        }
        .navigationTitle(title)
      }
      .safeAreaInset(edge: .bottom) {
        if showsSavedToast {
          HStack {
            Label("Your list has changed", systemImage: "checkmark")
            Button("Close") { showsSavedToast = false }
          }
          .padding()
          .background(.background)
        }
      }
      .onChange(of: catalog.savedIDs) {
        showsSavedToast = true
        announce("Your list has changed")
      }
    }
  }

  private func section(_ title: String, products: [Product]) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title)
          .font(.title2)
          .bold()
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button("See all") { path.append(title) }
          .accessibilityLabel("See all, \(title)")
      }
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(products) { product in
            ProductCard(product: product)
              .frame(width: cardWidth)
          }
        }
      }
    }
  }
}

#Preview {
  HomeFeedView()
    .environment(Catalog())
}

#Preview("Large text") {
  HomeFeedView()
    .environment(Catalog())
    .dynamicTypeSize(.accessibility3)
}
