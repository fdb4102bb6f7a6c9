import SwiftUI

/// All products by category, with the filters that are on.
struct BrowseView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(\.dynamicTypeSize) private var textSize
  @State private var category = "Tops"
  @State private var showsFilters = false
  @State private var price = 150.0
  @State private var onlyInStock = true

  private let categories = ["Tops", "Bottoms", "Outerwear"]

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: textSize.isAccessibilitySize ? 1 : 2)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        pills
        activeFilters
        LazyVGrid(columns: columns) {
          ForEach(catalog.products.filter { $0.category == category }) { product in
            ProductCard(product: product)
          }
        }
      }
      .navigationTitle("Browse")
      .toolbar {
        Button("Filters", systemImage: "slider.horizontal.3") { showsFilters = true }
      }
      .sheet(isPresented: $showsFilters) { filterSheet }
    }
  }

  private var pills: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(categories, id: \.self) { name in
          Button {
            category = name
          } label: {
            Label(name, systemImage: category == name ? "checkmark.circle.fill" : "circle")
              .padding(.horizontal, 12)
              .frame(minHeight: 48)
              .background(category == name ? Color.ableFill : Color.clear, in: .capsule)
              .foregroundStyle(category == name ? Color.white : Color.primary)
              .contentShape(.capsule)
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(category == name ? .isSelected : [])
        }
      }
    }
  }

  private var activeFilters: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(catalog.needs.filter { catalog.chosenNeedIDs.contains($0.id) }) { need in
        Button {
          catalog.toggle(need)
        } label: {
          Label(need.title, systemImage: "xmark")
            .frame(minHeight: 48)
            .contentShape(.rect)
        }
        .accessibilityLabel("\(need.title), active filter. Remove")
      }
    }
  }

  private var filterSheet: some View {
    NavigationStack {
      Form {
        Section("Highest price") {
          Slider(value: $price, in: 10...300) {
            Text("Highest price")
          }
          .accessibilityValue("\(Int(price)) dollars")
          Text(price, format: .currency(code: "USD"))
        }
        Toggle("Only what is in stock", isOn: $onlyInStock)
      }
      .navigationTitle("Filters")
      .toolbar {
        Button("Done") { showsFilters = false }
      }
    }
  }
}

#Preview {
  BrowseView()
    .environment(Catalog())
}

#Preview("Large text") {
  BrowseView()
    .environment(Catalog())
    .dynamicTypeSize(.accessibility3)
}
