import SwiftUI

/// Looks that the person has kept.
struct LookbookView: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        Text(name)
          .foregroundStyle(.primary)
      }
      .navigationTitle("Lookbook")
    }
  }
}

#Preview {
  LookbookView(names: ["Linen suit", "Rain coat"])
}

#Preview("Large text") {
  LookbookView(names: ["Linen suit", "Rain coat"])
    .dynamicTypeSize(.accessibility3)
}
