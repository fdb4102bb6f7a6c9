import Foundation
import Observation

/// Something that makes dressing hard, in the words of the person.
struct Need: Identifiable, Hashable {
  let id: String
  let title: String
}

struct Product: Identifiable, Hashable {
  let id: String
  let brand: String
  let title: String
  let price: Decimal
  let category: String
  let features: [String]
  let imageNames: [String]
  let isInStock: Bool
  let rating: Int
  let page: URL
}

/// What the shop offers and what the person has chosen from it.
@Observable
final class Catalog {
  var products: [Product]
  var savedIDs: Set<Product.ID> = []
  var needs: [Need] = Need.samples
  var chosenNeedIDs: Set<Need.ID> = []
  var collections: [String: [Product.ID]] = [:]

  init(products: [Product] = Product.samples) {
    self.products = products
  }

  func isSaved(_ product: Product) -> Bool {
    savedIDs.contains(product.id)
  }

  func toggleSaved(_ product: Product) {
    if isSaved(product) { savedIDs.remove(product.id) } else { savedIDs.insert(product.id) }
  }

  func toggle(_ need: Need) {
    if chosenNeedIDs.contains(need.id) { chosenNeedIDs.remove(need.id) } else { chosenNeedIDs.insert(need.id) }
  }

  func addToCollection(_ product: Product) {
    collections["My collection", default: []].append(product.id)
  }
}

extension Need {
  static let samples = [
    Need(id: "buttons", title: "Buttons are hard for me"),
    Need(id: "seated", title: "I dress while seated"),
    Need(id: "tags", title: "Tags and seams bother me"),
    Need(id: "braces", title: "I wear leg braces"),
  ]
}

extension Product {
  static let samples = [
    Product(
      id: "polo", brand: "Harbour", title: "Seated polo", price: 49, category: "Tops",
      features: ["Magnetic buttons", "Seated cut"], imageNames: ["polo-front", "polo-back"], isInStock: true, rating: 4,
      page: URL(string: "https://example.com/polo")!),
    Product(
      id: "jeans", brand: "Open Seam", title: "Side-zip jeans", price: 79, category: "Bottoms",
      features: ["Side openings", "Room for braces"], imageNames: ["jeans-front"], isInStock: false, rating: 5,
      page: URL(string: "https://example.com/jeans")!),
    Product(
      id: "coat", brand: "Harbour", title: "Cape coat", price: 120, category: "Outerwear",
      features: ["Open back", "Wide neck"], imageNames: ["coat-front", "coat-side"], isInStock: true, rating: 4,
      page: URL(string: "https://example.com/coat")!),
  ]
}
