// Work spread over the processors with its results in order: the only file that shares memory between threads.

import Dispatch

public enum Parallel {
  /// Calls `body` with 0 ..< `count` on several threads and gives the results in that order, whoever finished first.
  /// `jobs` limits the number of threads; nil leaves it to the system.
  public static func map<Value: Sendable>(_ count: Int, jobs: Int?, _ body: @Sendable (Int) -> Value) -> [Value] {
    if count == 0 { return [] }
    if jobs == 1 || count == 1 { return (0..<count).map(body) }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each index is written once, by one thread, before concurrentPerform returns.
      nonisolated(unsafe) let base = buffer.baseAddress!
      if let jobs, jobs > 1 {
        let lanes = min(jobs, count)
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
          for index in stride(from: lane, to: count, by: lanes) { (base + index).initialize(to: body(index)) }
        }
      } else {
        DispatchQueue.concurrentPerform(iterations: count) { index in (base + index).initialize(to: body(index)) }
      }
      initialized = count
    }
  }
}

/// Counts finished work from any thread and tells about it one at a time, on a queue of its own.
public final class ProgressCounter: Sendable {
  private let queue = DispatchQueue(label: "curbcut.progress")
  private let report: @Sendable (Int) -> Void
  // Touched on `queue` alone.
  nonisolated(unsafe) private var finished = 0

  /// `report` gets the number of finished files.
  public init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

  func advance() {
    queue.async {
      self.finished += 1
      self.report(self.finished)
    }
  }

  /// Waits until everything reported so far has been told.
  public func finish() { queue.sync {} }
}
