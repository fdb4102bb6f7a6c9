import SwiftUI

@main
struct AbleApp: App {
  @State private var catalog = Catalog()
  @State private var needsSetup = true
  @State private var offer: Offer?
  @State private var tab = ShopTab.home

  var body: some Scene {
    WindowGroup {
      TabView {
        HomeFeedView()
          .tabItem { Label("Home", systemImage: "house") }
        BrowseView()
          .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
      }
      .sheet(isPresented: $needsSetup) { NeedsAssessmentView() }
      .onOpenURL { url in offer = url.path == "/cape" ? .sample : nil }
      .sheet(item: $offer) { offer in
        VStack {
          OfferView(offer: offer)
          ShopTabBar(tab: $tab)
        }
      }
      .environment(catalog)
    }
  }
}
