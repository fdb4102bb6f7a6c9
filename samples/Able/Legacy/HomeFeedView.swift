import SwiftUI

/// The feed: for the person first, then what is new.
struct HomeFeedView: View {
  @Environment(Catalog.self) private var catalog
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
      .navigationDestination(for: Product.self) { ProductDetailView(product: $0) }
      .navigationDestination(for: String.self) { title in
        ScrollView {
          ForEach(catalog.products) { ProductCard(product: $0) }
        }
        .navigationTitle(title)
      }
      .overlay(alignment: .bottom) {
        if showsSavedToast {
          Text("Saved to your list")
            .padding()
            .background(.background, in: .capsule)
        }
      }
      .onChange(of: catalog.savedIDs) { showsSavedToast = true }
    }
  }

  private func section(_ title: String, products: [Product]) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title)
          .font(.title2)
          .bold()
        Spacer()
        Button("See all") { path.append(title) }
          .accessibilityLabel("See all, button")
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(products) { product in
            ProductCard(product: product)
              .frame(width: 160)
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
