import SwiftUI

/// Asks what makes dressing hard; several answers may be chosen.
struct NeedsAssessmentView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(\.dismiss) private var dismiss
  @State private var other = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("What makes dressing hard?")
        .font(.largeTitle)
      Text("Choose as many as you like. You can change this later.")
        .font(.system(size: 15))

      ForEach(catalog.needs) { need in
        HStack {
          Image(systemName: catalog.chosenNeedIDs.contains(need.id) ? "checkmark.square.fill" : "square")
            .resizable()
            .frame(width: 22, height: 22)
            .onTapGesture { catalog.toggle(need) }
          Text(need.title)
            .font(.system(size: 17))
        }
      }

      Text("Something else")
        .font(.system(size: 13))
      TextEditor(text: $other)
        .frame(height: 60)
        .border(.gray)

      HStack {
        Button {
          dismiss()
        } label: {
          Text("Skip")
            .frame(width: 90, height: 32)
        }
        .buttonStyle(.plain)
        Button {
          dismiss()
        } label: {
          Text("Continue")
            .frame(width: 120, height: 36)
            .background(.indigo, in: .rect(cornerRadius: 8))
            .foregroundStyle(.white)
        }
        .buttonStyle(.plain)
      }
    }
    .padding()
  }
}

#Preview {
  NeedsAssessmentView()
    .environment(Catalog())
}
