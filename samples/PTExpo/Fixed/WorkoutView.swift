import SwiftUI

/// The workout of today: time, exercises and settings of the next set.
struct WorkoutView: View {
  @Environment(Workout.self) private var workout
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var timerScale = 1.0

  var body: some View {
    @Bindable var workout = workout
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          Text(workout.time)
            .font(.largeTitle.bold())
            .monospacedDigit()
            .scaleEffect(reduceMotion ? 1 : timerScale)
            .accessibilityAddTraits(.updatesFrequently)

          Button(action: toggleTimer) {
            Label(
              workout.isRunning ? "Pause timer" : "Start timer",
              systemImage: workout.isRunning ? "pause.fill" : "play.fill"
            )
            .frame(minWidth: 60, minHeight: 60)
            .contentShape(.rect)
          }

          ProgressView(value: workout.progress) {
            Text("Exercises done")
          }

          VStack(alignment: .leading) {
            Text("Exercises")
              .font(.title2)
              .accessibilityAddTraits(.isHeader)
            ForEach(workout.exercises) { exercise in
              row(for: exercise)
            }
          }

          VStack(alignment: .leading) {
            Text("Rest")
              .font(.body)
              .accessibilityHidden(true)
            Slider(value: $workout.restSeconds, in: 15...180) {
              Text("Rest")
            }
            .accessibilityValue("\(Int(workout.restSeconds)) seconds")
          }
          Stepper("Repetitions: \(workout.repetitions)", value: $workout.repetitions, in: 1...30)
        }
        .padding()
      }
      .navigationTitle("Today")
    }
  }

  private func row(for exercise: Exercise) -> some View {
    let isDone = workout.done.contains(exercise.id)
    return Button {
      workout.done.insert(exercise.id)
    } label: {
      VStack(alignment: .leading) {
        Label(exercise.name, systemImage: isDone ? "checkmark.circle.fill" : "circle")
        Text(isDone ? "\(exercise.sets) sets, done" : "\(exercise.sets) sets")
          .font(.subheadline)
      }
      .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }

  private func toggleTimer() {
    workout.isRunning.toggle()
    withAnimation(reduceMotion ? nil : .easeOut(duration: 0.3)) {
      timerScale = workout.isRunning ? 1.3 : 1
    }
  }
}

#Preview {
  WorkoutView()
    .environment(Workout())
}

#Preview("Large text") {
  WorkoutView()
    .environment(Workout())
    .dynamicTypeSize(.accessibility3)
}
