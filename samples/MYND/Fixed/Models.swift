import Foundation
import Observation

/// Something the person said, written down.
struct Thought: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
  var date: Date
  var hasRecording = false

  var preview: String {
    String(text.prefix(50))
  }
}

/// All thoughts, newest first.
@Observable
final class ThoughtStore {
  var thoughts = Thought.samples
  var removed: Thought?

  func save(_ text: String) {
    thoughts.insert(Thought(id: UUID(), title: "New thought", text: text, date: .now), at: 0)
  }

  func remove(_ thought: Thought) {
    thoughts.removeAll { $0.id == thought.id }
    removed = thought
  }

  func bringBack() {
    guard let removed else { return }
    thoughts.insert(removed, at: 0)
    self.removed = nil
  }
}

/// Listens, and turns speech into text.
@Observable
final class Recorder {
  var isRecording = false
  var isProcessing = false
  var transcript = ""

  func start() {
    isRecording = true
  }

  func stop() {
    isRecording = false
    isProcessing = true
  }

  func play(_ thought: Thought) {
    transcript = thought.text
  }
}

extension Thought {
  static let samples = [
    Thought(
      id: UUID(), title: "Balcony", text: "Tomatoes need a bigger pot before June.", date: .now, hasRecording: true),
    Thought(id: UUID(), title: "Call Ana", text: "Ask about the train on Friday.", date: .now),
  ]
}
