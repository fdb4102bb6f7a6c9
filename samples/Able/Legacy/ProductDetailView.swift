import SwiftUI

/// One product: pictures, features, and the way to the shop.
struct ProductDetailView: View {
  let product: Product

  @Environment(Catalog.self) private var catalog
  @Environment(\.openURL) private var openURL
  @State private var page = 0
  @State private var showsGallery = false
  @State private var leavesApp = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        gallery
        Text(product.brand)
          .font(.system(size: 13))
        Text(product.title)
          .font(.title2)
        RatingView(rating: product.rating)

        HStack {
          Circle()
            .fill(product.isInStock ? Color.green : Color.red)
            .frame(width: 12, height: 12)
          Text("at the brand's shop")
        }

        Text("Made to be easy")
          .font(.title3)
        ForEach(product.features, id: \.self) { feature in
          Text("• \(feature)")
            .font(.custom("Avenir Next", fixedSize: 16))
        }

        buttons
      }
      .padding()
    }
    .alert("You are leaving Able", isPresented: $leavesApp) {
      Button("Cancel", role: .cancel) {}
      Button("Continue") { openURL(product.page) }
    } message: {
      Text("You're heading to the website of \(product.brand) to finish your purchase.")
    }
  }

  private var gallery: some View {
    TabView(selection: $page) {
      ForEach(product.imageNames, id: \.self) { name in
        Image(name)
          .resizable()
          .scaledToFit()
          .onTapGesture { showsGallery = true }
      }
    }
    .tabViewStyle(.page)
    .frame(height: 300)
  }

  private var buttons: some View {
    HStack {
      Button {
        catalog.toggleSaved(product)
      } label: {
        Image(systemName: catalog.isSaved(product) ? "heart.fill" : "heart")
      }
      .frame(width: 44, height: 44)

      Button("Buy Now →") { leavesApp = true }
        .buttonStyle(.borderedProminent)
        .accessibilityLabel("Purchase item on brand website")
    }
  }
}

#Preview {
  NavigationStack { ProductDetailView(product: Product.samples[0]) }
    .environment(Catalog())
}
