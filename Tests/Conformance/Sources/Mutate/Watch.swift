// Looks after the threads that parse: a parse that takes too long or traps is named before the process ends.

import Foundation

/// Which mutation each thread is at. The signal handler reads it, so it is plain memory.
enum Watch {
  /// Far longer than any parse of a file this size, in an unoptimised build on a busy machine.
  private static let patience: TimeInterval = 30
  nonisolated(unsafe) private static var current = UnsafeMutablePointer<Int>.allocate(capacity: 64)
  nonisolated(unsafe) private static var since = UnsafeMutablePointer<TimeInterval>.allocate(capacity: 64)

  /// Watches so many threads; call it before they start.
  static func start(threads: Int) {
    for thread in 0..<64 {
      current[thread] = -1
      since[thread] = .infinity
    }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      Foundation.signal(signal) { _ in
        Watch.tell()
        _exit(1)
      }
    }
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        let now = Date().timeIntervalSinceReferenceDate
        if (0..<threads).contains(where: { now - since[$0] > patience }) {
          Watch.tell()
          _exit(1)
        }
      }
    }
  }

  static func begin(_ number: Int, thread: Int) {
    current[thread] = number
    since[thread] = Date().timeIntervalSinceReferenceDate
  }

  static func end(thread: Int) { since[thread] = .infinity }

  /// Writes the numbers of the mutations under way; allocates nothing, because a signal may have called it.
  private static func tell() {
    var buffer: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &buffer) { bytes in
      _ = write(2, "trap or hang in one of the mutations (try --only):", 50)
      for thread in 0..<64 where current[thread] >= 0 {
        var rest = current[thread]
        var place = bytes.count
        repeat {
          place -= 1
          bytes[place] = UInt8(48 + rest % 10)
          rest /= 10
        } while rest > 0
        place -= 1
        bytes[place] = 32
        if let base = bytes.baseAddress { _ = write(2, base + place, bytes.count - place) }
      }
      _ = write(2, "\n", 1)
    }
  }
}

/// Adds up the outcomes.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private let done = DispatchSemaphore(value: 0)
  private(set) var bytes = 0
  private(set) var declarations = 0
  private(set) var lost = 0
  private(set) var memory = 0.0
  private(set) var slowest = 0
  private(set) var complaints: [String] = []

  func add(_ outcome: Outcome, of mutation: Mutation) {
    lock.withLock {
      bytes += outcome.bytes
      declarations += outcome.declarations
      if outcome.lost { lost += 1 }
      if outcome.bytes >= 1024 { memory = max(memory, Double(outcome.memory) / Double(outcome.bytes)) }
      slowest = max(slowest, Int(outcome.time / .milliseconds(1)))
      complaints += outcome.complaints
    }
  }

  func finish() { done.signal() }

  func wait(_ threads: Int) { for _ in 0..<threads { done.wait() } }
}
