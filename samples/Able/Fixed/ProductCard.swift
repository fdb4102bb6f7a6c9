import SwiftUI

/// A product in a feed or grid; opens the product, and saves it with the heart.
struct ProductCard: View {
  let product: Product
  @Environment(Catalog.self) private var catalog

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      NavigationLink(value: product) {
        VStack(alignment: .leading, spacing: 4) {
          Image(decorative: product.imageNames[0])
            .resizable()
            .scaledToFit()
          Text(product.brand)
            .font(.footnote)
          Text(product.title)
            .font(.headline)
          Text(product.price, format: .currency(code: "USD"))
            .font(.subheadline)
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .onLongPressGesture { catalog.addToCollection(product) }
      .accessibilityAction(named: "Add to collection") { catalog.addToCollection(product) }

      HStack(spacing: 12) {
        saveButton
        Button {
          catalog.addToCollection(product)
        } label: {
          Label("Add \(product.title) to collection", systemImage: "folder.badge.plus")
            .labelStyle(.iconOnly)
            .frame(minWidth: 48, minHeight: 48)
            .contentShape(.rect)
        }
      }
    }
  }

  private var saveButton: some View {
    Button {
      catalog.toggleSaved(product)
    } label: {
      Image(systemName: catalog.isSaved(product) ? "heart.fill" : "heart")
        .frame(minWidth: 48, minHeight: 48)
        .contentShape(.rect)
    }
    .accessibilityLabel(
      catalog.isSaved(product)
        ? "Saved. Remove \(product.title) from saved" : "Not saved. Add \(product.title) to saved")
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
    .accessibilityLabel("Rated \(rating) of 5 stars")
  }
}

#Preview {
  ProductCard(product: Product.samples[0])
    .environment(Catalog())
}

#Preview("Large text") {
  ProductCard(product: Product.samples[0])
    .environment(Catalog())
    .dynamicTypeSize(.accessibility3)
}
