import SwiftUI

/// Everything that is being tried on.
struct TrialRoomView: View {
  @Environment(Wardrobe.self) private var wardrobe
  @State private var opened: Trial?

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(wardrobe.trials) { trial in
          row(for: trial)
            .onTapGesture { opened = trial }
        }
      }
    }
    .navigationTitle("Trial Room")
    .sheet(item: $opened) { trial in
      TrialView(trial: trial)
    }
  }

  private func row(for trial: Trial) -> some View {
    HStack {
      Circle()
        .fill(trial.isReady ? Color.green : Color.orange)
        .frame(width: 12, height: 12)
      Text(trial.item.title)
        .font(Theme.body)
        .foregroundColor(.black)
      Spacer()
      Button {
        wardrobe.trials.removeAll { $0 == trial }
      } label: {
        Image(systemName: "cart.badge.plus")
          .frame(width: Theme.iconButton, height: Theme.iconButton)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(trial.item.title)
  }
}

struct TrialView: View {
  let trial: Trial
  @State private var isLoved = false

  var body: some View {
    VStack {
      AsyncImage(url: trial.resultURL) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text("Waiting…")
          .font(Theme.caption)
          .foregroundStyle(.tertiary)
      }
      .frame(width: 320, height: 420)

      Button {
        isLoved.toggle()
      } label: {
        Image(systemName: isLoved ? "heart.fill" : "heart")
      }
      .accessibilityLabel("Love it")
    }
  }
}

#Preview {
  NavigationStack { TrialRoomView() }
    .environment(Wardrobe())
}
