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
  @State private var showsAll = false

  var body: some View {
    ZStack {
      Image(decorative: "linen")
        .resizable()
        .ignoresSafeArea()
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Image("coat-open-back")
            .resizable()
            .scaledToFit()
            .accessibilityLabel("Picture 1 of 2: the coat from behind, open down to the waist")
          ViewThatFits(in: .horizontal) {
            HStack { summary }
            VStack(alignment: .leading) { summary }
          }
          Text(offer.description)
            .lineLimit(showsAll ? nil : 3)
          Button(showsAll ? "Show less" : "Read more") { showsAll.toggle() }
            .buttonStyle(.bordered)
          HStack(spacing: 8) {
            Button {
              isWatched.toggle()
            } label: {
              Image(systemName: isWatched ? "bell.fill" : "bell")
                .frame(minWidth: 48, minHeight: 48)
                .contentShape(.rect)
            }
            .accessibilityLabel(isWatched ? "Price alert on. Turn off" : "Price alert off. Turn on")
            Button {
              share()
            } label: {
              Image(systemName: "square.and.arrow.up")
                .frame(minWidth: 48, minHeight: 48)
                .contentShape(.rect)
            }
            .accessibilityLabel("Share")
          }
          .buttonStyle(.plain)
          Button("Buy on the partner's website") {
            openURL(offer.page)
          }
          .buttonStyle(.borderedProminent)
          Text("The partner sends the coat and takes it back.")
            .font(.footnote)
        }
        .padding()
        .background(Color(uiColor: .systemBackground))
      }
    }
  }

  @ViewBuilder private var summary: some View {
    Text(offer.title)
    Text(offer.description)
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
            .frame(minWidth: 48, minHeight: 48)
        }
        .accessibilityAddTraits(tab == item ? .isSelected : [])
        .accessibilityShowsLargeContentViewer()
      }
    }
    .font(.caption)
  }
}

enum ShopTab: String, CaseIterable, Identifiable {
  case home, saved
  var id: Self { self }
  var title: String { self == .home ? "Home" : "Saved" }
  var icon: String { self == .home ? "house" : "heart" }
}

/// What the person has set in the shop; the system's setting counts as well.
struct ContrastReader: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @AppStorage("highContrast") private var wantsContrast = false

  var body: some View {
    Text("Prices")
      .foregroundStyle(contrast == .increased || wantsContrast ? Color.primary : Color.secondary)
  }
}

#Preview {
  OfferView(offer: .sample)
}

#Preview("Large text") {
  OfferView(offer: .sample)
    .dynamicTypeSize(.accessibility3)
}
