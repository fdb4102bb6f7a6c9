import SwiftUI

/// Everything that is being tried on.
struct TrialRoomView: View {
  @Environment(Wardrobe.self) private var wardrobe
  @State private var opened: Trial?

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: Theme.spacing) {
        ForEach(wardrobe.trials) { trial in
          row(for: trial)
        }
      }
      .padding()
    }
    .navigationTitle("Trial room")
    .onChange(of: wardrobe.trials) { _, trials in
      announce("\(trials.filter(\.isReady).count) of \(trials.count) trials are ready")
    }
    .sheet(item: $opened) { trial in
      TrialView(trial: trial)
    }
  }

  private func row(for trial: Trial) -> some View {
    HStack {
      Button {
        opened = trial
      } label: {
        VStack(alignment: .leading) {
          Text(trial.item.title)
            .font(Theme.body)
          Label(
            trial.isReady ? "Ready" : "Waiting…", systemImage: trial.isReady ? "checkmark.circle" : "hourglass"
          )
          .font(Theme.caption)
        }
        .frame(maxWidth: .infinity, minHeight: Theme.iconButton, alignment: .leading)
        .contentShape(.rect)
      }
      .buttonStyle(.plain)

      Button {
        wardrobe.trials.removeAll { $0 == trial }
      } label: {
        Label("Add \(trial.item.title) to cart", systemImage: "cart.badge.plus")
          .labelStyle(.iconOnly)
          .frame(minWidth: Theme.iconButton, minHeight: Theme.iconButton)
          .contentShape(.rect)
      }
    }
  }
}

struct TrialView: View {
  let trial: Trial
  @Environment(\.dismiss) private var dismiss
  @State private var isLoved = false

  var body: some View {
    NavigationStack {
      ScrollView {
        AsyncImage(url: trial.resultURL) { image in
          image.resizable().scaledToFill()
        } placeholder: {
          Text("Waiting…")
            .font(Theme.body)
        }
        .frame(minWidth: 320, minHeight: 420)
        .accessibilityElement()
        .accessibilityLabel(trial.isReady ? "You, wearing \(trial.item.title)" : "Waiting for your picture")

        Button {
          isLoved.toggle()
        } label: {
          Label(isLoved ? "Loved. Remove love" : "Love it", systemImage: isLoved ? "heart.fill" : "heart")
            .frame(minHeight: Theme.iconButton)
            .contentShape(.rect)
        }
      }
      .navigationTitle(trial.item.title)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

#Preview {
  NavigationStack { TrialRoomView() }
    .environment(Wardrobe())
}

#Preview("Large text") {
  NavigationStack { TrialRoomView() }
    .environment(Wardrobe())
    .dynamicTypeSize(.accessibility3)
}
