import SwiftUI

/// All products by category, with the filters that are on.
struct BrowseView: View {
  @Environment(Catalog.self) private var catalog
  @State private var category = "Tops"
  @State private var showsFilters = false
  @State private var price = 150.0

  private let categories = ["Tops", "Bottoms", "Outerwear"]
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

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
        Button {
          showsFilters = true
        } label: {
          Image(systemName: "slider.horizontal.3")
        }
      }
      .sheet(isPresented: $showsFilters) { filterSheet }
    }
  }

  private var pills: some View {
    HStack(spacing: 4) {
      ForEach(categories, id: \.self) { name in
        Button {
          category = name
        } label: {
          Text(name)
            .padding(.horizontal, 10)
            .frame(height: 30)
            .background(category == name ? Color.indigo : Color.clear, in: .capsule)
            .foregroundStyle(category == name ? Color.white : Color.indigo)
        }
        .buttonStyle(.plain)
      }
    }
  }

  private var activeFilters: some View {
    HStack {
      ForEach(catalog.needs.filter { catalog.chosenNeedIDs.contains($0.id) }) { need in
        HStack {
          Text(need.title)
            .font(.system(size: 12))
          Button {
            catalog.toggle(need)
          } label: {
            Image(systemName: "xmark")
              .font(.caption2)
          }
          .accessibilityLabel("x")
        }
      }
    }
  }

  private var filterSheet: some View {
    VStack {
      Text("Filters")
        .font(.title)
      HStack {
        Text("Highest price")
        Slider(value: $price, in: 10...300)
      }
      Toggle("", isOn: .constant(true))
        .labelsHidden()
    }
    .padding()
  }
}

#Preview {
  BrowseView()
    .environment(Catalog())
}
