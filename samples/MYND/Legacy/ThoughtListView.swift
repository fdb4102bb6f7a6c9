import SwiftUI

/// All thoughts, with a search field on top.
struct ThoughtListView: View {
  @Environment(ThoughtStore.self) private var store
  @State private var query = ""
  @State private var selectedID: Thought.ID?
  @State private var opened: Thought?

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Your Thoughts")
            .font(.largeTitle)
            .accessibilityAddTraits(.header)

          TextField("", text: $query, prompt: Text("Search"))
            .textFieldStyle(.roundedBorder)

          ForEach(store.thoughts) { thought in
            ThoughtCard(thought: thought, isSelected: selectedID == thought.id)
              .onTapGesture {
                selectedID = thought.id
                opened = thought
              }
              .onLongPressGesture { store.remove(thought) }
          }
        }
        .padding()
      }
      .navigationDestination(item: $opened) { ThoughtDetailView(thought: $0) }
    }
  }
}

struct ThoughtCard: View {
  let thought: Thought
  let isSelected: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(thought.title)
        .font(.system(size: 17, weight: .semibold))
      Text(thought.preview)
        .font(.system(size: 13))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(isSelected ? Color.blue.opacity(0.3) : Color.clear, in: .rect(cornerRadius: 12))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("")
    .accessibilityAddTraits(isSelected ? .selected : [])
  }
}

#Preview {
  ThoughtListView()
    .environment(ThoughtStore())
}
