import Observation
import SwiftUI

/// What a partner of the shop has to say about a product.
struct Offer: Identifiable {
  let id: Int
  let title: String
  let description: String
  let page: URL

  static let sample = Offer(
    id: 1, title: "Cape coat", description: "A coat that closes behind, with room for the arms of a chair.",
    page: URL(string: "https://example.com/cape")!)
}

/// An offer, and where to buy it.
struct OfferView: View {
  let offer: Offer
  @Environment(\.openURL) private var openURL
  @State private var isWatched = false
  @ScaledMetric(relativeTo: .caption) private var noteSize = 9.0

  var body: some View {
    ZStack {
      Image("linen")
        .resizable()
        .ignoresSafeArea()
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Image("coat-open-back")
            .resizable()
            .scaledToFit()
          HStack {
            Text(offer.title)
            Text(offer.description)
          }
          Text(offer.description)
            .lineLimit(2)
          HStack(spacing: 2) {
            Button {
              isWatched.toggle()
            } label: {
              Image(systemName: isWatched ? "bell.fill" : "bell")
                .frame(width: 28, height: 28)
            }
            .accessibilityLabel("Price alert")
            Button {
              share()
            } label: {
              Image(systemName: "square.and.arrow.up")
                .frame(width: 28, height: 28)
            }
            .accessibilityLabel("Share")
          }
          .buttonStyle(.plain)
          Button("Buy now") {
            openURL(offer.page)
          }
          Text("The partner sends the coat and takes it back.")
            .font(.system(size: noteSize))
        }
        .padding()
      }
    }
  }

  private func share() {}
}

/// The shop's own bar of tabs.
struct ShopTabBar: View {
  @Binding var tab: ShopTab

  var body: some View {
    HStack {
      ForEach(ShopTab.allCases) { item in
        Button {
          tab = item
        } label: {
          Label(item.title, systemImage: item.icon)
        }
      }
    }
    .font(.system(size: 10))
  }
}

enum ShopTab: String, CaseIterable, Identifiable {
  case home, saved
  var id: Self { self }
  var title: String { self == .home ? "Home" : "Saved" }
  var icon: String { self == .home ? "house" : "heart" }
}

/// What the person has set in the shop.
@Observable
final class DisplaySettings {
  var increaseContrast = false
}

#Preview {
  OfferView(offer: .sample)
}
