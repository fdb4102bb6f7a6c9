import Foundation
import Observation

/// A piece of clothing that may be tried on.
struct Item: Identifiable, Hashable {
  let id: String
  let brand: String
  let title: String
  let category: String
  let imageNames: [String]
  let imageDescription: String
}

/// A piece on a photo of the person, made by the server.
struct Trial: Identifiable, Hashable {
  let item: Item
  var resultURL: URL?
  var id: Item.ID { item.id }
  var isReady: Bool { resultURL != nil }
}

struct FashionStyle: Identifiable, Hashable {
  let id: String
  let name: String
  let imageName: String
}

/// What the person likes, has put aside and is trying on.
@Observable
final class Wardrobe {
  var styles = FashionStyle.samples
  var likedStyleIDs: Set<FashionStyle.ID> = []
  var items = Item.samples
  var disliked: [Item] = []
  var trials: [Trial] = []
  var comments: [String] = []
  var photoURL: URL?

  func addForTrials(_ item: Item) {
    items.removeAll { $0 == item }
    trials.append(Trial(item: item))
  }

  func dislike(_ item: Item) {
    items.removeAll { $0 == item }
    disliked.append(item)
  }

  func undo() {
    guard let item = disliked.popLast() else { return }
    items.append(item)
  }
}

extension FashionStyle {
  static let samples = [
    FashionStyle(id: "linen", name: "Linen and light", imageName: "style-linen"),
    FashionStyle(id: "street", name: "Street", imageName: "style-street"),
    FashionStyle(id: "classic", name: "Classic", imageName: "style-classic"),
  ]
}

extension Item {
  static let samples = [
    Item(
      id: "shirt", brand: "Sol", title: "Wide linen shirt", category: "Shirts",
      imageNames: ["shirt-1", "shirt-2", "shirt-3"], imageDescription: "Sand-coloured shirt, worn open"),
    Item(
      id: "kurti", brand: "Mira", title: "Block print kurti", category: "Kurtis", imageNames: ["kurti-1", "kurti-2"],
      imageDescription: "Indigo kurti with white leaves"),
    Item(
      id: "pants", brand: "Sol", title: "Pleated pants", category: "Pants", imageNames: ["pants-1"],
      imageDescription: "Brown pants with a high waist"),
  ]
}
