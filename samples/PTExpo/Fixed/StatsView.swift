import Charts
import SwiftUI
import UIKit

struct Weight: Identifiable {
  let id: Int
  let date: Date
  let kilograms: Double
}

/// How the training goes.
struct StatsView: View {
  let weights: [Weight]
  @Environment(\.dynamicTypeSize) private var size
  @FocusState private var isGridFocused: Bool

  var body: some View {
    NavigationStack {
      ScrollView {
        Chart(weights) { weight in
          LineMark(x: .value("Date", weight.date), y: .value("Weight", weight.kilograms))
            .accessibilityLabel(weight.date.formatted(date: .abbreviated, time: .omitted))
            .accessibilityValue("\(weight.kilograms.formatted()) kilograms")
        }
        VStack {
          Text("This week").accessibilitySortPriority(3)
          Text("Total").accessibilitySortPriority(2)
          Text("Sets").accessibilitySortPriority(1)
        }
        let columns = Array(repeating: GridItem(.flexible()), count: size.isAccessibilitySize ? 1 : 2)
        LazyVGrid(columns: columns) {
          ForEach(weights) { weight in
            Text("Weight on this day")
          }
        }
        .focusable()
        .focused($isGridFocused)
        .focusEffectDisabled()
        .border(isGridFocused ? Color.primary : Color.clear)
        Text("Your longest run so far was on the last day of the month")
        Text("Bienvenidos a la sala de entrenamiento, que está lista para usted")
          .environment(\.locale, Locale(identifier: "es"))
        Text("Records")
          .foregroundStyle(.primary)
      }
      .navigationTitle("Statistics")
      .toolbar {
        Button("Export") { export() }
      }
    }
  }

  private func export() {}
}

/// Posts, offers and records without an end.
struct StreamView: View {
  let items: [StreamItem]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in
          switch item.kind {
          case .post: Text(item.title)
          case .offer: Text(item.offer)
          }
        }
        Color.clear.onAppear { loadMore() }
      }
    }
    .accessibilityRotor("Posts") {
      ForEach(items) { item in
        AccessibilityRotorEntry(item.title, id: item.id)
      }
    }
  }

  private func loadMore() {}
}

struct StreamItem: Identifiable {
  enum Kind { case post, offer }
  let id: Int
  let kind: Kind
  let title: String
  let offer: String
}

/// What the first start says.
struct IntroView: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Train with others")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        Text("Choose a plan, and we will remind you on the days that suit you and your friends.")
        Text("You can change the plan, pause it, or leave it whenever you want to.")
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Later", role: .cancel) { close() }
          .keyboardShortcut(.cancelAction)
        Button("Save plan") { save() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
    }
  }

  private func close() {}
  private func save() {}
}

struct StatsRoot: View {
  @State private var isNew = true

  var body: some View {
    NavigationStack {
      List {
        Text("Plans")
      }
      .navigationTitle("Plans")
    }
    .fullScreenCover(isPresented: $isNew) { IntroView() }
  }
}

/// What moves by itself; the system and the person are both asked.
struct CalmReader: View {
  @Environment(\.accessibilityReduceMotion) private var systemReduceMotion
  @AppStorage("calm") private var isCalm = false

  var body: some View {
    Text(systemReduceMotion || isCalm ? "Still" : "Moving")
  }
}

final class TrainingViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}

#Preview {
  StatsView(weights: [])
}

#Preview("Large text") {
  StatsView(weights: [])
    .dynamicTypeSize(.accessibility5)
}
