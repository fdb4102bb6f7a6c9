import SwiftUI

/// All thoughts, with a search field on top.
struct ThoughtListView: View {
  @Environment(ThoughtStore.self) private var store
  @State private var query = ""
  @State private var selectedID: Thought.ID?
  @State private var opened: Thought?
  @State private var doomed: Thought?

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Search thoughts", text: $query)
            .textFieldStyle(.roundedBorder)
            .frame(minHeight: 44)

          ForEach(store.thoughts) { thought in
            row(for: thought)
          }

          if store.removed != nil {
            Button("Bring back the removed thought") { store.bringBack() }
          }
        }
        .padding()
      }
      .navigationTitle("Your thoughts")
      .navigationDestination(item: $opened) { ThoughtDetailView(thought: $0) }
      .confirmationDialog("Remove this thought?", isPresented: asksToRemove, presenting: doomed) { thought in
        Button("Remove", role: .destructive) { store.remove(thought) }
        Button("Keep it", role: .cancel) {}
      }
    }
  }

  private var asksToRemove: Binding<Bool> {
    Binding {
      doomed != nil
    } set: { isShown in
      if !isShown { doomed = nil }
    }
  }

  private func row(for thought: Thought) -> some View {
    HStack {
      Button {
        selectedID = thought.id
        opened = thought
      } label: {
        ThoughtCard(thought: thought, isSelected: selectedID == thought.id)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(selectedID == thought.id ? .isSelected : [])
      .onLongPressGesture { doomed = thought }
      .accessibilityAction(named: "Remove") { doomed = thought }

      Button {
        doomed = thought
      } label: {
        Label("Remove thought, \(thought.title)", systemImage: "trash")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
          .contentShape(.rect)
      }
    }
  }
}

struct ThoughtCard: View {
  let thought: Thought
  let isSelected: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Label(thought.title, systemImage: isSelected ? "checkmark.circle.fill" : "text.bubble")
        .font(.headline)
      Text(thought.preview)
        .font(.body)
    }
    .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
    .padding()
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(.primary, lineWidth: isSelected ? 3 : 1) }
    .contentShape(.rect)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Thought from \(thought.date.formatted()): \(thought.title), \(thought.preview)")
  }
}

#Preview {
  ThoughtListView()
    .environment(ThoughtStore())
}

#Preview("Large text") {
  ThoughtListView()
    .environment(ThoughtStore())
    .dynamicTypeSize(.accessibility5)
}
