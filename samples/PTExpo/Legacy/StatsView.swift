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
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    NavigationStack {
      ScrollView {
        Chart(weights) { weight in
          LineMark(x: .value("", weight.date), y: .value("", weight.kilograms))
        }
        VStack {
          Text("Total").accessibilitySortPriority(2)
          Text("Sets").accessibilitySortPriority(1)
          Text("This week").accessibilitySortPriority(3)
        }
        LazyVGrid(columns: columns) {
          ForEach(weights) { weight in
            Text("Weight on this day")
          }
        }
        .focusable()
        .focusEffectDisabled()
        Text("Your longest run so far was on the last day of the month")
          .lineLimit(1)
        Text("Bienvenidos a la sala de entrenamiento, que está lista para usted")
        Text("Records")
          .foregroundColor(.black)
      }
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
    VStack {
      Text("Train with others")
        .font(.largeTitle)
      Text("Choose a plan, and we will remind you on the days that suit you and your friends.")
      Text("You can change the plan, pause it, or leave it whenever you want to.")
      HStack {
        Button("Later", role: .cancel) { close() }
        Button("Save plan") { save() }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private func close() {}
  private func save() {}
}

struct StatsRoot: View {
  @State private var isNew = true

  var body: some View {
    List {
      Text("Plans")
    }
    .fullScreenCover(isPresented: $isNew) { IntroView() }
  }
}

/// What the app has found out about the person.
final class MotionManager: ObservableObject {
  @Published var reduceMotion = false
}

final class TrainingViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

#Preview {
  StatsView(weights: [])
}
