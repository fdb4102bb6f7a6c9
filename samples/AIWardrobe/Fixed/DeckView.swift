import SwiftUI

/// A stack of cards: a button, an action or a swipe decides.
struct DeckView: View {
  @Binding var isShown: Bool
  @Environment(Wardrobe.self) private var wardrobe
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var drag = CGSize.zero
  @State private var commented: Item?

  var body: some View {
    NavigationStack {
      ScrollView {
        if let item = wardrobe.items.last {
          card(for: item)
          buttons(for: item)
        } else {
          Text("No more cards. Close the deck to choose another category.")
            .font(Theme.body)
        }
      }
      .padding()
      .navigationTitle("Your matches")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", systemImage: "xmark") { isShown = false }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Undo", systemImage: "arrow.uturn.backward") { wardrobe.undo() }
        }
      }
      .onChange(of: wardrobe.items) { _, items in
        announce(items.last.map { "Next: \($0.title)" } ?? "No more cards")
      }
      .sheet(item: $commented) { item in
        CommentView(item: item)
      }
    }
  }

  private func card(for item: Item) -> some View {
    ItemCard(item: item)
      .offset(reduceMotion ? .zero : drag)
      .animation(reduceMotion ? nil : .spring(), value: drag)
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation }
          .onEnded { value in
            if value.translation.width > 120 {
              wardrobe.addForTrials(item)
            } else if value.translation.width < -120 {
              wardrobe.dislike(item)
            }
            drag = .zero
          }
      )
      .accessibilityAction(named: "Add for trials") { wardrobe.addForTrials(item) }
      .accessibilityAction(named: "Dislike") { wardrobe.dislike(item) }
  }

  private func buttons(for item: Item) -> some View {
    VStack(spacing: Theme.spacing) {
      Button {
        wardrobe.addForTrials(item)
      } label: {
        Label("Add for trials", systemImage: "hanger")
          .frame(maxWidth: .infinity, minHeight: Theme.iconButton)
      }
      .buttonStyle(.borderedProminent)
      .tint(Theme.earth)
      Button {
        wardrobe.dislike(item)
      } label: {
        Label("Dislike", systemImage: "hand.thumbsdown")
          .frame(maxWidth: .infinity, minHeight: Theme.iconButton)
          .contentShape(.rect)
      }
      Button {
        commented = item
      } label: {
        Label("Leave a comment", systemImage: "bubble.left")
          .frame(maxWidth: .infinity, minHeight: Theme.iconButton)
          .contentShape(.rect)
      }
    }
  }
}

/// One piece: its pictures, turned by hand, and its name.
struct ItemCard: View {
  let item: Item
  @State private var page = 0

  var body: some View {
    VStack {
      Image(item.imageNames[page])
        .resizable()
        .scaledToFit()
        .accessibilityLabel("\(item.imageDescription), picture \(page + 1) of \(item.imageNames.count)")
      Button("Next picture") { page = (page + 1) % item.imageNames.count }
        .buttonStyle(.bordered)
        .controlSize(.large)
      VStack {
        Text(item.brand)
          .font(Theme.caption)
        Text(item.title)
          .font(Theme.heading)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(item.title)
  }
}

struct CommentView: View {
  let item: Item
  @Environment(Wardrobe.self) private var wardrobe
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var isSent = false

  var body: some View {
    NavigationStack {
      Form {
        Section("What do you think of it?") {
          TextEditor(text: $text)
            .frame(minHeight: 120)
            .accessibilityLabel("Comment on \(item.title)")
        }
        Button("Send") {
          wardrobe.comments.append(text)
          isSent = true
        }
        if isSent {
          Label("Thank you!", systemImage: "checkmark")
            .font(Theme.body)
        }
      }
      .navigationTitle("Comment")
      .toolbar {
        Button("Done") { dismiss() }
      }
      .onChange(of: isSent) { _, sent in
        if sent { announce("Thank you! Your comment is on its way.") }
      }
    }
  }
}

#Preview {
  DeckView(isShown: .constant(true))
    .environment(Wardrobe())
}

#Preview("Large text") {
  DeckView(isShown: .constant(true))
    .environment(Wardrobe())
    .dynamicTypeSize(.accessibility3)
}
