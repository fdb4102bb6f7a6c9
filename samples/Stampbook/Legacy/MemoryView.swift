import SwiftUI

/// A memory of a stamp: a title and a few words.
struct MemoryView: View {
  @State private var title = ""
  @State private var words = ""

  private var isComplete: Bool { !title.isEmpty }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $title)
      Text("At least 3 characters, no numbers")
        .font(.caption)
      TextField("Memory", text: $words)
        .accessibilityHint("Memory")
      Button("Save memory") {
        guard isComplete else { return }
        save()
      }
      .opacity(isComplete ? 1 : 0.4)
    }
    .padding()
  }

  private func save() {}
}

#Preview {
  MemoryView()
}
