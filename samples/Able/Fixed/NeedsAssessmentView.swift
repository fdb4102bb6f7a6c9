import SwiftUI

/// Asks what makes dressing hard; several answers may be chosen.
struct NeedsAssessmentView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(\.dismiss) private var dismiss
  @State private var other = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("What makes dressing hard?")
            .font(.largeTitle)
            .accessibilityAddTraits(.isHeader)
          Text("Choose as many as you like. You can change this later.")
            .font(.body)

          ForEach(catalog.needs) { need in
            let isChosen = catalog.chosenNeedIDs.contains(need.id)
            Button {
              catalog.toggle(need)
            } label: {
              Label(need.title, systemImage: isChosen ? "checkmark.square.fill" : "square")
                .font(.body)
                .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
          }

          Text("Something else")
            .font(.body)
            .accessibilityHidden(true)
          TextEditor(text: $other)
            .frame(minHeight: 80)
            .border(.primary)
            .accessibilityLabel("Something else")

          Button {
            dismiss()
          } label: {
            Text("Continue")
              .frame(maxWidth: .infinity, minHeight: 56)
          }
          .buttonStyle(.borderedProminent)
          .tint(.ableFill)
          Button {
            dismiss()
          } label: {
            Text("Skip")
              .frame(maxWidth: .infinity, minHeight: 48)
              .contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
        .padding()
      }
      .navigationTitle("Your needs")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  NeedsAssessmentView()
    .environment(Catalog())
}

#Preview("Large text") {
  NeedsAssessmentView()
    .environment(Catalog())
    .dynamicTypeSize(.accessibility3)
}
