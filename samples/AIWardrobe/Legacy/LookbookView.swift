import SwiftUI

/// Looks that the person has kept.
struct LookbookView: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Lookbook")
    }
    .preferredColorScheme(.light)
  }
}
