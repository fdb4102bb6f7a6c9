import SwiftUI

/// A product in a feed or grid; opens the product, and saves it with the heart.
struct ProductCard: View {
  let product: Product
  @Environment(Catalog.self) private var catalog

  var body: some View {
    NavigationLink(value: product) {
      VStack(alignment: .leading, spacing: 4) {
        Image(decorative: product.imageNames[0])
          .resizable()
          .scaledToFit()
        Text(product.brand)
          .font(.system(size: 11))
        Text(product.title)
          .font(.system(size: 15, weight: .semibold))
        Text(product.price, format: .currency(code: "USD"))
          .font(.system(size: 15))
        Button {
          catalog.toggleSaved(product)
        } label: {
          Image(systemName: catalog.isSaved(product) ? "heart.fill" : "heart")
            .frame(width: 28, height: 28)
        }
        .accessibilityLabel("Save, button")
      }
    }
    .accessibilityHint("Double tap to view")
    .onLongPressGesture {
      catalog.addToCollection(product)
    }
  }
}

/// How well a product does for others.
struct RatingView: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
      }
    }
    .accessibilityElement(children: .ignore)
  }
}

#Preview {
  ProductCard(product: Product.samples[0])
    .environment(Catalog())
}
