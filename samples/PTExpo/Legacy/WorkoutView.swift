import SwiftUI

/// The workout of today: time, exercises and settings of the next set.
struct WorkoutView: View {
  @Environment(Workout.self) private var workout
  @State private var timerScale = 1.0

  var body: some View {
    @Bindable var workout = workout
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          Text(workout.time)
            .font(.system(size: 72, weight: .bold, design: .monospaced))
            .scaleEffect(timerScale)

          Button(action: toggleTimer) {
            Image(systemName: workout.isRunning ? "pause.fill" : "play.fill")
          }
          .frame(width: 60, height: 60)
          .accessibilityLabel("play.fill")

          ProgressView(value: workout.progress)

          VStack(alignment: .leading) {
            Text("Exercises")
              .font(.title2)
            ForEach(workout.exercises) { exercise in
              row(for: exercise)
            }
          }

          HStack {
            Text("Rest")
              .font(.system(size: 15))
            Slider(value: $workout.restSeconds, in: 15...180)
          }
          Stepper(value: $workout.repetitions, in: 1...30) {
            Image(systemName: "repeat")
          }
        }
        .padding()
      }
    }
  }

  private func row(for exercise: Exercise) -> some View {
    HStack {
      Circle()
        .fill(workout.done.contains(exercise.id) ? Color.green : Color.orange)
        .frame(width: 14, height: 14)
      Text(exercise.name)
      Spacer()
      Text("\(exercise.sets) sets")
    }
    .onTapGesture { workout.done.insert(exercise.id) }
  }

  private func toggleTimer() {
    workout.isRunning.toggle()
    withAnimation(.interpolatingSpring(stiffness: 200, damping: 5)) {
      timerScale = workout.isRunning ? 1.3 : 1
    }
  }
}

#Preview {
  WorkoutView()
    .environment(Workout())
}
