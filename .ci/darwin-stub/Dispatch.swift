// What is taken from Dispatch, whose module on this system would bring another C library along.

public final class DispatchQueue: Sendable {
  public init(label: String) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value { try work() }
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}
