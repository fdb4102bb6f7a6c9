// Work spread over the processors with its results in order: the only file that shares memory between threads.

import Dispatch

public enum Parallel {
  /// Calls `body` with 0 ..< `count` on several threads and gives the results in that order, whoever finished first.
  /// `jobs` limits the number of threads; nil is one for each processor. They are threads of its own, also when one is
  /// enough: nobody else's have a stack of a known size.
  public static func map<Value: Sendable>(_ count: Int, jobs: Int?, _ body: @Sendable (Int) -> Value) -> [Value] {
    map(count, jobs: jobs, keeping: {}) { index, _ in body(index) }
  }

  /// The same with something that each thread keeps from one number to the next.
  static func map<Value: Sendable, Kept>(
    _ count: Int, jobs: Int?, keeping made: @Sendable () -> Kept, _ body: @Sendable (Int, Kept) -> Value
  ) -> [Value] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each index is written once, by one thread, before `onThreads` returns.
      nonisolated(unsafe) let base = buffer.baseAddress!
      let turns = Turns(count)
      System.onThreads(min(jobs ?? System.processors, count)) { _ in
        let kept = made()
        while let index = turns.next() { (base + index).initialize(to: body(index, kept)) }
      }
      initialized = count
    }
  }

  /// Does two things, at the same time where more than one thread is allowed.
  static func both<A: Sendable, B: Sendable>(
    jobs: Int?, _ first: @Sendable () -> A, _ second: @Sendable () -> B
  ) -> (A, B) {
    // Each is written once, by one thread, before `onThreads` returns.
    nonisolated(unsafe) var one: A?
    nonisolated(unsafe) var other: B?
    let isAlone = jobs == 1
    System.onThreads(isAlone ? 1 : 2) { index in
      if index == 0 { one = first() }
      if index == 1 || isAlone { other = second() }
    }
    return (one!, other!)
  }
}

extension Parallel {
  /// Makes something while something else is done that asks for it at some point.
  static func beside<A: Sendable, B: Sendable>(
    jobs: Int?, _ made: @Sendable () -> A, _ body: @Sendable (() -> A) -> B
  ) -> B {
    if jobs == 1 {
      let one = made()
      return body { one }
    }
    // Each is written once, by one thread, before it is read: `one` behind the signal.
    nonisolated(unsafe) var one: A?
    nonisolated(unsafe) var other: B?
    let isMade = DispatchSemaphore(value: 0)
    // The first thread is there before the second: the second never waits for what nobody makes.
    System.onThreads(2) { index in
      if index == 0 {
        one = made()
        isMade.signal()
      } else {
        other = body {
          isMade.wait()
          isMade.signal()
          return one!
        }
      }
    }
    return other!
  }
}

/// Numbers from 0 on, each given to one thread.
private final class Turns: Sendable {
  private let count: Int
  private let lock = System.Lock()
  // Touched behind the lock alone.
  nonisolated(unsafe) private var given = 0

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    lock.held {
      guard given < count else { return nil }
      given += 1
      return given - 1
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
