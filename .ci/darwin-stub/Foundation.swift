// What the files that are checked take from Foundation beside the C library, with the signatures it has on macOS.

@_exported import Darwin

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}

public struct Date: Comparable, Sendable {
  public init() {}
  public func addingTimeInterval(_ interval: Double) -> Date { self }
  public static func < (left: Date, right: Date) -> Bool { false }
}

public struct POSIXErrorCode: Sendable {
  public init?(rawValue: Int32) {}
  public static var EINVAL: POSIXErrorCode { POSIXErrorCode(rawValue: 22)! }
}

public struct POSIXError: Error {
  public init(_ code: POSIXErrorCode) {}
}

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
}

public final class FileHandle {
  public func readDataToEndOfFile() -> [UInt8] { [] }
}

public final class Pipe {
  public init() {}
  public var fileHandleForReading: FileHandle { FileHandle() }
}

public final class Process {
  public init() {}
  public var executableURL: URL?
  public var arguments: [String]?
  public var standardOutput: Any?
  public func run() throws {}
  public func waitUntilExit() {}
}
