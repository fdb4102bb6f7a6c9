import SwiftUI

@main
struct PTExpoApp: App {
  @State private var workout = Workout()
  @State private var feed = Feed()
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      TabView {
        WorkoutView()
          .tabItem { Label("Workouts", systemImage: "figure.strengthtraining.traditional") }
        FeedView()
          .tabItem { Label("Social", systemImage: "person.2.fill") }
        FormCameraView()
          .tabItem { Label("Form", systemImage: "camera.fill") }
        StatsView(weights: workout.weights)
          .tabItem { Label("Stats", systemImage: "chart.xyaxis.line") }
        StatsRoot()
          .tabItem { Label("Plans", systemImage: "calendar") }
      }
      .fullScreenCover(isPresented: .constant(!session.isSignedIn)) { LoginView() }
      .environment(workout)
      .environment(feed)
      .environment(session)
    }
  }
}
