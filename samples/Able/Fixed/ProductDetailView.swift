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
          .font(.body)
        RatingView(rating: product.rating)

        Label(
          product.isInStock ? "In stock at the brand's shop" : "Sold out at the brand's shop",
          systemImage: product.isInStock ? "checkmark.circle" : "xmark.circle")

        Text("Made to be easy")
          .font(.title3)
          .accessibilityAddTraits(.isHeader)
        ForEach(product.features, id: \.self) { feature in
          Text("• \(feature)")
            .font(.custom("Avenir Next", size: 17, relativeTo: .body))
        }

        buttons
      }
      .padding()
    }
    .navigationTitle(product.title)
    .alert("You are leaving Able", isPresented: $leavesApp) {
      Button("Cancel", role: .cancel) {}
      Button("Continue") { openURL(product.page) }
    } message: {
      Text("You're heading to the website of \(product.brand) to finish your purchase.")
    }
    .fullScreenCover(isPresented: $showsGallery) {
      NavigationStack {
        gallery
          .navigationTitle("Pictures")
          .toolbar {
            Button("Done") { showsGallery = false }
          }
      }
    }
  }

  private var gallery: some View {
    TabView(selection: $page) {
      ForEach(Array(product.imageNames.enumerated()), id: \.offset) { index, name in
        Button {
          showsGallery = true
        } label: {
          Image(decorative: name)
            .resizable()
            .scaledToFit()
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Product image \(index + 1) of \(product.imageNames.count)")
        .accessibilityHint("Shows the picture larger.")
      }
    }
    .tabViewStyle(.page)
    .frame(minHeight: 300)
  }

  private var buttons: some View {
    VStack(spacing: 12) {
      Button {
        leavesApp = true
      } label: {
        Text("Buy Now →")
          .frame(maxWidth: .infinity, minHeight: 56)
      }
      .buttonStyle(.borderedProminent)
      .tint(.ableFill)
      .accessibilityLabel("Buy now, opens the website of \(product.brand)")

      Button {
        catalog.toggleSaved(product)
      } label: {
        Label(
          catalog.isSaved(product) ? "Saved. Remove from saved" : "Not saved. Add to saved",
          systemImage: catalog.isSaved(product) ? "heart.fill" : "heart"
        )
        .frame(maxWidth: .infinity, minHeight: 48)
        .contentShape(.rect)
      }
    }
  }
}

#Preview {
  NavigationStack { ProductDetailView(product: Product.samples[0]) }
    .environment(Catalog())
}

#Preview("Large text") {
  NavigationStack { ProductDetailView(product: Product.samples[0]) }
    .environment(Catalog())
    .dynamicTypeSize(.accessibility3)
}
