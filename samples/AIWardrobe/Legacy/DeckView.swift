import SwiftUI

/// A stack of cards: left is no, right is try on.
struct DeckView: View {
  @Binding var isShown: Bool
  @Environment(Wardrobe.self) private var wardrobe
  @State private var drag = CGSize.zero
  @State private var commented: Item?

  var body: some View {
    VStack {
      HStack {
        Button {
          wardrobe.undo()
        } label: {
          Image(systemName: "arrow.uturn.backward")
            .frame(width: Theme.iconButton, height: Theme.iconButton)
        }
        Spacer()
        Button {
          isShown = false
        } label: {
          Image(systemName: "xmark")
            .frame(width: Theme.iconButton, height: Theme.iconButton)
        }
      }

      ZStack {
        ForEach(wardrobe.items) { item in
          ItemCard(item: item) { commented = item }
            .offset(drag)
            .rotationEffect(.degrees(drag.width / 20))
            .animation(.spring(bounce: 0.4), value: drag)
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
                })
        }
      }
    }
    .padding()
    .sheet(item: $commented) { item in
      CommentView(item: item)
    }
  }
}

/// One piece: pictures that follow one another, name, and the way to a comment.
struct ItemCard: View {
  let item: Item
  let comment: () -> Void
  @State private var page = 0
  @State private var isBright = false

  private let ticker = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

  var body: some View {
    Button(action: comment) {
      VStack {
        Image(item.imageNames[page])
          .resizable()
          .scaledToFit()
          .onReceive(ticker) { _ in page = (page + 1) % item.imageNames.count }
        Capsule()
          .frame(height: 3)
          .opacity(isBright ? 1 : 0.3)
          .animation(.linear(duration: 1).repeatForever(), value: isBright)
          .onAppear { isBright = true }
        Text(item.brand)
          .font(Theme.caption)
        Text(item.title)
          .font(Theme.heading)
        Button("Add for Trials") {}
          .accessibilityLabel("Put into the fitting queue")
      }
    }
    .accessibilityHint("Swipe right to add for trials, swipe left to dislike")
  }
}

struct CommentView: View {
  let item: Item
  @Environment(Wardrobe.self) private var wardrobe
  @State private var text = ""
  @State private var isSent = false

  var body: some View {
    VStack {
      Text("Tell us about it")
        .font(.title2)
      TextEditor(text: $text)
      Button("Send") {
        wardrobe.comments.append(text)
        isSent = true
      }
      if isSent {
        Text("Thank you!")
          .font(Theme.body)
      }
    }
    .padding()
  }
}

#Preview {
  DeckView(isShown: .constant(true))
    .environment(Wardrobe())
}
