import Foundation
import Observation

struct Exercise: Identifiable, Hashable {
  let id: String
  let name: String
  let sets: Int
}

struct Post: Identifiable, Hashable {
  let id: String
  let author: String
  let avatarURL: URL?
  let text: String
  let photoName: String?
  let photoDescription: String
  var isLiked = false
}

/// What the camera thinks of the movement.
enum Verdict: String {
  case good = "Good form"
  case shallow = "Go lower"
  case risky = "Stop, your back is bent"
}

/// Looks at the pictures of the camera and judges the movement.
@Observable
final class FormJudge {
  var verdict = Verdict.good
  var usesFrontCamera = false
  var isFlashOn = false
}

/// The workout of today.
@Observable
final class Workout {
  var exercises = Exercise.samples
  var done: Set<Exercise.ID> = []
  var seconds = 0
  var restSeconds = 60.0
  var repetitions = 10
  var isRunning = false
  var weights: [Weight] = []

  var progress: Double {
    Double(done.count) / Double(max(exercises.count, 1))
  }

  var time: String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
  }
}

/// Posts of the people one trains with.
@Observable
final class Feed {
  var posts = Post.samples
  var shared: [Post.ID] = []

  func toggleLike(_ post: Post) {
    guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[index].isLiked.toggle()
  }

  func share(_ post: Post) {
    shared.append(post.id)
  }
}

@Observable
final class Session {
  var isSignedIn = false

  func signIn(email: String, password: String) -> Bool {
    isSignedIn = email.contains("@") && password.count >= 8
    return isSignedIn
  }
}

extension Exercise {
  static let samples = [
    Exercise(id: "squat", name: "Squat", sets: 3),
    Exercise(id: "row", name: "Bent-over row", sets: 4),
    Exercise(id: "plank", name: "Plank", sets: 2),
  ]
}

extension Post {
  static let samples = [
    Post(
      id: "1", author: "Ines", avatarURL: URL(string: "https://example.com/ines.jpg"),
      text: "First time at sixty kilograms today.", photoName: "post-squat",
      photoDescription: "Ines at the bottom of a squat"),
    Post(id: "2", author: "Marco", avatarURL: nil, text: "Rest day.", photoName: nil, photoDescription: ""),
  ]
}
