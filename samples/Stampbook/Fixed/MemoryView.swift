import SwiftUI

/// A memory of a stamp: a title and a few words.
struct MemoryView: View {
  @State private var title = ""
  @State private var words = ""

  private var isComplete: Bool { !title.isEmpty }
  private let titleHelp = "At least 3 characters, no numbers"

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Title") {
        TextField("Title", text: $title)
          .accessibilityHint(titleHelp)
      }
      Text(titleHelp)
        .font(.caption)
      LabeledContent("Memory") {
        TextField("Memory", text: $words)
          .accessibilityHint("Shown under the stamp.")
      }
      Button("Save memory") { save() }
        .disabled(!isComplete)
    }
    .padding()
  }

  private func save() {}
}

#Preview {
  MemoryView()
}

#Preview("Large text") {
  MemoryView()
    .dynamicTypeSize(.accessibility3)
}
